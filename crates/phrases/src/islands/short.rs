//! Moves in short phrases: what to do, or what somebody may do.

use islands::{Kept, Move};
use tabletop::Seat;

use super::IslandsTeller;

impl IslandsTeller<'_> {
    /// A move of a player in short: "paint b2 and b3 on Heron Bay (1) red".
    #[must_use]
    pub fn in_short(&self, by: Seat, m: Move) -> String {
        let say = self.phrases;
        match m {
            Move::Keep(Kept(first, second)) => {
                let atlas = self.setup.atlas();
                let ids = [first, second].map(|sheet| &*atlas.sheet(sheet).id);
                say.move_keep(&self.sheets(&ids))
            }
            Move::Bid(coins) => say.move_bid(coins),
            Move::Pass => say.move_pass(),
            Move::Shape(shape) => say.move_shape(&self.shape(shape)),
            Move::Paint { island, colour, squares } => {
                say.move_paint(colour.word(), &self.island(by, island), &self.squares(squares))
            }
            Move::GiveUp => say.move_give_up(),
            Move::From(other) => say.move_from(&self.person(other)),
            Move::Token(other, side) => say.move_token(side.word(), &self.person(other)),
            Move::Research(technology) => say.move_research(say.technology(technology)),
            Move::Use(used) => say.move_use(&self.used(used)),
            Move::GoOn => say.move_go_on(),
            Move::Form(squares) => say.move_form(squares),
            // Nobody is advised what chance should do.
            Move::Shuffled(_) | Move::Rolled(_) => String::new(),
        }
    }
}
