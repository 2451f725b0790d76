//! The modules of this crate know each other one way round: what depends on what can be read from the top to the bottom.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let below = entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    below.filter(|path| path.extension().is_some_and(|end| end == "rs")).collect()
}

/// The words that follow `crate::` in code, the first of each path: `crate::{App, page::Visit}` names `App` and `page`.
fn named(code: &str) -> BTreeSet<String> {
    let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let word = |text: &str| text.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let first_words = |rest: &str| match rest.strip_prefix('{') {
        Some(list) => list.split_once("};").map_or(list, |(list, _)| list).split(',').map(word).collect::<Vec<_>>(),
        None => vec![word(rest)],
    };
    code.split("crate::").skip(1).flat_map(first_words).collect()
}

/// Which modules each top-level module uses.
fn uses() -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in sources(&root) {
        let below = path.strip_prefix(&root).expect("a source");
        let first = below.components().next().expect("a name").as_os_str().to_string_lossy().into_owned();
        let module = first.trim_end_matches(".rs").to_owned();
        let names = named(&fs::read_to_string(&path).expect("text"));
        uses.entry(module).or_default().extend(names);
    }
    // The root puts everything together.
    uses.remove("lib");
    let modules: BTreeSet<String> = uses.keys().cloned().collect();
    for (module, names) in &mut uses {
        names.retain(|name| modules.contains(name) && name != module);
    }
    uses
}

/// What is left once all that nobody waits for is taken away: cycles, and what needs them.
fn knot(mut uses: BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, BTreeSet<String>> {
    loop {
        let free: Vec<String> =
            uses.iter().filter(|(_, names)| names.is_empty()).map(|(name, _)| name.clone()).collect();
        if free.is_empty() {
            return uses;
        }
        uses.retain(|name, _| !free.contains(name));
        uses.values_mut().for_each(|names| names.retain(|name| !free.contains(name)));
    }
}

#[test]
fn no_two_modules_need_each_other() {
    let uses = uses();
    assert!(uses["page"].contains("problem") && uses["request"].contains("page"), "the sources are read: {uses:?}");
    assert_eq!(knot(uses), BTreeMap::new(), "these modules need each other");
}

#[test]
fn a_cycle_is_found() {
    let uses = [("a", "b"), ("b", "c"), ("c", "b"), ("d", "e")].map(|(a, b)| (a.to_owned(), [b.to_owned()].into()));
    let uses = uses.into_iter().chain([("e".to_owned(), BTreeSet::new())]).collect();
    assert_eq!(knot(uses).into_keys().collect::<Vec<_>>(), ["a", "b", "c"]);
}
