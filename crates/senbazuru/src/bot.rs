//! Who plays Origami Islands where no person does.

use bots::{Bot, Random, islands as of_islands};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use islands::{Move, State};
use tabletop::{Game, Seat, Stream, Viewer, drive};

/// A bot, by the word on the command line and in reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotName(&'static str);

impl BotName {
    /// Takes what looks best at once.
    pub const GREEDY: Self = Self("greedy");
    /// Takes anything.
    pub const RANDOM: Self = Self("random");

    /// Reads the word of a bot that exists.
    pub fn parser() -> impl TypedValueParser<Value = Self> {
        PossibleValuesParser::new(of_islands::NAMES).try_map(|word| {
            let known = of_islands::NAMES.into_iter().find(|name| *name == word);
            known.map(Self).ok_or("no such bot")
        })
    }

    /// The word.
    pub const fn word(self) -> &'static str {
        self.0
    }

    /// The bot itself.
    pub fn bot(self) -> Box<dyn Bot<State>> {
        of_islands::by_name(self.0).unwrap_or_else(|| Box::new(Random))
    }
}

/// A way to choose moves where these play, by seat. Each thread has its own.
pub fn chooser(seats: &[BotName]) -> impl FnMut(&State, Seat, &[Move], &mut Stream) -> usize + Send + use<> {
    // Whoever looks at nothing needs no view, which costs more than a random choice.
    let looks = |&name: &BotName| if name == BotName::RANDOM { None } else { Some(name.bot()) };
    let mut bots: Vec<_> = seats.iter().map(looks).collect();
    move |state, seat, moves, stream| match bots.get_mut(seat.index()) {
        Some(Some(bot)) => bot.choose(&state.view(Viewer::Seat(seat)), moves, stream),
        _ => drive::at_random(state, seat, moves, stream),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bots_with_a_part_of_their_own_exist() {
        for name in [BotName::GREEDY, BotName::RANDOM] {
            assert!(of_islands::NAMES.contains(&name.word()), "{name:?}");
            assert_eq!(name.bot().name(), name.word());
        }
    }
}
