//! Painting in words: places by island, and by what they bring. Or the squares are named.

use maud::{Markup, html};
use session::Seat;
use session::islands::{Colour, Easel, Move, Nth, Outcome, Squares, Stroke};

use super::super::{Desk, ask, auction, paint};
use crate::page::table::note::{self, Note};
use crate::page::table::spoken::upper;

/// So few places are all unfolded.
const FEW: usize = 12;

/// Places that bring the same in the same colour.
struct Group<'a> {
    colour: Colour,
    outcome: &'a Outcome,
    places: Vec<Squares>,
}

/// The question, if something is to be painted, or can be prepared.
#[must_use]
pub fn note(desk: &Desk) -> Note {
    let (Some(easel), Some(me)) = (paint::easel(desk), desk.me()) else { return note::waiting(&desk.around) };
    let say = desk.say();
    let why = match easel.source {
        session::islands::Source::Auction => auction::state(desk),
        other => say.islands_note_paint_why(other.word()),
    };
    let how = html! {
        @if easel.is_ahead { p { (say.paint_ahead()) } }
        @if let Some(plan) = paint::plan(desk) {
            p {
                (say.paint_prepared(&desk.teller.in_short(me, plan))) " "
                button.button.small name="do" value="unprepare" { (say.paint_unprepare()) }
            }
        }
        p { (say.text_paint_how()) }
    };
    let islands: Vec<Nth> = Nth::ALL.into_iter().filter(|nth| easel.strokes.iter().any(|s| s.island == *nth)).collect();
    let answers = html! {
        @for &nth in &islands { (on_island(desk, easel, (me, nth))) }
        (by_name(desk, easel, me, &islands))
        (paint::give_up(desk, easel))
    };
    ask::plain(html! { (why) }, &say.islands_note_paint(&paint::brush(desk, easel)), how, answers)
}

/// The word of the button that sends a painting.
const fn deed(easel: &Easel) -> &'static str {
    if easel.is_ahead { "prepare" } else { "paint" }
}

/// The places on an island, by what they bring: the most first.
fn on_island(desk: &Desk, easel: &Easel, (me, nth): (Seat, Nth)) -> Markup {
    let say = desk.say();
    let groups = groups(easel, nth);
    let is_unfolded = easel.strokes.len() <= FEW;
    let name = desk.teller.island(me, nth);
    html! {
        h3 { (name) }
        @for (n, group) in groups.iter().enumerate() {
            details.places id={ "text-places-" (nth) "-" (n) } open[is_unfolded] {
                summary { (summary(desk, easel, group)) }
                ul.choices {
                    @for &squares in &group.places {
                        @let m = Move::Paint { island: nth, colour: group.colour, squares };
                        li {
                            button.button.advised[desk.is_taken(m)] name="do" value={ (deed(easel)) " " (paint::field(desk, m)) } {
                                (upper(&desk.teller.squares(squares))) @if desk.is_taken(m) { " (" (say.text_advised()) ")" }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What places of a group bring, and how many there are.
fn summary(desk: &Desk, easel: &Easel, group: &Group) -> String {
    let say = desk.say();
    let brings = paint::come_of(desk, group.outcome);
    let brings = if brings.is_empty() { say.text_paint_nothing() } else { brings.join(" ") };
    let places = say.text_places(group.places.len() as i64);
    let colour = (easel.colours.len() > 1).then(|| upper(&say.colour(group.colour)));
    let told = colour.map_or(brings.clone(), |colour| format!("{colour}: {brings}"));
    format!("{} {places}", told.trim_end())
}

/// The groups of an island: those that bring the most points first, then coins; the order of places is that of reading.
fn groups(easel: &Easel, nth: Nth) -> Vec<Group<'_>> {
    let mut groups: Vec<Group> = Vec::new();
    let here = easel.strokes.iter().filter(|stroke| stroke.island == nth);
    for &Stroke { squares, outcome, .. } in here {
        for colour in easel.colours.iter() {
            let Some(outcome) = outcome[colour as usize].and_then(|n| easel.outcomes.get(usize::from(n))) else {
                continue;
            };
            let known = groups.iter_mut().find(|group| group.colour == colour && std::ptr::eq(group.outcome, outcome));
            match known {
                Some(group) => group.places.push(squares),
                None => groups.push(Group { colour, outcome, places: vec![squares] }),
            }
        }
    }
    groups.sort_by_key(|group| std::cmp::Reverse((group.outcome.points, group.outcome.coins)));
    groups
}

/// Fields for squares that are named: whoever knows where to paint need not look through the places.
fn by_name(desk: &Desk, easel: &Easel, me: Seat, islands: &[Nth]) -> Markup {
    let say = desk.say();
    html! {
        fieldset.by-name {
            legend { (say.text_paint_by_name()) }
            p {
                label for="text-island" { (say.text_paint_island()) }
                select #text-island name="island" { @for &nth in islands { option value=(nth) { (desk.teller.island(me, nth)) } } }
            }
            p {
                label for="text-colour" { (say.paint_colour()) }
                select #text-colour name="colour" { @for colour in easel.colours.iter() { option value=(colour.word()) { (say.colour(colour)) } } }
            }
            p {
                label for="text-squares" { (say.text_paint_squares()) }
                input #text-squares type="text" name="squares" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="80";
            }
            button.button name="do" value={ (deed(easel)) "-named" } { (if easel.is_ahead { say.paint_prepare() } else { say.paint_confirm() }) }
        }
    }
}
