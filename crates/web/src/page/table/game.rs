//! [`Game`]: what a game brings to its table; and what every table makes of it.

use maud::{Markup, html};
use session::Seat;

use super::Zone;
use super::around::Around;
use super::status;
use crate::page::Fields;

/// What a game brings to its table: one desk, laid out for one visitor. Which games there are is known to
/// [`games`](crate::page::games) only.
pub trait Game {
    /// What all tables share.
    fn around(&self) -> Around<'_>;

    /// The classes of the element that holds what lies on the table.
    fn classes(&self) -> &'static str {
        "felt"
    }

    /// The zone of one player, an element with the id `z-seat-0` and so on.
    fn seat(&self, seat: Seat) -> Markup;

    /// What everybody shares, the question with the reason of a refusal, and what is the visitor's own; in the order in which it
    /// is read. The question is the zone `z-ask`.
    fn middle(&self, refusal: Option<&Markup>) -> Vec<Zone>;

    /// The zones that an answer in the making changes.
    fn draft(&self) -> Markup;

    /// What the final screen shows.
    fn end(&self) -> Markup;

    /// What the points come from, so far.
    fn points(&self) -> Markup;

    /// A page of its own that is looked at now and then, by the last word of its address: its title, and what is on it.
    fn extra(&self, page: &str, fields: &Fields) -> Option<Shown>;

    /// An answer in the words of records, in short; nothing if it can't be given any more.
    fn in_short(&self, answer: &str) -> Option<Markup>;

    /// Do players take places? Whoever plays alone does not.
    fn has_places(&self) -> bool {
        true
    }

    /// The keys that it explains.
    fn keys(&self) -> Keys;
}

/// A page that is looked at now and then: its title, and what is on it.
pub type Shown = (String, Markup);

/// The keys of a game.
#[derive(Default)]
pub struct Keys {
    /// Each key with what it does.
    pub list: Vec<(&'static str, String)>,
    /// What takes a sentence.
    pub texts: Vec<String>,
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
    /// What lies on this table.
    #[must_use]
    pub fn new(game: &dyn Game, refusal: Option<&Markup>) -> Self {
        let table = game.around();
        let players = table.info().seats.len() as u8;
        // In turn order; the visitor comes first, next to their own things.
        let first = table.me().map_or(0, |me| me.0);
        let seats = (0..players).map(|n| Seat((first + n) % players));
        Self {
            status: zone("z-status", status::status(&table)),
            seats: seats.map(|seat| Zone { id: format!("z-seat-{}", seat.0), html: game.seat(seat) }).collect(),
            middle: game.middle(refusal),
            classes: game.classes(),
        }
    }

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
