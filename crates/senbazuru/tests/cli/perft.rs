//! `perft`: the committed counts, and a second way to count.
//!
//! If a rule was changed on purpose, the failure shows the new counts.

use origami::card::Character;
use origami::{Edition, Family, Setup, State};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat, Seats, Stream};

use crate::good;

/// Families, seed, positions at depth 1, 2, …
const COUNTS: &[(&str, u64, &[u64])] = &[
    ("farm,sky", 1, &[10, 64, 522, 3353, 20858, 141247]),
    ("farm,sea", 2, &[12, 135, 1060, 7354, 57252, 437721]),
    ("sea,savannah", 3, &[7, 42, 205, 1051, 5828, 35591]),
    ("sky,lawn", 4, &[7, 57, 291, 1843, 9596, 65144]),
    ("savannah,lawn", 5, &[10, 115, 742, 5103, 34935, 240512]),
    ("farm,sky,sea", 6, &[11, 84, 846, 7901, 58443, 458035]),
    ("sky,savannah,lawn", 7, &[8, 73, 447, 2387, 15552, 98361]),
    ("farm,sky,savannah,lawn", 8, &[10, 42, 390, 2554, 13358, 59944]),
];

/// The same for the other games, with their characters.
const LEGENDS_COUNTS: &[(&str, &str, &str, u64, &[u64])] = &[
    ("legends", "polar,exotic", "musician,ninja", 1, &[6, 75, 533, 5033, 36214, 251142]),
    ("legends", "dinosaurs,legendary", "geisha,merchant", 2, &[8, 46, 277, 1757, 10902, 71843]),
    ("legends", "exotic,legendary", "none", 3, &[8, 46, 273, 1574, 8523, 53730]),
    ("legends", "polar,dinosaurs,legendary", "monk,calligrapher,gardener", 4, &[9, 69, 496, 5730, 50879, 426518]),
    (
        "legends",
        "polar,exotic,dinosaurs,legendary",
        "actor,sumo_wrestler,samurai,geisha",
        5,
        &[8, 36, 391, 3276, 34353, 224323],
    ),
    ("mixed", "farm,polar", "geisha,merchant", 6, &[6, 49, 244, 1752, 10718, 70002]),
    ("mixed", "sky,savannah,exotic", "musician,monk,calligrapher", 7, &[15, 98, 681, 4985, 34156, 245263]),
    ("mixed", "sea,lawn,dinosaurs,legendary", "ninja,gardener,actor,merchant", 8, &[9, 67, 419, 2541, 22048, 195571]),
];

fn counts(families: &str, seed: u64, depth: usize) -> Vec<u64> {
    counts_of(&format!("origami --families {families} --seed {seed} --depth {depth}"))
}

fn counts_of(args: &str) -> Vec<u64> {
    let report = good(&format!("perft {args} --json")).json();
    let counts = report["counts"].as_array().expect("a list").iter();
    counts.map(|c| c["nodes"].as_u64().expect("a number")).collect()
}

#[test]
fn the_counts_are_as_committed() {
    let mut wrong = String::new();
    for &(families, seed, expected) in COUNTS {
        let counted = counts(families, seed, expected.len().max(6));
        if counted != expected {
            wrong += &format!("    ({families:?}, {seed}, &{counted:?}),\n");
        }
    }
    assert!(wrong.is_empty(), "other counts:\n{wrong}");
}

#[test]
fn the_counts_of_the_other_games_are_as_committed() {
    let mut wrong = String::new();
    for &(game, families, characters, seed, expected) in LEGENDS_COUNTS {
        let depth = expected.len().max(5);
        let counted =
            counts_of(&format!("{game} --families {families} --characters {characters} --seed {seed} --depth {depth}"));
        if counted != expected {
            wrong += &format!("    ({game:?}, {families:?}, {characters:?}, {seed}, &{counted:?}),\n");
        }
    }
    assert!(wrong.is_empty(), "other counts:\n{wrong}");
}

#[test]
fn the_text_is_a_line_for_each_depth() {
    let counts = counts("farm,sky", 1, 3);
    let text = good("perft origami --families farm,sky --seed 1 --depth 3").stdout;
    assert_eq!(text, format!("1 {}\n2 {}\n3 {}\n", counts[0], counts[1], counts[2]));
    let drawn = good("perft origami --seed 1 --depth 2 --players 4 --json").json();
    assert_eq!((&drawn["players"], drawn["families"].as_array().map(Vec::len)), (&4.into(), Some(4)));
}

/// All positions after one more move, level by level: slower than the program, and simpler.
fn level(positions: &[(State, Stream)]) -> Vec<(State, Stream)> {
    let mut list = MoveBuf::with_capacity(State::MAX_MOVES);
    let mut next = Vec::new();
    for (state, stream) in positions {
        let seats: Seats = match state.asked() {
            Asked::Seat(seat, _) => [seat].into_iter().collect(),
            Asked::Together(seats, _) => seats,
            Asked::Chance(..) | Asked::Over => continue,
        };
        let Some(by) = (0..4).map(Seat).find(|&s| seats.has(s)) else { continue };
        list.clear();
        state.moves(Actor::Seat(by), &mut list);
        for &m in &*list {
            let (mut state, mut stream) = (state.clone(), stream.clone());
            state.apply(Actor::Seat(by), m, &mut NoLog);
            roll(&mut state, &mut stream);
            next.push((state, stream));
        }
    }
    next
}

fn roll(state: &mut State, stream: &mut Stream) {
    while let Asked::Chance(roll, _) = state.asked() {
        state.apply(Actor::Chance, roll.draw(stream).into(), &mut NoLog);
    }
}

#[test]
fn counting_level_by_level_gives_the_same() {
    let base = COUNTS.iter().map(|&(families, seed, _)| ("origami", families, "none", seed));
    let others = LEGENDS_COUNTS.iter().map(|&(game, families, characters, seed, _)| (game, families, characters, seed));
    for (game, words, pairs, seed) in base.chain(others) {
        let families = words.split(',').filter_map(Family::named).collect();
        let characters = pairs.split(',').filter_map(Character::named).collect();
        let players = words.split(',').count() as u8;
        let setup = Setup::with_characters(players, families, characters, Edition::standard()).expect("a good setup");
        let (mut state, mut stream) = (State::start(&setup), Stream::of_game(seed, 0));
        roll(&mut state, &mut stream);
        let mut positions = vec![(state, stream)];
        let mut counted = Vec::new();
        for _ in 0..4 {
            positions = level(&positions);
            counted.push(positions.len() as u64);
        }
        let args = format!("{game} --families {words} --characters {pairs} --seed {seed} --depth 4");
        assert_eq!(counts_of(&args), counted, "{args}");
    }
}
