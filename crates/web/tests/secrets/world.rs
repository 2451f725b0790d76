//! A whole server without a socket, on a runtime of its own, with its log caught.

use std::io;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, Uri, header};
use axum::response::Response;
use http_body_util::BodyExt as _;
use session::{Games, Hosted, Hub, Limits, Look, Source as _, TableId, Token};
use store::{Faults, Sqlite};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;
use tracing::Dispatch;
use tracing_subscriber::fmt::MakeWriter;
use web::page::Visit;
use web::page::cookies;
use web::{App, Config, Rate};

use crate::leaks::{Leak, Truth};
use crate::sent::Sent;
use crate::split::Split;

/// A stream of events must say something by then.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is asked of both servers in the same words.
#[derive(Clone, Debug)]
pub struct Ask {
    /// What kind of request it is, for the tally.
    pub kind: &'static str,
    pub method: &'static str,
    pub path: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Option<String>,
}

impl Ask {
    pub fn get(kind: &'static str, path: impl Into<String>) -> Self {
        Self { kind, method: "GET", path: path.into(), headers: Vec::new(), body: None }
    }

    pub fn post(kind: &'static str, path: impl Into<String>, body: &impl ToString) -> Self {
        let headers = vec![("content-type", "application/json".to_owned())];
        Self { kind, method: "POST", path: path.into(), headers, body: Some(body.to_string()) }
    }

    /// A form of a page.
    pub fn form(kind: &'static str, path: impl Into<String>, body: &impl ToString) -> Self {
        let ask = Self { body: Some(body.to_string()), method: "POST", ..Self::get(kind, path) };
        ask.with("content-type", "application/x-www-form-urlencoded").with("accept", "text/html")
    }

    /// With a cookie, if there is one.
    pub fn cookie(self, cookie: Option<&str>) -> Self {
        match cookie {
            Some(cookie) => self.with("cookie", cookie),
            None => self,
        }
    }

    pub fn by(self, token: Option<&str>) -> Self {
        match token {
            Some(token) => self.with("authorization", &format!("Bearer {token}")),
            None => self,
        }
    }

    pub fn with(mut self, header: &'static str, value: &str) -> Self {
        self.headers.push((header, value.to_owned()));
        self
    }

    fn request(&self) -> Request<Body> {
        let mut request = Request::builder().method(self.method).uri(&self.path);
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request.body(self.body.clone().map_or_else(Body::empty, Body::from)).expect("a request")
    }
}

impl std::fmt::Display for Ask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({} {} {})", self.kind, self.method, self.path, self.body.as_deref().unwrap_or(""))
    }
}

/// Lines of a log, in memory.
#[derive(Clone, Default)]
pub struct Lines(Arc<Mutex<Vec<u8>>>);

impl Lines {
    pub fn take(&self) -> Vec<u8> {
        std::mem::take(&mut *self.0.lock().expect("lines"))
    }

    /// Whatever is logged, as one JSON object a line without the time.
    pub fn subscriber(&self) -> Dispatch {
        let lines = tracing_subscriber::fmt().json().without_time().with_max_level(tracing::Level::TRACE);
        Dispatch::new(lines.with_writer(self.clone()).finish())
    }
}

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("lines").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// What is logged by other threads than those that ask: those of the stores and of the bots.
pub fn elsewhere() -> &'static Lines {
    static LINES: OnceLock<Lines> = OnceLock::new();
    LINES.get_or_init(|| {
        let lines = Lines::default();
        tracing::dispatcher::set_global_default(lines.subscriber()).expect("nobody else logs");
        lines
    })
}

/// A stream of events that somebody listens to.
pub struct Live(Body);

/// A server.
pub struct World {
    pub source: Arc<Split>,
    /// What it knows and must not tell, for those who plant a leak.
    pub truth: Truth,
    leak: Option<&'static Leak>,
    hub: Hub,
    app: App,
    router: Router,
    store: Arc<Sqlite>,
    lines: Lines,
    dispatch: Dispatch,
    // Dropped last: what the others hold may need them.
    runtime: Runtime,
    _directory: TempDir,
}

impl World {
    /// A server; of two with the same seed everything is the same.
    pub fn new(seed: u64, leak: Option<&'static Leak>) -> Self {
        Self::with(seed, leak, None)
    }

    /// The same with a secret of its own, from which the dice of daily challenges follow.
    pub fn with(seed: u64, leak: Option<&'static Leak>, secret: Option<[u8; 32]>) -> Self {
        elsewhere();
        // Nothing here is about durability: in memory, where there is such a place.
        let directory = TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).expect("a directory");
        let lines = Lines::default();
        let dispatch = lines.subscriber();
        let path = directory.path().join("tables.db");
        let open = || Sqlite::open(&path, Faults::default()).expect("a store");
        let store = tracing::dispatcher::with_default(&dispatch, open);
        let (store, source) = (Arc::new(store), Arc::new(Split::new(seed)));
        // All tasks of this server run while it is asked something, on the thread that asks: so its log is its own.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let limits = Limits {
            tables: 1_000,
            new_tables: u32::MAX,
            new_visitors: u32::MAX,
            patience: 60_000,
            ..Limits::default()
        };
        let (kept, numbers) = (Arc::clone(&store) as _, Arc::clone(&source) as _);
        let secret = secret.unwrap_or_else(|| {
            let mut secret = [0; 32];
            source.fill(&mut secret);
            secret
        });
        let games = Games::default().with::<toy::Cup>();
        let hub = runtime.block_on(Hub::open_with(kept, numbers, limits, secret, games));
        let hub = hub.expect("a hub");
        let config = Config {
            requests: Rate::NONE,
            moves: Rate::NONE,
            open_metrics: true,
            streams_per_guest: 1_000,
            request_time: Duration::from_secs(60),
            ..Config::default()
        };
        let app = App::new(hub.clone(), config);
        let router = web::router(app.clone());
        let truth = Truth::default();
        Self { source, truth, leak, hub, app, router, store, lines, dispatch, runtime, _directory: directory }
    }

    fn run<T>(&self, work: impl Future<Output = T>) -> T {
        tracing::dispatcher::with_default(&self.dispatch, || self.runtime.block_on(work))
    }

    /// Asks something, and waits for all of the answer.
    pub fn ask(&self, ask: &Ask) -> Sent {
        let (head, body) = self.begin(ask);
        let body = self.run(async { body.collect().await.expect("a body").to_bytes().to_vec() });
        self.seal(ask, Sent { body, ..head })
    }

    /// Begins to listen; the answer with its first message.
    pub fn listen(&self, ask: &Ask) -> (Sent, Live) {
        let (head, body) = self.begin(ask);
        let mut live = Live(body);
        let body = self.message(&mut live);
        (self.seal(ask, Sent { body, ..head }), live)
    }

    /// The next message of a stream.
    pub fn hear(&self, ask: &Ask, live: &mut Live) -> Sent {
        let body = self.message(live);
        self.seal(ask, Sent { status: 200, body, ..Sent::default() })
    }

    /// The next message of a stream that may have ended.
    pub fn hear_or_end(&self, ask: &Ask, live: &mut Live) -> Option<Sent> {
        let body = self.next(live)?;
        Some(self.seal(ask, Sent { status: 200, body, ..Sent::default() }))
    }

    fn message(&self, live: &mut Live) -> Vec<u8> {
        self.next(live).expect("no end")
    }

    fn next(&self, Live(body): &mut Live) -> Option<Vec<u8>> {
        let next = async { tokio::time::timeout(PATIENCE, body.frame()).await };
        let frame = self.run(next).expect("a message in time")?.expect("a message");
        Some(frame.into_data().expect("no trailers").to_vec())
    }

    fn begin(&self, ask: &Ask) -> (Sent, Body) {
        self.lines.take();
        // The page of a table is loaded by somebody who was away meanwhile, so that it tells what they missed.
        self.source.ahead(if ask.kind == "page" { 10 * 60 * 1000 } else { 0 });
        let response = self.run(self.router.clone().oneshot(ask.request())).expect("an answer");
        let (parts, body) = response.into_parts();
        let headers = parts.headers.iter().map(|(name, value)| (name.to_string(), value.as_bytes().to_vec()));
        (Sent { status: parts.status.as_u16(), headers: headers.collect(), ..Sent::default() }, body)
    }

    /// What is sent in the end: here a careless server would add something.
    fn seal(&self, ask: &Ask, mut sent: Sent) -> Sent {
        sent.log = self.lines.take();
        if let Some(leak) = self.leak {
            (leak.plant)(&self.truth, ask, &mut sent);
        }
        sent
    }

    /// Does this server tell what it should not?
    pub const fn is_careless(&self) -> bool {
        self.leak.is_some()
    }

    /// The cookie by which pages know a visitor.
    pub fn cookie(&self, token: &str) -> String {
        let token = Token::parse(token).expect("a token");
        let visitor = self.run(self.hub.visitor(&token)).expect("a visitor");
        let mut visit =
            Visit::anonymous(&Uri::from_static("/"), &HeaderMap::new(), &self.app, &cookies::Carried::default());
        visit.known = Some((visitor, token));
        let mut response = Response::default();
        cookies::remember(&mut response, &self.app, &visit);
        let cookie = response.headers()[header::SET_COOKIE].to_str().expect("text");
        cookie.split(';').next().unwrap_or_default().to_owned()
    }

    /// The game of a table goes on from there.
    pub fn stage<G: Hosted>(&self, table: &TableId, position: G) {
        self.run(self.hub.stage(table, position)).expect("a table");
    }

    /// The table as the holder of a token sees it, or somebody without one.
    pub fn look(&self, table: &TableId, token: Option<&str>) -> Look {
        let token = token.map(|text| Token::parse(text).expect("a token"));
        self.run(self.hub.look(table, token.as_ref())).expect("a look")
    }

    /// The table is needed no longer.
    pub fn delete(&self, table: &TableId) {
        self.run(self.hub.delete(table)).expect("a table");
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.run(self.hub.stop());
        self.store.close();
    }
}
