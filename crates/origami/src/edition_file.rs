//! An owner's corrections of the cards as a TOML file, so that nobody has to compile anything.
//!
//! ```toml
//! [cat]                      # the card: its name in records, or its name in any language
//! quantity = 4
//! cost = 2
//! folds = 1
//! points = 3
//! family = "farm"
//! ability = "sheep"          # kind and ability of another card
//! figure = "lion"            # the picture of another card
//! name.en = "Cat"
//! name.it = { one = "Gatta", many = "Gatte", gender = "f" }
//! name.de = { one = "Affe", many = "Affen", gender = "m", oblique = "Affen" }
//! ```
//!
//! Everything that can be wrong with a file is data with a place in it; sentences are made from that elsewhere. Here is
//! only the English one-liner of each.

mod names;
mod read;
mod template;
#[cfg(test)]
mod tests;

use std::fmt;

use tabletop::Language;

use crate::card::{Family, Gender, Species};
use crate::edition::{BadEdition, Edition, Number, Override};

/// A file has at most so many bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// A name has at most so many characters.
pub const MAX_NAME: usize = 40;
/// So many cards a family has in the printed game.
pub const FAMILY_CARDS: u8 = 18;

/// A file that was read and found good.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EditionFile {
    /// The corrections that change something, in the order of the card list.
    pub overrides: Vec<Override>,
    /// The names that are different, in the order of the card list.
    pub names: Vec<NewName>,
    /// The pictures that are different, in the order of the card list.
    pub figures: Vec<NewFigure>,
    /// What is allowed, but looks like a mistake, in the order of the file.
    pub warnings: Vec<Warning>,
}

/// A name of a card in one language, as the owner has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewName {
    /// Which card.
    pub species: Species,
    /// In which language.
    pub language: Language,
    /// One of it.
    pub one: String,
    /// Several.
    pub many: String,
    /// One of it in the accusative and dative; see [`Noun`](crate::card::Noun).
    pub oblique: String,
    /// Its gender.
    pub gender: Gender,
}

/// A card that looks like another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NewFigure {
    /// Which card.
    pub species: Species,
    /// The card whose picture it has.
    pub of: Species,
}

/// A family that has another number of cards than any printed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The line, counted from 1.
    pub line: u32,
    /// The column in characters, counted from 1.
    pub column: u32,
    /// Which family.
    pub family: Family,
    /// How many cards it has.
    pub cards: u8,
}

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, counted from 1.
    pub line: u32,
    /// The column in characters, counted from 1.
    pub column: u32,
    /// What is wrong there.
    pub what: Trouble,
}

/// What can be wrong with a file. Words from the file are short and without control characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The file has more than [`MAX_BYTES`].
    TooLarge,
    /// The bytes are no UTF-8 text.
    NotText,
    /// The text is no TOML; the parser says why, in one line.
    Syntax(String),
    /// No card has that name.
    UnknownCard {
        /// The name.
        name: String,
        /// The card that may be meant.
        like: Option<Species>,
    },
    /// There is no such field.
    UnknownField {
        /// The field.
        name: String,
        /// The fields there are in this place.
        known: &'static [&'static str],
    },
    /// A value is of another type than its field needs.
    WrongType {
        /// The field.
        field: String,
        /// What it needs.
        wanted: Wanted,
    },
    /// A number is too small or too large.
    OutOfRange {
        /// Which number.
        field: Number,
        /// The least allowed.
        least: u8,
        /// The most allowed.
        most: u8,
        /// The number; one that does not fit in here is the nearest that does.
        got: i64,
    },
    /// There is no such family.
    UnknownFamily {
        /// The word.
        name: String,
    },
    /// The language has no such gender.
    UnknownGender {
        /// The word.
        name: String,
        /// The language.
        language: Language,
    },
    /// There is no such language.
    UnknownLanguage {
        /// The word.
        name: String,
    },
    /// A name has no characters but blanks.
    EmptyName,
    /// A name has more than [`MAX_NAME`] characters.
    NameTooLong {
        /// How many it has.
        got: usize,
    },
    /// A name has a character that can't be printed.
    UnprintableName {
        /// The first of them.
        character: char,
    },
    /// Two parts of the file correct the same card under two names; this is the second.
    SameCardTwice {
        /// The card.
        species: Species,
    },
    /// Two cards would have the same name in a language.
    SameNameTwice {
        /// The name.
        name: String,
        /// The language.
        language: Language,
        /// The other card of that name.
        other: Species,
    },
    /// All corrections together make no edition that can be played.
    Unusable(BadEdition),
}

/// What a field needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A part of the file with the facts of a card: `[cat]`.
    Card,
    /// A whole number.
    Number,
    /// A text in quotes.
    Text,
    /// Names by language: `name.en = …`.
    Names,
    /// A text in quotes, or the forms of a name in braces.
    Name,
}

impl EditionFile {
    /// Reads a file and checks all of it; what is wrong first is told.
    ///
    /// # Errors
    /// The first problem in the order of the file; one of all corrections together only if each of them is good.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        read::read(text)
    }

    /// The same from the bytes of a file.
    ///
    /// # Errors
    /// As [`parse`](Self::parse), or if the bytes are no text.
    pub fn parse_bytes(bytes: &[u8]) -> Result<Self, Problem> {
        if bytes.len() > MAX_BYTES {
            return Err(Problem { line: 1, column: 1, what: Trouble::TooLarge });
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::parse(text),
            Err(error) => {
                // The part before the bad byte is good text, so its lines and columns can be counted.
                let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                Err(read::place(&good, good.len()).problem(Trouble::NotText))
            }
        }
    }

    /// The edition with these corrections, for as long as the program runs.
    ///
    /// # Panics
    /// If the corrections are not those that were read.
    #[must_use]
    pub fn load(&self) -> &'static Edition {
        match Edition::load(&self.overrides) {
            Ok(edition) => edition,
            Err(bad) => unreachable!("the file was checked when it was read: {bad}"),
        }
    }

    /// A file to begin with: it explains the format and lists every card with its present values commented out.
    #[must_use]
    pub fn template() -> String {
        template::template()
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, family, cards } = self;
        write!(f, "{line}:{column}: {} has {cards} cards, in print it has {FAMILY_CARDS}", family.word())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.what)
    }
}

impl std::error::Error for Problem {}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "the file has more than {MAX_BYTES} bytes"),
            Self::NotText => write!(f, "this is no UTF-8 text"),
            Self::Syntax(why) => write!(f, "no good TOML: {why}"),
            Self::UnknownCard { name, like: Some(like) } => {
                write!(f, "there is no card \"{name}\"; is \"{like}\" meant?")
            }
            Self::UnknownCard { name, like: None } => write!(f, "there is no card \"{name}\""),
            Self::UnknownField { name, known } => {
                write!(f, "there is no field \"{name}\" here, only {}", known.join(", "))
            }
            Self::WrongType { field, wanted } => write!(f, "\"{field}\" needs {wanted}"),
            Self::OutOfRange { field, least, most, got } => {
                write!(f, "{} must be from {least} to {most}, not {got}", field.word())
            }
            Self::UnknownFamily { name } => {
                write!(f, "there is no family \"{name}\", only {}", Family::ALL.map(Family::word).join(", "))
            }
            Self::UnknownGender { name, language } => {
                let known: Vec<_> = genders(*language).iter().map(|g| g.0).collect();
                write!(f, "there is no gender \"{name}\" in language {language}, only {}", known.join(", "))
            }
            Self::UnknownLanguage { name } => {
                write!(f, "there is no language \"{name}\", only {}", Language::ALL.map(Language::code).join(", "))
            }
            Self::EmptyName => write!(f, "a name needs at least one character"),
            Self::NameTooLong { got } => write!(f, "a name has at most {MAX_NAME} characters, this one has {got}"),
            Self::UnprintableName { character } => {
                write!(f, "a name can't have the character U+{:04X}", u32::from(*character))
            }
            Self::SameCardTwice { species } => write!(f, "{species} is corrected in two parts of the file"),
            Self::SameNameTwice { name, language, other } => {
                write!(f, "\"{name}\" is the name of {other} too in language {language}")
            }
            Self::Unusable(bad) => write!(f, "{bad}"),
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Card => "the facts of a card below it, as in [cat]",
            Self::Number => "a whole number",
            Self::Text => "a text in quotes",
            Self::Names => "a language, as in name.en",
            Self::Name => "a text in quotes, or the forms of the name in braces",
        })
    }
}

/// The genders of a language, by the letters files use.
#[must_use]
pub const fn genders(language: Language) -> &'static [(&'static str, Gender)] {
    const ALL: &[(&str, Gender)] = &[("m", Gender::Masculine), ("f", Gender::Feminine), ("n", Gender::Neuter)];
    match language {
        Language::En => ALL.split_at(2).1,
        Language::It => ALL.split_at(2).0,
        Language::De => ALL,
    }
}
