//! Playing on from games that are over, their moments as text, and records that are brought.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use session::{Language, PlayOn, Seat, TokenKind};

use crate::App;
use crate::api::answers::{RecordsJson, SeatTaken, TableJson, TriesJson, json};
use crate::api::requests::{MomentQuery, NewRecord, NewTry};
use crate::input::{Asks, At, Bearer, Comer, Holder, Said, Whence, language};
use crate::page::cookies::Carried;
use crate::page::{Visit, diagram};
use crate::problem::{ErrorBody, Fault, Problem};

/// You play on from a moment of a game that is over, at a table of your own.
#[utoipa::path(
    post, path = "/tables/{table}/tries", tag = "tables", security((), ("token" = [])), request_body = NewTry,
    params(("table" = String, Path)),
    responses((status = 201, body = SeatTaken), (status = "default", body = ErrorBody))
)]
pub async fn begin(
    State(app): State<App>,
    At(table): At,
    Bearer(token): Bearer,
    Whence(address): Whence,
    Said(new): Said<NewTry>,
) -> Result<Response, Problem> {
    // Who holds but a seat may watch what is played there, and is nobody in particular at the new table.
    let visitor = token.as_ref().filter(|token| token.kind() == TokenKind::Visitor);
    let comer = Comer::of(&app, address, visitor).await?;
    let name = comer.name(new.name.as_deref())?;
    let how = PlayOn { at: new.at, seat: Seat(new.seat), anew: new.anew, others: new.level.map(Into::into) };
    let made = app.hub.play_on(&comer.guest, &name, &table, token.as_ref(), how).await?;
    json(StatusCode::CREATED, &SeatTaken::of_host(&made))
}

/// Your tries from that game, the first one first.
#[utoipa::path(
    get, path = "/tables/{table}/tries", tag = "tables", security(("token" = [])), params(("table" = String, Path)),
    responses((status = 200, body = TriesJson), (status = "default", body = ErrorBody))
)]
pub async fn list(State(app): State<App>, At(table): At, Holder(token): Holder) -> Result<Response, Problem> {
    json(StatusCode::OK, &TriesJson::new(&app.hub.tries(&table, &token).await?))
}

/// A moment of a game that is over, as text: what that viewer saw, and no more.
#[utoipa::path(
    get, path = "/tables/{table}/diagram", tag = "tables", security((), ("token" = [])),
    params(("table" = String, Path), MomentQuery),
    responses(
        (status = 200, content_type = "text/plain", body = String, description = "The position, line by line."),
        (status = "default", body = ErrorBody),
    )
)]
pub async fn drawn(
    State(app): State<App>,
    At(table): At,
    Bearer(token): Bearer,
    Asks(query): Asks<MomentQuery>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let language = language(query.lang.as_deref())?.unwrap_or(Language::En);
    let at = query.at.unwrap_or(u32::MAX);
    let replay = app.hub.replay(&table, token.as_ref(), at, query.seat.map(Seat)).await?;
    let reader = Visit { language, ..Visit::anonymous(&uri, &headers, &app, &Carried::default()) };
    let text = diagram::text(&reader, &replay).ok_or(Fault::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")], text)
        .into_response())
}

/// You bring a record: it becomes a table at which nobody sits, seen by whoever knows its id and in no list but yours. Its log can be
/// played on from like that of any game that is over.
#[utoipa::path(
    post, path = "/records", tag = "tables", security((), ("token" = [])), request_body = NewRecord,
    responses((status = 201, body = TableJson), (status = "default", body = ErrorBody))
)]
pub async fn bring(State(app): State<App>, comer: Comer, Said(new): Said<NewRecord>) -> Result<Response, Problem> {
    json(StatusCode::CREATED, &TableJson::new(&app.hub.bring(&comer.guest, &new.record).await?))
}

/// The records you have brought, the newest first.
#[utoipa::path(
    get, path = "/me/records", tag = "visitors", security(("token" = [])),
    responses((status = 200, body = RecordsJson), (status = "default", body = ErrorBody))
)]
pub async fn mine(State(app): State<App>, Holder(token): Holder) -> Result<Response, Problem> {
    json(StatusCode::OK, &RecordsJson::new(&app.hub.records(&token).await?))
}
