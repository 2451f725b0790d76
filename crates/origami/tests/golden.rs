//! Games that a person can read, kept as text: the same seed gives the same game on every machine and in every later
//! version. After a change of a rule, `GOLDEN=write cargo test -p origami --test golden` writes them anew; read what
//! changed before you commit it. Records of a released version are written once and never changed.

use std::fs;
use std::path::PathBuf;

use origami::card::Character;
use origami::edition::Override;
use origami::text::{event_text, write_move};
use origami::{Edition, Family, Move, Record, Setup, State};
use tabletop::{Actor, Digest, Game, MoveBuf, NoLog, Seat, Stream, drive};

/// The first so many moves of a game are shown.
const SHOWN: usize = 28;

/// Families, characters and seed of each game; there are as many players as families.
const GAMES: [(&str, &str, u64); 20] = [
    ("farm sky", "", 1),
    ("farm lawn", "", 2),
    ("sky savannah", "", 3),
    ("sea savannah", "", 4),
    ("farm sky sea", "", 5),
    ("farm sea lawn", "", 6),
    ("sky savannah lawn", "", 7),
    ("sea savannah lawn", "", 8),
    ("farm sky sea savannah", "", 9),
    ("farm sky savannah lawn", "", 10),
    ("farm sky sea lawn", "", 11),
    ("sky sea savannah lawn", "", 12),
    ("polar exotic", "musician merchant", 13),
    ("dinosaurs legendary", "geisha gardener", 14),
    ("polar dinosaurs legendary", "monk calligrapher ninja", 15),
    ("polar exotic dinosaurs legendary", "actor sumo_wrestler samurai geisha", 16),
    ("sky legendary", "musician calligrapher", 17),
    ("savannah exotic dinosaurs", "merchant monk gardener", 18),
    ("farm sea lawn polar", "geisha ninja samurai actor", 19),
    ("lawn polar", "", 20),
];

/// Complete games: families, characters, seed, corrections.
const RECORDS: [(&str, &str, &str, u64, &[&str]); 7] = [
    ("v1-two", "sky savannah", "", 21, &[]),
    ("v1-three", "farm sea lawn", "", 22, &[]),
    (
        "v1-four",
        "farm sky sea savannah",
        "",
        23,
        &["cat cost 1", "owl points 6", "whale quantity 1", "fox ability raccoon"],
    ),
    ("v1-legends-two", "exotic legendary", "geisha musician", 24, &[]),
    ("v1-legends-four", "polar exotic dinosaurs legendary", "merchant monk calligrapher gardener", 25, &[]),
    (
        "v1-mixed-three",
        "sea savannah polar",
        "geisha merchant ninja",
        26,
        &["seal cost 3", "red_ninja ability yellow_monk", "zebra ability penguin"],
    ),
    // A Snake goes under a Caiman, which reacts.
    ("v1-mixed-two", "savannah exotic", "", 961, &[]),
];

fn golden(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn is_writing() -> bool {
    match std::env::var("GOLDEN") {
        Ok(word) => {
            assert_eq!(word, "write", "GOLDEN is \"write\" or not set");
            true
        }
        Err(_) => false,
    }
}

fn setup(families: &str, characters: &str, corrections: &[&str]) -> Setup {
    let families: Vec<_> = families.split(' ').map(|w| Family::named(w).expect("a family")).collect();
    let read = |line: &&str| {
        let words: Vec<_> = line.split(' ').collect();
        Override::parse(words[0], words[1], words[2]).expect("a correction")
    };
    let overrides: Vec<_> = corrections.iter().map(read).collect();
    let edition = Edition::load(&overrides).expect("a good edition");
    let characters = characters.split_whitespace().map(|w| Character::named(w).expect("a character")).collect();
    let players = families.len() as u8;
    Setup::with_characters(players, families.into_iter().collect(), characters, edition).expect("a good table")
}

/// Any answer, but of two tries the livelier one: games of players who only draw tell little.
fn lively(_: &State, _: Seat, moves: &[Move], stream: &mut Stream) -> usize {
    let mut any = || stream.below(moves.len() as u32) as usize;
    let (first, second) = (any(), any());
    let is_dull = |i: usize| matches!(moves[i], Move::Draw(_) | Move::No | Move::Done | Move::Pass);
    if is_dull(first) { second } else { first }
}

/// Plays a game to its end and hands over each move with what happened.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(Actor, Move, &[origami::Event])) -> State {
    let mut state = State::start(setup);
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    let (mut stream, mut tally, mut log) = (Stream::new(seed), drive::Tally::default(), Vec::new());
    while let Some((by, m)) = drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut lively, &mut log) {
        each(by, m, &log);
        log.clear();
    }
    state
}

/// The beginning of a game and its result, as text.
fn playthrough(families: &str, characters: &str, seed: u64) -> String {
    let setup = setup(families, characters, &[]);
    let and = if characters.is_empty() { String::new() } else { format!(" and {characters}") };
    let mut text = format!("# {} players with {families}{and}, seed {seed}.\n", setup.players()).into_bytes();
    let mut moves = 0;
    let end = play(&setup, seed, |by, m, events| {
        moves += 1;
        if moves <= SHOWN {
            write_move(&mut text, by, m);
            text.push(b'\n');
            for event in events {
                text.extend(format!("    {}\n", event_text(event)).bytes());
            }
        }
    });
    text.extend(format!("# … and {} more moves.\n", moves - SHOWN).bytes());
    Record::write_result(&mut text, &end.standing().expect("the game is over"));
    String::from_utf8(text).expect("plain text")
}

#[test]
fn playthroughs_go_as_they_went() {
    let mut changed = Vec::new();
    for (families, characters, seed) in GAMES {
        let path = golden(&format!("{}.txt", families.replace(' ', "-")));
        let text = playthrough(families, characters, seed);
        if is_writing() {
            fs::write(&path, &text).expect("a file to write");
            continue;
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        if kept != text {
            let line = kept.lines().zip(text.lines()).position(|(a, b)| a != b).unwrap_or(kept.lines().count());
            let (was, is) = (kept.lines().nth(line), text.lines().nth(line));
            changed.push(format!("{families}, line {}: was {was:?}, is {is:?}", line + 1));
        }
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

/// A record of version 1. It is written only if it is not there yet.
fn record(name: &str, families: &str, characters: &str, seed: u64, corrections: &[&str]) -> String {
    let path = golden(&format!("records/{name}.txt"));
    if is_writing() && !path.exists() {
        let setup = setup(families, characters, corrections);
        let mut moves = Vec::new();
        let end = play(&setup, seed, |by, m, _| moves.push((by, m)));
        fs::write(&path, Record { setup, moves, standing: end.standing() }.to_text()).expect("a file to write");
    }
    fs::read_to_string(&path).expect("a record of version 1")
}

#[test]
fn records_of_version_1_replay_for_ever() {
    for (name, families, characters, seed, corrections) in RECORDS {
        let text = record(name, families, characters, seed, corrections);
        let record = Record::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(record.to_text(), text, "{name}");
        let end = record.replay(&mut NoLog);
        assert!(record.standing.is_some() && end.standing() == record.standing, "{name}");
        // The last line is the digest of everything above it.
        let above = text.rfind("digest ").expect("a digest");
        assert_eq!(text[above..].trim_end(), format!("digest {}", Digest::of(&text.as_bytes()[..above])), "{name}");
        let mut overrides: Vec<_> = record.setup.edition().overrides().iter().map(ToString::to_string).collect();
        let mut wanted = corrections.to_vec();
        overrides.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(overrides, wanted, "{name}");
    }
}

#[test]
fn a_changed_record_does_not_replay() {
    let (name, families, characters, seed, corrections) = RECORDS[0];
    let text = record(name, families, characters, seed, corrections);
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Record::parse(&text.replacen(from, to, 1)).expect_err("a changed record").to_string()
    };
    let last = |what: &str| text.lines().rfind(|line| line.starts_with(what)).expect("a last line").to_owned();
    assert!(changed(&last("result"), "result 1:1 0:2").contains("the result of seat 0 is"));
    assert!(changed(&last("digest"), "digest 0000000000000000").contains("the digest of this game is"));
    assert!(changed("rules 1", "rules 2").contains("rules 2 is not supported"));
    assert!(changed("players 2", "players 3").contains("(O-2.1)"));
    // Another deal: some later move is not to be had, or the result is another.
    changed("* shuffled ", "* shuffled 0000000000000000\n# ");
}
