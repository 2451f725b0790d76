//! Questions others have about a position.

use crate::asks::{Nth, Source};
use crate::atlas::Landmark;
use crate::setup::Variant;
use crate::state::{Stage, State};

impl State {
    /// May the players without the card act at the same time (I-11.1)?
    ///
    /// Once the winner is done, if tokens never run out, and if nobody who is still to act has a volcano or a grove with
    /// exactly one unpainted neighbour left: then one square each can't move anybody else's coins.
    #[must_use]
    pub fn may_act_together(&self) -> bool {
        let waits_for_square =
            self.stage == Stage::Paint && self.part == Source::Square && self.source == Source::Square;
        let still_to_act = self.acting.round(self.count).take(usize::from(self.count - self.acted.min(self.count)));
        waits_for_square
            && !self.is_solo()
            && self.variant == Variant::Standard
            && !still_to_act.into_iter().any(|seat| {
                Nth::ALL.into_iter().any(|nth| {
                    let painted = self.painted(seat, nth);
                    self.island(seat, nth).sites.iter().any(|site| {
                        matches!(site.landmark, Landmark::Volcano | Landmark::Grove)
                            && site.around.without(painted).len() == 1
                    })
                })
            })
    }

    /// How many places of shapes, or squares, the list of paintings looks at: what "placement tests" counts.
    #[must_use]
    pub fn placements_to_test(&self) -> usize {
        if self.stage != Stage::Paint {
            return 0;
        }
        let player = &self.players[self.acting.index()];
        let reached = Nth::ALL.into_iter().filter(|&nth| !player.ground(nth, self.atlas).reach.is_empty());
        reached
            .map(|nth| match self.shape {
                None => self.island(self.acting, nth).empty.len().into(),
                Some(shape) => self.island(self.acting, nth).places[shape as usize].len(),
            })
            .sum()
    }
}
