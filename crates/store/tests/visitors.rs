//! Visitors: known by their token, forgotten for good, and swept away with what is kept for long enough.

mod helper;

use std::collections::BTreeSet;
use std::time::Duration;

use helper::{Home, Kept, Place, append, done, hash, loaded, now, person, table, until, visitor};
use store::{Epoch, Filter, ScoreRow, SeatKind, SeatRow, SecretHash, Status, Store, Sweep, Swept, TableRow, Trouble};

fn a_visitor_is_found_by_the_token_of_the_day(home: &Home) {
    let store = home.open();
    assert_eq!(now(store.visitor(hash(1))), Ok(None));
    let first = visitor("v1", hash(1), "Žofie 🌸", 10);
    done(store.keep_visitor(first.clone()));
    assert_eq!(now(store.visitor(hash(1))), Ok(Some(first)));
    // Another name, another token; when they came first stays.
    let mut later = visitor("v1", hash(2), "Zoe", 20);
    later.created = 999;
    done(store.keep_visitor(later.clone()));
    later.created = 5;
    assert_eq!(now(store.visitor(hash(1))), Ok(None));
    assert_eq!(now(store.visitor(hash(2))), Ok(Some(later.clone())));
    // Nobody takes somebody else's token.
    assert_eq!(now(store.keep_visitor(visitor("v2", hash(2), "Eve", 30))), Err(Trouble::Conflict));
    assert_eq!(now(store.visitor(hash(2))), Ok(Some(later)));
}

fn what_was_heard_is_kept_word_by_word(home: &Home) {
    let store = home.open();
    let me = visitor("me", hash(1), "Me", 10);
    done(store.keep_visitor(me.clone()));
    done(store.keep_visitor(visitor("you", hash(2), "You", 10)));
    let heard = |store: &Kept, byte| done(store.visitor(hash(byte))).expect("a visitor").heard;
    for word in ["play", "can-play", "play", "an"] {
        done(store.hear("me", word));
    }
    assert_eq!(heard(&store, 1), "play can-play an ");
    // Another name, kept with a row that knows of no words, costs none.
    done(store.keep_visitor(me));
    done(store.unhear("me", Some("play")));
    assert_eq!(heard(&store, 1), "can-play an ");
    done(store.unhear("me", Some("nothing")));
    drop(store);
    let store = home.open();
    assert_eq!((heard(&store, 1), heard(&store, 2)), ("can-play an ".to_owned(), String::new()));
    done(store.unhear("me", None));
    assert_eq!(heard(&store, 1), "");
    assert_eq!(now(store.hear("nobody", "play")), Err(Trouble::Conflict));
    assert_eq!(now(store.unhear("nobody", None)), Err(Trouble::Conflict));
}

/// Numbers that look like chance and are always the same.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

fn who_is_forgotten_is_gone_from_every_row(home: &Home) {
    let store = home.open();
    let me = visitor("me", hash(7), "Me", 1);
    done(store.keep_visitor(me.clone()));
    let others = [Status::Over, Status::Paused, Status::Ended, Status::Running, Status::Frozen, Status::Open];
    for (number, status) in others.into_iter().enumerate() {
        let mut row = table(status.word(), status, 100 - number as i64);
        row.seats = vec![person("Aki", "aki", hash(1)), person("Me", "me", hash(7))];
        done(store.create(row));
    }
    // Oldest first, and only those at which something can still happen.
    assert_eq!(now(store.forget("me")), Ok(vec!["open".into(), "running".into(), "paused".into()]));
    assert_eq!(now(store.visitor(hash(7))), Ok(None));
    for status in others {
        let seats = loaded(&store, status.word()).table.seats;
        assert_eq!(seats[0], person("Aki", "aki", hash(1)));
        assert_eq!(seats[1], SeatRow { kind: SeatKind::Person, ..helper::empty_seat() });
    }
    let own = Filter { visitor: Some("me".into()), ..Filter::default() };
    assert_eq!(helper::ids(&store, &own, None, 10), [""; 0]);
    assert_eq!(now(store.forget("me")), Ok(Vec::new()));
    // Who comes back is somebody new.
    done(store.keep_visitor(me.clone()));
    assert_eq!(now(store.visitor(hash(7))), Ok(Some(me)));
}

#[test]
fn who_is_forgotten_is_gone_from_every_byte_of_the_files() {
    const TABLES: u64 = 1_000;
    const PEOPLE: u64 = 300;
    let place = Place::new();
    let store = place.open();
    let mut chance = Chance(1);
    // Nine bytes each, so that all of them are found in one look at the files.
    let (name, id) = (|who: u64| format!("<nam{who:04}>"), |who: u64| format!("<id.{who:04}>"));
    let token = |who: u64| {
        let mut bytes = [7; 32];
        bytes[11..20].copy_from_slice(format!("<tok{who:04}>").as_bytes());
        SecretHash(bytes)
    };
    let mut waiting = Vec::new();
    for number in 0..TABLES {
        let seats = vec![helper::empty_seat(); 3];
        waiting.push(store.create(TableRow { seats, ..table(&format!("t{number}"), Status::Open, 1) }));
    }
    // They sit down here and there and change their names, tables go: rows grow and move about in the file.
    let mut versions = [0; TABLES as usize];
    let mut seats = vec![vec![helper::empty_seat(); 3]; TABLES as usize];
    for _ in 0..3 * TABLES {
        let (at, who) = (chance.below(TABLES) as usize, chance.below(PEOPLE));
        let long = format!("{}{}", name(who), "~".repeat(chance.below(20) as usize));
        seats[at][chance.below(3) as usize] = person(&long, &id(who), token(who));
        let mut join = append(&format!("t{at}"), versions[at], 1);
        join.seats = Some(seats[at].clone());
        join.scores = vec![ScoreRow { name: long.clone(), ..helper::score("daily", &id(who), 7, 1) }];
        versions[at] += 1;
        waiting.push(store.append(join));
        waiting.push(store.keep_visitor(visitor(&id(who), token(who), &long, 1)));
    }
    waiting.into_iter().for_each(done);
    for number in 0..TABLES / 2 {
        let _ = done(store.delete(&format!("t{}", number * 2), Epoch::FIRST));
    }
    let traces = || {
        let bytes = place.bytes();
        let number = |window: &[u8]| match window {
            [b'<', b'n' | b'i' | b't', _, _, digits @ .., b'>'] => std::str::from_utf8(digits).ok()?.parse().ok(),
            _ => None,
        };
        bytes.windows(9).filter_map(number).collect::<BTreeSet<u64>>()
    };
    let (all, odd) = ((0..PEOPLE).collect(), (0..PEOPLE).filter(|who| who % 2 == 1).collect());
    assert_eq!(traces(), all, "the test looks in the right place");
    for who in (0..PEOPLE).step_by(2) {
        done(store.forget(&id(who)));
    }
    let before = loaded(&store, "t1");
    // The store cleans up by itself as soon as it has nothing else to do; of the others everything is still there.
    until("nothing of them is in the files", || traces() == odd);
    assert_eq!(loaded(&store, "t1"), before);
    drop(store);
    assert_eq!(traces(), odd);
    assert_eq!(loaded(&place.open(), "t1"), before);
}

#[test]
fn traces_are_removed_a_portion_with_each_commit_and_others_go_on_meanwhile() {
    /// Pages in one commit, at most.
    const PORTION: u64 = 64;
    let place = Place::new();
    let store = place.open();
    done(store.create(table("t", Status::Running, 1)));
    let mut chance = Chance(1);
    let mut people = Vec::new();
    for who in 0..20_000_u64 {
        let mut token = [7; 32];
        token[..16].copy_from_slice(&[chance.below(u64::MAX).to_le_bytes(), who.to_le_bytes()].concat());
        people.push(store.keep_visitor(visitor(&format!("{who}"), SecretHash(token), "<some name>", 1)));
        if people.len() == 8_192 {
            people.drain(..).for_each(done);
        }
    }
    people.into_iter().for_each(done);
    let commits = store.measures().commits;
    // Commits take so long that nobody who waits for a few of them waits for all.
    place.faults.stall(Duration::from_millis(20));
    done(store.forget("10000"));
    until("the scrub has begun", || store.measures().scrubbed > 0);
    done(store.append(append("t", 0, 1)));
    let between = store.measures().scrubbed;
    place.faults.stall(Duration::ZERO);
    until("no trace is left", || {
        let wal = std::fs::metadata(place.path().with_extension("db-wal")).map_or(0, |file| file.len());
        wal == 0 && store.measures().scrubbed > PORTION
    });
    let after = store.measures();
    assert_eq!(after.most_scrubbed, PORTION, "pages in one commit");
    assert!(between < after.scrubbed, "a move was stored before the last portion: {between} of {}", after.scrubbed);
    assert!(after.commits - commits > after.scrubbed.div_ceil(PORTION), "{after:?}");
    // Nothing else has changed.
    assert_eq!(loaded(&store, "t").log.len(), 1);
    store.close();
    let db = rusqlite::Connection::open(place.path()).expect("the file");
    let good: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("a check");
    let left: u32 = db.query_row("SELECT count(*) FROM visitors", [], |row| row.get(0)).expect("a count");
    assert_eq!((good.as_str(), left), ("ok", 19_999));
}

#[test]
fn who_was_forgotten_just_before_the_end_is_gone_too() {
    let place = Place::new();
    let store = place.open();
    done(store.keep_visitor(visitor("me", hash(7), "<my name>", 1)));
    assert!(place.contains(b"<my name>"));
    drop(store.forget("me"));
    drop(store);
    assert!(!place.contains(b"<my name>"));
}

fn a_sweep_takes_what_is_old_enough_and_nothing_else(home: &Home) {
    let store = home.open();
    for status in Status::ALL {
        for touched in [10, 20] {
            let id = format!("{}{touched}", status.word());
            done(store.create(TableRow { listed: touched == 10, ..table(&id, status, touched) }));
            done(store.append({
                let mut entry = append(&id, 0, 2);
                entry.facts = helper::facts(status, 2, touched);
                entry
            }));
        }
    }
    let mut seated = append("running20", 2, 0);
    seated.facts.touched = 20;
    seated.seats = Some(vec![person("Aki", "seated", hash(1))]);
    done(store.append(seated));
    for (number, (id, seen)) in [("seated", 1), ("old", 1), ("new", 50)].into_iter().enumerate() {
        done(store.keep_visitor(visitor(id, hash(number as u8), id, seen)));
    }
    let left = || {
        let mut all = helper::ids(&store, &Filter::default(), None, 100);
        all.sort();
        all
    };
    assert_eq!(now(store.sweep(Sweep::default())), Ok(Swept::default()));
    assert_eq!(left().len(), 12);
    let finished = Sweep { finished: Some(20), ..Sweep::default() };
    assert_eq!(now(store.sweep(finished)), Ok(Swept { tables: 2, visitors: 0 }));
    assert_eq!(now(store.sweep(finished)), Ok(Swept::default()));
    let open = Sweep { open: Some(21), ..Sweep::default() };
    assert_eq!(now(store.sweep(open)), Ok(Swept { tables: 2, visitors: 0 }));
    let rest = Sweep { unfinished: Some(11), visitors: Some(50), ..Sweep::default() };
    assert_eq!(now(store.sweep(rest)), Ok(Swept { tables: 3, visitors: 1 }));
    assert_eq!(left(), ["ended20", "frozen20", "over20", "paused20", "running20"]);
    assert!(now(store.visitor(hash(0))).is_ok_and(|found| found.is_some()), "who sits somewhere stays");
    assert_eq!(now(store.visitor(hash(1))), Ok(None));
    // Once the table is gone, the visitor may go too: in the same sweep.
    let all = Sweep {
        practice: Some(99),
        finished: Some(99),
        open: Some(99),
        unfinished: Some(99),
        visitors: Some(99),
        reports: None,
    };
    assert_eq!(now(store.sweep(all)), Ok(Swept { tables: 5, visitors: 2 }));
    assert_eq!(left(), [""; 0]);
}

fn tables_that_begin_at_a_position_have_a_time_of_their_own(home: &Home) {
    let store = home.open();
    for status in Status::ALL {
        for (practice, word) in [(true, "practice"), (false, "plain")] {
            let id = format!("{}-{word}", status.word());
            done(store.create(TableRow { practice, listed: false, ..table(&id, status, 10) }));
        }
    }
    let count = |practice| helper::ids(&store, &Filter { practice, ..Filter::default() }, None, 100).len();
    assert_eq!((count(true), count(false)), (6, 6));
    let others = Sweep { finished: Some(99), open: Some(99), unfinished: Some(99), ..Sweep::default() };
    assert_eq!(now(store.sweep(others)), Ok(Swept { tables: 6, visitors: 0 }));
    assert_eq!((count(true), count(false)), (6, 0));
    let early = Sweep { practice: Some(10), ..Sweep::default() };
    assert_eq!(now(store.sweep(early)), Ok(Swept::default()));
    let practice = Sweep { practice: Some(11), ..Sweep::default() };
    assert_eq!(now(store.sweep(practice)), Ok(Swept { tables: 6, visitors: 0 }));
    assert_eq!(count(true), 0);
}

#[test]
fn a_large_sweep_takes_everything_although_it_takes_turns() {
    let place = Place::new();
    let store = place.open();
    let waiting: Vec<_> = (0..500).map(|n| store.create(table(&format!("{n}"), Status::Over, n))).collect();
    waiting.into_iter().for_each(done);
    let sweep = store.sweep(Sweep { finished: Some(450), ..Sweep::default() });
    // Closing finishes what was handed over.
    store.close();
    assert_eq!(now(sweep), Ok(Swept { tables: 450, visitors: 0 }));
    assert_eq!(now(store.counts()), Err(Trouble::Closed));
    assert_eq!(done(place.open().counts()).tables, [0, 0, 0, 50, 0, 0]);
}

on_both! {
    a_visitor_is_found_by_the_token_of_the_day,
    what_was_heard_is_kept_word_by_word,
    who_is_forgotten_is_gone_from_every_row,
    a_sweep_takes_what_is_old_enough_and_nothing_else,
    tables_that_begin_at_a_position_have_a_time_of_their_own,
}
