//! Shark — sea.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Count, From, Step, Which};

/// Discard a Sea card to draw 3 cards from the deck.
pub const CARD: Def = Def {
    name: Names { en: printed("Shark"), it: printed("Squalo"), de: printed("Hai") },
    family: printed(Family::Sea),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::Discard(From::Hand(Which::Of(Family::Sea))), Step::Draw(Count::Fixed(3))])),
    text: Words::en("Discard a Sea card to draw 3 cards from the deck."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
