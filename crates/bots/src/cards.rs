//! Judgement of Origami, Origami: Legends and both mixed.

use origami::{Move, State};
use tabletop::standing::MAX_PLAYERS;
use tabletop::{Seat, Stream};

use crate::judgement::{Forecast, Judged, Judgement};

/// What is known about the card games.
#[derive(Clone, Debug, Default)]
pub struct Cards {}

impl Judged for State {
    type Judgement = Cards;
    const EXPLORATION: f32 = 1.0;
}

impl Judgement<State> for Cards {
    fn weigh(&mut self, _game: &State, _seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.extend(moves.iter().map(|_| 1.0));
    }

    fn play_on(&mut self, _game: &State, _seat: Seat, moves: &[Move], stream: &mut Stream) -> usize {
        stream.below(moves.len() as u32) as usize
    }

    fn is_enough(&mut self, _game: &State, _decisions: u32) -> bool {
        false
    }

    fn forecast(&mut self, _game: &State) -> Forecast {
        Forecast { scores: [0.0; MAX_PLAYERS], spread: 10.0 }
    }
}
