//! Games played by ear: by the roles and names that a browser hands to screen readers, and by nothing else.

mod player;
mod tree;

use std::path::Path;

use phrases::{Language, Phrases};
use serde_json::json;

use crate::house::{House, Imported, record, sit_quietly};
use crate::page::Browser;
use player::{Ears, Played};
use tree::Heard;

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
    let language = Language::En;
    let played = Ears { browser: &mut browser, others: &mut others, language }.play();
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
        for (game, after, deed) in [("legends", 60, "play"), ("islands", 90, "paint"), ("islands-solo", 35, "research")]
        {
            let (table, seat) = house.before(game, after, deed);
            browser.open("/");
            sit_quietly(&mut browser, &table, seat);
            browser.open(&format!("{}?view=text&lang={language}", table.path()));
            heard += &format!("# {game}, {deed}\n\n{}\n", tree::read(&mut browser).in_words());
        }
        browser.done();
        compare(&format!("by-ear.{language}.txt"), &heard);
    }
}

/// What is heard is what was heard before.
fn compare(file: &str, heard: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    if std::env::var_os("GOLDEN").is_some_and(|how| how == "write") {
        std::fs::write(&path, heard).expect("a file");
    }
    let golden = std::fs::read_to_string(&path).expect("a golden file: write it with GOLDEN=write");
    let differs = heard.lines().zip(golden.lines()).find(|(now, before)| now != before);
    assert!(heard == golden, "{}: {differs:?}; GOLDEN=write writes it anew", path.display());
}

/// One whole game in each language: what the first player was told before each of their answers, what they were asked, and the answer;
/// then how it ended. It is read from a record, moment by moment, since what chance draws at a table is another game every time.
#[test]
fn a_whole_game_is_told_in_each_language() {
    let house = House::new();
    let record = record("origami", &[], 7);
    let mut browser = Browser::new(&house.server);
    browser.open("/");
    let mut told = Language::ALL.map(|language| (language, String::new()));
    let first = record.iter().position(|line| line.starts_with("0 ")).expect("a move");
    for (at, answer) in record.iter().enumerate().skip(first).filter(|(_, line)| line.starts_with("0 ")) {
        let table = house.import(&record[..at]);
        sit_quietly(&mut browser, &table, 0);
        for (language, told) in &mut told {
            let say = Phrases(*language);
            browser.open(&format!("{}?view=text&lang={}", table.path(), language.code()));
            let tree = tree::read(&mut browser);
            let event = tree.region(&say.text_event()).expect("what happened");
            let is_asked = |heard: &&Heard| heard.role == "region" && heard.name != say.tip_label();
            let question = tree.0[event + 1..].iter().find(is_asked).expect("a question");
            let question = tree.region(&question.name).expect("a question");
            for part in [event, question] {
                *told += &tree::in_words(tree.inside(part), tree.0[part].depth + 1);
            }
            *told += &format!("> {answer}\n\n");
        }
    }
    let over = house.ended("origami", 0);
    for (language, told) in &mut told {
        browser.open(&format!("{}?view=text&lang={}", over.path(), language.code()));
        let mut end = tree::read(&mut browser).in_words();
        // That somebody watches is told a moment sooner or later.
        for say in Language::ALL.map(Phrases) {
            end = end.replace(&format!(" {}", say.talk_watchers(1_u32)), "");
        }
        *told += &end;
        compare(&format!("game-by-ear.{}.txt", language.code()), told);
    }
    browser.done();
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
