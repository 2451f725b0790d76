//! Every rule of a game has a test: one whose name begins with the rule's id, `o_5_1_…` for O-5.1.

use std::fs;
use std::path::Path;

use tabletop::RuleId;

/// Looks through the source and the tests of the crate in that folder.
///
/// # Panics
/// If a rule has no test, or a test is named after a rule that is not there.
pub fn have_tests<R: RuleId>(root: &Path) {
    let mut tests = Vec::new();
    for folder in ["src", "tests"] {
        collect(&root.join(folder), &mut tests);
    }
    tests.sort_unstable();
    assert!(tests.iter().any(|t| t == "every_rule_has_a_test"), "the test that asks is found: {tests:?}");
    let mut without = Vec::new();
    for id in R::all().iter().map(|rule| rule.id()) {
        println!("{id}");
        let of_rule: Vec<_> = tests.iter().filter(|t| t.starts_with(&prefix(id))).collect();
        of_rule.iter().for_each(|test| println!("    {test}"));
        if of_rule.is_empty() {
            without.push(id);
        }
    }
    assert!(without.is_empty(), "rules without a test: {without:?}");
    let prefixes: Vec<_> = R::all().iter().map(|rule| prefix(rule.id())).collect();
    let misnamed = |t: &&String| is_named_after_a_rule::<R>(t) && !prefixes.iter().any(|p| t.starts_with(p));
    assert_eq!(tests.iter().find(misnamed), None, "a test of no rule");
}

/// "O-5.1" is `o_5_1_`.
fn prefix(id: &str) -> String {
    let mut prefix = id.to_lowercase().replace(['-', '.'], "_");
    prefix.push('_');
    prefix
}

/// Does a name begin like that of a rule, known or not?
fn is_named_after_a_rule<R: RuleId>(name: &str) -> bool {
    let mut books = R::all().iter().filter_map(|rule| rule.id().split('-').next()).map(str::to_lowercase);
    let Some((book, rest)) = name.split_once('_') else { return false };
    books.any(|known| known == book) && rest.starts_with(|c: char| c.is_ascii_digit())
}

/// The names of all test functions in the Rust files of a folder and those below it.
fn collect(folder: &Path, tests: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the crate").map(|e| e.expect("an entry").path()) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Only;

    impl RuleId for Only {
        fn id(self) -> &'static str {
            "I-5.1"
        }

        fn all() -> &'static [Self] {
            &[Self]
        }
    }

    #[test]
    fn ids_and_names_are_told_apart() {
        assert_eq!(prefix("O-5.1"), "o_5_1_");
        assert!(!"o_5_10_choose_pay_place_use".starts_with(&prefix("O-5.1")));
        assert!(is_named_after_a_rule::<Only>("i_14_1_something") && !is_named_after_a_rule::<Only>("i_am_no_rule"));
        let text = "#[test]\n#[should_panic]\nfn o_5_1_a() {}\nfn o_5_2_other() {}\n    #[test]\n    fn b() {\n";
        assert_eq!(test_names(text), ["o_5_1_a", "b"]);
    }
}
