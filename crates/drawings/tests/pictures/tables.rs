//! Pictures of whole tables, from records of games of every kind: well formed, as large as they say, the same everywhere.

use drawings::letters::can_write;
use drawings::shapes::Drawing;
use drawings::table::{self, Caption, Format, Player, poster};
use islands::Technology;
use origami::{Family, Species};
use phrases::Phrases;
use tabletop::{Digest, Game, Imagine, Language, NoLog, Record, Seat, Stream, Viewer, Written};

use crate::{only_draws, xml};

macro_rules! record {
    ($path:literal) => {
        include_str!(concat!("../../../", $path))
    };
}

const CARDS: [(&str, &str); 5] = [
    ("two", record!("origami/tests/golden/records/v1-two.txt")),
    ("three", record!("origami/tests/golden/records/v1-three.txt")),
    ("four", record!("origami/tests/golden/records/v1-four.txt")),
    ("legends four", record!("origami/tests/golden/records/v1-legends-four.txt")),
    ("mixed two", record!("origami/tests/golden/records/v1-mixed-two.txt")),
];
const ISLANDS: [(&str, &str); 3] = [
    ("islands two", record!("islands/tests/golden/records/v1-two.txt")),
    ("islands six", record!("islands/tests/golden/records/v1-six.txt")),
    ("islands solo", record!("islands/tests/golden/records/v1-solo.txt")),
];
const NAMES: [&str; 6] = ["Akiko", "Großmutter Ödön & <Sons>", "千羽鶴", "", "R\u{301}en\u{0}", "Sora"];
const TECHNOLOGIES: [&str; Technology::ALL.len()] = ["a", "b", "c", "d", "e", "f", "g"];

/// The game after a share of its moves.
fn played<G: Written>(text: &str, share: usize) -> G {
    let record: Record<G> = Record::parse(text).expect("a record");
    let mut state = G::start(&record.setup);
    for &(actor, m) in &record.moves[..record.moves.len() * share / 4] {
        state.apply(actor, m, &mut NoLog);
    }
    state
}

fn caption() -> Caption<'static> {
    Caption { title: "Origami & co", note: "Akiko wins: 41", progress: "Round 3 of 24" }
}

fn players(count: usize, is_over: bool, points: impl Fn(Seat) -> i16) -> Vec<Player<'static>> {
    let player = |n: usize| Player {
        name: NAMES[n],
        points: Some(points(Seat(n as u8))),
        place: is_over.then_some(n as u8 + 1),
        is_asked: n == 1,
    };
    (0..count).map(player).collect()
}

fn of_cards(text: &str, share: usize, format: Format, viewer: Viewer) -> Drawing {
    let state: origami::State = played(text, share);
    let view = state.view(viewer);
    let players = players(view.table.seats.len(), state.standing().is_some(), |seat| state.score(seat));
    table::cards::drawing(&view, format, &caption(), &players)
}

fn of_islands(text: &str, share: usize, format: Format) -> Drawing {
    let state: islands::State = played(text, share);
    let view = state.view(Viewer::Spectator);
    let players = players(view.table.seats.len(), state.standing().is_some(), |seat| state.points(seat));
    table::islands::drawing(&view, format, &caption(), &players, &TECHNOLOGIES)
}

fn all() -> Vec<(String, Drawing)> {
    let moments = || (0..=4).flat_map(|share| Format::ALL.map(|format| (share, format)));
    let mut all = Vec::new();
    for (share, format) in moments() {
        let name = |of: &str| format!("{of}, {share} of 4, {}", format.word());
        for (of, text) in CARDS {
            all.push((name(of), of_cards(text, share, format, Viewer::Spectator)));
            all.push((name(of), of_cards(text, share, format, Viewer::Seat(Seat(0)))));
        }
        all.extend(ISLANDS.map(|(of, text)| (name(of), of_islands(text, share, format))));
    }
    all.extend(Format::ALL.map(|format| {
        ("poster".to_owned(), poster::drawing(format, "Senbazuru", ["one <line>", "another"], &Family::ALL))
    }));
    all
}

#[test]
fn every_picture_of_a_table_is_well_formed_and_stays_on_its_paper() {
    for (name, drawing) in all() {
        let svg = drawing.to_svg("what & <whom>");
        only_draws(&xml::read(&svg).unwrap_or_else(|why| panic!("{name}: {why}")));
        for &(x, y) in drawing.shapes.iter().flat_map(|shape| &shape.lines).flat_map(|line| &line.spots) {
            let is_inside = (-20.0..drawing.width + 20.0).contains(&x) && (-20.0..drawing.height + 20.0).contains(&y);
            assert!(is_inside, "{name}: {x} {y}");
        }
        assert!(drawing.shapes.iter().all(|shape| shape.pen.is_none_or(|(_, width)| width > 0.0)), "{name}");
    }
}

#[test]
fn only_the_player_sees_a_hand() {
    let mut hands = 0;
    for (name, text) in CARDS {
        let watched = of_cards(text, 1, Format::Wide, Viewer::Spectator);
        for viewer in [Seat(0), Seat(1)].map(Viewer::Seat) {
            let holds = !played::<origami::State>(text, 1).view(viewer).table.hand.is_empty();
            assert_eq!(of_cards(text, 1, Format::Wide, viewer) != watched, holds, "{name}");
            hands += usize::from(holds);
        }
    }
    assert!(hands > 5, "{hands}");
}

#[test]
fn worlds_that_look_the_same_to_a_watcher_have_the_same_picture() {
    for (name, text) in CARDS {
        let record: Record<origami::State> = Record::parse(text).expect("a record");
        let mut state = origami::State::start(&record.setup);
        let mut memory = origami::State::recall(&record.setup, Viewer::Spectator);
        for &(actor, m) in &record.moves[..record.moves.len() / 2] {
            let mut events: Vec<origami::Event> = Vec::new();
            state.apply(actor, m, &mut events);
            for event in &events {
                origami::State::remember(&mut memory, &origami::State::seen_by(event, Viewer::Spectator));
            }
        }
        let view = state.view(Viewer::Spectator);
        let other = origami::State::imagine(&view, &memory, &mut Stream::new(7));
        assert!(state != other, "{name}: the same world");
        let players = players(view.table.seats.len(), false, |_| 7);
        let drawn = |state: &origami::State| {
            table::cards::drawing(&state.view(Viewer::Spectator), Format::Wide, &caption(), &players).to_svg("")
        };
        assert_eq!(drawn(&state), drawn(&other), "{name}");
    }
}

#[test]
fn pixels_are_the_same_on_every_machine() {
    let of = |drawing: &Drawing| {
        let pixels = drawing.to_pixels(600);
        format!("{}x{} {}", pixels.width, pixels.height, Digest::of(&pixels.bytes))
    };
    let drawn = [
        of(&of_cards(CARDS[0].1, 4, Format::Wide, Viewer::Spectator)),
        of(&of_cards(CARDS[3].1, 2, Format::Square, Viewer::Seat(Seat(2)))),
        of(&of_islands(ISLANDS[1].1, 3, Format::Wide)),
        of(&of_islands(ISLANDS[2].1, 4, Format::Wide)),
        of(&poster::drawing(Format::Wide, "Senbazuru", ["ÄÖÜ", "àèéìòù"], &Family::ALL)),
    ];
    assert_eq!(drawn, GOLDEN, "look at the pictures before these are changed");
}

/// Changes only with how things are drawn.
const GOLDEN: [&str; 5] = [
    "600x315 3e83e4a660f23208",
    "600x600 9f72d22d333352ef",
    "600x315 0d851662f997e7f3",
    "600x315 81d8b25542a59214",
    "600x315 6d61956dc184cbdb",
];

#[test]
fn every_word_of_a_picture_can_be_written() {
    for language in Language::ALL {
        let say = Phrases(language);
        let games = ["origami", "legends", "mixed", "islands", "islands-solo"].map(|game| say.table_game(game));
        let words = Technology::ALL.map(|technology| say.technology(technology).to_owned());
        let ranks = islands::Rank::ALL.map(|rank| say.rank(rank));
        let others = [say.picture_house(), say.picture_free(), say.won_together("A, B", 3), say.table_chance()];
        let cards = Species::all().map(|card| card.def().name.of(language).value.one.to_owned());
        for word in cards.chain(games).chain(words).chain(ranks).chain(others) {
            assert!(can_write(&word), "{word}");
        }
    }
    for level in ["Hina", "Kaeru", "Kitsune", "Fukuro", "Tsuru"] {
        assert!(can_write(level));
    }
}

/// What one picture costs: `cargo test --release -p drawings --test pictures cost -- --ignored --nocapture`.
#[test]
#[ignore = "prints times"]
fn cost_of_a_picture() {
    for (name, drawing) in all().into_iter().filter(|(name, _)| name.contains("4 of 4, wide")) {
        let begun = std::time::Instant::now();
        for _ in 0..10 {
            assert!(!drawing.to_pixels(1200).to_png().is_empty());
        }
        let png = drawing.to_pixels(1200).to_png();
        println!("{name}: {:?} each, {} kB", begun.elapsed() / 10, png.len() / 1000);
    }
}
