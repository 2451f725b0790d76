//! A seat is offered: what is played, and a button.

use maud::{Markup, html};
use session::{Status, TableInfo, Token};

use crate::page::Visit;
use crate::page::home::{quick, words};
use crate::page::invite::options;
use crate::problem::Problem;

/// The page of one who may sit down: by an invitation, or because everybody may.
#[must_use]
pub fn invitation(visit: &Visit, table: &TableInfo, token: Option<&Token>) -> Markup {
    if table.status != Status::Open || words::free(table) == 0 {
        return late(visit, table);
    }
    offer(visit, table, token, None, None)
}

/// The same again, after a name that can't be one.
pub(super) fn again(visit: &Visit, table: &TableInfo, token: Option<&Token>, typed: &str, problem: &Problem) -> Markup {
    offer(visit, table, token, Some(typed), Some(problem))
}

fn offer(
    visit: &Visit,
    table: &TableInfo,
    token: Option<&Token>,
    typed: Option<&str>,
    problem: Option<&Problem>,
) -> Markup {
    let say = visit.say();
    let host = table.host.and_then(|seat| table.seats.get(seat.index())).map(|host| words::seat(say, host));
    let title = match (token, host) {
        (None, _) => say.home_sit_title(),
        (Some(_), Some(host)) => say.home_invite_title(&host),
        (Some(_), None) => say.home_invite_title_plain(),
    };
    // Who invites stands in the title.
    let others = words::others(say, table, token.and(table.host));
    html! {
        div.narrow.stack {
            h1 { (title) }
            form.panel.stack method="post" action={ "/t/" (table.id) "/join" } {
                (quick::refusal(visit, problem))
                p.big {
                    strong { (say.home_game_name(&table.game)) }
                    @if !others.is_empty() { " " (say.home_against(&others)) }
                }
                p.muted { (say.home_game_means(&table.game)) }
                @if let Some(token) = token { input type="hidden" name="i" value=(token.reveal()); }
                (quick::name_field(visit, typed))
                div.row {
                    button.button.primary.large type="submit" { (say.home_invite_sit()) }
                    a.button.quiet href={ "/t/" (table.id) "?watch=1" } { (say.home_invite_watch()) }
                }
            }
            div.panel {
                (options::options(visit, table))
                p { a href={ "/rules/" (table.game) } { (say.home_invite_rules()) } }
            }
        }
    }
}

/// Nobody can sit down here any more.
#[must_use]
pub fn late(visit: &Visit, table: &TableInfo) -> Markup {
    let say = visit.say();
    let (title, text) = if table.status == Status::Open {
        (say.home_full_title(), say.home_full())
    } else {
        (say.home_late_title(), say.home_late())
    };
    instead(visit, table, &title, &text, &say.home_invite_watch())
}

/// An invitation that is none to this table.
#[must_use]
pub fn wrong(visit: &Visit, table: &TableInfo) -> Markup {
    let say = visit.say();
    instead(visit, table, &say.home_wrong_title(), &say.home_wrong(), &say.home_invite_watch())
}

/// A seat that is not to be had by this link.
#[must_use]
pub fn not_yours(visit: &Visit, table: &TableInfo) -> Markup {
    let say = visit.say();
    instead(visit, table, &say.home_seat_wrong_title(), &say.home_seat_wrong(), &say.home_to_table())
}

fn instead(visit: &Visit, table: &TableInfo, title: &str, text: &str, look: &str) -> Markup {
    let say = visit.say();
    html! {
        div.narrow.stack {
            h1 { (title) }
            p { (text) }
            div.row {
                a.button href={ "/t/" (table.id) "?watch=1" } { (look) }
                a.button.quiet href="/" { (say.home_home()) }
            }
        }
    }
}

/// The page of one who has the token of a seat, and may take it for themselves.
#[must_use]
pub fn take_seat(visit: &Visit, table: &TableInfo, token: &Token) -> Markup {
    let say = visit.say();
    html! {
        div.narrow.stack {
            h1 { (say.home_seat_title()) }
            form.panel.stack method="post" action={ "/t/" (table.id) "/take" } {
                p { (say.home_seat_lead()) }
                input type="hidden" name="seat" value=(token.reveal());
                @if visit.known.is_none() { (quick::name_field(visit, None)) }
                div.row { button.button.primary.large type="submit" { (say.home_seat_take()) } }
            }
            div.panel { (options::options(visit, table)) }
        }
    }
}
