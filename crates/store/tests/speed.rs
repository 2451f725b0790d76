//! How fast the writer is. Nothing is asserted here: `cargo test --release -p store -- --ignored --nocapture`.

mod helper;

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use helper::{Kept, Place, append, done, table, visitor};
use store::{Measures, SecretHash, Status, Store};

/// Tables that are played at.
const TABLES: usize = 1_000;

/// How long each measurement takes.
const LONG: Duration = Duration::from_secs(4);

/// Processor time of the store's threads so far, in microseconds, by the beginning of their names.
fn processor_micros(thread: &str) -> u64 {
    let mut sum = 0;
    for task in std::fs::read_dir("/proc/self/task").expect("Linux").flatten() {
        let read = |file: &str| std::fs::read_to_string(task.path().join(file)).unwrap_or_default();
        if read("comm").starts_with(thread) {
            sum += read("schedstat").split(' ').next().and_then(|nanos| nanos.parse::<u64>().ok()).unwrap_or(0) / 1_000;
        }
    }
    sum
}

/// How long the disk takes to synchronise a page appended to a file: median and 99th percentile, in microseconds.
fn sync_micros(place: &Place) -> (u128, u128) {
    let mut file = std::fs::File::create(place.directory.path().join("sync")).expect("a file");
    let mut times: Vec<u128> = (0..300)
        .map(|_| {
            file.write_all(&[1; 4096]).expect("written");
            let start = Instant::now();
            file.sync_data().expect("synchronised");
            start.elapsed().as_micros()
        })
        .collect();
    times.sort_unstable();
    (times[150], times[297])
}

async fn play(store: Kept, caller: usize, callers: usize, until: Instant, versions: &'static [AtomicU64]) -> Vec<u64> {
    let mut times = Vec::new();
    let mut at = caller;
    while Instant::now() < until {
        let after = versions[at].load(Ordering::Relaxed) as u32;
        let mut entries = append(&format!("table-{at:04}-0123456789"), after, 1 + after % 2);
        entries.facts.clocks = "{\"left\":[1200000,1200000],\"since\":1700000000000}".into();
        entries.facts.deadline = Some(1_700_000_000_000 + i64::from(after) * 1_000);
        entries.facts.touched = 1_700_000_000_000 + i64::from(after) * 1_000 + at as i64;
        let last = entries.facts.version;
        let start = Instant::now();
        store.append(entries).await.expect("stored");
        times.push(start.elapsed().as_micros() as u64);
        versions[at].store(u64::from(last), Ordering::Relaxed);
        at += callers;
        if at >= TABLES {
            at = caller;
        }
    }
    times
}

/// Lets so many callers append for a while, each one after the other, and tells how it went. `thread` is what the names of the
/// store's threads begin with.
fn measure(store: &Kept, measures: &dyn Fn() -> Measures, thread: &str, callers: usize) {
    let made: Vec<_> = (0..TABLES)
        .map(|n| {
            let mut row = table(&format!("table-{n:04}-0123456789"), Status::Running, 1_700_000_000_000);
            row.terms = "x".repeat(300);
            store.create(row)
        })
        .collect();
    made.into_iter().for_each(done);
    let versions: &'static [AtomicU64] = (0..TABLES).map(|_| AtomicU64::new(0)).collect::<Vec<_>>().leak();
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let (before, cpu) = (measures(), processor_micros(thread));
    let start = Instant::now();
    let mut times: Vec<u64> = runtime.block_on(async {
        let tasks: Vec<_> = (0..callers)
            .map(|caller| tokio::spawn(play(store.clone(), caller, callers, start + LONG, versions)))
            .collect();
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await.expect("no panic"));
        }
        times
    });
    let took = start.elapsed();
    times.sort_unstable();
    let after = measures();
    let appends = times.len() as f64;
    println!(
        "{callers:>3} callers: {:>6.0} appends/s ({:.0} entries/s), store {:.1} µs CPU each; groups of {:.1}; \
         p50 {} µs, p99 {} µs, worst {} µs; commit {:.0} µs",
        appends / took.as_secs_f64(),
        (after.entries - before.entries) as f64 / took.as_secs_f64(),
        (processor_micros(thread) - cpu) as f64 / appends,
        (after.changes - before.changes) as f64 / (after.commits - before.commits) as f64,
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        times[times.len() - 1],
        (after.commit_nanos - before.commit_nanos) as f64 / (after.commits - before.commits) as f64 / 1e3,
    );
}

#[test]
#[ignore = "a measurement"]
fn appends_per_second_and_processor_time_each() {
    let place = Place::new();
    let (median, slow) = sync_micros(&place);
    println!("sync of one page: {median} µs, 99th percentile {slow} µs");
    for callers in [1, 20, 200] {
        let place = Place::new();
        let store = place.open();
        measure(&Kept::File(store.clone()), &|| store.measures(), "store-", callers);
    }
}

/// The same in a database of this machine, which synchronises every commit.
#[cfg(feature = "postgres")]
#[test]
#[ignore = "a measurement"]
fn appends_per_second_in_a_database() {
    let Some(server) = testbed::Postgres::start(&["fsync = on"]) else { return };
    println!("sync of one page: {:?} µs, median and 99th percentile", sync_micros(&Place::new()));
    for callers in [1, 20, 200] {
        let store = store::Postgres::open(&server.database()).expect("the store opens");
        measure(&Kept::Shared(store.clone()), &|| store.measures(), "store-", callers);
    }
}

/// Visitors of a server that has been there for long.
const VISITORS: u64 = 300_000;

#[test]
#[ignore = "a measurement"]
fn appends_while_somebody_is_forgotten_among_many() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("t", Status::Running, 1)));
    let id = |number: u64| format!("visitor-{number:012}");
    let mut made = Vec::new();
    for number in 0..VISITORS {
        let mut token = [7; 32];
        // As tokens are: in no order.
        token[..8].copy_from_slice(&number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes());
        made.push(store.keep_visitor(visitor(&id(number), SecretHash(token), &format!("Somebody {number}"), 1)));
        if made.len() == 8_192 {
            made.drain(..).for_each(done);
        }
    }
    made.into_iter().for_each(done);
    let pages = std::fs::metadata(place.path()).expect("the file").len() / 4_096;
    println!("{VISITORS} visitors, {pages} pages");
    let mut version = 0;
    // One table at which moves come one after the other, as long as the last traces are removed; and as long before.
    for forgets in [false, true] {
        let mut times = Vec::new();
        if forgets {
            done(store.forget(&id(VISITORS / 2)));
            // It begins by itself once nobody writes for a moment.
            std::thread::sleep(Duration::from_millis(1_000));
        }
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(6) {
            let asked = Instant::now();
            done(store.append(append("t", version, 1)));
            version += 1;
            times.push(asked.elapsed().as_micros());
            std::thread::sleep(Duration::from_millis(2));
        }
        times.sort_unstable();
        let at = |part: usize| times[(times.len() - 1) * part / 100];
        let scrubbed = store.measures().scrubbed;
        println!(
            "forgets: {forgets:5}: {} appends, p50 {} µs, p99 {} µs, worst {} µs; {scrubbed} pages overwritten",
            times.len(),
            at(50),
            at(99),
            at(100)
        );
    }
}
