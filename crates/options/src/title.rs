//! The games, by the names the command line gives them.

use clap::ValueEnum;
use clap::builder::PossibleValue;
use origami::setup::Title;

use crate::game::{ISLANDS, ISLANDS_SOLO};

/// A game, by the name the command line gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// One of the card games.
    Cards(GameName),
    /// Origami Islands.
    Islands,
    /// Its solo game.
    Solo,
}

impl AnyGame {
    /// Which card game it is, if it is one.
    pub fn title(self) -> Option<Title> {
        match self {
            Self::Cards(name) => Some(name.into()),
            Self::Islands | Self::Solo => None,
        }
    }

    /// The word for it, in records and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Cards(name) => Title::from(name).word(),
            Self::Islands => ISLANDS,
            Self::Solo => ISLANDS_SOLO,
        }
    }

    /// Is it played on islands, by several or alone?
    pub fn is_on_islands(self) -> bool {
        self.title().is_none()
    }
}

impl ValueEnum for AnyGame {
    fn value_variants<'a>() -> &'a [Self] {
        const CARDS: [AnyGame; 3] =
            [AnyGame::Cards(GameName::Origami), AnyGame::Cards(GameName::Legends), AnyGame::Cards(GameName::Mixed)];
        const ALL: [AnyGame; 5] = [CARDS[0], CARDS[1], CARDS[2], AnyGame::Islands, AnyGame::Solo];
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Self::Cards(name) => name.to_possible_value(),
            Self::Islands => Some(PossibleValue::new(ISLANDS).help("The roll-and-write for 2 to 6 players")),
            Self::Solo => Some(PossibleValue::new(ISLANDS_SOLO).help("The same alone, against Carrambah")),
        }
    }
}

/// A card game, by the name the command line gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// The card game for 2 to 4 players.
    Origami,
    /// Origami: Legends, with characters and rice paper.
    Legends,
    /// Families of both games together.
    Mixed,
}

impl From<GameName> for Title {
    fn from(name: GameName) -> Self {
        match name {
            GameName::Origami => Self::Origami,
            GameName::Legends => Self::Legends,
            GameName::Mixed => Self::Mixed,
        }
    }
}
