//! What winning a bidding brings, and what Carrambah's dice do to it.

use std::cell::Cell;

use ::islands::{Choice, Colour, Colours, Shape, Technology, Use};

use super::super::figures::Worth;
use super::super::trying::Trying;

/// What Carrambah adds on cards 2 and 6 (I-13.1).
pub(super) const fn mark(card: u8) -> usize {
    if matches!(card, 2 | 6) { 2 } else { 0 }
}

/// The coins a use brings, or costs if negative (I-13.7 to I-13.12).
pub(super) const fn coins(used: Use) -> i32 {
    match (used.technology, used.level) {
        (Technology::Auctionis, 1) => 5,
        (Technology::Auctionis, 2) => 3,
        (Technology::Auctionis, _) => 7,
        (Technology::Economicus, 1 | 2) => 3,
        (Technology::Economicus, _) => 5,
        (Technology::ReColor, 1) => -3,
        (Technology::ReColor, 2) => -5,
        (Technology::ReRoll, 1 | 2) => -3,
        (Technology::ReRoll, _) => 7,
        (Technology::Transforming, 1) => -3,
        (Technology::Transforming, 2) => -7,
        (Technology::ReColor | Technology::Transforming, _) => 5,
        (Technology::Timenautics, 1) => 7,
        (Technology::Timenautics, 2) => 17,
        (Technology::Timenautics | Technology::Expancing, _) => 0,
    }
}

/// What the auctioned shape is worth, by form and colour; found out when it is asked for.
pub(super) struct Shapes<'a> {
    trying: Trying<'a>,
    worth: [[Cell<Option<Worth>>; 3]; Shape::ALL.len()],
}

/// What a winner paints: first what the coal pits do, and then the shape.
pub(super) struct Prize<'a> {
    pub(super) coal: Worth,
    pub(super) shapes: Shapes<'a>,
}

/// What a bid brings by the throw of Carrambah's dice.
pub(super) struct Throws {
    /// By the sum.
    pub(super) by_sum: [Worth; 13],
    /// On average over one die, by what the other one shows.
    pub(super) one: [Worth; 7],
    /// On average over both.
    pub(super) both: Worth,
    /// By level of Re-Roll: what it gains, less than nothing if it costs; nothing if it can't be used.
    pub(super) fees: [Option<Worth>; 3],
}

impl<'a> Shapes<'a> {
    pub(super) fn new(trying: Trying<'a>) -> Self {
        Self { trying, worth: Default::default() }
    }

    pub(super) fn best(&self, shape: Shape, colours: Colours) -> Worth {
        let worth = |colour: Colour| {
            let known = &self.worth[shape as usize][colour as usize];
            known.get().unwrap_or_else(|| {
                let worth = self.trying.best_shape(shape, Colours::only(colour));
                known.set(Some(worth));
                worth
            })
        };
        colours.iter().map(worth).max().unwrap_or(0)
    }
}

impl<'a> Prize<'a> {
    pub(super) fn new(trying: Trying<'a>) -> Self {
        let (coal, trying) = trying.after_coal();
        Self { coal, shapes: Shapes::new(trying) }
    }
}

impl Throws {
    /// What a throw is worth, rolled again if that is better.
    pub(super) fn best(&self, dice: [usize; 2]) -> Worth {
        let mut most = self.by_sum[dice[0] + dice[1]];
        for level in (1..=3).filter(|&level| self.fees[level as usize - 1].is_some()) {
            for choice in [Choice::None, Choice::Die(1), Choice::Die(2)] {
                most = most.max(self.again(dice, level, choice).unwrap_or(most));
            }
        }
        most
    }

    /// What it is worth to roll again; nothing if that can't be done.
    pub(super) fn again(&self, dice: [usize; 2], level: u8, choice: Choice) -> Option<Worth> {
        let fee = self.fees[usize::from(level.clamp(1, 3)) - 1]?;
        match (level, choice) {
            (2, Choice::None) => Some(self.both + fee),
            // The other die stays.
            (1, Choice::Die(n)) => Some(self.one[dice[usize::from(n & 1)]] + fee),
            (3, Choice::Die(n)) if dice[usize::from(n == 2)] == 6 => Some(self.one[dice[usize::from(n & 1)]] + fee),
            _ => None,
        }
    }
}
