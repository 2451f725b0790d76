//! What a table shows to one who looks at it.

use store::{Millis, SeatKind, Status};
use tabletop::text::Words;
use tabletop::{Actor, Game, Imagine, Seat, Seats, Standing, Viewer, Written};

use crate::chosen::Chosen;
use crate::id::TableId;
use crate::lesson::Coach;
use crate::origin::Origin;
use crate::rendered::{Events, Scene};
use crate::wish::{Absence, Pace};

/// A table as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Look {
    /// What everybody sees.
    pub table: TableInfo,
    /// The viewer's seat, if they play.
    pub seat: Option<Seat>,
    /// What lies on the table; nothing before the game has started, or if it no longer replays.
    pub scene: Option<Scene>,
}

impl Look {
    /// Is the viewer asked something?
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        match &self.scene {
            Some(scene) => scene.is_asked(),
            None => false,
        }
    }
}

/// What lies on the table of one game, for one viewer.
#[derive(Clone, Debug)]
pub struct SceneOf<G: Imagine> {
    /// Who looks.
    pub viewer: Viewer,
    /// What was decided before the first move.
    pub setup: G::Setup,
    /// What they see.
    pub view: G::View,
    /// What is asked of them, if they are asked.
    pub ask: Option<G::Ask>,
    /// What they may answer: all of it, or the first so many if there are more than [`MOST_LEGAL`].
    pub legal: Vec<<G as Game>::Move>,
    /// How many answers there are.
    pub legal_count: usize,
    /// The result, once the game is over by its rules.
    pub standing: Option<Standing>,
}

impl<G: Imagine + Written> SceneOf<G> {
    /// A move in the words of records, without who makes it.
    #[must_use]
    pub fn words(&self, m: G::Move) -> String {
        words::<G>(&self.setup, m)
    }
}

impl<G: Imagine + Written> SceneOf<G> {
    /// The move that these words of records mean, whether it may be made or not.
    #[must_use]
    pub fn read(&self, words: &str) -> Option<G::Move> {
        let mut words = Words::new(words, 1);
        let m = G::read_answer(&mut words, &self.setup).ok()?;
        words.end().ok().map(|()| m)
    }
}

/// A move in the words of records, without who makes it.
pub(crate) fn words<G: Written>(setup: &G::Setup, m: G::Move) -> String {
    let mut out = Vec::with_capacity(24);
    // Who makes it stands before the first blank.
    G::write_move(&mut out, Actor::Seat(Seat(0)), m, setup);
    let text = String::from_utf8_lossy(&out);
    text.split_once(' ').map_or_else(String::new, |(_, answer)| answer.to_owned())
}

/// A view lists so many legal answers at most. There may be tens of thousands of ways to pay; each of them can be given as an
/// answer, whether it was listed or not.
pub const MOST_LEGAL: usize = 2_000;

/// What everybody sees of a table, also in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// Its id.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// What it is played with.
    pub options: Options,
    /// How far it is.
    pub status: Status,
    /// The number of the last entry of its log.
    pub version: u32,
    /// When it was made.
    pub created: Millis,
    /// When it was changed last.
    pub touched: Millis,
    /// How fast.
    pub pace: Pace,
    /// What happens to the absent.
    pub absence: Absence,
    /// May everybody find it?
    pub listed: bool,
    /// May whoever has its address sit down, without an invitation?
    pub open: bool,
    /// So many moves those who watch are behind those who play, until the game is over.
    pub delay: u8,
    /// Does it begin at a position, or with moves made elsewhere? Then it is there for those who sit at it, and for no list.
    pub practice: bool,
    /// Is it a record that somebody brought? Nobody sits at it, and whoever knows its address sees it.
    pub brought: bool,
    /// The moment of another game that is played on from.
    pub origin: Option<Origin>,
    /// May players ask for hints?
    pub hints: bool,
    /// Does it start by itself?
    pub starts_when_full: bool,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Who made it; nobody at a table of bots.
    pub host: Option<Seat>,
    /// Who is asked.
    pub asked: Seats,
    /// Who has offered to end the game without a result.
    pub offers: Seats,
    /// Scores and places by seat, once it is over.
    pub result: Option<Vec<Placed>>,
    /// The table at which the same players play again.
    pub next: Option<TableId>,
    /// The date of the daily challenge it is an attempt at, like `2026-11-16`.
    pub contest: Option<String>,
    /// What the coach says, where a lesson is given.
    pub coach: Option<Coach>,
}

impl TableInfo {
    /// Is a lesson given there that is not over?
    #[must_use]
    pub fn is_learning(&self) -> bool {
        let goes_on = matches!(self.status, Status::Running | Status::Over);
        goes_on && self.coach.is_some_and(|coach| !coach.is_done())
    }
}

/// How somebody came out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Points; none if the game was not played to its end.
    pub score: Option<i16>,
    /// The place, from 1.
    pub place: u8,
}

/// What a table is played with, in the words of records.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Options {
    /// How many players.
    pub players: u8,
    /// What is played with of the options of the game.
    #[serde(flatten)]
    pub chosen: Chosen,
}

/// One seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    /// Who sits there.
    pub kind: SeatKind,
    /// What the person is called; empty for others.
    pub name: String,
    /// The level of the bot that plays here, also for somebody who is away.
    pub level: Option<String>,
    /// Is the person away, and a bot plays for them?
    pub is_away: bool,
    /// Is the player out of the game?
    pub is_out: bool,
    /// How much time is left, where the table has a clock.
    pub left: Option<Millis>,
}

/// What happened at a table since some version.
#[derive(Clone, Debug)]
pub struct News {
    /// The version this leads to.
    pub version: u32,
    /// How far the table is.
    pub status: Status,
    /// Who is asked now.
    pub asked: Seats,
    /// What happened, oldest first.
    pub entries: Vec<NewsEntry>,
    /// What the viewer may answer now, if they are asked; at most [`MOST_IN_NEWS`] of them.
    pub legal: Option<Legal>,
}

/// News list so many legal answers at most; a look lists more.
pub const MOST_IN_NEWS: usize = 200;

/// What may be answered, as words of records without the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    /// How many answers there are.
    pub count: usize,
    /// The first of them.
    pub moves: Vec<String>,
}

/// One entry of the log, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct NewsEntry {
    /// Its number.
    pub number: u32,
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub what: What,
}

/// What happened, as one viewer sees it.
#[derive(Clone, Debug)]
pub enum What {
    /// A move, by a player or by chance.
    Moved {
        /// Who; nobody is chance.
        by: Option<Seat>,
        /// What came of it.
        events: Events,
    },
    /// Something that is no move.
    Happened(Happened),
}

/// What happens at a table besides moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// Somebody has sat down.
    Joined(Seat),
    /// Somebody has stood up before the game started.
    Left(Seat),
    /// The host has freed a seat.
    Removed(Seat),
    /// The game has started.
    Started,
    /// A player has taken back the answer with that number; what came after it, save for answers of others to the same question,
    /// did not happen.
    TookBack(Seat, u32),
    /// A player has given up.
    Resigned(Seat),
    /// A player's time is up, or they have left, and they are out.
    OutOfTime(Seat),
    /// A bot plays for somebody who is away.
    Away(Seat),
    /// Somebody is back.
    Returned(Seat),
    /// A player would end the game without a result.
    Offered(Seat),
    /// A player has thought better of it.
    Withdrew(Seat),
    /// All agreed to end the game without a result.
    Ended,
    /// The operator has stopped the table for now.
    Paused,
    /// The table goes on.
    Resumed,
    /// The same players play again at this table.
    Rematch(TableId),
    /// A learner has read what the coach says.
    LearntOn(Seat),
}

impl Happened {
    /// The word for it, in the API.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Joined(_) => "joined",
            Self::Left(_) => "left",
            Self::Removed(_) => "removed",
            Self::Started => "started",
            Self::TookBack(..) => "took_back",
            Self::Resigned(_) => "resigned",
            Self::OutOfTime(_) => "out_of_time",
            Self::Away(_) => "away",
            Self::Returned(_) => "returned",
            Self::Offered(_) => "offered",
            Self::Withdrew(_) => "withdrew",
            Self::Ended => "ended",
            Self::Paused => "paused",
            Self::Resumed => "resumed",
            Self::Rematch(_) => "rematch",
            Self::LearntOn(_) => "learnt_on",
        }
    }

    /// Who it is about.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Joined(seat)
            | Self::Left(seat)
            | Self::Removed(seat)
            | Self::TookBack(seat, _)
            | Self::Resigned(seat)
            | Self::OutOfTime(seat)
            | Self::Away(seat)
            | Self::Returned(seat)
            | Self::Offered(seat)
            | Self::Withdrew(seat)
            | Self::LearntOn(seat) => Some(seat),
            Self::Started | Self::Ended | Self::Paused | Self::Resumed | Self::Rematch(_) => None,
        }
    }
}

/// What a bot would do in a player's place.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The version it is for.
    pub version: u32,
    /// The best answers: the best place expected first, then the most points; both as they are told, to a tenth.
    pub options: Vec<HintOption>,
}

/// One answer a bot would give.
#[derive(Clone, Debug, PartialEq)]
pub struct HintOption {
    /// The answer, in the words of records without the seat.
    pub answer: String,
    /// The place expected, from 1.
    pub place: f64,
    /// The score expected.
    pub score: f64,
    /// The share of the thinking spent on it, from 0 to 1.
    pub share: f64,
    /// How the game is expected to go on after it: who, and what they answer.
    pub then: Vec<(Seat, String)>,
}

impl HintOption {
    /// The order of options: what is told of them, in tenths.
    #[must_use]
    pub fn order(&self) -> (i64, i64) {
        let tenths = |n: f64| (n * 10.0).round() as i64;
        (tenths(self.place), -tenths(self.score))
    }

    /// What the same player answers right after it, as a payment is.
    pub fn right_after(&self, seat: Seat) -> impl Iterator<Item = &str> {
        self.then.iter().take_while(move |(by, _)| *by == seat).map(|(_, answer)| answer.as_str())
    }
}
