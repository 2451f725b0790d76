//! The stream of news of a table, as server-sent events.
//!
//! Nothing but the connection itself keeps it going: the next message is made when the client has taken the one before, so
//! whoever is slow gets fewer and longer ones.

use std::convert::Infallible;
use std::io::Write as _;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream;
use serde::Serialize;
use session::{Language, Listener, Refused};

use crate::App;
use crate::api::news::NewsJson;
use crate::api::requests::SinceQuery;
use crate::events::{HEARTBEAT, of_events};
use crate::input::{Asks, At, Bearer, language};
use crate::problem::{ErrorBody, Fault, Problem};
use crate::tags::{Listens, RequestId};

/// Listens to a table.
#[utoipa::path(
    get, path = "/tables/{table}/stream", tag = "tables", security((), ("token" = [])),
    params(("table" = String, Path), SinceQuery, ("Last-Event-ID" = Option<u32>, Header, maximum = 4294967295_u32, description = "The same as `since`.")),
    responses(
        (status = 200, content_type = "text/event-stream", body = String, description = "Server-sent events. `news`: its `id` is the \
            version, its data are those of `/events` since the message before, in one line. `hello`, if there are no news at first: \
            `{\"version\":12}`. `error`, before the stream ends for a reason: the body of an error, such as `seat_lost` once the seat \
            is no longer yours and `wrong_token` once the token no longer counts. A comment every 15 seconds."),
        (status = "default", body = ErrorBody),
    )
)]
pub async fn stream(
    State(app): State<App>,
    At(table): At,
    Bearer(token): Bearer,
    Asks(query): Asks<SinceQuery>,
    headers: HeaderMap,
    request: Option<axum::Extension<RequestId>>,
) -> Result<Response, Problem> {
    let since = query.since.map_or_else(|| last_event(&headers), |since| Ok(Some(since)))?;
    let sentences = language(query.lang.as_deref())?;
    let listener = app.hub.listen(&table, token.as_ref()).await?;
    let request = request.map(|axum::Extension(id)| id);
    let listens = Listens(listener.guest().map(str::to_owned));
    let state = Telling { listener, version: since, sentences, request, phase: Phase::Beginning };
    let messages = stream::unfold(state, |mut state| async move {
        let message = state.next().await?;
        Some((Ok::<_, Infallible>(message), state))
    });
    Ok(of_events(listens, messages))
}

fn last_event(headers: &HeaderMap) -> Result<Option<u32>, Problem> {
    let Some(value) = headers.get("last-event-id") else { return Ok(None) };
    let number = value.to_str().ok().and_then(|text| text.trim().parse().ok());
    number.map(Some).ok_or_else(|| Fault::Malformed("Last-Event-ID: a version is expected".to_owned()).into())
}

/// One listener, between two messages.
struct Telling {
    listener: Listener,
    /// What the client knows.
    version: Option<u32>,
    sentences: Option<Language>,
    request: Option<RequestId>,
    phase: Phase,
}

#[derive(PartialEq)]
enum Phase {
    Beginning,
    Telling,
    Over,
}

/// The version, for whoever comes without news.
#[derive(Serialize)]
struct Hello {
    version: u32,
}

impl Telling {
    /// The next message; `None` if there is nothing to come.
    async fn next(&mut self) -> Option<Bytes> {
        let made = match self.phase {
            Phase::Beginning => {
                self.phase = Phase::Telling;
                self.first().await
            }
            Phase::Telling => {
                let known = self.version.unwrap_or_default();
                match tokio::time::timeout(HEARTBEAT, self.listener.newer(known)).await {
                    Err(_) if self.listener.is_lost().await => self.news(known, b"").await,
                    Err(_) => Ok(Bytes::from_static(b":\n\n")),
                    Ok(Some(_)) => self.news(known, b"").await,
                    Ok(None) => return None,
                }
            }
            Phase::Over => return None,
        };
        match made {
            Ok(message) => Some(message),
            Err(problem) => {
                self.phase = Phase::Over;
                let body = problem.body(self.sentences.unwrap_or_default(), self.request);
                message(b"", "error", None, &body).ok()
            }
        }
    }

    /// What is newer than the client knows, or where the table is now.
    async fn first(&mut self) -> Result<Bytes, Problem> {
        const RETRY: &[u8] = b"retry: 500\n\n";
        if let Some(known) = self.version {
            return self.news(known, RETRY).await;
        }
        // No table is at this version, so this tells at once where it is.
        let version = self.listener.newer(u32::MAX).await.ok_or(Refused::Stopping)?;
        self.version = Some(version);
        message(RETRY, "hello", Some(version), &Hello { version })
    }

    async fn news(&mut self, since: u32, before: &[u8]) -> Result<Bytes, Problem> {
        let news = self.listener.news(since).await?;
        let version = news.version;
        self.version = Some(version);
        if news.entries.is_empty() {
            return message(before, "hello", Some(version), &Hello { version });
        }
        match self.sentences {
            None => message(before, "news", Some(version), &NewsJson::new(&news)),
            Some(language) => {
                let look = self.listener.look().await?;
                message(before, "news", Some(version), &NewsJson::told(&news, &look, language))
            }
        }
    }
}

/// A message; JSON has no line breaks, so the data are one line.
fn message(before: &[u8], event: &str, id: Option<u32>, data: &impl Serialize) -> Result<Bytes, Problem> {
    let mut bytes = Vec::with_capacity(1024);
    bytes.extend_from_slice(before);
    // Writing into memory does not fail.
    if let Some(id) = id {
        let _ = writeln!(bytes, "id: {id}");
    }
    let _ = write!(bytes, "event: {event}\ndata: ");
    serde_json::to_writer(&mut bytes, data).map_err(|_| Fault::Internal)?;
    bytes.extend_from_slice(b"\n\n");
    Ok(Bytes::from(bytes))
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

    use axum::body::HttpBody as _;
    use axum::response::IntoResponse as _;
    use axum::response::sse::{Event, Sse};
    use cpu_time::ThreadTime;

    use super::*;

    /// Nanoseconds of CPU time for one message, the best of several tries.
    fn nanos(answer: impl Fn() -> Response) -> u128 {
        let of_one = || {
            let (mut body, mut cx) = (Box::pin(answer().into_body()), Context::from_waker(Waker::noop()));
            let (clock, mut count) = (ThreadTime::now(), 0);
            while let Poll::Ready(Some(Ok(_))) = body.as_mut().poll_frame(&mut cx) {
                count += 1;
            }
            clock.elapsed().as_nanos() / count
        };
        (0..7).map(|_| of_one()).min().unwrap_or_default()
    }

    #[test]
    #[ignore = "measures, in a release build"]
    fn sse_by_hand_and_by_axum() {
        const COUNT: u32 = 20_000;
        let entry = serde_json::json!({ "seat": 1, "move": "play fox left", "text": "Ada plays the Fox to the left." });
        let news = serde_json::json!({ "version": 12, "entries": vec![entry; 6] });
        let by_hand = nanos(|| {
            let news = news.clone();
            let made = move |id| Ok::<_, Infallible>(message(b"", "news", Some(id), &news).unwrap_or_default());
            of_events(Listens(None), stream::iter((0..COUNT).map(made)))
        });
        let by_axum = nanos(|| {
            let news = news.clone();
            let made = move |id: u32| Event::default().id(id.to_string()).event("news").json_data(&news);
            Sse::new(stream::iter((0..COUNT).map(made))).into_response()
        });
        println!("a news: {by_hand} ns by hand, {by_axum} ns by axum's Sse");
    }
}
