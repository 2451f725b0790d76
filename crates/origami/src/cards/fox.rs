//! Fox — farm.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, From, Rest, Step};

/// Look at 3 cards from the deck, discard one of them and take the other two.
pub const CARD: Def = Def {
    name: Names { en: printed("Fox"), it: printed("Volpe"), de: printed("Fuchs") },
    family: printed(Family::Farm),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(5),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::Look(3), Step::Discard(From::LookedAt), Step::PutRest(Rest::ToHand)])),
    text: Words::en("Look at 3 cards from the deck, discard one of them and take the other two."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
