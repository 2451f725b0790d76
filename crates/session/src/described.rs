//! Which games can be wished for and which options each of them has: described once, and read by whoever offers, checks or shows a
//! wish: the pages, the API and its document, the command line, and what is stored.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use crate::games::Games;

/// A game that can be wished for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// Its word, in records and requests.
    pub word: &'static str,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// What can be chosen beside the players.
    pub options: &'static [GameOption],
}

impl Described {
    /// What a game is called in refusals, beside the words of options.
    pub const WORD: &'static str = "game";

    /// Our game of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<&'static Self> {
        Games::default().described().find(|game| game.word == word)
    }

    /// Can that be chosen?
    #[must_use]
    pub fn has(&self, option: &GameOption) -> bool {
        self.options.contains(option)
    }

    /// Is it for one player alone?
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        *self.players.end() == 1
    }
}

/// Something that can be chosen at a game. Two of them are one if they have the same field.
#[derive(Clone, Copy)]
pub struct GameOption {
    /// What one of it is called, in refusals and in forms: `family`.
    pub word: &'static str,
    /// The name of the option in requests and answers, and in what is stored: `families`.
    pub field: &'static str,
    /// How many can be named.
    pub takes: Takes,
    /// What the description of the API says of a wish.
    pub wished: &'static str,
    /// What it says of a table.
    pub shown: &'static str,
    /// How the command line calls it.
    pub flag: Flag,
    /// How a form asks for it, what it offers first in front; nothing if the words themselves are offered.
    pub ways: &'static [Way],
    /// The words that can be named at that game; at none of ours, all of them.
    pub words: fn(&str) -> Vec<String>,
}

/// How many words of an option can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// One.
    One,
    /// Some; none says nothing.
    Several,
    /// Some; none says that there shall be none.
    SeveralOrNone,
}

/// An option on the command line.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// Its name, without the dashes.
    pub name: &'static str,
    /// What stands for its value.
    pub value: &'static str,
    /// What stands above it in help.
    pub heading: &'static str,
    /// What help says.
    pub help: &'static str,
}

/// How somebody chooses in a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Nothing is named; what the form says for that.
    Left(&'static str),
    /// What is ticked is named.
    Chosen,
    /// There shall be none.
    None,
    /// This word is named.
    Named(&'static str),
}

impl Way {
    /// Its word in the form.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left(word) | Self::Named(word) => word,
            Self::Chosen => "chosen",
            Self::None => "none",
        }
    }
}

impl GameOption {
    /// All that can be chosen at some of our games, in the order it is asked for.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static ALL: OnceLock<Vec<GameOption>> = OnceLock::new();
        ALL.get_or_init(|| Games::default().options())
    }

    /// The option of that field.
    #[must_use]
    pub fn of_field(field: &str) -> Option<&'static Self> {
        Self::all().iter().find(|option| option.field == field)
    }

    /// All words that can be named at some game.
    #[must_use]
    pub fn all_words(&self) -> Vec<String> {
        (self.words)("")
    }
}

impl fmt::Debug for GameOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.field)
    }
}

impl PartialEq for GameOption {
    fn eq(&self, other: &Self) -> bool {
        self.field == other.field
    }
}

impl Eq for GameOption {}

#[cfg(test)]
mod tests {
    use tabletop::Stream;

    use super::*;
    use crate::wish::{BadWish, Wish};

    fn refused(wish: &Wish) -> Option<BadWish> {
        Games::default().arrange(wish, &mut Stream::new(3)).err()
    }

    #[test]
    fn so_many_can_play_as_is_said_and_no_others() {
        for game in Games::default().described() {
            for players in 0..=8 {
                let wish = Wish { game: game.word.to_owned(), players: Some(players), ..Wish::default() };
                assert_eq!(refused(&wish).is_none(), game.players.contains(&players), "{} {players}", game.word);
            }
        }
    }

    #[test]
    fn what_a_game_has_is_known_by_these_words_and_what_it_has_not_is_refused() {
        for game in Games::default().described() {
            for option in GameOption::all() {
                let naming = |word: &str| Wish { game: game.word.to_owned(), ..Wish::default() }.with(option, &[word]);
                for word in option.all_words() {
                    let why = refused(&naming(&word));
                    let is_unknown = matches!(why, Some(BadWish::Unknown { .. } | BadWish::NotInThisGame(_)));
                    assert_eq!(is_unknown, !game.has(option), "{} {option:?} {word}: {why:?}", game.word);
                }
                let nonsense = refused(&naming("nonsense")).expect("refused");
                let known = BadWish::unknown(option.word, "nonsense");
                assert_eq!(nonsense, if game.has(option) { known } else { BadWish::NotInThisGame(option.word) });
            }
        }
    }

    #[test]
    fn an_option_is_told_apart_from_every_other_wherever_it_is_named() {
        let all = GameOption::all();
        assert!(all.len() > 3);
        for (at, option) in all.iter().enumerate() {
            let same = |other: &&GameOption| {
                [other.word == option.word, other.field == option.field, other.flag.name == option.flag.name]
                    .contains(&true)
            };
            assert!(!all[..at].iter().any(|other| same(&other)), "{option:?}");
            assert_eq!(option.ways.is_empty(), option.takes == Takes::One, "{option:?}");
            assert!(!option.all_words().is_empty(), "{option:?}");
        }
    }
}
