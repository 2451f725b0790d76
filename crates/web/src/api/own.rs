//! Everything that is stored about somebody, for them to take along.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Serialize;
use session::{Ending, Everything, Millis, OwnScore, Saying, Seat, TableId, TableInfo, Token};
use utoipa::ToSchema;

use crate::App;
use crate::api::answers::{TableJson, VisitorJson, json};
use crate::api::daily::DailyEnding;
use crate::input::Holder;
use crate::page::Visit;
use crate::problem::{ErrorBody, Problem};

/// Everything that is stored about you, save your tokens, of which only digests are.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Export)]
pub struct ExportJson<'a> {
    /// Who you are.
    visitor: VisitorJson,
    /// What was explained to you at tables; `silence` if nothing is to be.
    heard: &'a [String],
    /// The tables at which you sit or sat, the one changed last first.
    tables: Vec<OwnTable<'a>>,
    /// The same of tables that begin at a position: lessons, and games you played on.
    practice: Vec<OwnTable<'a>>,
    /// The records you have brought, the newest first.
    records: Vec<TableJson<'a>>,
    /// What you have reached, the oldest first.
    scores: Vec<OwnScoreJson<'a>>,
    /// What you have said at tables that are still there, the oldest first.
    talk: Vec<OwnLine<'a>>,
}

/// Something you have said.
#[derive(Debug, Serialize, ToSchema)]
struct OwnLine<'a> {
    /// At which table.
    table: String,
    /// When.
    at_ms: i64,
    /// What kind of line it is.
    kind: &'static str,
    /// The word of a phrase or figure, or the words.
    text: &'a str,
}

/// A table of yours.
#[derive(Debug, Serialize, ToSchema)]
struct OwnTable<'a> {
    /// The table. Its whole log is `/tables/{table}/record`.
    table: TableJson<'a>,
    /// Your seat there.
    seat: u8,
}

/// What you have reached.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OwnScore)]
struct OwnScoreJson<'a> {
    /// What it is compared with: games of the same kind, or the challenge of a day.
    contest: &'a str,
    /// What you were called.
    name: &'a str,
    /// What became of it: `finished`, `resigned`, or `unfinished`.
    #[schema(value_type = DailyEnding)]
    ending: &'static str,
    /// How many points, if it is finished.
    points: Option<i16>,
    /// When it ended, or began if it has not.
    at_ms: i64,
    /// The table it was played at, which may be deleted.
    table: &'a str,
}

impl<'a> ExportJson<'a> {
    fn new(all: &'a Everything) -> Self {
        let table = |(table, seat): &'a (TableInfo, Seat)| OwnTable { table: TableJson::new(table), seat: seat.0 };
        let line = |(table, at, what): &'a (TableId, Millis, Saying)| {
            let (kind, text) = what.stored();
            OwnLine { table: table.to_string(), at_ms: *at, kind, text }
        };
        Self {
            visitor: all.visitor.clone().into(),
            heard: &all.heard,
            tables: all.tables.iter().map(table).collect(),
            practice: all.practice.iter().map(table).collect(),
            records: all.records.iter().map(TableJson::new).collect(),
            scores: all.scores.iter().map(OwnScoreJson::new).collect(),
            talk: all.talk.iter().map(line).collect(),
        }
    }
}

impl<'a> OwnScoreJson<'a> {
    fn new(score: &'a OwnScore) -> Self {
        let OwnScore { contest, name, ending, at, table } = score;
        Self { contest, name, ending: Ending::word(*ending), points: ending.points(), at_ms: *at, table }
    }
}

/// Everything that is stored about you.
#[utoipa::path(
    get, path = "/me/export", tag = "visitors", security(("token" = [])),
    responses((status = 200, body = ExportJson), (status = "default", body = ErrorBody))
)]
pub async fn export(State(app): State<App>, Holder(token): Holder) -> Result<Response, Problem> {
    everything(&app, &token).await
}

/// The same for whoever comes with a browser.
///
/// # Errors
/// If nothing can be read.
pub async fn for_browsers(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    match visit.token() {
        Some(token) => everything(&app, token).await,
        None => Ok(Redirect::to("/me").into_response()),
    }
}

/// The answer, as a file to keep.
async fn everything(app: &App, token: &Token) -> Result<Response, Problem> {
    let all = app.hub.everything(token).await?;
    let mut response = json(StatusCode::OK, &ExportJson::new(&all))?;
    let as_file = HeaderValue::from_static("attachment; filename=\"senbazuru.json\"");
    response.headers_mut().insert(header::CONTENT_DISPOSITION, as_file);
    Ok(response)
}
