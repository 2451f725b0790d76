//! The catalogue as JSON.

use origami::card::Words;
use origami::vocab::Kind;
use origami::{Family, Species};
use phrases::Language;
use serde::Serialize;

use super::{Card, Source};

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

/// A card.
#[derive(Debug, Serialize)]
pub struct CardJson {
    id: Species,
    name: ByLanguage<&'static str>,
    plural: ByLanguage<&'static str>,
    family: Family,
    quantity: u8,
    cost: u8,
    folds: u8,
    points: u8,
    kind: Kind,
    text: ByLanguage<&'static str>,
    ours: Option<ByLanguage<&'static str>>,
    ability_of: Species,
    provenance: Sources,
}

/// Where each fact comes from.
#[derive(Debug, Serialize)]
struct Sources {
    name: ByLanguage<Source>,
    family: Source,
    quantity: Source,
    cost: Source,
    folds: Source,
    points: Source,
    kind: Source,
    text: Source,
}

impl From<&Card> for CardJson {
    fn from(card: &Card) -> Self {
        let words = |words: Words| ByLanguage::new(|language| words.of(language));
        Self {
            id: card.species,
            name: ByLanguage::new(|language| card.name(language).value.one),
            plural: ByLanguage::new(|language| card.name(language).value.many),
            family: card.family.value,
            quantity: card.quantity.value,
            cost: card.cost.value,
            folds: card.folds.value,
            points: card.points.value,
            kind: card.kind.value,
            text: words(card.text.value),
            ours: card.ours.map(words),
            ability_of: card.ability_of,
            provenance: Sources {
                name: ByLanguage::new(|language| card.name(language).from),
                family: card.family.from,
                quantity: card.quantity.from,
                cost: card.cost.from,
                folds: card.folds.from,
                points: card.points.from,
                kind: card.kind.from,
                text: card.text.from,
            },
        }
    }
}
