//! Those who listen to a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tabletop::Seat;
use tokio::sync::watch;

use super::awake::Awake;
use super::{Hub, count};
use crate::help::Close;
use crate::id::{TableId, Token};
use crate::look::{Look, News};
use crate::refused::Refused;
use crate::table::Table;

/// Somebody who listens to a table. While there is one, the table is awake.
pub struct Listener {
    hub: Hub,
    seat: Option<Seat>,
    awake: Arc<Awake>,
    version: watch::Receiver<u32>,
}

/// A table that could not be stored, or can't be read for now, is asked for again after this time.
const PAUSE: Duration = Duration::from_millis(500);

impl Hub {
    /// Listens to a table.
    ///
    /// # Errors
    /// As [`look`](Self::look).
    pub async fn listen(&self, table: &TableId, token: Option<&Token>) -> Result<Listener, Refused> {
        let (awake, mut table, seat) = self.hold_for(table, token).await?;
        let listener = Listener::new(self.clone(), seat, Arc::clone(&awake));
        count(&self.0.counted.listeners, 1);
        self.rouse(&awake, &mut table);
        Ok(listener)
    }
}

impl Listener {
    fn new(hub: Hub, seat: Option<Seat>, awake: Arc<Awake>) -> Self {
        awake.listeners.fetch_add(1, Ordering::Relaxed);
        let version = awake.version.subscribe();
        Self { hub, seat, awake, version }
    }

    /// The seat of whoever listens, if they play.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Waits until the table is newer than `version`, and tells the newest version; `None` if the table is gone or the server stops.
    pub async fn newer(&mut self, version: u32) -> Option<u32> {
        loop {
            // A server that stops makes all tables say their version once more.
            if self.hub.is_stopping() {
                return None;
            }
            if self.awake.is_gone.load(Ordering::SeqCst) {
                self.find_again().await?;
            }
            let newest = *self.version.borrow_and_update();
            if newest != version {
                return Some(newest);
            }
            self.version.changed().await.ok()?;
        }
    }

    /// Something could not be stored: the table is woken anew, after a pause for the store to get well. A bot whose answer was lost
    /// is asked again.
    async fn find_again(&mut self) -> Option<()> {
        loop {
            tokio::time::sleep(PAUSE).await;
            if self.hub.is_stopping() {
                return None;
            }
            match self.hub.hold(&self.awake.id).await {
                Ok((awake, mut table)) => {
                    self.awake.listeners.fetch_sub(1, Ordering::Relaxed);
                    awake.listeners.fetch_add(1, Ordering::Relaxed);
                    self.version = awake.version.subscribe();
                    self.hub.rouse(&awake, &mut table);
                    drop(table);
                    self.awake = awake;
                    return Some(());
                }
                Err(Refused::NoTable) => return None,
                Err(_) => {}
            }
        }
    }

    /// What happened since, for this listener.
    ///
    /// # Errors
    /// If the table can't be read.
    pub async fn news(&mut self, since: u32) -> Result<News, Refused> {
        let seat = self.seat;
        self.read(|table| table.news(seat, since)).await
    }

    /// The table as this listener sees it.
    ///
    /// # Errors
    /// If the table can't be read.
    pub async fn look(&mut self) -> Result<Look, Refused> {
        let (seat, served) = (self.seat, self.hub.served());
        self.read(|table| table.look(seat, served)).await
    }

    /// The same closely.
    ///
    /// # Errors
    /// If the table can't be read.
    pub async fn close(&mut self) -> Result<Close, Refused> {
        let (seat, served, secret) = (self.seat, self.hub.served(), self.hub.0.secret);
        let (mut close, reached) = self.read(|table| (table.close(seat, served, &secret), table.reached(seat))).await?;
        close.personal = self.hub.personal(reached).await;
        Ok(close)
    }

    /// The table closely, and what happened since, of the same moment. What may be answered is said once, in the look.
    ///
    /// # Errors
    /// If the table can't be read.
    pub async fn close_news(&mut self, since: u32) -> Result<(Close, News), Refused> {
        let (seat, served, secret) = (self.seat, self.hub.served(), self.hub.0.secret);
        let closely =
            |table: &mut Table| (table.close(seat, served, &secret), table.told(seat, since), table.reached(seat));
        let (mut close, news, reached) = self.read(closely).await?;
        close.personal = self.hub.personal(reached).await;
        Ok((close, news))
    }

    async fn read<T>(&mut self, read: impl FnOnce(&mut Table) -> T) -> Result<T, Refused> {
        let held = tokio::time::timeout(self.hub.patience(), async {
            loop {
                let mut table = self.awake.table.lock().await;
                if !table.is_dead {
                    return Ok(read(&mut table));
                }
                drop(table);
                self.find_again().await.ok_or(Refused::NoTable)?;
            }
        });
        held.await.map_err(|_| Refused::Slow)?
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.awake.listeners.fetch_sub(1, Ordering::Relaxed);
        self.hub.0.counted.listeners.fetch_sub(1, Ordering::Relaxed);
    }
}
