//! For everybody: zoom, large letters on a small screen, colours of one's own, and one announcement an event.

use serde_json::json;

use crate::house::{House, sit_quietly};
use crate::is_long;
use crate::page::Browser;
use crate::scans::{faint, too_wide};
use crate::sights::{MAIN, Sights};

/// Looked at every time; all main pages are in the long form.
const ALWAYS: [&str; 9] =
    ["home", "new", "legends", "legends-text", "islands-text", "talk", "talk-text", "end-text", "me"];

fn names() -> Vec<&'static str> {
    let more = MAIN.into_iter().filter(|name| is_long() && !ALWAYS.contains(name));
    ALWAYS.into_iter().chain(more).collect()
}

/// Opens a page, with everything unfolded that is folded away.
fn open(browser: &mut Browser, sights: &Sights, name: &str) {
    browser.open(sights.path(name));
    browser
        .run("document.querySelectorAll('#talk-box, #talk-box details.phrases').forEach((box) => (box.open = true))");
}

#[test]
fn nothing_is_lost_at_400_percent() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Vec::new();
    browser.open("/language/de?to=/robots.txt");
    // A window of 1280 by 1024, four times as large.
    browser.size(320, 256);
    for name in names() {
        open(&mut browser, &sights, name);
        found.extend(too_wide(&mut browser, 320).into_iter().map(|what| format!("{name}: {what}")));
    }
    assert!(found.is_empty(), "{found:#?}");
    browser.done();
}

#[test]
fn nothing_is_lost_on_a_phone_with_letters_twice_as_large() {
    let house = House::new();
    let mut browser = Browser::with_large_letters(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Vec::new();
    browser.open("/language/de?to=/robots.txt");
    browser.size(360, 740);
    for name in names() {
        open(&mut browser, &sights, name);
        found.extend(too_wide(&mut browser, 360).into_iter().map(|what| format!("{name}: {what}")));
    }
    assert!(found.is_empty(), "{found:#?}");
    browser.done();
}

/// Where the system sets the colours, all text is to be read, and what is chosen or asked is still marked.
#[test]
fn everything_is_seen_in_colours_of_ones_own() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Vec::new();
    for theme in ["light", "dark"] {
        let features =
            json!([{ "name": "forced-colors", "value": "active" }, { "name": "prefers-color-scheme", "value": theme }]);
        browser.driver.cdp("Emulation.setEmulatedMedia", &json!({ "features": features }));
        for name in names() {
            open(&mut browser, &sights, name);
            assert_eq!(browser.run("return matchMedia('(forced-colors: active)').matches"), true);
            let (faint, measured) = faint(&mut browser);
            assert!(measured >= 8, "{name}: only {measured} pieces of text were measured");
            found.extend(faint.into_iter().map(|what| format!("{name}, {theme}: {what}")));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    browser.done();
}

/// Notes what a screen reader would say by itself: the text of each region that speaks, whenever it becomes another one.
const LISTEN: &str = "
    window.said = [];
    const speaks = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
    const text = (region) => region.textContent.trim().replace(/\\s+/g, ' ');
    // What comes with its text does not speak: a change of it does.
    const last = new Map([...document.querySelectorAll(speaks)].map((region) => [region, text(region)]));
    new MutationObserver((changes) => {
        const regions = new Set(changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(speaks)).filter(Boolean));
        for (const region of regions) {
            const now = text(region);
            if (now && last.has(region) && last.get(region) !== now) window.said.push([region.id, now]);
        }
        for (const region of document.querySelectorAll(speaks)) last.set(region, text(region));
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
";

#[test]
fn an_event_is_announced_once() {
    let house = House::new();
    for view in ["text", "drawn"] {
        let mut browser = Browser::new(&house.server);
        let (table, asked) = house.before("origami", 45, "play");
        let me = 1 - asked;
        browser.open("/");
        sit_quietly(&mut browser, &table, me);
        browser.open(&format!("{}?view={view}", table.path()));
        browser.until(
            "the stream is open",
            "return performance.getEntriesByType('resource').some(({ name }) => name.includes('/live'))",
        );
        std::thread::sleep(std::time::Duration::from_millis(500));
        browser.run(LISTEN);
        let mut heard = 0;
        // Moves of the other, until the visitor is asked.
        for _ in 0..12 {
            let version = house.look(&table.id, &table.tokens[me])["table"]["version"].clone();
            if !house.answer(&table, asked) {
                break;
            }
            let entries = house.look(&table.id, &table.tokens[me])["table"]["version"].as_u64().unwrap_or(0)
                - version.as_u64().unwrap_or(0);
            browser.until_with("it is said", "return window.said.length > arguments[0]", &json!([heard]));
            std::thread::sleep(std::time::Duration::from_millis(if view == "text" { 300 } else { 4000 }));
            let said = browser.run("return window.said");
            let fresh: Vec<_> = said.as_array().expect("a list")[heard..].to_vec();
            heard += fresh.len();
            let by_caption = fresh.iter().filter(|said| said[0] == "caption").count() as u64;
            let others: Vec<_> = fresh.iter().filter(|said| said[0] != "caption").collect();
            // In words all that came at once is said at once; drawn it is said step by step.
            assert!(by_caption >= 1 && by_caption <= if view == "text" { 1 } else { entries }, "{view}: {fresh:?}");
            // Drawn, the bar says that it is one's turn.
            let is_asked = browser.has("#z-status[data-mine]");
            assert!(others.len() <= usize::from(is_asked && view == "drawn"), "{view}: {fresh:?}");
        }
        assert!(heard > 0);
        browser.done();
    }
}
