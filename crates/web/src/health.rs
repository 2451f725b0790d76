//! How the server is: `/healthz` for whoever watches over it, `/metrics` for the operator.
//!
//! Figures are shown to this machine and to trusted proxies that ask for themselves; to everybody only if the operator
//! says so, since they tell how much is played here.

use std::time::Duration;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use http::header::{CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderMap, StatusCode, Uri};
use phrases::Phrases;
use session::{Filter, Page, Refused, Trouble};

use crate::App;
use crate::address::Origin;
use crate::language;
use crate::tags::Code;

/// The store has answered by then, or it is not well.
const PATIENCE: Duration = Duration::from_secs(2);

/// The two addresses.
pub fn router() -> Router<App> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

async fn health(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    // One row, not a count: whoever asks every second must not cost a walk through all tables.
    let asked = app.hub.list(Filter::default(), Page { after: None, most: 1 });
    let trouble = app.hub.trouble();
    // One of several nodes that is about to stop says so, for proxies to ask others.
    if trouble.is_none() && !app.hub.is_leaving() && matches!(tokio::time::timeout(PATIENCE, asked).await, Ok(Ok(_))) {
        return "ok\n".into_response();
    }
    let say = Phrases(language::of(&uri, &headers));
    let sentence = match trouble {
        Some(Refused::Storage(Trouble::Gone)) => say.server_gone(),
        _ => say.server_unwell(),
    };
    let mut answer = (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "5")], sentence + "\n").into_response();
    answer.extensions_mut().insert(Code("unwell"));
    answer
}

async fn metrics(State(app): State<App>, Extension(origin): Extension<Origin>) -> Result<Response, StatusCode> {
    if !origin.local && !app.config.open_metrics {
        return Err(StatusCode::NOT_FOUND);
    }
    let counts = tokio::time::timeout(PATIENCE, app.hub.counts()).await.ok().and_then(Result::ok);
    let text = app.metrics.text(app.streams(), app.hub.figures(), counts);
    Ok(([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response())
}
