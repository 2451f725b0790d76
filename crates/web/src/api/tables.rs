//! Tables: found, made, joined and looked at.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use session::{Filter, Page, Refused, Seat, Status, Token};

use crate::App;
use crate::api::answers::{HintJson, SeatTaken, TablesJson, json};
use crate::api::new_table::NewTable;
use crate::api::news::{NewsJson, NewsSchema};
use crate::api::requests::{Join, LangQuery, ListQuery, Nothing, SinceQuery};
use crate::api::view::LookJson;
use crate::input::{Asks, At, Bearer, Comer, Holder, Said, Whence, language};
use crate::problem::{ErrorBody, Fault, Problem};

/// A list shows so many tables if nothing is said.
const LIST: u32 = 50;
/// And never more than this.
const LONGEST_LIST: u32 = 100;

/// Tables that everybody may find, the one changed last first.
#[utoipa::path(
    get, path = "/tables", tag = "tables", params(ListQuery),
    responses((status = 200, body = TablesJson), (status = "default", body = ErrorBody))
)]
pub async fn list(State(app): State<App>, Asks(query): Asks<ListQuery>) -> Result<Response, Problem> {
    listed(&app, Filter { listed: true, ..Filter::default() }, query).await
}

/// The part of a list that is asked for.
pub(crate) async fn listed(app: &App, filter: Filter, query: ListQuery) -> Result<Response, Problem> {
    let bad = |what: &str| Problem::from(Fault::Malformed(format!("query: {what}")));
    let status = query.status.map(|word| Status::named(&word).ok_or_else(|| bad("status: there is no such status")));
    let after = query.after.map(|place| {
        let parts = place.split_once('-').and_then(|(touched, id)| Some((touched.parse().ok()?, id.to_owned())));
        parts.ok_or_else(|| bad("after: not from an answer of this server"))
    });
    let most = query.limit.unwrap_or(LIST);
    if !(1..=LONGEST_LIST).contains(&most) {
        return Err(bad("limit: 1 to 100 is expected"));
    }
    let filter = Filter { status: status.transpose()?, game: query.game, ..filter };
    let tables = app.hub.list(filter, Page { after: after.transpose()?, most }).await?;
    json(StatusCode::OK, &TablesJson::new(&tables, most))
}

/// A new table.
#[utoipa::path(
    post, path = "/tables", tag = "tables", security((), ("token" = [])), request_body = NewTable,
    responses((status = 201, body = SeatTaken), (status = "default", body = ErrorBody))
)]
pub async fn create(State(app): State<App>, comer: Comer, Said(new): Said<NewTable>) -> Result<Response, Problem> {
    let name = comer.name(new.table.name.as_deref())?;
    let made = app.hub.create(&comer.guest, &name, &new.wish()).await?;
    json(StatusCode::CREATED, &SeatTaken::of_host(&made))
}

/// You sit down.
#[utoipa::path(
    post, path = "/tables/{table}/join", tag = "tables", security((), ("token" = [])), request_body = Join,
    params(("table" = String, Path)),
    responses((status = 200, body = SeatTaken), (status = "default", body = ErrorBody))
)]
pub async fn join(
    State(app): State<App>,
    At(table): At,
    comer: Comer,
    Said(join): Said<Join>,
) -> Result<Response, Problem> {
    let name = comer.name(join.name.as_deref())?;
    let invite = join.invite.as_deref().map(|text| Token::parse(text).ok_or(Refused::NotInvited)).transpose()?;
    let joined = app.hub.join(&table, &comer.guest, &name, invite.as_ref(), join.seat.map(Seat)).await?;
    json(StatusCode::OK, &SeatTaken::of_guest(&joined))
}

/// The same players once more, each one seat further. Whoever asks later gets the same table, and their token of it.
#[utoipa::path(
    post, path = "/tables/{table}/rematch", tag = "play", security(("token" = [])), params(("table" = String, Path)),
    request_body(content = Option<Nothing>),
    responses((status = 200, body = SeatTaken), (status = "default", body = ErrorBody))
)]
pub async fn rematch(
    State(app): State<App>,
    At(table): At,
    Whence(address): Whence,
    Holder(token): Holder,
    Said(Nothing {}): Said<Nothing>,
) -> Result<Response, Problem> {
    json(StatusCode::OK, &SeatTaken::of_guest(&app.hub.rematch(&address, &table, &token).await?))
}

/// The table as you see it, with your legal moves; without a token, as somebody sees it who looks on.
#[utoipa::path(
    get, path = "/tables/{table}", tag = "tables", security((), ("token" = [])), params(("table" = String, Path), LangQuery),
    responses((status = 200, body = LookJson), (status = "default", body = ErrorBody))
)]
pub async fn look(
    State(app): State<App>,
    At(table): At,
    Bearer(token): Bearer,
    Asks(query): Asks<LangQuery>,
) -> Result<Response, Problem> {
    let language = language(query.lang.as_deref())?;
    let look = app.hub.look(&table, token.as_ref()).await?;
    json(StatusCode::OK, &LookJson::new(&look, language))
}

/// What happened since a version, as you see it.
#[utoipa::path(
    get, path = "/tables/{table}/events", tag = "tables", security((), ("token" = [])),
    params(("table" = String, Path), SinceQuery),
    responses((status = 200, body = NewsSchema), (status = "default", body = ErrorBody))
)]
pub async fn events(
    State(app): State<App>,
    At(table): At,
    Bearer(token): Bearer,
    Asks(query): Asks<SinceQuery>,
) -> Result<Response, Problem> {
    let language = language(query.lang.as_deref())?;
    let news = app.hub.news(&table, token.as_ref(), query.since.unwrap_or_default()).await?;
    let Some(language) = language else { return json(StatusCode::OK, &NewsJson::new(&news)) };
    let look = app.hub.look(&table, token.as_ref()).await?;
    json(StatusCode::OK, &NewsJson::told(&news, &look, language))
}

/// What a bot would do in your place, where the table allows hints.
#[utoipa::path(
    get, path = "/tables/{table}/hint", tag = "play", security(("token" = [])), params(("table" = String, Path)),
    responses((status = 200, body = HintJson), (status = "default", body = ErrorBody))
)]
pub async fn hint(State(app): State<App>, At(table): At, Holder(token): Holder) -> Result<Response, Problem> {
    let hint = app.hub.hint(&table, &token).await?;
    json(StatusCode::OK, &HintJson::new(&hint))
}

/// The record of a game that is over.
#[utoipa::path(
    get, path = "/tables/{table}/record", tag = "tables", security((), ("token" = [])), params(("table" = String, Path)),
    responses(
        (status = 200, content_type = "text/plain", body = String, description = "The record, as `senbazuru replay` reads it."),
        (status = "default", body = ErrorBody),
    )
)]
pub async fn record(State(app): State<App>, At(table): At, Bearer(token): Bearer) -> Result<Response, Problem> {
    let record = app.hub.record(&table, token.as_ref()).await?;
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    Ok(([kind], record).into_response())
}
