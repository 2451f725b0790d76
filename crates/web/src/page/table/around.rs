//! [`Around`]: what the pages of every table share, whichever game is played.

use maud::{Markup, Render, html};
use phrases::Phrases;
use session::{CloseUp, Eyes, Seat, Status, TableInfo};

use super::parts::{self, Keys, Sketch};
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

    /// A part of a zone: an element with that tag and id, which `make` makes. With a key, it is the same as long as its key is, and not
    /// made for those who have it.
    pub const fn part<'p, F: Fn() -> Markup>(
        &self,
        tag: &'static str,
        id: &'p str,
        key: Option<Key>,
        make: F,
    ) -> Part<'p, F>
    where
        'a: 'p,
    {
        Part { made_for: self.made_for, tag, id, key, make }
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
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The version that is shown, beside a button for a deed that depends on it.
    #[must_use]
    pub fn version(&self) -> Markup {
        html! { input #p-deed-version type="hidden" name="version" value=(self.info().version) form="deed"; }
    }

    /// The address of the table, or of something that belongs to it.
    #[must_use]
    pub fn at(&self, what: &str) -> String {
        ["/t/", self.info().id.as_str(), what].concat()
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

/// A part of a zone (see [`parts`]).
pub struct Part<'a, F> {
    made_for: MadeFor<'a>,
    tag: &'static str,
    id: &'a str,
    key: Option<Key>,
    make: F,
}

impl<F: Fn() -> Markup> Render for Part<'_, F> {
    fn render_to(&self, html: &mut String) {
        let keeps = match (self.made_for, self.key) {
            (MadeFor::Page, _) => return html.push_str(&(self.make)().0),
            (MadeFor::Browser(sketch, keys), Some(key)) => sketch.keeps(keys, self.id, key),
            (MadeFor::Browser(..), None) | (MadeFor::Watchers, _) => false,
        };
        let made = (!keeps).then(|| (self.make)().0);
        parts::write_part(html, self.tag, self.id, made.as_deref());
    }
}
