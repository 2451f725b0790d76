//! `simulate islands` and `perft islands`.

use islands::{Atlas, Setup, SheetSet, State, Variant};
use serde_json::Value;
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Stream};

use super::{digest, mine};
use crate::{good, recorded_of, run_with_input};

/// The fields in the order of the report.
const KEYS: [&str; 21] = [
    "game",
    "players",
    "sheets",
    "variant",
    "seed",
    "atlas",
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
    "bots",
    "chances",
    "threads",
    "interrupted",
];

#[test]
fn the_report_has_the_promised_fields() {
    let run = good("simulate islands --games 20 --players 3 --variant catch-up --json");
    let report = run.json();
    let mut rest = run.stdout.as_str();
    for key in KEYS {
        let at = rest.find(&format!("\"{key}\":")).unwrap_or_else(|| panic!("{key} is missing or out of order"));
        rest = &rest[at..];
    }
    assert_eq!(report.as_object().map(|o| o.len()), Some(KEYS.len()));
    assert_eq!((&report["game"], &report["players"], &report["games"]), (&"islands".into(), &3.into(), &20.into()));
    assert_eq!((&report["variant"], &report["turns_mean"]), (&"catch-up".into(), &24.0.into()), "24 rounds");
    assert_eq!(report["bots"], serde_json::json!(["random", "random", "random"]));
    assert_eq!(report["atlas"].as_str().map(str::len), Some(16));
    let wins: f64 = report["wins"].as_array().expect("by seat").iter().filter_map(Value::as_f64).sum();
    assert!((wins - 20.0).abs() < 1e-9, "every game has one victory: {wins}");
}

#[test]
fn the_text_says_the_same_as_the_json() {
    let args = "simulate islands --games 30 --seed 9 --islands heron,ember --bots random";
    let report = good(&format!("{args} --json")).json();
    let text = good(args).stdout;
    assert!(
        text.starts_with("islands, 2 players, heron ember, standard rules, seed 9\nbots: random random\n"),
        "{text}"
    );
    for key in ["digest", "atlas"] {
        let line = format!("\n{key:<17} {}\n", report[key].as_str().expect("hex"));
        assert!(text.contains(&line), "{key} in {text}");
    }
    assert!(text.contains("\nrounds per game   24.00\n") && !text.contains("edition"), "{text}");
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for bots in ["random", "greedy"] {
        let args = format!("--games 200 --seed 5 --bots {bots} --players 3 --threads");
        let one = digest(&format!("{args} 1"));
        assert_eq!(one, digest(&format!("{args} 2")), "{bots}");
        assert_eq!(one, digest(&format!("{args} 7")), "{bots}");
        assert_ne!(one, digest(&format!("--games 200 --seed 6 --bots {bots} --players 3")), "{bots}");
    }
}

/// Games of today are games of tomorrow: these change only if a rule changes, and then with the rules version.
#[test]
fn digests_hold_for_ever() {
    let dir = mine("islands-digests").display().to_string();
    let mut wrong = String::new();
    for (args, expected) in [
        ("--islands my_near,my_far", "df9a60d684aa2bbd"),
        ("--islands my_near,my_far --players 3 --variant catch-up", "8a03f55c3f6f7180"),
        ("--islands my_near,my_far --players 6", "a6af8778d8e3d68d"),
        ("--islands my_near,my_far,heron --players 4 --variant catch-up", "f3fd5331d7506370"),
        ("--islands near --players 5", "2575fba87a714126"),
        ("--islands far --players 2", "e0df8565629bc8a9"),
    ] {
        let got = digest(&format!("{args} --games 300 --seed 1 --sheets {dir}"));
        if got != expected {
            wrong += &format!("        ({args:?}, {got:?}),\n");
        }
    }
    assert!(wrong.is_empty(), "other digests:\n{wrong}");
}

#[test]
fn sheets_are_chosen_by_name_or_kind() {
    let sheets = |args: &str| good(&format!("simulate islands --games 1 --json {args}")).json()["sheets"].clone();
    let two = serde_json::json!(["heron", "ember"]);
    for names in ["heron,ember", "ember,heron", "EMBER,Heron-Bay", "still_heron,ember,heron", "heron,emberreach"] {
        assert_eq!(sheets(&format!("--islands {names}")), two, "{names}");
    }
    let dir = mine("islands-kinds");
    let all = sheets(&format!("--sheets {}", dir.display()));
    let of = |names: &str| sheets(&format!("--islands {names} --sheets {}", dir.display()));
    let words = |list: &Value| {
        list.as_array().expect("a list").iter().map(|s| s.as_str().expect("a word").to_owned()).collect::<Vec<_>>()
    };
    let (all, near, far) = (words(&all), words(&of("near")), words(&of("FAR")));
    assert!(all.contains(&"my_near".to_owned()) && all.contains(&"my_far".to_owned()), "{all:?}");
    assert!(near.contains(&"my_near".to_owned()) && !near.contains(&"my_far".to_owned()), "{near:?}");
    assert!(!far.contains(&"my_near".to_owned()) && far.contains(&"my_far".to_owned()), "{far:?}");
    assert_eq!(near.len() + far.len(), all.len());
    assert_eq!(words(&of("near,far")), all);
    assert_eq!(words(&of("left-foot,ember")), ["ember", "my_near"]);
}

#[test]
fn with_two_sheets_nobody_chooses() {
    for record in recorded_of("islands", "islands-two", "--islands heron,ember --games 3 --players 4") {
        assert!(!record.contains(" keep "), "{record}");
    }
    let dir = mine("islands-four");
    let args = format!("--sheets {} --games 3 --players 4", dir.display());
    for record in recorded_of("islands", "islands-four-records", &args) {
        assert_eq!(record.matches(" keep ").count(), 4);
    }
}

#[test]
fn bots_play_in_their_seats() {
    let args = "simulate islands --games 60 --seed 3 --players 3 --json --bots";
    let mixed = good(&format!("{args} random,greedy,random")).json();
    assert_eq!(mixed["bots"], serde_json::json!(["random", "greedy", "random"]));
    let scores: Vec<_> = mixed["scores_mean"].as_array().expect("by seat").iter().filter_map(Value::as_f64).collect();
    assert!(scores[1] > scores[0] + 20.0 && scores[1] > scores[2] + 20.0, "{scores:?}");
    assert_eq!(
        good(&format!("{args} greedy")).json()["digest"],
        good(&format!("{args} greedy,greedy,greedy")).json()["digest"]
    );
}

#[test]
fn rounds_are_counted() {
    let mut rounds = 0;
    for record in recorded_of("islands", "islands-rounds", "--games 4 --players 5 --seed 2") {
        let events = run_with_input("replay - --events", record.as_bytes()).stdout;
        rounds += events.matches("\"event\":\"round\"").count();
    }
    assert_eq!(rounds, 4 * 24);
}

#[test]
fn records_are_written_and_add_up_to_the_digest() {
    let args = "--players 4 --variant catch-up --games 20 --seed 11 --threads 2";
    let mut sum: u64 = 0;
    for record in recorded_of("islands", "islands-records", args) {
        let digest = record.lines().last().and_then(|l| l.strip_prefix("digest ")).expect("the last line");
        sum = sum.wrapping_add(u64::from_str_radix(digest, 16).expect("hex"));
    }
    assert_eq!(digest(args), format!("{sum:016x}"));
}

#[test]
fn perft_counts_answers_of_players() {
    let run = good("perft islands --seed 1 --depth 2 --islands heron,ember --json");
    let report = run.json();
    let keys: Vec<_> = report.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, ["atlas", "counts", "game", "interrupted", "players", "seed", "sheets", "variant"]);
    assert_eq!((&report["game"], &report["sheets"]), (&"islands".into(), &serde_json::json!(["heron", "ember"])));
    let counts: Vec<_> =
        report["counts"].as_array().expect("a list").iter().filter_map(|c| c["nodes"].as_u64()).collect();
    let text = good("perft islands --seed 1 --depth 2 --islands heron,ember").stdout;
    assert_eq!(text, format!("1 {}\n2 {}\n", counts[0], counts[1]));
    // Where sheets are dealt, the first two answers keep two of three.
    let dir = mine("islands-perft");
    let text = good(&format!("perft islands --seed 1 --depth 2 --sheets {}", dir.display())).stdout;
    assert_eq!(text, "1 3\n2 9\n");
}

/// Options, seed, positions at depth 1, 2, …
const COUNTS: &[(&str, u64, &[u64])] = &[
    ("heron,ember --players 2", 1, &[16, 139, 794, 5971, 52024]),
    ("heron,ember --players 3 --variant catch-up", 2, &[15, 136, 1005, 7416, 58402]),
    ("koi,fox --players 6", 3, &[11, 69, 448, 3387, 27217]),
    ("near --players 2", 4, &[3, 9, 144, 1251, 7011]),
    ("far --players 4 --variant catch-up", 5, &[3, 9, 27, 81, 1296]),
];

#[test]
fn the_counts_are_as_committed_and_as_counted_level_by_level() {
    let mut wrong = String::new();
    for &(options, seed, expected) in COUNTS {
        let report = good(&format!("perft islands --islands {options} --seed {seed} --depth 5 --json")).json();
        let counts = report["counts"].as_array().expect("a list").iter();
        let counted: Vec<_> = counts.map(|c| c["nodes"].as_u64().expect("a number")).collect();
        if counted != expected {
            wrong += &format!("    ({options:?}, {seed}, &{counted:?}),\n");
        }
        assert_eq!(counted[..4], level_by_level(&report, seed, 4), "{options}");
    }
    assert!(wrong.is_empty(), "other counts:\n{wrong}");
}

/// The same counts in a slower and simpler way, at the table of a report.
fn level_by_level(report: &Value, seed: u64, depth: usize) -> Vec<u64> {
    let atlas = Atlas::standard();
    let words = report["sheets"].as_array().expect("words").iter().filter_map(Value::as_str);
    let sheets: SheetSet = words.filter_map(|word| atlas.named(word)).collect();
    let players = report["players"].as_u64().expect("a number") as u8;
    let variant = Variant::named(report["variant"].as_str().expect("a word")).expect("a variant");
    let setup = Setup::new(players, sheets, variant, atlas).expect("a good setup");
    let mut first = (State::start(&setup), Stream::of_game(seed, 0));
    roll(&mut first);
    let (mut positions, mut counts) = (vec![first], Vec::new());
    for _ in 0..depth {
        positions = positions.iter().flat_map(next).collect();
        counts.push(positions.len() as u64);
    }
    counts
}

/// All positions after one more move.
fn next(position: &(State, Stream)) -> Vec<(State, Stream)> {
    let seat = match position.0.asked() {
        Asked::Seat(seat, _) => Some(seat),
        Asked::Together(seats, _) => seats.first(),
        Asked::Chance(..) | Asked::Over => None,
    };
    let Some(by) = seat.map(Actor::Seat) else { return Vec::new() };
    let mut list = MoveBuf::with_capacity(State::MAX_MOVES);
    position.0.moves(by, &mut list);
    let after = |&m| {
        let mut after = position.clone();
        after.0.apply(by, m, &mut NoLog);
        roll(&mut after);
        after
    };
    list.iter().map(after).collect()
}

fn roll((state, stream): &mut (State, Stream)) {
    while let Asked::Chance(roll, _) = state.asked() {
        state.apply(Actor::Chance, roll.draw(stream).into(), &mut NoLog);
    }
}
