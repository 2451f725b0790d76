//! Monkey — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Step, Terms, Which};

/// Play one Savannah origami.
pub const CARD: Def = Def {
    name: Names { en: printed("Monkey"), it: ours("Scimmia"), de: ours("Affe") },
    family: printed(Family::Savannah),
    quantity: printed(4),
    cost: ours(2),
    folds: ours(1),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Play(Terms { which: Which::Of(Family::Savannah), ..Terms::MAY })])),
    text: Words::en("Play one Savannah origami."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
