//! Devices and links: each link is used once and in time, and all of them go with their visitor.

mod helper;

use helper::{Home, Place, done, hash, now, person, table, until, visitor};
use store::{LinkRow, Millis, SecretHash, Status, Store, Sweep, Swept, TableRow, Trouble};

fn link(byte: u8, visitor: &str, expires: Millis) -> LinkRow {
    LinkRow { hash: hash(byte), visitor: visitor.into(), expires }
}

fn a_link_makes_one_device_of_the_same_visitor(home: &Home) {
    let store = home.open();
    let me = visitor("me", hash(1), "Me", 10);
    done(store.keep_visitor(me.clone()));
    assert_eq!(now(store.keep_link(link(2, "nobody", 100), 10)), Err(Trouble::Conflict));
    done(store.keep_link(link(2, "me", 100), 10));
    assert_eq!(now(store.keep_link(link(2, "me", 200), 10)), Err(Trouble::Conflict), "there is one like that");
    assert_eq!(now(store.spend_link(hash(3), hash(4), 20)), Ok(None), "there never was one");
    let seen = store::VisitorRow { seen: 20, ..me.clone() };
    assert_eq!(now(store.spend_link(hash(2), hash(4), 20)), Ok(Some(seen.clone())));
    assert_eq!(now(store.spend_link(hash(2), hash(5), 20)), Ok(None), "it was used");
    // The row is the same, whichever device asks: with the token of the first.
    for token in [1, 4] {
        assert_eq!(now(store.visitor(hash(token))), Ok(Some(seen.clone())));
    }
    assert_eq!(now(store.visitor(hash(5))), Ok(None));
    // Another name, kept with the row that was found, takes no device away.
    let renamed = store::VisitorRow { name: "I".into(), ..seen };
    done(store.keep_visitor(renamed.clone()));
    drop(store);
    let store = home.open();
    for token in [1, 4] {
        assert_eq!(now(store.visitor(hash(token))), Ok(Some(renamed.clone())));
    }
}

fn a_link_has_an_end(home: &Home) {
    let store = home.open();
    done(store.keep_visitor(visitor("me", hash(1), "Me", 10)));
    done(store.keep_link(link(2, "me", 100), 10));
    done(store.keep_link(link(3, "me", 100), 10));
    assert_eq!(now(store.spend_link(hash(2), hash(4), 100)), Ok(None), "too late");
    assert!(done(store.spend_link(hash(2), hash(4), 99)).is_some(), "in time");
    // What is too old is gone with the next one that is made, also if the clock is set back.
    done(store.keep_link(link(5, "me", 300), 100));
    assert_eq!(now(store.spend_link(hash(3), hash(6), 50)), Ok(None));
}

fn links_and_devices_do_not_pile_up(home: &Home) {
    let store = home.open();
    for id in ["me", "you"] {
        done(store.keep_visitor(visitor(id, hash(id.len() as u8), id, 10)));
    }
    done(store.keep_link(link(200, "you", 1), 0));
    for n in 0..10 {
        done(store.keep_link(link(10 + n, "me", 1_000 + Millis::from(n)), 0));
    }
    let usable = |n: u8| done(store.spend_link(hash(10 + n), hash(100 + n), 0)).is_some();
    assert_eq!((0..10).filter(|&n| usable(n)).collect::<Vec<_>>(), [6, 7, 8, 9], "the newest");
    assert!(done(store.spend_link(hash(200), hash(201), 0)).is_some(), "those of others stay");
    for n in 0..60 {
        done(store.keep_link(link(10, "me", 10_000), 100 + Millis::from(n)));
        let device = SecretHash([n; 32].map(|byte| byte | 0x80));
        assert!(done(store.spend_link(hash(10), device, 100 + Millis::from(n))).is_some());
    }
    let known = |n: &u8| done(store.visitor(SecretHash([*n; 32].map(|byte| byte | 0x80)))).is_some();
    assert_eq!((0..60).filter(known).collect::<Vec<_>>(), (28..60).collect::<Vec<_>>());
    assert!(done(store.visitor(hash(2))).is_some(), "the first device stays");
    assert!(done(store.visitor(hash(201))).is_some());
}

fn devices_and_links_go_with_their_visitor(home: &Home) {
    let store = home.open();
    let named = |text: &str| {
        let mut bytes = [7; 32];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        SecretHash(bytes)
    };
    for (id, byte) in [("<id of me>", 1), ("you", 2)] {
        done(store.keep_visitor(visitor(id, hash(byte), id, 10)));
        done(
            store.keep_link(LinkRow { hash: named(&format!("<spent {byte}>")), visitor: id.into(), expires: 100 }, 10),
        );
        assert!(
            done(store.spend_link(named(&format!("<spent {byte}>")), named(&format!("<device {byte}>")), 20)).is_some()
        );
        done(store.keep_link(LinkRow { hash: named(&format!("<link {byte}>")), visitor: id.into(), expires: 100 }, 10));
    }
    assert!(home.mentions(b"<device 1>") && home.mentions(b"<link 1>"), "the test looks in the right place");
    assert_eq!(now(store.forget("<id of me>")), Ok(Vec::new()));
    assert_eq!(now(store.visitor(named("<device 1>"))), Ok(None));
    assert_eq!(now(store.spend_link(named("<link 1>"), hash(9), 20)), Ok(None));
    assert_eq!(now(store.keep_link(link(9, "<id of me>", 100), 10)), Err(Trouble::Conflict));
    until("nothing of it is in the files", || {
        [&b"<device 1>"[..], b"<link 1>", b"<id of me>"].iter().all(|trace| !home.mentions(trace))
    });
    assert!(done(store.visitor(named("<device 2>"))).is_some(), "others stay");
    assert!(done(store.spend_link(named("<link 2>"), hash(9), 20)).is_some());
}

fn a_sweep_takes_what_has_ended_and_what_belongs_to_nobody(home: &Home) {
    let store = home.open();
    for (id, byte, seen) in [("old", 1, 10), ("new", 2, 90), ("seated", 3, 10)] {
        done(store.keep_visitor(visitor(id, hash(byte), id, seen)));
        done(store.keep_link(link(10 + byte, id, 1_000), 0));
        assert!(done(store.spend_link(hash(10 + byte), hash(20 + byte), 0)).is_some());
        done(store.keep_link(link(30 + byte, id, 40 + Millis::from(byte)), 0));
        done(store.keep_link(link(40 + byte, id, 1_000), 0));
    }
    let seats = vec![person("Aki", "seated", hash(9))];
    done(store.create(TableRow { seats, ..table("t", Status::Running, 99) }));
    let sweep = Sweep { visitors: Some(42), ..Sweep::default() };
    assert_eq!(now(store.sweep(sweep)), Ok(Swept { tables: 0, visitors: 1 }));
    let device = |byte: u8| done(store.visitor(hash(20 + byte))).is_some();
    assert_eq!([1, 2, 3].map(device), [false, true, true]);
    // Asked for as if no time had passed, so that only what was deleted is missing.
    let usable = |byte: u8| done(store.spend_link(hash(byte), hash(50 + byte), 0)).is_some();
    assert_eq!([31, 32, 33, 41, 42, 43].map(usable), [false, false, true, false, true, true]);
}

#[test]
fn what_can_not_be_stored_is_not_spent() {
    let place = Place::new();
    let store = place.open();
    done(store.keep_visitor(visitor("me", hash(1), "Me", 10)));
    done(store.keep_link(link(2, "me", 100), 10));
    place.faults.fail_commits(true);
    assert!(now(store.spend_link(hash(2), hash(4), 20)).is_err());
    place.faults.fail_commits(false);
    assert_eq!(now(store.visitor(hash(4))), Ok(None));
    assert!(done(store.spend_link(hash(2), hash(4), 20)).is_some(), "it can still be used");
}

on_both! {
    a_link_makes_one_device_of_the_same_visitor,
    a_link_has_an_end,
    links_and_devices_do_not_pile_up,
    devices_and_links_go_with_their_visitor,
    a_sweep_takes_what_has_ended_and_what_belongs_to_nobody,
}
