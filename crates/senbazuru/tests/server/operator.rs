//! The operator's commands do the same with a running server and without one.

use std::fs;
use std::path::{Path, PathBuf};

use client::{Address, Blocking};
use serde_json::Value;
use tempfile::TempDir;

use crate::{GUARD, Server, directory, good, program, refused, run};

/// A data directory with nothing in it yet, and records beside it.
struct Place {
    directory: TempDir,
    server: Option<Server>,
}

impl Place {
    /// With a server that runs, or after one that ran.
    fn new(runs: bool) -> Self {
        let directory = directory();
        let server = Server::start(&directory.path().join("data"));
        let server = if runs {
            Some(server)
        } else {
            server.stop();
            None
        };
        Self { directory, server }
    }

    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    /// A record of a whole game, and one of its beginning.
    fn records(&self, game: &str) -> [PathBuf; 2] {
        let path = self.directory.path().join(format!("records-{game}"));
        let made = program().args(["simulate", game, "--games", "1", "--record"]).arg(&path).output().expect("it runs");
        assert!(made.status.success());
        let whole = path.join("000001.txt");
        let text = fs::read_to_string(&whole).expect("a record");
        let beginning = path.join("beginning.txt");
        let moves = text.lines().position(|line| line == "moves").expect("moves") + 1;
        let lines: Vec<_> = text.lines().take(moves + 12).collect();
        fs::write(&beginning, lines.join("\n") + "\n").expect("a file");
        [whole, beginning]
    }

    /// Imports a record: the id of its table, and the tokens of its seats.
    fn import(&self, file: &Path) -> (String, Vec<String>) {
        let line = good(&format!("import {} --json", file.display()), &self.data());
        let imported: Value = serde_json::from_str(&line).expect("JSON");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let tokens = imported["tokens"].as_array().expect("a list").iter().map(text).collect();
        (text(&imported["table"]["id"]), tokens)
    }

    fn status_of(&self, id: &str) -> String {
        let table: Value =
            serde_json::from_str(&good(&format!("tables show {id} --json"), &self.data())).expect("JSON");
        table["status"].as_str().expect("a word").to_owned()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(server) = self.server.take()
            && !std::thread::panicking()
        {
            server.stop();
        }
    }
}

#[test]
fn records_become_tables_and_tables_records() {
    for runs in [false, true] {
        let place = Place::new(runs);
        for game in ["origami", "legends", "mixed", "islands", "islands-solo"] {
            let [whole, beginning] = place.records(game);
            let (over, tokens) = place.import(&whole);
            assert!(tokens.is_empty(), "{game}: nobody plays a game that is over");
            assert_eq!(place.status_of(&over), "over");
            let (running, tokens) = place.import(&beginning);
            assert!(!tokens.is_empty(), "{game}: somebody can go on");
            for (id, file) in [(&over, &whole), (&running, &beginning)] {
                let exported = good(&format!("export {id}"), &place.data());
                assert_eq!(exported, fs::read_to_string(file).expect("a record"), "{game}");
            }
        }
        let out = place.directory.path().join("out");
        let said = good(&format!("export --all --out {}", out.display()), &place.data());
        assert!(said.starts_with("10 records"), "{said}");
        assert_eq!(fs::read_dir(&out).expect("a directory").count(), 10);
    }
}

#[test]
fn tables_begin_at_positions_and_go_on_from_others() {
    const POSITION: &str = "senbazuru position 1\ngame origami\nrules 1\nfamilies farm sky\nhand 0: fox cat pig\n\
                            line: sheep sheep chick parrot\nturn 0\n---\n0 draw sheep\n";
    for runs in [false, true] {
        let place = Place::new(runs);
        let file = place.directory.path().join("position.txt");
        fs::write(&file, POSITION).expect("a file");
        let (id, tokens) = place.import(&file);
        assert_eq!((place.status_of(&id).as_str(), tokens.len()), ("running", 2));
        assert_eq!(good(&format!("export {id}"), &place.data()), POSITION);
        assert!(good("tables", &place.data()).contains("no tables"), "it is in no list");
        assert!(good("tables --practice", &place.data()).contains(&id));
        for game in ["origami", "islands"] {
            let [whole, _] = place.records(game);
            let (over, _) = place.import(&whole);
            let made = |args: &str| {
                let line = good(&format!("tables play-on {over} {args} --json"), &place.data());
                let made: Value = serde_json::from_str(&line).expect("JSON");
                made["table"]["id"].as_str().expect("an id").to_owned()
            };
            let (was, anew) = (made("--at 12"), made("--at 12 --anew 0"));
            let record = good(&format!("export {was}"), &place.data());
            let lines: Vec<_> = record.lines().filter(|line| !line.starts_with("result")).collect();
            assert!(fs::read_to_string(&whole).expect("a record").starts_with(&lines[..lines.len() - 2].join("\n")));
            assert_eq!(place.status_of(&anew), "running");
        }
        for (args, why) in
            [("--at 3 --anew 9", "no_seat"), ("--at x", "invalid value"), ("--anew 300", "invalid value")]
        {
            let said = run(&format!("tables play-on {id} {args}"), &place.data());
            assert_eq!(said.code, Some(2), "{args}: {why}");
        }
        let unknown = run("tables play-on 000000000000", &place.data());
        assert_eq!(unknown.code, Some(2));
        let all = place.directory.path().join("all");
        let said = good(&format!("export --all --out {}", all.display()), &place.data());
        assert!(said.starts_with("7 records"), "{said}");
    }
}

#[test]
fn tables_are_listed_paused_resumed_and_deleted() {
    for runs in [false, true] {
        let place = Place::new(runs);
        let data = place.data();
        assert_eq!(good("tables", &data), "no tables\n");
        let [whole, beginning] = place.records("origami");
        let (over, _) = place.import(&whole);
        let (running, _) = place.import(&beginning);
        let list = good("tables", &data);
        assert!(list.lines().count() == 3 && list.contains(&over) && list.contains(&running), "{list}");
        let list = good("tables --status over --json", &data);
        assert!(list.lines().count() == 1 && list.contains(&over), "{list}");

        let was = place.status_of(&running);
        good(&format!("tables pause {running}"), &data);
        assert_eq!(place.status_of(&running), "paused", "it was {was}");
        assert!(refused(&format!("tables pause {running}"), &data).contains("paused"));
        good(&format!("tables resume {running}"), &data);
        assert_eq!(place.status_of(&running), "running");
        assert!(refused(&format!("tables pause {over}"), &data).contains("over"));
        good(&format!("tables delete {over}"), &data);
        for what in ["show", "pause", "resume", "delete"] {
            let line = refused(&format!("tables {what} {over}"), &data);
            assert!(line.contains(&over) && line.contains("no such table"), "{line}");
        }
        assert!(refused(&format!("export {over}"), &data).contains("no such table"));
        assert_eq!(good("tables --json", &data).lines().count(), 1);
    }
}

#[test]
fn an_imported_seat_can_be_played() {
    let place = Place::new(true);
    let [_, beginning] = place.records("origami");
    let (id, tokens) = place.import(&beginning);
    let server = place.server.as_ref().expect("it runs");
    let path = format!("/api/v1/tables/{id}");
    let mut looks = tokens.iter().map(|token| (token, server.json(200, "GET", &path, Some(token), "")));
    let is_asked = |(_, look): &(_, Value)| look["legal"]["count"].as_u64() > Some(0);
    let (token, look) = looks.find(is_asked).expect("somebody is asked");
    let body = serde_json::json!({ "version": look["table"]["version"], "move": look["legal"]["moves"][0] });
    let done = server.json(200, "POST", &format!("{path}/moves"), Some(token), &body.to_string());
    assert!(done["version"].as_u64() > look["table"]["version"].as_u64(), "{done}");
}

#[test]
fn a_record_that_does_not_hold_is_refused_with_its_line() {
    let place = Place::new(true);
    let [whole, _] = place.records("origami");
    let text = fs::read_to_string(&whole).expect("a record");
    let bad = place.directory.path().join("bad.txt");
    fs::write(&bad, text.replacen("\n0 ", "\n1 ", 1)).expect("a file");
    let line = refused(&format!("import {}", bad.display()), &place.data());
    assert!(line.contains("bad.txt") && line.contains("line "), "{line}");
    fs::write(&bad, b"\xff\xfe no text").expect("a file");
    assert!(refused(&format!("import {}", bad.display()), &place.data()).contains("bad.txt"));
    assert!(refused("import nothing.txt", &place.data()).contains("nothing.txt"));
    assert_eq!(good("tables", &place.data()), "no tables\n");
}

#[test]
fn a_backup_of_a_running_server_holds_its_tables() {
    let place = Place::new(true);
    let [whole, beginning] = place.records("origami");
    let (over, _) = place.import(&whole);
    let (running, _) = place.import(&beginning);
    let copy = place.directory.path().join("restored/senbazuru.db");
    fs::create_dir(place.directory.path().join("restored")).expect("a directory");
    let said = good(&format!("backup {}", copy.display()), &place.data());
    assert!(said.contains("2 tables"), "{said}");
    let line = refused(&format!("backup {}", copy.display()), &place.data());
    assert!(line.contains("is there already"), "{line}");

    // The copy is a data directory as it stands, and what happens here does not happen there.
    good(&format!("tables delete {over}"), &place.data());
    let restored = copy.parent().expect("a directory");
    assert_eq!(good(&format!("export {over}"), restored), fs::read_to_string(&whole).expect("a record"));
    let other = Server::start(restored);
    assert!(good("tables", restored).contains(&running));
    other.stop();
}

#[test]
fn the_status_tells_how_moves_become_durable() {
    for runs in [false, true] {
        let place = Place::new(runs);
        let status: Value = serde_json::from_str(&good("status --json", &place.data())).expect("JSON");
        assert_eq!((&status["journal"], &status["synchronous"]), (&"wal".into(), &"full".into()), "{status}");
        assert_eq!(status["running"], runs);
        assert_eq!(status["version"], env!("CARGO_PKG_VERSION"));
        assert_eq!(status["tables"]["running"], 0);
        assert!(good("status", &place.data()).contains("synchronous      full\n"));
    }
}

#[test]
fn a_visitor_is_forgotten() {
    for runs in [false, true] {
        let place = Place::new(true);
        let server = place.server.as_ref().expect("it runs");
        let visitor = server.json(201, "POST", "/api/v1/visitors", None, r#"{"name": "Ann"}"#);
        let token = visitor["token"].as_str().expect("a token").to_owned();
        let id = visitor["id"].as_str().expect("an id").to_owned();
        assert_eq!(server.json(200, "GET", "/api/v1/me", Some(&token), "")["name"], "Ann");
        let mut place = place;
        if !runs {
            place.server.take().expect("it runs").stop();
        }
        good(&format!("forget {id}"), &place.data());
        let server = place.server.take().unwrap_or_else(|| Server::start(&place.data()));
        server.json(401, "GET", "/api/v1/me", Some(&token), "");
        server.stop();
    }
}

#[test]
fn a_sweep_leaves_what_is_new() {
    let place = Place::new(true);
    let (id, _) = place.import(&place.records("origami")[0]);
    let socket = Address::Unix(place.data().join("control.sock"));
    let mut control = Blocking::new(&socket, GUARD).expect("a client");
    let swept = control.request("POST", "/sweep", &[], b"").expect("an answer");
    let text = String::from_utf8_lossy(&swept.body).into_owned();
    assert_eq!((swept.status, text.as_str()), (200, r#"{"tables":0,"visitors":0}"#));
    assert!(good("tables", &place.data()).contains(&id));
    assert_eq!(control.request("GET", "/nothing", &[], b"").expect("an answer").status, 404);
    // What the operator may do nobody else may.
    let server = place.server.as_ref().expect("it runs");
    for path in ["/sweep", "/import"] {
        assert_eq!(server.ask("POST", path, None, "").status, 404, "{path}");
    }
}

#[test]
fn the_operator_says_that_the_clock_is_right() {
    let place = Place::new(true);
    assert_eq!(good("sweep", &place.data()), "deleted 0 tables and 0 visitors\n");
    let status = good("status --json", &place.data());
    assert!(status.contains(r#""clock_days_ahead":0"#), "{status}");
    let place = Place::new(false);
    assert!(refused("sweep", &place.data()).contains("no server runs"), "how long is kept is the server's to say");
}

#[test]
fn what_is_not_there_is_said_in_one_line() {
    let nowhere = directory();
    let data = nowhere.path().join("nothing");
    for args in ["tables", "status", "export --all --out x", "backup copy.db", "forget abc", "tables show abc"] {
        let line = refused(args, &data);
        assert!(line.contains("nothing"), "{args}: {line}");
    }
    assert!(!data.exists(), "no command makes a data directory");
    let place = Place::new(false);
    for args in ["tables show ../status", "tables delete a/b", "export ?", "forget a/../b"] {
        let line = refused(args, &place.data());
        assert!(line.contains("such an id"), "{args}: {line}");
    }
    assert_eq!(run("tables show", &place.data()).code, Some(2));
    assert_eq!(run("export", &place.data()).code, Some(2));
}
