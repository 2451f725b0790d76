//! A move that the rules forbid.

use crate::house::{House, sit};
use crate::page::Browser;
use crate::player::Player;

#[test]
fn a_refused_move_shows_its_reason_with_a_link_to_the_rule() {
    let house = House::new();
    let (table, seat) = house.before("origami", 20, "draw");
    let mut browser = Browser::new(&house.server);
    browser.expect("422");
    sit(&mut browser, &table, seat);
    browser.find("button[value=draw]");
    let boxes = browser.count("#z-line input[name=line]");
    for n in 1..=boxes {
        browser.click(&format!("#z-line li:nth-of-type({n}) label.pick"));
    }
    assert_eq!(browser.count("#z-line input[name=line]:checked"), boxes);
    browser.click("button[value=draw]");
    browser.find("#refusal .refusal a[href^='/rules/']");
    assert_eq!(browser.count("#z-line input[name=line]:checked"), boxes, "nothing that was chosen is lost");
    // The link leads to the rule.
    browser.follow("#refusal .refusal a[href^='/rules/']");
    let path = browser.path();
    assert!(path.starts_with("/rules/"), "{path}");
    browser.find("main h1");
    browser.done();
}

/// A card that can't be played says why, by rule.
#[test]
fn a_card_that_cannot_be_played_says_why() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    for after in [10, 20, 30, 40, 50] {
        let (table, seat) = house.before("origami", after, "draw");
        sit(&mut browser, &table, seat);
        browser.find("#z-hand");
        if browser.has("#z-hand .pick.blocked") {
            browser.click("#z-hand .pick.blocked");
            browser.find("#large .why a[href^='/rules/']");
            return browser.done();
        }
    }
    panic!("all cards can be played everywhere");
}

/// A move for a board that is no more is refused, the board as it is now comes with the reason, and the game goes on.
#[test]
fn a_late_move_is_harmless() {
    let house = House::new();
    let (table, seat) = house.before("origami", 20, "draw");
    let mut browser = Browser::new(&house.server);
    browser.expect("409");
    sit(&mut browser, &table, seat);
    browser.find("button[value=draw]");
    let version = house.look(&table.id, &table.tokens[seat])["table"]["version"].clone();
    browser.run("document.getElementById('move').elements.version.value -= 1");
    browser.click("#z-line li:first-of-type label.pick");
    browser.click("button[value=draw]");
    browser.find("#refusal .refusal");
    assert_eq!(house.look(&table.id, &table.tokens[seat])["table"]["version"], version, "nothing has happened");
    browser.driver.reload();
    assert_eq!(Player::by_mouse(&mut || {}).play(&mut browser, 1).moves, 1);
    browser.done();
}
