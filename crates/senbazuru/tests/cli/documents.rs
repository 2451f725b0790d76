//! What docs/RECORDS.md shows is true.

use crate::{recorded, run_with_input};

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RECORDS.md");
    std::fs::read_to_string(path).expect("the document is there")
}

/// The text of the first block of code that begins with `first`.
fn block(document: &str, first: &str) -> String {
    let start = document.find(&format!("```text\n{first}")).expect(first) + "```text\n".len();
    let end = start + document[start..].find("```").expect("the block ends");
    document[start..end].to_owned()
}

#[test]
fn the_example_replays() {
    let example = block(&document(), "senbazuru record");
    let report = run_with_input("replay - --json", example.as_bytes()).json();
    assert_eq!(report["ok"], true, "{report}");
    assert!(!report["standing"].as_array().expect("by seat").is_empty(), "a whole game");
}

#[test]
fn the_example_is_what_the_command_above_it_writes() {
    let document = document();
    let command = block(&document, "senbazuru simulate origami");
    let options = command.trim_start_matches("senbazuru simulate origami ").trim_end();
    let options = options.strip_suffix(" --record games").expect("it records");
    let records = recorded("example", options);
    assert_eq!(records.last(), Some(&block(&document, "senbazuru record")));
}

#[test]
fn every_event_and_every_card_is_described() {
    let document = document();
    // The source is the list: every variant is written in the document by its name in JSON.
    let source = include_str!("../../../origami/src/event.rs");
    let variants = source.split("pub enum Event").nth(1).and_then(|s| s.split("\n}\n").next()).expect("the enum");
    let mut count = 0;
    for line in variants.lines().filter_map(|l| l.strip_prefix("    ")) {
        let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        if !name.starts_with(|c: char| c.is_ascii_uppercase()) {
            continue;
        }
        let mut json = String::new();
        for c in name.chars() {
            if c.is_ascii_uppercase() && !json.is_empty() {
                json.push('_');
            }
            json.push(c.to_ascii_lowercase());
        }
        assert!(document.contains(&format!("`{json}`")), "{json}");
        count += 1;
    }
    assert!(count > 30, "{count} events found");
    for species in origami::Species::all() {
        assert!(document.contains(species.slug()), "{species}");
    }
}
