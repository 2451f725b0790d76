//! Requests about tables of others are passed on to their owners.
//!
//! Whether a table is here is asked in front of all routes about one table. What was not done, because the table has just moved or its
//! owner is gone, is tried again until it has an owner: nothing has happened. What may have been done is tried again only if doing it
//! twice is the same as doing it once.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use http::Method;
use http::request::Parts;
use session::{NodeRow, Place, Refused, TableId};
use web::problem::{Fault, Problem};
use web::{Code, Listens, Origin, Passed, RequestId};

use crate::inside::{CODE, LISTENS};
use crate::neighbours::{Nodes, NotPassed, piped};

/// Whoever waits for a table that moves waits no longer than this: a lease, and a little.
const PATIENCE: Duration = Duration::from_secs(6);
/// Between two tries, at first and at most.
const PAUSE: [Duration; 2] = [Duration::from_millis(30), Duration::from_millis(240)];
/// The longest body that is kept to be sent again: as long as any that a table is sent.
const LONGEST: usize = 256 * 1024;

/// Puts the passing on in front of routes.
pub fn in_front(nodes: &Arc<Nodes>, routes: Router) -> Router {
    routes.layer(from_fn_with_state(Arc::clone(nodes), pass))
}

/// The table that a path is about, if it is about one.
fn table_of(path: &str) -> Option<TableId> {
    let rest = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/api/v1/tables/"))?;
    TableId::parse(rest.split('/').next()?)
}

/// May it be done twice? A move names the version it answers to, and is refused as stale or known again by its key.
fn may_be_done_twice(head: &Parts) -> bool {
    let path = head.uri.path();
    head.method.is_safe() || head.method == Method::POST && (path.ends_with("/moves") || path.ends_with("/move"))
}

/// What came of one try.
enum Tried {
    Answered(Response),
    /// Nothing has happened.
    NotHere,
    /// It may have been done.
    Unknown,
}

/// A request, to be tried several times.
struct Errand<'a> {
    nodes: &'a Nodes,
    table: Option<TableId>,
    head: Parts,
    body: Bytes,
    next: Next,
    tries: usize,
}

async fn pass(State(nodes): State<Arc<Nodes>>, request: Request, next: Next) -> Response {
    let table = table_of(request.uri().path());
    // Who is about to stop makes nothing new.
    let makes = nodes.hub().is_leaving() && request.method() == Method::POST;
    if table.is_none() && !makes {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let Ok(body) = axum::body::to_bytes(body, LONGEST).await else {
        return Problem::from(Fault::TooLarge).into_response();
    };
    Errand { nodes: &nodes, table, head, body, next, tries: 0 }.run().await
}

impl Errand<'_> {
    async fn run(mut self) -> Response {
        let start = Instant::now();
        loop {
            match self.once().await {
                Ok(Tried::Answered(answer)) => return answer,
                Err(refused) => return Problem::from(refused).into_response(),
                Ok(Tried::Unknown) if !may_be_done_twice(&self.head) => {
                    return Problem::from(Refused::Slow).into_response();
                }
                Ok(Tried::NotHere | Tried::Unknown) => {}
            }
            let [first, most] = PAUSE;
            let pause = most.min(first * (1 << self.tries.min(4)));
            if start.elapsed() + pause > PATIENCE {
                return Problem::from(Refused::Elsewhere(None)).into_response();
            }
            self.tries += 1;
            tokio::time::sleep(pause).await;
        }
    }

    async fn once(&self) -> Result<Tried, Refused> {
        let place = match &self.table {
            Some(table) => match self.nodes.owner(table) {
                Some(owner) => Place::There(owner),
                None => self.nodes.hub().find(table).await?,
            },
            None => Place::Elsewhere,
        };
        match place {
            Place::Here => Ok(self.here().await),
            Place::There(owner) => Ok(self.there(&owner).await),
            Place::Elsewhere => {
                let others = self.nodes.others();
                match others.get(self.tries % others.len().max(1)) {
                    Some(other) => Ok(self.there(other).await),
                    // Nobody else is there: what is no table's is still done here.
                    None if self.table.is_none() => Ok(self.here().await),
                    None => Ok(Tried::NotHere),
                }
            }
        }
    }

    async fn here(&self) -> Tried {
        let request = Request::from_parts(self.head.clone(), Body::from(self.body.clone()));
        let answer = self.next.clone().run(request).await;
        // The table went while the request was under way.
        if answer.extensions().get::<Code>().is_some_and(|code| code.0 == CODE) {
            Tried::NotHere
        } else {
            Tried::Answered(answer)
        }
    }

    async fn there(&self, node: &NodeRow) -> Tried {
        let Some(passed) = self.passed().filter(|_| !node.address.is_empty()) else { return Tried::NotHere };
        let answer = self.nodes.pass(node, passed, &self.head, self.body.clone()).await;
        match (&answer, &self.table) {
            (Ok(_), Some(table)) => self.nodes.note(table, node),
            (Err(_), Some(table)) => self.nodes.forget(table),
            (_, None) => {}
        }
        match answer {
            Ok(answer) => Tried::Answered(received(piped(self.nodes, node.id, self.table.as_ref(), answer))),
            Err(NotPassed::Nothing) => Tried::NotHere,
            Err(NotPassed::Unknown) => Tried::Unknown,
        }
    }

    /// Where the request comes from.
    fn passed(&self) -> Option<Passed> {
        let (origin, id) = (self.head.extensions.get::<Origin>()?, self.head.extensions.get::<RequestId>()?);
        Some(Passed { origin: *origin, id: *id })
    }
}

/// An answer of another node, with what is known of it as if it were from here.
fn received(mut answer: Response) -> Response {
    let listens = answer.headers_mut().remove(LISTENS);
    let guest = listens.and_then(|guest| guest.to_str().ok().map(str::to_owned));
    answer.extensions_mut().insert(Listens(guest));
    if answer.status().is_client_error() || answer.status().is_server_error() {
        // It has its sentence, and was counted there by its own code.
        answer.extensions_mut().insert(Code("passed_on"));
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_tell_the_table() {
        let id = "4tk0c3yj9d2m";
        for path in ["/t/{}", "/t/{}/live", "/t/{}/move", "/api/v1/tables/{}", "/api/v1/tables/{}/talk/7/mute"] {
            let path = path.replace("{}", id);
            assert_eq!(table_of(&path).expect(&path).as_str(), id);
        }
        for path in [
            "/",
            "/t/",
            "/t/x",
            "/tables",
            "/api/v1/tables",
            "/api/v1/me/tables",
            "/daily/2026-11-16",
            "/x/t/4tk0c3yj9d2m",
        ] {
            assert_eq!(table_of(path), None, "{path}");
        }
    }
}
