//! A whole table as one viewer sees it: for sharing, for previews of links, for lists.
//!
//! All that is drawn comes from a view, so a hidden card has no name here. Names, points and words are the caller's.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `area` | parts of a picture |
//! | `frame` | what every picture has: paper, heading, a panel for each player |
//! | `tiles` | cards as sheets of paper, and how many of them fit where |
//! | [`cards`] | a table of a card game |
//! | [`islands`] | a table of Islands, by several players or alone |
//! | [`poster`] | a picture without a table |

mod area;
pub mod cards;
mod frame;
pub mod islands;
pub mod poster;
mod tiles;

/// The size of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// As previews of links are: 1200 by 630.
    #[default]
    Wide,
    /// As wide as high: 1080 by 1080.
    Square,
}

impl Format {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Wide, Self::Square];

    /// The word for it, in addresses.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Square => "square",
        }
    }

    /// The format of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }

    /// Width and height, in units; a PNG has a pixel for each.
    #[must_use]
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Wide => (1200, 630),
            Self::Square => (1080, 1080),
        }
    }
}

/// What stands above a table, in the reader's words.
#[derive(Clone, Copy, Debug, Default)]
pub struct Caption<'a> {
    /// The game.
    pub title: &'a str,
    /// What is worth saying: whose turn it is, who has won.
    pub note: &'a str,
    /// How far the game is.
    pub progress: &'a str,
}

/// A player, as the caller knows them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Player<'a> {
    /// What they are called.
    pub name: &'a str,
    /// Their points, so far or in the end.
    pub points: Option<i16>,
    /// Their place, once there is one.
    pub place: Option<u8>,
    /// Is it their turn?
    pub is_asked: bool,
}
