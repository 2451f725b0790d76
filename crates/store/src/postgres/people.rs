//! Visitors, their devices, and the links that carry one to the next.

use tokio_postgres::Row;

use super::connection::Connection;
use super::problem::Outcome;
use crate::{LinkRow, Millis, SecretHash, Trouble, VisitorRow};

/// A visitor may have so many links that wait to be used; a newer one takes the place of the oldest.
const MOST_LINKS: i64 = 4;

/// A visitor may have so many devices beside the first; a newer one takes the place of the oldest.
const MOST_DEVICES: i64 = 32;

/// What they have heard is changed word by word, so that two at once lose none.
const KEEP: &str = "INSERT INTO visitors (id, token, name, created, seen) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET token = excluded.token, name = excluded.name, seen = excluded.seen";

const HEAR: &str = "UPDATE visitors SET heard = CASE WHEN strpos(' ' || heard, ' ' || $2::text || ' ') > 0 THEN heard
     ELSE heard || $2 || ' ' END WHERE id = $1";

const UNHEAR: &str = "UPDATE visitors SET heard = CASE WHEN $2::text IS NULL THEN ''
     ELSE substr(replace(' ' || heard, ' ' || $2 || ' ', ' '), 2) END WHERE id = $1";

/// By the first token or by that of another device; the row is the same.
const BY_TOKEN: &str = "SELECT id, token, name, created, seen, heard FROM visitors WHERE token = $1
     UNION ALL SELECT id, visitors.token, name, created, seen, heard FROM devices
     JOIN visitors ON visitors.id = devices.visitor WHERE devices.token = $1 LIMIT 1";

/// Held until the end of the transaction by whoever adds something to a visitor.
const HOLD: &str = "SELECT 1 FROM visitors WHERE id = $1 FOR UPDATE";

pub(super) const TOO_OLD: &str = "DELETE FROM links WHERE expires <= $1";

const TOO_MANY_LINKS: &str = "DELETE FROM links WHERE hash IN
     (SELECT hash FROM links WHERE visitor = $1 ORDER BY expires DESC OFFSET $2)";

const KEEP_LINK: &str = "INSERT INTO links (hash, visitor, expires) SELECT $1, id, $3 FROM visitors WHERE id = $2
     ON CONFLICT (hash) DO NOTHING RETURNING hash";

/// Uses up a link, and makes a device of it.
const SPEND: &str = "WITH spent AS (DELETE FROM links WHERE hash = $1 AND expires > $3 RETURNING visitor),
     seen AS (UPDATE visitors SET seen = greatest(seen, $3) FROM spent WHERE id = spent.visitor)
     INSERT INTO devices (token, visitor, since) SELECT $2, visitor, $3 FROM spent RETURNING visitor";

const TOO_MANY_DEVICES: &str = "DELETE FROM devices WHERE token IN (SELECT token FROM devices
     WHERE visitor = (SELECT visitor FROM devices WHERE token = $1) AND token <> $1 ORDER BY since DESC OFFSET $2)";

/// What else is gone with a visitor.
pub(super) const FORGET: [&str; 3] = [
    "DELETE FROM visitors WHERE id = $1",
    "DELETE FROM devices WHERE visitor = $1",
    "DELETE FROM links WHERE visitor = $1",
];

pub(super) async fn keep(db: &Connection, visitor: &VisitorRow) -> Outcome<()> {
    let VisitorRow { id, token, name, created, seen, heard: _ } = visitor;
    // Somebody else has that token: a conflict.
    db.changed(KEEP, &[id, &&token.0[..], name, created, seen]).await.map(drop)
}

pub(super) async fn hear(db: &Connection, visitor: &str, word: &str) -> Outcome<()> {
    known(db.changed(HEAR, &[&visitor, &word]).await?)
}

pub(super) async fn unhear(db: &Connection, visitor: &str, word: Option<&str>) -> Outcome<()> {
    known(db.changed(UNHEAR, &[&visitor, &word]).await?)
}

fn known(changed: u64) -> Outcome<()> {
    if changed == 1 { Ok(()) } else { Err(Trouble::Conflict.into()) }
}

pub(super) async fn by_token(db: &Connection, token: SecretHash) -> Outcome<Option<VisitorRow>> {
    db.row(BY_TOKEN, &[&&token.0[..]]).await?.as_ref().map(visitor).transpose()
}

fn visitor(row: &Row) -> Outcome<VisitorRow> {
    let (id, name, created) = (row.try_get(0)?, row.try_get(2)?, row.try_get(3)?);
    let token = hash(row.try_get(1)?)?;
    Ok(VisitorRow { id, token, name, created, seen: row.try_get(4)?, heard: row.try_get(5)? })
}

/// A hash as it is stored.
pub(super) fn hash(bytes: &[u8]) -> Outcome<SecretHash> {
    let bytes = bytes.try_into().map_err(|_| Trouble::Failed("a hash has 32 bytes".into()))?;
    Ok(SecretHash(bytes))
}

/// A new link of a visitor who is there.
pub(super) async fn keep_link(db: &Connection, link: &LinkRow, now: Millis) -> Outcome<()> {
    let LinkRow { hash, visitor, expires } = link;
    // One of them leaves room for the new one.
    let kept = db
        .together(&[
            (HOLD, &[visitor]),
            (TOO_OLD, &[&now]),
            (TOO_MANY_LINKS, &[visitor, &(MOST_LINKS - 1)]),
            (KEEP_LINK, &[&&hash.0[..], visitor, expires]),
        ])
        .await?;
    if kept.last().is_some_and(|kept| !kept.is_empty()) { Ok(()) } else { Err(Trouble::Conflict.into()) }
}

/// Uses up a link, if it can still be used, and makes a device of it.
pub(super) async fn spend_link(
    db: &Connection,
    link: SecretHash,
    device: SecretHash,
    now: Millis,
) -> Outcome<Option<VisitorRow>> {
    let (link, device) = (&link.0[..], &device.0[..]);
    let spent = db
        .together(&[
            (SPEND, &[&link, &device, &now]),
            (TOO_MANY_DEVICES, &[&device, &(MOST_DEVICES - 1)]),
            (BY_TOKEN, &[&device]),
        ])
        .await?;
    match spent.as_slice() {
        [spent, _, found] if !spent.is_empty() => found.first().map(visitor).transpose(),
        _ => Ok(None),
    }
}
