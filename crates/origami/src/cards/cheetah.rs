//! Cheetah — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Step};

/// Take another action.
pub const CARD: Def = Def {
    name: Names { en: printed("Cheetah"), it: ours("Ghepardo"), de: ours("Gepard") },
    family: printed(Family::Savannah),
    quantity: printed(2),
    cost: ours(3),
    folds: ours(2),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::AnotherAction])),
    text: Words::en("Take another action."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
