//! Times and the secret that all nodes share.

use super::connection::Connection;
use super::problem::Outcome;
use crate::{Millis, Trouble};

/// Of the time in which nobody noted anything so much counts at most, in milliseconds: nodes that serve note it more often, and
/// while nobody could play, nobody's time runs.
const MOST_UNNOTED: f64 = 10_000.0;

/// How long tables were served so far: what was noted last, and what has passed since.
macro_rules! served {
    () => {
        "served + least($1::float8, (extract(epoch FROM clock_timestamp() - noted) * 1000)::float8)::bigint"
    };
}

const SERVED: &str = concat!("SELECT greatest(served, ", served!(), ") FROM clock");

/// The first note is the caller's; from then on the clock of the database counts, and nobody's own.
const KEEP_SERVED: &str = concat!(
    "INSERT INTO clock (served, noted) VALUES ($2, clock_timestamp())
     ON CONFLICT (one) DO UPDATE SET noted = clock_timestamp(),
         served = (SELECT greatest(served, ",
    served!(),
    ") FROM (SELECT clock.served, clock.noted) AS so_far) RETURNING served"
);

const DAY: &str = "SELECT coalesce((SELECT noted FROM day), greatest((SELECT max(seen) FROM visitors), (SELECT max(touched) FROM facts)))";

const KEEP_DAY: &str = "INSERT INTO day (noted) VALUES ($1)
     ON CONFLICT (one) DO UPDATE SET noted = excluded.noted WHERE day.noted < excluded.noted";

const KEEP_SECRET: &str = "INSERT INTO secret (bytes) VALUES ($1) ON CONFLICT DO NOTHING";

const SECRET: &str = "SELECT bytes FROM secret";

pub(super) async fn served(db: &Connection) -> Outcome<Millis> {
    Ok(db.row(SERVED, &[&MOST_UNNOTED]).await?.map_or(Ok(0), |row| row.try_get(0))?)
}

pub(super) async fn keep_served(db: &Connection, served: Millis) -> Outcome<Millis> {
    Ok(db.one(KEEP_SERVED, &[&MOST_UNNOTED, &served]).await?.try_get(0)?)
}

pub(super) async fn day(db: &Connection) -> Outcome<Option<Millis>> {
    Ok(db.one(DAY, &[]).await?.try_get(0)?)
}

pub(super) async fn keep_day(db: &Connection, day: Millis) -> Outcome<()> {
    db.changed(KEEP_DAY, &[&day]).await.map(drop)
}

/// The secret of all nodes: that one, if there is none yet.
pub(super) async fn secret(db: &Connection, drawn: &[u8]) -> Outcome<[u8; 32]> {
    db.changed(KEEP_SECRET, &[&drawn]).await?;
    let row = db.one(SECRET, &[]).await?;
    let found: &[u8] = row.try_get(0)?;
    found.try_into().map_err(|_| Trouble::Failed("the secret has not 32 bytes".into()).into())
}
