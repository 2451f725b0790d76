//! Shell — sea.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Price, Step, Terms, Which};

/// Play one Sea origami, paying up to 1 fold less.
pub const CARD: Def = Def {
    name: Names { en: printed("Shell"), it: ours("Conchiglia"), de: ours("Muschel") },
    family: printed(Family::Sea),
    quantity: printed(2),
    cost: printed(3),
    folds: printed(2),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Play(Terms { which: Which::Of(Family::Sea), price: Price::UpToLess(1), ..Terms::MAY })])),
    text: Words::en("Play one Sea origami, paying up to 1 fold less."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
