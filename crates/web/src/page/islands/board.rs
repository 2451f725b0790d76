//! The visitor's own islands, large.

use maud::{Markup, html};
use session::Seat;
use session::islands::{AtSeat, Easel, IslandAt, Move, Nth, Side, Square, Squares};

use super::picture::{self, Size};
use super::{Desk, paint, sites};

/// The visitor's islands; whoever watches sees all islands small, with their players.
#[must_use]
pub fn zone(desk: &Desk) -> Markup {
    let mine = desk.me().and_then(|me| Some((me, desk.seat(me)?))).filter(|(_, seat)| !seat.islands.is_empty());
    html! {
        section #z-islands .zone.my-islands hidden[mine.is_none()] aria-labelledby=[mine.map(|_| "islands-title")] {
            @if let Some((me, seat)) = mine {
                @let score = desk.help.scores.get(me.index());
                h2 #islands-title {
                    (desk.say().paint_mine()) " "
                    @if let Some(score) = score { span.badge { (points(desk, score.total)) } }
                }
                ol.my-isle-list.plain {
                    @for (nth, at) in Nth::ALL.into_iter().zip(&seat.islands) { (one(desk, me, seat, nth, at)) }
                }
            }
        }
    }
}

/// Points with their word.
fn points(desk: &Desk, points: i16) -> String {
    desk.say().islands_points(points.unsigned_abs(), &paint::number(points.into()))
}

/// One island: its name, how far it is, and the island itself with what can be done there.
fn one(desk: &Desk, me: Seat, seat: &AtSeat, nth: Nth, at: &IslandAt) -> Markup {
    let say = desk.say();
    let score = desk.help.scores.get(me.index()).and_then(|score| score.islands.get(nth.index()));
    let is_started = !at.painted().is_empty();
    html! {
        li.my-isle {
            h3 { kbd { (nth) } " " (at.island.name) }
            p.how-far {
                @if is_started {
                    @if let Some(score) = score { span.badge { (points(desk, score.total)) } }
                    " " span.muted { (say.islands_table_left(at.island.empty.without(at.painted()).len())) }
                } @else {
                    span.muted { (start(desk, seat, at)) }
                }
            }
            // A script gives it focus while something can be painted.
            div.canvas tabindex="-1" data-key={ "isle-" (nth) } data-island=(nth) data-columns=(at.island.columns) data-rows=(at.island.rows)
                data-ground=(say.paint_ground(&desk.teller.island(me, nth))) {
                (picture::island(desk, at, Size::Large))
                div.spots { (spots(desk, me, nth, at)) }
            }
        }
    }
}

/// With which access an island can be started.
fn start(desk: &Desk, seat: &AtSeat, at: &IslandAt) -> String {
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

/// What lies above the picture: landmarks and outlines that tell how far they are, squares that can be painted, and what is prepared.
fn spots(desk: &Desk, me: Seat, nth: Nth, at: &IslandAt) -> Markup {
    let easel = paint::easel(desk);
    let prepared = prepared(desk, nth);
    html! {
        @for square in easel.map_or(Squares::NONE, |easel| paintable(easel, nth)).iter() {
            a.spot href=(desk.at(&format!("?at={nth}-{square}#move"))) data-row=(square.row() + 1) data-column=(square.column() + 1)
                aria-current=[(desk.at == Some((nth, square))).then_some("true")] aria-label=(square) {}
        }
        @for square in prepared.iter() {
            span.prepared data-row=(square.row() + 1) data-column=(square.column() + 1) {}
        }
        @for site in &at.island.sites {
            (tip(desk, (me, nth), site.square, &sites::site_name(desk, site), at.island.rows))
        }
        @for outline in &at.island.outlines {
            @if let Some(first) = outline.squares.first() {
                (tip(desk, (me, nth), first, &sites::outline_name(desk, outline), at.island.rows))
            }
        }
    }
}

/// A button on a square that tells what is there as long as the pointer rests on it or it has focus.
fn tip(desk: &Desk, (seat, nth): (Seat, Nth), square: Square, name: &str, rows: u8) -> Markup {
    let id = format!("tip-{nth}-{square}");
    let is_outline = desk.seat(seat).is_some_and(|seat| seat.islands[nth.index()].island.empty.has(square));
    html! {
        button.site.outline[is_outline] type="button" data-row=(square.row() + 1) data-column=(square.column() + 1)
            aria-label=(name) aria-describedby=(id) {}
        // Where it does not cover what it tells of.
        span.tip.high[2 * square.row() >= rows] id=(id) role="tooltip" { (sites::told(desk, seat, nth, square).unwrap_or_default()) }
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
