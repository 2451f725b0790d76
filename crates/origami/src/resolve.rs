//! The one loop: an answer is given to the newest frame, then programs run until one needs an answer.

use tabletop::{CardSet, Seat, Sink};

use crate::asks::{Move, TopDiscard, side_of};
use crate::card::{Cards, Side, Species};
use crate::event::Event;
use crate::frame::{AfterDraw, Due, Effect, EndTurn, Frame, Stage, To};
use crate::state::{Ending, State};
use crate::vocab::{Ability, Modifier, Noted, Reaction, Source, Tell, Teller, Terms};

/// A turn has at most so many extra actions (O-3.4).
pub const MAX_EXTRA_ACTIONS: u8 = 10;
/// So many turns per player without a card leaving the deck count as the second run-out (O-7.3).
pub const IDLE_TURNS_PER_PLAYER: u8 = 10;

impl State {
    /// Gives an answer to the newest frame and goes on until the next question.
    #[inline]
    pub(crate) fn answer(&mut self, by: Seat, m: Move, log: &mut impl Sink<Event>) {
        match *self.top() {
            Frame::Action { .. } => self.answer_action(m, log),
            Frame::Play { seat, of, terms, noted } => {
                self.pop();
                self.answer_play(seat, of, terms, noted, m, log);
            }
            Frame::Pay { seat, card, side, .. } => {
                self.pop();
                let paid = match m {
                    Move::Pay(cards) => {
                        self.pay(seat, cards, log);
                        cards
                    }
                    _ => self.pay_with_discard(seat, m, log),
                };
                self.place(seat, side, card, paid, log);
            }
            Frame::Effect(effect) => self.answer_effect(effect, by, m, log),
            Frame::EndTurn(EndTurn::React) => self.answer_turn_end_reaction(m, log),
            Frame::EndTurn(_) => self.answer_hand_check(m, log),
            Frame::Deal => self.answer_deal(m, log),
            Frame::Lot(seats) => {
                if let Move::Rolled(n) = m {
                    self.pop();
                    let starts = seats.iter().nth(n.into());
                    self.start_with(starts.unwrap_or(Seat(0)), log);
                }
            }
            Frame::Shuffle => {
                if let Move::Shuffled(seed) = m {
                    self.pop();
                    self.shuffle_discards(seed, log);
                }
            }
            Frame::None | Frame::Draw { .. } | Frame::AfterDraw { .. } | Frame::React { .. } => {
                unreachable!("nothing was asked")
            }
        }
        self.run(log);
    }

    /// Runs programs until one needs an answer or the game is over.
    fn run(&mut self, log: &mut impl Sink<Event>) {
        loop {
            match *self.top() {
                Frame::None => {
                    if self.ending == Ending::Over {
                        return;
                    }
                    if self.action_complete(log) {
                        return;
                    }
                }
                Frame::Play { seat, of, terms, .. } if terms.from == Source::Line && self.line_copies().is_empty() => {
                    self.pop();
                    log.put(|| Event::NothingToDo { seat, card: of });
                }
                Frame::Action { .. }
                | Frame::Play { .. }
                | Frame::Pay { .. }
                | Frame::Deal
                | Frame::Lot(_)
                | Frame::Shuffle => return,
                Frame::Effect(effect) => match effect.stage {
                    Stage::Asking => return,
                    Stage::Opening => {
                        if self.open(effect, log) {
                            return;
                        }
                    }
                    Stage::Ready => self.do_step(effect, log),
                },
                Frame::Draw { seat, to, left } => {
                    self.pop();
                    self.draw(seat, to, left, log);
                }
                frame @ (Frame::AfterDraw { .. } | Frame::React { .. }) => self.run_reactions(frame, log),
                Frame::EndTurn(part) => {
                    if self.run_end_of_turn(part, log) {
                        return;
                    }
                }
            }
        }
    }

    /// Runs what follows a draw-cards action, or a play and its effect (L-7.15, L-4.7).
    #[inline(never)]
    fn run_reactions(&mut self, frame: Frame, log: &mut impl Sink<Event>) {
        match frame {
            Frame::AfterDraw { next: AfterDraw::Refill, unused } => {
                *self.top_mut() = Frame::AfterDraw { next: AfterDraw::React, unused };
                self.refill(log);
            }
            Frame::AfterDraw { next: AfterDraw::React, unused } => {
                self.pop();
                self.react_to_draw(unused, log);
            }
            Frame::React { seat, due } => {
                self.pop();
                for _ in 0..due.actions() {
                    self.give_action(seat, log);
                }
                self.draw(seat, To::Hand, due.cards(), log);
            }
            _ => unreachable!("another frame"),
        }
    }

    /// Runs a part of the end of the turn (O-3.5, L-3.3). Returns whether somebody is asked now.
    #[inline(never)]
    fn run_end_of_turn(&mut self, part: EndTurn, log: &mut impl Sink<Event>) -> bool {
        match part {
            EndTurn::Refill => {
                *self.top_mut() = Frame::EndTurn(EndTurn::HandCheck);
                self.refill(log);
            }
            EndTurn::HandCheck => {
                if self.excess() > 0 {
                    return true;
                }
                *self.top_mut() = Frame::EndTurn(EndTurn::React);
            }
            EndTurn::React => {
                let reaction = self.turn_end_reaction();
                if let Some((_, Reaction::DiscardAtTurnEnd { .. })) = reaction {
                    return true;
                }
                *self.top_mut() = Frame::EndTurn(EndTurn::Next);
                if let Some((card, _)) = reaction
                    && self.can_draw()
                {
                    log.put(|| Event::Reacts { seat: self.active, card });
                    self.draw(self.active, To::Hand, 1, log);
                }
            }
            EndTurn::Next => {
                self.pop();
                self.next_turn(log);
            }
        }
        false
    }

    /// An action and all it caused is complete: the next extra action, or the end of the turn (O-3.4, O-3.5). Returns
    /// whether somebody is asked now, or the game is over.
    #[inline]
    fn action_complete(&mut self, log: &mut impl Sink<Event>) -> bool {
        if self.extra > 0 {
            self.extra -= 1;
            log.put(|| Event::ExtraAction { seat: self.active });
            self.push(Frame::Action { extra: true });
            true
        } else if self.line_copies().len() >= usize::from(self.line_size())
            && self.excess() == 0
            && self.turn_end_reaction().is_none()
        {
            // Nothing to do at the end of this turn.
            self.next_turn(log);
            true
        } else {
            self.push(Frame::EndTurn(EndTurn::Refill));
            false
        }
    }

    /// Ends the turn and begins the next one, or the final round, or ends the game (O-7).
    fn next_turn(&mut self, log: &mut impl Sink<Event>) {
        self.resting = CardSet::EMPTY;
        self.used = CardSet::EMPTY;
        self.granted = 0;
        // A turn in which a card left the deck has just set this to 0, so it holds one more than the idle turns.
        self.idle += 1;
        if self.idle > IDLE_TURNS_PER_PLAYER * self.players && self.ending == Ending::None {
            log.put(|| Event::Stalled);
            self.ending = Ending::LastButOne;
        }
        self.active = self.active.left(self.players);
        if self.active == self.start {
            match self.ending {
                Ending::None => {}
                Ending::LastButOne => {
                    self.ending = Ending::FinalRound;
                    log.put(|| Event::FinalRound);
                }
                Ending::FinalRound | Ending::Over => {
                    self.ending = Ending::Over;
                    log.put(|| Event::Over);
                    return;
                }
            }
        }
        log.put(|| Event::Turn { seat: self.active });
        self.push(Frame::Action { extra: false });
    }

    fn answer_action(&mut self, m: Move, log: &mut impl Sink<Event>) {
        let seat = self.active;
        match m {
            Move::Draw(cards) => {
                self.pop();
                if self.is_plain() {
                    self.take_line_cards(seat, cards, log);
                    self.refill(log);
                } else {
                    self.draw_cards(seat, cards, log);
                }
            }
            Move::Play(card, side) => {
                self.pop();
                self.begin_play(seat, card, side, Source::Hand, Terms::ACTION, None, log);
            }
            Move::PlayDiscard(card, side) => {
                self.pop();
                self.begin_play(seat, card, side, Source::Discards, Terms::ACTION, None, log);
            }
            Move::Use(side) => {
                self.pop();
                self.use_special(seat, side, log);
            }
            Move::Pass => {
                self.pop();
                log.put(|| Event::NoAction { seat });
            }
            _ => unreachable!("no action"),
        }
    }

    /// A draw-cards action in order: take, what an ongoing effect offers, refill, reactions (L-7.15).
    #[inline(never)]
    fn draw_cards(&mut self, seat: Seat, cards: Cards, log: &mut impl Sink<Event>) {
        if self.ongoing(seat).next().is_none() {
            self.take_line_cards(seat, cards, log);
            return self.refill(log);
        }
        let taken: u8 = cards.iter().map(|s| self.edition.facts(s).folds).sum();
        let unused = self.draw_limit(seat).saturating_sub(taken);
        self.take_line_cards(seat, cards, log);
        self.push(Frame::AfterDraw { next: AfterDraw::Refill, unused });
        // Each of two offers it (L-4.8), the left one first.
        let offers = Side::BOTH.map(|side| {
            let card = self.top_card(seat, side)?;
            matches!(self.edition.facts(card).ability, Ability::WithDraw(_)).then_some((side, card))
        });
        for (side, card) in offers.into_iter().rev().flatten() {
            self.push(Frame::Effect(Effect { stage: Stage::Ready, ..Effect::new(seat, card, side, Cards::NONE) }));
        }
    }

    /// Unused folds bring rice paper to those with a card on top that says so.
    fn react_to_draw(&mut self, unused: u8, log: &mut impl Sink<Event>) {
        let seat = self.active;
        let mut count = 0;
        for (_, card) in self.ongoing(seat) {
            if let Ability::Reaction(Reaction::RicePaperForUnusedFolds(n)) = self.edition.facts(card).ability
                && unused > 0
            {
                log.put(|| Event::Reacts { seat, card });
                count += n;
            }
        }
        self.draw_rice_paper(seat, count, log);
    }

    /// Draws rice paper, as much as there is (L-5.2).
    pub(crate) fn draw_rice_paper(&mut self, seat: Seat, count: u8, log: &mut impl Sink<Event>) {
        let count = self.gain_rice_paper(seat, count);
        if count > 0 {
            log.put(|| Event::DrewRicePaper { seat, count });
        }
    }

    fn use_special(&mut self, seat: Seat, side: Side, log: &mut impl Sink<Event>) {
        let Some(copy) = self.top_copy(seat, side) else { unreachable!("a card lies there") };
        let card = self.edition.species_of(copy);
        self.resting.add(copy);
        self.used.add(copy);
        log.put(|| Event::UsesSpecial { seat, side, card });
        self.push(Frame::Effect(Effect { stage: Stage::Ready, ..Effect::new(seat, card, side, Cards::NONE) }));
    }

    fn answer_play(
        &mut self,
        seat: Seat,
        of: Species,
        terms: Terms,
        noted: Option<Species>,
        m: Move,
        log: &mut impl Sink<Event>,
    ) {
        match m {
            Move::Play(card, side) => self.begin_play(seat, card, side, terms.from, terms, noted, log),
            Move::PlayDiscard(card, side) => {
                self.begin_play(seat, card, side, Source::Discards, terms, noted, log);
            }
            Move::Pick(card) => self.take_line_card(seat, card, log),
            _ => log.put(|| Event::Declined { seat, card: of }),
        }
    }

    /// A play goes in this order: choose, settle the cost, pay, place, use the instant effect (O-5.10).
    #[expect(clippy::too_many_arguments, reason = "a play is all of this, and lives for one call only")]
    fn begin_play(
        &mut self,
        seat: Seat,
        card: Species,
        side: Side,
        from: Source,
        terms: Terms,
        noted: Option<Species>,
        log: &mut impl Sink<Event>,
    ) {
        if terms.noted == Noted::NotPlayed && noted == Some(card) && from == Source::Hand {
            // The card just taken and the identical copy to be played are shown (O-9.6).
            log.put(|| Event::Shown { seat, card, count: 2 });
        }
        // What it costs is settled by the table as it is when the card is chosen.
        let payment = self.payment(card, self.prices(), terms, noted);
        if from != Source::Hand {
            self.fetch(seat, card, from);
        }
        log.put(|| Event::Plays { seat, card, side: side_of(card, side), from });
        match payment {
            Some(payment) => self.push(Frame::Pay { seat, card, side, payment }),
            None => self.place(seat, side, card, Cards::NONE, log),
        }
    }

    /// Takes a card that is played from elsewhere in hand, where it stays until it is paid for.
    #[cold]
    fn fetch(&mut self, seat: Seat, card: Species, from: Source) {
        let copy = if from == Source::Line { self.take_from_line(card) } else { self.take_discard(card) };
        self.hands[seat.index()].add(copy);
    }

    #[inline]
    fn pay(&mut self, seat: Seat, cards: Cards, log: &mut impl Sink<Event>) {
        let paid = self.take_payment(seat, cards, log);
        self.discard_group(&paid, |card| log.put(|| Event::Paid { seat, card }));
    }

    /// Takes a payment out of a hand. Rice paper is back in its deck at once.
    #[inline(always)]
    fn take_payment(&mut self, seat: Seat, cards: Cards, log: &mut impl Sink<Event>) -> CardSet {
        let mut paid = CardSet::EMPTY;
        for card in cards.iter() {
            match self.take_card(seat, card) {
                Some(copy) => paid.add(copy),
                None => log.put(|| Event::Paid { seat, card }),
            }
        }
        paid
    }

    /// Pays with the top discard as well, and returns all that was paid with (L-7.12).
    #[cold]
    fn pay_with_discard(&mut self, seat: Seat, m: Move, log: &mut impl Sink<Event>) -> Cards {
        let (Move::PayWithDiscard(cards), Some(top)) = (m, self.top_discard()) else {
            unreachable!("a payment was asked for");
        };
        let mut paid = self.take_payment(seat, cards, log);
        paid.add(self.take_discard(top));
        let mut from_pile = Some(top);
        self.discard_group(&paid, |card| match from_pile.take_if(|top| *top == card) {
            Some(card) => log.put(|| Event::PaidWithDiscard { seat, card }),
            None => log.put(|| Event::Paid { seat, card }),
        });
        cards.plus(top)
    }

    /// Puts a card from hand on top of a collection and offers its instant effect; or puts a character into play.
    pub(crate) fn place(&mut self, seat: Seat, side: Side, card: Species, paid: Cards, log: &mut impl Sink<Event>) {
        let copy = self.take_from_hand(seat, card);
        if card.is_character() {
            return self.put_in_play(seat, card, copy, log);
        }
        self.add_on_top(seat, side, copy);
        self.resting.add(copy);
        log.put(|| Event::Placed { seat, side, card });
        let due =
            if self.is_plain() { Due::NONE } else { self.reactions(seat, card, Some(side), |at| at != side, log) };
        if let Ability::Instant(_) = self.edition.facts(card).ability {
            self.push(Frame::Effect(Effect { due, ..Effect::new(seat, card, side, paid) }));
        } else if due != Due::NONE {
            self.push(Frame::React { seat, due });
        }
    }

    /// Puts a character into the middle of the table in place of its other version, and offers its bonus (L-4.2, L-4.3).
    #[inline(never)]
    fn put_in_play(&mut self, seat: Seat, card: Species, copy: u8, log: &mut impl Sink<Event>) {
        if let Some(other) = self.put_character(copy) {
            log.put(|| Event::LeftPlay { card: other });
        }
        log.put(|| Event::PutInPlay { seat, card });
        let due = self.reactions(seat, card, None, |_| true, log);
        if due != Due::NONE {
            self.push(Frame::React { seat, due });
        }
        self.push(Frame::Play { seat, of: card, terms: Terms::BONUS, noted: None });
        if let Ability::Ongoing(Modifier::LineSize(size)) = self.edition.facts(card).ability
            && self.line_copies().len() < size.into()
        {
            self.draw(seat, To::Line, 1, log);
        }
    }

    /// What the cards on top of a player's collections bring when that player has just placed a card, together with what
    /// waits already: the play may have been the end of another one's effect, and then both are due at once (L-4.7).
    ///
    /// A card on top now was on top before as well, unless it is the one just placed: `sees` says on which collections.
    #[inline(never)]
    fn reactions(
        &mut self,
        seat: Seat,
        played: Species,
        onto: Option<Side>,
        sees: impl Fn(Side) -> bool,
        log: &mut impl Sink<Event>,
    ) -> Due {
        let mut due = Due::NONE;
        for (side, card) in self.ongoing(seat).filter(|&(side, _)| sees(side)) {
            let Ability::Reaction(reaction) = self.edition.facts(card).ability else { continue };
            let brings = match reaction {
                Reaction::ActionForCost(costs) if costs.contains(&self.edition.facts(played).cost) => Due::new(1, 0),
                Reaction::CardsForOtherCollection(n) if onto == Some(side.other()) => Due::new(0, n),
                _ => continue,
            };
            log.put(|| Event::Reacts { seat, card });
            due = due.and(brings);
        }
        if let Frame::React { seat: before, due: waiting } = *self.top()
            && before == seat
        {
            self.pop();
            due = due.and(waiting);
        }
        due
    }

    /// A card played onto this collection went straight under it: what lies on top there has not been covered, and sees
    /// the play as the other collection did (O-9.9, L-4.7).
    #[cold]
    pub(crate) fn react_uncovered(&mut self, seat: Seat, side: Side, played: Species, log: &mut Tell) {
        let due = self.reactions(seat, played, Some(side), |at| at == side, &mut Teller(log));
        if due != Due::NONE {
            self.push(Frame::React { seat, due });
        }
    }

    pub(crate) fn take_line_card(&mut self, seat: Seat, card: Species, log: &mut impl Sink<Event>) {
        let copy = self.take_from_line(card);
        self.hands[seat.index()].add(copy);
        log.put(|| Event::TookFromLine { seat, card });
    }

    pub(crate) fn take_line_cards(&mut self, seat: Seat, cards: Cards, log: &mut impl Sink<Event>) {
        for card in cards.iter() {
            self.take_line_card(seat, card, log);
        }
    }

    pub(crate) fn take_discarded(&mut self, seat: Seat, card: Species, log: &mut impl Sink<Event>) {
        if card.is_rice_paper() {
            // Paid or discarded rice paper is in its deck again (L-5.3).
            return self.draw_rice_paper(seat, 1, log);
        }
        let copy = self.take_discard(card);
        self.hands[seat.index()].add(copy);
        log.put(|| Event::TookDiscard { seat, card });
    }

    /// Takes a group of Draw Line cards, and the top discard that lay there before.
    pub(crate) fn take_group(&mut self, seat: Seat, cards: Cards, top: TopDiscard, log: &mut impl Sink<Event>) {
        let discard = if top == TopDiscard::Taken { self.top_discard() } else { None };
        self.take_line_cards(seat, cards, log);
        if let Some(card) = discard {
            self.take_discarded(seat, card, log);
        }
    }

    /// Discards one card from hand.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Species, log: &mut impl Sink<Event>) {
        if let Some(copy) = self.take_card(seat, card) {
            self.discard(copy);
        }
        log.put(|| Event::Discarded { seat, card });
    }

    /// A character has the active player discard a card at the end of the turn (L-3.3).
    #[cold]
    fn answer_turn_end_reaction(&mut self, m: Move, log: &mut impl Sink<Event>) {
        if let (Move::Pick(card), Some((of, _))) = (m, self.turn_end_reaction()) {
            log.put(|| Event::Reacts { seat: self.active, card: of });
            self.discard_from_hand(self.active, card, log);
        }
        *self.top_mut() = Frame::EndTurn(EndTurn::Next);
    }

    fn answer_hand_check(&mut self, m: Move, log: &mut impl Sink<Event>) {
        let seat = self.active;
        match m {
            // It goes to a deck of its own, so it need not wait for the group.
            Move::Pick(card) if card.is_rice_paper() => self.discard_from_hand(seat, card, log),
            Move::Pick(card) => self.mark(seat, card, log),
            _ => {}
        }
        if self.aside.len() == self.excess() {
            self.discard_marked(seat, log);
        }
    }

    /// Marks the lowest unmarked copy of a card in hand.
    pub(crate) fn mark(&mut self, seat: Seat, card: Species, log: &mut impl Sink<Event>) {
        if let Some(copy) = self.copy_in(&self.markable(seat), card) {
            self.aside.add(copy);
            log.put(|| Event::Marked { seat, card });
        }
    }

    /// Discards the marked cards as one group and returns how many they were.
    pub(crate) fn discard_marked(&mut self, seat: Seat, log: &mut impl Sink<Event>) -> u8 {
        let marked = std::mem::take(&mut self.aside);
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(&marked);
        self.discard_group(&marked, |card| log.put(|| Event::Discarded { seat, card }));
        marked.len()
    }
}
