//! Nodes: their leases, and which of them owns a table.
//!
//! A node is alive as long as its row is there and has not expired, by the clock of the database. Whoever takes a table from a node
//! that has expired deletes that node's row first: from then on it can't be renewed any more, so that no node comes back to life
//! whose tables are taken.

use tokio_postgres::Row;

use super::connection::Connection;
use super::problem::Outcome;
use crate::nodes::LEASE;
use crate::{Epoch, NodeId, NodeRow, Stand, Taken, Trouble};

const JOIN: &str =
    "INSERT INTO nodes (address, expires) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond') RETURNING id";

const RENEW: &str = "UPDATE nodes SET expires = clock_timestamp() + $2 * interval '1 millisecond'
     WHERE id = $1 AND expires > clock_timestamp()";

const LEAVE: &str = "DELETE FROM nodes WHERE id = $1";

const ALIVE: &str = "SELECT id, address FROM nodes WHERE expires > clock_timestamp() ORDER BY id";

/// What is deleted here can't be seen by the rest of the same statement, so it goes by what was returned.
const TAKE: &str = "WITH dead AS (DELETE FROM nodes WHERE expires <= clock_timestamp() RETURNING id)
     UPDATE facts SET owner = $2, epoch = epoch + 1 FROM tables
     WHERE tables.key = facts.key AND tables.id = $1
     AND EXISTS (SELECT FROM nodes WHERE id = $2) AND NOT EXISTS (SELECT FROM dead WHERE id = $2)
     AND (owner IS NULL OR owner IN (SELECT id FROM dead) OR NOT EXISTS (SELECT FROM nodes WHERE id = owner))
     RETURNING epoch";

/// Who owns a table, whether alive or not.
const OWNER: &str = "SELECT facts.epoch, facts.owner, nodes.id, nodes.address FROM tables JOIN facts USING (key)
     LEFT JOIN nodes ON nodes.id = facts.owner AND nodes.expires > clock_timestamp() WHERE tables.id = $1";

const STANDS: &str = "SELECT tables.id, facts.version, facts.owner FROM tables JOIN facts USING (key)
     WHERE tables.id = ANY($1)";

const IS_ALIVE: &str = "SELECT 1 FROM nodes WHERE id = $1 AND expires > clock_timestamp()";

const RELEASE: &str = "UPDATE facts SET owner = NULL FROM tables
     WHERE tables.key = facts.key AND tables.id = $1 AND epoch = $2 AND owner = $3";

fn lease() -> f64 {
    LEASE.as_secs_f64() * 1_000.0
}

pub(super) async fn join(db: &Connection, address: &str) -> Outcome<NodeId> {
    Ok(NodeId(db.one(JOIN, &[&address, &lease()]).await?.try_get(0)?))
}

pub(super) async fn renew(db: &Connection, node: NodeId) -> Outcome<()> {
    match db.changed(RENEW, &[&node.0, &lease()]).await? {
        0 => Err(Trouble::Fenced.into()),
        _ => Ok(()),
    }
}

pub(super) async fn leave(db: &Connection, node: NodeId) -> Outcome<()> {
    db.changed(LEAVE, &[&node.0]).await.map(drop)
}

pub(super) async fn alive(db: &Connection) -> Outcome<Vec<NodeRow>> {
    let node = |row: &Row| Ok(NodeRow { id: NodeId(row.try_get(0)?), address: row.try_get(1)? });
    db.rows(ALIVE, &[]).await?.iter().map(node).collect()
}

pub(super) async fn take(db: &Connection, id: &str, node: NodeId) -> Outcome<Taken> {
    loop {
        if let Some(row) = db.row(TAKE, &[&id, &node.0]).await? {
            return Ok(Taken::Mine(Epoch(row.try_get(0)?)));
        }
        if db.row(IS_ALIVE, &[&node.0]).await?.is_none() {
            return Err(Trouble::Fenced.into());
        }
        let Some(row) = db.row(OWNER, &[&id]).await? else { return Ok(Taken::NoTable) };
        if row.try_get::<_, Option<i64>>(1)? == Some(node.0) {
            return Ok(Taken::Mine(Epoch(row.try_get(0)?)));
        }
        if let Some(owner) = owner_of(&row)? {
            return Ok(Taken::Other(owner));
        }
        // Whoever owned it has expired in between.
    }
}

pub(super) async fn owner(db: &Connection, id: &str) -> Outcome<Option<NodeRow>> {
    match db.row(OWNER, &[&id]).await? {
        Some(row) => owner_of(&row),
        None => Ok(None),
    }
}

pub(super) async fn stands(db: &Connection, ids: &[String]) -> Outcome<Vec<Stand>> {
    let stand = |row: &Row| {
        let (version, owner): (i64, Option<i64>) = (row.try_get(1)?, row.try_get(2)?);
        let version = u32::try_from(version).unwrap_or(u32::MAX);
        Ok(Stand { table: row.try_get(0)?, version, owner: owner.map(NodeId) })
    };
    db.rows(STANDS, &[&ids]).await?.iter().map(stand).collect()
}

fn owner_of(row: &Row) -> Outcome<Option<NodeRow>> {
    let Some(id) = row.try_get(2)? else { return Ok(None) };
    Ok(Some(NodeRow { id: NodeId(id), address: row.try_get(3)? }))
}

pub(super) async fn release(db: &Connection, id: &str, epoch: Epoch, node: NodeId) -> Outcome<()> {
    db.changed(RELEASE, &[&id, &epoch.0, &node.0]).await.map(drop)
}
