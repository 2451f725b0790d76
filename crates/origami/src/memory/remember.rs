//! What each event tells about hidden cards.

use tabletop::Seat;

use super::{Counts, Memory, PLACES, Place};
use crate::card::Species;
use crate::event::{Event, Seen};
use crate::vocab::Source;

impl Memory {
    /// Takes in what was seen.
    pub fn remember(&mut self, event: &Event<Seen>) {
        if !matches!(event, Event::Passed { .. }) {
            self.end_of_passing();
        }
        match *event {
            Event::Shuffled { .. } => self.is_shuffled(),
            Event::Dealt { seat, card } => self.is_dealt(seat, card),
            Event::LineFilled { card } => self.reveal(Place::Deck, card),
            Event::TookFromLine { seat, card } => self.gain(seat, card, self.is_passing(seat)),
            Event::TookDiscard { seat, card } => self.takes_discard(seat, card),
            Event::Drew { seat, card } => self.leave_deck(card, Place::Hand(seat)),
            Event::LookedAt { card, .. } => self.leave_deck(card, Place::Aside),
            Event::Kept { seat, card } => self.keeps(seat, card),
            Event::DiscardedLookedAt { seat, card } => self.does_not_keep(seat, card),
            Event::Paid { seat, card } | Event::Discarded { seat, card } => self.discards_from_hand(seat, card),
            Event::Placed { seat, card, .. } | Event::PutInPlay { seat, card } => self.lose(seat, card),
            Event::Plays { seat, card, from, .. } => self.plays(seat, card, from),
            Event::LineDiscarded { card } | Event::Removed { card, .. } | Event::LeftPlay { card } => {
                self.discards.count_up(card);
            }
            // Rice paper that changes hands is no secret and tells nothing about other cards.
            Event::Passed { card: Seen::Face(card), .. } | Event::Stolen { card: Seen::Face(card), .. }
                if card.is_rice_paper() => {}
            Event::Passed { seat, to, card } => self.pass(seat, to, card, true),
            Event::Stolen { seat, to, card } => self.pass(seat, to, card, false),
            Event::Swapped { seat, taken, given } => self.swaps(seat, taken, given),
            Event::HandShown { seat, ref cards, .. } => self.shows_hand(seat, cards),
            Event::Shown { seat, card, count } => self.shows(seat, card, count),
            // Nothing hidden moves.
            Event::Starts { .. }
            | Event::Turn { .. }
            | Event::ExtraAction { .. }
            | Event::NoAction { .. }
            | Event::MovedUnder { .. }
            | Event::Moved { .. }
            | Event::Reacts { .. }
            | Event::DrewRicePaper { .. }
            | Event::PaidWithDiscard { .. }
            | Event::Marked { .. }
            | Event::Answered { .. }
            | Event::UsesSpecial { .. }
            | Event::UsesEffect { .. }
            | Event::Declined { .. }
            | Event::NothingToDo { .. }
            | Event::Copies { .. }
            | Event::ChosePlayer { .. }
            | Event::GotAction { .. }
            | Event::LostAction { .. }
            | Event::RunOut { .. }
            | Event::Stalled
            | Event::FinalRound
            | Event::Over => {}
        }
        self.lots.retain(|lot| lot.at != [0; PLACES]);
    }

    fn is_shuffled(&mut self) {
        if self.begun {
            let cards = std::mem::replace(&mut self.discards, Counts::NONE);
            self.add_lot(cards, Place::Deck, false);
        }
        self.begun = true;
    }

    fn is_dealt(&mut self, seat: Seat, card: Species) {
        self.reveal(Place::Deck, card);
        self.gain(seat, card, false);
    }

    fn takes_discard(&mut self, seat: Seat, card: Species) {
        self.discards.count_down(card);
        self.gain(seat, card, self.is_passing(seat));
    }

    fn keeps(&mut self, seat: Seat, card: Seen) {
        if card == Seen::Back {
            self.settle_if_passing(seat);
            self.carry(Place::Aside, Place::Hand(seat));
        }
    }

    fn does_not_keep(&mut self, seat: Seat, card: Species) {
        if !self.viewer.is(seat) {
            self.reveal(Place::Aside, card);
        }
        self.discards.count_up(card);
    }

    fn discards_from_hand(&mut self, seat: Seat, card: Species) {
        self.lose(seat, card);
        if !card.is_rice_paper() {
            self.discards.count_up(card);
        }
    }

    /// Until it is paid for it stays in hand, seen by all.
    fn plays(&mut self, seat: Seat, card: Species, from: Source) {
        match from {
            Source::Hand => self.lose(seat, card),
            Source::Line => {}
            Source::Discards => self.discards.count_down(card),
        }
        self.gain(seat, card, self.is_passing(seat));
    }

    fn swaps(&mut self, seat: Seat, taken: Species, given: Species) {
        self.lose(seat, given);
        self.gain(seat, taken, self.is_passing(seat));
    }

    fn shows_hand(&mut self, seat: Seat, cards: &[Seen]) {
        let mut faces: Vec<_> = cards.iter().filter_map(|c| c.face()).collect();
        if !self.viewer.is(seat) && faces.len() == cards.len() {
            faces.retain(|card| !card.is_rice_paper());
            self.learn_hand(seat, &faces);
        }
    }

    fn shows(&mut self, seat: Seat, card: Species, count: u8) {
        for _ in 0..count {
            self.lose(seat, card);
        }
        for _ in 0..count {
            self.gain(seat, card, self.is_passing(seat));
        }
    }
}
