//! What every card and effect scores, player by player.

use maud::{Markup, html};
use phrases::hyphenated;
use session::Seat;
use session::cards::{Kind, Scored, Side};

use super::{Desk, end};
use crate::page::face;
use crate::page::table::places;

/// The points, card by card, for each player: so far, or at the end.
#[must_use]
pub fn of_all(desk: &Desk) -> Markup {
    html! { div.points-of-all { @for seat in places::in_order(&desk.around, &end::points_of(desk)) { (of_player(desk, seat)) } } }
}

fn of_player(desk: &Desk, seat: Seat) -> Markup {
    let (say, help) = (desk.say(), &desk.help.seats[seat.index()]);
    let of_side =
        |side| help.scored.iter().filter(move |scored| scored.owner == Some(seat) && scored.side == Some(side));
    let elsewhere = help.scored.iter().filter(|scored| scored.owner != Some(seat));
    html! {
        table.points {
            caption { (places::name(&desk.around, seat)) " " span.total { (say.board_points(help.score)) } }
            @if help.scored.is_empty() {
                tbody { tr { td.muted { (say.end_nothing()) } } }
            } @else {
                thead {
                    tr {
                        th scope="col" { (say.end_card()) }
                        th.number scope="col" { (say.end_points()) }
                        th.number scope="col" { (say.end_effect()) }
                    }
                }
                @for side in Side::BOTH { (part(desk, &say.end_collection(side.word()), seat, of_side(side))) }
                (part(desk, &say.end_elsewhere(), seat, elsewhere))
                tfoot {
                    tr {
                        th scope="row" { (say.end_total()) }
                        td.number { (help.scored.iter().map(|scored| scored.points).sum::<i16>()) }
                        td.number { (signed(help.scored.iter().map(|scored| scored.bonus).sum())) }
                    }
                }
            }
        }
    }
}

/// The cards of one collection, or of none of the player's.
fn part<'a>(desk: &Desk, title: &str, seat: Seat, cards: impl Iterator<Item = &'a Scored>) -> Markup {
    let mut cards = cards.peekable();
    if cards.peek().is_none() {
        return html! {};
    }
    html! {
        tbody {
            tr.part { th colspan="3" scope="rowgroup" { (title) } }
            @for scored in cards { (row(desk, seat, *scored)) }
        }
    }
}

fn row(desk: &Desk, seat: Seat, scored: Scored) -> Markup {
    let (card, facts) = (scored.card, desk.teller.edition.facts(scored.card));
    // A card may score by its effect without having one of its own, as a copy does.
    let explains = scored.bonus != 0 || facts.ability.kind() == Kind::Scoring;
    let is_own = scored.owner == Some(seat);
    html! {
        tr {
            th.scored scope="row" {
                a href={ "/cards/" (card.slug()) } data-card=(card.slug()) {
                    (face::tile(&desk.teller, card))
                    (hyphenated(desk.say().language(), desk.teller.noun(card).one))
                }
                @if !is_own { " " span.muted { (place(desk, scored)) } }
                @if explains { small.effect { (desk.teller.effect(card)) } }
            }
            td.number { @if is_own { (scored.points) } }
            td.number { (signed(scored.bonus)) }
        }
    }
}

/// Where a card lies that is none of the player's own.
fn place(desk: &Desk, scored: Scored) -> String {
    match scored.owner {
        Some(owner) => desk.say().end_from(&desk.teller.person(owner)),
        None => desk.say().end_in_play(),
    }
}

/// What an effect adds; nothing if it adds nothing.
pub fn signed(bonus: i16) -> String {
    match bonus {
        0 => String::new(),
        1.. => format!("+{bonus}"),
        _ => format!("−{}", bonus.unsigned_abs()),
    }
}
