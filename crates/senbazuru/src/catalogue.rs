//! The catalogue: every card as it is in force, each fact with where it comes from.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`list`] | `cards`: the table |
//! | [`one`] | `card`: one card in full |
//! | [`json`] | both as JSON |

mod json;
pub mod list;
pub mod one;

use origami::card::{Character, Colour, Field, Noun, Provenance, Words};
use origami::vocab::Kind;
use origami::{Edition, Family, Species};
use phrases::{Language, Lexicon, Phrases};
use serde::Serialize;

use crate::cli::EditionFile;
use crate::edition::{self, Loaded};
use crate::out::Stop;

/// Where a fact in force comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    /// A printed source.
    Printed,
    /// Nobody prints it: ours.
    Ours,
    /// The owner's corrections.
    Edition,
}

impl Source {
    /// The word for it.
    fn word(self, phrases: Phrases) -> String {
        match self {
            Self::Printed => phrases.from_printed(),
            Self::Ours => phrases.from_ours(),
            Self::Edition => phrases.from_edition(),
        }
    }
}

impl From<Provenance> for Source {
    fn from(provenance: Provenance) -> Self {
        match provenance {
            Provenance::Printed => Self::Printed,
            Provenance::Ours => Self::Ours,
        }
    }
}

/// A fact in force.
#[derive(Clone, Copy, Debug)]
struct Fact<T> {
    value: T,
    from: Source,
}

impl<T: Copy + PartialEq> Fact<T> {
    /// The fact in force, which the edition has changed if it is not what the card says.
    fn of(in_force: T, own: Field<T>) -> Self {
        let from = if in_force == own.value { own.from.into() } else { Source::Edition };
        Self { value: in_force, from }
    }
}

/// A card as it is in force.
#[derive(Clone, Copy, Debug)]
struct Card {
    species: Species,
    /// By language.
    names: [Fact<Noun>; Language::ALL.len()],
    /// Characters and rice paper have none.
    family: Fact<Option<Family>>,
    quantity: Fact<u8>,
    cost: Fact<u8>,
    folds: Fact<u8>,
    points: Fact<u8>,
    kind: Fact<Kind>,
    text: Fact<Words>,
    /// Which part of a printed effect is ours.
    ours: Option<Words>,
    /// The card whose effect it has: itself, unless corrected.
    ability_of: Species,
}

impl Card {
    fn new(species: Species, edition: &Edition, lexicon: &Lexicon) -> Self {
        let (facts, own) = (edition.facts(species), species.def());
        let effect = facts.ability_of.def();
        let from = |own: Provenance| if facts.ability_of == species { own.into() } else { Source::Edition };
        Self {
            species,
            names: Language::ALL.map(|language| Fact::of(lexicon.noun(species, language), own.name.of(language))),
            family: Fact::of(facts.family, own.family),
            quantity: Fact::of(facts.quantity, own.quantity),
            cost: Fact::of(facts.cost, own.cost),
            folds: Fact::of(facts.folds, own.folds),
            points: Fact::of(facts.points, own.points),
            kind: Fact { value: facts.ability.kind(), from: from(own.kind) },
            text: Fact { value: effect.text, from: from(own.ability.from) },
            ours: effect.ours,
            ability_of: facts.ability_of,
        }
    }

    /// Its name in a language.
    fn name(&self, language: Language) -> Fact<Noun> {
        self.names[language as usize]
    }

    /// Which version of which character it is.
    fn character(&self) -> Option<(Character, Colour)> {
        self.species.character()
    }

    /// Its family, or what it is instead.
    fn belongs_to(&self, phrases: Phrases) -> String {
        match (self.family.value, self.character()) {
            (Some(family), _) => phrases.family(family),
            (None, Some((_, Colour::Yellow))) => phrases.card_character_yellow(),
            (None, Some((_, Colour::Red))) => phrases.card_character_red(),
            (None, None) => phrases.card_no_family(),
        }
    }

    /// What is printed on it: an origami has a cost and points, rice paper has only folds.
    fn is_origami(&self) -> bool {
        !self.species.is_rice_paper()
    }
}

/// All cards with an owner's corrections, if there are any.
#[derive(Debug)]
struct Catalogue {
    /// Every species, in order, and rice paper.
    cards: Vec<Card>,
    lexicon: Lexicon,
}

impl Catalogue {
    /// The cards with the corrections of this file; what is wrong with it is said in the language of `phrases`.
    fn load(file: &EditionFile, phrases: Phrases) -> Result<Self, Stop> {
        let Loaded { edition, names } = edition::load(file.path(), phrases)?;
        let lexicon = Lexicon::new(&names);
        let all = Species::all().chain([Species::RICE_PAPER]);
        Ok(Self { cards: all.map(|species| Card::new(species, edition, &lexicon)).collect(), lexicon })
    }

    /// One of the cards; rice paper comes behind all others.
    fn card(&self, species: Species) -> &Card {
        &self.cards[species.index() - 1]
    }
}
