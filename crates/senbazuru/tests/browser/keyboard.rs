//! A whole game without a mouse: Tab, Enter, Space, arrows and Escape.

use serde_json::json;

use crate::driver::Driver;
use crate::house::{House, sit};
use crate::page::{Browser, keys};
use crate::player::{Player, keeps_focus, press};

/// Presses what is found there, by keys alone.
fn press_at(browser: &mut Browser, selector: &str) {
    let element = browser.find(selector);
    press(browser, &element);
}

#[test]
fn from_the_first_page_to_the_final_screen() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.open("/");
    // The first Tab offers to skip the header.
    browser.keys(keys::TAB.to_string());
    assert!(browser.run("return document.activeElement.matches('a.skip')") == true, "the skip link comes first");
    browser.keys(keys::ENTER.to_string());
    press_at(&mut browser, "form[action='/play'] input[name=game][value=origami]");
    press_at(&mut browser, "form[action='/play'] button[type=submit]");
    browser.find("#z-hand");
    let played = Player { eager: true, ..Player::by_keys(&mut || {}) }.play(&mut browser, u32::MAX);
    assert!(played.over && played.moves > 10 && played.draws > 0, "{played:?}");
    browser.find("#z-end");
    browser.done();
}

#[test]
fn the_end_of_a_game_to_the_final_screen() {
    let house = House::new();
    let table = house.ended("origami", 20);
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, 0);
    let mut other = || {
        house.answer(&table, 1);
    };
    let played = Player { eager: true, ..Player::by_keys(&mut other) }.play(&mut browser, u32::MAX);
    assert!(played.over && played.moves > 1, "{played:?}");
    browser.find("#z-end");
    keeps_focus(&mut browser, "the end");
    // On to the replay, through it by arrow keys, and back.
    press_at(&mut browser, "#z-end a[href$='/replay']");
    browser.until(
        "the replay is there",
        "return location.pathname.endsWith('/replay') && document.readyState === 'complete'",
    );
    let first = browser.text_of("return document.querySelector('[data-step=next]').getAttribute('href')");
    browser.keys(keys::RIGHT.to_string());
    browser.until_with(
        "a step further",
        "return document.querySelector('[data-step=next]').getAttribute('href') !== arguments[0]",
        &json!([first]),
    );
    browser.done();
}

#[test]
fn escape_steps_back_and_arrows_lead_along_the_cards() {
    let house = House::new();
    let (table, seat) = house.before("origami", 20, "play");
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    // A draft, then back: focus is on the card again.
    let link = browser.text_of("return document.querySelector('#z-hand a[data-draft]').getAttribute('href')");
    press_at(&mut browser, "#z-hand a[data-draft]");
    browser.until("the draft lies there", "return document.getElementById('move').elements.play");
    browser.until("focus is in it", "return document.activeElement.matches('[form=move], #move *')");
    browser.keys(keys::ESCAPE.to_string());
    browser.until("the draft is gone", "return !document.getElementById('move').elements.play");
    browser.until_with(
        "focus is on the card",
        "return document.activeElement.getAttribute('href') === arguments[0]",
        &json!([link]),
    );
    // Along the hand.
    let cards = "[...document.querySelectorAll('[data-place=hand] :is(a, button, .pick input, [tabindex=\"0\"])')]";
    browser.run(&format!("{cards}[0].focus()"));
    browser.keys(keys::RIGHT.to_string());
    assert_eq!(browser.run(&format!("return {cards}.indexOf(document.activeElement)")), 1);
    // The number of a card stands for a click on it; the list of keys opens and closes.
    browser.keys("?");
    browser.find("dialog#keys[open]");
    browser.keys(keys::ESCAPE.to_string());
    browser.until("the list is closed", "return !document.querySelector('dialog[open]')");
    keeps_focus(&mut browser, "the list of keys");
    // The large view comes with focus on a card.
    let card = browser.run(&format!("return {cards}[0]"));
    let card = Driver::element(&card).expect("a card");
    browser.keys(keys::TAB.to_string());
    browser.run_with("arguments[0].focus({ focusVisible: true })", &json!([card.value()]));
    browser.find("#large");
    // What is looked up comes into a dialog, and Escape closes it.
    press_at(&mut browser, "#z-deck a[data-dialog]");
    browser.find("dialog#dialog[open]");
    browser.keys(keys::ESCAPE.to_string());
    browser.until("the dialog is closed", "return !document.querySelector('dialog[open]')");
    keeps_focus(&mut browser, "the dialog");
    browser.done();
}
