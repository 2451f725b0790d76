//! axe-core finds nothing on any page. `./test` fetches it by npm; without it this is skipped with a word.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::house::House;
use crate::is_long;
use crate::page::Browser;
use crate::sights::Sights;

/// Beside what is built.
fn axe() -> Option<String> {
    let binary = PathBuf::from(env!("CARGO_BIN_EXE_senbazuru"));
    let target = binary.ancestors().nth(2).expect("a directory of builds");
    fs::read_to_string(target.join("npm/node_modules/axe-core/axe.min.js")).ok()
}

/// Asks it about the page that is shown.
const RUN: &str = "
    window.told = null;
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => (window.told = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary.replace(/\\s+/g, ' ').slice(0, 200)}`))));
";

/// Looked at in the long form only: long pages of text, and second ones of a kind.
const SELDOM: [&str; 17] = [
    "book",
    "book-legends",
    "book-solo",
    "cards",
    "character",
    "glossary",
    "islands-replay",
    "islands-solo",
    "islands-solo-replay",
    "islands-watched",
    "legends",
    "legends-draft",
    "mixed-draft",
    "new-listed",
    "onlooker",
    "rules",
    "sheets",
];

#[test]
fn axe_finds_nothing_on_any_page() {
    let Some(axe) = axe() else {
        println!("skipped: axe-core is not there");
        return;
    };
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Vec::new();
    let is_looked_at = |name: &str| is_long() || !SELDOM.contains(&name);
    for (n, sight) in sights.all.iter().enumerate().filter(|(_, sight)| is_looked_at(sight.name)) {
        // Every other page as a phone shows it, in the dark.
        let (width, height, theme) = if n % 2 == 0 { (1440, 900, "light") } else { (360, 740, "dark") };
        browser.size(width, height);
        browser.prefers(theme);
        browser.open(&sight.path);
        // What is folded away is looked at, too.
        browser.run("document.querySelectorAll('#talk-box, #talk-box details').forEach((box) => (box.open = true))");
        browser.run(&axe);
        browser.run(RUN);
        let told = browser.until_with("axe has looked", "return window.told && { told: window.told }", &json!([]));
        let told = told["told"].as_array().expect("a list").clone();
        found.extend(told.iter().map(|what| format!("{}: {}", sight.name, what.as_str().unwrap_or_default())));
    }
    assert!(found.is_empty(), "{} faults: {:#?}", found.len(), found);
    browser.done();
}
