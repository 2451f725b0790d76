//! What requests say.

use serde::Deserialize;
use session::{Language, Level, SeatWish, Status};
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::{IntoParams, ToSchema};

/// Somebody new.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewVisitor {
    /// What they call themselves: 1 to 24 visible characters.
    #[schema(example = "Ada", min_length = 1, max_length = 24)]
    pub name: String,
}

/// Who shall sit in a seat.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever makes the table.
    Me {},
    /// Another person.
    Person {},
    /// A bot.
    Bot {
        /// How well it plays.
        level: LevelJson,
    },
}

impl From<NewSeat> for SeatWish {
    fn from(seat: NewSeat) -> Self {
        match seat {
            NewSeat::Me {} => Self::Me,
            NewSeat::Person {} => Self::Person,
            NewSeat::Bot { level } => Self::Bot(level.into()),
        }
    }
}

/// How well a bot plays, from the chick to the crane.
#[derive(Clone, Copy, Debug, Deserialize, serde::Serialize, ToSchema)]
#[schema(as = Level)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names are those of `Level`
pub enum LevelJson {
    Hina,
    Kaeru,
    Kitsune,
    Fukuro,
    Tsuru,
}

impl From<LevelJson> for Level {
    fn from(level: LevelJson) -> Self {
        match level {
            LevelJson::Hina => Self::Hina,
            LevelJson::Kaeru => Self::Kaeru,
            LevelJson::Kitsune => Self::Kitsune,
            LevelJson::Fukuro => Self::Fukuro,
            LevelJson::Tsuru => Self::Tsuru,
        }
    }
}

impl From<Level> for LevelJson {
    fn from(level: Level) -> Self {
        match level {
            Level::Hina => Self::Hina,
            Level::Kaeru => Self::Kaeru,
            Level::Kitsune => Self::Kitsune,
            Level::Fukuro => Self::Fukuro,
            Level::Tsuru => Self::Tsuru,
        }
    }
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, Deserialize, serde::Serialize, ToSchema)]
#[schema(as = Pace)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum PaceJson {
    /// As everybody likes.
    Free {},
    /// Each player has so many seconds for the whole game, and gets some for every answer.
    Clock {
        /// At the start.
        #[schema(minimum = 1, maximum = 86400)]
        seconds: u32,
        /// For every answer.
        #[serde(default)]
        #[schema(maximum = 86400)]
        increment: u32,
    },
    /// So many days for every answer.
    Days {
        /// From 1 to 30.
        #[schema(minimum = 1, maximum = 30)]
        days: u8,
    },
}

impl Default for PaceJson {
    fn default() -> Self {
        session::Pace::default().into()
    }
}

impl From<PaceJson> for session::Pace {
    fn from(pace: PaceJson) -> Self {
        match pace {
            PaceJson::Free {} => Self::Free,
            PaceJson::Clock { seconds, increment } => Self::Clock { seconds, increment },
            PaceJson::Days { days } => Self::Days(days),
        }
    }
}

impl From<session::Pace> for PaceJson {
    fn from(pace: session::Pace) -> Self {
        match pace {
            session::Pace::Free => Self::Free {},
            session::Pace::Clock { seconds, increment } => Self::Clock { seconds, increment },
            session::Pace::Days(days) => Self::Days { days },
        }
    }
}

/// What happens to somebody whose time is up, or who leaves a running game.
#[derive(Clone, Copy, Debug, Deserialize, serde::Serialize, ToSchema)]
#[schema(as = Absence)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum AbsenceJson {
    /// A bot plays for them until they return.
    Bot {
        /// How well it plays.
        level: LevelJson,
    },
    /// They are out of the game.
    Out {},
}

impl Default for AbsenceJson {
    fn default() -> Self {
        session::Absence::default().into()
    }
}

impl From<AbsenceJson> for session::Absence {
    fn from(absence: AbsenceJson) -> Self {
        match absence {
            AbsenceJson::Bot { level } => Self::Bot(level.into()),
            AbsenceJson::Out {} => Self::Out,
        }
    }
}

impl From<session::Absence> for AbsenceJson {
    fn from(absence: session::Absence) -> Self {
        match absence {
            session::Absence::Bot(level) => Self::Bot { level: level.into() },
            session::Absence::Out => Self::Out {},
        }
    }
}

/// Somebody sits down.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The invitation; a table that is `open` needs none.
    pub invite: Option<String>,
    /// On which seat, counted from 0; on the first free one if nothing is said.
    #[schema(maximum = 5)]
    pub seat: Option<u8>,
    /// What you call yourself; not needed with a visitor's token.
    pub name: Option<String>,
}

/// An answer to a question.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMove {
    /// The version of the table the answer is for.
    #[schema(maximum = 4294967295_u32)]
    pub version: u32,
    /// The answer, in the words of records without the seat: one of the legal moves of a view, or any other legal one.
    #[serde(rename = "move")]
    #[schema(example = "play fox left")]
    pub answer: String,
    /// Which request this is, so that it is not carried out twice; the header `Idempotency-Key` says the same.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$", example = "7f3a-1")]
    pub key: Option<String>,
}

/// An answer is taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// The version of the table it is asked for.
    #[schema(maximum = 4294967295_u32)]
    pub version: u32,
}

/// The host frees a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// Which, counted from 0.
    #[schema(maximum = 5)]
    pub seat: u8,
}

/// A request that says nothing more than its address.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// In which language sentences are wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LangQuery {
    /// `en`, `it` or `de`: the answer then holds sentences for people too, in the fields `say`.
    #[param(schema_with = languages)]
    pub lang: Option<String>,
}

/// From where on somebody wants news.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SinceQuery {
    /// Only what happened after this version.
    #[param(maximum = 4294967295_u32)]
    pub since: Option<u32>,
    /// `en`, `it` or `de`: the answer then holds sentences for people too, in the fields `say`.
    #[param(schema_with = languages)]
    pub lang: Option<String>,
}

/// Which tables a list shows.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// Only those: `open`, `running`, `paused`, `over`, `ended` or `frozen`.
    #[param(schema_with = statuses)]
    pub status: Option<String>,
    /// Only that game.
    pub game: Option<String>,
    /// What comes behind: `after` of the answer before.
    #[param(pattern = "^[0-9]{1,18}-.*$", example = "1794830400000-7q2m9x0d4tkc")]
    pub after: Option<String>,
    /// At most so many, from 1 to 100; 50 if nothing is said.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u32>,
}

/// One of the languages.
fn languages() -> Object {
    one_of(Language::ALL.map(Language::code))
}

/// How far a table may be.
fn statuses() -> Object {
    one_of(Status::ALL.map(Status::word))
}

fn one_of(words: impl IntoIterator<Item = &'static str>) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words)).build()
}

/// How you play on from a moment of a game that is over.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTry {
    /// After that entry of its log; a number that is too high is the last one.
    #[schema(maximum = 4294967295_u32)]
    pub at: u32,
    /// In which seat.
    #[schema(maximum = 255)]
    pub seat: u8,
    /// From the start of the turn, with everything drawn again that could not be known from that seat; otherwise as it was.
    #[serde(default)]
    pub anew: bool,
    /// Bots of that level sit on the other seats; without one, people whom you invite.
    #[serde(default)]
    pub level: Option<LevelJson>,
    /// What you are called there; a visitor's name if nothing is said.
    #[serde(default)]
    #[schema(example = "Ada", min_length = 1, max_length = 24)]
    pub name: Option<String>,
}

/// A record that you bring.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRecord {
    /// Its text, finished or not: at most 48 kB and 4,000 lines.
    #[schema(example = "senbazuru record 1\n…")]
    pub record: String,
}

/// A moment of a game, and who sees it.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MomentQuery {
    /// After that entry; the last one if nothing is said.
    #[param(maximum = 4294967295_u32)]
    pub at: Option<u32>,
    /// The seat from which it is seen; as somebody sees it who watches, if nothing is said.
    #[param(maximum = 255)]
    pub seat: Option<u8>,
    /// The language of the sentences: `en`, `it` or `de`; English if nothing is said.
    #[param(schema_with = languages)]
    pub lang: Option<String>,
}
