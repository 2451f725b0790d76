//! What each step of an ability does.

use tabletop::{CardSet, Seat, Sink};

use crate::asks::Move;
use crate::card::{Cards, Side, Species};
use crate::event::Event;
use crate::frame::{Effect, Frame, Stage, To};
use crate::resolve::MAX_EXTRA_ACTIONS;
use crate::state::State;
use crate::vocab::{Context, Deed, From, Instead, Rest, Slot, Step, Terms, Who};

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
        }
    }
}

impl State {
    /// Offers an instant effect to its owner. Returns whether the owner is asked now.
    ///
    /// Whether it is offered depends on what everybody can see, never on the hand: otherwise the question itself would
    /// tell something about secret cards.
    pub(crate) fn open(&mut self, effect: Effect, log: &mut impl Sink<Event>) -> bool {
        let Effect { seat, of, .. } = effect;
        let steps = self.edition.facts(of).ability.steps();
        let Some(at) = self.first_worth_offering(&effect, steps) else {
            self.pop();
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
                Step::Discard(From::Hand(_)) | Step::Choose(..) | Step::ChoosePlayer | Step::Look(_) if !possible => {
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
            Step::Draw(count) => self.can_draw() && self.count(count, effect.card, effect.count) > 0,
            Step::Look(_) => self.can_draw(),
            Step::Choose(from, _) | Step::Take(from) | Step::Discard(from) => match from {
                From::Line(which) => self.line().any(|s| self.is_among(s, which)),
                From::Hand(_) => has_cards,
                From::Paid => !effect.memo.is_empty(),
                // Before the first step the memo is what was paid, not what others discarded.
                From::JustDiscarded => effect.at > 0 && (0..4).any(|seat| effect.memo.get(seat).is_some()),
                From::TopDiscard => self.discard_count() > 0,
                From::LookedAt => !self.aside.is_empty(),
                From::VisibleInstants => self.visible().any(|s| self.edition.facts(s).copyable),
            },
            Step::TakeAll(which) => self.line().any(|s| self.is_among(s, which)),
            Step::TakeSome(limit) => self.has_group(limit),
            Step::DiscardAny => has_cards,
            Step::PutRest(_) => !self.aside.is_empty(),
            Step::Play(terms) => has_cards || self.can_take_instead(terms),
            Step::Together(who, _) => self.participants(seat, who).next().is_some(),
            Step::ChoosePlayer => self.opponents_with_cards(seat).next().is_some(),
            Step::Steal => self.hand_size(effect.who) > 0,
            Step::Become(_) => true,
            Step::AnotherAction => self.gets_action(seat),
            Step::Refill => self.can_draw() && self.line_has_gaps(),
            Step::Do(own) => (own.possible)(self, seat, side),
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
        let Some(&step) = self.step(&effect) else { return self.pop() };
        if !self.is_possible(&effect, step, side) {
            match step {
                // Nothing looked at is left, or nothing of the line is missing: not worth a line of the log.
                Step::PutRest(_) => {}
                Step::Refill if !self.line_has_gaps() => {}
                Step::AnotherAction => log.put(|| Event::LostAction { seat }),
                _ => log.put(|| Event::NothingToDo { seat, card: of }),
            }
            // The memo is what was paid until somebody answers: with nobody to answer it is nothing.
            let memo = if matches!(step, Step::Together(..)) { Cards::NONE } else { effect.memo };
            return self.step_done(Effect { memo, ..effect });
        }
        match step {
            Step::Draw(count) => {
                let count = self.count(count, effect.card, effect.count);
                self.step_done(effect);
                self.draw(seat, To::Hand, count, log);
            }
            Step::Look(count) => {
                self.step_done(effect);
                self.draw(seat, To::Aside, count, log);
            }
            Step::Take(From::TopDiscard) => {
                let card = self.top_discard();
                if let Some(card) = card {
                    self.take_discarded(seat, card, log);
                }
                self.step_done(Effect { slots: [card, effect.slots[1]], ..effect });
            }
            Step::Choose(..)
            | Step::Take(_)
            | Step::Discard(_)
            | Step::TakeSome(_)
            | Step::DiscardAny
            | Step::ChoosePlayer
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
                self.granted += 1;
                self.extra += 1;
                log.put(|| Event::GotAction { seat });
            }
            Step::Refill => {
                self.step_done(effect);
                self.refill(log);
            }
            Step::Do(own) => {
                self.step_done(effect);
                let context = Context { seat, side, slots: effect.slots, who: effect.who };
                (own.run)(self, &context, &mut |event| log.put(event));
            }
        }
    }

    /// Goes on with the steps of another card. They were chosen, so they are not offered once more.
    fn become_effect(&mut self, effect: Effect, log: &mut impl Sink<Event>) {
        let Effect { seat, of, .. } = effect;
        log.put(|| Event::Copies { seat, card: of });
        match self.first_worth_offering(&effect, self.edition.facts(of).ability.steps()) {
            Some(at) => *self.top_mut() = Frame::Effect(Effect { at, ..effect }),
            None => {
                self.pop();
                log.put(|| Event::NothingToDo { seat, card: of });
            }
        }
    }

    /// The step is done: the next one can be, and after the last one the frame is dropped (before anything that the
    /// last step starts: a tail call).
    fn step_done(&mut self, effect: Effect) {
        let at = effect.at + 1;
        if usize::from(at) == self.edition.facts(effect.of).ability.steps().len() {
            self.pop();
        } else {
            *self.top_mut() = Frame::Effect(Effect { at, stage: Stage::Ready, ..effect });
        }
    }

    /// Takes the answer to the question an effect waits with.
    pub(crate) fn answer_effect(&mut self, effect: Effect, by: Seat, m: Move, log: &mut impl Sink<Event>) {
        let Effect { seat, of, stage, .. } = effect;
        if m == Move::No || (m == Move::Done && stage == Stage::Opening) {
            self.pop();
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
                    let copy = self.take_from_hand(seat, card);
                    self.discard(copy);
                    log.put(|| Event::Discarded { seat, card });
                }
                self.step_done(effect);
            }
            (Some(Step::TakeSome(_)), Move::Take(cards, top)) => {
                self.take_group(seat, cards, top, log);
                self.step_done(effect);
            }
            (Some(Step::DiscardAny), Move::Pick(card)) => {
                *self.top_mut() = Frame::Effect(Effect { stage: Stage::Asking, ..effect });
                self.mark(seat, card, log);
            }
            (Some(Step::DiscardAny), Move::Done) => {
                let count = self.discard_marked(seat, log);
                self.step_done(Effect { count, ..effect });
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

    /// One more answer of a [`Step::Together`]; with the last one all are carried out.
    fn take_answer(
        &mut self,
        mut effect: Effect,
        who: Who,
        deed: Deed,
        by: Seat,
        card: Species,
        log: &mut impl Sink<Event>,
    ) {
        effect.memo.set(by.index(), Some(card));
        log.put(|| Event::Answered { seat: by, card });
        if self.participants(effect.seat, who).any(|s| effect.memo.get(s.index()).is_none()) {
            *self.top_mut() = Frame::Effect(Effect { stage: Stage::Asking, ..effect });
            return;
        }
        match deed {
            Deed::Discard => self.all_discard(&effect, log),
            Deed::PassRight => self.all_pass_right(&effect, log),
        }
        self.step_done(effect);
    }

    /// All discard what they chose, in turn order from the owner: the last player's card ends on top (O-5.11).
    fn all_discard(&mut self, effect: &Effect, log: &mut impl Sink<Event>) {
        for seat in effect.seat.round(self.players) {
            if let Some(card) = effect.memo.get(seat.index()) {
                let copy = self.take_from_hand(seat, card);
                self.discard(copy);
                log.put(|| Event::Discarded { seat, card });
            }
        }
    }

    /// All pass what they chose to the right, at once (O-9.10).
    fn all_pass_right(&mut self, effect: &Effect, log: &mut impl Sink<Event>) {
        let mut passed = [None; crate::state::MAX_PLAYERS as usize];
        for seat in effect.seat.round(self.players) {
            passed[seat.index()] = effect.memo.get(seat.index()).map(|card| (card, self.take_from_hand(seat, card)));
        }
        for seat in effect.seat.round(self.players) {
            if let Some((card, copy)) = passed[seat.index()] {
                let to = seat.right(self.players);
                self.hands[to.index()].add(copy);
                log.put(|| Event::Passed { seat, to, card });
            }
        }
    }

    fn steal(&mut self, from: Seat, to: Seat, n: u8, log: &mut impl Sink<Event>) {
        let stolen = self.hands[from.index()].iter().nth(n.into());
        if let Some(copy) = stolen {
            self.hands[from.index()].remove(copy);
            self.hands[to.index()].add(copy);
            log.put(|| Event::Stolen { seat: from, to, card: self.edition.species_of(copy) });
        }
    }

    fn take_all(&mut self, seat: Seat, which: crate::vocab::Which, log: &mut impl Sink<Event>) {
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
