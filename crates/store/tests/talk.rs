//! What is said at tables: it goes with the table and with whoever said it, and a report outlives both for a while.

mod helper;

use helper::{Home, Kept, done, now, table, until};
use store::{Epoch, LineRow, Millis, ReportRow, Status, Sweep, Trouble};

fn line(table: &str, visitor: Option<&str>, text: &str) -> LineRow {
    let name = visitor.map_or_else(String::new, |visitor| format!("name of {visitor}"));
    LineRow {
        number: 0,
        table: table.to_owned(),
        at: 5,
        visitor: visitor.map(str::to_owned),
        seat: visitor.map(|_| 1),
        name,
        kind: "words".to_owned(),
        text: text.to_owned(),
    }
}

fn texts(store: &Kept, table: &str, after: u64) -> Vec<String> {
    done(store.said(table, after)).into_iter().map(|line| line.text).collect()
}

fn report(line: LineRow, by: &str, at: Millis) -> ReportRow {
    ReportRow { at, by: Some(by.to_owned()), line }
}

fn lines_are_numbered_and_kept_with_their_table(home: &Home) {
    let store = home.open();
    done(store.create(table("t1", Status::Running, 1)));
    done(store.create(table("t2", Status::Running, 1)));
    assert_eq!(now(store.say(line("nowhere", None, "hello"))), Err(Trouble::Conflict));
    let first = done(store.say(line("t1", Some("ada"), "one")));
    let other = done(store.say(line("t2", Some("ada"), "two")));
    let last = done(store.say(line("t1", None, "three")));
    assert!(first < other && other < last);
    assert_eq!(texts(&store, "t1", 0), ["one", "three"]);
    assert_eq!(texts(&store, "t1", first), ["three"]);
    let said: Vec<_> = done(store.said_by("ada")).into_iter().map(|line| (line.table, line.text)).collect();
    assert_eq!(said, [("t1".to_owned(), "one".to_owned()), ("t2".to_owned(), "two".to_owned())]);
    let read = done(store.said("t1", 0)).remove(0);
    assert_eq!(read, LineRow { number: first, ..line("t1", Some("ada"), "one") });
    // A number is never given twice.
    assert!(done(store.delete("t1", Epoch::FIRST)));
    assert_eq!(texts(&store, "t1", 0), Vec::<String>::new());
    assert!(done(store.say(line("t2", None, "four"))) > last);
    drop(store);
    assert_eq!(texts(&home.open(), "t2", 0), ["two", "four"]);
}

fn only_the_newest_lines_are_kept(home: &Home) {
    let store = home.open();
    done(store.create(table("t1", Status::Running, 1)));
    let most = store::talk::MOST_LINES as usize;
    for n in 0..most + 3 {
        done(store.say(line("t1", None, &n.to_string())));
    }
    let kept = texts(&store, "t1", 0);
    assert_eq!((kept.len(), kept[0].as_str()), (most, "3"));
}

fn whoever_is_forgotten_has_said_nothing(home: &Home) {
    let store = home.open();
    done(store.create(table("t1", Status::Running, 1)));
    done(store.say(line("t1", Some("ada"), "the words of ada, never to be read again")));
    let said = done(store.said("t1", 0)).remove(0);
    done(store.report(report(said, "bo", 10)));
    done(store.say(line("t1", Some("bo"), "stays")));
    done(store.mute("ada", "bo", true));
    done(store.mute("bo", "ada", true));
    done(store.mute("bo", "cleo", true));
    done(store.forget("ada"));
    assert_eq!(texts(&store, "t1", 0), ["stays"]);
    assert_eq!((done(store.muted("ada")), done(store.muted("bo"))), (vec![], vec!["cleo".to_owned()]));
    // What was reported can still be read by the operator, but not whose it was.
    let kept = done(store.reports(0)).remove(0);
    assert_eq!((kept.line.visitor, kept.line.name.as_str(), kept.by.as_deref()), (None, "", Some("bo")));
    done(store.sweep(Sweep { reports: Some(11), ..Sweep::default() }));
    assert_eq!(done(store.reports(0)), []);
    until("its words are overwritten", || !home.mentions(b"the words of ada"));
}

fn a_line_is_reported_once_by_each_and_the_newest_report_comes_first(home: &Home) {
    let store = home.open();
    let reported = |number| LineRow { number, ..line("t1", Some("ada"), "text") };
    for (number, by, at) in [(7, "bo", 10), (7, "bo", 11), (7, "cleo", 12), (8, "bo", 13)] {
        done(store.report(report(reported(number), by, at)));
    }
    let told = |since| done(store.reports(since)).into_iter().map(|row| (row.line.number, row.at)).collect::<Vec<_>>();
    assert_eq!(told(0), [(8, 13), (7, 12), (7, 10)]);
    assert_eq!(told(12), [(8, 13), (7, 12)]);
}

fn somebody_is_muted_until_they_are_not(home: &Home) {
    let store = home.open();
    for (whom, is_muted, left) in [
        ("bo", true, vec!["bo"]),
        ("bo", true, vec!["bo"]),
        ("t 1", true, vec!["bo", "t 1"]),
        ("bo", false, vec!["t 1"]),
    ] {
        done(store.mute("ada", whom, is_muted));
        assert_eq!(done(store.muted("ada")), left);
    }
    assert_eq!(done(store.muted("bo")), Vec::<String>::new());
}

on_both! {
    lines_are_numbered_and_kept_with_their_table,
    only_the_newest_lines_are_kept,
    whoever_is_forgotten_has_said_nothing,
    a_line_is_reported_once_by_each_and_the_newest_report_comes_first,
    somebody_is_muted_until_they_are_not,
}
