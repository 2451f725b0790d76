//! Plays a game in the browser, by mouse or by keyboard.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::GUARD;
use crate::driver::{Driver, Element};
use crate::page::{Browser, keys};

/// What to do next; see there.
const PLAYER: &str = include_str!("player.js");

/// How somebody plays.
pub struct Player<'a> {
    /// By keyboard alone, or with the mouse.
    pub by_keys: bool,
    /// Plays a card whenever one can be played; otherwise draws every other time.
    pub eager: bool,
    /// Loads the page again to see what others did: nothing comes by itself.
    pub reloads: bool,
    /// Called while there is nothing to do: others answer.
    pub others: &'a mut dyn FnMut(),
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Played {
    /// Answers that were sent.
    pub moves: u32,
    /// Among them: draws.
    pub draws: u32,
    /// Among them: plays of cards that were laid out as a draft.
    pub plays: u32,
    /// The game is over.
    pub over: bool,
}

impl<'a> Player<'a> {
    /// One who plays with the mouse.
    pub fn by_mouse(others: &'a mut dyn FnMut()) -> Self {
        Self { by_keys: false, eager: false, reloads: false, others }
    }

    /// One who plays by keyboard.
    pub fn by_keys(others: &'a mut dyn FnMut()) -> Self {
        Self { by_keys: true, ..Self::by_mouse(others) }
    }

    /// Plays until the game is over, or so many answers have been sent.
    pub fn play(&mut self, browser: &mut Browser, most: u32) -> Played {
        let mut played = Played::default();
        let mut steps = 0;
        while played.moves < most {
            steps += 1;
            assert!(steps < 1500, "a game without end: {played:?}");
            let next = self.next(browser);
            // Nor by what others did meanwhile.
            if self.by_keys && steps > 1 {
                keeps_focus(browser, "an answer of another player");
            }
            if next["over"] == true {
                played.over = true;
                break;
            }
            let what = next["what"].as_str().expect("a word").to_owned();
            let element = Driver::element(&next["element"]).unwrap_or_else(|| panic!("{what} without a control"));
            let before = browser.run("return document.getElementById('move').elements.version.value");
            self.activate(browser, &element, &what);
            match what.as_str() {
                "draft" => {
                    browser.until("the draft lies there", "return document.getElementById('move').elements.play");
                }
                "back" => {
                    browser.until("the draft is gone", "return !document.getElementById('move').elements.play");
                }
                "send" => {
                    browser.until_with("the answer counts", HAS_COUNTED, &json!([before]));
                    let refusal = browser.text_of("return document.getElementById('refusal')?.textContent ?? ''");
                    assert_eq!(refusal, "", "after {played:?}");
                    played.moves += 1;
                    played.draws += u32::from(next["value"] == "draw");
                    played.plays += u32::from(next["value"] == "play");
                }
                _ => {}
            }
            if self.by_keys {
                keeps_focus(browser, &what);
            }
        }
        played
    }

    /// What to do next, as soon as there is something.
    fn next(&mut self, browser: &mut Browser) -> Value {
        let start = Instant::now();
        loop {
            if let Ok(next @ Value::Object(_)) = browser.driver.try_run(PLAYER, &json!([self.eager])) {
                return next;
            }
            (self.others)();
            if self.reloads {
                browser.driver.reload();
            }
            assert!(start.elapsed() < GUARD, "nothing to do: {}", browser.text_of("return document.body.innerText"));
            std::thread::sleep(Duration::from_millis(15));
        }
    }

    fn activate(&self, browser: &mut Browser, element: &Element, what: &str) {
        if self.by_keys {
            return press(browser, element);
        }
        let seen = browser.run_with("return arguments[0].closest('label') ?? arguments[0]", &json!([element.value()]));
        browser.click_on(&Driver::element(&seen).expect("an element"), what);
    }
}

/// An answer was taken, refused, or the last.
const HAS_COUNTED: &str = "
    const form = document.getElementById('move');
    const busy = document.documentElement.hasAttribute('data-busy');
    const over = document.getElementById('z-end')?.hidden === false;
    return over || (!busy && (form?.elements.version.value !== arguments[0] || document.getElementById('refusal')?.textContent));
";

/// Goes to a control by Tab and presses it, as one does without a mouse.
pub fn press(browser: &mut Browser, element: &Element) {
    let arguments = json!([element.value()]);
    let start = Instant::now();
    loop {
        let way = browser.run_with(WAY, &arguments);
        match (way["keys"].as_i64(), way["then"].as_str()) {
            (Some(0), Some("arrow")) => browser.keys(keys::RIGHT.to_string()),
            (Some(0), Some("space")) => return browser.keys(" "),
            (Some(0), _) => return browser.keys(keys::ENTER.to_string()),
            (Some(tabs), _) if tabs > 0 => browser.keys(keys::TAB.to_string().repeat(tabs as usize)),
            (Some(tabs), _) => browser.driver.tab_back(tabs.unsigned_abs() as usize),
            (None, _) => panic!(
                "{way} can't be reached by keys: {}",
                browser.run_with("return arguments[0].outerHTML", &arguments)
            ),
        }
        assert!(start.elapsed() < GUARD, "Tab does not lead there: {way}");
    }
}

/// How many times Tab leads from where focus is to a control, and what presses it there.
const WAY: &str = "
    const target = arguments[0];
    const modal = [...document.querySelectorAll('dialog[open]')].pop();
    const tabbable = [...(modal ?? document).querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')]
        .filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true }));
    // Of some radio buttons of one name only one is reached by Tab: the one that is chosen, or any.
    const group = (e) => (e.type === 'radio' ? tabbable.filter((other) => other.type === 'radio' && other.name === e.name && other.form === e.form) : [e]);
    const stops = tabbable.filter((e) => e.type !== 'radio' || e.checked || (!group(e).some((other) => other.checked) && (group(e)[0] === e || e === document.activeElement)));
    const active = document.activeElement;
    const here = stops.findIndex((e) => group(e).includes(active));
    const there = stops.findIndex((e) => group(e).includes(target));
    if (there < 0) return { target: target.outerHTML };
    const then = target.type === 'radio' && active !== target ? 'arrow' : /^(checkbox|radio)$/.test(target.type) ? 'space' : 'enter';
    if (here >= 0) return { keys: there - here, then };
    // Focus is on something that Tab does not stop at: its neighbours are.
    const next = stops.findIndex((e) => active.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING);
    return { keys: next < 0 || active === document.body ? 1 : there >= next ? there - next + 1 : there - next, then };
";

/// Focus is somewhere on the page, whatever has just been replaced.
pub fn keeps_focus(browser: &mut Browser, after: &str) {
    let lost = browser.run("return document.activeElement === document.body || !document.activeElement");
    assert_eq!(lost, false, "focus is lost after {after}");
}
