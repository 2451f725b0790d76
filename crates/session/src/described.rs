//! Which games can be wished for and which options each of them has: described once, and read by whoever offers or checks a wish.

use std::ops::RangeInclusive;

use islands::Atlas;
use islands::atlas::Kind;
use islands::setup::Variant;
use origami::Family;
use origami::card::Character;

use crate::games::Games;
use crate::wish::Part;

/// A game that can be wished for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// Its word, in records and requests.
    pub word: &'static str,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// What can be chosen beside the players.
    pub options: &'static [Part],
}

impl Described {
    /// Our game of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<&'static Self> {
        Games::default().described().find(|game| game.word == word)
    }

    /// Can that be chosen?
    #[must_use]
    pub fn has(&self, part: Part) -> bool {
        self.options.contains(&part)
    }

    /// Is it for one player alone?
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        *self.players.end() == 1
    }
}

impl Part {
    /// All that can be chosen at some game, in the order it is asked for.
    pub const OPTIONS: [Self; 4] = [Self::Family, Self::Character, Self::Variant, Self::Sheet];

    /// The name of the option in requests and in what is stored; of the game itself if it is none.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Family => "families",
            Self::Character => "characters",
            Self::Variant => "variant",
            Self::Sheet => "sheets",
        }
    }

    /// Can several be named?
    #[must_use]
    pub const fn takes_several(self) -> bool {
        matches!(self, Self::Family | Self::Character | Self::Sheet)
    }

    /// The words that can be named.
    #[must_use]
    pub fn words(self) -> Vec<String> {
        let own = |word: &str| word.to_owned();
        match self {
            Self::Game => Games::default().words().map(own).collect(),
            Self::Family => Family::ALL.iter().map(|family| own(family.word())).collect(),
            Self::Character => Character::ALL.iter().map(|character| own(character.word())).collect(),
            Self::Variant => Variant::ALL.iter().map(|variant| own(variant.word())).collect(),
            Self::Sheet => {
                let kinds = [Kind::Near, Kind::Far].map(|kind| own(kind.word()));
                kinds.into_iter().chain(Atlas::standard().sheets().iter().map(|sheet| sheet.id.clone())).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Stream;

    use super::*;
    use crate::wish::{BadWish, Wish};

    /// A wish that names this.
    fn naming(game: &Described, part: Part, word: &str) -> Wish {
        let mut wish = Wish { game: game.word.to_owned(), ..Wish::default() };
        let words = vec![word.to_owned()];
        match part {
            Part::Game => wish.game = word.to_owned(),
            Part::Family => wish.families = words,
            Part::Character => wish.characters = Some(words),
            Part::Variant => wish.variant = Some(word.to_owned()),
            Part::Sheet => wish.sheets = words,
        }
        wish
    }

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
            for part in Part::OPTIONS {
                for word in part.words() {
                    let why = refused(&naming(game, part, &word));
                    let is_unknown = matches!(why, Some(BadWish::Unknown { .. } | BadWish::NotInThisGame(_)));
                    assert_eq!(is_unknown, !game.has(part), "{} {} {word}: {why:?}", game.word, part.field());
                }
                let nonsense = refused(&naming(game, part, "nonsense")).expect("refused");
                let known = BadWish::unknown(part, "nonsense");
                assert_eq!(nonsense, if game.has(part) { known } else { BadWish::NotInThisGame(part) });
            }
        }
    }
}
