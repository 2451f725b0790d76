//! What somebody at a table knows by themselves, to be compared with what the server knows.

use std::fmt;

use serde_json::Value;

/// The diary of somebody at a table.
pub struct Diary {
    /// The game.
    pub game: String,
    /// The table.
    pub table: String,
    /// Their seat.
    pub seat: u8,
    /// Its token.
    pub token: String,
    /// The moves that were acknowledged, with their numbers.
    pub acknowledged: Vec<(u32, String)>,
    /// The entries the stream has shown: number 1 first, without gaps.
    pub seen: Vec<Value>,
    /// How many requests came back without an answer, or with one that asks to try again.
    pub broken: usize,
    /// How many of them had been carried out nevertheless.
    pub repeated: usize,
    /// How often the stream broke and was opened again.
    pub resumed: usize,
}

impl fmt::Display for Diary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, table {}, seat {}", self.game, self.table, self.seat)
    }
}
