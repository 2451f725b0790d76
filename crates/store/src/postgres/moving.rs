//! Everything of a data directory is moved into an empty database: all of it, or nothing.
//!
//! Each table of the file is copied row by row, as text, and read back as the same text. Of every table that people play at a digest is
//! made on the way there and on the way back, over all its rows wherever they are; of everything else one for each table of the
//! database. Only if none of them differs is anything stored.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Cursor;
use std::path::Path;
use std::pin::pin;

use futures_util::{SinkExt as _, TryStreamExt as _};
use rusqlite::types::ValueRef;
use rusqlite::{OpenFlags, OptionalExtension as _};
use tokio_postgres::{Client, Config};

use super::connection::{Connection, Way};
use super::problem::told;
use super::schema;
use crate::{Faults, Sqlite, Trouble};

/// Text is handed over in pieces of about so many bytes.
const PIECE: usize = 1 << 18;

/// What is copied: a table of the database with its columns, and the rows of the file. The digest of a row is that of the table people
/// play at, if its first column is the number of one; otherwise that of the part.
struct Part {
    name: &'static str,
    columns: &'static str,
    rows: &'static str,
    of_tables: bool,
}

const PARTS: [Part; 11] = [
    Part {
        name: "tables",
        columns: "key, id, game, terms, created, invite",
        rows: "SELECT tables.key, id, game, terms, created, invite FROM tables JOIN facts ON facts.key = tables.key",
        of_tables: true,
    },
    Part {
        name: "facts",
        columns: "key, shelf, status, version, asked, deadline, touched, clocks, result, next",
        rows: "SELECT key, listed, status, version, asked, deadline, touched, clocks, result, next FROM facts",
        of_tables: true,
    },
    Part {
        name: "seats",
        columns: "table_key, number, kind, name, level, visitor, token",
        rows: "SELECT table_key, number, kind, name, level, visitor, token FROM seats",
        of_tables: true,
    },
    Part {
        name: "log",
        columns: "table_key, number, text, digest, at, request",
        rows: "SELECT table_key, number, text, digest, at, request FROM log",
        of_tables: true,
    },
    Part {
        name: "talk",
        columns: "table_key, number, at, visitor, seat, name, kind, text",
        rows: "SELECT table_key, number, at, visitor, seat, name, kind, text FROM talk",
        of_tables: true,
    },
    Part {
        name: "reports",
        columns: "number, table_id, said, visitor, seat, name, kind, text, at, reporter",
        rows: "SELECT number, table_id, said, visitor, seat, name, kind, text, at, reporter FROM reports",
        of_tables: false,
    },
    Part {
        name: "visitors",
        columns: "id, token, name, created, seen, heard",
        rows: "SELECT id, token, name, created, seen, heard FROM visitors",
        of_tables: false,
    },
    Part {
        name: "devices",
        columns: "token, visitor, since",
        rows: "SELECT token, visitor, since FROM devices",
        of_tables: false,
    },
    Part {
        name: "links",
        columns: "hash, visitor, expires",
        rows: "SELECT hash, visitor, expires FROM links",
        of_tables: false,
    },
    Part {
        // Which of them were the first of their contest is known by what is there.
        name: "scores",
        columns: "contest, visitor, table_id, name, points, at, only_first",
        rows: "SELECT contest, visitor, table_id, name, points, at, 'f' FROM scores",
        of_tables: false,
    },
    Part { name: "muted", columns: "visitor, whom", rows: "SELECT visitor, whom FROM muted", of_tables: false },
];

/// What else must be empty.
const OTHERS: [&str; 3] = ["clock", "day", "secret"];

/// How much was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Visitors.
    pub visitors: u64,
}

/// Why nothing was moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMoved {
    /// The file can't be read.
    Unread(String),
    /// There is something in the database already.
    NotEmpty,
    /// What was read back of this table is not what was written; or of this part of everything else.
    Differs(String),
    /// The database refuses.
    Refused(Trouble),
}

impl fmt::Display for NotMoved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(why) => write!(f, "the data directory can't be read: {why}"),
            Self::NotEmpty => f.write_str("there is something in the database already: make one that is empty"),
            Self::Differs(what) => write!(f, "{what} is not what it was: nothing is stored"),
            Self::Refused(trouble) => trouble.fmt(f),
        }
    }
}

impl std::error::Error for NotMoved {}

impl From<tokio_postgres::Error> for NotMoved {
    fn from(why: tokio_postgres::Error) -> Self {
        Self::Refused(Trouble::Failed(told(&why)))
    }
}

impl From<Trouble> for NotMoved {
    fn from(trouble: Trouble) -> Self {
        Self::Refused(trouble)
    }
}

impl From<rusqlite::Error> for NotMoved {
    fn from(why: rusqlite::Error) -> Self {
        Self::Unread(why.to_string())
    }
}

/// Moves the database of a directory, and its secret, into the empty one at an address. Whoever calls this owns the directory. It
/// must not be called within a runtime.
///
/// # Errors
/// If the one can't be read, the other is not empty, or anything of it comes back otherwise: then nothing is stored.
pub fn moved(from: &Path, to: &str, secret: &[u8; 32]) -> Result<Moved, NotMoved> {
    // An older file is brought up to date first.
    drop(Sqlite::open(from, Faults::default()).map_err(|trouble| NotMoved::Unread(trouble.to_string()))?);
    let file = rusqlite::Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let config = super::config(to)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|why| Trouble::Failed(why.to_string()))?;
    runtime.block_on(within(&file, &config, secret))
}

async fn within(file: &rusqlite::Connection, config: &Config, secret: &[u8; 32]) -> Result<Moved, NotMoved> {
    schema::migrate(config).await?;
    let connection = Connection::open(config, Way::Planned).await?;
    let db = connection.client();
    db.batch_execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; BEGIN").await?;
    refuse_full(db).await?;
    let mut digests = Digests::default();
    for part in &PARTS {
        write(file, db, part, &mut digests).await?;
    }
    for part in &PARTS {
        read_back(db, part, &mut digests).await?;
    }
    if let Some(differs) = digests.differs() {
        return Err(NotMoved::Differs(name_of(file, &differs)?));
    }
    rest(file, db, secret).await?;
    db.batch_execute("COMMIT; ANALYZE").await?;
    let count = |table: &str| file.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0));
    let [tables, entries, visitors] = [count("tables")?, count("log")?, count("visitors")?].map(i64::unsigned_abs);
    Ok(Moved { tables, entries, visitors })
}

/// Nobody adds anything meanwhile, and there is nothing.
async fn refuse_full(db: &Client) -> Result<(), NotMoved> {
    let names = || PARTS.iter().map(|part| part.name).chain(OTHERS);
    db.batch_execute(&format!("LOCK TABLE {} IN EXCLUSIVE MODE", names().collect::<Vec<_>>().join(", "))).await?;
    for name in names() {
        let row = db.query_one(&format!("SELECT EXISTS (SELECT FROM {name})"), &[]).await?;
        if row.try_get(0)? {
            return Err(NotMoved::NotEmpty);
        }
    }
    Ok(())
}

async fn write(file: &rusqlite::Connection, db: &Client, part: &Part, digests: &mut Digests) -> Result<(), NotMoved> {
    let sink = db.copy_in(&format!("COPY {} ({}) FROM STDIN", part.name, part.columns)).await?;
    let mut sink = pin!(sink);
    let mut statement = file.prepare(part.rows)?;
    let columns = statement.column_count();
    let mut rows = statement.query([])?;
    let mut piece = Vec::new();
    while let Some(row) = rows.next()? {
        let begin = piece.len();
        for column in 0..columns {
            if column > 0 {
                piece.push(b'\t');
            }
            tell(row.get_ref(column)?, &mut piece);
        }
        piece.push(b'\n');
        digests.add(part, &piece[begin..], Side::There);
        if piece.len() >= PIECE {
            sink.send(Cursor::new(std::mem::take(&mut piece))).await?;
        }
    }
    sink.send(Cursor::new(piece)).await?;
    sink.finish().await?;
    Ok(())
}

async fn read_back(db: &Client, part: &Part, digests: &mut Digests) -> Result<(), NotMoved> {
    let stream = db.copy_out(&format!("COPY {} ({}) TO STDOUT", part.name, part.columns)).await?;
    let mut stream = pin!(stream);
    // Each piece is a row, as the server sends them.
    while let Some(row) = stream.try_next().await? {
        digests.add(part, &row, Side::Back);
    }
    Ok(())
}

/// A value as the database writes it.
fn tell(value: ValueRef<'_>, text: &mut Vec<u8>) {
    match value {
        ValueRef::Null => text.extend(b"\\N"),
        ValueRef::Integer(number) => text.extend(number.to_string().bytes()),
        ValueRef::Real(number) => text.extend(number.to_string().bytes()),
        ValueRef::Text(letters) => {
            for &letter in letters {
                match letter {
                    b'\\' => text.extend(b"\\\\"),
                    b'\x08' => text.extend(b"\\b"),
                    b'\x0c' => text.extend(b"\\f"),
                    b'\n' => text.extend(b"\\n"),
                    b'\r' => text.extend(b"\\r"),
                    b'\t' => text.extend(b"\\t"),
                    b'\x0b' => text.extend(b"\\v"),
                    _ => text.push(letter),
                }
            }
        }
        ValueRef::Blob(bytes) => {
            text.extend(b"\\\\x");
            bytes.iter().for_each(|byte| text.extend(format!("{byte:02x}").bytes()));
        }
    }
}

/// On the way there, or on the way back.
#[derive(Clone, Copy)]
enum Side {
    There = 0,
    Back = 1,
}

/// Whose digest it is: that of a table that people play at, by its number, or of a part of everything else.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Whose {
    Table(i64),
    Part(&'static str),
}

/// Digests there and back, added up over rows: the order in which they come does not matter.
#[derive(Default)]
struct Digests(BTreeMap<Whose, [u64; 2]>);

impl Digests {
    fn add(&mut self, part: &Part, row: &[u8], side: Side) {
        let first = row.split(|&byte| byte == b'\t').next().unwrap_or_default();
        let number = std::str::from_utf8(first).ok().and_then(|first| first.parse().ok());
        let whose = number.filter(|_| part.of_tables).map_or(Whose::Part(part.name), Whose::Table);
        let mut hasher = DefaultHasher::new();
        (part.name, row).hash(&mut hasher);
        let digest = &mut self.0.entry(whose).or_default()[side as usize];
        *digest = digest.wrapping_add(hasher.finish());
    }

    /// The first that is not what it was.
    fn differs(&self) -> Option<Whose> {
        self.0.iter().find(|(_, [there, back])| there != back).map(|(whose, _)| whose.clone())
    }
}

/// What a table, or a part of everything else, is called by people.
fn name_of(file: &rusqlite::Connection, whose: &Whose) -> Result<String, NotMoved> {
    match whose {
        Whose::Part(name) => Ok((*name).to_owned()),
        Whose::Table(key) => {
            let id: Option<String> =
                file.query_row("SELECT id FROM tables WHERE key = ?1", [key], |row| row.get(0)).optional()?;
            Ok(format!("the table {}", id.unwrap_or_else(|| key.to_string())))
        }
    }
}

/// Times, the secret, and numbers that are never given twice.
async fn rest(file: &rusqlite::Connection, db: &Client, secret: &[u8; 32]) -> Result<(), NotMoved> {
    let number =
        |sql: &str| file.query_row(sql, [], |row| row.get::<_, Option<i64>>(0)).optional().map(Option::flatten);
    if let Some(served) = number("SELECT value FROM meta WHERE name = 'served'")? {
        db.execute("INSERT INTO clock (served, noted) VALUES ($1, clock_timestamp())", &[&served]).await?;
    }
    if let Some(day) = number("SELECT value FROM meta WHERE name = 'day'")? {
        db.execute("INSERT INTO day (noted) VALUES ($1)", &[&day]).await?;
    }
    db.execute("INSERT INTO secret (bytes) VALUES ($1)", &[&&secret[..]]).await?;
    let table = number("SELECT max(key) FROM tables")?.unwrap_or(0);
    // Also one that is deleted, and of which a report may tell.
    let line = number("SELECT seq FROM sqlite_sequence WHERE name = 'talk'")?.unwrap_or(0);
    for (sequence, last) in [
        ("SELECT pg_get_serial_sequence('tables', 'key')", table),
        ("SELECT pg_get_serial_sequence('talk', 'number')", line),
    ] {
        let name: String = db.query_one(sequence, &[]).await?.try_get(0)?;
        db.execute("SELECT setval($1::text::regclass, $2, false)", &[&name, &(last + 1)]).await?;
    }
    Ok(())
}
