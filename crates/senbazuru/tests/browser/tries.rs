//! What if: a record is brought as a file, looked at, played on from as it was and dealt anew, and both tries stand side by side.

use crate::common::directory;
use crate::house::{House, record};
use crate::page::Browser;
use crate::player::Player;

/// Plays on in the first seat from the first decision of that part of the game.
fn play_on(browser: &mut Browser, table: &str, how: &str) -> (u32, String) {
    for at in 20.. {
        browser.open(&format!("{table}/replay?at={at}&seat=0"));
        browser.follow("#what-if a[href*='/tries']");
        if browser.has("form[action$='/tries']") {
            browser.click(&format!("input[value='{how}']"));
            browser.follow("form[action$='/tries'] button");
            browser.find("#table");
            return (at, browser.path());
        }
    }
    unreachable!()
}

#[test]
fn a_record_is_brought_as_a_file_and_played_on_from_twice() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let folder = directory();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, record("origami", &[], 7).join("\n") + "\n").expect("a file");
    browser.open("/records");
    // What is chosen is sent as a file, without any script.
    let input = browser.find("#file");
    browser.driver.type_into(&input, &file.display().to_string());
    browser.follow(".records button");
    let replay = browser.path();
    assert!(replay.ends_with("/replay"), "{replay}");

    let table = replay.trim_end_matches("/replay").to_owned();
    let (at, first) = play_on(&mut browser, &table, "as-it-was");
    // The way back leads to the same moment.
    browser.follow("a.to-moment");
    assert!(browser.run("return location.search").to_string().contains(&format!("at={at}&seat=0")));
    browser.follow("#what-if a[href*='/tries']");
    assert_eq!(browser.count(".tries .try"), 1);
    let (_, second) = play_on(&mut browser, &table, "anew");
    assert_ne!(first, second);
    // One of them to its end: both stand side by side there.
    browser.open(&first);
    let played = Player::by_mouse(&mut || {}).play(&mut browser, u32::MAX);
    assert!(played.over, "{played:?}");
    browser.until("both tries are seen", "return document.querySelectorAll('#z-end .tries .try').length === 2");
    assert_eq!(browser.count("#z-end .tries .try.this"), 1);
    let seen = browser.text_of("return document.querySelector('#z-end .tries').innerText");
    assert!(seen.contains("as it was") && seen.contains("dealt anew") && seen.contains("In the game itself"), "{seen}");
    browser.follow(&format!("#z-end .what-next a[href^='{replay}']"));
    // The moment as text.
    browser.follow("#what-if a[href*='/diagram']");
    assert!(browser.text_of("return document.querySelector('#diagram').innerText").contains("Draw Line: "));
    browser.done();
}
