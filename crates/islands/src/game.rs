//! The contract, kept.

use tabletop::{Actor, Asked, Game, Illegal, Imagine, MoveBuf, Sink, Standing, Stream, Viewer};

use crate::asks::{Ask, Move};
use crate::atlas::Shape;
use crate::event::{Event, Seen};
use crate::rules::Rule;
use crate::scenario::position::MOST_COINS;
use crate::setup::Setup;
use crate::state::{Stage, State};
use crate::view::View;

impl Game for State {
    type Setup = Setup;
    type Move = Move;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    /// The longest list is one of bids. All coins of a table are fewer: a player begins with 15 (in a position as written with
    /// 999 at most), has at most 24 incomes of 3 and 2 for each of 80 landmarks, and 10 for each of 32 outlines; and there are
    /// six players.
    const MAX_MOVES: usize = 6 * (MOST_COINS as usize + 24 * (3 + 2 * 80) + 10 * 32) + 1;

    fn start(setup: &Setup) -> Self {
        Self::first_position(setup)
    }

    fn players(&self) -> u8 {
        self.count
    }

    #[inline]
    fn asked(&self) -> Asked<Ask> {
        self.question()
    }

    fn check(&self, by: Actor, m: Move) -> Result<(), Illegal<Rule>> {
        self.verdict(by, m)
    }

    #[inline]
    fn moves(&self, by: Actor, out: &mut MoveBuf<Move>) {
        let Actor::Seat(seat) = by else { return };
        if self.stage == Stage::Keep {
            if self.undecided().has(seat) {
                let player = &self.players[seat.index()];
                (0..3).for_each(|choice| out.push(Move::Keep(player.keeping(choice))));
            }
            return;
        }
        if seat != self.acting {
            return;
        }
        match self.stage {
            Stage::Bid => {
                out.push(Move::Pass);
                for coins in self.least_bid()..=self.coins(seat) {
                    out.push_to_long(Move::Bid(coins));
                }
            }
            Stage::Shape => {
                for shape in Shape::ALL {
                    out.push_if(Move::Shape(shape), self.can_choose(shape));
                }
            }
            Stage::Paint => self.list_paintings(out),
            Stage::Richest => self.richest().iter().for_each(|seat| out.push(Move::From(seat))),
            Stage::Token => {
                self.token_holders(self.token_owed()).for_each(|(from, side)| out.push(Move::Token(from, side)));
            }
            Stage::Technology(_) | Stage::Research | Stage::FormFirst => self.list_solo(|m| out.push(m)),
            Stage::Deal
            | Stage::Keep
            | Stage::Lot
            | Stage::AuctionDie
            | Stage::ColourDie
            | Stage::SoloDie
            | Stage::Over => {}
        }
    }

    #[inline]
    fn apply(&mut self, by: Actor, m: Move, log: &mut impl Sink<Event>) {
        let seat = if let Actor::Seat(seat) = by { Some(seat) } else { None };
        self.answer(seat, m, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn standing(&self) -> Option<Standing> {
        (self.stage == Stage::Over).then(|| self.rank())
    }
}

/// What a viewer can know beyond the view: nothing. All but the choice of sheets is public (I-2.3), and that is known to
/// nobody else until it is known to all (I-2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory;

impl Imagine for State {
    type Seen = Seen;
    type Memory = Memory;

    fn seen_by(event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(viewer)
    }

    /// Nothing is hidden but the sheets others have chosen (I-2.2).
    fn reveals(seen: &Seen) -> bool {
        matches!(seen, Seen::Keeps { .. })
    }

    fn recall(_setup: &Setup, _viewer: Viewer) -> Memory {
        Memory
    }

    fn remember(_memory: &mut Memory, _seen: &Seen) {}

    /// The choices of others that are made already: each of the three is equally likely.
    fn imagine(view: &View, _memory: &Memory, stream: &mut Stream) -> Self {
        let mut state = view.position.clone();
        for seat in state.seats() {
            if view.table.seats[seat.index()].chosen && !view.viewer.is(seat) && state.stage == Stage::Keep {
                state.players[seat.index()].choice = Some(stream.below(3) as u8);
            }
        }
        state
    }
}
