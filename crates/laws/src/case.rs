//! A game to try.

use proptest::prelude::*;
use proptest::sample::select;
use tabletop::{Seat, Stream};

use crate::Lawful;
use crate::lawful::MoveOf;

/// How a seat chooses among its legal moves. Simpler ones come first: failures shrink towards them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The first move of the list.
    First,
    /// The last move of the list.
    Last,
    /// Any move.
    Random,
    /// A special action whenever there is one.
    Special,
    /// What leaves most cards in the deck.
    KeepsDeck,
    /// What makes more happen: plays rather than draws, effects used rather than declined.
    Eager,
}

impl Style {
    /// Those that try to keep a game from ending.
    pub const ADVERSARIAL: [Self; 5] = [Self::First, Self::Last, Self::Special, Self::KeepsDeck, Self::Eager];

    /// The index of the move this style chooses.
    pub fn choose<L: Lawful>(self, game: &L::Game, seat: Seat, legal: &[MoveOf<L>], stream: &mut Stream) -> usize {
        let any = |n: usize, stream: &mut Stream| stream.below(n as u32) as usize;
        match self {
            Self::First => 0,
            Self::Last => legal.len() - 1,
            Self::Random => any(legal.len(), stream),
            Self::Special | Self::KeepsDeck | Self::Eager => {
                let likings: Vec<i32> = legal.iter().map(|&m| L::liking(self, game, seat, m)).collect();
                let most = likings.iter().max();
                let best: Vec<usize> = (0..legal.len()).filter(|&i| likings.get(i) == most).collect();
                best[any(best.len(), stream)]
            }
        }
    }
}

/// A game to try: the same case is always the same game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Which of the game's setups.
    pub setup: usize,
    /// The seed of chance and of random choices.
    pub seed: u32,
    /// How each seat chooses.
    pub styles: Vec<Style>,
}

impl Case {
    /// Cases with mostly random players.
    pub(crate) fn lively(setups: usize, players: u8) -> impl Strategy<Value = Self> {
        let style = prop_oneof![
            1 => select(vec![Style::First, Style::Last]),
            8 => Just(Style::Random),
            3 => select(vec![Style::Special, Style::KeepsDeck, Style::Eager]),
        ];
        Self::with_styles(setups, proptest::collection::vec(style, usize::from(players)))
    }

    /// Cases with players who try to keep the game from ending: half of them all alike.
    pub(crate) fn adversarial(setups: usize, players: u8) -> impl Strategy<Value = Self> {
        let n = usize::from(players);
        let alike = select(Style::ADVERSARIAL.to_vec()).prop_map(move |style| vec![style; n]);
        let mixed = proptest::collection::vec(select(Style::ADVERSARIAL.to_vec()), n);
        Self::with_styles(setups, prop_oneof![alike, mixed])
    }

    fn with_styles(setups: usize, styles: impl Strategy<Value = Vec<Style>>) -> impl Strategy<Value = Self> {
        (0..setups, any::<u32>(), styles).prop_map(|(setup, seed, styles)| Self { setup, seed, styles })
    }
}
