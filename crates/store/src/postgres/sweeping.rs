//! Deleting what is kept for long enough, a little at a time.
//!
//! What somebody holds at that moment is passed over: it is not old, or the next sweep finds it.

use super::connection::{Connection, Value};
use super::problem::Outcome;
use super::{people, scores, talk};
use crate::{Millis, Sweep, Swept};

/// So much is deleted in one transaction.
const PORTION: i64 = 64;

/// The oldest tables of some shelves and states, by the same index as the lists; held until the end of the transaction.
const OLD: &str = "SELECT one.key FROM unnest($1::smallint[], $2::text[], $3::bigint[]) AS part (shelf, status, before)
     CROSS JOIN LATERAL (SELECT key FROM facts WHERE facts.shelf = part.shelf AND facts.status = part.status COLLATE \"C\"
         AND touched < part.before ORDER BY touched LIMIT $4 FOR UPDATE SKIP LOCKED) AS one LIMIT $4";

/// All of the tables that are held.
const DELETE: [&str; 5] = [
    "DELETE FROM log WHERE table_key = ANY ($1)",
    "DELETE FROM seats WHERE table_key = ANY ($1)",
    "DELETE FROM talk WHERE table_key = ANY ($1)",
    "DELETE FROM tables WHERE key = ANY ($1)",
    "DELETE FROM facts WHERE key = ANY ($1)",
];

/// Visitors who were not here for long and sit nowhere.
const GONE: &str = "SELECT id FROM visitors WHERE seen < $1
     AND NOT EXISTS (SELECT FROM seats WHERE seats.visitor = visitors.id) ORDER BY seen LIMIT $2";

/// One portion: how much of it was there?
pub(super) async fn portion(db: &Connection, sweep: &Sweep) -> Outcome<Swept> {
    let Sweep { practice, finished, open, unfinished, visitors, reports } = *sweep;
    // None of these times is in the future, so a link that ended before one of them has ended.
    if let Some(past) = [practice, finished, open, unfinished, visitors].into_iter().flatten().max() {
        db.changed(people::TOO_OLD, &[&past]).await?;
    }
    if let Some(reports) = reports {
        db.changed(talk::OLD_REPORTS, &[&reports]).await?;
    }
    let tables = tables(db, sweep).await?;
    let mut swept = Swept { tables, visitors: 0 };
    // Whoever sat at one of these tables sits there no longer.
    if let Some(limit) = visitors
        && tables < PORTION.unsigned_abs()
    {
        for row in db.rows(GONE, &[&limit, &PORTION]).await? {
            let visitor: String = row.try_get(0)?;
            let own: [Value<'_>; 1] = [&visitor];
            let steps: Vec<_> = people::FORGET.into_iter().chain(scores::FORGET).chain(talk::FORGET).collect();
            db.together(&steps.into_iter().map(|sql| (sql, &own[..])).collect::<Vec<_>>()).await?;
            swept.visitors += 1;
        }
    }
    Ok(swept)
}

/// Was that all there is?
pub(super) const fn is_done(portion: Swept) -> bool {
    portion.tables + portion.visitors < PORTION.unsigned_abs()
}

async fn tables(db: &Connection, sweep: &Sweep) -> Outcome<u64> {
    let (mut shelves, mut statuses, mut before): (Vec<i16>, Vec<&str>, Vec<Millis>) = Default::default();
    for (shelf, status, limit) in sweep.limits() {
        shelves.push(shelf as i16);
        statuses.push(status.word());
        before.push(limit);
    }
    if before.is_empty() {
        return Ok(0);
    }
    let client = db.client();
    client.batch_execute("BEGIN").await?;
    let deleted = async {
        let rows = db.rows(OLD, &[&shelves, &statuses, &before, &PORTION]).await?;
        let keys = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
        for sql in DELETE {
            db.changed(sql, &[&keys]).await?;
        }
        Ok(keys.len() as u64)
    };
    let deleted: Outcome<u64> = deleted.await;
    client.batch_execute(if deleted.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    deleted
}
