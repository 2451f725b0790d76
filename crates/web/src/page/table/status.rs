//! Whose turn it is, and what a player can do besides moves.

use maud::{Markup, html};
use session::{Seats, Status};

use super::around::Around;
use crate::page::face;

/// Whose turn it is, in one line that is read out when it changes.
#[must_use]
pub fn status(table: &Around) -> Markup {
    let is_mine = table.is_asked();
    html! {
        section #z-status .zone.status data-mine[is_mine] data-title=(title(table)) aria-live="polite" {
            p { strong { (text(table)) } }
            p #connection .muted data-lost=(table.say().table_connection_lost()) {}
        }
    }
}

/// What the browser's tab says.
#[must_use]
pub fn title(table: &Around) -> String {
    if table.is_asked() { table.say().table_your_turn() } else { text(table) }
}

fn text(table: &Around) -> String {
    let say = table.say();
    match table.info().status {
        Status::Running if table.is_asked() => say.table_your_turn(),
        Status::Running => match asked(table, table.info().asked) {
            names if names.is_empty() => say.table_chance(),
            names => say.table_waiting_for(&names),
        },
        Status::Paused => say.table_paused(),
        Status::Over => say.table_over(),
        Status::Ended => say.table_ended(),
        Status::Frozen => say.table_frozen(),
        Status::Open => String::new(),
    }
}

fn asked(table: &Around, seats: Seats) -> String {
    seats.iter().map(|seat| table.name(seat)).collect::<Vec<_>>().join(", ")
}

/// What can be done besides moves.
#[must_use]
pub fn tools(table: &Around) -> Markup {
    let (say, info) = (table.say(), table.info());
    let plays = table.me().filter(|&seat| info.status == Status::Running && !info.seats[seat.index()].is_out);
    let is_away = plays.is_some_and(|seat| info.seats[seat.index()].is_away);
    let has_offered = plays.is_some_and(|seat| info.offers.has(seat));
    html! {
        section #z-tools .zone.tools aria-label=(say.table_tools()) {
            form #deed method="post" action=(table.at("/do")) {
                input type="hidden" name="version" value=(info.version);
                @if table.close.may_take_back {
                    button.button name="do" value="take-back" { (face::symbol("undo")) (say.table_take_back()) }
                }
                @if info.hints && table.is_asked() {
                    a.button href=(table.at("/hint")) data-dialog { (face::symbol("hint")) (say.table_hint()) }
                }
                @if is_away { button.button.primary name="do" value="return" { (say.table_return()) } }
                @if plays.is_some() {
                    details.more {
                        summary { (say.table_more()) }
                        @if has_offered {
                            button.button name="do" value="withdraw" { (say.table_withdraw()) }
                        } @else {
                            button.button name="do" value="offer" { (say.table_offer()) }
                        }
                        @if !is_away { button.button name="do" value="leave" { (say.table_leave()) } }
                        button.button.danger name="do" value="resign" { (face::symbol("flag")) (say.table_resign()) }
                    }
                }
                @if !info.offers.is_empty() && info.status == Status::Running {
                    p.notice { (say.table_offered(&asked(table, info.offers))) }
                }
            }
        }
    }
}
