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

/// Moves the mouse from one marked square to the next until the shape fits, and turns it by the wheel if it fits nowhere; gives the place.
fn hover_until_it_fits(browser: &mut Browser) -> (f64, f64) {
    for _ in 0..4 {
        for nth in 0..browser.count(".lay.glow i") {
            let place = hover(browser, ".lay.glow i", nth);
            if browser.has(".lay.shape.fits i") {
                return place;
            }
        }
        roll(browser);
    }
    panic!("the shape fits nowhere");
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
    let place = hover_until_it_fits(&mut browser);
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
        .run("return document.querySelector('.lay.glow i').parentNode.clientWidth / 8")
        .as_f64()
        .expect("a width");
    assert!(side > 33.0, "squares are too small for fingers: {side}");
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
