//! Time and randomness, injected: in tests both are fixed.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use store::Millis;
use tabletop::Stream;

/// Where time and randomness come from.
pub trait Source: Send + Sync + 'static {
    /// The time of day.
    fn now(&self) -> Millis;

    /// How long the process runs; it never jumps.
    fn uptime(&self) -> Millis;

    /// Fills the bytes at random.
    fn fill(&self, bytes: &mut [u8]);

    /// 64 random bits.
    fn number(&self) -> u64 {
        let mut bytes = [0; 8];
        self.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}

/// The clock and the generator of the operating system.
#[derive(Debug)]
pub struct System {
    start: Instant,
}

impl Default for System {
    fn default() -> Self {
        Self { start: Instant::now() }
    }
}

impl Source for System {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }

    fn uptime(&self) -> Millis {
        Millis::try_from(self.start.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }

    fn fill(&self, bytes: &mut [u8]) {
        if let Err(error) = getrandom::fill(bytes) {
            // Cards dealt or tokens drawn without randomness would be worse than no server.
            tracing::error!(%error, "no random numbers to be had");
            std::process::abort();
        }
    }
}

/// A source for tests: time stands still until it is moved, and random numbers follow from a seed.
#[derive(Debug)]
pub struct Fixed {
    now: AtomicI64,
    state: AtomicU64,
}

impl Fixed {
    /// 16 November 2026, 12:00 UTC.
    pub const NOON: Millis = 1_794_830_400_000;

    /// It is noon, and nothing was drawn.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { now: AtomicI64::new(0), state: AtomicU64::new(seed) }
    }

    /// Lets time pass.
    pub fn pass(&self, time: Millis) {
        self.now.fetch_add(time, Ordering::SeqCst);
    }
}

impl Source for Fixed {
    fn now(&self) -> Millis {
        Self::NOON + self.now.load(Ordering::SeqCst)
    }

    fn uptime(&self) -> Millis {
        self.now.load(Ordering::SeqCst)
    }

    fn fill(&self, bytes: &mut [u8]) {
        let mut stream = Stream::new(self.state.fetch_add(0x1234_5678_9abc_def1, Ordering::SeqCst));
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&stream.next().to_le_bytes()[..chunk.len()]);
        }
    }
}
