//! What several players do at once, with cards chosen in secret (O-5.11).

use tabletop::{CardSet, Seat, Sink};

use crate::card::Species;
use crate::event::Event;
use crate::frame::{Effect, Frame, Stage, second};
use crate::state::{MAX_PLAYERS, State};
use crate::vocab::{Deed, Who};

impl State {
    /// One more answer of a [`Step::Together`]; with the last one all are carried out.
    pub(crate) fn take_answer(
        &mut self,
        mut effect: Effect,
        who: Who,
        deed: Deed,
        by: Seat,
        card: Species,
        log: &mut impl Sink<Event>,
    ) {
        let first = effect.memo.get(by.index()).is_none();
        effect.memo.set(if first { by.index() } else { second(by) }, Some(card));
        log.put(|| Event::Answered { seat: by, card });
        if (1..=deed.cards()).any(|nth| !self.waiting(&effect, who, deed, nth).is_empty()) {
            *self.top_mut() = Frame::Effect(Effect { stage: Stage::Asking, ..effect });
            return;
        }
        match deed {
            Deed::Discard | Deed::DiscardTwo => self.all_discard(&effect, log),
            Deed::PassRight => self.all_pass(&effect, Seat::right, Seat::right, log),
            Deed::PassLeftAndRight => self.all_pass(&effect, Seat::left, Seat::right, log),
        }
        self.step_done(effect);
    }

    /// All discard what they chose, in turn order from the owner, each player's cards as one group: the last player's
    /// end on top (O-5.11).
    fn all_discard(&mut self, effect: &Effect, log: &mut impl Sink<Event>) {
        for seat in effect.seat.round(self.players) {
            let mut group = CardSet::EMPTY;
            for card in chosen(effect, seat).into_iter().flatten() {
                match self.take_card(seat, card) {
                    Some(copy) => group.add(copy),
                    None => log.put(|| Event::Discarded { seat, card }),
                }
            }
            self.discard_group(&group, |card| log.put(|| Event::Discarded { seat, card }));
        }
    }

    /// All pass what they chose, at once: the first card one way, the second another (O-9.10, L-7.6).
    fn all_pass(
        &mut self,
        effect: &Effect,
        first: fn(Seat, u8) -> Seat,
        then: fn(Seat, u8) -> Seat,
        log: &mut impl Sink<Event>,
    ) {
        let mut passed = [[None; 2]; MAX_PLAYERS as usize];
        for seat in effect.seat.round(self.players) {
            passed[seat.index()] = chosen(effect, seat).map(|card| card.map(|card| (card, self.take_card(seat, card))));
        }
        for seat in effect.seat.round(self.players) {
            for (pass, to) in passed[seat.index()].into_iter().zip([first, then]) {
                if let Some((card, copy)) = pass {
                    let to = to(seat, self.players);
                    self.give_card(to, copy);
                    log.put(|| Event::Passed { seat, to, card });
                }
            }
        }
    }
}

/// The cards a player has chosen in a [`Step::Together`].
const fn chosen(effect: &Effect, seat: Seat) -> [Option<Species>; 2] {
    [effect.memo.get(seat.index()), effect.memo.get(second(seat))]
}
