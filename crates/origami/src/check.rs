//! Refusals: the first rule a move breaks, in the order of the rulebook, with its numbers.
//!
//! Written apart from the lists of [`answers`](crate::answers) on purpose: the law that both agree is a test of each.

use tabletop::{Actor, Asked, Illegal, Roll, Seat, Why};

use crate::asks::{Ask, Move, TopDiscard};
use crate::card::{Cards, Side, Species};
use crate::frame::{Frame, Payment};
use crate::payment::Purse;
use crate::queries::Prices;
use crate::rules::Rule;
use crate::state::State;
use crate::vocab::{Ability, From, Instead, Limit, Must, Noted, Source, Spot, Terms, Which};

type Verdict = Result<(), Illegal<Rule>>;

const fn no(rule: Rule, why: Why) -> Verdict {
    Err(Illegal::new(rule, why))
}

impl State {
    /// Is `m` a legal answer of `by`?
    pub(crate) fn verdict(&self, by: Actor, m: Move) -> Verdict {
        match (by, self.question()) {
            (Actor::Seat(seat), Asked::Seat(asked, ask)) if seat == asked => self.judge(seat, ask, m),
            (Actor::Seat(seat), Asked::Together(seats, ask)) if seats.has(seat) => self.judge(seat, ask, m),
            (Actor::Chance, Asked::Chance(roll, ask)) => judge_chance(roll, ask, m),
            _ => no(Rule::OneAction, Why::NotAsked),
        }
    }

    fn judge(&self, seat: Seat, ask: Ask, m: Move) -> Verdict {
        match ask {
            Ask::Action { .. } => self.judge_action(seat, m),
            Ask::Play { terms, noted, .. } => self.judge_play_ask(seat, terms, noted, m),
            Ask::Pay { card, payment, .. } => match m {
                Move::Pay(cards) => self.judge_payment(seat, card, payment, cards, None),
                Move::PayWithDiscard(_) if !payment.discard => no(Rule::RedGeisha, Why::NotAllowed),
                Move::PayWithDiscard(cards) => match self.top_discard() {
                    Some(top) => self.judge_payment(seat, card, payment, cards, Some(top)),
                    None => no(Rule::RedGeisha, Why::NotThere),
                },
                _ => no(Rule::PayExactly, Why::WrongAnswer),
            },
            Ask::Pick { from, must, .. } => {
                // At the end of a turn it is a character that asks.
                let turn_end = matches!(self.top(), Frame::EndTurn(_));
                let rule = if turn_end { Rule::LegendsTurnEnd } else { rule_of(from) };
                match m {
                    Move::Pick(card) => self.judge_pick(seat, rule, from, card),
                    Move::No if must == Must::May => Ok(()),
                    _ => no(rule, Why::WrongAnswer),
                }
            }
            Ask::PickGroup { limit, must, .. } => match m {
                Move::Take(cards, top) => self.judge_group(limit, cards, top),
                Move::No if must == Must::May => Ok(()),
                _ => no(rule_of_limit(limit), Why::WrongAnswer),
            },
            Ask::PickAny { which, .. } => {
                let rule = if which == Which::RicePaper { Rule::ArcticWolf } else { Rule::CardsInHand };
                match m {
                    Move::Pick(card) if !self.is_among(card, which) => no(rule, Why::NotAllowed),
                    Move::Pick(card) => self.judge_mark(seat, rule, card, 1),
                    Move::Done => Ok(()),
                    _ => no(rule, Why::WrongAnswer),
                }
            }
            Ask::HandCheck { left } => match m {
                Move::Pick(card) => self.judge_mark(seat, Rule::HandCheck, card, left),
                _ => no(Rule::HandCheck, Why::WrongAnswer),
            },
            Ask::PickSpot { spot, must, .. } => match m {
                Move::Spot(who, side, place) => self.judge_spot(seat, spot, who, side, place),
                Move::No if must == Must::May => Ok(()),
                _ => no(rule_of_spot(spot), Why::WrongAnswer),
            },
            Ask::PickPlayer { must, .. } => match m {
                Move::Player(who) if who == seat || who.0 >= self.players => no(Rule::SeveralPlayers, Why::NotThere),
                Move::Player(who) if self.hand_size(who) == 0 => no(Rule::SeveralPlayers, Why::NotAllowed),
                Move::Player(_) => Ok(()),
                Move::No if must == Must::May => Ok(()),
                _ => no(Rule::SeveralPlayers, Why::WrongAnswer),
            },
            Ask::Confirm { .. } => match m {
                Move::Yes | Move::No => Ok(()),
                _ => no(Rule::InstantEffect, Why::WrongAnswer),
            },
            Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => no(Rule::OneAction, Why::NotAsked),
        }
    }

    fn judge_action(&self, seat: Seat, m: Move) -> Verdict {
        match m {
            Move::Draw(cards) => {
                let rule = self.draw_rule(seat);
                self.judge_line_cards(Rule::DrawLimit, cards)?;
                let folds = self.folds(cards);
                let single = rule.any_single && cards.len() == 1;
                // Taking none is no draw, so at least one fold is taken.
                if cards.is_empty() || (folds > rule.folds && !single) {
                    return Err(Illegal::range(Rule::DrawLimit, 1, rule.folds, folds));
                }
                if cards.len() > rule.cards {
                    return Err(Illegal::range(Rule::CharacterRules, 1, rule.cards, cards.len()));
                }
                Ok(())
            }
            Move::Play(card, side) => self.judge_play(seat, Terms::ACTION, None, card, side),
            Move::PlayDiscard(card, side) => self.judge_discard_play(seat, Terms::ACTION, None, card, side),
            Move::Use(side) => self.judge_special(seat, side),
            Move::Pass => {
                let rule = self.draw_rule(seat);
                let can_draw = self.line().any(|s| rule.allows(1, self.edition.facts(s).folds));
                let can_play = self.can_play(self.funds(seat), Terms::ACTION, None);
                if can_draw || can_play || Side::BOTH.iter().any(|&side| self.judge_special(seat, side).is_ok()) {
                    return no(Rule::NoAction, Why::NotAllowed);
                }
                Ok(())
            }
            _ => no(Rule::OneAction, Why::WrongAnswer),
        }
    }

    /// Can the special action of a collection's top card be used now? The same answer explains a greyed-out card.
    ///
    /// # Errors
    /// The first rule in the way.
    pub fn judge_special(&self, seat: Seat, side: Side) -> Verdict {
        let Some(copy) = self.top_copy(seat, side) else { return no(Rule::SpecialOnTop, Why::NotThere) };
        let Ability::Special(steps) = self.edition.facts(self.edition.species_of(copy)).ability else {
            return no(Rule::SpecialOnTop, Why::NotAllowed);
        };
        if self.resting.has(copy) {
            let rule = if self.used.has(copy) { Rule::SpecialOnce } else { Rule::SpecialNextTurn };
            return no(rule, Why::NotAllowed);
        }
        if !self.can_carry_out(seat, side, steps) {
            return no(Rule::SpecialPossible, Why::NotAllowed);
        }
        Ok(())
    }

    fn judge_play_ask(&self, seat: Seat, terms: Terms, noted: Option<Species>, m: Move) -> Verdict {
        match m {
            Move::Play(card, side) if terms.from == Source::Line => self.judge_bonus_play(seat, card, side),
            Move::Play(card, side) => self.judge_play(seat, terms, noted, card, side),
            Move::PlayDiscard(card, side) => self.judge_discard_play(seat, terms, noted, card, side),
            Move::Pick(card) if terms.instead == Instead::TakeFromLine => {
                self.judge_pick(seat, Rule::InstantEffect, From::Line(terms.which), card)
            }
            Move::No if terms.must == Must::May => Ok(()),
            Move::No => no(Rule::SpecialPossible, Why::NotAllowed),
            _ if terms.from == Source::Line => no(Rule::CharacterBonus, Why::WrongAnswer),
            _ => no(Rule::PlayByEffect, Why::WrongAnswer),
        }
    }

    /// May `card` be played onto that collection on these terms?
    fn judge_play(&self, seat: Seat, terms: Terms, noted: Option<Species>, card: Species, side: Side) -> Verdict {
        let (funds, prices) = (self.funds(seat), self.prices());
        let count = self.count_in_hand(seat, card);
        // Whether it is in hand or not.
        if card.is_rice_paper() {
            return no(Rule::RicePaperPays, Why::NotAllowed);
        }
        if count == 0 {
            return no(Rule::PayExactly, Why::NotThere);
        }
        if noted == Some(card) && count < 2 {
            match terms.noted {
                Noted::Ignored => {}
                Noted::NotPlayed => return no(Rule::Cricket, Why::NotAllowed),
                Noted::MustPay => return no(Rule::Vulture, Why::NotAllowed),
            }
        }
        if !self.is_among(card, terms.which) {
            return no(Rule::PlayByEffect, Why::NotAllowed);
        }
        let folds = self.edition.facts(card).folds;
        if let Some(payment) = self.payment(card, prices, terms, noted)
            && !self.purse(funds, terms, noted, prices).can_pay(folds, payment)
        {
            return self.not_payable(seat, Some(card), payment, prices);
        }
        self.judge_side(seat, card, side)
    }

    /// May the top discard be played onto that collection on these terms (L-7.10)?
    fn judge_discard_play(
        &self,
        seat: Seat,
        terms: Terms,
        noted: Option<Species>,
        card: Species,
        side: Side,
    ) -> Verdict {
        let prices = self.prices();
        if !prices.play_discard || terms.from != Source::Hand {
            return no(Rule::YellowGeisha, Why::NotAllowed);
        }
        if card.is_rice_paper() {
            return no(Rule::RicePaperPays, Why::NotAllowed);
        }
        if self.top_discard() != Some(card) {
            return no(Rule::YellowGeisha, Why::NotThere);
        }
        if !self.is_among(card, terms.which) {
            return no(Rule::PlayByEffect, Why::NotAllowed);
        }
        let purse = self.without_top_discard(&self.purse(self.funds(seat), terms, noted, prices));
        if let Some(payment) = self.payment(card, prices, terms, noted)
            && !purse.can_pay(0, payment)
        {
            return self.not_payable(seat, None, payment, prices);
        }
        self.judge_side(seat, card, side)
    }

    /// May this card of the Draw Line be played there as a character's bonus (L-4.3)?
    fn judge_bonus_play(&self, seat: Seat, card: Species, side: Side) -> Verdict {
        if card.is_rice_paper() {
            return no(Rule::RicePaperPays, Why::NotAllowed);
        }
        if !self.line().any(|s| s == card) {
            return no(Rule::CharacterBonus, Why::NotThere);
        }
        self.judge_side(seat, card, side)
    }

    /// Not even one payment: told as the price and what all cards but the one played (from hand, or the top discard) are
    /// worth together; or as the number of cards, if a single one would pay but for that.
    fn not_payable(&self, seat: Seat, from_hand: Option<Species>, payment: Payment, prices: Prices) -> Verdict {
        let worth = |s: Species| i16::from(self.edition.facts(s).folds);
        let purse = Purse::new(self, self.funds(seat), payment.with, prices);
        let (purse, folds) = match from_hand {
            Some(card) => (purse, self.edition.facts(card).folds),
            None => (self.without_top_discard(&purse), 0),
        };
        if payment.cards > 1 && purse.can_pay(folds, Payment { cards: 0, ..payment }) {
            return Err(Illegal::needs(Rule::CharacterRules, payment.cards, 1_u8));
        }
        let mut others = self.hand(seat).map(worth).sum::<i16>() - i16::from(folds);
        if prices.pay_discard {
            others += self.discards().nth(usize::from(from_hand.is_none())).map_or(0, worth);
        }
        Err(Illegal::range(Rule::PayExactly, payment.least, payment.most, others))
    }

    fn judge_side(&self, seat: Seat, card: Species, side: Side) -> Verdict {
        if card.is_character() {
            return if side == Side::Left { Ok(()) } else { no(Rule::CharacterPlay, Why::NotAllowed) };
        }
        if !self.sides(seat).contains(&side) {
            let (to, other) = (self.height(seat, side) + 1, self.height(seat, side.other()));
            let most = u8::from(self.height(seat, Side::Left) + self.height(seat, Side::Right) > 0);
            return Err(Illegal::range(Rule::Collections, 0, most, i16::from(to) - i16::from(other)));
        }
        Ok(())
    }

    /// Do these cards from hand, and the top discard if it is named, pay for `card`?
    fn judge_payment(
        &self,
        seat: Seat,
        card: Species,
        payment: Payment,
        cards: Cards,
        discard: Option<Species>,
    ) -> Verdict {
        for species in cards.distinct() {
            if cards.count(species) > self.count_in_hand(seat, species) - u8::from(species == card) {
                return no(Rule::PayExactly, Why::NotThere);
            }
        }
        if payment.with.is_some_and(|species| cards.count(species) == 0) {
            return no(Rule::Vulture, Why::NotAllowed);
        }
        let folds = self.folds(cards) + discard.map_or(0, |s| self.edition.facts(s).folds);
        let count = cards.len() + u8::from(discard.is_some());
        if !(payment.least..=payment.most).contains(&folds) {
            return Err(Illegal::range(Rule::PayExactly, payment.least, payment.most, folds));
        }
        if !payment.has_enough(count, folds) {
            return Err(Illegal::needs(Rule::CharacterRules, payment.cards, count));
        }
        Ok(())
    }

    fn judge_spot(&self, seat: Seat, spot: Spot, who: Seat, side: Side, place: u8) -> Verdict {
        let rule = rule_of_spot(spot);
        let is_own = spot != Spot::AnyOrigami;
        let Some(place) = place.checked_sub(1).filter(|_| who.0 < self.players && (!is_own || who == seat)) else {
            return no(rule, Why::NotThere);
        };
        if let (Spot::NewPlace, Frame::Effect(effect)) = (spot, self.top()) {
            return if self.may_move(seat, effect.spot(), (side, place)) { Ok(()) } else { no(rule, Why::NotAllowed) };
        }
        if place >= self.height(who, side) {
            return no(rule, Why::NotThere);
        }
        if self.is_spot(spot, who, side, place) { Ok(()) } else { no(rule, Why::NotAllowed) }
    }

    fn judge_pick(&self, seat: Seat, rule: Rule, from: From, card: Species) -> Verdict {
        let (there, which) = match from {
            From::Line(which) => (self.line().any(|s| s == card), which),
            From::Hand(which) => (self.holds(seat, card), which),
            From::LookedAt => (self.copy_in(&self.aside, card).is_some(), Which::Any),
            From::TopDiscard => (self.top_discard() == Some(card), Which::Any),
            From::VisibleInstants => {
                if self.count_visible(card) > 0 && !self.edition.facts(card).copyable {
                    return no(rule, Why::NotAllowed);
                }
                (self.count_visible(card) > 0, Which::Any)
            }
            From::DiscardsForRicePaper => (self.discards().any(|s| s == card), Which::Any),
            From::RestOfHand => {
                let taken = u8::from(self.chosen_before(seat) == Some(card));
                (self.count_in_hand(seat, card) > taken, Which::Any)
            }
            From::Paid | From::JustDiscarded => {
                let Frame::Effect(effect) = self.top() else { return no(rule, Why::NotThere) };
                (effect.memo.mentions(card), Which::Any)
            }
        };
        if !there {
            return no(rule, Why::NotThere);
        }
        if !self.is_among(card, which) {
            return no(rule, Why::NotAllowed);
        }
        Ok(())
    }

    fn judge_group(&self, limit: Limit, cards: Cards, top: TopDiscard) -> Verdict {
        let rule = rule_of_limit(limit);
        self.judge_line_cards(rule, cards)?;
        let folds = self.folds(cards);
        let in_line = self.line().count() as i16;
        match (limit, top) {
            (Limit::AtMostWithTopDiscard(_), TopDiscard::Taken) if self.discard_count() == 0 => no(rule, Why::NotThere),
            (Limit::AtMostWithTopDiscard(most), TopDiscard::Taken) if folds > most => {
                Err(Illegal::range(rule, 0, most, folds))
            }
            (Limit::AtMostWithTopDiscard(_), TopDiscard::Taken) => Ok(()),
            (_, TopDiscard::Taken) => no(rule, Why::WrongAnswer),
            (Limit::AtMost(most) | Limit::AtMostWithTopDiscard(most), _) if cards.is_empty() || folds > most => {
                Err(Illegal::range(rule, 1, most, folds))
            }
            (Limit::Exactly(need), _) if folds != need => Err(Illegal::needs(rule, need, folds)),
            (Limit::Cards(need), _) if i16::from(cards.len()) != in_line.min(need.into()) => {
                Err(Illegal::needs(rule, in_line.min(need.into()), cards.len()))
            }
            _ => Ok(()),
        }
    }

    /// A set is marked in ascending order, so that it can be built in one way only.
    fn judge_mark(&self, seat: Seat, rule: Rule, card: Species, need: u8) -> Verdict {
        if card.is_rice_paper() {
            // It comes first in that order.
            return match (self.rice_paper(seat), self.aside.is_empty()) {
                (0, _) => no(rule, Why::NotThere),
                (_, true) => Ok(()),
                (_, false) => no(rule, Why::NotAllowed),
            };
        }
        let markable = self.markable(seat);
        if self.copy_in(&markable, card).is_none() {
            let held = self.copy_in(&self.hands[seat.index()].without(&self.aside), card).is_some();
            return no(rule, if held { Why::NotAllowed } else { Why::NotThere });
        }
        // Enough cards from this one on must be left to reach the number needed.
        let from_here = markable.iter().filter(|&c| self.edition.species_of(c) >= card).count() as i16;
        if from_here < i16::from(need) {
            return Err(Illegal::needs(rule, need, from_here));
        }
        Ok(())
    }

    fn judge_line_cards(&self, rule: Rule, cards: Cards) -> Verdict {
        for species in cards.distinct() {
            if usize::from(cards.count(species)) > self.line().filter(|&s| s == species).count() {
                return no(rule, Why::NotThere);
            }
        }
        Ok(())
    }

    /// What cards are worth together.
    fn folds(&self, cards: Cards) -> u8 {
        cards.iter().map(|s| self.edition.facts(s).folds).sum()
    }
}

fn judge_chance(roll: Roll, ask: Ask, m: Move) -> Verdict {
    let rule = match ask {
        Ask::Lot => Rule::StartingPlayer,
        Ask::AnyCard { .. } => Rule::CardsInHand,
        _ => Rule::RunOut,
    };
    match (roll, m) {
        (Roll::Shuffle, Move::Shuffled(_)) => Ok(()),
        (Roll::Below(n), Move::Rolled(k)) if k < n => Ok(()),
        (Roll::Below(n), Move::Rolled(k)) => Err(Illegal::range(rule, 0, n.saturating_sub(1), k)),
        _ => no(rule, Why::WrongAnswer),
    }
}

/// The rule that says what may be picked from there.
const fn rule_of(from: From) -> Rule {
    match from {
        From::Line(_) => Rule::InstantEffect,
        From::Hand(_) | From::RestOfHand | From::TopDiscard => Rule::CardsInHand,
        From::DiscardsForRicePaper => Rule::PenguinAndWalrus,
        From::Paid => Rule::Pig,
        From::JustDiscarded => Rule::OwlAndMagpie,
        From::LookedAt => Rule::Fox,
        From::VisibleInstants => Rule::Parrot,
    }
}

const fn rule_of_limit(limit: Limit) -> Rule {
    match limit {
        Limit::AtMost(_) => Rule::DrawLimit,
        Limit::AtMostWithTopDiscard(_) => Rule::Raccoon,
        Limit::Exactly(_) => Rule::Spider,
        Limit::Cards(_) => Rule::InstantEffect,
    }
}

const fn rule_of_spot(spot: Spot) -> Rule {
    match spot {
        Spot::AnyOrigami => Rule::Sloth,
        Spot::OwnOrigami | Spot::NewPlace => Rule::Piranha,
    }
}
