//! What is said at tables, and who watches.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use session::{Refused, Saying, TableId, Talk};
use utoipa::ToSchema;

use crate::App;
use crate::api::answers::json;
use crate::api::requests::Nothing;
use crate::input::{At, Bearer, Holder, Said};
use crate::problem::{ErrorBody, Problem};

/// What is said at a table, as you hear it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Talk)]
pub struct TalkJson {
    /// May people talk there? The host decides.
    open: bool,
    /// How many watch; a tab that is hidden counts for a minute more.
    watchers: u32,
    /// What was said, oldest first. Whoever plays hears those who watch once the game is over.
    lines: Vec<LineJson>,
}

/// A line.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Line)]
pub struct LineJson {
    /// Its number; later lines have higher ones.
    number: u64,
    /// When it was said.
    at_ms: i64,
    /// Where who said it sat; not there for one who watched.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// What they were called.
    name: String,
    /// `phrase`, `emote`, `words`, or `open` and `closed` for the switch of the host. New kinds may come.
    kind: String,
    /// The word of a phrase or figure, or the words.
    text: String,
    /// Did you say it?
    mine: bool,
}

impl From<&Talk> for TalkJson {
    fn from(talk: &Talk) -> Self {
        let line = |line: &session::talk::Line| {
            let (kind, text) = line.what.stored();
            LineJson {
                number: line.number,
                at_ms: line.at,
                seat: line.seat.map(|seat| seat.0),
                name: line.name.clone(),
                kind: kind.to_owned(),
                text: text.to_owned(),
                mine: line.is_mine,
            }
        };
        Self { open: talk.is_open, watchers: talk.watchers, lines: talk.lines.iter().map(line).collect() }
    }
}

/// Something to be said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// A quick phrase, which everybody reads in their own language; a figure of paper; or words.
    kind: LineKind,
    /// The word of the phrase or the figure, or 1 to 200 visible characters.
    #[schema(example = "well-played", max_length = 200)]
    text: String,
}

/// A kind of line.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// A quick phrase.
    Phrase,
    /// A figure of paper.
    Emote,
    /// Words.
    Words,
}

impl LineKind {
    const fn word(self) -> &'static str {
        match self {
            Self::Phrase => "phrase",
            Self::Emote => "emote",
            Self::Words => "words",
        }
    }
}

/// A line that was said.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SaidLine)]
pub struct SaidJson {
    /// Its number.
    number: u64,
}

/// The switch of the host.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TalkSwitch {
    /// May people talk?
    open: bool,
}

/// Whether somebody is heard.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Are they not heard any more?
    muted: bool,
}

/// What is said at a table, as you hear it.
#[utoipa::path(
    get, path = "/tables/{table}/talk", tag = "talk", security((), ("token" = [])), params(("table" = String, Path)),
    responses((status = 200, body = TalkJson), (status = "default", body = ErrorBody))
)]
pub async fn heard(State(app): State<App>, At(table): At, Bearer(token): Bearer) -> Result<Response, Problem> {
    let talk = app.hub.talk(&table, token.as_ref()).await?;
    json(StatusCode::OK, &TalkJson::from(&*talk))
}

/// You say something, as a player or as a visitor who watches.
#[utoipa::path(
    post, path = "/tables/{table}/talk", tag = "talk", security(("token" = [])), request_body = NewLine,
    params(("table" = String, Path)), responses((status = 200, body = SaidJson), (status = "default", body = ErrorBody))
)]
pub async fn say(
    State(app): State<App>,
    At(table): At,
    Holder(token): Holder,
    Said(new): Said<NewLine>,
) -> Result<Response, Problem> {
    let saying = Saying::new(new.kind.word(), &new.text).map_err(Refused::from)?;
    json(StatusCode::OK, &SaidJson { number: app.hub.say(&table, &token, saying).await? })
}

/// The host lets people talk, or no longer.
#[utoipa::path(
    post, path = "/tables/{table}/talk-switch", tag = "talk", security(("token" = [])), request_body = TalkSwitch,
    params(("table" = String, Path)), responses((status = 200, body = SaidJson), (status = "default", body = ErrorBody))
)]
pub async fn switch(
    State(app): State<App>,
    At(table): At,
    Holder(token): Holder,
    Said(TalkSwitch { open }): Said<TalkSwitch>,
) -> Result<Response, Problem> {
    json(StatusCode::OK, &SaidJson { number: app.hub.say(&table, &token, Saying::Open(open)).await? })
}

/// A table and a line, as an address names them.
type Place = Result<Path<(String, String)>, PathRejection>;

/// The table and the line of an address.
fn placed(place: Place) -> Result<(TableId, u64), Refused> {
    let Ok(Path((table, line))) = place else { return Err(Refused::NoLine) };
    let table = TableId::parse(&table).ok_or(Refused::NoTable)?;
    Ok((table, line.parse().map_err(|_| Refused::NoLine)?))
}

/// You hear whoever said that line no longer, at any table; or again.
#[utoipa::path(
    post, path = "/tables/{table}/talk/{line}/mute", tag = "talk", security(("token" = [])), request_body = Mute,
    params(("table" = String, Path), ("line" = String, Path)),
    responses((status = 204, description = "So it is."), (status = "default", body = ErrorBody))
)]
pub async fn mute(
    State(app): State<App>,
    place: Place,
    Holder(token): Holder,
    Said(Mute { muted }): Said<Mute>,
) -> Result<Response, Problem> {
    let (table, line) = placed(place)?;
    app.hub.mute(&table, &token, line, muted).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// You show a line to the operator, who can read it for 30 days.
#[utoipa::path(
    post, path = "/tables/{table}/talk/{line}/report", tag = "talk", security(("token" = [])),
    request_body(content = Option<Nothing>),
    params(("table" = String, Path), ("line" = String, Path)),
    responses((status = 204, description = "Reported."), (status = "default", body = ErrorBody))
)]
pub async fn report(
    State(app): State<App>,
    place: Place,
    Holder(token): Holder,
    Said(Nothing {}): Said<Nothing>,
) -> Result<Response, Problem> {
    let (table, line) = placed(place)?;
    app.hub.report(&table, &token, line).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
