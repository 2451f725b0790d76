//! Every rule has a test: one whose name begins with the rule's id, `i_5_1_…` for I-5.1.

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
    laws::rule_ids::have_tests::<Rule>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
