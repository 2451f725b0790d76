//! `why CARD`: what can be done with a card now and what not, by rule.

use origami::vocab::{Kind, Source};
use origami::{Ask, Cards, Move, Rule, Side, Species};
use phrases::Teller;
use tabletop::{Illegal, Why};

use super::choice::Playing;
use super::sitting::{Price, Sitting};

/// Everything there is to say about a card now, one sentence each, and the rules it comes from.
pub fn why(sitting: &mut Sitting, teller: &Teller, card: Species) -> (Vec<String>, Vec<Rule>) {
    let (table, ask) = (sitting.view().table, sitting.asked());
    if let Some(Ask::Pay { card: played, payment, .. }) = ask {
        let is_top_discard = payment.discard && table.discards.last() == Some(&card);
        if table.hand.contains(&card) || is_top_discard {
            let top = is_top_discard.then_some(card);
            return (vec![paying(sitting, teller, card, played, top)], vec![Rule::PayExactly]);
        }
    }
    if sitting.check(Move::Pick(card)).is_ok() {
        return (vec![teller.phrases.why_can_pick(teller.noun(card))], Vec::new());
    }
    let from_line = matches!(ask, Some(Ask::Play { terms, .. }) if terms.from == Source::Line);
    let mut reasons = Reasons { sitting, teller, card, said: Vec::new(), rules: Vec::new() };
    if table.characters.contains(&card) {
        reasons.in_play();
    }
    for (from, is_there) in [
        (Source::Hand, table.hand.contains(&card)),
        (Source::Line, from_line && table.line.contains(&card)),
        (Source::Discards, table.discards.last() == Some(&card)),
    ] {
        if is_there {
            reasons.played(from);
        }
    }
    if table.line.contains(&card) && !from_line {
        reasons.drawn();
    }
    let seat = reasons.sitting.seat();
    for side in Side::BOTH {
        let column = &table.seats[seat.index()].collections[side as usize];
        if column.last().is_some_and(|top| top.card == card) {
            reasons.on_top(side);
        } else if column.iter().any(|below| below.card == card) {
            reasons.covered();
        }
    }
    if reasons.said.is_empty() {
        reasons.said.push(teller.phrases.why_nowhere(teller.noun(card)));
    }
    (reasons.said, reasons.rules)
}

/// What is said of a card, where it is.
struct Reasons<'a> {
    sitting: &'a mut Sitting,
    teller: &'a Teller<'a>,
    card: Species,
    said: Vec<String>,
    rules: Vec<Rule>,
}

impl Reasons<'_> {
    fn in_play(&mut self) {
        self.said.push(self.teller.phrases.why_in_play(self.teller.noun(self.card), self.teller.effect(self.card)));
        self.rules.push(Rule::CharacterRules);
    }

    fn played(&mut self, from: Source) {
        match could_play(self.sitting, Playing { card: self.card, from }) {
            Ok(price) => self.said.push(can_play(self.teller, self.card, price)),
            // That a discard can't be played is worth no word, unless a character says that it may be.
            Err((_, Illegal { rule, .. })) if from == Source::Discards && rule == Rule::YellowGeisha => {}
            Err((m, illegal)) => self.refuse(m, illegal),
        }
    }

    fn drawn(&mut self) {
        let m = Move::Draw(Cards::new(&[self.card]).unwrap_or(Cards::NONE));
        match self.sitting.check(m) {
            Ok(()) => self.said.push(self.teller.phrases.why_can_draw(self.teller.noun(self.card))),
            Err(illegal) => self.refuse(m, illegal),
        }
    }

    fn on_top(&mut self, side: Side) {
        let (teller, card) = (self.teller, self.card);
        if teller.edition.facts(card).ability.kind() == Kind::Ongoing {
            self.said.push(teller.phrases.why_ongoing(teller.noun(card), teller.effect(card)));
            self.rules.push(Rule::Ongoing);
            return;
        }
        match self.sitting.check(Move::Use(side)) {
            Ok(()) => self.said.push(teller.phrases.why_can_use(teller.noun(card))),
            Err(illegal) => self.refuse(Move::Use(side), illegal),
        }
    }

    fn covered(&mut self) {
        self.said.push(self.teller.phrases.why_covered(self.teller.noun(self.card)));
        self.rules.push(Rule::Covered);
    }

    fn refuse(&mut self, m: Move, illegal: Illegal<Rule>) {
        let (teller, card, ask) = (self.teller, self.card, self.sitting.asked());
        // Whether it could be done as an action is not what is asked now.
        if let (Why::WrongAnswer, Some(ask)) = (illegal.why, ask) {
            let text = teller.phrases.why_not_now(teller.noun(card), &teller.ask(ask));
            if !self.said.contains(&text) {
                self.said.push(text);
            }
            return;
        }
        self.said.push(teller.phrases.why_not(teller.noun(card), &teller.refusal(ask, m, illegal)));
        if !self.rules.contains(&illegal.rule) {
            self.rules.push(illegal.rule);
        }
    }
}

/// That the card can be played, and what it costs.
fn can_play(teller: &Teller, card: Species, price: Option<Price>) -> String {
    let (say, noun) = (teller.phrases, teller.noun(card));
    match price {
        None => say.why_can_play_free(noun),
        Some(Price { least, most, ways }) if least == most => say.why_can_play(noun, most, ways as i64),
        Some(Price { least, most, ways }) => say.why_can_play_range(noun, least, most, ways as i64),
    }
}

/// Whether the card, or another copy of it, can be part of the payment for `played`.
fn paying(sitting: &mut Sitting, teller: &Teller, card: Species, played: Species, top: Option<Species>) -> String {
    let with_it = |m: &&Move| match m {
        Move::Pay(cards) => cards.count(card) > 0,
        Move::PayWithDiscard(cards) => cards.count(card) > 0 || top == Some(card),
        _ => false,
    };
    let ways = sitting.moves().iter().filter(with_it).count() as i64;
    if ways > 0 {
        teller.phrases.why_can_pay(teller.noun(card), ways)
    } else if card == played {
        teller.phrases.why_being_played(teller.noun(card))
    } else {
        teller.phrases.why_cannot_pay(teller.noun(card))
    }
}

/// The play of this card whose refusal says most.
pub fn best_refused(sitting: &mut Sitting, playing: Playing) -> Move {
    match could_play(sitting, playing) {
        Err((m, _)) => m,
        Ok(_) => playing.onto(Side::Left),
    }
}

/// What the card would cost if it were chosen, `None` if nothing; else why it can't be.
fn could_play(sitting: &mut Sitting, playing: Playing) -> Result<Option<Price>, (Move, Illegal<Rule>)> {
    let mut refused = None;
    for &side in playing.sides() {
        let m = playing.onto(side);
        match sitting.check(m) {
            Ok(()) => return Ok(sitting.price(m)),
            // That the other collection's turn has come says less than anything else.
            Err(illegal) if refused.is_none() || illegal.rule != Rule::Collections => refused = Some((m, illegal)),
            Err(_) => {}
        }
    }
    match refused {
        Some(refused) => Err(refused),
        None => Ok(None),
    }
}
