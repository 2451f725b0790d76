//! Whale — sea.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Score};

/// Scores 1 more point for each other origami in the same collection.
pub const CARD: Def = Def {
    name: Names { en: printed("Whale"), it: printed("Balena"), de: printed("Wal") },
    family: printed(Family::Sea),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerOtherInCollection(1))),
    text: Words::en("Scores 1 more point for each other origami in the same collection."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
