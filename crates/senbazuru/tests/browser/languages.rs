//! Three languages, changeable at once.

use crate::house::{House, sit};
use crate::page::Browser;
use crate::player::Player;

#[test]
fn the_language_changes_at_once_and_is_kept() {
    let house = House::new();
    let (table, seat) = house.before("origami", 20, "play");
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    let draft = browser.text_of("return document.querySelector('a[data-draft]').getAttribute('href')");
    let mut seen = Vec::new();
    for path in ["/", "/cards/fox", "/rules/O-5.1", &table.path(), &draft] {
        for language in ["it", "de", "en"] {
            browser.open(path);
            // At a table the languages are in the menu.
            browser.run("document.querySelectorAll('header details.menu').forEach((menu) => (menu.open = true))");
            browser.follow(&format!("header nav.languages a[hreflang={language}]"));
            assert_eq!(browser.path(), path, "one stays on the page");
            assert_eq!(browser.text_of("return document.documentElement.lang"), language);
            seen.push(browser.text_of("return document.querySelector('main').innerText"));
        }
        seen.dedup();
        assert_eq!(seen.len(), 3, "{path} says something else in each language");
        seen.clear();
    }
    // Kept for other pages and for another visit.
    browser.open("/language/it?to=/rules");
    browser.open("/cards");
    assert_eq!(browser.text_of("return document.documentElement.lang"), "it");
    browser.done();
}

/// Without a choice the browser's languages count.
#[test]
fn the_browser_chooses_the_first_language() {
    let house = House::new();
    for (accepts, language) in [("de-AT,en", "de"), ("fr,it;q=0.5", "it"), ("fr", "en")] {
        let mut browser = Browser::with(&house.server, &[&format!("--accept-lang={accepts}")]);
        browser.open("/");
        assert_eq!(browser.text_of("return document.documentElement.lang"), language, "{accepts}");
        browser.done();
    }
}

/// A page that is opened in another language for one look stays in it, whatever comes by the stream.
#[test]
fn what_comes_is_told_in_the_language_of_the_page() {
    const QUESTION: &str = "return document.getElementById('z-ask').innerText";
    let house = House::new();
    let (table, seat) = house.before("origami", 30, "draw");
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    let in_german = format!("{}?lang=de", table.path());
    browser.open(&in_german);
    let before = browser.text_of(QUESTION);
    assert_eq!(Player::by_mouse(&mut || {}).play(&mut browser, 1).moves, 1);
    browser.until(
        "the next question is there",
        &format!("return document.getElementById('z-ask').innerText !== {before:?}"),
    );
    let came = browser.text_of(QUESTION);
    browser.open(&in_german);
    assert_eq!(came, browser.text_of(QUESTION));
    browser.open(&table.path());
    assert_ne!(came, browser.text_of(QUESTION), "it would be another text in English");
    browser.done();
}
