//! Why something was refused, as data: the sentence is made where it is shown.

use store::{NodeRow, Status, Trouble};
use tabletop::Seat;
use tabletop::text::TextError;

use crate::lesson::Told;
use crate::name::BadName;
use crate::rendered::{Forbidden, Scene};
use crate::talk::BadLine;
use crate::wish::BadWish;

/// Why something was refused. Every kind has a code that never changes.
#[derive(Clone, Debug)]
pub enum Refused {
    /// There is no such table.
    NoTable,
    /// A token is needed and none was given.
    NoToken,
    /// The token is not one of this table, or of any visitor.
    WrongToken,
    /// The link to another device was used before, or is too old.
    LinkSpent,
    /// Only a player may do that.
    NotAPlayer,
    /// Only the host may do that.
    NotTheHost,
    /// The table is private, and this is not its invitation.
    NotInvited,
    /// Somebody sits there already, or there is no seat left.
    NoSeat,
    /// Whoever listens no longer has the seat they listened from.
    SeatLost,
    /// Nobody but the host can be at this seat, or nobody to remove is.
    NobodyThere(Seat),
    /// This can't be done now: that is how far the table is.
    NotNow(Status),
    /// The game can't start: so many seats are open.
    SeatsOpen(u8),
    /// The answer was to an older question; this is the version now.
    Stale {
        /// The version now.
        version: u32,
    },
    /// The same key came with another request before.
    KeyUsed,
    /// The text is no move.
    Unreadable(TextError),
    /// The rules forbid it.
    Illegal(Box<IllegalMove>),
    /// The rules allow it, but it is not what the lesson wants now: why; nothing if the learner has to go on first.
    Lesson(Option<Told>),
    /// The player is out of the game.
    Out,
    /// Nothing can be taken back: something was shown since, or somebody else has acted.
    NothingToTakeBack,
    /// The table was made without hints.
    NoHints,
    /// The player is not asked anything.
    NotAsked,
    /// The table can't be as it is wished for.
    BadWish(BadWish),
    /// The name is none.
    BadName(BadName),
    /// The line can't be said.
    BadLine(BadLine),
    /// Nobody hears such a line there.
    NoLine,
    /// The host of the table lets nobody talk.
    TalkClosed,
    /// A record is shown once the game is over.
    NotOver,
    /// What was brought is longer than any record.
    RecordTooLong,
    /// What was brought is no record, or does not hold: where, and what is wrong there.
    BadRecord(TextError),
    /// The record was played with cards or islands of its owner's own: where that is said. Such data are only read in the terminal.
    OwnData(TextError),
    /// It is a game of today's challenge, and whoever asks has neither finished nor given up their own.
    Challenge,
    /// The text is no date.
    BadDate,
    /// There is no challenge of that date yet.
    NoChallenge,
    /// Too many at once, or too fast; to be tried again after so many seconds.
    TooMany {
        /// Of what.
        what: Quota,
        /// How many are allowed.
        most: u32,
        /// Seconds.
        wait: u32,
    },
    /// It could not be stored, so it did not happen.
    Storage(Trouble),
    /// The table is another node's, if it is known whose; or this one may speak for none at the moment. Nothing has happened.
    Elsewhere(Option<NodeRow>),
    /// It was not acknowledged in time; the same request with the same key tells what became of it.
    Slow,
    /// The server is about to stop.
    Stopping,
}

/// What there may be too many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quota {
    /// Tables of one guest that are not over, or made at one address.
    Tables,
    /// Tables made by one guest in an hour, or at one address.
    NewTables,
    /// Tables that begin at a position, kept for one visitor.
    Practice,
    /// Such tables made by one visitor in an hour.
    NewPractice,
    /// Records that were brought, kept for one visitor.
    Records,
    /// Records brought by one visitor in an hour.
    NewRecords,
    /// Visitors who come from one address in an hour.
    NewVisitors,
    /// Requests.
    Requests,
    /// Listeners.
    Listeners,
    /// Hints asked for at once.
    Hints,
    /// Lines said, or reported.
    Talk,
}

impl Quota {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tables => "tables",
            Self::NewTables => "new_tables",
            Self::Practice => "practice",
            Self::NewPractice => "new_practice",
            Self::Records => "records",
            Self::NewRecords => "new_records",
            Self::NewVisitors => "new_visitors",
            Self::Requests => "requests",
            Self::Listeners => "listeners",
            Self::Hints => "hints",
            Self::Talk => "talk",
        }
    }
}

/// A move the rules forbid, with all that is needed to say why.
#[derive(Clone, Debug)]
pub struct IllegalMove {
    /// The move and the rule it breaks.
    pub what: Forbidden,
    /// What the player sees.
    pub scene: Scene,
    /// The names of the players, by seat.
    pub names: Vec<String>,
}

impl IllegalMove {
    /// The id of the rule.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.what.rule()
    }
}

impl Refused {
    /// The code clients may rely on: it never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoTable => "no_table",
            Self::NoToken => "no_token",
            Self::WrongToken => "wrong_token",
            Self::LinkSpent => "link_spent",
            Self::NotAPlayer => "not_a_player",
            Self::NotTheHost => "not_the_host",
            Self::NotInvited => "not_invited",
            Self::NoSeat => "no_seat",
            Self::SeatLost => "seat_lost",
            Self::NobodyThere(_) => "nobody_there",
            Self::NotNow(_) => "not_now",
            Self::SeatsOpen(_) => "seats_open",
            Self::Stale { .. } => "stale",
            Self::KeyUsed => "key_used",
            Self::Unreadable(_) => "unreadable",
            Self::Illegal(_) => "illegal",
            Self::Lesson(_) => "lesson",
            Self::Out => "out",
            Self::NothingToTakeBack => "nothing_to_take_back",
            Self::NoHints => "no_hints",
            Self::NotAsked => "not_asked",
            Self::BadWish(_) => "bad_table",
            Self::BadName(_) => "bad_name",
            Self::BadLine(_) => "bad_line",
            Self::NoLine => "no_line",
            Self::TalkClosed => "talk_closed",
            Self::NotOver => "not_over",
            Self::RecordTooLong => "record_too_long",
            Self::BadRecord(_) => "bad_record",
            Self::OwnData(_) => "own_data",
            Self::Challenge => "challenge",
            Self::BadDate => "bad_date",
            Self::NoChallenge => "no_challenge",
            Self::TooMany { .. } => "too_many",
            Self::Storage(_) => "storage",
            Self::Elsewhere(_) => "elsewhere",
            Self::Slow => "slow",
            Self::Stopping => "stopping",
        }
    }
}

impl From<Trouble> for Refused {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Fenced => Self::Elsewhere(None),
            other => Self::Storage(other),
        }
    }
}

impl From<BadWish> for Refused {
    fn from(bad: BadWish) -> Self {
        Self::BadWish(bad)
    }
}

impl From<BadName> for Refused {
    fn from(bad: BadName) -> Self {
        Self::BadName(bad)
    }
}

impl From<BadLine> for Refused {
    fn from(bad: BadLine) -> Self {
        Self::BadLine(bad)
    }
}
