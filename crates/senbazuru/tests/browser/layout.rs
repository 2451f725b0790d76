//! The layout lint: what is wrong with how a page lies on the screen. `layout/layout.js` holds the checks:
//!
//! | check | what it demands |
//! | --- | --- |
//! | `scroll` | nothing scrolls but what may; a tray says how many things lie outside of it |
//! | `clipped` | no text and no control is cut, no name ends in dots |
//! | `spilled` | no text reaches out of the card, the note or the seat it belongs to |
//! | `broken` | no word is broken without a hyphen |
//! | `narrow` | no text box is narrower than its longest word |
//! | `overlap` | what can be touched does not lie on something else that can |
//! | `target` | on phones whatever can be touched has at least 40 px; links in text and squares of an island aside |
//! | `small` | effects have at least 13 px, and on a 4K screen everything has grown |
//! | `needed` | the question, its button, hand or islands, and what can be chosen are in sight |

pub mod positions;

use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::house::{House, Imported, sit_quietly};
use crate::page::Browser;
use positions::Position;

const LINT: &str = include_str!("layout/layout.js");

/// A window.
pub type Size = (u32, u32);

/// From a phone to a wall.
pub const SIZES: [Size; 6] = [(360, 740), (820, 1180), (1280, 720), (1440, 900), (1920, 1080), (3840, 2160)];

/// All languages.
pub const LANGUAGES: [&str; 3] = ["en", "it", "de"];

/// What is wrong with the page that is shown. Pages of tables must hold everything on one screen.
pub fn faults(browser: &mut Browser, (width, height): Size, is_table: bool) -> Vec<String> {
    browser.until("letters and figures are there", SETTLED);
    let expected = json!([{ "table": is_table, "phone": width < 600, "huge": height > 2000 }]);
    let mut look = || -> Vec<String> {
        let found = browser.run_with(LINT, &expected);
        found.as_array().expect("a list").iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
    };
    let found = look();
    if found.is_empty() {
        return found;
    }
    // Chromium gives some elements their size a moment late; nobody sees that. What stays is a fault.
    thread::sleep(Duration::from_millis(400));
    let again = look();
    found.into_iter().filter(|fault| again.contains(fault)).collect()
}

/// Rules of containers come a frame late.
const SETTLED: &str = "
    window.frames ??= 0;
    if (!window.counting) { window.counting = true; requestAnimationFrame(() => requestAnimationFrame(() => (window.settled = true))); }
    return document.readyState === 'complete' && document.fonts.status === 'loaded' && window.settled;
";

/// Speaks another language from now on.
pub fn speak(browser: &mut Browser, language: &str) {
    browser.open(&format!("/language/{language}?to=/robots.txt"));
}

/// A table at a position, with the browser's visitor in the seat that is asked.
pub struct Scene {
    name: String,
    table: Imported,
}

impl Scene {
    /// Sets the table up.
    pub fn new(house: &House, browser: &mut Browser, position: &Position, players: usize) -> Self {
        let lines: Vec<String> = position.among(players).lines().map(str::to_owned).collect();
        let table = house.import(&lines);
        sit_quietly(browser, &table, position.question(players).seat);
        Self { name: format!("{} with {players}", position.name), table }
    }

    /// What is wrong with it at this size in this language, in these themes. It is loaded at its size.
    pub fn faults(&self, browser: &mut Browser, size: Size, language: &str, themes: &[&str]) -> Vec<String> {
        browser.size(size.0, size.1);
        speak(browser, language);
        browser.open(&self.table.path());
        let mut found = Vec::new();
        for &theme in themes {
            browser.prefers(theme);
            for fault in faults(browser, size, true) {
                let line = format!("{} at {}×{} ({language}, {theme}): {fault}", self.name, size.0, size.1);
                found.push(line);
            }
        }
        found
    }
}
