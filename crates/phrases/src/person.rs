//! Players as sentences speak of them: by name, or as "you".

use tabletop::{Seat, Viewer};

/// Somebody a sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Person {
    /// The reader.
    You,
    /// Somebody else, by name.
    Other(String),
}

impl Person {
    /// Who sits there, as `reader` is told of them.
    pub(crate) fn at(seat: Seat, names: &[String], reader: Viewer) -> Self {
        if reader.is(seat) {
            return Self::You;
        }
        Self::Other(names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.0)))
    }

    /// Is the reader meant, or somebody else? "you" and "other" are the words messages choose by.
    pub(crate) fn is(&self, word: &str) -> bool {
        word == if matches!(self, Self::You) { "you" } else { "other" }
    }

    /// The build script sees to it that no message prints "you" by name.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::You => "?",
            Self::Other(name) => name,
        }
    }
}
