//! Questions: those of random games, and one of each kind as golden text.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use origami::cards::species;
use origami::frame::Payment;
use origami::setup::Title;
use origami::vocab::{Limit, Must};
use origami::{Ask, Edition, Side, Species};
use phrases::{Language, Teller};
use tabletop::{Asked, Game, Seat, Viewer};

use crate::sentences::{Proof, Sources, golden, has_number};
use crate::{Words, play, tables};

/// The card whose effect asks.
const fn whose(ask: Ask) -> Option<Species> {
    match ask {
        Ask::Play { of, .. }
        | Ask::Pick { of, .. }
        | Ask::PickGroup { of, .. }
        | Ask::PickAny { of, .. }
        | Ask::PickSpot { of, .. }
        | Ask::PickPlayer { of, .. }
        | Ask::Confirm { of } => Some(of),
        Ask::Action { .. } | Ask::Pay { .. } | Ask::HandCheck { .. } => None,
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => None,
    }
}

/// Every question that players were asked in many games, and what the cards were worth that could be paid with.
fn questions() -> BTreeMap<String, Ask> {
    let mut asks = BTreeMap::new();
    for (number, setup) in tables().iter().cycle().take(200).enumerate() {
        play(setup, 300 + number as u64, |state| {
            if let Asked::Seat(_, ask) | Asked::Together(_, ask) = state.asked() {
                asks.entry(format!("{ask:?}")).or_insert(ask);
            }
        });
    }
    asks
}

#[test]
fn every_question_of_every_card_is_asked_in_words() {
    let words = Words::new();
    let asks = questions();
    let sources = Sources::new(&words.lexicon, include_str!("../../words/en/ask.ftl"));
    let mut used = BTreeSet::new();
    let reader = Viewer::Seat(Seat(0));
    // All that were asked, whatever the numbers in them.
    for language in Language::ALL {
        let proof = Proof::new(&words.lexicon, language);
        let teller = words.teller(language, reader);
        for &ask in asks.values() {
            let text = teller.ask(ask);
            proof.read(&text, text.ends_with('?'));
            if let Ask::Pay { payment, .. } = ask {
                assert!([payment.least, payment.most].iter().all(|n| has_number(&text, (*n).into())), "{text}");
            }
        }
    }
    // One of each kind, in an order that does not depend on the games.
    let payment = |least, most| Payment { least, most, with: None, cards: 0, discard: false };
    let pay = |card, least, most, with| {
        let payment = Payment { with, ..payment(least, most) };
        Ask::Pay { card: species(card), side: Some(Side::Left), payment }
    };
    let pay_for_character = |payment| Ask::Pay { card: species("yellow_ninja"), side: None, payment };
    let mut golden_asks = vec![
        Ask::Action { extra: false },
        Ask::Action { extra: true },
        pay("owl", 5, 5, None),
        pay("ant", 1, 1, None),
        pay("whale", 6, 8, None),
        pay("cat", 0, 1, None),
        pay("fox", 8, 8, Some(species("bee"))),
        pay_for_character(payment(4, 4)),
        pay_for_character(Payment { cards: 2, ..payment(4, 4) }),
        pay_for_character(Payment { discard: true, ..payment(4, 5) }),
        pay_for_character(Payment { cards: 2, discard: true, ..payment(5, 5) }),
        Ask::HandCheck { left: 1 },
        Ask::HandCheck { left: 2 },
        // No card of the box asks so, but the words for it are there.
        Ask::PickGroup { of: species("spider"), limit: Limit::AtMost(3), must: Must::May },
    ];
    let mut of_cards: Vec<_> = asks.values().filter_map(|&ask| Some((whose(ask)?, ask))).collect();
    // A question that can be declined and one that can't are asked in the same words.
    let english = words.teller(Language::En, reader);
    of_cards.sort_by_key(|&(of, ask)| (of, english.ask(ask)));
    of_cards.dedup_by_key(|&mut (of, ask)| (of, english.ask(ask)));
    golden_asks.extend(of_cards.iter().map(|&(_, ask)| ask));
    for language in Language::ALL {
        let teller = words.teller(language, reader);
        let mut text = String::new();
        // Legends by itself has no special actions.
        let legends = Teller { title: Title::Legends, ..teller };
        for extra in [false, true] {
            let _ = writeln!(text, "{}", legends.ask(Ask::Action { extra }));
        }
        for &ask in &golden_asks {
            let sentence = teller.ask(ask);
            if language == Language::En {
                // The question for the price, and each condition.
                let parts = sentence.split_inclusive("folds.").flat_map(|part| part.split_inclusive("cards."));
                let parts = parts.flat_map(|part| part.split_inclusive("will do."));
                used.extend(parts.map(str::trim).filter(|part| !part.is_empty()).map(|part| sources.of(part)));
            }
            let _ = writeln!(text, "{sentence}");
        }
        golden(&format!("asks.{language}.txt"), &text);
    }
    sources.are_used(&used, &[]);
    // Every card with an effect has asked something, but for the one that asks in the name of another.
    let asked: BTreeSet<_> = of_cards.iter().map(|&(of, _)| of).collect();
    let silent: Vec<_> = Species::all().filter(|of| !asked.contains(of)).filter(|of| has_steps(*of)).collect();
    assert_eq!(silent, [species("caterpillar")]);
}

fn has_steps(card: Species) -> bool {
    !Edition::standard().facts(card).ability.steps().is_empty()
}

/// Chance is not spoken to.
#[test]
fn chance_is_asked_without_words() {
    let words = Words::new();
    for language in Language::ALL {
        let teller = words.teller(language, Viewer::Spectator);
        for ask in [Ask::Shuffle, Ask::Lot, Ask::AnyCard { who: Seat(0) }] {
            assert_eq!(teller.ask(ask), "");
        }
    }
}
