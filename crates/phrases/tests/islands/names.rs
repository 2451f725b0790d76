//! Names of things, and scores, as golden text.

use std::fmt::Write;

use islands::score::{IslandScore, LandmarkScore};
use islands::{Colour, Colours, Landmark, Nth, Score, Shape, Side, Source, Square, Variant};
use phrases::{DrawingWords, IslandsTeller, Language, Phrases, drawing_words};
use tabletop::{Seat, Viewer};

use crate::forms::unsaid;
use crate::{atlas_of, golden, own_setup, with_teller};

/// A board of an owner whose shapes are other ones: a line, a square, and a longer L; card 2 has halves of three.
const BOARD: &str = "
board
track printed
line red red red red blue blue blue blue green green green green
line red red red red blue blue blue blue green green green green
card 1 choice printed season printed
card 2 ### ### printed season printed
card 3 #### printed random printed
card 4 #../### printed season printed
card 5 ##/## printed any printed
card 6 choice printed any printed
";

fn score() -> Score {
    let at = |name| Square::named(name).expect("a square");
    let landmark = |landmark, side, points| LandmarkScore { square: at("c1"), landmark, side, points };
    let island = |nth, landmarks, outlines, unpainted, total| IslandScore {
        island: Nth(nth),
        started: true,
        landmarks,
        outlines,
        unpainted,
        total,
    };
    let islands = vec![
        island(
            0,
            vec![
                landmark(Landmark::RegularHarbor, Side::Single, 20),
                landmark(Landmark::SecretHarbor, Side::Different, 10),
                landmark(Landmark::Temple, Side::Different, 5),
            ],
            vec![(at("c2"), 10), (at("d5"), 5)],
            7,
            43,
        ),
        island(1, Vec::new(), Vec::new(), 1, -1),
        island(2, vec![landmark(Landmark::Temple, Side::Single, 10)], Vec::new(), 9, 1),
        IslandScore { started: false, ..island(3, Vec::new(), Vec::new(), 0, 0) },
    ];
    Score { islands, total: 43 }
}

fn lines(teller: IslandsTeller<'_>) -> Vec<String> {
    let say = teller.phrases;
    let mut lines = Vec::new();
    lines.extend(Colour::ALL.map(|colour| format!("{}: {}", say.colour(colour), say.season(colour))));
    lines.extend(Landmark::ALL.map(|landmark| say.landmark(landmark)));
    lines.extend(Side::BOTH.map(|side| format!("{} · {}", say.side(side), say.access(side))));
    lines.extend(Variant::ALL.map(|variant| say.variant(variant)));
    let sources = [Source::Square, Source::CoalPit, Source::Auction, Source::Grove, Source::Expancing];
    lines.extend(sources.map(|source| say.source(source)));
    lines.extend(Shape::ALL.map(|shape| teller.shape(shape)));
    for landmark in [Landmark::CoalPit, Landmark::GoldMine] {
        let token = |side| format!("{} · {}", say.token(landmark, side), say.token_side(landmark, side));
        lines.extend(Side::BOTH.map(token));
    }
    lines.extend(Colour::ALL.map(|colour| teller.in_colours(Colours::only(colour))));
    lines.push(teller.in_colours(Colours::ANY));
    lines.push(teller.island(Seat(0), Nth(0)));
    lines.push(teller.island(Seat(5), Nth(0)));
    lines.extend(teller.score(Seat(0), &score()).into_iter().map(|line| line.text));
    let DrawingWords { letters, colours, landmarks, outline, surrounded } = drawing_words(say);
    assert_eq!(landmarks, Landmark::ALL.map(|landmark| say.landmark(landmark)));
    lines.extend(letters.into_iter().zip(colours).map(|(letter, colour)| format!("{letter} ({colour})")));
    lines.push(outline);
    lines.extend(surrounded);
    // A board of an owner.
    let own = atlas_of(BOARD);
    let setup = own_setup();
    let setup = islands::Setup::new(2, own.all().collect(), setup.variant(), own).expect("a good table");
    let owner = IslandsTeller { setup, ..teller };
    lines.extend(Shape::ALL.map(|shape| owner.shape(shape)));
    lines
}

#[test]
fn everything_has_a_name() {
    for language in Language::ALL {
        let lines = with_teller(language, Viewer::Spectator, lines);
        let mut text = String::new();
        for line in &lines {
            assert!(!line.is_empty() && !line.contains(['{', '}', '?']), "{line}");
            let _ = writeln!(text, "{line}");
        }
        golden(&format!("islands-names.{language}.txt"), &text);
        let source = match language {
            Language::En => include_str!("../../words/en/islands-names.ftl"),
            Language::It => include_str!("../../words/it/islands-names.ftl"),
            Language::De => include_str!("../../words/de/islands-names.ftl"),
        };
        assert!(unsaid(source, &lines, &[]).is_empty(), "{language}: {:?}", unsaid(source, &lines, &[]));
    }
}

#[test]
fn a_score_adds_up() {
    let score = score();
    for language in Language::ALL {
        let lines = with_teller(language, Viewer::Seat(Seat(0)), |teller| teller.score(Seat(0), &score));
        let (islands, parts): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.heading);
        assert_eq!(islands.len(), 5, "four islands and the total");
        let sum: i16 = parts.iter().map(|line| line.points).sum();
        assert_eq!((sum, islands.last().map(|line| line.points)), (43, Some(43)));
        assert_eq!(islands[..4].iter().map(|line| line.points).sum::<i16>(), 43);
    }
    let text = with_teller(Language::En, Viewer::Seat(Seat(0)), |teller| teller.score(Seat(0), &score));
    assert_eq!(text[0].text, "Quiet Cove (1): 43 points");
    assert!(text.iter().any(|line| line.text == "Long Strand (2): −1 point"), "{text:?}");
}

/// Whoever loads the board of another game hears of its own shapes and colours.
#[test]
fn a_card_is_told_as_the_board_in_force_has_it() {
    let own = atlas_of(BOARD);
    let setup = islands::Setup::new(2, own.all().collect(), Variant::Standard, own).expect("a good table");
    let alone = islands::Setup::solo(&own.all().collect::<Vec<_>>(), own).expect("a good table");
    let teller = |language| IslandsTeller {
        phrases: Phrases(language),
        setup,
        names: &[],
        kept: &[],
        reader: Viewer::Spectator,
    };
    let mut said = Vec::new();
    for language in Language::ALL {
        for card in 1..=6 {
            let text = teller(language).ask(islands::Ask::Bid { card, least: 2 });
            let line = teller(language).log(&[islands::Event::Card { card }], 0);
            said.extend([format!("{text} {}", line[0].text)]);
            let solo = IslandsTeller { setup: alone, ..teller(language) };
            said.push(solo.log(&[islands::Event::Card { card }], 0)[0].text.clone());
        }
    }
    let mut text = said.join("\n");
    text.push('\n');
    golden("islands-own-board.txt", &text);
}
