//! The checker of the messages finds what it is there to find; and the cards have words in each language.

#[path = "../build/messages.rs"]
mod messages;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use messages::{Kind, NAMES, compare, read};
use origami::Species;
use origami::card::Words;
use phrases::{Language, Lexicon};

/// What is wrong with a text by itself.
fn problems(language: &str, text: &str) -> Vec<String> {
    read(language, text).err().unwrap_or_default()
}

/// What is different between an English and an Italian text that are both good by themselves.
fn differences(english: &str, italian: &str) -> Vec<String> {
    let (en, it) = (read("en", english).expect("good English"), read("it", italian).expect("good Italian"));
    compare(&[("en", &en), ("it", &it)])
}

/// Exactly one thing is wrong, and the report names the language, the message and what it is.
fn only(reports: &[String], language: &str, parts: &[&str]) {
    let [report] = reports else { panic!("one report: {reports:?}") };
    assert!(report.starts_with(&format!("{language}: ")), "{report}");
    assert!(parts.iter().all(|part| report.contains(part)), "{parts:?} in {report}");
}

const ENGLISH: &str = "
hello = Hello.
takes = { IS($who) ->
    [you] You take { A($card) }
   *[other] { $who } takes { A($card) }
 } and { $n ->
    [one] { $n } fold
   *[other] { $n } folds
 }, { $side ->
    [left] left
   *[right] right
 }.
";
const ITALIAN: &str = "
hello = Ciao.
takes = { IS($who) ->
    [you] Prendi { UN($card) }
   *[other] { $who } prende { UN($card) }
 } e { $n ->
    [0] niente
    [one] { $n } piega
   *[other] { $n } pieghe
 }, a { $side ->
    [left] sinistra
   *[right] destra
 }.
";

#[test]
fn a_good_pair_is_accepted() {
    assert_eq!(differences(ENGLISH, ITALIAN), [""; 0]);
    let messages = read("en", ENGLISH).expect("good English");
    assert_eq!(messages.iter().map(|m| m.id.as_str()).collect::<Vec<_>>(), ["hello", "takes"]);
    assert_eq!(messages[0].text, "hello = Hello.\n");
    assert_eq!(messages[1].arguments.iter().map(String::as_str).collect::<Vec<_>>(), ["card", "n", "side", "who"]);
    assert_eq!(Kind::of("cards"), Some(Kind::Cards));
    assert_eq!(Kind::of("nobody"), None);
}

#[test]
fn a_missing_and_an_extra_key_are_reported() {
    only(&differences("a = A\nb = B", "a = A"), "it", &["b is missing"]);
    only(&differences("a = A", "a = A\nb = B"), "en", &["b is missing", "it has it"]);
}

#[test]
fn a_missing_or_other_argument_is_reported() {
    only(&differences("a = { $name } { $n }", "a = { $n }"), "it", &["a: has the arguments", "\"name\""]);
    only(&differences("a = { $n }", "a = { $cost }"), "it", &["a: has the arguments", "\"cost\""]);
    only(&differences("a = A", "a = { $cost }"), "it", &["a: has the arguments"]);
}

#[test]
fn an_unknown_argument_is_reported() {
    only(&problems("en", "a = { $nobody }"), "en", &["a: nobody", "no argument has this name"]);
    only(&problems("en", "a = { $nobody ->\n    [x] X\n   *[y] Y\n }"), "en", &["a: nobody"]);
}

#[test]
fn a_missing_plural_is_reported() {
    only(&problems("en", "a = { $n ->\n   *[other] { $n } folds\n }"), "en", &["a: n", "[one] is missing"]);
    only(&problems("it", "a = { $n ->\n   *[one] una piega\n }"), "it", &["a: n", "[other] is missing"]);
    // A number that is spelt out is a form too.
    assert_eq!(problems("it", "a = { $n ->\n    [1] una piega\n   *[other] { $n } pieghe\n }"), [""; 0]);
    // A language without any form is not asked for one, but all must choose by the same.
    only(&differences("a = { $n ->\n    [one] x\n   *[other] y\n }", "a = { $n } z"), "it", &["a: n: has the forms"]);
}

#[test]
fn a_variant_behind_the_one_for_all_others_is_reported() {
    let early = "a = { $side ->\n   *[right] right\n    [left] left\n }";
    only(&problems("en", early), "en", &["a: side", "the variant with the star stands last"]);
}

#[test]
fn a_missing_you_is_reported() {
    only(&problems("de", "a = { IS($who) ->\n   *[other] { $who } zieht\n }"), "de", &["a: who", "[you] is missing"]);
    only(&problems("de", "a = { IS($who) ->\n   *[you] Du ziehst\n }"), "de", &["a: who", "[other] is missing"]);
}

#[test]
fn a_person_who_may_be_you_is_reported() {
    let wrong = "may be \"you\"";
    only(&problems("en", "a = { $who } draws"), "en", &["a: who", wrong]);
    only(
        &problems("en", "a = { IS($who) ->\n    [you] { $who } draw\n   *[other] { $who } draws\n }"),
        "en",
        &["a: who", wrong],
    );
    only(
        &problems("en", "a = { IS($who) ->\n    [you] You\n   *[other] { $who }\n } and { $who }"),
        "en",
        &["a: who", wrong],
    );
    // To know who acts is not to know to whom.
    only(
        &problems("en", "a = { IS($who) ->\n    [you] You\n   *[other] { $who } to { $to }\n }"),
        "en",
        &["a: to", wrong],
    );
    only(&problems("en", "a = { $who ->\n    [you] You\n   *[other] They\n }"), "en", &["a: who: IS()"]);
    only(&problems("en", "a = { IS($n) ->\n    [one] x\n   *[other] y\n }"), "en", &["a: n: IS()"]);
}

#[test]
fn an_unknown_function_is_reported() {
    let wrong = "no such function";
    only(&problems("en", "a = { AN($card) }"), "en", &["a: AN()", wrong]);
    only(&problems("en", "a = { UN($card) }"), "en", &["a: UN()", wrong]);
    only(&problems("de", "a = { A($card) }"), "de", &["a: A()", wrong]);
    assert_eq!(problems("de", "a = { VOM($card) }"), [""; 0]);
    only(&problems("en", "a = { THE($n) }"), "en", &["a: THE()", "takes one card"]);
    only(&problems("en", "a = { THE($card, $given) }"), "en", &["a: THE()", "takes one card"]);
    only(
        &problems("en", "a = { THE($n) ->\n    [x] X\n   *[y] Y\n }"),
        "en",
        &["a: chooses by something that is no argument"],
    );
}

#[test]
fn a_key_that_is_there_twice_is_reported() {
    only(&problems("it", "a = A\nb = B\na = C"), "it", &["a is there twice"]);
}

#[test]
fn what_is_no_message_is_reported() {
    assert!(!problems("en", "a = { $n").is_empty() && !problems("en", "just some words").is_empty());
    assert!(!problems("en", "a = A\n}").is_empty());
    only(&problems("en", "a =\n    .title = T"), "en", &["a has no text"]);
    only(&problems("en", "a = A\n    .title = T"), "en", &["a: attributes are not used"]);
    only(&problems("en", "-brand = B"), "en", &["-brand: terms are not used"]);
    only(&problems("en", "a = A\nb = { a }"), "en", &["b: refers to another message"]);
    assert_eq!(problems("en", "### All\n## Some\n# One\na = A"), [""; 0]);
}

#[test]
fn differing_variants_are_reported() {
    let english = "a = { $side ->\n    [left] left\n   *[right] right\n }";
    only(
        &differences(english, "a = { $side ->\n   *[left] sinistra\n }"),
        "it",
        &["a: side: has the forms", "\"right\""],
    );
    only(&differences(english, "a = lato { $side }"), "it", &["a: side: has the forms"]);
}

#[test]
fn the_real_files_pass() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
    let all = ["en", "it", "de"].map(|language| {
        let mut text = String::new();
        for entry in fs::read_dir(words.join(language)).expect("a folder") {
            text.push_str(&fs::read_to_string(entry.expect("an entry").path()).expect("a file"));
            text.push('\n');
        }
        read(language, &text).unwrap_or_else(|problems| panic!("{problems:#?}"))
    });
    let [en, it, de] = &all;
    assert_eq!(compare(&[("en", en), ("it", it), ("de", de)]), [""; 0]);
    assert_eq!(en.len(), phrases::say::KEYS.len());
    // Files of one name hold the same messages.
    for entry in fs::read_dir(words.join("en")).expect("a folder") {
        let name = entry.expect("an entry").file_name();
        let keys = |language: &str| -> Vec<_> {
            let text = fs::read_to_string(words.join(language).join(&name)).expect("the same files in each language");
            let messages = read(language, &text).expect("read before");
            messages.into_iter().map(|m| m.id).collect()
        };
        assert_eq!((keys("it"), keys("de")), (keys("en"), keys("en")), "{name:?}");
    }
}

/// All Rust sources in a folder, one after another.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            text.push_str(&sources(&path));
        } else {
            text.push_str(&fs::read_to_string(&path).expect("a file"));
        }
    }
    text
}

/// The names of all methods called in a source, and of those of `Phrases` that are handed on.
fn called(source: &str) -> BTreeSet<&str> {
    let calls = source.split('.').skip(1).filter_map(|rest| rest.split_once('('));
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let handed = source.split("Phrases::").skip(1).filter_map(|rest| rest.split(|c| !is_name(c)).next());
    calls.map(|(name, _)| name).chain(handed).collect()
}

#[test]
fn no_message_is_left_that_nobody_says() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let speakers = ["phrases", "web", "speech", "options", "reference", "terminal", "arena"];
    let all = speakers.map(|name| sources(&here.join(format!("../{name}/src")))).concat();
    let called = called(&all);
    // The glossary says its terms by a macro, and has a test of its own.
    let keys = phrases::say::KEYS.iter().filter(|key| !key.starts_with("term-"));
    let unsaid: Vec<_> = keys.filter(|key| !called.contains(key.replace('-', "_").as_str())).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn no_name_of_an_argument_is_left_that_no_message_has() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("words/en");
    let mut used = BTreeSet::new();
    for entry in fs::read_dir(words).expect("a folder") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("a file");
        used.extend(read("en", &text).expect("good English").into_iter().flat_map(|m| m.arguments));
    }
    let unused: Vec<_> = NAMES.iter().flat_map(|(_, names)| *names).filter(|name| !used.contains(**name)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// Words that must be there in each language and not be the same in two.
fn are_translated(species: Species, words: Words) {
    let all = Language::ALL.map(|language| words.of(language));
    assert!(
        all.iter().all(|text| !text.is_empty() && text.trim() == *text && !text.contains("  ")),
        "{species}: {all:?}"
    );
    assert!(all[0] != all[1] && all[0] != all[2] && all[1] != all[2], "{species}: {all:?}");
}

#[test]
fn every_card_has_names_and_words_in_each_language() {
    let lexicon = Lexicon::default();
    for species in Species::all().chain([Species::RICE_PAPER]) {
        let def = species.def();
        for language in Language::ALL {
            let noun = lexicon.noun(species, language);
            for name in [noun.one, noun.many, noun.definite, noun.oblique] {
                assert!(name.starts_with(char::is_uppercase) && name.trim() == name, "{species}: {language}: {name:?}");
            }
            let text = def.text.of(language);
            assert!(!text.starts_with(char::is_lowercase) && text.ends_with('.'), "{species}: {language}: {text}");
            // It completes a sentence.
            if let Some(ours) = def.ours.map(|words| words.of(language)) {
                assert!(!ours.ends_with('.'), "{species}: {language}: {ours}");
            }
        }
        are_translated(species, def.text);
        if let Some(ours) = def.ours {
            are_translated(species, ours);
        }
    }
}
