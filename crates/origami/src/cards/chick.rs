//! Chick — sky.

use crate::card::{Def, Family, Names, Provenance, Words, printed};
use crate::vocab::{Ability, Instead, Step, Terms, Which};

/// Take one Sky card from the Draw Line, whatever its folds, or play one Sky origami.
pub const CARD: Def = Def {
    name: Names { en: printed("Chick"), it: printed("Pulcino"), de: printed("Küken") },
    family: printed(Family::Sky),
    quantity: printed(4),
    cost: printed(2),
    folds: printed(1),
    points: printed(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Play(Terms { which: Which::Of(Family::Sky), instead: Instead::TakeFromLine, ..Terms::MAY })])),
    text: Words::en("Take one Sky card from the Draw Line, whatever its folds, or play one Sky origami."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
