//! What a hub is told, and what it tells.

use store::Millis;
use tabletop::Seat;

use crate::id::{Token, VisitorId};
use crate::look::TableInfo;
use crate::tip::Heard;

/// How much is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Threads on which bots think.
    pub thinkers: usize,
    /// Tables that are not over, for one guest; for an address [`PER_ADDRESS`] times as many.
    pub tables: u32,
    /// Tables one guest may make in an hour; an address [`PER_ADDRESS`] times as many.
    pub new_tables: u32,
    /// Tables that begin at a position, kept for one guest.
    pub practice: u32,
    /// Such tables one guest may make in an hour.
    pub new_practice: u32,
    /// Records that were brought, kept for one guest.
    pub records: u32,
    /// Records one guest may bring in an hour; an address [`PER_ADDRESS`] times as many.
    pub new_records: u32,
    /// Visitors who may come from one address in an hour.
    pub new_visitors: u32,
    /// Tables asleep this long after the last listener or request.
    pub sleep_after: Millis,
    /// Where nobody plays, a bot answers so long after it was asked.
    pub bots_pause: Millis,
    /// A request that is not acknowledged by then is answered with [`Refused::Slow`](crate::Refused::Slow).
    pub patience: Millis,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            thinkers: 2,
            tables: 100,
            new_tables: 60,
            practice: 200,
            new_practice: 120,
            records: 50,
            new_records: 30,
            new_visitors: 200,
            sleep_after: 60_000,
            bots_pause: 1_000,
            patience: 5_000,
        }
    }
}

/// All guests of one address together may do so many times what one of them may: a household or a class, but no more.
pub const PER_ADDRESS: u32 = 4;

/// Who asks, for quotas: a visitor, or whoever has no token at an address; and both count for the address.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Guest {
    /// The visitor, if a token said so.
    pub visitor: Option<VisitorId>,
    /// Where the request came from, as far as quotas tell addresses apart.
    pub address: String,
}

/// Somebody we know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// Their id.
    pub id: VisitorId,
    /// What they call themselves.
    pub name: String,
    /// When they came first.
    pub created: Millis,
    /// What they were told and have understood.
    pub(crate) heard: Heard,
}

/// A table that was made.
#[derive(Clone, Debug)]
pub struct Created {
    /// The table.
    pub table: TableInfo,
    /// The host's seat, if the host plays.
    pub seat: Option<Seat>,
    /// The host's token: it plays the host's seat, and starts the table.
    pub token: Token,
    /// What lets others join.
    pub invite: Token,
}

/// A seat that was taken.
#[derive(Clone, Debug)]
pub struct Joined {
    /// The table.
    pub table: TableInfo,
    /// The seat.
    pub seat: Seat,
    /// What plays it.
    pub token: Token,
}

/// What was imported.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The table.
    pub table: TableInfo,
    /// The tokens of its seats, if the game is not over.
    pub tokens: Vec<Token>,
}

/// Figures for the operator; none of them tells anything of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Tables awake.
    pub awake: u64,
    /// Listeners.
    pub listeners: u64,
    /// Moves acknowledged since the start.
    pub moves: u64,
    /// Answers given by bots since the start.
    pub bot_moves: u64,
    /// Questions that wait for a bot.
    pub bot_queue: u64,
    /// Milliseconds bots have thought since the start.
    pub bot_ms: u64,
    /// Tables woken since the start.
    pub woken: u64,
    /// Tables found that no longer replay, since the start.
    pub frozen: u64,
}
