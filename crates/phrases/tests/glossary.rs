//! The glossary: complete in each language, and the page made of it. `GOLDEN=write cargo test -p phrases --test glossary`
//! writes the page anew.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use phrases::glossary::{Term, terms};
use phrases::{Language, Phrases};

const HEAD: &str = "# Glossary

The terms of the games in English, Italian and German. They are the words of the rules, of the messages and of the
command line; `senbazuru rules glossary` prints them in one language. The numbers are ids of rules: `senbazuru rules O-1.2`.

This page is written from `crates/phrases/words/*/glossary.ftl` by a test, see `crates/phrases/tests/glossary.rs`.
";

fn page() -> String {
    let [english, italian, german] = Language::ALL.map(|language| terms(Phrases(language)));
    let mut page = HEAD.to_owned();
    // Writing to a string can't fail.
    let _ = writeln!(page, "\n| English | Italiano | Deutsch | what it means |\n| --- | --- | --- | --- |");
    for ((en, it), de) in english.iter().zip(&italian).zip(&german) {
        let _ = writeln!(page, "| **{}** | {} | {} | {} |", en.term, it.term, de.term, en.means);
    }
    for (title, terms) in [("Italiano", &italian), ("Deutsch", &german)] {
        let _ = writeln!(page, "\n## {title}\n");
        for Term { term, means } in terms {
            let _ = writeln!(page, "- **{term}**: {means}");
        }
    }
    page
}

#[test]
fn the_page_is_what_the_glossary_says() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/GLOSSARY.md");
    let page = page();
    match std::env::var("GOLDEN") {
        Ok(word) => {
            assert_eq!(word, "write", "GOLDEN is \"write\" or not set");
            fs::write(path, page).expect("a file to write");
        }
        Err(_) => {
            let kept = fs::read_to_string(path).expect("docs/GLOSSARY.md");
            let line = kept.lines().zip(page.lines()).position(|(was, is)| was != is);
            assert_eq!(line.map(|at| at + 1), None, "the first line that is different");
            assert!(kept == page, "something is missing at the end");
        }
    }
}

#[test]
fn every_term_of_the_files_is_in_the_glossary() {
    let keys = phrases::say::KEYS.iter().copied().filter(|key| key.starts_with("term-"));
    let (meanings, names): (Vec<_>, Vec<_>) = keys.partition(|key| key.ends_with("-means"));
    assert_eq!(names.len(), meanings.len());
    assert_eq!(names.len(), terms(Phrases(Language::En)).len());
}

#[test]
fn no_term_is_empty_or_there_twice() {
    for language in Language::ALL {
        let terms = terms(Phrases(language));
        let names: BTreeSet<_> = terms.iter().map(|t| t.term.to_lowercase()).collect();
        assert_eq!(names.len(), terms.len(), "{language}");
        for Term { term, means } in &terms {
            assert!(!term.is_empty() && term.trim() == term, "{language}: {term}");
            assert!(
                means.ends_with([')', '.']) && (means.contains("(O-") || means.contains("(L-")),
                "{language}: {term}: {means}"
            );
            // They stand in a table.
            assert!(![term, means].iter().any(|text| text.contains(['|', '\n', '*'])), "{language}: {term}");
        }
    }
}

#[test]
fn the_meanings_are_told_in_the_language_they_are_for() {
    let [english, italian, german] = Language::ALL.map(|language| terms(Phrases(language)));
    for ((en, it), de) in english.iter().zip(&italian).zip(&german) {
        assert!(en.means != it.means && en.means != de.means && it.means != de.means, "{}", en.term);
    }
}
