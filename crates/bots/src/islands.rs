//! Bots for Origami Islands, by name.

mod board;
pub mod greedy;
mod judgement;

use ::islands::State;

use crate::bot::Bot;
use crate::random::Random;
pub use greedy::Greedy;

/// The names of all bots, the strongest first.
pub const NAMES: [&str; 2] = ["greedy", "random"];

/// The bot of that name.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Bot<State>>> {
    match name {
        "greedy" => Some(Box::new(Greedy::default())),
        "random" => Some(Box::new(Random)),
        _ => None,
    }
}
