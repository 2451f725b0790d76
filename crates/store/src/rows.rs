//! What is stored, as plain data.

use crate::Epoch;

/// A point in time, or a stretch of it, in milliseconds; points count from the beginning of 1970 (UTC).
pub type Millis = i64;

/// The SHA-256 of a token: tokens themselves are never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl std::fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// It waits for players.
    Open,
    /// The game is under way.
    Running,
    /// The operator has stopped it for now.
    Paused,
    /// Over, with a result.
    Over,
    /// Over without a result.
    Ended,
    /// It no longer replays: it can be looked at and no more.
    Frozen,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Open, Self::Running, Self::Paused, Self::Over, Self::Ended, Self::Frozen];

    /// The word for it, in the database and in the API.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Over => "over",
            Self::Ended => "ended",
            Self::Frozen => "frozen",
        }
    }

    /// The status with that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.word() == word)
    }

    /// Can anything still happen at such a table?
    #[must_use]
    pub const fn is_alive(self) -> bool {
        matches!(self, Self::Open | Self::Running | Self::Paused)
    }
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// What it is called in addresses: unguessable.
    pub id: String,
    /// The word for the game.
    pub game: String,
    /// What was agreed on, as text the store does not read.
    pub terms: String,
    /// When it was made.
    pub created: Millis,
    /// May everybody find it?
    pub listed: bool,
    /// Does it begin at a position, to learn or to try something? Then no list shows it that does not ask for such tables.
    pub practice: bool,
    /// The token that lets somebody join.
    pub invite: Option<SecretHash>,
    /// The seats, by number.
    pub seats: Vec<SeatRow>,
    /// What changes.
    pub facts: Facts,
}

/// What a list shows of a table, written with every change, so that no table wakes for a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// How far it is.
    pub status: Status,
    /// The number of the last entry of the log; 0 before the first.
    pub version: u32,
    /// Who is asked: a bit for each seat.
    pub asked: u8,
    /// When the first of those who are asked runs out of time, by the clock of [`Store::served`](crate::Store::served).
    pub deadline: Option<Millis>,
    /// Clocks and whatever else must be known when the table wakes, as text the store does not read.
    pub clocks: String,
    /// When it was changed last.
    pub touched: Millis,
    /// Scores and places by seat, once it is over: `41:1 36:2`. Lists of games look for who came first.
    pub result: Option<String>,
    /// The table that continues this one with the same players.
    pub next: Option<String>,
}

/// Who sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody yet: a person may.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

impl SeatKind {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Person => "person",
            Self::Bot => "bot",
        }
    }

    /// The kind with that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        [Self::Open, Self::Person, Self::Bot].into_iter().find(|kind| kind.word() == word)
    }
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Who sits there.
    pub kind: SeatKind,
    /// The name of the person; empty if there is none.
    pub name: String,
    /// The level of the bot, also of one that plays for a person who is away.
    pub level: Option<String>,
    /// The person, if they are a visitor we know.
    pub visitor: Option<String>,
    /// The token of the person.
    pub token: Option<SecretHash>,
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub number: u32,
    /// What happened.
    pub text: String,
    /// Of the position after it: 32 bits of a digest, and above them by which scheme it was made.
    pub digest: u64,
    /// When.
    pub at: Millis,
    /// Which request of a client asked for it, so that the same request is not carried out twice.
    pub request: Option<u64>,
}

/// An addition to a log, with what it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// The epoch in which the table was taken; [`Trouble::Fenced`](crate::Trouble::Fenced) if it is another one now.
    pub epoch: Epoch,
    /// The number the log must end with; [`Trouble::Conflict`](crate::Trouble::Conflict) otherwise.
    pub after: u32,
    /// The entries, numbered from `after + 1`.
    pub entries: Vec<Entry>,
    /// The facts from now on; their version is the number of the last entry.
    pub facts: Facts,
    /// All seats from now on, if one of them changed.
    pub seats: Option<Vec<SeatRow>>,
    /// What became of the game for those who played it: stored with what began or ended it, or not at all.
    pub scores: Vec<ScoreRow>,
}

/// What became of a game, for whoever played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It came to its end, with so many points.
    Points(i16),
    /// It was given up.
    Resigned,
    /// It was begun, and is not over.
    Unfinished,
}

impl Ending {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Points(_) => "finished",
            Self::Resigned => "resigned",
            Self::Unfinished => "unfinished",
        }
    }

    /// How many points, if it came to its end.
    #[must_use]
    pub const fn points(self) -> Option<i16> {
        match self {
            Self::Points(points) => Some(points),
            Self::Resigned | Self::Unfinished => None,
        }
    }
}

/// What became of a game of one visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// What it is compared with: everything of the same word.
    pub contest: String,
    /// Who played it.
    pub visitor: String,
    /// What they were called.
    pub name: String,
    /// How it ended, if it has.
    pub ending: Ending,
    /// When it ended, or began if it has not.
    pub at: Millis,
    /// Does only the first game of a visitor count? That of another table is not stored then. What was unfinished is replaced by how
    /// the same game ended.
    pub only_first: bool,
}

/// The scores of a contest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardRows {
    /// The best ones, best first; of equals whoever was earlier. After those with points come those who gave up, and then those who
    /// have not finished.
    pub best: Vec<BoardRow>,
    /// That of one visitor, who may be further down.
    pub own: Option<BoardRow>,
    /// How many there are.
    pub all: u32,
    /// How many of them have points.
    pub finished: u32,
}

/// One score of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRow {
    /// Its place, from 1; equal points are equal places. Without points there is none.
    pub place: Option<u32>,
    /// What the visitor was called.
    pub name: String,
    /// How it ended, if it has.
    pub ending: Ending,
    /// When it ended, or began if it has not.
    pub at: Millis,
    /// The table it was played at, unless that is deleted.
    pub table: Option<String>,
    /// Is it that of the visitor who asks?
    pub is_own: bool,
}

/// A score as whoever made it may read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnScore {
    /// What it is compared with.
    pub contest: String,
    /// What they were called.
    pub name: String,
    /// How it ended, if it has.
    pub ending: Ending,
    /// When it ended, or began if it has not.
    pub at: Millis,
    /// The table it was played at, which may be deleted.
    pub table: String,
}

/// The games of one visitor in a contest, beside one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bests {
    /// The most points of those that ended before that time.
    pub before: Option<i16>,
    /// The most points of all.
    pub ever: Option<i16>,
    /// How many games there are.
    pub games: u32,
}

/// A table with its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The table.
    pub table: TableRow,
    /// Its log, complete and in order.
    pub log: Vec<Entry>,
}

/// A person who was here before, or has just come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VisitorRow {
    /// Their id.
    pub id: String,
    /// Their token.
    pub token: SecretHash,
    /// What they call themselves.
    pub name: String,
    /// When they came first.
    pub created: Millis,
    /// When they were here last.
    pub seen: Millis,
    /// What they were told and have understood: words with a blank after each. Only [`Store::hear`](crate::Store::hear) and
    /// [`Store::unhear`](crate::Store::unhear) change it.
    pub heard: String,
}

/// Which tables a list shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only those.
    pub status: Option<Status>,
    /// Only that game.
    pub game: Option<String>,
    /// Only those that everybody may find.
    pub listed: bool,
    /// Only those at which this visitor sits.
    pub visitor: Option<String>,
    /// Only those that begin at a position; otherwise only those that do not.
    pub practice: bool,
}

/// Which finished games of a visitor a list shows; practice is none of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whose.
    pub visitor: String,
    /// Only of that game.
    pub game: Option<String>,
    /// Only with somebody.
    pub with: Option<Opponent>,
    /// Only those they have won against others, or only those they have not.
    pub won: Option<bool>,
    /// Only with so many entries, the first and the last number counted.
    pub entries: (u32, u32),
}

/// Somebody a visitor has played with, as lists call them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A person of that name.
    Person(String),
    /// A bot of that level.
    Bot(String),
}

/// Which part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// What comes after this place of the list: [`Summary::place`] of the last one shown.
    pub after: Option<(Millis, String)>,
    /// At most so many.
    pub most: u32,
}

/// What a list shows of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The table; its log is not looked at.
    pub table: TableRow,
}

impl Summary {
    /// Where it stands in the list.
    #[must_use]
    pub fn place(&self) -> (Millis, String) {
        (self.table.facts.touched, self.table.id.clone())
    }
}

/// A link that carries a visitor to another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkRow {
    /// What is kept of its secret.
    pub hash: SecretHash,
    /// Whose it is.
    pub visitor: String,
    /// From then on it can't be used.
    pub expires: Millis,
}

/// What is deleted: tables last touched, or visitors last seen, before these times. Tables that begin at a position have a time of
/// their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sweep {
    /// Tables that begin at a position, however far they are.
    pub practice: Option<Millis>,
    /// Tables that are over, with or without a result.
    pub finished: Option<Millis>,
    /// Tables that wait for players.
    pub open: Option<Millis>,
    /// Tables under way, paused or frozen.
    pub unfinished: Option<Millis>,
    /// Visitors without a seat anywhere.
    pub visitors: Option<Millis>,
    /// Lines that were shown to the operator.
    pub reports: Option<Millis>,
}

/// How much was deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Tables.
    pub tables: u64,
    /// Visitors.
    pub visitors: u64,
}

/// How many tables there are, by [`Status::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// By status.
    pub tables: [u64; Status::ALL.len()],
}

/// Something of which there may be only so much, for each of several who it counts for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What it is, as one word: others are counted by themselves.
    pub what: String,
    /// For whom it counts.
    pub by: Vec<Allowed>,
}

/// How much somebody is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// Who: a key that the store does not read, and that tells nobody else who it is.
    pub who: String,
    /// So many may be made in an hour.
    pub in_an_hour: u32,
    /// So many of those made in a day may be tables that are not over, if that is counted.
    pub alive: Option<u32>,
}

/// What became of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// It is counted.
    Granted,
    /// There are too many tables of this one of those who it was to count for.
    TooManyAlive(usize),
    /// This one of them has made too many; the next can be made after so many seconds.
    TooManyMade(usize, u32),
}
