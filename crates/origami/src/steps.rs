//! What each step of an ability does.

use tabletop::{CardSet, Seat, Sink};

use crate::asks::Move;
use crate::card::{Cards, Side, Species};
use crate::event::Event;
use crate::frame::{Due, Effect, Frame, Stage, To};
use crate::resolve::MAX_EXTRA_ACTIONS;
use crate::state::{MAX_PLAYERS, State};
use crate::vocab::{Ability, Context, Count, Each, From, Instead, Own, Rest, Slot, Spot, Step, Terms, Which, Who};

impl Effect {
    /// The effect of a card that has just been played or is being used, before its first step.
    pub(crate) const fn new(seat: Seat, card: Species, side: Side, paid: Cards) -> Self {
        Self {
            seat,
            card,
            side,
            of: card,
            at: 0,
            stage: Stage::Opening,
            slots: [None; 2],
            who: seat,
            count: 0,
            memo: paid,
            due: Due::NONE,
        }
    }

    /// The place picked by a [`Step::PickSpot`]: the collection, and the place in it from 0 at the bottom.
    pub(crate) const fn spot(&self) -> (Side, u8) {
        let side = if self.count & RIGHT == 0 { Side::Left } else { Side::Right };
        (side, self.count & !RIGHT)
    }

    /// Notes a place counted from 1.
    const fn noting_spot(mut self, who: Seat, side: Side, place: u8) -> Self {
        self.who = who;
        self.count = (place - 1) | if matches!(side, Side::Right) { RIGHT } else { 0 };
        self
    }
}

/// The bit of a noted place that says it is in the right collection; a collection has far fewer cards.
const RIGHT: u8 = 0x80;

impl State {
    /// Offers an instant effect to its owner. Returns whether the owner is asked now.
    ///
    /// Whether it is offered depends on what everybody can see, never on the hand: otherwise the question itself would
    /// tell something about secret cards.
    pub(crate) fn open(&mut self, effect: Effect, log: &mut impl Sink<Event>) -> bool {
        let Effect { seat, of, .. } = effect;
        let steps = self.edition.facts(of).steps;
        let Some(at) = self.first_worth_offering(&effect, steps) else {
            self.finish(&effect);
            log.put(|| Event::NothingToDo { seat, card: of });
            return false;
        };
        // A play is a "may" of its own: nothing else to decline.
        let starts_with_play = matches!(steps.get(usize::from(at)), Some(Step::Play(_)));
        let stage = if starts_with_play { Stage::Ready } else { Stage::Opening };
        *self.top_mut() = Frame::Effect(Effect { at, stage, ..effect });
        !starts_with_play
    }

    /// The first step of an instant effect that could do anything, as far as everybody can see; `None` if the whole of it
    /// could not. Steps that can't be done are done "as far as possible": not at all.
    fn first_worth_offering(&self, effect: &Effect, steps: &[Step]) -> Option<u8> {
        let mut first = None;
        for (at, step) in steps.iter().enumerate() {
            let possible = self.is_possible(effect, *step, effect.side);
            if possible && first.is_none() {
                first = Some(at as u8);
            }
            match step {
                // What follows needs the card or player picked here.
                Step::Discard(From::Hand(_))
                | Step::Choose(..)
                | Step::ChoosePlayer
                | Step::PickSpot(_)
                | Step::Look(_)
                    if !possible =>
                {
                    return None;
                }
                Step::Discard(From::Hand(_)) | Step::Choose(..) => {}
                _ if possible => return first,
                _ => {}
            }
        }
        None
    }

    /// Could a step do anything, as far as everybody can see?
    fn is_possible(&self, effect: &Effect, step: Step, side: Side) -> bool {
        let seat = effect.seat;
        let has_cards = self.hand_size(seat) > 0;
        match step {
            Step::Draw(count) => self.can_draw() && self.count(count, effect) > 0,
            Step::RicePaper(..) | Step::Each(_) | Step::PickSpot(_) => self.is_rarer_possible(effect, step),
            Step::Look(_) => self.can_draw(),
            Step::Choose(from, _) | Step::Take(from) | Step::Discard(from) => match from {
                From::Line(which) => self.line().any(|s| self.is_among(s, which)),
                From::Hand(Which::Any) | From::RestOfHand => has_cards,
                // How many cards of a hand are rice paper everybody knows.
                From::Hand(_) => !self.hands[seat.index()].is_empty(),
                From::DiscardsForRicePaper => effect.memo.mentions(Species::RICE_PAPER) && self.discard_count() > 0,
                From::Paid => !effect.memo.is_empty(),
                // Before the first step the memo is what was paid, not what others discarded.
                From::JustDiscarded => {
                    effect.at > 0 && (0..MAX_PLAYERS.into()).any(|seat| effect.memo.get(seat).is_some())
                }
                From::TopDiscard => self.discard_count() > 0,
                From::LookedAt => !self.aside.is_empty(),
                From::VisibleInstants => self.visible().any(|s| self.edition.facts(s).copyable),
            },
            Step::TakeAll(which) => self.line().any(|s| self.is_among(s, which)),
            Step::TakeSome(limit) => self.has_group(limit),
            Step::DiscardAny(Which::RicePaper) => self.rice_paper(seat) > 0 && self.can_draw(),
            Step::DiscardAny(_) => has_cards,
            Step::PutRest(_) => !self.aside.is_empty(),
            Step::Play(terms) => self.could_play(seat, terms) || self.can_take_instead(terms),
            Step::Together(who, deed) => self.participants(seat, who, deed).next().is_some(),
            Step::ChoosePlayer => self.opponents_with_cards(seat).next().is_some(),
            Step::Steal => self.hand_size(effect.who) > 0,
            Step::Become(_) => true,
            Step::AnotherAction => self.gets_action(seat),
            Step::Refill => self.can_draw() && self.line_has_gaps(),
            Step::Do(own) => (own.possible)(self, seat, side),
        }
    }

    /// [`Self::is_possible`] for the steps of Legends.
    #[inline(never)]
    fn is_rarer_possible(&self, effect: &Effect, step: Step) -> bool {
        let seat = effect.seat;
        match step {
            Step::RicePaper(_, count) => self.rice_paper_deck() > 0 && self.count(count, effect) > 0,
            // Once begun it goes round.
            Step::Each(_) if effect.count > 0 => true,
            Step::Each(Each::Draws(_)) => self.can_draw(),
            Step::Each(Each::MayPlay) => seat.round(self.players).any(|s| self.could_play(s, Terms::MAY)),
            Step::Each(Each::MayTake(which)) => self.line().any(|s| self.is_among(s, which)),
            Step::PickSpot(Spot::AnyOrigami) => self.can_send_to_bottom(),
            Step::PickSpot(Spot::OwnOrigami) => self.can_move_any(seat),
            _ => true,
        }
    }

    fn can_take_instead(&self, terms: Terms) -> bool {
        terms.instead == Instead::TakeFromLine && self.line().any(|s| self.is_among(s, terms.which))
    }

    fn line_has_gaps(&self) -> bool {
        self.line_copies().len() < usize::from(self.line_size())
    }

    fn gets_action(&self, seat: Seat) -> bool {
        seat == self.active && self.granted < MAX_EXTRA_ACTIONS
    }

    /// Does the step an effect is at, or waits for the answer it needs.
    pub(crate) fn do_step(&mut self, effect: Effect, log: &mut impl Sink<Event>) {
        let Effect { seat, side, of, .. } = effect;
        let Some(&step) = self.step(&effect) else { return self.finish(&effect) };
        if !self.is_possible(&effect, step, side) {
            return self.skip_step(effect, step, log);
        }
        match step {
            Step::Draw(count) => {
                let count = self.count(count, &effect);
                self.step_done(effect);
                self.draw(seat, To::Hand, count, log);
            }
            Step::RicePaper(who, count) => self.give_rice_paper(effect, who, count, log),
            Step::Each(each) => self.next_player(effect, each, log),
            Step::Look(count) => {
                self.step_done(effect);
                self.draw(seat, To::Aside, count, log);
            }
            Step::Take(From::TopDiscard) => self.take_top_discard(effect, log),
            Step::Choose(..)
            | Step::Take(_)
            | Step::Discard(_)
            | Step::TakeSome(_)
            | Step::DiscardAny(_)
            | Step::ChoosePlayer
            | Step::PickSpot(_)
            | Step::Steal => *self.top_mut() = Frame::Effect(Effect { stage: Stage::Asking, ..effect }),
            Step::Together(..) => {
                *self.top_mut() = Frame::Effect(Effect { stage: Stage::Asking, memo: Cards::NONE, ..effect });
            }
            Step::TakeAll(which) => {
                self.step_done(effect);
                self.take_all(seat, which, log);
            }
            Step::PutRest(rest) => {
                self.step_done(effect);
                self.put_rest(seat, rest, log);
            }
            Step::Play(terms) => {
                self.step_done(effect);
                self.push(Frame::Play { seat, of, terms, noted: effect.slots[0] });
            }
            Step::Become(slot) => match effect.slots[slot as usize] {
                Some(species) => self.become_effect(Effect { of: species, at: 0, slots: [None; 2], ..effect }, log),
                None => self.step_done(effect),
            },
            Step::AnotherAction => {
                self.step_done(effect);
                self.give_action(seat, log);
            }
            Step::Refill => {
                self.step_done(effect);
                self.refill(log);
            }
            Step::Do(own) => self.do_own(effect, own, log),
        }
    }

    /// The top discard is taken, and noted for the steps that follow.
    fn take_top_discard(&mut self, effect: Effect, log: &mut impl Sink<Event>) {
        let card = self.top_discard();
        if let Some(card) = card {
            self.take_discarded(effect.seat, card, log);
        }
        self.step_done(Effect { slots: [card, effect.slots[1]], ..effect });
    }

    /// What no other card does is a function in its own file.
    fn do_own(&mut self, effect: Effect, own: Own, log: &mut impl Sink<Event>) {
        self.step_done(effect);
        let Effect { seat, side, of, card, slots, who, .. } = effect;
        let context = Context { seat, card, is_copied: of != card, side, slots, who, spot: effect.spot() };
        (own.run)(self, &context, &mut |event| log.put(event));
    }

    /// A step can't be done: it is passed over, with a word in the log where that is worth one.
    fn skip_step(&mut self, effect: Effect, step: Step, log: &mut impl Sink<Event>) {
        let Effect { seat, of, .. } = effect;
        match step {
            // An offer of every draw.
            _ if effect.at == 0 && self.is_offer(of) => return self.finish(&effect),
            // Nothing looked at is left, or nothing of the line is missing.
            Step::PutRest(_) => {}
            Step::Refill if !self.line_has_gaps() => {}
            Step::AnotherAction => log.put(|| Event::LostAction { seat }),
            _ => log.put(|| Event::NothingToDo { seat, card: of }),
        }
        // The memo is what was paid until somebody answers: with nobody to answer it is nothing.
        let memo = if matches!(step, Step::Together(..)) { Cards::NONE } else { effect.memo };
        self.step_done(Effect { memo, ..effect });
    }

    /// Is it an effect that is offered with every draw-cards action?
    fn is_offer(&self, of: Species) -> bool {
        matches!(self.edition.facts(of).ability, Ability::WithDraw(_))
    }

    /// One more action for the active player, if it is `seat` and may have more (O-3.4).
    pub(crate) fn give_action(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        if self.gets_action(seat) {
            self.granted += 1;
            self.extra += 1;
            log.put(|| Event::GotAction { seat });
        } else {
            log.put(|| Event::LostAction { seat });
        }
    }

    /// The owner, or everybody in turn order, draws rice paper.
    #[inline(never)]
    fn give_rice_paper(&mut self, effect: Effect, who: Who, count: Count, log: &mut impl Sink<Event>) {
        let count = self.count(count, &effect);
        self.step_done(effect);
        let players = if who == Who::Owner { 1 } else { self.players };
        for seat in effect.seat.round(self.players).take(players.into()) {
            self.draw_rice_paper(seat, count, log);
        }
    }

    /// The next player does what every player does; the number noted says how many have.
    #[inline(never)]
    fn next_player(&mut self, effect: Effect, each: Each, log: &mut impl Sink<Event>) {
        let Some(who) = effect.seat.round(self.players).nth(effect.count.into()) else { return self.step_done(effect) };
        match each {
            Each::Draws(count) => {
                self.player_done(effect);
                self.draw(who, To::Hand, count, log);
            }
            Each::MayPlay => {
                self.player_done(effect);
                if self.could_play(who, Terms::MAY) {
                    self.push(Frame::Play { seat: who, of: effect.of, terms: Terms::MAY, noted: None });
                }
            }
            Each::MayTake(which) if self.line().any(|s| self.is_among(s, which)) => {
                *self.top_mut() = Frame::Effect(Effect { stage: Stage::Asking, who, ..effect });
            }
            Each::MayTake(_) => {
                self.player_done(effect);
                log.put(|| Event::NothingToDo { seat: who, card: effect.of });
            }
        }
    }

    /// A player is done; after the last one the step is.
    fn player_done(&mut self, effect: Effect) {
        let count = effect.count + 1;
        if count == self.players {
            self.step_done(Effect { count: 0, ..effect });
        } else {
            *self.top_mut() = Frame::Effect(Effect { count, stage: Stage::Ready, ..effect });
        }
    }

    /// The answer of a player who may take a card of the Draw Line (L-7.16).
    #[inline(never)]
    fn answer_may_take(&mut self, effect: Effect, m: Move, log: &mut impl Sink<Event>) {
        let seat = effect.who;
        self.player_done(effect);
        if let Move::Pick(card) = m {
            self.take_line_card(seat, card, log);
            self.refill(log);
        } else {
            log.put(|| Event::Declined { seat, card: effect.of });
        }
    }

    /// Goes on with the steps of another card. They were chosen, so they are not offered once more.
    fn become_effect(&mut self, effect: Effect, log: &mut impl Sink<Event>) {
        let Effect { seat, of, .. } = effect;
        log.put(|| Event::Copies { seat, card: of });
        match self.first_worth_offering(&effect, self.edition.facts(of).steps) {
            Some(at) => *self.top_mut() = Frame::Effect(Effect { at, ..effect }),
            None => {
                self.finish(&effect);
                log.put(|| Event::NothingToDo { seat, card: of });
            }
        }
    }

    /// Drops the frame of an effect; reactions that waited for its end stay, below whatever it has started.
    #[inline]
    fn finish(&mut self, effect: &Effect) {
        if effect.due == Due::NONE {
            self.pop();
        } else {
            *self.top_mut() = Frame::React { seat: effect.seat, due: effect.due };
        }
    }

    /// The step is done: the next one can be, and after the last one the frame is dropped (before anything that the
    /// last step starts: a tail call).
    #[inline]
    pub(crate) fn step_done(&mut self, effect: Effect) {
        let at = effect.at + 1;
        if usize::from(at) == self.edition.facts(effect.of).steps.len() {
            self.finish(&effect);
        } else {
            *self.top_mut() = Frame::Effect(Effect { at, stage: Stage::Ready, ..effect });
        }
    }

    /// Takes the answer to the question an effect waits with.
    pub(crate) fn answer_effect(&mut self, effect: Effect, by: Seat, m: Move, log: &mut impl Sink<Event>) {
        let Effect { seat, of, stage, .. } = effect;
        if let (Some(Step::Each(Each::MayTake(_))), Stage::Asking) = (self.step(&effect), stage) {
            return self.answer_may_take(effect, m, log);
        }
        if m == Move::No || (m == Move::Done && stage == Stage::Opening) {
            self.finish(&effect);
            log.put(|| Event::Declined { seat, card: of });
            return;
        }
        if stage == Stage::Opening {
            log.put(|| Event::UsesEffect { seat, card: of });
        }
        let effect = Effect { stage: Stage::Ready, ..effect };
        match (self.step(&effect).copied(), m) {
            (Some(Step::Choose(_, slot)), Move::Pick(card)) => self.step_done(noting(effect, slot, card)),
            (Some(Step::Take(from)), Move::Pick(card)) => {
                match from {
                    From::Line(_) => self.take_line_card(seat, card, log),
                    From::LookedAt => self.keep(seat, card, log),
                    _ => self.take_discarded(seat, card, log),
                }
                self.step_done(noting(effect, Slot::A, card));
            }
            (Some(Step::Discard(from)), Move::Pick(card)) => {
                if from == From::LookedAt {
                    self.discard_looked_at(seat, card, log);
                } else {
                    self.discard_from_hand(seat, card, log);
                }
                self.step_done(effect);
            }
            (Some(Step::TakeSome(_)), Move::Take(cards, top)) => {
                self.take_group(seat, cards, top, log);
                self.step_done(effect);
            }
            (Some(Step::DiscardAny(which)), m) => self.answer_discard_any(effect, which, m, log),
            (Some(Step::PickSpot(Spot::NewPlace)), Move::Spot(_, side, place)) => {
                self.step_done(effect);
                self.move_origami(seat, effect.spot(), (side, place - 1), log);
            }
            (Some(Step::PickSpot(_)), Move::Spot(who, side, place)) => {
                self.step_done(effect.noting_spot(who, side, place));
            }
            (Some(Step::ChoosePlayer), Move::Player(who)) => {
                log.put(|| Event::ChosePlayer { seat, who });
                self.step_done(Effect { who, ..effect });
            }
            (Some(Step::Together(who, deed)), Move::Pick(card)) => self.take_answer(effect, who, deed, by, card, log),
            (Some(Step::Steal), Move::Rolled(n)) => {
                self.steal(effect.who, seat, n, log);
                self.step_done(effect);
            }
            // Yes: the steps begin.
            _ => *self.top_mut() = Frame::Effect(effect),
        }
    }

    /// One more card of any number to discard, or the end of them.
    #[inline(never)]
    fn answer_discard_any(&mut self, effect: Effect, which: Which, m: Move, log: &mut impl Sink<Event>) {
        let Effect { seat, of, .. } = effect;
        match m {
            // It goes to a deck of its own, so it need not wait for the group.
            Move::Pick(card) if card.is_rice_paper() => {
                if effect.count == 0 && which == Which::RicePaper {
                    log.put(|| Event::UsesEffect { seat, card: of });
                }
                self.discard_from_hand(seat, card, log);
                let effect = Effect { count: effect.count + 1, ..effect };
                if which == Which::RicePaper && self.rice_paper(seat) == 0 {
                    return self.step_done(effect);
                }
                *self.top_mut() = Frame::Effect(Effect { stage: Stage::Asking, ..effect });
            }
            Move::Pick(card) => {
                *self.top_mut() = Frame::Effect(Effect { stage: Stage::Asking, ..effect });
                self.mark(seat, card, log);
            }
            _ => {
                let count = effect.count + self.discard_marked(seat, log);
                if count == 0 && self.is_offer(of) {
                    return self.finish(&effect);
                }
                self.step_done(Effect { count, ..effect });
            }
        }
    }

    fn steal(&mut self, from: Seat, to: Seat, n: u8, log: &mut impl Sink<Event>) {
        let stolen = self.hand(from).nth(n.into());
        if let Some(card) = stolen {
            let copy = self.take_card(from, card);
            self.give_card(to, copy);
            log.put(|| Event::Stolen { seat: from, to, card });
        }
    }

    fn take_all(&mut self, seat: Seat, which: Which, log: &mut impl Sink<Event>) {
        let taken: CardSet = (self.line_copies().iter().copied())
            .filter(|&c| self.is_among(self.edition.species_of(c), which))
            .collect();
        for copy in taken.iter() {
            self.take_line_card(seat, self.edition.species_of(copy), log);
        }
    }

    fn keep(&mut self, seat: Seat, card: Species, log: &mut impl Sink<Event>) {
        if let Some(copy) = self.copy_in(&self.aside, card) {
            self.aside.remove(copy);
            self.hands[seat.index()].add(copy);
            log.put(|| Event::Kept { seat, card });
        }
    }

    fn discard_looked_at(&mut self, seat: Seat, card: Species, log: &mut impl Sink<Event>) {
        if let Some(copy) = self.copy_in(&self.aside, card) {
            self.aside.remove(copy);
            self.discard(copy);
            log.put(|| Event::DiscardedLookedAt { seat, card });
        }
    }

    fn put_rest(&mut self, seat: Seat, rest: Rest, log: &mut impl Sink<Event>) {
        let cards = std::mem::take(&mut self.aside);
        match rest {
            Rest::ToHand => {
                for copy in cards.iter() {
                    self.hands[seat.index()].add(copy);
                    log.put(|| Event::Kept { seat, card: self.edition.species_of(copy) });
                }
            }
            Rest::ToDiscards => {
                self.discard_group(&cards, |card| log.put(|| Event::DiscardedLookedAt { seat, card }));
            }
        }
    }
}

fn noting(mut effect: Effect, slot: Slot, card: Species) -> Effect {
    effect.slots[slot as usize] = Some(card);
    effect
}
