//! Players for the tables where no person plays.
//!
//! A bot is a function of what a person in its seat would see: it gets a view, the legal moves and a stream of numbers,
//! never a position. What it would like to know of the rest it has to imagine.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`bot`] | [`Bot`]: what all of them have in common |
//! | [`random`] | [`Random`]: takes anything, in any game |
//! | [`islands`] | bots for Origami Islands, by name |

pub mod bot;
pub mod islands;
pub mod random;

pub use bot::Bot;
pub use random::Random;
