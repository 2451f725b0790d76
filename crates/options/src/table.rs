//! Who sits at the table, and with which files: options that every game reads in its own way.

use std::path::{Path, PathBuf};

use bots::contender::Contested;
use clap::Args;
use islands::Atlas;
use origami::Edition;
use origami::setup::Title;
use phrases::Phrases;
use session::cards::FAMILIES;
use session::islands::SHEETS;
use tabletop::Seat;

use super::AnyGame;
use super::with::With;
use crate::bot::{BotName, Thinking};
use crate::{atlas, edition};
use speech::out::Stop;

/// Stands above the options of its solo game in help.
pub const SOLO: &str = "Options of islands-solo";

/// The table of a game, whichever it is.
#[derive(Clone, Copy, Debug)]
pub enum AnySetup {
    /// Of a card game.
    Cards(origami::Setup),
    /// Of Origami Islands.
    Islands(islands::Setup),
}

/// Who sits at the table, with what and by which seed.
#[derive(Debug, Args)]
pub struct SeededTable {
    #[command(flatten)]
    at: At,
    /// The seed all chance comes from.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
}

/// Who sits at the table, with what.
#[derive(Debug, Default, Args)]
pub struct At {
    /// How many players: 2 to 4, in islands 2 to 6 [default: 2, or one for each family].
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[command(flatten)]
    with: With,
}

/// Which cards are played with.
#[derive(Debug, Default, Args)]
pub struct EditionFile {
    /// Corrections of the cards: a TOML file by somebody who owns the printed game.
    #[arg(long, value_name = "FILE", help_heading = FAMILIES.flag.heading)]
    edition: Option<PathBuf>,
}

impl EditionFile {
    /// Where the file is, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.edition.as_deref()
    }
}

/// Which sheets are played with.
#[derive(Debug, Default, Args)]
pub struct SheetFiles {
    /// More sheets, or another board: all .txt files of this directory.
    #[arg(long, value_name = "DIR", help_heading = SHEETS.flag.heading)]
    sheets: Option<PathBuf>,
}

impl SheetFiles {
    /// Where the files are, if there are some.
    pub fn path(&self) -> Option<&Path> {
        self.sheets.as_deref()
    }
}

/// Who plays.
#[derive(Debug, Default, Args)]
pub struct BotNames {
    /// Who plays: one name for all seats, or one for each of them; in play also one for each of the others. The levels are hina, kaeru, kitsune, fukuro and
    /// tsuru, the weakest first; there are random, ismcts and sensei too, and greedy in islands.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = BotName::parse)]
    bots: Vec<BotName>,
}

/// How long bots think that take any time.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct ThinkingTime {
    /// So many imagined worlds for each decision of ismcts and sensei: games are the same on every machine.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    nodes: Option<u64>,
    /// So many milliseconds of CPU time instead.
    #[arg(long, value_name = "T", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    ms: Option<u64>,
}

impl ThinkingTime {
    /// How long it is; `usual` if nothing was said.
    pub fn or(self, usual: Thinking) -> Thinking {
        self.nodes.map(Thinking::Nodes).or(self.ms.map(Thinking::Ms)).unwrap_or(usual)
    }
}

impl BotNames {
    /// Was anybody named?
    pub fn is_given(&self) -> bool {
        !self.bots.is_empty()
    }

    /// Can all who are named play this game?
    pub fn check<G: Contested>(&self, phrases: Phrases) -> Result<(), Stop> {
        match self.bots.iter().find(|bot| !bot.plays::<G>()) {
            Some(bot) => Err(cannot_play(bot.word(), phrases)),
            None => Ok(()),
        }
    }

    /// Who plays in each seat; without a name, `usual` does.
    pub fn seats(&self, players: u8, usual: BotName, phrases: Phrases) -> Result<Vec<BotName>, Stop> {
        let seats = usize::from(players);
        match self.bots.as_slice() {
            [] => Ok(vec![usual; seats]),
            &[one] => Ok(vec![one; seats]),
            all if all.len() == seats => Ok(all.to_vec()),
            all => Err(Stop::Bad(phrases.islands_bots(count(all), players))),
        }
    }

    /// Who plays in each seat beside a person in seat `me`: names for the others alone do, by seat; without a name, `usual` plays.
    pub fn seats_beside(&self, me: Seat, players: u8, usual: BotName, phrases: Phrases) -> Result<Vec<BotName>, Stop> {
        let seats = usize::from(players);
        match self.bots.as_slice() {
            all if all.len() > 1 && all.len() + 1 == seats => {
                let mut all = all.to_vec();
                all.insert(me.index().min(all.len()), usual);
                Ok(all)
            }
            all if all.len() > 1 && all.len() != seats => {
                Err(Stop::Bad(phrases.islands_bots_others(count(all), players.saturating_sub(1))))
            }
            _ => self.seats(players, usual, phrases),
        }
    }
}

/// How many were named.
fn count(all: &[BotName]) -> i64 {
    i64::try_from(all.len()).unwrap_or(i64::MAX)
}

impl SeededTable {
    /// What is played with.
    pub const fn with(&self) -> &With {
        self.at.with()
    }

    /// The table of that game; what is wrong with it is said in the language of `phrases`.
    pub fn setup(
        &self,
        game: AnyGame,
        edition: &EditionFile,
        sheets: &SheetFiles,
        phrases: Phrases,
    ) -> Result<AnySetup, Stop> {
        match game.title() {
            Some(title) => {
                self.at.with.refuse_islands(sheets, phrases)?;
                let edition = edition::load(edition.path(), phrases)?.edition;
                self.at.cards(title, edition, self.seed, phrases).map(AnySetup::Cards)
            }
            None => {
                self.at.with.refuse_cards(edition, phrases)?;
                let atlas = atlas::load(sheets.path(), phrases)?;
                self.at.islands(atlas, game == AnyGame::Solo, phrases).map(AnySetup::Islands)
            }
        }
    }
}

impl At {
    /// What is played with.
    pub const fn with(&self) -> &With {
        &self.with
    }

    /// The table of a card game.
    pub fn cards(
        &self,
        title: Title,
        edition: &'static Edition,
        seed: u64,
        phrases: Phrases,
    ) -> Result<origami::Setup, Stop> {
        self.with.cards(self.players, title, edition, seed, phrases)
    }

    /// The table of Origami Islands, for several or for one.
    pub fn islands(&self, atlas: &'static Atlas, solo: bool, phrases: Phrases) -> Result<islands::Setup, Stop> {
        self.with.islands(self.players, atlas, solo, phrases)
    }
}

/// No option of the solo game may be used with another one.
pub fn refuse_solo(options: &[(&str, bool)], phrases: Phrases) -> Result<(), Stop> {
    refuse_used(options, |option| phrases.islands_option_of_solo(option))
}

/// That bot does not know this game.
pub fn cannot_play(bot: &str, phrases: Phrases) -> Stop {
    Stop::Bad(phrases.bots_not_here(bot))
}

/// Stops at the first option that is used.
pub fn refuse_used(options: &[(&str, bool)], why: impl Fn(&str) -> String) -> Result<(), Stop> {
    match options.iter().find(|(_, used)| *used) {
        Some((option, _)) => Err(Stop::Bad(why(option))),
        None => Ok(()),
    }
}
