//! What a player could paint if it were their turn already.

use tabletop::{NoLog, Seat};

use crate::asks::Nth;
use crate::atlas::Colouring;
use crate::bits::Squares;
use crate::colour::Colours;
use crate::state::{Groves, Pending, Stage, State};

impl State {
    /// The position in which that player paints the one square of this round, if nothing changed before (I-4.3); `None` if that
    /// square is not still to come, or could not be painted anywhere.
    ///
    /// Everything is public by then, so nothing is told that the player does not see.
    #[must_use]
    pub fn ahead(&self, seat: Seat) -> Option<Self> {
        let acts = match self.stage {
            Stage::Shape | Stage::ColourDie | Stage::Paint | Stage::Richest | Stage::Token => true,
            Stage::Deal
            | Stage::Keep
            | Stage::Lot
            | Stage::AuctionDie
            | Stage::Bid
            | Stage::SoloDie
            | Stage::Technology(_)
            | Stage::Research
            | Stage::FormFirst
            | Stage::Over => false,
        };
        let after = |of: Seat| (of.0 + self.count - self.first.0) % self.count;
        if !acts || self.is_solo() || seat.0 >= self.count || after(seat) <= after(self.acting) {
            return None;
        }
        let mut ahead = self.clone();
        (ahead.pending, ahead.groves) = (Pending::default(), Groves::default());
        (ahead.shape, ahead.fitting, ahead.is_second) = (None, 0, false);
        (ahead.colouring, ahead.colours, ahead.coal_used) = (Colouring::Season, Colours::NONE, [0; 2]);
        (ahead.acting, ahead.acted) = (seat, after(seat));
        if !ahead.players[seat.index()].can_paint_square(ahead.atlas) {
            return None;
        }
        ahead.begin_square(&mut NoLog);
        Some(ahead)
    }

    /// The squares of an island a player can still paint, and those of them of which the next painting has to hold one (I-5.1 to
    /// I-5.4).
    #[must_use]
    pub fn ground_of(&self, seat: Seat, nth: Nth) -> (Squares, Squares) {
        let ground = self.players[seat.index()].ground(nth, self.atlas);
        (ground.free, ground.reach)
    }
}
