//! Skate — sea.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, From, Rest, Step};

/// Look at the top 3 cards of the deck, take one and discard the other two.
pub const CARD: Def = Def {
    name: Names { en: printed("Skate"), it: ours("Razza"), de: ours("Rochen") },
    family: printed(Family::Sea),
    quantity: printed(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(4),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Look(3), Step::Take(From::LookedAt), Step::PutRest(Rest::ToDiscards)])),
    text: Words::en("Look at the top 3 cards of the deck, take one and discard the other two."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
