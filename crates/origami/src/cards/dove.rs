//! Dove — sky.

use crate::card::{Def, Family, Names, Provenance, Words, ours, printed};
use crate::vocab::{Ability, From, Own, Slot, Step, Which};

/// Swap one origami from your hand with one card of the Draw Line, whatever their folds.
pub const CARD: Def = Def {
    name: Names { en: printed("Dove"), it: ours("Colomba"), de: ours("Taube") },
    family: printed(Family::Sky),
    quantity: printed(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(5),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Choose(From::Line(Which::Any), Slot::A), Step::Choose(From::Hand(Which::Any), Slot::B), Step::Do(SWAP)])),
    text: Words::en("Swap one origami from your hand with one card of the Draw Line, whatever their folds."),
    ours: None,
};

/// The card noted in slot A comes from the line, the one in slot B goes there.
const SWAP: Own = Own {
    run: |state, context, log| {
        if let [Some(from_line), Some(from_hand)] = context.slots {
            state.swap_with_line(context.seat, from_line, from_hand, log);
        }
    },
    possible: |state, seat, _| state.line().next().is_some() && state.hand_size(seat) > 0,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[];
