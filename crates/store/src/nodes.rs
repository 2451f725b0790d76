//! Nodes: the processes that serve one store, and which of them owns a table.
//!
//! A table is changed by one node at a time. Whoever takes a table over raises its [`Epoch`], and every change names the epoch it was
//! made in: what a node still sends that owned the table before is refused with [`Trouble::Fenced`](crate::Trouble::Fenced), however
//! late it comes.

use std::time::Duration;

/// How long a node counts as alive after it was renewed, by the clock of the database.
pub const LEASE: Duration = Duration::from_secs(2);

/// How often a node is to be renewed.
pub const RENEW: Duration = Duration::from_millis(500);

/// A node: one process, from its start to its end. A number is never given twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub i64);

impl NodeId {
    /// The only node of a store that one process owns.
    pub const ALONE: Self = Self(0);
}

/// How often a table has passed from one owner to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epoch(pub i64);

impl Epoch {
    /// That of a new table, which belongs to the node that has made it.
    pub const FIRST: Self = Self(0);
}

/// What a process may rely on once it has joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    /// Which node it is.
    pub node: NodeId,
    /// How long it counts as alive from the moment at which it *asked* to join, or to be renewed; nothing if for ever, because nobody else can
    /// take a table of this store.
    pub lasts: Option<Duration>,
}

/// A node that is alive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeRow {
    /// Which.
    pub id: NodeId,
    /// Where other nodes reach it.
    pub address: String,
}

/// How far a table is, and whose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The table.
    pub table: String,
    /// The number of its last entry.
    pub version: u32,
    /// The node that took it last, alive or not; nothing if it was given back.
    pub owner: Option<NodeId>,
}

/// What became of taking a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// This node owns it, since that epoch.
    Mine(Epoch),
    /// Another node owns it and is alive.
    Other(NodeRow),
    /// There is no such table.
    NoTable,
}
