//! What changes something, as SQL.
//!
//! Each of these either refuses before it has changed anything or does all of its work; the transaction around it belongs to the
//! writer.

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

use super::job::Outcome;
use super::{devices, scores, scrub, talk};
use crate::shelf::Shelf;
use crate::{Append, Millis, SeatRow, TableRow, Trouble, VisitorRow, sound};

/// Whether the row of facts is still the one that was seen is part of the change itself: whoever is slower changes no row.
pub(crate) const FACTS: &str = "UPDATE facts SET status = ?1, version = ?2, asked = ?3, deadline = ?4, touched = ?5, clocks = ?6, result = ?7, next = ?8
     WHERE key = ?9 AND version = ?10";

/// The same where nothing changes that an index holds, as with most moves: no index is written then.
pub(crate) const FACTS_BESIDE_INDICES: &str = "UPDATE facts SET version = ?2, asked = ?3, clocks = ?6
     WHERE key = ?9 AND version = ?10 AND status = ?1 AND deadline IS ?4 AND touched = ?5 AND result IS ?7 AND next IS ?8";

const ENTRY: &str = "INSERT INTO log (table_key, number, text, digest, at, request) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";

/// Tables of a visitor at which something can still happen.
pub(crate) const ALIVE: &str =
    "SELECT DISTINCT tables.id, tables.created, tables.key FROM seats INDEXED BY seats_of_visitor
     CROSS JOIN facts ON facts.key = seats.table_key CROSS JOIN tables ON tables.key = seats.table_key
     WHERE seats.visitor = ?1 AND facts.status IN ('open', 'running', 'paused')
     ORDER BY tables.created, tables.key";

/// What is left of somebody who sat there: that it was a person.
pub(crate) const LEAVE: &str = "UPDATE seats SET name = '', token = NULL, visitor = NULL WHERE visitor = ?1";

pub(crate) fn create(db: &Connection, table: &TableRow) -> Outcome<()> {
    let TableRow { id, game, terms, created, listed: _, practice: _, invite, seats, facts } = table;
    if facts.version != 0 {
        return Ok(Err(Trouble::Failed("a new table has no entries yet".into())));
    }
    let mut insert =
        db.prepare_cached("INSERT OR IGNORE INTO tables (id, terms, created, invite) VALUES (?1, ?2, ?3, ?4)")?;
    if insert.execute(params![id, terms, created, invite.map(|hash| hash.0)])? == 0 {
        return Ok(Err(Trouble::Conflict));
    }
    let key = db.last_insert_rowid();
    db.prepare_cached(
        "INSERT INTO facts (key, game, listed, status, version, asked, deadline, touched, clocks, result, next)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?
    .execute(params![
        key,
        game,
        Shelf::of(table) as u8,
        facts.status.word(),
        facts.version,
        facts.asked,
        facts.deadline,
        facts.touched,
        facts.clocks,
        facts.result,
        facts.next
    ])?;
    seat(db, key, seats)?;
    Ok(Ok(()))
}

pub(crate) fn append(db: &Connection, append: &Append) -> Outcome<()> {
    let Append { table, epoch: _, after, entries, facts, seats, scores } = append;
    if let Err(trouble) = sound::check(append) {
        return Ok(Err(trouble));
    }
    let Some(key) = key(db, table)? else { return Ok(Err(Trouble::Conflict)) };
    let mut changed = 0;
    for update in [FACTS_BESIDE_INDICES, FACTS] {
        if changed == 0 {
            changed = db.prepare_cached(update)?.execute(params![
                facts.status.word(),
                facts.version,
                facts.asked,
                facts.deadline,
                facts.touched,
                facts.clocks,
                facts.result,
                facts.next,
                key,
                after
            ])?;
        }
    }
    if changed == 0 {
        return Ok(Err(Trouble::Conflict));
    }
    if !entries.is_empty() {
        let mut insert = db.prepare_cached(ENTRY)?;
        for entry in entries {
            // Any 64 bits: SQLite's numbers have a sign.
            let (digest, request) = (entry.digest.cast_signed(), entry.request.map(u64::cast_signed));
            insert.execute(params![key, entry.number, entry.text, digest, entry.at, request])?;
        }
    }
    if let Some(seats) = seats {
        db.prepare_cached("DELETE FROM seats WHERE table_key = ?1")?.execute([key])?;
        seat(db, key, seats)?;
    }
    for score in scores {
        scores::keep(db, table, score)?;
    }
    Ok(Ok(()))
}

fn seat(db: &Connection, key: i64, seats: &[SeatRow]) -> rusqlite::Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO seats (table_key, number, kind, name, level, visitor, token) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (number, seat) in seats.iter().enumerate() {
        let SeatRow { kind, name, level, visitor, token } = seat;
        insert.execute(params![key, number as i64, kind.word(), name, level, visitor, token.map(|hash| hash.0)])?;
    }
    Ok(())
}

/// The number of a table inside the file.
fn key(db: &Connection, id: &str) -> rusqlite::Result<Option<i64>> {
    db.prepare_cached("SELECT key FROM tables WHERE id = ?1")?.query_row([id], |row| row.get(0)).optional()
}

pub(crate) fn delete(db: &Connection, id: &str) -> Outcome<bool> {
    let Some(key) = key(db, id)? else { return Ok(Ok(false)) };
    delete_key(db, key)?;
    Ok(Ok(true))
}

/// Deletes all of a table.
pub(crate) fn delete_key(db: &Connection, key: i64) -> rusqlite::Result<()> {
    for sql in [
        talk::OF_TABLE,
        "DELETE FROM log WHERE table_key = ?1",
        "DELETE FROM seats WHERE table_key = ?1",
        "DELETE FROM facts WHERE key = ?1",
        "DELETE FROM tables WHERE key = ?1",
    ] {
        db.prepare_cached(sql)?.execute([key])?;
    }
    Ok(())
}

pub(crate) fn keep_visitor(db: &Connection, visitor: &VisitorRow) -> Outcome<()> {
    // What they have heard is changed word by word, so that two at once lose none.
    let VisitorRow { id, token, name, created, seen, heard: _ } = visitor;
    let kept = db
        .prepare_cached(
            "INSERT INTO visitors (id, token, name, created, seen) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (id) DO UPDATE SET token = excluded.token, name = excluded.name, seen = excluded.seen",
        )?
        .execute(params![id, token.0, name, created, seen]);
    match kept {
        Ok(_) => Ok(Ok(())),
        // Somebody else has that token.
        Err(why) if why.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Ok(Err(Trouble::Conflict)),
        Err(why) => Err(why),
    }
}

pub(crate) const HEAR: &str = "UPDATE visitors SET heard =
     iif(instr(' ' || heard, ' ' || ?2 || ' ') > 0, heard, heard || ?2 || ' ') WHERE id = ?1";

pub(crate) const UNHEAR: &str = "UPDATE visitors SET heard =
     iif(?2 IS NULL, '', substr(replace(' ' || heard, ' ' || ?2 || ' ', ' '), 2)) WHERE id = ?1";

pub(crate) fn hear(db: &Connection, visitor: &str, word: &str) -> Outcome<()> {
    let known = db.prepare_cached(HEAR)?.execute(params![visitor, word])? == 1;
    Ok(if known { Ok(()) } else { Err(Trouble::Conflict) })
}

pub(crate) fn unhear(db: &Connection, visitor: &str, word: Option<&str>) -> Outcome<()> {
    let known = db.prepare_cached(UNHEAR)?.execute(params![visitor, word])? == 1;
    Ok(if known { Ok(()) } else { Err(Trouble::Conflict) })
}

pub(crate) fn forget(db: &Connection, visitor: &str) -> Outcome<Vec<String>> {
    let alive =
        db.prepare_cached(ALIVE)?.query_map([visitor], |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>()?;
    db.prepare_cached(LEAVE)?.execute([visitor])?;
    db.prepare_cached("DELETE FROM visitors WHERE id = ?1")?.execute([visitor])?;
    devices::forget(db, visitor)?;
    scores::forget(db, visitor)?;
    talk::forget(db, visitor)?;
    scrub::note(db)?;
    Ok(Ok(alive))
}

/// Notes a time that never goes back: which one counts now?
pub(crate) fn keep_newest(db: &Connection, name: &str, time: Millis) -> Outcome<Millis> {
    let mut keep = db.prepare_cached(
        "INSERT INTO meta (name, value) VALUES (?1, ?2)
         ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value) RETURNING value",
    )?;
    keep.query_row(params![name, time], |row| row.get(0)).map(Ok)
}
