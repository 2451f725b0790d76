//! What was agreed on before the first move.

use bots::Level;
use serde::{Deserialize, Serialize};
use tabletop::text::{Lines, TextError};
use tabletop::{Record, Written};

use crate::challenge::Key;
use crate::course::Course;
use crate::day::Day;
use crate::games::Games;
use crate::look::Options;
use crate::origin::{Brought, Origin};
use crate::wish::{Absence, Pace, Wish};

/// What was agreed on, as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Agreement {
    /// The header of the game's record: the setup in words.
    pub header: String,
    pub options: Options,
    #[serde(with = "pace")]
    pub pace: Pace,
    #[serde(with = "absence")]
    pub absence: Absence,
    pub hints: bool,
    pub starts_when_full: bool,
    /// May whoever has the address sit down? Tables of old were for those who were invited.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// So many moves those who watch are behind those who play.
    #[serde(default, skip_serializing_if = "is_none")]
    pub delay: u8,
    /// The daily challenge it is an attempt at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// Where the game begins if not with its setup, as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beginning: Option<String>,
    /// The lesson that is given there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The moment of another game that is played on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// It is no game of ours, but a record that somebody brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought: Option<Brought>,
}

/// Is that no delay?
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks for it")]
const fn is_none(delay: &u8) -> bool {
    *delay == 0
}

/// A daily challenge: chance answers by its key.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Contest {
    #[serde(rename = "date")]
    pub day: Day,
    pub key: Key,
}

impl Agreement {
    pub fn new(course: &dyn Course, wish: &Wish) -> Self {
        let (header, options) = (course.header(), course.options());
        Self {
            header,
            options,
            pace: wish.pace,
            absence: wish.absence,
            hints: wish.hints,
            starts_when_full: wish.starts_when_full,
            open: wish.open,
            delay: wish.delay,
            contest: None,
            beginning: None,
            lesson: None,
            origin: None,
            brought: None,
        }
    }

    /// Is the game the affair of those who sit there, or who know of it: one that begins elsewhere, or was played elsewhere?
    pub const fn is_practice(&self) -> bool {
        self.beginning.is_some() || self.origin.is_some() || self.brought.is_some()
    }

    /// The day whose challenge this is a game of.
    pub fn day(&self) -> Option<Day> {
        let brought = self.brought.as_ref().and_then(|brought| brought.day);
        self.contest.as_ref().map(|contest| contest.day).or(brought)
    }

    /// The game these terms speak of, before its first move.
    pub fn course(&self, games: &Games) -> Result<Box<dyn Course>, TextError> {
        let course = games.read_header(&self.header)?;
        match self.beginning.as_deref() {
            Some(text) => course.beginning(text).map(|beginning| beginning.course),
            None => Ok(course),
        }
    }
}

/// The setup in words: the header of a record.
pub(crate) fn header<G: Written>(setup: &G::Setup) -> String {
    let mut out = Vec::new();
    Record::<G>::write_header(&mut out, setup);
    String::from_utf8_lossy(&out).into_owned()
}

/// The setup that header speaks of.
pub(crate) fn read_header<G: Written>(header: &str) -> Result<G::Setup, TextError> {
    let mut lines = Lines::new(header);
    lines.need("senbazuru")?;
    G::read_setup(&mut lines, None)
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
    use tabletop::Stream;

    use super::*;
    use crate::described::Described;
    use crate::game::cards::FAMILIES;
    use crate::game::islands::{SHEETS, VARIANT};
    use crate::wish::{BadWish, SeatWish};

    fn wish(game: &str) -> Wish {
        Wish { game: game.to_owned(), ..Wish::default() }
    }

    fn arranged(wish: &Wish) -> Result<Box<dyn Course>, BadWish> {
        Games::default().arrange(wish, &mut Stream::new(5))
    }

    /// What becomes of a wish.
    fn terms(wish: &Wish) -> Agreement {
        Agreement::new(&*arranged(wish).expect("a table"), wish)
    }

    #[test]
    fn every_game_can_be_wished_for_by_its_name_alone() {
        for (game, players_of) in [("origami", 2), ("legends", 2), ("mixed", 2), ("islands", 2), ("islands-solo", 1)] {
            let course = arranged(&wish(game)).expect(game);
            assert_eq!((course.title(), course.players()), (game, players_of));
            let stored = serde_json::to_string(&Agreement::new(&*course, &wish(game))).expect("text");
            let read: Agreement = serde_json::from_str(&stored).expect("terms");
            let again = read.course(&Games::default()).expect("a game");
            assert_eq!((again.header(), again.options()), (course.header(), course.options()));
        }
    }

    #[test]
    fn terms_of_a_challenge_read_back_and_older_ones_have_none() {
        let solo = wish("islands-solo");
        let terms = terms(&solo);
        let plain = serde_json::to_string(&terms).expect("text");
        assert!(!plain.contains("contest"), "older terms had no such word: {plain}");
        assert!(serde_json::from_str::<Agreement>(&plain).expect("terms").contest.is_none());
        let day = Day::parse("2026-11-16").expect("a day");
        let contest = Some(Contest { day, key: Key::of_day(&[7; 32], day) });
        let stored = serde_json::to_string(&Agreement { contest, ..terms }).expect("text");
        assert!(stored.contains(r#""contest":{"date":"2026-11-16","key":""#), "{stored}");
        let read = serde_json::from_str::<Agreement>(&stored).expect("terms").contest.expect("a contest");
        assert_eq!((read.day, read.key), (day, Key::of_day(&[7; 32], day)));
        let broken = stored.replace("2026-11-16", "2026-11-31");
        assert!(serde_json::from_str::<Agreement>(&broken).is_err());
    }

    #[test]
    fn what_is_named_is_played_with() {
        let named = wish("origami").with(&FAMILIES, &["farm", "sky", "sea"]);
        assert_eq!(terms(&named).options.chosen.all(&FAMILIES), ["farm", "sky", "sea"]);
        let sheets = wish("islands-solo").with(&SHEETS, &["heron", "boat"]);
        assert_eq!(terms(&sheets).options.chosen.all(&SHEETS), ["heron", "boat"]);
        let near = wish("islands").with(&SHEETS, &["near"]).with(&VARIANT, &["catch-up"]);
        assert_eq!(terms(&near).options.chosen.one(&VARIANT), Some("catch-up"));
    }

    #[test]
    fn options_are_stored_by_their_fields_and_those_of_older_tables_are_read() {
        let stored = |wish: &Wish| serde_json::to_value(terms(wish).options).expect("options");
        let two = wish("islands").with(&SHEETS, &["heron", "boat"]).with(&VARIANT, &["catch-up"]);
        let two = stored(&two);
        assert_eq!(two, serde_json::json!({ "players": 2, "variant": "catch-up", "sheets": ["heron", "boat"] }));
        let cards = stored(&wish("origami").with(&FAMILIES, &["farm", "sky"]));
        assert_eq!(cards, serde_json::json!({ "players": 2, "families": ["farm", "sky"] }));
        for (stored, options) in [(two, 2), (cards, 1)] {
            let read: Options = serde_json::from_value(stored.clone()).expect("options");
            assert_eq!(serde_json::to_value(&read).expect("options"), stored);
            assert_eq!(
                crate::GameOption::all().iter().filter(|option| !read.chosen.all(option).is_empty()).count(),
                options
            );
        }
    }

    #[test]
    fn a_wish_that_can_not_be_is_refused_by_its_first_fault() {
        let unknown = |what, word: &str| BadWish::Unknown { what, word: word.to_owned() };
        for (bad, why) in [
            (wish("chess"), unknown(Described::WORD, "chess")),
            (wish("origami").with(&FAMILIES, &["farm", "air"]), unknown(FAMILIES.word, "air")),
            (wish("origami").with(&FAMILIES, &["farm", "farm"]), BadWish::Twice(FAMILIES.word, "farm".to_owned())),
            (wish("origami").with(&FAMILIES, &["farm", "polar"]), BadWish::OtherGame("mixed")),
            (Wish { players: Some(9), ..wish("origami") }, BadWish::Cards(origami::setup::BadSetup::Players(9))),
            (wish("islands").with(&VARIANT, &["x"]), unknown(VARIANT.word, "x")),
            (wish("islands").with(&SHEETS, &["heron", "near"]), BadWish::Twice(SHEETS.word, "near".to_owned())),
            (wish("mixed").with(&SHEETS, &["heron"]), BadWish::NotInThisGame(SHEETS.word)),
            (Wish { players: Some(2), ..wish("islands-solo") }, BadWish::Islands(islands::BadSetup::NotAlone(2))),
            (
                Wish { players: Some(2), seats: vec![SeatWish::Person; 3], ..wish("islands") },
                BadWish::Seats { got: 3, players: 2 },
            ),
            (Wish { seats: vec![SeatWish::Me; 2], ..wish("islands") }, BadWish::TwoMe),
            (Wish { pace: Pace::Days(31), ..wish("islands") }, BadWish::Pace),
            (Wish { pace: Pace::Clock { seconds: 0, increment: 5 }, ..wish("islands") }, BadWish::Pace),
        ] {
            assert_eq!(arranged(&bad).err(), Some(why));
        }
    }
}
