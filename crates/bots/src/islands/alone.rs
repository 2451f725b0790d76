//! Judgement of the solo game, for the search.
//!
//! The quick player is that of [`Greedy`](super::Greedy), with figures of its own and a plan that it does not have: Re-Color to choose colours,
//! Economicus for coins, and Timenautics, whose third level holds the season for a bid of exactly 14 coins, which always wins. The
//! search plays to the beginning of the next round and forecasts from there.

mod outlook;
mod plan;

use ::islands::atlas::Landmark;
use ::islands::{Ask, Island, Kept, Move, Source, State};
use tabletop::standing::MAX_PLAYERS;
use tabletop::{Asked, Game, Seat, Stream};

use super::board::Board;
use super::figures::Worth;
use super::judgement::{Judgement, NEVER, first_best, islands_of};
use super::science::Thinking;
use super::trying::Trying;
use crate::judgement::Forecast;

/// A move that is worth so much less has a third of the weight: in hundredths of points.
const HEAT: f32 = 500.0;

/// What is known about the solo game.
#[derive(Clone, Debug, Default)]
pub(super) struct Alone {
    worths: Vec<Worth>,
}

impl Alone {
    /// Finds out what each move is worth.
    fn look(&mut self, game: &State, moves: &[Move]) {
        self.worths.clear();
        worths(game, moves, &mut self.worths);
    }

    pub(super) fn weigh(&mut self, game: &State, moves: &[Move], weights: &mut Vec<f32>) {
        self.look(game, moves);
        let most = self.worths.iter().copied().max().unwrap_or(0);
        // No forecast tells sheets apart better than what they hold.
        let heat = if matches!(game.asked(), Asked::Together(..)) { 0.01 } else { HEAT };
        weights.extend(self.worths.iter().map(|&worth| libm::expf(worth.saturating_sub(most) as f32 / heat)));
    }

    pub(super) fn play_on(&mut self, game: &State, moves: &[Move], _stream: &mut Stream) -> usize {
        self.look(game, moves);
        first_best(self.worths.iter().copied())
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

/// What each answer is worth: pushes one worth a move.
fn worths(game: &State, legal: &[Move], worths: &mut Vec<Worth>) {
    let (Asked::Seat(_, ask) | Asked::Together(_, ask)) = game.asked() else { return worths.resize(legal.len(), 0) };
    if ask == Ask::Keep {
        let judgement = plan::without_board(game);
        let sheets = |m| if let Move::Keep(kept) = m { sheets(game, &judgement, kept) } else { NEVER };
        return worths.extend(legal.iter().copied().map(sheets));
    }
    if !game.has_islands(Seat(0)) {
        return worths.resize(legal.len(), 0);
    }
    let board = Board::at(game, Seat(0));
    let judgement = plan::judgement(game, &board);
    let trying = Trying::new(&judgement, game.season(), board);
    match ask {
        Ask::Paint { brush, .. } => trying.paintings(brush, legal, worths),
        Ask::Shape { source } if source != Source::Auction || game.at_hand().1.is_empty() => {
            let (_, _, colouring) = game.at_hand();
            let worth = |m| if let Move::Shape(shape) = m { trying.shape(shape, colouring) } else { NEVER };
            worths.extend(legal.iter().copied().map(worth));
        }
        _ => {
            let (science, rounds) = (plan::science(game), plan::scene(game).rounds());
            Thinking { table: game, science, judgement: &judgement, trying, rounds }.worths(ask, legal, worths);
        }
    }
}

/// What two sheets are worth: the points they hold count most, since a good player gets nearly all of them; then what they
/// promise.
fn sheets(game: &State, judgement: &Judgement, kept: Kept) -> Worth {
    let most =
        |island: &Island| 40 + 10 * i32::from(island.at(Landmark::Temple).len()) + 10 * island.outlines.len() as i32;
    let points: i32 = islands_of(game.atlas(), kept).into_iter().map(most).sum();
    judgement.sheets(game.atlas(), kept) + 1000 * points
}
