//! Every rule has a test: one whose name begins with the rule's id, `o_5_1_…` for O-5.1, `l_4_7_…` for L-4.7.

use std::fs;
use std::path::Path;

use origami::Rule;
use tabletop::RuleId;

/// How many rules each chapter has, of Origami and of Legends.
const CHAPTERS: [(char, &[u8]); 2] = [('O', &[2, 5, 5, 4, 11, 3, 3, 3, 19]), ('L', &[2, 3, 3, 8, 4, 4, 17, 2])];

#[test]
fn all_ids_are_there_in_order() {
    let of_game = |&(game, chapters): &(char, &'static [u8])| {
        let numbered = (1..).zip(chapters);
        numbered.flat_map(move |(chapter, &rules)| (1..=rules).map(move |rule| format!("{game}-{chapter}.{rule}")))
    };
    let wanted: Vec<_> = CHAPTERS.iter().flat_map(of_game).collect();
    let there: Vec<_> = Rule::all().iter().map(|rule| rule.id()).collect();
    assert_eq!(there, wanted);
    assert_eq!(there.len(), 55 + 43);
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
    let misnamed =
        |t: &&String| ["o_", "l_"].iter().any(|p| t.starts_with(p)) && !prefixes.iter().any(|p| t.starts_with(p));
    assert_eq!(tests.iter().find(misnamed), None);
}

/// "O-5.1" is `o_5_1_`.
fn prefix(id: &str) -> String {
    let mut prefix = id.to_lowercase().replace(['-', '.'], "_");
    prefix.push('_');
    prefix
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
    assert_eq!(prefix("O-5.1"), "o_5_1_");
    assert!(!"o_5_10_choose_pay_place_use".starts_with(&prefix("O-5.1")));
    let text = "#[test]\n#[should_panic]\nfn o_5_1_a() {}\nfn o_5_2_other() {}\n    #[test]\n    fn b() {\n";
    assert_eq!(test_names(text), ["o_5_1_a", "b"]);
}
