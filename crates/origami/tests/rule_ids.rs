//! Every rule has a test: one whose name begins with the rule's id, `o_5_1_…` for O-5.1, `l_4_7_…` for L-4.7.

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
    laws::rule_ids::have_tests::<Rule>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
