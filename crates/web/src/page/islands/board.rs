//! The visitor's own islands, large.

use maud::{Markup, PreEscaped, Render as _, html};
use phrases::signed;
use session::Seat;
use session::islands::{AtSeat, Easel, IslandAt, Move, Nth, Side, Squares};

use super::picture::{self, Size};
use super::{Desk, keep, keys, paint, sites};
use crate::page::table::zone::Key;

/// The visitor's islands, or the sheets to choose from; whoever watches sees all islands small, with their players.
#[must_use]
pub fn zone(desk: &Desk) -> Markup {
    let sheets = keep::sheets(desk);
    let mine = desk.me().and_then(|me| Some((me, desk.seat(me)?))).filter(|(_, seat)| !seat.islands.is_empty());
    let is_empty = sheets.is_none() && mine.is_none();
    html! {
        section #z-islands .zone.own.my-islands.choosing[sheets.is_some()] hidden[is_empty] aria-label=[(!is_empty).then(|| desk.say().paint_mine())] {
            @if let Some(sheets) = sheets {
                (sheets)
            } @else if let Some((me, seat)) = mine {
                @let large = large(desk, seat);
                ol.my-isle-list.plain {
                    @for (nth, at) in Nth::ALL.into_iter().zip(&seat.islands) { (part(desk, me, seat, nth, at, nth == large)) }
                }
                div hidden {
                    (desk.around.part("div", "p-paint-words", Some(Key::of(())), || html! { div #p-paint-words { (PreEscaped(paint::words(desk))) } }))
                    p #paint-how { (desk.say().paint_how()) }
                    p #paint-how-free { (desk.say().paint_how_free()) }
                }
            }
        }
    }
}

/// The island that is large where there is room for only one: at which somebody wants to paint, or the first where that is possible.
fn large(desk: &Desk, seat: &AtSeat) -> Nth {
    let painted = || {
        let islands = Nth::ALL.into_iter().zip(&seat.islands);
        islands.rev().find(|(_, at)| !at.painted().is_empty()).map(|(nth, _)| nth)
    };
    let open = paint::easel(desk).and_then(|easel| easel.strokes.first()).map(|stroke| stroke.island);
    desk.at.map(|(nth, _)| nth).or(open).or_else(painted).unwrap_or(Nth::ALL[0])
}

/// Points with their word.
fn points(desk: &Desk, points: i16) -> String {
    desk.say().islands_points(points.unsigned_abs(), &signed(points))
}

/// One island, which is the same as long as all this is.
fn part(desk: &Desk, me: Seat, seat: &AtSeat, nth: Nth, at: &IslandAt, is_large: bool) -> Markup {
    let points = desk.help.scores.get(me.index()).and_then(|score| Some(score.islands.get(nth.index())?.total));
    let is_first = seat.islands.iter().all(|island| island.painted().is_empty());
    let spots = (paint::easel(desk).map(|easel| paintable(easel, nth)), prepared(desk, nth), desk.at);
    let key = Key::of((keys::island(desk, at), is_large, points, (seat.access, is_first), spots));
    desk.around.part("li", &format!("p-isle-{nth}"), Some(key), || one(desk, me, seat, nth, at, is_large)).render()
}

/// One island: its name, how far it is, and the island itself with what can be done there.
fn one(desk: &Desk, me: Seat, seat: &AtSeat, nth: Nth, at: &IslandAt, is_large: bool) -> Markup {
    let say = desk.say();
    let score = desk.help.scores.get(me.index()).and_then(|score| score.islands.get(nth.index()));
    let is_started = !at.painted().is_empty();
    let [choice, head, above] = ["isle-choice", "isle-head", "spots"].map(|part| format!("p-{part}-{nth}"));
    html! {
        li.my-isle.started[is_started] id={ "p-isle-" (nth) } data-place={ "isle-" (me.0) "-" (nth) } {
            (desk.around.part("input", &choice, None, || html! {
                input.isle-choice type="radio" name="isle" id=(choice) aria-label=(at.island.name) checked[is_large];
            }))
            (desk.around.part("header", &head, None, || html! {
                header id=(head) {
                    h3 { label for=(choice) { kbd { (nth) } " " (at.island.name) } }
                    @if is_started {
                        span.muted.left { (say.islands_table_left(at.island.empty.without(at.painted()).len())) }
                        @if let Some(score) = score {
                            span.points title=(points(desk, score.total)) { (signed(score.total)) span.visually-hidden { (points(desk, score.total)) } }
                        }
                    } @else {
                        span.muted.start { (start(desk, seat, at)) }
                    }
                }
            }))
            div.ground {
                // A script gives it focus while something can be painted.
                div.canvas tabindex="-1" data-square data-key={ "isle-" (nth) } data-island=(nth) data-columns=(at.island.columns) data-rows=(at.island.rows)
                    data-empty=(paint::mask(at.island.empty)) data-name=(desk.teller.island(me, nth))
                    data-ground=(say.paint_ground(&desk.teller.island(me, nth))) {
                    (picture::part(desk, at, Size::Large, &format!("p-isle-picture-{nth}")))
                    (desk.around.part("div", &above, None, || html! { div.spots id=(above) { (spots(desk, nth)) } }))
                    (tips(desk, nth, at))
                }
            }
        }
    }
}

/// What is told of its landmarks and outlines.
fn tips(desk: &Desk, nth: Nth, at: &IslandAt) -> Markup {
    let id = format!("p-sites-{nth}");
    let make = || html! { div.spots id=(id) { (sites::tips(desk, &nth.to_string(), at)) } };
    desk.around.part("div", &id, Some(keys::island(desk, at)), make).render()
}

/// With which access an island can be started.
#[must_use]
pub fn start(desk: &Desk, seat: &AtSeat, at: &IslandAt) -> String {
    let say = desk.say();
    let is_first = seat.islands.iter().all(|island| island.painted().is_empty());
    let [both, regular] = seat.access;
    if is_first {
        say.paint_start_first()
    } else if both > 0 && !at.island.at_secret_harbor.is_empty() {
        say.paint_start_access(Side::Single.word())
    } else if both + regular > 0 {
        say.paint_start_access(Side::Different.word())
    } else {
        say.paint_start_closed()
    }
}

/// What lies above the picture: squares that can be painted, and what is prepared.
fn spots(desk: &Desk, nth: Nth) -> Markup {
    let easel = paint::easel(desk);
    let prepared = prepared(desk, nth);
    html! {
        @for square in easel.map_or(Squares::NONE, |easel| paintable(easel, nth)).iter() {
            a.spot data-square href=(desk.at(&format!("?at={nth}-{square}#move"))) data-row=(square.row() + 1) data-column=(square.column() + 1)
                aria-current=[(desk.at == Some((nth, square))).then_some("true")] aria-label=(square) {}
        }
        @for square in prepared.iter() {
            span.prepared data-row=(square.row() + 1) data-column=(square.column() + 1) {}
        }
    }
}

/// The squares of an island that belong to a legal placement.
fn paintable(easel: &Easel, nth: Nth) -> Squares {
    let here = easel.strokes.iter().filter(|stroke| stroke.island == nth);
    here.fold(Squares::NONE, |all, stroke| all.or(stroke.squares))
}

/// The squares of an island that the visitor has prepared to paint.
fn prepared(desk: &Desk, nth: Nth) -> Squares {
    match paint::plan(desk) {
        Some(Move::Paint { island, squares, .. }) if island == nth => squares,
        _ => Squares::NONE,
    }
}
