//! Lion — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Must, Price, Step, Terms};

/// Play one origami for free.
pub const CARD: Def = Def {
    name: Names { en: printed("Lion"), it: printed("Leone"), de: printed("Löwe") },
    family: printed(Family::Savannah),
    quantity: printed(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::Play(Terms { price: Price::Free, must: Must::IfAble, ..Terms::MAY })])),
    text: Words::en("Play one origami for free."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
