//! [`Around`]: what the pages of every table share, whichever game is played.

use phrases::Phrases;
use session::{CloseUp, Seat, Status, TableInfo};

use crate::page::Visit;
use crate::say;

/// One table as one visitor sees it, without what is played.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    /// Who looks at it.
    pub visit: &'a Visit,
    /// The table, closely.
    pub close_up: &'a CloseUp,
    /// The names of the players, by seat.
    pub names: &'a [String],
}

/// The names of the players of a table, by seat.
#[must_use]
pub fn names(close_up: &CloseUp) -> Vec<String> {
    say::names(&close_up.look.table)
}

impl<'a> Around<'a> {
    /// The sentences.
    #[must_use]
    pub const fn say(&self) -> Phrases {
        self.visit.say()
    }

    /// What everybody sees of the table.
    #[must_use]
    pub const fn info(&self) -> &'a TableInfo {
        &self.close_up.look.table
    }

    /// The visitor's seat, if they play.
    #[must_use]
    pub const fn me(&self) -> Option<Seat> {
        self.close_up.look.seat
    }

    /// Is the visitor asked something they can answer?
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.close_up.look.is_asked() && self.info().status == Status::Running
    }

    /// What a player is called here.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The address of the table, or of something that belongs to it.
    #[must_use]
    pub fn at(&self, what: &str) -> String {
        format!("/t/{}{what}", self.info().id)
    }
}
