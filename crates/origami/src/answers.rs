//! Every legal answer to every question, in a fixed order.

use arrayvec::ArrayVec;
use tabletop::{Actor, Asked, CardSet, MoveBuf, Seat};

use crate::asks::{Ask, Move, TopDiscard};
use crate::card::{Cards, Side, Species};
use crate::frame::Frame;
use crate::payment::SmallHand;
use crate::state::{MAX_LINE, State};
use crate::subsets::{Choice, FewCards, for_each_draw, totals};
use crate::vocab::{From, Instead, Limit, Must, Step, Terms};

impl State {
    /// Adds every legal answer of `by`. Their order is as good as a rule: random players choose by it, so another order would
    /// change every digest of simulated games.
    #[inline]
    pub(crate) fn list_moves(&self, by: Actor, out: &mut MoveBuf<Move>) {
        let Actor::Seat(seat) = by else { return };
        // The two commonest questions first, straight from the frame.
        match *self.top() {
            Frame::Action { .. } if seat == self.active => return self.list_actions(seat, out),
            Frame::Pay { seat: payer, card, payment, .. } if seat == payer => {
                return self.list_payments(seat, card, payment, out);
            }
            _ => {}
        }
        match self.question() {
            Asked::Seat(asked, ref ask) if asked == seat => self.list_answers(seat, ask, out),
            Asked::Together(seats, ref ask) if seats.has(seat) => self.list_answers(seat, ask, out),
            _ => {}
        }
    }

    fn list_answers(&self, seat: Seat, ask: &Ask, out: &mut MoveBuf<Move>) {
        let decline = |must: Must, out: &mut MoveBuf<Move>| {
            if must == Must::May {
                out.push(Move::No);
            }
        };
        match *ask {
            Ask::Action { .. } => self.list_actions(seat, out),
            Ask::Pay { card, payment, .. } => self.list_payments(seat, card, payment, out),
            Ask::Play { terms, noted, .. } => {
                if terms.instead == Instead::TakeFromLine {
                    self.list_distinct(self.line().filter(|&s| self.is_among(s, terms.which)), out);
                }
                self.list_plays(seat, terms, noted, out);
                decline(terms.must, out);
            }
            Ask::Pick { from, must, .. } => {
                self.list_picks(seat, from, out);
                decline(must, out);
            }
            Ask::PickGroup { limit, must, .. } => {
                self.list_groups(limit, out);
                decline(must, out);
            }
            Ask::PickAny { .. } => {
                self.list_marks(seat, 1, out);
                out.push(Move::Done);
            }
            Ask::HandCheck { left } => self.list_marks(seat, left, out),
            Ask::PickPlayer { must, .. } => {
                for opponent in self.opponents_with_cards(seat) {
                    out.push(Move::Player(opponent));
                }
                decline(must, out);
            }
            Ask::Confirm { .. } => {
                out.push(Move::Yes);
                out.push(Move::No);
            }
            Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => {}
        }
    }

    /// The three kinds of action (O-3.1); passing only if there is no other (O-3.3).
    fn list_actions(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let before = out.len();
        let limit = self.draw_limit(seat);
        let listed = match self.short_line() {
            Some(line) if limit == 4 => for_each_draw(line, |cards, fits| out.push_if(Move::Draw(cards), fits)),
            _ => false,
        };
        if !listed {
            self.for_each_group(Limit::AtMost(limit), |cards| out.push(Move::Draw(cards)));
        }
        self.list_normal_plays(seat, out);
        for side in Side::BOTH {
            if self.can_use(seat, side) {
                out.push(Move::Use(side));
            }
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    /// [`Self::list_plays`] on the terms of the action, which nearly all plays have: short, because it runs at every turn.
    #[inline]
    fn list_normal_plays(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let hand = &self.hands[seat.index()];
        let Some(small) = SmallHand::new(self, hand) else {
            return self.list_plays(seat, Terms::ACTION, None, out);
        };
        // Which sides are open is no branch either (see `sides`): it is guessed wrong too often.
        let (left, right) = (self.height(seat, Side::Left), self.height(seat, Side::Right));
        let (on_left, on_right) = (left <= right, (right <= left) & (left > 0));
        let mut last = None;
        hand.each(|copy| {
            let facts = self.edition.copy_facts(copy);
            let payable = small.can_pay(facts.folds, self.cost(seat, copy));
            let playable = (facts.species != last) & payable;
            last = facts.species;
            if let Some(species) = last {
                out.push_if(Move::Play(species, Side::Left), playable & on_left);
                out.push_if(Move::Play(species, Side::Right), playable & on_right);
            }
        });
    }

    fn list_plays(&self, seat: Seat, terms: Terms, noted: Option<Species>, out: &mut MoveBuf<Move>) {
        let hand = &self.hands[seat.index()];
        let sides = self.sides(seat);
        let purse = self.purse(hand, terms, noted);
        let mut last = None;
        for copy in hand.iter() {
            let species = self.edition.species_of(copy);
            if last != Some(species) && self.is_playable(seat, copy, hand, terms, noted, &purse) {
                for &side in sides {
                    out.push(Move::Play(species, side));
                }
            }
            last = Some(species);
        }
    }

    fn list_picks(&self, seat: Seat, from: From, out: &mut MoveBuf<Move>) {
        match from {
            From::Hand(which) => {
                self.list_distinct(self.hand(seat).filter(|&s| self.is_among(s, which)), out);
            }
            From::LookedAt => self.list_distinct(self.aside.iter().map(|c| self.edition.species_of(c)), out),
            From::Line(which) => self.list_distinct(self.line().filter(|&s| self.is_among(s, which)), out),
            From::VisibleInstants => {
                let copyable = |s: &Species| self.edition.facts(*s).copyable;
                self.list_distinct(self.visible().filter(copyable), out);
            }
            From::Paid | From::JustDiscarded => {
                if let Frame::Effect(effect) = self.top() {
                    self.list_distinct((0..crate::card::MAX_CARDS_NAMED).filter_map(|i| effect.memo.get(i)), out);
                }
            }
            From::TopDiscard => self.list_distinct(self.top_discard().into_iter(), out),
        }
    }

    /// Each species once, ascending.
    fn list_distinct(&self, species: impl Iterator<Item = Species>, out: &mut MoveBuf<Move>) {
        let mut seen: u128 = 0;
        for s in species {
            seen |= 1 << s.index();
        }
        while seen != 0 {
            if let Some(s) = Species::new(seen.trailing_zeros() as u8) {
                out.push(Move::Pick(s));
            }
            seen &= seen - 1;
        }
    }

    /// The cards that may be marked next. A set is built in one order only, ascending; enough cards for `need` marks in
    /// all must be left.
    fn list_marks(&self, seat: Seat, need: u8, out: &mut MoveBuf<Move>) {
        let markable = self.markable(seat);
        let mut left = markable.len();
        let mut last = None;
        for copy in markable.iter() {
            let species = self.edition.species_of(copy);
            if last != Some(species) && left >= need {
                out.push(Move::Pick(species));
            }
            last = Some(species);
            left -= 1;
        }
    }

    /// The cards in hand that are not marked and come no earlier in the order of species than those that are.
    pub(crate) fn markable(&self, seat: Seat) -> CardSet {
        let unmarked = self.hands[seat.index()].without(&self.aside);
        match self.aside.last() {
            // Copies have consecutive numbers: those before the first copy of that species come earlier.
            Some(last) => unmarked.from(self.edition.facts(self.edition.species_of(last)).first),
            None => unmarked,
        }
    }

    fn list_groups(&self, limit: Limit, out: &mut MoveBuf<Move>) {
        let top = matches!(limit, Limit::AtMostWithTopDiscard(_)) && self.discard_count() > 0;
        if top {
            out.push(Move::Take(Cards::NONE, TopDiscard::Taken));
        }
        self.for_each_group(limit, |cards| {
            out.push(Move::Take(cards, TopDiscard::Left));
            if top {
                out.push(Move::Take(cards, TopDiscard::Taken));
            }
        });
    }

    /// Calls `each` for every group of one or more Draw Line cards within the limit; groups that differ only in copies
    /// are one.
    #[inline]
    fn for_each_group(&self, limit: Limit, each: impl FnMut(Cards)) {
        let mut line: ArrayVec<u8, MAX_LINE> = self.line_copies().iter().copied().collect();
        // Sorted, so that copies stand side by side and answers come in ascending order.
        line.sort_unstable();
        let mut choice = Choice::new();
        match limit {
            Limit::AtMost(most) | Limit::AtMostWithTopDiscard(most) | Limit::Exactly(most) => {
                let least = if limit == Limit::Exactly(most) { most } else { 1 };
                for copy in line.into_iter().filter(|&copy| self.edition.folds_of(copy) <= most) {
                    choice.add(self.edition.species_of(copy), self.edition.folds_of(copy));
                }
                choice.for_each(totals(least, most), each);
            }
            Limit::Cards(count) => {
                // Each card counts one, whatever its folds.
                let count = count.min(line.len() as u8);
                for copy in line {
                    choice.add(self.edition.species_of(copy), 1);
                }
                choice.for_each(totals(count, count) & !1, each);
            }
        }
    }

    /// The Draw Line, sorted, so that copies stand side by side, if it has at most four cards.
    #[inline(always)]
    fn short_line(&self) -> Option<FewCards> {
        let line = self.line_copies();
        if line.len() > 4 {
            return None;
        }
        // Places without a card hold a number that no copy has, and come last. Sorted in registers: an array written
        // byte by byte and read at once makes the processor wait.
        let copy = |at: usize| line.get(at).copied().unwrap_or(u8::MAX);
        let (a, b, c, d) = (copy(0), copy(1), copy(2), copy(3));
        let (a, b, c, d) = (a.min(b), a.max(b), c.min(d), c.max(d));
        let (a, b, c, d) = (a.min(c), b.min(d), a.max(c), b.max(d));
        let (b, c) = (b.min(c), b.max(c));
        Some([a, b, c, d].map(|copy| {
            let facts = self.edition.copy_facts(copy);
            (facts.species, facts.folds)
        }))
    }

    /// Is there any group of Draw Line cards within the limit (or a top discard to take with it)?
    pub(crate) fn has_group(&self, limit: Limit) -> bool {
        match limit {
            Limit::AtMostWithTopDiscard(_) if self.discard_count() > 0 => true,
            Limit::AtMost(folds) | Limit::AtMostWithTopDiscard(folds) => {
                self.line_copies().iter().any(|&c| self.edition.folds_of(c) <= folds)
            }
            Limit::Cards(_) => !self.line_copies().is_empty(),
            Limit::Exactly(_) => {
                let mut any = false;
                self.for_each_group(limit, |_| any = true);
                any
            }
        }
    }

    /// May `seat` use the special action of the top card of a collection now (O-6.1 to O-6.3)?
    #[inline]
    pub(crate) fn can_use(&self, seat: Seat, side: Side) -> bool {
        let Some(copy) = self.top_copy(seat, side) else { return false };
        if !self.edition.copy_facts(copy).special || self.resting.has(copy) {
            return false;
        }
        let steps = self.edition.facts(self.edition.species_of(copy)).ability.steps();
        self.can_carry_out(seat, side, steps)
    }

    /// Can these steps be carried out (O-6.2)?
    pub(crate) fn can_carry_out(&self, seat: Seat, side: Side, steps: &[Step]) -> bool {
        let hand = &self.hands[seat.index()];
        match *steps {
            [Step::Take(From::TopDiscard), Step::Play(terms), ..] => match self.discarded_copies().first() {
                Some(&copy) => {
                    let mut hand = *hand;
                    hand.add(copy);
                    self.can_play(seat, &hand, terms, Some(self.edition.species_of(copy)))
                }
                None => false,
            },
            [Step::Take(From::TopDiscard), ..] => self.discard_count() > 0,
            [Step::Play(terms), ..] => self.can_play(seat, hand, terms, None),
            [Step::Discard(From::Hand(which)), ..] => self.hand(seat).any(|s| self.is_among(s, which)),
            [Step::TakeSome(limit), ..] => self.has_group(limit),
            [Step::ChoosePlayer, ..] => self.opponents_with_cards(seat).next().is_some(),
            [Step::Do(own), ..] => (own.possible)(self, seat, side),
            // Drawing from an empty deck counts as possible.
            [_, ..] => true,
            [] => false,
        }
    }
}
