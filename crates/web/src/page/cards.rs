//! The table of a card game.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`desk`] | [`Desk`]: all that the zones are made from |
//! | [`seats`], [`middle`], [`hand`], [`ask`] | the zones |
//! | [`pick`] | cards that can be chosen |

pub mod ask;
pub mod desk;
pub mod hand;
pub mod middle;
pub mod pick;
pub mod seats;

pub use desk::Desk;
