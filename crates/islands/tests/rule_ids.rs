//! Every rule has a test: one whose name begins with the rule's id, `i_5_1_…` for I-5.1.

use std::fs;
use std::path::Path;

use islands::Rule;
use tabletop::RuleId;

/// How many rules each chapter has.
const CHAPTERS: [u8; 13] = [4, 6, 5, 8, 12, 5, 3, 12, 2, 1, 1, 4, 23];

#[test]
fn all_ids_are_there_in_order() {
    let numbered = (1..).zip(CHAPTERS);
    let wanted: Vec<_> =
        numbered.flat_map(|(chapter, rules)| (1..=rules).map(move |rule| format!("I-{chapter}.{rule}"))).collect();
    let there: Vec<_> = Rule::all().iter().map(|rule| rule.id()).collect();
    assert_eq!(there, wanted);
    assert_eq!(there.len(), 63 + 23);
}

#[test]
fn every_rule_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tests = Vec::new();
    for folder in ["src", "tests"] {
        collect(&root.join(folder), &mut tests);
    }
    tests.sort_unstable();
    assert!(tests.iter().any(|t| t == "every_rule_has_a_test"), "this very test is found: {tests:?}");
    let mut without = Vec::new();
    for id in Rule::all().iter().map(|rule| rule.id()) {
        println!("{id}");
        let of_rule: Vec<_> = tests.iter().filter(|t| t.starts_with(&prefix(id))).collect();
        of_rule.iter().for_each(|test| println!("    {test}"));
        if of_rule.is_empty() {
            without.push(id);
        }
    }
    assert!(without.is_empty(), "rules without a test: {without:?}");
    // The other way round: a test named after a rule that is not there is misnamed.
    let prefixes: Vec<_> = Rule::all().iter().map(|rule| prefix(rule.id())).collect();
    let misnamed = |t: &&String| is_named_after_a_rule(t) && !prefixes.iter().any(|p| t.starts_with(p));
    assert_eq!(tests.iter().find(misnamed), None);
}

/// "I-5.1" is `i_5_1_`.
fn prefix(id: &str) -> String {
    let mut prefix = id.to_lowercase().replace(['-', '.'], "_");
    prefix.push('_');
    prefix
}

/// Does a name begin like that of a rule, known or not?
fn is_named_after_a_rule(name: &str) -> bool {
    name.strip_prefix("i_").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// The names of all test functions in the Rust files of a folder and those below it.
fn collect(folder: &Path, tests: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of this crate").map(|e| e.expect("an entry").path()) {
        if entry.is_dir() {
            collect(&entry, tests);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&entry).expect("a source file");
            tests.extend(test_names(&text));
        }
    }
}

/// The functions that stand below a line `#[test]`, other attributes between them skipped.
fn test_names(text: &str) -> Vec<String> {
    let mut is_test = false;
    let mut names = Vec::new();
    for line in text.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        } else if let (true, Some(rest)) = (is_test, line.strip_prefix("fn ")) {
            names.extend(rest.split('(').next().map(str::to_owned));
            is_test = false;
        }
    }
    names
}

#[test]
fn ids_and_names_are_told_apart() {
    assert_eq!(prefix("I-5.1"), "i_5_1_");
    assert!(!"i_5_10_a_painting_without_a_place".starts_with(&prefix("I-5.1")));
    assert!(is_named_after_a_rule("i_14_1_something") && !is_named_after_a_rule("i_am_no_rule"));
    let text = "#[test]\n#[should_panic]\nfn i_5_1_a() {}\nfn i_5_2_other() {}\n    #[test]\n    fn b() {\n";
    assert_eq!(test_names(text), ["i_5_1_a", "b"]);
}
