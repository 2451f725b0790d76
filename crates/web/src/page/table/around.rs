//! [`Around`]: what the pages of every table share, whichever game is played.

use maud::Markup;
use phrases::Phrases;
use session::{CloseUp, Eyes, Seat, Status, TableInfo};

use super::parts::{Keys, Sketch};
use super::zone::Key;
use crate::page::Visit;
use crate::page::face::Faces;
use crate::page::replay;
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
    /// For whom it is made.
    pub made_for: MadeFor<'a>,
    /// The moment of a game that is over, if that is shown.
    pub moment: Option<Moment>,
}

/// A moment of a game that is over.
#[derive(Clone, Copy)]
pub struct Moment {
    /// The number of its entry. What is sent to a script that knows it does not name it: so what lies there unchanged stays the same.
    pub at: Option<u32>,
    /// Who looks.
    pub eyes: Eyes,
}

/// For whom something is made.
#[derive(Clone, Copy)]
pub enum MadeFor<'a> {
    /// Whoever loads a page.
    Page,
    /// All who watch.
    Watchers,
    /// A browser that has that, with the keys of what is made for it.
    Browser(&'a Sketch, &'a Keys),
}

/// The names of the players of a table, by seat.
#[must_use]
pub fn names(close_up: &CloseUp) -> Vec<String> {
    say::names(&close_up.look.table)
}

impl<'a> Around<'a> {
    /// A table as one visitor sees it.
    #[must_use]
    pub const fn new(visit: &'a Visit, close_up: &'a CloseUp, names: &'a [String]) -> Self {
        Self { visit, close_up, names, made_for: MadeFor::Page, moment: None }
    }

    /// How the faces of cards are put down.
    #[must_use]
    pub const fn faces(&self) -> Faces {
        if matches!(self.made_for, MadeFor::Page) { Faces::Drawn } else { Faces::Named }
    }

    /// A part of a zone (an element with that tag and id) that is the same as long as its key is: it is not made for those who have it.
    pub fn part(&self, tag: &str, id: &str, key: Key, make: impl FnOnce() -> Markup) -> Markup {
        match self.made_for {
            MadeFor::Browser(sketch, keys) => sketch.part(keys, tag, id, key, make),
            MadeFor::Page | MadeFor::Watchers => make(),
        }
    }

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

    /// The address of what is looked at now and then, as `/discards` or `/isle?seat=1`: as it was, where a moment of a game that is
    /// over is shown.
    #[must_use]
    pub fn extra(&self, what: &str) -> String {
        let Some(Moment { at, eyes }) = self.moment else { return self.at(what) };
        let and = if what.contains('?') { '&' } else { '?' };
        let at = at.map_or_else(String::new, |at| format!("&at={at}"));
        self.at(&format!("/replay{what}{and}eyes={}{at}", replay::word(eyes)))
    }
}
