//! What is said at tables, as SQL.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use super::job::{Change, Outcome};
use crate::talk::{LineRow, MOST_LINES, ReportRow, Talk};
use crate::{Millis, Soon, Trouble};

pub(crate) const LINES: &str =
    "SELECT number, id, at, visitor, seat, name, kind, text FROM talk INDEXED BY talk_of_table
     CROSS JOIN tables ON tables.key = talk.table_key
     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number > ?2 ORDER BY number";

pub(crate) const LINES_OF_VISITOR: &str =
    "SELECT number, id, at, visitor, seat, name, kind, text FROM talk INDEXED BY talk_of_visitor
     CROSS JOIN tables ON tables.key = talk.table_key WHERE visitor = ?1 ORDER BY number";

pub(crate) const TOO_MANY: &str = "DELETE FROM talk WHERE number IN
     (SELECT number FROM talk INDEXED BY talk_of_table WHERE table_key = ?1 ORDER BY number DESC LIMIT -1 OFFSET ?2)";

pub(crate) const REPORTS: &str =
    "SELECT number, table_id, said, visitor, seat, name, kind, text, at, reporter FROM reports INDEXED BY reports_by_time
     WHERE at >= ?1 ORDER BY at DESC, number DESC";

/// What is deleted with a table.
pub(crate) const OF_TABLE: &str = "DELETE FROM talk WHERE table_key = ?1";

/// Reports that were kept for long enough.
pub(crate) const OLD_REPORTS: &str = "DELETE FROM reports WHERE at < ?1";

pub(crate) const MUTED: &str = "SELECT whom FROM muted WHERE visitor = ?1 ORDER BY whom";

fn line(row: &Row) -> rusqlite::Result<LineRow> {
    Ok(LineRow {
        number: row.get::<_, i64>(0)?.cast_unsigned(),
        table: row.get(1)?,
        at: row.get(2)?,
        visitor: row.get(3)?,
        seat: row.get(4)?,
        name: row.get(5)?,
        kind: row.get(6)?,
        text: row.get(7)?,
    })
}

fn say(db: &Connection, line: &LineRow) -> Outcome<u64> {
    let LineRow { number: _, table, at, visitor, seat, name, kind, text } = line;
    let key: Option<i64> =
        db.prepare_cached("SELECT key FROM tables WHERE id = ?1")?.query_row([table], |row| row.get(0)).optional()?;
    let Some(key) = key else { return Ok(Err(Trouble::Conflict)) };
    db.prepare_cached(
        "INSERT INTO talk (table_key, at, visitor, seat, name, kind, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![key, at, visitor, seat, name, kind, text])?;
    let number = db.last_insert_rowid().cast_unsigned();
    db.prepare_cached(TOO_MANY)?.execute(params![key, MOST_LINES])?;
    Ok(Ok(number))
}

fn report(db: &Connection, report: &ReportRow) -> Outcome<()> {
    let ReportRow { at, by, line } = report;
    let LineRow { number, table, at: said, visitor, seat, name, kind, text } = line;
    db.prepare_cached(
        "INSERT OR IGNORE INTO reports (number, table_id, said, visitor, seat, name, kind, text, at, reporter)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?
    .execute(params![number.cast_signed(), table, said, visitor, seat, name, kind, text, at, by])?;
    Ok(Ok(()))
}

fn mute(db: &Connection, visitor: &str, whom: &str, is_muted: bool) -> Outcome<()> {
    let sql = if is_muted {
        "INSERT OR IGNORE INTO muted (visitor, whom) VALUES (?1, ?2)"
    } else {
        "DELETE FROM muted WHERE visitor = ?1 AND whom = ?2"
    };
    db.prepare_cached(sql)?.execute([visitor, whom])?;
    Ok(Ok(()))
}

/// What a visitor has said is gone, and whom they did not hear. What was reported stays for its time, without who it was.
pub(crate) fn forget(db: &Connection, visitor: &str) -> rusqlite::Result<()> {
    for sql in [
        "DELETE FROM talk WHERE visitor = ?1",
        "DELETE FROM muted WHERE visitor = ?1 OR whom = ?1",
        "UPDATE reports SET visitor = NULL, name = '' WHERE visitor = ?1",
        "UPDATE reports SET reporter = NULL WHERE reporter = ?1",
    ] {
        db.prepare_cached(sql)?.execute([visitor])?;
    }
    Ok(())
}

fn all<T>(
    db: &Connection,
    sql: &str,
    params: impl rusqlite::Params,
    read: fn(&Row) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    db.prepare_cached(sql)?.query_map(params, read)?.collect()
}

impl Talk for Sqlite {
    fn say(&self, line: LineRow) -> Soon<u64> {
        self.change(|answer| Change::new(answer, move |db| say(db, &line)))
    }

    fn said(&self, table: &str, after: u64) -> Soon<Vec<LineRow>> {
        let table = table.to_owned();
        self.ask(move |db| all(db, LINES, params![table, after.cast_signed()], line))
    }

    fn said_by(&self, visitor: &str) -> Soon<Vec<LineRow>> {
        let visitor = visitor.to_owned();
        self.ask(move |db| all(db, LINES_OF_VISITOR, [visitor], line))
    }

    fn report(&self, row: ReportRow) -> Soon<()> {
        self.change(|answer| Change::new(answer, move |db| report(db, &row)))
    }

    fn reports(&self, since: Millis) -> Soon<Vec<ReportRow>> {
        self.ask(move |db| {
            all(db, REPORTS, [since], |row| Ok(ReportRow { line: line(row)?, at: row.get(8)?, by: row.get(9)? }))
        })
    }

    fn mute(&self, visitor: &str, whom: &str, is_muted: bool) -> Soon<()> {
        let (visitor, whom) = (visitor.to_owned(), whom.to_owned());
        self.change(|answer| Change::new(answer, move |db| mute(db, &visitor, &whom, is_muted)))
    }

    fn muted(&self, visitor: &str) -> Soon<Vec<String>> {
        let visitor = visitor.to_owned();
        self.ask(move |db| all(db, MUTED, [visitor], |row| row.get(0)))
    }
}
