//! `replay`.

use serde_json::Value;

use crate::{directory, good, recorded, run, run_with_input};

#[test]
fn recorded_games_replay() {
    for players in 2..=4 {
        for record in recorded(&format!("replay{players}"), &format!("--players {players} --games 8 --seed 2")) {
            let report = run_with_input("replay - --json", record.as_bytes()).json();
            let keys: Vec<_> = report.as_object().expect("an object").keys().map(String::as_str).collect();
            assert_eq!(keys, ["digest", "game", "moves", "ok", "players", "standing"]);
            assert_eq!((&report["ok"], &report["players"]), (&true.into(), &players.into()));
            let lines: Vec<_> = record.lines().collect();
            let first = lines.iter().position(|l| *l == "moves").expect("the header ends");
            assert_eq!(report["moves"], lines.len() - first - 3, "all lines between the header and the result");
            let standing = report["standing"].as_array().expect("by seat");
            let result: String = standing.iter().map(|s| format!(" {}:{}", s["score"], s["place"])).collect();
            assert_eq!(lines[lines.len() - 2], format!("result{result}"));
            assert_eq!(lines[lines.len() - 1], format!("digest {}", report["digest"].as_str().expect("hex")));
        }
    }
}

#[test]
fn files_and_standard_input_are_the_same() {
    let dir = directory("files");
    good(&format!("simulate origami --games 1 --record {}", dir.display()));
    let path = dir.join("000001.txt");
    let record = std::fs::read(&path).expect("written");
    let text = good(&format!("replay {}", path.display())).stdout;
    assert_eq!(text, run_with_input("replay -", &record).stdout);
    assert!(text.contains("every one is legal") && text.contains("seat  score  place"), "{text}");
}

#[test]
fn an_unfinished_game_has_no_standing() {
    let record = recorded("unfinished", "--games 1").remove(0);
    let start: String = record.split_inclusive('\n').take(12).collect();
    let report = run_with_input("replay - --json", start.as_bytes()).json();
    assert_eq!(
        (&report["ok"], &report["standing"], &report["moves"]),
        (&true.into(), &Value::Array(vec![]), &5.into())
    );
    assert!(run_with_input("replay -", start.as_bytes()).stdout.contains("the game is not over"));
}

#[test]
fn a_bad_record_is_refused_with_its_place() {
    let good = recorded("bad", "--games 1 --families farm,sky").remove(0);
    let lines: Vec<_> = good.lines().collect();
    let number_of = |prefix: &str| 1 + lines.iter().position(|l| l.starts_with(prefix)).expect(prefix);
    let result = number_of("result");
    for (number, column, change) in [
        (1, 18, "senbazuru record 9"),
        (4, 9, "players 9"),
        (5, 15, "families farm moon"),
        (6, 9, "edition 0000000000000000"),
        (8, 12, "* shuffled zz"),
        (9, 1, "7 pass"),
        (9, 3, "0 fly"),
        (9, 3, "0 pass"),
        (result, 8, "result 99:1 0:2"),
        (result + 1, 8, "digest 0123456789abcdef"),
    ] {
        let mut changed = lines.clone();
        changed[number - 1] = change;
        let text = changed.join("\n");
        let run = run_with_input("replay -", text.as_bytes());
        let place = format!("senbazuru: standard input: line {number}, column {column}: ");
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{}", run.stderr);
        assert!(run.stderr.starts_with(&place), "{change}: {}", run.stderr);
        let run = run_with_input("replay - --json", text.as_bytes());
        assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1));
        let refusal = run.json();
        assert_eq!(
            (&refusal["ok"], &refusal["line"], &refusal["column"]),
            (&false.into(), &number.into(), &column.into())
        );
        assert!(place.len() < run.stderr.len() && run.stderr.contains(refusal["error"].as_str().expect("text")));
    }
}

#[test]
fn an_illegal_move_names_its_rule() {
    let good = recorded("illegal", "--games 1 --families farm,sky").remove(0);
    let cut = good.find("shuffled").and_then(|at| good[at..].find('\n').map(|end| at + end + 1)).expect("a shuffle");
    for (line, rule) in [("0 pay cat", "O-3.1"), ("1 pay cat", "O-3.1"), ("0 pass", "O-3."), ("1 pass", "O-3.")] {
        let run = run_with_input("replay -", format!("{}{line}\n", &good[..cut]).as_bytes());
        assert!(run.code == Some(2) && run.stderr.contains(rule), "{line}: {}", run.stderr);
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let run = run_with_input("replay -", b"senbazuru record 1\ngame \xff\xfe\n");
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("line 2, column 6: "), "{}", run.stderr);
}

#[test]
fn a_missing_file_is_told_as_json_too() {
    let run = run("replay /no/such/file --json");
    assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1));
}

#[test]
fn events_are_lines_of_json_with_the_move_that_caused_them() {
    let record = recorded("events", "--games 1 --families sea,lawn --seed 4").remove(0);
    let moves: Vec<_> = record.lines().skip_while(|l| *l != "moves").skip(1).collect();
    let events = run_with_input("replay - --events", record.as_bytes());
    assert_eq!((events.code, events.stderr.as_str()), (Some(0), ""));
    let mut decks = 0;
    for line in events.stdout.lines() {
        let event: Value = serde_json::from_str(line).expect("JSON");
        let number = event["move"].as_u64().expect("a number") as usize;
        assert_eq!(event["text"], moves[number - 1]);
        let by = moves[number - 1].split(' ').next().and_then(|s| s.parse::<u8>().ok());
        assert_eq!(event["by"], serde_json::json!(by));
        if event["event"] == "shuffled" {
            let order = event["order"].as_array().expect("the deck");
            assert!(!order.is_empty() && order.iter().all(Value::is_string));
            assert!(decks > 0 || order.len() == 36, "the first deck holds all cards");
            decks += 1;
        }
    }
    assert_eq!(decks, record.matches("* shuffled").count());
    assert!(events.stdout.lines().last().is_some_and(|l| l.ends_with("\"event\":\"over\"}")));
}
