//! Painting: what is painted, where, and what would come of it.
//!
//! The form works by links and radio buttons alone. A script that moves the shape finds all it needs in one element; it decides nothing: what
//! is not in the list of placements can't be sent.

mod data;

use drawings::island::piece;
use maud::{Markup, PreEscaped, html};
use phrases::signed;
use session::islands::{Ask, Brush, Colour, Easel, Move, Nth, Outcome, Source, Square, Squares, Stroke};
use session::{Seat, Status};

use super::{Desk, ask, auction};
use crate::page::table::note::{self, Note};

pub use data::{mask, words};

/// What the visitor can paint now, or prepare.
#[must_use]
pub fn easel<'a>(desk: &Desk<'a>) -> Option<&'a Easel> {
    desk.help.easel.as_ref().filter(|_| desk.info().status == Status::Running && desk.me().is_some())
}

/// What the visitor has prepared.
#[must_use]
pub fn plan(desk: &Desk) -> Option<Move> {
    let (easel, words) = (easel(desk)?, desk.help.plan.as_deref()?);
    moves(easel).map(|(m, _)| m).find(|&m| desk.scene.words(m) == words)
}

/// All placements in all their colours, with what comes of each.
fn moves(easel: &Easel) -> impl Iterator<Item = (Move, &Outcome)> {
    easel.strokes.iter().flat_map(move |stroke| {
        let Stroke { island, squares, outcome } = *stroke;
        Colour::ALL.into_iter().filter_map(move |colour| {
            let outcome = easel.outcomes.get(usize::from(outcome[colour as usize]?))?;
            Some((Move::Paint { island, colour, squares }, outcome))
        })
    })
}

/// The note, if that is asked, or can be prepared.
#[must_use]
pub fn note(desk: &Desk) -> Note {
    let (Some(easel), Some(me)) = (easel(desk), desk.me()) else { return note::waiting(&desk.around) };
    let say = desk.say();
    let why = match easel.source {
        Source::Auction => auction::state(desk),
        other => say.islands_note_paint_why(other.word()),
    };
    let how = html! {
        div.painting data-take=[taken(desk)] {
            div data-easel hidden { (PreEscaped(data::of(desk, easel, me))) }
            @if easel.is_ahead { p.ahead { (say.paint_ahead()) } }
            @if let Some(plan) = plan(desk) {
                p.plan {
                    (say.paint_prepared(&desk.teller.in_short(me, plan))) " "
                    button.button.small name="do" value="unprepare" { (say.paint_unprepare()) }
                }
            }
            @match desk.at {
                Some((nth, square)) => (placements(desk, me, easel, (nth, square))),
                None => p.choose { (say.paint_choose()) },
            }
            output.preview.scripts-only #preview data-scrolls {}
        }
    };
    ask::plain(html! { (why) }, &say.islands_note_paint(&brush(desk, easel)), how, buttons(desk, easel))
}

/// Colour, turning, painting, and giving up.
fn buttons(desk: &Desk, easel: &Easel) -> Markup {
    let say = desk.say();
    html! {
        @if easel.colours.len() > 1 { (colours(desk, easel)) }
        button.button.scripts-only.turns type="button" data-turn hidden[easel.turns.len() < 2] {
            (drawn(easel)) (say.paint_turn())
        }
        button.button.quiet.scripts-only type="button" data-lift hidden { (say.paint_lift()) }
        @if easel.is_ahead {
            button.button.primary name="do" value="prepare" data-confirm { (say.paint_prepare()) }
        } @else {
            button.button.primary name="do" value="paint" data-confirm { (say.paint_confirm()) }
        }
        (give_up(desk, easel))
    }
}

/// A little picture of what is painted.
fn drawn(easel: &Easel) -> Markup {
    let form = match easel.brush {
        Brush::Free(_) => return html! {},
        _ => easel.turns.first().copied().unwrap_or(Squares(1)),
    };
    html! { span.brush-piece { (PreEscaped(piece(form, easel.colours.the_only()))) } }
}

/// What is painted, and how: "shape 3 (the L), in red".
#[must_use]
pub fn brush(desk: &Desk, easel: &Easel) -> String {
    let (say, teller) = (desk.say(), &desk.teller);
    let what = match easel.brush {
        Brush::Square => say.paint_brush_square(),
        Brush::Whole(shape) => teller.shape(shape),
        Brush::First(shape) => say.paint_brush_half(&teller.shape(shape), "first"),
        Brush::Second(shape) => say.paint_brush_half(&teller.shape(shape), "second"),
        Brush::Free(squares) => say.paint_brush_free(squares),
    };
    // Where there is a choice, the colours stand beside it.
    if easel.colours.len() > 1 { what } else { format!("{what}, {}", teller.in_colours(easel.colours)) }
}

/// The colours to choose from: by name, colour, hatching and letter.
fn colours(desk: &Desk, easel: &Easel) -> Markup {
    let say = desk.say();
    let first = desk.table().season.filter(|&season| easel.colours.has(season));
    let first = first.or_else(|| easel.colours.iter().next());
    html! {
        fieldset.segmented.colours.scripts-only aria-label=(say.paint_colour()) {
            @for colour in easel.colours.iter() {
                label {
                    input type="radio" name="colour" value=(colour.word()) checked[Some(colour) == first];
                    span.brush-piece { (PreEscaped(piece(Squares(1), Some(colour)))) }
                    span { (say.colour(colour)) }
                }
            }
        }
    }
}

/// The placements that hold a square, with scripts off.
fn placements(desk: &Desk, me: Seat, easel: &Easel, (nth, square): (Nth, Square)) -> Markup {
    let say = desk.say();
    let holds = |m: &Move| matches!(*m, Move::Paint { island, squares, .. } if island == nth && squares.has(square));
    let all: Vec<_> = moves(easel).filter(|(m, _)| holds(m)).collect();
    if all.is_empty() {
        return html! { p.choose { (say.paint_no_placement()) } };
    }
    html! {
        fieldset.placements {
            legend { (say.paint_placements(&square.to_string())) }
            @for (m, outcome) in &all {
                label.check {
                    input type="radio" name="paint" value=(field(desk, *m)) required checked[all.len() == 1 || desk.is_taken(*m)];
                    span { (desk.teller.in_short(me, *m)) " " small.muted { (come_of(desk, outcome).join(" ")) } }
                }
            }
        }
    }
}

/// The painting that was taken over from a hint, as the form says it.
fn taken(desk: &Desk) -> Option<String> {
    desk.taken.filter(|m| matches!(m, Move::Paint { .. })).map(|m| field(desk, m))
}

/// A painting as the form says it: island, colour and squares.
#[must_use]
pub fn field(desk: &Desk, m: Move) -> String {
    let words = desk.scene.words(m);
    words.strip_prefix("paint ").unwrap_or(&words).to_owned()
}

/// What comes of a painting, in sentences.
#[must_use]
pub fn come_of(desk: &Desk, outcome: &Outcome) -> Vec<String> {
    let say = desk.say();
    let mut lines = Vec::new();
    if outcome.points != 0 {
        lines.push(say.paint_points(&with_sign(outcome.points.into())));
    }
    if outcome.coins != 0 {
        lines.push(say.paint_coins(&with_sign(outcome.coins)));
    }
    lines.extend(desk.teller.log(&outcome.events, 0).into_iter().map(|line| line.text));
    lines
}

/// A number with its sign.
fn with_sign(n: i32) -> String {
    if n > 0 { format!("+{n}") } else { signed(n) }
}

/// Giving up, and what is lost by it.
#[must_use]
pub fn give_up(desk: &Desk, easel: &Easel) -> Markup {
    let say = desk.say();
    if easel.is_ahead || easel.give_up.is_none() {
        return html! {};
    }
    html! {
        details.give-up {
            summary { (say.paint_give_up()) }
            p {
                (say.paint_lost(easel.source.word()))
                @if matches!(easel.brush, Brush::First(_)) { " " (say.paint_lost_halves()) }
                " " button.button.small.danger name="do" value="give-up" { (say.paint_give_up()) }
            }
        }
    }
}

/// The question an easel answers.
const fn question(easel: &Easel) -> Ask {
    Ask::Paint { source: easel.source, brush: easel.brush, colours: easel.colours }
}
