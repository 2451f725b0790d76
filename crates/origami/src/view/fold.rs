//! What was seen changes what one knows: an event folded over a table gives the next one.

use tabletop::Seat;

use super::{InCollection, OnTable, Rest};
use crate::card::{Side, Species};
use crate::event::{Event, Seen};
use crate::state::Ending;
use crate::vocab::Source;

impl OnTable {
    /// Takes in what was seen.
    pub fn fold(&mut self, event: &Event<Seen>) {
        match *event {
            Event::Shuffled { ref order } => self.is_shuffled(order.len()),
            Event::Dealt { seat, card } => self.is_dealt(seat, card),
            Event::Starts { seat } => (self.start, self.active) = (seat, seat),
            Event::Turn { seat } => self.turn_begins(seat),
            Event::Over => self.is_over(),
            Event::ExtraAction { .. } => self.extra -= 1,
            Event::LineFilled { card } => self.line_is_filled(card),
            Event::LineDiscarded { card } => self.leaves_line(card),
            Event::TookFromLine { seat, card } => self.takes(seat, card, Source::Line),
            Event::TookDiscard { seat, card } => self.takes(seat, card, Source::Discards),
            Event::Plays { seat, card, from, .. } => self.takes(seat, card, from),
            Event::DrewRicePaper { seat, count } => self.draws_rice_paper(seat, count),
            Event::PutInPlay { seat, card } => self.comes_into_play(seat, card),
            Event::LeftPlay { card } => self.leaves_play(card),
            Event::Moved { seat, from, place, to, new_place, .. } => self.moves((seat, from, place), (to, new_place)),
            Event::Drew { seat, card } => self.draws(seat, card),
            Event::LookedAt { card, .. } => self.is_looked_at(card),
            Event::Kept { seat, card } => self.is_kept(seat, card),
            Event::DiscardedLookedAt { card, .. } => self.is_not_kept(card),
            Event::Paid { seat, card } => self.discard(seat, card),
            Event::PaidWithDiscard { card, .. } => self.is_paid_again(card),
            Event::Discarded { seat, card } => self.discards_marked(seat, card),
            Event::Placed { seat, side, card } => self.is_placed(seat, side, card),
            Event::Removed { seat, side, card } => self.is_removed(seat, side, card),
            Event::MovedUnder { seat, side } => self.column(seat, side).rotate_right(1),
            Event::Marked { seat, card } => self.marks(seat, card),
            Event::Passed { seat, to, card } | Event::Stolen { seat, to, card } => self.hands_over(seat, to, card),
            Event::Swapped { seat, taken, given } => self.swaps(seat, taken, given),
            Event::UsesSpecial { seat, side, .. } => self.uses_special(seat, side),
            Event::GotAction { .. } => (self.extra, self.granted) = (self.extra + 1, self.granted + 1),
            Event::RunOut { number } => self.runs_out(number),
            Event::Stalled => self.ending = Ending::LastButOne,
            Event::FinalRound => self.ending = Ending::FinalRound,
            // These say why something happens; they move nothing.
            Event::NoAction { .. }
            | Event::Reacts { .. }
            | Event::Answered { .. }
            | Event::HandShown { .. }
            | Event::Shown { .. }
            | Event::UsesEffect { .. }
            | Event::Declined { .. }
            | Event::NothingToDo { .. }
            | Event::Copies { .. }
            | Event::ChosePlayer { .. }
            | Event::LostAction { .. } => {}
        }
    }

    fn is_shuffled(&mut self, cards: usize) {
        self.deck = cards as u8;
        self.discards.clear();
    }

    fn is_dealt(&mut self, seat: Seat, card: Species) {
        self.deck -= 1;
        self.gain(seat, Some(card));
    }

    fn turn_begins(&mut self, seat: Seat) {
        self.turn_ends();
        self.active = seat;
    }

    fn is_over(&mut self) {
        self.turn_ends();
        self.active = self.start;
        self.ending = Ending::Over;
    }

    fn line_is_filled(&mut self, card: Species) {
        self.leave_deck();
        self.line.push(card);
    }

    fn leaves_line(&mut self, card: Species) {
        remove(&mut self.line, card);
        self.discards.push(card);
    }

    /// A card comes into a hand from where everybody sees it; one that is played from the hand is there already.
    fn takes(&mut self, seat: Seat, card: Species, from: Source) {
        match from {
            Source::Hand => return,
            Source::Line => remove(&mut self.line, card),
            Source::Discards => self.take_discard(card),
        }
        self.gain(seat, Some(card));
    }

    fn draws_rice_paper(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            self.gain(seat, Some(Species::RICE_PAPER));
        }
    }

    fn comes_into_play(&mut self, seat: Seat, card: Species) {
        self.lose(seat, Some(card));
        insert(&mut self.characters, card);
    }

    fn leaves_play(&mut self, card: Species) {
        remove(&mut self.characters, card);
        self.discards.push(card);
    }

    fn moves(&mut self, (seat, from, place): (Seat, Side, u8), (to, new_place): (Side, u8)) {
        let card = self.column(seat, from).remove(usize::from(place) - 1);
        self.column(seat, to).insert(usize::from(new_place) - 1, card);
    }

    fn draws(&mut self, seat: Seat, card: Seen) {
        self.leave_deck();
        self.gain(seat, card.face());
    }

    fn is_looked_at(&mut self, card: Seen) {
        self.leave_deck();
        self.looked_at += 1;
        if let Seen::Face(card) = card {
            insert(&mut self.looking_at, card);
        }
    }

    fn is_kept(&mut self, seat: Seat, card: Seen) {
        self.looked_at -= 1;
        if let Seen::Face(card) = card {
            remove(&mut self.looking_at, card);
        }
        self.gain(seat, card.face());
    }

    fn is_not_kept(&mut self, card: Species) {
        self.looked_at -= 1;
        remove(&mut self.looking_at, card);
        self.discards.push(card);
    }

    /// A discard pays: it lies on top then.
    fn is_paid_again(&mut self, card: Species) {
        self.take_discard(card);
        self.discards.push(card);
    }

    fn discards_marked(&mut self, seat: Seat, card: Species) {
        self.discard(seat, card);
        // A group that was marked leaves as a whole; rice paper is never marked.
        if !card.is_rice_paper() {
            self.marked = self.marked.saturating_sub(1);
            remove(&mut self.marking, card);
        }
    }

    fn is_placed(&mut self, seat: Seat, side: Side, card: Species) {
        self.lose(seat, Some(card));
        self.column(seat, side).push(InCollection { card, rest: Rest::Played });
    }

    fn is_removed(&mut self, seat: Seat, side: Side, card: Species) {
        self.column(seat, side).pop();
        self.discards.push(card);
    }

    fn marks(&mut self, seat: Seat, card: Seen) {
        self.marked += 1;
        if let (true, Seen::Face(card)) = (self.viewer.is(seat), card) {
            insert(&mut self.marking, card);
        }
    }

    fn hands_over(&mut self, seat: Seat, to: Seat, card: Seen) {
        self.lose(seat, card.face());
        self.gain(to, card.face());
    }

    fn swaps(&mut self, seat: Seat, taken: Species, given: Species) {
        if let Some(place) = self.line.iter_mut().find(|c| **c == taken) {
            *place = given;
        }
        self.lose(seat, Some(given));
        self.gain(seat, Some(taken));
    }

    fn uses_special(&mut self, seat: Seat, side: Side) {
        if let Some(card) = self.column(seat, side).last_mut() {
            card.rest = Rest::Used;
        }
    }

    fn runs_out(&mut self, number: u8) {
        self.runouts = number;
        if number == 2 {
            self.ending = self.ending.max(Ending::LastButOne);
        }
    }

    fn column(&mut self, seat: Seat, side: Side) -> &mut Vec<InCollection> {
        &mut self.seats[seat.index()].collections[side as usize]
    }

    fn gain(&mut self, seat: Seat, card: Option<Species>) {
        let at = &mut self.seats[seat.index()];
        at.hand += 1;
        if card.is_some_and(Species::is_rice_paper) {
            at.rice_paper += 1;
            self.rice_paper = self.rice_paper.map(|left| left - 1);
        }
        if let (true, Some(card)) = (self.viewer.is(seat), card) {
            insert(&mut self.hand, card);
        }
    }

    fn lose(&mut self, seat: Seat, card: Option<Species>) {
        let at = &mut self.seats[seat.index()];
        at.hand -= 1;
        if card.is_some_and(Species::is_rice_paper) {
            at.rice_paper -= 1;
            self.rice_paper = self.rice_paper.map(|left| left + 1);
        }
        if let (true, Some(card)) = (self.viewer.is(seat), card) {
            remove(&mut self.hand, card);
        }
    }

    /// A card from hand goes to the discards; rice paper is back in its deck already.
    fn discard(&mut self, seat: Seat, card: Species) {
        self.lose(seat, Some(card));
        if !card.is_rice_paper() {
            self.discards.push(card);
        }
    }

    /// Takes the copy nearest the top out of the discards.
    fn take_discard(&mut self, card: Species) {
        if let Some(at) = self.discards.iter().rposition(|&c| c == card) {
            self.discards.remove(at);
        }
    }

    fn leave_deck(&mut self) {
        self.deck -= 1;
        self.idle = 0;
    }

    fn turn_ends(&mut self) {
        self.idle += 1;
        self.granted = 0;
        for card in self.seats.iter_mut().flat_map(|s| &mut s.collections).flatten() {
            card.rest = Rest::Ready;
        }
    }
}

fn insert(list: &mut Vec<Species>, card: Species) {
    list.insert(list.partition_point(|&c| c <= card), card);
}

fn remove(list: &mut Vec<Species>, card: Species) {
    if let Some(at) = list.iter().position(|&c| c == card) {
        list.remove(at);
    }
}
