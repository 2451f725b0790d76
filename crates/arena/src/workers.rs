//! Many games on many threads, with the same result on any number of them.
//!
//! Threads fetch games in chunks. What they count must be whole numbers and sums: the order in which games end is never
//! the same.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};

use speech::out::{self, Stop};
use speech::threads::MAX_THREADS;

/// So many games are handed out at a time, if there are many.
const CHUNK: u64 = 64;
/// Each thread fetches so many times at least, so that no thread has nothing to do while others play long games.
const FETCHES: u64 = 8;

/// What one thread does, and what it has counted.
pub trait Worker: Send {
    /// Plays the game with this number, from 0.
    fn play(&mut self, index: u64) -> Result<(), Stop>;
}

/// A thread that has done its work.
#[derive(Debug)]
pub struct Done<W> {
    /// What it has counted.
    pub worker: W,
    /// How long it took.
    pub cpu: Duration,
}

/// How many threads there are to be: as many as wanted, or one for each core.
pub fn threads(wanted: Option<u16>) -> u64 {
    let cores = thread::available_parallelism().map_or(1, |n| n.get() as u64);
    wanted.map_or(cores, u64::from).min(MAX_THREADS.into())
}

/// Plays the games, each worker on a thread of its own; Ctrl-C ends it early.
pub fn run<W: Worker>(games: u64, threads: u64, new: impl Fn() -> W + Sync) -> Result<Vec<Done<W>>, Stop> {
    let (next, done, failed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let chunk = (games / (threads.max(1) * FETCHES)).clamp(1, CHUNK);
    let job = Job { games, chunk, next, done, failed };
    let threads = threads.min(games.div_ceil(chunk));
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (send, job, new) = (send.clone(), &job, &new);
            let work = move || {
                // The receiver outlives the scope, so sending can't fail.
                let _ = send.send(job.work(new()));
            };
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                job.failed.store(true, Ordering::Relaxed);
                return Err(Stop::Bad(format!("cannot start {threads} threads: {error}")));
            }
        }
        drop(send);
        job.collect(&receive)
    })
}

/// Does jobs of these numbers, each on one of several threads, and hands what comes of them to `take` in the order of the
/// numbers, until it wants no more. A job is told how to find out that it is to give up; it then returns nothing, and so does
/// one that Ctrl-C interrupts. Returns how much CPU time the threads took.
pub fn in_order<T: Send, W: FnMut(u64, &dyn Fn() -> bool) -> Result<Option<T>, Stop>>(
    jobs: Range<u64>,
    threads: u64,
    new: impl Fn() -> W + Sync,
    mut take: impl FnMut(u64, T) -> Result<ControlFlow<()>, Stop>,
) -> Result<Duration, Stop> {
    let (next, stopped) = (AtomicU64::new(jobs.start), AtomicBool::new(false));
    let is_stopped = || out::interrupted() || stopped.load(Ordering::Relaxed);
    let stop = || stopped.store(true, Ordering::Relaxed);
    let (send, receive) = mpsc::channel();
    let threads = threads.min(jobs.end.saturating_sub(jobs.start));
    thread::scope(|scope| {
        for _ in 0..threads {
            let (send, new, next, is_stopped) = (send.clone(), &new, &next, &is_stopped);
            let work = move || {
                let clock = ThreadTime::now();
                let mut job = new();
                while !is_stopped() {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= jobs.end {
                        break;
                    }
                    let Some(done) = job(index, is_stopped).transpose() else { break };
                    // The receiver outlives the scope, so sending can't fail.
                    let _ = send.send(Message::Done(index, done));
                }
                let _ = send.send(Message::End(clock.elapsed()));
            };
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                stop();
                return Err(Stop::Bad(format!("cannot start {threads} threads: {error}")));
            }
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let (mut due, mut cpu, mut failed, mut goes_on) = (jobs.start, Duration::ZERO, None, true);
        for message in receive {
            match message {
                Message::End(time) => cpu += time,
                Message::Done(index, done) => {
                    waiting.insert(index, done);
                }
            }
            while let Some(done) = waiting.remove(&due).filter(|_| goes_on) {
                match done.and_then(|done| take(due, done)) {
                    Ok(ControlFlow::Continue(())) => due += 1,
                    Ok(ControlFlow::Break(())) => goes_on = false,
                    Err(why) => {
                        failed = Some(why);
                        goes_on = false;
                    }
                }
                if !goes_on {
                    stop();
                }
            }
        }
        failed.map_or(Ok(cpu), Err)
    })
}

/// What a thread of [`in_order`] says.
enum Message<T> {
    /// A job is done.
    Done(u64, Result<T, Stop>),
    /// It ends, after so much CPU time.
    End(Duration),
}

/// Games to be played.
struct Job {
    games: u64,
    /// How many are handed out at a time.
    chunk: u64,
    /// The first game not handed out yet.
    next: AtomicU64,
    /// How many games are finished, for the progress bar.
    done: AtomicU64,
    /// Set when a thread could not go on.
    failed: AtomicBool,
}

impl Job {
    /// Collects what the threads counted, showing progress meanwhile.
    fn collect<W>(&self, receive: &mpsc::Receiver<Result<Done<W>, Stop>>) -> Result<Vec<Done<W>>, Stop> {
        let bar = ProgressBar::new(self.games);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left") {
            bar.set_style(style);
        }
        let mut all = Ok(Vec::new());
        loop {
            match receive.recv_timeout(Duration::from_millis(100)) {
                Ok(Ok(done)) => {
                    if let Ok(all) = &mut all {
                        all.push(done);
                    }
                }
                Ok(Err(stop)) => all = Err(stop),
                Err(mpsc::RecvTimeoutError::Timeout) => bar.set_position(self.done.load(Ordering::Relaxed)),
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
        }
        bar.finish_and_clear();
        all
    }

    fn is_stopped(&self) -> bool {
        out::interrupted() || self.failed.load(Ordering::Relaxed)
    }

    /// One thread: plays chunks of games until none are left.
    fn work<W: Worker>(&self, mut worker: W) -> Result<Done<W>, Stop> {
        let clock = ThreadTime::now();
        while !self.is_stopped() {
            let first = self.next.fetch_add(self.chunk, Ordering::Relaxed);
            if first >= self.games {
                break;
            }
            let mut played = 0;
            for index in first..first.saturating_add(self.chunk).min(self.games) {
                if self.is_stopped() {
                    break;
                }
                worker.play(index).inspect_err(|_| self.failed.store(true, Ordering::Relaxed))?;
                played += 1;
            }
            self.done.fetch_add(played, Ordering::Relaxed);
        }
        Ok(Done { worker, cpu: clock.elapsed() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Sum(u64);

    impl Worker for Sum {
        fn play(&mut self, index: u64) -> Result<(), Stop> {
            if index == 999 {
                return Err(Stop::Bad("999".to_owned()));
            }
            self.0 += index;
            Ok(())
        }
    }

    #[test]
    fn every_game_is_played_once() {
        for (games, threads) in [(0, 3), (1, 1), (64, 2), (65, 2), (200, 7)] {
            let done = run(games, threads, Sum::default).expect("all played");
            assert_eq!(done.iter().map(|d| d.worker.0).sum::<u64>(), (0..games).sum::<u64>());
        }
    }

    #[test]
    fn results_come_in_order_until_enough_are_there() {
        for threads in [1, 2, 5] {
            let mut taken = Vec::new();
            let job = |index: u64, _: &dyn Fn() -> bool| {
                // Some take longer than others.
                thread::sleep(Duration::from_micros(index * 7919 % 500));
                Ok(Some(index * 10))
            };
            in_order(
                3..1000,
                threads,
                || job,
                |index, ten| {
                    taken.push((index, ten));
                    Ok(if index < 40 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
                },
            )
            .expect("all done");
            assert_eq!(taken, (3..=40).map(|index| (index, index * 10)).collect::<Vec<_>>());
        }
        let none = in_order(5..5, 2, || |_, _: &dyn Fn() -> bool| Ok(Some(())), |_, ()| panic!("nothing to do"));
        assert!(none.is_ok());
    }

    #[test]
    fn a_job_that_fails_stops_all_at_its_turn() {
        let mut taken = 0;
        let job = |index: u64, _: &dyn Fn() -> bool| match index {
            7 => Err(Stop::Bad("7".to_owned())),
            _ => Ok(Some(())),
        };
        let stopped = in_order(
            0..1_000_000,
            2,
            || job,
            |_, ()| {
                taken += 1;
                Ok(ControlFlow::Continue(()))
            },
        );
        assert!(matches!(stopped, Err(Stop::Bad(why)) if why == "7") && taken == 7);
    }

    #[test]
    fn what_stops_one_thread_stops_all() {
        assert!(matches!(run(100_000, 2, Sum::default), Err(Stop::Bad(why)) if why == "999"));
    }
}
