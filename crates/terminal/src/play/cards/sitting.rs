//! What a card game under way is asked.

use origami::vocab::Source;
use origami::{Ask, Event, Move, Seen, Setup, Side, Species, State};
use tabletop::{Actor, Asked, Game, NoLog};

use crate::play::sitting::{self, InTerminal};

/// A card game under way.
pub type Sitting = sitting::Sitting<State>;

impl InTerminal for State {
    fn is_of_data(line: &str) -> bool {
        line.trim_start().starts_with("override")
    }

    fn lines_of_data(setup: &Setup) -> Vec<String> {
        setup.edition().overrides().iter().map(|correction| format!("override {correction}")).collect()
    }
}

/// What a play costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The fewest folds.
    pub least: u8,
    /// The most folds.
    pub most: u8,
    /// In how many ways it can be paid.
    pub ways: usize,
}

impl Sitting {
    /// The hand by the numbers of its cards. A card that is played from elsewhere is in the hand until it is paid for, but
    /// the others keep their numbers.
    pub fn hand(&self) -> Vec<Species> {
        let mut hand = self.view().table.hand;
        if let (Some(Ask::Pay { card, .. }), false) = (self.asked(), self.plays_from_hand())
            && let Some(at) = hand.iter().position(|&c| c == card)
        {
            hand.remove(at);
        }
        hand
    }

    /// Does the origami that was last chosen to be played come from the hand?
    pub fn plays_from_hand(&self) -> bool {
        let from = |event: &Event<Seen>| if let Event::Plays { from, .. } = *event { Some(from) } else { None };
        self.seen().iter().rev().find_map(from).unwrap_or_default() == Source::Hand
    }

    /// The card that the person picked last.
    pub fn last_pick(&self) -> Option<Species> {
        let own = self.answers().iter().rev().find(|(by, _)| *by == Actor::Seat(self.seat()));
        if let Some(&(_, Move::Pick(card))) = own { Some(card) } else { None }
    }

    /// The origami of the person that was picked last, while its new place is asked for: its collection and its place.
    pub fn moved_origami(&self) -> Option<(Side, u8)> {
        match self.answers().last() {
            Some(&(Actor::Seat(by), Move::Spot(_, side, place))) if by == self.seat() => Some((side, place)),
            _ => None,
        }
    }

    /// What would have to be paid for this play; `None` if nothing, or if it is not legal.
    pub fn price(&mut self, play: Move) -> Option<Price> {
        let mut after = self.state().clone();
        after.play(Actor::Seat(self.seat()), play, &mut NoLog).ok()?;
        match after.asked() {
            Asked::Seat(seat, Ask::Pay { payment, .. }) if seat == self.seat() => {
                let ways = self.moves_in(&after).len();
                Some(Price { least: payment.least, most: payment.most, ways })
            }
            _ => None,
        }
    }
}
