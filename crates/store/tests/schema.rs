//! Files of every earlier version become files of this one, and those of later versions are left alone.

mod helper;

use helper::{Place, append, bot, done, hash, loaded, now, person, table, visitor};
use rusqlite::Connection;
use store::{Entry, Facts, Faults, Filter, LinkRow, SCHEMA_VERSION, Sqlite, Status, Store, Stored, TableRow, Trouble};

/// Each earlier version, as it was written then.
const EARLIER: [&str; 5] = [
    include_str!("schemas/v1.sql"),
    include_str!("schemas/v2.sql"),
    include_str!("schemas/v3.sql"),
    include_str!("schemas/v4.sql"),
    include_str!("schemas/v5.sql"),
];

fn raw(place: &Place) -> Connection {
    Connection::open(place.path()).expect("a connection")
}

fn old(version: usize) -> Place {
    let place = Place::new();
    raw(&place).execute_batch(EARLIER[version - 1]).expect("the old file");
    place
}

fn schema(place: &Place) -> Vec<(String, Option<String>)> {
    let db = raw(place);
    let mut statement = db.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name").expect("prepared");
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("asked");
    rows.map(|row| row.expect("read")).collect()
}

#[test]
fn there_is_a_file_of_every_earlier_version() {
    assert_eq!(EARLIER.len() as u32 + 1, SCHEMA_VERSION);
}

#[test]
fn a_file_that_grew_has_the_same_schema_as_a_new_one() {
    let fresh = Place::new();
    drop(fresh.open());
    for version in 1..=EARLIER.len() {
        let grown = old(version);
        assert_ne!(schema(&grown), schema(&fresh), "there was something to do");
        drop(grown.open());
        assert_eq!(schema(&grown), schema(&fresh));
        let found: u32 = raw(&grown).query_row("PRAGMA user_version", [], |row| row.get(0)).expect("asked");
        assert_eq!(found, SCHEMA_VERSION);
        let verdict: String = raw(&grown).query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("asked");
        assert_eq!(verdict, "ok");
    }
}

#[test]
fn everything_of_earlier_versions_is_there_and_goes_on() {
    (1..=EARLIER.len()).for_each(goes_on);
}

fn goes_on(version: usize) {
    let place = old(version);
    let store = place.open();
    let aki = person("Aki", "aki", hash(2));
    let open = TableRow {
        id: "open-table".into(),
        game: "origami".into(),
        terms: "{\"players\":2}".into(),
        created: 1000,
        listed: true,
        practice: false,
        invite: Some(hash(1)),
        seats: vec![aki.clone(), helper::empty_seat()],
        facts: Facts { asked: 0, ..helper::facts(Status::Open, 0, 1500) },
    };
    assert_eq!(loaded(&store, "open-table"), Stored { table: open, log: Vec::new() });
    let mut zofie = person("Žofie", "", hash(3));
    zofie.visitor = None;
    let mut away = aki;
    away.level = Some("first".into());
    let running = TableRow {
        id: "running-table".into(),
        game: "islands".into(),
        terms: "{\"players\":3}".into(),
        created: 2000,
        listed: false,
        practice: false,
        invite: None,
        seats: vec![zofie, bot("sensei"), away],
        facts: Facts {
            asked: 5,
            deadline: Some(99_000),
            clocks: "{\"left\":[60,61]}".into(),
            ..helper::facts(Status::Running, 2, 2500)
        },
    };
    let log = vec![
        Entry { number: 1, text: "shuffled 5ba0".into(), digest: u32::MAX.into(), at: 2100, request: None },
        Entry { number: 2, text: "paint b2".into(), digest: 7, at: 2500, request: Some(u64::MAX - 1) },
    ];
    assert_eq!(loaded(&store, "running-table"), Stored { table: running, log });
    let over = loaded(&store, "over-table");
    assert_eq!((over.table.facts.status, over.table.facts.result.as_deref()), (Status::Over, Some("2:1")));
    assert_eq!((over.log.len(), &*over.log[0].text, over.log[0].request), (1, "折る", Some(17)));
    let all = helper::ids(&store, &Filter::default(), None, 10);
    assert_eq!(all, ["over-table", "running-table", "open-table"]);
    assert_eq!(now(store.due(99_000, 9)), Ok(vec!["running-table".into()]));
    assert_eq!(now(store.served()), Ok(123_456));
    assert_eq!(done(store.counts()).tables, [1, 1, 0, 1, 0, 0]);
    let mut ben = visitor("ben", hash(4), "Ben", 21);
    ben.created = 11;
    assert_eq!(now(store.visitor(hash(4))), Ok(Some(ben)));
    // And it goes on, with what is new.
    let mut more = append("running-table", 2, 2);
    more.facts.next = Some("another".into());
    more.scores = vec![helper::score("daily", "ben", 41, 70)];
    done(store.append(more));
    let found = loaded(&store, "running-table");
    assert_eq!((found.log.len(), found.table.facts.next.as_deref()), (4, Some("another")));
    assert_eq!(done(store.board("daily", Some("ben"), 9)).own.and_then(|own| own.ending.points()), Some(41));
    done(store.hear("ben", "instant"));
    assert!(done(store.visitor(hash(4))).is_some_and(|found| found.heard == "instant "));
    if version >= 3 {
        assert!(done(store.visitor(hash(6))).is_some_and(|found| found.id == "ben"), "another device of theirs");
        assert!(done(store.spend_link(hash(7), hash(10), 60)).is_some_and(|found| found.id == "ben"));
    }
    assert_eq!(now(store.create(table("open-table", Status::Open, 1))), Err(Trouble::Conflict));
    done(store.create(table("new-table", Status::Open, 1)));
    let link = LinkRow { hash: hash(8), visitor: "ben".into(), expires: 100 };
    done(store.keep_link(link, 50));
    assert!(done(store.spend_link(hash(8), hash(9), 60)).is_some_and(|found| found.id == "ben"));
    assert_eq!(now(store.forget("aki")), Ok(vec!["open-table".into(), "running-table".into()]));
}

fn refusal(place: &Place) -> String {
    let trouble = Sqlite::open(&place.path(), Faults::default()).expect_err("it is refused");
    trouble.to_string()
}

#[test]
fn a_newer_file_and_a_file_of_others_are_refused_and_left_alone() {
    let newer = Place::new();
    drop(newer.open());
    let next = SCHEMA_VERSION + 1;
    raw(&newer).execute_batch(&format!("PRAGMA user_version = {next}")).expect("told");
    let said = refusal(&newer);
    assert!(said.contains("newer version") && said.contains(&next.to_string()), "{said}");
    let read_only = Sqlite::read_only(&newer.path()).expect_err("also to read").to_string();
    assert!(read_only.contains("newer version"), "{read_only}");
    let found: u32 = raw(&newer).query_row("PRAGMA user_version", [], |row| row.get(0)).expect("asked");
    assert_eq!(found, next);

    let other = Place::new();
    raw(&other).execute_batch("CREATE TABLE recipes (name TEXT)").expect("made");
    let bytes = other.bytes();
    let said = refusal(&other);
    assert!(said.contains("another program"), "{said}");
    assert_eq!(other.bytes(), bytes);

    let text = Place::new();
    std::fs::write(text.path(), "this is no database, and long enough to show it: ".repeat(30)).expect("written");
    let said = refusal(&text);
    assert!(said.contains("not a database"), "{said}");
}

#[test]
fn whoever_only_reads_does_not_bring_a_file_up_to_date() {
    let place = old(1);
    let said = Sqlite::read_only(&place.path()).expect_err("it is too old").to_string();
    assert!(said.contains("start the server once"), "{said}");
    let found: u32 = raw(&place).query_row("PRAGMA user_version", [], |row| row.get(0)).expect("asked");
    assert_eq!(found, 1);
}
