//! Nothing is lost on a phone, on the largest screens, nor where letters are twice as large.

use crate::house::House;
use crate::page::Browser;
use crate::scans::too_wide;
use crate::sights::{MAIN, Sights};

const PHONE: u32 = 360;
const DESK: u32 = 1280;

/// What was found beyond the edge.
#[derive(Default)]
struct Found(Vec<String>);

impl Found {
    fn look(&mut self, browser: &mut Browser, name: &str, width: u32) {
        self.0.extend(too_wide(browser, width).into_iter().map(|what| format!("{name} at {width} px: {what}")));
    }
}

fn speak(browser: &mut Browser, language: &str) {
    browser.open(&format!("/language/{language}?to=/robots.txt"));
}

#[test]
fn nothing_is_wider_than_a_phone_in_any_language() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Found::default();
    browser.size(PHONE, 740);
    for language in ["en", "it", "de"] {
        speak(&mut browser, language);
        // All of them in the language with the longest words, the main ones in the others.
        for sight in sights.all.iter().filter(|sight| language == "de" || MAIN.contains(&sight.name)) {
            browser.open(&sight.path);
            found.look(&mut browser, &format!("{} ({language})", sight.name), PHONE);
        }
    }
    // What opens above the table.
    browser.open(sights.path("mixed"));
    browser.click("#z-deck a[data-dialog]");
    browser.find("dialog#dialog[open]");
    found.look(&mut browser, "dialog", PHONE);
    browser.click("dialog#dialog [data-close]");
    browser.click("#z-hand .pick");
    found.look(&mut browser, "a card that is chosen", PHONE);
    assert!(found.0.is_empty(), "{:#?}", found.0);
    browser.done();
}

#[test]
fn nothing_is_lost_on_tablets_and_on_large_screens() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Found::default();
    // The language with the longest words.
    speak(&mut browser, "de");
    for (width, height) in [(768, 1024), (1024, 768), (1440, 900), (3840, 2160)] {
        browser.size(width, height);
        for name in [
            "waiting",
            "origami",
            "legends-draft",
            "mixed",
            "end",
            "replay",
            "islands",
            "islands-keep",
            "islands-science",
        ] {
            browser.open(sights.path(name));
            found.look(&mut browser, name, width);
        }
    }
    assert!(found.0.is_empty(), "{:#?}", found.0);
    browser.done();
}

#[test]
fn nothing_is_lost_where_letters_are_twice_as_large() {
    let house = House::new();
    let mut browser = Browser::with_large_letters(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Found::default();
    speak(&mut browser, "de");
    browser.size(DESK, 900);
    browser.open("/");
    assert_eq!(browser.run("return parseFloat(getComputedStyle(document.documentElement).fontSize) >= 32"), true);
    for sight in sights.all.iter().filter(|sight| MAIN.contains(&sight.name) || sight.name.ends_with("draft")) {
        browser.open(&sight.path);
        found.look(&mut browser, sight.name, DESK);
    }
    assert!(found.0.is_empty(), "{:#?}", found.0);
    browser.done();
}
