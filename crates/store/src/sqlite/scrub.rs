//! Removing the last traces of what was forgotten.
//!
//! SQLite overwrites what is deleted, but when it moves rows from one page to another it may leave their old bytes in the gap
//! between the rows of the first. So a name that was forgotten can linger where its row once stood. Everything about people is in five
//! tables, whose rows are therefore written anew: every page they were on is overwritten. After that the write-ahead log is emptied, which
//! holds older versions of those pages.

use rusqlite::{Connection, OptionalExtension};

/// All rows of these tables leave their pages, which are overwritten, and come back in order.
const REWRITE: &str = "
    BEGIN IMMEDIATE;
    CREATE TEMP TABLE seats_copy AS SELECT * FROM main.seats;
    CREATE TEMP TABLE visitors_copy AS SELECT * FROM main.visitors;
    CREATE TEMP TABLE devices_copy AS SELECT * FROM main.devices;
    CREATE TEMP TABLE links_copy AS SELECT * FROM main.links;
    CREATE TEMP TABLE scores_copy AS SELECT * FROM main.scores;
    DELETE FROM main.seats;
    DELETE FROM main.visitors;
    DELETE FROM main.devices;
    DELETE FROM main.links;
    DELETE FROM main.scores;
    INSERT INTO main.seats SELECT * FROM seats_copy ORDER BY table_key, number;
    INSERT INTO main.visitors SELECT * FROM visitors_copy ORDER BY key;
    INSERT INTO main.devices SELECT * FROM devices_copy ORDER BY token;
    INSERT INTO main.links SELECT * FROM links_copy ORDER BY hash;
    INSERT INTO main.scores SELECT * FROM scores_copy ORDER BY contest, visitor, table_id;
    DROP TABLE seats_copy;
    DROP TABLE visitors_copy;
    DROP TABLE devices_copy;
    DROP TABLE links_copy;
    DROP TABLE scores_copy;
    DELETE FROM main.meta WHERE name = 'traces';
    COMMIT;";

/// Notes, in the transaction that forgets somebody, that there may be traces: a crash must not make us forget that.
pub(crate) fn note(db: &Connection) -> rusqlite::Result<()> {
    db.prepare_cached("INSERT OR REPLACE INTO meta (name, value) VALUES ('traces', 1)")?.execute([]).map(|_| ())
}

/// May there be traces between the rows?
pub(crate) fn is_noted(db: &Connection) -> rusqlite::Result<bool> {
    let found = db.query_row("SELECT 1 FROM meta WHERE name = 'traces'", [], |_| Ok(())).optional()?;
    Ok(found.is_some())
}

/// Writes the rows anew, if there may be traces between them.
pub(crate) fn rewrite(db: &Connection) -> rusqlite::Result<()> {
    if !is_noted(db)? {
        return Ok(());
    }
    let done = db.execute_batch(REWRITE);
    if done.is_err() && !db.is_autocommit() {
        db.execute_batch("ROLLBACK")?;
    }
    done
}
