//! Vulture — sky.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, From, Must, Noted, Step, Terms};

/// Take the top discard, then play one origami; the card you took must be part of its payment.
pub const CARD: Def = Def {
    name: Names { en: printed("Vulture"), it: printed("Avvoltoio"), de: printed("Geier") },
    family: printed(Family::Sky),
    quantity: printed(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(4),
    kind: Provenance::Ours,
    ability: printed(Ability::Special(&[Step::Take(From::TopDiscard), Step::Play(Terms { must: Must::IfAble, noted: Noted::MustPay, ..Terms::MAY })])),
    text: Words::en("Take the top discard, then play one origami; the card you took must be part of its payment."),
    ours: Some("taking the top discard, and that the taken card must be part of the payment"),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
