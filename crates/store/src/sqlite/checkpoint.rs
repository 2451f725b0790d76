//! Copying the write-ahead log back into the file, beside the writer.
//!
//! SQLite does this by default within whichever commit makes the log too long, and that commit then takes many times as long as
//! the others. Here another thread does it, which holds nobody up. It can't catch up with a writer that never rests, so once the
//! log is too long the writer copies the last few frames itself.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;

use super::connection;
use crate::Trouble;

/// Frames after which the writer helps: 32 megabytes.
const LONG: i64 = 8_192;

/// What the writer and that thread tell each other.
#[derive(Debug, Default)]
pub(crate) struct Checkpoints {
    asked: Mutex<Asked>,
    changed: Condvar,
    is_too_long: AtomicBool,
}

#[derive(Debug, Default)]
struct Asked {
    copy: bool,
    close: bool,
}

impl Checkpoints {
    /// Asks for a copy, and does not wait for it.
    pub(crate) fn ask(&self) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).copy = true;
        self.changed.notify_one();
    }

    /// No more of it.
    pub(crate) fn close(&self) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).close = true;
        self.changed.notify_one();
    }

    /// Must the writer help? Said once.
    pub(crate) fn is_too_long(&self) -> bool {
        self.is_too_long.load(Ordering::Relaxed) && self.is_too_long.swap(false, Ordering::Relaxed)
    }

    /// Starts the thread.
    pub(crate) fn start(self: &Arc<Self>, path: &Path) -> Result<JoinHandle<()>, Trouble> {
        let db = connection::writing(path, false)?;
        let own = Arc::clone(self);
        std::thread::Builder::new()
            .name("store-tidy".into())
            .spawn(move || own.run(&db))
            .map_err(|why| Trouble::Failed(why.to_string()))
    }

    fn run(&self, db: &Connection) {
        loop {
            {
                let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
                while !asked.copy && !asked.close {
                    asked = self.changed.wait(asked).unwrap_or_else(PoisonError::into_inner);
                }
                if asked.close {
                    return;
                }
                asked.copy = false;
            }
            match connection::copy_back(db) {
                Ok((frames, _)) => {
                    if frames > LONG {
                        self.is_too_long.store(true, Ordering::Relaxed);
                    }
                }
                Err(why) => tracing::warn!(%why, "the write-ahead log was not copied back"),
            }
        }
    }
}
