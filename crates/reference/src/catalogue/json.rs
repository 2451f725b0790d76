//! The catalogue as JSON.

use origami::card::{Character, Colour, Words};
use origami::vocab::Kind;
use origami::{Family, Species};
use phrases::Language;
use phrases::catalogue::{Card, Fact};
use serde::Serialize;

/// Something in each language.
#[derive(Debug, Serialize)]
struct ByLanguage<T> {
    en: T,
    it: T,
    de: T,
}

impl<T> ByLanguage<T> {
    fn new(of: impl Fn(Language) -> T) -> Self {
        Self { en: of(Language::En), it: of(Language::It), de: of(Language::De) }
    }
}

/// A card; rice paper has no cost, no points and no kind of effect.
#[derive(Debug, Serialize)]
pub struct CardJson {
    id: Species,
    name: ByLanguage<&'static str>,
    plural: ByLanguage<&'static str>,
    family: Option<Family>,
    character: Option<Character>,
    colour: Option<Colour>,
    quantity: u8,
    cost: Option<u8>,
    folds: u8,
    points: Option<u8>,
    kind: Option<Kind>,
    text: ByLanguage<&'static str>,
    ours: Option<ByLanguage<&'static str>>,
    ability_of: Species,
    figure_of: Species,
    provenance: Sources,
}

/// Where each fact comes from.
#[derive(Debug, Serialize)]
struct Sources {
    name: ByLanguage<&'static str>,
    family: &'static str,
    quantity: &'static str,
    cost: &'static str,
    folds: &'static str,
    points: &'static str,
    kind: &'static str,
    text: &'static str,
}

impl From<&Card> for CardJson {
    fn from(card: &Card) -> Self {
        let words = |words: Words| ByLanguage::new(|language| words.of(language));
        let from = |fact: Fact<u8>| fact.from.slug();
        Self {
            id: card.species,
            name: ByLanguage::new(|language| card.name(language).value.one),
            plural: ByLanguage::new(|language| card.name(language).value.many),
            family: card.family.value,
            character: card.character().map(|(character, _)| character),
            colour: card.character().map(|(_, colour)| colour),
            quantity: card.quantity.value,
            cost: card.is_origami().then_some(card.cost.value),
            folds: card.folds.value,
            points: card.is_origami().then_some(card.points.value),
            kind: card.is_origami().then_some(card.kind.value),
            text: words(card.text.value),
            ours: card.ours.map(words),
            ability_of: card.ability_of,
            figure_of: card.figure_of,
            provenance: Sources {
                name: ByLanguage::new(|language| card.name(language).from.slug()),
                family: card.family.from.slug(),
                quantity: from(card.quantity),
                cost: from(card.cost),
                folds: from(card.folds),
                points: from(card.points),
                kind: card.kind.from.slug(),
                text: card.text.from.slug(),
            },
        }
    }
}
