//! What answers say, apart from views and news. Points in time and stretches of it are whole milliseconds, in fields that end in
//! `_ms`; points count from the beginning of 1970 (UTC).

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use serde::Serialize;
use session::look::{HintOption, Placed, SeatInfo};
use session::{Created, Hint, Joined, Origin, Seat, Seats, TableInfo, Token, Visitor};
use utoipa::ToSchema;

use crate::api::options::OptionsJson;
use crate::api::requests::{AbsenceJson, PaceJson};
use crate::problem::{Fault, Problem};

/// An answer of JSON.
///
/// # Errors
/// [`Fault::Internal`] if it can't be written.
pub fn json(status: StatusCode, value: &impl Serialize) -> Result<Response, Problem> {
    let mut bytes = Vec::with_capacity(512);
    serde_json::to_writer(&mut bytes, value).map_err(|_| Fault::Internal)?;
    let mut response = Response::new(Body::from(bytes));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// Somebody we know.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Visitor)]
pub struct VisitorJson {
    /// Their id.
    id: String,
    /// What they call themselves.
    name: String,
    /// When they came first.
    created_ms: i64,
}

impl From<Visitor> for VisitorJson {
    fn from(visitor: Visitor) -> Self {
        Self { id: visitor.id.as_str().to_owned(), name: visitor.name, created_ms: visitor.created }
    }
}

/// Somebody new, with what proves who they are.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Welcome)]
pub struct WelcomeJson {
    /// Who they are.
    #[serde(flatten)]
    visitor: VisitorJson,
    /// Their token. It is told once.
    #[schema(example = "v_…")]
    token: String,
}

impl WelcomeJson {
    /// A visitor and their token.
    #[must_use]
    pub fn new(visitor: Visitor, token: &Token) -> Self {
        Self { visitor: visitor.into(), token: token.reveal().to_owned() }
    }
}

/// What everybody sees of a table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Table)]
pub struct TableJson<'a> {
    /// Its id.
    id: &'a str,
    /// The word for the game.
    #[schema(example = "origami")]
    game: &'a str,
    /// What it is played with.
    options: OptionsJson<'a>,
    /// How far it is.
    #[schema(value_type = StatusJson)]
    status: &'static str,
    /// The number of the last entry of its log.
    version: u32,
    /// When it was made.
    created_ms: i64,
    /// When it was changed last.
    touched_ms: i64,
    /// How fast it plays.
    pace: PaceJson,
    /// What happens to the absent.
    absence: AbsenceJson,
    /// May everybody find it?
    listed: bool,
    /// May whoever has its address sit down, without an invitation?
    open: bool,
    /// So many moves those who watch are behind those who play, until the game is over: all that is told without a seat is of then.
    delay: u8,
    /// May players ask for hints?
    hints: bool,
    /// Does it begin at a position, to learn or to try something? Only those who sit at it see it then.
    practice: bool,
    /// Is it a record that somebody brought? Nobody sits at it, and whoever knows its id sees it.
    brought: bool,
    /// The moment of another game that is played on from.
    origin: Option<OriginJson<'a>>,
    /// Does it start by itself once every seat is taken?
    starts_when_full: bool,
    /// Who sits where.
    seats: Vec<SeatJson<'a>>,
    /// The seat of who made it, if they play.
    host: Option<u8>,
    /// The seats of those who are asked.
    asked: Vec<u8>,
    /// The seats of those who have offered to end the game without a result.
    offers: Vec<u8>,
    /// How everybody came out, by seat, once it is over.
    result: Option<Vec<PlacedJson>>,
    /// The table at which the same players play again.
    next: Option<&'a str>,
    /// The date of the daily challenge it is an attempt at.
    #[schema(example = "2026-11-16")]
    contest: Option<&'a str>,
}

/// The moment of another game that is played on from.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Origin)]
pub struct OriginJson<'a> {
    /// The id of its table.
    table: &'a str,
    /// The version of that table.
    at: u32,
    /// So many entries had come since the game began.
    step: u32,
    /// The seat of whoever plays on.
    seat: u8,
    /// Was everything drawn again that could not be known from there?
    anew: bool,
    /// How everybody came out of that game, by seat, if it came to a result.
    result: Option<Vec<PlacedJson>>,
}

impl<'a> OriginJson<'a> {
    fn new(origin: &'a Origin) -> Self {
        Self {
            table: origin.table.as_str(),
            at: origin.at,
            step: origin.step,
            seat: origin.seat.0,
            anew: origin.anew,
            result: origin.result.as_ref().map(|placed| placed.iter().map(PlacedJson::from).collect()),
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = Status)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code)] // it is a list for the description; answers carry the words
pub(crate) enum StatusJson {
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
    /// It can be looked at and no more.
    Frozen,
}

/// One seat.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Seat)]
pub struct SeatJson<'a> {
    /// Its number, from 0.
    seat: u8,
    /// Who sits there: `open` (nobody yet), `person` or `bot`.
    kind: &'static str,
    /// What the person is called; empty for others.
    name: &'a str,
    /// The level of the bot that plays here, also for somebody who is away.
    level: Option<&'a str>,
    /// Is the person away, and a bot plays for them?
    away: bool,
    /// Is the player out of the game?
    out: bool,
    /// How much time is left, where the table has a clock.
    left_ms: Option<i64>,
}

/// How somebody came out of a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Placed)]
pub struct PlacedJson {
    /// Points; none if the game was not played to its end.
    score: Option<i16>,
    /// The place, from 1.
    place: u8,
}

/// The numbers of seats.
pub(crate) fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

impl<'a> TableJson<'a> {
    /// What everybody sees of this table.
    #[must_use]
    pub fn new(table: &'a TableInfo) -> Self {
        Self {
            id: table.id.as_str(),
            game: &table.game,
            options: OptionsJson(&table.options),
            status: table.status.word(),
            version: table.version,
            created_ms: table.created,
            touched_ms: table.touched,
            pace: table.pace.into(),
            absence: table.absence.into(),
            listed: table.listed,
            open: table.open,
            delay: table.delay,
            practice: table.practice,
            brought: table.brought,
            origin: table.origin.as_ref().map(OriginJson::new),
            hints: table.hints,
            starts_when_full: table.starts_when_full,
            seats: (0..).zip(&table.seats).map(|(number, seat)| SeatJson::new(number, seat)).collect(),
            host: table.host.map(|seat| seat.0),
            asked: numbers(table.asked),
            offers: numbers(table.offers),
            result: table.result.as_ref().map(|placed| placed.iter().map(PlacedJson::from).collect()),
            next: table.next.as_ref().map(|next| next.as_str()),
            contest: table.contest.as_deref(),
        }
    }
}

impl<'a> SeatJson<'a> {
    fn new(number: u8, seat: &'a SeatInfo) -> Self {
        Self {
            seat: number,
            kind: seat.kind.word(),
            name: &seat.name,
            level: seat.level.as_deref(),
            away: seat.is_away,
            out: seat.is_out,
            left_ms: seat.left,
        }
    }
}

impl From<&Placed> for PlacedJson {
    fn from(placed: &Placed) -> Self {
        Self { score: placed.score, place: placed.place }
    }
}

/// A part of a list of tables.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Tables)]
pub struct TablesJson<'a> {
    /// The tables, the one changed last first.
    tables: Vec<TableJson<'a>>,
    /// Where the list goes on: to be handed back as `after`. None if this is the end.
    after: Option<String>,
}

impl<'a> TablesJson<'a> {
    /// These tables; there are more if the page is full.
    #[must_use]
    pub fn new(tables: &'a [TableInfo], most: u32) -> Self {
        let is_full = tables.len() >= most as usize;
        let place = |last: &TableInfo| format!("{}-{}", last.touched, last.id);
        let after = tables.last().filter(|_| is_full).map(place);
        Self { tables: tables.iter().map(TableJson::new).collect(), after }
    }
}

/// Tries from one game, the first one first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Tries)]
pub struct TriesJson<'a> {
    /// The tries.
    tries: Vec<TryJson<'a>>,
}

/// A table at which somebody has played on from another game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Try)]
pub struct TryJson<'a> {
    /// The table.
    table: TableJson<'a>,
    /// Your seat there.
    seat: u8,
}

impl<'a> TriesJson<'a> {
    /// These tries.
    #[must_use]
    pub fn new(tries: &'a [(TableInfo, Seat)]) -> Self {
        Self {
            tries: tries.iter().map(|(table, seat)| TryJson { table: TableJson::new(table), seat: seat.0 }).collect(),
        }
    }
}

/// Records that somebody has brought, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Records)]
pub struct RecordsJson<'a> {
    /// Each is a table at which nobody sits.
    records: Vec<TableJson<'a>>,
}

impl<'a> RecordsJson<'a> {
    /// These records.
    #[must_use]
    pub fn new(records: &'a [TableInfo]) -> Self {
        Self { records: records.iter().map(TableJson::new).collect() }
    }
}

/// A seat that was taken, with what plays it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatTaken<'a> {
    /// The table.
    pub table: TableJson<'a>,
    /// The seat; none if the host does not play.
    pub seat: Option<u8>,
    /// What plays the seat, and, for the host, starts the table. It is told once.
    #[schema(example = "s_…")]
    pub token: &'a str,
    /// What lets others join, for the host. It is told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "i_…")]
    pub invite: Option<&'a str>,
}

impl<'a> SeatTaken<'a> {
    /// Whoever made the table.
    pub fn of_host(made: &'a Created) -> Self {
        let Created { table, seat, token, invite } = made;
        let seat = seat.map(|seat| seat.0);
        Self { table: TableJson::new(table), seat, token: token.reveal(), invite: Some(invite.reveal()) }
    }

    /// Whoever sat down at it.
    pub fn of_guest(joined: &'a Joined) -> Self {
        let Joined { table, seat, token } = joined;
        Self { table: TableJson::new(table), seat: Some(seat.0), token: token.reveal(), invite: None }
    }
}

/// Something was done.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Done)]
pub struct DoneJson {
    /// The number of the entry it made, or had made before if the same request came again.
    pub version: u32,
    /// Had it been done before?
    pub again: bool,
}

/// What a bot would do in your place.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Hint)]
pub struct HintJson<'a> {
    /// The version it is for.
    version: u32,
    /// The best answers, the best first.
    options: Vec<HintOptionJson<'a>>,
}

/// One answer a bot would give.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HintOption)]
pub struct HintOptionJson<'a> {
    /// The answer, in the words of records.
    #[serde(rename = "move")]
    answer: &'a str,
    /// The place expected, from 1.
    place: f64,
    /// The score expected.
    score: f64,
    /// The share of the thinking spent on it, from 0 to 1.
    share: f64,
}

impl<'a> HintJson<'a> {
    /// This hint.
    #[must_use]
    pub fn new(hint: &'a Hint) -> Self {
        let option = |option: &'a HintOption| HintOptionJson {
            answer: &option.answer,
            place: option.place,
            score: option.score,
            share: option.share,
        };
        Self { version: hint.version, options: hint.options.iter().map(option).collect() }
    }
}
