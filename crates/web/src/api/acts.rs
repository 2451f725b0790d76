//! What players and hosts do.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use session::{Act, Seat, TableId, Token};

use crate::App;
use crate::api::answers::{DoneJson, json};
use crate::api::requests::{NewMove, Nothing, Remove, TakeBack};
use crate::input::{At, Holder, Said, key};
use crate::problem::{ErrorBody, Problem};

/// The seat follows from the token, never from what the request says.
async fn act(app: &App, table: &TableId, token: &Token, act: Act) -> Result<Response, Problem> {
    let done = app.hub.act(table, token, act).await?;
    json(StatusCode::OK, &DoneJson { version: done.version, again: done.again })
}

/// You answer a question.
///
/// Once this is acknowledged it is stored. With a key the same request can be sent again: it is carried out once.
#[utoipa::path(
    post, path = "/tables/{table}/moves", tag = "play", security(("token" = [])), request_body = NewMove,
    params(("table" = String, Path), ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 64, pattern = "^[!-~]+$", example = "7f3a-1", description = "The same as `key`, and before it.")),
    responses((status = 200, body = DoneJson), (status = "default", body = ErrorBody))
)]
pub async fn answer(
    State(app): State<App>,
    At(table): At,
    Holder(token): Holder,
    headers: HeaderMap,
    Said(new): Said<NewMove>,
) -> Result<Response, Problem> {
    let key = key(&headers, new.key)?;
    act(&app, &table, &token, Act::answer(new.version, &new.answer, key)).await
}

/// You take your last answer back, if nothing was shown since.
#[utoipa::path(
    post, path = "/tables/{table}/take-back", tag = "play", security(("token" = [])), request_body = TakeBack,
    params(("table" = String, Path)), responses((status = 200, body = DoneJson), (status = "default", body = ErrorBody))
)]
pub async fn take_back(
    State(app): State<App>,
    At(table): At,
    Holder(token): Holder,
    Said(TakeBack { version }): Said<TakeBack>,
) -> Result<Response, Problem> {
    act(&app, &table, &token, Act::TakeBack { version }).await
}

/// The host frees the seat of somebody who has not come, before the game starts.
#[utoipa::path(
    post, path = "/tables/{table}/remove", tag = "tables", security(("token" = [])), request_body = Remove,
    params(("table" = String, Path)), responses((status = 200, body = DoneJson), (status = "default", body = ErrorBody))
)]
pub async fn remove(
    State(app): State<App>,
    At(table): At,
    Holder(token): Holder,
    Said(Remove { seat }): Said<Remove>,
) -> Result<Response, Problem> {
    act(&app, &table, &token, Act::Remove(Seat(seat))).await
}

/// A request that says no more than its address.
macro_rules! plain {
    ($name:ident, $path:literal, $tag:literal, $act:expr, $says:literal) => {
        #[doc = $says]
        #[utoipa::path(
            post, path = $path, tag = $tag, security(("token" = [])), request_body(content = Option<Nothing>),
            params(("table" = String, Path)), responses((status = 200, body = DoneJson), (status = "default", body = ErrorBody))
        )]
        pub async fn $name(
            State(app): State<App>,
            At(table): At,
            Holder(token): Holder,
            Said(Nothing {}): Said<Nothing>,
        ) -> Result<Response, Problem> {
            act(&app, &table, &token, $act).await
        }
    };
}

plain!(start, "/tables/{table}/start", "tables", Act::Start, "The host starts the game.");
plain!(resign, "/tables/{table}/resign", "play", Act::Resign, "You give up.");
plain!(offer_end, "/tables/{table}/offer-end", "play", Act::OfferEnd, "You would end the game without a result.");
plain!(withdraw_offer, "/tables/{table}/withdraw-offer", "play", Act::WithdrawOffer, "You no longer would.");
plain!(
    leave,
    "/tables/{table}/leave",
    "play",
    Act::Leave,
    "You stand up: before the start the seat is free again, later you are away or out."
);
plain!(come_back, "/tables/{table}/return", "play", Act::Return, "You are back.");
