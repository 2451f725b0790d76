//! What can be chosen, and a choice that takes several lines to make.

use origami::vocab::Source;
use origami::{Move, Side, Species};
use tabletop::Seat;

use super::sitting::Sitting;

/// A choice that takes several lines to make.
#[derive(Debug, Default)]
pub struct Choice {
    /// The cards chosen so far, by their place in the hand.
    pub picked: Vec<usize>,
    /// Whether the top discard is among them.
    pub discard: bool,
    /// The card to be played, while its collection is still to be said.
    pub playing: Option<Playing>,
}

/// A card to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playing {
    /// Which.
    pub card: Species,
    /// Where it lies.
    pub from: Source,
}

impl Playing {
    /// The collections it could be played onto. A character goes to none, which is written like the first.
    pub fn sides(self) -> &'static [Side] {
        if self.card.is_character() { &[Side::Left] } else { &Side::BOTH }
    }

    /// It is played onto that collection.
    pub fn onto(self, side: Side) -> Move {
        let side = if self.card.is_character() { Side::Left } else { side };
        match self.from {
            Source::Hand | Source::Line => Move::Play(self.card, side),
            Source::Discards => Move::PlayDiscard(self.card, side),
        }
    }

    /// The first collection it can be played onto now.
    pub fn legal(self, sitting: &Sitting) -> Option<Move> {
        self.sides().iter().map(|&side| self.onto(side)).find(|&m| sitting.check(m).is_ok())
    }
}

impl Choice {
    /// Has anything been chosen?
    pub const fn is_begun(&self) -> bool {
        !self.picked.is_empty() || self.discard || self.playing.is_some()
    }

    /// Forgets everything but `before`.
    pub fn back_to(&mut self, before: (Vec<usize>, bool)) {
        (self.picked, self.discard) = before;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// What can be picked, if it is neither in the hand nor in the Draw Line: the entries of the list shown.
pub fn menu(sitting: &mut Sitting) -> Vec<Species> {
    let picks = sitting.moves().iter().filter_map(|m| if let Move::Pick(card) = *m { Some(card) } else { None });
    picks.collect()
}

/// The players that can be chosen: the entries of the list shown.
pub fn players(sitting: &mut Sitting) -> Vec<Seat> {
    let players = sitting.moves().iter().filter_map(|m| if let Move::Player(who) = *m { Some(who) } else { None });
    players.collect()
}

/// The places that can be chosen: the numbers shown in the collections.
pub fn spots(sitting: &mut Sitting) -> Vec<(Seat, Side, u8)> {
    let spot = |m: &Move| if let Move::Spot(seat, side, place) = *m { Some((seat, side, place)) } else { None };
    let mut spots: Vec<_> = sitting.moves().iter().filter_map(spot).collect();
    // In the order in which the collections are shown.
    let (me, players) = (sitting.seat(), sitting.setup().players());
    spots.sort_by_key(|&(seat, side, place)| (seat_order(me, players, seat), side, place));
    spots
}

/// When a player's cards are shown: the person comes last, next to their own cards.
fn seat_order(me: Seat, players: u8, seat: Seat) -> Option<usize> {
    me.left(players).round(players).position(|s| s == seat)
}
