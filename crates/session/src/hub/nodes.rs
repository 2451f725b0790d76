//! Several nodes that share a store: which tables are this one's, and what becomes of the others.
//!
//! A table is taken when it wakes and given back when it falls asleep. What this node holds in memory counts as long as its lease does
//! ([`tenure`](super::tenure)); what it stores is fenced by the store, whatever its clock says.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::pin::Pin;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, Weak};
use std::time::Instant;

use store::nodes::{LEASE, RENEW};
use store::{Epoch, Lease, NodeId, NodeRow, Stand, Store, Taken, Trouble};

use super::tenure::Term;
use super::{Hub, Inner, lock};
use crate::id::{TableId, VisitorId};
use crate::refused::Refused;
use crate::table::Table;

/// Tables are told apart so far when they are taken.
const LOCKS: usize = 64;

/// What another node answers, later.
pub type Answered = Pin<Box<dyn Future<Output = Result<(), Refused>> + Send>>;

/// The other nodes, as far as this one asks something of them by itself.
pub trait Neighbours: Send + Sync + 'static {
    /// Asks the owner of a table to give it back.
    fn give_back(&self, node: &NodeRow, table: &TableId) -> Answered;

    /// Tells all others that a visitor is no longer who they were.
    fn unlearn(&self, visitor: &VisitorId) -> Answered;

    /// Tells whoever follows a table that it has that version, and is that node's. Nobody waits for it.
    fn tell(&self, table: &TableId, version: u32, owner: NodeId);
}

/// Where a request about a table is to be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// By this node.
    Here,
    /// By its owner.
    There(NodeRow),
    /// By any other node, which may take it: this one can't, or gives its tables away.
    Elsewhere,
}

/// Who takes which table: one at a time of each.
#[derive(Default)]
pub(super) struct Taking {
    locks: Vec<tokio::sync::Mutex<()>>,
    /// Tables that are to be given back, of that epoch, before they are taken again.
    owed: Mutex<HashMap<TableId, Epoch>>,
}

impl Taking {
    pub fn new(is_shared: bool) -> Self {
        let locks = if is_shared { LOCKS } else { 0 };
        Self {
            locks: std::iter::repeat_with(tokio::sync::Mutex::default).take(locks).collect(),
            owed: Mutex::default(),
        }
    }

    /// Waits until nobody else takes that table.
    pub async fn lock(&self, id: &TableId) -> Option<tokio::sync::MutexGuard<'_, ()>> {
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        match self.locks.get(hasher.finish() as usize % self.locks.len().max(1)) {
            Some(lock) => Some(lock.lock().await),
            None => None,
        }
    }
}

/// Joins the nodes of a store: what this one was given, and when it asked.
pub(super) async fn join(store: &dyn Store, address: &str) -> Result<(Lease, Instant), Trouble> {
    let asked = Instant::now();
    Ok((store.join(address).await?, asked))
}

/// Renews the lease of a hub as long as there is one, and joins anew if it was lost.
pub(super) async fn keep_lease(hub: Weak<Inner>) {
    loop {
        tokio::time::sleep(RENEW).await;
        match hub.upgrade().map(Hub) {
            Some(hub) if !hub.is_stopping() && !hub.has_left() => hub.renew().await,
            _ => break,
        }
    }
}

impl Hub {
    /// Do several nodes share the store?
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.0.tenure.is_shared()
    }

    /// Does this node give its tables away, because it is about to stop?
    #[must_use]
    pub fn is_leaving(&self) -> bool {
        self.0.tenure.is_leaving()
    }

    /// Who the others are asked through.
    pub fn meet(&self, neighbours: Arc<dyn Neighbours>) {
        // They are met once, when the server starts.
        let _ = self.0.neighbours.set(neighbours);
    }

    /// The other nodes that are alive.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn others(&self) -> Result<Vec<NodeRow>, Refused> {
        let me = self.0.tenure.node();
        let mut nodes = self.in_time(self.0.store.nodes()).await?;
        nodes.retain(|node| node.id != me && !node.address.is_empty());
        Ok(nodes)
    }

    /// How far these tables are, and whose, by the store.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn stands(&self, ids: &[TableId]) -> Result<Vec<Stand>, Refused> {
        self.in_time(self.0.store.stands(ids.iter().map(TableId::to_string).collect())).await
    }

    /// Others hear that something was stored.
    pub(super) fn tell(&self, table: &Table) {
        if let Some(neighbours) = self.0.neighbours.get() {
            neighbours.tell(&table.id, table.version(), self.0.tenure.node());
        }
    }

    /// Where a request about a table is to be answered. A table that is nobody's becomes this node's, and wakes.
    ///
    /// # Errors
    /// If the store can't tell.
    pub async fn find(&self, id: &TableId) -> Result<Place, Refused> {
        if !self.is_shared() || self.awake(id).is_some() {
            return Ok(Place::Here);
        }
        if self.is_leaving() {
            let me = self.0.tenure.node();
            let owner = self.in_time(self.0.store.owner(id.as_str())).await?.filter(|owner| owner.id != me);
            return Ok(owner.map_or(Place::Elsewhere, Place::There));
        }
        match tokio::time::timeout(self.patience(), self.wake(id)).await.map_err(|_| Refused::Slow)? {
            // That there is none, or that nobody can read it, is for the handler to say.
            Ok(_) | Err(Refused::NoTable) => Ok(Place::Here),
            Err(Refused::Elsewhere(Some(owner))) => Ok(Place::There(owner)),
            Err(Refused::Elsewhere(None)) => Ok(Place::Elsewhere),
            Err(other) => Err(other),
        }
    }

    /// Has it given all its tables away?
    fn has_left(&self) -> bool {
        self.is_leaving() && self.0.tenure.term().is_none()
    }

    /// May tables be taken, and in which term?
    pub(super) fn may_take(&self) -> Result<Term, Refused> {
        let term = self.0.tenure.term().filter(|_| !self.is_leaving());
        term.ok_or(Refused::Elsewhere(None))
    }

    /// The lease begins anew; if it is lost, so is all that is awake, and this process joins as another node.
    async fn renew(&self) {
        let tenure = &self.0.tenure;
        if tenure.term().is_none() {
            self.forsake_all();
        }
        let asked = Instant::now();
        match tokio::time::timeout(LEASE, self.0.store.renew()).await {
            Ok(Ok(())) => tenure.renew(asked),
            Ok(Err(Trouble::Fenced)) => {
                tracing::warn!("this node was not renewed in time: all its tables are given up");
                tenure.lose();
                self.forsake_all();
                let joined = tokio::time::timeout(LEASE, join(&*self.0.store, &self.0.address)).await;
                if let Ok(Ok((lease, asked))) = joined
                    && !self.is_leaving()
                {
                    tenure.begin_anew(lease, asked);
                    tracing::info!(node = lease.node.0, "joined anew");
                }
            }
            Ok(Err(trouble)) => tracing::warn!(%trouble, "the node could not be renewed"),
            Err(_) => tracing::warn!("the node could not be renewed in time"),
        }
    }

    /// Nothing that is awake counts any more. Whoever works with a table finds that out by themselves.
    fn forsake_all(&self) {
        let all = std::mem::take(&mut *lock(&self.0.awake));
        for awake in all.values() {
            awake.is_gone.store(true, Ordering::SeqCst);
            awake.stir();
        }
        if !all.is_empty() {
            tracing::warn!(tables = all.len(), "the lease is over: no table is awake any more");
        }
    }

    /// That table of that epoch is to be given back before it is taken again.
    pub(super) fn will_give_back(&self, id: &TableId, epoch: Epoch) {
        lock(&self.0.taking.owed).insert(id.clone(), epoch);
    }

    /// Gives a table back that is to be given back. What was given back of one epoch is taken in another, so what comes late of this
    /// does no harm.
    pub(super) async fn finish_giving_back(&self, id: &TableId) -> Result<(), Refused> {
        let Some(epoch) = lock(&self.0.taking.owed).get(id).copied() else { return Ok(()) };
        self.in_time(self.0.store.release(id.as_str(), epoch)).await?;
        let mut owed = lock(&self.0.taking.owed);
        if owed.get(id) == Some(&epoch) {
            owed.remove(id);
        }
        Ok(())
    }

    /// Gives a table back that was taken and is of no use here.
    pub(super) async fn give_back_taken(&self, id: &TableId, epoch: Epoch) {
        self.will_give_back(id, epoch);
        if let Err(refused) = self.finish_giving_back(id).await {
            tracing::warn!(code = refused.code(), "a table could not be given back");
        }
    }

    /// Gives a table back once what happens there is stored: another node may take it.
    ///
    /// # Errors
    /// If the store refuses.
    pub async fn give_back(&self, id: &TableId) -> Result<(), Refused> {
        if let Some(awake) = self.awake(id) {
            let mut table = tokio::time::timeout(self.patience(), Arc::clone(&awake.table).lock_owned()).await;
            if let Ok(table) = &mut table
                && !table.is_dead
            {
                self.will_give_back(id, table.epoch);
                self.forsake(&awake, table);
            }
            table.map_err(|_| Refused::Slow)?;
        } else {
            let _alone = self.0.taking.lock(id).await;
            if self.awake(id).is_none()
                && let Taken::Mine(epoch) = self.in_time(self.0.store.take(id.as_str())).await?
            {
                self.will_give_back(id, epoch);
            }
        }
        self.finish_giving_back(id).await
    }

    /// Gives all tables to the others and takes no more: afterwards this node answers whatever else it is asked, until it stops.
    pub async fn drain(&self) {
        if !self.is_shared() {
            return;
        }
        self.0.tenure.leave();
        let ids: Vec<_> = lock(&self.0.awake).keys().cloned().collect();
        for id in ids {
            if let Err(refused) = self.give_back(&id).await {
                tracing::warn!(code = refused.code(), "a table could not be given back");
            }
        }
        self.leave().await;
    }

    /// This process is no node any more: whatever it owned is free.
    pub(super) async fn leave(&self) {
        self.0.tenure.leave();
        self.0.tenure.lose();
        if let Err(refused) = self.in_time(self.0.store.leave()).await {
            tracing::warn!(code = refused.code(), "the node could not leave: its tables are free in a moment");
        }
    }

    /// Brings a table here, if another node has it that gives it back.
    pub(super) async fn bring_here(&self, id: &TableId) -> Result<(), Refused> {
        if !self.is_shared() || self.awake(id).is_some() {
            return Ok(());
        }
        let taken = match self.wake(id).await {
            Err(Refused::Elsewhere(Some(owner))) => owner,
            other => return other.map(drop),
        };
        let neighbours = self.0.neighbours.get().ok_or_else(|| Refused::Elsewhere(Some(taken.clone())))?;
        neighbours.give_back(&taken, id).await?;
        self.wake(id).await.map(drop)
    }

    /// A table as it is stored, for those who only read it: it stays whose it is.
    pub(super) async fn peek(&self, id: &TableId) -> Result<Table, Refused> {
        let stored = self.in_time(self.0.store.load(id.as_str())).await?.ok_or(Refused::NoTable)?;
        Table::wake(stored, &self.0.games).map_err(|why| {
            tracing::warn!(why, "what is stored is no table");
            Refused::Elsewhere(None)
        })
    }

    /// Tells the other nodes that a visitor is no longer who they were. Whoever can't be reached looks them up soon in any case.
    pub(super) async fn tell_others_of(&self, visitor: &VisitorId) {
        let Some(neighbours) = self.0.neighbours.get() else { return };
        if let Err(refused) = neighbours.unlearn(visitor).await {
            tracing::warn!(code = refused.code(), "not all nodes could be told that a visitor has changed");
        }
    }

    /// Another node says that a visitor is no longer who they were: nothing is known of them by heart.
    pub fn hear_of(&self, visitor: &VisitorId) {
        self.unlearn(visitor);
        self.unlearn_talk();
        let awake: Vec<_> = lock(&self.0.awake).values().cloned().collect();
        let hub = self.clone();
        let visitor = visitor.as_str().to_owned();
        tokio::spawn(async move {
            for awake in awake {
                let mut table = awake.table.lock().await;
                if table.seats.iter().any(|seat| seat.visitor.as_deref() == Some(&visitor)) {
                    // The store knows better who sits there.
                    hub.will_give_back(&awake.id, table.epoch);
                    hub.forsake(&awake, &mut table);
                }
            }
        });
    }
}
