//! The one thread that changes the file: it takes everything that waits, and commits it together.
//!
//! Synchronising the disk costs more than everything else, and the same for one change as for five hundred. While a commit is on
//! its way the next changes gather, so the groups grow by themselves when many play, and nobody waits when few do. In between, where
//! a fast disk would be synchronised for nearly every move, the writer may be told to wait a moment for company.
//!
//! A change that is refused has changed nothing, so it shares a transaction with the others without harming them. If SQLite
//! complains in the middle of one, all are rolled back and then carried out again, each in a transaction of its own.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::checkpoint::Checkpoints;
use super::connection;
use super::files::Files;
use super::job::Job;
use super::problem::{is_broken, of_commit, trouble};
use super::scrub::{self, Places, Scrubbing};
use crate::faults::Faults;
use crate::measures::Counting;
use crate::{Trouble, schema};

/// The most changes in one transaction, so that nobody waits long for the others.
const MOST: usize = 512;

/// With so many changes in a group, none waits for more.
const COMPANY: usize = 16;

/// Whoever comes after so many times the waiting time is alone, and waits for nobody.
const ALONE: u32 = 3;

/// Changes after which the write-ahead log is copied back into the file.
const OFTEN: usize = 1_000;

/// Nothing to do for so long: time to tidy up.
const IDLE: Duration = Duration::from_secs(1);

/// What was deleted is out of the files after so long, also if there is always something to do.
const LINGER: Duration = Duration::from_secs(60);

/// What the writer is sent.
pub(crate) enum Message {
    /// A change.
    Job(Box<dyn Job>),
    /// Nothing comes after this.
    Close,
}

/// The writer.
pub(crate) struct Writer {
    pub(crate) path: PathBuf,
    /// Nothing if it broke: it is opened again for the next group.
    pub(crate) db: Option<Connection>,
    pub(crate) messages: Receiver<Message>,
    pub(crate) faults: Faults,
    /// So long a change waits for others, if one came shortly before and few are there.
    pub(crate) gather: Duration,
    pub(crate) counting: Arc<Counting>,
    pub(crate) checkpoints: Arc<Checkpoints>,
    pub(crate) files: Arc<Files>,
    pub(crate) closing: Arc<AtomicBool>,
}

/// What the writer keeps in mind between two groups.
#[derive(Default)]
struct Mind {
    /// Jobs of several transactions, whose turn it is once more.
    again: VecDeque<Box<dyn Job>>,
    /// Changes since the last time the write-ahead log was copied back.
    since: usize,
    /// Since when the files may hold something that was deleted.
    lingers: Option<Instant>,
    /// How far its removal is.
    scrub: Scrub,
    /// Is the file kept from growing?
    is_full: bool,
    /// When the last group was taken.
    taken: Option<Instant>,
}

/// How far the removal of traces is.
#[derive(Default)]
enum Scrub {
    /// It has not begun.
    #[default]
    Not,
    /// The other thread lists the places.
    Listing,
    /// They are being overwritten; tells when it is done.
    Overwriting(oneshot::Receiver<Result<(), Trouble>>),
}

impl Writer {
    /// Works until it is told to close, and finishes what was handed over before.
    pub(crate) fn run(mut self) {
        let mut mind = Mind::default();
        if self.db.as_ref().is_some_and(|db| scrub::noted(db).map_or(true, |noted| noted.is_some())) {
            mind.lingers = Some(Instant::now());
        }
        let mut goes_on = true;
        while goes_on || !mind.again.is_empty() {
            let mut group = Vec::new();
            goes_on = goes_on && self.gather(&mut group, &mut mind);
            group.extend(mind.again.pop_front());
            if !group.is_empty() {
                self.carry_out(group, &mut mind);
            }
            self.tidy(&mut mind);
        }
        self.leave_clean(&mut mind);
    }

    /// Waits for changes and takes all there are: will there be more?
    fn gather(&self, group: &mut Vec<Box<dyn Job>>, mind: &mut Mind) -> bool {
        let first = if !mind.again.is_empty() {
            self.messages.try_recv().map_err(|why| why == TryRecvError::Disconnected)
        } else if mind.since > 0 || mind.lingers.is_some() {
            self.messages.recv_timeout(IDLE).map_err(|why| why == RecvTimeoutError::Disconnected)
        } else {
            self.messages.recv().map_err(|_| true)
        };
        match first {
            Ok(Message::Job(job)) => group.push(job),
            Ok(Message::Close) | Err(true) => return false,
            Err(false) => {
                if mind.again.is_empty() {
                    self.idle(mind);
                }
                return true;
            }
        }
        let mut goes_on = self.take(group);
        let lately = mind.taken.is_some_and(|taken| taken.elapsed() < self.gather * ALONE);
        if goes_on && lately && group.len() < COMPANY {
            std::thread::sleep(self.gather);
            goes_on = self.take(group);
        }
        mind.taken = Some(Instant::now());
        self.counting.take(group.len());
        goes_on
    }

    /// Takes all changes there are: will there be more?
    fn take(&self, group: &mut Vec<Box<dyn Job>>) -> bool {
        while group.len() < MOST {
            match self.messages.try_recv() {
                Ok(Message::Job(job)) => group.push(job),
                Ok(Message::Close) | Err(TryRecvError::Disconnected) => return false,
                Err(TryRecvError::Empty) => break,
            }
        }
        true
    }

    /// Nothing to do: a good moment for what would otherwise be in somebody's way.
    fn idle(&self, mind: &mut Mind) {
        if mind.since > 0 {
            mind.since = 0;
            self.checkpoints.ask();
        }
        if mind.lingers.is_some() && matches!(mind.scrub, Scrub::Not) {
            self.begin_to_scrub(mind);
        }
    }

    /// Keeps the write-ahead log short, and what was deleted out of the files.
    fn tidy(&self, mind: &mut Mind) {
        if mind.since >= OFTEN {
            mind.since = 0;
            self.checkpoints.ask();
        }
        if self.checkpoints.is_too_long()
            && let Some(db) = &self.db
        {
            // Almost all of it is copied back already, by the other thread; with the rest, the log starts from its beginning.
            if let Err(why) = connection::copy_back(db) {
                tracing::warn!(%why, "the write-ahead log was not copied back");
            }
        }
        self.go_on_scrubbing(mind);
    }

    /// What lingers is removed as soon as the places are known, each portion with whatever else is to be stored.
    fn go_on_scrubbing(&self, mind: &mut Mind) {
        match &mut mind.scrub {
            Scrub::Not if mind.lingers.is_some_and(|since| since.elapsed() > LINGER) => self.begin_to_scrub(mind),
            Scrub::Not => (),
            Scrub::Listing => match self.checkpoints.places() {
                Some(Ok(places)) => mind.scrub = Scrub::Overwriting(self.overwrite(places, &mut mind.again)),
                Some(Err(why)) => self.scrub_later(mind, &why),
                None => (),
            },
            Scrub::Overwriting(soon) => match soon.try_recv() {
                Ok(Ok(())) => self.end_scrub(mind),
                Ok(Err(trouble)) => self.scrub_later(mind, &trouble),
                Err(oneshot::error::TryRecvError::Closed) => self.scrub_later(mind, &Trouble::Closed),
                Err(oneshot::error::TryRecvError::Empty) => (),
            },
        }
    }

    fn begin_to_scrub(&self, mind: &mut Mind) {
        let Some(db) = &self.db else { return };
        match scrub::noted(db) {
            // What else is deleted leaves its traces in the write-ahead log alone.
            Ok(None) => self.end_scrub(mind),
            Ok(Some(_)) => {
                mind.scrub = Scrub::Listing;
                self.checkpoints.ask_for_places();
            }
            Err(why) => self.scrub_later(mind, &why),
        }
    }

    fn overwrite(&self, places: Places, again: &mut VecDeque<Box<dyn Job>>) -> oneshot::Receiver<Result<(), Trouble>> {
        let (answer, soon) = oneshot::channel();
        again.push_back(Box::new(Scrubbing::new(places, Arc::clone(&self.counting), answer)));
        soon
    }

    /// All places are clean: the write-ahead log is left.
    fn end_scrub(&self, mind: &mut Mind) {
        mind.scrub = Scrub::Not;
        let Some(db) = &self.db else { return };
        let ended = scrub::without_pages(db).and_then(|()| connection::empty_log(db));
        match ended.and_then(|is_empty| Ok(is_empty && scrub::noted(db)?.is_none())) {
            Ok(true) => mind.lingers = None,
            // Somebody reads, or was forgotten meanwhile: next time.
            Ok(false) => mind.lingers = Some(Instant::now()),
            Err(why) => self.scrub_later(mind, &why),
        }
    }

    fn scrub_later(&self, mind: &mut Mind, why: &dyn std::fmt::Display) {
        mind.scrub = Scrub::Not;
        mind.lingers = Some(Instant::now());
        tracing::warn!(%why, "what was forgotten still lingers in the file");
    }

    /// Nobody waits any more: what lingers is removed at once.
    fn leave_clean(&mut self, mind: &mut Mind) {
        if mind.lingers.is_none() {
            return;
        }
        match self.db.as_ref().map(Places::list) {
            Some(Ok(places)) => {
                drop(self.overwrite(places, &mut mind.again));
                while let Some(job) = mind.again.pop_front() {
                    self.carry_out(vec![job], mind);
                }
                self.end_scrub(mind);
            }
            Some(Err(why)) => self.scrub_later(mind, &why),
            None => (),
        }
    }

    /// Carries out a group and tells everybody what became of it.
    fn carry_out(&mut self, mut group: Vec<Box<dyn Job>>, mind: &mut Mind) {
        match self.transaction(&mut group, mind) {
            Ok(()) => finish(group, &Ok(()), mind),
            Err(Fate::All(trouble)) => finish(group, &Err(trouble), mind),
            Err(Fate::One(trouble)) if group.len() == 1 => finish(group, &Err(trouble), mind),
            Err(Fate::One(_)) => {
                for job in group {
                    let mut alone = vec![job];
                    let fate = match self.transaction(&mut alone, mind) {
                        Ok(()) => Ok(()),
                        Err(Fate::All(trouble) | Fate::One(trouble)) => Err(trouble),
                    };
                    finish(alone, &fate, mind);
                }
            }
        }
    }

    /// One transaction around all of them.
    fn transaction(&mut self, group: &mut [Box<dyn Job>], mind: &mut Mind) -> Result<(), Fate> {
        // Before anything is written where nobody finds it.
        self.check_files().map_err(Fate::All)?;
        let db = match self.db.take() {
            Some(db) => db,
            None => self.open_again(mind).map_err(Fate::All)?,
        };
        self.fill(&db, mind);
        let Err((fate, is_broken)) = self.within(&db, group, mind) else {
            self.db = Some(db);
            return Ok(());
        };
        self.counting.fail();
        let is_over = db.is_autocommit() || db.execute_batch("ROLLBACK").is_ok();
        if is_broken || !is_over {
            tracing::warn!("the database is opened again for the next change");
        } else {
            self.db = Some(db);
        }
        Err(fate)
    }

    /// What happens in the transaction; whoever calls this rolls back. With a complaint: is the connection broken?
    fn within(&self, db: &Connection, group: &mut [Box<dyn Job>], mind: &mut Mind) -> Result<(), (Fate, bool)> {
        let run = |sql| db.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
        run("BEGIN IMMEDIATE").map_err(|why| (Fate::All(told(&why, trouble(&why))), is_broken(&why)))?;
        for job in group.iter_mut() {
            job.carry_out(db).map_err(|why| (Fate::One(told(&why, trouble(&why))), is_broken(&why)))?;
        }
        self.faults.wait(&self.closing);
        if self.faults.fails() {
            return Err((Fate::All(Trouble::Failed("a fault that a test asked for".into())), false));
        }
        let start = Instant::now();
        run("COMMIT").map_err(|why| (Fate::All(told(&why, of_commit(&why))), is_broken(&why)))?;
        // Also if they have just gone: what is acknowledged must be there after a restart.
        self.check_files().map_err(|gone| (Fate::All(gone), false))?;
        self.counting.commit(start.elapsed(), group.len(), group.iter().map(|job| job.entries()).sum());
        mind.since += group.iter().map(|job| job.pages().max(1)).sum::<usize>();
        if mind.lingers.is_none() && group.iter().any(|job| job.traces()) {
            mind.lingers = Some(Instant::now());
        }
        Ok(())
    }

    fn check_files(&self) -> Result<(), Trouble> {
        let Some(file) = self.files.gone() else { return Ok(()) };
        tracing::error!(file = %file.display(), "it was deleted or replaced: nothing is stored until it is back");
        Err(Trouble::Gone)
    }

    fn open_again(&self, mind: &mut Mind) -> Result<Connection, Trouble> {
        mind.is_full = false;
        // Not made anew if it is gone: an empty file would be worse than none.
        let db = connection::writing(&self.path, false)?;
        schema::check(&db)?;
        Ok(db)
    }

    /// Keeps the file from growing, or no longer, as the faults say.
    fn fill(&self, db: &Connection, mind: &mut Mind) {
        let is_full = self.faults.is_full();
        if is_full == mind.is_full {
            return;
        }
        // The greatest number there is means as much as no limit; a limit below the size of the file means that size.
        let most: u32 = if is_full { 1 } else { 4_294_967_294 };
        match db.query_row(&format!("PRAGMA max_page_count = {most}"), [], |_| Ok(())) {
            Ok(()) => mind.is_full = is_full,
            Err(why) => tracing::warn!(%why, "the size of the file was not limited"),
        }
    }
}

/// Whom a complaint concerns.
enum Fate {
    /// All changes of the group.
    All(Trouble),
    /// Perhaps only the change that was being carried out.
    One(Trouble),
}

/// Notes a complaint in the operator's log.
fn told(why: &rusqlite::Error, trouble: Trouble) -> Trouble {
    if trouble != Trouble::Conflict {
        tracing::warn!(%why, "changes were not stored");
    }
    trouble
}

fn finish(group: Vec<Box<dyn Job>>, fate: &Result<(), Trouble>, mind: &mut Mind) {
    mind.again.extend(group.into_iter().filter_map(|job| job.finish(fate.clone())));
}
