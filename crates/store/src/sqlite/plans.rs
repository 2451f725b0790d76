//! No question and no change reads more than it needs, however many tables sleep: SQLite's own plans say so.

use rusqlite::Connection;

use super::{changes, devices, games, questions, scores, sweeping, talk};
use crate::schema;

fn database() -> Connection {
    let db = Connection::open_in_memory().expect("a database");
    schema::migrate(&db).expect("a schema");
    db
}

/// How SQLite would carry it out, line by line.
fn plan(db: &Connection, sql: &str) -> Vec<String> {
    let mut statement = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("it is SQL");
    for parameter in 1..=statement.parameter_count() {
        statement.raw_bind_parameter(parameter, 1).expect("bound");
    }
    let mut rows = statement.raw_query();
    let mut lines = Vec::new();
    while let Some(row) = rows.next().expect("a plan") {
        lines.push(row.get::<_, String>("detail").expect("a line"));
    }
    lines
}

fn expect(sql: &str, parts: &[&str]) {
    let lines = plan(&database(), sql);
    // What was found by an index already, and the words of one result.
    let found = ["SCAN own", "SCAN word VIRTUAL TABLE"];
    let reads_all = |line: &String| line.starts_with("SCAN") && !found.iter().any(|found| line.starts_with(found));
    assert!(!lines.iter().any(reads_all), "{sql}\n{lines:#?}");
    for part in parts {
        assert!(lines.iter().any(|line| line.contains(part)), "no {part}: {sql}\n{lines:#?}");
    }
}

#[test]
fn a_table_is_found_by_its_id_and_its_log_by_its_number() {
    expect(questions::BY_ID, &["sqlite_autoindex_tables_1 (id=?)", "SEARCH facts USING INTEGER PRIMARY KEY"]);
    expect(questions::BY_KEY, &["SEARCH tables USING INTEGER PRIMARY KEY"]);
    expect(questions::SEATS, &["SEARCH seats USING PRIMARY KEY (table_key=?)"]);
    expect(questions::LOG, &["SEARCH log USING PRIMARY KEY (table_key=?)"]);
    expect(
        questions::VISITOR,
        &["sqlite_autoindex_visitors_2 (token=?)", "SEARCH devices USING PRIMARY KEY (token=?)"],
    );
}

#[test]
fn lists_are_ranges_of_an_index_in_the_order_of_the_list() {
    // Only among those touched at the same moment something is sorted.
    let range = "lobby (listed=? AND status=? AND touched<?)";
    expect(questions::LIST, &[range, "LAST TERM OF ORDER BY", "SEARCH tables USING INTEGER PRIMARY KEY"]);
    expect(questions::LIST_OF_VISITOR, &["seats_of_visitor (visitor=?)", "SEARCH facts USING INTEGER PRIMARY KEY"]);
    expect(questions::LAST_TOUCHED, &["lobby (listed=? AND status=?)"]);
    expect(questions::DUE, &["due (deadline<?)", "SEARCH tables USING INTEGER PRIMARY KEY"]);
    assert!(!plan(&database(), questions::DUE).iter().any(|line| line.contains("TEMP B-TREE")));
}

#[test]
fn the_games_of_a_visitor_are_found_by_their_seats() {
    let own = ["seats_of_visitor (visitor=?)", "SEARCH facts USING INTEGER PRIMARY KEY"];
    let others = "SEARCH other USING PRIMARY KEY (table_key=?)";
    expect(games::PLAYED, &[own[0], own[1], others, "SEARCH tables USING INTEGER PRIMARY KEY"]);
    expect(games::OPPONENTS, &[own[0], own[1], others]);
}

#[test]
fn changes_find_their_rows() {
    expect(changes::FACTS, &["SEARCH facts USING INTEGER PRIMARY KEY"]);
    expect(sweeping::OLD, &["lobby (listed=? AND status=? AND touched<?)"]);
    expect(sweeping::GONE, &["visitors_by_last_visit (seen<?)", "seats_of_visitor (visitor=?)"]);
    expect(devices::SPEND, &["SEARCH links USING PRIMARY KEY (hash=?)"]);
    expect(changes::HEAR, &["sqlite_autoindex_visitors_1 (id=?)"]);
    expect(changes::UNHEAR, &["sqlite_autoindex_visitors_1 (id=?)"]);
    expect(devices::SEE, &["sqlite_autoindex_visitors_1 (id=?)"]);
    expect(devices::TOO_OLD, &["links_by_end (expires<?)"]);
    expect(devices::TOO_MANY_LINKS, &["links_of_visitor (visitor=?)"]);
    expect(devices::TOO_MANY_DEVICES, &["devices_of_visitor (visitor=?)"]);
    expect(changes::LEAVE, &["seats_of_visitor (visitor=?)"]);
    expect(changes::ALIVE, &["seats_of_visitor (visitor=?)", "SEARCH facts USING INTEGER PRIMARY KEY"]);
}

#[test]
fn boards_are_ranges_of_their_index_and_a_visitor_has_few_scores() {
    let board = "board (contest=?)";
    expect(scores::BOARD, &[board]);
    assert!(!plan(&database(), scores::BOARD).iter().any(|line| line.contains("TEMP B-TREE")));
    expect(scores::ALL, &["COVERING INDEX board (contest=?)"]);
    expect(scores::BETTER, &["COVERING INDEX board (contest=? AND points>?)"]);
    expect(scores::OWN, &["scores_of_visitor (visitor=? AND contest=?)"]);
    expect(scores::BESTS, &["scores_of_visitor (visitor=? AND contest=?)"]);
    expect(scores::OF, &["scores_of_visitor (visitor=?)"]);
    expect(scores::FORGET, &["scores_of_visitor (visitor=?)"]);
}

#[test]
fn what_is_said_is_found_by_its_table_and_by_who_said_it() {
    expect(talk::LINES, &["talk_of_table (table_key=? AND number>?)"]);
    expect(talk::LINES_OF_VISITOR, &["talk_of_visitor (visitor=?)"]);
    expect(talk::TOO_MANY, &["talk_of_table (table_key=?)"]);
    expect(talk::OF_TABLE, &["talk_of_table (table_key=?)"]);
    expect(talk::REPORTS, &["reports_by_time (at>?)"]);
    expect(talk::OLD_REPORTS, &["reports_by_time (at<?)"]);
    expect(talk::MUTED, &["SEARCH muted USING PRIMARY KEY (visitor=?)"]);
}
