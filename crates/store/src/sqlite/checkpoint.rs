//! Copying the write-ahead log back into the file, beside the writer.
//!
//! SQLite does this by default within whichever commit makes the log too long, and that commit then takes many times as long as
//! the others. Here another thread does it, which holds nobody up. It can't catch up with a writer that never rests, so once the
//! log is too long the writer copies the last few frames itself. What else takes long and changes nothing is done here too: looking for
//! the places where something lingers that was forgotten.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;

use super::connection;
use super::scrub::Places;
use crate::Trouble;

/// Frames after which the writer helps: 32 megabytes.
const LONG: i64 = 8_192;

/// What the writer and that thread tell each other.
#[derive(Debug, Default)]
pub(crate) struct Checkpoints {
    asked: Mutex<Asked>,
    changed: Condvar,
    is_too_long: AtomicBool,
    /// What was found when places were asked for.
    places: Mutex<Option<rusqlite::Result<Places>>>,
}

#[derive(Debug, Default)]
struct Asked {
    copy: bool,
    places: bool,
    close: bool,
}

impl Checkpoints {
    /// Asks for a copy, and does not wait for it.
    pub(crate) fn ask(&self) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).copy = true;
        self.changed.notify_one();
    }

    /// Asks for the places where traces may be, and does not wait for them.
    pub(crate) fn ask_for_places(&self) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).places = true;
        self.changed.notify_one();
    }

    /// Those places, once they are found.
    pub(crate) fn places(&self) -> Option<rusqlite::Result<Places>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner).take()
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
        while let Some(Asked { copy, places, .. }) = self.wait() {
            if places {
                let found = Places::list(db);
                *self.places.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
            }
            if copy {
                self.copy(db);
            }
        }
    }

    /// Waits for something to do; nothing once all is over.
    fn wait(&self) -> Option<Asked> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        while !asked.copy && !asked.places && !asked.close {
            asked = self.changed.wait(asked).unwrap_or_else(PoisonError::into_inner);
        }
        if asked.close { None } else { Some(std::mem::take(&mut asked)) }
    }

    fn copy(&self, db: &Connection) {
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
