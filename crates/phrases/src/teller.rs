//! Events, questions and refusals of a card game in words, for one reader.

mod ask;
mod cite;
mod log;
mod play;
mod refuse;
mod short;

use origami::card::Noun;
use origami::setup::Title;
use origami::{Cards, Edition, Species};
use tabletop::{Seat, Viewer};

use crate::lexicon::Lexicon;
use crate::noun::Nouns;
use crate::person::Person;
use crate::say::Phrases;

pub use log::Line;

/// Tells one reader about one game.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// In which language.
    pub phrases: Phrases,
    /// What cards are called.
    pub lexicon: &'a Lexicon,
    /// The numbers in force.
    pub edition: &'static Edition,
    /// Which game is played: Origami: Legends by itself has no special actions (L-3.1).
    pub title: Title,
    /// The names of the players, by seat.
    pub names: &'a [String],
    /// Who reads.
    pub reader: Viewer,
}

impl Teller<'_> {
    /// A player, or the reader.
    #[must_use]
    pub fn person(&self, seat: Seat) -> Person {
        Person::at(seat, self.names, self.reader)
    }

    /// The name of a card.
    #[must_use]
    pub fn noun(&self, card: Species) -> Noun {
        self.lexicon.noun(card, self.phrases.language())
    }

    /// The names of some cards.
    pub fn nouns(&self, cards: impl IntoIterator<Item = Species>) -> Nouns {
        cards.into_iter().map(|card| self.noun(card)).collect()
    }

    /// What the effect of a card says.
    #[must_use]
    pub fn effect(&self, card: Species) -> &'static str {
        self.edition.facts(card).ability_of.def().text.of(self.phrases.language())
    }

    /// What a character does, in a few words: for places where its effect has no room.
    #[must_use]
    pub fn gist(&self, character: Species) -> String {
        self.phrases.card_gist(self.edition.facts(character).ability_of.slug())
    }

    /// What cards are worth together.
    pub fn folds(&self, cards: impl IntoIterator<Item = Species>) -> i64 {
        cards.into_iter().map(|card| i64::from(self.edition.facts(card).folds)).sum()
    }

    /// The names of the cards of a move.
    #[must_use]
    pub fn cards(&self, cards: &Cards) -> Nouns {
        self.nouns(cards.iter())
    }
}
