//! Zebra — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Deed, Step, Who};

/// Every player passes one origami from hand to the player on their right.
pub const CARD: Def = Def {
    name: Names { en: printed("Zebra"), it: printed("Zebra"), de: printed("Zebra") },
    family: printed(Family::Savannah),
    quantity: printed(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(6),
    kind: Provenance::Ours,
    ability: printed(Ability::Instant(&[Step::Together(Who::Everyone, Deed::PassRight)])),
    text: Words::en("Every player passes one origami from hand to the player on their right."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
