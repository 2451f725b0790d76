//! An answer that is prepared before its question is asked, as it is stored with the table.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tabletop::Seat;

/// A prepared answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plan {
    seat: u8,
    /// The round it is for.
    pub round: u8,
    /// The answer, in the words of records.
    pub answer: String,
    /// What it came to when it was made.
    promise: u64,
}

impl Plan {
    /// The plan of a player for a round: that answer, which comes to that.
    pub fn new(seat: Seat, round: u8, answer: String, outcome: &str) -> Self {
        Self { seat: seat.0, round, answer, promise: promise(outcome) }
    }

    /// Is it the plan of that player?
    pub fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat.0
    }

    /// Does the answer still come to what it did when it was made?
    pub fn keeps_its_promise(&self, outcome: &str) -> bool {
        self.promise == promise(outcome)
    }
}

/// What an answer comes to, in few bits.
fn promise(outcome: &str) -> u64 {
    let hash = Sha256::digest(outcome);
    let mut eight = [0; 8];
    eight.copy_from_slice(&hash[..8]);
    u64::from_le_bytes(eight)
}
