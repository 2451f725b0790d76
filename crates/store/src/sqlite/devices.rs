//! Devices of a visitor, and the links that carry one to the next, as SQL.

use rusqlite::{Connection, OptionalExtension, params};

use super::job::Outcome;
use super::questions;
use crate::{LinkRow, Millis, SecretHash, Trouble, VisitorRow};

/// A visitor may have so many links that wait to be used; a newer one takes the place of the oldest.
const MOST_LINKS: u32 = 4;

/// A visitor may have so many devices beside the first; a newer one takes the place of the oldest.
const MOST_DEVICES: u32 = 32;

pub(crate) const TOO_OLD: &str = "DELETE FROM links WHERE expires <= ?1";

pub(crate) const TOO_MANY_LINKS: &str = "DELETE FROM links WHERE hash IN
     (SELECT hash FROM links INDEXED BY links_of_visitor WHERE visitor = ?1 ORDER BY expires DESC LIMIT -1 OFFSET ?2)";

pub(crate) const TOO_MANY_DEVICES: &str = "DELETE FROM devices WHERE token IN
     (SELECT token FROM devices INDEXED BY devices_of_visitor WHERE visitor = ?1 ORDER BY since DESC LIMIT -1 OFFSET ?2)";

pub(crate) const SPEND: &str = "DELETE FROM links WHERE hash = ?1 AND expires > ?2 RETURNING visitor";

pub(crate) const SEE: &str = "UPDATE visitors SET seen = max(seen, ?2) WHERE id = ?1";

/// A new link of a visitor who is there.
pub(crate) fn keep_link(db: &Connection, link: &LinkRow, now: Millis) -> Outcome<()> {
    let LinkRow { hash, visitor, expires } = link;
    let known = db.prepare_cached("SELECT 1 FROM visitors WHERE id = ?1")?.exists([visitor])?;
    if !known {
        return Ok(Err(Trouble::Conflict));
    }
    db.prepare_cached(TOO_OLD)?.execute([now])?;
    // One of them leaves room for the new one.
    db.prepare_cached(TOO_MANY_LINKS)?.execute(params![visitor, MOST_LINKS - 1])?;
    let mut insert = db.prepare_cached("INSERT OR IGNORE INTO links (hash, visitor, expires) VALUES (?1, ?2, ?3)")?;
    Ok(if insert.execute(params![hash.0, visitor, expires])? == 1 { Ok(()) } else { Err(Trouble::Conflict) })
}

/// Uses up a link, if it can still be used, and makes a device of it.
pub(crate) fn spend_link(
    db: &Connection,
    link: SecretHash,
    device: SecretHash,
    now: Millis,
) -> Outcome<Option<VisitorRow>> {
    let spent: Option<String> =
        db.prepare_cached(SPEND)?.query_row(params![link.0, now], |row| row.get(0)).optional()?;
    let Some(visitor) = spent else { return Ok(Ok(None)) };
    db.prepare_cached(SEE)?.execute(params![visitor, now])?;
    db.prepare_cached(TOO_MANY_DEVICES)?.execute(params![visitor, MOST_DEVICES - 1])?;
    db.prepare_cached("INSERT INTO devices (token, visitor, since) VALUES (?1, ?2, ?3)")?
        .execute(params![device.0, visitor, now])?;
    questions::visitor(db, device).map(Ok)
}

/// All devices and links of a visitor are gone.
pub(crate) fn forget(db: &Connection, visitor: &str) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM devices WHERE visitor = ?1")?.execute([visitor])?;
    db.prepare_cached("DELETE FROM links WHERE visitor = ?1")?.execute([visitor])?;
    Ok(())
}
