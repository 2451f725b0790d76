//! What is known about a game beyond its rules, as searches use it.
//!
//! A judgement looks at *imagined* positions, whole ones, in which nothing is hidden; the real one it never gets.

use tabletop::standing::MAX_PLAYERS;
use tabletop::{Game, Imagine, Seat, Stream};

/// What is known about a game beyond its rules.
pub trait Judgement<G: Game>: Default + Send {
    /// How promising each of the legal moves of `seat` looks: pushes one weight for each move. Only the ratios count; a move
    /// of weight 0 is left out, unless all are.
    fn weigh(&mut self, game: &G, seat: Seat, moves: &[G::Move], weights: &mut Vec<f32>);

    /// A quick choice among the legal moves of `seat`, at least two, for playing on; returns an index.
    fn play_on(&mut self, game: &G, seat: Seat, moves: &[G::Move], stream: &mut Stream) -> usize;

    /// Is it time to stop playing on and to forecast? Asked before each decision, with how many decisions were made since the
    /// tree was left.
    fn is_enough(&mut self, game: &G, decisions: u32) -> bool;

    /// How the game is expected to end.
    fn forecast(&mut self, game: &G) -> Forecast;
}

/// How a game is expected to end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// The final scores by seat.
    pub scores: [f32; MAX_PLAYERS],
    /// How uncertain they are: a lead of so many points wins about three games of four.
    pub spread: f32,
}

/// A game about which something is known.
pub trait Judged: Imagine {
    /// What is known.
    type Judgement: Judgement<Self>;

    /// So many places of the tree are tried with a move that looks worse: the constant of the search.
    const EXPLORATION: f32;

    /// Which of the legal moves of `seat` are surely no better than another one: calls `mark` with the index of each. At least
    /// one stays unmarked, and only what `seat` sees is looked at.
    fn dominated(&self, seat: Seat, moves: &[Self::Move], mark: impl FnMut(usize));
}
