//! What is known about Origami Islands and its solo game.

mod alone;
mod board;
mod course;
pub mod dominated;
mod figures;
pub mod greedy;
mod judgement;
mod knowledge;
mod science;
mod several;
mod trying;

pub use greedy::Greedy;
pub use knowledge::Knowledge;
