//! What can be looked up in the terminal: the rules, the cards, the islands, and how figures are folded.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`rules`] | the rules and the glossary |
//! | [`catalogue`] | the cards |
//! | [`island`] | the islands |
//! | [`fold`] | the figures of the starting players, to fold |

pub mod catalogue;
pub mod fold;
pub mod island;
pub mod rules;
