//! What can be typed: commands, options and their help.

mod table;

use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use islands::Atlas;
use origami::Edition;
use origami::setup::Title;
use phrases::Phrases;

use crate::bot::{BotName, Entrant, NODES, Thinking};
use crate::challenge::Challenge;
use crate::game::{ISLANDS, ISLANDS_SOLO};
use crate::out::Stop;
use crate::speech::Speech;
use crate::{catalogue, island, rules};
pub use table::{AnySetup, BotNames, EditionFile, SheetFiles, cannot_play};
use table::{At, Table, ThinkingTime, With};

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
  senbazuru play islands --islands near           Origami Islands, for a first game
  senbazuru rules O-5.1                           what a rule says; without an id, all rules
  senbazuru cards --family farm --lang it         the cards of a family, in Italian
  senbazuru card fox                              all about one card
  senbazuru island heron bay                      one island drawn; without a name, all islands
  senbazuru island heron bay --svg bay.svg        the same as a picture
  senbazuru simulate origami --games 10000        play 10,000 random games and count
  senbazuru simulate islands --bots greedy        play 1,000 games between greedy bots
  senbazuru simulate islands-solo --bots greedy   the solo game: which scores and ranks come out
  senbazuru simulate mixed --games 3 --record d   write the records of 3 games into directory d
  senbazuru arena origami --bots ismcts,sensei    find out which bot is better
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
        Play {
            game: AnyGame::Cards(GameName::Origami),
            at: At::default(),
            seed: None,
            seat: 0,
            from: None,
            edition: EditionFile::default(),
            sheets: SheetFiles::default(),
            bots: BotNames::default(),
            challenge: None,
            speech: Speech::default(),
        }
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
    /// Print a table of the islands, draw one of them, or compare how much they are worth.
    #[command(after_help = island::HELP)]
    Island(island::Options),
    /// Play a game in the terminal against others.
    #[command(after_help = PLAY_HELP)]
    Play(Play),
    /// Play many games without people and print what came out.
    #[command(after_help = SIMULATE_HELP)]
    Simulate(Simulate),
    /// Let bots compete and print who is better, and how sure that is.
    #[command(after_help = ARENA_HELP)]
    Arena(Arena),
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
  senbazuru play islands --players 4 --variant catch-up
  senbazuru play islands --islands heron,ember --bots greedy,random
  senbazuru play islands-solo                            (alone against Carrambah)
  senbazuru play islands-solo --challenge crane          (everybody who plays crane meets the same dice)
  senbazuru play origami --from origami-7.txt            (a game saved with: save)
  senbazuru play origami --seed 7 < answers.txt          (one answer a line)

Every question is answered by a short key; ? explains them. The others are who --bots says,
from hina, whom a child can beat, to tsuru; kitsune if it says nothing. A game that goes on from a file is the one the file names.";

const SIMULATE_HELP: &str = "Examples:
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

const ARENA_HELP: &str = "Examples:
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

const REPLAY_HELP: &str = "Examples:
  senbazuru replay games/000001.txt
  senbazuru replay games/000001.txt --json
  senbazuru replay games/000001.txt --events | head
  senbazuru replay games/000001.txt --log --lang it      (the game in words)
  senbazuru replay games/000001.txt --log --as 0         (as player 0 saw it)
  senbazuru replay - < games/000001.txt

Records of all games are read; each says which game it is.
A record that does not hold is refused with line and column; every move is checked by the rules.
docs/RECORDS.md describes the format of records and of events.";

const PERFT_HELP: &str = "Examples:
  senbazuru perft origami --seed 1 --depth 3
  senbazuru perft origami --seed 1 --depth 4 --families sky,sea --json
  senbazuru perft legends --seed 1 --depth 3 --characters none
  senbazuru perft islands --seed 1 --depth 3 --islands heron,ember
  senbazuru perft islands-solo --seed 1 --depth 3

Counting starts with the first question to a player. A move is one answer of one player, forced ones included; chance is answered
from the seed and counts for nothing. Each line is a depth and its number of positions.";

const BENCH_HELP: &str = "Examples:
  senbazuru bench
  senbazuru bench --seconds 20 --json

Random games, the full list of legal moves at every decision: Origami for 2 with all ten pairs of families in turn,
Legends for 2 with all six pairs, both games mixed for 4, Islands for 2 and alone with all our sheets.
Take a release build and an idle machine: cargo run --release -- bench.";

/// A game, by the name the command line gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// One of the card games.
    Cards(GameName),
    /// Origami Islands.
    Islands,
    /// Its solo game.
    Solo,
}

impl AnyGame {
    /// Which card game it is, if it is one.
    pub fn title(self) -> Option<Title> {
        match self {
            Self::Cards(name) => Some(name.into()),
            Self::Islands | Self::Solo => None,
        }
    }

    /// The word for it, in records and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Cards(name) => Title::from(name).word(),
            Self::Islands => ISLANDS,
            Self::Solo => ISLANDS_SOLO,
        }
    }

    /// Is it played on islands, by several or alone?
    pub fn is_on_islands(self) -> bool {
        self.title().is_none()
    }
}

impl ValueEnum for AnyGame {
    fn value_variants<'a>() -> &'a [Self] {
        const CARDS: [AnyGame; 3] =
            [AnyGame::Cards(GameName::Origami), AnyGame::Cards(GameName::Legends), AnyGame::Cards(GameName::Mixed)];
        const ALL: [AnyGame; 5] = [CARDS[0], CARDS[1], CARDS[2], AnyGame::Islands, AnyGame::Solo];
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Self::Cards(name) => name.to_possible_value(),
            Self::Islands => Some(PossibleValue::new(ISLANDS).help("The roll-and-write for 2 to 6 players")),
            Self::Solo => Some(PossibleValue::new(ISLANDS_SOLO).help("The same alone, against Carrambah")),
        }
    }
}

/// A card game, by the name the command line gives it.
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
        conflicts_with_all = ["players", "families", "characters", "variant", "islands"]
    )]
    pub from: Option<PathBuf>,
    #[command(flatten)]
    pub edition: EditionFile,
    #[command(flatten)]
    pub sheets: SheetFiles,
    #[command(flatten)]
    pub bots: BotNames,
    /// The dice of this challenge, the same for everybody, instead of new ones.
    #[arg(long, value_name = "NAME", value_parser = Challenge::named, help_heading = table::SOLO)]
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
        self.at.islands(atlas, self.game == AnyGame::Solo, phrases)
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
    table: Table,
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
    /// The dice of this challenge in all games, instead of new ones.
    #[arg(long, value_name = "NAME", value_parser = Challenge::named, help_heading = table::SOLO)]
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
    pub game: AnyGame,
    /// How many moves deep.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(1..=MAX_DEPTH))]
    pub depth: u8,
    #[command(flatten)]
    table: Table,
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
        Ok(setup)
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
        ] {
            let args = ["senbazuru"].into_iter().chain(line.split(' '));
            let error = Cli::try_parse_from(args).expect_err(line);
            let reason = reason(&error).expect(line);
            assert!(!reason.contains('\n') && reason.len() > 10, "{line}: {reason}");
        }
    }
}
