//! The last moves of Legends and of a mixed game, from a record, to the final screen.

use serde_json::{Value, json};

use crate::house::{House, sit};
use crate::page::Browser;
use crate::player::Player;

#[test]
fn legends_from_a_record_to_the_final_screen() {
    end("legends");
}

#[test]
fn a_mixed_game_from_a_record_to_the_final_screen() {
    end("mixed");
}

fn end(game: &str) {
    let house = House::new();
    let table = house.ended(game, 16);
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, 0);
    assert!(browser.has("#z-characters"), "there is a place for characters");
    effects_stand_beside_the_points(&mut browser);
    let mut other = || {
        house.answer(&table, 1);
    };
    let played = Player { eager: true, ..Player::by_mouse(&mut other) }.play(&mut browser, u32::MAX);
    assert!(played.over && played.moves > 1, "{played:?}");
    points_of_every_card(&mut browser, &house.look(&table.id, &table.tokens[0]));
    // The same when the page is loaded anew.
    browser.driver.reload();
    points_of_every_card(&mut browser, &house.look(&table.id, &table.tokens[0]));
    browser.done();
}

/// What effects bring to the points so far is told beside them, as the table of points has it.
fn effects_stand_beside_the_points(browser: &mut Browser) {
    let told = browser.run(
        "const sum = (cell) => Number(cell.textContent.replace('−', '-') || 0);
         return fetch(`${location.pathname}/scores`).then((answer) => answer.text()).then((text) => {
             const page = new DOMParser().parseFromString(text, 'text/html');
             const effects = [...page.querySelectorAll('table.points tfoot td:last-child')].map(sum);
             return [effects.sort(), [...document.querySelectorAll('.seat .score')].map((e) => sum(e.querySelector('small') ?? new Text())).sort()];
         });",
    );
    assert_eq!(told[0], told[1]);
    assert!(told[0].as_array().is_some_and(|sums| sums.iter().any(|sum| sum != 0)), "there are effects: {told}");
}

/// Notes what is said, and when the final screen is there.
const WATCH: &str = "
    window.seen = [];
    const caption = document.getElementById('caption');
    new MutationObserver(() => window.seen.push('said')).observe(caption, { childList: true });
    new MutationObserver(() => {
        if (document.getElementById('z-end')?.hidden === false && !window.seen.includes('end')) window.seen.push('end');
    }).observe(document.body, { childList: true, subtree: true });
";

/// Are the points counted, and is each total the one of the result?
const TOTALS: &str = "
    const totals = [...document.querySelectorAll('.strand .total')];
    return {
        counting: Boolean(document.querySelector('.counting')),
        whole: totals.length === 2 && totals.every((e) => e.textContent.replace('−', '-') === e.dataset.total),
        focus: document.activeElement?.id,
        top: scrollY === 0,
    };
";

#[test]
fn the_last_moves_are_seen_then_points_are_counted_until_a_key_is_pressed() {
    let house = House::new();
    let table = house.ended("origami", 8);
    let mut browser = Browser::with(&house.server, &[]);
    browser.open(&table.path());
    browser.find("#caption");
    browser.run(WATCH);
    while house.answer(&table, 0) || house.answer(&table, 1) {}
    browser.until("points are counted", "return document.querySelector('.counting')");
    let seen = browser.run("return window.seen");
    let seen: Vec<&str> = seen.as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert!(seen.len() > 3 && seen.ends_with(&["said", "end"]), "the last moves are seen before the end: {seen:?}");
    browser.keys("x");
    let shown = browser.run(TOTALS);
    assert_eq!(shown, json!({ "counting": false, "whole": true, "focus": "end-title", "top": true }));
    // Once is enough: a page that is loaded again shows the result.
    browser.driver.reload();
    let count = browser.until(
        "the script is there",
        "return performance.getEntriesByType('resource').map((e) => e.name).find((name) => name.endsWith('/count.js'))",
    );
    browser.run_with("return import(arguments[0]).then(() => true)", &json!([count]));
    let again = browser.run(TOTALS);
    assert_eq!((&again["counting"], &again["whole"]), (&json!(false), &json!(true)), "{again}");
    // Unless somebody wants to see it again; a button ends it, also for those who press it without a pointer or a key.
    browser.click("[data-count-again]");
    browser.until("points are counted", "return document.querySelector('.counting')");
    browser.run("document.querySelector('.skip-count').click()");
    let shown = browser.run(TOTALS);
    assert_eq!((&shown["counting"], &shown["whole"]), (&json!(false), &json!(true)), "{shown}");
    browser.done();
}

/// Every card of both collections of each player stands on the final screen, and the points are those of the result.
fn points_of_every_card(browser: &mut Browser, look: &Value) {
    browser.find("#z-end table.points");
    let seats = look["view"]["seats"].as_array().expect("seats");
    let on_screen = browser.run(
        "return [...document.querySelectorAll('#z-end table.points [data-card]')].map((e) => e.dataset.card.replaceAll('-', '_')).sort()",
    );
    let mut shown: Vec<&str> = on_screen.as_array().expect("cards").iter().filter_map(Value::as_str).collect();
    for seat in seats {
        for card in seat["collections"].as_array().expect("two").iter().flat_map(|side| side.as_array().expect("cards"))
        {
            let card = card["card"].as_str().expect("a card");
            let at = shown.iter().position(|&other| other == card);
            let at = at.unwrap_or_else(|| panic!("{card} is not on the final screen: {shown:?}"));
            shown.remove(at);
        }
    }
    let totals = browser.run(
        "return [...document.querySelectorAll('#z-end .standings td.total')].map((e) => Number(e.textContent)).sort()",
    );
    let mut results: Vec<i64> = (look["table"]["result"].as_array().expect("a result").iter())
        .map(|placed| placed["score"].as_i64().expect("points"))
        .collect();
    results.sort_unstable();
    let mut totals: Vec<i64> = totals.as_array().expect("totals").iter().filter_map(Value::as_i64).collect();
    totals.sort_unstable();
    assert_eq!(totals, results);
}
