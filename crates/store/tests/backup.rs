//! Copies of a database in use.

mod helper;

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use helper::{Place, append, done, loaded, table, until};
use store::{Backup, Faults, NotCopied, Sqlite, Status, Store, backup};

#[test]
fn a_copy_made_under_way_shows_one_moment() {
    let place = Place::new();
    let store = place.open();
    let copies = place.directory.path().join("copies");
    std::fs::create_dir(&copies).expect("made");
    let ids = ["a", "b"];
    for id in ids {
        done(store.create(table(id, Status::Open, 1)));
    }
    let stop = AtomicBool::new(false);
    let written = [AtomicU32::new(0), AtomicU32::new(0)];
    let least: Vec<[u32; 2]> = std::thread::scope(|scope| {
        for (id, written) in ids.iter().zip(&written) {
            let (store, stop) = (&store, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::SeqCst) {
                    let after = written.load(Ordering::SeqCst);
                    done(store.append(append(id, after, 2)));
                    written.store(after + 2, Ordering::SeqCst);
                }
            });
        }
        let seen = || written.each_ref().map(|written| written.load(Ordering::SeqCst));
        let mut least = Vec::new();
        for number in 0..3 {
            let before = seen();
            until("both have written", || seen().iter().zip(before).all(|(now, before)| *now > before + 20));
            least.push(seen());
            let made = backup(&place.path(), &copies.join(format!("{number}.db"))).expect("a copy");
            assert_eq!(made.tables, 2);
        }
        stop.store(true, Ordering::SeqCst);
        least
    });
    for (number, least) in least.into_iter().enumerate() {
        let path = copies.join(format!("{number}.db"));
        let copy = Sqlite::open(&path, Faults::default()).expect("a copy is a database");
        for (id, least) in ids.into_iter().zip(least) {
            let found = loaded(&copy, id);
            assert_eq!(found.table.facts.version as usize, found.log.len());
            assert!(found.table.facts.version >= least, "all that was acknowledged before is in it");
            done(copy.append(append(id, found.table.facts.version, 1)));
        }
    }
    let left: Vec<_> =
        std::fs::read_dir(&copies).expect("read").map(|file| file.expect("a file").file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("part")), "{left:?}");
}

#[test]
fn a_copy_of_a_database_at_rest_says_how_large_it_is() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("a", Status::Open, 1)));
    drop(store);
    let to = place.directory.path().join("copy 'with' quotes.db");
    let Backup { bytes, tables } = backup(&place.path(), &to).expect("a copy");
    assert_eq!((bytes, tables), (std::fs::metadata(&to).expect("it is there").len(), 1));
}

#[test]
fn nothing_is_overwritten_and_nothing_is_left_of_a_failure() {
    let place = Place::new();
    let store = place.open();
    let to = place.directory.path().join("copy.db");
    std::fs::write(&to, "precious").expect("written");
    let refused = backup(&place.path(), &to).expect_err("it is there");
    assert!(matches!(refused, NotCopied::Exists(_)));
    assert_eq!(refused.to_string(), format!("{} is there already", to.display()));
    assert_eq!(std::fs::read(&to).expect("read"), b"precious");
    let nowhere = place.directory.path().join("no/such/place.db");
    assert!(matches!(backup(&place.path(), &nowhere), Err(NotCopied::CannotWrite(..))));
    let nothing = place.directory.path().join("nothing.db");
    let unread = backup(&nothing, &place.directory.path().join("other.db")).expect_err("nothing to copy");
    assert!(matches!(unread, NotCopied::CannotRead(..)) && unread.to_string().contains("nothing.db"), "{unread}");
    assert!(!nothing.exists(), "looking makes no file");
    drop(store);
    let mut left: Vec<_> = std::fs::read_dir(place.directory.path())
        .expect("read")
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    left.sort();
    assert_eq!(left, ["copy.db", "test.db"]);
}
