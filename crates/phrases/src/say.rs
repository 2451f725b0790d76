//! One function per message, made by the build script from the Fluent files.

use std::fmt::Write as _;

use origami::Family;
use origami::card::Noun;
use tabletop::Language;

use crate::noun::{self, Nouns};
use crate::person::Person;

/// Everything that can be said in one language.
///
/// ```
/// use phrases::{Language, Person, Phrases};
///
/// let hana = Person::Other("Hana".to_owned());
/// assert_eq!(Phrases(Language::En).log_drew_unseen(2, &hana), "Hana draws 2 cards from the deck.");
/// ```
///
/// A key that is not there does not compile:
///
/// ```compile_fail,E0599
/// phrases::Phrases(phrases::Language::En).log_flew_away();
/// ```
///
/// Neither does an argument too few, or one of the wrong kind:
///
/// ```compile_fail,E0061
/// phrases::Phrases(phrases::Language::En).log_drew_unseen(2);
/// ```
///
/// ```compile_fail,E0308
/// phrases::Phrases(phrases::Language::En).log_drew_unseen(2, "Hana");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrases(pub Language);

// KEYS, and a method of `Phrases` for each message.
include!(concat!(env!("OUT_DIR"), "/phrases.rs"));

impl Phrases {
    /// The language.
    #[must_use]
    pub const fn language(self) -> Language {
        self.0
    }

    /// The name of a family.
    #[must_use]
    pub fn family(self, family: Family) -> String {
        match family {
            Family::Farm => self.family_farm(),
            Family::Sky => self.family_sky(),
            Family::Sea => self.family_sea(),
            Family::Savannah => self.family_savannah(),
            Family::Lawn => self.family_lawn(),
            Family::Polar => self.family_polar(),
            Family::Exotic => self.family_exotic(),
            Family::Dinosaurs => self.family_dinosaurs(),
            Family::Legendary => self.family_legendary(),
        }
    }
}

/// Writes a number.
fn push_number(out: &mut String, n: i64) {
    // Most are small, and most of the time goes into sentences.
    match u8::try_from(n) {
        Ok(n @ 0..=9) => out.push(char::from(b'0' + n)),
        // Writing into memory does not fail.
        _ => _ = write!(out, "{n}"),
    }
}

#[cfg(test)]
mod tests;
