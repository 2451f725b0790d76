//! The crowd against a server made by hand, which keeps the rules of a simple game and counts.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::*;
use crate::load::{Measured, measure};
use crate::process::Process;
use client::Address;

/// A game has so many moves.
const MOVES: u32 = 9;

/// How the server behaves.
#[derive(Clone, Copy, Default)]
struct Manners {
    /// Every so many moves one is refused as if it came too late; 0 is never.
    refuses_every: u64,
    /// It counts moves that it did not acknowledge.
    lies: bool,
}

/// A server on a thread for each connection. Players take turns, from the first; a move is `a` or `b`.
#[derive(Default)]
struct Fake {
    manners: Manners,
    /// For each table how many have sat down, and how many moves were made.
    tables: Mutex<Vec<(u32, u32)>>,
    changed: Condvar,
    /// For each table the visitors in its seats.
    people: Mutex<Vec<[String; 2]>>,
    counts: Mutex<Counts>,
    stop: AtomicBool,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    visitors: u64,
    moves: u64,
    attempts: u64,
    wrong: u64,
}

impl Fake {
    fn start(manners: Manners) -> (Arc<Self>, Address) {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port");
        let address = Address::Tcp(listener.local_addr().expect("an address"));
        let fake = Arc::new(Self { manners, ..Self::default() });
        let server = fake.clone();
        thread::spawn(move || {
            for socket in listener.incoming().map_while(Result::ok) {
                if server.stop.load(Ordering::Relaxed) {
                    return;
                }
                let server = server.clone();
                // A client that hangs up ends it.
                thread::spawn(move || server.connection(socket));
            }
        });
        (fake, address)
    }

    fn stop(&self, address: &Address) {
        self.stop.store(true, Ordering::Relaxed);
        self.changed.notify_all();
        if let Address::Tcp(address) = address {
            let _ = TcpStream::connect(address);
        }
    }

    fn connection(&self, socket: TcpStream) -> Option<()> {
        socket.set_nodelay(true).ok()?;
        let mut read = BufReader::new(socket.try_clone().ok()?);
        let mut socket = socket;
        loop {
            let (mut first, mut token, mut length) = (String::new(), String::new(), 0);
            read.read_line(&mut first).ok().filter(|&count| count > 0)?;
            let mut line = String::new();
            while line != "\r\n" {
                line.clear();
                read.read_line(&mut line).ok()?;
                if let Some(number) = line.strip_prefix("content-length: ") {
                    length = number.trim().parse().expect("a length");
                } else if let Some(bearer) = line.strip_prefix("authorization: Bearer ") {
                    bearer.trim().clone_into(&mut token);
                } else if let Some(cookie) = line.strip_prefix("cookie: fake-visitor=v_") {
                    cookie.trim().clone_into(&mut token);
                }
            }
            let mut body = vec![0; length];
            read.read_exact(&mut body).ok()?;
            let body = String::from_utf8(body).expect("text");
            let path = first.split(' ').nth(1).expect("a path");
            let (path, since) = path.split_once("?since=").unwrap_or((path, "0"));
            let since: u32 = since.parse().expect("a version");
            let parts: Vec<_> = path.trim_start_matches('/').split('/').collect();
            let seat = token.rsplit('_').next().and_then(|seat| seat.parse().ok());
            let number = || parts[3].parse::<usize>().expect("a table");
            if let ["t", table, what] = parts[..] {
                let table = table.parse().expect("a table");
                let seat = self.seat_of(table, &token);
                let answer = match what {
                    "live" => return self.live(&mut socket, table, since, seat),
                    _ => self.play(table, seat, &as_json(&body)),
                };
                let status = if answer.0 == 200 { 204 } else { answer.0 };
                socket.write_all(format!("HTTP/1.1 {status} X\r\ncontent-length: 0\r\n\r\n").as_bytes()).ok()?;
                continue;
            }
            if path == "/me/name" {
                socket.write_all(self.welcome().as_bytes()).ok()?;
                continue;
            }
            let (status, answer) = match parts[2.min(parts.len())..] {
                [] => (200, self.figures()),
                ["tables"] => (201, self.create(&token)),
                ["tables", _, "join"] => (200, self.join(number(), &token)),
                ["tables", _, "events"] => (200, self.news(number(), since, seat).1),
                ["tables", _, "moves"] => self.play(number(), seat, &body),
                ["tables", _, "stream"] => return self.stream(&mut socket, number(), since, seat),
                _ => (404, first.clone()),
            };
            let answer = format!("HTTP/1.1 {status} X\r\ncontent-length: {}\r\n\r\n{answer}", answer.len());
            socket.write_all(answer.as_bytes()).ok()?;
        }
    }

    /// Somebody new, by a cookie.
    fn welcome(&self) -> String {
        let mut counts = lock(&self.counts);
        counts.visitors += 1;
        let cookie = format!("set-cookie: fake-visitor=v_{}; Path=/\r\n", counts.visitors);
        format!("HTTP/1.1 303 X\r\n{cookie}content-length: 0\r\n\r\n")
    }

    fn create(&self, token: &str) -> String {
        let mut tables = lock(&self.tables);
        tables.push((1, 0));
        lock(&self.people).push([token.trim_start_matches("v_").to_owned(), String::new()]);
        let id = tables.len() - 1;
        format!(r#"{{"table":{{"id":"{id}","status":"open"}},"seat":0,"token":"s_0","invite":"i_{id}"}}"#)
    }

    /// The seat of a visitor.
    fn seat_of(&self, table: usize, visitor: &str) -> Option<u32> {
        let people = lock(&self.people);
        people[table].iter().position(|known| !known.is_empty() && known == visitor).map(|seat| seat as u32)
    }

    fn join(&self, table: usize, token: &str) -> String {
        lock(&self.people)[table][1] = token.trim_start_matches("v_").to_owned();
        lock(&self.tables)[table].0 += 1;
        self.changed.notify_all();
        format!(r#"{{"table":{{"id":"{table}","status":"running"}},"seat":1,"token":"s_1"}}"#)
    }

    fn play(&self, table: usize, seat: Option<u32>, body: &str) -> (u16, String) {
        let mut counts = lock(&self.counts);
        counts.attempts += 1;
        let mut tables = lock(&self.tables);
        let (joined, moves) = tables[table];
        let version = joined + moves;
        let right = ["a", "b"].iter().any(|word| body == format!(r#"{{"version":{version},"move":"{word}"}}"#));
        if seat != Some(moves % 2) || !right || moves >= MOVES {
            counts.wrong += 1;
            return (422, format!("wrong: {body} of {seat:?} at {version}"));
        }
        let every = self.manners.refuses_every;
        if every > 0 && counts.attempts.is_multiple_of(every) {
            return (409, "stale".to_owned());
        }
        counts.moves += 1;
        tables[table].1 += 1;
        drop(tables);
        self.changed.notify_all();
        (200, format!(r#"{{"version":{},"again":false}}"#, version + 1))
    }

    /// The version, and the news since another one.
    fn news(&self, table: usize, since: u32, seat: Option<u32>) -> (u32, String) {
        let (joined, moves) = lock(&self.tables)[table];
        let version = joined + moves;
        let (status, asked) =
            if moves == MOVES { ("over", String::new()) } else { ("running", (moves % 2).to_string()) };
        let is_asked = status == "running" && seat == Some(moves % 2);
        let legal = if is_asked { r#"{"count":2,"moves":["a","b"]}"# } else { "null" };
        let entries = (since..version).map(|number| format!(r#"{{"number":{number}}}"#)).collect::<Vec<_>>().join(",");
        let news = format!(
            r#"{{"version":{version},"status":"{status}","asked":[{asked}],"entries":[{entries}],"legal":{legal}}}"#
        );
        (version, news)
    }

    fn stream(&self, socket: &mut TcpStream, table: usize, mut since: u32, seat: Option<u32>) -> Option<()> {
        let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
        socket.write_all(head.as_bytes()).ok()?;
        loop {
            let mut tables = lock(&self.tables);
            while tables[table].0 + tables[table].1 <= since {
                if self.stop.load(Ordering::Relaxed) {
                    return None;
                }
                let waited = self.changed.wait_timeout(tables, Duration::from_millis(100));
                tables = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
            drop(tables);
            let (version, news) = self.news(table, since, seat);
            since = version;
            let event = format!("id: {version}\nevent: news\ndata: {news}\n\n");
            socket.write_all(format!("{:x}\r\n{event}\r\n", event.len()).as_bytes()).ok()?;
        }
    }

    /// The same as zones of HTML.
    fn live(&self, socket: &mut TcpStream, table: usize, mut since: u32, seat: Option<u32>) -> Option<()> {
        let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
        socket.write_all(head.as_bytes()).ok()?;
        loop {
            let mut tables = lock(&self.tables);
            while tables[table].0 + tables[table].1 <= since {
                if self.stop.load(Ordering::Relaxed) {
                    return None;
                }
                let waited = self.changed.wait_timeout(tables, Duration::from_millis(100));
                tables = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
            let (joined, moves) = tables[table];
            drop(tables);
            since = joined + moves;
            let is_over = moves == MOVES;
            let ask = if !is_over && seat == Some(moves % 2) { " data-ask=\"action\"" } else { "" };
            let hidden = if is_over { "" } else { " hidden" };
            let event = format!(
                "id: {since}\nevent: zones\ndata: <section id=\"z-ask\"><form id=\"move\"{ask}></form></section>\n\
                 data: <section id=\"z-end\"{hidden}></section>\ndata:\n\nevent: beat\ndata: 1\n\n"
            );
            socket.write_all(format!("{:x}\r\n{event}\r\n", event.len()).as_bytes()).ok()?;
        }
    }

    fn figures(&self) -> String {
        let counts = lock(&self.counts);
        let moves = if self.manners.lies { counts.attempts + 1 } else { counts.moves };
        let moves = if counts.attempts == 0 { 0 } else { moves };
        format!("# TYPE senbazuru_moves_total counter\nsenbazuru_moves_total {moves}\n")
    }
}

/// The body of a form as that of the API.
fn as_json(form: &str) -> String {
    let (version, answer) = form.split_once("&do=").unwrap_or_default();
    format!(r#"{{"version":{},"move":"{answer}"}}"#, version.trim_start_matches("version="))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn options(listeners: u32) -> Options {
    Options {
        tables: 5,
        listeners,
        rate: 300,
        seconds: 1,
        game: "origami".to_owned(),
        html: false,
        watchers: 0,
        data: None,
        server: None,
        json: true,
    }
}

/// Measures until some game has ended and another taken its place, however little a busy machine gets done in a moment.
fn measured_until_one_ends(options: &Options) -> (Measured, Counts) {
    for seconds in [1, 4, 16] {
        let options = Options { seconds, ..options.clone() };
        let (measured, counts) = measured(&options, Manners::default());
        let measured = measured.expect("a measurement");
        if measured.tally.tables > u64::from(options.tables) {
            return (measured, counts);
        }
    }
    panic!("no game was replaced in 16 s");
}

/// Measures for a moment.
fn measured(options: &Options, manners: Manners) -> (Result<Measured, Failed>, Counts) {
    let (fake, address) = Fake::start(manners);
    let measured = measure(&address, Process::new(std::process::id()), &options.load());
    let counts = *lock(&fake.counts);
    fake.stop(&address);
    (measured, counts)
}

#[test]
fn every_move_is_legal_counted_and_timed_however_many_listen() {
    for listeners in [1, 2, 3] {
        let options = options(listeners);
        let (measured, counts) = measured_until_one_ends(&options);
        let tally = &measured.tally;
        assert_eq!((counts.wrong, tally.refused, tally.unknown, tally.broken), (0, 0, 0, 0));
        assert_eq!((tally.acknowledged, measured.server_moves), (counts.moves, Some(counts.moves)));
        assert!(tally.tables >= tally.games, "tables that are over are replaced");
        assert!(measured.closed.moves > 0 && measured.closed.took.count() > 0);
        let open = measured.open.as_ref().expect("a second part");
        // One move every 3.3 ms; a machine under load may make fewer, never more.
        let due = u64::from(options.rate) * open.time.as_millis() as u64 / 1_000;
        assert!((1..=due + 10).contains(&open.moves), "{} of {due}", open.moves);
        assert!(open.took.count() as u64 >= open.moves, "those that were on their way too");
        let report = Report::new(&options, times::Times::default(), measured);
        assert_eq!(report.contradiction(), None);
        let json = serde_json::to_string(&report).expect("JSON");
        assert!(!json.contains("html"), "only if browsers were asked for");
        let keys: Vec<_> = json.split('"').filter(|key| key.contains('_') || key.ends_with('s')).take(8).collect();
        let expected = "tables listeners moves_per_s p50_ms p99_ms cpu_us_per_move rss_kb_per_table sync_ms_p50";
        assert_eq!(keys.join(" "), expected);
    }
}

#[test]
fn browsers_play_the_same_game_and_what_only_we_ask_is_told_apart() {
    for listeners in [2, 3] {
        let options = Options { html: true, ..options(listeners) };
        let (measured, counts) = measured_until_one_ends(&options);
        let tally = &measured.tally;
        assert_eq!((counts.wrong, tally.refused, tally.unknown, tally.broken), (0, 0, 0, 0));
        assert_eq!((tally.acknowledged, measured.server_moves), (counts.moves, Some(counts.moves)));
        assert!(measured.closed.took.count() > 0);
        // Whoever has played one game plays the next.
        assert!(counts.visitors >= 10 && counts.visitors < 2 * tally.tables, "{} visitors", counts.visitors);
        // Each move was asked for first, at each table perhaps just before the time began.
        let asks = measured.closed.asks + u64::from(options.tables);
        assert!(asks >= measured.closed.moves && measured.asking.is_some(), "{asks} for {}", measured.closed.moves);
        let report = Report::new(&options, times::Times::default(), measured);
        assert_eq!(report.contradiction(), None);
        let json = serde_json::to_value(&report).expect("JSON");
        let (all, without) = (&json["cpu_us_per_move"], &json["html"]["cpu_us_per_move"]);
        assert!(without.as_f64() < all.as_f64() && json["html"]["asks_per_move"].as_f64() > Some(0.0), "{json}");
    }
}

#[test]
fn a_refusal_is_counted_and_the_game_goes_on() {
    let (measured, counts) = measured(&options(2), Manners { refuses_every: 5, ..Manners::default() });
    let tally = measured.expect("a measurement").tally;
    assert_eq!((tally.acknowledged, tally.refused), (counts.moves, counts.attempts - counts.moves));
    assert!(counts.wrong == 0 && tally.refused > 0 && tally.games > 0);
    assert_eq!(tally.first_refusal.as_deref(), Some("409 stale"));
}

#[test]
fn a_server_that_refuses_everything_is_given_up() {
    let (measured, _) = measured(&options(2), Manners { refuses_every: 1, ..Manners::default() });
    let Failed(why) = measured.expect_err("nothing to measure");
    assert!(why.contains("409 stale"), "{why}");
}

#[test]
fn a_server_that_counts_what_it_did_not_acknowledge_is_found_out() {
    let options = options(1);
    let (measured, _) = measured(&options, Manners { lies: true, ..Manners::default() });
    let report = Report::new(&options, times::Times::default(), measured.expect("a measurement"));
    assert!(report.contradiction().expect("a lie").contains("the server counted"));
}

#[test]
fn silly_sizes_are_refused_in_one_line() {
    let too_many = Options { tables: 9_500, listeners: 100, ..options(1) };
    let Err(Stop::Bad(why)) = too_many.check() else { panic!("accepted") };
    assert!(why.contains("950000 streams are too many") && !why.contains('\n'), "{why}");
    assert!(options(2).check().is_ok());
    assert!(Options { html: true, ..options(2) }.check().is_ok());
    for silly in
        [Options { html: true, ..options(1) }, Options { html: true, game: "islands-solo".to_owned(), ..options(2) }]
    {
        let Err(Stop::Bad(why)) = silly.check() else { panic!("accepted") };
        assert!(why.contains("--html") && !why.contains('\n'), "{why}");
    }
}

#[test]
fn the_time_is_divided() {
    let both = Options { seconds: 22, ..options(2) }.load();
    assert_eq!((both.closed, both.open), (Duration::from_secs(10), Some((Duration::from_secs(11), 300))));
    let one = Options { seconds: 22, rate: 0, ..options(2) }.load();
    assert_eq!((one.closed, one.open), (Duration::from_secs(20), None));
}
