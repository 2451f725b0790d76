//! Snake — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, Own, Step};

/// Slide the Snake under its collection instead of leaving it on top.
pub const CARD: Def = Def {
    name: Names { en: printed("Snake"), it: printed("Serpente"), de: printed("Schlange") },
    family: printed(Family::Savannah),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: ours(6),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Do(UNDER)])),
    text: Words::en("Slide the Snake under its collection instead of leaving it on top."),
    ours: None,
};

/// Moves the card (the Snake, or a Parrot that copies it) from the top of its collection to the bottom.
const UNDER: Own = Own {
    run: |state, context, log| state.top_to_bottom(context.seat, context.side, log),
    possible: |state, seat, side| state.height(seat, side) > 1,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
