//! The catalogue: every card as it is in force, each fact with where it comes from.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`mentions`] | which rules mention which cards |

pub mod mentions;

use std::sync::OnceLock;

use origami::card::{Field, Noun, Provenance, Words};
use origami::edition_file::{NewFigure, NewName};
use origami::setup::Title;
use origami::{Edition, Family, Species};
use tabletop::{Language, Viewer};

use crate::lexicon::Lexicon;
use crate::say::Phrases;
use crate::teller::Teller;

pub use origami::card::{Character, Colour};
pub use origami::vocab::Kind;

/// Where a fact in force comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A printed source.
    Printed,
    /// Nobody prints it: ours.
    Ours,
    /// The owner's corrections.
    Edition,
}

impl Source {
    /// The name programs know it by.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Ours => "ours",
            Self::Edition => "edition",
        }
    }

    /// The word for it.
    #[must_use]
    pub fn word(self, phrases: Phrases) -> String {
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

impl From<islands::atlas::Provenance> for Source {
    fn from(provenance: islands::atlas::Provenance) -> Self {
        match provenance {
            islands::atlas::Provenance::Printed => Self::Printed,
            islands::atlas::Provenance::Ours => Self::Ours,
        }
    }
}

/// A fact in force.
#[derive(Clone, Copy, Debug)]
pub struct Fact<T> {
    /// The fact.
    pub value: T,
    /// Where it comes from.
    pub from: Source,
}

impl<T: Copy + PartialEq> Fact<T> {
    /// The fact in force, which the edition has changed if it is not what the card says.
    fn of(in_force: T, own: Field<T>) -> Self {
        let from = if in_force == own.value { own.from.into() } else { Source::Edition };
        Self { value: in_force, from }
    }
}

/// A fact in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What it is about.
    pub what: String,
    /// The fact.
    pub value: String,
    /// Where it comes from.
    pub from: Source,
}

/// A card as it is in force.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Which card.
    pub species: Species,
    /// Its names, by language.
    pub names: [Fact<Noun>; Language::ALL.len()],
    /// Characters and rice paper have none.
    pub family: Fact<Option<Family>>,
    /// How many copies there are.
    pub quantity: Fact<u8>,
    /// Folds to pay to play it.
    pub cost: Fact<u8>,
    /// What it is worth in a payment.
    pub folds: Fact<u8>,
    /// Points in a collection.
    pub points: Fact<u8>,
    /// The kind of its effect.
    pub kind: Fact<Kind>,
    /// What it does.
    pub text: Fact<Words>,
    /// Which part of a printed effect is ours.
    pub ours: Option<Words>,
    /// The card whose effect it has: itself, unless corrected.
    pub ability_of: Species,
    /// The card whose picture it has: itself, unless corrected.
    pub figure_of: Species,
}

impl Card {
    /// A card with these numbers and names.
    #[must_use]
    pub fn new(species: Species, edition: &Edition, lexicon: &Lexicon) -> Self {
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
            figure_of: lexicon.looks_like(species),
        }
    }

    /// Its name in a language.
    #[must_use]
    pub const fn name(&self, language: Language) -> Fact<Noun> {
        self.names[language as usize]
    }

    /// Which version of which character it is.
    #[must_use]
    pub fn character(&self) -> Option<(Character, Colour)> {
        self.species.character()
    }

    /// Its family, or what it is instead.
    #[must_use]
    pub fn belongs_to(&self, phrases: Phrases) -> String {
        match (self.family.value, self.character()) {
            (Some(family), _) => phrases.family(family),
            (None, Some((_, Colour::Yellow))) => phrases.card_character_yellow(),
            (None, Some((_, Colour::Red))) => phrases.card_character_red(),
            (None, None) => phrases.card_no_family(),
        }
    }

    /// What is printed on it: an origami has a cost and points, rice paper has only folds.
    #[must_use]
    pub const fn is_origami(&self) -> bool {
        !self.species.is_rice_paper()
    }

    /// Where it stands among all cards: families in order, then characters, then rice paper.
    #[must_use]
    pub fn group(&self) -> (bool, Option<Family>, bool) {
        (self.family.value.is_none(), self.family.value, self.character().is_none())
    }

    /// What its effect says.
    #[must_use]
    pub const fn effect(&self, phrases: Phrases) -> &'static str {
        self.text.value.of(phrases.language())
    }

    /// What it is called in each language, one and many.
    #[must_use]
    pub fn told_names(&self, phrases: Phrases) -> Vec<Told> {
        let told = |language| {
            let name = self.name(language);
            let what = format!("{} ({})", phrases.fact_name(), spoken(phrases, language));
            Told { what, value: format!("{}, {}", name.value.one, name.value.many), from: name.from }
        };
        Language::ALL.map(told).into()
    }

    /// The facts that are a word or two, apart from names.
    #[must_use]
    pub fn told_facts(&self, lexicon: &Lexicon, phrases: Phrases) -> Vec<Told> {
        let number = |what: String, fact: Fact<u8>| Told { what, value: fact.value.to_string(), from: fact.from };
        let mut facts = vec![
            Told { what: phrases.fact_family(), value: self.belongs_to(phrases), from: self.family.from },
            number(phrases.fact_quantity(), self.quantity),
        ];
        if self.is_origami() {
            facts.push(number(phrases.fact_cost(), self.cost));
        }
        facts.push(number(phrases.fact_folds(), self.folds));
        if self.is_origami() {
            facts.push(number(phrases.fact_points(), self.points));
            let kind = kind(phrases, self.kind.value);
            facts.push(Told { what: phrases.fact_kind(), value: kind, from: self.kind.from });
        }
        if self.ability_of != self.species {
            let other = lexicon.noun(self.ability_of, phrases.language()).one.to_owned();
            facts.push(Told { what: phrases.card_ability_of(), value: other, from: Source::Edition });
        }
        if self.figure_of != self.species {
            let other = lexicon.noun(self.figure_of, phrases.language()).one.to_owned();
            facts.push(Told { what: phrases.card_figure_of(), value: other, from: Source::Edition });
        }
        facts
    }
}

/// What a kind of effect is called.
#[must_use]
pub fn kind(phrases: Phrases, kind: Kind) -> String {
    match kind {
        Kind::Instant => phrases.kind_instant(),
        Kind::Scoring => phrases.kind_scoring(),
        Kind::Special => phrases.kind_special(),
        Kind::Ongoing => phrases.kind_ongoing(),
    }
}

/// What a language is called.
#[must_use]
pub fn spoken(phrases: Phrases, language: Language) -> String {
    match language {
        Language::En => phrases.language_en(),
        Language::It => phrases.language_it(),
        Language::De => phrases.language_de(),
    }
}

/// The name of a card without its colour, which stands in brackets behind that of a character.
#[must_use]
pub fn without_colour(name: &str) -> &str {
    name.split(" (").next().unwrap_or(name)
}

/// All cards with an owner's corrections, if there are any.
#[derive(Debug)]
pub struct Catalogue {
    /// Every species, in order, and rice paper.
    pub cards: Vec<Card>,
    /// What they are called.
    pub lexicon: Lexicon,
    /// The numbers in force.
    pub edition: &'static Edition,
}

impl Catalogue {
    /// The cards with these numbers, names and pictures.
    #[must_use]
    pub fn new(edition: &'static Edition, names: &[NewName], figures: &[NewFigure]) -> Self {
        let lexicon = Lexicon::new(names).with_figures(figures);
        let all = Species::all().chain([Species::RICE_PAPER]);
        Self { cards: all.map(|species| Card::new(species, edition, &lexicon)).collect(), lexicon, edition }
    }

    /// The cards as they are, without corrections.
    pub fn standard() -> &'static Self {
        static STANDARD: OnceLock<Catalogue> = OnceLock::new();
        STANDARD.get_or_init(|| Self::new(Edition::standard(), &[], &[]))
    }

    /// One of the cards; rice paper comes behind all others.
    #[must_use]
    pub fn card(&self, species: Species) -> &Card {
        &self.cards[species.index() - 1]
    }

    /// Tells of cards, at no table.
    #[must_use]
    pub const fn teller(&self, phrases: Phrases) -> Teller<'_> {
        Teller {
            phrases,
            lexicon: &self.lexicon,
            edition: self.edition,
            title: Title::Mixed,
            names: &[],
            reader: Viewer::Spectator,
        }
    }
}
