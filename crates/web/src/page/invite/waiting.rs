//! A table that waits for players.

use maud::{Markup, html};
use session::look::SeatInfo;
use session::{CloseUp, Seat, SeatKind, TableInfo};

use crate::App;
use crate::page::home::words;
use crate::page::invite::{link, options};
use crate::page::{Visit, figures, fold};

/// A table before the game starts, for one who sits there or looks on; below the heading of the page.
#[must_use]
pub fn waiting(_app: &App, visit: &Visit, close_up: &CloseUp) -> Markup {
    let (say, table, me) = (visit.say(), &close_up.look.table, close_up.look.seat);
    let free = words::free(table);
    html! {
        div.waiting {
            div.panel.send.stack {
                h2 { (say.home_wait_title(free)) }
                @if me.is_none() { p.muted { (say.home_wait_onlooker()) } }
                @if let (Some(invite), true) = (&close_up.invite, free > 0) {
                    p { (say.home_wait_send()) }
                    @let address = format!("{}/t/{}?i={}", visit.base, table.id, invite.reveal());
                    (link::shown(visit, &address, &say.home_wait_link(), &say.home_wait_qr()))
                    (link::reachable(visit))
                }
                (how_it_starts(visit, table, me, free))
                (fold::meanwhile(say, &table.game))
            }
            div.panel {
                h2 { (say.home_wait_seats()) }
                ul.seats.plain {
                    @for (at, row) in (0..).map(Seat).zip(&table.seats) { li { (seat(visit, table, me, at, row)) } }
                }
                @if me.is_some() {
                    form method="post" action={ "/t/" (table.id) "/do" } {
                        button.button.quiet.small type="submit" name="do" value="leave" { (say.home_wait_leave()) }
                    }
                }
            }
            div.panel {
                h2 { (say.home_wait_game()) }
                (options::options(visit, table))
            }
        }
    }
}

fn how_it_starts(visit: &Visit, table: &TableInfo, me: Option<Seat>, free: i64) -> Markup {
    let say = visit.say();
    let host = table.host.and_then(|seat| table.seats.get(seat.index()));
    let is_host = me.is_some() && me == table.host;
    let when = match host {
        _ if table.starts_when_full => Some(say.home_wait_by_itself()),
        _ if is_host => Some(say.home_wait_you_start()),
        Some(host) => Some(say.home_wait_host_starts(&words::seat(say, host))),
        None => None,
    };
    html! {
        @if is_host && free == 0 {
            form method="post" action={ "/t/" (table.id) "/do" } {
                button.button.primary.large type="submit" name="do" value="start" { (say.home_wait_start()) }
            }
        } @else if let Some(when) = when {
            p.muted { (when) }
        }
        noscript { p { a.button.small href={ "/t/" (table.id) } { (say.home_wait_again()) } } }
    }
}

/// One seat: who sits there, and what the host can do about it.
fn seat(visit: &Visit, table: &TableInfo, me: Option<Seat>, at: Seat, row: &SeatInfo) -> Markup {
    let say = visit.say();
    let name = words::seat(say, row);
    let is_mine = me == Some(at);
    let may_remove = me.is_some() && me == table.host && !is_mine && row.kind == SeatKind::Person;
    html! {
        div.seat-row.free[row.kind == SeatKind::Open] {
            (figures::of_seat(row))
            span.name { (name) }
            @if is_mine { span.chip { (say.home_wait_you()) } }
            @if table.host == Some(at) && row.kind == SeatKind::Person { span.chip { (say.home_wait_host()) } }
            @if may_remove {
                form.push method="post" action={ "/t/" (table.id) "/do" } {
                    input type="hidden" name="seat" value=(at.0);
                    button.button.small.danger type="submit" name="do" value="remove"
                        aria-label=(say.home_wait_remove_whom(&name)) { (say.home_wait_remove()) }
                }
            }
        }
    }
}
