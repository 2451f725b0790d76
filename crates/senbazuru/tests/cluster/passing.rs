//! Any server answers any request: as the owner of the table, by passing it on, or by taking the table over.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use client::{Address, Blocking, Response, Stream};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::GUARD;
use crate::database::Database;
use crate::houses::{House, free_port};
use crate::program;

/// A table of a dead server goes on within this time.
const GOES_ON: Duration = Duration::from_secs(3);

struct Place {
    houses: Vec<House>,
    database: Database,
    runtime: Runtime,
}

impl Place {
    /// So many servers; nothing where PostgreSQL is not installed.
    fn open(servers: usize) -> Option<Self> {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
        let database = Database::start(free_port())?;
        let houses = (0..servers).map(|_| runtime.block_on(House::open(&database, None))).collect();
        Some(Self { houses, database, runtime })
    }

    /// One more server.
    fn more(&mut self) {
        self.houses.push(self.runtime.block_on(House::open(&self.database, None)));
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// A table of Origami for two that has begun: its id, and the tokens of both.
pub fn table(house: &House, other: &House) -> (String, [String; 2]) {
    let wish = json!({ "game": "origami", "name": "Ann", "players": 2, "starts_when_full": true,
        "seats": [{ "kind": "me" }, { "kind": "person" }] });
    let made = house.json(201, "POST", "/api/v1/tables", None, &wish.to_string());
    let id = text(&made["table"]["id"]);
    let wish = json!({ "name": "Ben", "invite": made["invite"] }).to_string();
    let joined = other.json(200, "POST", &format!("/api/v1/tables/{id}/join"), None, &wish);
    (id, [text(&made["token"]), text(&joined["token"])])
}

/// Whoever is asked answers, at that server: the version then.
pub fn play(house: &House, id: &str, tokens: &[String; 2]) -> u64 {
    for token in tokens {
        let look = house.json(200, "GET", &format!("/api/v1/tables/{id}"), Some(token), "");
        let Some(moves) = look["legal"]["moves"].as_array() else { continue };
        let body = json!({ "version": look["table"]["version"], "move": moves[0], "key": look["table"]["version"].to_string() }).to_string();
        let done = house.json(200, "POST", &format!("/api/v1/tables/{id}/moves"), Some(token), &body);
        return done["version"].as_u64().expect("a number");
    }
    panic!("nobody is asked");
}

/// What an answer says, without what tells requests apart.
fn said(answer: &Response) -> (u16, Vec<(String, String)>, &[u8]) {
    let own = ["x-request-id", "date", "transfer-encoding", "content-length", "connection"];
    let mut headers = answer.headers.clone();
    headers.retain(|(name, _)| !own.contains(&name.as_str()));
    headers.sort();
    (answer.status, headers, &answer.body)
}

#[test]
fn any_server_says_what_the_owner_says() {
    let Some(place) = Place::open(3) else { return };
    let [a, b, c] = &place.houses[..] else { unreachable!() };
    let (id, tokens) = table(a, b);
    for n in 0..6 {
        play(&place.houses[n % 3], &id, &tokens);
    }
    let paths = [
        "/api/v1/tables/{}",
        "/api/v1/tables/{}/events?since=0",
        "/api/v1/tables/{}/hint",
        "/api/v1/tables/{}/talk",
        "/t/{}/x",
    ];
    for path in paths.map(|path| path.replace("{}", &id)) {
        for token in [None, Some(&tokens[0]), Some(&tokens[1])] {
            let answers = [a, b, c].map(|house| house.ask("GET", &path, token.map(String::as_str), ""));
            let [first, others @ ..] = &answers;
            if path.ends_with("/x") || path.ends_with("/hint") {
                // An id of its own stands in the body of a refusal, and a hint is thought out anew.
                assert!(others.iter().all(|other| other.status == first.status), "{path}");
                continue;
            }
            for other in others {
                assert_eq!(said(other), said(first), "{path}");
            }
        }
    }
    // Visitors are the same everywhere, and so are cookies.
    let visitor = text(&a.json(201, "POST", "/api/v1/visitors", None, r#"{"name":"Cho"}"#)["token"]);
    for house in [a, b, c] {
        assert_eq!(house.json(200, "GET", "/api/v1/me", Some(&visitor), "")["name"], "Cho");
    }
    b.json(200, "PATCH", "/api/v1/me", Some(&visitor), r#"{"name":"Dai"}"#);
    std::thread::sleep(Duration::from_millis(2_100));
    assert_eq!(a.json(200, "GET", "/api/v1/me", Some(&visitor), "")["name"], "Dai");
}

#[test]
fn a_stream_through_another_server_is_that_of_the_owner() {
    let Some(mut place) = Place::open(2) else { return };
    let (id, tokens) = table(&place.houses[0], &place.houses[0]);
    let path = format!("/api/v1/tables/{id}/stream?since=0");
    let addresses: Vec<Address> = place
        .houses
        .iter()
        .map(|house| format!("http://{}", house.clients.address).parse().expect("an address"))
        .collect();
    let heard: Vec<Vec<String>> = place.runtime.block_on(async {
        let mut streams = Vec::new();
        for address in &addresses {
            streams.push(Stream::open(address, &path, Some(&tokens[0])).await.expect("a stream"));
        }
        let mut heard = Vec::new();
        for stream in &mut streams {
            let mut own = Vec::new();
            while own.last().is_none_or(|event: &String| !event.starts_with("news")) {
                let event = tokio::time::timeout(GUARD, stream.next()).await.expect("in time");
                let event = event.expect("no error").expect("an event");
                own.push(format!("{} {} {}", event.event, event.id, event.data));
            }
            heard.push(own);
        }
        heard
    });
    assert_eq!(heard[0], heard[1], "byte for byte");
    // Its owner goes: the stream ends, so that whoever listens comes back.
    let ended = place.runtime.block_on(async {
        let mut stream = Stream::open(&addresses[1], &path, Some(&tokens[0])).await.expect("a stream");
        place.houses[0].kill();
        let killed = Instant::now();
        while let Ok(Ok(Some(_))) = tokio::time::timeout(GUARD, stream.next()).await {}
        killed.elapsed()
    });
    assert!(ended < GOES_ON, "{ended:?}");
}

#[test]
fn nobody_but_the_servers_is_believed() {
    let Some(place) = Place::open(2) else { return };
    let (id, _) = table(&place.houses[0], &place.houses[1]);
    let path = format!("/api/v1/tables/{id}");
    // Inside, nothing is said without the mark.
    let inside: Address = format!("http://{}", place.houses[0].inside.address).parse().expect("an address");
    let forged = "127.0.0.1 1 aaaaaaaaaa 00";
    for headers in [vec![], vec![("x-senbazuru-passed", forged)]] {
        for path in [path.as_str(), "/", "/metrics", "/node/tables/x/give-back"] {
            let mut client = Blocking::new(&inside, GUARD).expect("a client");
            assert_eq!(client.request("POST", path, &headers, b"").expect("an answer").status, 403, "{path}");
        }
    }
    // Outside the mark means nothing, and is passed on to nobody.
    for house in &place.houses {
        let outside: Address = format!("http://{}", house.clients.address).parse().expect("an address");
        let mut client = Blocking::new(&outside, GUARD).expect("a client");
        let answer = client.request("GET", &path, &[("x-senbazuru-passed", forged)], b"").expect("an answer");
        assert_eq!(answer.status, 200);
        assert!(answer.headers.iter().all(|(name, _)| !name.starts_with("x-senbazuru")), "{answer:?}");
        let answer = client.request("POST", "/node/tables/x/give-back", &[("x-senbazuru-passed", forged)], b"");
        assert!(matches!(answer.expect("an answer").status, 404 | 405));
    }
}

#[test]
fn a_table_of_a_dead_server_goes_on() {
    let Some(mut place) = Place::open(2) else { return };
    let (id, tokens) = table(&place.houses[0], &place.houses[0]);
    let before = play(&place.houses[0], &id, &tokens);
    place.houses[0].kill();
    let killed = Instant::now();
    let after = play(&place.houses[1], &id, &tokens);
    let took = killed.elapsed();
    println!("it went on after {:.1} s", took.as_secs_f64());
    assert!(after > before && took < GOES_ON, "{before} {after} {took:?}");
    // The next one who dies has it again.
    place.houses[0].start();
    place.houses[1].kill();
    assert!(play(&place.houses[0], &id, &tokens) > after);
}

#[test]
fn a_server_that_stood_still_speaks_for_nothing_it_has_lost() {
    let Some(place) = Place::open(2) else { return };
    let [a, b] = &place.houses[..] else { unreachable!() };
    let (id, tokens) = table(a, a);
    play(a, &id, &tokens);
    a.signal("STOP");
    let after = play(b, &id, &tokens);
    a.signal("CONT");
    let look = a.json(200, "GET", &format!("/api/v1/tables/{id}"), Some(&tokens[0]), "");
    assert_eq!(look["table"]["version"].as_u64(), Some(after), "it is told what the owner says");
    assert!(play(a, &id, &tokens) > after);
}

#[test]
fn a_server_that_is_asked_to_stop_refuses_no_move() {
    let Some(mut place) = Place::open(2) else { return };
    let tables: Vec<_> = (0..4).map(|_| table(&place.houses[0], &place.houses[0])).collect();
    place.more();
    let (stop, moves) = (AtomicBool::new(false), AtomicUsize::new(0));
    let (first, others) = place.houses.split_first_mut().expect("three");
    std::thread::scope(|scope| {
        let others = &*others;
        for (n, (id, tokens)) in tables.iter().enumerate() {
            let (stop, moves) = (&stop, &moves);
            scope.spawn(move || {
                while !stop.load(Ordering::SeqCst) {
                    // Every answer but 200 fails here.
                    if is_over(&others[n % 2], id, tokens) {
                        break;
                    }
                    play(&others[n % 2], id, tokens);
                    moves.fetch_add(1, Ordering::SeqCst);
                }
            });
        }
        std::thread::sleep(Duration::from_millis(300));
        first.stop();
        first.start();
        std::thread::sleep(Duration::from_millis(300));
        stop.store(true, Ordering::SeqCst);
    });
    println!("{} moves meanwhile", moves.load(Ordering::SeqCst));
    assert!(moves.load(Ordering::SeqCst) > 20);
}

pub fn is_over(house: &House, id: &str, tokens: &[String; 2]) -> bool {
    let look = house.json(200, "GET", &format!("/api/v1/tables/{id}"), Some(&tokens[0]), "");
    look["table"]["status"] != "running"
}

#[test]
fn a_visitor_is_forgotten_at_tables_of_other_servers() {
    let Some(place) = Place::open(2) else { return };
    let [a, b] = &place.houses[..] else { unreachable!() };
    let visitor = text(&a.json(201, "POST", "/api/v1/visitors", None, r#"{"name":"Cho"}"#)["token"]);
    let wish = json!({ "game": "origami", "players": 3, "starts_when_full": true,
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": "hina" }, { "kind": "person" }] });
    let made = a.json(201, "POST", "/api/v1/tables", Some(&visitor), &wish.to_string());
    let id = text(&made["table"]["id"]);
    let wish = json!({ "name": "Ben", "invite": made["invite"] }).to_string();
    let ben = text(&a.json(200, "POST", &format!("/api/v1/tables/{id}/join"), None, &wish)["token"]);
    let names = |house: &House| {
        let look = house.json(200, "GET", &format!("/api/v1/tables/{id}"), Some(&ben), "");
        look["table"]["seats"].to_string()
    };
    assert!(names(a).contains("Cho") && names(b).contains("Cho"));
    assert_eq!(b.ask("DELETE", "/api/v1/me", Some(&visitor), "").status / 100, 2);
    assert!(!names(a).contains("Cho") && !names(b).contains("Cho"), "{}", names(a));
    assert_eq!(a.ask("GET", "/api/v1/me", Some(&visitor), "").status, 401);
}

#[test]
fn the_operator_is_a_node_for_a_moment() {
    let Some(place) = Place::open(2) else { return };
    let [a, b] = &place.houses[..] else { unreachable!() };
    let (id, tokens) = table(a, b);
    play(b, &id, &tokens);
    let command = |words: &str| {
        let mut command = program();
        command.args(words.split(' ')).args(["--store", &a.store()]);
        let run = command.output().expect("it starts");
        assert!(run.status.success(), "{words}: {}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8(run.stdout).expect("text")
    };
    assert!(command("tables").contains(&id));
    assert!(command(&format!("tables show {id}")).contains("running"));
    assert!(command(&format!("export {id}")).contains("origami"));
    assert!(command(&format!("tables pause {id}")).contains("is paused"));
    let status =
        || b.json(200, "GET", &format!("/api/v1/tables/{id}"), Some(&tokens[0]), "")["table"]["status"].clone();
    assert_eq!(status(), "paused");
    assert!(command(&format!("tables resume {id}")).contains("is running"));
    assert_eq!(status(), "running");
    play(a, &id, &tokens);
    let nodes: Value = serde_json::from_str(&command("status --json")).expect("JSON");
    assert_eq!(nodes["nodes"].as_array().map(Vec::len), Some(2), "{nodes}");
    command(&format!("tables delete {id}"));
    assert_eq!(a.ask("GET", &format!("/api/v1/tables/{id}"), None, "").status, 404);
}
