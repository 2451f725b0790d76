//! Squid — sea.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Count, Step};

/// Discard any number of cards, then draw as many from the deck.
pub const CARD: Def = Def {
    name: Names { en: printed("Squid"), it: ours("Calamaro"), de: ours("Tintenfisch") },
    family: printed(Family::Sea),
    quantity: printed(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(7),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::DiscardAny, Step::Draw(Count::AsDiscarded)])),
    text: Words::en("Discard any number of cards, then draw as many from the deck."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
