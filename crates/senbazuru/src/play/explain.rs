//! `why CARD`: what can be done with a card now and what not, by rule.

use origami::{Ask, Cards, Move, Rule, Side, Species};
use phrases::Teller;
use tabletop::{Illegal, Why};

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
    if let Some(Ask::Pay { card: played, .. }) = ask
        && view.table.hand.contains(&card)
    {
        return (vec![paying(sitting, teller, card, played)], vec![Rule::PayExactly]);
    }
    if sitting.check(Move::Pick(card)).is_ok() {
        return (vec![say.why_can_pick(teller.noun(card))], rules);
    }
    if view.table.hand.contains(&card) {
        match could_play(sitting, card) {
            Ok(price) => said.push(can_play(teller, card, price)),
            Err((m, illegal)) => refuse(m, illegal, &mut said, &mut rules),
        }
    }
    if view.table.line.contains(&card) {
        let m = Move::Draw(Cards::new(&[card]).unwrap_or(Cards::NONE));
        match sitting.check(m) {
            Ok(()) => said.push(say.why_can_draw(teller.noun(card))),
            Err(illegal) => refuse(m, illegal, &mut said, &mut rules),
        }
    }
    for side in Side::BOTH {
        let column = &view.table.seats[sitting.seat().index()].collections[side as usize];
        if column.last().is_some_and(|top| top.card == card) {
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
fn paying(sitting: &mut Sitting, teller: &Teller, card: Species, played: Species) -> String {
    let with_it = |m: &&Move| matches!(m, Move::Pay(cards) if cards.count(card) > 0);
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
pub fn best_refused(sitting: &mut Sitting, card: Species) -> Move {
    match could_play(sitting, card) {
        Err((m, _)) => m,
        Ok(_) => Move::Play(card, Side::Left),
    }
}

/// What the card would cost if it were chosen, `None` if nothing; else why it can't be.
fn could_play(sitting: &mut Sitting, card: Species) -> Result<Option<Price>, (Move, Illegal<Rule>)> {
    let mut refused = None;
    for side in Side::BOTH {
        let m = Move::Play(card, side);
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
