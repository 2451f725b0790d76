//! Rabbit — farm.

use crate::card::{Def, Family, Names, Provenance, Words, printed};
use crate::vocab::{Ability, Score};

/// Scores 1 more point for every 2 cards left in your hand.
pub const CARD: Def = Def {
    name: Names { en: printed("Rabbit"), it: printed("Coniglio"), de: printed("Hase") },
    family: printed(Family::Farm),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: printed(5),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerCardsInHand(2))),
    text: Words::en("Scores 1 more point for every 2 cards left in your hand."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
