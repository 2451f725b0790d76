//! The glossary: complete in each language, and the page made of it. `GOLDEN=write cargo test -p phrases --test glossary`
//! writes the page anew.

use std::collections::BTreeSet;
use std::path::Path;

use islands::atlas::Provenance;
use laws::document;
use phrases::glossary::{Term, islands, terms};
use phrases::{Language, Phrases};

const HEAD: &str = "# Glossary

The terms of the games in English, Italian and German. They are the words of the rules, of the messages and of the
command line; `senbazuru rules glossary` prints them in one language. What they mean stands below, in each language;
the numbers are ids of rules: `senbazuru rules O-1.2`.

This page is written from `crates/phrases/words/*/glossary.ftl` and `islands-glossary.ftl` by a test, see
`crates/phrases/tests/glossary.rs`.

## Origami and Origami: Legends
";

const ISLANDS: &str = "
## Origami Islands

The rulebook of this game is printed in English only, so all Italian and German words below are *ours*. For the English
words, the second column says where they come from.
";

fn page() -> String {
    let cards = Language::ALL.map(|language| terms(Phrases(language)));
    let of_islands = Language::ALL.map(|language| islands(Phrases(language)));
    let mut page = HEAD.to_owned();
    page.push_str("\n| English | Italiano | Deutsch |\n| --- | --- | --- |\n");
    for ((en, it), de) in cards[0].iter().zip(&cards[1]).zip(&cards[2]) {
        page += &format!("| **{}** | {} | {} |\n", en.term, it.term, de.term);
    }
    page.push_str(ISLANDS);
    page.push_str("\n| English | from | Italiano | Deutsch |\n| --- | --- | --- | --- |\n");
    for ((en, it), de) in of_islands[0].iter().zip(&of_islands[1]).zip(&of_islands[2]) {
        let from = en.provenance.map_or("", Provenance::word);
        page += &format!("| **{}** | {from} | {} | {} |\n", en.term, it.term, de.term);
    }
    for (title, cards, of_islands) in
        ["English", "Italiano", "Deutsch"].into_iter().zip(&cards).zip(&of_islands).map(|((a, b), c)| (a, b, c))
    {
        for (game, terms) in [("Origami, Origami: Legends", cards), ("Origami Islands", of_islands)] {
            page += &format!("\n## {title}: {game}\n\n");
            for Term { term, means, .. } in terms {
                page += &document::broken("- ", &format!("**{term}**: {means}"));
                page.push('\n');
            }
        }
    }
    page
}

#[test]
fn the_page_is_what_the_glossary_says() {
    document::keep(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/GLOSSARY.md"), &page());
}

#[test]
fn every_term_of_the_files_is_in_the_glossary() {
    let keys = phrases::say::KEYS.iter().copied().filter(|key| key.starts_with("term-"));
    let (meanings, names): (Vec<_>, Vec<_>) = keys.partition(|key| key.ends_with("-means"));
    assert_eq!(names.len(), meanings.len());
    let phrases = Phrases(Language::En);
    assert_eq!(names.len(), terms(phrases).len() + islands(phrases).len());
}

/// The terms of the card games, then those of Origami Islands, with the beginnings of the ids they cite.
fn lists(language: Language) -> [(Vec<Term>, &'static [&'static str]); 2] {
    let phrases = Phrases(language);
    [(terms(phrases), &["(O-", "(L-"]), (islands(phrases), &["(I-"])]
}

#[test]
fn no_term_is_empty_or_there_twice() {
    for language in Language::ALL {
        for (terms, cited) in lists(language) {
            let names: BTreeSet<_> = terms.iter().map(|t| t.term.to_lowercase()).collect();
            assert_eq!(names.len(), terms.len(), "{language}");
            for Term { term, means, .. } in &terms {
                assert!(!term.is_empty() && term.trim() == term, "{language}: {term}");
                assert!(
                    means.ends_with([')', '.']) && cited.iter().any(|id| means.contains(id)),
                    "{language}: {term}: {means}"
                );
                // They stand in a table.
                assert!(![term, means].iter().any(|text| text.contains(['|', '\n', '*'])), "{language}: {term}");
            }
        }
    }
}

#[test]
fn the_meanings_are_told_in_the_language_they_are_for() {
    let [english, italian, german] = Language::ALL.map(lists);
    for ((english, italian), german) in english.iter().zip(&italian).zip(&german) {
        for ((en, it), de) in english.0.iter().zip(&italian.0).zip(&german.0) {
            assert!(en.means != it.means && en.means != de.means && it.means != de.means, "{}", en.term);
        }
    }
}

/// The rulebook of Origami Islands is printed in English only.
#[test]
fn only_english_words_of_islands_are_printed() {
    for language in Language::ALL {
        let from: Vec<_> = islands(Phrases(language)).iter().filter_map(|term| term.provenance).collect();
        assert_eq!(from.len(), islands(Phrases(language)).len(), "{language}: each is known");
        let printed = from.iter().filter(|from| **from == Provenance::Printed).count();
        assert_eq!(printed > 0, language == Language::En, "{language}");
        assert!(terms(Phrases(language)).iter().all(|term| term.provenance.is_none()), "{language}");
    }
}
