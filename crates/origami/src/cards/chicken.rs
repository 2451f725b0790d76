//! Chicken — sky.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::cards::species;
use crate::vocab::{Ability, Score};

/// Scores 2 more points for each Chick in your collections.
pub const CARD: Def = Def {
    name: Names { en: printed("Chicken"), it: printed("Gallina"), de: ours("Huhn") },
    family: printed(Family::Sky),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: printed(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerSpecies(species("chick"), 2))),
    text: Words::en("Scores 2 more points for each Chick in your collections."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
