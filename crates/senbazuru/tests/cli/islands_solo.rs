//! The solo game of Origami Islands in every command, challenges, and pictures.

use std::path::Path;

use serde_json::Value;

use crate::{command, directory, good, recorded_of, run, run_with_input};

const RANKS: [&str; 7] = ["none", "apprentice", "master", "builder", "architect", "founder", "creator"];

/// The line on standard error.
fn refusal(args: &str) -> String {
    let run = run(args);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args}: {}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{args}: {}", run.stderr);
    run.stderr.strip_prefix("senbazuru: ").expect(args).trim_end().to_owned()
}

fn simulated(args: &str) -> Value {
    good(&format!("simulate islands-solo {args} --json")).json()
}

/// The first record of a simulation as a file.
fn record(name: &str, args: &str) -> String {
    let dir = directory(name);
    good(&format!("simulate islands-solo {args} --games 1 --json --record {}", dir.display()));
    dir.join("000001.txt").display().to_string()
}

#[test]
fn a_simulation_tells_scores_and_ranks() {
    let report = simulated("--games 60 --seed 3");
    assert_eq!((&report["game"], &report["players"]), (&"islands-solo".into(), &1.into()));
    assert!(report.get("variant").is_none() && report.get("challenge").is_none(), "{report}");
    let scores = &report["scores"];
    let points = ["min", "p10", "median", "p90", "max"].map(|key| scores[key].as_i64().expect(key));
    assert!(points.is_sorted(), "{scores}");
    let mean = scores["mean"].as_f64().expect("a number");
    assert!((points[0] as f64..=points[4] as f64).contains(&mean) && report["scores_mean"][0] == scores["mean"]);
    let ranks = report["ranks"].as_object().expect("an object");
    assert_eq!(ranks.keys().map(String::as_str).collect::<std::collections::BTreeSet<_>>(), RANKS.into());
    assert_eq!(ranks.values().filter_map(Value::as_u64).sum::<u64>(), 60);
    assert_eq!(report["wins"], serde_json::json!([60.0]));

    let text = good("simulate islands-solo --games 60 --seed 3").stdout;
    assert!(text.starts_with("islands-solo, 1 player, ") && text.contains("\nbots: random\n"), "{text}");
    for part in [
        "lowest     p10  median    mean     p90  highest",
        "none           <75",
        "creator       300+",
        "rounds per game",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("shared victories") && !text.contains("seat  "), "{text}");
}

#[test]
fn greedy_bots_score_more_than_random_ones() {
    let median = |bot: &str| simulated(&format!("--games 30 --bots {bot}"))["scores"]["median"].as_i64();
    assert!(median("greedy") > median("random"));
}

#[test]
fn no_games_have_no_scores() {
    let report = simulated("--games 0");
    assert!(report.get("scores").is_none() && report.get("ranks").is_none(), "{report}");
    good("simulate islands-solo --games 0");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for args in ["--bots random --games 300", "--bots greedy --games 80 --challenge crane"] {
        let of = |threads: u8| {
            let report = simulated(&format!("{args} --seed 5 --threads {threads}"));
            (report["digest"].clone(), report["scores"].clone(), report["ranks"].clone())
        };
        assert_eq!(of(1), of(4), "{args}");
    }
}

#[test]
fn two_sheets_are_played_in_the_order_they_are_named() {
    for (order, line) in [("ember,heron", "sheets ember heron"), ("heron,ember", "sheets heron ember")] {
        let records = recorded_of("islands-solo", &format!("solo-{order}"), &format!("--games 2 --islands {order}"));
        for record in &records {
            assert!(record.starts_with("senbazuru record 1\ngame islands-solo\nrules 1\nplayers 1\n"), "{record}");
            assert!(record.contains(&format!("\n{line}\n")) && !record.contains(" keep "), "{record}");
        }
        let report = simulated(&format!("--games 1 --islands {order}"));
        assert_eq!(report["sheets"], serde_json::json!(order.split(',').collect::<Vec<_>>()));
    }
    let dealt = recorded_of("islands-solo", "solo-dealt", "--games 2");
    assert!(dealt.iter().all(|record| record.contains("\n0 keep ")), "three are dealt, two are kept");
}

#[test]
fn records_are_replayed() {
    let file = record("solo-replay", "--bots greedy --seed 4");
    let report = good(&format!("replay {file} --json")).json();
    assert_eq!((&report["game"], &report["players"], &report["ok"]), (&"islands-solo".into(), &1.into(), &true.into()));
    let (score, rank) = (report["standing"][0]["score"].as_i64(), report["rank"].as_str().expect("a rank"));
    assert!(score.is_some() && RANKS.contains(&rank), "{report}");
    let text = good(&format!("replay {file}")).stdout;
    assert!(text.starts_with("islands-solo, 1 player, ") && text.contains(&format!("\nrank {rank}\n")), "{text}");
    for language in ["en", "it", "de"] {
        let log = good(&format!("replay {file} --log --lang {language}")).stdout;
        assert!(log.contains("Carrambah"), "{log}");
    }
    let events = good(&format!("replay {file} --events")).stdout;
    assert!(events.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
    assert!(good(&format!("replay {file} --log --as 0")).stdout.contains("Carrambah"));
    assert!(refusal(&format!("replay {file} --log --as 1")).contains("no seat 1"));
    assert!(refusal(&format!("replay {file} --edition x.toml")).contains("x.toml"));
}

#[test]
fn a_record_of_several_has_no_rank() {
    let records = recorded_of("islands", "solo-not", "--games 1");
    let run = run_with_input("replay - --json", records[0].as_bytes());
    assert!(run.json().get("rank").is_none());
}

#[test]
fn positions_are_counted() {
    let report = good("perft islands-solo --seed 1 --depth 3 --islands heron,ember --json").json();
    assert_eq!((&report["game"], &report["players"]), (&"islands-solo".into(), &1.into()));
    let counts: Vec<_> = report["counts"].as_array().expect("a list").iter().map(|c| c["nodes"].as_u64()).collect();
    // The first question is a bid: a pass, or some of 15 coins.
    assert!(counts.len() == 3 && counts.is_sorted() && counts[0] > Some(10), "{counts:?}");
    let again = good("perft islands-solo --seed 1 --depth 3 --islands heron,ember").stdout;
    let lines: Vec<_> = counts.iter().zip(1..).map(|(n, depth)| format!("{depth} {}", n.expect("a number"))).collect();
    assert_eq!(again.lines().collect::<Vec<_>>(), lines);
}

/// The auction dice of a record, round by round: the first die after each round begins.
fn auctions(name: &str, args: &str) -> Vec<u64> {
    let file = record(name, args);
    let events = good(&format!("replay {file} --events")).stdout;
    let events: Vec<Value> = events.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let rolled = |event: &&Value| event["purpose"] == "auction" && event["die"].is_u64();
    events.iter().filter(rolled).filter_map(|event| event["die"].as_u64()).collect()
}

#[test]
fn a_challenge_gives_everybody_the_same_dice() {
    let random = auctions("solo-challenge-1", "--challenge crane --bots random");
    let other = auctions("solo-challenge-2", "--challenge crane --bots random --seed 9");
    let greedy = auctions("solo-challenge-3", "--challenge crane --bots greedy");
    let sheets = auctions("solo-challenge-4", "--challenge crane --bots random --islands ember,heron");
    let rounds = [&random, &other, &greedy, &sheets].map(Vec::len).into_iter().min().expect("four");
    assert!(rounds >= 12, "{rounds} rounds");
    for dice in [&other, &greedy, &sheets] {
        assert_eq!(dice[..rounds], random[..rounds]);
    }
    assert_ne!(auctions("solo-challenge-5", "--challenge heron --bots random")[..rounds], random[..rounds]);
    assert_ne!(auctions("solo-challenge-6", "--bots random")[..rounds], random[..rounds]);
}

#[test]
fn games_of_a_challenge_differ_by_choices_alone() {
    let records = recorded_of("islands-solo", "solo-challenge-many", "--challenge crane --games 5");
    let dealt = |record: &String| record.lines().find(|line| line.contains("shuffled")).map(str::to_owned);
    assert!(dealt(&records[0]).is_some() && records.iter().all(|record| dealt(record) == dealt(&records[0])));
    assert!(records.iter().skip(1).all(|record| *record != records[0]));
    let report = simulated("--challenge crane --games 2");
    assert_eq!(report["challenge"], "crane");
    let text = good("simulate islands-solo --challenge crane --games 2").stdout;
    assert!(text.contains("\nchallenge: crane\n"), "{text}");
}

/// The key of a day, as a server publishes it: what follows from it is frozen in `session::challenge`.
const KEY: &str = "key:957ddd1329a0f174554f7469905660bbb1288f79c7f53dc19122d72268234a36";

#[test]
fn a_published_key_gives_the_sheets_and_dice_of_its_day() {
    let dice = auctions("solo-key-1", &format!("--challenge {KEY} --bots random"));
    assert_eq!(dice[..12], [3, 5, 2, 2, 2, 4, 3, 4, 3, 2, 1, 5]);
    let other = auctions(
        "solo-key-2",
        &format!("--challenge {} --bots greedy --seed 9", KEY.to_uppercase().replace("KEY", "key")),
    );
    assert_eq!(other[..12], dice[..12]);
    let text = std::fs::read_to_string(record("solo-key-3", &format!("--challenge {KEY}"))).expect("a record");
    assert!(text.contains("koi gate"), "{text}");
    let named = std::fs::read_to_string(record("solo-key-4", &format!("--challenge {KEY} --islands ember,heron")));
    assert!(named.expect("a record").contains("ember heron"), "whoever names sheets gets these");
    // Every answer of chance, whatever it is for, is the one a server gives.
    let challenge = session::challenge::Challenge::parse(KEY).expect("a key");
    let game = tabletop::Record::<islands::State>::parse(&text).expect("a record");
    let mut state = <islands::State as tabletop::Game>::start(&game.setup);
    for (by, m) in game.moves {
        use tabletop::Game as _;
        if let tabletop::Asked::Chance(roll, _) = state.asked() {
            assert_eq!(islands::Move::from(challenge.answer(&state, roll)), m);
        }
        state.apply(by, m, &mut tabletop::NoLog);
    }
    let run = run_with_input(&format!("play islands-solo --challenge {KEY} --seed 1"), b"quit\n");
    let again = run_with_input(&format!("play islands-solo --challenge {KEY} --seed 2"), b"quit\n");
    assert!(run.stderr.is_empty() && run.stdout.contains(&KEY[..24]), "{} {}", run.stdout, run.stderr);
    assert_eq!(run.stdout, again.stdout);
}

#[test]
fn what_does_not_fit_is_refused_in_one_line() {
    for (args, says) in [
        ("simulate islands-solo --players 2", "one player; with it, --players means nothing · I-13.1"),
        ("simulate islands-solo --players 1", "one player; with it, --players means nothing · I-13.1"),
        ("simulate islands-solo --variant catch-up", "--variant means nothing · I-12.4"),
        ("perft islands-solo --depth 1 --variant standard", "--variant means nothing · I-12.4"),
        ("play islands-solo --players 2", "--players means nothing · I-13.1"),
        ("play islands-solo --seat 1", "no seat 1"),
        ("simulate islands-solo --islands heron", "at least 2 sheets, not from 1 · I-2.2"),
        ("simulate islands-solo --islands heron,heron", "at least 2 sheets, not from 1 · I-2.2"),
        ("simulate islands-solo --islands heron,atlantis", "no sheet and no island “atlantis”"),
        ("simulate islands-solo --bots greedy,random", "one seat, so name one bot; you named 2"),
        ("simulate islands-solo --families farm,sky", "--families is an option of the card games"),
        ("simulate islands-solo --edition mine.toml", "--edition is an option of the card games"),
        ("simulate islands --challenge crane", "--challenge is an option of the game islands-solo"),
        ("simulate islands --svg x.svg", "--svg is an option of the game islands-solo"),
        ("simulate origami --challenge crane", "--challenge is an option of the game islands-solo"),
        ("simulate origami --svg x.svg", "--svg is an option of the game islands-solo"),
        ("play islands --challenge crane", "--challenge is an option of the game islands-solo"),
        ("play origami --challenge crane", "--challenge is an option of the game islands-solo"),
        ("simulate islands-solo --challenge=", "a challenge needs a name"),
        ("simulate islands-solo --challenge key:12", "a key has 64 hexadecimal digits"),
        ("play islands-solo --challenge key:", "a key has 64 hexadecimal digits"),
        ("simulate islands-solo --games 1 --svg /no/such/x.svg", "/no/such/x.svg: The file can’t be written: "),
        ("island heron --svg x.svg", "heron is a sheet with two islands. Name the one to draw: "),
        ("island atlantis --svg x.svg", "no sheet and no island “atlantis”"),
        ("island --svg x.svg", "<NAME>"),
        ("island heron bay --svg /no/such/x.svg", "/no/such/x.svg: The file can’t be written: "),
        ("island heron bay --svg x.svg --state /no/such/file", "/no/such/file: The file cannot be read: "),
        ("island heron bay --state x", "--svg"),
        ("island heron bay --svg x.svg --seat 1", "--state"),
        ("island heron bay --no-legend", "--svg"),
        ("island heron bay --svg x.svg --json", "--json"),
    ] {
        let why = refusal(args);
        assert!(why.contains(says), "{args}: {why}");
    }
    for (locale, says) in
        [("it", "--variant non ha significato · I-12.4"), ("de", "dabei bedeutet --variant nichts · I-12.4")]
    {
        let run =
            command("simulate islands-solo --variant catch-up").env("LC_ALL", locale).output().expect("it starts");
        let stderr = String::from_utf8(run.stderr).expect("UTF-8");
        assert!(stderr.contains(says), "{stderr}");
    }
}

#[test]
fn a_game_can_be_begun_in_the_terminal() {
    let run = run_with_input("play islands-solo --challenge crane --seed 1", b"quit\n");
    assert!(run.stderr.is_empty() && !run.stdout.is_empty(), "{} {}", run.stdout, run.stderr);
    let again = run_with_input("play islands-solo --challenge crane --seed 2", b"quit\n");
    assert_eq!(run.stdout, again.stdout, "all chance comes from the challenge");
}

#[test]
fn a_picture_of_the_scores_is_drawn() {
    let file = directory("solo-chart").with_extension("svg");
    let text = good(&format!("simulate islands-solo --games 40 --svg {}", file.display())).stdout;
    assert!(text.starts_with("islands-solo"), "the report is printed as well");
    let svg = std::fs::read_to_string(&file).expect("drawn");
    assert!(svg.contains("Points in the solo game · bot: random · games: 40"), "{svg}");
    assert_picture(&svg);
    let out = good("simulate islands-solo --games 40 --svg -").stdout;
    assert_eq!(out, svg, "nothing else is printed");
    let run = command("simulate islands-solo --games 300 --challenge <b> --svg -").env("LC_ALL", "de").output();
    let svg = String::from_utf8(run.expect("it starts").stdout).expect("UTF-8");
    assert!(svg.contains("Herausforderung „&lt;b&gt;“ · Bot: random · Spiele: 300"), "{svg}");
}

/// It is a picture that only draws.
fn assert_picture(svg: &str) {
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && svg.ends_with("</svg>\n"), "{svg}");
    for bad in ["<script", "<style", "style=", " id=", "href", "url("] {
        assert!(!svg.contains(bad), "{bad}");
    }
}

/// How many squares of a picture are painted: each has its hatching.
fn painted(svg: &str) -> usize {
    svg.matches("opacity=\".45\"").count()
}

#[test]
fn an_island_is_drawn_empty_and_in_play() {
    let empty = good("island heron bay --svg - --no-legend").stdout;
    assert_picture(&empty);
    assert!(painted(&empty) == 0 && !empty.contains(">Heron Bay</text>"), "{empty}");
    let file = directory("solo-island").with_extension("svg");
    let run = good(&format!("island heron bay --svg {} --lang it", file.display()));
    assert_eq!(run.stdout, "");
    let italian = std::fs::read_to_string(&file).expect("drawn");
    assert!(italian.contains(">Heron Bay</text>") && italian.contains("contorno"), "{italian}");
    assert_ne!(italian, good("island heron bay --svg - --lang de").stdout);

    let game = record("solo-drawn", "--islands heron,ember --bots greedy --seed 4");
    let bay = good(&format!("island heron bay --svg - --no-legend --state {game}")).stdout;
    assert!(painted(&bay) > 0, "{bay}");
    let why = refusal(&format!("island atlantis --svg - --state {game}"));
    assert!(why.contains("The player in seat 0 has no island “atlantis”. There are: "), "{why}");
    assert!(refusal(&format!("island heron bay --svg - --state {game} --seat 1")).contains("no seat 1"));
}

#[test]
fn an_island_is_drawn_from_a_position_and_from_a_game_of_several() {
    let position = "sheets 0: heron ember\nsheets 1: heron ember\npainted 1 1 red: b1 b2 c2\n";
    let draw = |seat: u8| {
        let run = run_with_input(
            &format!("island heron bay --svg - --no-legend --state - --seat {seat}"),
            position.as_bytes(),
        );
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
        painted(&run.stdout)
    };
    assert_eq!((draw(0), draw(1)), (0, 3));
    let bad = run_with_input("island heron bay --svg - --state -", b"nonsense\n");
    assert!(bad.code == Some(2) && bad.stderr.contains("standard input: line 1"), "{}", bad.stderr);
    let several = recorded_of("islands", "solo-several", "--games 1 --islands heron,ember --bots greedy");
    let run = run_with_input("island heron bay --svg - --no-legend --state - --seat 1", several[0].as_bytes());
    assert!(run.code == Some(0) && painted(&run.stdout) > 0, "{}", run.stderr);
    let cards = recorded_of("origami", "solo-cards", "--games 1");
    let run = run_with_input("island heron bay --svg - --state -", cards[0].as_bytes());
    assert!(run.code == Some(2) && run.stderr.contains("this is a game without islands"), "{}", run.stderr);
    let dealt = recorded_of("islands", "solo-unkept", "--games 1");
    let begun: Vec<_> = dealt[0].lines().take_while(|line| !line.contains(" keep ")).collect();
    let run = run_with_input("island heron bay --svg - --state -", format!("{}\n", begun.join("\n")).as_bytes());
    assert!(run.code == Some(2) && run.stderr.contains("the sheets are not chosen yet"), "{}", run.stderr);
}

/// The picture of the documents is one that is drawn today, but for what is in play.
#[test]
fn the_picture_of_the_documents_is_drawn_in_this_way() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/island.svg");
    let svg = std::fs::read_to_string(file).expect("there");
    assert_picture(&svg);
    assert!(painted(&svg) > 10 && svg.contains('✓'));
}
