//! What was agreed on before the first move, and how a wish becomes that.

use bots::Level;
use islands::atlas::Kind;
use islands::{Atlas, SheetId, SheetSet, Variant};
use origami::card::{Character, Characters};
use origami::setup::Title;
use origami::{Edition, Families, Family};
use serde::{Deserialize, Serialize};
use tabletop::text::{Lines, TextError};
use tabletop::{Record, Stream, Written};

use crate::any::Any;
use crate::challenge::Key;
use crate::day::Day;
use crate::game::Hosted;
use crate::look::Options;
use crate::wish::{Absence, BadWish, Pace, Part, SeatWish, Wish};

/// The setup of whichever game is played.
pub(crate) type Setup = Any<origami::Setup, islands::Setup>;

/// What was agreed on, as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// The header of the game's record: the setup in words.
    pub header: String,
    pub options: Options,
    #[serde(with = "pace")]
    pub pace: Pace,
    #[serde(with = "absence")]
    pub absence: Absence,
    pub hints: bool,
    pub starts_when_full: bool,
    /// The daily challenge it is an attempt at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// Where the game begins if not with its setup, as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beginning: Option<String>,
}

/// A daily challenge: chance answers by its key.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Contest {
    #[serde(rename = "date")]
    pub day: Day,
    pub key: Key,
}

impl Terms {
    pub fn new(setup: &Setup, wish: &Wish) -> Self {
        let (header, options) = match setup {
            Any::Cards(setup) => (header::<origami::State>(setup), origami::State::options(setup)),
            Any::Islands(setup) => (header::<islands::State>(setup), islands::State::options(setup)),
        };
        Self {
            header,
            options,
            pace: wish.pace,
            absence: wish.absence,
            hints: wish.hints,
            starts_when_full: wish.starts_when_full,
            contest: None,
            beginning: None,
        }
    }

    /// The setup these terms speak of.
    pub fn setup(&self) -> Result<Setup, TextError> {
        if is_of_islands(&self.header) {
            read_header::<islands::State>(&self.header).map(Any::Islands)
        } else {
            read_header::<origami::State>(&self.header).map(Any::Cards)
        }
    }
}

/// Is a record or a position one of Islands, by its line `game`?
pub(crate) fn is_of_islands(text: &str) -> bool {
    let game = text.lines().map(str::trim).find(|line| line.starts_with("game ")).unwrap_or_default();
    game.starts_with("game islands")
}

fn header<G: Written>(setup: &G::Setup) -> String {
    let mut out = Vec::new();
    Record::<G>::write_header(&mut out, setup);
    String::from_utf8_lossy(&out).into_owned()
}

fn read_header<G: Written>(header: &str) -> Result<G::Setup, TextError> {
    let mut lines = Lines::new(header);
    lines.need("senbazuru")?;
    G::read_setup(&mut lines, None)
}

/// The word for the game.
pub(crate) fn title(setup: &Setup) -> &'static str {
    match setup {
        Any::Cards(setup) => origami::State::title(setup),
        Any::Islands(setup) => islands::State::title(setup),
    }
}

pub(crate) fn players(setup: &Setup) -> u8 {
    match setup {
        Any::Cards(setup) => setup.players(),
        Any::Islands(setup) => setup.players(),
    }
}

/// The setup a wish asks for; what it leaves open is drawn.
pub(crate) fn arrange(wish: &Wish, stream: &mut Stream) -> Result<Setup, BadWish> {
    match wish.pace {
        Pace::Clock { seconds, increment } if seconds == 0 || seconds.max(increment) > Pace::MOST_SECONDS => {
            return Err(BadWish::Pace);
        }
        Pace::Days(days) if days == 0 || days > Pace::MOST_DAYS => return Err(BadWish::Pace),
        _ => {}
    }
    if wish.seats.iter().filter(|&&seat| seat == SeatWish::Me).count() > 1 {
        return Err(BadWish::TwoMe);
    }
    // More than fit into a byte are too many players anyway.
    let number = |named: usize| Some(u8::try_from(named).unwrap_or(u8::MAX)).filter(|&n| n > 0);
    let named = wish.players.or(number(wish.seats.len()));
    let setup = match wish.game.as_str() {
        islands::record::TITLE => several(wish, named.unwrap_or(2))?,
        islands::record::SOLO_TITLE => alone(wish)?,
        word => {
            let unknown = || BadWish::Unknown { what: Part::Game, word: shortened(word) };
            let title = Title::named(word).ok_or_else(unknown)?;
            let named = named.or(number(wish.families.len()));
            let named = named.or(number(wish.characters.as_ref().map_or(0, Vec::len)));
            cards(wish, title, named.unwrap_or(2), stream)?
        }
    };
    if wish.seats.len() > usize::from(players(&setup)) {
        return Err(BadWish::Seats { got: wish.seats.len(), players: players(&setup) });
    }
    Ok(setup)
}

fn cards(wish: &Wish, title: Title, players: u8, stream: &mut Stream) -> Result<Setup, BadWish> {
    refuse(&[(Part::Variant, wish.variant.is_some()), (Part::Sheet, !wish.sheets.is_empty())])?;
    // What is named does not change what is drawn beside it.
    let drawn = (title.draw_families(players, stream), title.draw_characters(players, stream));
    let families: Families = match each(&wish.families, Part::Family, Family::named)? {
        list if list.is_empty() => drawn.0,
        list => list.into_iter().collect(),
    };
    let characters: Characters = match &wish.characters {
        Some(list) => each(list, Part::Character, Character::named)?.into_iter().collect(),
        None => drawn.1,
    };
    let setup = origami::Setup::with_characters(players, families, characters, Edition::standard());
    let setup = setup.map_err(BadWish::Cards)?;
    match origami::State::title(&setup) {
        other if other != title.word() => Err(BadWish::OtherGame(other)),
        _ => Ok(Any::Cards(setup)),
    }
}

fn several(wish: &Wish, players: u8) -> Result<Setup, BadWish> {
    refuse(&[(Part::Family, !wish.families.is_empty()), (Part::Character, wish.characters.is_some())])?;
    let variant = match wish.variant.as_deref() {
        Some(word) => {
            Variant::named(word).ok_or_else(|| BadWish::Unknown { what: Part::Variant, word: shortened(word) })?
        }
        None => Variant::Standard,
    };
    let atlas = Atlas::standard();
    let sheets: SheetSet = sheets(wish, atlas)?.into_iter().collect();
    islands::Setup::new(players, sheets, variant, atlas).map(Any::Islands).map_err(BadWish::Islands)
}

fn alone(wish: &Wish) -> Result<Setup, BadWish> {
    let named = [
        (Part::Family, !wish.families.is_empty()),
        (Part::Character, wish.characters.is_some()),
        (Part::Variant, wish.variant.is_some()),
    ];
    refuse(&named)?;
    if let Some(players) = wish.players.filter(|&players| players != 1) {
        return Err(BadWish::Islands(islands::BadSetup::NotAlone(players)));
    }
    let atlas = Atlas::standard();
    islands::Setup::solo(&sheets(wish, atlas)?, atlas).map(Any::Islands).map_err(BadWish::Islands)
}

/// The sheets that are named, in that order; all of them if none is.
fn sheets(wish: &Wish, atlas: &'static Atlas) -> Result<Vec<SheetId>, BadWish> {
    if wish.sheets.is_empty() {
        return Ok(atlas.all().collect());
    }
    let mut list: Vec<SheetId> = Vec::new();
    for word in &wish.sheets {
        let found: Vec<SheetId> = match Kind::named(word) {
            Some(kind) => SheetSet::of_kind(atlas, kind).iter().collect(),
            None => atlas.all().filter(|&sheet| atlas.sheet(sheet).id == *word).collect(),
        };
        if found.is_empty() {
            return Err(BadWish::Unknown { what: Part::Sheet, word: shortened(word) });
        }
        if found.iter().any(|sheet| list.contains(sheet)) {
            return Err(BadWish::Twice(Part::Sheet, shortened(word)));
        }
        list.extend(found);
    }
    Ok(list)
}

fn refuse(parts: &[(Part, bool)]) -> Result<(), BadWish> {
    match parts.iter().find(|(_, named)| *named) {
        Some(&(part, _)) => Err(BadWish::NotInThisGame(part)),
        None => Ok(()),
    }
}

/// The things of these names, each once.
fn each<T: PartialEq>(words: &[String], what: Part, named: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, BadWish> {
    let mut list = Vec::new();
    for word in words {
        let one = named(word).ok_or_else(|| BadWish::Unknown { what, word: shortened(word) })?;
        if list.contains(&one) {
            return Err(BadWish::Twice(what, shortened(word)));
        }
        list.push(one);
    }
    Ok(list)
}

/// A word as it is said back: no longer than any that would be right, and nothing invisible in it.
fn shortened(word: &str) -> String {
    word.chars().take(32).map(|c| if c.is_control() { '?' } else { c }).collect()
}

mod pace {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::Pace;

    pub fn serialize<S: Serializer>(pace: &Pace, to: S) -> Result<S::Ok, S::Error> {
        match *pace {
            Pace::Free => (0, 0, 0),
            Pace::Clock { seconds, increment } => (1, seconds, increment),
            Pace::Days(days) => (2, u32::from(days), 0),
        }
        .serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Pace, D::Error> {
        Ok(match <(u8, u32, u32)>::deserialize(from)? {
            (1, seconds, increment) => Pace::Clock { seconds, increment },
            (2, days, _) => Pace::Days(u8::try_from(days).unwrap_or(Pace::MOST_DAYS)),
            _ => Pace::Free,
        })
    }
}

mod absence {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::{Absence, Level};

    pub fn serialize<S: Serializer>(absence: &Absence, to: S) -> Result<S::Ok, S::Error> {
        match absence {
            Absence::Bot(level) => Some(level.name()),
            Absence::Out => None,
        }
        .serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Absence, D::Error> {
        let name = <Option<String>>::deserialize(from)?;
        Ok(name.map_or(Absence::Out, |name| Absence::Bot(Level::by_name(&name).unwrap_or(Level::Kitsune))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(game: &str) -> Wish {
        Wish { game: game.to_owned(), ..Wish::default() }
    }

    fn words(list: &[&str]) -> Vec<String> {
        list.iter().map(|&word| word.to_owned()).collect()
    }

    fn arranged(wish: &Wish) -> Result<Setup, BadWish> {
        arrange(wish, &mut Stream::new(5))
    }

    #[test]
    fn every_game_can_be_wished_for_by_its_name_alone() {
        for (game, players_of) in [("origami", 2), ("legends", 2), ("mixed", 2), ("islands", 2), ("islands-solo", 1)] {
            let setup = arranged(&wish(game)).expect(game);
            assert_eq!((title(&setup), players(&setup)), (game, players_of));
            let terms = Terms::new(&setup, &wish(game));
            let stored = serde_json::to_string(&terms).expect("text");
            let read: Terms = serde_json::from_str(&stored).expect("terms");
            assert_eq!(read.setup(), Ok(setup));
        }
    }

    #[test]
    fn terms_of_a_challenge_read_back_and_older_ones_have_none() {
        let solo = wish("islands-solo");
        let terms = Terms::new(&arranged(&solo).expect("a table"), &solo);
        let plain = serde_json::to_string(&terms).expect("text");
        assert!(!plain.contains("contest"), "older terms had no such word: {plain}");
        assert!(serde_json::from_str::<Terms>(&plain).expect("terms").contest.is_none());
        let day = Day::parse("2026-11-16").expect("a day");
        let contest = Some(Contest { day, key: Key::of_day(&[7; 32], day) });
        let stored = serde_json::to_string(&Terms { contest, ..terms }).expect("text");
        assert!(stored.contains(r#""contest":{"date":"2026-11-16","key":""#), "{stored}");
        let read = serde_json::from_str::<Terms>(&stored).expect("terms").contest.expect("a contest");
        assert_eq!((read.day, read.key), (day, Key::of_day(&[7; 32], day)));
        let broken = stored.replace("2026-11-16", "2026-11-31");
        assert!(serde_json::from_str::<Terms>(&broken).is_err());
    }

    #[test]
    fn what_is_named_is_played_with() {
        let named = Wish { families: words(&["farm", "sky", "sea"]), ..wish("origami") };
        assert_eq!(Terms::new(&arranged(&named).expect("a table"), &named).options.families, ["farm", "sky", "sea"]);
        let sheets = Wish { sheets: words(&["heron", "boat"]), ..wish("islands-solo") };
        assert_eq!(Terms::new(&arranged(&sheets).expect("a table"), &sheets).options.sheets, ["heron", "boat"]);
        let near = Wish { sheets: words(&["near"]), variant: Some("catch-up".to_owned()), ..wish("islands") };
        assert_eq!(Terms::new(&arranged(&near).expect("a table"), &near).options.variant.as_deref(), Some("catch-up"));
    }

    #[test]
    fn a_wish_that_can_not_be_is_refused_by_its_first_fault() {
        let unknown = |what, word: &str| BadWish::Unknown { what, word: word.to_owned() };
        for (bad, why) in [
            (wish("chess"), unknown(Part::Game, "chess")),
            (Wish { families: words(&["farm", "air"]), ..wish("origami") }, unknown(Part::Family, "air")),
            (
                Wish { families: words(&["farm", "farm"]), ..wish("origami") },
                BadWish::Twice(Part::Family, "farm".to_owned()),
            ),
            (Wish { families: words(&["farm", "polar"]), ..wish("origami") }, BadWish::OtherGame("mixed")),
            (Wish { players: Some(9), ..wish("origami") }, BadWish::Cards(origami::setup::BadSetup::Players(9))),
            (Wish { variant: Some("x".to_owned()), ..wish("islands") }, unknown(Part::Variant, "x")),
            (
                Wish { sheets: words(&["heron", "near"]), ..wish("islands") },
                BadWish::Twice(Part::Sheet, "near".to_owned()),
            ),
            (Wish { sheets: words(&["heron"]), ..wish("mixed") }, BadWish::NotInThisGame(Part::Sheet)),
            (Wish { players: Some(2), ..wish("islands-solo") }, BadWish::Islands(islands::BadSetup::NotAlone(2))),
            (
                Wish { players: Some(2), seats: vec![SeatWish::Person; 3], ..wish("islands") },
                BadWish::Seats { got: 3, players: 2 },
            ),
            (Wish { seats: vec![SeatWish::Me; 2], ..wish("islands") }, BadWish::TwoMe),
            (Wish { pace: Pace::Days(31), ..wish("islands") }, BadWish::Pace),
            (Wish { pace: Pace::Clock { seconds: 0, increment: 5 }, ..wish("islands") }, BadWish::Pace),
        ] {
            assert_eq!(arranged(&bad).expect_err("refused"), why);
        }
    }
}
