//! Removing the last traces of what was forgotten, a little at a time, so that nobody's move waits for it.
//!
//! SQLite overwrites what is deleted, but when it moves rows from one page to another it may leave their old bytes in the gap
//! between the list of rows of the first page and the rows themselves. So a name that was forgotten can linger where its row once
//! stood. Everything about people is in a few tables: the gaps of all their pages are overwritten, a portion of pages with each
//! commit. A page that joins these tables meanwhile was overwritten when it was freed, or is new. After that the write-ahead log is
//! emptied, which holds older versions of those pages.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::oneshot;

use super::job::Job;
use crate::Trouble;
use crate::measures::Counting;

/// So many pages are looked at in one transaction.
pub(crate) const PORTION: usize = 64;

/// In a file of more pages, 128 gigabytes, a page of rows can't be told from others by its first byte.
const MOST_PAGES: u32 = 2 << 24;

/// The pages of everything about people.
const PAGES: &str =
    "SELECT pages.pageno FROM sqlite_schema AS named CROSS JOIN dbstat AS pages ON pages.name = named.name
     WHERE named.tbl_name IN ('seats', 'visitors', 'devices', 'links', 'scores', 'talk', 'reports', 'muted')";

/// Notes, in the transaction that forgets somebody, that there may be traces: a crash must not make us forget that. The number
/// tells whether somebody else was forgotten since.
pub(crate) fn note(db: &Connection) -> rusqlite::Result<()> {
    db.prepare_cached(
        "INSERT INTO meta (name, value) VALUES ('traces', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1",
    )?
    .execute([])
    .map(|_| ())
}

/// May there be traces between the rows? The number of those who were forgotten since there were none.
pub(crate) fn noted(db: &Connection) -> rusqlite::Result<Option<i64>> {
    db.query_row("SELECT value FROM meta WHERE name = 'traces'", [], |row| row.get(0)).optional()
}

/// Where traces may be.
#[derive(Debug, Default)]
pub(crate) struct Places {
    /// Pages of everything about people.
    pages: Vec<u32>,
    /// What was noted before they were listed; nothing if there is nothing to do.
    noted: Option<i64>,
}

impl Places {
    /// Lists them, which takes a while: all these pages are read. Not the writer's work while somebody waits for it.
    pub(crate) fn list(db: &Connection) -> rusqlite::Result<Self> {
        let noted = noted(db)?;
        let pages = match noted {
            Some(_) if has_pages(db)? => {
                db.prepare(PAGES)?.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?
            }
            _ => Vec::new(),
        };
        Ok(Self { pages, noted })
    }
}

/// Does this SQLite show its pages as rows, and can they be told from others?
fn has_pages(db: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT sqlite_compileoption_used('ENABLE_DBPAGE_VTAB') AND page_count < ?1 FROM pragma_page_count";
    db.query_row(sql, [MOST_PAGES], |row| row.get(0))
}

/// Writes the whole file anew, where this SQLite can do no better. Everybody waits for it.
pub(crate) fn without_pages(db: &Connection) -> rusqlite::Result<()> {
    let before = noted(db)?;
    if before.is_none() || has_pages(db)? {
        return Ok(());
    }
    db.execute_batch("VACUUM")?;
    forget_note(db, before)
}

fn forget_note(db: &Connection, noted: Option<i64>) -> rusqlite::Result<()> {
    db.execute("DELETE FROM meta WHERE name = 'traces' AND value IS ?1", [noted]).map(|_| ())
}

/// Overwriting, under way. It answers once all places are clean.
pub(crate) struct Scrubbing {
    places: Places,
    /// So many pages are clean for good.
    done: usize,
    /// So many the transaction under way has looked at.
    portion: usize,
    counting: Arc<Counting>,
    answer: oneshot::Sender<Result<(), Trouble>>,
}

impl Scrubbing {
    pub(crate) fn new(places: Places, counting: Arc<Counting>, answer: oneshot::Sender<Result<(), Trouble>>) -> Self {
        Self { places, done: 0, portion: 0, counting, answer }
    }
}

impl Job for Scrubbing {
    fn carry_out(&mut self, db: &Connection) -> rusqlite::Result<()> {
        let left = &self.places.pages[self.done..];
        let portion = &left[..left.len().min(PORTION)];
        for &page in portion {
            overwrite(db, page)?;
        }
        self.portion = portion.len();
        if portion.len() == left.len() {
            // Unless somebody was forgotten since: then there is more to do.
            forget_note(db, self.places.noted)?;
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>, fate: Result<(), Trouble>) -> Option<Box<dyn Job>> {
        if fate.is_ok() {
            self.counting.scrub(self.portion);
            self.done += self.portion;
            if self.done < self.places.pages.len() {
                return Some(self);
            }
        }
        let _ = self.answer.send(fate);
        None
    }

    fn pages(&self) -> usize {
        self.portion
    }
}

/// Overwrites the gap of a page, if there is anything in it.
fn overwrite(db: &Connection, page: u32) -> rusqlite::Result<()> {
    let mut read = db.prepare_cached("SELECT data FROM sqlite_dbpage WHERE pgno = ?1")?;
    let found = read.query_row([page], |row| Ok(cleaned(row.get_ref(0)?.as_blob()?))).optional()?;
    if let Some(Some(clean)) = found {
        db.prepare_cached("UPDATE sqlite_dbpage SET data = ?2 WHERE pgno = ?1")?.execute(params![page, clean])?;
    }
    Ok(())
}

/// The page with its gap overwritten; nothing if there was nothing in it, or if it is no page of rows.
///
/// A page of rows begins with what it is, and has the number of rows at 3 and the place where rows begin at 5. Other pages begin with
/// the number of a page: with 0 or 1, as long as there are less than [`MOST_PAGES`].
fn cleaned(page: &[u8]) -> Option<Vec<u8>> {
    let number = |at: usize| Some(usize::from(u16::from_be_bytes([*page.get(at)?, *page.get(at + 1)?])));
    let head = match page.first()? {
        2 | 5 => 12,
        10 | 13 => 8,
        _ => return None,
    };
    let (from, to) = (head + 2 * number(3)?, number(5)?);
    let gap = page.get(from..to)?;
    if gap.iter().all(|&byte| byte == 0) {
        return None;
    }
    let mut clean = page.to_vec();
    clean[from..to].fill(0);
    Some(clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_gap_of_a_page_of_rows_is_overwritten() {
        // A leaf with one row of four bytes, whose list ends at 10.
        let page = |kind: u8, gap: &[u8; 2]| [&[kind, 0, 0, 0, 1, 0, 12, 0, 0, 12], &gap[..], &[1, 2, 3, 4]].concat();
        assert_eq!(cleaned(&page(13, b"xy")), Some(page(13, &[0, 0])));
        assert_eq!(cleaned(&page(10, b"xy")), Some(page(10, &[0, 0])));
        assert_eq!(cleaned(&page(13, &[0, 0])), None, "what is clean is not written again");
        assert_eq!(cleaned(&page(0, b"xy")), None, "the rest of a long row, or a free page");
        assert_eq!(cleaned(&page(5, b"xy")), None, "the list of an inner page ends later: nothing is between");
        assert_eq!(cleaned(&[13, 0, 0, 255, 255, 0, 1]), None);
        assert_eq!(cleaned(&[]), None);
    }

    #[test]
    fn this_build_shows_pages_as_rows() {
        let db = Connection::open_in_memory().expect("a database");
        assert_eq!(has_pages(&db), Ok(true), "the flags of .cargo/config.toml are missing");
    }
}
