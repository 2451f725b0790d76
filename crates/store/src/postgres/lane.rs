//! A lane: changes that are carried out one after the other, as they were handed over, over one connection.
//!
//! Additions to logs that come one after the other are stored together, in one statement and one round trip: while it is on its way
//! the next ones gather. What another node has fenced, or was too slow, changes no row and harms none of the others.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use super::appends::{self, Wave};
use super::connection::{Connection, Link, changed};
use super::problem::Outcome;
use crate::measures::Counting;
use crate::{Append, Trouble, sound};

/// The most changes that are taken at once, so that nobody waits long for the others.
const MOST: usize = 512;

/// Who waits for a change.
pub(super) type Answer<T> = oneshot::Sender<Result<T, Trouble>>;

type Work = Box<dyn FnOnce(Result<Arc<Connection>, Trouble>) -> Pin<Box<dyn Future<Output = bool> + Send>> + Send>;

/// A change that waits for its turn.
pub(super) enum Job {
    /// An addition to a log.
    Append(Box<Append>, Answer<()>),
    /// Anything else: carried out alone. Was it stored?
    Other(Work),
}

impl Job {
    /// Anything but an addition to a log.
    pub(super) fn other<T, F, R>(change: F, answer: Answer<T>) -> Self
    where
        T: Send + 'static,
        F: FnOnce(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Outcome<T>> + Send,
    {
        Self::Other(Box::new(move |connection| {
            Box::pin(async move {
                let came_to = match connection {
                    Ok(connection) => changed(&connection, change(Arc::clone(&connection))).await,
                    Err(trouble) => Err(trouble),
                };
                let is_stored = came_to.is_ok();
                // Nobody waits any longer: that changes nothing about what is stored.
                let _ = answer.send(came_to);
                is_stored
            })
        }))
    }
}

/// A lane at work.
pub(super) struct Lane {
    jobs: mpsc::Receiver<Job>,
    link: Link,
    counting: Arc<Counting>,
}

impl Lane {
    pub(super) fn new(jobs: mpsc::Receiver<Job>, link: Link, counting: Arc<Counting>) -> Self {
        Self { jobs, link, counting }
    }

    /// Works until nobody can hand anything over any more, and finishes what was.
    pub(super) async fn work(mut self) {
        let mut group = Vec::new();
        while self.jobs.recv_many(&mut group, MOST).await > 0 {
            self.counting.take(group.len());
            self.carry_out(&mut group).await;
        }
    }

    /// Everything in its order; only additions to the logs of several tables go together.
    async fn carry_out(&mut self, group: &mut Vec<Job>) {
        let mut wave = Wave::default();
        for job in group.drain(..) {
            match job {
                Job::Append(append, answer) => {
                    if let Err(trouble) = sound::check(&append) {
                        let _ = answer.send(Err(trouble));
                        continue;
                    }
                    if wave.has(&append.table) {
                        self.store(std::mem::take(&mut wave)).await;
                    }
                    wave.add(append, answer);
                }
                Job::Other(work) => {
                    self.store(std::mem::take(&mut wave)).await;
                    let (begin, connection) = (Instant::now(), self.link.connection().await);
                    self.count(begin, work(connection).await, 1, 0);
                }
            }
        }
        self.store(wave).await;
    }

    /// Stores a wave, and tells everybody what became of it. If the database complains about one of them, each goes alone.
    async fn store(&mut self, wave: Wave) {
        if wave.is_empty() {
            return;
        }
        let came_to = self.attempt(&wave).await;
        match came_to {
            Err(Trouble::Failed(_) | Trouble::Conflict) if wave.len() > 1 && self.link.is_open() => {
                for alone in wave.singly() {
                    let came_to = self.attempt(&alone).await;
                    alone.tell(came_to);
                }
            }
            came_to => wave.tell(came_to),
        }
    }

    /// What has become of each addition of a wave.
    async fn attempt(&mut self, wave: &Wave) -> Result<Vec<Result<(), Trouble>>, Trouble> {
        let begin = Instant::now();
        let connection = self.link.connection().await?;
        let came_to = changed(&connection, appends::store(&connection, wave)).await;
        self.count(begin, came_to.is_ok(), wave.len(), wave.entries());
        came_to
    }

    fn count(&self, begin: Instant, is_stored: bool, changes: usize, entries: u64) {
        if is_stored {
            self.counting.commit(begin.elapsed(), changes, entries);
        } else {
            self.counting.fail();
        }
    }
}
