//! Threads on which bots think: people never wait for somebody else's search.
//!
//! Tables at which nobody plays have a thread of their own, so that all others are always there for people; and it rests longer than it
//! thinks, so that however many such tables somebody watches, they cost a quarter of a core.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use bots::levels::{Animal, Character, Mind};
use bots::{Bot as _, Budget, Level, Sensei, Sight, Thought};
use tabletop::{Actor, Game, Seat, Stream};
use tokio::sync::oneshot;

use crate::course::Sighted;
use crate::game::Hosted;

/// The share of its budget a bot may use, as a divisor: 1 while threads are free, more the longer the queue is.
pub(crate) type Share = u32;

/// No budget shrinks further than this.
const MOST: Share = 64;

/// The thread of tables without people rests so many times as long as it has thought.
const REST: u32 = 3;

/// At whose table a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// People play there.
    People,
    /// Nobody does.
    Nobody,
}

type Job = Box<dyn FnOnce(Share) + Send>;

/// The threads.
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
    threads: usize,
    spent_ms: AtomicU64,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    /// Those of tables at which nobody plays.
    among_bots: VecDeque<Job>,
    stopped: bool,
}

impl Queue {
    fn lane(&mut self, lane: Lane) -> &mut VecDeque<Job> {
        match lane {
            Lane::People => &mut self.jobs,
            Lane::Nobody => &mut self.among_bots,
        }
    }
}

impl Thinkers {
    pub fn new(threads: usize) -> Self {
        let threads = threads.max(1);
        let shared =
            Arc::new(Shared { queue: Mutex::default(), wake: Condvar::new(), threads, spent_ms: AtomicU64::new(0) });
        let start = |lane: Lane, name: String| {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new().name(name).spawn(move || shared.work(lane)).ok()
        };
        let people = (0..threads).filter_map(|number| start(Lane::People, format!("thinker-{number}")));
        let threads = people.chain(start(Lane::Nobody, "thinker-idle".to_owned())).collect();
        Self { shared, threads: Mutex::new(threads) }
    }

    /// Thinks about something as soon as a thread is free. Nothing comes back if the server stops, or the thought goes wrong.
    pub fn think<T: Send + 'static>(
        &self,
        lane: Lane,
        think: impl FnOnce(Share) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (answer, later) = oneshot::channel();
        let job: Job = Box::new(move |share| {
            if !answer.is_closed() {
                // Nobody waits any more if it can't be sent.
                let _ = answer.send(think(share));
            }
        });
        let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if !queue.stopped {
            queue.lane(lane).push_back(job);
            self.shared.wake.notify_all();
        }
        later
    }

    /// How many questions wait, those of tables without people aside.
    pub fn waiting(&self) -> u64 {
        self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner).jobs.len() as u64
    }

    /// How long all of them have thought.
    pub fn spent_ms(&self) -> u64 {
        self.shared.spent_ms.load(Ordering::Relaxed)
    }

    /// Forgets what waits, and lets the threads end.
    pub fn stop(&self) {
        let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.stopped = true;
        queue.jobs.clear();
        queue.among_bots.clear();
        self.shared.wake.notify_all();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.stop();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            // The last holder of a hub may be a thinker's own thread.
            if thread.thread().id() != std::thread::current().id() {
                let _ = thread.join();
            }
        }
    }
}

impl Shared {
    fn work(&self, lane: Lane) {
        while let Some((job, share)) = self.next(lane) {
            let start = cpu_time::ThreadTime::now();
            if catch_unwind(AssertUnwindSafe(|| job(share))).is_err() {
                tracing::error!("a bot came to no answer");
            }
            let thought = start.elapsed();
            let ms = u64::try_from(thought.as_millis()).unwrap_or(0);
            self.spent_ms.fetch_add(ms, Ordering::Relaxed);
            if lane == Lane::Nobody {
                self.rest(thought * REST);
            }
        }
    }

    fn next(&self, lane: Lane) -> Option<(Job, Share)> {
        // Those of tables without people share one thread.
        let threads = if lane == Lane::People { self.threads } else { 1 };
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(job) = queue.lane(lane).pop_front() {
                return Some((job, share(queue.lane(lane).len(), threads)));
            }
            if queue.stopped {
                return None;
            }
            queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Does nothing for so long, unless all is over.
    fn rest(&self, time: Duration) {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let rested = self.wake.wait_timeout_while(queue, time, |queue| !queue.stopped);
        drop(rested.unwrap_or_else(PoisonError::into_inner));
    }
}

/// Budgets shrink before the queue grows: with as many waiting as threads, half of it is left.
fn share(waiting: usize, threads: usize) -> Share {
    let queued = u32::try_from(waiting / threads.max(1)).unwrap_or(MOST);
    (1 + queued).min(MOST)
}

fn shrunk(budget: Budget, share: Share) -> Budget {
    Budget {
        nodes: budget.nodes.map(|nodes| (nodes / u64::from(share)).max(8)),
        time: budget.time.map(|time| time / share),
    }
}

/// The index of the legal move a bot of that level chooses: a function of what it sees, its level and a seed.
pub(crate) fn choose<G: Hosted>(level: Level, seat: Seat, sighted: &Sighted<G>, seed: u64, share: Share) -> usize {
    let mut character: Character = level.character();
    if let Mind::Thinks(budget) = &mut character.mind {
        *budget = shrunk(*budget, share);
    }
    let sight = Sight { seat, view: &sighted.view, memory: &sighted.memory, legal: &sighted.legal };
    Animal::<G>::new(level, character).choose(&sight, &mut Stream::new(seed))
}

/// What a strong player thinks of a position.
pub(crate) fn advise<G: Hosted>(seat: Seat, sighted: &Sighted<G>, seed: u64, share: Share) -> Vec<Advised<G>> {
    let mut sensei = Sensei::<G>::new(shrunk(Budget::nodes(2_000).within_ms(300), share));
    let sight = Sight { seat, view: &sighted.view, memory: &sighted.memory, legal: &sighted.legal };
    let mut stream = Stream::new(seed);
    sensei.choose(&sight, &mut stream);
    let options = sensei.thoughts().map_or_else(Vec::new, |thoughts| thoughts.options.clone());
    // What was hardly tried has no figures worth telling.
    let enough = options.first().map_or(0, |most| most.visits / HARDLY);
    let tried = options.into_iter().enumerate().filter(|(n, option)| *n < LEAST_ADVISED || option.visits >= enough);
    let tried = tried.map(|(_, option)| option);
    tried.take(MOST_ADVISED).map(|option| (option, sensei.line(&sight, option.answer, &mut stream))).collect()
}

/// A move that was thought about, and how the game is expected to go on, beginning with it.
pub(crate) type Advised<G> = (Thought<<G as Game>::Move>, Vec<(Actor, <G as Game>::Move)>);

/// So many answers are told at most.
const MOST_ADVISED: usize = 5;
/// So many are told however little they were tried: an answer teaches most beside others.
const LEAST_ADVISED: usize = 3;
/// An answer that was tried so many times less than another was hardly tried.
const HARDLY: u32 = 12;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_shrink_before_the_queue_grows() {
        assert_eq!([0, 1, 2, 3, 4, 1000].map(|waiting| share(waiting, 2)), [1, 1, 2, 2, 3, 64]);
        let half = shrunk(Budget::nodes(1_000).within_ms(100), 2);
        assert_eq!(half, Budget::nodes(500).within_ms(50));
        assert_eq!(shrunk(Budget::nodes(20), MOST).nodes, Some(8), "nobody answers without thinking at all");
    }

    #[test]
    fn a_thought_that_goes_wrong_harms_no_other() {
        let thinkers = Thinkers::new(1);
        let wrong = thinkers.think(Lane::People, |_| panic!("on purpose"));
        let right = thinkers.think(Lane::People, |share| share);
        assert!(wrong.blocking_recv().is_err());
        assert_eq!(right.blocking_recv(), Ok(1));
        thinkers.stop();
        assert!(thinkers.think(Lane::People, |share| share).blocking_recv().is_err());
    }

    #[test]
    fn tables_without_people_take_no_thread_from_those_with() {
        let thinkers = Thinkers::new(1);
        let (go_on, held) = std::sync::mpsc::channel::<()>();
        // One that never comes to an end, and many behind it.
        let endless = thinkers.think(Lane::Nobody, move |_| held.recv().is_ok());
        let waiting: Vec<_> = (0..100).map(|_| thinkers.think(Lane::Nobody, |share| share)).collect();
        assert_eq!(thinkers.waiting(), 0, "nobody waits for them");
        assert_eq!(thinkers.think(Lane::People, |share| share).blocking_recv(), Ok(1), "with all of its time");
        assert!(go_on.send(()).is_ok());
        assert_eq!(endless.blocking_recv(), Ok(true));
        let shares: Vec<_> = waiting.into_iter().map_while(|soon| soon.blocking_recv().ok()).collect();
        assert_eq!(
            (shares.len(), shares[0], shares[99]),
            (100, 64, 1),
            "and each of them gets less the more there are"
        );
        thinkers.stop();
    }
}
