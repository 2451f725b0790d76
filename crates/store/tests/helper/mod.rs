//! What several of these tests need.
#![allow(dead_code, reason = "each test uses another part of it")]

use std::ops::Deref;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use store::{
    Append, Ending, Entry, Epoch, Facts, Faults, Filter, Millis, Page, ScoreRow, SeatKind, SeatRow, SecretHash, Soon,
    Sqlite, Status, Store, Stored, TableRow, Trouble, VisitorRow,
};
use tempfile::TempDir;

/// A store in a directory of its own.
pub struct Place {
    pub directory: TempDir,
    pub faults: Faults,
}

impl Place {
    pub fn new() -> Self {
        Self { directory: TempDir::new().expect("a temporary directory"), faults: Faults::default() }
    }

    pub fn path(&self) -> PathBuf {
        self.directory.path().join("test.db")
    }

    pub fn open(&self) -> Sqlite {
        Sqlite::open(&self.path(), self.faults.clone()).expect("the store opens")
    }

    /// The bytes of the database and of its write-ahead log.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = std::fs::read(self.path()).expect("the database is there");
        bytes.extend(std::fs::read(self.directory.path().join("test.db-wal")).unwrap_or_default());
        bytes
    }

    pub fn contains(&self, needle: &[u8]) -> bool {
        self.bytes().windows(needle.len()).any(|window| window == needle)
    }
}

/// Whatever keeps tables.
pub trait AsStore {
    fn as_store(&self) -> &dyn Store;
}

impl AsStore for Sqlite {
    fn as_store(&self) -> &dyn Store {
        self
    }
}

/// A store of any kind: what it promises is tested with each.
#[derive(Clone)]
pub enum Kept {
    File(Sqlite),
    #[cfg(feature = "postgres")]
    Shared(store::Postgres),
}

impl Deref for Kept {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        self.as_store()
    }
}

impl AsStore for Kept {
    fn as_store(&self) -> &dyn Store {
        match self {
            Self::File(store) => store,
            #[cfg(feature = "postgres")]
            Self::Shared(store) => store,
        }
    }
}

/// Where a store of any kind keeps everything.
pub enum Home {
    File(Place),
    #[cfg(feature = "postgres")]
    Shared {
        server: std::rc::Rc<testbed::Postgres>,
        address: String,
    },
}

impl Home {
    pub fn open(&self) -> Kept {
        match self {
            Self::File(place) => Kept::File(place.open()),
            #[cfg(feature = "postgres")]
            Self::Shared { address, .. } => Kept::Shared(store::Postgres::open(address).expect("the store opens")),
        }
    }

    /// The place of a file, whose disk can fail.
    pub const fn file(&self) -> Option<&Place> {
        match self {
            Self::File(place) => Some(place),
            #[cfg(feature = "postgres")]
            Self::Shared { .. } => None,
        }
    }

    /// Does it know the time better than its callers?
    pub const fn has_a_clock(&self) -> bool {
        !matches!(self, Self::File(_))
    }

    /// Is that anywhere in it: in any byte of the files, in any row of the database?
    pub fn mentions(&self, needle: &[u8]) -> bool {
        match self {
            Self::File(place) => place.contains(needle),
            #[cfg(feature = "postgres")]
            Self::Shared { server, address } => {
                let tables = server.sql(address, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
                let (text, hex) = (String::from_utf8_lossy(needle), hex(needle));
                tables.lines().any(|table| {
                    let found = server.sql(address, &format!("SELECT row::text FROM {table} AS row"));
                    found.contains(&*text) || found.contains(&hex)
                })
            }
        }
    }
}

#[cfg(feature = "postgres")]
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A test with a home of its own.
pub type Test = (&'static str, fn(&Home));

/// Each of these in a database of its own; they share a server, which takes longer to start than most of them.
#[cfg(feature = "postgres")]
pub fn in_databases(tests: &[Test]) {
    let Some(server) = testbed::Postgres::start(&[]).map(std::rc::Rc::new) else { return };
    for (name, test) in tests {
        eprintln!("{name}");
        test(&Home::Shared { server: std::rc::Rc::clone(&server), address: server.database() });
    }
}

/// Tests of what every store promises: one by one with a file, and one after the other with a server.
#[macro_export]
macro_rules! on_both {
    ($($test:ident,)*) => {
        mod in_a_file {
            $(#[test]
            fn $test() {
                super::$test(&super::helper::Home::File(super::helper::Place::new()));
            })*
        }

        #[cfg(feature = "postgres")]
        #[test]
        fn in_a_database() {
            helper::in_databases(&[$((stringify!($test), $test)),*]);
        }
    };
}

/// Waits for an answer.
pub fn now<T>(soon: Soon<T>) -> Result<T, Trouble> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(soon)
}

/// Waits for an answer that must be good.
pub fn done<T>(soon: Soon<T>) -> T {
    now(soon).expect("it is stored")
}

/// Waits until something is so; the limit only guards against waiting for ever.
pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(60), "it never happened: {what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

pub fn hash(byte: u8) -> SecretHash {
    SecretHash([byte; 32])
}

pub fn facts(status: Status, version: u32, touched: Millis) -> Facts {
    Facts { status, version, asked: 1, deadline: None, clocks: String::new(), touched, result: None, next: None }
}

pub fn empty_seat() -> SeatRow {
    SeatRow { kind: SeatKind::Open, name: String::new(), level: None, visitor: None, token: None }
}

pub fn person(name: &str, visitor: &str, token: SecretHash) -> SeatRow {
    SeatRow {
        kind: SeatKind::Person,
        name: name.into(),
        level: None,
        visitor: Some(visitor.into()),
        token: Some(token),
    }
}

pub fn bot(level: &str) -> SeatRow {
    SeatRow { kind: SeatKind::Bot, name: String::new(), level: Some(level.into()), visitor: None, token: None }
}

/// A listed table with one empty seat and one bot.
pub fn table(id: &str, status: Status, touched: Millis) -> TableRow {
    TableRow {
        id: id.into(),
        game: "origami".into(),
        terms: "{\"pace\":\"none\"}".into(),
        created: touched,
        listed: true,
        practice: false,
        invite: None,
        seats: vec![empty_seat(), bot("first")],
        facts: facts(status, 0, touched),
    }
}

pub fn visitor(id: &str, token: SecretHash, name: &str, seen: Millis) -> VisitorRow {
    VisitorRow { id: id.into(), token, name: name.into(), created: 5, seen, heard: String::new() }
}

pub fn entry(number: u32) -> Entry {
    Entry {
        number,
        text: format!("move {number}"),
        digest: u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15),
        at: 1_000 + Millis::from(number),
        request: Some(u64::MAX - u64::from(number)),
    }
}

/// So many entries after that number, in a game under way.
pub fn append(id: &str, after: u32, entries: u32) -> Append {
    let last = after + entries;
    Append {
        table: id.into(),
        epoch: Epoch::FIRST,
        after,
        entries: (after + 1..=last).map(entry).collect(),
        facts: facts(Status::Running, last, 2_000 + Millis::from(last)),
        seats: None,
        scores: Vec::new(),
    }
}

/// A score that counts whatever came before.
pub fn score(contest: &str, visitor: &str, points: i16, at: Millis) -> ScoreRow {
    let (contest, visitor, name) = (contest.into(), visitor.into(), format!("name of {visitor}"));
    ScoreRow { contest, visitor, name, ending: Ending::Points(points), at, only_first: false }
}

pub fn loaded(store: &impl AsStore, id: &str) -> Stored {
    done(store.as_store().load(id)).expect("the table is there")
}

/// The ids on one page of a list.
pub fn ids(store: &impl AsStore, filter: &Filter, after: Option<(Millis, String)>, most: u32) -> Vec<String> {
    let page = done(store.as_store().list(filter.clone(), Page { after, most }));
    page.into_iter().map(|summary| summary.table.id).collect()
}
