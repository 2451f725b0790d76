//! Lessons as people take them: one whole by mouse, one whole by keys on a phone.

use crate::house::House;
use crate::page::Browser;
use crate::player::press;
use serde_json::json;

/// Begins a lesson on the page of lessons.
fn begin(browser: &mut Browser, lesson: &str) {
    browser.open("/learn");
    browser.follow(&format!("form[action='/learn']:has([value={lesson}]) button:not([name])"));
    browser.find("#z-coach");
}

/// Waits for that step.
fn step(browser: &mut Browser, n: u32) {
    let here =
        "return document.querySelector('.coach .how-far [aria-hidden]')?.textContent.trim().startsWith(arguments[0])";
    browser.until_with(&format!("step {n}"), here, &json!([format!("{n} /")]));
}

const ON: &str = ".coach button[value=learn-on]";
const CONFIRM: &str = "#z-ask [data-confirm][data-ready]";
const YES: &str = "#z-ask button[value=yes]";

#[test]
fn origami_by_mouse() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    // The answer that is not wanted.
    browser.expect("422");
    begin(&mut browser, "origami");
    // What is pressed is what a card lies in.
    let lies_in = |zone: &str, card: &str| format!("#z-{zone} :is(.pick, a[data-draft]):has(.card[data-card={card}])");
    let line = |card: &str| lies_in("line", card);
    let hand = |card: &str| lies_in("hand", card);
    let paying = "#z-ask[data-kind=pay]";
    let mut go = |at: u32, what: &[&str]| {
        step(&mut browser, at);
        for selector in what {
            let element = browser.find(selector);
            // What appears is waited for and not pressed.
            if !selector.starts_with("#refusal") && *selector != paying {
                browser.click_on(&element, selector);
            }
        }
    };
    // What is not wanted is explained, and can be tried again.
    go(1, &[&line("eagle"), CONFIRM, "#refusal .refusal", &line("eagle"), &line("raccoon"), &line("dove"), CONFIRM]);
    go(2, &[&hand("cat"), paying, &hand("sheep"), CONFIRM]);
    go(3, &[YES]);
    go(4, &[ON]);
    go(5, &[&hand("raccoon"), paying, &hand("fox"), CONFIRM]);
    go(6, &[ON]);
    go(7, &[".mine [name=do]"]);
    go(8, &[&line("dog"), &lies_in("deck", "fox"), CONFIRM]);
    go(9, &[ON]);
    go(10, &[ON]);
    go(11, &[ON]);
    let left = ".mine label:has(input[name=side])";
    go(12, &[&hand("rabbit"), paying, left, &hand("cat"), &hand("dog"), &hand("fox"), CONFIRM]);
    go(13, &[ON]);
    go(14, &[&hand("chick"), paying, &hand("dove"), CONFIRM]);
    go(15, &[&line("chicken")]);
    go(16, &[ON]);
    go(17, &[]);
    browser.follow(".coach form[action='/play'] button");
    browser.find("#z-hand");
    assert!(!browser.has("#z-coach"), "a real game");
    browser.done();
}

#[test]
fn legends_by_keys_on_a_phone() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.size(360, 740);
    begin(&mut browser, "legends");
    let play = |card: &str| format!("#z-hand a[data-draft][href*='play={card}&']");
    let pay = |card: &str| format!("#z-hand input[name=pay][value={card}]:not(:checked)");
    let keys = |browser: &mut Browser, at: u32, what: &[&str]| {
        step(browser, at);
        for selector in what {
            let element = browser.find(selector);
            press(browser, &element);
        }
    };
    let rice = pay("rice_paper");
    keys(&mut browser, 1, &[&play("seal"), &pay("t_rex"), CONFIRM]);
    keys(&mut browser, 2, &[YES]);
    keys(&mut browser, 3, &[&play("brontosaurus"), &pay("velociraptor"), &rice, &rice, CONFIRM]);
    keys(&mut browser, 4, &[ON]);
    keys(&mut browser, 5, &[&play("yellow_musician"), &pay("walrus"), CONFIRM]);
    keys(
        &mut browser,
        6,
        &["#z-line a[data-draft][href*='play=polar_bear&']", ".mine input[name=side][value=left]", CONFIRM],
    );
    keys(&mut browser, 7, &[&play("arctic_hare"), &rice, CONFIRM, YES]);
    keys(&mut browser, 8, &[ON]);
    step(&mut browser, 9);
    browser.find(".coach form[action='/play'] button");
    browser.done();
}
