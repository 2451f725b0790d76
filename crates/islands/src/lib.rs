#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`atlas`] | everything that is data: sheets, islands, shapes, cards, season track |
//! | [`bits`] | sets of squares |
//! | [`colour`] | the three colours |
//! | [`setup`] | what is decided before the first move |
//! | [`state`] | a position |
//! | [`asks`] | questions and answers |
//! | `paint` | where a player can paint |
//! | `ahead` | what a player could paint if it were their turn already |
//! | `check` | why an answer is refused |
//! | `resolve` | from one question to the next |
//! | `solo` | the solo game |
//! | [`technology`] | its technologies and ranks |
//! | [`score`] | points |
//! | `queries` | what others want to know of a position |
//! | `event` | what happened |
//! | [`view`] | what one viewer may know |
//! | `game` | the contract of `tabletop`, kept |
//! | [`text`] | moves and events as text |
//! | [`record`] | whole games as text |
//! | [`scenario`] | positions as text, and tests written in it |
//! | `rules` | the rules by their ids |

mod ahead;
pub mod asks;
pub mod atlas;
pub mod bits;
mod check;
pub mod colour;
mod event;
mod game;
mod paint;
mod queries;
pub mod record;
mod resolve;
mod rules;
pub mod scenario;
pub mod score;
pub mod setup;
mod solo;
pub mod state;
pub mod technology;
pub mod text;
pub mod view;

pub use asks::{Ask, Brush, Choice, Kept, Move, Nth, Side, Source, Use};
pub use atlas::{Atlas, Island, Landmark, Shape, SheetId};
pub use bits::{Square, Squares};
pub use colour::{Colour, Colours};
pub use event::{Event, Seen};
pub use game::Memory;
pub use record::Record;
pub use rules::Rule;
pub use score::Score;
pub use setup::{BadSetup, Setup, SheetSet, Variant};
pub use state::State;
pub use technology::{Moment, Purpose, Rank, Technology};
pub use view::View;

/// The version of the rules; a change of a rule raises it.
pub const RULES_VERSION: u32 = 1;
