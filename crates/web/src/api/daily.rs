//! The daily challenge.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Serialize;
use session::islands::Rank;
use session::{Attempt, Board, Ending, Refused};
use utoipa::ToSchema;

use crate::App;
use crate::api::answers::{TableJson, json};
use crate::api::requests::Nothing;
use crate::input::{Bearer, Comer, Holder, Said};
use crate::problem::{ErrorBody, Problem};

/// The scores of a day's challenge.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DailyBoard)]
pub struct BoardJson<'a> {
    /// The day (UTC).
    #[schema(example = "2026-11-16")]
    date: String,
    /// Is it today? Otherwise it is past.
    today: bool,
    /// When the day is past.
    ends_ms: i64,
    /// The best 100 attempts, best first; of equals whoever was earlier. After those that are finished come those that were given up, and
    /// then those that are not finished.
    attempts: Vec<AttemptJson<'a>>,
    /// Your own attempt that counts: the first you have begun.
    own: Option<AttemptJson<'a>>,
    /// How many players have begun.
    players: u32,
    /// How many of them have finished.
    finished: u32,
    /// The table of your attempt under way.
    running: Option<&'a str>,
    /// May you look at the attempts of others? You may once you have finished your own or given it up, and everybody may tomorrow.
    may_watch: bool,
    /// What the sheets and dice followed from, once the day is past: `senbazuru play islands-solo --challenge key:…`.
    key: Option<&'a str>,
}

/// An attempt that counts: the first one its player has begun, whatever became of it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DailyAttempt)]
pub struct AttemptJson<'a> {
    /// Its place, from 1, if it is finished; equal points are equal places.
    place: Option<u32>,
    /// What the player is called.
    name: &'a str,
    /// What became of it: `finished` before the day was past, `resigned`, or `unfinished`.
    #[schema(value_type = DailyEnding)]
    ending: &'static str,
    /// How many points, if it is finished.
    points: Option<i16>,
    /// What so many points are called.
    #[schema(example = "builder")]
    rank: Option<&'static str>,
    /// When it ended, if it has.
    ended_ms: Option<i64>,
    /// The table, if it is over, you may look at it and it is still kept.
    table: Option<&'a str>,
    /// Is it yours?
    own: bool,
}

/// What became of an attempt.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code)] // it is a list for the description; answers carry the words
pub(crate) enum DailyEnding {
    Finished,
    Resigned,
    Unfinished,
}

impl<'a> AttemptJson<'a> {
    fn new(attempt: &'a Attempt) -> Self {
        Self {
            place: attempt.place,
            name: &attempt.name,
            ending: attempt.ending.word(),
            points: attempt.ending.points(),
            rank: attempt.ending.points().and_then(Rank::of).map(Rank::word),
            ended_ms: (attempt.ending != Ending::Unfinished).then_some(attempt.at),
            table: attempt.table.as_ref().map(|table| table.as_str()),
            own: attempt.is_own,
        }
    }
}

impl<'a> BoardJson<'a> {
    /// The scores of that day.
    #[must_use]
    pub fn new(board: &'a Board) -> Self {
        Self {
            date: board.day.to_string(),
            today: board.is_today,
            ends_ms: board.day.ends(),
            attempts: board.rows.iter().map(AttemptJson::new).collect(),
            own: board.own.as_ref().map(AttemptJson::new),
            players: board.players,
            finished: board.finished,
            running: board.running.as_ref().map(|table| table.as_str()),
            may_watch: board.may_watch,
            key: board.key.as_deref(),
        }
    }
}

/// The scores of a day's challenge, today's or a past one.
#[utoipa::path(
    get, path = "/daily/{date}", tag = "daily", security((), ("token" = [])),
    params(("date" = String, Path, example = "2026-11-16")),
    responses((status = 200, body = BoardJson), (status = "default", body = ErrorBody))
)]
pub async fn board(
    State(app): State<App>,
    Bearer(token): Bearer,
    date: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(date) = date.map_err(|_| Refused::BadDate)?;
    let board = app.hub.board(&date, token.as_ref()).await?;
    json(StatusCode::OK, &BoardJson::new(&board))
}

/// You play today's challenge: at the table of your attempt under way, or at a new one. The first attempt you begin counts, whatever becomes of it. It takes a visitor's token, which also plays it.
#[utoipa::path(
    post, path = "/daily", tag = "daily", security(("token" = [])), request_body(content = Option<Nothing>),
    responses((status = 200, body = TableJson), (status = "default", body = ErrorBody))
)]
pub async fn play(
    State(app): State<App>,
    Holder(token): Holder,
    comer: Comer,
    Said(Nothing {}): Said<Nothing>,
) -> Result<Response, Problem> {
    let table = app.hub.daily(&comer.guest.address, &comer.name(None)?, &token).await?;
    json(StatusCode::OK, &TableJson::new(&table))
}
