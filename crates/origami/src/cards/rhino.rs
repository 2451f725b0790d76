//! Rhino — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Own, Step};

/// Discard the whole Draw Line and refill it, then take another action.
pub const CARD: Def = Def {
    name: Names { en: printed("Rhino"), it: ours("Rinoceronte"), de: ours("Nashorn") },
    family: printed(Family::Savannah),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Do(DISCARD_LINE), Step::Refill, Step::AnotherAction])),
    text: Words::en("Discard the whole Draw Line and refill it, then take another action."),
    ours: None,
};

/// Discards the line in one group.
const DISCARD_LINE: Own = Own {
    run: |state, _, log| state.discard_line(log),
    possible: |state, _, _| state.line().next().is_some(),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
