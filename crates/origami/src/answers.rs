//! Every legal answer to every question, in a fixed order.

use arrayvec::ArrayVec;
use tabletop::{Actor, Asked, CardSet, MoveBuf, Seat};

use crate::asks::{Ask, Move, TopDiscard};
use crate::card::{Cards, Side, Species};
use crate::edition::CopyFacts;
use crate::frame::Frame;
use crate::payment::{Funds, RicherHand, SmallHand};
use crate::queries::DrawRule;
use crate::state::{MAX_LINE, State};
use crate::subsets::{Choice, FewCards, for_each_draw, totals};
use crate::vocab::{From, Instead, Limit, Must, Source, Spot, Step, Terms, Which};

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

    #[inline(never)]
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
            Ask::PickAny { which, .. } => {
                self.list_marks(seat, which, 1, out);
                out.push(Move::Done);
            }
            Ask::HandCheck { left } => self.list_marks(seat, Which::Any, left, out),
            Ask::PickSpot { spot, must, .. } => {
                self.list_spots(seat, spot, out);
                decline(must, out);
            }
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
        if self.is_plain() {
            self.list_plain_draws_and_plays(seat, out);
        } else {
            self.list_changed_draws_and_plays(seat, out);
        }
        for side in Side::BOTH {
            if self.can_use(seat, side) {
                out.push(Move::Use(side));
            }
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    /// Every group of Draw Line cards that a draw-cards action may take.
    #[inline(always)]
    fn list_draws(&self, rule: DrawRule, out: &mut MoveBuf<Move>) {
        let listed = match self.short_line() {
            Some(line) => for_each_draw(line, rule, |cards, fits| out.push_if(Move::Draw(cards), fits)),
            None => false,
        };
        if !listed {
            self.list_draws_of_many(rule, out);
        }
    }

    /// [`Self::list_draws`] for any line.
    #[cold]
    fn list_draws_of_many(&self, rule: DrawRule, out: &mut MoveBuf<Move>) {
        let dearest = self.line().map(|s| self.edition.facts(s).folds).max().unwrap_or(0);
        let most = if rule.any_single { rule.folds.max(dearest) } else { rule.folds };
        if most == 0 {
            return;
        }
        self.for_each_group(Limit::AtMost(most), |cards| {
            let folds = cards.iter().map(|s| self.edition.facts(s).folds).sum();
            if rule.allows(cards.len(), folds) {
                out.push(Move::Draw(cards));
            }
        });
    }

    /// Draws and plays where nothing changes the rules of the base game: short, because it runs at every turn.
    #[inline]
    fn list_plain_draws_and_plays(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        self.list_draws(DrawRule::PLAIN, out);
        let hand = &self.hands[seat.index()];
        let Some(small) = SmallHand::new(self, hand) else {
            return self.list_plays(seat, Terms::ACTION, None, out);
        };
        self.list_plays_if::<false>(seat, out, |facts| small.can_pay(facts.folds, facts.cost));
    }

    /// Draws and plays where cards may change the rules. Apart from the plain ones, so that those stay short: what runs at
    /// every turn must fit into the processor's nearest memory.
    #[inline(never)]
    fn list_changed_draws_and_plays(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        self.list_draws(self.draw_rule(seat), out);
        let prices = self.prices();
        match RicherHand::new(self, self.funds(seat)) {
            Some(hand) if !prices.pay_discard && !prices.play_discard => {
                self.list_plays_if::<true>(seat, out, |facts| hand.can_pay(facts.folds, facts.cost, prices));
            }
            _ => self.list_plays(seat, Terms::ACTION, None, out),
        }
    }

    /// Adds the plays of all cards in hand that can be paid.
    #[inline(always)]
    fn list_plays_if<const WITH_CHARACTERS: bool>(
        &self,
        seat: Seat,
        out: &mut MoveBuf<Move>,
        can_pay: impl Fn(CopyFacts) -> bool,
    ) {
        // Which sides are open is no branch either (see `sides`): it is guessed wrong too often.
        let (left, right) = (self.height(seat, Side::Left), self.height(seat, Side::Right));
        let (on_left, on_right) = (left <= right, (right <= left) & (left > 0));
        let mut last = None;
        self.hands[seat.index()].each(|copy| {
            let facts = self.edition.copy_facts(copy);
            let playable = (facts.species != last) & can_pay(facts);
            last = facts.species;
            if let Some(species) = last {
                // A character goes to no collection, which is written as the left one.
                let character = WITH_CHARACTERS && facts.is_character();
                out.push_if(Move::Play(species, Side::Left), playable & (on_left | character));
                out.push_if(Move::Play(species, Side::Right), playable & on_right & !character);
            }
        });
    }

    fn list_plays(&self, seat: Seat, terms: Terms, noted: Option<Species>, out: &mut MoveBuf<Move>) {
        let sides = self.sides(seat);
        let mut add = |species: Species, to_move: fn(Species, Side) -> Move| {
            for &side in if species.is_character() { &[Side::Left] } else { sides } {
                out.push(to_move(species, side));
            }
        };
        if terms.from == Source::Line {
            let mut line: ArrayVec<u8, MAX_LINE> = self.line_copies().iter().copied().collect();
            line.sort_unstable();
            let mut last = None;
            for species in line.into_iter().map(|copy| self.edition.species_of(copy)) {
                if last.replace(species) != Some(species) {
                    add(species, Move::Play);
                }
            }
            return;
        }
        let (funds, prices) = (self.funds(seat), self.prices());
        let purse = self.purse(funds, terms, noted, prices);
        let mut last = None;
        for copy in funds.hand.iter() {
            let species = self.edition.species_of(copy);
            if last != Some(species) && self.is_playable(copy, funds.hand, terms, noted, prices, &purse) {
                add(species, Move::Play);
            }
            last = Some(species);
        }
        if let Some(species) = self.top_discard()
            && self.can_play_discard(terms, noted, prices, &purse)
        {
            add(species, Move::PlayDiscard);
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
            From::DiscardsForRicePaper => self.list_distinct(self.discards(), out),
            From::RestOfHand => {
                let mut chosen = self.chosen_before(seat);
                let rest = self.hand(seat).filter(|&s| {
                    // One card of the species chosen before is gone.
                    let is_it = chosen == Some(s);
                    chosen.take_if(|_| is_it);
                    !is_it
                });
                self.list_distinct(rest, out);
            }
        }
    }

    /// The first card a player has chosen in a [`Step::Together`] under way.
    pub(crate) fn chosen_before(&self, seat: Seat) -> Option<Species> {
        if let Frame::Effect(effect) = self.top() { effect.memo.get(seat.index()) } else { None }
    }

    fn list_spots(&self, seat: Seat, spot: Spot, out: &mut MoveBuf<Move>) {
        if let (Spot::NewPlace, Frame::Effect(effect)) = (spot, self.top()) {
            for (side, place) in self.new_places(seat, effect.spot()) {
                out.push(Move::Spot(seat, side, place + 1));
            }
            return;
        }
        let whose = if spot == Spot::AnyOrigami { self.players } else { 1 };
        for who in seat.round(self.players).take(whose.into()) {
            for side in Side::BOTH {
                for place in (0..self.height(who, side)).filter(|&place| self.is_spot(spot, who, side, place)) {
                    out.push(Move::Spot(who, side, place + 1));
                }
            }
        }
    }

    /// Is this the place of an origami that can be picked?
    pub(crate) fn is_spot(&self, spot: Spot, who: Seat, side: Side, place: u8) -> bool {
        match spot {
            Spot::AnyOrigami => self.changes_at_bottom(who, side, place),
            Spot::OwnOrigami => self.can_move(who, side, place),
            Spot::NewPlace => false,
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

    /// The cards that may be marked next. A set is built in one order only: rice paper first, which leaves the hand at
    /// once, then the others ascending; enough cards for `need` marks in all must be left.
    fn list_marks(&self, seat: Seat, which: Which, need: u8, out: &mut MoveBuf<Move>) {
        if self.aside.is_empty() && self.rice_paper(seat) > 0 {
            out.push(Move::Pick(Species::RICE_PAPER));
        }
        if which == Which::RicePaper {
            return;
        }
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
        if !self.edition.copy_facts(copy).is_special() || self.resting.has(copy) {
            return false;
        }
        let steps = self.edition.facts(self.edition.species_of(copy)).steps;
        self.can_carry_out(seat, side, steps)
    }

    /// Can these steps be carried out (O-6.2)?
    pub(crate) fn can_carry_out(&self, seat: Seat, side: Side, steps: &[Step]) -> bool {
        let funds = self.funds(seat);
        match *steps {
            [Step::Take(From::TopDiscard), Step::Play(terms), ..] => match self.discarded_copies().first() {
                Some(&copy) => {
                    let (species, mut hand) = (self.edition.species_of(copy), *funds.hand);
                    hand.add(copy);
                    let funds = Funds { hand: &hand, ..funds };
                    let prices = self.prices();
                    if !prices.play_discard && !prices.pay_discard {
                        return self.can_play(funds, terms, Some(species));
                    }
                    // With a Geisha it matters which discard is on top then (L-7.10).
                    let mut after = self.clone();
                    after.take_discard(species);
                    after.can_play(funds, terms, Some(species))
                }
                None => false,
            },
            [Step::Take(From::TopDiscard), ..] => self.discard_count() > 0,
            [Step::Play(terms), ..] => self.can_play(funds, terms, None),
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
