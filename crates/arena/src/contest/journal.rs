//! Deals in a file, so that an interrupted run can go on.
//!
//! The first line says which run it is, each other line is one deal, in order. A line is written when its deal is over; what a
//! crash left unfinished is cut off.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use bots::arena::deal::{Effort, Outcome, Round};
use bots::arena::times::Times;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::cli::Arena;
use speech::out::Stop;

/// The format of the file.
const FORMAT: u32 = 1;

/// Everything that decides what comes out of a deal, by its words: two runs with the same header are one run.
#[derive(Debug)]
pub struct Header(Value);

impl Header {
    /// The header of a run with these options, names and data.
    pub fn new(options: &Arena, names: &[String], (data, digest): (&'static str, String)) -> Self {
        let mut fields = serde_json::Map::new();
        let mut put = |key: &str, value: Value| fields.insert(key.to_owned(), value);
        put("senbazuru arena", FORMAT.into());
        put("game", options.game.word().into());
        put("bots", names.join(",").into());
        put("seed", options.seed.into());
        put("budget", options.thinking().to_string().into());
        for (option, value) in options.with.named() {
            put(option, value.into());
        }
        put(data, digest.into());
        put("version", bots::contender::VERSION.into());
        Self(Value::Object(fields))
    }

    fn contenders(&self) -> usize {
        self.0["bots"].as_str().map_or(0, |names| names.split(',').count())
    }

    /// The first field in which they differ, with both values.
    fn difference(&self, other: &Value) -> Option<String> {
        let (Value::Object(mine), Value::Object(theirs)) = (&self.0, other) else {
            return Some("it is no file of the arena".to_owned());
        };
        if !theirs.contains_key("senbazuru arena") {
            return Some("it is no file of the arena".to_owned());
        }
        let keys = mine.keys().chain(theirs.keys());
        let of = |fields: &serde_json::Map<String, Value>, key: &str| {
            let value = fields.get(key);
            value.map_or_else(|| "not named".to_owned(), |v| v.as_str().map_or_else(|| v.to_string(), str::to_owned))
        };
        keys.map(|key| (key, of(theirs, key), of(mine, key)))
            .find(|(_, its, ours)| its != ours)
            .map(|(key, its, ours)| format!("it is of another run: its {key} is {its}, here {ours}"))
    }
}

/// A file with deals.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Deals that were there already and are not taken yet.
    deals: Vec<Outcome>,
    written: u64,
}

impl Journal {
    /// Opens or makes the file of a run whose deals have so many rounds.
    pub fn open(path: &Path, header: &Header, rounds: u64) -> Result<Self, Stop> {
        let bad = |why: &str| Stop::Bad(format!("{}: {why}", path.display()));
        let cannot = |error: std::io::Error| bad(&format!("cannot be used: {error}"));
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(cannot)?;
        if file.try_lock().is_err() {
            return Err(bad("another run writes to it"));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(cannot)?;
        let first = format!("{}\n", header.0);
        // A run that was stopped in its first line.
        if first.as_bytes().starts_with(&bytes) {
            bytes = first.clone().into_bytes();
            file.seek(SeekFrom::Start(0)).and_then(|_| file.write_all(&bytes)).map_err(cannot)?;
        }
        let mut lines = bytes.split_inclusive(|&b| b == b'\n').filter(|line| line.ends_with(b"\n"));
        let head = lines.next().ok_or_else(|| bad("it is no file of the arena"))?;
        let other: Value = serde_json::from_slice(head).map_err(|_| bad("it is no file of the arena"))?;
        if let Some(why) = header.difference(&other) {
            return Err(bad(&why));
        }
        let mut length = head.len();
        let mut deals = Vec::new();
        for line in lines {
            let read: Option<Line> = serde_json::from_slice(line).ok();
            let read = read.and_then(|line| line.outcome(deals.len() as u64, rounds, header.contenders()));
            deals.push(read.ok_or_else(|| bad(&format!("line {} is no deal of this run", deals.len() + 2)))?);
            length += line.len();
        }
        file.set_len(length as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(cannot)?;
        Ok(Self { path: path.to_owned(), file, written: deals.len() as u64, deals })
    }

    /// The deals that were there already, once.
    pub fn take_deals(&mut self) -> Vec<Outcome> {
        std::mem::take(&mut self.deals)
    }

    /// Writes one more deal.
    pub fn write(&mut self, deal: &Outcome) -> Result<(), Stop> {
        let cannot = |why: String| Stop::Bad(format!("cannot write {}: {why}", self.path.display()));
        let mut line = serde_json::to_vec(&Line::new(self.written, deal)).map_err(|error| cannot(error.to_string()))?;
        line.push(b'\n');
        self.file.write_all(&line).map_err(|error| cannot(error.to_string()))?;
        self.written += 1;
        Ok(())
    }
}

/// What somebody spent, in the file: decisions, worlds, counts of decisions by how long they took, and how many were dominated.
type Spent = (u64, u64, Vec<(u16, u64)>, u64);

/// A deal in the file.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    deal: u64,
    /// The games, each with score and place of every contender.
    games: Vec<Vec<(i16, u8)>>,
    /// By contender.
    spent: Vec<Spent>,
}

impl Line {
    fn new(deal: u64, outcome: &Outcome) -> Self {
        let game = |round: &Round| round.scores.iter().copied().zip(round.places.iter().copied()).collect();
        let spent =
            |effort: &Effort| (effort.decisions, effort.worlds, effort.times.iter().collect(), effort.dominated);
        Self {
            deal,
            games: outcome.rounds.iter().map(game).collect(),
            spent: outcome.efforts.iter().map(spent).collect(),
        }
    }

    /// The deal, if it is this one and has so many games and contenders.
    fn outcome(self, deal: u64, rounds: u64, contenders: usize) -> Option<Outcome> {
        let whole = self.deal == deal
            && self.games.len() as u64 == rounds
            && self.games.iter().all(|game| game.len() == contenders && game.iter().any(|&(_, place)| place == 1))
            && self.spent.len() == contenders;
        let round = |game: Vec<(i16, u8)>| {
            let (scores, places) = game.into_iter().unzip();
            Round { scores, places }
        };
        let effort = |(decisions, worlds, bins, dominated): Spent| {
            let mut times = Times::default();
            bins.into_iter().for_each(|(bin, count)| times.put(bin, count));
            Effort { decisions, worlds, times, dominated }
        };
        whole.then(|| Outcome {
            rounds: self.games.into_iter().map(round).collect(),
            efforts: self.spent.into_iter().map(effort).collect(),
        })
    }
}
