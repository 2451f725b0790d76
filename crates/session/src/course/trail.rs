//! Positions of a little while ago: what lay on the table after each of the last entries.

use std::collections::VecDeque;

use tabletop::{Seats, Viewer};

use super::{CourseOf, asked, scene};
use crate::game::Hosted;
use crate::rendered::{Help, Scene};

/// So many positions are kept, once somebody has asked for one. Older ones are found by playing the game again.
const KEPT: usize = 48;

/// Positions after the last entries; nothing is kept before somebody has asked.
pub(super) struct Trail<G: Hosted>(Option<VecDeque<Footprint<G>>>);

/// What was left by one entry.
struct Footprint<G: Hosted> {
    number: u32,
    state: Box<G>,
    lately: G::Lately,
}

/// What lay on the table after an entry.
pub(crate) struct Moment {
    /// The number of the entry.
    pub number: u32,
    /// For one viewer, who is asked nothing.
    pub scene: Scene,
    /// With what they know now.
    pub help: Help,
    /// Who was asked.
    pub asked: Seats,
}

impl<G: Hosted> Default for Trail<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: Hosted> Trail<G> {
    /// The position after another entry.
    pub fn leave(&mut self, number: u32, state: &G, lately: &G::Lately) {
        let Some(kept) = &mut self.0 else { return };
        kept.push_back(Footprint { number, state: Box::new(state.clone()), lately: lately.clone() });
        if kept.len() > KEPT {
            kept.pop_front();
        }
    }

    fn at(&self, number: u32) -> Option<&Footprint<G>> {
        self.0.as_ref()?.iter().find(|print| print.number == number)
    }
}

impl<G: Hosted> CourseOf<G> {
    /// What lay on the table after each of these entries, as far as it is known how it came about.
    pub fn moments(&mut self, numbers: &[u32], viewer: Viewer) -> Vec<Moment> {
        if !numbers.iter().all(|&number| self.trail.at(number).is_some()) {
            let first = numbers.iter().copied().min().unwrap_or(0).min(self.version().saturating_sub(KEPT as u32));
            let mut kept = VecDeque::new();
            self.retrace(|passed| {
                if passed.number >= first {
                    let (state, lately) = (Box::new(passed.state.clone()), passed.lately.clone());
                    kept.push_back(Footprint { number: passed.number, state, lately });
                }
            });
            self.trail = Trail(Some(kept));
        }
        let (trail, setup) = (std::mem::take(&mut self.trail), self.setup.clone());
        let moments = self.with_memory(viewer, |_, memory| {
            let moment = |print: &Footprint<G>| {
                let scene = scene(&*print.state, &setup, viewer, false);
                let help = print.state.help(&scene, memory, &print.lately, None);
                Moment { number: print.number, scene: G::scene(scene), help, asked: asked(&*print.state) }
            };
            numbers.iter().filter_map(|&number| trail.at(number)).map(moment).collect()
        });
        self.trail = trail;
        moments
    }
}
