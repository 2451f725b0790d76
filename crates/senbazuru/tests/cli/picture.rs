//! `picture`: the table of a recorded game as one picture.

use crate::{directory, good, run};

#[test]
fn the_table_of_a_record_is_drawn_at_any_moment() {
    for (game, players) in
        [("origami", "--players 4"), ("legends", "--players 2"), ("islands", "--players 3"), ("islands-solo", "")]
    {
        let dir = directory(&format!("drawn-{game}"));
        good(&format!("simulate {game} {players} --games 1 --json --record {}", dir.display()));
        let (record, png) = (dir.join("000001.txt"), dir.join("end.png"));
        let (record, png) = (record.display(), png.display());
        let svg = |more: &str| good(&format!("picture {record} --svg - {more}")).stdout;
        let end = svg("");
        assert!(end.starts_with("<svg ") && end.contains("viewBox=\"0 0 1200 630\""), "{game}");
        assert!(svg("--format square").contains("viewBox=\"0 0 1080 1080\""), "{game}");
        let (begun, seen) = (svg("--at 12"), svg("--at 12 --seat 0"));
        assert!(begun != end, "{game}");
        // Of Islands everybody sees everything.
        assert_eq!(begun != seen, !game.starts_with("islands"), "{game}");
        assert_eq!(good(&format!("picture {record} --png {png} --lang de")).stdout, "");
        assert!(std::fs::read(png.to_string()).expect("written").starts_with(b"\x89PNG"), "{game}");
    }
}

#[test]
fn what_can_not_be_drawn_is_refused() {
    let dir = directory("not-drawn");
    good(&format!("simulate origami --games 1 --json --record {}", dir.display()));
    let record = dir.join("000001.txt");
    let record = record.display();
    for (args, why) in [
        (format!("{record} --svg - --at 1000000"), "1000000"),
        (format!("{record} --svg - --seat 7"), "seat 7"),
        (format!("{record} --svg - --format huge"), "huge"),
        (format!("{record} --svg - --at -1"), "-1"),
        (format!("{record}"), "--svg"),
        (format!("{record} --png /nowhere/at/all.png"), "/nowhere/at/all.png"),
        ("nowhere.txt --svg -".to_owned(), "nowhere.txt"),
    ] {
        let run = run(&format!("picture {args}"));
        assert!(run.code == Some(2) && run.stderr.contains(why), "{args}: {}", run.stderr);
    }
}
