//! Judgement of Origami Islands for the search: of the game for several and of the solo game, each in its own file.

use ::islands::{Move, State};
use tabletop::{Game, Seat, Stream};

use super::alone::Alone;
use super::dominated;
use super::several::Several;
use crate::judgement::{Forecast, Judged, Judgement};

/// What is known about the islands.
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    alone: Alone,
    several: Several,
}

impl Judged for State {
    type Judgement = Knowledge;
    const EXPLORATION: f32 = 1.0;

    fn dominated(&self, seat: Seat, moves: &[Move], mut mark: impl FnMut(usize)) {
        let mut marks = Vec::new();
        dominated::mark(self, seat, moves, &mut marks);
        marks.iter().enumerate().filter(|(_, why)| why.is_some()).for_each(|(index, _)| mark(index));
    }
}

impl Judgement<State> for Knowledge {
    fn weigh(&mut self, game: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        if game.players() == 1 {
            self.alone.weigh(game, moves, weights);
        } else {
            self.several.weigh(game, seat, moves, weights);
        }
    }

    fn play_on(&mut self, game: &State, seat: Seat, moves: &[Move], stream: &mut Stream) -> usize {
        if game.players() == 1 {
            self.alone.play_on(game, moves, stream)
        } else {
            self.several.play_on(game, seat, moves, stream)
        }
    }

    fn is_enough(&mut self, game: &State, decisions: u32) -> bool {
        if game.players() == 1 {
            self.alone.is_enough(game, decisions)
        } else {
            self.several.is_enough(game, decisions)
        }
    }

    fn forecast(&mut self, game: &State) -> Forecast {
        if game.players() == 1 { self.alone.forecast(game) } else { self.several.forecast(game) }
    }
}
