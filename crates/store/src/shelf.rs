//! Which lists show a table, and how long it is kept.

use crate::{Millis, Status, Sweep, TableRow};

/// Where a table stands: by that, its status and its time a list finds it in one range of an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shelf {
    /// Found by those who know where it is.
    Unlisted = 0,
    /// Found by everybody.
    Listed = 1,
    /// It begins at a position: found only by those who look for such tables.
    Practice = 2,
}

impl Shelf {
    pub(crate) const ALL: [Self; 3] = [Self::Unlisted, Self::Listed, Self::Practice];

    pub(crate) const fn of(table: &TableRow) -> Self {
        match (table.practice, table.listed) {
            (true, _) => Self::Practice,
            (false, true) => Self::Listed,
            (false, false) => Self::Unlisted,
        }
    }

    /// Does a list show it that asks for listed tables alone, or for practice?
    pub(crate) const fn is_asked_for(self, listed: bool, practice: bool) -> bool {
        match self {
            Self::Unlisted => !listed && !practice,
            Self::Listed => !practice,
            Self::Practice => practice && !listed,
        }
    }
}

impl Sweep {
    /// What is kept until when.
    pub(crate) fn limits(&self) -> impl Iterator<Item = (Shelf, Status, Millis)> + use<> {
        let Sweep { practice, finished, open, unfinished, .. } = *self;
        let all = Shelf::ALL.into_iter().flat_map(|shelf| Status::ALL.map(|status| (shelf, status)));
        all.filter_map(move |(shelf, status)| {
            let limit = match (shelf, status) {
                (Shelf::Practice, _) => practice,
                (_, Status::Over | Status::Ended) => finished,
                (_, Status::Open) => open,
                (_, Status::Running | Status::Paused | Status::Frozen) => unfinished,
            };
            limit.map(|limit| (shelf, status, limit))
        })
    }
}
