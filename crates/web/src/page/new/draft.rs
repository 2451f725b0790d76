//! [`Draft`]: what the form says, as it was typed.

use session::cards::{Edition, Families, Family, Setup, Title};
use session::islands::{self, Atlas, Kind, Variant};
use session::wish::Part;
use session::{Absence, BadWish, Described, Level, Pace, Refused, SeatWish, Wish};

use crate::page::Fields;
use crate::page::home::{quick, words};
use crate::problem::{Fault, Problem};

/// A table has at most so many seats.
pub const SEATS: usize = 6;

/// What the form says. Everything is kept as it was typed, so that a form that is refused comes back as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The word of the game.
    pub game: String,
    /// How many play.
    pub players: String,
    /// Who sits where: `me`, `person`, or the name of a level.
    pub seats: [String; SEATS],
    /// Families are `drawn` or `chosen`.
    pub how_families: String,
    /// The families chosen, of any game.
    pub families: Vec<String>,
    /// Characters are `drawn`, `chosen` or `none`.
    pub how_characters: String,
    /// The characters chosen.
    pub characters: Vec<String>,
    /// Sheets of Islands are `near`, `all`, `far` or `chosen`.
    pub how_sheets: String,
    /// The sheets chosen.
    pub sheets: Vec<String>,
    /// The variant of Islands.
    pub variant: String,
    /// `free`, `clock` or `days`.
    pub pace: String,
    /// Minutes on the clock.
    pub minutes: String,
    /// Seconds for every answer.
    pub increment: String,
    /// Days for every answer.
    pub days: String,
    /// The name of a level, or `out`.
    pub absence: String,
    /// May everybody join?
    pub listed: bool,
    /// May whoever has the address sit down?
    pub open: bool,
    /// May players ask for hints?
    pub hints: bool,
    /// Does the game start by itself?
    pub starts: bool,
    /// What the visitor calls themselves, if they said so.
    pub name: Option<String>,
}

impl Default for Draft {
    fn default() -> Self {
        let word = str::to_owned;
        Self {
            game: word(words::GAMES[0]),
            players: word("2"),
            seats: ["me", "person", "person", "person", "person", "person"].map(word),
            how_families: word("drawn"),
            families: Vec::new(),
            how_characters: word("drawn"),
            characters: Vec::new(),
            how_sheets: word(Kind::Near.word()),
            sheets: Vec::new(),
            variant: word(Variant::Standard.word()),
            pace: word("free"),
            minutes: word("10"),
            increment: word("10"),
            days: word("2"),
            absence: word(Level::Kitsune.name()),
            listed: false,
            open: true,
            hints: true,
            starts: true,
            name: None,
        }
    }
}

impl Draft {
    /// The form as an address asks for it: a game, or a table for everybody.
    #[must_use]
    pub fn asked_for(fields: &Fields) -> Self {
        let mut draft = Self { listed: fields.has("listed"), ..Self::default() };
        if let Some(game) = fields.said("game").filter(|game| words::GAMES.contains(game)) {
            draft.game = game.to_owned();
        }
        draft
    }

    /// What was sent. What is missing is as it is at first; a box that is not there is not ticked.
    #[must_use]
    pub fn of(fields: &Fields) -> Self {
        let first = Self::default();
        let one = |name: &str, first: String| fields.said(name).map_or(first, str::to_owned);
        let all = |name: &str| fields.all(name).map(str::to_owned).collect();
        let mut seats = first.seats;
        for (n, seat) in seats.iter_mut().enumerate() {
            *seat = one(&format!("seat-{n}"), std::mem::take(seat));
        }
        Self {
            game: one("game", first.game),
            players: one("players", first.players),
            seats,
            how_families: one("how-families", first.how_families),
            families: all("family"),
            how_characters: one("how-characters", first.how_characters),
            characters: all("character"),
            how_sheets: one("how-sheets", first.how_sheets),
            sheets: all("sheet"),
            variant: one("variant", first.variant),
            pace: one("pace", first.pace),
            minutes: one("minutes", first.minutes),
            increment: one("increment", first.increment),
            days: one("days", first.days),
            absence: one("absence", first.absence),
            listed: fields.has("listed"),
            open: fields.has("open"),
            hints: fields.has("hints"),
            starts: fields.has("starts"),
            name: fields.said("name").map(str::to_owned),
        }
    }

    /// The table it stands for. What does not belong to the chosen game is left out.
    ///
    /// # Errors
    /// If something is said that no form of ours says, or no number is where one belongs.
    pub fn wish(&self) -> Result<Wish, Problem> {
        quick::has_page(&self.game)?;
        let is_solo = Described::named(&self.game).is_some_and(Described::is_solo);
        let players: u8 = if is_solo { 1 } else { self.players.parse().map_err(|_| mistyped("players"))? };
        let seats = self.seats.iter().take(players.into()).map(|word| seat(word)).collect::<Result<Vec<_>, _>>()?;
        let only_bots = seats.iter().all(|seat| matches!(seat, SeatWish::Bot(_)));
        Ok(Wish {
            game: self.game.clone(),
            players: Some(players),
            families: self.families()?,
            characters: self.characters()?,
            sheets: self.sheets()?,
            variant: self.variant()?,
            pace: self.pace()?,
            absence: self.absence()?,
            listed: self.listed,
            open: self.open,
            hints: self.hints,
            // Nobody else could start a table of bots.
            starts_when_full: self.starts || only_bots,
            seats,
        })
    }

    /// Can that be chosen at the game?
    fn has(&self, part: Part) -> bool {
        Described::named(&self.game).is_some_and(|game| game.has(part))
    }

    fn sheets(&self) -> Result<Vec<String>, Problem> {
        match self.how_sheets.as_str() {
            _ if !self.has(Part::Sheet) => Ok(Vec::new()),
            "all" => Ok(Vec::new()),
            // None at all would be all of them.
            "chosen" if self.sheets.is_empty() => Err(no_sheets()),
            "chosen" => Ok(self.sheets.clone()),
            word if Kind::named(word).is_some() => Ok(vec![word.to_owned()]),
            _ => Err(mistyped("how-sheets").into()),
        }
    }

    fn variant(&self) -> Result<Option<String>, Problem> {
        match Variant::named(&self.variant) {
            _ if !self.has(Part::Variant) => Ok(None),
            Some(variant) => Ok(Some(variant.word().to_owned())),
            None => Err(mistyped("variant").into()),
        }
    }

    fn families(&self) -> Result<Vec<String>, Problem> {
        match self.how_families.as_str() {
            _ if !self.has(Part::Family) => Ok(Vec::new()),
            "drawn" => Ok(Vec::new()),
            "chosen" => {
                // None at all would be drawn; who chooses, and chooses none, is told how many belong to the game.
                let chosen: Vec<String> =
                    self.families.iter().filter(|word| belongs(&self.game, word)).cloned().collect();
                let players = self.players.parse().map_err(|_| mistyped("players"))?;
                if chosen.is_empty() { Err(no_families(players)) } else { Ok(chosen) }
            }
            _ => Err(mistyped("how-families").into()),
        }
    }

    fn characters(&self) -> Result<Option<Vec<String>>, Problem> {
        match self.how_characters.as_str() {
            _ if self.game == "origami" || !self.has(Part::Character) => Ok(None),
            "drawn" => Ok(None),
            "none" => Ok(Some(Vec::new())),
            "chosen" => Ok(Some(self.characters.clone())),
            _ => Err(mistyped("how-characters").into()),
        }
    }

    fn pace(&self) -> Result<Pace, Problem> {
        let bad = || Problem::from(Refused::from(BadWish::Pace));
        let number = |text: &str| text.parse::<u32>().map_err(|_| bad());
        match self.pace.as_str() {
            "free" => Ok(Pace::Free),
            "clock" => Ok(Pace::Clock {
                seconds: number(&self.minutes)?.saturating_mul(60),
                increment: number(&self.increment)?,
            }),
            "days" => Ok(Pace::Days(self.days.parse().map_err(|_| bad())?)),
            _ => Err(mistyped("pace").into()),
        }
    }

    fn absence(&self) -> Result<Absence, Problem> {
        match self.absence.as_str() {
            "out" => Ok(Absence::Out),
            word => Ok(Absence::Bot(Level::by_name(word).ok_or_else(|| mistyped("absence"))?)),
        }
    }
}

/// The families that can be ticked, by the game they come from.
#[must_use]
pub fn families(game: &str) -> &'static [Family] {
    Title::named(game).map_or(&[], Title::families)
}

/// Does a family belong to a game? One that does not exist is left for the table to refuse.
fn belongs(game: &str, word: &str) -> bool {
    let there_is = Family::named(word).is_some();
    !there_is || families(game).iter().any(|family| family.word() == word)
}

/// What is wrong with a table for so many without any family.
fn no_families(players: u8) -> Problem {
    match Setup::new(players, Families::NONE, Edition::standard()) {
        Err(bad) => Refused::from(BadWish::Cards(bad)).into(),
        Ok(_) => mistyped("family").into(),
    }
}

/// What is wrong with a table of Islands without any sheet.
fn no_sheets() -> Problem {
    match islands::Setup::solo(&[], Atlas::standard()) {
        Err(bad) => Refused::from(BadWish::Islands(bad)).into(),
        Ok(_) => mistyped("sheet").into(),
    }
}

fn seat(word: &str) -> Result<SeatWish, Problem> {
    match word {
        "me" => Ok(SeatWish::Me),
        "person" => Ok(SeatWish::Person),
        level => Ok(SeatWish::Bot(Level::by_name(level).ok_or_else(|| mistyped("seat"))?)),
    }
}

fn mistyped(field: &str) -> Fault {
    Fault::Mistyped(format!("{field}: not a value of this form"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(query: &str) -> Draft {
        Draft::of(&Fields::of(&format!("/new?{query}").parse().expect("an address")))
    }

    #[test]
    fn an_empty_form_is_a_table_for_two() {
        let wish = draft("").wish().expect("a wish");
        assert_eq!((wish.game.as_str(), wish.players, wish.seats.len()), ("origami", Some(2), 2));
        assert_eq!(Draft::default().wish().map(|wish| (wish.hints, wish.starts_when_full)).ok(), Some((true, true)));
        assert!(!wish.hints && !wish.starts_when_full && !wish.listed, "boxes that are not there are not ticked");
    }

    #[test]
    fn what_does_not_belong_to_the_game_is_left_out() {
        let all =
            "players=2&how-families=chosen&family=farm&family=sky&family=polar&how-characters=chosen&character=monk";
        let of = |game: &str| draft(&format!("game={game}&{all}")).wish().expect("a wish");
        assert_eq!(of("origami").families, ["farm", "sky"]);
        assert_eq!(of("origami").characters, None);
        assert_eq!(of("legends").families, ["polar"]);
        assert_eq!(of("mixed").families, ["farm", "sky", "polar"]);
        assert_eq!(of("mixed").characters, Some(vec!["monk".to_owned()]));
    }

    #[test]
    fn the_fields_of_islands_count_for_islands_alone() {
        let all =
            "players=5&how-sheets=chosen&sheet=heron&sheet=crane&variant=catch-up&seat-4=hina&how-families=chosen";
        let of = |game: &str| draft(&format!("game={game}&{all}")).wish().expect("a wish");
        let islands = of("islands");
        assert_eq!((islands.players, islands.seats.len(), islands.seats[4]), (Some(5), 5, SeatWish::Bot(Level::Hina)));
        assert_eq!(
            (islands.sheets, islands.variant.as_deref()),
            (vec!["heron".to_owned(), "crane".to_owned()], Some("catch-up"))
        );
        let solo = of("islands-solo");
        assert_eq!((solo.players, solo.seats, solo.variant, solo.sheets.len()), (Some(1), vec![SeatWish::Me], None, 2));
        assert!(solo.families.is_empty() && solo.characters.is_none());
        let cards = draft("game=mixed&how-sheets=maybe&sheet=heron&variant=catch-up").wish().expect("a wish");
        assert!(cards.sheets.is_empty() && cards.variant.is_none());
        assert_eq!(draft("game=islands").wish().expect("a wish").sheets, ["near"], "those for a first game");
        assert_eq!(draft("game=islands&how-sheets=far").wish().expect("a wish").sheets, ["far"]);
        assert!(draft("game=islands-solo&how-sheets=all").wish().expect("a wish").sheets.is_empty());
    }

    #[test]
    fn every_field_finds_its_way_into_the_wish() {
        let seats = "players=3&seat-0=hina&seat-1=me&seat-2=tsuru";
        let rest = "how-characters=none&pace=clock&minutes=5&increment=3&absence=out&listed=on";
        let wish = draft(&format!("game=legends&{seats}&{rest}")).wish().expect("a wish");
        assert_eq!(wish.seats, [SeatWish::Bot(Level::Hina), SeatWish::Me, SeatWish::Bot(Level::Tsuru)]);
        assert_eq!((wish.pace, wish.absence), (Pace::Clock { seconds: 300, increment: 3 }, Absence::Out));
        assert_eq!((wish.characters, wish.listed), (Some(Vec::new()), true));
        assert_eq!(draft("pace=days&days=7").wish().expect("a wish").pace, Pace::Days(7));
        assert!(
            draft("seat-0=hina&seat-1=kaeru").wish().expect("a wish").starts_when_full,
            "nobody else could start it"
        );
    }

    #[test]
    fn what_no_form_of_ours_says_is_refused() {
        for bad in [
            "game=chess",
            "game=islands&how-sheets=maybe",
            "game=islands&variant=maybe",
            "game=islands&how-sheets=chosen",
            "game=islands-solo&how-sheets=chosen",
            "players=two",
            "seat-0=nobody",
            "pace=soon",
            "pace=clock&minutes=ten",
            "pace=days&days=999",
            "absence=me",
            "how-families=maybe",
            "game=mixed&how-characters=maybe",
            "how-families=chosen",
            "game=legends&how-families=chosen&family=farm",
        ] {
            assert!(draft(bad).wish().is_err_and(|problem| problem.status() == 422), "{bad}");
        }
    }
}
