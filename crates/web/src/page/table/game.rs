//! Whichever game is played at a table: what its page is made of.

use maud::{Markup, html};
use session::{Close, Seat, Status};

use super::around::{self, Around};
use super::{Zone, status};
use crate::page::cards::Desk;
use crate::page::cards::{ask, hand, middle, seats};
use crate::page::{Fields, Visit, end, islands};

/// The desk of whichever game is played.
pub enum Game<'a> {
    /// A card game.
    Cards(Desk<'a>),
    /// Origami Islands.
    Islands(islands::Desk<'a>),
}

/// Lays out the table for one visitor; there is nothing to lay out before the game has started.
pub fn with<T>(visit: &Visit, close: &Close, fields: &Fields, then: impl FnOnce(Option<&Game>) -> T) -> T {
    let (names, kept) = (around::names(close), islands::desk::kept(close));
    let cards = || Desk::new(visit, close, &names, fields).map(Game::Cards);
    let islands = || islands::Desk::new(visit, close, &names, &kept, fields).map(Game::Islands);
    then(cards().or_else(islands).as_ref())
}

impl<'a> Game<'a> {
    /// What all tables share.
    #[must_use]
    pub fn around(&self) -> Around<'a> {
        match self {
            Self::Cards(desk) => desk.around(),
            Self::Islands(desk) => desk.around,
        }
    }

    /// What lies on the table.
    #[must_use]
    pub fn felt(&self, refusal: Option<&Markup>) -> Felt {
        let table = self.around();
        let status = zone("z-status", status::status(&table));
        let players = table.info().seats.len() as u8;
        // In turn order; the visitor comes first, next to their own things.
        let first = table.me().map_or(0, |me| me.0);
        let seats = (0..players).map(|n| Seat((first + n) % players));
        let seat = |seat: Seat| Zone {
            id: format!("z-seat-{}", seat.0),
            html: match self {
                Self::Cards(desk) => seats::zone(desk, seat),
                Self::Islands(desk) => islands::seats::zone(desk, seat),
            },
        };
        let seats = seats.map(seat).collect();
        let middle = match self {
            Self::Cards(desk) => vec![
                zone("z-characters", middle::characters(desk)),
                zone("z-deck", middle::deck(desk)),
                zone("z-line", middle::line(desk)),
                zone("z-ask", ask::zone(desk, refusal)),
                zone("z-hand", hand::zone(desk)),
            ],
            Self::Islands(desk) => islands::middle(desk, refusal),
        };
        let classes = match self {
            Self::Cards(_) => "felt",
            // Whoever watches sees the players' islands in the middle; alone there is the science sheet.
            Self::Islands(desk) if desk.me().is_none() && !desk.is_solo() => "felt islands watched",
            Self::Islands(_) => "felt islands",
        };
        Felt { status, seats, middle, classes }
    }

    /// The zones that an answer in the making changes.
    #[must_use]
    pub fn draft(&self) -> Markup {
        match self {
            Self::Cards(desk) => {
                html! { (ask::zone(desk, None)) (hand::zone(desk)) (middle::line(desk)) (middle::deck(desk)) }
            }
            Self::Islands(desk) => html! { (islands::ask::zone(desk, None)) (islands::board::zone(desk)) },
        }
    }

    /// The final screen, once there is one.
    #[must_use]
    pub fn end(&self) -> Markup {
        let is_over = matches!(self.around().info().status, Status::Over | Status::Ended);
        html! {
            section #z-end .zone.end hidden[!is_over] {
                @if is_over {
                    @match self {
                        Self::Cards(desk) => (end::screen(desk)),
                        Self::Islands(desk) => (islands::end::screen(desk)),
                    }
                }
            }
        }
    }
}

/// A zone by its id.
#[must_use]
pub fn zone(id: &str, html: Markup) -> Zone {
    Zone { id: id.to_owned(), html }
}

/// What lies on the table, in the order in which it is read.
pub struct Felt {
    /// Whose turn it is.
    pub status: Zone,
    /// The players, the visitor first.
    pub seats: Vec<Zone>,
    /// What everybody shares, the question, and what is the visitor's own.
    pub middle: Vec<Zone>,
    /// The classes of the element that holds all of it.
    pub classes: &'static str,
}

impl Felt {
    /// All of it.
    #[must_use]
    pub fn html(&self) -> Markup {
        html! {
            div class=(self.classes) {
                (self.status.html)
                div.middle { @for zone in &self.middle { (zone.html) } }
                div.players data-players=(self.seats.len()) { @for zone in &self.seats { (zone.html) } }
            }
        }
    }
}
