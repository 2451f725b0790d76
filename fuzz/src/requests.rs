//! Requests to the server: whatever they are, they are answered, with a reason if they are refused, and never by a fault of ours.
//!
//! An input is a request as it is typed: method and address, headers, a blank line, the body. `{table}`, `{seat0}`, `{seat1}`,
//! `{invite}` and `{visitor}` stand for what is there, `{cookie0}`, `{cookie1}` and `{cookie}` for the signed cookies of both players
//! and of somebody else; `{version}` is the version of the table.

use std::sync::{Arc, LazyLock};

use axum::body::Body;
use axum::http::{HeaderMap, Request, Response, StatusCode, Uri, header};
use http_body_util::BodyExt as _;
use session::source::Fixed;
use session::{Guest, Hub, Limits, Name, TableId, Token, Visitor, Wish};
use store::{Faults, Sqlite};
use tokio::runtime::Runtime;
use tower::ServiceExt as _;
use web::page::Visit;
use web::page::cookies::{self, Carried};
use web::{App, Config, Rate};

/// A server with a table.
struct Server {
    runtime: Runtime,
    app: App,
    table: TableId,
    seats: [Token; 2],
    invite: Token,
    visitor: Token,
    /// Of both players, and of the visitor.
    cookies: [String; 3],
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
        let store = Sqlite::open(&directory.path().join("fuzz.db"), Faults::default()).map_err(text)?;
        let (app, table, seats, invite, people) = runtime.block_on(async {
            let limits = Limits { thinkers: 1, tables: 200, new_tables: 200, ..Limits::default() };
            let hub = Hub::open(Arc::new(store), Arc::new(Fixed::new(1)), limits).await.map_err(text)?;
            let name = Name::new("Ada").map_err(text)?;
            let mut people = Vec::new();
            for _ in 0..3 {
                people.push(hub.welcome(&name).await.map_err(text)?);
            }
            let guest = |at: usize| Guest { visitor: Some(people[at].0.id.clone()), address: String::new() };
            let wish = Wish { game: "origami".to_owned(), starts_when_full: true, hints: true, ..Wish::default() };
            let made = hub.create(&guest(0), &name, &wish).await.map_err(text)?;
            let other = Name::new("Bo").map_err(text)?;
            let joined = hub.join(&made.table.id, &guest(1), &other, Some(&made.invite), None).await.map_err(text)?;
            let config = Config { requests: Rate::NONE, moves: Rate::NONE, ..Config::default() };
            Ok::<_, String>((App::new(hub, config), made.table.id, [made.token, joined.token], made.invite, people))
        })?;
        let visitor = people[2].1.clone();
        let cookies = [0, 1, 2].map(|at: usize| cookie(&app, &people[at]));
        Ok(Self { runtime, app, table, seats, invite, visitor, cookies, _directory: directory })
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
            .replace("{cookie0}", &self.cookies[0])
            .replace("{cookie1}", &self.cookies[1])
            .replace("{cookie}", &self.cookies[2])
            .replace("{version}", &version.to_string())
    }
}

/// The cookie by which pages know somebody.
fn cookie(app: &App, person: &(Visitor, Token)) -> String {
    let mut visit = Visit::anonymous(&Uri::from_static("/"), &HeaderMap::new(), app, &Carried::default());
    visit.known = Some(person.clone());
    let mut response = Response::default();
    cookies::remember(&mut response, app, &visit);
    let cookie = response.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
    cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default().to_owned()
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

/// Every answer has an id; a refusal has a code, a sentence and the same id, or is a page for a person. What somebody typed is
/// never markup.
async fn look_at(answer: Response<Body>) {
    let status = answer.status();
    assert_ne!(status, StatusCode::INTERNAL_SERVER_ERROR);
    let id = answer.headers().get("x-request-id").and_then(|id| id.to_str().ok()).expect("an id").to_owned();
    let kind = answer.headers().get(header::CONTENT_TYPE).cloned();
    // A stream goes on for ever.
    let is_kind = |start: &str| kind.as_ref().is_some_and(|kind| kind.as_bytes().starts_with(start.as_bytes()));
    if is_kind("text/event-stream") {
        return;
    }
    let is_plain = !answer.headers().contains_key(header::CONTENT_ENCODING);
    let body = answer.into_body().collect().await.expect("a body").to_bytes();
    if is_kind("text/html") && is_plain {
        let text = String::from_utf8(body.to_vec()).expect("a page is text");
        assert!(!text.contains("<script>") && !text.contains("<img src=x"), "{text}");
        assert!(!status.is_client_error() || text.contains("refusal") || text.contains("<h1"), "{text}");
        return;
    }
    if status.is_client_error() || status.is_server_error() {
        let said: serde_json::Value = serde_json::from_slice(&body).expect("a reason as JSON");
        let of = |field: &str| said["error"][field].as_str().unwrap_or_default().to_owned();
        assert!(!of("code").is_empty() && !of("message").is_empty(), "{said}");
        assert_eq!(of("request"), id);
    }
}
