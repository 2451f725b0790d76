//! What is known about Origami Islands and its solo game.

mod alone;
mod board;
pub mod dominated;
pub mod greedy;
mod judgement;
mod knowledge;
mod several;

pub use greedy::Greedy;
pub use knowledge::Knowledge;
