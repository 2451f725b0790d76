//! Crab — sea.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, From, Limit, Step, Which};

/// Discard a Sea card to take any two cards from the Draw Line.
pub const CARD: Def = Def {
    name: Names { en: printed("Crab"), it: ours("Granchio"), de: ours("Krabbe") },
    family: printed(Family::Sea),
    quantity: printed(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(4),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Discard(From::Hand(Which::Of(Family::Sea))), Step::TakeSome(Limit::Cards(2))])),
    text: Words::en("Discard a Sea card to take any two cards from the Draw Line."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
