//! Frames: the one mechanism for "in the middle of something".
//!
//! A frame says which program runs, where in it, for whom and what was chosen so far. Frames name species, seats and
//! collections, never copies, so that they can be shown; the few secrets in them (answers not yet carried out) are
//! taken out by [`Frame::seen_by`].

use tabletop::{Seat, Seats, Viewer};

use crate::card::{Cards, Side, Species};
use crate::vocab::{Deed, Step, Terms};

/// The most frames a stack needs.
///
/// A frame whose last step starts another program is dropped first, so a chain of plays (Monkey, Monkey, Elephant …)
/// stays at one level. What holds a level while something nested happens is an effect with steps still to come, above
/// it a drawing that met a run-out, above it the shuffle: three. Legends adds rounds of plays, of which two Dragons and
/// two Parrots that copy them can be open at once, and the reaction of each of two Toucans waiting below a play: nine in
/// all, and one to spare.
pub const MAX_DEPTH: usize = 10;

/// One program that is not finished. Aligned, because a stack of 24-byte frames is indexed faster than one of 23.
#[repr(align(8))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// An unused slot.
    #[default]
    None,
    /// The cards wait to be shuffled and dealt.
    Deal,
    /// The Starting Player is drawn by lot among these.
    Lot(Seats),
    /// The active player is asked for an action.
    Action {
        /// Whether it is one that an effect added (O-3.4).
        extra: bool,
    },
    /// A player may or must play an origami.
    Play {
        /// Who plays.
        seat: Seat,
        /// Whose effect lets them.
        of: Species,
        /// How.
        terms: Terms,
        /// The card that the terms' `noted` speaks of.
        noted: Option<Species>,
    },
    /// A chosen origami waits for its payment.
    Pay {
        /// Who plays.
        seat: Seat,
        /// What.
        card: Species,
        /// Onto which collection.
        side: Side,
        /// What payments will do.
        payment: Payment,
    },
    /// The steps of an ability.
    Effect(Effect),
    /// Cards are drawn from the deck.
    Draw {
        /// For whom.
        seat: Seat,
        /// Where they go.
        to: To,
        /// How many are still to come.
        left: u8,
    },
    /// The discards wait to be shuffled into a new deck.
    Shuffle,
    /// The end of the turn (O-3.5).
    EndTurn(EndTurn),
}

/// What a payment must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    /// The least total of folds.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// A card that must be part of it.
    pub with: Option<Species>,
}

/// The steps of an ability, under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// Its owner.
    pub seat: Seat,
    /// The card that was played or used.
    pub card: Species,
    /// The collection that card lies in.
    pub side: Side,
    /// Whose steps they are: the card's own, or those a Parrot copies.
    pub of: Species,
    /// The step to do next.
    pub at: u8,
    /// How far that step is.
    pub stage: Stage,
    /// The cards noted.
    pub slots: [Option<Species>; 2],
    /// The player chosen.
    pub who: Seat,
    /// The number noted.
    pub count: u8,
    /// What was paid for the card; after a [`Step::Together`], what each seat chose (by seat).
    pub memo: Cards,
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// An instant effect that its owner may still decline.
    Opening,
    /// The step can be done.
    Ready,
    /// The step waits for an answer.
    Asking,
}

/// Where drawn cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum To {
    /// Into the hand.
    Hand,
    /// Apart, to be looked at.
    Aside,
    /// Into the Draw Line.
    Line,
}

/// The parts of the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndTurn {
    /// Refill the Draw Line.
    Refill,
    /// Check the hand.
    HandCheck,
    /// Next player.
    Next,
}

impl Frame {
    /// The frame as `viewer` may know it: answers of others that are not yet carried out are taken out.
    #[must_use]
    pub fn seen_by(mut self, viewer: Viewer, step: Option<Step>) -> Self {
        if let (Self::Effect(effect), Some(Step::Together(_, Deed::Discard | Deed::PassRight))) = (&mut self, step)
            && effect.stage == Stage::Asking
        {
            for seat in 0..4 {
                if !viewer.is(Seat(seat)) {
                    effect.memo.set(usize::from(seat), None);
                }
            }
        }
        self
    }
}
