//! Eagle — sky.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Step};

/// Choose an opponent and take a card at random from their hand.
pub const CARD: Def = Def {
    name: Names { en: printed("Eagle"), it: ours("Aquila"), de: ours("Adler") },
    family: printed(Family::Sky),
    quantity: printed(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(5),
    kind: Provenance::Ours,
    ability: ours(Ability::Special(&[Step::ChoosePlayer, Step::Steal])),
    text: Words::en("Choose an opponent and take a card at random from their hand."),
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
