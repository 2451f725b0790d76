//! What a finished game is to whoever played it.

use store::Millis;

use crate::day::Day;
use crate::id::{TableId, VisitorId};

/// How a finished game compares with what its player did before, in games like it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Personal {
    /// The player's best points before this game; nothing if it is their first that came to its end.
    pub before: Option<i16>,
    /// Is this game better than all before it? The first one is.
    pub is_best: bool,
    /// The daily challenge it was played for.
    pub contest: Option<ContestPlace>,
}

/// Where a finished attempt at a daily challenge stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestPlace {
    /// The date: `2026-11-16`.
    pub date: String,
    /// Does this game count: is it the player's first attempt of that date, and was it finished in time?
    pub counts: bool,
    /// Is it the first one, in time or not?
    pub is_first: bool,
    /// The place of the player's counting attempt on the board, from 1, if that was finished.
    pub place: Option<u32>,
    /// How many players have finished theirs.
    pub players: u32,
}

/// What a player has reached at a table: all that is needed to look up the rest.
#[derive(Clone, Debug)]
pub(crate) struct Reached {
    pub table: TableId,
    /// The word of the games it is compared with.
    pub contest: String,
    pub visitor: VisitorId,
    pub name: String,
    pub points: i16,
    /// When the game ended.
    pub at: Millis,
    pub day: Option<Day>,
}

/// The word under which all finished solo games of a visitor are kept.
pub(crate) const SOLO: &str = islands::record::SOLO_TITLE;

/// The word under which the finished games of a visitor are kept: those of one game with as many players.
pub(crate) fn bests_of(game: &str, players: usize) -> String {
    if game == SOLO { SOLO.to_owned() } else { format!("{game} {players}") }
}

/// The word under which the attempts of a day are kept.
pub(crate) fn contest(day: Day) -> String {
    format!("daily {day}")
}
