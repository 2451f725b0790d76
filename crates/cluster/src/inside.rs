//! What the others ask: requests that were passed on, and a few things they need of this node by themselves.
//!
//! The listener of these routes is for the other nodes alone. Whatever comes without their mark is refused.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::post;
use http::{HeaderName, HeaderValue, StatusCode};
use session::{TableId, VisitorId};
use web::{App, Code, Listens};

use crate::mark::MARK;
use crate::neighbours::Nodes;

/// Nothing has happened: the table is not this node's.
pub(crate) const ELSEWHERE: HeaderName = HeaderName::from_static("x-senbazuru-elsewhere");
/// Who listens to the stream that begins here, as far as quotas tell guests apart.
pub(crate) const LISTENS: HeaderName = HeaderName::from_static("x-senbazuru-listens");

/// The code of what is refused because the table is not here.
pub(crate) const CODE: &str = "elsewhere";

/// What the others ask of this node.
pub fn router(nodes: &Arc<Nodes>, app: App) -> Router {
    Router::new()
        .route("/node/tables/{table}/give-back", post(give_back))
        .route("/node/visitors/{visitor}/unlearn", post(unlearn))
        .with_state(Arc::clone(nodes))
        .fallback_service(web::router(app))
        .layer(from_fn_with_state(Arc::clone(nodes), among_nodes))
}

/// Only what bears the mark comes in; what is known of the answer besides goes back in headers.
async fn among_nodes(State(nodes): State<Arc<Nodes>>, mut request: Request, next: Next) -> Response {
    let path = request.uri().path_and_query().map_or("", http::uri::PathAndQuery::as_str);
    let mark = request.headers().get(MARK);
    let Some(passed) = mark.and_then(|mark| nodes.mark().read(mark, request.method(), path)) else {
        return StatusCode::FORBIDDEN.into_response();
    };
    request.headers_mut().remove(MARK);
    request.extensions_mut().insert(passed);
    let mut answer = next.run(request).await;
    let is_elsewhere = answer.extensions().get::<Code>().is_some_and(|code| code.0 == CODE);
    let listens = answer.extensions().get::<Listens>().and_then(|Listens(guest)| guest.clone());
    if is_elsewhere {
        answer.headers_mut().insert(ELSEWHERE, HeaderValue::from_static("1"));
    }
    if let Some(guest) = listens.and_then(|guest| HeaderValue::try_from(guest).ok()) {
        answer.headers_mut().insert(LISTENS, guest);
    }
    answer
}

/// Another node needs that table.
async fn give_back(State(nodes): State<Arc<Nodes>>, Path(table): Path<String>) -> StatusCode {
    let Some(table) = TableId::parse(&table) else { return StatusCode::NOT_FOUND };
    match nodes.hub().give_back(&table).await {
        Ok(()) => StatusCode::NO_CONTENT,
        Err(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// A visitor is no longer who they were.
async fn unlearn(State(nodes): State<Arc<Nodes>>, Path(visitor): Path<String>) -> StatusCode {
    let Some(visitor) = VisitorId::parse(&visitor) else { return StatusCode::NOT_FOUND };
    nodes.hub().hear_of(&visitor);
    StatusCode::NO_CONTENT
}
