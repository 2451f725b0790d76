//! Tables, and what they are kept in: what the server and its operator's commands work on.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use session::source::System;
use session::{Games, Hub, Limits, Refused};
use store::directory::Directory;
use store::faults::Faults;
use store::sqlite::Sqlite;

use super::signals;
use crate::cli::Home;
use speech::out::Stop;
use store::Measures;

/// Where moves come one shortly after the other, each waits so long for others to be stored with: nobody notices, and the disk is
/// synchronised less often.
const GATHER: Duration = Duration::from_millis(2);

/// What tables are kept in. Cheap to clone.
#[derive(Clone)]
pub enum Kept {
    /// One file, which this process owns.
    File(Sqlite),
    /// A database that several processes share.
    #[cfg(feature = "cluster")]
    Database(store::postgres::Postgres),
}

impl Kept {
    /// How storing goes.
    pub fn measures(&self) -> Measures {
        match self {
            Self::File(store) => store.measures(),
            #[cfg(feature = "cluster")]
            Self::Database(store) => store.measures(),
        }
    }

    /// How the journal is kept, and how much is waited for; nothing if that is a matter of the database.
    pub async fn modes(&self) -> Result<Option<(String, &'static str)>, Refused> {
        match self {
            Self::File(store) => {
                let modes = store.modes().await?;
                let synchronous = ["off", "normal", "full", "extra"].get(usize::from(modes.synchronous)).copied();
                Ok(Some((modes.journal, synchronous.unwrap_or("unknown"))))
            }
            #[cfg(feature = "cluster")]
            Self::Database(_) => Ok(None),
        }
    }

    fn close(&self) {
        match self {
            Self::File(store) => store.close(),
            #[cfg(feature = "cluster")]
            Self::Database(store) => store.close(),
        }
    }
}

/// Tables, and what they are kept in.
pub struct House {
    /// All tables.
    pub hub: Hub,
    /// What they are kept in.
    pub kept: Kept,
    /// The directory, locked, if it is one.
    pub directory: Option<Directory>,
    /// The secret of the store.
    pub secret: [u8; 32],
    /// The other nodes of a database.
    #[cfg(feature = "cluster")]
    pub nodes: Option<Arc<cluster::Nodes>>,
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
        Ok(Self {
            hub,
            kept: Kept::File(store),
            directory: Some(directory),
            secret,
            #[cfg(feature = "cluster")]
            nodes: None,
        })
    }

    /// Opens what must be there, for a command: those that look after tables make no directory by a slip of the pen, and are a node of
    /// a database for as long as they run.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub async fn open_existing(home: &Home, limits: Limits) -> Result<Self, Stop> {
        match home {
            Home::Directory(path) => {
                Directory::look(path).map_err(|why| Stop::Bad(why.to_string()))?;
                Self::open(path, limits).await
            }
            #[cfg(feature = "cluster")]
            Home::Database(url) => super::several::open(url, None, limits, String::new()).await,
            #[cfg(not(feature = "cluster"))]
            Home::Database(_) => Err(super::no_database()),
        }
    }

    /// Stops the tables and closes what they are kept in; then a directory is free for others.
    pub async fn close(self) {
        self.hub.stop().await;
        let kept = self.kept.clone();
        // It waits for the disk. If the task can't be joined, dropping the store does the same.
        let _ = tokio::task::spawn_blocking(move || kept.close()).await;
    }
}
