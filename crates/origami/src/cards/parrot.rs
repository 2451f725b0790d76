//! Parrot — sky.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, From, Slot, Step};

/// Carry out the instant effect of one other visible origami.
pub const CARD: Def = Def {
    name: Names { en: printed("Parrot"), it: printed("Pappagallo"), de: printed("Papagei") },
    family: printed(Family::Sky),
    quantity: printed(2),
    cost: printed(3),
    folds: printed(2),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Choose(From::VisibleInstants, Slot::A), Step::Become(Slot::A)])),
    text: Words::en("Carry out the instant effect of one other visible origami."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
