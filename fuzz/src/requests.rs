//! Requests to the server: whatever they are, they are answered, with a reason if they are refused, and never by a fault of ours.
//!
//! An input is a request as it is typed: method and address, headers, a blank line, the body. `{table}`, `{seat0}`, `{seat1}`,
//! `{invite}` and `{visitor}` stand for what is there; `{version}` is the version of the table.

use std::sync::{Arc, LazyLock};

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt as _;
use session::source::Fixed;
use session::{Hub, Limits, Name, TableId, Token, Wish};
use store::{Doors, Sqlite};
use tokio::runtime::Runtime;
use tower::ServiceExt as _;
use web::{App, Config, Rate};

/// A server with a table.
struct Server {
    runtime: Runtime,
    app: App,
    table: TableId,
    seats: [Token; 2],
    invite: Token,
    visitor: Token,
    /// The database is there as long as this is.
    _directory: tempfile::TempDir,
}

static SERVER: LazyLock<Server> = LazyLock::new(|| Server::start().expect("a server"));

impl Server {
    fn start() -> Result<Self, String> {
        fn text(why: impl std::fmt::Debug) -> String {
            format!("{why:?}")
        }
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().map_err(text)?;
        let directory = tempfile::tempdir().map_err(text)?;
        let store = Sqlite::open(&directory.path().join("fuzz.db"), Doors::default()).map_err(text)?;
        let (app, table, seats, invite, visitor) = runtime.block_on(async {
            let limits = Limits { thinkers: 1, new_tables: 200, ..Limits::default() };
            let hub = Hub::open(Arc::new(store), Arc::new(Fixed::new(1)), limits).await.map_err(text)?;
            let (name, guest) =
                (Name::new("Ada").map_err(text)?, session::Guest { visitor: None, address: String::new() });
            let wish = Wish { game: "origami".to_owned(), starts_when_full: true, hints: true, ..Wish::default() };
            let made = hub.create(&guest, &name, &wish).await.map_err(text)?;
            let joined = hub.join(&made.table.id, &guest, &name, Some(&made.invite), None).await.map_err(text)?;
            let (_, visitor) = hub.welcome(&name).await.map_err(text)?;
            let config = Config { requests: Rate::NONE, moves: Rate::NONE, ..Config::default() };
            Ok::<_, String>((App::new(hub, config), made.table.id, [made.token, joined.token], made.invite, visitor))
        })?;
        Ok(Self { runtime, app, table, seats, invite, visitor, _directory: directory })
    }

    /// What stands for something is replaced by it.
    fn filled_in(&self, input: &str) -> String {
        let version = self.runtime.block_on(self.app.hub.look(&self.table, None)).map_or(0, |look| look.table.version);
        input
            .replace("{table}", self.table.as_str())
            .replace("{seat0}", self.seats[0].reveal())
            .replace("{seat1}", self.seats[1].reveal())
            .replace("{invite}", self.invite.reveal())
            .replace("{visitor}", self.visitor.reveal())
            .replace("{version}", &version.to_string())
    }
}

/// Any request.
pub fn requests(input: &[u8]) {
    let server = &*SERVER;
    let text = server.filled_in(&String::from_utf8_lossy(input));
    let Some(request) = read(&text) else { return };
    let router = web::router(server.app.clone());
    server.runtime.block_on(async {
        let Ok(answer) = router.oneshot(request).await;
        look_at(answer).await;
    });
}

/// The request of a text, if it is one that a server would be handed at all.
fn read(text: &str) -> Option<Request<Body>> {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut lines = head.lines();
    let (method, address) = lines.next()?.split_once(' ')?;
    let mut request = Request::builder().method(method).uri(address);
    for line in lines {
        let (name, value) = line.split_once(':')?;
        request = request.header(name.trim(), value.trim());
    }
    request.body(Body::from(body.to_owned())).ok()
}

/// Every answer has an id; a refusal has a code, a sentence and the same id.
async fn look_at(answer: Response<Body>) {
    let status = answer.status();
    assert_ne!(status, StatusCode::INTERNAL_SERVER_ERROR);
    let id = answer.headers().get("x-request-id").and_then(|id| id.to_str().ok()).expect("an id").to_owned();
    let kind = answer.headers().get(header::CONTENT_TYPE).cloned();
    // A stream goes on for ever.
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream")) {
        return;
    }
    let body = answer.into_body().collect().await.expect("a body").to_bytes();
    if status.is_client_error() || status.is_server_error() {
        let said: serde_json::Value = serde_json::from_slice(&body).expect("a reason as JSON");
        let of = |field: &str| said["error"][field].as_str().unwrap_or_default().to_owned();
        assert!(!of("code").is_empty() && !of("message").is_empty(), "{said}");
        assert_eq!(of("request"), id);
    }
}
