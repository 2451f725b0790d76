//! Games that a person can read, kept as text: the same seed gives the same game on every machine and in every later
//! version. After a change of a rule, `GOLDEN=write cargo test -p islands --test golden` writes them anew; read what
//! changed before you commit it. Records of a released version are written once and never changed.
//!
//! They are played on sheets and a board of their own, which no change of the standard ones reaches.

#[path = "common/own.rs"]
mod own;
#[path = "common/table.rs"]
mod table;

use std::fs;
use std::path::PathBuf;

use islands::text::{event_text, write_move};
use islands::{Event, Move, Record, Score, Setup, State, Variant};
use table::table;
use tabletop::{Actor, Digest, Game, MoveBuf, NoLog, Seat, Stream, drive};

/// The first so many moves of a game are shown.
const SHOWN: usize = 60;

/// Name, players, variant and seed of each game to read.
const GAMES: [(&str, u8, Variant, u64); 3] =
    [("two", 2, Variant::Standard, 1), ("three-catch-up", 3, Variant::CatchUp, 2), ("four", 4, Variant::Standard, 3)];

/// Complete games of version 1.
const RECORDS: [(&str, u8, Variant, u64); 5] = [
    ("v1-two", 2, Variant::Standard, 21),
    ("v1-three-catch-up", 3, Variant::CatchUp, 22),
    ("v1-six", 6, Variant::Standard, 23),
    ("v1-solo", 1, Variant::Standard, 832),
    ("v1-solo-re-color", 1, Variant::Standard, 1819),
];

/// Its track differs from the standard one for certain, so it is always in the record.
const SHEETS: &str = "
| board
| track ours
| line red green blue red green blue red red green green blue blue
| line blue red green blue red green blue blue red red green green
| card 1 choice printed random ours
| card 2 ## ## printed season printed
| card 3 #../### ours season printed
| card 4 .#./### ours season printed
| card 5 #.#/### ours season printed
| card 6 choice printed any ours
| sheet golden-a near
| island Golden A East
| ~.H..~
| ~.rr.P
| C.r.G.
| ~.r.^.
| ~L.bb.
| ~~.~.S
| island Golden A West
| H....
| .gg.T
| P....
| ..V.S
| L....
| sheet golden-b near
| island Golden B East
| H..G.
| .bb..
| C..V.
| ...rr
| S.L.P
| island Golden B West
| ..T.S
| ....^
| Hgg.V
| ....G
| L.C..
| sheet golden-c far
| island Golden C East
| ~~~H~~~
| ~.rrr..
| G..r.V.
| ~....P.
| ~T.L^bb
| ~gg.^C.
| ~~.S~~~
| island Golden C West
| HC..P
| ..rr.
| V...L
| .G.T~
| bb..S
| sheet golden-d far
| island Golden D East
| H.V.L
| .....
| C.T.G
| .....
| S.V.P
| island Golden D West
| L.gg.
| ..g.V
| H.g..
| .C..S
| bb.G~
";

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

fn setup(players: u8, variant: Variant) -> Setup {
    let several = table(players.max(2), SHEETS, variant);
    if players > 1 {
        return several;
    }
    Setup::solo(&several.in_order(), several.atlas()).expect("a table for one")
}

/// Any answer, but of two tries the livelier one; bids stay low, so that much is won and painted.
fn lively(_: &State, _: Seat, moves: &[Move], stream: &mut Stream) -> usize {
    let mut any = |n: usize| stream.below(n.min(moves.len()) as u32) as usize;
    if moves[0] == Move::Pass {
        return any(4);
    }
    let (first, second) = (any(moves.len()), any(moves.len()));
    if moves[first] == Move::GiveUp { second } else { first }
}

/// Plays a game to its end and hands over each move with what happened.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(Actor, Move, &[Event])) -> State {
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
fn playthrough(players: u8, variant: Variant, seed: u64) -> String {
    let setup = setup(players, variant);
    let mut text = format!("# {players} players, {}, seed {seed}.\n", variant.word()).into_bytes();
    let mut moves = 0;
    let end = play(&setup, seed, |by, m, events| {
        moves += 1;
        if moves <= SHOWN {
            write_move(&mut text, by, m, &setup);
            text.push(b'\n');
            for event in events {
                text.extend(format!("    {}\n", event_text(event)).bytes());
            }
        }
    });
    text.extend(format!("# … and {} more moves.\n", moves - SHOWN).bytes());
    for seat in (0..players).map(Seat) {
        let islands: Vec<_> = Score::of(&end, seat).islands.iter().map(|island| island.total.to_string()).collect();
        text.extend(format!("# {seat}: {} points, {} coins\n", islands.join(" + "), end.coins(seat)).bytes());
    }
    Record::write_result(&mut text, &end.standing().expect("the game is over"));
    String::from_utf8(text).expect("plain text")
}

/// Holds a text against the one that is kept, or keeps it; what has changed goes to `changed`.
fn compare(name: &str, text: &str, changed: &mut Vec<String>) {
    let path = golden(name);
    if is_writing() {
        fs::create_dir_all(golden("")).expect("a folder to write to");
        fs::write(&path, text).expect("a file to write");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    if kept != text {
        let line = kept.lines().zip(text.lines()).position(|(a, b)| a != b).unwrap_or(kept.lines().count());
        let (was, is) = (kept.lines().nth(line), text.lines().nth(line));
        changed.push(format!("{name}, line {}: was {was:?}, is {is:?}", line + 1));
    }
}

#[test]
fn playthroughs_go_as_they_went() {
    let mut changed = Vec::new();
    for (name, players, variant, seed) in GAMES {
        compare(&format!("{name}.txt"), &playthrough(players, variant, seed), &mut changed);
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

#[test]
fn random_games_have_the_digests_they_had() {
    // Of the record, and of everything that was told.
    let mut text = "# players, variant, seed: digest of the record, digest of the events\n".to_owned();
    for (players, variant) in (2..=6).flat_map(|players| Variant::ALL.map(|variant| (players, variant))) {
        for seed in 100..103 {
            let setup = setup(players, variant);
            let (mut moves, mut told) = (Vec::new(), String::new());
            let end = play(&setup, seed, |by, m, events| {
                moves.push((by, m));
                events.iter().for_each(|event| told += &format!("{}\n", event_text(event)));
            });
            let record = Record { setup, moves, standing: end.standing() };
            let events = Digest::of(told.as_bytes());
            text += &format!("{players} {} {seed}: {} {events}\n", variant.word(), record.digest());
        }
    }
    let mut changed = Vec::new();
    compare("digests.txt", &text, &mut changed);
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

/// A record of version 1. It is written only if it is not there yet.
fn record(name: &str, players: u8, variant: Variant, seed: u64) -> String {
    let path = golden(&format!("records/{name}.txt"));
    if is_writing() && !path.exists() {
        let setup = setup(players, variant);
        let mut moves = Vec::new();
        let end = play(&setup, seed, |by, m, _| moves.push((by, m)));
        fs::create_dir_all(golden("records")).expect("a folder to write to");
        fs::write(&path, Record { setup, moves, standing: end.standing() }.to_text()).expect("a file to write");
    }
    fs::read_to_string(&path).expect("a record of version 1")
}

#[test]
fn records_of_version_1_replay_for_ever() {
    for (name, players, variant, seed) in RECORDS {
        let text = record(name, players, variant, seed);
        let record = Record::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(record.to_text(), text, "{name}");
        let end = record.replay(&mut NoLog);
        assert!(record.standing.is_some() && end.standing() == record.standing, "{name}");
        assert_eq!((record.setup.players(), record.setup.variant()), (players, variant), "{name}");
        // The last line is the digest of everything above it.
        let above = text.rfind("digest ").expect("a digest");
        assert_eq!(text[above..].trim_end(), format!("digest {}", Digest::of(&text.as_bytes()[..above])), "{name}");
        // The board and all four sheets are in it.
        assert_eq!(text.lines().filter(|line| line.starts_with("| sheet ")).count(), 4, "{name}");
        assert_eq!(text.lines().filter(|line| *line == "| board").count(), 1, "{name}");
    }
}

#[test]
fn a_changed_record_does_not_replay() {
    let (name, players, variant, seed) = RECORDS[0];
    let text = record(name, players, variant, seed);
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Record::parse(&text.replacen(from, to, 1)).expect_err("a changed record").to_string()
    };
    let last = |what: &str| text.lines().rfind(|line| line.starts_with(what)).expect("a last line").to_owned();
    let says = |why: String, what: &str| assert!(why.contains(what), "{why}");
    says(changed(&last("result"), "result 999:1 0:2"), "the result of seat 0 is");
    says(changed(&last("digest"), "digest 0000000000000000"), "the digest of this game is");
    says(changed("rules 1", "rules 2"), "rules 2 is not supported");
    says(changed("players 2", "players 7"), "(I-2.1)");
    says(changed("| ~.H..~", "| ~.H.~~"), "other sheets were used");
    says(changed("| line red green", "| line red red"), "other sheets were used");
    // Another deal, another card: some later move is not to be had.
    changed("* shuffled ", "* shuffled 0000000000000000\n# ");
    let die = text.lines().filter(|line| line.starts_with("* rolled")).nth(1).expect("a die");
    let other = if die.ends_with('1') { "* rolled 6" } else { "* rolled 1" };
    let lot = text.find("* rolled").expect("a lot") + "* rolled".len();
    let at = lot + text[lot..].find("* rolled").expect("a die");
    let mut another = text.clone();
    another.replace_range(at..at + die.len(), other);
    assert!(Record::parse(&another).is_err());
}
