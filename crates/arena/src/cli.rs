//! What follows `simulate`, `arena`, `perft` and `bench`.

use std::path::PathBuf;

use clap::Args;
use options::bot::{BotName, Entrant, NODES, Thinking};
use options::table::{self, AnySetup, SeededTable, ThinkingTime};
use options::with::With;
use options::{AnyGame, BotNames, EditionFile, SheetFiles};
use phrases::Phrases;
use session::challenge::Challenge;
use speech::out::Stop;
use speech::threads::threads;

/// What the help of `simulate` ends with.
pub const SIMULATE_HELP: &str = "Examples:
  senbazuru simulate origami
  senbazuru simulate origami --families farm,lawn --games 100000 --seed 7
  senbazuru simulate legends --players 4 --games 1000 --json
  senbazuru simulate mixed --families sky,polar --characters geisha,monk
  senbazuru simulate origami --bots sensei,random --nodes 200 --games 20
  senbazuru simulate islands --players 6 --islands near --bots greedy
  senbazuru simulate islands --sheets mine --islands my_sheet,heron --bots greedy,random
  senbazuru simulate islands-solo --islands ember,heron --bots greedy --svg scores.svg
  senbazuru simulate islands-solo --challenge crane --games 100
  senbazuru simulate origami --games 20 --record games   (then: senbazuru replay games/000001.txt)
  senbazuru simulate origami --edition mine.toml         (with corrections of the cards)

Everybody chooses at random unless --bots says who plays; ismcts and sensei think for 500 worlds a decision, or as --nodes
or --ms says. The turns of islands are its rounds.
The solo game is told by its scores and ranks. In a challenge all games have the same dice, and bots choose anew.
The same seed gives the same games on every machine and with any number of threads, unless bots think by the clock
(--ms, and the levels that think): compare the digests.
Ctrl-C stops and prints what was done so far.";

/// What the help of `arena` ends with.
pub const ARENA_HELP: &str = "Examples:
  senbazuru arena origami --bots sensei,ismcts --games 1000
  senbazuru arena legends --bots hina,kaeru,kitsune,fukuro --nodes 300
  senbazuru arena islands --bots sensei,greedy --ms 20 --until 2.5 --resume run.txt
  senbazuru arena origami --bots sensei@10ms,ismcts@100ms --json
  senbazuru arena mixed --bots all-seeing,ismcts --families farm,polar
  senbazuru arena islands-solo --bots sensei,greedy --games 500

As many play as bots are named. Each deal (the same cards and dice) is played in every rotation of the seats; --games is rounded up
to whole deals. What is not named (families, characters, sheets) is drawn anew for each deal. Intervals are of 95 % and count
deals, not games. With --nodes the result is the same with any number of threads; without it bots think for 10 ms.
A bot may have a budget of its own: name@10ms or name@500n; levels have theirs. all-seeing is ismcts with all cards open and ten
times the budget: it shows how much is luck. In islands-solo every bot plays every deal alone, --games of them.
With --resume each deal is written to a file as soon as it is played, and the same command goes on where it was stopped.
Ctrl-C stops and prints what was done so far.";

/// What the help of `perft` ends with.
pub const PERFT_HELP: &str = "Examples:
  senbazuru perft origami --seed 1 --depth 3
  senbazuru perft origami --seed 1 --depth 4 --families sky,sea --json
  senbazuru perft legends --seed 1 --depth 3 --characters none
  senbazuru perft islands --seed 1 --depth 3 --islands heron,ember
  senbazuru perft islands-solo --seed 1 --depth 3

Counting starts with the first question to a player. A move is one answer of one player, forced ones included; chance is answered
from the seed and counts for nothing. Each line is a depth and its number of positions.";

/// What the help of `bench` ends with.
pub const BENCH_HELP: &str = "Examples:
  senbazuru bench
  senbazuru bench --seconds 20 --json

Random games, the full list of legal moves at every decision: Origami for 2 with all ten pairs of families in turn,
Legends for 2 with all six pairs, both games mixed for 4, Islands for 2 and alone with all our sheets.
Take a release build and an idle machine: cargo run --release -- bench.";

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
    pub(crate) with: With,
    #[command(flatten)]
    pub(crate) edition: EditionFile,
    #[command(flatten)]
    pub(crate) sheets: SheetFiles,
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

/// The deepest count of positions that can be asked for.
const MAX_DEPTH: i64 = 64;

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

/// Options of `bench`.
#[derive(Debug, Args)]
pub struct Bench {
    /// About how long to measure.
    #[arg(long, value_name = "S", default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=3600))]
    pub seconds: u16,
    #[command(flatten)]
    pub(crate) edition: EditionFile,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
}
