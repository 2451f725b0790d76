//! Several nodes share a database: a table has one owner, and whoever owned it before changes nothing any more.
#![cfg(feature = "postgres")]

mod helper;

use std::time::{Duration, Instant};

use helper::{append, bot, done, hash, now, person, score, table, until, visitor};
use store::{
    Allowed, Append, Claim, Claimed, Epoch, Filter, Lease, NodeId, NodeRow, Page, Postgres, ScoreRow, Status, Store,
    Stored, Taken, Talk, Trouble,
};

/// A database, and nodes that share it.
struct House {
    server: testbed::Postgres,
    address: String,
}

impl House {
    /// Nothing where PostgreSQL is not installed.
    fn new() -> Option<Self> {
        let server = testbed::Postgres::start(&[])?;
        let address = server.database();
        Some(Self { server, address })
    }

    fn open(&self) -> Postgres {
        Postgres::open(&self.address).expect("the store opens")
    }

    /// A node that has joined, and lives until somebody says otherwise, however slow this machine is.
    fn node(&self, address: &str) -> (Postgres, NodeId) {
        let (store, node) = self.mortal(address);
        let _ = self.sql(&format!("UPDATE nodes SET expires = expires + interval '1 hour' WHERE id = {}", node.0));
        (store, node)
    }

    /// A node that has joined, and has to be renewed.
    fn mortal(&self, address: &str) -> (Postgres, NodeId) {
        let store = self.open();
        let Lease { node, .. } = done(store.join(address));
        (store, node)
    }

    fn sql(&self, sql: &str) -> String {
        self.server.sql(&self.address, sql)
    }

    /// A node was not renewed in time.
    fn expire(&self, node: NodeId) {
        let _ = self.sql(&format!("UPDATE nodes SET expires = clock_timestamp() WHERE id = {}", node.0));
    }

    /// A table of a node that was not renewed in time, and the node that has taken it over.
    fn taken_over(&self) -> (Postgres, Postgres) {
        let ((stale, node), (owner, _)) = (self.node("stale"), self.node("owner"));
        done(stale.keep_visitor(visitor("me", hash(7), "Me", 1)));
        let mut row = table("a", Status::Running, 1);
        row.seats = vec![person("Me", "me", hash(7)), bot("first")];
        done(stale.create(row));
        done(stale.append(append("a", 0, 2)));
        self.expire(node);
        assert_eq!(now(owner.take("a")), Ok(Taken::Mine(Epoch(1))));
        (stale, owner)
    }
}

fn loaded(store: &Postgres, id: &str) -> Stored {
    done(store.load(id)).expect("the table is there")
}

/// The same in the epoch of the second owner.
fn second(append: Append) -> Append {
    Append { epoch: Epoch(1), ..append }
}

#[test]
fn nodes_are_alive_as_long_as_they_are_renewed() {
    let Some(house) = House::new() else { return };
    let begin = Instant::now();
    let (one, first) = house.mortal("http://one");
    let (two, other) = house.mortal("http://two");
    let row = |id, address: &str| NodeRow { id, address: address.to_owned() };
    assert!(first < other);
    assert_eq!(done(one.nodes()), [row(first, "http://one"), row(other, "http://two")]);
    assert_eq!(now(house.open().renew()), Err(Trouble::Fenced), "who has not joined is no node");
    // By itself it expires after the lease, and not before.
    until("it has expired", || {
        done(two.renew());
        done(two.nodes()).len() == 1
    });
    let alive = begin.elapsed();
    assert!(alive >= store::nodes::LEASE && alive < store::nodes::LEASE * 10, "{alive:?}");
    assert_eq!(now(one.renew()), Err(Trouble::Fenced), "it is too late");
    let again = done(one.join("http://one")).node;
    assert!(again > other, "it is another node");
    done(one.renew());
    done(two.leave());
    assert_eq!(done(one.nodes()), [row(again, "http://one")]);
    assert_eq!(now(two.renew()), Err(Trouble::Fenced));
}

#[test]
fn a_table_is_taken_from_whoever_is_gone_and_from_nobody_else() {
    let Some(house) = House::new() else { return };
    let ((one, first), (two, second)) = (house.node("one"), house.node("two"));
    assert_eq!((now(one.take("a")), now(one.owner("a"))), (Ok(Taken::NoTable), Ok(None)));
    done(one.create(table("a", Status::Open, 1)));
    let owner = NodeRow { id: first, address: "one".into() };
    assert_eq!(now(one.take("a")), Ok(Taken::Mine(Epoch::FIRST)), "who has made it owns it");
    assert_eq!(now(two.take("a")), Ok(Taken::Other(owner.clone())));
    assert_eq!(now(two.owner("a")), Ok(Some(owner)));
    // Given back, by whoever has it and in their epoch.
    done(two.release("a", Epoch::FIRST));
    done(one.release("a", Epoch(1)));
    assert!(matches!(now(two.take("a")), Ok(Taken::Other(_))));
    done(one.release("a", Epoch::FIRST));
    assert_eq!(now(one.owner("a")), Ok(None));
    assert_eq!(now(two.take("a")), Ok(Taken::Mine(Epoch(1))));
    assert_eq!(now(two.take("a")), Ok(Taken::Mine(Epoch(1))), "once more it is the same");
    // Who goes leaves everything; who expires too.
    done(two.leave());
    assert_eq!(now(one.take("a")), Ok(Taken::Mine(Epoch(2))));
    assert_eq!(now(two.take("a")), Err(Trouble::Fenced), "it is no node any more");
    house.expire(first);
    assert_eq!(now(one.owner("a")), Ok(None));
    assert_eq!(now(one.take("a")), Err(Trouble::Fenced), "not even its own");
    let (third, latest) = house.node("three");
    assert_eq!(now(third.take("a")), Ok(Taken::Mine(Epoch(3))));
    assert_eq!(now(one.renew()), Err(Trouble::Fenced), "nobody comes back whose tables were taken");
    assert!(done(third.owner("a")).is_some_and(|owner| owner.id == latest && latest > second));
}

#[test]
fn of_many_who_take_a_table_at_once_one_gets_it() {
    let Some(house) = House::new() else { return };
    let nodes: Vec<_> = (0..4).map(|n| house.node(&n.to_string()).0).collect();
    for round in 0..20 {
        let id = format!("t{round}");
        done(house.open().create(table(&id, Status::Open, 1)));
        let soon: Vec<_> = nodes.iter().map(|node| node.take(&id)).collect();
        let taken: Vec<_> = soon.into_iter().map(done).collect();
        let mine = taken.iter().filter(|taken| matches!(taken, Taken::Mine(Epoch(1)))).count();
        let others = taken.iter().filter(|taken| matches!(taken, Taken::Other(_))).count();
        assert_eq!((mine, others), (1, 3), "{taken:?}");
    }
}

#[test]
fn a_stale_owner_appends_nothing() {
    let Some(house) = House::new() else { return };
    let (stale, owner) = house.taken_over();
    let before = loaded(&owner, "a");
    // The version is right, only the epoch is not.
    assert_eq!(now(stale.append(append("a", 2, 1))), Err(Trouble::Fenced));
    assert_eq!(loaded(&owner, "a"), before);
    done(owner.append(second(append("a", 2, 1))));
    assert_eq!(now(stale.append(append("a", 2, 1))), Err(Trouble::Fenced));
    assert_eq!(loaded(&stale, "a").log.len(), 3);
}

#[test]
fn a_stale_owner_changes_no_facts_seats_or_scores() {
    let Some(house) = House::new() else { return };
    let (stale, owner) = house.taken_over();
    let before = loaded(&owner, "a");
    let mut facts = append("a", 2, 0);
    facts.facts.clocks = "a plan of yesterday".into();
    let mut seats = append("a", 2, 0);
    seats.seats = Some(vec![person("Eve", "eve", hash(9))]);
    let mut scores = append("a", 2, 0);
    scores.scores = vec![score("day", "me", 99, 1)];
    for late in [facts, seats, scores] {
        assert_eq!(now(stale.append(late.clone())), Err(Trouble::Fenced));
        assert_eq!(loaded(&owner, "a"), before);
        assert_eq!(done(owner.board("day", None, 9)).all, 0);
        done(owner.append(second(late)));
        assert_ne!((loaded(&owner, "a"), done(owner.board("day", None, 9)).all), (before.clone(), 0), "the owner may");
        let _ = house.sql("DELETE FROM scores; UPDATE facts SET touched = 2002, clocks = ''; DELETE FROM seats");
        let mut back = append("a", 2, 0);
        back.seats = Some(before.table.seats.clone());
        back.facts = before.table.facts.clone();
        done(owner.append(second(back)));
    }
}

#[test]
fn a_stale_owner_deletes_and_releases_nothing() {
    let Some(house) = House::new() else { return };
    let (stale, owner) = house.taken_over();
    let before = loaded(&owner, "a");
    assert_eq!(now(stale.delete("a", Epoch::FIRST)), Err(Trouble::Fenced));
    assert_eq!(loaded(&owner, "a"), before);
    done(stale.release("a", Epoch::FIRST));
    done(stale.release("a", Epoch(1)));
    let third = house.node("third").0;
    assert!(matches!(now(third.take("a")), Ok(Taken::Other(_))), "it still is the owner's");
    assert_eq!(now(owner.delete("a", Epoch(1))), Ok(true));
    assert_eq!(now(owner.delete("a", Epoch(1))), Ok(false));
    for rest in ["tables", "facts", "seats", "log"] {
        assert_eq!(house.sql(&format!("SELECT count(*) FROM {rest}")), "0", "{rest}");
    }
}

#[test]
fn whoever_forgets_fences_those_who_still_know_the_name() {
    let Some(house) = House::new() else { return };
    let (stale, owner) = house.taken_over();
    let mut with_name = second(append("a", 2, 1));
    with_name.seats = Some(loaded(&owner, "a").table.seats);
    // The node that forgets does not own the table any more: its owner must not write the name back.
    assert_eq!(now(stale.forget("me")), Ok(vec!["a".to_owned()]));
    assert_eq!(now(owner.append(with_name)), Err(Trouble::Fenced));
    assert_eq!(loaded(&owner, "a").table.seats[0].visitor, None);
    assert_eq!(now(owner.take("a")), Ok(Taken::Mine(Epoch(3))));
    assert_eq!(house.sql("SELECT count(*) FROM seats WHERE name = 'Me'"), "0");
    // Who forgets keeps what is their own: they know of it.
    done(owner.keep_visitor(visitor("you", hash(8), "You", 1)));
    let mut sits = append("a", 2, 1);
    sits.epoch = Epoch(3);
    sits.seats = Some(vec![person("You", "you", hash(8)), bot("first")]);
    done(owner.append(sits));
    done(owner.forget("you"));
    assert_eq!(now(owner.take("a")), Ok(Taken::Mine(Epoch(3))));
}

#[test]
fn what_is_fenced_or_refused_harms_none_that_are_stored_with_it() {
    let Some(house) = House::new() else { return };
    let (stale, _owner) = house.taken_over();
    for id in ["held", "b", "c", "d", "e"] {
        done(stale.create(table(id, Status::Open, 1)));
    }
    let mut somebody = house.server.session(&house.address);
    somebody.run("BEGIN; SELECT key FROM facts JOIN tables USING (key) WHERE id = 'held' FOR UPDATE");
    let first = stale.append(append("held", 0, 1));
    until("it is on its way", || stale.measures().waiting == 0);
    let mut seats = append("e", 0, 1);
    seats.seats = Some(vec![bot("second")]);
    let soon = [
        stale.append(append("a", 2, 1)),
        stale.append(append("b", 0, 1)),
        stale.append(append("c", 7, 1)),
        stale.append(append("nowhere", 0, 1)),
        stale.append(append("b", 1, 1)),
        stale.append(append("d", 0, 2)),
        stale.append(seats),
    ];
    somebody.run("COMMIT");
    done(first);
    let answers: Vec<_> = soon.into_iter().map(now).collect();
    let (fenced, slow) = (Err(Trouble::Fenced), Err(Trouble::Conflict));
    assert_eq!(answers, [fenced, Ok(()), slow.clone(), slow, Ok(()), Ok(()), Ok(())]);
    assert_eq!([2, 2, 0, 2, 1], ["a", "b", "c", "d", "e"].map(|id| loaded(&stale, id).log.len()));
    assert_eq!(loaded(&stale, "e").table.seats, [bot("second")]);
    // Up to the second of the same table they go together, and then the rest.
    assert_eq!(stale.measures().last_group, 3);
}

#[test]
fn a_complaint_concerns_one_change_only() {
    let Some(house) = House::new() else { return };
    let (store, _) = house.node("one");
    for id in ["held", "a", "b", "c", "d"] {
        done(store.create(table(id, Status::Open, 1)));
    }
    // Damage: an entry nobody appended. And a letter that PostgreSQL does not keep.
    let _ = house.sql("INSERT INTO log SELECT key, 1, 'stray', 0, 0, NULL FROM tables WHERE id = 'b'");
    let mut nul = append("c", 0, 1);
    nul.entries[0].text = "a \u{0}".into();
    let mut somebody = house.server.session(&house.address);
    somebody.run("BEGIN; SELECT key FROM facts JOIN tables USING (key) WHERE id = 'held' FOR UPDATE");
    let first = store.append(append("held", 0, 1));
    until("it is on its way", || store.measures().waiting == 0);
    let soon = [append("a", 0, 1), append("b", 0, 1), nul, append("d", 0, 1)].map(|append| store.append(append));
    somebody.run("COMMIT");
    done(first);
    let [a, b, c, d] = soon.map(now);
    assert_eq!((a, b, d), (Ok(()), Err(Trouble::Conflict), Ok(())));
    assert!(matches!(c, Err(Trouble::Failed(_))), "{c:?}");
    assert_eq!([1, 1, 0, 1], ["a", "b", "c", "d"].map(|id| loaded(&store, id).log.len()));
    assert_eq!(loaded(&store, "b").table.facts.version, 0, "its facts are as they were");
}

#[test]
fn the_first_attempt_is_one_whichever_node_stores_it() {
    let Some(house) = House::new() else { return };
    let nodes = ["one", "two"].map(|address| house.node(address).0);
    for round in 0..20 {
        let (contest, ids) = (format!("day {round}"), ["one", "two"].map(|node| format!("{node} {round}")));
        for (node, id) in nodes.iter().zip(&ids) {
            done(node.create(table(id, Status::Running, 1)));
        }
        let begun = |id: &str| {
            let mut begun = append(id, 0, 1);
            begun.scores = vec![ScoreRow { only_first: true, ..score(&contest, "me", 1, 1) }];
            begun
        };
        let soon: Vec<_> = nodes.iter().zip(&ids).map(|(node, id)| node.append(begun(id))).collect();
        soon.into_iter().for_each(done);
        assert_eq!(done(nodes[0].board(&contest, None, 9)).all, 1, "{contest}");
    }
}

#[test]
fn what_is_due_is_of_this_node_or_of_nobody_who_is_alive() {
    let Some(house) = House::new() else { return };
    let ((one, first), (two, _)) = (house.node("one"), house.node("two"));
    for (store, id) in [(&one, "of one"), (&two, "of two"), (&house.open(), "of nobody")] {
        let mut row = table(id, Status::Running, 1);
        row.facts.deadline = Some(5);
        done(store.create(row));
    }
    let due = |store: &Postgres| {
        let mut due = done(store.due(9, 9));
        due.sort();
        due
    };
    assert_eq!(
        (due(&one), due(&two)),
        (vec!["of nobody".into(), "of one".into()], vec!["of nobody".into(), "of two".into()])
    );
    house.expire(first);
    assert_eq!(due(&two), ["of nobody", "of one", "of two"]);
}

#[test]
fn the_clock_is_that_of_the_database_less_outages() {
    let Some(house) = House::new() else { return };
    let [one, two] = [house.open(), house.open()];
    let begin = Instant::now();
    assert_eq!(now(one.keep_served(1_000)), Ok(1_000));
    // Somebody whose own clock has run ahead learns better.
    let served = done(two.keep_served(99_999_999));
    let most = 1_000 + i64::try_from(begin.elapsed().as_millis()).expect("not long") + 1;
    assert!((1_000..=most).contains(&served), "{served} of {most}");
    // An hour in which nobody noted anything.
    let _ = house.sql("UPDATE clock SET noted = noted - interval '1 hour'");
    let after = done(one.served());
    assert!((served + 10_000..served + 20_000).contains(&after), "{after} after {served}");
    assert!(done(two.keep_served(0)) >= after);
    assert!(done(one.served()) < after + 10_000);
    // Nor does it go back if the clock of the database does.
    let _ = house.sql("UPDATE clock SET noted = clock_timestamp() + interval '1 hour'");
    assert!(done(one.served()) >= after);
    assert!(done(one.keep_served(0)) >= after);
}

#[test]
fn what_there_may_be_only_so_much_of_is_counted_for_all_nodes() {
    let Some(house) = House::new() else { return };
    let nodes = ["one", "two", "three"].map(|address| house.node(address).0);
    let claim = |who: &str, in_an_hour, alive| Claim {
        what: "table".into(),
        by: [who, "at home"].map(|who| Allowed { who: who.into(), in_an_hour, alive }).to_vec(),
    };
    let claimed = |node: &Postgres, claim| done(node.claim(claim).expect("it counts"));
    // All at once: no more than are allowed.
    let soon: Vec<_> = (0..30).map(|n| nodes[n % 3].claim(claim("me", 10, None)).expect("it counts")).collect();
    let all: Vec<_> = soon.into_iter().map(done).collect();
    assert_eq!(all.iter().filter(|claimed| **claimed == Claimed::Granted).count(), 10, "{all:?}");
    assert!(matches!(claimed(&nodes[0], claim("me", 10, None)), Claimed::TooManyMade(0, 3590..=3600)));
    // Those of a house are counted together; who is refused counts for nobody.
    assert!(matches!(claimed(&nodes[1], claim("you", 10, None)), Claimed::TooManyMade(1, _)));
    assert_eq!(house.sql("SELECT count(*) FROM claims"), "20");
    assert_eq!(claimed(&nodes[1], Claim { what: "record".into(), ..claim("me", 1, None) }), Claimed::Granted);
    // An hour later there are others.
    let _ = house.sql("UPDATE claims SET at = at - interval '1 hour'");
    assert_eq!(claimed(&nodes[2], claim("me", 10, None)), Claimed::Granted);
    let _ = house.sql("UPDATE claims SET at = at - interval '1 day'");
    for (node, id) in nodes.iter().zip(["t0", "t1"]) {
        assert_eq!(claimed(node, claim("me", 10, Some(2))), Claimed::Granted);
        done(node.create(table(id, Status::Open, 1)));
        done(node.has_become("table", &["me".into(), "at home".into()], id).expect("it counts"));
    }
    assert_eq!(house.sql("SELECT count(*) FROM claims"), "4", "after a day nobody is known");
    assert_eq!(claimed(&nodes[2], claim("me", 10, Some(2))), Claimed::TooManyAlive(0));
    assert_eq!(claimed(&nodes[2], claim("you", 10, Some(2))), Claimed::TooManyAlive(1));
    let mut over = append("t0", 0, 1);
    over.facts.status = Status::Over;
    done(nodes[0].append(over));
    // What is about to become a table counts as one, unless nothing becomes of it.
    assert_eq!(claimed(&nodes[2], claim("me", 10, Some(2))), Claimed::Granted);
    assert_eq!(claimed(&nodes[2], claim("me", 10, Some(2))), Claimed::TooManyAlive(0));
    let _ = house.sql("UPDATE claims SET at = at - interval '11 seconds'");
    assert_eq!(claimed(&nodes[2], claim("me", 10, Some(2))), Claimed::Granted);
}

#[test]
fn the_secret_is_one_for_all_and_for_ever() {
    let Some(house) = House::new() else { return };
    let soon: Vec<_> = (0..3).map(|_| house.open()).map(|store| (store.secret(), store)).collect();
    let secrets: Vec<_> = soon.into_iter().map(|(secret, _store)| done(secret)).collect();
    assert!(secrets.iter().all(|secret| *secret == secrets[0]) && secrets[0] != [0; 32], "one of them for all");
    assert_eq!(now(house.open().secret()), Ok(secrets[0]));
}

#[test]
fn a_newer_database_and_that_of_others_are_refused() {
    let Some(house) = House::new() else { return };
    // Several may start at once on an empty one.
    let opened: Vec<Postgres> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| house.open())).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    assert_eq!(opened.len(), 3);
    let next = store::postgres::SCHEMA_VERSION + 1;
    let _ = house.sql(&format!("UPDATE schema_version SET version = {next}"));
    let said = Postgres::open(&house.address).expect_err("it is newer").to_string();
    assert!(said.contains("newer version") && said.contains(&next.to_string()), "{said}");
    let other = house.server.database();
    let _ = house.server.sql(&other, "CREATE TABLE recipes (name TEXT)");
    let said = Postgres::open(&other).expect_err("it is another program's").to_string();
    assert!(said.contains("another program"), "{said}");
    assert_eq!(house.server.sql(&other, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"), "1");
    let said = Postgres::open("host=/nowhere user=me dbname=none").expect_err("nobody is there").to_string();
    assert!(said.contains("refused"), "{said}");
    assert!(Postgres::open("what is this?").is_err());
}

/// The answer, and how long it took.
fn timed<T>(soon: store::Soon<T>) -> (Result<T, Trouble>, Duration) {
    let begin = Instant::now();
    (now(soon), begin.elapsed())
}

/// Longer no answer may take.
const IN_TIME: Duration = Duration::from_secs(7);

#[test]
fn while_the_database_is_away_every_answer_comes_in_time_and_it_goes_on_by_itself() {
    let Some(house) = House::new() else { return };
    let (store, _) = house.node("one");
    done(store.create(table("a", Status::Open, 1)));
    done(store.append(append("a", 0, 1)));
    for round in 0..2 {
        // As if it had crashed; and with a word of goodbye.
        if round == 0 {
            house.server.crash();
        } else {
            house.server.stop();
        }
        let stored = 1 + round;
        for _ in 0..3 {
            let (answer, took) = timed(store.append(append("a", stored, 1)));
            assert!(matches!(answer, Err(Trouble::Failed(_) | Trouble::Unknown(_))), "{answer:?}");
            assert!(took < IN_TIME, "{took:?}");
            assert!(timed(store.load("a")).1 < IN_TIME);
            assert!(timed(store.renew()).1 < IN_TIME);
        }
        house.server.start_again();
        until("it goes on", || now(store.load("a")).is_ok());
        assert_eq!(loaded(&store, "a").log.len(), stored as usize, "what was acknowledged, and no more");
        until("it is stored", || now(store.append(append("a", stored, 1))).is_ok());
        let served = || now(store.say(helper_line("a"))).is_ok() && now(store.keep_served(1)).is_ok();
        until("the other ways are open too", served);
    }
    assert_eq!(loaded(&store, "a").log.len(), 3);
}

fn helper_line(table: &str) -> store::LineRow {
    let (table, kind, text) = (table.to_owned(), "words".to_owned(), "hello".to_owned());
    store::LineRow { number: 0, table, at: 1, visitor: None, seat: None, name: String::new(), kind, text }
}

#[test]
fn a_database_that_stands_still_leaves_nobody_waiting() {
    let Some(house) = House::new() else { return };
    let (store, _) = house.node("one");
    done(store.create(table("a", Status::Open, 1)));
    done(store.list(Filter::default(), Page { after: None, most: 1 }));
    house.server.signal("STOP");
    let late = store.append(append("a", 0, 1));
    let (question, other) = (store.load("a"), store.append(append("b", 0, 1)));
    let (answer, took) = timed(late);
    assert!(matches!(answer, Err(Trouble::Unknown(_))), "it may yet be stored: {answer:?}");
    assert!(took < IN_TIME, "{took:?}");
    assert!(matches!(now(question), Err(Trouble::Failed(_))));
    assert!(matches!(now(other), Err(Trouble::Failed(_) | Trouble::Unknown(_))), "perhaps it was sent with the first");
    house.server.signal("CONT");
    until("it goes on", || now(store.load("a")).is_ok());
    // It was, or it was not: whoever looks knows.
    until("what was sent has come to an end", || {
        house.sql("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'WITH given%' AND state = 'active'") == "0"
    });
    // Changes go on a moment later than questions, when their connection is made anew.
    let version = || loaded(&store, "a").log.len() as u32;
    let before = version();
    until("it is stored", || now(store.append(append("a", version(), 1))).is_ok());
    assert_eq!(version(), before + 1);
}

#[test]
fn closing_finishes_what_was_handed_over() {
    let Some(house) = House::new() else { return };
    let store = house.open();
    let soon = [store.create(table("a", Status::Open, 1)), store.append(append("a", 0, 1))];
    store.close();
    assert_eq!(soon.map(now), [Ok(()), Ok(())]);
    assert_eq!(now(store.append(append("a", 1, 1))), Err(Trouble::Closed));
    assert_eq!(now(store.load("a")), Err(Trouble::Closed));
    assert_eq!(loaded(&house.open(), "a").log.len(), 1);
}
