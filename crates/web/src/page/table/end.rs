//! The final screen, as far as all games share it.

use maud::{Markup, html};
use session::Status;

use super::around::Around;
use super::game::Game;
use crate::page::{face, fold};

/// The final screen, once there is one.
#[must_use]
pub fn zone(game: &dyn Game) -> Markup {
    let is_over = matches!(game.around().info().status, Status::Over | Status::Ended);
    html! {
        section #z-end .zone.end hidden[!is_over] { @if is_over { (game.end()) } }
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
