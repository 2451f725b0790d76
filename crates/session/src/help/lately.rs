//! What the round under way has brought: bids, dice, income.

use islands::{Event, Purpose};
use tabletop::Seat;

/// What the round under way has brought so far. All of it is public.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lately {
    /// Bids and passes, in order.
    pub bids: Vec<(Seat, Bid)>,
    /// The dice of the round, in order.
    pub dice: Vec<Die>,
    /// Carrambah's bid, and whether the player's was as high (I-13.2).
    pub carrambah: Option<(u8, bool)>,
    /// Incomes, in order.
    pub incomes: Vec<(Seat, Income)>,
}

/// A part of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bid {
    /// So many coins.
    Coins(u16),
    /// A pass; without being asked, if no legal bid could be paid (I-3.4).
    Pass {
        /// Was nobody asked?
        unable: bool,
    },
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// What for.
    pub purpose: Purpose,
    /// What it shows.
    pub face: u8,
}

/// The income of a player without the card (I-4.3): 3, and these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Income {
    /// From gold mines.
    pub gold: u16,
    /// Lost to volcano tokens.
    pub volcanoes: u8,
    /// What was taken.
    pub coins: u16,
}

impl Lately {
    /// Takes in what happened.
    pub(crate) fn take_in(&mut self, event: &Event) {
        match *event {
            Event::Round { .. } => *self = Self::default(),
            Event::Card { card } if !self.dice.iter().any(|die| die.purpose == Purpose::Auction) => {
                self.dice.push(Die { purpose: Purpose::Auction, face: card });
            }
            Event::Rolled { purpose, die } => self.dice.push(Die { purpose, face: die }),
            Event::ColourRolled { source, die, .. } => {
                let purpose = if source == islands::Source::Grove { Purpose::Grove } else { Purpose::Colour };
                // In the solo game the die was told of when it was rolled.
                let is_told = |last: &Die| {
                    let instead = matches!(last.purpose, Purpose::ReRoll | Purpose::ReColor);
                    last.purpose == purpose || instead && last.face == die
                };
                if !self.dice.last().is_some_and(is_told) {
                    self.dice.push(Die { purpose, face: die });
                }
            }
            Event::Bids { seat, coins } => self.bids.push((seat, Bid::Coins(coins))),
            Event::Passes { seat, unable } => self.bids.push((seat, Bid::Pass { unable })),
            Event::Carrambah { bid, won } => self.carrambah = Some((bid, won)),
            Event::Income { seat, gold, volcanoes, coins } => {
                self.incomes.push((seat, Income { gold, volcanoes, coins }));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use islands::{Colour, Source};

    use super::*;

    #[test]
    fn a_die_that_is_told_as_a_colour_too_is_shown_once() {
        let colour = |source, die| Event::ColourRolled { seat: Seat(0), source, die, colour: Colour::of_die(die) };
        let rolled = |purpose, die| Event::Rolled { purpose, die };
        for purpose in [Purpose::Colour, Purpose::ReRoll, Purpose::ReColor] {
            let mut lately = Lately::default();
            [rolled(purpose, 5), colour(Source::Auction, 5)].iter().for_each(|event| lately.take_in(event));
            assert_eq!(lately.dice.len(), 1, "{purpose:?}");
        }
        // Among several nothing but the colour is told.
        let mut lately = Lately::default();
        [colour(Source::Auction, 5), colour(Source::Grove, 5)].iter().for_each(|event| lately.take_in(event));
        assert_eq!(lately.dice.len(), 2);
    }
}
