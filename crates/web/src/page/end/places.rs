//! Who came where, and why.

use maud::{Markup, html};
use phrases::Person;
use session::look::Placed;
use session::{Seat, Status};

use crate::page::books;
use crate::page::face;
use crate::page::table::desk::Desk;

/// The players by their places; those of a game without places by their points.
pub fn in_order(desk: &Desk) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..desk.help.seats.len()).map(|seat| Seat(seat as u8)).collect();
    match &desk.info().result {
        Some(result) => seats.sort_by_key(|seat| result.get(seat.index()).map(|placed| placed.place)),
        None if desk.info().status == Status::Ended => {
            seats.sort_by_key(|seat| std::cmp::Reverse(desk.help.seats[seat.index()].score));
        }
        None => {}
    }
    seats
}

/// What a player is called among others.
pub fn name(desk: &Desk, seat: Seat) -> String {
    match desk.teller.person(seat) {
        Person::You => desk.say().board_you(),
        Person::Other(name) => name,
    }
}

/// Who has won.
pub fn headline(desk: &Desk) -> String {
    let say = desk.say();
    let Some(result) = &desk.info().result else { return say.table_ended() };
    let first: Vec<Seat> = in_order(desk).into_iter().filter(|seat| place(result, *seat) == Some(1)).collect();
    let score = first.first().and_then(|seat| result.get(seat.index())?.score);
    match (first.as_slice(), score) {
        (&[only], Some(score)) => say.won(score, &desk.teller.person(only)),
        (&[only], None) => say.end_won_alone(&desk.teller.person(only)),
        ([], _) | (_, None) => say.table_over(),
        (_, Some(score)) => {
            let names: Vec<_> = first.iter().map(|&seat| name(desk, seat)).collect();
            say.won_together(&names.join(", "), score)
        }
    }
}

fn place(result: &[Placed], seat: Seat) -> Option<u8> {
    result.get(seat.index()).map(|placed| placed.place)
}

/// All places, with what the points come from.
pub fn table(desk: &Desk) -> Markup {
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
                tbody { @for seat in in_order(desk) { @if let Some(placed) = result.get(seat.index()) { (row(desk, seat, *placed)) } } }
            }
        }
        @if let Some(tie) = tie(desk, result) { p.tie.muted { (books::linked(&tie)) } }
    }
}

fn row(desk: &Desk, seat: Seat, placed: Placed) -> Markup {
    let scored = &desk.help.seats[seat.index()].scored;
    let cards: i16 = scored.iter().map(|scored| scored.points).sum();
    let effects: i16 = scored.iter().map(|scored| scored.bonus).sum();
    let is_out = desk.info().seats.get(seat.index()).is_some_and(|info| info.is_out);
    html! {
        tr class=[(placed.place == 1).then_some("first")] {
            td.place { @if placed.place == 1 { (face::symbol("crown")) } (placed.place) }
            th scope="row" {
                (name(desk, seat))
                @if is_out { " " span.chip { (desk.say().end_gave_up()) } }
            }
            td.number.part { (cards) }
            td.number.part { (effects) }
            td.number.total { @if let Some(score) = placed.score { (score) } @else { "–" } }
            td.number { (desk.scene.view.table.seats[seat.index()].hand) }
        }
    }
}

/// Why players with as many points have different places, or the same.
fn tie(desk: &Desk, result: &[Placed]) -> Option<String> {
    let pairs = || result.iter().enumerate().flat_map(|(n, a)| result[..n].iter().map(move |b| (a, b)));
    let (mut broken, mut shared) = (false, false);
    for (a, b) in pairs().filter(|(a, b)| a.score.is_some() && a.score == b.score) {
        broken |= a.place != b.place;
        shared |= a.place == b.place;
    }
    let say = desk.say();
    if broken { Some(say.end_tie()) } else { shared.then(|| say.end_tie_shared()) }
}
