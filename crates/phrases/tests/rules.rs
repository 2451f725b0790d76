//! The rules say the same in each language, as far as a program can tell.

use std::collections::BTreeSet;

use origami::Rule;
use phrases::glossary::terms;
use phrases::rules::{Entry, Rules};
use phrases::{Language, Phrases};
use tabletop::RuleId;

const FILES: [(Language, &str, &str); 3] = [
    (Language::En, include_str!("../rules/origami.en.md"), "*Ours:*"),
    (Language::It, include_str!("../rules/origami.it.md"), "*Di nostro:*"),
    (Language::De, include_str!("../rules/origami.de.md"), "*Von uns:*"),
];

fn ids() -> Vec<&'static str> {
    Rule::all().iter().map(|rule| rule.id()).collect()
}

/// Everything in a text that looks like the id of a rule or a chapter.
fn cited(text: &str) -> Vec<String> {
    let mut cited = Vec::new();
    for (at, _) in text.match_indices("O-") {
        let id: String = text[at + 2..].chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        let id = id.trim_end_matches('.');
        if !id.is_empty() {
            cited.push(format!("O-{id}"));
        }
    }
    cited
}

#[test]
fn ids_are_found_in_a_text() {
    assert_eq!(cited("x (O-5.6, O-6.3) and O-9. O-… O-10.11;"), ["O-5.6", "O-6.3", "O-9", "O-10.11"]);
}

#[test]
fn every_file_has_every_rule_in_order() {
    for (language, file, _) in FILES {
        let rules = Rules::origami(language);
        assert_eq!(rules.entries().map(|e| e.id).collect::<Vec<_>>(), ids(), "{language}");
        // Every anchor became a rule, so none was written in a way that can't be read.
        let anchors: Vec<_> = file.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(anchors, ids(), "{language}");
        assert!(!rules.title.is_empty() && !rules.intro.is_empty(), "{language}");
        assert!(rules.entries().all(|e| !e.text.is_empty()), "{language}");
    }
}

#[test]
fn the_chapters_are_the_same() {
    let chapters = |language| Rules::origami(language).chapters.iter().map(|c| c.id).collect::<Vec<_>>();
    for (language, ..) in FILES {
        assert_eq!(chapters(language), chapters(Language::En), "{language}");
        for chapter in &Rules::origami(language).chapters {
            let prefix = format!("{}.", chapter.id);
            assert!(!chapter.title.is_empty() && !chapter.rules.is_empty(), "{language}: {}", chapter.id);
            assert!(chapter.rules.iter().all(|rule| rule.id.starts_with(&prefix)), "{language}: {}", chapter.id);
        }
    }
}

#[test]
fn no_title_is_empty_or_there_twice() {
    for (language, ..) in FILES {
        let rules = Rules::origami(language);
        for titles in
            [rules.entries().map(|e| e.title).collect(), rules.chapters.iter().map(|c| c.title).collect::<Vec<_>>()]
        {
            let different: BTreeSet<_> = titles.iter().map(|title| title.to_lowercase()).collect();
            assert_eq!(different.len(), titles.len(), "{language}");
            assert!(
                titles.iter().all(|t| !t.is_empty() && t.trim() == *t && !t.contains('\n')),
                "{language}: {titles:?}"
            );
        }
    }
}

#[test]
fn what_is_ours_is_marked_in_all_languages_or_in_none() {
    let marked = |language, mark: &str| -> Vec<&str> {
        Rules::origami(language).entries().filter(|e| e.text.contains(mark)).map(|e| e.id).collect()
    };
    let english = marked(Language::En, FILES[0].2);
    assert!(english.len() > 20 && english.len() < ids().len(), "{english:?}");
    for (language, file, mark) in FILES {
        assert_eq!(marked(language, mark), english, "{language}");
        assert!(Rules::origami(language).intro.contains(mark), "{language}: the mark is explained");
        for (_, _, other) in FILES.into_iter().filter(|(l, ..)| *l != language) {
            assert!(!file.contains(other), "{language}: {other}");
        }
    }
}

#[test]
fn every_id_cited_exists() {
    for (language, file, _) in FILES {
        let rules = Rules::origami(language);
        let exists = |id: &str| rules.rule(id).is_some() || rules.chapter(id).is_some();
        let missing: Vec<_> = cited(file).into_iter().filter(|id| !exists(id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        for term in terms(Phrases(language)) {
            let ids = cited(&term.means);
            assert!(!ids.is_empty(), "{language}: {} cites no rule", term.term);
            assert!(ids.iter().all(|id| rules.rule(id).is_some()), "{language}: {}: {ids:?}", term.term);
        }
    }
}

#[test]
fn a_rule_does_not_cite_itself() {
    for (language, ..) in FILES {
        for Entry { id, text, .. } in Rules::origami(language).entries() {
            assert!(!cited(text).iter().any(|other| other == id), "{language}: {id}");
        }
    }
}

#[test]
fn marks_of_style_come_in_pairs() {
    for (language, file, _) in FILES {
        for block in file.split("\n\n").flat_map(|block| block.split("\n- ")) {
            let bold = block.matches("**").count();
            let italic = block.matches('*').count() - 2 * bold;
            assert!(bold % 2 == 0 && italic % 2 == 0, "{language}: {block}");
        }
        assert!(!file.contains(['`', '_', '[']), "{language}: other marks are not shown in a terminal");
    }
}

#[test]
fn rules_and_chapters_are_found_by_their_ids() {
    let rules = Rules::origami(Language::De);
    assert_eq!(rules.rule("o-5.10").map(|e| e.id), Some("O-5.10"));
    assert_eq!(rules.chapter("o-9").map(|c| c.id), Some("O-9"));
    assert!(rules.rule("O-5").is_none() && rules.rule("O-5.12").is_none() && rules.chapter("O-5.1").is_none());
}
