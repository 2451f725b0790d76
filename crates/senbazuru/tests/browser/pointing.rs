//! What is pointed at and touched does what people expect of it, and nothing opens by itself.

use crate::house::{House, sit};
use crate::page::Browser;

/// The pointer is said to be at a card, so many pixels beside where it was: as when it moves, or when the card comes to lie below it.
const POINT: &str = "
    const [n, by] = arguments;
    const card = document.querySelectorAll('#z-line .card')[n];
    window.x = (window.x ?? 200) + by;
    card.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX: window.x, clientY: 200 }));
    card.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: window.x, clientY: 200 }));
    return new Promise((done) => setTimeout(() => done(document.querySelector('#large').matches(':popover-open')), 700));
";

#[test]
fn a_card_is_read_when_somebody_points_at_it_and_not_when_it_moves_below_the_pointer() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let (table, seat) = house.before("origami", 45, "draw");
    sit(&mut browser, &table, seat);
    let mut point = |n: u32, by: i32| browser.run_with(POINT, &serde_json::json!([n, by]));
    assert_eq!(point(0, 0), false, "where the pointer rests when the page comes");
    assert_eq!(point(1, 0), false, "something came below it");
    assert_eq!(point(1, 30), true, "it moves onto a card");
    assert_eq!(point(2, 0), true, "the view stays as long as the pointer does");
    assert_eq!(
        browser.run("return getComputedStyle(document.querySelector('.large-view .numbers')).display"),
        "grid",
        "it is set well"
    );
    // What is asked stays in sight.
    let covers = browser.run(
        "const [view, note] = ['#large', '#z-ask'].map((one) => document.querySelector(one).getBoundingClientRect());
         return Math.min(view.bottom, note.bottom) - Math.max(view.top, note.top) > 1
             && Math.min(view.right, note.right) - Math.max(view.left, note.left) > 1;",
    );
    assert_eq!(covers, false);
    browser.done();
}

#[test]
fn a_button_that_waits_is_readable_under_the_pointer() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let (table, seat) = house.before("origami", 45, "draw");
    sit(&mut browser, &table, seat);
    for theme in ["light", "dark"] {
        browser.prefers(theme);
        let button = browser.find("[data-confirm]:not([data-ready])");
        browser.driver.point(&button);
        browser.until(
            &format!("it stands out ({theme})"),
            "const { color, backgroundColor } = getComputedStyle(document.querySelector('[data-confirm]:hover'));
             const light = (colour) => {
                 const [red, green, blue] = colour.match(/[\\d.]+/g).map((part) => (part / 255) ** 2.2);
                 return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
             };
             const [least, most] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
             return most / least >= 4.5;",
        );
    }
    browser.done();
}

#[test]
fn a_collection_is_chosen_wherever_it_is_touched() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    // A card that can go onto both collections, with cards in them.
    let (table, seat) = house.before("mixed", 60, "play");
    sit(&mut browser, &table, seat);
    for (width, height) in [(1280, 720), (820, 1180), (360, 740)] {
        browser.size(width, height);
        browser.open(&table.path());
        browser.click("#z-hand a[data-draft]");
        browser.find(".mine .onto input");
        let chosen = browser.run(
            "const side = [...document.querySelectorAll('.mine .collection:has(.onto > :enabled)')].pop();
             const { left, top, width } = side.getBoundingClientRect();
             // On the card on top, far from the words.
             const below = document.elementFromPoint(left + width / 2, top + 12);
             below.click();
             return side.querySelector('.onto > input').checked;",
        );
        assert_eq!(chosen, true, "{width}×{height}");
    }
    browser.done();
}

#[test]
fn no_line_of_the_log_is_cut() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let (table, seat) = house.before("origami", 45, "draw");
    sit(&mut browser, &table, seat);
    let mut cut = 0;
    for (width, height) in [(1280, 720), (1440, 900)] {
        browser.size(width, height);
        browser.open(&table.path());
        browser.until(
            &format!("at {width}×{height} the newest line is in sight, and the first one is whole"),
            "const log = document.getElementById('log');
             const { top } = log.getBoundingClientRect();
             const seen = [...log.querySelectorAll('li, summary')].filter((line) => line.checkVisibility({ visibilityProperty: true }));
             const boxes = seen.map((line) => line.getBoundingClientRect());
             return log.scrollTop > 0 && boxes.every((box) => box.top >= top - 2 || box.bottom <= top);",
        );
        cut += browser.run("return document.querySelectorAll('#log .cut').length").as_u64().unwrap_or(0);
    }
    assert!(cut > 0, "there were lines to be hidden");
    browser.done();
}

#[test]
fn on_a_phone_a_landmark_that_tells_leaves_the_others_to_be_touched() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let (table, seat) = house.before("islands", 90, "paint");
    browser.size(360, 740);
    sit(&mut browser, &table, seat);
    let covered = browser.run(
        "const island = document.querySelector('.my-isle:has(> :checked)');
         const sites = [...island.querySelectorAll('.site')];
         const meets = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
         return sites.filter((site) => {
             site.focus();
             const tip = site.nextElementSibling.getBoundingClientRect();
             return !tip.height || tip.top < 0 || sites.some((other) => meets(tip, other.getBoundingClientRect()));
         }).length;",
    );
    assert_eq!(covered, 0);
    browser.done();
}

#[test]
fn what_lies_outside_a_tray_is_brought_by_a_touch_and_nothing_is_chosen() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.size(360, 740);
    let (table, seat) = house.before("islands", 0, "keep");
    sit(&mut browser, &table, seat);
    let at = |browser: &mut Browser| browser.run("return document.querySelector('.sheets-dealt').scrollLeft").as_f64();
    assert_eq!(at(&mut browser), Some(0.0));
    let size = browser.run(
        "const { width, height } = document.querySelector('.outside.after').getBoundingClientRect();
         return Math.min(width, height) >= 40;",
    );
    assert_eq!(size, true, "as large as a finger");
    browser.click(".outside.after");
    browser.until(
        "the tray is further on",
        "return document.querySelector('.sheets-dealt').scrollLeft > 100 && document.querySelector('.outside.before').textContent",
    );
    browser.click(".outside.before");
    browser.until("and back", "return document.querySelector('.sheets-dealt').scrollLeft < 5");
    assert!(!browser.has(".sheets-dealt :checked"), "no sheet was chosen");
    browser.done();
}
