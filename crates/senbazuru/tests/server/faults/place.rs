//! A server in this process, tables at it, and what is heard of them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Address, Connection, Response, Stream};
use serde_json::{Value, json};
use session::source::System;
use session::{Hub, Limits};
use store::{Faults, Sqlite, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{App, Config, Rate};

use crate::{GUARD, directory};

/// A server in this process, and the faults of its disk.
pub struct Place {
    data: TempDir,
    pub faults: Faults,
    pub store: Sqlite,
    hub: Hub,
    pub address: Address,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
}

impl Place {
    /// A server that is as patient with its disk as usual.
    pub async fn new() -> Self {
        Self::with(Limits::default().patience).await
    }

    /// A server that waits so many milliseconds for its disk.
    pub async fn with(patience: i64) -> Self {
        let (data, faults) = (directory(), Faults::default());
        let store = Sqlite::open(&data.path().join("senbazuru.db"), faults.clone()).expect("a store");
        let limits = Limits {
            thinkers: 1,
            tables: u32::MAX,
            new_tables: u32::MAX,
            new_visitors: u32::MAX,
            patience,
            ..Limits::default()
        };
        let shared: Arc<dyn Store> = Arc::new(store.clone());
        let hub = Hub::open(shared, Arc::new(System::default()), limits).await.expect("tables");
        let config = Config {
            requests: Rate::NONE,
            moves: Rate::NONE,
            connections_per_address: 0,
            streams_per_guest: 0,
            ..Config::default()
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address: SocketAddr = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(web::serve(listener, App::new(hub.clone(), config), async {
            let _ = stopped.await;
        }));
        Self { data, faults, store, hub, address: address.to_string().parse().expect("an address"), stop, serving }
    }

    /// Somebody tidies up while the server runs: where the file is now.
    pub fn move_database_away(&self) -> std::path::PathBuf {
        let away = self.data.path().join("away.db");
        std::fs::rename(self.data.path().join("senbazuru.db"), &away).expect("moved away");
        away
    }

    /// And notices what they have done.
    pub fn move_database_back(&self, away: &std::path::Path) {
        std::fs::rename(away, self.data.path().join("senbazuru.db")).expect("moved back");
    }

    /// One request on a connection of its own.
    pub async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> Response {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let headers = [headers, &[("content-type", "application/json")]].concat();
        let mut connection = Connection::new(&self.address);
        let asked = connection.request(method, path, &headers, body.as_bytes());
        tokio::time::timeout(GUARD, asked).await.expect("in time").expect("an answer")
    }

    /// One request that is answered in JSON, with this status.
    pub async fn json(&self, status: u16, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let bearer = format!("Bearer {token}");
        let headers: &[_] = if token.is_empty() { &[] } else { &[("authorization", bearer.as_str())] };
        let answer = self.ask(method, path, headers, body).await;
        let text = String::from_utf8_lossy(&answer.body);
        assert_eq!(answer.status, status, "{method} {path}: {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Waits until the server says of itself that it is well, or that it is not.
    pub async fn until_it_says(&self, status: u16) {
        let start = Instant::now();
        loop {
            let answer = self.ask("GET", "/healthz", &[], &Value::Null).await;
            if answer.status == status {
                assert_eq!(answer.header("retry-after").is_some(), status == 503);
                return;
            }
            assert!(start.elapsed() < GUARD, "/healthz says {} all the time", answer.status);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Stops, and opens the file anew: what is really there.
    pub async fn reopened(self) -> (TempDir, Sqlite) {
        let _ = self.stop.send(());
        self.hub.stop().await;
        let ended = tokio::time::timeout(GUARD, self.serving).await;
        ended.expect("it ends in time").expect("without a panic").expect("without an error");
        self.store.close();
        let path = self.data.path().join("senbazuru.db");
        (self.data, Sqlite::open(&path, Faults::default()).expect("it opens again"))
    }
}

/// A table with people at it.
pub struct Seated {
    id: String,
    /// The tokens of the people.
    pub tokens: Vec<String>,
    /// The moves acknowledged, as they stand in the log.
    acknowledged: Vec<(u32, String)>,
    requests: u32,
}

/// A move that is about to be made.
pub struct Move {
    seat: usize,
    version: u64,
    answer: String,
    key: String,
}

impl Seated {
    /// A table of two people.
    pub async fn new(place: &Place) -> Self {
        Self::sit(place, &json!({ "game": "origami", "name": "Ann", "starts_when_full": true }), 2).await
    }

    /// A table as it is wished for, with so many people.
    pub async fn sit(place: &Place, wish: &Value, people: usize) -> Self {
        let made = place.json(201, "POST", "/api/v1/tables", "", wish).await;
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let (id, mut tokens) = (text(&made["table"]["id"]), vec![text(&made["token"])]);
        let join = json!({ "invite": made["invite"], "name": "Ben" });
        while tokens.len() < people {
            tokens.push(text(&place.json(200, "POST", &format!("/api/v1/tables/{id}/join"), "", &join).await["token"]));
        }
        if people == 1 {
            let look = place.json(200, "GET", &format!("/api/v1/tables/{id}"), "", &Value::Null).await;
            assert_eq!(look["table"]["status"], "running", "{look}");
        }
        Self { id, tokens, acknowledged: Vec::new(), requests: 0 }
    }

    /// An address of the table.
    pub fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    /// How far the table is.
    pub async fn version(&self, place: &Place) -> u64 {
        let look = place.json(200, "GET", &self.path(""), "", &Value::Null).await;
        look["table"]["version"].as_u64().expect("a version")
    }

    /// The first legal move of whoever is asked.
    pub async fn next(&mut self, place: &Place) -> Move {
        self.try_next(place).await.expect("somebody is asked")
    }

    /// The same, unless the game is over.
    pub async fn try_next(&mut self, place: &Place) -> Option<Move> {
        self.requests += 1;
        for (seat, token) in self.tokens.iter().enumerate() {
            let look = place.json(200, "GET", &self.path(""), token, &Value::Null).await;
            if let Some(answer) = look["legal"]["moves"][0].as_str() {
                let version = look["table"]["version"].as_u64().expect("a version");
                let key = format!("request-{}", self.requests);
                return Some(Move { seat, version, answer: answer.to_owned(), key });
            }
        }
        None
    }

    /// Sends a move; what is acknowledged is noted.
    pub async fn send(&mut self, place: &Place, next: &Move, language: &str) -> Response {
        let bearer = format!("Bearer {}", self.tokens[next.seat]);
        let body = json!({ "version": next.version, "move": next.answer, "key": next.key });
        let headers = [("authorization", bearer.as_str()), ("accept-language", language)];
        let answer = place.ask("POST", &self.path("/moves"), &headers, &body).await;
        if answer.status == 200 {
            let done: Value = serde_json::from_slice(&answer.body).expect("JSON");
            let number = done["version"].as_u64().and_then(|number| number.try_into().ok()).expect("a number");
            self.acknowledged.push((number, format!("{} {}", next.seat, next.answer)));
        }
        answer
    }

    /// Sends the same request until it is acknowledged: had it been carried out before?
    pub async fn insist(&mut self, place: &Place, next: &Move) -> bool {
        let start = Instant::now();
        loop {
            let answer = self.send(place, next, "en").await;
            if answer.status == 200 {
                return serde_json::from_slice::<Value>(&answer.body).expect("JSON")["again"] == true;
            }
            refusal(&answer, &["storage", "slow"]);
            assert!(start.elapsed() < GUARD, "it does not go on by itself");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The log holds the moves that were acknowledged and no others.
    pub async fn is_stored(&self, store: &Sqlite) {
        let stored = store.load(&self.id).await.expect("it can be read").expect("a table");
        let by_player = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let moves = stored.log.iter().filter(|entry| by_player(&entry.text));
        let moves: Vec<_> = moves.map(|entry| (entry.number, entry.text.clone())).collect();
        assert_eq!(moves, self.acknowledged);
    }
}

/// A refusal that can be tried again, with one of these codes: its sentence.
pub fn refusal(answer: &Response, codes: &[&str]) -> String {
    let text = String::from_utf8_lossy(&answer.body);
    let body: Value = serde_json::from_str(&text).expect("JSON");
    let error = &body["error"];
    assert_eq!(answer.status, 503, "{text}");
    assert!(codes.iter().any(|code| error["code"] == *code), "{text}");
    assert!(answer.header("retry-after").and_then(|wait| wait.parse::<u32>().ok()) > Some(0), "{text}");
    assert_eq!(answer.header("x-request-id"), error["request"].as_str(), "{text}");
    let sentence = error["message"].as_str().expect("a sentence").to_owned();
    assert!(sentence.contains(' ') && !sentence.contains("fault") && !sentence.contains("SQL"), "{sentence}");
    sentence
}

/// Listens as the first player.
pub async fn listen(place: &Place, seated: &Seated, since: u64) -> Stream {
    let path = seated.path(&format!("/stream?since={since}"));
    Stream::open(&place.address, &path, Some(&seated.tokens[0])).await.expect("a stream")
}

/// The next news of a stream.
pub async fn told(stream: &mut Stream) -> Value {
    loop {
        let event = tokio::time::timeout(GUARD, stream.next()).await.expect("nothing is heard any more");
        let event = event.expect("it does not break").expect("it does not end");
        let data: Value = serde_json::from_str(event.data).expect("JSON");
        match event.event {
            "news" => return data,
            other => assert_eq!(other, "hello", "{data}"),
        }
    }
}

/// Listens until that version is told; nothing is skipped on the way.
pub async fn hears(stream: &mut Stream, mut known: u64, version: u64) {
    while known < version {
        for entry in told(stream).await["entries"].as_array().expect("a list") {
            known += 1;
            assert_eq!(entry["number"].as_u64(), Some(known), "a gap");
        }
    }
}
