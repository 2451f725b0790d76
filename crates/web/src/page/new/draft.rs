//! [`Draft`]: what the form says, as it was typed.

use session::described::Way;
use session::{Absence, BadWish, Chosen, Described, GameOption, Level, Pace, Refused, SeatWish, Wish};

use crate::page::Fields;
use crate::page::home::{quick, words};
use crate::problem::{Fault, Problem};

/// So many moves those who watch may be behind: not at all, about a round of two, of many, or a good part of a game.
pub const DELAYS: [&str; 4] = ["0", "6", "20", "60"];

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
    /// What is said of each option there is, of any game.
    options: Vec<Asked>,
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
    /// How many moves those who watch are behind.
    pub delay: String,
    /// May players ask for hints?
    pub hints: bool,
    /// Does the game start by itself?
    pub starts: bool,
    /// What the visitor calls themselves, if they said so.
    pub name: Option<String>,
}

/// What a form says of one option.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    option: &'static GameOption,
    /// By which of its ways, by its word; of an option without ways, the word that is chosen.
    how: String,
    /// What is ticked.
    ticked: Vec<String>,
}

impl Asked {
    /// Before anybody said anything.
    fn first(option: &'static GameOption) -> Self {
        let word = option.all_words().into_iter().next().unwrap_or_default();
        let how = option.ways.first().map_or(word, |way| way.word().to_owned());
        Self { option, how, ticked: Vec::new() }
    }

    /// What was sent.
    fn of(option: &'static GameOption, fields: &Fields) -> Self {
        let first = Self::first(option);
        let how = fields.said(&field(option)).map_or(first.how, str::to_owned);
        // Of an option without ways nothing can be ticked.
        let ticked = fields.all(option.word).filter(|_| !option.ways.is_empty()).map(str::to_owned).collect();
        Self { option, how, ticked }
    }

    /// What is chosen at this game; nothing if it is left open. What belongs to other games alone is left out.
    fn chosen(&self, game: &str) -> Result<Option<Vec<String>>, Fault> {
        let (here, all) = ((self.option.words)(game), self.option.all_words());
        if here.is_empty() {
            return Ok(None);
        }
        if self.option.ways.is_empty() {
            let known = here.contains(&self.how);
            return if known { Ok(Some(vec![self.how.clone()])) } else { Err(mistyped(self.option.field)) };
        }
        let way = self.option.ways.iter().find(|way| way.word() == self.how);
        Ok(match way.ok_or_else(|| mistyped(&field(self.option)))? {
            Way::Left(_) => None,
            Way::None => Some(Vec::new()),
            Way::Named(word) => Some(vec![(*word).to_owned()]),
            Way::Chosen => {
                // What does not exist is left for the table to refuse, as is a list of none.
                let belongs = |word: &&String| here.contains(word) || !all.contains(word);
                Some(self.ticked.iter().filter(belongs).cloned().collect())
            }
        })
    }
}

/// The field of the form that says how an option is chosen.
#[must_use]
pub fn field(option: &GameOption) -> String {
    if option.ways.is_empty() { option.field.to_owned() } else { format!("how-{}", option.field) }
}

impl Default for Draft {
    fn default() -> Self {
        let word = str::to_owned;
        Self {
            game: words::first_game(),
            players: word("2"),
            seats: ["me", "person", "person", "person", "person", "person"].map(word),
            options: GameOption::all().iter().map(Asked::first).collect(),
            pace: word("free"),
            minutes: word("10"),
            increment: word("10"),
            days: word("2"),
            absence: word(Level::Kitsune.name()),
            listed: false,
            open: true,
            delay: word(DELAYS[0]),
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
        if let Some(game) = fields.said("game").filter(|game| Described::named(game).is_some()) {
            draft.game = game.to_owned();
        }
        draft
    }

    /// What was sent. What is missing is as it is at first; a box that is not there is not ticked.
    #[must_use]
    pub fn of(fields: &Fields) -> Self {
        let first = Self::default();
        let one = |name: &str, first: String| fields.said(name).map_or(first, str::to_owned);
        let mut seats = first.seats;
        for (n, seat) in seats.iter_mut().enumerate() {
            *seat = one(&format!("seat-{n}"), std::mem::take(seat));
        }
        Self {
            game: one("game", first.game),
            players: one("players", first.players),
            seats,
            options: GameOption::all().iter().map(|option| Asked::of(option, fields)).collect(),
            pace: one("pace", first.pace),
            minutes: one("minutes", first.minutes),
            increment: one("increment", first.increment),
            days: one("days", first.days),
            absence: one("absence", first.absence),
            listed: fields.has("listed"),
            open: fields.has("open"),
            delay: one("delay", first.delay),
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
        let game = quick::offered(&self.game)?;
        let players: u8 = if game.is_solo() { 1 } else { self.players.parse().map_err(|_| mistyped("players"))? };
        let seats = self.seats.iter().take(players.into()).map(|word| seat(word)).collect::<Result<Vec<_>, _>>()?;
        let only_bots = seats.iter().all(|seat| matches!(seat, SeatWish::Bot(_)));
        Ok(Wish {
            game: self.game.clone(),
            players: Some(players),
            chosen: self.chosen(game)?,
            pace: self.pace()?,
            absence: self.absence()?,
            listed: self.listed,
            open: self.open,
            delay: self.delay.parse().map_err(|_| mistyped("delay"))?,
            hints: self.hints,
            // Nobody else could start a table of bots.
            starts_when_full: self.starts || only_bots,
            seats,
        })
    }

    /// What is said of the options the game has.
    fn chosen(&self, game: &Described) -> Result<Chosen, Fault> {
        let mut chosen = Chosen::default();
        for asked in self.options.iter().filter(|asked| game.has(asked.option)) {
            if let Some(words) = asked.chosen(game.word)? {
                chosen.name(asked.option, words);
            }
        }
        Ok(chosen)
    }

    fn asked(&self, option: &GameOption) -> Option<&Asked> {
        self.options.iter().find(|asked| asked.option == option)
    }

    /// How an option is chosen, by the word of the way; of an option without ways, what is chosen.
    #[must_use]
    pub fn how(&self, option: &GameOption) -> &str {
        self.asked(option).map_or("", |asked| &asked.how)
    }

    /// Is that ticked?
    #[must_use]
    pub fn is_ticked(&self, option: &GameOption, word: &str) -> bool {
        self.asked(option).is_some_and(|asked| asked.ticked.iter().any(|ticked| ticked == word))
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
    use session::cards::{CHARACTERS, FAMILIES};
    use session::islands::{SHEETS, VARIANT};

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
        assert_eq!(of("origami").chosen.all(&FAMILIES), ["farm", "sky"]);
        assert_eq!(of("origami").chosen.named(&CHARACTERS), None);
        assert_eq!(of("legends").chosen.all(&FAMILIES), ["polar"]);
        assert_eq!(of("mixed").chosen.all(&FAMILIES), ["farm", "sky", "polar"]);
        assert_eq!(of("mixed").chosen.all(&CHARACTERS), ["monk"]);
    }

    #[test]
    fn the_fields_of_islands_count_for_islands_alone() {
        let all =
            "players=5&how-sheets=chosen&sheet=heron&sheet=crane&variant=catch-up&seat-4=hina&how-families=chosen";
        let of = |game: &str| draft(&format!("game={game}&{all}")).wish().expect("a wish");
        let islands = of("islands");
        assert_eq!((islands.players, islands.seats.len(), islands.seats[4]), (Some(5), 5, SeatWish::Bot(Level::Hina)));
        assert_eq!(islands.chosen.all(&SHEETS), ["heron", "crane"]);
        assert_eq!(islands.chosen.one(&VARIANT), Some("catch-up"));
        let solo = of("islands-solo");
        assert_eq!((solo.players, solo.seats), (Some(1), vec![SeatWish::Me]));
        assert_eq!((solo.chosen.one(&VARIANT), solo.chosen.all(&SHEETS).len()), (None, 2));
        assert!(solo.chosen.named(&FAMILIES).is_none() && solo.chosen.named(&CHARACTERS).is_none());
        let cards = draft("game=mixed&how-sheets=maybe&sheet=heron&variant=catch-up").wish().expect("a wish");
        assert!(cards.chosen.named(&SHEETS).is_none() && cards.chosen.named(&VARIANT).is_none());
        let sheets = |query: &str| draft(query).wish().expect("a wish").chosen.named(&SHEETS).map(<[_]>::to_vec);
        assert_eq!(sheets("game=islands"), Some(vec!["near".to_owned()]), "those for a first game");
        assert_eq!(sheets("game=islands&how-sheets=far"), Some(vec!["far".to_owned()]));
        assert_eq!(sheets("game=islands-solo&how-sheets=all"), None);
    }

    #[test]
    fn every_field_finds_its_way_into_the_wish() {
        let seats = "players=3&seat-0=hina&seat-1=me&seat-2=tsuru";
        let rest = "how-characters=none&pace=clock&minutes=5&increment=3&absence=out&listed=on&delay=20";
        let wish = draft(&format!("game=legends&{seats}&{rest}")).wish().expect("a wish");
        assert_eq!(wish.seats, [SeatWish::Bot(Level::Hina), SeatWish::Me, SeatWish::Bot(Level::Tsuru)]);
        assert_eq!((wish.pace, wish.absence), (Pace::Clock { seconds: 300, increment: 3 }, Absence::Out));
        assert_eq!((wish.chosen.named(&CHARACTERS), wish.listed, wish.delay), (Some(&[][..]), true, 20));
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
            "players=two",
            "seat-0=nobody",
            "pace=soon",
            "pace=clock&minutes=ten",
            "pace=days&days=999",
            "absence=me",
            "delay=soon",
            "delay=256",
            "how-families=maybe",
            "game=mixed&how-characters=maybe",
        ] {
            assert!(draft(bad).wish().is_err_and(|problem| problem.status() == 422), "{bad}");
        }
    }

    #[test]
    fn who_chooses_none_says_so_and_the_table_refuses_it() {
        for (query, option) in [
            ("game=islands&how-sheets=chosen", SHEETS),
            ("game=islands-solo&how-sheets=chosen", SHEETS),
            ("how-families=chosen", FAMILIES),
            ("game=legends&how-families=chosen&family=farm", FAMILIES),
        ] {
            let wish = draft(query).wish().expect("a wish");
            assert_eq!(wish.chosen.named(&option), Some(&[][..]), "{query}");
        }
    }

    #[test]
    fn there_are_seats_for_as_many_as_any_game_takes() {
        let most = session::Games::default().described().map(|game| usize::from(*game.players.end())).max();
        assert_eq!(most, Some(SEATS));
    }
}
