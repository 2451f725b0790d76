//! Owl — sky.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Deed, Step, Who};

/// Each opponent discards a card of their choice.
pub const CARD: Def = Def {
    name: Names { en: printed("Owl"), it: printed("Gufo"), de: printed("Eule") },
    family: printed(Family::Sky),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Together(Who::Opponents, Deed::Discard)])),
    text: Words::en("Each opponent discards a card of their choice."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
