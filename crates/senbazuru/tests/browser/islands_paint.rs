//! A shape is painted by mouse, by finger and by keyboard; a place where it does not fit says why; a painting is prepared.

use std::time::Instant;

use serde_json::{Value, json};

use crate::common::GUARD;
use crate::house::{House, Imported, record, sit};
use crate::page::{Browser, keys};

/// Keys that move a shape.
const DOWN: char = '\u{E015}';
const LEFT: char = '\u{E012}';

/// A game up to a painting of so many squares at least, and the seat that paints.
fn before_painting(house: &House, after: usize, squares: usize) -> (Imported, usize) {
    let record = record("islands", &[], 7);
    let is_wanted = |&(n, line): &(usize, &String)| {
        // Seat, word, island and colour stand before the squares.
        n >= after
            && line.get(2..).is_some_and(|rest| rest.starts_with("paint"))
            && line.split(' ').count() >= 4 + squares
    };
    let (at, line) = record.iter().enumerate().find(is_wanted).expect("such a painting");
    (house.import(&record[..at]), line[..1].parse().expect("a seat"))
}

fn version(house: &House, table: &Imported, seat: usize) -> u64 {
    house.look(&table.id, &table.tokens[seat])["table"]["version"].as_u64().expect("a number")
}

/// Where the middle of such an element is, which is brought into sight.
fn middle(browser: &mut Browser, selector: &str, nth: u64) -> (f64, f64) {
    let place = browser.run_with(
        "const e = document.querySelectorAll(arguments[0])[arguments[1]];
         e.scrollIntoView({ block: 'center' });
         const { x, y, width, height } = e.getBoundingClientRect();
         return [x + width / 2, y + height / 2]",
        &json!([selector, nth]),
    );
    (place[0].as_f64().expect("a number"), place[1].as_f64().expect("a number"))
}

fn mouse(browser: &mut Browser, kind: &str, (x, y): (f64, f64)) {
    let pressed = kind == "mousePressed" || kind == "mouseReleased";
    let button = if pressed { "left" } else { "none" };
    let delta = if kind == "mouseWheel" { 120 } else { 0 };
    let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": u8::from(pressed), "deltaX": 0, "deltaY": delta });
    browser.driver.cdp("Input.dispatchMouseEvent", &event);
}

fn touch(browser: &mut Browser, kind: &str, at: Option<(f64, f64)>) {
    let points: Vec<Value> = at.into_iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
    browser.driver.cdp("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
}

/// The squares that are chosen, as the form will send them; nothing as long as they can't be painted.
fn chosen(browser: &mut Browser) -> String {
    browser.text_of("return document.querySelector('#move input[name=paint]').value")
}

/// The squares the shape covers.
fn covered(browser: &mut Browser) -> String {
    browser.text_of("return [...document.querySelectorAll('.lay.shape i')].map(({ dataset }) => dataset.row + ' ' + dataset.column).join()")
}

/// Moves the mouse onto such an element until the shape has followed it there; a hand is never quite still. Gives the place.
fn hover(browser: &mut Browser, selector: &str, nth: u64) -> (f64, f64) {
    let start = Instant::now();
    while start.elapsed() < GUARD {
        let (x, y) = middle(browser, selector, nth);
        for by in [-1.0, 0.0] {
            mouse(browser, "mouseMoved", (x + by, y));
        }
        let is_here = browser.run_with(
            "return Boolean(document.querySelectorAll(arguments[0])[arguments[1]].closest('.canvas').querySelector('.lay.shape i'))",
            &json!([selector, nth]),
        );
        if is_here == true {
            return (x, y);
        }
    }
    panic!("the shape does not follow the mouse");
}

/// Clicks into the middle of such an element.
fn press(browser: &mut Browser, selector: &str, nth: u64) {
    let place = middle(browser, selector, nth);
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
        mouse(browser, kind, place);
    }
}

/// The name of a marked square, and the number of its island.
fn marked(browser: &mut Browser, nth: u64) -> (String, String) {
    let named = browser.run_with(
        "const e = document.querySelectorAll('.lay.glow i')[arguments[0]];
         return ['abcdefgh'[e.dataset.column - 1] + e.dataset.row, e.closest('.canvas').dataset.island]",
        &json!([nth]),
    );
    let text = |n: usize| named[n].as_str().expect("a text").to_owned();
    (text(0), text(1))
}

/// The placements with that square among the legal moves of a seat, as the form says them.
fn holding(house: &House, table: &Imported, seat: usize, (square, island): &(String, String)) -> Vec<String> {
    let look = house.look(&table.id, &table.tokens[seat]);
    let moves = look["legal"]["moves"].as_array().expect("a list").iter();
    let painted = moves.filter_map(|m| m.as_str()?.strip_prefix("paint ").map(str::to_owned));
    painted.filter(|m| m.starts_with(island.as_str()) && m.split(' ').any(|word| word == square)).collect()
}

/// Turns the wheel where the shape is, and with it the shape.
fn roll(browser: &mut Browser) {
    let before = covered(browser);
    let start = Instant::now();
    while covered(browser) == before {
        assert!(start.elapsed() < GUARD, "the wheel does not turn the shape");
        let place = middle(browser, ".lay.shape i", 0);
        mouse(browser, "mouseWheel", place);
    }
}

#[test]
fn a_shape_is_placed_by_mouse() {
    let house = House::new();
    let (table, seat) = before_painting(&house, 20, 4);
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    browser.find(".canvas.open");
    let before = version(&house, &table, seat);
    // Above a landmark it does not fit, and the rule says why.
    let landmark = hover(&mut browser, ".canvas.open .site:not(.outline)", 0);
    browser.find("#preview.fails a[href^='/rules/I-']");
    browser.find(".lay.shape.fails i");
    assert!(!browser.has("[data-confirm][data-ready]"), "what does not fit can't be confirmed");
    roll(&mut browser);
    // Above a marked square it snaps to where it fits.
    let place = hover(&mut browser, ".lay.glow i", 0);
    browser.find("#preview.fits");
    assert_eq!(chosen(&mut browser), "", "it only follows the mouse");
    mouse(&mut browser, "mousePressed", place);
    mouse(&mut browser, "mouseReleased", place);
    browser.find(".lay.shape.set i");
    let words = chosen(&mut browser);
    mouse(&mut browser, "mouseMoved", landmark);
    assert_eq!(chosen(&mut browser), words, "it stays where it was set");
    assert_eq!(version(&house, &table, seat), before, "nothing was asked of the server meanwhile");
    browser.click("button[value=paint][data-ready]");
    browser.until("it is painted", "return !document.querySelector('.lay.shape.set i')");
    assert!(version(&house, &table, seat) > before);
    browser.done();
}

#[test]
fn a_click_on_any_marked_square_works() {
    let house = House::new();
    let (table, seat) = before_painting(&house, 20, 4);
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    browser.find(".canvas.open");
    let marks = browser.count(".lay.glow i");
    assert!(marks > 5, "{marks} squares are too few to tell");
    for nth in 0..marks {
        let square = marked(&mut browser, nth);
        press(&mut browser, ".lay.glow i", nth);
        let words = chosen(&mut browser);
        assert!(holding(&house, &table, seat, &square).contains(&words), "{square:?}: {words}");
    }
    browser.done();
}

#[test]
fn another_click_leads_to_the_next_place() {
    let house = House::new();
    let (table, seat) = before_painting(&house, 20, 4);
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    browser.find(".canvas.open");
    // A square with several of them.
    let counted = (0..browser.count(".lay.glow i")).map(|nth| {
        let square = marked(&mut browser, nth);
        (holding(&house, &table, seat, &square).len(), nth)
    });
    let (count, nth) = counted.max().expect("a square");
    assert!(count > 2, "{count} places are too few to tell");
    let square = marked(&mut browser, nth);
    let mut seen = Vec::new();
    for _ in 0..count {
        press(&mut browser, ".lay.glow i", nth);
        seen.push(chosen(&mut browser));
    }
    // And then around again.
    press(&mut browser, ".lay.glow i", nth);
    assert_eq!(chosen(&mut browser), seen[0]);
    let mut all = holding(&house, &table, seat, &square);
    seen.sort();
    all.sort();
    assert_eq!(seen, all);
    // By keyboard too.
    browser.keys(" ");
    assert_ne!(chosen(&mut browser), "");
    browser.done();
}

#[test]
fn a_shape_survives_a_click_where_it_does_not_fit() {
    let house = House::new();
    let (table, seat) = before_painting(&house, 20, 4);
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    browser.find(".canvas.open");
    let before = version(&house, &table, seat);
    // Nothing is sent as long as nothing is chosen.
    browser.click("button[value=paint]");
    browser.find("#preview.asks");
    assert_eq!(version(&house, &table, seat), before);
    press(&mut browser, ".lay.glow i", 0);
    let words = chosen(&mut browser);
    assert_ne!(words, "");
    // Into the sea, which no painting holds.
    let sea = browser.run(
        "const box = document.querySelector('.canvas.open .spots').getBoundingClientRect();
         const one = document.querySelector('.canvas.open');
         const marks = [...one.querySelectorAll('.lay.glow i, .site')].map(({ dataset }) => dataset.row + ' ' + dataset.column);
         for (let row = 1; row <= one.dataset.rows; row++) for (let column = 1; column <= one.dataset.columns; column++)
           if (!marks.includes(row + ' ' + column)) return [box.x + box.width * (column - .5) / one.dataset.columns, box.y + box.height * (row - .5) / one.dataset.rows]",
    );
    let place = (sea[0].as_f64().expect("a number"), sea[1].as_f64().expect("a number"));
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
        mouse(&mut browser, kind, place);
    }
    browser.find("#preview.fails a[href^='/rules/I-']");
    assert_eq!(chosen(&mut browser), words, "it stays where it was set");
    browser.click("button[value=paint][data-ready]");
    browser.until("it is painted", "return !document.querySelector('.lay.shape.set i')");
    assert!(version(&house, &table, seat) > before);
    browser.done();
}

#[test]
fn a_shape_is_placed_and_dragged_by_finger() {
    let house = House::new();
    let (table, seat) = before_painting(&house, 20, 4);
    let mut browser = Browser::new(&house.server);
    browser.size(360, 740);
    browser.driver.cdp("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }));
    sit(&mut browser, &table, seat);
    browser.find(".canvas.open");
    let before = version(&house, &table, seat);
    let place = middle(&mut browser, ".lay.glow i", 0);
    touch(&mut browser, "touchStart", Some(place));
    touch(&mut browser, "touchEnd", None);
    browser.find(".lay.shape.set i");
    let (words, squares) = (chosen(&mut browser), covered(&mut browser));
    let side = browser
        .run("const one = document.querySelector('.lay.shape.set').closest('.canvas'); return one.querySelector('.spots').clientWidth / one.dataset.columns")
        .as_f64()
        .expect("a width");
    assert!(side > 28.0, "squares are too small for fingers: {side}");
    // It follows the finger, and the page does not.
    let (x, y) = middle(&mut browser, ".lay.shape.set i", 0);
    let scrolled = browser.run("return scrollY");
    touch(&mut browser, "touchStart", Some((x, y)));
    let steps = 4;
    // To whichever side there is room.
    let way = if x > 180.0 { -1.0 } else { 1.0 };
    for step in 1..=steps {
        touch(&mut browser, "touchMove", Some((x + way * 1.3 * side * f64::from(step) / f64::from(steps), y)));
    }
    browser.until_with(
        "the shape has moved",
        "return [...document.querySelectorAll('.lay.shape i')].map(({ dataset }) => dataset.row + ' ' + dataset.column).join() !== arguments[0]",
        &json!([squares]),
    );
    for step in 1..=steps {
        let rest = f64::from(steps - step) / f64::from(steps);
        touch(&mut browser, "touchMove", Some((x + way * 1.3 * side * rest, y)));
    }
    touch(&mut browser, "touchEnd", None);
    browser.find(".lay.shape.set i");
    assert_eq!((chosen(&mut browser), browser.run("return scrollY")), (words, scrolled));
    browser.click("button[value=paint][data-ready]");
    browser.until("it is painted", "return !document.querySelector('.lay.shape.set i')");
    assert!(version(&house, &table, seat) > before);
    browser.done();
}

#[test]
fn a_shape_is_placed_by_keyboard() {
    let house = House::new();
    let (table, seat) = before_painting(&house, 20, 4);
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    browser.find(".canvas.open");
    let before = version(&house, &table, seat);
    browser.keys(DOWN.to_string());
    browser.find(".lay.shape.set i");
    let island = browser.text_of("return document.activeElement.dataset.island");
    let (words, squares) = (chosen(&mut browser), covered(&mut browser));
    assert!(words.starts_with(&island), "{words} on island {island}");
    browser.keys("r");
    assert_ne!(covered(&mut browser), squares, "R turns it");
    browser.keys(keys::ESCAPE.to_string());
    assert_eq!(covered(&mut browser), "", "Escape lifts it");
    // On every island: it fits, or a rule says why not.
    for n in 1..=4 {
        browser.keys(n.to_string());
        assert_eq!(browser.text_of("return document.activeElement.dataset.island"), n.to_string());
        if !browser.has("#preview.fits") {
            browser.find("#preview.fails a[href^='/rules/I-']");
            assert_eq!(chosen(&mut browser), "");
        }
    }
    browser.keys(&island);
    browser.find(".lay.shape.set i");
    let squares = covered(&mut browser);
    // At the edge it stays.
    for _ in 0..8 {
        browser.keys(LEFT.to_string());
    }
    browser.find(".lay.shape i");
    assert_ne!(covered(&mut browser), squares, "arrows move it");
    browser.keys(&island);
    browser.find("[data-confirm][data-ready]");
    browser.keys(keys::ENTER.to_string());
    browser.until("it is painted", "return !document.querySelector('.lay.shape.set i')");
    assert!(version(&house, &table, seat) > before);
    browser.done();
}

#[test]
fn a_painting_is_prepared_and_painted_when_its_turn_comes() {
    let house = House::new();
    // The winner of the first bidding paints; the other one's square comes afterwards.
    let (table, winner) = before_painting(&house, 0, 3);
    let other = 1 - winner;
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, other);
    browser.find("button[value=prepare]");
    assert!(!browser.has("button[value='give-up']"), "there is nothing to give up yet");
    let place = hover(&mut browser, ".lay.glow i", 0);
    mouse(&mut browser, "mousePressed", place);
    mouse(&mut browser, "mouseReleased", place);
    browser.find(".lay.shape.set i");
    let words = chosen(&mut browser);
    browser.click("button[value=prepare][data-ready]");
    browser.find(".prepared");
    browser.click("button[value=unprepare]");
    browser.until("it is no longer prepared", "return !document.querySelector('.prepared')");
    mouse(&mut browser, "mouseMoved", (1.0, 1.0));
    let place = hover(&mut browser, ".lay.glow i", 0);
    mouse(&mut browser, "mousePressed", place);
    mouse(&mut browser, "mouseReleased", place);
    browser.find(".lay.shape.set i");
    assert_eq!(chosen(&mut browser), words);
    browser.click("button[value=prepare][data-ready]");
    browser.find(".prepared");
    let island = words.chars().next().expect("an island");
    let painted = format!(".canvas[data-island='{island}'] .isle > svg");
    assert!(!browser.has(&painted), "nothing is painted yet");
    assert!(house.answer(&table, winner), "the winner paints, or does not");
    browser.find(&painted);
    browser.until("the plan is carried out", "return !document.querySelector('.prepared')");
    browser.done();
}
