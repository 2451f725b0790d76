//! What can be typed: commands, options and their help.

use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use origami::card::{Character, Characters};
use origami::setup::Title;
use origami::{Edition, Families, Family, Setup};
use phrases::Phrases;
use tabletop::Stream;

use crate::out::Stop;
use crate::speech::{self, Speech};
use crate::{catalogue, rules};

/// The most worker threads.
pub const MAX_THREADS: u16 = 1024;
/// The deepest count of positions that can be asked for.
const MAX_DEPTH: i64 = 64;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "senbazuru",
    version,
    about = "The home of the Origami games: rules, simulation and tools in one binary.",
    after_help = "Examples:
  senbazuru                                       play a game in the terminal
  senbazuru play legends --players 3 --lang de    the same, as you like it
  senbazuru rules O-5.1                           what a rule says; without an id, all rules
  senbazuru cards --family farm --lang it         the cards of a family, in Italian
  senbazuru card fox                              all about one card
  senbazuru simulate origami --games 10000        play 10,000 random games and count
  senbazuru simulate mixed --games 3 --record d   write the records of 3 games into directory d
  senbazuru replay d/000001.txt                   check a record and print who won
  senbazuru perft origami --seed 1 --depth 3      count positions
  senbazuru bench                                 measure the engine

Each command explains itself: senbazuru simulate --help.
Exit codes: 0 done, 2 something is wrong with the input (one line says what), 130 stopped by Ctrl-C.",
    max_term_width = 110
)]
pub struct Cli {
    /// What to do; without a command a game is played in the terminal.
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Cli {
    /// What is played if nothing is said.
    pub fn play_origami() -> Play {
        let at = At { players: None, families: Vec::new(), characters: None };
        let edition = EditionFile { edition: None };
        Play { game: GameName::Origami, at, seed: None, seat: 0, from: None, edition, speech: Speech::default() }
    }
}

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Print the rules, one of them, or what the terms mean.
    #[command(after_help = rules::HELP)]
    Rules(rules::Options),
    /// Print a table of the cards.
    #[command(after_help = catalogue::list::HELP)]
    Cards(catalogue::list::Options),
    /// Print everything about one card, and where each fact comes from.
    #[command(after_help = catalogue::one::HELP)]
    Card(catalogue::one::Options),
    /// Play a game in the terminal against others.
    #[command(after_help = PLAY_HELP)]
    Play(Play),
    /// Play many games with random players and print what came out.
    #[command(after_help = SIMULATE_HELP)]
    Simulate(Simulate),
    /// Check the record of a game and print the final standing, or all that happened.
    #[command(after_help = REPLAY_HELP)]
    Replay(Replay),
    /// Count the positions that can be reached by so many moves: a fingerprint of the rules.
    #[command(after_help = PERFT_HELP)]
    Perft(Perft),
    /// Measure how fast the engine is, by CPU time of one thread.
    #[command(after_help = BENCH_HELP)]
    Bench(Bench),
}

const PLAY_HELP: &str = "Examples:
  senbazuru play origami
  senbazuru play origami --families sea,lawn --seed 7
  senbazuru play legends --players 3 --lang it
  senbazuru play legends --families polar,exotic --characters musician,ninja
  senbazuru play mixed --families farm,legendary --characters none
  senbazuru play origami --from origami-7.txt            (a game saved with: save)
  senbazuru play origami --seed 7 < answers.txt          (one answer a line)

Every question is answered by a short key; ? explains them. The other players choose at random.
A game that goes on from a file is the one the file names.";

const SIMULATE_HELP: &str = "Examples:
  senbazuru simulate origami
  senbazuru simulate origami --families farm,lawn --games 100000 --seed 7
  senbazuru simulate legends --players 4 --games 1000 --json
  senbazuru simulate mixed --families sky,polar --characters geisha,monk
  senbazuru simulate origami --games 20 --record games   (then: senbazuru replay games/000001.txt)
  senbazuru simulate origami --edition mine.toml         (with corrections of the cards)

The same seed gives the same games on every machine and with any number of threads: compare the digests.
Ctrl-C stops and prints what was done so far.";

const REPLAY_HELP: &str = "Examples:
  senbazuru replay games/000001.txt
  senbazuru replay games/000001.txt --json
  senbazuru replay games/000001.txt --events | head
  senbazuru replay games/000001.txt --log --lang it      (the game in words)
  senbazuru replay games/000001.txt --log --as 0         (as player 0 saw it)
  senbazuru replay - < games/000001.txt

A record that does not hold is refused with line and column; every move is checked by the rules.
docs/RECORDS.md describes the format of records and of events.";

const PERFT_HELP: &str = "Examples:
  senbazuru perft origami --seed 1 --depth 3
  senbazuru perft origami --seed 1 --depth 4 --families sky,sea --json
  senbazuru perft legends --seed 1 --depth 3 --characters none

Counting starts with the first turn. A move is one answer of one player, forced ones included; chance is answered
from the seed and counts for nothing. Each line is a depth and its number of positions.";

const BENCH_HELP: &str = "Examples:
  senbazuru bench
  senbazuru bench --seconds 20 --json

Random games, the full list of legal moves at every decision: Origami for 2 with all ten pairs of families in turn,
Legends for 2 with all six pairs, both games mixed for 4.
Take a release build and an idle machine: cargo run --release -- bench.";

/// A game, by the name the command line gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// The card game for 2 to 4 players.
    Origami,
    /// Origami: Legends, with characters and rice paper.
    Legends,
    /// Families of both games together.
    Mixed,
}

impl From<GameName> for Title {
    fn from(name: GameName) -> Self {
        match name {
            GameName::Origami => Self::Origami,
            GameName::Legends => Self::Legends,
            GameName::Mixed => Self::Mixed,
        }
    }
}

/// Options of `play`.
#[derive(Debug, Args)]
pub struct Play {
    /// Which game.
    pub game: GameName,
    #[command(flatten)]
    at: At,
    /// The seed all chance comes from [default: a new one each time].
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Your seat, counted from 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seat: u8,
    /// Go on from a saved game or from a position (docs/RECORDS.md describes both).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "families", "characters"])]
    pub from: Option<PathBuf>,
    #[command(flatten)]
    pub edition: EditionFile,
    #[command(flatten)]
    pub speech: Speech,
}

impl Play {
    /// The table; what is wrong with it is said in the language of `phrases`.
    pub fn setup(&self, edition: &'static Edition, seed: u64, phrases: Phrases) -> Result<Setup, Stop> {
        self.at.setup(self.game.into(), edition, seed, phrases)
    }
}

/// Options of `simulate`.
#[derive(Debug, Args)]
pub struct Simulate {
    /// Which game.
    pub game: GameName,
    #[command(flatten)]
    table: Table,
    #[command(flatten)]
    pub edition: EditionFile,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// How many games are played at the same time [default: one for each core].
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<u16>,
    /// Write each game into this directory, as 000001.txt, 000002.txt and so on.
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
}

/// Options of `replay`.
#[derive(Debug, Args)]
pub struct Replay {
    /// The record; - reads standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub edition: EditionFile,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
    /// Print every event, with full information, as one line of JSON each.
    #[arg(long, conflicts_with = "json")]
    pub events: bool,
    /// Tell the game in words.
    #[arg(long, conflicts_with_all = ["json", "events"])]
    pub log: bool,
    /// Tell it as the player in this seat saw it, counted from 0 [default: with all hands open].
    #[arg(long = "as", value_name = "SEAT", requires = "log")]
    pub reader: Option<u8>,
    #[command(flatten)]
    pub speech: Speech,
}

/// Options of `perft`.
#[derive(Debug, Args)]
pub struct Perft {
    /// Which game.
    pub game: GameName,
    /// How many moves deep.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(1..=MAX_DEPTH))]
    pub depth: u8,
    #[command(flatten)]
    table: Table,
    #[command(flatten)]
    pub edition: EditionFile,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
}

/// Options of `bench`.
#[derive(Debug, Args)]
pub struct Bench {
    /// About how long to measure.
    #[arg(long, value_name = "S", default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=3600))]
    pub seconds: u16,
    #[command(flatten)]
    pub edition: EditionFile,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
}

/// Who sits at the table, with which cards and by which seed.
#[derive(Debug, Args)]
struct Table {
    #[command(flatten)]
    at: At,
    /// The seed all chance comes from.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

/// Who sits at the table, with which cards.
#[derive(Debug, Args)]
struct At {
    /// How many players, 2 to 4 [default: 2, or one for each family].
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// The families in play, as many as players, by their names in any language: farm, sky, sea, savannah, lawn of
    /// Origami; polar, exotic, dinosaurs, legendary of Legends [default: drawn from the seed].
    #[arg(long, value_name = "FAMILY,…", value_delimiter = ',', value_parser = family)]
    families: Vec<Family>,
    /// The characters in play, as many as players, by their names in any language, or "none"; Origami has none
    /// [default: drawn from the seed].
    #[arg(long, value_name = "CHARACTER,…", value_parser = characters)]
    characters: Option<Pairs>,
}

/// The characters that were named, each with both versions.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pairs(Vec<Character>);

/// Which cards are played with.
#[derive(Debug, Args)]
pub struct EditionFile {
    /// Corrections of the cards: a TOML file by somebody who owns the printed game.
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl EditionFile {
    /// Where the file is, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.edition.as_deref()
    }
}

impl Simulate {
    /// The table and the seed; what is wrong with it is said in the language of `phrases`.
    pub fn setup(&self, edition: &'static Edition, phrases: Phrases) -> Result<(Setup, u64), Stop> {
        self.table.setup(self.game.into(), edition, phrases)
    }
}

impl Perft {
    /// The table and the seed; what is wrong with it is said in the language of `phrases`.
    pub fn setup(&self, edition: &'static Edition, phrases: Phrases) -> Result<(Setup, u64), Stop> {
        self.table.setup(self.game.into(), edition, phrases)
    }
}

impl Table {
    fn setup(&self, title: Title, edition: &'static Edition, phrases: Phrases) -> Result<(Setup, u64), Stop> {
        Ok((self.at.setup(title, edition, self.seed, phrases)?, self.seed))
    }
}

impl At {
    fn setup(&self, title: Title, edition: &'static Edition, seed: u64, phrases: Phrases) -> Result<Setup, Stop> {
        self.check(title, phrases)?;
        // More than fit into a byte are too many players anyway.
        let number = |named: usize| Some(u8::try_from(named).unwrap_or(u8::MAX)).filter(|&n| n > 0);
        let pairs = self.characters.as_ref().map_or(0, |pairs| pairs.0.len());
        let players = self.players.or(number(self.families.len())).or(number(pairs)).unwrap_or(2);
        // What is named does not change what is drawn beside it.
        let mut stream = Stream::new(seed);
        let (families, characters) =
            (title.draw_families(players, &mut stream), title.draw_characters(players, &mut stream));
        let families: Families =
            if self.families.is_empty() { families } else { self.families.iter().copied().collect() };
        let characters: Characters =
            self.characters.as_ref().map_or(characters, |pairs| pairs.0.iter().copied().collect());
        Setup::with_characters(players, families, characters, edition).map_err(Stop::bad_setup(phrases))
    }

    /// Is everything that is named part of the game?
    fn check(&self, title: Title, phrases: Phrases) -> Result<(), Stop> {
        let names = |list: &mut dyn Iterator<Item = Family>| {
            list.map(|family| phrases.family(family)).collect::<Vec<_>>().join(", ")
        };
        let strange = names(&mut self.families.iter().copied().filter(|family| !title.families().contains(family)));
        if !strange.is_empty() {
            let own = names(&mut title.families().iter().copied());
            return Err(Stop::Bad(phrases.bad_game_families(&own, &strange, &speech::title(title, phrases))));
        }
        if title == Title::Origami && self.characters.as_ref().is_some_and(|pairs| !pairs.0.is_empty()) {
            return Err(Stop::Bad(phrases.bad_game_characters()));
        }
        Ok(())
    }
}

fn family(word: &str) -> Result<Family, String> {
    let known = || Family::ALL.map(Family::word).join(", ");
    speech::family(word).ok_or_else(|| format!("no such family, there are {}", known()))
}

/// The characters of a list, or none.
fn characters(list: &str) -> Result<Pairs, String> {
    if speech::is_none(list) {
        return Ok(Pairs(Vec::new()));
    }
    let known = || Character::ALL.map(Character::word).join(", ");
    let one = |word: &str| {
        let found = speech::character(word);
        found.ok_or_else(|| format!("no character \"{}\", there are {}", speech::shown(word), known()))
    };
    list.split(',').map(one).collect::<Result<_, _>>().map(Pairs)
}

fn threads(word: &str) -> Result<u16, String> {
    match word.parse() {
        Ok(n) if (1..=MAX_THREADS).contains(&n) => Ok(n),
        _ => Err(format!("needs a number of threads from 1 to {MAX_THREADS}")),
    }
}

/// The reason why the command line was refused, in one line; `None` if help or the version was asked for.
pub fn reason(error: &clap::Error) -> Option<String> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return None;
    }
    let text = error.render().to_string();
    // clap's first paragraph says what is wrong, the others how to go on.
    let first: Vec<_> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    Some(first.join(" ").trim_start_matches("error: ").to_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_refusal_is_one_line() {
        for line in ["simulate", "simulate chess", "replay", "fly", "bench --seconds x", "perft origami --depth 0"] {
            let args = ["senbazuru"].into_iter().chain(line.split(' '));
            let error = Cli::try_parse_from(args).expect_err(line);
            let reason = reason(&error).expect(line);
            assert!(!reason.contains('\n') && reason.len() > 10, "{line}: {reason}");
        }
    }
}
