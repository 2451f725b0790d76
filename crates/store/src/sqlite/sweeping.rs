//! Deleting what is kept for long enough, a little at a time, so that nobody's move waits for it.

use rusqlite::{Connection, params};
use tokio::sync::oneshot;

use super::changes::delete_key;
use super::job::Job;
use super::{devices, scores, talk};
use crate::{Sweep, Swept, Trouble};

/// So much is deleted in one transaction.
const PORTION: usize = 64;

/// The oldest tables of a status, by the same index as the lists.
pub(crate) const OLD: &str =
    "SELECT key FROM facts INDEXED BY lobby WHERE listed = ?1 AND status = ?2 AND touched < ?3 LIMIT ?4";

/// Visitors who were not here for long and sit nowhere.
pub(crate) const GONE: &str = "SELECT key FROM visitors INDEXED BY visitors_by_last_visit WHERE seen < ?1
     AND NOT EXISTS (SELECT 1 FROM seats INDEXED BY seats_of_visitor WHERE seats.visitor = visitors.id) LIMIT ?2";

/// A sweep under way.
pub(crate) struct Sweeping {
    sweep: Sweep,
    /// What is deleted for good.
    swept: Swept,
    /// What the transaction under way deletes.
    portion: Swept,
    answer: oneshot::Sender<Result<Swept, Trouble>>,
}

impl Sweeping {
    pub(crate) fn new(answer: oneshot::Sender<Result<Swept, Trouble>>, sweep: Sweep) -> Self {
        Self { sweep, swept: Swept::default(), portion: Swept::default(), answer }
    }

    fn is_done(&self) -> bool {
        self.portion.tables + self.portion.visitors < PORTION as u64
    }
}

impl Job for Sweeping {
    fn carry_out(&mut self, db: &Connection) -> rusqlite::Result<()> {
        self.portion = Swept::default();
        // None of these times is in the future, so a link that ended before one of them has ended.
        let Sweep { practice, finished, open, unfinished, visitors, reports } = self.sweep;
        if let Some(past) = [practice, finished, open, unfinished, visitors].into_iter().flatten().max() {
            db.prepare_cached(devices::TOO_OLD)?.execute([past])?;
        }
        if let Some(reports) = reports {
            db.prepare_cached(talk::OLD_REPORTS)?.execute([reports])?;
        }
        let mut left = PORTION;
        for (shelf, status, limit) in self.sweep.limits() {
            let keys = keys(db, OLD, params![shelf as u8, status.word(), limit, left as i64])?;
            for &key in &keys {
                delete_key(db, key)?;
            }
            left -= keys.len();
            self.portion.tables += keys.len() as u64;
        }
        if let Some(limit) = self.sweep.visitors {
            let keys = keys(db, GONE, params![limit, left as i64])?;
            for key in &keys {
                let mut delete = db.prepare_cached("DELETE FROM visitors WHERE key = ?1 RETURNING id")?;
                let visitor: String = delete.query_row([key], |row| row.get(0))?;
                devices::forget(db, &visitor)?;
                scores::forget(db, &visitor)?;
                talk::forget(db, &visitor)?;
            }
            self.portion.visitors += keys.len() as u64;
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>, fate: Result<(), Trouble>) -> Option<Box<dyn Job>> {
        let answer = match fate {
            Ok(()) => {
                self.swept.tables += self.portion.tables;
                self.swept.visitors += self.portion.visitors;
                if !self.is_done() {
                    return Some(self);
                }
                Ok(self.swept)
            }
            // What the portions before have deleted is deleted; the rest stays for the next sweep.
            Err(_) if self.swept != Swept::default() => Ok(self.swept),
            Err(trouble) => Err(trouble),
        };
        let _ = self.answer.send(answer);
        None
    }

    fn traces(&self) -> bool {
        self.portion != Swept::default()
    }
}

fn keys(db: &Connection, sql: &str, params: impl rusqlite::Params) -> rusqlite::Result<Vec<i64>> {
    db.prepare_cached(sql)?.query_map(params, |row| row.get(0))?.collect()
}
