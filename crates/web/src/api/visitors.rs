//! Who somebody is.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use session::{Filter, Name, Refused};

use crate::App;
use crate::api::answers::{TablesJson, VisitorJson, WelcomeJson, json};
use crate::api::requests::{ListQuery, NewVisitor};
use crate::api::tables;
use crate::input::{Asks, Holder, Said};
use crate::problem::{ErrorBody, Problem};
use crate::tags::Caller;

/// Somebody new gets a token, so that they are the same person at every table.
#[utoipa::path(
    post, path = "/visitors", tag = "visitors", request_body = NewVisitor,
    responses((status = 201, body = WelcomeJson), (status = "default", body = ErrorBody))
)]
pub async fn welcome(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    Said(new): Said<NewVisitor>,
) -> Result<Response, Problem> {
    let name = Name::new(&new.name).map_err(Refused::from)?;
    let (visitor, token) = app.hub.welcome_from(&caller.address, &name).await?;
    json(StatusCode::CREATED, &WelcomeJson::new(visitor, &token))
}

/// Who you are, by a visitor's token.
#[utoipa::path(
    get, path = "/me", tag = "visitors", security(("token" = [])),
    responses((status = 200, body = VisitorJson), (status = "default", body = ErrorBody))
)]
pub async fn me(State(app): State<App>, Holder(token): Holder) -> Result<Response, Problem> {
    let visitor = app.hub.visitor(&token).await?;
    json(StatusCode::OK, &VisitorJson::from(visitor))
}

/// You take another name, at tables to come.
#[utoipa::path(
    patch, path = "/me", tag = "visitors", security(("token" = [])), request_body = NewVisitor,
    responses((status = 200, body = VisitorJson), (status = "default", body = ErrorBody))
)]
pub async fn rename(
    State(app): State<App>,
    Holder(token): Holder,
    Said(new): Said<NewVisitor>,
) -> Result<Response, Problem> {
    let name = Name::new(&new.name).map_err(Refused::from)?;
    let visitor = app.hub.rename(&token, &name).await?;
    json(StatusCode::OK, &VisitorJson::from(visitor))
}

/// Forgets you: name, token, and who you were at every table. You leave games that are not over.
#[utoipa::path(
    delete, path = "/me", tag = "visitors", security(("token" = [])),
    responses((status = 204, description = "Forgotten."), (status = "default", body = ErrorBody))
)]
pub async fn forget(State(app): State<App>, Holder(token): Holder) -> Result<Response, Problem> {
    app.hub.forget(&token).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Your tables, the one changed last first.
#[utoipa::path(
    get, path = "/me/tables", tag = "visitors", security(("token" = [])), params(ListQuery),
    responses((status = 200, body = TablesJson), (status = "default", body = ErrorBody))
)]
pub async fn my_tables(
    State(app): State<App>,
    Holder(token): Holder,
    Asks(query): Asks<ListQuery>,
) -> Result<Response, Problem> {
    let visitor = app.hub.visitor(&token).await?;
    let filter = Filter { visitor: Some(visitor.id.as_str().to_owned()), ..Filter::default() };
    tables::listed(&app, filter, query).await
}
