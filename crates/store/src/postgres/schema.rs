//! Tables and indices, and how an older database becomes a newer one.

use tokio_postgres::Config;

use super::connection::{Connection, Way};
use super::problem::Stop;
use crate::Trouble;

/// One step from a version of the schema to the next: what is in `migrations/postgres/`, in order. A step that was once released is
/// never changed; a new one is added.
const STEPS: [&str; 1] = [include_str!("../../migrations/postgres/0001_tables.sql")];

/// The version of the schema this program works with.
pub const VERSION: i64 = STEPS.len() as i64;

/// Whoever brings a database up to date holds this lock meanwhile: any number that nobody else uses.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7330921486312087)";

/// Brings a database up to date, each step in one transaction. Several nodes may start at once: one of them does it.
pub(super) async fn migrate(config: &Config) -> Result<(), Trouble> {
    let connection = Connection::open(config, Way::Planned).await?;
    let migrated = async {
        loop {
            if version(&connection).await? == VERSION {
                return Ok(());
            }
            step(&connection).await?;
        }
    };
    let migrated: Result<(), Stop> = migrated.await;
    migrated.map_err(|stop| stop.of_question())
}

/// One step, unless another node has made it meanwhile.
async fn step(connection: &Connection) -> Result<(), Stop> {
    let client = connection.client();
    client.batch_execute(&format!("SET statement_timeout = 0; BEGIN; {LOCK}")).await?;
    let made = async {
        let found = version(connection).await?;
        let Some(sql) = usize::try_from(found).ok().and_then(|found| STEPS.get(found)) else { return Ok(()) };
        if found == 0 {
            refuse_others(connection).await?;
            client
                .batch_execute(
                    "CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (0)",
                )
                .await?;
        }
        client.batch_execute(sql).await?;
        client.execute("UPDATE schema_version SET version = $1", &[&(found + 1)]).await?;
        tracing::info!(version = found + 1, "the schema of the database is up to date");
        Ok(())
    };
    let made: Result<(), Stop> = made.await;
    client.batch_execute(if made.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    made
}

/// An empty database is ours to fill, and no other.
async fn refuse_others(connection: &Connection) -> Result<(), Stop> {
    let found =
        connection.client().query_one("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", &[]).await?;
    if found.try_get::<_, i64>(0)? > 0 {
        return Err(Trouble::Failed("the database is used by another program".into()).into());
    }
    Ok(())
}

/// Refuses a database that is not of [`VERSION`].
pub(super) async fn check(connection: &Connection) -> Result<(), Trouble> {
    match version(connection).await.map_err(|stop| stop.of_question())? {
        VERSION => Ok(()),
        found => Err(Trouble::Failed(format!(
            "the database has version {found} of the schema and this program needs {VERSION}"
        ))),
    }
}

/// The version of a database, 0 if there is none; refused if a newer program has written it.
async fn version(connection: &Connection) -> Result<i64, Stop> {
    let client = connection.client();
    // Not by `to_regclass`, which does not see what another node has made while this one waited for the lock.
    let ours = "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = 'schema_version')";
    let is_there = client.query_one(ours, &[]).await?;
    if !is_there.try_get::<_, bool>(0)? {
        return Ok(0);
    }
    let found: i64 = client.query_one("SELECT version FROM schema_version", &[]).await?.try_get(0)?;
    if found > VERSION {
        let newer = format!(
            "the database was written by a newer version of this program (schema {found}; this one knows {VERSION})"
        );
        return Err(Trouble::Failed(newer).into());
    }
    Ok(found)
}
