//! `--sheets`: an owner's sheets and board, in every command that takes them.

use super::{MINE, files, mine};
use crate::{good, run};

/// Every command that takes the option.
const COMMANDS: [&str; 5] =
    ["simulate islands --games 2", "perft islands --depth 1", "island", "island balance --games 1", "replay /dev/null"];

#[test]
fn a_bad_file_is_refused_with_its_place_by_every_command() {
    let dir = files("islands-bad-sheet", &[("a.txt", MINE.as_bytes()), ("b.txt", b"sheet x near\nisland X\n~.Q.~\n")]);
    let wanted = format!("senbazuru: {}:3:3: ", dir.join("b.txt").display());
    for command in COMMANDS {
        let run = run(&format!("{command} --sheets {}", dir.display()));
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{}", run.stderr);
        assert!(run.stderr.starts_with(&wanted), "{command}: {}", run.stderr);
    }
}

#[test]
fn files_are_read_in_the_order_of_their_names() {
    let (near, far) = MINE.split_once("sheet my_far").expect("two sheets");
    let far = format!("sheet my_far{far}");
    let dir = files("islands-order", &[("2.txt", near.as_bytes()), ("1.txt", far.as_bytes()), ("0.md", b"no sheet")]);
    let sheets =
        good(&format!("simulate islands --games 1 --json --sheets {}", dir.display())).json()["sheets"].clone();
    let sheets: Vec<_> =
        sheets.as_array().expect("a list").iter().filter_map(|s| s.as_str()).map(str::to_owned).collect();
    assert_eq!(sheets[sheets.len() - 2..], ["my_far", "my_near"]);
    // In which file a sheet stands does not matter.
    let one = files("islands-one", &[("mine.txt", format!("{far}\n{near}").as_bytes())]);
    let digest = |dir: &std::path::Path| super::digest(&format!("--games 5 --sheets {}", dir.display()));
    assert_eq!(digest(&dir), digest(&one));
}

#[test]
fn a_warning_is_a_line_and_the_command_goes_on() {
    // Two rows more than ours have.
    let odd = "sheet odd near printed
island Odd One
~.H..~
~.rr.P
C.r.G.
~.r.^.
~L.bb.
~~.~.S
~~~~~~
~~~~~~
island Odd Two
~H.C~~
..gg.~
P.g..S
~.g.~.
~rr.L.
~.....
";
    let dir = files("islands-warning", &[("odd.txt", odd.as_bytes())]);
    let run = run(&format!("simulate islands --games 2 --json --sheets {}", dir.display()));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert!(!run.stderr.is_empty() && run.stdout.lines().count() == 1, "{}", run.stderr);
    let place = format!("senbazuru: {}:", dir.join("odd.txt").display());
    assert!(run.stderr.lines().all(|line| line.starts_with(&place)), "{}", run.stderr);
    assert_eq!(run.json()["games"], 2);
}

#[test]
fn a_file_that_is_no_text_is_refused() {
    let dir = files("islands-no-text", &[("x.txt", b"sheet x near\nisland \xff\n")]);
    let run = run(&format!("island --sheets {}", dir.display()));
    assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1));
    assert!(run.stderr.starts_with(&format!("senbazuru: {}:2:8: ", dir.join("x.txt").display())), "{}", run.stderr);
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let dir = files("islands-large", &[("x.txt", &[b'#'; (1 << 20) + 5])]);
    let run = run(&format!("island --sheets {}", dir.display()));
    assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{}", run.stderr);
    assert!(run.stderr.contains("1048576"), "{}", run.stderr);
}

#[test]
fn a_board_of_an_owner_is_another_game() {
    let board = include_str!("../../../../islands/data/board.txt")
        .replace("card 1 choice printed random ours", "card 1 choice printed season printed");
    let dir = files("islands-board", &[("board.txt", board.as_bytes())]);
    let report = |more: &str| good(&format!("simulate islands --games 20 --islands heron,ember --json {more}")).json();
    let (plain, other) = (report(""), report(&format!("--sheets {}", dir.display())));
    assert_ne!((&plain["atlas"], &plain["digest"]), (&other["atlas"], &other["digest"]));
    assert_eq!(plain["sheets"], other["sheets"]);
    // A copy of ours changes nothing.
    let dir = files("islands-board-copy", &[("board.txt", include_bytes!("../../../../islands/data/board.txt"))]);
    let same = report(&format!("--sheets {}", dir.display()));
    assert_eq!((&plain["atlas"], &plain["digest"]), (&same["atlas"], &same["digest"]));
}

#[test]
fn an_owners_sheets_that_are_not_dealt_change_nothing() {
    let dir = mine("islands-not-dealt");
    let args = "--games 10 --islands heron,ember";
    assert_eq!(super::digest(args), super::digest(&format!("{args} --sheets {}", dir.display())));
}
