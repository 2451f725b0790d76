//! Who came where, and why.

use maud::{Markup, html};
use phrases::{Person, signed};
use session::look::Placed;
use session::{Seat, SeatKind, Status};

use super::around::Around;
use crate::page::{face, figures};

/// The players by their places; those of a game without places by these points.
#[must_use]
pub fn in_order(table: &Around, points: &[i16]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..points.len()).map(|seat| Seat(seat as u8)).collect();
    match &table.info().result {
        Some(result) => seats.sort_by_key(|seat| result.get(seat.index()).map(|placed| placed.place)),
        None if table.info().status == Status::Ended => {
            seats.sort_by_key(|seat| std::cmp::Reverse(points[seat.index()]));
        }
        None => {}
    }
    seats
}

/// A player, or the visitor.
#[must_use]
pub fn person(table: &Around, seat: Seat) -> Person {
    if table.me() == Some(seat) { Person::You } else { Person::Other(table.name(seat).to_owned()) }
}

/// What a player is called among others.
#[must_use]
pub fn name(table: &Around, seat: Seat) -> String {
    match person(table, seat) {
        Person::You => table.say().board_you(),
        Person::Other(name) => name,
    }
}

/// Who has won.
#[must_use]
pub fn headline(table: &Around) -> String {
    let say = table.say();
    let Some(result) = &table.info().result else { return say.table_ended() };
    let first = result.iter().enumerate().filter(|(_, placed)| placed.place == 1);
    let first: Vec<(Seat, Placed)> = first.map(|(seat, placed)| (Seat(seat as u8), *placed)).collect();
    match *first.as_slice() {
        [(only, Placed { score: Some(score), .. })] => say.won(score, &person(table, only)),
        [(only, _)] => say.end_won_alone(&person(table, only)),
        [(_, Placed { score: Some(score), .. }), ..] => {
            let names: Vec<_> = first.iter().map(|&(seat, _)| name(table, seat)).collect();
            say.won_together(&names.join(", "), score)
        }
        _ => say.table_over(),
    }
}

/// Is there a tie that something else than points has broken, and one that nothing has?
#[must_use]
pub fn ties(result: &[Placed]) -> (bool, bool) {
    let pairs = || result.iter().enumerate().flat_map(|(n, a)| result[..n].iter().map(move |b| (a, b)));
    let (mut broken, mut shared) = (false, false);
    for (a, b) in pairs().filter(|(a, b)| a.score.is_some() && a.score == b.score) {
        broken |= a.place != b.place;
        shared |= a.place == b.place;
    }
    (broken, shared)
}

/// A column of the table of places: its head, and a number by seat.
pub type Column = (String, Vec<i64>);

/// All places as a table: what the points come from, the points themselves, and what else counts.
#[must_use]
pub fn standings(table: &Around, points: &[i16], parts: &[Column], total: &str, besides: &[Column]) -> Markup {
    let say = table.say();
    let Some(result) = &table.info().result else { return html! {} };
    let value = |column: &Column, seat: Seat| column.1.get(seat.index()).copied().unwrap_or_default();
    html! {
        div.standings tabindex="0" role="region" aria-label=(say.end_places()) {
            table {
                caption.visually-hidden { (say.end_places()) }
                thead {
                    tr {
                        th scope="col" { (say.end_place()) }
                        th scope="col" { (say.end_player()) }
                        @for (head, _) in parts { th.number.part scope="col" { (head) } }
                        th.number scope="col" { (total) }
                        @for (head, _) in besides { th.number scope="col" { (head) } }
                    }
                }
                tbody {
                    @for seat in in_order(table, points) {
                        @if let Some(placed) = result.get(seat.index()) {
                            tr class=[(placed.place == 1).then_some("first")] {
                                (who(table, seat, *placed))
                                @for column in parts { td.number.part { (value(column, seat)) } }
                                td.number.total { @if let Some(score) = placed.score { (signed(score)) } @else { "–" } }
                                @for column in besides { td.number { (value(column, seat)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The place of a player, and who they are; the cells with which a row of the table of places begins.
fn who(table: &Around, seat: Seat, placed: Placed) -> Markup {
    let info = table.info().seats.get(seat.index());
    let is_out = info.is_some_and(|info| info.is_out);
    let bot = info.filter(|info| info.kind == SeatKind::Bot);
    html! {
        td.place { @if placed.place == 1 { (face::symbol("crown")) } (placed.place) }
        th scope="row" {
            @if let Some(bot) = bot { (figures::of_seat(bot)) " " }
            (name(table, seat))
            @if is_out { " " span.chip { (table.say().end_gave_up()) } }
        }
    }
}
