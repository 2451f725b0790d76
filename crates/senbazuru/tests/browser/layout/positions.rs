//! [`Position`]: tables to look at, as texts in `positions/`: at least one for each kind of question, at its worst.
//!
//! Each is written for the most players. For fewer, what belongs to seats that are not there is left out, and so are the last
//! families and characters: only seats 2 and 3 hold cards of the third and the fourth family.

use std::fs;
use std::path::Path;

use tabletop::scenario::is_titled;
use tabletop::{Asked, Game, NoLog, Record, Scenario, Seat};

/// A word for each kind of question that players are asked, and all these words.
macro_rules! kinds {
    ($all:ident, $word:ident, $ask:path, players { $($asked:ident => $kind:literal,)* } chance { $($rolled:ident,)* }) => {
        /// The kinds of questions of one engine.
        pub const $all: &[&str] = &[$($kind),*];

        fn $word(ask: $ask) -> &'static str {
            use $ask as It;
            match ask {
                $(It::$asked { .. } => $kind,)*
                $(It::$rolled { .. } => "chance",)*
            }
        }
    };
}

kinds! { CARDS, of_cards, origami::Ask,
    players {
        Action => "action", Play => "play", Pay => "pay", Pick => "pick", PickGroup => "pick group", PickAny => "pick any",
        PickSpot => "pick spot", HandCheck => "hand check", PickPlayer => "pick player", Confirm => "confirm",
    }
    chance { Shuffle, Lot, AnyCard, }
}
kinds! { ISLANDS, of_islands, islands::Ask,
    players {
        Keep => "keep", Bid => "bid", Shape => "shape", Paint => "paint", Richest => "richest", Token => "token",
        Technology => "technology", Research => "research", FormFirst => "form first",
    }
    chance { Deal, Lot, AuctionDie, ColourDie, SoloDie, }
}

/// A table at which somebody is asked something.
pub struct Position {
    /// The name of its file.
    pub name: String,
    text: String,
}

/// Who is asked what at a position.
#[derive(Debug, PartialEq, Eq)]
pub struct Question {
    /// The kind, by its word.
    pub kind: &'static str,
    /// Who looks at it: one of those who are asked.
    pub seat: usize,
}

impl Position {
    /// All of them, by name.
    pub fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/layout/positions");
        let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
        let mut all: Vec<Self> = files
            .map(|file| Self {
                name: file.file_stem().expect("a name").to_string_lossy().into_owned(),
                text: fs::read_to_string(&file).expect("a text"),
            })
            .collect();
        all.sort_by(|a, b| a.name.cmp(&b.name));
        all
    }

    /// One of them.
    pub fn named(name: &str) -> Self {
        Self::all().into_iter().find(|position| position.name == name).unwrap_or_else(|| panic!("no position {name}"))
    }

    /// Is it one of Islands?
    pub fn is_of_islands(&self) -> bool {
        self.text.lines().any(|line| line.starts_with("game islands"))
    }

    /// For how many players it can be set up.
    pub fn players(&self) -> std::ops::RangeInclusive<usize> {
        let most = match self.after("players ") {
            Some(number) => number.parse().expect("a number"),
            None => self.after("families ").expect("families").split(' ').count(),
        };
        let least = self.after("# least ").map_or(2, |least| least.parse().expect("a number"));
        least.min(most)..=most
    }

    fn after(&self, word: &str) -> Option<&str> {
        self.text.lines().find_map(|line| line.strip_prefix(word))
    }

    /// The text for so many players.
    pub fn among(&self, players: usize) -> String {
        let court: Vec<&str> = self.after("characters ").unwrap_or_default().split(' ').take(players).collect();
        let is_there = |card: &&str| court.iter().any(|name| card.split_once('_').is_some_and(|(_, it)| it == *name));
        let line = |line: &str| {
            let few = |rest: &str| rest.split(' ').take(players).collect::<Vec<_>>().join(" ");
            match line.split_once(' ').unwrap_or((line, "")) {
                ("players", _) => Some(format!("players {players}")),
                ("families", all) => Some(format!("families {}", few(all))),
                ("characters", all) => Some(format!("characters {}", few(all))),
                ("in", all) => {
                    let there = all.split(' ').filter(is_there).collect::<Vec<_>>().join(" ");
                    (!there.is_empty()).then(|| format!("in play: {there}"))
                }
                (word, rest) => is_here(word, rest, players).then(|| line.to_owned()),
            }
        };
        self.text.lines().filter_map(line).flat_map(|line| [line, "\n".to_owned()]).collect()
    }

    /// What is asked there.
    pub fn question(&self, players: usize) -> Question {
        let text = self.among(players);
        let (kind, seats) = if self.is_of_islands() {
            asked::<islands::State>(&text, of_islands)
        } else {
            asked::<origami::State>(&text, of_cards)
        };
        let wanted = self.after("# seat ").map_or(seats[0], |seat| seat.parse().expect("a seat"));
        assert!(seats.contains(&wanted), "{}: {seats:?} are asked", self.name);
        Question { kind, seat: wanted }
    }
}

/// Does a line speak of a seat at a table of so many?
fn is_here(word: &str, rest: &str, players: usize) -> bool {
    let seat = match word {
        "hand" | "collection" | "sheets" | "painted" | "filled" | "coins" | "coal" | "gold" | "access" => rest,
        _ => word,
    };
    let number = seat.split([' ', ':']).next().unwrap_or_default();
    number.parse::<usize>().map_or(true, |seat| seat < players)
}

fn asked<G>(text: &str, word: fn(G::Ask) -> &'static str) -> (&'static str, Vec<usize>)
where
    G: Game + tabletop::script::Staged,
{
    let end = if is_titled(text) {
        let scenario = Scenario::<G>::parse(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        let mut state = scenario.position();
        scenario.play_each(|by, m| state.play(by, m, &mut NoLog)).unwrap_or_else(|why| panic!("{why}\n{text}"));
        state
    } else {
        Record::<G>::parse(text).unwrap_or_else(|why| panic!("{why}\n{text}")).replay(&mut NoLog)
    };
    match end.asked() {
        Asked::Seat(seat, ask) => (word(ask), vec![seat.index()]),
        Asked::Together(seats, ask) => (word(ask), seats.iter().map(Seat::index).collect()),
        other => panic!("nobody is asked but {other:?}:\n{text}"),
    }
}
