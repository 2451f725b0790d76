//! All tables: made, found, woken and put to sleep.

mod arrivals;
mod awake;
mod bots;
mod calendar;
mod closely;
mod daily;
mod data;
mod games;
mod lessons;
mod links;
mod listener;
mod make;
mod nodes;
mod operator;
mod own;
mod practice;
mod quota;
mod records;
mod room;
mod talk;
mod tenure;
mod tips;
mod tries;
mod visitors;

use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use store::{Filter, Millis, Page, Status, Store};

use crate::act::{Act, Done};
use crate::games::Games;
use crate::id::{TableId, Token, TokenKind, VisitorId};
use crate::look::{Look, News, TableInfo};
use crate::refused::Refused;
use crate::rendered::GameKind;
use crate::source::Source;
use crate::table::{self, Now};
use crate::thinkers::Thinkers;
use arrivals::Arrivals;
use awake::Awake;
use nodes::Taking;
use quota::Makers;
use tenure::Tenure;

pub use daily::{Attempt, Best, Board, MOST_ON_BOARD};
pub use data::{Created, Figures, Guest, Imported, Joined, Limits, PER_ADDRESS, Visitor};
pub use games::{Length, Sought};
pub use listener::Listener;
pub use nodes::{Answered, Neighbours, Place};
pub use own::Everything;
pub use records::{MOST_RECORD_BYTES, MOST_RECORD_LINES};
pub use talk::Stir;
pub use tips::Attention;
pub use tries::PlayOn;

/// All tables of one server. It is cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    source: Arc<dyn Source>,
    limits: Limits,
    games: Games,
    /// What invitations follow from.
    secret: [u8; 32],
    awake: Mutex<HashMap<TableId, Arc<Awake>>>,
    thinkers: Thinkers,
    /// For how long this node may speak for what is awake.
    tenure: Tenure,
    /// Where other nodes reach this one.
    address: String,
    taking: Taking,
    neighbours: OnceLock<Arc<dyn Neighbours>>,
    /// How long the store was served before this hub; other nodes count too.
    served_before: AtomicI64,
    stopping: AtomicBool,
    visitors: Mutex<visitors::Known>,
    makers: Mutex<Makers>,
    /// The same for tables that begin at a position.
    practice_makers: Mutex<Makers>,
    /// The same for records that somebody brings.
    record_makers: Mutex<Makers>,
    arrivals: Mutex<Arrivals>,
    /// Held by whoever begins a daily challenge: see [`daily`].
    beginning: [tokio::sync::Mutex<()>; daily::LOCKS],
    counted: Counted,
    /// When those who watch were counted last.
    watchers_counted: AtomicI64,
    /// The newest time of day that was noted.
    day: Mutex<Option<Millis>>,
    /// When the clock was noted last, and whether it could be.
    noted: Mutex<Noted>,
}

struct Noted {
    served: Millis,
    trouble: Option<Refused>,
}

#[derive(Default)]
struct Counted {
    listeners: AtomicU64,
    moves: AtomicU64,
    bot_moves: AtomicU64,
    woken: AtomicU64,
    frozen: AtomicU64,
}

fn count(counter: &AtomicU64, more: u64) {
    counter.fetch_add(more, Ordering::Relaxed);
}

/// Locks what is never left half-changed.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Between two looks at clocks and at who may sleep.
const TICK: Duration = Duration::from_secs(1);

/// Between two notes of the clock: so much at most is lost of it when the server is killed.
const NOTE: Millis = 5_000;

impl Hub {
    /// All tables of this store. Must be called within a runtime.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn open(store: Arc<dyn Store>, source: Arc<dyn Source>, limits: Limits) -> Result<Self, Refused> {
        let mut secret = [0; 32];
        source.fill(&mut secret);
        Self::open_with(store, source, limits, secret, Games::default()).await
    }

    /// The same with these games, and a secret that stays the same for a store: with another one, invitations to tables that are
    /// open already can't be shown again.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn open_with(
        store: Arc<dyn Store>,
        source: Arc<dyn Source>,
        limits: Limits,
        secret: [u8; 32],
        games: Games,
    ) -> Result<Self, Refused> {
        Self::open_at(store, source, limits, secret, games, String::new()).await
    }

    /// The same, as one node of several, which the others reach at that address; none of them is sent to where there is none.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn open_at(
        store: Arc<dyn Store>,
        source: Arc<dyn Source>,
        limits: Limits,
        secret: [u8; 32],
        games: Games,
        address: String,
    ) -> Result<Self, Refused> {
        let (lease, asked) = nodes::join(&*store, &address).await?;
        let uptime = source.uptime();
        let served_before = store.served().await? - uptime;
        let day = store.day().await?;
        let tenure = Tenure::new(lease, asked);
        let hub = Self(Arc::new(Inner {
            store,
            source,
            limits,
            games,
            secret,
            awake: Mutex::default(),
            thinkers: Thinkers::new(limits.thinkers),
            taking: Taking::new(tenure.is_shared()),
            tenure,
            address,
            neighbours: OnceLock::new(),
            served_before: AtomicI64::new(served_before),
            stopping: AtomicBool::new(false),
            visitors: Mutex::default(),
            makers: Mutex::default(),
            practice_makers: Mutex::default(),
            record_makers: Mutex::default(),
            arrivals: Mutex::default(),
            beginning: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            counted: Counted::default(),
            watchers_counted: AtomicI64::new(uptime),
            day: Mutex::new(day),
            noted: Mutex::new(Noted { served: Millis::MIN, trouble: None }),
        }));
        let weak = Arc::downgrade(&hub.0);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(TICK).await;
                match weak.upgrade().map(Self) {
                    Some(hub) if !hub.is_stopping() => hub.tick().await,
                    _ => break,
                }
            }
        });
        if hub.is_shared() {
            tokio::spawn(nodes::keep_lease(Arc::downgrade(&hub.0)));
        }
        Ok(hub)
    }

    /// The games that can be played here.
    #[must_use]
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// Where time and randomness come from.
    #[must_use]
    pub fn source(&self) -> &dyn Source {
        &*self.0.source
    }

    fn now(&self) -> Now {
        Now { day: self.0.source.now(), served: self.served() }
    }

    /// How long the store was served: what clocks are measured by.
    #[must_use]
    pub fn served(&self) -> Millis {
        self.0.served_before.load(Ordering::Relaxed) + self.0.source.uptime()
    }

    /// Does it stop?
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        self.0.stopping.load(Ordering::SeqCst)
    }

    /// Whoever is out of time is told so, tables nobody looks at go to sleep, and the clock is noted. It is called every second.
    pub async fn tick(&self) {
        if self.is_leaving() {
            return;
        }
        match self.in_time(self.0.store.due(self.served(), 256)).await {
            Ok(due) => {
                for id in due.iter().filter_map(|id| TableId::parse(id)) {
                    // A store that is ill has no time for the others either.
                    if !self.keep_deadline(id).await {
                        break;
                    }
                }
            }
            Err(refused) => tracing::warn!(code = refused.code(), "deadlines could not be read"),
        }
        self.sleep();
        self.count_watchers();
        let (noted, is_ill) = {
            let noted = lock(&self.0.noted);
            (noted.served, noted.trouble.is_some())
        };
        // What could not be stored is tried again soon: others wait for this server to be well.
        if is_ill || self.served().saturating_sub(noted) >= NOTE {
            self.note_clock().await;
        }
    }

    /// Tells who is out of time at a table: could it be stored?
    async fn keep_deadline(&self, id: TableId) -> bool {
        let hub = self.clone();
        let late = self.surely(async move {
            let source = Arc::clone(&hub.0.source);
            hub.change(&id, move |table, now| {
                table.time_passes(now, &*source);
                Ok(())
            })
            .await
        });
        let kept = late.await;
        if let Err(Refused::Elsewhere(_)) = kept {
            // Another node was faster, and tells them.
            return true;
        }
        if let Err(refused) = &kept {
            tracing::warn!(code = refused.code(), "a deadline could not be kept");
        }
        !matches!(kept, Err(Refused::Slow | Refused::Storage(_)))
    }

    /// Notes how long the store was served, and with it whether anything can be stored.
    async fn note_clock(&self) {
        let served = self.served();
        let (stored, day) = tokio::join!(self.in_time(self.0.store.keep_served(served)), self.note_day());
        if let Ok(counted) = stored
            && self.is_shared()
        {
            self.0.served_before.store(counted - self.0.source.uptime(), Ordering::Relaxed);
        }
        let stored = stored.map(drop).and(day);
        if let Err(refused) = &stored {
            tracing::warn!(code = refused.code(), "the clock could not be noted");
        }
        *lock(&self.0.noted) = Noted { served, trouble: stored.err() };
    }

    /// Why nothing could be stored when it was tried last, a few seconds ago; nothing if all is well.
    #[must_use]
    pub fn trouble(&self) -> Option<Refused> {
        lock(&self.0.noted).trouble.clone()
    }

    /// Carries something out to its end, whoever stops waiting for it; an answer is given in time.
    async fn surely<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, Refused>> + Send + 'static,
    ) -> Result<T, Refused> {
        if self.is_stopping() {
            return Err(Refused::Stopping);
        }
        match tokio::time::timeout(self.patience(), tokio::spawn(work)).await {
            Ok(Ok(done)) => done,
            Ok(Err(error)) => {
                tracing::error!(%error, "a request came to no end");
                Err(Refused::Slow)
            }
            Err(_) => Err(Refused::Slow),
        }
    }

    /// The visitor a token belongs to, if it is one of a visitor.
    async fn visitor_of(&self, token: &Token) -> Result<Option<VisitorId>, Refused> {
        match token.kind() {
            TokenKind::Visitor => Ok(Some(self.visitor(token).await?.id)),
            TokenKind::Seat | TokenKind::Invite | TokenKind::Link => Ok(None),
        }
    }

    /// Somebody does something. The seat follows from the token: that of a seat, or of a visitor who sits at the table.
    ///
    /// # Errors
    /// If they can't.
    pub async fn act(&self, table: &TableId, token: &Token, act: Act) -> Result<Done, Refused> {
        let visitor = self.visitor_of(token).await?;
        let (hub, id, token) = (self.clone(), table.clone(), token.clone());
        self.surely(async move {
            let moves = act.moves();
            let source = Arc::clone(&hub.0.source);
            let acted = hub.change(&id, move |table, now| {
                let seat = table.seat_of(&token, visitor.as_ref())?;
                table.act(seat, &act, now, &*source)
            });
            let done = acted.await?;
            count(&hub.0.counted.moves, if done.again { 0 } else { moves });
            Ok(done)
        })
        .await
    }

    /// The table as the holder of the token sees it; without one, as a spectator does.
    ///
    /// # Errors
    /// If there is no such table, or the token is wrong.
    pub async fn look(&self, table: &TableId, token: Option<&Token>) -> Result<Look, Refused> {
        self.read(table, token, |table, seat, served| table.look(seat, served)).await
    }

    /// Which kind of game is played there.
    ///
    /// # Errors
    /// As [`look`](Self::look).
    pub async fn kind(&self, table: &TableId, token: Option<&Token>) -> Result<GameKind, Refused> {
        self.read(table, token, |table, _, _| table.game.kind()).await
    }

    /// What happened since a version.
    ///
    /// # Errors
    /// As [`look`](Self::look).
    pub async fn news(&self, table: &TableId, token: Option<&Token>, since: u32) -> Result<News, Refused> {
        self.read(table, token, move |table, seat, _| table.news(seat, since)).await
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    /// [`Refused::NotOver`] before that.
    pub async fn record(&self, table: &TableId, token: Option<&Token>) -> Result<String, Refused> {
        let record = self.read(table, token, |table, _, _| {
            matches!(table.status, Status::Over | Status::Ended).then(|| table.record())
        });
        record.await?.ok_or(Refused::NotOver)
    }

    /// Tables by what is asked for, for the operator; those that everybody may find, as everybody may see them. None of them wakes.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn list(&self, filter: Filter, page: Page) -> Result<Vec<TableInfo>, Refused> {
        let served = self.served();
        let is_for_all = filter.listed;
        let rows = self.in_time(self.0.store.list(filter, page)).await?;
        let tables = rows.iter().filter_map(|summary| table::info(&summary.table, served));
        Ok(if is_for_all { tables.map(TableInfo::veiled).collect() } else { tables.collect() })
    }

    /// Waits for the store, but not for ever.
    async fn in_time<T>(&self, soon: store::Soon<T>) -> Result<T, Refused> {
        tokio::time::timeout(self.patience(), soon).await.map_err(|_| Refused::Slow)?.map_err(Refused::from)
    }

    /// Figures for the operator.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let counted = &self.0.counted;
        Figures {
            awake: lock(&self.0.awake).len() as u64,
            listeners: read(&counted.listeners),
            moves: read(&counted.moves),
            bot_moves: read(&counted.bot_moves),
            bot_queue: self.0.thinkers.waiting(),
            bot_ms: self.0.thinkers.spent_ms(),
            woken: read(&counted.woken),
            frozen: read(&counted.frozen),
        }
    }

    /// Stops: listeners end, bots stop thinking, and the clock is noted.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::SeqCst);
        lock(&self.0.awake).values().for_each(|awake| awake.stir());
        self.0.thinkers.stop();
        self.note_clock().await;
        if self.is_shared() {
            self.leave().await;
        }
    }
}
