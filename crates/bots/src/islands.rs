//! What is known about Origami Islands and its solo game.

mod board;
pub mod greedy;
mod judgement;
mod knowledge;

pub use greedy::Greedy;
pub use knowledge::Knowledge;
