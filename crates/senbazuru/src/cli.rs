//! What can be typed: commands, options and their help.

mod game;
mod help;
pub mod server;
mod table;
mod with;

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand};
use islands::Atlas;
use origami::Edition;
use origami::setup::Title;
use phrases::Phrases;
use session::challenge::Challenge;

use crate::bot::{BotName, Entrant, NODES, Thinking};
use crate::out::Stop;
use crate::speech::Speech;
use crate::{bench_server, catalogue, fold, island, picture, rules};
pub use game::{AnyGame, GameName};
pub use table::{AnySetup, BotNames, EditionFile, SheetFiles, cannot_play};
use table::{At, SeededTable, ThinkingTime};
use with::With;

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
    after_help = help::ALL,
    max_term_width = 110
)]
pub struct Cli {
    /// What to do; without a command the server starts.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Start the server: tables for people and bots, in one process with its own database.
    #[command(after_help = help::SERVE)]
    Serve(server::Serve),
    /// List the tables of a server, or look after one of them.
    #[command(after_help = help::TABLES)]
    Tables(server::Tables),
    /// Write the records of tables into files, finished games and others.
    #[command(after_help = help::EXPORT)]
    Export(server::Export),
    /// Make tables of records, finished games and others.
    #[command(after_help = help::IMPORT)]
    Import(server::Import),
    /// Copy the database into a file, also while the server runs.
    #[command(after_help = help::BACKUP)]
    Backup(server::Backup),
    /// Forget a visitor: name, token, and who they were at every table.
    #[command(after_help = help::FORGET)]
    Forget(server::Forget),
    /// Delete now what was kept for long enough, and say that the clock is right.
    #[command(after_help = help::SWEEP)]
    Sweep(server::SweepNow),
    /// Print how a server is doing.
    #[command(after_help = help::STATUS)]
    Status(server::Status),
    /// Print the rules, one of them, or what the terms mean.
    #[command(after_help = rules::HELP)]
    Rules(rules::RulesOptions),
    /// Print a table of the cards.
    #[command(after_help = catalogue::list::HELP)]
    Cards(catalogue::list::CardsOptions),
    /// Print everything about one card, and where each fact comes from.
    #[command(after_help = catalogue::one::HELP)]
    Card(catalogue::one::CardOptions),
    /// Print a table of the islands, draw one of them, or compare how much they are worth.
    #[command(after_help = island::HELP)]
    Island(island::IslandOptions),
    /// Print how the figures of the starting players are folded, draw the steps, or make a page to print.
    #[command(after_help = fold::HELP)]
    Fold(fold::FoldOptions),
    /// Play a game in the terminal against others.
    #[command(after_help = help::PLAY)]
    Play(Play),
    /// Play many games without people and print what came out.
    #[command(after_help = help::SIMULATE)]
    Simulate(Simulate),
    /// Let bots compete and print who is better, and how sure that is.
    #[command(after_help = help::ARENA)]
    Arena(Arena),
    /// Check the record of a game and print the final standing, or all that happened.
    #[command(after_help = help::REPLAY)]
    Replay(Replay),
    /// Draw the table of a recorded game, at its end or at any moment before.
    #[command(after_help = picture::table::HELP)]
    Picture(picture::table::PictureOptions),
    /// Count the positions that can be reached by so many moves: a fingerprint of the rules.
    #[command(after_help = help::PERFT)]
    Perft(Perft),
    /// Measure how fast the engine is, by CPU time of one thread.
    #[command(after_help = help::BENCH)]
    Bench(Bench),
    /// Measure how fast the server is, with tables and listeners of its own.
    #[command(after_help = bench_server::HELP)]
    BenchServer(bench_server::BenchServerOptions),
}

/// Options of `play`.
#[derive(Debug, Args)]
pub struct Play {
    /// Which game.
    pub game: AnyGame,
    #[command(flatten)]
    at: At,
    /// The seed all chance comes from [default: a new one each time].
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Your seat, counted from 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seat: u8,
    /// Go on from a saved game or from a position (docs/RECORDS.md describes both).
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = std::iter::once("players").chain(with::flags())
    )]
    pub from: Option<PathBuf>,
    #[command(flatten)]
    pub edition: EditionFile,
    #[command(flatten)]
    pub sheets: SheetFiles,
    #[command(flatten)]
    pub bots: BotNames,
    /// The dice of this challenge, the same for everybody, instead of new ones: any name, or key: and the published key of a
    /// daily challenge, which also decides the sheets.
    #[arg(long, value_name = "NAME", value_parser = Challenge::parse, help_heading = table::SOLO)]
    pub challenge: Option<Challenge>,
    #[command(flatten)]
    pub speech: Speech,
}

impl Play {
    /// The table of a card game; what is wrong with it is said in the language of `phrases`.
    pub fn setup(&self, edition: &'static Edition, seed: u64, phrases: Phrases) -> Result<origami::Setup, Stop> {
        let title = self.game.title().unwrap_or(Title::Origami);
        self.at.with().refuse_islands(&self.sheets, phrases)?;
        self.bots.check::<origami::State>(phrases)?;
        self.at.cards(title, edition, seed, phrases)
    }

    /// The table of Origami Islands with the sheets and the board of `atlas`; what is wrong with it is said in the
    /// language of `phrases`.
    pub fn islands(&self, atlas: &'static Atlas, phrases: Phrases) -> Result<islands::Setup, Stop> {
        self.at.with().refuse_cards(&self.edition, phrases)?;
        let setup = self.at.islands(atlas, self.game == AnyGame::Solo, phrases)?;
        Ok(self.at.with().of_challenge(setup, self.challenge.as_ref()))
    }

    /// No challenge may be named for a game that has none.
    pub fn refuse_challenge(&self, phrases: Phrases) -> Result<(), Stop> {
        table::refuse_solo(&[("--challenge", self.challenge.is_some())], phrases)
    }
}

/// Options of `simulate`.
#[derive(Debug, Args)]
pub struct Simulate {
    /// Which game.
    pub game: AnyGame,
    #[command(flatten)]
    table: SeededTable,
    #[command(flatten)]
    edition: EditionFile,
    #[command(flatten)]
    sheets: SheetFiles,
    #[command(flatten)]
    bots: BotNames,
    #[command(flatten)]
    thinking: ThinkingTime,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// How many games are played at the same time [default: one for each core].
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<u16>,
    /// The dice of this challenge in all games, instead of new ones: any name, or key: and the published key of a daily
    /// challenge, which also decides the sheets.
    #[arg(long, value_name = "NAME", value_parser = Challenge::parse, help_heading = table::SOLO)]
    pub challenge: Option<Challenge>,
    /// Draw how often each score came up into this file; - draws to standard output instead of the report.
    #[arg(long, value_name = "FILE", help_heading = table::SOLO)]
    pub svg: Option<PathBuf>,
    /// Write each game into this directory, as 000001.txt, 000002.txt and so on.
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
}

/// Options of `arena`.
#[derive(Debug, Args)]
pub struct Arena {
    /// Which game.
    pub game: AnyGame,
    /// Who competes, one for each seat: levels (hina, kaeru, kitsune, fukuro, tsuru), random, ismcts, sensei, all-seeing, and
    /// greedy in islands; each may have a budget of its own (ismcts@20ms, sensei@500n).
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = Entrant::parse, required = true)]
    pub bots: Vec<Entrant>,
    /// How many games [default: 200, with --until as many as it takes].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: Option<u64>,
    /// The seed all chance comes from.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    #[command(flatten)]
    thinking: ThinkingTime,
    /// Stop as soon as every share is known to so many points of percent more or less.
    #[arg(long, value_name = "H", value_parser = half_width)]
    pub until: Option<f64>,
    /// How many deals are played at the same time [default: one for each core].
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<u16>,
    /// Write each deal into this file, and go on where it ends.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub with: With,
    #[command(flatten)]
    pub edition: EditionFile,
    #[command(flatten)]
    pub sheets: SheetFiles,
}

impl Arena {
    /// How long bots think that have no budget of their own.
    pub fn thinking(&self) -> Thinking {
        self.thinking.or(Thinking::Ms(ARENA_MS))
    }
}

/// So many milliseconds are usual in the arena.
const ARENA_MS: u64 = 10;

/// Half of the width of an interval, in points of percent.
fn half_width(word: &str) -> Result<f64, String> {
    match word.parse() {
        Ok(points) if (0.01..=50.0).contains(&points) => Ok(points),
        _ => Err("needs points of percent from 0.01 to 50".to_owned()),
    }
}

/// Options of `replay`.
#[derive(Debug, Args)]
#[command(group(clap::ArgGroup::new("told").args(["log", "watch"])))]
pub struct Replay {
    /// The record; - reads standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub edition: EditionFile,
    #[command(flatten)]
    pub sheets: SheetFiles,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
    /// Print every event, with full information, as one line of JSON each.
    #[arg(long, conflicts_with = "json")]
    pub events: bool,
    /// Tell the game in words.
    #[arg(long, conflicts_with_all = ["json", "events"])]
    pub log: bool,
    /// Watch the game step by step, by keys; in a pipe, all steps with their tables as text.
    #[arg(long, conflicts_with_all = ["json", "events", "log"])]
    pub watch: bool,
    /// Tell or show it as the player in this seat saw it, counted from 0 [default: with all hands open].
    #[arg(long = "as", value_name = "SEAT", conflicts_with_all = ["json", "events"], requires = "told")]
    pub reader: Option<u8>,
    #[command(flatten)]
    pub speech: Speech,
}

/// Options of `perft`.
#[derive(Debug, Args)]
pub struct Perft {
    /// Which game.
    pub game: AnyGame,
    /// How many moves deep.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(1..=MAX_DEPTH))]
    pub depth: u8,
    #[command(flatten)]
    table: SeededTable,
    #[command(flatten)]
    edition: EditionFile,
    #[command(flatten)]
    sheets: SheetFiles,
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

impl Simulate {
    /// The table; what is wrong with it is said in the language of `phrases`.
    pub fn setup(&self, phrases: Phrases) -> Result<AnySetup, Stop> {
        if self.game != AnyGame::Solo {
            let used = [("--challenge", self.challenge.is_some()), ("--svg", self.svg.is_some())];
            table::refuse_solo(&used, phrases)?;
        }
        let setup = self.table.setup(self.game, &self.edition, &self.sheets, phrases)?;
        match setup {
            AnySetup::Cards(_) => self.bots.check::<origami::State>(phrases)?,
            AnySetup::Islands(_) => self.bots.check::<islands::State>(phrases)?,
        }
        Ok(match setup {
            AnySetup::Islands(setup) => {
                AnySetup::Islands(self.table.with().of_challenge(setup, self.challenge.as_ref()))
            }
            cards @ AnySetup::Cards(_) => cards,
        })
    }

    /// Who plays, by seat.
    pub fn bots(&self, players: u8, phrases: Phrases) -> Result<Vec<BotName>, Stop> {
        self.bots.seats(players, BotName::RANDOM, phrases)
    }

    /// Was anybody named?
    pub fn has_bots(&self) -> bool {
        self.bots.is_given()
    }

    /// How long bots think that take any time.
    pub fn thinking(&self) -> Thinking {
        self.thinking.or(Thinking::Nodes(NODES))
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.table.seed
    }
}

impl Perft {
    /// The table; what is wrong with it is said in the language of `phrases`.
    pub fn setup(&self, phrases: Phrases) -> Result<AnySetup, Stop> {
        self.table.setup(self.game, &self.edition, &self.sheets, phrases)
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.table.seed
    }
}

/// A number of threads.
pub fn threads(word: &str) -> Result<u16, String> {
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
        for line in [
            "simulate",
            "simulate chess",
            "replay",
            "fly",
            "bench --seconds x",
            "perft origami --depth 0",
            "cards --game islands",
            "island balance --games many",
            "simulate islands --bots parrot",
            "serve --listen nowhere",
            "serve --base-url example.org",
            "serve --trusted-proxy friend",
            "tables --status asleep",
            "tables pause",
            "backup",
        ] {
            let args = ["senbazuru"].into_iter().chain(line.split(' '));
            let error = Cli::try_parse_from(args).expect_err(line);
            let reason = reason(&error).expect(line);
            assert!(!reason.contains('\n') && reason.len() > 10, "{line}: {reason}");
        }
    }
}
