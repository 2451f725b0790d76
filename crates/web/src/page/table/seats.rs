//! What every player's zone begins with.

use std::borrow::Cow;

use maud::{Markup, html};
use session::{Millis, Seat};

use super::around::Around;
use super::coach;
use super::zone::Key;
use crate::page::{face, figures};

/// The name of something that each player has: it begins with the same letters, and ends with the number of the seat.
macro_rules! by_seat {
    ($begins:literal, $seat:expr $(, $ends:literal)?) => {{
        const NAMES: [&str; 6] = [
            concat!($begins, "0" $(, $ends)?),
            concat!($begins, "1" $(, $ends)?),
            concat!($begins, "2" $(, $ends)?),
            concat!($begins, "3" $(, $ends)?),
            concat!($begins, "4" $(, $ends)?),
            concat!($begins, "5" $(, $ends)?),
        ];
        NAMES[$seat.index()]
    }};
}
pub(crate) use by_seat;

/// Who sits there, whether they are asked, and their clock.
#[must_use]
pub fn head(table: &Around, seat: Seat) -> Markup {
    head_of_sheet(table, seat, None)
}

/// Where all there is to know about a player is found.
#[derive(Clone, Copy)]
pub struct Sheet<'a> {
    /// Its address.
    pub address: &'a str,
    /// What it says in short.
    pub in_short: &'a dyn Fn() -> String,
    /// What that depends on.
    pub key: Key,
}

/// The same; the name leads to all there is to know about the player, and tells it in short.
#[must_use]
pub fn head_of_sheet(table: &Around, seat: Seat, sheet: Option<Sheet>) -> Markup {
    let (say, is_me) = (table.say(), table.me() == Some(seat));
    let Some(info) = table.info().seats.get(seat.index()) else { return html! {} };
    let is_asked = table.info().asked.has(seat);
    // Where the whole seat is the link, that around the name is hidden, and the name with it to some who read aloud.
    let spoken = sheet.map(|_| {
        if is_me { [table.name(seat), &say.board_you()].join(" ").into() } else { Cow::from(table.name(seat)) }
    });
    let id = by_seat!("p-name-", seat);
    let key = Key::of((
        std::mem::discriminant(&info.kind),
        &info.level,
        &info.name,
        table.name(seat),
        sheet.map(|sheet| sheet.key),
    ));
    let name = || {
        html! {
            h2 id=(id) aria-label=[&spoken] {
                (figures::of_seat(info))
                @match sheet {
                    Some(sheet) => a href=(sheet.address) data-dialog title=((sheet.in_short)()) { span.name { (table.name(seat)) } },
                    None => span.name { (table.name(seat)) },
                }
                @if is_me { " " small.you.muted { (say.board_you()) } }
            }
        }
    };
    html! {
        header {
            (table.part("h2", id, Some(key), name))
            // Seen at the seat that is asked. The note tells the visitor themselves; and nobody thinks while a coach waits to be read.
            @if !is_me && !coach::waits(table) { span.chip.turn.thinks { (say.table_asked()) } }
            @if info.is_away { span.chip { (say.table_away()) } }
            @if info.is_out { span.chip { (say.table_out()) } }
            @if let Some(left) = info.left { (clock(left, is_asked)) }
        }
    }
}

/// Minutes and seconds; a script counts them down.
fn clock(left: Millis, runs: bool) -> Markup {
    let seconds = left.max(0) / 1000;
    html! {
        span.clock data-left=(left) data-runs[runs] { (face::symbol("clock")) span { (format!("{}:{:02}", seconds / 60, seconds % 60)) } }
    }
}
