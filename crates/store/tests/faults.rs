//! A disk that fails, fills up or stalls: nothing is acknowledged that is not stored, and it goes on by itself.

mod helper;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use helper::{Place, append, done, loaded, now, table, until};
use store::measures::COMMIT_BOUNDS;
use store::{Epoch, Modes, Sqlite, Status, Store, Trouble};

#[test]
fn the_running_writer_synchronises_every_commit() {
    let place = Place::new();
    let store = place.open();
    assert_eq!(now(store.modes()), Ok(Modes { journal: "wal".into(), synchronous: 2, page: 4096 }));
}

#[test]
fn a_disk_that_fails_acknowledges_nothing_and_recovers() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("a", Status::Open, 1)));
    done(store.append(append("a", 0, 1)));
    let before = store.measures();
    place.faults.fail_commits(true);
    let soon: Vec<_> = (0..5).map(|_| store.append(append("a", 1, 1))).collect();
    for one in soon {
        assert!(matches!(now(one), Err(Trouble::Failed(_))));
    }
    assert!(matches!(now(store.create(table("b", Status::Open, 1))), Err(Trouble::Failed(_))));
    assert_eq!(loaded(&store, "a").log.len(), 1, "reading goes on");
    assert_eq!(now(store.load("b")), Ok(None));
    assert_eq!(store.measures().commits, before.commits);
    assert!(store.measures().failures > before.failures);
    place.faults.fail_commits(false);
    done(store.append(append("a", 1, 1)));
    drop(store);
    assert_eq!(loaded(&place.open(), "a").log.len(), 2);
}

#[test]
fn a_full_disk_says_so_and_keeps_exactly_what_it_acknowledged() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("a", Status::Open, 1)));
    done(store.create(table("old", Status::Over, 1)));
    for after in 0..40 {
        done(store.append(long("old", after)));
    }
    place.faults.fill(true);
    // Some still fit into pages that are there.
    let mut stored = 0;
    let trouble = loop {
        match now(store.append(long("a", stored))) {
            Ok(()) => stored += 1,
            Err(trouble) => break trouble,
        }
        assert!(stored < 100, "it is never full");
    };
    assert_eq!(trouble, Trouble::Full);
    assert_eq!(now(store.append(long("a", stored))), Err(Trouble::Full));
    let found = loaded(&store, "a");
    assert_eq!((found.log.len(), found.table.facts.version), (stored as usize, stored));
    // Making room helps, also on a full disk.
    assert_eq!(now(store.delete("old", Epoch::FIRST)), Ok(true));
    done(store.append(long("a", stored)));
    stored += 1;
    place.faults.fill(false);
    for _ in 0..50 {
        done(store.append(long("a", stored)));
        stored += 1;
    }
    drop(store);
    assert_eq!(loaded(&place.open(), "a").log.len(), stored as usize);
}

/// One long entry.
fn long(id: &str, after: u32) -> store::Append {
    let mut long = append(id, after, 1);
    long.entries[0].text = "x".repeat(2_000);
    long
}

#[test]
fn a_disk_that_stalls_holds_answers_back_and_readers_go_on() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("a", Status::Open, 1)));
    place.faults.hold(true);
    let mut waits = store.append(append("a", 0, 1));
    until("the writer has taken it", || store.measures().waiting == 0);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
    let early = runtime.block_on(async { tokio::time::timeout(Duration::from_millis(50), &mut waits).await });
    assert!(early.is_err(), "nothing is acknowledged before its commit: {early:?}");
    assert_eq!(loaded(&store, "a").log.len(), 0, "readers neither wait nor see it");
    place.faults.hold(false);
    done(waits);
    assert_eq!(loaded(&store, "a").log.len(), 1);
    place.faults.stall(Duration::from_millis(30));
    done(store.append(append("a", 1, 1)));
    place.faults.stall(Duration::ZERO);
    assert_eq!(loaded(&store, "a").log.len(), 2);
}

#[test]
fn a_stalled_disk_does_not_fill_the_memory() {
    let place = Place::new();
    let store = place.open();
    place.faults.hold(true);
    let soon: Vec<_> = (0..20_000).map(|n| store.keep_served(n)).collect();
    place.faults.hold(false);
    let mut refused = 0;
    let mut greatest = 0;
    for (number, one) in soon.into_iter().enumerate() {
        match now(one) {
            Ok(_) => greatest = number as i64,
            Err(Trouble::Failed(_)) => refused += 1,
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!(refused > 1_000, "only so many may wait: {refused} refused");
    assert_eq!(now(store.served()), Ok(greatest));
}

#[test]
fn closing_a_stalled_store_finishes_what_was_handed_over() {
    let place = Place::new();
    let store = place.open();
    place.faults.hold(true);
    let waits = store.create(table("a", Status::Open, 1));
    let waits_too = store.append(append("a", 0, 1));
    store.close();
    assert_eq!((now(waits), now(waits_too)), (Ok(()), Ok(())));
    assert_eq!(now(store.append(append("a", 1, 1))), Err(Trouble::Closed));
    assert_eq!(now(store.load("a")), Err(Trouble::Closed));
    assert_eq!(loaded(&Place { faults: store::Faults::default(), ..place }.open(), "a").log.len(), 1);
}

#[test]
fn under_changing_weather_the_log_is_what_was_acknowledged() {
    let place = Place::new();
    let store = place.open();
    for player in 0..6 {
        done(store.create(table(&format!("p{player}"), Status::Open, 1)));
    }
    let stop = AtomicBool::new(false);
    let acknowledged: Vec<u32> = std::thread::scope(|scope| {
        let players: Vec<_> = (0..6)
            .map(|player| {
                let (store, stop) = (&store, &stop);
                scope.spawn(move || play(store, &format!("p{player}"), stop))
            })
            .collect();
        for round in 0..12 {
            place.faults.fail_commits(round % 4 == 1);
            place.faults.fill(round % 4 == 2);
            place.faults.stall(Duration::from_millis(if round % 4 == 3 { 3 } else { 0 }));
            let before = store.measures();
            until("some groups", || {
                let now = store.measures();
                now.commits + now.failures > before.commits + before.failures + 20
            });
        }
        place.faults.fail_commits(false);
        place.faults.fill(false);
        place.faults.stall(Duration::ZERO);
        stop.store(true, Ordering::SeqCst);
        players.into_iter().map(|player| player.join().expect("no panic")).collect()
    });
    drop(store);
    let store = place.open();
    for (player, acknowledged) in acknowledged.into_iter().enumerate() {
        let found = loaded(&store, &format!("p{player}"));
        let numbers: Vec<u32> = found.log.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (1..=acknowledged).collect::<Vec<_>>());
        assert_eq!(found.table.facts.version, acknowledged);
    }
}

/// Appends until it is told to stop, and at last once more: how many were acknowledged?
fn play(store: &Sqlite, id: &str, stop: &AtomicBool) -> u32 {
    let mut stored = 0;
    loop {
        let is_last = stop.load(Ordering::SeqCst);
        match now(store.append(long(id, stored))) {
            Ok(()) => stored += 1,
            Err(Trouble::Full | Trouble::Failed(_)) => assert!(!is_last, "it has recovered"),
            Err(other) => panic!("{other:?}"),
        }
        if is_last {
            return stored;
        }
    }
}

#[test]
fn the_writer_measures_itself() {
    let place = Place::new();
    let store = place.open();
    let before = store.measures();
    done(store.create(table("a", Status::Open, 1)));
    done(store.append(append("a", 0, 3)));
    assert_eq!(now(store.append(append("a", 0, 3))), Err(Trouble::Conflict));
    let after = store.measures();
    assert_eq!((after.entries, after.changes, after.commits), (3, before.changes + 3, before.commits + 3));
    assert_eq!((after.last_group, after.waiting, after.failures), (1, 0, 0));
    assert!(after.commit_nanos > before.commit_nanos);
    assert_eq!(after.commit_times.iter().sum::<u64>(), after.commits);
    assert_eq!(after.commit_times.len(), COMMIT_BOUNDS.len() + 1);
}

#[test]
fn a_lock_of_somebody_else_is_waited_for() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("a", Status::Open, 1)));
    let other = rusqlite::Connection::open(place.path()).expect("a second connection");
    other.execute_batch("BEGIN IMMEDIATE").expect("locked");
    let waits = store.append(append("a", 0, 1));
    until("the writer has taken it", || store.measures().waiting == 0);
    assert_eq!(loaded(&store, "a").log.len(), 0, "readers go on");
    other.execute_batch("ROLLBACK").expect("released");
    done(waits);
    assert_eq!(loaded(&store, "a").log.len(), 1);
}

#[test]
fn a_connection_that_broke_is_opened_again() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("a", Status::Open, 1)));
    done(store.append(append("a", 0, 1)));
    let other = rusqlite::Connection::open(place.path()).expect("a second connection");
    other.execute_batch("ALTER TABLE log RENAME TO elsewhere").expect("renamed");
    for _ in 0..3 {
        assert!(matches!(now(store.append(append("a", 1, 1))), Err(Trouble::Failed(_))));
        assert!(matches!(now(store.load("a")), Err(Trouble::Failed(_))));
    }
    other.execute_batch("ALTER TABLE elsewhere RENAME TO log").expect("renamed back");
    done(store.append(append("a", 1, 1)));
    assert_eq!(loaded(&store, "a").log.len(), 2);
    assert_eq!(now(store.modes()).map(|modes| modes.synchronous), Ok(2), "set up like the first");
}

#[test]
fn nothing_is_stored_in_a_file_that_is_no_longer_there() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("t", Status::Running, 1)));
    let lock = place.directory.path().join("lock");
    std::fs::write(&lock, "").expect("written");
    store.watch(&lock).expect("it is there");
    assert!(store.watch(&place.directory.path().join("nothing")).is_err());
    let mut version = 0;
    for name in ["test.db", "test.db-wal", "lock"] {
        let (here, away) = (place.directory.path().join(name), place.directory.path().join("away"));
        std::fs::rename(&here, &away).expect("moved away");
        assert_eq!(now(store.append(append("t", version, 1))), Err(Trouble::Gone), "{name}");
        // Another file in its place is not the same.
        std::fs::copy(&away, &here).expect("copied");
        assert_eq!(now(store.append(append("t", version, 1))), Err(Trouble::Gone), "{name}");
        assert_eq!(loaded(&store, "t").log.len(), version as usize, "it can still be read");
        std::fs::rename(&away, &here).expect("moved back");
        done(store.append(append("t", version, 1)));
        version += 1;
    }
    store.close();
    assert_eq!(loaded(&place.open(), "t").log.len(), version as usize);
}

#[test]
fn what_goes_while_it_is_being_stored_is_not_acknowledged() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("t", Status::Running, 1)));
    place.faults.hold(true);
    let late = store.append(append("t", 0, 1));
    until("it is on its way", || store.measures().waiting == 0);
    std::fs::remove_file(place.path()).expect("deleted");
    place.faults.hold(false);
    assert_eq!(now(late), Err(Trouble::Gone));
}
