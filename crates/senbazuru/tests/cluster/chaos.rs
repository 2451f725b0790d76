//! People play while servers are killed, stopped and cut off, and the database and the bus are restarted: whatever was acknowledged is
//! there, once, in one order that all have seen.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use client::Address;
use serde_json::Value;
use store::postgres::Postgres;
use store::{Store as _, Stored};
use tabletop::Stream as Dice;
use tokio::runtime::Runtime;

use crate::balancer::Balancer;
use crate::database::Database;
use crate::diary::Diary;
use crate::group::{self, GROUPS, Shared};
use crate::houses::{House, free_port};
use crate::nats::Bus;
use crate::relay::Wire;

/// Longer than a lease.
const LONG: Duration = Duration::from_millis(3_300);

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// A server is killed, and started again.
    Kill,
    /// A server stands still for longer than its lease, and goes on as if nothing had been.
    Freeze,
    /// A server no longer reaches the database; nobody tells it.
    NoDatabase,
    /// The same, and its connections break.
    DatabaseBreaks,
    /// A server no longer reaches the bus.
    NoBus,
    /// Clients no longer reach a server.
    NoClients,
    /// The others no longer reach a server.
    NoOthers,
    /// Nothing reaches a server, and it reaches nothing.
    Alone,
    /// The database crashes, and comes back.
    Database,
    /// The bus goes, and comes back.
    Bus,
    /// A server is asked to stop, and started again.
    Drain,
}

impl Fault {
    const ALL: [Self; 11] = [
        Self::Kill,
        Self::Freeze,
        Self::NoDatabase,
        Self::DatabaseBreaks,
        Self::NoBus,
        Self::NoClients,
        Self::NoOthers,
        Self::Alone,
        Self::Database,
        Self::Bus,
        Self::Drain,
    ];
}

/// How many faults there are, by the environment variable `LAWS`: each kind once, or a hundred.
fn faults() -> usize {
    match std::env::var("LAWS").unwrap_or_default().as_str() {
        "quick" => 3,
        "" | "normal" => Fault::ALL.len(),
        "long" => 100,
        word => panic!("LAWS is quick, normal or long, not {word:?}"),
    }
}

fn seed() -> u64 {
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_micros() as u64);
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(clock);
    println!("SEED={seed}");
    seed
}

/// Three servers with all they need.
struct Place {
    database: Database,
    bus: Option<Bus>,
    houses: Vec<House>,
}

impl Place {
    fn open(runtime: &Runtime) -> Option<Self> {
        let database = Database::start(free_port())?;
        let bus = Bus::start(free_port());
        let address = bus.as_ref().map(Bus::address);
        let houses = (0..3).map(|_| runtime.block_on(House::open(&database, address))).collect();
        Some(Self { database, bus, houses })
    }

    /// Something goes wrong, for a while.
    fn suffer(&mut self, fault: Fault, at: usize) {
        let pause = || std::thread::sleep(LONG);
        let house = &mut self.houses[at];
        match fault {
            Fault::Kill => {
                house.kill();
                pause();
                house.start();
            }
            Fault::Freeze => {
                house.signal("STOP");
                pause();
                house.signal("CONT");
            }
            Fault::Drain => {
                house.stop();
                house.start();
            }
            Fault::NoDatabase => during(&house.database, Wire::Silent),
            Fault::DatabaseBreaks => during(&house.database, Wire::Broken),
            Fault::NoBus => house.bus.iter().for_each(|bus| during(bus, Wire::Silent)),
            Fault::NoClients => during(&house.clients, Wire::Silent),
            Fault::NoOthers => during(&house.inside, Wire::Silent),
            Fault::Alone => {
                house.make_all(Wire::Silent);
                pause();
                house.make_all(Wire::Whole);
            }
            Fault::Database => self.database.restart(),
            Fault::Bus => self.bus.iter_mut().for_each(Bus::restart),
        }
    }
}

fn during(relay: &crate::relay::Relay, wire: Wire) {
    relay.make(wire);
    std::thread::sleep(LONG);
    relay.make(Wire::Whole);
}

#[test]
fn no_acknowledged_move_is_lost_or_doubled_whatever_breaks() {
    let begun = Instant::now();
    let mut dice = Dice::new(seed());
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let Some(mut place) = Place::open(&runtime) else { return };
    let behind: Vec<_> = place.houses.iter().map(|house| house.clients.address).collect();
    let balancer = runtime.block_on(Balancer::before(&behind));
    let address: Address = format!("http://{}", balancer.address).parse().expect("an address");
    let shared = Arc::new(Shared::default());
    // A server asks the next owner again if the one it asked is gone.
    shared.is_repeated.store(true, Ordering::SeqCst);
    let playing: Vec<_> = (0..GROUPS.len())
        .map(|group| runtime.spawn(group::play(group, address.clone(), dice.next(), Arc::clone(&shared))))
        .collect();
    let mut kinds = Vec::new();
    for _ in 0..faults() {
        if kinds.is_empty() {
            kinds = Fault::ALL.to_vec();
        }
        group::wait_for(&shared, 1);
        let fault = kinds.swap_remove(dice.below(kinds.len() as u32) as usize);
        let at = dice.below(place.houses.len() as u32) as usize;
        let suffered = Instant::now();
        let moves = || shared.moves.iter().map(|moves| moves.load(Ordering::SeqCst)).sum::<u64>();
        let before = moves();
        place.suffer(fault, at);
        let (lasted, meanwhile) = (suffered.elapsed(), moves() - before);
        let healed = Instant::now();
        group::wait_for(&shared, 1);
        println!(
            "{fault:?} at {at}: {:.1} s, {meanwhile} moves meanwhile; all tables go on {:.1} s later",
            lasted.as_secs_f64(),
            healed.elapsed().as_secs_f64()
        );
    }
    group::wait_for(&shared, 2);
    let diaries = runtime.block_on(group::end(&shared, playing));
    check(&place, &diaries);
    let sum = |of: fn(&Diary) -> usize| diaries.iter().map(of).sum::<usize>();
    println!(
        "{} seats, {} moves acknowledged, {} requests without an answer, {} of them carried out, {} streams resumed, {:.0} s",
        diaries.len(),
        sum(|diary| diary.acknowledged.len()),
        sum(|diary| diary.broken),
        sum(|diary| diary.repeated),
        sum(|diary| diary.resumed),
        begun.elapsed().as_secs_f64(),
    );
    assert!(sum(|diary| diary.broken) > 0, "nobody noticed anything: that was no test");
}

/// Each acknowledged move is in the log, once, and whatever somebody was shown is what every server says happened.
fn check(place: &Place, diaries: &[Diary]) {
    let store = Postgres::open(&place.houses[0].store()).expect("the database");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    for (n, diary) in diaries.iter().enumerate() {
        let stored = runtime.block_on(store.load(&diary.table)).expect("it can be read").expect("a table");
        what_was_acknowledged_is_there_once(&stored, diary);
        assert_ne!(stored.table.facts.status, store::Status::Frozen, "{diary}");
        what_was_shown_is_there(&place.houses[n % place.houses.len()], diary);
    }
}

/// The moves of a seat in the log are those that were acknowledged to it: the same ones, under the same numbers, each once.
fn what_was_acknowledged_is_there_once(stored: &Stored, diary: &Diary) {
    for (number, entry) in (1..).zip(&stored.log) {
        assert_eq!(entry.number, number, "{diary}: a gap");
    }
    let seat = format!("{} ", diary.seat);
    let moves: Vec<_> = stored
        .log
        .iter()
        .filter_map(|entry| Some((entry.number, entry.text.strip_prefix(&seat)?.to_owned())))
        .collect();
    assert_eq!(moves, diary.acknowledged, "{diary}");
}

/// What a listener was shown, at any time and by any server, is what the table says happened, without gaps.
fn what_was_shown_is_there(house: &House, diary: &Diary) {
    let path = format!("/api/v1/tables/{}/events?since=0", diary.table);
    let news = house.json(200, "GET", &path, Some(&diary.token), "");
    let entries = news["entries"].as_array().expect("a list");
    assert_eq!(news["version"].as_u64(), Some(entries.len() as u64), "{diary}");
    assert!(diary.seen.len() <= entries.len(), "{diary}: entries were shown that are not there");
    for (seen, entry) in diary.seen.iter().zip(entries) {
        assert_eq!(seen, entry, "{diary}");
    }
    let by_me = |entry: &&Value| entry["kind"] == "move" && entry["seat"].as_u64() == Some(diary.seat.into());
    assert_eq!(entries.iter().filter(by_me).count(), diary.acknowledged.len(), "{diary}");
}
