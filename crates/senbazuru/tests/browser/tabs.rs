//! Many tabs of one browser on the same table.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::common::GUARD;
use crate::game::begin;
use crate::house::House;
use crate::page::Browser;
use crate::player::Player;

/// Goes to a tab, as a click on it does.
fn go_to(browser: &mut Browser, tab: &str) {
    browser.driver.go_to_tab(tab);
    browser.driver.cdp("Page.bringToFront", &json!({}));
    browser.until("the tab is seen", "return !document.hidden");
}

#[test]
fn eight_tabs_rest_while_hidden_and_show_the_newest_when_seen() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    begin(&mut browser);
    let path = browser.path();
    let mut tabs = vec![browser.driver.tab()];
    for _ in 1..8 {
        let tab = browser.driver.new_tab();
        go_to(&mut browser, &tab);
        browser.open(&path);
        browser.find("#z-hand");
        tabs.push(tab);
    }
    // Only the tab that is seen keeps its stream.
    let start = Instant::now();
    while house.streams() > 1 {
        assert!(start.elapsed() < GUARD, "{} streams are open", house.streams());
        std::thread::sleep(Duration::from_millis(50));
    }
    Player::by_mouse(&mut || {}).play(&mut browser, 1);
    browser.until("it is my turn again", "return document.querySelector('#z-status[data-mine]')");
    let version = browser.run("return document.getElementById('move').elements.version.value");
    for tab in &tabs {
        go_to(&mut browser, tab);
        browser.until_with(
            "the newest is seen",
            "return document.getElementById('move').elements.version.value === arguments[0]",
            &json!([version]),
        );
    }
    // Moves work in any of them.
    let played = Player::by_mouse(&mut || {}).play(&mut browser, 1);
    assert_eq!(played.moves, 1);
    assert!(house.streams() <= 8, "{} streams", house.streams());
    browser.done();
}
