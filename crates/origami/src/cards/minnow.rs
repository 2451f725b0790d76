//! Minnow — sea.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, From, Step, Which};

/// Take one Sea card from the Draw Line, whatever its folds.
pub const CARD: Def = Def {
    name: Names { en: printed("Minnow"), it: ours("Pesciolino"), de: ours("Elritze") },
    family: printed(Family::Sea),
    quantity: printed(4),
    cost: ours(2),
    folds: ours(1),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Take(From::Line(Which::Of(Family::Sea)))])),
    text: Words::en("Take one Sea card from the Draw Line, whatever its folds."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
