//! The table somebody wishes for, in the words of a request.

use bots::Level;

use crate::chosen::Chosen;
use crate::described::GameOption;
use crate::plain::PlainRefusal;

/// A table as somebody wishes it. Games and what can be chosen at them are named by their words in records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// Which game.
    pub game: String,
    /// How many players; as many as seats or families if nothing is said, else two.
    pub players: Option<u8>,
    /// What was chosen of the options of the game.
    pub chosen: Chosen,
    /// Who sits where; what is missing is filled up with open seats. Without any the first seat is the host's.
    pub seats: Vec<SeatWish>,
    /// How fast.
    pub pace: Pace,
    /// What happens to somebody whose time is up, or who leaves.
    pub absence: Absence,
    /// May everybody find the table, and join it?
    pub listed: bool,
    /// May whoever has the address of the table join it, without an invitation? At a listed table everybody may.
    pub open: bool,
    /// So many moves those who watch are behind those who play, until the game is over.
    pub delay: u8,
    /// May players ask for hints?
    pub hints: bool,
    /// Does the game start by itself once every seat is taken?
    pub starts_when_full: bool,
}

impl Wish {
    /// How many players are named, by their number or by their seats.
    #[must_use]
    pub fn number_of_players(&self) -> Option<u8> {
        self.players.or_else(|| Self::number(self.seats.len()))
    }

    /// So many players as are named; nothing if none is. More than fit into a byte are too many players anyway.
    pub(crate) fn number(named: usize) -> Option<u8> {
        Some(u8::try_from(named).unwrap_or(u8::MAX)).filter(|&number| number > 0)
    }

    /// The same wish, with these words of an option.
    #[must_use]
    pub fn with(mut self, option: &GameOption, words: &[&str]) -> Self {
        self.chosen.name(option, words.iter().copied());
        self
    }

    /// The things of these names, each once.
    ///
    /// # Errors
    /// The first name that is none, or comes again.
    pub fn each<T: PartialEq>(
        words: &[String],
        what: &GameOption,
        named: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, BadWish> {
        let mut list = Vec::new();
        for word in words {
            let one = named(word).ok_or_else(|| BadWish::unknown(what.word, word))?;
            if list.contains(&one) {
                return Err(BadWish::twice(what.word, word));
            }
            list.push(one);
        }
        Ok(list)
    }
}

/// Who shall sit in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatWish {
    /// Whoever makes the table.
    Me,
    /// Another person.
    Person,
    /// A bot.
    Bot(Level),
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As everybody likes.
    #[default]
    Free,
    /// Each player has so many seconds for the whole game, and gets some for every answer.
    Clock {
        /// At the start.
        seconds: u32,
        /// For every answer.
        increment: u32,
    },
    /// So many days for every answer.
    Days(u8),
}

/// What happens to somebody whose time is up, or who leaves a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absence {
    /// A bot of this level plays for them until they return.
    Bot(Level),
    /// They are out of the game.
    Out,
}

impl Default for Absence {
    fn default() -> Self {
        Self::Bot(Level::Kitsune)
    }
}

impl Pace {
    /// The longest game by the clock: a day for each player.
    pub const MOST_SECONDS: u32 = 24 * 60 * 60;
    /// The longest time for one answer.
    pub const MOST_DAYS: u8 = 30;
}

/// Why a table can't be as it is wished for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadWish {
    /// There is no such thing; what it should be one of.
    Unknown {
        /// What was named: a game ([`Described::WORD`](crate::Described::WORD)), or one of an option by its word.
        what: &'static str,
        /// The word.
        word: String,
    },
    /// Two of one thing.
    Twice(&'static str, String),
    /// The game has no such thing.
    NotInThisGame(&'static str),
    /// The rules of a card game forbid it.
    Cards(origami::setup::BadSetup),
    /// The families and characters make another game: this one.
    OtherGame(&'static str),
    /// The rules of Islands forbid it.
    Islands(islands::BadSetup),
    /// The rules of a game without drawings forbid it.
    Plain(PlainRefusal),
    /// More seats than players.
    Seats {
        /// How many were described.
        got: usize,
        /// How many players there are.
        players: u8,
    },
    /// More than one seat for the host.
    TwoMe,
    /// A time of nothing, or one that is too long.
    Pace,
}

/// A word as it is said back: no longer than any that would be right, and nothing invisible in it.
fn shortened(word: &str) -> String {
    word.chars().take(32).map(|c| if c.is_control() { '?' } else { c }).collect()
}

impl BadWish {
    /// There is no such thing.
    #[must_use]
    pub fn unknown(what: &'static str, word: &str) -> Self {
        Self::Unknown { what, word: shortened(word) }
    }

    /// Two of one thing.
    #[must_use]
    pub fn twice(what: &'static str, word: &str) -> Self {
        Self::Twice(what, shortened(word))
    }

    /// The id of the rule it breaks, if it breaks one.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        use tabletop::RuleId as _;
        match self {
            Self::Cards(bad) => Some(bad.rule().id()),
            Self::Islands(bad) => Some(bad.rule().id()),
            Self::Plain(bad) => Some(bad.rule),
            _ => None,
        }
    }
}
