//! What must not be lost: tables, seats, visitors, scores and the log of moves.
//!
//! A table is a row of facts and an append-only log of entries, numbered from 1 without gaps. The store knows no game: what an
//! entry says is text to it. Everything goes through [`Store`], behind which there may be one file that one process owns, or a
//! database that several processes share: whoever appends names the number the log ends with and the epoch in which they took the
//! table, and is refused if somebody else was faster.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`rows`] | what is stored, as plain data |
//! | [`nodes`] | the processes that share a store, and which of them owns a table |
//! | [`trouble`] | why it could not be stored |
//! | [`talk`] | [`Talk`]: what is said at tables, beside their logs |
//! | [`sqlite`] | [`Sqlite`]: one file, one writer with group commit |
//! | `postgres` | `Postgres`: a database that several processes share (with the feature of that name) |
//! | `schema` | tables and indices, and how older files become newer ones |
//! | [`directory`] | [`Directory`]: the data directory and its lock |
//! | [`mod@backup`] | a copy, made while a server uses the database |
//! | [`measures`] | [`Measures`]: how the writer is doing, in numbers |
//! | [`faults`] | [`Faults`]: for tests, a disk that fails, fills up or stalls |

pub mod backup;
pub mod directory;
pub mod faults;
pub mod measures;
pub mod nodes;
mod points;
#[cfg(feature = "postgres")]
pub mod postgres;
pub mod rows;
mod schema;
mod shelf;
mod sound;
pub mod sqlite;
pub mod talk;
pub mod trouble;

use std::future::Future;
use std::pin::Pin;

pub use backup::{Backup, NotCopied, backup};
pub use directory::{Directory, NotOpened};
pub use faults::Faults;
pub use measures::Measures;
pub use nodes::{Epoch, Lease, NodeId, NodeRow, Stand, Taken};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use rows::{
    Allowed, Append, Bests, BoardRow, BoardRows, Claim, Claimed, Counts, Ending, Entry, Facts, Filter, LinkRow, Millis,
    Opponent, OwnScore, Page, Played, ScoreRow, SeatKind, SeatRow, SecretHash, Status, Stored, Summary, Sweep, Swept,
    TableRow, VisitorRow,
};
pub use schema::VERSION as SCHEMA_VERSION;
pub use sqlite::{Modes, Sqlite};
pub use talk::{LineRow, ReportRow, Talk};
pub use trouble::Trouble;

/// What a store promises, now or later.
pub type Soon<T> = Pin<Box<dyn Future<Output = Result<T, Trouble>> + Send>>;

/// Where tables are kept.
///
/// What changes something is durable once its future is ready with `Ok`: on the disk, not only handed to it. If it is ready with
/// [`Trouble`], nothing of it was stored, except after [`Trouble::Unknown`], when only a new look tells. A future that is dropped
/// before it is ready changes nothing about what is stored. Changes of one table are carried out in the order in which they were
/// handed over.
///
/// A store is one node among others once it has joined; clones of it are the same node. Where one process owns the store, it always
/// is the only node, every table is its own, and the epoch stays the first.
pub trait Store: Talk + Send + Sync + 'static {
    /// From now on this process is a node that can be reached at that address, and may own tables. Whoever joins again is another
    /// node, and owns nothing.
    fn join(&self, address: &str) -> Soon<Lease>;

    /// The node is alive, and the lease begins anew. Refused with [`Trouble::Fenced`] if it was too late: then all its tables may
    /// belong to others, and it has to join again.
    fn renew(&self) -> Soon<()>;

    /// The node goes, and everything it owned is free.
    fn leave(&self) -> Soon<()>;

    /// The nodes that are alive, in the order in which they came.
    fn nodes(&self) -> Soon<Vec<NodeRow>>;

    /// Takes a table, if nobody owns it who is alive; the epoch rises unless it was this node's already. Refused with
    /// [`Trouble::Fenced`] if this process is no node that is alive.
    fn take(&self, id: &str) -> Soon<Taken>;

    /// Who owns a table and is alive.
    fn owner(&self, id: &str) -> Soon<Option<NodeRow>>;

    /// How far these tables are, and whose; those that are not there are left out.
    fn stands(&self, ids: Vec<String>) -> Soon<Vec<Stand>>;

    /// Gives a table back that was taken in that epoch; one that belongs to another node by now stays there.
    fn release(&self, id: &str, epoch: Epoch) -> Soon<()>;

    /// A new table, which belongs to this node in the first epoch. Refused with [`Trouble::Conflict`] if there is one of that id.
    fn create(&self, table: TableRow) -> Soon<()>;

    /// Adds to the log of a table and changes its facts and seats, all or nothing.
    fn append(&self, append: Append) -> Soon<()>;

    /// A table with its whole log, or nothing.
    fn load(&self, id: &str) -> Soon<Option<Stored>>;

    /// Forgets a table that was taken in that epoch: was there one?
    fn delete(&self, id: &str, epoch: Epoch) -> Soon<bool>;

    /// Tables by what is asked for, the one touched last first.
    fn list(&self, filter: Filter, page: Page) -> Soon<Vec<Summary>>;

    /// Finished games of a visitor by what is asked for, the one touched last first.
    fn played(&self, played: Played, page: Page) -> Soon<Vec<Summary>>;

    /// With whom a visitor has finished games, most often first; at most so many.
    fn opponents(&self, visitor: &str, most: u32) -> Soon<Vec<Opponent>>;

    /// The ids of tables whose deadline is not after `now`, the most urgent first: of those that are this node's, or nobody's.
    fn due(&self, now: Millis, most: u32) -> Soon<Vec<String>>;

    /// A new visitor, or the same one with another name, token or time of the last visit.
    fn keep_visitor(&self, visitor: VisitorRow) -> Soon<()>;

    /// A visitor has understood something, which is kept as one word; one that is kept already changes nothing. Refused with
    /// [`Trouble::Conflict`] if there is no such visitor.
    fn hear(&self, visitor: &str, word: &str) -> Soon<()>;

    /// A visitor is as if they had never heard that word, or any. Refused with [`Trouble::Conflict`] if there is no such visitor.
    fn unhear(&self, visitor: &str, word: Option<&str>) -> Soon<()>;

    /// The visitor with that token, or with a device of that token.
    fn visitor(&self, token: SecretHash) -> Soon<Option<VisitorRow>>;

    /// A new link that carries a visitor to another device. Refused with [`Trouble::Conflict`] if there is no such visitor, or one
    /// such link already. Only the newest few links of a visitor are kept.
    fn keep_link(&self, link: LinkRow, now: Millis) -> Soon<()>;

    /// Uses up a link: from now on `device` is another token of its visitor. Nothing if it was used before, or is too old.
    fn spend_link(&self, link: SecretHash, device: SecretHash, now: Millis) -> Soon<Option<VisitorRow>>;

    /// The scores of a contest, at most so many; and that of a visitor, wherever it stands.
    fn board(&self, contest: &str, visitor: Option<&str>, most: u32) -> Soon<BoardRows>;

    /// What a visitor has reached in a contest, and what before that time.
    fn bests(&self, contest: &str, visitor: &str, before: Millis) -> Soon<Bests>;

    /// All scores of a visitor, the oldest first.
    fn scores_of(&self, visitor: &str) -> Soon<Vec<OwnScore>>;

    /// Forgets a visitor: the row, scores, devices and links, and name and token in all seats of theirs. Answers with the ids of those tables that are not
    /// over, oldest first. Other nodes that own one of their tables are fenced, so that none writes the name back.
    fn forget(&self, visitor: &str) -> Soon<Vec<String>>;

    /// Deletes what is kept for long enough.
    fn sweep(&self, sweep: Sweep) -> Soon<Swept>;

    /// How many tables there are of each kind.
    fn counts(&self) -> Soon<Counts>;

    /// Milliseconds this store was served, over all processes so far: the clock of deadlines, which stands still while no server
    /// runs. 0 for a new store.
    fn served(&self) -> Soon<Millis>;

    /// Notes that time; a smaller one than is there already changes nothing. Answers with what counts from now on: a store of several
    /// nodes goes by the clock of the database, and counts at most a few seconds of the time in which nobody noted anything.
    fn keep_served(&self, served: Millis) -> Soon<Millis>;

    /// The newest time of day that was noted; if none was, the newest at which a table was touched or a visitor seen. Nothing for a
    /// new store.
    fn day(&self) -> Soon<Option<Millis>>;

    /// Notes that time of day; an earlier one than is there already changes nothing.
    fn keep_day(&self, day: Millis) -> Soon<()>;

    /// Claims something of which there may be only so much, for all nodes together: it counts for everybody who is named, or is refused
    /// and counts for none. Nothing where one process owns the store, which counts for itself.
    fn claim(&self, claim: Claim) -> Option<Soon<Claimed>> {
        let _ = claim;
        None
    }

    /// What these have claimed has become a table: from now on it counts as long as that is not over.
    fn has_become(&self, what: &str, who: &[String], table: &str) -> Option<Soon<()>> {
        let _ = (what, who, table);
        None
    }
}
