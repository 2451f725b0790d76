//! Positions and what happened after some moves.

use islands::scenario::Scenario;
use islands::{Event, State};
use tabletop::Game;

/// The position after the moves of a scenario, and what happened; nothing else the scenario says is looked at.
#[track_caller]
pub fn after(scenario: &str) -> (State, Vec<Event>) {
    let scenario = Scenario::parse(scenario).unwrap_or_else(|why| panic!("{why}\n{scenario}"));
    let (mut state, mut log) = (scenario.position(), Vec::new());
    let played = scenario.play_each(|by, m| state.play(by, m, &mut log));
    played.unwrap_or_else(|why| panic!("{why}"));
    (state, log)
}
