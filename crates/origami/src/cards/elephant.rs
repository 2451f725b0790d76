//! Elephant — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Count, Step, Terms};

/// Draw 1 card from the deck, then you may play one origami.
pub const CARD: Def = Def {
    name: Names { en: printed("Elephant"), it: printed("Elefante"), de: printed("Elefant") },
    family: printed(Family::Savannah),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Draw(Count::Fixed(1)), Step::Play(Terms::MAY)])),
    text: Words::en("Draw 1 card from the deck, then you may play one origami."),
    ours: Some("that playing the origami is a \"may\""),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
