//! The places that name Islands, beside its own rooms: what the next game with drawings may have to think of. The list in
//! `docs/architecture/adding.md` is written by this test: `GOLDEN=write cargo test -p toy --test places`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use laws::document;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Rust files below a directory.
fn files(directory: &Path, all: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push(path);
        }
    }
}

/// Is it named there, in code that is no test?
fn names(text: &str, word: &str) -> bool {
    let lines = text.lines().map(str::trim_start).take_while(|line| !line.starts_with("#[cfg(test)]"));
    lines.filter(|line| !line.starts_with("//")).any(|line| line.to_lowercase().contains(word))
}

/// The files by crate, in a list.
fn list() -> String {
    let mut by_crate: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for krate in fs::read_dir(root().join("crates")).expect("crates").map(|entry| entry.expect("a crate")) {
        let (name, source) = (krate.file_name().to_string_lossy().into_owned(), krate.path().join("src"));
        let mut all = Vec::new();
        files(&source, &mut all);
        for path in all {
            let inside = path.strip_prefix(&source).expect("a file of the crate").to_string_lossy().into_owned();
            let is_room = name == "islands" || inside.contains("island") || inside.contains("tests");
            if !is_room && names(&fs::read_to_string(&path).expect("a file"), "islands") {
                by_crate.entry(name.clone()).or_default().push(format!("`{inside}`"));
            }
        }
    }
    let item = |(name, mut files): (String, Vec<String>)| {
        files.sort();
        document::broken("- ", &format!("`{name}`: {}", files.join(", "))) + "\n"
    };
    by_crate.into_iter().map(item).collect()
}

#[test]
fn the_list_in_the_documentation_is_true() {
    document::keep_part(&root().join("docs/architecture/adding.md"), "places that name Islands", &list());
}

#[test]
fn tables_hub_and_pages_of_tables_name_no_game() {
    for place in
        ["session/src/table.rs", "session/src/table", "session/src/hub.rs", "session/src/hub", "session/src/course"]
    {
        let place = root().join("crates").join(place);
        let mut all = if place.is_dir() { Vec::new() } else { vec![place.clone()] };
        files(&place, &mut all);
        assert!(!all.is_empty(), "{}", place.display());
        for path in all {
            let text = fs::read_to_string(&path).expect("a file");
            assert!(!names(&text, "islands") && !names(&text, "origami::"), "{} names a game", path.display());
        }
    }
}

#[test]
fn no_product_code_names_the_toy() {
    let mut all = Vec::new();
    for krate in fs::read_dir(root().join("crates")).expect("crates").map(|entry| entry.expect("a crate").path()) {
        if !krate.ends_with("toy") {
            files(&krate.join("src"), &mut all);
        }
    }
    let naming = all.iter().filter(|path| fs::read_to_string(path).expect("a file").contains("toy::"));
    assert_eq!(naming.collect::<Vec<_>>(), Vec::<&PathBuf>::new());
}
