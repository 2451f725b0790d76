//! Bots by name.

use crate::arena::Player;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::ismcts::Ismcts;
use crate::judgement::Judged;
use crate::random::Random;
use crate::sensei::Sensei;

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

/// The bot of that name; one that takes any time gets `budget`.
#[must_use]
pub fn by_name<G: Contested>(name: &str, budget: Budget) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "ismcts" => Some(Box::new(Ismcts::new(budget))),
        "sensei" => Some(Box::new(Sensei::new(budget))),
        _ => G::own(name),
    }
}

/// The same for the arena, where `all-seeing` is known too.
#[must_use]
pub fn player<G: Contested>(name: &str, budget: Budget) -> Option<Player<G>> {
    match name {
        "all-seeing" => Some(Player::AllSeeing(Ismcts::new(budget.times(10)))),
        _ => by_name(name, budget).map(Player::Honest),
    }
}
