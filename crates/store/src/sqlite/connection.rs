//! Connections, and how they are set up.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::problem::trouble;
use crate::{Trouble, schema};

/// How long to wait for another process that holds a lock, such as a restore or an operator's own tool.
const PATIENCE: Duration = Duration::from_secs(5);

/// Frames of the write-ahead log after which the writer itself must clear it: only if nobody else does.
const LAST_RESORT: u32 = 20_000;

/// What all connections to the file are told. What is deleted is overwritten, because names may be asked to be forgotten.
const COMMON: &str = "PRAGMA foreign_keys = OFF; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON;";

/// A connection that may write; makes the file if it may.
pub(crate) fn writing(path: &Path, create: bool) -> Result<Connection, Trouble> {
    let mut flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    if create {
        flags |= OpenFlags::SQLITE_OPEN_CREATE;
        for_us_alone(path)?;
    }
    let db = open(path, flags)?;
    // First of all: what is not ours stays as it is.
    schema::refuse(&db)?;
    let told = db.execute_batch(&format!(
        "{COMMON} PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = {LAST_RESORT};
         PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -16384;"
    ));
    told.map_err(|why| trouble(&why))?;
    Ok(db)
}

/// Makes the file, if there is none, so that nobody else on this machine can read it; SQLite's own files beside it follow.
fn for_us_alone(path: &Path) -> Result<(), Trouble> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|why| Trouble::Failed(why.to_string()))
}

/// A connection that only reads.
pub(crate) fn reading(path: &Path) -> Result<Connection, Trouble> {
    let db = open(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    let told = db.execute_batch(&format!("{COMMON} PRAGMA query_only = ON; PRAGMA cache_size = -4096;"));
    told.map_err(|why| trouble(&why))?;
    Ok(db)
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection, Trouble> {
    let opened = || {
        let db = Connection::open_with_flags(path, flags)?;
        db.busy_timeout(PATIENCE)?;
        db.set_prepared_statement_cache_capacity(64);
        Ok(db)
    };
    opened().map_err(|why| trouble(&why))
}

/// Copies what it can from the write-ahead log into the file without waiting for anybody: frames in the log, and frames copied.
pub(crate) fn copy_back(db: &Connection) -> rusqlite::Result<(i64, i64)> {
    db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| Ok((row.get(1)?, row.get(2)?)))
}

/// Empties the write-ahead log, so that nothing that was deleted is left in it: was it possible? Waits for nobody.
pub(crate) fn empty_log(db: &Connection) -> rusqlite::Result<bool> {
    db.busy_timeout(Duration::ZERO)?;
    let busy: rusqlite::Result<i64> = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
    db.busy_timeout(PATIENCE)?;
    Ok(busy? == 0)
}
