//! Gorilla — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Step, Which};

/// Take all Savannah cards from the Draw Line.
pub const CARD: Def = Def {
    name: Names { en: printed("Gorilla"), it: ours("Gorilla"), de: ours("Gorilla") },
    family: printed(Family::Savannah),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(6),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::TakeAll(Which::Of(Family::Savannah))])),
    text: Words::en("Take all Savannah cards from the Draw Line."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
