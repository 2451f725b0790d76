//! A gallery: many browsers that watch one table, at which somebody moves every second and talks every other. What that costs those
//! who play elsewhere is what the crowd measures meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::load::Failed;
use crate::news::News;
use crate::person;
use crate::table::CrowdTable;
use client::{Address, Connection, Stream};

/// So often somebody moves.
const PACE: Duration = Duration::from_secs(1);
/// So often we look whether everybody is there.
const GLANCE: Duration = Duration::from_millis(20);

/// Browsers that watch, on a thread of their own: those who measure must not wait for them.
pub struct Gallery {
    counted: Arc<Counted>,
    thread: JoinHandle<Result<(), Failed>>,
}

/// What the gallery has counted.
#[derive(Debug, Default)]
struct Counted {
    stop: AtomicBool,
    watching: AtomicU64,
    moves: AtomicU64,
    lines: AtomicU64,
    heard: AtomicU64,
    messages: AtomicU64,
    bytes: AtomicU64,
}

/// What a gallery has seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Moves at the table that is watched.
    pub moves: u64,
    /// Lines that were said there.
    pub lines: u64,
    /// Messages with lines, or with how many watch, of all watchers together.
    pub heard: u64,
    /// Messages that arrived, of all watchers together.
    pub messages: u64,
    /// Their bytes.
    pub bytes: u64,
}

impl Gallery {
    /// Opens a table and lets so many watch it; returns once all of them do.
    pub fn open(address: &Address, watchers: usize) -> Result<Self, Failed> {
        let counted = Arc::new(Counted::default());
        let (address, known) = (address.clone(), Arc::clone(&counted));
        let thread = std::thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(LocalSet::new().run_until(run(&address, watchers, &known)))
        });
        let gallery = Self { counted, thread };
        while gallery.counted.watching.load(Ordering::Relaxed) < watchers as u64 {
            if gallery.thread.is_finished() {
                return Err(gallery.close().err().unwrap_or(Failed("nobody watches".to_owned())));
            }
            std::thread::sleep(GLANCE);
        }
        Ok(gallery)
    }

    /// Everybody goes home.
    pub fn close(self) -> Result<Seen, Failed> {
        self.counted.stop.store(true, Ordering::Relaxed);
        self.thread.join().map_err(|_| Failed("the gallery has panicked".to_owned()))??;
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let Counted { moves, lines, heard, messages, bytes, .. } = &*self.counted;
        let (heard, messages, bytes) = (read(heard), read(messages), read(bytes));
        Ok(Seen { moves: read(moves), lines: read(lines), heard, messages, bytes })
    }
}

async fn run(address: &Address, watchers: usize, counted: &Arc<Counted>) -> Result<(), Failed> {
    let mut connection = Connection::new(address);
    let failed = |why: &dyn std::fmt::Display| Failed(format!("the table that is watched: {why}"));
    let table = CrowdTable::make(&mut connection, "origami", 2, 0, Vec::new()).await.map_err(|why| failed(&why))?;
    for watcher in 0..watchers {
        let headers = [person::language(watcher), ("accept-encoding", "gzip, br")];
        let stream = Stream::open_with(address, &table.live(0), &headers).await.map_err(|why| failed(&why))?;
        spawn_local(watch(stream, Arc::clone(counted)));
        counted.watching.fetch_add(1, Ordering::Relaxed);
    }
    let mut ticks = interval(PACE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for second in 0_usize.. {
        if counted.stop.load(Ordering::Relaxed) {
            break;
        }
        ticks.tick().await;
        // As often as one person may.
        if second % 2 == 0 && say(&mut connection, &table, second / 2).await.is_some() {
            counted.lines.fetch_add(1, Ordering::Relaxed);
        }
        if play(&mut connection, &table).await.is_none() {
            // The game is over: nobody moves any more.
            sleep(GLANCE).await;
            continue;
        }
        counted.moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

async fn watch(mut stream: Stream, counted: Arc<Counted>) {
    while let Ok(Some(event)) = stream.next().await {
        counted.messages.fetch_add(1, Ordering::Relaxed);
        counted.heard.fetch_add(u64::from(event.event == "talk"), Ordering::Relaxed);
        counted.bytes.fetch_add(event.data.len() as u64, Ordering::Relaxed);
    }
}

/// One player after the other says something.
async fn say(connection: &mut Connection, table: &CrowdTable, nth: usize) -> Option<()> {
    let bearer = table.bearers.get(nth % table.bearers.len())?;
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let line = br#"{"kind":"phrase","text":"what-a-move"}"#;
    let answer = connection.ask("POST", &table.talk(), &headers, line).await.ok()?;
    (answer.status == 200).then_some(())
}

/// Whoever is asked makes the first move there is.
async fn play(connection: &mut Connection, table: &CrowdTable) -> Option<()> {
    for bearer in &table.bearers {
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let answer = connection.ask("GET", &table.events(0), &headers[..1], b"").await.ok()?;
        let news = News::read(answer.body)?;
        let version = news.version;
        let Some(answer) = news.choose(|_| 0) else { continue };
        let body = serde_json::json!({ "version": version, "move": answer }).to_string();
        let answer = connection.ask("POST", &table.moves, &headers, body.as_bytes()).await.ok()?;
        return (answer.status == 200).then_some(());
    }
    None
}
