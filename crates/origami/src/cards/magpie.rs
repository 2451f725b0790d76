//! Magpie — sky.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Deed, From, Step, Who};

/// Each opponent discards a card of their choice; take one of the cards so discarded.
pub const CARD: Def = Def {
    name: Names { en: printed("Magpie"), it: printed("Gazza"), de: ours("Elster") },
    family: printed(Family::Sky),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: printed(6),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Together(Who::Opponents, Deed::Discard), Step::Take(From::JustDiscarded)])),
    text: Words::en("Each opponent discards a card of their choice; take one of the cards so discarded."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
