//! The server around the tables: limits, time limits, panics, the end; with routes of its own instead of tables.

use std::collections::BTreeSet;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::response::IntoResponse as _;
use axum::routing::{get, post};
use http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use session::source::Fixed;
use tokio::runtime::Runtime;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;
use tower::ServiceExt as _;
use web::{Config, Front, Rate};

/// Longer than anything takes that works.
const GUARD: Duration = Duration::from_secs(30);

/// Without limits on requests, unless a test is about them.
fn generous() -> Config {
    Config { requests: Rate::NONE, moves: Rate::NONE, ..Config::default() }
}

fn front(config: Config) -> Arc<Front> {
    Arc::new(Front::new(config, Arc::new(Fixed::new(1))))
}

/// Routes that misbehave in every way.
fn routes(front: &Arc<Front>) -> Router {
    let routes = Router::new()
        .route("/hello", get(async || "hello"))
        .route("/secret/{id}", get(async || "hidden"))
        .route("/echo", post(async |body: Bytes| body))
        .route("/api/echo", post(async |body: Bytes| body))
        .route("/panic", get(async || -> &'static str { panic!("the Fox was drawn") }))
        .route("/never", get(async || std::future::pending::<&'static str>().await))
        .route("/slow", get(slow))
        .route("/stream", get(stream))
        .with_state(());
    web::request::attended(routes, Arc::clone(front))
}

/// Told when a request for `/slow` has begun.
static BEGUN: Notify = Notify::const_new();
/// Lets it go on.
static GO: Notify = Notify::const_new();

async fn slow() -> &'static str {
    BEGUN.notify_one();
    GO.notified().await;
    "done"
}

async fn stream() -> axum::response::Response {
    let first = futures_util::stream::once(async { Ok::<_, io::Error>(Bytes::from_static(b"data: 1\n\n")) });
    let messages = futures_util::StreamExt::chain(first, futures_util::stream::pending());
    ([("content-type", "text/event-stream")], Body::from_stream(messages)).into_response()
}

/// A server on a port of its own.
struct Running {
    runtime: Runtime,
    address: SocketAddr,
    front: Arc<Front>,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<io::Result<()>>>,
}

impl Running {
    fn new(config: Config) -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
        let front = front(config);
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let routes = routes(&front);
        let serving = web::server::serve_router(listener, routes, Arc::clone(&front), async {
            let _ = stopped.await;
        });
        let task = Some(runtime.spawn(serving));
        Self { runtime, address, front, stop: Some(stop), task }
    }

    fn connect(&self) -> Client {
        let stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(GUARD)).expect("a time limit");
        stream.set_nodelay(true).expect("no delay");
        Client { reader: BufReader::new(stream.try_clone().expect("a second handle")), stream }
    }

    fn get(&self, path: &str) -> Answer {
        self.connect().ask(&format!("GET {path} HTTP/1.1\r\nhost: t\r\n\r\n"))
    }

    fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }

    /// Waits for the end.
    fn end(mut self) {
        self.stop();
        let task = self.task.take().expect("it runs");
        let ended = self.runtime.block_on(async { tokio::time::timeout(GUARD, task).await });
        ended.expect("it ends in time").expect("without a panic").expect("without an error");
    }

    fn wait_until(&self, what: &str, mut is: impl FnMut(&Front) -> bool) {
        let start = std::time::Instant::now();
        while !is(&self.front) {
            assert!(start.elapsed() < GUARD, "{what} has not come about");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// A connection to it.
struct Client {
    stream: TcpStream,
    reader: BufReader<TcpStream>,
}

#[derive(Debug)]
struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(n, _)| n == name).map_or("", |(_, value)| value)
    }

    fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// A refusal with that code, a sentence, and the id of its request.
    #[track_caller]
    fn assert_refused(&self, status: u16, code: &str) {
        let error = &self.json()["error"];
        assert_eq!((self.status, error["code"].as_str()), (status, Some(code)), "{self:?}");
        assert!(error["message"].as_str().is_some_and(|text| text.len() > 5), "{self:?}");
        assert_eq!(error["request"].as_str(), Some(self.header("x-request-id")), "{self:?}");
        assert_eq!(self.header("x-request-id").len(), 10, "{self:?}");
    }
}

impl Client {
    fn send(&mut self, text: impl AsRef<[u8]>) {
        self.stream.write_all(text.as_ref()).expect("it is sent");
    }

    fn ask(&mut self, text: &str) -> Answer {
        self.send(text);
        self.answer().expect("an answer")
    }

    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.reader.read_line(&mut line).ok()?;
        (read > 0).then(|| line.trim_end().to_owned())
    }

    fn head(&mut self) -> Option<Answer> {
        let status = self.line()?.split(' ').nth(1)?.parse().ok()?;
        let mut headers = Vec::new();
        while let Some(line) = self.line().filter(|line| !line.is_empty()) {
            let (name, value) = line.split_once(':').expect("a header");
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        Some(Answer { status, headers, body: Vec::new() })
    }

    fn answer(&mut self) -> Option<Answer> {
        let mut answer = self.head()?;
        let length = answer.header("content-length").parse().expect("a length");
        answer.body = vec![0; length];
        self.reader.read_exact(&mut answer.body).expect("the body");
        Some(answer)
    }

    /// Everything until the other side closes.
    fn rest(&mut self) -> Vec<u8> {
        let mut rest = Vec::new();
        match self.reader.read_to_end(&mut rest) {
            Err(error) if error.kind() != io::ErrorKind::ConnectionReset => panic!("not closed: {error}"),
            _ => rest,
        }
    }
}

#[test]
fn every_answer_has_an_id_and_headers_that_keep_browsers_from_guessing() {
    let server = Running::new(generous());
    let mut ids = BTreeSet::new();
    for path in ["/hello", "/nowhere", "/panic"] {
        let answer = server.get(path);
        assert!(ids.insert(answer.header("x-request-id").to_owned()), "{path}");
        assert_eq!(answer.header("x-request-id").len(), 10);
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert!(answer.header("content-security-policy").starts_with("default-src 'none';"), "{path}");
        assert!(!answer.header("cache-control").is_empty());
    }
    assert_eq!(server.get("/hello").header("cache-control"), "no-store");
    server.end();
}

#[test]
fn what_is_not_there_is_refused_with_a_code() {
    let server = Running::new(generous());
    server.get("/nowhere").assert_refused(404, "not_found");
    server.get("/hello/").assert_refused(404, "not_found");
    server.get("/../../etc/passwd").assert_refused(404, "not_found");
    let answer = server.connect().ask("DELETE /hello HTTP/1.1\r\nhost: t\r\n\r\n");
    answer.assert_refused(405, "not_allowed");
    assert_eq!(answer.header("allow"), "GET,HEAD");
    server.connect().ask("BREW /hello HTTP/1.1\r\nhost: t\r\n\r\n").assert_refused(405, "not_allowed");
    let german = server.connect().ask("GET /nowhere HTTP/1.1\r\nhost: t\r\naccept-language: de-AT\r\n\r\n");
    assert_ne!(german.json()["error"]["message"], server.get("/nowhere").json()["error"]["message"]);
    server.end();
}

#[test]
fn a_body_that_is_too_long_is_refused_however_it_comes() {
    let server = Running::new(generous());
    let limit = server.front.config.body_bytes;
    let post = |length: usize| format!("POST /echo HTTP/1.1\r\nhost: t\r\ncontent-length: {length}\r\n\r\n");

    let mut client = server.connect();
    client.send(post(limit));
    client.send("x".repeat(limit));
    assert_eq!(client.answer().expect("an answer").body.len(), limit);

    // Announced, and sent although nobody reads it: the answer must arrive all the same.
    let mut client = server.connect();
    client.send(post(1 << 20));
    client.send("x".repeat(1 << 20));
    client.answer().expect("an answer").assert_refused(413, "too_large");
    client.rest();

    let mut client = server.connect();
    client.ask(&post(1 << 40)).assert_refused(413, "too_large");
    client.rest();

    // Not announced, and without an end.
    let mut client = server.connect();
    client.send("POST /echo HTTP/1.1\r\nhost: t\r\ntransfer-encoding: chunked\r\n\r\n");
    let chunk = format!("1000\r\n{}\r\n", "x".repeat(0x1000));
    for _ in 0..limit / 0x1000 + 1 {
        client.send(&chunk);
    }
    client.answer().expect("an answer").assert_refused(413, "too_large");
    client.rest();
    server.end();
}

#[test]
fn who_is_slow_is_cut_off() {
    let short = Duration::from_millis(100);
    let server = Running::new(Config { head_time: short, request_time: short, ..generous() });
    for start in ["", "GET", "GET /hello HTTP/1.1\r\nhost: t\r\nx: "] {
        let mut client = server.connect();
        client.send(start);
        let rest = client.rest();
        assert!(!rest.windows(5).any(|window| window == b"hello"), "{start}");
    }
    // A body of which the end does not come, and an answer which does not.
    let mut client = server.connect();
    client.ask("POST /echo HTTP/1.1\r\nhost: t\r\ncontent-length: 5\r\n\r\nabc").assert_refused(408, "timeout");
    client.rest();
    let answer = server.get("/never");
    answer.assert_refused(503, "slow");
    assert_eq!(answer.header("retry-after"), "1");
    assert_eq!(server.get("/hello").body, b"hello");
    server.wait_until("the end of all connections", |front| front.metrics.connections() == 0);
    server.end();
}

#[test]
fn a_stream_may_last_longer_than_a_request() {
    let server = Running::new(Config { request_time: Duration::from_millis(50), ..generous() });
    let mut client = server.connect();
    client.send("GET /stream HTTP/1.1\r\nhost: t\r\n\r\n");
    assert_eq!(client.head().expect("a head").status, 200);
    server.get("/never").assert_refused(503, "slow");
    assert_eq!(server.front.streams(), 1);
    drop(client);
    server.wait_until("the end of the stream", |front| front.streams() == 0);
    server.end();
}

#[test]
fn what_is_no_http_ends_the_connection_and_nothing_else() {
    let server = Running::new(generous());
    let long = format!("GET /hello HTTP/1.1\r\nhost: t\r\nx: {}\r\n\r\n", "y".repeat(40_000));
    let many = format!("GET /hello HTTP/1.1\r\nhost: t\r\n{}\r\n", "x: y\r\n".repeat(200));
    let both = "POST /echo HTTP/1.1\r\nhost: t\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcd";
    let endless = format!("POST /echo HTTP/1.1\r\nhost: t\r\ncontent-length: {}\r\n\r\n", u64::MAX);
    let strange = [
        "\0\u{1}\u{2}\r\n\r\n",
        "GET\r\n\r\n",
        "GET /hello HTTP/9.9\r\n\r\n",
        "{\"name\":1}\r\n\r\n",
        &long,
        &many,
        both,
        &endless,
    ];
    for text in strange {
        let mut client = server.connect();
        client.send(text);
        let answer = client.answer().unwrap_or_else(|| panic!("no answer to {text}"));
        let code = if answer.status == 431 { "too_large" } else { "bad_request" };
        answer.assert_refused(answer.status, code);
        assert!((400..500).contains(&answer.status), "{text}: {answer:?}");
        client.rest();
    }
    assert_eq!(server.get("/hello").body, b"hello");
    server.end();
}

#[test]
fn a_request_says_once_for_whom_it_is_meant() {
    let server = Running::new(generous());
    for hosts in ["", "host: a\r\nhost: b\r\n", "host: a\r\nHost: a\r\n"] {
        let answer = server.connect().ask(&format!("GET /hello HTTP/1.1\r\n{hosts}\r\n"));
        answer.assert_refused(400, "bad_request");
    }
    assert_eq!(server.connect().ask("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n").status, 200);
    assert_eq!(server.connect().ask("GET /hello HTTP/1.0\r\n\r\n").status, 200, "older clients say nothing");
    server.connect().ask("GET /hello HTTP/1.0\r\nhost: a\r\nhost: b\r\n\r\n").assert_refused(400, "bad_request");
    server.end();
}

#[test]
fn twenty_thousand_requests_on_one_connection() {
    let server = Running::new(generous());
    let mut client = server.connect();
    let mut ids = BTreeSet::new();
    // A hundred at once, as a client that does not wait for answers sends them.
    let burst = "GET /hello HTTP/1.1\r\nhost: t\r\n\r\n".repeat(100);
    for _ in 0..200 {
        client.send(&burst);
        for _ in 0..100 {
            let answer = client.answer().expect("an answer");
            assert_eq!((answer.status, &*answer.body), (200, &b"hello"[..]));
            ids.insert(answer.header("x-request-id").to_owned());
        }
    }
    assert_eq!(ids.len(), 20_000);
    assert_eq!(server.front.metrics.connections(), 1);
    server.end();
}

#[test]
fn a_panic_is_an_answer() {
    let server = Running::new(generous());
    let mut client = server.connect();
    let answer = client.ask("GET /panic HTTP/1.1\r\nhost: t\r\n\r\n");
    answer.assert_refused(500, "internal");
    assert!(!String::from_utf8_lossy(&answer.body).contains("Fox"), "what broke is not shown");
    assert_eq!(client.ask("GET /hello HTTP/1.1\r\nhost: t\r\n\r\n").body, b"hello", "on the same connection");
    server.end();
}

#[test]
fn one_address_gets_so_many_connections() {
    let server = Running::new(Config { connections_per_address: 2, ..generous() });
    let (mut first, mut second) = (server.connect(), server.connect());
    for client in [&mut first, &mut second] {
        assert_eq!(client.ask("GET /hello HTTP/1.1\r\nhost: t\r\n\r\n").status, 200);
    }
    let answer = server.connect().answer().expect("an answer without a question");
    answer.assert_refused(503, "too_many");
    assert_eq!(answer.header("connection"), "close");
    drop(first);
    server.wait_until("a free place", |front| front.metrics.connections() < 2);
    // The place is free a moment after the connection is no longer counted.
    server.wait_until("an answer", |_| {
        let mut client = server.connect();
        let _ = client.stream.write_all(b"GET /hello HTTP/1.1\r\nhost: t\r\n\r\n");
        client.answer().is_some_and(|answer| answer.status == 200)
    });
    server.end();

    let proxies = vec!["127.0.0.0/8".parse().expect("a net")];
    let server = Running::new(Config { connections_per_address: 2, trusted_proxies: proxies, ..generous() });
    let mut clients: Vec<_> = (0..5).map(|_| server.connect()).collect();
    for client in &mut clients {
        assert_eq!(client.ask("GET /hello HTTP/1.1\r\nhost: t\r\n\r\n").status, 200, "a proxy speaks for many");
    }
    server.end();
}

#[test]
fn all_together_get_so_many_connections() {
    let server =
        Running::new(Config { connections: 3, limit_loopback: false, connections_per_address: 1, ..generous() });
    let mut clients: Vec<_> = (0..3).map(|_| server.connect()).collect();
    for client in &mut clients {
        assert_eq!(client.ask("GET /hello HTTP/1.1\r\nhost: t\r\n\r\n").status, 200);
    }
    server.connect().answer().expect("an answer").assert_refused(503, "too_many");
    server.end();
}

#[test]
fn one_caller_gets_so_many_streams_requests_and_moves() {
    let rate = Rate { burst: 6, per_minute: 6 };
    let proxies = vec!["127.0.0.0/8".parse().expect("a net")];
    let config = Config { streams_per_guest: 1, requests: rate, trusted_proxies: proxies, ..generous() };
    let server = Running::new(Config { moves: Rate { burst: 1, per_minute: 60 }, ..config });
    let ask = |line: &str, from: &str, token: &str| {
        let mut client = server.connect();
        client.send(format!(
            "{line} HTTP/1.1\r\nhost: t\r\nx-forwarded-for: {from}\r\nauthorization: {token}\r\ncontent-length: 0\r\n\r\n"
        ));
        client
    };
    let mut stream = ask("GET /stream", "192.0.2.1", "");
    assert_eq!(stream.head().expect("a head").status, 200);
    let refused = ask("GET /stream", "192.0.2.1", "").answer().expect("an answer");
    refused.assert_refused(429, "too_many");
    assert_eq!(ask("GET /stream", "192.0.2.2", "").head().expect("a head").status, 200);

    let token = |n: u32| format!("s_{n:026}");
    let bearer = |n: u32| format!("Bearer {}", token(n));
    assert_eq!(ask("POST /api/echo", "192.0.2.3", &bearer(1)).answer().expect("an answer").status, 200);
    // However it is written, and wherever it comes from.
    let blanks = [bearer(1), format!("Bearer  {}", token(1)), format!("bearer \t{} ", token(1))];
    for (written, from) in blanks.iter().zip(["192.0.2.3", "192.0.2.33", "192.0.2.3"]) {
        let refused = ask("POST /api/echo", from, written).answer().expect("an answer");
        refused.assert_refused(429, "too_many");
        assert_eq!(refused.header("retry-after"), "1");
    }
    // All tokens of one address together may do four times as much; what can't be a token is nobody's.
    for n in 2..5 {
        assert_eq!(ask("POST /api/echo", "192.0.2.3", &bearer(n)).answer().expect("an answer").status, 200);
    }
    ask("POST /api/echo", "192.0.2.3", &bearer(5)).answer().expect("an answer").assert_refused(429, "too_many");
    assert_eq!(ask("POST /api/echo", "192.0.2.34", "Bearer x").answer().expect("an answer").status, 200);
    ask("POST /api/echo", "192.0.2.34", "Bearer y").answer().expect("an answer").assert_refused(429, "too_many");
    // Pages know people by a cookie: this header tells nobody apart there, and nothing is moved without one.
    for n in 0..3 {
        assert_eq!(ask("POST /echo", "192.0.2.35", &bearer(n)).answer().expect("an answer").status, 200);
    }

    for _ in 0..6 {
        assert_eq!(ask("GET /hello", "192.0.2.4", "").answer().expect("an answer").status, 200);
    }
    let refused = ask("GET /hello", "192.0.2.4", "").answer().expect("an answer");
    refused.assert_refused(429, "too_many");
    assert_eq!(refused.header("retry-after"), "10");
    assert_eq!(ask("GET /hello", "192.0.2.5", "").answer().expect("an answer").status, 200);
    // Somebody with a token at that address is somebody else, until the address has had enough.
    for n in 0..18 {
        assert_eq!(ask("GET /api/none", "192.0.2.4", &bearer(n)).answer().expect("an answer").status, 404);
    }
    ask("GET /api/none", "192.0.2.4", &bearer(99)).answer().expect("an answer").assert_refused(429, "too_many");
    server.end();
}

#[test]
fn the_end_lets_requests_finish_and_streams_close() {
    let mut server = Running::new(generous());
    let mut idle = server.connect();
    assert_eq!(idle.ask("GET /hello HTTP/1.1\r\nhost: t\r\n\r\n").status, 200);
    let mut streams: Vec<_> = (0..20).map(|_| server.connect()).collect();
    for stream in &mut streams {
        stream.send("GET /stream HTTP/1.1\r\nhost: t\r\n\r\n");
        assert_eq!(stream.head().expect("a head").status, 200);
    }
    let mut slow = server.connect();
    slow.send("GET /slow HTTP/1.1\r\nhost: t\r\n\r\n");
    server.runtime.block_on(BEGUN.notified());
    server.stop();
    for stream in &mut streams {
        assert!(stream.rest().ends_with(b"0\r\n\r\n"), "a stream ends as a whole");
    }
    assert!(idle.rest().is_empty());
    assert_eq!(server.front.streams(), 0);
    assert!(TcpStream::connect(server.address).is_err(), "nobody new is let in");
    GO.notify_one();
    let answer = slow.answer().expect("an answer");
    assert_eq!(answer.body, b"done");
    assert!(slow.rest().is_empty(), "nothing more is answered there");
    server.end();
}

#[test]
fn the_end_does_not_wait_for_ever() {
    let mut server = Running::new(Config { stop_time: Duration::from_millis(50), ..generous() });
    let mut client = server.connect();
    client.send("GET /never HTTP/1.1\r\nhost: t\r\n\r\n");
    server.wait_until("a connection", |front| front.metrics.connections() == 1);
    server.stop();
    assert!(client.rest().is_empty());
    server.end();
}

#[test]
fn a_local_socket_is_served_too() {
    use std::os::unix::net::UnixStream;
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("s");
    let (stop, stopped) = oneshot::channel::<()>();
    let listener = runtime.block_on(async { tokio::net::UnixListener::bind(&path) }).expect("a socket");
    let task = runtime.spawn(web::serve_unix(listener, Router::new().route("/hello", get(async || "hello")), async {
        let _ = stopped.await;
    }));
    let mut client = UnixStream::connect(&path).expect("a connection");
    client.set_read_timeout(Some(GUARD)).expect("a time limit");
    client.write_all(b"GET /hello HTTP/1.1\r\nhost: t\r\nconnection: close\r\n\r\n").expect("it is sent");
    let mut answer = String::new();
    client.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("hello"), "{answer}");
    drop(client);
    stop.send(()).expect("it runs");
    runtime
        .block_on(async { tokio::time::timeout(GUARD, task).await })
        .expect("in time")
        .expect("no panic")
        .expect("no error");
}

/// One request without a connection.
async fn ask(router: &Router, request: Request<Body>) -> (StatusCode, http::HeaderMap, String) {
    let (parts, body) = router.clone().oneshot(request).await.expect("an answer").into_parts();
    let body = body.collect().await.expect("a body").to_bytes();
    (parts.status, parts.headers, String::from_utf8_lossy(&body).into_owned())
}

fn request(path: &str) -> Request<Body> {
    Request::get(path).body(Body::empty()).expect("a request")
}

#[tokio::test]
async fn a_server_with_tables_is_well_and_shows_its_figures_to_this_machine() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store::sqlite::Sqlite::open(&folder.path().join("tables.db"), store::faults::Faults::default());
    let store = Arc::new(store.expect("a store"));
    let hub = session::Hub::open(store, Arc::new(Fixed::new(1)), session::Limits::default()).await.expect("a hub");
    let app = web::App::new(hub, generous());
    app.metrics.set_store(Box::new(|all| web::metrics::counter(all, "store_commits", "Commits", 7)));
    let router = web::router(app.clone());
    let (status, _, text) = ask(&router, request("/healthz")).await;
    assert_eq!((status, &*text), (StatusCode::OK, "ok\n"));
    let (status, headers, text) = ask(&router, request("/metrics")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(headers["content-type"], "application/openmetrics-text; version=1.0.0; charset=utf-8");
    for line in ["senbazuru_tables{status=\"open\"} 0", "senbazuru_moves_total 0", "senbazuru_store_commits_total 7"] {
        assert!(text.lines().any(|found| found == line), "{line} is not in {text}");
    }
    let from = |address: &str| {
        let mut request = request("/metrics");
        let peer: SocketAddr = address.parse().expect("an address");
        request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
        request
    };
    assert_eq!(ask(&router, from("127.0.0.1:9")).await.0, StatusCode::OK);
    assert_eq!(ask(&router, from("203.0.113.9:9")).await.0, StatusCode::NOT_FOUND);
    let open = web::router(web::App::new(app.hub.clone(), Config { open_metrics: true, ..generous() }));
    assert_eq!(ask(&open, from("203.0.113.9:9")).await.0, StatusCode::OK);
    for path in ["/api/v1/nowhere", "/api/v2/tables", "/api/v1/tables/none/none"] {
        let (status, _, text) = ask(&router, request(path)).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        assert!(text.contains("\"not_found\""), "{path}: {text}");
    }
    let put = Request::put("/api/v1/tables").body(Body::empty()).expect("a request");
    let (status, headers, text) = ask(&router, put).await;
    assert_eq!((status, headers["allow"].to_str().ok()), (StatusCode::METHOD_NOT_ALLOWED, Some("GET,HEAD,POST")));
    assert!(text.contains("\"not_allowed\""), "{text}");
    app.hub.stop().await;
}

#[tokio::test]
async fn with_the_same_source_all_answers_are_the_same() {
    let mut answers = Vec::new();
    for _ in 0..2 {
        let router = routes(&front(generous()));
        let mut all = Vec::new();
        for path in ["/hello", "/nowhere", "/panic", "/hello"] {
            all.push(ask(&router, request(path)).await);
        }
        assert_ne!(all[0].1["x-request-id"], all[3].1["x-request-id"]);
        answers.push(all);
    }
    assert_eq!(answers[0], answers[1]);
}

/// What was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn log_and_metrics_name_routes_and_never_what_was_asked_for() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).json().flatten_event(true);
    let guard = tracing::subscriber::set_default(subscriber.with_writer(move || writer.clone()).finish());
    let front = front(generous());
    let router = routes(&front);
    let request = Request::get("/secret/tabletable?token=querytoken").header("authorization", "Bearer s_headertoken");
    let (_, headers, _) = ask(&router, request.body(Body::empty()).expect("a request")).await;
    let odd = Request::builder().method("SHOUTED").uri("/elsewhere").body(Body::from("bodytext")).expect("a request");
    ask(&router, odd).await;
    drop(guard);
    let logged = String::from_utf8(log.0.lock().expect("nobody panics").clone()).expect("text");
    let metrics = front.metrics.text(front.streams(), session::Figures::default(), None);
    let lines: Vec<serde_json::Value> = logged.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 2, "{logged}");
    assert_eq!(lines[0]["id"], headers["x-request-id"].to_str().expect("a text"));
    assert_eq!((&lines[0]["route"], &lines[0]["status"]), (&"/secret/{id}".into(), &200.into()));
    assert_eq!((&lines[1]["route"], &lines[1]["code"]), (&"none".into(), &"not_found".into()));
    assert!(metrics.contains("route=\"/secret/{id}\",status=\"2xx\"} 1"), "{metrics}");
    for secret in ["tabletable", "querytoken", "headertoken", "bodytext", "elsewhere", "SHOUTED"] {
        assert!(!logged.contains(secret) && !metrics.contains(secret), "{secret} in {logged} or {metrics}");
    }
}

/// Resident memory of this process, in kB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[test]
#[ignore = "measures memory: only alone in its process"]
fn an_idle_stream_costs_little_memory() {
    const MANY: u64 = 400;
    let server = Running::new(Config { connections_per_address: 0, streams_per_guest: 0, ..generous() });
    let open = || {
        let mut client = TcpStream::connect(server.address).expect("a connection");
        client.set_read_timeout(Some(GUARD)).expect("a time limit");
        client.write_all(b"GET /stream HTTP/1.1\r\nhost: t\r\naccept: text/event-stream\r\n\r\n").expect("it is sent");
        let mut start = [0; 12];
        client.read_exact(&mut start).expect("an answer");
        assert_eq!(&start, b"HTTP/1.1 200");
        client
    };
    let mut clients: Vec<_> = (0..50).map(|_| open()).collect();
    let before = resident();
    clients.extend((0..MANY).map(|_| open()));
    let each = (resident() - before) * 1024 / MANY;
    println!("{each} bytes for each idle stream");
    assert!(each < 40_000, "{each} bytes for each idle stream");
    drop(clients);
    server.end();
}
