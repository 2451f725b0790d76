//! Games played by ear: by the roles and names that a browser hands to screen readers, and by nothing else.

mod player;
mod tree;

use std::path::Path;

use serde_json::json;

use crate::house::{House, Imported, record, sit_quietly};
use crate::page::Browser;
use player::{Ears, Played};

/// Sits down and goes to the table in words.
fn listen(browser: &mut Browser, table: &Imported, seat: usize) {
    sit_quietly(browser, table, seat);
    browser.open(&format!("{}?view=text", table.path()));
}

/// Plays to the end by ear in the first seat, while all others answer with any move; so many answers must have been needed.
fn play_out(house: &House, table: &Imported, least: u32) -> Played {
    let mut browser = Browser::new(&house.server);
    browser.open("/");
    listen(&mut browser, table, 0);
    let mut others = || {
        for seat in 1..table.tokens.len() {
            house.answer(table, seat);
        }
    };
    let played = Ears { browser: &mut browser, others: &mut others }.play();
    assert!(played.answers >= least, "{played:?}");
    browser.expect("422");
    browser.done();
    played
}

/// The end of a game of each kind.
#[test]
fn games_are_finished_by_ear() {
    let house = House::new();
    for (game, before) in [("origami", 10), ("islands", 12), ("islands-solo", 12)] {
        let table = house.ended(game, before);
        play_out(&house, &table, 2);
    }
}

/// A whole game of each kind, from its first question to the result.
#[test]
fn whole_games_are_played_by_ear() {
    let house = House::new();
    for game in ["origami", "legends", "mixed", "islands", "islands-solo"] {
        let record = record(game, &[], 7);
        let first = record.iter().position(|line| line.starts_with("0 ")).expect("a move");
        let played = play_out(&house, &house.import(&record[..first]), 20);
        println!("{game}: {played:?}");
    }
}

/// What is heard of the same moments of recorded games, in each language.
#[test]
fn what_is_heard_stays_as_it_is() {
    let house = House::new();
    for language in ["en", "it", "de"] {
        let mut browser = Browser::new(&house.server);
        let mut heard = String::new();
        for (game, after, deed) in [
            ("origami", 45, "play"),
            ("origami", 45, "pay"),
            ("legends", 60, "play"),
            ("islands", 40, "bid"),
            ("islands", 90, "paint"),
            ("islands-solo", 35, "research"),
        ] {
            let (table, seat) = house.before(game, after, deed);
            browser.open("/");
            sit_quietly(&mut browser, &table, seat);
            browser.open(&format!("{}?view=text&lang={language}", table.path()));
            heard += &format!("# {game}, {deed}\n\n{}\n", tree::read(&mut browser).in_words());
        }
        browser.done();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/by-ear.{language}.txt"));
        if std::env::var_os("GOLDEN").is_some_and(|how| how == "write") {
            std::fs::write(&path, &heard).expect("a file");
        }
        let golden = std::fs::read_to_string(&path).expect("a golden file: write it with GOLDEN=write");
        assert!(heard == golden, "{}: what is heard is another now; GOLDEN=write writes it anew", path.display());
    }
}

/// Keys say again what happened, what is asked, the hand, the line and the scores.
#[test]
fn keys_say_it_again() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let (table, seat) = house.before("origami", 45, "play");
    browser.open("/");
    listen(&mut browser, &table, seat);
    for (key, says) in
        [("H", "Your hand"), ("L", "Draw Line"), ("S", "Points so far"), ("Q", "Draw or play?"), ("E", "Draw Line")]
    {
        let parameters = |kind: &str| json!({ "type": kind, "modifiers": 9, "code": format!("Key{key}"), "key": key });
        browser.driver.cdp("Input.dispatchKeyEvent", &parameters("keyDown"));
        browser.driver.cdp("Input.dispatchKeyEvent", &parameters("keyUp"));
        let start = std::time::Instant::now();
        loop {
            let said = tree::read(&mut browser).said();
            if said.to_lowercase().contains(&says.to_lowercase()) {
                break;
            }
            assert!(start.elapsed() < crate::common::GUARD, "{key} says {said:?}");
        }
    }
    browser.done();
}
