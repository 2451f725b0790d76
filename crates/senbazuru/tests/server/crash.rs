//! The server is killed at random instants while people play, and started again: whatever was acknowledged is there, once.

mod brought;
mod diary;
pub mod group;
mod player;
mod said;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::Value;
use store::{Sqlite, Store as _, Stored};
use tabletop::Stream as Dice;
use tokio::runtime::Runtime;

use crate::{Server, directory, good, program};
use diary::Diary;
use group::{GROUPS, Shared};

/// How often the server is killed, by the environment variable `LAWS`.
fn kills() -> u32 {
    match std::env::var("LAWS").unwrap_or_default().as_str() {
        "quick" => 1,
        "" | "normal" => 3,
        "long" => 20,
        word => panic!("LAWS is quick, normal or long, not {word:?}"),
    }
}

/// The seed of all choices: the variable `SEED`, else the clock.
pub fn seed() -> u64 {
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_micros() as u64);
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(clock);
    println!("SEED={seed}");
    seed
}

/// A port that is free, and will still be when the server is started again.
///
/// Not one of those the system hands out: a client that tries to reach a server which is not there could be given that very port,
/// and then nobody else could listen on it.
pub fn port(dice: &mut Dice) -> u16 {
    let ports = (0..200).map(|_| 10_000 + dice.below(22_000) as u16);
    let is_free = |port: &u16| std::net::TcpListener::bind(("127.0.0.1", *port)).is_ok();
    ports.into_iter().find(is_free).expect("a free port")
}

fn start(data: &Path, port: u16) -> Server {
    let mut command = program();
    let listen = format!("127.0.0.1:{port}");
    command.args(["serve", "--requests-per-minute", "0", "--listen", &listen, "--data"]).arg(data);
    command.env("SENBAZURU_LOG", "warn");
    Server::spawn(command)
}

#[test]
fn no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed() {
    let begun = Instant::now();
    let mut dice = Dice::new(seed());
    let (data, kills, port) = (directory(), kills(), port(&mut dice));
    let mut server = start(data.path(), port);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let shared = Arc::new(Shared::default());
    let playing: Vec<_> = (0..GROUPS.len())
        .map(|group| runtime.spawn(group::play(group, server.address.clone(), dice.next(), Arc::clone(&shared))))
        .collect();
    let mut down = Duration::ZERO;
    for _ in 0..kills {
        // Everybody is at it, or at it again, when it happens.
        group::wait_for(&shared, 1);
        std::thread::sleep(Duration::from_millis(u64::from(dice.below(1_000))));
        let killed = Instant::now();
        server.child.kill().expect("a child");
        server.ended();
        std::thread::sleep(Duration::from_millis(u64::from(dice.below(150))));
        server = start(data.path(), port);
        down += killed.elapsed();
    }
    group::wait_for(&shared, 2);
    let diaries = runtime.block_on(group::end(&shared, playing));

    for diary in &diaries {
        what_was_shown_is_there(&server, diary);
    }
    let status: Value = serde_json::from_str(&good("status --json", data.path())).expect("JSON");
    assert_eq!((&status["frozen"], &status["tables"]["frozen"]), (&Value::from(0), &Value::from(0)), "{status}");
    records_hold(data.path());
    server.stop();
    let store = Sqlite::read_only(&data.path().join("senbazuru.db")).expect("a database");
    for diary in &diaries {
        what_was_acknowledged_is_there_once(&stored(&runtime, &store, &diary.table), diary);
    }

    let sum = |of: fn(&Diary) -> usize| diaries.iter().map(of).sum::<usize>();
    let (moves, broken) = (sum(|diary| diary.acknowledged.len()), sum(|diary| diary.broken));
    println!(
        "{kills} kills, {} seats, {moves} moves acknowledged, {broken} requests without an answer, {} of them carried out, \
         {} streams resumed, {:.1} s of {:.1} s without a server",
        diaries.len(),
        sum(|diary| diary.repeated),
        sum(|diary| diary.resumed),
        down.as_secs_f64(),
        begun.elapsed().as_secs_f64(),
    );
    assert!(broken > 0, "nobody noticed anything: that was no test");
}

/// What a listener was shown, at any time, is what the table says happened, without gaps.
fn what_was_shown_is_there(server: &Server, diary: &Diary) {
    let (table, token) = (&diary.table, Some(diary.token.as_str()));
    let events = |since: usize| {
        let path = format!("/api/v1/tables/{table}/events?since={since}");
        let news = server.json(200, "GET", &path, token, "");
        (news["version"].as_u64(), news["entries"].as_array().expect("a list").clone())
    };
    let (version, entries) = events(0);
    assert_eq!(version, Some(entries.len() as u64), "{diary}");
    for (number, entry) in (1_u64..).zip(&entries) {
        assert_eq!(entry["number"].as_u64(), Some(number), "{diary}");
    }
    assert!(diary.seen.len() <= entries.len(), "{diary}: entries were shown that are not there");
    for (seen, entry) in diary.seen.iter().zip(&entries) {
        assert_eq!(seen, entry, "{diary}");
    }
    let (_, rest) = events(diary.seen.len());
    assert_eq!(rest, entries[diary.seen.len()..], "{diary}");
    let by_me = |entry: &&Value| entry["kind"] == "move" && entry["seat"].as_u64() == Some(diary.seat.into());
    assert_eq!(entries.iter().filter(by_me).count(), diary.acknowledged.len(), "{diary}");
}

/// All records, of games that are over and of others, replay.
fn records_hold(data: &Path) {
    let records = directory();
    good(&format!("export --all --out {}", records.path().display()), data);
    let files = std::fs::read_dir(records.path()).expect("a directory").map(|file| file.expect("a file").path());
    for file in files {
        let run = program().arg("replay").arg(&file).output().expect("the binary starts");
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{}: {said}", file.display());
    }
}

fn stored(runtime: &Runtime, store: &Sqlite, table: &str) -> Stored {
    runtime.block_on(store.load(table)).expect("it can be read").expect("a table")
}

/// The moves of a seat in the log are those that were acknowledged to it: the same ones, under the same numbers, each once.
pub fn what_was_acknowledged_is_there_once(stored: &Stored, diary: &Diary) {
    let seat = format!("{} ", diary.seat);
    let moves: Vec<_> = stored
        .log
        .iter()
        .filter_map(|entry| Some((entry.number, entry.text.strip_prefix(&seat)?.to_owned())))
        .collect();
    assert_eq!(moves, diary.acknowledged, "{diary}");
}

#[test]
fn the_running_writer_keeps_a_write_ahead_log_and_synchronises_fully() {
    let data = directory();
    let server = Server::start(data.path());
    // Something was written, so that it is the writer at work which is asked.
    server.json(201, "POST", "/api/v1/visitors", None, r#"{"name": "Ann"}"#);
    let status: Value = serde_json::from_str(&good("status --json", data.path())).expect("JSON");
    assert_eq!(
        (&status["running"], status["journal"].as_str(), status["synchronous"].as_str()),
        (&Value::Bool(true), Some("wal"), Some("full")),
        "{status}"
    );
    assert!(status["commits"].as_u64() > Some(0), "{status}");
    assert!(data.path().join("senbazuru.db-wal").metadata().expect("a log").len() > 0);
    server.stop();
}
