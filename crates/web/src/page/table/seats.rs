//! What every player's zone begins with.

use maud::{Markup, html};
use session::{Millis, Seat};

use super::around::Around;
use super::coach;
use crate::page::{face, figures};

/// Who sits there, whether they are asked, and their clock.
#[must_use]
pub fn head(table: &Around, seat: Seat) -> Markup {
    head_of_sheet(table, seat, None)
}

/// The same; the name leads to all there is to know about the player, and tells it in short.
#[must_use]
pub fn head_of_sheet(table: &Around, seat: Seat, sheet: Option<(&str, &str)>) -> Markup {
    let (say, is_me) = (table.say(), table.me() == Some(seat));
    let Some(info) = table.info().seats.get(seat.index()) else { return html! {} };
    let is_asked = table.info().asked.has(seat);
    // Where the whole seat is the link, that around the name is hidden, and the name with it to some who read aloud.
    let spoken =
        sheet.map(|_| if is_me { format!("{} {}", table.name(seat), say.board_you()) } else { table.name(seat) });
    html! {
        header {
            h2 id={ "p-name-" (seat.0) } aria-label=[spoken] {
                (figures::of_seat(info))
                @match sheet {
                    Some((address, in_short)) => a href=(address) data-dialog title=(in_short) { span.name { (table.name(seat)) } },
                    None => span.name { (table.name(seat)) },
                }
                @if is_me { " " small.you.muted { (say.board_you()) } }
            }
            // The note tells the visitor themselves; and nobody thinks while a coach waits to be read.
            @if is_asked && !is_me && !coach::waits(table) { span.chip.turn { (say.table_asked()) } }
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
