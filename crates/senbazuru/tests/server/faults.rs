//! A disk that fails, fills up or stalls, seen by those who play: refusals with a sentence, never a false acknowledgement, and it
//! goes on by itself. The server runs in this process, because only here its disk can be made to misbehave.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use senbazuru::client::{Address, Connection, Response, Stream};
use serde_json::{Value, json};
use session::source::System;
use session::{Hub, Limits};
use store::{Doors, Sqlite, Store};
use tabletop::Stream as Dice;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{App, Config, Rate};

use crate::crash::group::{self, GROUPS, Shared};
use crate::crash::{seed, what_was_acknowledged_is_there_once};
use crate::{GUARD, directory};

/// A server in this process, and the doors of its disk.
struct Place {
    data: TempDir,
    doors: Doors,
    store: Sqlite,
    hub: Hub,
    address: Address,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
}

impl Place {
    async fn new() -> Self {
        let (data, doors) = (directory(), Doors::default());
        let store = Sqlite::open(&data.path().join("senbazuru.db"), doors.clone()).expect("a store");
        let limits = Limits { thinkers: 1, tables: u32::MAX, new_tables: u32::MAX, patience: 400, ..Limits::default() };
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
        Self { data, doors, store, hub, address: address.to_string().parse().expect("an address"), stop, serving }
    }

    async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> Response {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let headers = [headers, &[("content-type", "application/json")]].concat();
        let mut connection = Connection::new(&self.address);
        let asked = connection.request(method, path, &headers, body.as_bytes());
        tokio::time::timeout(GUARD, asked).await.expect("in time").expect("an answer")
    }

    async fn json(&self, status: u16, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let bearer = format!("Bearer {token}");
        let headers: &[_] = if token.is_empty() { &[] } else { &[("authorization", bearer.as_str())] };
        let answer = self.ask(method, path, headers, body).await;
        let text = String::from_utf8_lossy(&answer.body);
        assert_eq!(answer.status, status, "{method} {path}: {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Waits until the server says of itself that it is well, or that it is not.
    async fn until_it_says(&self, status: u16) {
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
    async fn reopened(self) -> (TempDir, Sqlite) {
        let _ = self.stop.send(());
        self.hub.stop().await;
        let ended = tokio::time::timeout(GUARD, self.serving).await;
        ended.expect("it ends in time").expect("without a panic").expect("without an error");
        self.store.close();
        let path = self.data.path().join("senbazuru.db");
        (self.data, Sqlite::open(&path, Doors::default()).expect("it opens again"))
    }
}

/// A table of two.
struct Seated {
    id: String,
    tokens: Vec<String>,
    /// The moves acknowledged, as they stand in the log.
    acknowledged: Vec<(u32, String)>,
    requests: u32,
}

/// A move that is about to be made.
struct Move {
    seat: usize,
    version: u64,
    answer: String,
    key: String,
}

impl Seated {
    async fn new(place: &Place) -> Self {
        Self::sit(place, &json!({ "game": "origami", "name": "Ann", "starts_when_full": true }), 2).await
    }

    /// A table as it is wished for, with so many people.
    async fn sit(place: &Place, wish: &Value, people: usize) -> Self {
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

    /// Is the first person asked?
    async fn is_asked(&self, place: &Place) -> bool {
        let look = place.json(200, "GET", &self.path(""), &self.tokens[0], &Value::Null).await;
        look["legal"].is_object()
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    async fn version(&self, place: &Place) -> u64 {
        let look = place.json(200, "GET", &self.path(""), "", &Value::Null).await;
        look["table"]["version"].as_u64().expect("a version")
    }

    /// The first legal move of whoever is asked.
    async fn next(&mut self, place: &Place) -> Move {
        self.try_next(place).await.expect("somebody is asked")
    }

    /// The same, unless the game is over.
    async fn try_next(&mut self, place: &Place) -> Option<Move> {
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
    async fn send(&mut self, place: &Place, next: &Move, language: &str) -> Response {
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
    async fn insist(&mut self, place: &Place, next: &Move) -> bool {
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
    async fn is_stored(&self, store: &Sqlite) {
        let stored = store.load(&self.id).await.expect("it can be read").expect("a table");
        let by_player = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let moves = stored.log.iter().filter(|entry| by_player(&entry.text));
        let moves: Vec<_> = moves.map(|entry| (entry.number, entry.text.clone())).collect();
        assert_eq!(moves, self.acknowledged);
    }
}

/// A refusal that can be tried again, with one of these codes: its sentence.
fn refusal(answer: &Response, codes: &[&str]) -> String {
    let text = String::from_utf8_lossy(&answer.body);
    let body: Value = serde_json::from_str(&text).expect("JSON");
    let error = &body["error"];
    assert_eq!(answer.status, 503, "{text}");
    assert!(codes.iter().any(|code| error["code"] == *code), "{text}");
    assert!(answer.header("retry-after").and_then(|wait| wait.parse::<u32>().ok()) > Some(0), "{text}");
    assert_eq!(answer.header("x-request-id"), error["request"].as_str(), "{text}");
    let sentence = error["message"].as_str().expect("a sentence").to_owned();
    assert!(sentence.contains(' ') && !sentence.contains("door") && !sentence.contains("SQL"), "{sentence}");
    sentence
}

async fn listen(place: &Place, seated: &Seated, since: u64) -> Stream {
    let path = seated.path(&format!("/stream?since={since}"));
    Stream::open(&place.address, &path, Some(&seated.tokens[0])).await.expect("a stream")
}

/// Listens until that version is told; nothing is skipped on the way.
async fn hears(stream: &mut Stream, mut known: u64, version: u64) {
    while known < version {
        let event = tokio::time::timeout(GUARD, stream.next()).await.expect("in time");
        let event = event.expect("it does not break").expect("it does not end");
        let data: Value = serde_json::from_str(event.data).expect("JSON");
        assert!(event.event == "news" || event.event == "hello", "{}: {}", event.event, event.data);
        for entry in data["entries"].as_array().into_iter().flatten() {
            known += 1;
            assert_eq!(entry["number"].as_u64(), Some(known), "a gap");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails() {
    let place = Place::new().await;
    let mut seated = Seated::new(&place).await;
    for _ in 0..3 {
        let next = seated.next(&place).await;
        seated.insist(&place, &next).await;
    }
    let version = seated.version(&place).await;
    let mut stream = listen(&place, &seated, version).await;
    let next = seated.next(&place).await;

    place.doors.fail_commits(true);
    let mut sentences = Vec::new();
    for language in ["en", "de", "it"] {
        let answer = seated.send(&place, &next, language).await;
        assert_eq!(answer.header("content-language"), Some(language));
        sentences.push(refusal(&answer, &["storage"]));
        assert_eq!(seated.version(&place).await, version, "nobody sees what is not stored");
    }
    sentences.sort_unstable();
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "everybody is told in their language: {sentences:?}");
    refusal(&place.ask("POST", "/api/v1/visitors", &[], &json!({ "name": "Eve" })).await, &["storage"]);
    let wish = json!({ "game": "islands", "name": "Eve" });
    refusal(&place.ask("POST", "/api/v1/tables", &[], &wish).await, &["storage"]);
    let bearer = format!("Bearer {}", seated.tokens[0]);
    let headers = [("authorization", bearer.as_str())];
    for act in ["/resign", "/offer-end", "/leave"] {
        refusal(&place.ask("POST", &seated.path(act), &headers, &Value::Null).await, &["storage"]);
    }
    let events = place.json(200, "GET", &seated.path("/events"), &seated.tokens[0], &Value::Null).await;
    assert_eq!(events["version"], version);
    place.until_it_says(503).await;

    place.doors.fail_commits(false);
    assert!(!seated.insist(&place, &next).await, "it had not been carried out");
    let newer = seated.version(&place).await;
    assert!(newer > version);
    hears(&mut stream, version, newer).await;
    place.until_it_says(200).await;
    let (_data, store) = place.reopened().await;
    seated.is_stored(&store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fills_up() {
    let place = Place::new().await;
    let mut playing = Vec::new();
    for _ in 0..8 {
        playing.push(Seated::new(&place).await);
    }
    place.doors.fill(true);
    // What fits is still taken; sooner or later nothing does.
    let mut tables = Vec::new();
    let wish = json!({ "game": "origami", "name": "Ann", "players": 4 });
    let is_full = loop {
        let answer = place.ask("POST", "/api/v1/tables", &[], &wish).await;
        if answer.status != 201 {
            break answer;
        }
        let made: Value = serde_json::from_slice(&answer.body).expect("JSON");
        tables.push(made["table"]["id"].as_str().expect("an id").to_owned());
        assert!(tables.len() < 2_000, "the disk is never full");
    };
    refusal(&is_full, &["storage"]);
    let (number, next) = play_until_it_is_full(&place, &mut playing).await;
    let seated = &mut playing[number];
    let version = seated.version(&place).await;
    let mut stream = listen(&place, seated, version).await;

    place.doors.fill(false);
    assert!(!seated.insist(&place, &next).await, "it had not been carried out");
    let newer = seated.version(&place).await;
    hears(&mut stream, version, newer).await;
    assert!(newer > version);
    place.json(201, "POST", "/api/v1/tables", "", &wish).await;
    let (_data, store) = place.reopened().await;
    for seated in &playing {
        seated.is_stored(&store).await;
    }
    for id in tables {
        assert!(store.load(&id).await.expect("it can be read").is_some(), "a table that was promised is not there");
    }
}

/// Plays at these tables in turn until a move is refused: at which table, and the move.
async fn play_until_it_is_full(place: &Place, playing: &mut [Seated]) -> (usize, Move) {
    for _ in 0..200 {
        for (number, seated) in playing.iter_mut().enumerate() {
            let Some(next) = seated.try_next(place).await else { continue };
            let answer = seated.send(place, &next, "de").await;
            if answer.status != 200 {
                refusal(&answer, &["storage"]);
                return (number, next);
            }
        }
    }
    panic!("the disk is never full");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_stalls() {
    let place = Place::new().await;
    let (mut seated, mut other) = (Seated::new(&place).await, Seated::new(&place).await);
    let version = seated.version(&place).await;
    let mut stream = listen(&place, &seated, version).await;
    let (next, before) = (seated.next(&place).await, other.version(&place).await);

    place.doors.hold(true);
    refusal(&seated.send(&place, &next, "it").await, &["slow"]);
    refusal(&seated.send(&place, &next, "it").await, &["slow"]);
    let look = place.ask("GET", &seated.path(""), &[], &Value::Null).await;
    refusal(&look, &["slow"]);
    assert_eq!(other.version(&place).await, before, "other tables are shown as they were");
    refusal(&place.ask("POST", "/api/v1/visitors", &[], &json!({ "name": "Eve" })).await, &["slow"]);
    place.until_it_says(503).await;

    place.doors.hold(false);
    assert!(seated.insist(&place, &next).await, "it was carried out after all, once");
    let newer = seated.version(&place).await;
    hears(&mut stream, version, newer).await;
    place.until_it_says(200).await;
    let next = other.next(&place).await;
    other.insist(&place, &next).await;
    let (_data, store) = place.reopened().await;
    seated.is_stored(&store).await;
    other.is_stored(&store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_answer_was_not_stored_is_asked_again() {
    let place = Place::new().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "hina" }]);
    let wish = json!({ "game": "origami", "name": "Ann", "seats": seats, "starts_when_full": true });
    let mut seated = Seated::sit(&place, &wish, 1).await;
    let mut stream = listen(&place, &seated, 0).await;
    // The person plays until it is the bot's turn; commits take long enough for the door to be opened before the bot's.
    place.doors.stall(Duration::from_millis(300));
    while seated.is_asked(&place).await {
        let next = seated.next(&place).await;
        seated.insist(&place, &next).await;
    }
    place.doors.fail_commits(true);
    place.doors.stall(Duration::ZERO);
    let (version, start) = (seated.version(&place).await, Instant::now());
    while place.store.measures().failures == 0 {
        assert!(start.elapsed() < GUARD, "the bot does not answer");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    place.doors.fail_commits(false);
    // Whoever listens does no more than that.
    hears(&mut stream, 0, version + 1).await;
}

#[test]
fn a_disk_that_does_all_of_that_while_many_play() {
    let mut dice = Dice::new(seed());
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let place = runtime.block_on(Place::new());
    let shared = Arc::new(Shared::default());
    let playing: Vec<_> = (0..GROUPS.len())
        .map(|group| runtime.spawn(group::play(group, place.address.clone(), dice.next(), Arc::clone(&shared))))
        .collect();
    for _ in 0..12 {
        group::wait_for(&shared, 1);
        let doors = &place.doors;
        match dice.below(4) {
            0 => doors.fail_commits(true),
            1 => doors.fill(true),
            2 => doors.hold(true),
            _ => doors.stall(Duration::from_millis(u64::from(dice.below(600)))),
        }
        std::thread::sleep(Duration::from_millis(u64::from(dice.below(700))));
        doors.fail_commits(false);
        doors.fill(false);
        doors.hold(false);
        doors.stall(Duration::ZERO);
    }
    group::wait_for(&shared, 2);
    shared.stop.store(true, Ordering::SeqCst);
    runtime.block_on(async {
        let mut diaries = Vec::new();
        for playing in playing {
            diaries.extend(tokio::time::timeout(GUARD, playing).await.expect("in time").expect("no client failed"));
        }
        let (_data, store) = place.reopened().await;
        let (mut moves, mut broken, mut repeated) = (0, 0, 0);
        for diary in &diaries {
            let stored = store.load(&diary.table).await.expect("it can be read").expect("a table");
            what_was_acknowledged_is_there_once(&stored, diary);
            moves += diary.acknowledged.len();
            broken += diary.broken;
            repeated += diary.repeated;
        }
        println!(
            "{moves} moves acknowledged, {broken} requests refused or without an answer, {repeated} of them carried out"
        );
        assert!(broken > 0, "nobody noticed anything: that was no test");
    });
}
