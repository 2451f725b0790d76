//! `why CARD`: what can be done with a card now and what not, by rule.

use origami::vocab::{Kind, Source};
use origami::{Ask, Cards, Move, Rule, Side, Species};
use phrases::Teller;
use tabletop::{Illegal, Why};

use super::choice::Playing;
use super::sitting::{Price, Sitting};

/// Everything there is to say about a card now, one sentence each, and the rules it comes from.
pub fn why(sitting: &mut Sitting, teller: &Teller, card: Species) -> (Vec<String>, Vec<Rule>) {
    let view = sitting.view();
    let mut said = Vec::new();
    let mut rules = Vec::new();
    let (say, ask) = (teller.phrases, sitting.asked());
    let refuse = |m: Move, illegal: Illegal<Rule>, said: &mut Vec<String>, rules: &mut Vec<Rule>| {
        // Whether it could be done as an action is not what is asked now.
        if let (Why::WrongAnswer, Some(ask)) = (illegal.why, ask) {
            let text = say.why_not_now(teller.noun(card), &teller.ask(ask));
            if !said.contains(&text) {
                said.push(text);
            }
            return;
        }
        said.push(say.why_not(teller.noun(card), &teller.refusal(ask, m, illegal)));
        if !rules.contains(&illegal.rule) {
            rules.push(illegal.rule);
        }
    };
    if let Some(Ask::Pay { card: played, payment, .. }) = ask {
        let is_top_discard = payment.discard && view.table.discards.last() == Some(&card);
        if view.table.hand.contains(&card) || is_top_discard {
            let top = is_top_discard.then_some(card);
            return (vec![paying(sitting, teller, card, played, top)], vec![Rule::PayExactly]);
        }
    }
    if sitting.check(Move::Pick(card)).is_ok() {
        return (vec![say.why_can_pick(teller.noun(card))], rules);
    }
    if view.table.characters.contains(&card) {
        said.push(say.why_in_play(teller.noun(card), teller.effect(card)));
        rules.push(Rule::CharacterRules);
    }
    let is_top_discard = view.table.discards.last() == Some(&card);
    let from_line = matches!(ask, Some(Ask::Play { terms, .. }) if terms.from == Source::Line);
    for (from, is_there) in [
        (Source::Hand, view.table.hand.contains(&card)),
        (Source::Line, from_line && view.table.line.contains(&card)),
        (Source::Discards, is_top_discard),
    ] {
        if !is_there {
            continue;
        }
        match could_play(sitting, Playing { card, from }) {
            Ok(price) => said.push(can_play(teller, card, price)),
            // That a discard can't be played is worth no word, unless a character says that it may be.
            Err((_, Illegal { rule, .. })) if from == Source::Discards && rule == Rule::YellowGeisha => {}
            Err((m, illegal)) => refuse(m, illegal, &mut said, &mut rules),
        }
    }
    if view.table.line.contains(&card) && !from_line {
        let m = Move::Draw(Cards::new(&[card]).unwrap_or(Cards::NONE));
        match sitting.check(m) {
            Ok(()) => said.push(say.why_can_draw(teller.noun(card))),
            Err(illegal) => refuse(m, illegal, &mut said, &mut rules),
        }
    }
    for side in Side::BOTH {
        let column = &view.table.seats[sitting.seat().index()].collections[side as usize];
        if column.last().is_some_and(|top| top.card == card) {
            if teller.edition.facts(card).ability.kind() == Kind::Ongoing {
                said.push(say.why_ongoing(teller.noun(card), teller.effect(card)));
                rules.push(Rule::Ongoing);
                continue;
            }
            match sitting.check(Move::Use(side)) {
                Ok(()) => said.push(say.why_can_use(teller.noun(card))),
                Err(illegal) => refuse(Move::Use(side), illegal, &mut said, &mut rules),
            }
        } else if column.iter().any(|below| below.card == card) {
            said.push(say.why_covered(teller.noun(card)));
            rules.push(Rule::Covered);
        }
    }
    if said.is_empty() {
        said.push(say.why_nowhere(teller.noun(card)));
    }
    (said, rules)
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
