//! Faults for tests: a disk that fails, fills up or stalls on demand.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Faults for tests: a disk that fails, fills up or stalls on demand. There is none unless somebody asks for it; clones share
/// theirs.
#[derive(Clone, Debug, Default)]
pub struct Faults {
    inner: Arc<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    fail: AtomicBool,
    fill: AtomicBool,
    /// Microseconds every commit takes longer.
    stall: AtomicU64,
    /// Commits wait until this is false again.
    held: Mutex<bool>,
    changed: Condvar,
}

impl Faults {
    /// From now on commits fail, or no longer do.
    pub fn fail_commits(&self, on: bool) {
        self.inner.fail.store(on, Ordering::SeqCst);
    }

    /// From now on the file can't grow, or can again.
    pub fn fill(&self, on: bool) {
        self.inner.fill.store(on, Ordering::SeqCst);
    }

    /// From now on a commit takes so much longer; [`Duration::ZERO`] to make it as fast as it is.
    pub fn stall(&self, by: Duration) {
        self.inner.stall.store(u64::try_from(by.as_micros()).unwrap_or(u64::MAX), Ordering::SeqCst);
        self.inner.changed.notify_all();
    }

    /// From now on no commit returns, until this is taken back or the store is closed.
    pub fn hold(&self, on: bool) {
        *self.held() = on;
        self.inner.changed.notify_all();
    }

    /// Do commits fail?
    pub(crate) fn fails(&self) -> bool {
        self.inner.fail.load(Ordering::SeqCst)
    }

    /// Is the disk full?
    pub(crate) fn is_full(&self) -> bool {
        self.inner.fill.load(Ordering::SeqCst)
    }

    /// Waits as long as a commit is to be stalled; not when the store closes.
    pub(crate) fn wait(&self, closing: &AtomicBool) {
        let start = Instant::now();
        let mut held = self.held();
        loop {
            let stall = Duration::from_micros(self.inner.stall.load(Ordering::SeqCst));
            let left = stall.saturating_sub(start.elapsed());
            if closing.load(Ordering::SeqCst) || (!*held && left.is_zero()) {
                return;
            }
            // Short naps, because nobody calls when the store closes.
            let nap = Duration::from_millis(10);
            let nap = if *held { nap } else { nap.min(left) };
            held = self.inner.changed.wait_timeout(held, nap).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn held(&self) -> MutexGuard<'_, bool> {
        self.inner.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
