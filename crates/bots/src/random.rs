//! Takes anything.

use tabletop::{Game, Stream};

use crate::bot::Bot;

/// Chooses any legal move, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, _view: &G::View, legal: &[G::Move], stream: &mut Stream) -> usize {
        stream.below(legal.len() as u32) as usize
    }
}
