//! Tables: what is stored is what is read, and only the first of two is stored.

mod helper;

use helper::{Home, Place, append, bot, done, entry, facts, hash, loaded, now, person, table, until};
use store::{Counts, Entry, Epoch, Facts, Sqlite, Status, Store, Stored, TableRow, Trouble};

fn full(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        game: "legends".into(),
        terms: "{\"pace\":\"days\",\"note\":\"折り鶴 🦢\"}".into(),
        created: -5,
        listed: false,
        practice: false,
        invite: Some(hash(9)),
        seats: vec![person("Ōhara «Ωmega» 👩‍👩‍👧", "v1", hash(1)), bot("sensei"), helper::empty_seat()],
        facts: Facts {
            status: Status::Paused,
            version: 0,
            asked: 0b1000_0101,
            deadline: Some(i64::MAX),
            clocks: "{\"left\":[1,2]}".into(),
            touched: 77,
            result: Some("1:0".into()),
            next: Some("another".into()),
        },
    }
}

fn a_table_comes_back_as_it_was_also_after_reopening(home: &Home) {
    let store = home.open();
    assert_eq!(now(store.load("a")), Ok(None));
    done(store.create(full("a")));
    assert_eq!(loaded(&store, "a"), Stored { table: full("a"), log: Vec::new() });
    let odd = Entry { number: 1, text: "zug ✓\n".into(), digest: u64::MAX, at: i64::MIN, request: Some(u64::MAX) };
    let plain = Entry { number: 2, text: String::new(), digest: 0, at: 0, request: None };
    let mut more = append("a", 0, 2);
    more.entries = vec![odd.clone(), plain.clone()];
    done(store.append(more.clone()));
    let expected = Stored { table: TableRow { facts: more.facts, ..full("a") }, log: vec![odd, plain] };
    assert_eq!(loaded(&store, "a"), expected);
    drop(store);
    assert_eq!(loaded(&home.open(), "a"), expected);
}

fn there_is_one_table_of_each_id(home: &Home) {
    let store = home.open();
    done(store.create(full("a")));
    assert_eq!(now(store.create(table("a", Status::Open, 1))), Err(Trouble::Conflict));
    assert_eq!(loaded(&store, "a").table, full("a"));
}

fn the_log_has_no_gaps_and_the_first_of_two_wins(home: &Home) {
    let store = home.open();
    done(store.create(table("a", Status::Open, 1)));
    done(store.append(append("a", 0, 3)));
    // Another one with the same number, one that leaves a gap, one for a table that is not there.
    assert_eq!(now(store.append(append("a", 0, 1))), Err(Trouble::Conflict));
    assert_eq!(now(store.append(append("a", 4, 1))), Err(Trouble::Conflict));
    assert_eq!(now(store.append(append("b", 0, 1))), Err(Trouble::Conflict));
    // Numbers that do not fit together.
    let mut gap = append("a", 3, 2);
    gap.entries[1].number = 6;
    assert!(matches!(now(store.append(gap)), Err(Trouble::Failed(_))));
    let mut wrong = append("a", 3, 1);
    wrong.facts.version = 5;
    assert!(matches!(now(store.append(wrong)), Err(Trouble::Failed(_))));
    let found = loaded(&store, "a");
    assert_eq!(found.log, [entry(1), entry(2), entry(3)]);
    assert_eq!(found.table.facts.version, 3);
    // Facts alone may change too, by whoever knows the last number.
    let mut facts_only = append("a", 3, 0);
    facts_only.facts.status = Status::Paused;
    done(store.append(facts_only));
    assert_eq!(loaded(&store, "a").table.facts.status, Status::Paused);
}

fn of_many_at_the_same_time_exactly_one_wins(home: &Home) {
    let store = home.open();
    done(store.create(table("a", Status::Open, 1)));
    for round in 0..20 {
        let both: Vec<_> = (0..8)
            .map(|_| {
                let store = store.clone();
                std::thread::spawn(move || now(store.append(append("a", round, 1))))
            })
            .collect();
        let answers: Vec<_> = both.into_iter().map(|one| one.join().expect("no panic")).collect();
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "{answers:?}");
        assert_eq!(answers.iter().filter(|answer| **answer == Err(Trouble::Conflict)).count(), 7, "{answers:?}");
    }
    assert_eq!(loaded(&store, "a").log.len(), 20);
}

/// Holds the writer with one change, hands over others, and lets it go: they are one group.
fn as_one_group<T>(place: &Place, store: &Sqlite, others: impl FnOnce() -> T) -> T {
    place.faults.hold(true);
    let first = store.keep_served(0);
    until("the writer has taken the first", || store.measures().waiting == 0);
    let others = others();
    place.faults.hold(false);
    done(first);
    others
}

#[test]
fn a_conflict_in_a_group_does_not_touch_the_others() {
    let place = Place::new();
    let store = place.open();
    for id in ["a", "b", "c"] {
        done(store.create(table(id, Status::Open, 1)));
    }
    let soon = as_one_group(&place, &store, || {
        [
            store.append(append("a", 0, 1)),
            store.append(append("b", 7, 1)),
            store.create(table("c", Status::Open, 2)),
            store.append(append("a", 0, 1)),
            store.append(append("a", 1, 1)),
            store.append(append("c", 0, 2)),
        ]
    });
    let answers: Vec<_> = soon.into_iter().map(now).collect();
    assert_eq!(store.measures().last_group, 6);
    let no = Err(Trouble::Conflict);
    assert_eq!(answers, [Ok(()), no.clone(), no.clone(), no, Ok(()), Ok(())]);
    assert_eq!([2, 0, 2], ["a", "b", "c"].map(|id| loaded(&store, id).log.len()));
}

#[test]
fn a_complaint_in_the_middle_of_a_group_concerns_one_change_only() {
    let place = Place::new();
    let store = place.open();
    for id in ["a", "b", "c"] {
        done(store.create(table(id, Status::Open, 1)));
    }
    // Damage: an entry nobody appended, so that the row of facts fits and the log does not.
    let raw = rusqlite::Connection::open(place.path()).expect("a second connection");
    raw.execute("INSERT INTO log SELECT key, 1, 'stray', 0, 0, NULL FROM tables WHERE id = 'b'", []).expect("inserted");
    let soon = as_one_group(&place, &store, || ["a", "b", "c"].map(|id| store.append(append(id, 0, 1))));
    assert_eq!(soon.map(now), [Ok(()), Err(Trouble::Conflict), Ok(())]);
    assert_eq!(loaded(&store, "b").table.facts.version, 0, "its facts are as they were");
    assert_eq!(loaded(&store, "c").log, [entry(1)]);
}

fn a_dropped_future_changes_nothing(home: &Home) {
    let store = home.open();
    drop(store.create(table("a", Status::Open, 1)));
    drop(store.append(append("a", 0, 1)));
    done(store.append(append("a", 1, 1)));
    assert_eq!(loaded(&store, "a").log.len(), 2);
}

fn seats_are_replaced_with_the_entry_or_not_at_all(home: &Home) {
    let store = home.open();
    done(store.create(table("a", Status::Open, 1)));
    let seats = vec![bot("x"), person("Aki", "v", hash(2)), person("Ben", "w", hash(3))];
    let mut lost = append("a", 5, 1);
    lost.seats = Some(vec![bot("y")]);
    assert_eq!(now(store.append(lost)), Err(Trouble::Conflict));
    assert_eq!(loaded(&store, "a").table.seats, table("a", Status::Open, 1).seats);
    let mut won = append("a", 0, 1);
    won.seats = Some(seats.clone());
    done(store.append(won));
    assert_eq!(loaded(&store, "a").table.seats, seats);
    // Fewer of them, and nothing is left of the others.
    let mut fewer = append("a", 1, 1);
    fewer.seats = Some(vec![bot("z")]);
    done(store.append(fewer));
    assert_eq!(loaded(&store, "a").table.seats, [bot("z")]);
    done(store.append(append("a", 2, 1)));
    assert_eq!(loaded(&store, "a").table.seats, [bot("z")]);
}

fn a_deleted_table_leaves_nothing_behind(home: &Home) {
    let store = home.open();
    done(store.create(full("a")));
    done(store.append(append("a", 0, 3)));
    assert_eq!(now(store.delete("a", Epoch::FIRST)), Ok(true));
    assert_eq!(now(store.delete("a", Epoch::FIRST)), Ok(false));
    assert_eq!(now(store.load("a")), Ok(None));
    assert_eq!(now(store.append(append("a", 3, 1))), Err(Trouble::Conflict));
    // The same id, or the same number inside the file, starts afresh.
    done(store.create(table("a", Status::Open, 1)));
    done(store.create(table("b", Status::Open, 1)));
    assert_eq!(loaded(&store, "a"), Stored { table: table("a", Status::Open, 1), log: Vec::new() });
    assert_eq!(loaded(&store, "b"), Stored { table: table("b", Status::Open, 1), log: Vec::new() });
}

fn tables_are_counted_by_status(home: &Home) {
    let store = home.open();
    assert_eq!(now(store.counts()), Ok(Counts::default()));
    for (number, status) in Status::ALL.into_iter().enumerate() {
        for copy in 0..=number {
            let listed = copy % 2 == 0;
            let row = table(&format!("{}{copy}", status.word()), status, 1);
            done(store.create(TableRow { listed, ..row }));
        }
    }
    assert_eq!(now(store.counts()), Ok(Counts { tables: [1, 2, 3, 4, 5, 6] }));
    let mut over = append("open0", 0, 1);
    over.facts = facts(Status::Over, 1, 9);
    done(store.append(over));
    assert_eq!(now(store.counts()), Ok(Counts { tables: [0, 2, 3, 5, 5, 6] }));
}

fn it_is_told_how_far_several_tables_are(home: &Home) {
    let store = home.open();
    for id in ["a", "b"] {
        done(store.create(table(id, Status::Open, 1)));
    }
    done(store.append(append("b", 0, 3)));
    let mut stands = done(store.stands(["b", "nowhere", "a"].map(str::to_owned).to_vec()));
    stands.sort_by(|one, other| one.table.cmp(&other.table));
    assert_eq!(stands.iter().map(|stand| (&*stand.table, stand.version)).collect::<Vec<_>>(), [("a", 0), ("b", 3)]);
    assert_eq!(now(store.stands(Vec::new())), Ok(Vec::new()));
}

fn the_clock_of_serving_never_goes_back(home: &Home) {
    let store = home.open();
    assert_eq!(now(store.served()), Ok(0));
    // Where the database has a clock, it goes on meanwhile.
    let is = |served: Result<i64, Trouble>, at_least: i64| match served {
        Ok(served) => served == at_least || (home.has_a_clock() && (at_least..at_least + 10_000).contains(&served)),
        Err(_) => false,
    };
    assert!(is(now(store.keep_served(500)), 500));
    assert!(is(now(store.keep_served(400)), 500));
    assert!(is(now(store.served()), 500));
    drop(store);
    let store = home.open();
    let before = done(store.served());
    assert!(is(Ok(before), 500));
    assert!(is(now(store.keep_served(before + 1)), before) || !home.has_a_clock());
    assert!(is(now(store.served()), if home.has_a_clock() { before } else { before + 1 }));
}

#[test]
fn a_file_keeps_any_letter() {
    let place = Place::new();
    let store = place.open();
    let odd = "a \u{0} and more";
    done(store.create(TableRow { terms: odd.into(), ..table("a", Status::Open, 1) }));
    let mut more = append("a", 0, 1);
    more.entries[0].text = odd.into();
    done(store.append(more));
    let found = loaded(&store, "a");
    assert_eq!((&*found.table.terms, &*found.log[0].text), (odd, odd));
}

#[test]
fn changes_that_come_one_shortly_after_the_other_are_stored_together_where_they_may_wait() {
    let place = Place::new();
    let gather = std::time::Duration::from_millis(200);
    let store = Sqlite::open_gathering(&place.path(), place.faults.clone(), gather).expect("the store opens");
    done(store.create(table("a", Status::Open, 1)));
    let before = store.measures().commits;
    let soon: Vec<_> = (0..10)
        .map(|after| {
            std::thread::sleep(std::time::Duration::from_millis(5));
            store.append(append("a", after, 1))
        })
        .collect();
    soon.into_iter().for_each(done);
    let commits = store.measures().commits - before;
    assert!(commits < 10, "{commits} commits for 10 changes in a twentieth of a second");
    assert_eq!(loaded(&store, "a").log.len(), 10);
}

on_both! {
    a_table_comes_back_as_it_was_also_after_reopening,
    there_is_one_table_of_each_id,
    the_log_has_no_gaps_and_the_first_of_two_wins,
    of_many_at_the_same_time_exactly_one_wins,
    a_dropped_future_changes_nothing,
    seats_are_replaced_with_the_entry_or_not_at_all,
    a_deleted_table_leaves_nothing_behind,
    tables_are_counted_by_status,
    it_is_told_how_far_several_tables_are,
    the_clock_of_serving_never_goes_back,
}
