//! Tables and indices, and how older files become newer ones.

use rusqlite::Connection;

use crate::Trouble;
use crate::sqlite::problem::trouble;

/// One step from a version of the schema to the next: what is in `migrations/`, in order. A step that was once released is
/// never changed; a new one is added.
const STEPS: [&str; 6] = [
    include_str!("../migrations/0001_tables.sql"),
    include_str!("../migrations/0002_rematches_and_retention.sql"),
    include_str!("../migrations/0003_devices.sql"),
    include_str!("../migrations/0004_scores.sql"),
    include_str!("../migrations/0005_heard.sql"),
    include_str!("../migrations/0006_talk.sql"),
];

/// The version of the schema this program works with.
pub const VERSION: u32 = STEPS.len() as u32;

/// Refuses a file that is newer, or not ours.
pub(crate) fn refuse(db: &Connection) -> Result<(), Trouble> {
    if version(db)? == 0 && count(db, "SELECT count(*) FROM sqlite_schema")? > 0 {
        return Err(Trouble::Failed("the file is a database of another program".into()));
    }
    Ok(())
}

/// Brings a file that is not refused to [`VERSION`], each step in one transaction.
pub(crate) fn migrate(db: &Connection) -> Result<(), Trouble> {
    let found = version(db)?;
    for (step, sql) in STEPS.iter().enumerate().skip(found as usize) {
        let done = step + 1;
        let batch = format!("BEGIN IMMEDIATE; {sql}; PRAGMA user_version = {done}; COMMIT;");
        if let Err(why) = db.execute_batch(&batch) {
            // Nothing to roll back if BEGIN itself failed; the first reason is the one to tell.
            let _ = db.execute_batch("ROLLBACK");
            return Err(trouble(&why));
        }
        tracing::info!(version = done, "the schema of the database is up to date");
    }
    Ok(())
}

/// Refuses a file that is not of [`VERSION`].
pub(crate) fn check(db: &Connection) -> Result<(), Trouble> {
    let found = version(db)?;
    if found < VERSION {
        return Err(Trouble::Failed(format!(
            "the file has version {found} of the schema and this program needs {VERSION}: start the server once to bring it up to date"
        )));
    }
    Ok(())
}

/// The version of a file, refused if a newer program has written it.
fn version(db: &Connection) -> Result<u32, Trouble> {
    let found = count(db, "PRAGMA user_version")?;
    match u32::try_from(found) {
        Ok(found) if found <= VERSION => Ok(found),
        _ => Err(Trouble::Failed(format!(
            "the file was written by a newer version of this program (schema {found}; this one knows {VERSION})"
        ))),
    }
}

fn count(db: &Connection, sql: &str) -> Result<i64, Trouble> {
    db.query_row(sql, [], |row| row.get(0)).map_err(|why| trouble(&why))
}
