//! Everything in a PostgreSQL database, which several processes share: nodes, each of which owns tables, fenced by their epochs.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `contract` | what [`Store`](crate::Store) asks for, handed to a lane or to a connection that is free |
//! | `connection` | connections, made anew when they broke |
//! | `lane` | changes in their order; additions to many logs in one round trip |
//! | `appends` | additions to logs as SQL |
//! | `claims` | what there may be only so much of, for all nodes together |
//! | `nodes` | leases, and who owns a table, as SQL |
//! | `tables`, `people`, `talk`, `sweeping` | other changes as SQL |
//! | `questions`, `games`, `scores` | questions as SQL |
//! | [`moving`] | everything of a data directory, moved into a database |
//! | `clock` | the times and the secret that all nodes share |
//! | `schema` | tables and indices, and how an older database becomes a newer one |
//! | `problem` | what PostgreSQL complains about, as trouble |

mod appends;
mod claims;
mod clock;
mod connection;
mod contract;
mod games;
mod lane;
pub mod moving;
mod nodes;
mod people;
mod problem;
mod questions;
mod schema;
mod scores;
mod sweeping;
mod tables;
mod talk;

use std::fmt;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use tokio::runtime::{Builder, Handle};
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio::sync::{Semaphore, oneshot};
use tokio_postgres::Config;

pub use self::schema::VERSION as SCHEMA_VERSION;

use self::connection::{CONNECT, Connection, Link, PATIENCE, Way, answered, changed};
use self::lane::{Job, Lane};
use self::problem::Outcome;
use crate::measures::{Counting, Measures};
use crate::{Append, NodeId, Soon, Trouble};

/// Changes, or questions, that may wait at the same time: more are refused, so that a database that stalls does not fill the memory.
const WAITING: usize = 16_384;

/// Connections for questions, and for changes that need not keep an order.
const FREE: usize = 4;

/// Everything in a PostgreSQL database. Clones are the same node; the last one that goes finishes what was handed over, and waits for
/// it.
///
/// It has a thread and a runtime of its own, so that its answers can be waited for anywhere.
#[derive(Clone)]
pub struct Postgres {
    inner: Arc<Inner>,
}

struct Inner {
    lanes: Mutex<Option<Lanes>>,
    asking: Asking,
    me: Me,
    counting: Arc<Counting>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// Where changes are handed over that keep an order.
struct Lanes {
    /// What becomes of tables.
    tables: mpsc::Sender<Job>,
    /// What becomes of visitors, and what they say.
    people: mpsc::Sender<Job>,
    /// That this node is alive: nothing is in its way.
    leases: mpsc::Sender<Job>,
}

/// Where questions are asked.
struct Asking {
    runtime: Handle,
    pool: Arc<Pool>,
}

/// Connections that are free.
struct Pool {
    links: Mutex<Vec<Link>>,
    free: Semaphore,
    waiting: Semaphore,
}

/// Which node this is, once it has joined.
#[derive(Clone, Default)]
struct Me(Arc<Mutex<Option<NodeId>>>);

impl Me {
    fn get(&self) -> Option<NodeId> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, node: Option<NodeId>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = node;
    }
}

impl Postgres {
    /// Opens a database at an address such as `postgres://user@host/name`, or `host=/run/postgresql dbname=name`; one that is empty is
    /// filled, an older one is brought up to date.
    ///
    /// # Errors
    /// If the address is none, there is no database, or it is another program's or a newer one's.
    pub fn open(address: &str) -> Result<Self, Trouble> {
        let config = Arc::new(config(address)?);
        let failed = |why: std::io::Error| Trouble::Failed(why.to_string());
        let runtime = Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let (counting, handle) = (Arc::<Counting>::default(), runtime.handle().clone());
        let lane = |way| {
            let (sender, jobs) = mpsc::channel(WAITING);
            (sender, Lane::new(jobs, Link::new(Arc::clone(&config), way), Arc::clone(&counting)))
        };
        let ((tables, tables_lane), (people, people_lane)) = (lane(Way::ByKeys), lane(Way::Planned));
        let (leases, leases_lane) = lane(Way::Planned);
        let (told, hear) = std::sync::mpsc::channel();
        let links = (0..FREE).map(|_| Link::new(Arc::clone(&config), Way::Planned)).collect();
        let work = move || {
            runtime.block_on(async move {
                let migrated = schema::migrate(&config).await;
                let is_ready = migrated.is_ok();
                // Whoever opens it waits for this.
                let _ = told.send(migrated);
                if is_ready {
                    tokio::join!(tables_lane.work(), people_lane.work(), leases_lane.work());
                }
            });
        };
        let thread = std::thread::Builder::new().name("store-postgres".into()).spawn(work).map_err(failed)?;
        hear.recv().unwrap_or(Err(Trouble::Closed))?;
        let pool = Pool { links: Mutex::new(links), free: Semaphore::new(FREE), waiting: Semaphore::new(WAITING) };
        let inner = Inner {
            lanes: Mutex::new(Some(Lanes { tables, people, leases })),
            asking: Asking { runtime: handle, pool: Arc::new(pool) },
            me: Me::default(),
            counting,
            thread: Mutex::new(Some(thread)),
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// The secret of all nodes that share the database: drawn the first time, and the same ever after.
    #[must_use]
    pub fn secret(&self) -> Soon<[u8; 32]> {
        let mut drawn = [0; 32];
        if let Err(why) = getrandom::fill(&mut drawn) {
            return refused(Trouble::Failed(why.to_string()));
        }
        self.at_once(move |db| async move { clock::secret(&db, &drawn).await })
    }

    /// Finishes what was handed over, and waits for it; whatever comes later is answered with [`Trouble::Closed`].
    pub fn close(&self) {
        self.inner.close();
    }

    /// How the lanes are doing.
    #[must_use]
    pub fn measures(&self) -> Measures {
        self.inner.counting.look()
    }

    /// Which node this is, once it has joined.
    fn me(&self) -> Me {
        self.inner.me.clone()
    }

    /// An addition to a log, stored with others.
    fn gather(&self, append: Append) -> Soon<()> {
        self.hand_over(|lanes| &lanes.tables, |answer| Job::Append(Box::new(append), answer))
    }

    /// A change of a table, after those that were handed over before.
    fn tables<T, F, R>(&self, change: F) -> Soon<T>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Outcome<T>> + Send,
    {
        self.hand_over(|lanes| &lanes.tables, |answer| Job::other(change, answer))
    }

    /// A change of a visitor, or of what is said.
    fn people<T, F, R>(&self, change: F) -> Soon<T>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Outcome<T>> + Send,
    {
        self.hand_over(|lanes| &lanes.people, |answer| Job::other(change, answer))
    }

    /// A change of this node.
    fn lease<T, F, R>(&self, change: F) -> Soon<T>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Outcome<T>> + Send,
    {
        self.hand_over(|lanes| &lanes.leases, |answer| Job::other(change, answer))
    }

    /// Hands a change over, now; its answer comes later.
    fn hand_over<T: Send + 'static>(
        &self,
        lane: impl FnOnce(&Lanes) -> &mpsc::Sender<Job>,
        job: impl FnOnce(oneshot::Sender<Result<T, Trouble>>) -> Job,
    ) -> Soon<T> {
        let (answer, soon) = oneshot::channel();
        let lanes = self.inner.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(lanes) = lanes.as_ref() else { return refused(Trouble::Closed) };
        match lane(lanes).try_send(job(answer)) {
            Ok(()) => {
                self.inner.counting.hand_over();
                Box::pin(async move { soon.await.unwrap_or(Err(Trouble::Unknown("the store has stopped".into()))) })
            }
            Err(TrySendError::Full(_)) => refused(Trouble::Failed("too many changes wait already".into())),
            Err(TrySendError::Closed(_)) => refused(Trouble::Closed),
        }
    }

    /// Asks a question, on a connection that is free.
    fn ask<T, F, R>(&self, question: F) -> Soon<T>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Outcome<T>> + Send,
    {
        self.spawn(|db| async move { answered(&db, question(Arc::clone(&db))).await })
    }

    /// Changes something that needs no order, on a connection that is free.
    fn at_once<T, F, R>(&self, change: F) -> Soon<T>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Outcome<T>> + Send,
    {
        self.spawn(|db| async move { changed(&db, change(Arc::clone(&db))).await })
    }

    fn spawn<T, F, R>(&self, work: F) -> Soon<T>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Result<T, Trouble>> + Send,
    {
        let Asking { runtime, pool } = &self.inner.asking;
        if self.inner.is_closed() {
            return refused(Trouble::Closed);
        }
        let (answer, soon) = oneshot::channel();
        let pool = Arc::clone(pool);
        runtime.spawn(async move {
            let came_to = pool.lend(work).await;
            // Nobody waits any longer: that changes nothing about what is stored.
            let _ = answer.send(came_to);
        });
        Box::pin(async move { soon.await.unwrap_or(Err(Trouble::Closed)) })
    }
}

impl Pool {
    /// Lends a connection, as soon as one is free.
    async fn lend<T, F, R>(&self, work: F) -> Result<T, Trouble>
    where
        F: FnOnce(Arc<Connection>) -> R,
        R: Future<Output = Result<T, Trouble>>,
    {
        let busy = |why: &str| Trouble::Failed(format!("too many questions wait already{why}"));
        let Ok(_waiting) = self.waiting.try_acquire() else { return Err(busy("")) };
        let Ok(Ok(_free)) = tokio::time::timeout(PATIENCE, self.free.acquire()).await else {
            return Err(busy(", for too long"));
        };
        let links = || self.links.lock().unwrap_or_else(PoisonError::into_inner);
        // Who is free has one.
        let Some(mut link) = links().pop() else { return Err(busy(", and none is free")) };
        let came_to = match link.connection().await {
            Ok(connection) => work(connection).await,
            Err(trouble) => Err(trouble),
        };
        links().push(link);
        came_to
    }
}

impl Inner {
    fn is_closed(&self) -> bool {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    fn close(&self) {
        // Nobody can hand anything over any more, and each lane ends when it has done what was.
        drop(self.lanes.lock().unwrap_or_else(PoisonError::into_inner).take());
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if thread.is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("a thread of the store had panicked");
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.close();
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("measures", &self.measures()).finish_non_exhaustive()
    }
}

/// How to reach the database at an address.
fn config(address: &str) -> Result<Config, Trouble> {
    let mut config: Config = address.parse().map_err(|why| {
        // What is wrong may be a password.
        tracing::debug!(%why, "the address of the database can't be read");
        Trouble::Failed("this is no address of a PostgreSQL database".into())
    })?;
    if config.get_application_name().is_none() {
        config.application_name("senbazuru");
    }
    config.tcp_user_timeout(PATIENCE).keepalives_idle(PATIENCE);
    // Of several hosts each is asked, also if the first says nothing.
    let hosts = u32::try_from(config.get_hosts().len().max(1)).unwrap_or(1);
    config.connect_timeout(CONNECT / hosts);
    Ok(config)
}

fn refused<T: Send + 'static>(trouble: Trouble) -> Soon<T> {
    Box::pin(std::future::ready(Err(trouble)))
}
