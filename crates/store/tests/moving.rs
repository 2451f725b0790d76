//! A data directory is moved into a database: all of it, or nothing.
#![cfg(feature = "postgres")]

mod helper;

use helper::{Place, append, bot, done, hash, now, person, score, table, visitor};
use store::postgres::moving::{Moved, NotMoved, moved};
use store::{
    Append, Ending, Entry, Facts, Filter, LineRow, LinkRow, Page, Played, Postgres, ReportRow, ScoreRow, Status, Store,
    TableRow, Taken, Talk,
};

const SECRET: [u8; 32] = [3; 32];

/// Letters that a program may stumble over.
const ODD: &str = "tab\t line\n return\r back\\slash \\N '\" \u{8}\u{b}\u{c} 折り鶴 🦢";

fn line(table: &str, text: &str) -> LineRow {
    let (table, kind) = (table.to_owned(), "words".to_owned());
    LineRow {
        number: 0,
        table,
        at: 5,
        visitor: Some("ada".into()),
        seat: Some(1),
        name: ODD.into(),
        kind,
        text: text.into(),
    }
}

/// Something of everything.
fn fill(place: &Place) -> Vec<String> {
    let store = place.open();
    for (id, byte) in [("ada", 1), ("bo", 2)] {
        done(store.keep_visitor(visitor(id, hash(byte), ODD, 10)));
        done(store.keep_link(LinkRow { hash: hash(10 + byte), visitor: id.into(), expires: 1_000 }, 0));
        assert!(done(store.spend_link(hash(10 + byte), hash(20 + byte), 20)).is_some());
        done(store.keep_link(LinkRow { hash: hash(30 + byte), visitor: id.into(), expires: 1_000 }, 0));
    }
    done(store.hear("ada", "play"));
    let ids: Vec<String> = (0..40).map(|n| format!("t{n:02}")).collect();
    for (n, id) in ids.iter().enumerate() {
        let status = Status::ALL[n % 6];
        let mut row = table(id, status, n as i64);
        row.practice = n % 7 == 3;
        row.listed = n % 3 == 0 && !row.practice;
        row.terms = ODD.into();
        row.invite = (n % 2 == 0).then(|| hash(n as u8));
        row.seats = vec![person(ODD, "ada", hash(1)), bot("first"), helper::empty_seat()];
        done(store.create(TableRow { game: ["origami", "islands"][n % 2].into(), ..row }));
        let entries =
            vec![Entry { number: 1, text: ODD.into(), digest: u64::MAX, at: i64::MIN, request: Some(u64::MAX) }];
        let facts = Facts {
            version: 1,
            deadline: (n % 4 == 0).then_some(77),
            clocks: ODD.into(),
            result: Some("1:1 2:2".into()),
            next: Some("next".into()),
            ..helper::facts(status, 1, 100 + n as i64)
        };
        let scores = vec![
            ScoreRow { only_first: true, ..score("day", ["ada", "bo"][n % 2], n as i16, 5) },
            ScoreRow { ending: Ending::Resigned, ..score("solo", "ada", 0, 6) },
        ];
        done(store.append(Append { entries, facts, scores, ..append(id, 0, 1) }));
        done(
            store
                .append(Append { facts: Facts { status, ..append(id, 1, n as u32).facts }, ..append(id, 1, n as u32) }),
        );
        let number = done(store.say(line(id, ODD)));
        done(store.report(ReportRow { at: 9, by: Some("bo".into()), line: LineRow { number, ..line(id, ODD) } }));
    }
    done(store.mute("ada", "bo", true));
    done(store.keep_served(123_456));
    done(store.keep_day(99));
    done(store.delete("t39", store::Epoch::FIRST));
    ids
}

#[test]
fn everything_is_there_and_goes_on() {
    let Some(server) = testbed::Postgres::start(&[]) else { return };
    let (place, address) = (Place::new(), server.database());
    let ids = fill(&place);
    let entries = (0..39).map(|n| n + 1).sum();
    assert_eq!(moved(&place.path(), &address, &SECRET), Ok(Moved { tables: 39, entries, visitors: 2 }));
    let (old, new) = (place.open(), Postgres::open(&address).expect("opened"));
    for id in &ids {
        assert_eq!(done(old.load(id)), done(new.load(id)), "{id}");
        assert_eq!(done(old.said(id, 0)), done(new.said(id, 0)), "{id}");
    }
    for (listed, practice) in [(false, false), (true, false), (false, true)] {
        let (filter, page) = (Filter { listed, practice, ..Filter::default() }, Page { after: None, most: 100 });
        assert_eq!(done(old.list(filter.clone(), page.clone())), done(new.list(filter, page)));
    }
    for byte in [1, 2, 21, 22] {
        assert_eq!(done(old.visitor(hash(byte))), done(new.visitor(hash(byte))));
        assert!(done(new.visitor(hash(byte))).is_some());
    }
    for contest in ["day", "solo"] {
        assert_eq!(done(old.board(contest, Some("ada"), 99)), done(new.board(contest, Some("ada"), 99)));
    }
    let played = Played { visitor: "ada".into(), game: None, with: None, won: None, entries: (0, 99) };
    let page = Page { after: None, most: 100 };
    assert_eq!(done(old.played(played.clone(), page.clone())), done(new.played(played, page)));
    assert_eq!(done(old.reports(0)).len(), done(new.reports(0)).len());
    assert_eq!((done(new.muted("ada")), done(new.day())), (vec!["bo".to_owned()], Some(99)));
    assert_eq!(done(new.secret()), SECRET);
    assert!((123_456..134_000).contains(&done(new.served())));
    // And it goes on: with numbers that were never given, and tables that are nobody's.
    done(new.join("here"));
    let Taken::Mine(epoch) = done(new.take("t07")) else { panic!("it was taken") };
    done(new.append(Append { epoch, ..append("t07", 8, 2) }));
    done(new.create(table("fresh", Status::Open, 1)));
    let last = done(old.say(line("t00", "one more")));
    assert!(done(new.say(line("t00", "one more"))) >= last);
    assert!(done(new.spend_link(hash(31), hash(41), 30)).is_some());
    let first = ScoreRow { only_first: true, ..score("day", "ada", 999, 7) };
    done(new.append(Append { scores: vec![first], ..append("fresh", 0, 1) }));
    assert_eq!(done(new.board("day", None, 0)), done(old.board("day", None, 0)), "the first ones are known");
}

#[test]
fn a_database_that_is_not_empty_is_left_alone() {
    let Some(server) = testbed::Postgres::start(&[]) else { return };
    let place = Place::new();
    fill(&place);
    for sql in [
        "INSERT INTO visitors VALUES ('me', '\\x00', 'Me', 1, 1)",
        "INSERT INTO secret (bytes) VALUES (decode(repeat('00', 32), 'hex'))",
    ] {
        let address = server.database();
        drop(Postgres::open(&address).expect("opened"));
        let _ = server.sql(&address, sql);
        assert_eq!(moved(&place.path(), &address, &SECRET), Err(NotMoved::NotEmpty));
        assert_eq!(server.sql(&address, "SELECT count(*) FROM tables"), "0");
    }
}

#[test]
fn what_comes_back_otherwise_is_not_stored() {
    let Some(server) = testbed::Postgres::start(&[]) else { return };
    let place = Place::new();
    fill(&place);
    for (table, when, what) in [
        ("log", "NEW.number = 3 AND NEW.table_key = 8", "the table t07"),
        ("seats", "NEW.number = 1 AND NEW.table_key = 8", "the table t07"),
        ("scores", "NEW.visitor = 'bo'", "scores"),
    ] {
        let address = server.database();
        drop(Postgres::open(&address).expect("opened"));
        let change = if table == "log" { "NEW.digest := NEW.digest + 1" } else { "NEW.name := 'somebody'" };
        let _ = server.sql(
            &address,
            &format!(
                "CREATE FUNCTION err() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN {change}; RETURN NEW; END$$;
                 CREATE TRIGGER err BEFORE INSERT ON {table} FOR EACH ROW WHEN ({when}) EXECUTE FUNCTION err()"
            ),
        );
        assert_eq!(moved(&place.path(), &address, &SECRET), Err(NotMoved::Differs(what.to_owned())));
        assert_eq!(server.sql(&address, "SELECT count(*) FROM tables"), "0");
        let store = Postgres::open(&address).expect("opened");
        assert_ne!(now(store.secret()), Ok(SECRET), "not even the secret");
    }
    assert!(matches!(moved(&place.directory.path().join("no/where.db"), "host=/x", &SECRET), Err(NotMoved::Unread(_))));
    assert!(matches!(moved(&place.path(), "host=/nowhere user=me", &SECRET), Err(NotMoved::Refused(_))));
}
