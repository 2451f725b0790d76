//! Bots by name.

use crate::arena::Player;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::ismcts::Ismcts;
use crate::judgement::Judged;
use crate::levels::{Animal, Character, Level, Mind};
use crate::random::Random;
use crate::sensei::Sensei;

/// The version of the bots: results of one are not continued with another. The number at the end grows whenever one of them
/// begins to play otherwise.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "-1");

/// The yardstick with all cards open and ten times the budget; only the arena lets it play.
pub const ALL_SEEING: &str = "all-seeing";

/// The bots that every game has besides the levels.
const EVERYWHERE: [&str; 3] = ["random", "ismcts", "sensei"];

/// A game whose bots have names.
pub trait Contested: Judged {
    /// Bots that only this game has.
    const OWN: &[&str];

    /// One of them.
    fn own(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

impl Contested for origami::State {
    const OWN: &[&str] = &[];

    fn own(_name: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}

impl Contested for islands::State {
    const OWN: &[&str] = &["greedy"];

    fn own(name: &str) -> Option<Box<dyn Bot<Self>>> {
        (name == "greedy").then(|| Box::new(crate::islands::Greedy::default()) as Box<dyn Bot<Self>>)
    }
}

/// All names there are in any game: the levels from the weakest, then the others.
#[must_use]
pub fn names() -> Vec<&'static str> {
    let own = [origami::State::OWN, islands::State::OWN].concat();
    Level::ALL.map(Level::name).into_iter().chain(EVERYWHERE).chain(own).collect()
}

/// Does this game have a bot of that name?
#[must_use]
pub fn is_known<G: Contested>(name: &str) -> bool {
    Level::by_name(name).is_some() || EVERYWHERE.contains(&name) || G::OWN.contains(&name)
}

/// Does a bot of that name take any time it is given?
#[must_use]
pub fn takes_time(name: &str) -> bool {
    ["ismcts", "sensei", ALL_SEEING].contains(&name)
}

/// Does a bot of that name think at all? A level does for a time of its own.
#[must_use]
pub fn thinks(name: &str) -> bool {
    takes_time(name) || Level::by_name(name).is_some_and(|level| matches!(level.character().mind, Mind::Thinks(_)))
}

/// The bot of that name; one that takes any time gets `budget`.
#[must_use]
pub fn by_name<G: Contested>(name: &str, budget: Budget) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "ismcts" => Some(Box::new(Ismcts::new(budget))),
        "sensei" => Some(Box::new(Sensei::new(budget))),
        _ => G::own(name).or_else(|| Level::by_name(name).map(Level::bot)),
    }
}

/// The same for the arena, where `all-seeing` is known too.
#[must_use]
pub fn player<G: Contested>(name: &str, budget: Budget) -> Option<Player<G>> {
    match name {
        ALL_SEEING => Some(Player::AllSeeing(Box::new(Ismcts::new(budget.times(10))))),
        _ => by_name(name, budget).map(Player::Honest),
    }
}

/// The same with a budget in place of its own if it is a level; `None` for those that do not think.
#[must_use]
pub fn player_within<G: Contested>(name: &str, budget: Budget) -> Option<Player<G>> {
    match Level::by_name(name) {
        Some(level) if thinks(name) => {
            let character = Character { mind: Mind::Thinks(budget), ..level.character() };
            Some(Player::Honest(Box::new(Animal::new(level, character))))
        }
        _ if thinks(name) => player(name, budget),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<G: Contested>() {
        for name in names() {
            let bot = by_name::<G>(name, Budget::nodes(1));
            assert_eq!(bot.is_some(), is_known::<G>(name), "{name}");
            assert!(bot.is_none_or(|bot| bot.name() == name));
            assert!(thinks(name) || player_within::<G>(name, Budget::nodes(1)).is_none(), "{name}");
        }
        assert!(by_name::<G>(ALL_SEEING, Budget::nodes(1)).is_none(), "it plays nowhere else");
        assert!(by_name::<G>("Random", Budget::nodes(1)).is_none());
        assert!(matches!(player::<G>(ALL_SEEING, Budget::nodes(1)), Some(Player::AllSeeing(_))));
    }

    #[test]
    fn every_name_is_a_bot() {
        check::<origami::State>();
        check::<islands::State>();
        assert!(is_known::<islands::State>("greedy") && !is_known::<origami::State>("greedy"));
        assert_eq!(names()[..2], ["hina", "kaeru"]);
    }
}
