//! What is said at tables.

use tokio_postgres::Row;

use super::Postgres;
use super::connection::Connection;
use super::problem::Outcome;
use super::questions::small;
use crate::talk::{LineRow, MOST_LINES, ReportRow, Talk};
use crate::{Millis, Soon, Trouble};

/// The table is held until the end of the transaction: whoever deletes it deletes this line too, or was faster.
const SAY: &str = "INSERT INTO talk (table_key, at, visitor, seat, name, kind, text)
     SELECT held.key, $2, $3, $4, $5, $6, $7 FROM (SELECT key FROM tables WHERE id = $1 FOR KEY SHARE) AS held RETURNING number";

const TOO_MANY: &str = "DELETE FROM talk WHERE number IN (SELECT number FROM talk
     WHERE table_key = (SELECT key FROM tables WHERE id = $1) ORDER BY number DESC OFFSET $2)";

const LINES: &str =
    "SELECT talk.number, id, at, visitor, seat, name, kind, text FROM talk JOIN tables ON tables.key = table_key
     WHERE id = $1 AND number > $2 ORDER BY number";

const LINES_OF_VISITOR: &str =
    "SELECT talk.number, id, at, visitor, seat, name, kind, text FROM talk JOIN tables ON tables.key = table_key
     WHERE visitor = $1 ORDER BY number";

const REPORT: &str = "INSERT INTO reports (number, table_id, said, visitor, seat, name, kind, text, at, reporter)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";

const REPORTS: &str = "SELECT number, table_id, said, visitor, seat, name, kind, text, at, reporter FROM reports
     WHERE at >= $1 ORDER BY at DESC, number DESC";

/// Reports that were kept for long enough.
pub(super) const OLD_REPORTS: &str = "DELETE FROM reports WHERE at < $1";

const MUTE: &str = "INSERT INTO muted (visitor, whom) VALUES ($1, $2) ON CONFLICT DO NOTHING";

const UNMUTE: &str = "DELETE FROM muted WHERE visitor = $1 AND whom = $2";

const MUTED: &str = "SELECT whom FROM muted WHERE visitor = $1 ORDER BY whom";

/// What a visitor has said is gone, and whom they did not hear. What was reported stays for its time, without who it was.
pub(super) const FORGET: [&str; 4] = [
    "DELETE FROM talk WHERE visitor = $1",
    "DELETE FROM muted WHERE visitor = $1 OR whom = $1",
    "UPDATE reports SET visitor = NULL, name = '' WHERE visitor = $1",
    "UPDATE reports SET reporter = NULL WHERE reporter = $1",
];

fn line(row: &Row) -> Outcome<LineRow> {
    let seat = row.try_get::<_, Option<i16>>(4)?;
    Ok(LineRow {
        number: row.try_get::<_, i64>(0)?.cast_unsigned(),
        table: row.try_get(1)?,
        at: row.try_get(2)?,
        visitor: row.try_get(3)?,
        seat: seat.map(|seat| small(seat.into())).transpose()?,
        name: row.try_get(5)?,
        kind: row.try_get(6)?,
        text: row.try_get(7)?,
    })
}

async fn say(db: &Connection, line: &LineRow) -> Outcome<u64> {
    let LineRow { number: _, table, at, visitor, seat, name, kind, text } = line;
    let seat = seat.map(i16::from);
    let said = db
        .together(&[
            (SAY, &[table, at, visitor, &seat, name, kind, text]),
            (TOO_MANY, &[table, &i64::from(MOST_LINES)]),
        ])
        .await?;
    match said.first().and_then(|rows| rows.first()) {
        Some(row) => Ok(row.try_get::<_, i64>(0)?.cast_unsigned()),
        None => Err(Trouble::Conflict.into()),
    }
}

async fn report(db: &Connection, report: &ReportRow) -> Outcome<()> {
    let ReportRow { at, by, line } = report;
    let LineRow { number, table, at: said, visitor, seat, name, kind, text } = line;
    let (number, seat) = (number.cast_signed(), seat.map(i16::from));
    db.changed(REPORT, &[&number, table, said, visitor, &seat, name, kind, text, at, by]).await.map(drop)
}

impl Talk for Postgres {
    fn say(&self, line: LineRow) -> Soon<u64> {
        self.people(move |db| async move { say(&db, &line).await })
    }

    fn said(&self, table: &str, after: u64) -> Soon<Vec<LineRow>> {
        let table = table.to_owned();
        self.ask(
            move |db| async move { db.rows(LINES, &[&table, &after.cast_signed()]).await?.iter().map(line).collect() },
        )
    }

    fn said_by(&self, visitor: &str) -> Soon<Vec<LineRow>> {
        let visitor = visitor.to_owned();
        self.ask(move |db| async move { db.rows(LINES_OF_VISITOR, &[&visitor]).await?.iter().map(line).collect() })
    }

    fn report(&self, row: ReportRow) -> Soon<()> {
        self.people(move |db| async move { report(&db, &row).await })
    }

    fn reports(&self, since: Millis) -> Soon<Vec<ReportRow>> {
        let report = |row: &Row| Ok(ReportRow { line: line(row)?, at: row.try_get(8)?, by: row.try_get(9)? });
        self.ask(move |db| async move { db.rows(REPORTS, &[&since]).await?.iter().map(report).collect() })
    }

    fn mute(&self, visitor: &str, whom: &str, is_muted: bool) -> Soon<()> {
        let (visitor, whom) = (visitor.to_owned(), whom.to_owned());
        let sql = if is_muted { MUTE } else { UNMUTE };
        self.people(move |db| async move { db.changed(sql, &[&visitor, &whom]).await.map(drop) })
    }

    fn muted(&self, visitor: &str) -> Soon<Vec<String>> {
        let visitor = visitor.to_owned();
        self.ask(
            move |db| async move { db.rows(MUTED, &[&visitor]).await?.iter().map(|row| Ok(row.try_get(0)?)).collect() },
        )
    }
}
