//! Refusals: the first rule a move breaks, in the order of the rulebook, with its numbers.
//!
//! Written apart from the lists of [`answers`](crate::answers) on purpose: the law that both agree is a test of each.

use tabletop::{Actor, Asked, Illegal, Roll, Seat, Why};

use crate::asks::{Ask, Move, TopDiscard};
use crate::card::{Cards, Side, Species};
use crate::frame::{Frame, Payment};
use crate::rules::Rule;
use crate::state::State;
use crate::vocab::{Ability, From, Instead, Limit, Must, Noted, Terms, Which};

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
                Move::Pay(cards) => self.judge_payment(seat, card, payment, cards),
                _ => no(Rule::PayExactly, Why::WrongAnswer),
            },
            Ask::Pick { from, must, .. } => match m {
                Move::Pick(card) => self.judge_pick(seat, from, card),
                Move::No if must == Must::May => Ok(()),
                _ => no(rule_of(from), Why::WrongAnswer),
            },
            Ask::PickGroup { limit, must, .. } => match m {
                Move::Take(cards, top) => self.judge_group(limit, cards, top),
                Move::No if must == Must::May => Ok(()),
                _ => no(rule_of_limit(limit), Why::WrongAnswer),
            },
            Ask::PickAny { .. } => match m {
                Move::Pick(card) => self.judge_mark(seat, Rule::CardsInHand, card, 1),
                Move::Done => Ok(()),
                _ => no(Rule::CardsInHand, Why::WrongAnswer),
            },
            Ask::HandCheck { left } => match m {
                Move::Pick(card) => self.judge_mark(seat, Rule::HandCheck, card, left),
                _ => no(Rule::HandCheck, Why::WrongAnswer),
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
                let limit = self.draw_limit(seat);
                self.judge_line_cards(Rule::DrawLimit, cards)?;
                let folds = self.folds(cards);
                // Taking none is no draw, so at least one fold is taken.
                if cards.is_empty() || folds > limit {
                    return Err(Illegal::range(Rule::DrawLimit, 1, limit, folds));
                }
                Ok(())
            }
            Move::Play(card, side) => self.judge_play(seat, Terms::ACTION, None, card, side),
            Move::Use(side) => self.judge_special(seat, side),
            Move::Pass => {
                let can_draw = self.line().any(|s| self.edition.facts(s).folds <= self.draw_limit(seat));
                let can_play = self.can_play(seat, &self.hands[seat.index()], Terms::ACTION, None);
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
            Move::Play(card, side) => self.judge_play(seat, terms, noted, card, side),
            Move::Pick(card) if terms.instead == Instead::TakeFromLine => {
                self.judge_pick(seat, From::Line(terms.which), card)
            }
            Move::No if terms.must == Must::May => Ok(()),
            Move::No => no(Rule::SpecialPossible, Why::NotAllowed),
            _ => no(Rule::PlayByEffect, Why::WrongAnswer),
        }
    }

    /// May `card` be played onto that collection on these terms?
    fn judge_play(&self, seat: Seat, terms: Terms, noted: Option<Species>, card: Species, side: Side) -> Verdict {
        let hand = &self.hands[seat.index()];
        let count = self.count_in(hand, card);
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
        if let Some(payment) = self.payment(seat, self.edition.facts(card).first, terms, noted)
            && !self.purse(hand, terms, noted).can_pay(self.edition.facts(card).folds, payment)
        {
            // Not even one payment: told as the price and what all other cards together are worth.
            let worth: i16 = hand.iter().map(|c| i16::from(self.edition.folds_of(c))).sum();
            let others = worth - i16::from(self.edition.facts(card).folds);
            return Err(Illegal::range(Rule::PayExactly, payment.least, payment.most, others));
        }
        if !self.sides(seat).contains(&side) {
            let (to, other) = (self.height(seat, side) + 1, self.height(seat, side.other()));
            let most = u8::from(self.height(seat, Side::Left) + self.height(seat, Side::Right) > 0);
            return Err(Illegal::range(Rule::Collections, 0, most, i16::from(to) - i16::from(other)));
        }
        Ok(())
    }

    fn judge_payment(&self, seat: Seat, card: Species, payment: Payment, cards: Cards) -> Verdict {
        let hand = &self.hands[seat.index()];
        for species in cards.distinct() {
            if cards.count(species) > self.count_in(hand, species) - u8::from(species == card) {
                return no(Rule::PayExactly, Why::NotThere);
            }
        }
        if payment.with.is_some_and(|species| cards.count(species) == 0) {
            return no(Rule::Vulture, Why::NotAllowed);
        }
        let folds = self.folds(cards);
        if !payment.is_met_by(folds) {
            return Err(Illegal::range(Rule::PayExactly, payment.least, payment.most, folds));
        }
        Ok(())
    }

    fn judge_pick(&self, seat: Seat, from: From, card: Species) -> Verdict {
        let rule = rule_of(from);
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
        From::Hand(_) | From::TopDiscard => Rule::CardsInHand,
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
