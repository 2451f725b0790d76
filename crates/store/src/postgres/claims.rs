//! What there may be only so much of, counted for all nodes together.
//!
//! Whoever claims something for somebody holds a lock of theirs until it is counted: two nodes never count at once for the same.

use super::connection::Connection;
use super::problem::Outcome;
use super::questions::small;
use crate::{Claim, Claimed};

/// In the same order for everybody, so that nobody waits for each other.
const LOCK: &str =
    "SELECT pg_advisory_xact_lock(key) FROM (SELECT DISTINCT hashtextextended($1 || ' ' || who, 0) AS key
     FROM unnest($2::text[]) AS who ORDER BY key) AS keys";

/// Nobody is known for longer than a day.
const TIDY: &str = "DELETE FROM claims WHERE number IN
     (SELECT number FROM claims WHERE at < clock_timestamp() - interval '1 day' LIMIT 100 FOR UPDATE SKIP LOCKED)";

/// What is about to become a table counts as one for a moment. The next one can be made when the oldest of so many is an hour old.
const CLAIM: &str = "WITH asked AS (
         SELECT * FROM unnest($2::text[], $3::bigint[], $4::bigint[]) WITH ORDINALITY AS asked (who, in_an_hour, alive, n)
     ), counted AS (
         SELECT n, in_an_hour, alive, (
             SELECT count(*) FROM claims WHERE what = $1 AND claims.who = asked.who AND at > clock_timestamp() - interval '1 hour'
         ) AS made, (
             SELECT count(*) FROM claims LEFT JOIN tables ON tables.id = table_id LEFT JOIN facts USING (key)
             WHERE what = $1 AND claims.who = asked.who AND at > clock_timestamp() - interval '1 day'
             AND (status IN ('open', 'running', 'paused') OR (table_id IS NULL AND at > clock_timestamp() - interval '10 seconds'))
         ) AS living, (
             SELECT at FROM claims WHERE what = $1 AND claims.who = asked.who AND at > clock_timestamp() - interval '1 hour'
             ORDER BY at DESC OFFSET greatest(in_an_hour - 1, 0) LIMIT 1
         ) AS oldest FROM asked
     ), refused AS (
         SELECT n, coalesce(living >= alive, false) AS is_alive, oldest FROM counted WHERE living >= alive OR made >= in_an_hour
     ), claimed AS (
         INSERT INTO claims (what, who) SELECT $1, who FROM asked WHERE NOT EXISTS (SELECT FROM refused)
     )
     SELECT n, is_alive, coalesce(ceil(extract(epoch FROM oldest + interval '1 hour' - clock_timestamp())), 3600)::bigint
     FROM refused ORDER BY n LIMIT 1";

/// Any of those that have become nothing yet is as good as the other.
const BECOME: &str = "UPDATE claims SET table_id = $3 WHERE number IN (SELECT min(number) FROM claims
     WHERE what = $1 AND who = ANY ($2) AND table_id IS NULL AND at > clock_timestamp() - interval '1 minute' GROUP BY who)";

pub(super) async fn claim(db: &Connection, claim: &Claim) -> Outcome<Claimed> {
    let Claim { what, by } = claim;
    let who: Vec<&str> = by.iter().map(|allowed| allowed.who.as_str()).collect();
    let in_an_hour: Vec<i64> = by.iter().map(|allowed| allowed.in_an_hour.into()).collect();
    let alive: Vec<Option<i64>> = by.iter().map(|allowed| allowed.alive.map(i64::from)).collect();
    let answers =
        db.together(&[(LOCK, &[what, &who]), (TIDY, &[]), (CLAIM, &[what, &who, &in_an_hour, &alive])]).await?;
    let Some(row) = answers.last().and_then(|rows| rows.first()) else { return Ok(Claimed::Granted) };
    let which = small::<u32>(row.try_get(0)?)?.saturating_sub(1) as usize;
    if row.try_get(1)? {
        return Ok(Claimed::TooManyAlive(which));
    }
    Ok(Claimed::TooManyMade(which, small(row.try_get::<_, i64>(2)?.max(1))?))
}

pub(super) async fn has_become(db: &Connection, what: &str, who: &[String], table: &str) -> Outcome<()> {
    db.changed(BECOME, &[&what, &who, &table]).await.map(drop)
}
