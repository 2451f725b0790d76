//! Drawing from the deck, and what happens when it runs out (O-4.2, O-4.3).

use tabletop::{CardSet, Seat, Sink, Stream};

use crate::event::Event;
use crate::frame::{Frame, To};
use crate::state::{Ending, MAX_IN_PLAY, State};

impl State {
    /// Draws cards from the deck one by one, through run-outs (O-4.3).
    pub(crate) fn draw(&mut self, seat: Seat, to: To, count: u8, log: &mut impl Sink<Event>) {
        let mut left = count;
        while left > 0 {
            if self.deck_size() == 0 {
                // What can't be drawn is not drawn and not owed; discards there are form the deck first.
                if self.discard_count() > 0 {
                    self.push(Frame::Draw { seat, to, left });
                    self.push(Frame::Shuffle);
                }
                return;
            }
            self.draw_one(seat, to, log);
            left -= 1;
            if self.deck_size() == 0 {
                self.run_out(log);
                if self.discard_count() > 0 {
                    if left > 0 {
                        self.push(Frame::Draw { seat, to, left });
                    }
                    self.push(Frame::Shuffle);
                    return;
                }
            }
        }
    }

    #[inline]
    fn draw_one(&mut self, seat: Seat, to: To, log: &mut impl Sink<Event>) {
        let copy = self.pop_deck();
        self.idle = 0;
        let card = || self.edition.species_of(copy);
        match to {
            To::Hand => {
                log.put(|| Event::Drew { seat, card: card() });
                self.hands[seat.index()].add(copy);
            }
            To::Aside => {
                log.put(|| Event::LookedAt { seat, card: card() });
                self.aside.add(copy);
            }
            To::Line => {
                log.put(|| Event::LineFilled { card: card() });
                self.add_to_line(copy);
            }
        }
    }

    fn run_out(&mut self, log: &mut impl Sink<Event>) {
        self.runouts = self.runouts.saturating_add(1);
        log.put(|| Event::RunOut { number: self.runouts });
        if self.runouts == 2 && self.ending == Ending::None {
            self.ending = Ending::LastButOne;
        }
    }

    pub(crate) fn shuffle_discards(&mut self, seed: u64, log: &mut impl Sink<Event>) {
        let cards = self.clear_discards();
        self.form_deck(cards, seed, log);
    }

    /// Shuffles cards into a new deck; their order depends on nothing but the seed and which cards they are.
    pub(crate) fn form_deck(&mut self, cards: CardSet, seed: u64, log: &mut impl Sink<Event>) {
        let mut order = [0; MAX_IN_PLAY];
        let mut n = 0;
        for copy in cards.iter() {
            order[n] = copy;
            n += 1;
        }
        Stream::new(seed).shuffle(&mut order[..n]);
        self.set_deck(&order[..n]);
        log.put(|| Event::Shuffled { order: self.deck().collect() });
    }

    /// Fills the Draw Line to its size (O-4.2).
    #[inline]
    pub(crate) fn refill(&mut self, log: &mut impl Sink<Event>) {
        let gaps = self.line_size().saturating_sub(self.line_copies().len() as u8);
        if gaps > 0 {
            self.draw(self.active, To::Line, gaps, log);
        }
    }
}
