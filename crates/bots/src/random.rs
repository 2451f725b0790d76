//! Takes anything.

use tabletop::{Imagine, Stream};

use crate::bot::{Bot, Sight};

/// Chooses any legal move, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Imagine> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, sight: &Sight<G>, stream: &mut Stream) -> usize {
        stream.below(sight.legal.len() as u32) as usize
    }
}
