//! A copy of the database, made while a server uses it.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::sqlite::connection;
use crate::{Trouble, schema};

/// A copy that was made and checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// How large the file is.
    pub bytes: u64,
    /// How many tables are in it.
    pub tables: u64,
}

/// Why there is no copy.
#[derive(Debug)]
pub enum NotCopied {
    /// Something is there already, and is left alone.
    Exists(PathBuf),
    /// The copy can't be written there.
    CannotWrite(PathBuf, io::Error),
    /// The database can't be read, or not be copied.
    CannotRead(PathBuf, Trouble),
    /// The copy was made and is not sound, so it was thrown away; what SQLite says about it.
    Damaged(PathBuf, String),
}

/// Copies a database to a place where nothing is yet. Another process may go on using it: the copy shows one moment, and nobody
/// waits for it. It appears under its name only once it is complete, checked and on the disk. To restore it, use the file.
pub fn backup(database: &Path, to: &Path) -> Result<Backup, NotCopied> {
    if to.symlink_metadata().is_ok() {
        return Err(NotCopied::Exists(to.to_owned()));
    }
    let unread = |trouble| NotCopied::CannotRead(database.to_owned(), trouble);
    let db = connection::reading(database).map_err(unread)?;
    schema::check(&db).map_err(unread)?;
    let part = part_of(to);
    let copied = copy(&db, database, &part).and_then(|backup| {
        // Looked at once more: the copy may have taken a while.
        if to.symlink_metadata().is_ok() {
            return Err(NotCopied::Exists(to.to_owned()));
        }
        let placed = fs::rename(&part, to).and_then(|()| sync_directory_of(to));
        placed.map_err(|why| NotCopied::CannotWrite(to.to_owned(), why))?;
        Ok(backup)
    });
    if copied.is_err() {
        // It may not even be there.
        let _ = fs::remove_file(&part);
    }
    copied
}

/// What it is called until it is complete: in the same directory, so that it can be renamed.
fn part_of(to: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(to.file_name().unwrap_or_default());
    name.push(format!(".{}.part", std::process::id()));
    to.with_file_name(name)
}

fn copy(db: &Connection, database: &Path, part: &Path) -> Result<Backup, NotCopied> {
    let unwritten = |why| NotCopied::CannotWrite(part.to_owned(), why);
    let unread =
        |why: rusqlite::Error| NotCopied::CannotRead(database.to_owned(), crate::sqlite::problem::trouble(&why));
    // SQLite fills an empty file as well as a new one; this one is for its owner alone.
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(part).map_err(unwritten)?;
    let Some(name) = part.to_str() else {
        return Err(unwritten(io::Error::new(io::ErrorKind::InvalidInput, "the name is not Unicode")));
    };
    // Nothing of the database itself is changed by this, but SQLite counts it as a change.
    db.execute_batch("PRAGMA query_only = OFF").map_err(unread)?;
    db.execute("VACUUM INTO ?1", [name]).map_err(unread)?;
    let tables = check(part)?;
    let file = File::open(part).and_then(|file| file.sync_all().map(|()| file)).map_err(unwritten)?;
    let bytes = file.metadata().map_err(unwritten)?.len();
    Ok(Backup { bytes, tables })
}

/// Reads the whole copy and counts the tables.
fn check(part: &Path) -> Result<u64, NotCopied> {
    let damaged = |why: String| NotCopied::Damaged(part.to_owned(), why);
    let db = connection::reading(part).map_err(|why| damaged(why.to_string()))?;
    let ask = || {
        let verdict: String = db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
        let tables: i64 = db.query_row("SELECT count(*) FROM facts", [], |row| row.get(0))?;
        Ok((verdict, tables))
    };
    let (verdict, tables) = ask().map_err(|why: rusqlite::Error| damaged(why.to_string()))?;
    if verdict == "ok" { Ok(tables.unsigned_abs()) } else { Err(damaged(verdict)) }
}

fn sync_directory_of(to: &Path) -> io::Result<()> {
    let directory = to.parent().filter(|path| !path.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(directory)?.sync_all()
}

impl fmt::Display for NotCopied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exists(path) => write!(f, "{} is there already", path.display()),
            Self::CannotWrite(path, why) => write!(f, "{} can't be written: {why}", path.display()),
            Self::CannotRead(path, why) => write!(f, "{} can't be copied: {why}", path.display()),
            Self::Damaged(path, why) => write!(f, "the copy {} was not sound: {why}", path.display()),
        }
    }
}

impl std::error::Error for NotCopied {}
