//! Which lists show a table.

use crate::TableRow;

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
