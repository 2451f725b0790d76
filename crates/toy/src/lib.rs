//! Under the Cup: a small game for tests. No product code names it; a test adds it to a hub's games.
//!
//! A die is rolled under the cup of one player, who alone sees it and says a number (T-2). The other believes it or doubts it (T-3),
//! and the cup is lifted. A lie that is believed or a truth that is doubted is a point for who spoke, else for the other (T-4). Then
//! the cup changes hands, four times in all (T-1).
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`rules`] | the contract: `Game` and `Imagine` |
//! | `texts` | moves, games and positions as text: `Written` and `Staged` |
//! | `table` | what it brings to a table: its bots, its wish, its words |

pub mod rules;
mod table;
mod texts;

pub use rules::{Ask, Cup, Event, Move, Rule, Setup, View};
