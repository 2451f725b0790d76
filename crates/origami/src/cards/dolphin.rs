//! Dolphin — sea.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Must, Price, Step, Terms};

/// Play one origami, paying up to 2 folds less.
pub const CARD: Def = Def {
    name: Names { en: printed("Dolphin"), it: printed("Delfino"), de: printed("Delfin") },
    family: printed(Family::Sea),
    quantity: printed(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::Play(Terms { price: Price::UpToLess(2), must: Must::IfAble, ..Terms::MAY })])),
    text: Words::en("Play one origami, paying up to 2 folds less."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
