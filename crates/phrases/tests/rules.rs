//! The rules say the same in each language, as far as a program can tell.

use std::collections::BTreeSet;

use origami::Species;
use phrases::glossary::{islands, terms};
use phrases::rules::{Entry, Rules};
use phrases::{Language, Phrases};
use tabletop::RuleId;

/// A file of rules: its language, its text as it is, and as it is read.
struct File {
    language: Language,
    text: &'static str,
    rules: &'static Rules,
}

const ORIGAMI: [&str; 3] = [
    include_str!("../rules/origami.en.md"),
    include_str!("../rules/origami.it.md"),
    include_str!("../rules/origami.de.md"),
];
const LEGENDS: [&str; 3] = [
    include_str!("../rules/legends.en.md"),
    include_str!("../rules/legends.it.md"),
    include_str!("../rules/legends.de.md"),
];
const ISLANDS: [&str; 3] = [
    include_str!("../rules/islands.en.md"),
    include_str!("../rules/islands.it.md"),
    include_str!("../rules/islands.de.md"),
];
/// How each language marks what is ours.
const MARKS: [&str; 3] = ["*Ours:*", "*Di nostro:*", "*Von uns:*"];
/// How each language marks what had to be made because the printed picture is not known.
const RECONSTRUCTED: [&str; 3] = ["*Reconstructed:*", "*Ricostruito:*", "*Nachgebaut:*"];

/// The files of Origami, then those of Origami: Legends and of Origami Islands.
fn games() -> [[File; 3]; 3] {
    let file = |language: Language, texts: [&'static str; 3], rules: fn(Language) -> &'static Rules| File {
        language,
        text: texts[language as usize],
        rules: rules(language),
    };
    [
        Language::ALL.map(|language| file(language, ORIGAMI, Rules::origami)),
        Language::ALL.map(|language| file(language, LEGENDS, Rules::legends)),
        Language::ALL.map(|language| file(language, ISLANDS, Rules::islands)),
    ]
}

fn files() -> impl Iterator<Item = File> {
    games().into_iter().flatten()
}

/// The ids of all rules, game by game.
fn all_ids() -> impl Iterator<Item = &'static str> {
    let cards = origami::Rule::all().iter().map(|rule| rule.id());
    cards.chain(islands::Rule::all().iter().map(|rule| rule.id()))
}

/// The ids of the rules of a game.
fn ids(letter: char) -> Vec<&'static str> {
    all_ids().filter(|id| id.starts_with(letter)).collect()
}

/// Everything in a text that looks like the id of a rule or a chapter.
fn cited(text: &str) -> Vec<String> {
    let mut cited = Vec::new();
    for (at, letter) in text.match_indices(['O', 'L', 'I']) {
        let Some(rest) = text[at + 1..].strip_prefix('-') else { continue };
        let id: String = rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        let id = id.trim_end_matches('.');
        if !id.is_empty() {
            cited.push(format!("{letter}-{id}"));
        }
    }
    cited
}

#[test]
fn ids_are_found_in_a_text() {
    assert_eq!(cited("x (O-5.6, O-6.3) and O-9. O-… O-10.11;"), ["O-5.6", "O-6.3", "O-9", "O-10.11"]);
    assert_eq!(cited("L-4.7, O-3.4; L-8: Legends, L-…, L."), ["L-4.7", "O-3.4", "L-8"]);
    assert_eq!(cited("(I-2.6) in I-12, I-… It-2"), ["I-2.6", "I-12"]);
}

#[test]
fn every_file_has_every_rule_in_order() {
    for File { language, text, rules } in files() {
        let ids = ids(rules.letter);
        assert!(ids.len() > 40, "{language}: {}", rules.letter);
        assert_eq!(rules.entries().map(|e| e.id).collect::<Vec<_>>(), ids, "{language}");
        // Every anchor became a rule, so none was written in a way that can't be read.
        let anchors: Vec<_> = text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(anchors, ids, "{language}");
        assert!(!rules.title.is_empty() && !rules.intro.is_empty(), "{language}");
        assert!(rules.entries().all(|e| !e.text.is_empty()), "{language}");
    }
}

#[test]
fn the_games_have_all_rules_between_them() {
    for language in Language::ALL {
        let read: Vec<_> = Rules::all(language).into_iter().flat_map(|r| r.entries().map(|e| e.id)).collect();
        assert_eq!(read, all_ids().collect::<Vec<_>>(), "{language}");
    }
}

#[test]
fn the_chapters_are_the_same() {
    let chapters = |rules: &Rules| rules.chapters.iter().map(|c| c.id).collect::<Vec<_>>();
    for game in games() {
        for File { language, rules, .. } in &game {
            assert_eq!(chapters(rules), chapters(game[0].rules), "{language}");
            for chapter in &rules.chapters {
                let prefix = format!("{}.", chapter.id);
                assert!(!chapter.title.is_empty() && !chapter.rules.is_empty(), "{language}: {}", chapter.id);
                assert!(chapter.rules.iter().all(|rule| rule.id.starts_with(&prefix)), "{language}: {}", chapter.id);
            }
        }
    }
}

#[test]
fn no_title_is_empty_or_there_twice() {
    for File { language, rules, .. } in files() {
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
    let marked = |file: &File| -> Vec<&str> {
        let mark = MARKS[file.language as usize];
        file.rules.entries().filter(|e| e.text.contains(mark)).map(|e| e.id).collect()
    };
    for game in games() {
        let english = marked(&game[0]);
        assert!(english.len() > 20 && english.len() < ids(game[0].rules.letter).len(), "{english:?}");
        for file in &game {
            let File { language, text, rules } = file;
            assert_eq!(marked(file), english, "{language}");
            let mark = MARKS[*language as usize];
            assert!(rules.intro.contains(mark), "{language}: the mark is explained");
            for other in MARKS.into_iter().filter(|other| *other != mark) {
                assert!(!text.contains(other), "{language}: {other}");
            }
        }
    }
}

/// The text of a game is not reproduced in pictures, so the rules say what was made in their place.
#[test]
fn what_is_reconstructed_is_marked() {
    for game in games() {
        let is_islands = game[0].rules.letter == 'I';
        for File { language, text, rules } in &game {
            let mark = RECONSTRUCTED[*language as usize];
            assert_eq!(rules.intro.contains(mark), is_islands, "{language}: the mark is explained");
            let marked: Vec<_> = rules.entries().filter(|e| e.text.contains(mark)).map(|e| e.id).collect();
            // Islands, shapes, season track.
            let expected: &[_] = if is_islands { &["I-1.1", "I-1.3", "I-1.4"] } else { &[] };
            assert_eq!(marked, expected, "{language}");
            assert!(!RECONSTRUCTED.iter().any(|other| *other != mark && text.contains(other)), "{language}");
        }
    }
}

/// A card lists the rules that mention it, so those of another game must not seem to.
#[test]
fn no_rule_of_islands_mentions_a_card() {
    let letters = |text: &str| text.split(|c: char| !c.is_alphanumeric()).collect::<Vec<_>>().join(" ");
    for language in Language::ALL {
        for Entry { id, title, text } in Rules::islands(language).entries() {
            let words = format!(" {} {} ", letters(title), letters(text));
            for card in Species::all() {
                let noun = card.def().name.of(language).value;
                let names = [noun.one, noun.many, noun.definite, noun.oblique];
                let found = names.into_iter().find(|name| words.contains(&format!(" {} ", letters(name))));
                assert_eq!(found, None, "{language}: {id}");
            }
        }
    }
}

#[test]
fn every_id_cited_exists() {
    for language in Language::ALL {
        let all = Rules::all(language);
        let is_rule = |id: &str| all.iter().any(|rules| rules.rule(id).is_some());
        let exists = |id: &str| is_rule(id) || all.iter().any(|rules| rules.chapter(id).is_some());
        for text in [ORIGAMI, LEGENDS, ISLANDS].map(|texts| texts[language as usize]) {
            let missing: Vec<_> = cited(text).into_iter().filter(|id| !exists(id)).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
        for term in terms(Phrases(language)).into_iter().chain(islands(Phrases(language))) {
            let ids = cited(&term.means);
            assert!(!ids.is_empty(), "{language}: {} cites no rule", term.term);
            assert!(ids.iter().all(|id| is_rule(id)), "{language}: {}: {ids:?}", term.term);
        }
    }
}

#[test]
fn a_rule_cites_the_same_in_each_language_but_not_itself() {
    for File { language, rules, .. } in files() {
        for Entry { id, text, .. } in rules.entries() {
            assert!(!cited(text).iter().any(|other| other == id), "{language}: {id}");
        }
    }
    let [_, legends, islands] = games();
    for [english, others @ ..] in [legends, islands] {
        for File { language, rules, .. } in others {
            for (here, there) in rules.entries().zip(english.rules.entries()) {
                let cited = |text| cited(text).into_iter().collect::<BTreeSet<_>>();
                assert_eq!(cited(here.text), cited(there.text), "{language}: {}", here.id);
            }
        }
    }
}

#[test]
fn marks_of_style_come_in_pairs() {
    for File { language, text, .. } in files() {
        for block in text.split("\n\n").flat_map(|block| block.split("\n- ")) {
            let bold = block.matches("**").count();
            let italic = block.matches('*').count() - 2 * bold;
            assert!(bold % 2 == 0 && italic % 2 == 0, "{language}: {block}");
        }
        assert!(!text.contains(['`', '_', '[']), "{language}: other marks are not shown in a terminal");
    }
}

#[test]
fn rules_and_chapters_are_found_by_their_ids() {
    let rules = Rules::origami(Language::De);
    assert_eq!(rules.rule("o-5.10").map(|e| e.id), Some("O-5.10"));
    assert_eq!(rules.chapter("o-9").map(|c| c.id), Some("O-9"));
    assert!(rules.rule("O-5").is_none() && rules.rule("O-5.12").is_none() && rules.chapter("O-5.1").is_none());
    let rules = Rules::legends(Language::It);
    assert_eq!(rules.rule("l-7.17").map(|e| e.id), Some("L-7.17"));
    assert_eq!(rules.chapter("L-8").map(|c| c.id), Some("L-8"));
    assert!(rules.rule("O-5.1").is_none() && rules.rule("L-7.18").is_none() && rules.chapter("O-8").is_none());
    let rules = Rules::islands(Language::En);
    assert_eq!(rules.rule("i-10.1").map(|e| e.id), Some("I-10.1"));
    assert_eq!(rules.chapter("i-13").map(|c| c.id), Some("I-13"));
    assert!(rules.rule("L-5.1").is_none() && rules.rule("I-13.24").is_none() && rules.chapter("I-14").is_none());
    assert_eq!(Rules::all(Language::En).map(|rules| rules.letter), ['O', 'L', 'I']);
}
