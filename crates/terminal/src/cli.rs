//! What follows `play` and `replay`.

use std::path::PathBuf;

use clap::Args;
use islands::Atlas;
use options::table::{self, At};
use options::{AnyGame, BotNames, EditionFile, SheetFiles, with};
use origami::Edition;
use origami::setup::Title;
use phrases::Phrases;
use session::challenge::Challenge;
use speech::Speech;
use speech::out::Stop;

/// What the help of `play` ends with.
pub const PLAY_HELP: &str = "Examples:
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

/// What the help of `replay` ends with.
pub const REPLAY_HELP: &str = "Examples:
  senbazuru replay games/000001.txt
  senbazuru replay games/000001.txt --json
  senbazuru replay games/000001.txt --events | head
  senbazuru replay games/000001.txt --log --lang it      (the game in words)
  senbazuru replay games/000001.txt --log --as 0         (as player 0 saw it)
  senbazuru replay games/000001.txt --watch              (step by step: space plays, arrows go on and back)
  senbazuru replay - < games/000001.txt

Records of all games are read; each says which game it is.
A record that does not hold is refused with line and column; every move is checked by the rules.
docs/RECORDS.md describes the format of records and of events.";

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
    pub(crate) edition: EditionFile,
    #[command(flatten)]
    pub(crate) sheets: SheetFiles,
    #[command(flatten)]
    pub(crate) bots: BotNames,
    /// The dice of this challenge, the same for everybody, instead of new ones: any name, or key: and the published key of a
    /// daily challenge, which also decides the sheets.
    #[arg(long, value_name = "NAME", value_parser = Challenge::parse, help_heading = table::SOLO)]
    pub challenge: Option<Challenge>,
    #[command(flatten)]
    pub(crate) speech: Speech,
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

/// Options of `replay`.
#[derive(Debug, Args)]
#[command(group(clap::ArgGroup::new("told").args(["log", "watch"])))]
pub struct Replay {
    /// The record; - reads standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub(crate) edition: EditionFile,
    #[command(flatten)]
    pub(crate) sheets: SheetFiles,
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
    pub(crate) speech: Speech,
}
