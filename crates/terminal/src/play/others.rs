//! Who the others at the table are, and how they are introduced.

use bots::contender::{self, Contested};
use bots::{Budget, Level};
use phrases::Phrases;
use tabletop::Seat;

use super::sitting::Other;
use options::bot::BotName;
use options::cannot_play;
use speech::out::Stop;

/// Who plays if nobody is named: neither the easiest nor the hardest.
pub fn usual() -> BotName {
    BotName::parse(Level::Kitsune.name()).unwrap_or(BotName::RANDOM)
}

/// A bot that thinks as long as it may is given so long.
const THOUGHT: Budget = Budget::ms(100);

/// The bots of these names, by seat.
///
/// # Errors
/// If one of them can't play this game.
pub fn bots<G: Contested>(names: &[BotName], phrases: Phrases) -> Result<Vec<Other<G>>, Stop> {
    let bot = |name: &BotName| match name.word() {
        // Choices at random need no view, and come from where all other chance does.
        "random" => Ok(None),
        word => contender::by_name(word, THOUGHT).map(Some).ok_or_else(|| cannot_play(word, phrases)),
    };
    names.iter().map(bot).collect()
}

/// Who plays like what: a line for each level at the table but the seat of the person. What only tests and measurements use has
/// no character.
pub fn introductions(names: &[BotName], me: Seat, called: &[String], phrases: Phrases) -> Vec<String> {
    let players = u8::try_from(names.len()).unwrap_or(u8::MAX);
    let others: Vec<Seat> = me.round(players).skip(1).collect();
    let plays = |level: Level| {
        let of_level = others.iter().filter(|seat| names[seat.index()].word() == level.name());
        let of_level: Vec<_> = of_level.map(|seat| called[seat.index()].clone()).collect();
        (!of_level.is_empty()).then(|| phrases.welcome_bot(&of_level.join(", "), &phrases.bot_level(level.name())))
    };
    Level::ALL.into_iter().filter_map(plays).collect()
}

/// The option that seats these again, with a blank before it; empty if it is not needed.
pub fn option(names: &[BotName]) -> String {
    match names {
        names if names.iter().all(|&name| name == usual()) => String::new(),
        [first, rest @ ..] if rest.iter().all(|name| name == first) => format!(" --bots {}", first.word()),
        names => format!(" --bots {}", names.iter().map(|name| name.word()).collect::<Vec<_>>().join(",")),
    }
}
