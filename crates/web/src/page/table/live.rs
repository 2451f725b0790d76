//! The stream of a table: zones as HTML, whenever they change.
//!
//! Nothing but the connection itself keeps it going: the next message is made when the browser has taken the one before, so
//! whoever is slow gets fewer ones. Only zones that differ from what this browser has are sent.

use std::convert::Infallible;
use std::fmt::Write as _;
use std::hash::Hasher as _;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use futures_util::stream;
use rustc_hash::FxHasher;
use session::{Close, Listener, News, Seat, Status};

use super::{Zone, zones};
use crate::App;
use crate::events::{HEARTBEAT, of_events};
use crate::input::At;
use crate::page::{Fields, Visit};
use crate::problem::Problem;
use crate::request::Listens;

/// What is sent after so long without news: the browser notices if it does not come.
const BEAT: &[u8] = b"event: beat\ndata: 1\n\n";

/// The stream of a table.
///
/// # Errors
/// If there is no such table.
pub async fn stream(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let since = Fields::of(&uri).said("since").and_then(|since| since.parse().ok()).unwrap_or(0);
    let listener = app.hub.listen(&table, visit.token()).await?;
    let listens = Listens(listener.guest().map(str::to_owned));
    let telling = Telling { app, listener, visit, version: since, sent: Vec::new(), phase: Phase::Beginning };
    let messages = stream::unfold(telling, |mut telling| async move {
        let message = telling.next().await?;
        Some((Ok::<_, Infallible>(message), telling))
    });
    Ok(of_events(listens, messages))
}

struct Telling {
    app: App,
    listener: Listener,
    visit: Visit,
    /// What the browser has.
    version: u32,
    /// What it has of each zone, as hashes.
    sent: Vec<(String, u64)>,
    phase: Phase,
}

enum Phase {
    /// Nothing was sent yet.
    Beginning,
    /// The game has begun, or has not, and the visitor sits where they sat, as when the page was loaded.
    Telling {
        begun: bool,
        seat: Option<Seat>,
    },
    Over,
}

impl Telling {
    /// The next message; `None` if there is nothing to come.
    async fn next(&mut self) -> Option<Bytes> {
        match self.phase {
            Phase::Beginning => Some(self.first().await.unwrap_or_else(|_| self.end())),
            Phase::Telling { begun, seat } => {
                match tokio::time::timeout(HEARTBEAT, self.listener.newer(self.version)).await {
                    Err(_) if self.listener.is_lost().await => Some(self.end()),
                    Err(_) => Some(Bytes::from_static(BEAT)),
                    Ok(Some(_)) => Some(self.news(begun, seat).await.unwrap_or_else(|_| self.end())),
                    Ok(None) => None,
                }
            }
            Phase::Over => None,
        }
    }

    /// The browser has to look for itself.
    fn end(&mut self) -> Bytes {
        self.phase = Phase::Over;
        Bytes::from_static(b"event: gone\ndata: \n\n")
    }

    /// What the browser lacks, if it is not at the newest version; in any case it is noted what it has.
    async fn first(&mut self) -> Result<Bytes, Problem> {
        let (close, news) = self.listener.close_news(self.version).await?;
        let begun = close.look.table.status != Status::Open;
        self.phase = Phase::Telling { begun, seat: close.look.seat };
        let is_current = news.version == self.version;
        let mut message = String::from("retry: 500\n\n");
        if is_current {
            self.changed(&close);
        } else {
            self.write(&mut message, &close, &news);
        }
        Ok(message.into())
    }

    async fn news(&mut self, begun: bool, seat: Option<Seat>) -> Result<Bytes, Problem> {
        let (close, news) = self.listener.close_news(self.version).await?;
        if begun != (close.look.table.status != Status::Open) || seat != close.look.seat {
            return Ok(self.end());
        }
        let mut message = String::with_capacity(4096);
        self.write(&mut message, &close, &news);
        Ok(message.into())
    }

    /// The zones that differ from what was sent; they are noted as sent.
    fn changed(&mut self, close: &Close) -> Vec<Zone> {
        let mut changed = zones(&self.app, &self.visit, close);
        changed.retain(|zone| {
            let mut hasher = FxHasher::default();
            hasher.write(zone.html.0.as_bytes());
            let hash = hasher.finish();
            match self.sent.iter_mut().find(|(id, _)| *id == zone.id) {
                Some((_, known)) if *known == hash => false,
                Some((_, known)) => {
                    *known = hash;
                    true
                }
                None => {
                    self.sent.push((zone.id.clone(), hash));
                    true
                }
            }
        });
        changed
    }

    fn write(&mut self, message: &mut String, close: &Close, news: &News) {
        self.version = news.version;
        // Writing into memory does not fail.
        let _ = write!(message, "id: {}\nevent: zones\n", news.version);
        for zone in self.changed(close) {
            data(message, &zone.html.0);
        }
        if !news.entries.is_empty() {
            data(message, &super::log::more(&close.look, &news.entries, self.visit.language).0);
        }
        message.push_str("data:\n\n");
    }
}

/// Data of a message: each line by itself.
fn data(message: &mut String, html: &str) {
    for line in html.lines() {
        let _ = writeln!(message, "data: {line}");
    }
}
