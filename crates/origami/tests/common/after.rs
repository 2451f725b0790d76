//! Positions and what happened after some moves.

use origami::scenario::Scenario;
use origami::{Event, State};
use tabletop::Game;

/// The position after some moves, and what happened.
pub fn play(position: &str, moves: &[&str]) -> (State, Vec<Event>) {
    let mut state = Scenario::parse(position).unwrap_or_else(|why| panic!("{why}")).position();
    let mut log = Vec::new();
    for line in moves {
        let (by, m) = origami::text::read_move(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        state.play(by, m, &mut log).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    (state, log)
}
