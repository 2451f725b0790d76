//! Questions others have about a position.

use tabletop::{Seat, Seats};

use crate::asks::{Nth, Source};
use crate::atlas::{Atlas, Colouring, Landmark, Shape};
use crate::colour::Colours;
use crate::setup::Variant;
use crate::state::{Stage, State};

impl State {
    /// The data of this game.
    #[must_use]
    pub const fn atlas(&self) -> &'static Atlas {
        self.atlas
    }

    /// With which rules it is played.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The outlines of an island a player has filled, in their own colour and in another one; a bit for each.
    #[must_use]
    pub fn filled(&self, seat: Seat, nth: Nth) -> [u8; 2] {
        self.players[seat.index()].filled[nth.index()]
    }

    /// A player's unused accesses: to both harbors, to the regular one only.
    #[must_use]
    pub fn access(&self, seat: Seat) -> [u8; 2] {
        self.players[seat.index()].access
    }

    /// A player's coal-pit tokens: *any colour*, *season colour*.
    #[must_use]
    pub fn coal(&self, seat: Seat) -> [u8; 2] {
        self.players[seat.index()].coal
    }

    /// A player's gold-mine tokens: +2, +1.
    #[must_use]
    pub fn gold(&self, seat: Seat) -> [u8; 2] {
        self.players[seat.index()].gold
    }

    /// A player's volcano tokens.
    #[must_use]
    pub fn volcanoes(&self, seat: Seat) -> u8 {
        self.players[seat.index()].volcanoes
    }

    /// The auctioned card, once rolled.
    #[must_use]
    pub fn card(&self) -> Option<u8> {
        Some(self.card).filter(|&card| card > 0)
    }

    /// The highest bid of this round and who made it; after the bidding, what was paid.
    #[must_use]
    pub fn highest_bid(&self) -> Option<(Seat, u16)> {
        self.bidder.map(|seat| (seat, self.bid))
    }

    /// Who has passed this round.
    #[must_use]
    pub const fn passed(&self) -> Seats {
        self.passed
    }

    /// The shape that is about to be painted, once it is known, the colours it may get, and how they are found.
    #[must_use]
    pub const fn at_hand(&self) -> (Option<Shape>, Colours, Colouring) {
        (self.shape, self.colours, self.colouring)
    }

    /// Coal-pit tokens used in the step under way, by side.
    #[must_use]
    pub const fn coal_used(&self) -> [u8; 2] {
        self.coal_used
    }

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
