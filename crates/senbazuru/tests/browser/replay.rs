//! A game that is over, played like a film: the bar, the buttons, the keys, the log, and what must not be told before the end.

use serde_json::json;

use crate::house::{House, Imported, record};
use crate::layout::faults;
use crate::page::{Browser, keys};

/// The arrow to the left, Page Up and Page Down, as the protocol writes them.
const LEFT: &str = "\u{e012}";
const PAGE_UP: &str = "\u{e00e}";
const PAGE_DOWN: &str = "\u{e00f}";

/// A game that is over.
fn over(house: &House, game: &str, options: &[&str]) -> Imported {
    house.import(&record(game, options, 5))
}

/// A number that stands where one is: `at`, `first` or `chapter`.
fn here(browser: &mut Browser, what: &str) -> u64 {
    let number =
        browser.run_with("return Number(document.getElementById('now').dataset[arguments[0]])", &json!([what]));
    number.as_u64().expect("a number")
}

/// Waits until the page shows another moment, and all that tells which one agrees.
fn moved(browser: &mut Browser, from: u64) -> u64 {
    browser.until_with(
        "another moment",
        "const { at, first } = document.getElementById('now').dataset;
         const lines = [...document.querySelectorAll('#log li')].map((line) => Number(line.dataset.n));
         const current = [...document.querySelectorAll('#log li[aria-current]')].map((line) => Number(line.dataset.n));
         return Number(at) !== arguments[0] && new URLSearchParams(location.search).get('at') === at
           && document.getElementById('place').value === at && lines.every((n) => n <= Number(at))
           && current.every((n) => n >= Number(first)) && document.getElementById('caption').textContent.trim()",
        &json!([from]),
    );
    here(browser, "at")
}

/// The left mouse button does that on the bar, so far along it.
fn mouse(browser: &mut Browser, kind: &str, share: f64) {
    let place = browser.run(
        "const { left, width, top, height } = document.getElementById('place').getBoundingClientRect();
         return [left + 8, width - 16, top + height / 2]",
    );
    let at = |n: usize| place[n].as_f64().expect("a number");
    let event = json!({ "type": kind, "x": at(0) + share * at(1), "y": at(2), "button": "left", "buttons": 1, "clickCount": 1 });
    browser.driver.cdp("Input.dispatchMouseEvent", &event);
}

#[test]
fn the_bar_is_dragged_and_keys_lead_by_steps_turns_and_rounds() {
    let house = House::new();
    let table = over(&house, "legends", &["--players", "3"]);
    let mut browser = Browser::new(&house.server);
    browser.open(&format!("{}/replay?seat=1", table.path()));
    browser.until("the script is there", "return document.documentElement.matches('.scripted')");
    let first = here(&mut browser, "at");
    // Dragged: the table follows while the bar is held.
    mouse(&mut browser, "mousePressed", 0.1);
    mouse(&mut browser, "mouseMoved", 0.4);
    browser.until_with(
        "the table follows",
        "return Number(document.getElementById('now').dataset.at) > arguments[0]",
        &json!([first]),
    );
    mouse(&mut browser, "mouseMoved", 0.6);
    mouse(&mut browser, "mouseReleased", 0.6);
    let dragged = moved(&mut browser, first);
    assert!(dragged > first + 20, "{dragged} after {first}");
    // By steps, there and back, though the bar has focus.
    browser.keys(keys::RIGHT.to_string());
    let next = moved(&mut browser, dragged);
    browser.keys(LEFT);
    assert!(next > dragged && moved(&mut browser, next) == dragged);
    // By turns, and by rounds.
    let turn = here(&mut browser, "chapter");
    browser.keys(PAGE_DOWN);
    let later = moved(&mut browser, dragged);
    assert!(here(&mut browser, "chapter") == later && later > turn, "a turn begins");
    browser.keys(PAGE_UP);
    assert!(moved(&mut browser, later) <= turn, "the turn before");
    let now = here(&mut browser, "at");
    browser.click("#step-round-next");
    let round = moved(&mut browser, now);
    assert!(here(&mut browser, "chapter") == round && round > now);
    // A turn of the list.
    let listed = browser.run("const list = document.getElementById('chapter'); list.value = list.options[2].value; list.dispatchEvent(new Event('change', { bubbles: true })); return Number(list.value)");
    assert_eq!(moved(&mut browser, round), listed.as_u64().expect("an entry"));
    browser.done();
}

#[test]
fn a_line_of_the_log_leads_to_its_moment_and_a_link_to_it_opens_there() {
    let house = House::new();
    let table = over(&house, "origami", &["--players", "2"]);
    let mut browser = Browser::new(&house.server);
    browser.open(&format!("{}/replay?at=60&seat=all", table.path()));
    assert!(browser.count("#z-hand .of-one .card") > 2, "all hands lie open");
    browser.until("the script is there", "return document.documentElement.matches('.scripted')");
    let at = here(&mut browser, "at");
    let n = browser.run("const line = [...document.querySelectorAll('#log li')].at(-6); line.scrollIntoView({ block: 'center' }); return Number(line.dataset.n)");
    browser.click(&format!("#log li[data-n='{n}'] > .jump"));
    let there = moved(&mut browser, at);
    assert!(there < at && here(&mut browser, "first") <= n.as_u64().expect("a number"));
    // The same moment again by its address, and by the eyes of somebody else.
    let address = browser.path();
    let hands = "return document.getElementById('z-hand').innerText";
    let shown = browser.text_of(hands);
    browser.driver.reload();
    assert_eq!((browser.text_of(hands), here(&mut browser, "at")), (shown, there), "{address}");
    browser.follow("[data-eyes='0']");
    assert_eq!(here(&mut browser, "at"), there);
    assert!(browser.has("#z-seat-0.mine") && !browser.has(".of-one"));
    browser.done();
}

#[test]
fn it_plays_to_the_end_and_tells_the_result_only_there() {
    let house = House::new();
    let table = over(&house, "origami", &["--players", "2"]);
    let mut browser = Browser::new(&house.server);
    browser.open(&format!("{}/replay?at=4000000000&seat=none", table.path()));
    let result = browser.text_of("return document.querySelector('#result strong').textContent.trim()");
    assert!(result.contains(" win"), "{result}");
    let last = here(&mut browser, "at");
    // A page that was opened before the end.
    browser.open(&format!("{}/replay?at={}&seat=none", table.path(), last - 6));
    browser.until("the script is there", "return document.documentElement.matches('.scripted')");
    browser.run(
        "const list = document.getElementById('speed'); list.value = 'fast'; list.dispatchEvent(new Event('change'))",
    );
    let tells = json!([result]);
    let is_told = "return document.documentElement.outerHTML.includes(arguments[0])";
    assert_eq!(browser.run_with(is_told, &tells), json!(false), "it is not told before the end");
    // A space plays, another one pauses.
    browser.keys(" ");
    browser.until("it plays", "return document.getElementById('play').ariaPressed === 'true'");
    let at = here(&mut browser, "at");
    moved(&mut browser, at);
    browser.keys(" ");
    browser.until("it rests", "return document.getElementById('play').ariaPressed === 'false'");
    browser.click("#play");
    browser.until_with(
        "the end",
        "return Number(document.getElementById('now').dataset.at) === arguments[0]",
        &json!([last]),
    );
    browser.until("it stops there", "return document.getElementById('play').ariaPressed === 'false'");
    assert_eq!(browser.run_with(is_told, &tells), json!(true));
    browser.follow("#result a");
    browser.find("#z-end .headline");
    browser.done();
}

#[test]
fn an_island_opened_large_is_that_of_the_moment() {
    let house = House::new();
    let table = over(&house, "islands", &["--players", "2"]);
    let mut browser = Browser::new(&house.server);
    browser.open(&format!("{}/replay?at=50&seat=0", table.path()));
    browser.until("the script is there", "return document.documentElement.matches('.scripted')");
    let at = here(&mut browser, "at");
    browser.keys(keys::RIGHT.to_string());
    let now = moved(&mut browser, at);
    browser.click("#z-seat-1 .small-islands a");
    browser.find("#dialog[open] .isle");
    let asked = browser.text_of("return performance.getEntriesByType('resource').map((e) => e.name).filter((name) => name.includes('/replay/isle')).join()");
    assert!(asked.ends_with(&format!("&at={now}")), "{asked}");
    browser.done();
}

#[test]
fn without_scripts_forms_lead_to_a_moment() {
    let house = House::new();
    let table = over(&house, "legends", &["--players", "2"]);
    let mut browser = Browser::new(&house.server);
    browser.driver.cdp("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    browser.open(&format!("{}/replay?at=30&seat=0", table.path()));
    let at = here(&mut browser, "at");
    assert!(
        !browser.has("html.scripted")
            && browser.run("return document.getElementById('play').checkVisibility()") == json!(false)
    );
    browser.follow("#step-next");
    assert!(here(&mut browser, "at") > at);
    // The bar, by its keys.
    browser.click("#place");
    let far = here(&mut browser, "at");
    browser.follow("#bar .unscripted");
    assert!(here(&mut browser, "at") > far, "it was clicked in its middle");
    browser.done();
}

/// The layout lint looks at the replay as whoever sees it, on a phone and on a small screen; it asks nothing and may scroll.
#[test]
fn a_replay_lies_well() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let mut found = Vec::new();
    let cards = over(&house, "legends", &["--players", "3"]);
    let islands = over(&house, "islands", &["--players", "3"]);
    for (table, page, sizes) in [
        (&cards, "?at=60&seat=0", &[(360, 740), (1280, 720)][..]),
        // On a phone the controls lie above what is scrolled.
        (&cards, "?at=60&seat=all", &[(1280, 720)]),
        (&cards, "?at=4000000000&seat=none", &[(360, 740), (1280, 720)]),
        (&islands, "?at=60&seat=0", &[(1280, 720)]),
        (&islands, "?at=4000000000&seat=none", &[(1280, 720)]),
    ] {
        for &size in sizes {
            browser.size(size.0, size.1);
            browser.open(&format!("{}/replay{page}", table.path()));
            browser.until("the script is there", "return document.documentElement.matches('.scripted')");
            let faults = faults(&mut browser, size, false);
            found.extend(faults.iter().map(|fault| format!("{page} {size:?}: {fault}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    browser.done();
}
