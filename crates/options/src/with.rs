//! What is played with: the options of all games, as the games describe them.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use islands::setup::{SheetSet, Variant};
use islands::{Atlas, Rule, SheetId};
use origami::card::{Character, Characters};
use origami::setup::Title;
use origami::{Edition, Families, Family};
use phrases::Phrases;
use session::cards::{CHARACTERS, FAMILIES};
use session::challenge::Challenge;
use session::described::Takes;
use session::islands::{SHEETS, VARIANT};
use session::{Chosen, Described, GameOption};
use tabletop::{RuleId, Stream};

use super::table::{EditionFile, SheetFiles, refuse_used};
use crate::atlas;
use speech::out::Stop;

/// What is played with.
#[derive(Debug, Default)]
pub struct With(Chosen);

/// The words of one option that were named at once.
#[derive(Clone, Debug)]
struct Words(Vec<String>);

impl Args for With {
    fn augment_args(command: Command) -> Command {
        GameOption::all().iter().fold(command, |command, option| command.arg(arg(option)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for With {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut chosen = Chosen::default();
        for option in GameOption::all() {
            if let Some(values) = matches.get_many::<Words>(option.flag.name) {
                chosen.name(option, values.flat_map(|words| words.0.iter().cloned()));
            }
        }
        Ok(Self(chosen))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The names of the options on the command line.
pub fn flags() -> impl Iterator<Item = &'static str> {
    GameOption::all().iter().map(|option| option.flag.name)
}

/// One option. Where a list may be none it is one value, else each of its words is.
fn arg(option: &'static GameOption) -> Arg {
    let flag = option.flag;
    let arg = Arg::new(flag.name).long(flag.name).value_name(flag.value).help(flag.help).help_heading(flag.heading);
    match option.takes {
        Takes::One => arg.action(ArgAction::Set).value_parser(|word: &str| known(option, word).map(one)),
        Takes::Several => {
            let parse = |word: &str| known(option, word).map(one);
            arg.action(ArgAction::Append).value_delimiter(',').value_parser(parse)
        }
        Takes::SeveralOrNone => arg.action(ArgAction::Set).value_parser(|list: &str| listed(option, list)),
    }
}

fn one(word: String) -> Words {
    Words(vec![word])
}

/// A list of words, or that there are none.
fn listed(option: &GameOption, list: &str) -> Result<Words, String> {
    if speech::is_none(list) {
        return Ok(Words(Vec::new()));
    }
    let there_is = || option.all_words().join(", ");
    let known = |word: &str| {
        let none = || format!("no {} \"{}\", there are {}", option.word, speech::shown(word), there_is());
        in_records(option, word).ok_or_else(none)
    };
    list.split(',').map(known).collect::<Result<_, _>>().map(Words)
}

/// One word.
fn known(option: &GameOption, word: &str) -> Result<String, String> {
    let none = || format!("no such {}, there are {}", option.word, option.all_words().join(", "));
    in_records(option, word).ok_or_else(none)
}

/// The word for what somebody names in their own language. Sheets may be the player's own: which there are is known later.
fn in_records(option: &GameOption, word: &str) -> Option<String> {
    match option {
        option if *option == FAMILIES => speech::family(word).map(|family| family.word().to_owned()),
        option if *option == CHARACTERS => speech::character(word).map(|character| character.word().to_owned()),
        option if *option == SHEETS => Some(word.to_owned()),
        option => Some(word.trim().to_lowercase()).filter(|word| option.all_words().contains(word)),
    }
}

impl With {
    /// What was named, by the options.
    pub fn named(&self) -> Vec<(&'static str, String)> {
        let value = |option: &GameOption| match self.0.named(option)? {
            [] => Some("none".to_owned()),
            words => Some(words.join(",")),
        };
        GameOption::all().iter().filter_map(|option| Some((option.flag.name, value(option)?))).collect()
    }

    /// No option of another game may be used with this one, nor any of `others`.
    fn refuse(&self, game: &str, others: &[(&str, bool)], why: impl Fn(&str) -> String) -> Result<(), Stop> {
        let is_here = |option: &GameOption| Described::named(game).is_some_and(|game| game.has(option));
        let is_strange = |option: &&GameOption| self.0.named(option).is_some() && !is_here(option);
        match GameOption::all().iter().find(is_strange) {
            Some(option) => Err(Stop::Bad(why(&format!("--{}", option.flag.name)))),
            None => refuse_used(others, why),
        }
    }

    /// No option of Origami Islands may be used with a card game.
    pub fn refuse_islands(&self, sheets: &SheetFiles, phrases: Phrases) -> Result<(), Stop> {
        let others = [("--sheets", sheets.path().is_some())];
        self.refuse(Title::Mixed.word(), &others, |option| phrases.islands_option_of_islands(option))
    }

    /// No option of the card games may be used with Origami Islands.
    pub fn refuse_cards(&self, edition: &EditionFile, phrases: Phrases) -> Result<(), Stop> {
        let others = [("--edition", edition.path().is_some())];
        self.refuse(islands::record::TITLE, &others, |option| phrases.islands_option_of_cards(option))
    }

    /// The families that are named.
    fn families(&self) -> impl Iterator<Item = Family> {
        self.0.all(&FAMILIES).iter().filter_map(|word| Family::named(word))
    }

    /// The characters that are named, if anything is said of them.
    fn characters(&self) -> Option<Characters> {
        let words = self.0.named(&CHARACTERS)?;
        Some(words.iter().filter_map(|word| Character::named(word)).collect())
    }

    /// The variant that is named.
    fn variant(&self) -> Option<Variant> {
        self.0.one(&VARIANT).and_then(Variant::named)
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
        let named = |option| number(self.0.all(option).len());
        let players = players.or(named(&FAMILIES)).or(named(&CHARACTERS)).unwrap_or(2);
        // What is named does not change what is drawn beside it.
        let mut stream = Stream::new(seed);
        let (families, characters) =
            (title.draw_families(players, &mut stream), title.draw_characters(players, &mut stream));
        let families: Families = self.0.named(&FAMILIES).map_or(families, |_| self.families().collect());
        let characters = self.characters().unwrap_or(characters);
        origami::Setup::with_characters(players, families, characters, edition).map_err(Stop::bad_setup(phrases))
    }

    /// Is everything that is named part of the game?
    fn check(&self, title: Title, phrases: Phrases) -> Result<(), Stop> {
        let names = |list: &mut dyn Iterator<Item = Family>| {
            list.map(|family| phrases.family(family)).collect::<Vec<_>>().join(", ")
        };
        let strange = names(&mut self.families().filter(|family| !title.families().contains(family)));
        if !strange.is_empty() {
            let own = names(&mut title.families().iter().copied());
            return Err(Stop::Bad(phrases.bad_game_families(&own, &strange, &speech::title(title, phrases))));
        }
        if title == Title::Origami && !self.0.all(&CHARACTERS).is_empty() {
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
        let sheets = match self.0.named(&SHEETS) {
            None => SheetSet::all(atlas).iter().collect(),
            Some(names) => atlas::sheets_named(atlas, names, phrases)?,
        };
        let table = if solo {
            self.refuse_several(players, phrases)?;
            islands::Setup::solo(&sheets, atlas)
        } else {
            let sheets = sheets.into_iter().collect();
            islands::Setup::new(players.unwrap_or(2), sheets, self.variant().unwrap_or_default(), atlas)
        };
        table.map_err(|bad| atlas::bad_setup(bad, phrases))
    }

    /// The table of a challenge: where no sheets are named, it may decide which ones are played.
    pub fn of_challenge(&self, setup: islands::Setup, challenge: Option<&Challenge>) -> islands::Setup {
        let sheets =
            challenge.and_then(Challenge::sheets).filter(|_| setup.is_solo() && self.0.named(&SHEETS).is_none());
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
        match (players, self.variant()) {
            (Some(_), _) => refuse(phrases.islands_solo_players(), Rule::SoloSetup),
            (_, Some(_)) => refuse(phrases.islands_solo_variant(), Rule::NotSolo),
            _ => Ok(()),
        }
    }
}
