//! Who sits at the table, and what is played with: options that every game reads in its own way.

use std::path::{Path, PathBuf};

use bots::contender::Contested;
use clap::Args;
use islands::setup::{SheetSet, Variant};
use islands::{Atlas, Rule, SheetId};
use origami::card::{Character, Characters};
use origami::setup::Title;
use origami::{Edition, Families, Family};
use phrases::Phrases;
use session::challenge::Challenge;
use tabletop::{RuleId, Seat, Stream};

use super::AnyGame;
use crate::bot::{BotName, Thinking};
use crate::out::Stop;
use crate::speech;
use crate::{atlas, edition};

/// Stands above the options of the card games in help.
const CARDS: &str = "Options of the card games";
/// Stands above the options of Origami Islands in help.
const ISLANDS: &str = "Options of islands";
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

/// What is played with.
#[derive(Debug, Default, Args)]
pub struct With {
    /// The families in play, as many as players, by their names in any language: farm, sky, sea, savannah, lawn of
    /// Origami; polar, exotic, dinosaurs, legendary of Legends [default: drawn from the seed].
    #[arg(long, value_name = "FAMILY,…", value_delimiter = ',', value_parser = family, help_heading = CARDS)]
    families: Vec<Family>,
    /// The characters in play, as many as players, by their names in any language, or "none"; Origami has none
    /// [default: drawn from the seed].
    #[arg(long, value_name = "CHARACTER,…", value_parser = characters, help_heading = CARDS)]
    characters: Option<Pairs>,
    /// The rules: standard, or catch-up with few coal-pit and gold-mine tokens [default: standard].
    #[arg(long, value_name = "VARIANT", value_parser = variant, help_heading = ISLANDS)]
    variant: Option<Variant>,
    /// The sheets that are dealt from, by their names or by those of their islands; near or far stands for all of that
    /// kind. With exactly two sheets everybody plays these two, alone in the order they are named [default: all].
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', help_heading = ISLANDS)]
    islands: Vec<String>,
}

/// The characters that were named, each with both versions.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pairs(Vec<Character>);

/// Which cards are played with.
#[derive(Debug, Default, Args)]
pub struct EditionFile {
    /// Corrections of the cards: a TOML file by somebody who owns the printed game.
    #[arg(long, value_name = "FILE", help_heading = CARDS)]
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
    #[arg(long, value_name = "DIR", help_heading = ISLANDS)]
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

impl With {
    /// What was named, by the options.
    pub fn named(&self) -> Vec<(&'static str, String)> {
        let families: Vec<_> = self.families.iter().map(|family| family.word()).collect();
        let characters = self.characters.as_ref().map(|pairs| match pairs.0.as_slice() {
            [] => "none".to_owned(),
            some => some.iter().map(|character| character.word()).collect::<Vec<_>>().join(","),
        });
        let all = [
            ("families", Some(families.join(",")).filter(|list| !list.is_empty())),
            ("characters", characters),
            ("variant", self.variant.map(|variant| variant.word().to_owned())),
            ("islands", Some(self.islands.join(",")).filter(|list| !list.is_empty())),
        ];
        all.into_iter().filter_map(|(option, value)| Some((option, value?))).collect()
    }

    /// No option of Origami Islands may be used with a card game.
    pub fn refuse_islands(&self, sheets: &SheetFiles, phrases: Phrases) -> Result<(), Stop> {
        let used = [
            ("--variant", self.variant.is_some()),
            ("--islands", !self.islands.is_empty()),
            ("--sheets", sheets.path().is_some()),
        ];
        refuse_used(&used, |option| phrases.islands_option_of_islands(option))
    }

    /// No option of the card games may be used with Origami Islands.
    pub fn refuse_cards(&self, edition: &EditionFile, phrases: Phrases) -> Result<(), Stop> {
        let used = [
            ("--families", !self.families.is_empty()),
            ("--characters", self.characters.is_some()),
            ("--edition", edition.path().is_some()),
        ];
        refuse_used(&used, |option| phrases.islands_option_of_cards(option))
    }

    /// The table of a card game.
    pub fn cards(
        &self,
        players: Option<u8>,
        title: Title,
        edition: &'static Edition,
        seed: u64,
        phrases: Phrases,
    ) -> Result<origami::Setup, Stop> {
        self.check(title, phrases)?;
        // More than fit into a byte are too many players anyway.
        let number = |named: usize| Some(u8::try_from(named).unwrap_or(u8::MAX)).filter(|&n| n > 0);
        let pairs = self.characters.as_ref().map_or(0, |pairs| pairs.0.len());
        let players = players.or(number(self.families.len())).or(number(pairs)).unwrap_or(2);
        // What is named does not change what is drawn beside it.
        let mut stream = Stream::new(seed);
        let (families, characters) =
            (title.draw_families(players, &mut stream), title.draw_characters(players, &mut stream));
        let families: Families =
            if self.families.is_empty() { families } else { self.families.iter().copied().collect() };
        let characters: Characters =
            self.characters.as_ref().map_or(characters, |pairs| pairs.0.iter().copied().collect());
        origami::Setup::with_characters(players, families, characters, edition).map_err(Stop::bad_setup(phrases))
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

    /// The table of Origami Islands, for several or for one.
    pub fn islands(
        &self,
        players: Option<u8>,
        atlas: &'static Atlas,
        solo: bool,
        phrases: Phrases,
    ) -> Result<islands::Setup, Stop> {
        let sheets = if self.islands.is_empty() {
            SheetSet::all(atlas).iter().collect()
        } else {
            atlas::sheets_named(atlas, &self.islands, phrases)?
        };
        let table = if solo {
            self.refuse_several(players, phrases)?;
            islands::Setup::solo(&sheets, atlas)
        } else {
            let sheets = sheets.into_iter().collect();
            islands::Setup::new(players.unwrap_or(2), sheets, self.variant.unwrap_or_default(), atlas)
        };
        table.map_err(|bad| atlas::bad_setup(bad, phrases))
    }

    /// The table of a challenge: where no sheets are named, it may decide which ones are played.
    pub fn of_challenge(&self, setup: islands::Setup, challenge: Option<&Challenge>) -> islands::Setup {
        let sheets = challenge.and_then(Challenge::sheets).filter(|_| setup.is_solo() && self.islands.is_empty());
        let there = |sheet: SheetId| {
            let (atlas, id) = (setup.atlas(), &Atlas::standard().sheet(sheet).id);
            atlas.all().find(|&sheet| atlas.sheet(sheet).id == *id)
        };
        let sheets: Option<Vec<SheetId>> = sheets.and_then(|sheets| sheets.into_iter().map(there).collect());
        sheets.and_then(|sheets| islands::Setup::solo(&sheets, setup.atlas()).ok()).unwrap_or(setup)
    }

    /// No option that is only for several players may be used with the solo game.
    fn refuse_several(&self, players: Option<u8>, phrases: Phrases) -> Result<(), Stop> {
        let refuse = |reason: String, rule: Rule| {
            Err(Stop::Bad(phrases.refuse_with_rule(reason.trim_end_matches('.'), rule.id())))
        };
        match (players, self.variant) {
            (Some(_), _) => refuse(phrases.islands_solo_players(), Rule::SoloSetup),
            (_, Some(_)) => refuse(phrases.islands_solo_variant(), Rule::NotSolo),
            _ => Ok(()),
        }
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
fn refuse_used(options: &[(&str, bool)], why: impl Fn(&str) -> String) -> Result<(), Stop> {
    match options.iter().find(|(_, used)| *used) {
        Some((option, _)) => Err(Stop::Bad(why(option))),
        None => Ok(()),
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

fn variant(word: &str) -> Result<Variant, String> {
    let known = || Variant::ALL.map(Variant::word).join(", ");
    Variant::named(&word.trim().to_lowercase()).ok_or_else(|| format!("no such variant, there are {}", known()))
}
