//! `replay --watch`: step by step in a terminal, and all steps as text in a pipe.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use phrases::{Language, Phrases};
use serde_json::{Value, json};

use crate::{command, directory, recorded, recorded_of, run, run_with_input};

const SAY: Phrases = Phrases(Language::En);

/// A record of Origami for three.
fn game(name: &str) -> String {
    recorded(name, "--games 1 --players 3 --seed 5").remove(0)
}

/// The steps, each with all that is printed of it.
fn steps(stdout: &str, title: &str) -> Vec<String> {
    let begins = |line: &str| line.starts_with(&format!("{title} · "));
    let mut steps: Vec<String> = Vec::new();
    for line in stdout.lines() {
        match steps.last_mut().filter(|_| !begins(line)) {
            Some(step) => *step += &format!("{line}\n"),
            None => steps.push(format!("{line}\n")),
        }
    }
    steps
}

#[test]
fn in_a_pipe_every_step_is_printed_and_the_result_with_the_last_one_only() {
    for (game, title, options) in [
        ("origami", "Origami", "--players 3"),
        ("legends", "Origami: Legends", ""),
        ("islands", "Islands", "--players 2"),
        ("islands-solo", "Islands alone", ""),
    ] {
        let record = recorded_of(game, &format!("watch-{game}"), &format!("--games 1 --seed 3 {options}")).remove(0);
        let run = run_with_input("replay - --watch", record.as_bytes());
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{game}");
        let steps = steps(&run.stdout, title);
        assert!(steps.len() > 20, "{game}: {}", steps.len());
        for (n, step) in steps.iter().enumerate() {
            let place = SAY.watch_step(steps.len() as i64, n as i64 + 1);
            assert!(step.lines().next().is_some_and(|line| line.contains(&place)), "{step}");
            assert!(step.contains("  › "), "something is told of each: {step}");
        }
        let report = run_with_input("replay - --json", record.as_bytes()).json();
        let score = report["standing"][0]["score"].as_i64().expect("a score");
        let (last, others) = steps.split_last().expect("steps");
        let ends = if game.starts_with("islands") {
            SAY.islands_points(score, &score.to_string())
        } else {
            SAY.board_points(score)
        };
        assert!(last.contains(&ends), "{ends}: {last}");
        let over = [SAY.log_over(), SAY.islands_ends(), SAY.islands_solo_ends()];
        assert!(over.iter().any(|over| last.contains(over)), "{last}");
        assert!(!others.iter().any(|step| over.iter().any(|over| step.contains(over))), "{game}");
    }
}

#[test]
fn whoever_watches_from_a_seat_sees_no_other_hand() {
    let record = game("watch-as");
    let of = |options: &str| run_with_input(&format!("replay - --watch {options}"), record.as_bytes());
    let (open, mine) = (of(""), of("--as 1"));
    let hand = format!("    {}:", SAY.watch_hand());
    assert!(open.stdout.contains(&hand) && !mine.stdout.contains(&hand));
    assert!(mine.stdout.contains(&SAY.watch_as("Hana")), "{}", mine.stdout);
    // It tells what the log tells to that player: nothing more, and nothing less.
    let wide = |args: &str| {
        let path = directory("watch-as-file").with_extension("txt");
        fs::write(&path, &record).expect("a file");
        let args = args.replace("FILE", &path.display().to_string());
        let output = command(&args).env("COLUMNS", "2000").output().expect("the binary starts");
        String::from_utf8(output.stdout).expect("text")
    };
    let lines = |text: &str, before: &str| -> Vec<String> {
        text.lines().filter_map(|line| line.strip_prefix(before)).map(str::to_owned).collect()
    };
    let log = lines(&wide("replay FILE --log --as 1"), "  ");
    let watched = lines(&wide("replay FILE --watch --as 1"), "  › ");
    assert_eq!(watched, log);
    assert_ne!(watched, lines(&wide("replay FILE --watch"), "  › "), "others see more");
    let refused = of("--as 3");
    assert_eq!((refused.code, refused.stderr.lines().count()), (Some(2), 1), "{}", refused.stderr);
}

#[test]
fn it_is_told_in_three_languages_and_in_any_width() {
    let record = game("watch-languages");
    for language in Language::ALL {
        let word = Phrases(language).board_line();
        for columns in ["48", "80", "200"] {
            let mut command = command(&format!("replay - --watch --lang {language}"));
            command.env("COLUMNS", columns).stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
            let mut child = command.spawn().expect("the binary starts");
            std::io::Write::write_all(&mut child.stdin.take().expect("piped"), record.as_bytes()).expect("it reads");
            let out = String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text");
            assert!(out.contains(&word), "{language}: {out}");
            assert!(!out.contains('\x1b'), "no colours in a pipe");
            let most: usize = columns.parse().expect("a number");
            let long = out.lines().find(|line| unicode_width::UnicodeWidthStr::width(*line) > most);
            assert_eq!(long, None, "{language} in {columns} columns");
        }
    }
}

#[test]
fn what_can_not_be_watched_is_refused() {
    let record = game("watch-refused");
    let head: String = record.split_inclusive("moves\n").take(1).collect();
    let refused = run_with_input("replay - --watch", head.as_bytes());
    assert_eq!((refused.code, refused.stdout.as_str()), (Some(2), ""));
    assert!(refused.stderr.contains(&SAY.watch_nothing()), "{}", refused.stderr);
    let broken = record.replacen("moves\n", "moves\n0 fly\n", 1);
    let refused = run_with_input("replay - --watch", broken.as_bytes());
    assert!(refused.code == Some(2) && refused.stderr.contains("line 8, column "), "{}", refused.stderr);
    for options in ["--watch --log", "--watch --json", "--watch --events", "--as 0", "--as 0 --json"] {
        let run = run(&format!("replay nowhere {options}"));
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{options}");
    }
    assert_eq!(run_with_input("replay /no/such/file --watch", b"").code, Some(2));
    // A game that is not over has no result to wait for.
    let begun: String = record.split_inclusive('\n').take(12).collect();
    let run = run_with_input("replay - --watch", begun.as_bytes());
    assert!(run.code == Some(0) && !run.stdout.contains(&SAY.log_over()), "{}", run.stdout);
}

/// A record in a file of its own.
fn file(name: &str) -> PathBuf {
    let (record, dir) = (game(name), directory(&format!("{name}-file")));
    fs::create_dir_all(&dir).expect("a directory");
    let path = dir.join("game.txt");
    fs::write(&path, record).expect("a file");
    path
}

/// Watches in a terminal of that size, typing this when that is seen.
fn watched(file: &PathBuf, (rows, columns): (u16, u16), options: &[&str], script: &Value) -> Value {
    let helper = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/in_a_terminal.py");
    let mut command = Command::new("python3");
    command.args([helper, &rows.to_string(), &columns.to_string(), &script.to_string()]);
    command.args([env!("CARGO_BIN_EXE_senbazuru"), "replay"]).arg(file).arg("--watch").args(options);
    let output = command.output().expect("python3 starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The terminal is as it was: the cursor is there, the screen of before, and keys are lines again.
fn given_back(run: &Value, code: i32) {
    let shown = run["shown"].as_str().expect("text");
    assert_eq!((&run["code"], &run["restored"]), (&json!(code), &json!(true)), "{shown}");
    let (enter, leave) = (shown.rfind("\x1b[?1049h").expect("a screen"), shown.rfind("\x1b[?1049l").expect("and back"));
    assert!(enter < leave && shown.rfind("\x1b[?25h") > shown.rfind("\x1b[?25l"), "{shown:?}");
}

#[test]
fn keys_lead_through_the_game_and_the_terminal_is_given_back() {
    let file = file("watch-keys");
    let script = json!([
        ["Step 1 of", "\x1b[C"],
        ["Step 2 of", "\x1b[D"],
        ["Step 1 of", "\x1b[B"],
        ["round 1", "\x1b[6~"],
        ["round 2", "s"],
        ["as Akiko saw it", "w"],
        ["as a spectator", "o"],
        ["nothing hidden", "\x1b[F"],
        ["wins", "\x1b[H"],
        ["Step 1 of", "3 "],
        ["Step 3 of", " "],
        ["paused, speed 3", "q"],
    ]);
    let run = watched(&file, (50, 100), &[], &script);
    given_back(&run, 0);
    let shown = run["shown"].as_str().expect("text");
    for seen in ["Step 2 of", "as Akiko saw it", "as a spectator", "playing, speed 3", "\x1b[1m"] {
        assert!(shown.contains(seen), "{seen}: {shown}");
    }
    let end = shown.find("wins").expect("the end was reached");
    assert!(shown[..end].contains("as a spectator"), "not before it was asked for");
}

#[test]
fn a_small_terminal_shows_a_part_that_can_be_moved() {
    let file = file("watch-small");
    let script = json!([["Step 1 of", "j"], ["more lines", "jj"], ["more lines", "k"], ["more lines", "q"]]);
    for size in [(24, 80), (12, 40), (3, 20)] {
        let script = if size.0 > 20 { script.clone() } else { json!([["1", "q"]]) };
        let run = watched(&file, size, &["--lang", "en"], &script);
        given_back(&run, 0);
        // No screen has more lines than fit.
        let shown = run["shown"].as_str().expect("text");
        for screen in shown.split("\x1b[H").skip(1) {
            let screen = screen.split("\x1b[?").next().unwrap_or_default();
            assert!(screen.matches('\n').count() < usize::from(size.0), "{size:?}: {screen}");
        }
    }
}

#[test]
fn the_terminal_is_given_back_whatever_ends_it() {
    let file = file("watch-ends");
    for (typed, code) in [("\x03", 130), ("SIGTERM", 130), ("SIGINT", 130), ("SIGHUP", 130)] {
        given_back(&watched(&file, (30, 80), &[], &json!([["Step 1 of", typed]])), code);
    }
}

#[test]
fn no_colour_is_shown_if_none_is_wanted() {
    let file = file("watch-colours");
    let helper = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/in_a_terminal.py");
    let mut command = Command::new("python3");
    command.args([helper, "40", "90", r#"[["Step 1 of", "q"]]"#, env!("CARGO_BIN_EXE_senbazuru"), "replay"]);
    let output = command.arg(&file).arg("--watch").env("NO_COLOR", "1").output().expect("python3 starts");
    let run: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    given_back(&run, 0);
    let shown = run["shown"].as_str().expect("text");
    let coloured = shown.split("\x1b[").skip(1).find(|rest| {
        rest.split(|c: char| c.is_ascii_alphabetic()).next().is_some_and(|n| rest[n.len()..].starts_with('m'))
    });
    assert_eq!(coloured, None, "{shown:?}");
}
