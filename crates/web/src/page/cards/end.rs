//! The final screen of a card game: places, and every card's points.

use maud::{Markup, html};
use session::look::Placed;
use session::{Seat, Status};

use super::{Desk, points};
use crate::page::table::{end, places};
use crate::page::{books, face};

/// The final screen.
#[must_use]
pub fn screen(desk: &Desk) -> Markup {
    let say = desk.say();
    html! {
        header.result {
            (face::symbol("crane"))
            h2 { (places::headline(&desk.around)) }
        }
        @if desk.info().result.is_some() { (table(desk)) }
        (end::what_next(&desk.around))
        section.card-by-card aria-labelledby="card-by-card" {
            h2 #card-by-card { (say.end_card_by_card()) }
            @if desk.info().status == Status::Ended { p.muted { (say.end_as_it_stood()) } }
            (points::of_all(desk))
        }
    }
}

/// The points of all players of a card game.
pub(super) fn points_of(desk: &Desk) -> Vec<i16> {
    desk.help.seats.iter().map(|seat| seat.score).collect()
}

/// All places, with what the points come from.
fn table(desk: &Desk) -> Markup {
    let say = desk.say();
    let Some(result) = &desk.info().result else { return html! {} };
    html! {
        div.standings tabindex="0" role="region" aria-label=(say.end_places()) {
            table {
                caption.visually-hidden { (say.end_places()) }
                thead {
                    tr {
                        th scope="col" { (say.end_place()) }
                        th scope="col" { (say.end_player()) }
                        th.number.part scope="col" { (say.end_of_cards()) }
                        th.number.part scope="col" { (say.end_of_effects()) }
                        th.number scope="col" { (say.end_total()) }
                        th.number scope="col" { (say.end_in_hand()) }
                    }
                }
                tbody { @for seat in places::in_order(&desk.around, &points_of(desk)) { @if let Some(placed) = result.get(seat.index()) { (row(desk, seat, *placed)) } } }
            }
        }
        @if let Some(tie) = tie(desk, result) { p.tie.muted { (books::linked(&tie)) } }
    }
}

fn row(desk: &Desk, seat: Seat, placed: Placed) -> Markup {
    let scored = &desk.help.seats[seat.index()].scored;
    let cards: i16 = scored.iter().map(|scored| scored.points).sum();
    let effects: i16 = scored.iter().map(|scored| scored.bonus).sum();
    html! {
        tr class=[(placed.place == 1).then_some("first")] {
            (places::who(&desk.around, seat, placed))
            td.number.part { (cards) }
            td.number.part { (effects) }
            td.number.total { @if let Some(score) = placed.score { (score) } @else { "–" } }
            td.number { (desk.scene.view.table.seats[seat.index()].hand) }
        }
    }
}

/// Why players with as many points have different places, or the same.
fn tie(desk: &Desk, result: &[Placed]) -> Option<String> {
    let say = desk.say();
    match places::ties(result) {
        (true, _) => Some(say.end_tie()),
        (false, shared) => shared.then(|| say.end_tie_shared()),
    }
}
