//! Advice in words, from thoughts that are given: what is advised may change with what bots know, how it is said may not.
//!
//! `GOLDEN=write cargo test -p terminal advice` writes the texts anew; read what changed before you commit it.

use std::path::Path;
use std::{fs, io};

use ::islands::{Atlas, SheetSet, Variant};
use bots::Thought;
use origami::setup::Title;
use origami::{Edition, Families, Family};
use phrases::{Lexicon, Phrases, Teller};
use tabletop::text::Words;
use tabletop::{Viewer, Written};

use super::*;
use crate::play::cards::Cards;
use crate::play::islands::{self, Islands};
use crate::play::names;

/// A move as records write it, with who makes it.
fn read<G: Written>(setup: &G::Setup, text: &str) -> (Actor, G::Move) {
    let mut words = Words::new(text, 1);
    let by = G::read_actor(&mut words, setup).expect("an actor");
    (by, G::read_answer(&mut words, setup).unwrap_or_else(|why| panic!("{text}: {why}")))
}

/// What is thought: moves with how often they were tried, their place and score; and a line.
fn thought<G: Written>(setup: &G::Setup, options: &[(&str, u32, f64, f64)], line: &[&str]) -> Thoughts<G::Move> {
    let option = |&(text, visits, place, score): &(&str, u32, f64, f64)| {
        let answer = read::<G>(setup, text).1;
        Thought { answer, visits, value: 0.5, place, score }
    };
    let options = options.iter().map(option).collect();
    let line = line.iter().map(|text| read::<G>(setup, text)).collect();
    Thoughts { options, line, worlds: 1234, decisions: 1, nodes: 1 }
}

/// What is said at a desk.
fn said(say: impl FnOnce(&mut Desk) -> io::Result<()>) -> String {
    let mut out = Vec::new();
    say(&mut Desk::new(&mut io::empty(), &mut out, || 100, false, true)).expect("said");
    String::from_utf8(out).expect("text")
}

/// Every kind of move in short, one a line.
fn all_in_short<T: Talk>(talk: &T, setup: &<T::Game as tabletop::Game>::Setup, moves: &[&str]) -> String {
    let in_short = |text: &&str| {
        let (Actor::Seat(by), m) = read::<T::Game>(setup, text) else { panic!("{text}") };
        format!("{}: {}\n", talk.name(by), talk.in_short(by, m))
    };
    moves.iter().map(in_short).collect()
}

fn of_cards(language: Language) -> String {
    let families: Families = [Family::Sea, Family::Polar, Family::Savannah].into_iter().collect();
    let setup = origami::Setup::new(3, families, Edition::standard()).expect("a table");
    let (lexicon, names, reader) = (Lexicon::default(), names(), Viewer::Seat(Seat(0)));
    let (phrases, edition) = (Phrases(language), Edition::standard());
    let teller = Teller { phrases, lexicon: &lexicon, edition, title: Title::Mixed, names: &names, reader };
    let talk = Cards::new(teller, &[]);
    let options = [
        ("0 draw minnow squid", 700, 1.43, 24.3),
        ("0 play shark left", 500, 1.5, 23.96),
        ("0 use right", 20, 2.0, 20.0),
        ("0 play seal right", 10, 2.1, 19.0),
        ("0 draw minnow", 6, 2.2, 18.0),
        ("0 draw squid", 5, 2.9, 17.0),
        ("0 draw shark", 4, 3.0, -1.0),
    ];
    let line =
        ["0 draw minnow squid", "1 play seal right", "1 pay squid", "2 draw shark", "0 play shark left", "0 pay squid"];
    let thoughts = thought::<origami::State>(&setup, &options, &line);
    let moves = [
        "0 play red_ninja",
        "1 play seal left +discard",
        "1 use left",
        "2 pass",
        "0 pay minnow squid",
        "0 pay nothing",
        "0 pay squid +discard",
        "0 pay +discard",
        "0 pick shark",
        "1 take minnow squid",
        "1 take minnow +discard",
        "1 take +discard",
        "1 take nothing",
        "0 player 2",
        "1 player 0",
        "0 spot 0 left 2",
        "0 spot 1 right 3",
        "0 yes",
        "0 no",
        "0 done",
    ];
    let me = Seat(0);
    let mut text = said(|desk| say(desk, &talk, me, false, None, &thoughts));
    let none = Thoughts::default();
    text += &said(|desk| say(desk, &talk, me, false, Some(read::<origami::State>(&setup, "0 pay squid").1), &none));
    text + &all_in_short(&talk, &setup, &moves)
}

fn of_islands(language: Language) -> String {
    let (names, phrases, atlas) = (names(), Phrases(language), Atlas::standard());
    let sheets: SheetSet = atlas.all().take(2).collect();
    let setup = ::islands::Setup::new(2, sheets, Variant::Standard, atlas).expect("a table");
    let sitting = islands::Sitting::new(setup, Seat(0), 1).expect("a seat");
    let talk = Islands::new(&sitting, phrases, &names, &[]);
    let options = [("0 bid 4", 900, 1.1, 61.25), ("0 pass", 300, 1.6, 55.0), ("0 bid 1", 5, 1.9, 50.5)];
    let thoughts = thought::<::islands::State>(&setup, &options, &["0 bid 4", "1 pass", "0 paint 1 red c2 d2"]);
    let moves = [
        "0 shape 3",
        "1 paint 3 blue a1",
        "0 give-up",
        "0 from 1",
        "0 token 1 single",
        "1 token 0 different",
        "0 research re-color",
        "0 use re-roll 1 die 2",
        "0 go-on",
        "0 form 5",
    ];
    let me = Seat(0);
    let mut text = said(|desk| say(desk, &talk, me, false, None, &thoughts));
    text += &said(|desk| say(desk, &talk, me, true, None, &thoughts));
    text + &all_in_short(&talk, &setup, &moves)
}

#[test]
fn advice_is_said_as_kept() {
    for language in Language::ALL {
        let text = format!("{}\n{}", of_cards(language), of_islands(language));
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/advice.{language}.txt"));
        if std::env::var("GOLDEN").is_ok_and(|word| word == "write") {
            fs::write(&path, &text).expect("a file to write");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let differs = text.lines().zip(kept.lines()).find(|(is, was)| is != was);
        assert!(text == kept, "{language}, the first line that changed: {differs:?}");
    }
}

#[test]
fn numbers_are_written_as_the_language_does() {
    assert_eq!(decimal(1.26, Language::En), "1.3");
    assert_eq!(decimal(-13.96, Language::De), "−14,0");
    assert_eq!(decimal(7.0, Language::It), "7,0");
}
