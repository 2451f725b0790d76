//! `simulate`.

use serde_json::Value;

use crate::{directory, good, recorded, run_with_input};

/// The fields in the order of the report.
const KEYS: [&str; 20] = [
    "game",
    "players",
    "families",
    "seed",
    "edition",
    "games",
    "decisions",
    "forced",
    "turns_mean",
    "wall_seconds",
    "cpu_seconds",
    "decisions_per_cpu_second",
    "wins",
    "scores_mean",
    "ties",
    "digest",
    "characters",
    "chances",
    "threads",
    "interrupted",
];

/// A report without what may differ between two equal runs.
fn lasting(args: &str) -> Value {
    let mut report = good(args).json();
    for key in ["wall_seconds", "cpu_seconds", "decisions_per_cpu_second", "threads"] {
        report.as_object_mut().expect("an object").remove(key);
    }
    report
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let args = "simulate origami --games 1000 --seed 5 --json --threads";
    let one = lasting(&format!("{args} 1"));
    assert_eq!(one, lasting(&format!("{args} 2")));
    assert_eq!(one, lasting(&format!("{args} 7")));
    let other_seed = lasting("simulate origami --games 1000 --seed 6 --json --threads 2");
    assert_ne!(one["digest"], other_seed["digest"]);
}

/// Games of today are games of tomorrow: these change only if a rule changes, and then with the rules version.
#[test]
fn digests_hold_for_ever() {
    for (families, digest) in [
        ("farm,sky", "e2ff6af0d469cfbf"),
        ("savannah,lawn", "88806f2c6ce6b9a9"),
        ("sky,sea,lawn", "d808ba7921f6ce49"),
        ("farm,sky,sea,savannah", "71ed6cab4205674e"),
    ] {
        let report = good(&format!("simulate origami --families {families} --games 500 --seed 1 --json")).json();
        assert_eq!(report["digest"], digest, "{families}");
    }
}

#[test]
fn the_report_has_the_promised_fields() {
    let run = good("simulate origami --games 100 --json");
    let report = run.json();
    // In this order too: the text of the line, not the parsed object, keeps it.
    let mut rest = run.stdout.as_str();
    for key in KEYS {
        let at = rest.find(&format!("\"{key}\":")).unwrap_or_else(|| panic!("{key} is missing or out of order"));
        rest = &rest[at..];
    }
    assert_eq!(report.as_object().map(|o| o.len()), Some(KEYS.len()));
    assert_eq!((&report["game"], &report["players"], &report["games"]), (&"origami".into(), &2.into(), &100.into()));
    assert_eq!(report["digest"].as_str().map(str::len), Some(16));
    let wins: f64 = report["wins"].as_array().expect("by seat").iter().filter_map(Value::as_f64).sum();
    assert!((wins - 100.0).abs() < 1e-9, "every game has one victory: {wins}");
    assert!(report["decisions_per_cpu_second"].as_f64() > Some(0.0));
    assert!(report["turns_mean"].as_f64() > Some(10.0));
}

#[test]
fn turns_are_those_that_begin() {
    for (players, args) in [(2, "--families farm,savannah"), (4, "--players 4")] {
        let records = recorded(&format!("turns{players}"), &format!("{args} --games 20 --seed 3"));
        let mut turns = 0;
        for record in &records {
            let events = run_with_input("replay - --events", record.as_bytes()).stdout;
            turns += events.matches("\"event\":\"turn\"").count();
        }
        let report = good(&format!("simulate origami {args} --games 20 --seed 3 --json")).json();
        assert_eq!(report["turns_mean"].as_f64(), Some(turns as f64 / 20.0), "{args}");
    }
}

#[test]
fn games_are_as_many_as_asked_for_and_none_is_fine() {
    let none = good("simulate origami --games 0 --json").json();
    assert_eq!((&none["games"], &none["turns_mean"], &none["ties"]), (&0.into(), &0.0.into(), &0.into()));
    assert_eq!((&none["wins"], &none["digest"]), (&vec![0.0, 0.0].into(), &"0000000000000000".into()));
    assert!(good("simulate origami --games 0").stdout.contains("0 games"));
    for games in [1, 63, 64, 65, 200] {
        let report = good(&format!("simulate origami --games {games} --threads 3 --json")).json();
        assert_eq!(report["games"], games);
    }
}

#[test]
fn players_and_families_follow_from_each_other() {
    for (args, players, families) in [
        ("--families sea,farm", 2, vec!["farm", "sea"]),
        ("--families Lawn,sky,savannah", 3, vec!["sky", "savannah", "lawn"]),
        ("--players 4 --families farm,sky,sea,lawn", 4, vec!["farm", "sky", "sea", "lawn"]),
    ] {
        let report = good(&format!("simulate origami --games 2 --json {args}")).json();
        assert_eq!((&report["players"], &report["families"]), (&players.into(), &families.into()), "{args}");
        assert_eq!(report["scores_mean"].as_array().map(Vec::len), Some(players), "{args}");
    }
    let drawn = good("simulate origami --games 2 --json --players 3").json();
    assert_eq!(drawn["families"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_text_says_the_same_as_the_json() {
    let report = good("simulate origami --games 300 --seed 9 --json").json();
    let text = good("simulate origami --games 300 --seed 9").stdout;
    for key in ["digest", "edition"] {
        assert!(text.contains(report[key].as_str().expect("hex")), "{key} in {text}");
    }
    let families: Vec<_> = report["families"].as_array().expect("words").iter().filter_map(Value::as_str).collect();
    assert!(text.starts_with(&format!("origami, 2 players, {}, seed 9\n", families.join(" "))), "{text}");
    assert!(!text.contains("interrupted"), "{text}");
}

#[test]
fn records_are_written_and_add_up_to_the_digest() {
    let args = "--players 3 --games 70 --seed 11 --threads 2";
    let records = recorded("records", args);
    assert_eq!(records.len(), 70);
    let dir = directory("records").with_file_name("records-again").join("deeper");
    let report = good(&format!("simulate origami {args} --json --record {}", dir.display())).json();
    assert_eq!(std::fs::read_to_string(dir.join("000070.txt")).expect("written"), records[69]);
    let mut sum: u64 = 0;
    for record in &records {
        let digest = record.lines().last().and_then(|l| l.strip_prefix("digest ")).expect("the last line");
        sum = sum.wrapping_add(u64::from_str_radix(digest, 16).expect("hex"));
    }
    assert_eq!(report["digest"], format!("{sum:016x}"));
}

#[test]
fn families_are_known_by_their_names_in_any_language() {
    let digest = |families: &str| {
        good(&format!("simulate origami --families {families} --games 5 --json")).json()["digest"].clone()
    };
    assert_eq!(digest("mare,prato"), digest("sea,lawn"));
    assert_eq!(digest("Meer,Wiese"), digest("sea,lawn"));
}

#[test]
fn bots_play_the_card_games_too() {
    let plain = good("simulate origami --games 30 --seed 3 --json").json();
    let random = good("simulate origami --games 30 --seed 3 --bots random --json").json();
    assert_eq!(random["digest"], plain["digest"]);
    assert_eq!((random.get("budget"), &random["bots"]), (None, &serde_json::json!(["random", "random"])));
    assert!(plain.get("bots").is_none());
    let args = "simulate legends --games 6 --seed 3 --bots ismcts,random,random --players 3 --nodes 10";
    let one = good(&format!("{args} --threads 1 --json")).json();
    let three = good(&format!("{args} --threads 3 --json")).json();
    assert_eq!((&one["digest"], &one["budget"]), (&three["digest"], &serde_json::json!({"nodes": 10})));
    let scores: Vec<_> = one["scores_mean"].as_array().expect("by seat").iter().filter_map(|s| s.as_f64()).collect();
    assert!(scores[0] > scores[1] && scores[0] > scores[2], "{scores:?}");
    let text = good(args).stdout;
    assert!(text.contains("\nbots: ismcts random random\nbudget: 10 worlds a decision\n"), "{text}");
}
