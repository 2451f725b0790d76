//! Questions: those of random games, and one of each kind as golden text.

use std::collections::BTreeMap;
use std::fmt::Write;

use islands::{Ask, Brush, Colour, Colours, Landmark, Shape, Source};
use phrases::{IslandsTeller, Language, Phrases};
use tabletop::{Asked, Game, Seat, Viewer};

use crate::forms::unsaid;
use crate::{golden, has_number, names, play, proof_read, tables, with_teller};

fn examples() -> Vec<Ask> {
    let red = Colours::only(Colour::Red);
    let paint = |source, brush, colours| Ask::Paint { source, brush, colours };
    let mut asks = vec![Ask::Keep, Ask::Bid { card: 1, least: 1 }, Ask::Bid { card: 4, least: 12 }];
    asks.extend((2..=6).map(|card| Ask::Bid { card, least: card.into() }));
    asks.extend([Source::Auction, Source::Grove].map(|source| Ask::Shape { source }));
    asks.extend([
        paint(Source::Square, Brush::Square, red),
        paint(Source::CoalPit, Brush::Square, red),
        paint(Source::CoalPit, Brush::Square, Colours::ANY),
    ]);
    for source in [Source::Auction, Source::Grove] {
        for colours in [Colours::only(Colour::Blue), Colours::only(Colour::Green), Colours::ANY] {
            asks.push(paint(source, Brush::Whole(Shape::Three), colours));
            asks.push(paint(source, Brush::First(Shape::Two), colours));
        }
        asks.push(paint(source, Brush::Second(Shape::Two), red));
    }
    asks.push(paint(Source::Auction, Brush::Whole(Shape::Four), red));
    asks.push(paint(Source::Auction, Brush::Whole(Shape::Five), red));
    asks.extend([4, 8, 1].map(|coins| Ask::Richest { coins }));
    asks.extend([Landmark::CoalPit, Landmark::GoldMine].map(|landmark| Ask::Token { landmark }));
    asks
}

#[test]
fn every_kind_of_question_is_asked_in_words() {
    for language in Language::ALL {
        let lines: Vec<_> = examples()
            .into_iter()
            .map(|ask| with_teller(language, Viewer::Seat(Seat(0)), |teller| teller.ask(ask)))
            .collect();
        let mut text = String::new();
        for (line, ask) in lines.iter().zip(examples()) {
            proof_read(line, false);
            if let Ask::Bid { card, least } = ask {
                assert!(has_number(line, card.into()) && has_number(line, least.into()), "{line}");
            }
            let _ = writeln!(text, "{line}");
        }
        golden(&format!("islands-asks.{language}.txt"), &text);
        let source = match language {
            Language::En => include_str!("../../words/en/islands-ask.ftl"),
            Language::It => include_str!("../../words/it/islands-ask.ftl"),
            Language::De => include_str!("../../words/de/islands-ask.ftl"),
        };
        let unsaid = unsaid(source, &lines, &[]);
        // Cards of other boards are told elsewhere.
        let rare: Vec<_> = unsaid.iter().filter(|form| !form.starts_with("islands-ask-bid")).collect();
        assert!(rare.is_empty(), "{language}: {rare:?}");
    }
}

#[test]
fn every_question_of_a_game_is_asked_in_words() {
    let names = names();
    for (number, setup) in tables().iter().enumerate() {
        let mut asks = BTreeMap::new();
        play(setup, 300 + number as u64, |state| {
            if let Asked::Seat(_, ask) | Asked::Together(_, ask) = state.asked() {
                asks.entry(format!("{ask:?}")).or_insert(ask);
            }
        });
        for language in Language::ALL {
            let (phrases, reader) = (Phrases(language), Viewer::Seat(Seat(0)));
            let teller = IslandsTeller { phrases, setup: *setup, names: &names, kept: &[], reader };
            asks.values().for_each(|&ask| proof_read(&teller.ask(ask), false));
        }
    }
}

/// Chance is not spoken to.
#[test]
fn chance_is_asked_without_words() {
    for language in Language::ALL {
        with_teller(language, Viewer::Spectator, |teller| {
            let colour_die = Ask::ColourDie { source: Source::Grove, shape: Shape::Two };
            for ask in [Ask::Deal, Ask::Lot, Ask::AuctionDie, colour_die] {
                assert_eq!(teller.ask(ask), "");
            }
        });
    }
}
