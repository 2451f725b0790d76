//! `replay` of records of Origami Islands.

use serde_json::Value;

use super::{files, mine};
use crate::{good, recorded, recorded_of, run, run_with_input};

#[test]
fn recorded_games_replay() {
    for players in 2..=6 {
        let (name, args) = (format!("islands-replay{players}"), format!("--players {players} --games 3 --seed 2"));
        for record in recorded_of("islands", &name, &args) {
            let report = run_with_input("replay - --json", record.as_bytes()).json();
            let keys: Vec<_> = report.as_object().expect("an object").keys().map(String::as_str).collect();
            assert_eq!(keys, ["digest", "game", "moves", "ok", "players", "standing"]);
            assert_eq!((&report["game"], &report["players"]), (&"islands".into(), &players.into()));
            let lines: Vec<_> = record.lines().collect();
            assert_eq!((lines[1], lines[3]), ("game islands", &*format!("players {players}")));
            let first = lines.iter().position(|l| *l == "moves").expect("the header ends");
            assert_eq!(report["moves"], lines.len() - first - 3, "all lines between the header and the result");
            let standing = report["standing"].as_array().expect("by seat");
            let result: String = standing.iter().map(|s| format!(" {}:{}", s["score"], s["place"])).collect();
            assert_eq!(lines[lines.len() - 2], format!("result{result}"));
            assert_eq!(lines[lines.len() - 1], format!("digest {}", report["digest"].as_str().expect("hex")));
            let text = run_with_input("replay -", record.as_bytes()).stdout;
            assert!(text.starts_with(&format!("islands, {players} players, ")), "{text}");
        }
    }
}

#[test]
fn an_unfinished_game_has_no_standing() {
    let record = recorded_of("islands", "islands-unfinished", "--games 1").remove(0);
    let first = record.lines().position(|l| l == "moves").expect("the header ends");
    let start: String = record.split_inclusive('\n').take(first + 6).collect();
    let report = run_with_input("replay - --json", start.as_bytes()).json();
    assert_eq!((&report["standing"], &report["moves"]), (&Value::Array(vec![]), &5.into()));
    assert!(run_with_input("replay -", start.as_bytes()).stdout.contains("the game is not over"));
}

#[test]
fn a_bad_record_is_refused_with_its_place() {
    let good = recorded_of("islands", "islands-bad", "--games 1 --islands heron,ember --variant catch-up").remove(0);
    let lines: Vec<_> = good.lines().collect();
    let number_of = |prefix: &str| 1 + lines.iter().position(|l| l.starts_with(prefix)).expect(prefix);
    let (first, result) = (number_of("moves") + 1, number_of("result"));
    assert!(lines[first - 1].starts_with("* rolled "), "the lot: {}", lines[first - 1]);
    let bid = 1 + lines.iter().position(|l| l.contains(" bid ") || l.contains(" pass")).expect("a bid");
    let seat: u8 = lines[bid - 1][..1].parse().expect("a seat");
    let other = 1 - seat;
    for (number, column, change) in [
        (1, 18, "senbazuru record 9".to_owned()),
        (2, 6, "game island".to_owned()),
        (3, 7, "rules 9".to_owned()),
        (4, 9, "players 7".to_owned()),
        (4, 9, "players 1".to_owned()),
        (5, 9, "variant best".to_owned()),
        (6, 14, "sheets heron atlantis".to_owned()),
        (7, 7, "atlas 0000000000000000".to_owned()),
        (first, 3, "* rolled 3".to_owned()),
        (first, 10, "* rolled x".to_owned()),
        (first, 1, "0 pass".to_owned()),
        (bid, 1, "7 pass".to_owned()),
        (bid, 1, format!("{other} pass")),
        (bid, 3, format!("{seat} fly")),
        (bid, 3, format!("{seat} bid 99")),
        (bid, 3, format!("{seat} bid 0")),
        (bid, 7, format!("{seat} bid x")),
        (bid, 3, format!("{seat} give-up")),
        (bid, 15, format!("{seat} paint 1 red z9")),
        (result, 8, "result 999:1 0:2".to_owned()),
        (result + 1, 8, "digest 0123456789abcdef".to_owned()),
    ] {
        let mut changed = lines.clone();
        changed[number - 1] = &change;
        let text = changed.join("\n");
        let run = run_with_input("replay -", text.as_bytes());
        let place = format!("senbazuru: standard input: line {number}, column {column}: ");
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{}", run.stderr);
        assert!(run.stderr.starts_with(&place), "{change}: {}", run.stderr);
        let refusal = run_with_input("replay - --json", text.as_bytes()).json();
        assert_eq!(
            (&refusal["ok"], &refusal["line"], &refusal["column"]),
            (&false.into(), &number.into(), &column.into())
        );
    }
}

#[test]
fn an_illegal_move_names_its_rule() {
    let good = recorded_of("islands", "islands-illegal", "--games 1 --islands heron,ember").remove(0);
    let lines: Vec<_> = good.lines().collect();
    let bid = lines.iter().position(|l| l.contains(" bid ") || l.contains(" pass")).expect("a bid");
    let seat = &lines[bid][..1];
    for (answer, rule) in [("bid 99", "I-3.2"), ("bid 0", "I-3.2")] {
        let text = format!("{}\n{seat} {answer}\n", lines[..bid].join("\n"));
        let run = run_with_input("replay -", text.as_bytes());
        assert!(run.code == Some(2) && run.stderr.contains(rule), "{answer}: {}", run.stderr);
    }
}

#[test]
fn events_are_lines_of_json_with_the_move_that_caused_them() {
    let record = recorded_of("islands", "islands-events", "--games 1 --seed 4 --players 3").remove(0);
    let moves: Vec<_> = record.lines().skip_while(|l| *l != "moves").skip(1).collect();
    let events = run_with_input("replay - --events", record.as_bytes());
    assert_eq!((events.code, events.stderr.as_str()), (Some(0), ""));
    for line in events.stdout.lines() {
        let event: Value = serde_json::from_str(line).expect("JSON");
        let number = event["move"].as_u64().expect("a number") as usize;
        assert_eq!(event["text"], moves[number - 1]);
        let by = moves[number - 1].split(' ').next().and_then(|s| s.parse::<u8>().ok());
        assert_eq!(event["by"], serde_json::json!(by));
    }
    assert!(events.stdout.lines().last().is_some_and(|l| l.ends_with("\"event\":\"ends\"}")), "{}", events.stdout);
}

#[test]
fn a_record_holds_an_owners_sheets() {
    let dir = mine("islands-own");
    let args = format!("--sheets {} --islands my_near,my_far,heron --games 3", dir.display());
    let with_files = format!("replay - --json --sheets {}", dir.display());
    for record in recorded_of("islands", "islands-own-records", &args) {
        assert!(record.contains("\n| sheet my_near near printed\n| island Left Foot\n"), "{record}");
        assert!(!record.contains("| sheet heron"), "ours are known");
        let alone = run_with_input("replay - --json", record.as_bytes());
        let with = run_with_input(&with_files, record.as_bytes());
        assert_eq!((alone.code, alone.stderr.as_str()), (Some(0), ""));
        assert_eq!((with.code, with.stderr.as_str()), (Some(0), ""));
        assert_eq!(alone.json(), with.json());
        // The files stand in for the lines.
        let bare: String = record.split_inclusive('\n').filter(|l| !l.starts_with('|')).collect();
        assert_eq!(run_with_input("replay - --json", bare.as_bytes()).code, Some(2));
        assert_eq!(run_with_input(&with_files, bare.as_bytes()).json(), alone.json());
    }
}

#[test]
fn a_record_of_other_sheets_is_refused_at_its_digest() {
    let dir = mine("islands-other");
    let args = format!("--sheets {} --islands my_near,heron --games 1", dir.display());
    let record = recorded_of("islands", "islands-other-records", &args).remove(0);
    let changed = super::MINE.replace("~L.rr.", "~L.bb.");
    let other = files("islands-other-files", &[("mine.txt", changed.as_bytes())]);
    let run = run_with_input(&format!("replay - --sheets {}", other.display()), record.as_bytes());
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
    assert!(
        run.stderr.starts_with("senbazuru: standard input: line 6, column 7: the atlas here has digest "),
        "{}",
        run.stderr
    );
}

#[test]
fn options_of_the_other_games_are_refused() {
    let dir = mine("islands-replay-options");
    let islands = recorded_of("islands", "islands-replay-option", "--games 1").remove(0);
    let cards = recorded("islands-replay-cards", "--games 1").remove(0);
    let edition = files("islands-replay-edition", &[("mine.toml", b"")]).join("mine.toml");
    let refused = |args: String, record: &str| {
        let run = run_with_input(&args, record.as_bytes());
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{}", run.stderr);
        run.stderr
    };
    let why = refused(format!("replay - --edition {}", edition.display()), &islands);
    assert_eq!(why, "senbazuru: --edition is an option of the card games; with islands it means nothing.\n");
    let why = refused(format!("replay - --sheets {}", dir.display()), &cards);
    assert_eq!(why, "senbazuru: --sheets is an option of the game islands; here it means nothing.\n");
}

#[test]
fn the_game_is_told_in_words() {
    let dir = crate::directory("islands-log");
    good(&format!("simulate islands --games 1 --seed 7 --players 3 --record {}", dir.display()));
    let file = dir.join("000001.txt").display().to_string();
    let mut told = Vec::new();
    for language in ["en", "it", "de"] {
        let text = good(&format!("replay {file} --log --lang {language}")).stdout;
        assert!(text.lines().count() > 100 && !text.contains('{') && !text.contains('\x1b'), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        told.push(text);
    }
    assert!(told[0] != told[1] && told[1] != told[2]);
    assert_eq!(told[0].lines().filter(|l| l.starts_with("Round ")).count(), 24, "{}", told[0]);
    // What others keep is not known before all have chosen.
    let own = good(&format!("replay {file} --log --as 0")).stdout;
    assert_ne!(own, told[0]);
    let refused = run(&format!("replay {file} --log --as 3"));
    assert_eq!((refused.code, refused.stderr.lines().count()), (Some(2), 1), "{}", refused.stderr);
}
