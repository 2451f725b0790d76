//! What is said at tables. It is no part of any log: it goes with its table, with whoever said it, or as soon as there is too much.

use crate::{Millis, Soon};

/// So many lines are kept at a table: the newest.
pub const MOST_LINES: u32 = 500;

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRow {
    /// Its number, which grows with each line of any table. The store gives it.
    pub number: u64,
    /// The id of the table.
    pub table: String,
    /// When.
    pub at: Millis,
    /// Who, if they are known by more than a seat.
    pub visitor: Option<String>,
    /// Where they sat; nobody who watched did.
    pub seat: Option<u8>,
    /// What they were called.
    pub name: String,
    /// What kind of line it is, as one word the store does not read.
    pub kind: String,
    /// The line.
    pub text: String,
}

/// A line that somebody has shown to the operator: a copy, which outlives the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// When it was reported.
    pub at: Millis,
    /// Who reported it.
    pub by: Option<String>,
    /// The line.
    pub line: LineRow,
}

/// The part of a [`Store`](crate::Store) that keeps what is said.
pub trait Talk {
    /// Keeps a line, whose number is given by the store and told. Refused with [`Trouble::Conflict`](crate::Trouble::Conflict) if there
    /// is no such table. Only the newest [`MOST_LINES`] of a table are kept.
    fn say(&self, line: LineRow) -> Soon<u64>;

    /// The lines of a table after that number, oldest first.
    fn said(&self, table: &str, after: u64) -> Soon<Vec<LineRow>>;

    /// All that a visitor has said and that is still there, oldest first.
    fn said_by(&self, visitor: &str) -> Soon<Vec<LineRow>>;

    /// Keeps a report; who reports the same line again changes nothing.
    fn report(&self, report: ReportRow) -> Soon<()>;

    /// Reports since that time, the newest first.
    fn reports(&self, since: Millis) -> Soon<Vec<ReportRow>>;

    /// A visitor hears somebody no longer, or again. Whom is told by a key that the store does not read; one who is forgotten and was
    /// told by the id of a visitor is not remembered here either.
    fn mute(&self, visitor: &str, whom: &str, is_muted: bool) -> Soon<()>;

    /// Whom a visitor does not hear.
    fn muted(&self, visitor: &str) -> Soon<Vec<String>>;
}
