//! What several of these tests need.
#![allow(dead_code, reason = "each test uses another part of it")]

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
        key: Some(u64::MAX - u64::from(number)),
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

pub fn loaded(store: &Sqlite, id: &str) -> Stored {
    done(store.load(id)).expect("the table is there")
}

/// The ids on one page of a list.
pub fn ids(store: &Sqlite, filter: &Filter, after: Option<(Millis, String)>, most: u32) -> Vec<String> {
    let page = done(store.list(filter.clone(), Page { after, most }));
    page.into_iter().map(|summary| summary.table.id).collect()
}
