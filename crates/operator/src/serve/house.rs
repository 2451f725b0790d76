//! A data directory with its tables, owned by this process: what the server and its operator's commands work on.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use session::source::System;
use session::{Games, Hub, Limits, Refused};
use store::directory::Directory;
use store::faults::Faults;
use store::sqlite::Sqlite;

use super::signals;
use speech::out::Stop;

/// Where moves come one shortly after the other, each waits so long for others to be stored with: nobody notices, and the disk is
/// synchronised less often.
const GATHER: Duration = Duration::from_millis(2);

/// A data directory with its tables, owned by this process.
pub struct House {
    /// All tables.
    pub hub: Hub,
    /// Where they are kept.
    pub store: Sqlite,
    /// The directory, locked.
    pub directory: Directory,
    /// The secret of the directory.
    pub secret: [u8; 32],
}

impl House {
    /// Opens a data directory, or makes it.
    ///
    /// # Errors
    /// One line that says why it can't be used.
    pub async fn open(path: &Path, limits: Limits) -> Result<Self, Stop> {
        let directory = Directory::open(path).map_err(|why| Stop::Bad(why.to_string()))?;
        signals::outlive_large_files().map_err(|why| Stop::Bad(format!("signals can't be listened to: {why}")))?;
        let file = directory.database();
        let bad = |why: &dyn std::fmt::Display| Stop::Bad(format!("{}: {why}", file.display()));
        let store = Sqlite::open_gathering(&file, Faults::default(), GATHER).map_err(|why| bad(&why))?;
        // Whoever deletes the lock lets a second server in.
        store.watch(&directory.lock()).map_err(|why| Stop::Bad(format!("{}: {why}", directory.lock().display())))?;
        let secret = directory.secret().map_err(|why| Stop::Bad(why.to_string()))?;
        let (kept, source) = (Arc::new(store.clone()), Arc::new(System::default()));
        let hub = Hub::open_with(kept, source, limits, secret, Games::default()).await;
        let hub = hub.map_err(|refused| match refused {
            Refused::Storage(why) => bad(&why),
            other => bad(&other.code()),
        })?;
        Ok(Self { hub, store, directory, secret })
    }

    /// The same, of a directory that must be there: commands that look after tables make none by a slip of the pen.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub async fn open_existing(path: &Path, limits: Limits) -> Result<Self, Stop> {
        Directory::look(path).map_err(|why| Stop::Bad(why.to_string()))?;
        Self::open(path, limits).await
    }

    /// Stops the tables and closes what they are kept in; then the directory is free for others.
    pub async fn close(self) {
        self.hub.stop().await;
        let store = self.store.clone();
        // It waits for the disk. If the task can't be joined, dropping the store does the same.
        let _ = tokio::task::spawn_blocking(move || store.close()).await;
    }
}
