//! The dice of a deal of Origami Islands.
//!
//! Each die is a function of the deal and of its address, so that whatever is decided, the dice of other rounds stay as they
//! are, and who plays the same deal in another seat meets the same auctions.

use std::collections::BTreeMap;

use islands::{Ask, State};
use tabletop::{Asked, Digest, Game, Outcome, Roll, Stream};

use super::Chance;

/// The dice of a deal.
#[derive(Clone, Debug)]
pub struct Dice {
    seed: u64,
    /// How many were rolled, by what for.
    rolled: BTreeMap<String, u32>,
}

impl Dice {
    /// The dice of that number.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, rolled: BTreeMap::new() }
    }
}

impl Chance<State> for Dice {
    fn answer(&mut self, game: &State, roll: Roll) -> Outcome {
        let (purpose, count) = match game.address() {
            Some(address) => (format!("{} {:?}", address.round, address.purpose), address.count.into()),
            None => {
                let purpose = match game.asked() {
                    Asked::Chance(_, Ask::Deal) => "deal".to_owned(),
                    Asked::Chance(_, Ask::Lot) => "lot".to_owned(),
                    Asked::Chance(_, Ask::AuctionDie) => format!("{} auction", game.round()),
                    _ => format!("{} colour", game.round()),
                };
                let rolled = self.rolled.entry(purpose.clone()).or_default();
                *rolled += 1;
                (purpose, *rolled)
            }
        };
        roll.draw(&mut Stream::new(Digest::of(format!("{} {purpose} {count}", self.seed).as_bytes()).0))
    }
}
