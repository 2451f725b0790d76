//! Those who listen to a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::Millis;
use tabletop::Seat;
use tokio::sync::watch;

use super::awake::Awake;
use super::{Hub, count};
use crate::help::CloseUp;
use crate::id::{TableId, Token, VisitorId};
use crate::look::{Look, News, TableInfo};
use crate::refused::Refused;
use crate::table::Table;

/// Somebody who listens to a table. While there is one, the table is awake.
///
/// It may last for days, and seats change hands meanwhile: so it keeps what it was opened with, and whose seat that is now is asked
/// anew at every read.
pub struct Listener {
    pub(super) hub: Hub,
    pub(super) token: Option<Token>,
    /// The seat at the last read.
    seat: Option<Seat>,
    guest: Option<String>,
    pub(super) awake: Arc<Awake>,
    version: watch::Receiver<u32>,
    /// The same for those who watch.
    horizon: watch::Receiver<u32>,
    /// Changes with what is said, and with how many watch.
    pub(super) talk: watch::Receiver<u64>,
    /// Are they counted among those who watch?
    watches: bool,
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
        let mut listener = Listener::new(self.clone(), token.cloned(), seat, Arc::clone(&awake));
        listener.guest = match token {
            Some(token) => {
                let visitor = self.visitor_of(token).await.ok().flatten();
                guest_of(visitor, &table, seat)
            }
            None => None,
        };
        if seat.is_none() {
            listener.watch();
        }
        count(&self.0.counted.listeners, 1);
        self.rouse(&awake, &mut table);
        Ok(listener)
    }
}

/// What tells the holder of a token apart from others: the visitor they are or play for, else their seat.
fn guest_of(visitor: Option<VisitorId>, table: &Table, seat: Option<Seat>) -> Option<String> {
    let row = seat.and_then(|seat| table.seats.get(seat.index()));
    let visitor = visitor.map(|visitor| visitor.to_string()).or_else(|| row.and_then(|row| row.visitor.clone()));
    visitor.or_else(|| seat.map(|seat| format!("{} {seat}", table.id)))
}

impl Listener {
    fn new(hub: Hub, token: Option<Token>, seat: Option<Seat>, awake: Arc<Awake>) -> Self {
        awake.listeners.fetch_add(1, Ordering::Relaxed);
        let (version, horizon) = (awake.version.subscribe(), awake.horizon.subscribe());
        let talk = awake.room.news.subscribe();
        Self { hub, token, seat, guest: None, awake, version, horizon, talk, watches: false }
    }

    /// They are counted among those who watch.
    fn watch(&mut self) {
        self.awake.room.enter(self.guest.as_deref());
        self.watches = true;
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &TableId {
        &self.awake.id
    }

    /// Who listens, as far as quotas tell guests apart; nothing if it is anybody.
    #[must_use]
    pub fn guest(&self) -> Option<&str> {
        self.guest.as_deref()
    }

    /// The seat of whoever listens, if they play, at the last read.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Waits until the table is newer than `version`, and tells the newest version; `None` if the table is gone or the server stops.
    /// Whoever has lost their seat need not wait: what they read next says so.
    pub async fn newer(&mut self, version: u32) -> Option<u32> {
        loop {
            // A server that stops makes all tables say their version once more.
            if self.hub.is_stopping() {
                return None;
            }
            if self.awake.is_gone.load(Ordering::SeqCst) {
                self.find_again().await?;
            }
            let shown = if self.seat.is_some() { &mut self.version } else { &mut self.horizon };
            let newest = *shown.borrow_and_update();
            if newest != version {
                return Some(newest);
            }
            shown.changed().await.ok()?;
            // Something was stored that is no entry: it may be who sits where.
            if *shown.borrow() == version && self.is_lost().await {
                return Some(version);
            }
        }
    }

    /// Has the token ceased to count, or the seat become somebody else's? Then there is nothing more to hear.
    pub async fn is_lost(&mut self) -> bool {
        matches!(self.read(|_, _| ()).await, Err(Refused::WrongToken | Refused::SeatLost))
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
                    (self.version, self.horizon) = (awake.version.subscribe(), awake.horizon.subscribe());
                    self.talk = awake.room.news.subscribe();
                    self.talk.mark_changed();
                    self.hub.rouse(&awake, &mut table);
                    drop(table);
                    self.awake = awake;
                    if self.watches {
                        self.watch();
                    }
                    return Some(());
                }
                // Whoever listens comes back by themselves, and is led to where the table is.
                Err(Refused::NoTable | Refused::Elsewhere(_)) => return None,
                Err(_) => {}
            }
        }
    }

    /// What happened since, for this listener.
    ///
    /// # Errors
    /// If the table can't be read; [`Refused::SeatLost`] or [`Refused::WrongToken`] if the listener is not who they were.
    pub async fn news(&mut self, since: u32) -> Result<News, Refused> {
        self.read(|table, seat| table.news(seat, since)).await
    }

    /// The table as this listener sees it.
    ///
    /// # Errors
    /// As [`news`](Self::news).
    pub async fn look(&mut self) -> Result<Look, Refused> {
        let served = self.hub.served();
        self.read(|table, seat| table.look(seat, served)).await
    }

    /// What everybody sees of the table, with the clocks as of that moment: the same as before if nothing has changed but time.
    ///
    /// # Errors
    /// As [`news`](Self::news).
    pub async fn info(&mut self, served: Millis) -> Result<TableInfo, Refused> {
        self.read(|table, _| table.info(served)).await
    }

    /// The table closely, with the clocks as of that moment.
    ///
    /// # Errors
    /// As [`news`](Self::news).
    pub async fn close_up(&mut self, served: Millis) -> Result<CloseUp, Refused> {
        let secret = self.hub.0.secret;
        let closely = |table: &mut Table, seat| (table.close_up(seat, served, &secret), table.reached(seat));
        let (mut close_up, reached) = self.read(closely).await?;
        close_up.personal = self.hub.personal(reached).await;
        close_up.tip = self.hub.tip(self.token.as_ref(), &close_up).await?;
        close_up.tries = self.hub.tries_beside(self.token.as_ref(), &close_up).await;
        Ok(close_up)
    }

    /// The table closely, and what happened since, of the same moment. What may be answered is said once, in the look.
    ///
    /// # Errors
    /// As [`news`](Self::news).
    pub async fn close_up_with_news(&mut self, since: u32) -> Result<(CloseUp, News), Refused> {
        let (served, secret) = (self.hub.served(), self.hub.0.secret);
        let closely = |table: &mut Table, seat| {
            (table.close_up(seat, served, &secret), table.told(seat, since), table.reached(seat))
        };
        let (mut close_up, news, reached) = self.read(closely).await?;
        close_up.personal = self.hub.personal(reached).await;
        close_up.tip = self.hub.tip(self.token.as_ref(), &close_up).await?;
        close_up.tries = self.hub.tries_beside(self.token.as_ref(), &close_up).await;
        Ok((close_up, news))
    }

    /// The table as it was after each of these entries of its log, as this listener sees it; they are asked nothing.
    ///
    /// # Errors
    /// As [`news`](Self::news).
    pub async fn moments(&mut self, numbers: &[u32]) -> Result<Vec<CloseUp>, Refused> {
        let served = self.hub.served();
        self.read(|table, seat| table.moments(seat, numbers, served)).await
    }

    /// Reads something of the table as it is shown to the seat that the token plays now.
    pub(super) async fn read<T>(&mut self, read: impl FnOnce(&mut Table, Option<Seat>) -> T) -> Result<T, Refused> {
        let visitor = match &self.token {
            Some(token) => self.hub.visitor_of(token).await?,
            None => None,
        };
        let held = tokio::time::timeout(self.hub.patience(), async {
            loop {
                let mut table = self.awake.table.lock().await;
                if !table.is_dead && self.hub.is_owner(&self.awake) {
                    let seat = self.seat_now(&table, visitor.as_ref())?;
                    return Ok::<_, Refused>((read(table.shown_to(seat), seat), seat));
                }
                drop(table);
                self.find_again().await.ok_or(Refused::NoTable)?;
            }
        });
        let (shown, seat) = held.await.map_err(|_| Refused::Slow)??;
        self.seat = seat;
        Ok(shown)
    }

    /// The seat the token plays now. Whoever sits down goes on as a player; whoever sat somewhere and no longer does is told so,
    /// rather than made to watch without a word.
    fn seat_now(&self, table: &Table, visitor: Option<&VisitorId>) -> Result<Option<Seat>, Refused> {
        let seat = match &self.token {
            Some(token) => table.seat_of(token, visitor)?,
            None => None,
        };
        table.admits(seat)?;
        if self.seat.is_some() && seat != self.seat { Err(Refused::SeatLost) } else { Ok(seat) }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.awake.listeners.fetch_sub(1, Ordering::Relaxed);
        if self.watches {
            self.awake.room.leave(self.guest.as_deref(), self.hub.0.source.uptime());
        }
        self.hub.0.counted.listeners.fetch_sub(1, Ordering::Relaxed);
    }
}
