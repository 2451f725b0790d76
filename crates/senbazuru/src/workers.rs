//! Many games on many threads, with the same result on any number of them.
//!
//! Threads fetch games in chunks. What they count must be whole numbers and sums: the order in which games end is never
//! the same.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::MAX_THREADS;
use crate::out::{self, Stop};

/// So many games are handed out at a time.
const CHUNK: u64 = 64;

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
    let job = Job { games, next, done, failed };
    let threads = threads.min(games.div_ceil(CHUNK));
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

/// Games to be played.
struct Job {
    games: u64,
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
            let first = self.next.fetch_add(CHUNK, Ordering::Relaxed);
            if first >= self.games {
                break;
            }
            let mut played = 0;
            for index in first..first.saturating_add(CHUNK).min(self.games) {
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
    fn what_stops_one_thread_stops_all() {
        assert!(matches!(run(100_000, 2, Sum::default), Err(Stop::Bad(why)) if why == "999"));
    }
}
