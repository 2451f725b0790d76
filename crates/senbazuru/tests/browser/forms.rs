//! Without scripts: everything is a link or a form.

use serde_json::json;

use crate::game::begin;
use crate::house::House;
use crate::page::Browser;
use crate::player::{Played, Player};

#[test]
fn turns_by_forms_alone() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.driver.cdp("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    begin(&mut browser);
    assert!(!browser.has("html.scripted"), "no script has run");
    let (mut draws, mut plays) = (0, 0);
    for _ in 0..60 {
        let Played { draws: drawn, plays: played, .. } =
            Player { reloads: true, ..Player::by_mouse(&mut || {}) }.play(&mut browser, 1);
        (draws, plays) = (draws + drawn, plays + played);
        if draws > 0 && plays > 0 {
            break;
        }
    }
    assert!(draws > 0 && plays > 0, "{draws} draws, {plays} plays");
    assert_eq!(house.streams(), 0, "nobody listens");
    browser.done();
}
