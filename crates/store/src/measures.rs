//! How the writer is doing, in numbers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of [`Measures::commit_times`], in microseconds; the last bucket has none.
pub const COMMIT_BOUNDS: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000];

/// How the writer is doing since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measures {
    /// Commits that went well.
    pub commits: u64,
    /// Groups of changes that could not be stored.
    pub failures: u64,
    /// Changes stored.
    pub changes: u64,
    /// Log entries stored.
    pub entries: u64,
    /// Changes in the last group.
    pub last_group: u64,
    /// Changes that wait for the writer.
    pub waiting: u64,
    /// Pages looked at to remove the last traces of somebody who was forgotten.
    pub scrubbed: u64,
    /// The most of them in one commit.
    pub most_scrubbed: u64,
    /// How long all commits took together, in nanoseconds.
    pub commit_nanos: u64,
    /// How many commits took at most as long as [`COMMIT_BOUNDS`] say, each counted once; the last are those that took longer.
    pub commit_times: [u64; COMMIT_BOUNDS.len() + 1],
}

/// The same, being counted.
#[derive(Debug, Default)]
pub(crate) struct Counting {
    commits: AtomicU64,
    failures: AtomicU64,
    changes: AtomicU64,
    entries: AtomicU64,
    last_group: AtomicU64,
    handed_over: AtomicU64,
    taken: AtomicU64,
    scrubbed: AtomicU64,
    most_scrubbed: AtomicU64,
    commit_nanos: AtomicU64,
    commit_times: [AtomicU64; COMMIT_BOUNDS.len() + 1],
}

impl Counting {
    pub(crate) fn hand_over(&self) {
        self.handed_over.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn take(&self, changes: usize) {
        self.taken.fetch_add(changes as u64, Ordering::Relaxed);
    }

    pub(crate) fn commit(&self, took: Duration, changes: usize, entries: u64) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = COMMIT_BOUNDS.partition_point(|&bound| bound < micros);
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.changes.fetch_add(changes as u64, Ordering::Relaxed);
        self.entries.fetch_add(entries, Ordering::Relaxed);
        self.last_group.store(changes as u64, Ordering::Relaxed);
        self.commit_nanos.fetch_add(u64::try_from(took.as_nanos()).unwrap_or(u64::MAX), Ordering::Relaxed);
        self.commit_times[bucket].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn scrub(&self, pages: usize) {
        self.scrubbed.fetch_add(pages as u64, Ordering::Relaxed);
        self.most_scrubbed.fetch_max(pages as u64, Ordering::Relaxed);
    }

    pub(crate) fn fail(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn look(&self) -> Measures {
        let get = |number: &AtomicU64| number.load(Ordering::Relaxed);
        // What was taken is read first: a change that comes in between must not make it more than was handed over.
        let taken = get(&self.taken);
        Measures {
            commits: get(&self.commits),
            failures: get(&self.failures),
            changes: get(&self.changes),
            entries: get(&self.entries),
            last_group: get(&self.last_group),
            waiting: get(&self.handed_over).saturating_sub(taken),
            scrubbed: get(&self.scrubbed),
            most_scrubbed: get(&self.most_scrubbed),
            commit_nanos: get(&self.commit_nanos),
            commit_times: std::array::from_fn(|bucket| get(&self.commit_times[bucket])),
        }
    }
}
