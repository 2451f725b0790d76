//! The end of a game: places; and of a card game every card's points.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `places` | who came where, and why |
//! | `points` | what every card and effect scores, player by player |
//! | `words` | what the scripts of a table say and show |

pub mod places;
mod points;
mod words;

use maud::{Markup, html};
use session::Status;

use crate::page::cards::desk::Desk;
use crate::page::table::around::Around;
use crate::page::{face, fold};

pub use points::points;
pub use words::{toggles, words};

/// The final screen.
#[must_use]
pub fn screen(desk: &Desk) -> Markup {
    let say = desk.say();
    html! {
        header.result {
            (face::symbol("crane"))
            h2 { (places::headline(&desk.around())) }
        }
        @if desk.info().result.is_some() { (places::table(desk)) }
        (what_next(&desk.around()))
        section.card-by-card aria-labelledby="card-by-card" {
            h2 #card-by-card { (say.end_card_by_card()) }
            @if desk.info().status == Status::Ended { p.muted { (say.end_as_it_stood()) } }
            (points(desk))
        }
    }
}

/// Again, replay, download.
#[must_use]
pub fn what_next(table: &Around) -> Markup {
    let (say, next) = (table.say(), table.info().next.as_ref());
    html! {
        div.what-next.row {
            @if table.me().is_some() {
                // Whoever asks first sets the table; the others sit down there.
                form method="post" action=(table.at("/do")) {
                    button.button.primary name="do" value="rematch" {
                        @if next.is_some() { (say.end_next()) } @else { (face::symbol("again")) (say.end_rematch()) }
                    }
                }
            } @else if let Some(next) = next {
                a.button.primary href={ "/t/" (next) } { (say.end_next()) }
            }
            a.button href=(table.at("/replay")) { (face::symbol("clock")) (say.end_replay()) }
            a.button.quiet href=(table.at("/record")) download { (face::symbol("download")) (say.end_download()) }
        }
        (fold::afterwards(say))
    }
}
