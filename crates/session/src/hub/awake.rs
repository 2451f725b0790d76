//! Tables that are awake: woken from their logs, changed one change at a time, and put to sleep.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::time::Duration;

use store::{Append, Epoch, Facts, Millis, Status, Taken, Trouble};
use tabletop::Seat;
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use super::room::Room;
use super::tenure::Term;
use super::{Hub, count, lock};
use crate::id::{TableId, Token};
use crate::refused::Refused;
use crate::table::{Now, Table};

/// Where nothing can happen any more, a table sleeps so many times earlier.
const FINISHED: Millis = 20;

/// A table that is awake. Whoever holds its lock owns it; all others see the last version that is stored.
pub(super) struct Awake {
    pub id: TableId,
    pub table: Arc<Mutex<Table>>,
    /// The newest version that is stored: all that is published.
    pub version: watch::Sender<u32>,
    /// The newest that those who watch may see: the same, unless the host keeps them behind.
    pub horizon: watch::Sender<u32>,
    pub listeners: AtomicU32,
    /// What is said around it, and who watches.
    pub room: Room,
    /// Hints that are being thought about.
    pub hints: AtomicU32,
    /// When somebody last asked for it.
    used: AtomicI64,
    /// It is no longer the table of that id: another one has to be woken.
    pub is_gone: AtomicBool,
    /// When this node took it: in a later term it may belong to another.
    pub term: Term,
}

impl Awake {
    pub fn new(table: Table, used: Millis, term: Term) -> Self {
        Self {
            id: table.id.clone(),
            version: watch::Sender::new(table.version()),
            horizon: watch::Sender::new(table.horizon()),
            table: Arc::new(Mutex::new(table)),
            listeners: AtomicU32::new(0),
            room: Room::default(),
            hints: AtomicU32::new(0),
            used: AtomicI64::new(used),
            is_gone: AtomicBool::new(false),
            term,
        }
    }

    /// What is stored now is shown.
    fn publish(&self, table: &Table) {
        self.horizon.send_replace(table.horizon());
        self.version.send_replace(table.version());
    }

    /// Everybody who listens looks up, though there is no newer version.
    pub fn stir(&self) {
        self.horizon.send_modify(|_| {});
        self.version.send_modify(|_| {});
    }
}

impl Hub {
    /// The table of that id, if it is awake here and this node's.
    pub(super) fn awake(&self, id: &TableId) -> Option<Arc<Awake>> {
        let awake = lock(&self.0.awake).get(id).map(Arc::clone)?;
        self.is_owner(&awake).then_some(awake)
    }

    /// May this node still speak for a table that it has woken?
    pub(super) fn is_owner(&self, awake: &Awake) -> bool {
        self.0.tenure.holds(awake.term)
    }

    /// The table of that id, awake.
    pub(super) async fn wake(&self, id: &TableId) -> Result<Arc<Awake>, Refused> {
        if let Some(awake) = self.awake(id) {
            awake.used.store(self.0.source.uptime(), Ordering::Relaxed);
            return Ok(awake);
        }
        // Whoever takes a table and whoever gives it back must not overtake each other.
        let _alone = if self.is_shared() { Some(self.0.taking.lock(id).await) } else { None };
        if let Some(awake) = self.awake(id) {
            return Ok(awake);
        }
        let term = self.may_take()?;
        let epoch = self.take(id).await?;
        let stored = self.in_time(self.0.store.load(id.as_str())).await?.ok_or(Refused::NoTable)?;
        let facts = stored.table.facts.clone();
        let mut table = match Table::wake(stored, &self.0.games) {
            Ok(table) => table,
            Err(why) if self.is_shared() => {
                tracing::warn!(why, "what is stored is no table here: another node may know better");
                self.give_back_taken(id, epoch).await;
                return Err(Refused::Elsewhere(None));
            }
            Err(why) => {
                tracing::error!(why, "what is stored is no table");
                return Err(Refused::NotNow(Status::Frozen));
            }
        };
        table.epoch = epoch;
        count(&self.0.counted.woken, 1);
        if table.status == Status::Frozen && facts.status != Status::Frozen {
            if self.is_shared() {
                // A newer program may have written it: that one goes on with it.
                self.give_back_taken(id, epoch).await;
                return Err(Refused::Elsewhere(None));
            }
            self.freeze(id, epoch, facts).await;
        }
        Ok(self.keep(table, term))
    }

    /// The table is this node's from now on, since that epoch.
    pub(super) async fn take(&self, id: &TableId) -> Result<Epoch, Refused> {
        self.finish_giving_back(id).await?;
        match self.in_time(self.0.store.take(id.as_str())).await? {
            Taken::Mine(epoch) => Ok(epoch),
            Taken::Other(node) => Err(Refused::Elsewhere(Some(node))),
            Taken::NoTable => Err(Refused::NoTable),
        }
    }

    /// Lists say so too, and no clock runs.
    async fn freeze(&self, id: &TableId, epoch: Epoch, facts: Facts) {
        count(&self.0.counted.frozen, 1);
        let facts = Facts { status: Status::Frozen, deadline: None, ..facts };
        let (table, after) = (id.to_string(), facts.version);
        let append = Append { table, epoch, after, entries: Vec::new(), facts, seats: None, scores: Vec::new() };
        if let Err(trouble) = self.in_time(self.0.store.append(append)).await {
            tracing::warn!(code = trouble.code(), "a frozen table could not be marked");
        }
    }

    /// A table is awake from now on, unless one of that id is already. It was taken in that term.
    pub(super) fn keep(&self, table: Table, term: Term) -> Arc<Awake> {
        let awake = Arc::new(Awake::new(table, self.0.source.uptime(), term));
        let mut all = lock(&self.0.awake);
        if let Some(there) = all.get(&awake.id)
            && there.term != term
        {
            there.is_gone.store(true, Ordering::SeqCst);
            there.stir();
            all.remove(&awake.id);
        }
        Arc::clone(all.entry(awake.id.clone()).or_insert(awake))
    }

    /// Owns a table until the guard is dropped.
    pub(super) async fn hold(&self, id: &TableId) -> Result<(Arc<Awake>, OwnedMutexGuard<Table>), Refused> {
        // A table dies if it can't be stored; the next look finds what is stored.
        for _ in 0..8 {
            let awake = self.wake(id).await?;
            let table = Arc::clone(&awake.table).lock_owned().await;
            if !table.is_dead && self.is_owner(&awake) {
                return Ok((awake, table));
            }
        }
        Err(Refused::Slow)
    }

    /// The same, but not at any price: the store may take its time.
    pub(super) async fn hold_in_time(&self, id: &TableId) -> Result<(Arc<Awake>, OwnedMutexGuard<Table>), Refused> {
        tokio::time::timeout(self.patience(), self.hold(id)).await.map_err(|_| Refused::Slow)?
    }

    /// Changes a table. It is changed for others once the change is stored; if it can't be, it did not happen.
    pub(super) async fn change<T>(
        &self,
        id: &TableId,
        change: impl FnOnce(&mut Table, Now) -> Result<T, Refused> + Send,
    ) -> Result<T, Refused> {
        let (awake, mut table) = self.hold(id).await?;
        let now = self.now();
        let changed = change(&mut table, now);
        match changed {
            Ok(done) => {
                self.commit(&awake, &mut table).await?;
                Ok(done)
            }
            Err(refused) => {
                // What is refused has changed nothing; if it has, nobody may see it.
                if table.take_append().is_some() {
                    tracing::error!(code = refused.code(), "a refusal changed something");
                    self.forsake(&awake, &mut table);
                }
                Err(refused)
            }
        }
    }

    /// Stores what has changed, then shows it.
    pub(super) async fn commit(&self, awake: &Arc<Awake>, table: &mut Table) -> Result<(), Refused> {
        if let Some(append) = table.take_append() {
            if let Err(trouble) = self.0.store.append(append).await {
                tracing::warn!(%trouble, "a change could not be stored");
                if self.is_shared() && matches!(trouble, Trouble::Unknown(_)) {
                    // What may still be under way must not come after what is read next: that is in another epoch.
                    self.will_give_back(&awake.id, table.epoch);
                }
                self.forsake(awake, table);
                return Err(trouble.into());
            }
            awake.publish(table);
            self.tell(table);
            if !table.status.is_alive() {
                lock(&self.0.makers).is_over(&awake.id);
            }
        }
        self.rouse(awake, table);
        Ok(())
    }

    /// What is here is not what is stored: the next one who asks wakes the table anew.
    pub(super) fn forsake(&self, awake: &Arc<Awake>, table: &mut Table) {
        table.is_dead = true;
        let mut all = lock(&self.0.awake);
        if all.get(&awake.id).is_some_and(|there| Arc::ptr_eq(there, awake)) {
            all.remove(&awake.id);
        }
        drop(all);
        awake.is_gone.store(true, Ordering::SeqCst);
        // Listeners look for the new one.
        awake.stir();
    }

    /// Owns a table for the holder of a token, whose seat it tells. A table of today's challenge, or a record of one, is nothing for
    /// those who may not know its dice.
    pub(super) async fn hold_for(
        &self,
        id: &TableId,
        token: Option<&Token>,
    ) -> Result<(Arc<Awake>, OwnedMutexGuard<Table>, Option<Seat>), Refused> {
        let visitor = match token {
            Some(token) => self.visitor_of(token).await?,
            None => None,
        };
        let (mut awake, mut table) = self.hold_in_time(id).await?;
        let seat = match token {
            Some(token) => table.seat_of(token, visitor.as_ref())?,
            None => None,
        };
        if seat.is_none()
            && let Some(day) = table.terms.day()
        {
            // The player does not wait while the store is asked.
            drop(table);
            self.may_watch(day, visitor.as_ref()).await?;
            (awake, table) = self.hold_in_time(id).await?;
        }
        table.admits(seat)?;
        Ok((awake, table, seat))
    }

    /// Reads something of a table, for the holder of a token: of the table as it is shown to them.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        id: &TableId,
        token: Option<&Token>,
        read: impl FnOnce(&mut Table, Option<Seat>, Millis) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let (awake, mut table, seat) = self.hold_for(id, token).await?;
        let shown = read(table.shown_to(seat), seat, self.served());
        self.rouse(&awake, &mut table);
        Ok(shown)
    }

    pub(super) fn patience(&self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.limits.patience).unwrap_or(0))
    }

    /// Is anybody there who would see what bots do?
    pub(super) fn is_watched(&self, awake: &Awake, table: &Table) -> bool {
        let lately = self.0.source.uptime() - awake.used.load(Ordering::Relaxed) < self.0.limits.sleep_after;
        awake.listeners.load(Ordering::Relaxed) > 0 || lately && table.has_people()
    }

    /// Tables nobody asks for go to sleep, and are free for other nodes.
    pub(super) fn sleep(&self) {
        let uptime = self.0.source.uptime();
        let mut asleep = Vec::new();
        lock(&self.0.awake).retain(|id, awake| {
            // Whoever works with a table holds it; nobody can begin to while this lock is held.
            if Arc::strong_count(awake) > 1 {
                return true;
            }
            let Ok(table) = awake.table.try_lock() else { return true };
            let after =
                if table.status.is_alive() { self.0.limits.sleep_after } else { self.0.limits.sleep_after / FINISHED };
            let stays = uptime - awake.used.load(Ordering::Relaxed) < after;
            if !stays && self.is_shared() {
                self.will_give_back(id, table.epoch);
                asleep.push(id.clone());
            }
            stays
        });
        for id in asleep {
            let hub = self.clone();
            // Whoever asks for the table meanwhile gives it back first.
            tokio::spawn(async move { hub.finish_giving_back(&id).await });
        }
    }
}
