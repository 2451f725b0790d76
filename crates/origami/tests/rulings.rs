//! The document of rulings names tests that exist, and a ruling names at least one.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("a folder of this crate") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_ruling_names_tests_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for dir in [
        "src",
        "tests",
        "../laws/src",
        "../tabletop/src",
        "../senbazuru/tests",
        "../senbazuru/src",
        "../terminal/src",
        "../arena/src",
        "../reference/src",
        "../islands/src",
        "../islands/tests",
        "../session/src",
        "../session/tests",
    ] {
        sources(&root.join(dir), &mut files);
    }
    let code: String = files.iter().map(|f| fs::read_to_string(f).expect("a source file")).collect();
    let rulings = fs::read_to_string(root.join("../../docs/RULINGS.md")).expect("the document");

    let mut count = 0;
    for (ruling, tests) in entries(&rulings) {
        assert!(!tests.is_empty(), "no test is named: {ruling}");
        for test in tests {
            // A card's scenarios are a test of the card's name.
            let scenarios = test.strip_prefix("cards::").map(|card| root.join(format!("src/cards/{card}.rs")));
            let exists = match scenarios {
                Some(file) => file.exists(),
                None => code.contains(&format!("fn {test}(")) || code.contains(&format!("fn {test}<")),
            };
            assert!(exists, "the test `{test}` does not exist: {ruling}");
        }
        count += 1;
    }
    assert!(count >= 140, "only {count} rulings");
}

/// Each ruling with its tests: a paragraph below the heading of a rule, and the list after it.
fn entries(document: &str) -> Vec<(&str, Vec<&str>)> {
    let mut entries: Vec<(&str, Vec<&str>)> = Vec::new();
    let mut ruled = false;
    for block in document.split("\n\n") {
        if block.starts_with('#') {
            ruled = block.starts_with("### ");
            continue;
        }
        match entries.last_mut() {
            _ if !ruled => {}
            Some((_, tests)) if block.starts_with("- `") => tests.extend(block.split('`').skip(1).step_by(2)),
            _ => entries.push((block, Vec::new())),
        }
    }
    entries
}
