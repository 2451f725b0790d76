#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! | file | what it holds |
//! | --- | --- |
//! | `game` | [`Game`], [`Imagine`], [`Asked`], the two gates `play` and `apply` |
//! | `seat` | [`Seat`], [`Seats`], [`Actor`], [`Viewer`] |
//! | `sink` | [`Sink`]: the log as a type parameter, [`NoLog`] for search |
//! | `illegal` | [`Illegal`]: a refusal as data |
//! | `moves` | [`MoveBuf`]: a list of legal moves with a proven bound |
//! | `card_set` | [`CardSet`]: a set of up to 192 cards |
//! | `chance` | [`Stream`]: frozen expansion of seeds |
//! | `digest` | frozen 64-bit digests |
//! | [`encode`] | [`Encode`]: positions as bytes of our own, and their fingerprints |
//! | `language` | the languages everything is said in |
//! | [`standing`] | [`Standing`]: scores and places |
//! | [`record`] | [`Record`]: whole games as text, checked move by move |
//! | [`scenario`] | [`Scenario`]: positions as text, and moves from there |
//! | [`script`] | [`Script`](script::Script): tests written as text |
//! | [`text`] | reading texts so that every error knows its place |
//! | [`drive`] | play a game to its end with any chooser |

mod card_set;
mod chance;
mod digest;
pub mod drive;
pub mod encode;
mod game;
mod illegal;
mod language;
mod moves;
pub mod record;
pub mod scenario;
pub mod script;
mod seat;
mod sink;
pub mod standing;
pub mod text;

pub use card_set::CardSet;
pub use chance::{Outcome, Roll, Stream};
pub use digest::Digest;
pub use encode::{Encode, Encoding};
pub use game::{Asked, Game, Imagine};
pub use illegal::{Illegal, RuleId, Why};
pub use language::Language;
pub use moves::MoveBuf;
pub use record::{Record, Written};
pub use scenario::Scenario;
pub use seat::{Actor, Seat, Seats, Viewer};
pub use sink::{NoLog, Sink};
pub use standing::Standing;
