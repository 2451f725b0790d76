//! What only reads, as SQL.

use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Row, params};

use crate::shelf::Shelf;
use crate::{
    Counts, Entry, Facts, Filter, Millis, NodeId, Page, SeatKind, SeatRow, SecretHash, Stand, Status, Stored, Summary,
    TableRow, VisitorRow,
};

/// A table by its id or its number inside the file.
pub(crate) const BY_ID: &str =
    "SELECT tables.key, id, game, terms, created, listed, invite, status, version, asked, deadline, clocks,
     touched, result, next FROM tables JOIN facts ON facts.key = tables.key WHERE id = ?1";
pub(crate) const BY_KEY: &str =
    "SELECT tables.key, id, game, terms, created, listed, invite, status, version, asked, deadline, clocks,
     touched, result, next FROM tables JOIN facts ON facts.key = tables.key WHERE tables.key = ?1";

pub(crate) const SEATS: &str =
    "SELECT kind, name, level, visitor, token FROM seats WHERE table_key = ?1 ORDER BY number";

pub(crate) const LOG: &str = "SELECT number, text, digest, at, request FROM log WHERE table_key = ?1 ORDER BY number";

/// The tables of one status, touched last first: a range of an index, and of that only as much as is asked for. The place in the
/// list is given twice, because SQLite finds the range by the first condition and no other.
pub(crate) const LIST: &str =
    "SELECT touched, id, facts.key FROM facts INDEXED BY lobby CROSS JOIN tables ON tables.key = facts.key
     WHERE listed = ?1 AND status = ?2 AND touched <= ?3 AND (touched < ?3 OR id > ?4) AND (?5 IS NULL OR game = ?5)
     ORDER BY touched DESC, id LIMIT ?6";

/// The tables of one visitor: never so many that sorting them would matter.
pub(crate) const LIST_OF_VISITOR: &str = "SELECT touched, id, facts.key
     FROM (SELECT DISTINCT table_key FROM seats INDEXED BY seats_of_visitor WHERE visitor = ?1) AS own
     CROSS JOIN facts ON facts.key = own.table_key CROSS JOIN tables ON tables.key = facts.key
     WHERE touched <= ?2 AND (touched < ?2 OR id > ?3) AND (?4 IS NULL OR game = ?4) AND (?5 IS NULL OR status = ?5)
     AND (listed = 1 OR NOT ?6) AND (listed = 2) = ?7
     ORDER BY touched DESC, id LIMIT ?8";

pub(crate) const DUE: &str = "SELECT id FROM facts INDEXED BY due CROSS JOIN tables ON tables.key = facts.key
     WHERE deadline <= ?1 ORDER BY deadline LIMIT ?2";

/// By the first token or by that of another device; the row is the same.
pub(crate) const VISITOR: &str = "SELECT id, token, name, created, seen, heard FROM visitors WHERE token = ?1
     UNION ALL SELECT id, visitors.token, name, created, seen, heard FROM devices
     CROSS JOIN visitors ON visitors.id = devices.visitor WHERE devices.token = ?1 LIMIT 1";

pub(crate) fn load(db: &Connection, id: &str) -> rusqlite::Result<Option<Stored>> {
    at_once(db, || {
        let Some((key, table)) = db.prepare_cached(BY_ID)?.query_row([id], |row| table(db, row)).optional()? else {
            return Ok(None);
        };
        let mut log = Vec::with_capacity(table.facts.version as usize);
        let mut statement = db.prepare_cached(LOG)?;
        let mut rows = statement.query([key])?;
        while let Some(row) = rows.next()? {
            log.push(entry(row)?);
        }
        Ok(Some(Stored { table, log }))
    })
}

/// Is there a table of that id?
pub(crate) fn is_there(db: &Connection, id: &str) -> rusqlite::Result<bool> {
    db.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([id])
}

/// How far these tables are. All of them are the only node's.
pub(crate) fn stands(db: &Connection, ids: &[String]) -> rusqlite::Result<Vec<Stand>> {
    let mut asked =
        db.prepare_cached("SELECT version FROM tables JOIN facts ON facts.key = tables.key WHERE id = ?1")?;
    let mut stands = Vec::new();
    for id in ids {
        if let Some(version) = asked.query_row([id], |row| row.get(0)).optional()? {
            stands.push(Stand { table: id.clone(), version, owner: Some(NodeId::ALONE) });
        }
    }
    Ok(stands)
}

pub(crate) fn list(db: &Connection, filter: &Filter, page: &Page) -> rusqlite::Result<Vec<Summary>> {
    // Before the first place of all.
    let (touched, id) = page.after.as_ref().map_or((Millis::MAX, ""), |(touched, id)| (*touched, id));
    let Filter { status, game, listed, visitor, practice } = filter;
    let place = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    at_once(db, || {
        let mut places: Vec<(Millis, String, i64)> = Vec::new();
        if let Some(visitor) = visitor {
            let word = status.map(Status::word);
            let mut own = db.prepare_cached(LIST_OF_VISITOR)?;
            for row in own.query_map(params![visitor, touched, id, game, word, listed, practice, page.most], place)? {
                places.push(row?);
            }
        } else {
            let mut part = db.prepare_cached(LIST)?;
            for status in Status::ALL.into_iter().filter(|&one| status.is_none_or(|only| only == one)) {
                for shelf in Shelf::ALL.into_iter().filter(|shelf| shelf.is_asked_for(*listed, *practice)) {
                    let asked = params![shelf as u8, status.word(), touched, id, game, page.most];
                    for row in part.query_map(asked, place)? {
                        places.push(row?);
                    }
                }
            }
            places.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
            places.truncate(page.most as usize);
        }
        summaries(db, places.into_iter().map(|(_, _, key)| key))
    })
}

/// What lists show of these tables.
pub(crate) fn summaries(db: &Connection, keys: impl Iterator<Item = i64>) -> rusqlite::Result<Vec<Summary>> {
    let mut row = db.prepare_cached(BY_KEY)?;
    keys.map(|key| row.query_row([key], |row| Ok(Summary { table: table(db, row)?.1 }))).collect()
}

pub(crate) fn due(db: &Connection, now: Millis, most: u32) -> rusqlite::Result<Vec<String>> {
    db.prepare_cached(DUE)?.query_map(params![now, most], |row| row.get(0))?.collect()
}

pub(crate) fn visitor(db: &Connection, token: SecretHash) -> rusqlite::Result<Option<VisitorRow>> {
    let mut statement = db.prepare_cached(VISITOR)?;
    let visitor = |row: &Row<'_>| {
        Ok(VisitorRow {
            id: row.get(0)?,
            token: SecretHash(row.get(1)?),
            name: row.get(2)?,
            created: row.get(3)?,
            seen: row.get(4)?,
            heard: row.get(5)?,
        })
    };
    statement.query_row([token.0], visitor).optional()
}

pub(crate) fn counts(db: &Connection) -> rusqlite::Result<Counts> {
    let mut counts = Counts::default();
    let mut statement =
        db.prepare_cached("SELECT status, count(*) FROM facts INDEXED BY lobby GROUP BY listed, status")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let status = status(row, 0)?;
        let found: i64 = row.get(1)?;
        counts.tables[status as usize] += found.unsigned_abs();
    }
    Ok(counts)
}

pub(crate) fn served(db: &Connection) -> rusqlite::Result<Millis> {
    Ok(noted(db, "served")?.unwrap_or(0))
}

/// When a table was last touched: the end of every range of the lists' index.
pub(crate) const LAST_TOUCHED: &str =
    "SELECT max(touched) FROM facts INDEXED BY lobby WHERE listed = ?1 AND status = ?2";

/// When a visitor was last seen.
pub(crate) const LAST_SEEN: &str = "SELECT max(seen) FROM visitors INDEXED BY visitors_by_last_visit";

pub(crate) fn day(db: &Connection) -> rusqlite::Result<Option<Millis>> {
    if let Some(noted) = noted(db, "day")? {
        return Ok(Some(noted));
    }
    let mut newest: Option<Millis> = db.query_row(LAST_SEEN, [], |row| row.get(0))?;
    for status in Status::ALL {
        for listed in [false, true] {
            newest = newest.max(db.query_row(LAST_TOUCHED, params![listed, status.word()], |row| row.get(0))?);
        }
    }
    Ok(newest)
}

fn noted(db: &Connection, name: &str) -> rusqlite::Result<Option<Millis>> {
    db.prepare_cached("SELECT value FROM meta WHERE name = ?1")?.query_row([name], |row| row.get(0)).optional()
}

/// Answers several questions about the same moment.
pub(crate) fn at_once<T>(db: &Connection, questions: impl FnOnce() -> rusqlite::Result<T>) -> rusqlite::Result<T> {
    db.prepare_cached("BEGIN")?.execute([])?;
    let answer = questions();
    db.prepare_cached("COMMIT")?.execute([])?;
    answer
}

fn table(db: &Connection, row: &Row<'_>) -> rusqlite::Result<(i64, TableRow)> {
    let key = row.get(0)?;
    let mut seats = db.prepare_cached(SEATS)?;
    let seats = seats.query_map([key], seat)?.collect::<rusqlite::Result<Vec<_>>>()?;
    let facts = Facts {
        status: status(row, 7)?,
        version: row.get(8)?,
        asked: row.get(9)?,
        deadline: row.get(10)?,
        clocks: row.get(11)?,
        touched: row.get(12)?,
        result: row.get(13)?,
        next: row.get(14)?,
    };
    let table = TableRow {
        id: row.get(1)?,
        game: row.get(2)?,
        terms: row.get(3)?,
        created: row.get(4)?,
        listed: row.get::<_, u8>(5)? == Shelf::Listed as u8,
        practice: row.get::<_, u8>(5)? == Shelf::Practice as u8,
        invite: row.get::<_, Option<_>>(6)?.map(SecretHash),
        seats,
        facts,
    };
    Ok((key, table))
}

fn seat(row: &Row<'_>) -> rusqlite::Result<SeatRow> {
    Ok(SeatRow {
        kind: SeatKind::named(row.get_ref(0)?.as_str()?).ok_or_else(|| unknown(0, "a kind of seat"))?,
        name: row.get(1)?,
        level: row.get(2)?,
        visitor: row.get(3)?,
        token: row.get::<_, Option<_>>(4)?.map(SecretHash),
    })
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry {
        number: row.get(0)?,
        text: row.get(1)?,
        digest: row.get::<_, i64>(2)?.cast_unsigned(),
        at: row.get(3)?,
        request: row.get::<_, Option<i64>>(4)?.map(i64::cast_unsigned),
    })
}

fn status(row: &Row<'_>, column: usize) -> rusqlite::Result<Status> {
    Status::named(row.get_ref(column)?.as_str()?).ok_or_else(|| unknown(column, "a status"))
}

fn unknown(column: usize, what: &str) -> Error {
    Error::FromSqlConversionFailure(column, Type::Text, format!("{what} this program does not know").into())
}
