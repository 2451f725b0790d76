//! `arena`.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{command, directory, good, interrupted, run};

/// The fields in the order of the report, and those of each bot.
const KEYS: [&str; 7] = ["game", "games", "seed", "budget", "bots", "deals", "interrupted"];
const BOT_KEYS: [&str; 10] = [
    "name",
    "win_share",
    "ci95",
    "score_diff_mean",
    "first_places",
    "ms_p50",
    "ms_p99",
    "nodes_mean",
    "elo",
    "dominated",
];

/// The report without what a clock says.
fn report(args: &str) -> Value {
    without_times(good(&format!("arena {args} --json")).json())
}

fn without_times(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().expect("a list") {
        for key in ["ms_p50", "ms_p99"] {
            let time = bot.as_object_mut().expect("an object").remove(key);
            assert!(time.and_then(|ms| ms.as_f64()).is_some_and(|ms| ms >= 0.0), "{key}");
        }
    }
    report
}

/// The deals of a file without what a clock says.
fn deals(file: &PathBuf) -> Vec<Value> {
    let text = fs::read_to_string(file).expect("text");
    let read = |line: &str| {
        let mut deal: Value = serde_json::from_str(line).expect("JSON");
        for spent in deal["spent"].as_array_mut().into_iter().flatten() {
            spent[2].take();
        }
        deal
    };
    text.lines().map(read).collect()
}

fn file(name: &str) -> PathBuf {
    let dir = directory(name);
    fs::create_dir_all(&dir).expect("a directory");
    dir.join("run.txt")
}

/// The line on standard error.
fn refusal(args: &str) -> String {
    let run = run(args);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args}: {}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{args}: {}", run.stderr);
    run.stderr.strip_prefix("senbazuru: ").expect(args).trim_end().to_owned()
}

#[test]
fn the_report_has_the_promised_fields() {
    let run = good("arena origami --bots ismcts,random --games 6 --seed 3 --nodes 5 --json");
    let mut rest = run.stdout.as_str();
    for key in KEYS[..5].iter().chain(&BOT_KEYS).chain(&BOT_KEYS).chain(&KEYS[5..]) {
        let at = rest.find(&format!("\"{key}\":")).unwrap_or_else(|| panic!("{key} is missing or out of order"));
        rest = &rest[at..];
    }
    let report = run.json();
    assert_eq!(report.as_object().map(|o| o.len()), Some(KEYS.len()));
    assert_eq!(report["bots"][0].as_object().map(|o| o.len()), Some(BOT_KEYS.len()));
    assert_eq!((&report["game"], &report["games"], &report["seed"]), (&"origami".into(), &6.into(), &3.into()));
    assert_eq!((&report["budget"], &report["deals"]), (&json!({"nodes": 5}), &3.into()));
    let [a, b] = [0, 1].map(|at| &report["bots"][at]);
    assert_eq!((&a["name"], &b["name"]), (&"ismcts".into(), &"random".into()));
    assert_eq!((&a["nodes_mean"], &b["nodes_mean"]), (&5.0.into(), &0.0.into()));
    let number = |value: &Value| value.as_f64().expect("a number");
    assert!((number(&a["win_share"]) + number(&b["win_share"]) - 1.0).abs() < 1e-12);
    assert!((number(&a["elo"]) + number(&b["elo"]) - 3000.0).abs() < 1e-6);
    assert!((number(&a["score_diff_mean"]) + number(&b["score_diff_mean"])).abs() < 1e-9);
    for bot in [a, b] {
        let [low, high] = [0, 1].map(|at| number(&bot["ci95"][at]));
        assert!(0.0 <= low && low <= number(&bot["win_share"]) && number(&bot["win_share"]) <= high && high <= 1.0);
    }
}

/// The yardstick stays as it is; if this changes, so does `contender::VERSION`.
#[test]
fn the_yardstick_plays_as_ever() {
    let report = report("origami --bots ismcts,random --games 20 --seed 1 --nodes 20");
    assert_eq!((&report["games"], &report["bots"][0]["first_places"]), (&20.into(), &GOLDEN.into()), "{report}");
}

const GOLDEN: u64 = 19;

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for args in [
        "origami --bots ismcts,random,random --games 12 --nodes 4",
        "islands --bots greedy,random --games 8",
        "islands-solo --bots greedy,random --games 6",
        "legends --bots random,random,random,random --until 8",
    ] {
        let one = report(&format!("{args} --threads 1"));
        assert_eq!(one, report(&format!("{args} --threads 3")), "{args}");
        assert_ne!(one, report(&format!("{args} --threads 3 --seed 2")), "{args}");
    }
}

#[test]
fn a_bot_gets_its_share_against_itself() {
    let report = report("mixed --bots ismcts,ismcts,ismcts --games 9 --nodes 3");
    let names: Vec<_> = report["bots"].as_array().expect("a list").iter().map(|bot| &bot["name"]).collect();
    assert_eq!(names, ["ismcts", "ismcts#2", "ismcts#3"]);
    for bot in report["bots"].as_array().expect("a list") {
        let share = bot["win_share"].as_f64().expect("a share");
        assert!((share - 1.0 / 3.0).abs() < 1e-12 && (bot["elo"].as_f64().expect("Elo") - 1500.0).abs() < 1e-6);
    }
}

#[test]
fn it_stops_when_it_is_certain() {
    // Exactly half in every deal, so Wilson's interval says when: with n deals, 0.98 / √(n + 3.84) is below 0.1.
    let report = report("origami --bots random,random --until 10");
    assert_eq!((&report["deals"], &report["games"]), (&93.into(), &186.into()));
    let short = self::report("origami --bots random,random --until 50");
    assert_eq!(short["deals"], 20, "not before twenty deals");
    let least = self::report("origami --bots random,random --until 10 --games 11");
    assert_eq!(least["games"], 12, "and never more than asked for, but for whole deals");
}

#[test]
fn the_text_says_the_same_as_the_json() {
    let args = "origami --bots ismcts@4n,random --games 7 --seed 9 --nodes 50 --families farm,sky";
    let json = report(args);
    let text = good(&format!("arena {args} --threads 2")).stdout;
    assert!(text.starts_with("origami, 50 worlds a decision, seed 9\nfamilies: farm,sky\n"), "{text}");
    assert!(text.contains("\n8 games (rounded up from 7 to whole deals): 4 deals in 2 rotations\n"), "{text}");
    let share = 100.0 * json["bots"][0]["win_share"].as_f64().expect("a share");
    let row = text.lines().find(|line| line.starts_with("ismcts@4n ")).expect("a row");
    assert!(row.contains(&format!("{share:>7.2} %")) && row.contains("      4.0 "), "{row}");
    assert_eq!(row.split_whitespace().last(), Some(json["bots"][0]["dominated"].to_string().as_str()), "{row}");
}

#[test]
fn alone_scores_and_ranks_are_told() {
    let args = "islands-solo --bots greedy,random --games 12 --seed 4";
    let json = report(args);
    assert_eq!((&json["games"], &json["deals"]), (&12.into(), &12.into()));
    let [greedy, random] = [0, 1].map(|at| &json["bots"][at]);
    assert_eq!((&greedy["win_share"], &greedy["first_places"]), (&1.0.into(), &12.into()));
    for bot in [greedy, random] {
        let keys: Vec<_> = bot["scores"].as_object().expect("scores").keys().map(String::as_str).collect();
        assert_eq!(keys, ["max", "mean", "median", "min", "p10", "p90"]);
        let ranks = bot["ranks"].as_object().expect("ranks");
        assert_eq!(ranks.values().filter_map(Value::as_u64).sum::<u64>(), 12);
        let mean = bot["scores"]["mean"].as_f64().expect("a mean");
        let [low, high] = [0, 1].map(|at| bot["score_ci95"][at].as_f64().expect("an end"));
        assert!(low < mean && mean < high);
    }
    let ratio = greedy["ratio"].as_f64().expect("a ratio");
    let means = [greedy, random].map(|bot| bot["scores"]["mean"].as_f64().expect("a mean"));
    assert!((ratio - means[0] / means[1]).abs() < 1e-12 && ratio > 1.1, "{ratio}");
    assert_eq!((&random["ratio"], &random["ratio_ci95"]), (&1.0.into(), &json!([1.0, 1.0])));
    let text = good(&format!("arena {args}")).stdout;
    assert!(
        text.contains("\n12 deals, each played alone by every bot\n") && text.contains("\nrandom\nrank "),
        "{text}"
    );
    // One is enough here.
    assert_eq!(report("islands-solo --bots greedy --games 2")["bots"][0]["elo"], 1500.0);
}

#[test]
fn an_interrupted_run_goes_on() {
    let (whole, parts) = (file("arena-whole"), file("arena-parts"));
    let args = "origami --bots ismcts,random --nodes 4 --seed 5";
    let wanted = report(&format!("{args} --games 20 --resume {}", whole.display()));
    assert_eq!(wanted, report(&format!("{args} --games 20")), "a file changes nothing");
    report(&format!("{args} --games 6 --threads 2 --resume {}", parts.display()));
    let kept = fs::read(&parts).expect("a file");
    // A crash in the middle of a line.
    fs::write(&parts, [&kept[..], br#"{"deal":3,"games":[[[1"#].concat()).expect("written");
    let text = good(&format!("arena {args} --games 20 --threads 3 --resume {}", parts.display())).stdout;
    assert!(text.contains("20 games: 10 deals in 2 rotations, 3 of them from the file\n"), "{text}");
    assert_eq!(deals(&whole), deals(&parts));
    assert!(fs::read(&parts).expect("a file").starts_with(&kept), "nothing is written again");
    // Nothing is left to do, or more was done than is wanted.
    let before = fs::read(&parts).expect("a file");
    assert_eq!(report(&format!("{args} --games 20 --resume {}", parts.display())), wanted);
    assert_eq!(report(&format!("{args} --games 4 --resume {}", parts.display())), report(&format!("{args} --games 4")));
    assert_eq!(fs::read(&parts).expect("a file"), before);
    // A crash in the first line.
    fs::write(&parts, &kept[..25]).expect("written");
    assert_eq!(report(&format!("{args} --games 20 --resume {}", parts.display())), wanted);
}

#[test]
fn a_certain_run_stays_as_it_is() {
    let file = file("arena-certain");
    let args = format!("origami --bots random,random --resume {}", file.display());
    report(&format!("{args} --games 300"));
    assert_eq!(report(&format!("{args} --until 10")), report("origami --bots random,random --until 10"));
    assert_eq!(deals(&file).len(), 151, "what was played stays");
}

#[test]
fn another_run_is_refused() {
    let file = file("arena-other");
    let name = file.display();
    report(&format!("origami --bots ismcts,random --nodes 2 --games 4 --seed 5 --resume {name}"));
    let kept = fs::read(&file).expect("a file");
    for (args, says) in [
        ("origami --bots ismcts,random --nodes 2 --seed 6", "its seed is 5, here 6"),
        ("origami --bots random,ismcts --nodes 2 --seed 5", "its bots is ismcts,random, here random,ismcts"),
        (
            "origami --bots ismcts,random --nodes 3 --seed 5",
            "its budget is 2 worlds a decision, here 3 worlds a decision",
        ),
        ("origami --bots ismcts,random --seed 5", "its budget is 2 worlds a decision, here 10 ms a decision"),
        ("legends --bots ismcts,random --nodes 2 --seed 5", "its game is origami, here legends"),
        ("origami --bots ismcts,random --nodes 2 --seed 5 --families sky,sea", "families is not named, here sky,sea"),
    ] {
        let why = refusal(&format!("arena {args} --resume {name}"));
        assert!(why.starts_with(&format!("{name}: ")) && why.contains(says), "{args}: {why}");
    }
    assert_eq!(fs::read(&file).expect("a file"), kept);
    let args = format!("arena origami --bots ismcts,random --nodes 2 --seed 5 --resume {name}");
    for (text, says) in [
        ("precious\n", "it is no file of the arena"),
        ("precious", "it is no file of the arena"),
        ("{\"a\":1}\n", "it is no file of the arena"),
        ("[]\n", "it is no file of the arena"),
    ] {
        fs::write(&file, text).expect("written");
        assert!(refusal(&args).ends_with(says), "{text}");
        assert_eq!(fs::read_to_string(&file).expect("text"), text, "nothing is lost");
    }
    let text = String::from_utf8(kept).expect("text");
    let doubled = text.replacen("\"deal\":1", "\"deal\":2", 1);
    fs::write(&file, doubled).expect("written");
    assert!(refusal(&args).ends_with("line 3 is no deal of this run"));
}

#[test]
fn options_that_do_not_fit_are_refused_in_one_line() {
    for (args, says) in [
        ("origami", "--bots"),
        ("origami --bots random", "at least 2 bots compete"),
        ("origami --bots random,parrot", "no such bot; there are hina"),
        ("origami --bots random,greedy", "There is no player “greedy” in this game"),
        ("origami --bots random,random,random,random,random", "not 5"),
        ("islands --bots random,random,random,random,random,random,random", "at most 6 bots can compete, not 7"),
        ("origami --bots random,ismcts --families sky", "families"),
        ("origami --bots random,ismcts --nodes 5 --ms 5", "cannot be used with"),
        ("origami --bots random,ismcts --nodes 0", "--nodes"),
        ("origami --bots random,ismcts@ten", "like 10ms or 500n"),
        ("origami --bots random@10ms,ismcts", "random does not think"),
        ("origami --bots random,random --games 0", "--games"),
        ("origami --bots random,random --until 0", "needs points of percent"),
        ("origami --bots random,random --until nan", "needs points of percent"),
        ("origami --bots random,random --variant catch-up", "--variant is an option of the game islands"),
        ("islands --bots random,random --families sky,sea", "--families is an option of the card games"),
        ("islands-solo --bots random --variant catch-up", "--variant means nothing"),
        (
            "origami --bots random,random --resume /no/such/directory/run.txt",
            "/no/such/directory/run.txt: cannot be used",
        ),
        ("chess --bots random,random", "chess"),
    ] {
        let why = refusal(&format!("arena {args}"));
        assert!(why.contains(says), "{args}: {why}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_was_done_so_far() {
    let file = file("arena-interrupted");
    let args = format!("arena origami --bots random,random --games 1000000000 --json --resume {}", file.display());
    let child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
    let guard = Instant::now();
    while fs::metadata(&file).map_or(0, |data| data.len()) < 2000 {
        assert!(guard.elapsed() < Duration::from_secs(60), "nothing was played");
        std::thread::sleep(Duration::from_millis(5));
    }
    // Nobody else may write to it meanwhile.
    assert!(refusal(&args).ends_with("another run writes to it"));
    let run = interrupted(child);
    assert_eq!((run.code, run.stderr.as_str()), (Some(130), ""), "{}", run.stdout);
    let report = run.json();
    assert_eq!(report["interrupted"], true);
    assert_eq!(report["deals"], deals(&file).len() - 1, "the first line is no deal");
}

#[test]
fn everybody_can_compete() {
    let report = report("legends --bots random,ismcts,sensei,all-seeing --nodes 3 --games 4");
    assert_eq!(report["bots"][3]["nodes_mean"], 30.0, "ten times as many");
    let islands = self::report("islands --bots greedy,ismcts,sensei --nodes 2 --games 3 --islands heron,ember");
    assert_eq!(islands["games"], 3);
}
