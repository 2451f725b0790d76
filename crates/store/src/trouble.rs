//! Why something could not be stored or read.

use std::fmt;

/// Why something could not be stored or read. None of them carries anything that was to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Another entry has that number already, or another table that id; or the table is gone.
    Conflict,
    /// Another node owns the table, or this one has not been renewed in time: what it holds in memory is no longer true.
    Fenced,
    /// The disk is full.
    Full,
    /// A file of the database, or the lock of its directory, is no longer where it was: whatever was stored would be lost.
    Gone,
    /// The database refused, and nothing was stored; the technical reason, for the operator's log only.
    Failed(String),
    /// Nobody knows whether it was stored; the technical reason, for the operator's log only.
    Unknown(String),
    /// The store is closed.
    Closed,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => f.write_str("somebody else was faster"),
            Self::Fenced => f.write_str("another node has taken the table"),
            Self::Full => f.write_str("the disk is full"),
            Self::Gone => f.write_str(
                "a file of the database was deleted or replaced: put it back, or restore a backup and start again",
            ),
            Self::Failed(why) => write!(f, "the database refused: {why}"),
            Self::Unknown(why) => write!(f, "the database did not answer: {why}"),
            Self::Closed => f.write_str("the store is closed"),
        }
    }
}

impl std::error::Error for Trouble {}
