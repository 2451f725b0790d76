//! Frames: the one mechanism for "in the middle of something".
//!
//! A frame says which program runs, where in it, for whom and what was chosen so far. Frames name species, seats and
//! collections, never copies, so that they can be shown; the few secrets in them (answers not yet carried out) are
//! taken out by [`Frame::seen_by`].

use tabletop::{Seat, Seats, Viewer};

use crate::card::{Cards, Side, Species};
use crate::state::MAX_PLAYERS;
use crate::vocab::{Step, Terms};

/// The most frames a stack needs.
///
/// A frame whose last step starts another program is dropped first, and reactions that wait for the end of a play are
/// noted in the frame of its effect, or join those that wait already: so a chain of plays (Monkey, Monkey, Elephant, a
/// character and its bonus …) stays at one level. What holds a level while something nested happens is a round of
/// plays: two Dragons and two Parrots that copy them can be open at once. Above them come an effect with steps still to
/// come (or a reaction and the bonus of a Merchant), a drawing that met a run-out, and the shuffle: eight in all. An
/// edition with more than six cards that open such rounds is refused.
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
    /// What follows a draw-cards action (L-7.15).
    AfterDraw {
        /// What comes next.
        next: AfterDraw,
        /// How many of the allowed folds were not used.
        unused: u8,
    },
    /// Reactions to a play that wait until its effect is finished (L-4.7).
    React {
        /// Whose.
        seat: Seat,
        /// What they bring.
        due: Due,
    },
    /// The end of the turn (O-3.5).
    EndTurn(EndTurn),
}

/// The parts of a draw-cards action after the cards are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterDraw {
    /// Refill the Draw Line.
    Refill,
    /// Reactions to unused folds.
    React,
}

/// What reactions bring: actions, and cards from the deck. At most fifteen of each are kept, which is more than a turn
/// can have or a hand can be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Due(u8);

impl Due {
    /// Nothing.
    pub const NONE: Self = Self(0);

    /// So many actions and cards.
    #[must_use]
    pub const fn new(actions: u8, cards: u8) -> Self {
        let (actions, cards) = (if actions < 15 { actions } else { 15 }, if cards < 15 { cards } else { 15 });
        Self(actions | cards << 4)
    }

    /// The actions.
    #[must_use]
    pub const fn actions(self) -> u8 {
        self.0 & 15
    }

    /// The cards.
    #[must_use]
    pub const fn cards(self) -> u8 {
        self.0 >> 4
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::new(self.actions() + other.actions(), self.cards() + other.cards())
    }
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
    /// It has at least so many cards, unless it is 0.
    pub cards: u8,
    /// The top discard may be one of them (L-7.12).
    pub discard: bool,
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
    /// The number noted: cards discarded, players served, or the place picked.
    pub count: u8,
    /// What was paid for the card; after a [`Step::Together`], what each seat chose (by seat; second cards after the
    /// first ones).
    pub memo: Cards,
    /// Reactions that wait until it is finished.
    pub due: Due,
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
    /// What a character makes of the hand (L-3.3).
    React,
    /// Next player.
    Next,
}

impl Frame {
    /// The frame as `viewer` may know it: answers of others that are not yet carried out are taken out.
    #[must_use]
    pub fn seen_by(mut self, viewer: Viewer, step: Option<Step>) -> Self {
        if let (Self::Effect(effect), Some(Step::Together(..))) = (&mut self, step)
            && effect.stage == Stage::Asking
        {
            for seat in (0..MAX_PLAYERS).map(Seat).filter(|&s| !viewer.is(s)) {
                effect.memo.set(seat.index(), None);
                effect.memo.set(second(seat), None);
            }
        }
        self
    }
}

/// Where the second card a seat chose in a [`Step::Together`] stands in the memo.
pub(crate) const fn second(seat: Seat) -> usize {
    MAX_PLAYERS as usize + seat.index()
}
