#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! | file | what it holds |
//! | --- | --- |
//! | `bot` | [`Bot`]: what all of them have in common |
//! | `budget` | [`Budget`]: how long a bot may think |
//! | `memories` | [`Memories`]: what the players of a table remember |
//! | `thoughts` | [`Thoughts`]: what it thought |
//! | `random` | [`Random`]: takes anything, in any game |
//! | `ismcts` | [`Ismcts`]: the yardstick, search without knowledge |
//! | `sensei` | [`Sensei`]: search with knowledge |
//! | [`levels`] | [`Level`]: five of them that people can tell apart |
//! | [`judgement`] | [`Judgement`](judgement::Judgement): what such knowledge is |
//! | `tree`, `reward` | what searches are made of |
//! | [`cards`] | what is known about Origami, Legends and both mixed |
//! | [`islands`] | what is known about Origami Islands and its solo game |
//! | [`contender`] | bots by name |
//! | [`arena`] | games between bots |

pub mod arena;
mod bot;
mod budget;
pub mod cards;
pub mod contender;
pub mod islands;
mod ismcts;
pub mod judgement;
pub mod levels;
mod memories;
mod random;
mod reward;
mod sensei;
mod thoughts;
mod tree;

pub use bot::{Bot, Sight};
pub use budget::Budget;
pub use ismcts::Ismcts;
pub use levels::Level;
pub use memories::Memories;
pub use random::Random;
pub use sensei::Sensei;
pub use thoughts::{Thought, Thoughts};
