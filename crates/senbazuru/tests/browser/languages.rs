//! Three languages, changeable at once.

use crate::house::{House, sit};
use crate::page::Browser;

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
