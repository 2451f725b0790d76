//! Judgement of the solo game, for the search.
//!
//! The quick player is that of [`Greedy`](super::Greedy), with figures for a plan that it does not have: Re-Color to choose colours,
//! Economicus for coins, and Timenautics, whose third level holds the season for a bid of exactly 14 coins, which always wins. The
//! search plays to the beginning of the next round and forecasts from there.

mod figures;
mod outlook;
mod prize;
mod thinking;
mod trying;
mod worth;

use ::islands::{Ask, Move, State};
use tabletop::standing::MAX_PLAYERS;
use tabletop::{Asked, Game, Stream};

use self::worth::Worth;
use crate::judgement::Forecast;

/// A move that is worth so much less has a third of the weight: in hundredths of points.
const HEAT: f32 = 500.0;

/// What is known about the solo game.
#[derive(Clone, Debug, Default)]
pub(super) struct Alone {
    worths: Vec<Worth>,
}

impl Alone {
    /// What each move is worth, and the most.
    fn look(&mut self, game: &State, moves: &[Move]) -> Worth {
        self.worths.clear();
        thinking::worths(game, moves, &mut self.worths);
        self.worths.iter().copied().max().unwrap_or(0)
    }

    pub(super) fn weigh(&mut self, game: &State, moves: &[Move], weights: &mut Vec<f32>) {
        let most = self.look(game, moves);
        // No forecast tells sheets apart better than what they hold.
        let heat = if matches!(game.asked(), Asked::Together(..)) { 0.01 } else { HEAT };
        weights.extend(self.worths.iter().map(|&worth| (worth.saturating_sub(most) as f32 / heat).exp()));
    }

    pub(super) fn play_on(&mut self, game: &State, moves: &[Move], _stream: &mut Stream) -> usize {
        let most = self.look(game, moves);
        self.worths.iter().position(|&worth| worth == most).unwrap_or(0)
    }

    pub(super) fn is_enough(&mut self, game: &State, _decisions: u32) -> bool {
        matches!(game.asked(), Asked::Seat(_, Ask::Bid { .. }))
    }

    pub(super) fn forecast(&mut self, game: &State) -> Forecast {
        let mut scores = [0.0; MAX_PLAYERS];
        scores[0] = outlook::score(game);
        Forecast { scores, spread: 10.0 }
    }
}
