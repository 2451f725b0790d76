//! What a card is called and what it says, in three languages.

use std::fmt;

use tabletop::Language;

use super::Field;

/// A noun as a sentence needs it: articles and endings follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noun {
    /// One of it.
    pub one: &'static str,
    /// Several.
    pub many: &'static str,
    /// One of it behind a definite article; other than `one` only for German names with an adjective ("der
    /// Neunschwänzige Fuchs").
    pub definite: &'static str,
    /// One of it in the accusative and dative; other than `one` only for German weak nouns ("den Affen") and names with
    /// an adjective ("den Neunschwänzigen Fuchs").
    pub oblique: &'static str,
    /// Its gender.
    pub gender: Gender,
}

impl fmt::Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.one)
    }
}

/// The gender of a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// Masculine.
    Masculine,
    /// Feminine.
    Feminine,
    /// Neuter; in English, every card.
    Neuter,
}

/// A masculine noun: one, several.
#[must_use]
pub const fn m(one: &'static str, many: &'static str) -> Noun {
    Noun { one, many, definite: one, oblique: one, gender: Gender::Masculine }
}

/// A feminine noun: one, several.
#[must_use]
pub const fn f(one: &'static str, many: &'static str) -> Noun {
    Noun { one, many, definite: one, oblique: one, gender: Gender::Feminine }
}

/// A neuter noun, or one of a language without gender: one, several.
#[must_use]
pub const fn n(one: &'static str, many: &'static str) -> Noun {
    Noun { one, many, definite: one, oblique: one, gender: Gender::Neuter }
}

/// A German weak masculine noun, which looks like its plural in every case but the nominative: der Affe, den Affen.
#[must_use]
pub const fn weak(one: &'static str, many: &'static str) -> Noun {
    Noun { one, many, definite: one, oblique: many, gender: Gender::Masculine }
}

/// The name of a card in three languages, each with its own provenance.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// English.
    pub en: Field<Noun>,
    /// Italian.
    pub it: Field<Noun>,
    /// German.
    pub de: Field<Noun>,
}

impl Names {
    /// The name in a language.
    #[must_use]
    pub const fn of(&self, language: Language) -> Field<Noun> {
        match language {
            Language::En => self.en,
            Language::It => self.it,
            Language::De => self.de,
        }
    }
}

/// Words in three languages.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// English.
    pub en: &'static str,
    /// Italian.
    pub it: &'static str,
    /// German.
    pub de: &'static str,
}

impl Words {
    /// The words in a language.
    #[must_use]
    pub const fn of(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::It => self.it,
            Language::De => self.de,
        }
    }
}
