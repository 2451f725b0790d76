//! The file of tips: it can be read, and everything in it is short and in its place.

use super::*;
use tabletop::Language;

#[test]
fn tips_are_read_and_each_is_one_or_two_short_sentences() {
    let tips = read(TEXT).expect("tips");
    for (n, tip) in tips.iter().enumerate() {
        assert!(tips[..n].iter().all(|other| other.name != tip.name), "{} is there twice", tip.name);
        assert!(tip.name != SILENCE && tip.name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", tip.name);
        let game = if tip.when[0] == "cards" { cards::WORDS } else { islands::WORDS };
        assert!(tip.when.iter().all(|word| game.contains(word)), "{} is of one game", tip.name);
        for language in Language::ALL {
            let text = tip.says.to(language);
            assert!(text.chars().count() <= 180, "{}: {text}", tip.name);
            assert!(text.matches(['.', '?']).count() <= 2, "{}: {text}", tip.name);
        }
    }
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let good = "tip a\nwhen cards\nsay en A.\nsay it B.\nsay de C.\n";
    assert_eq!(read(good).expect("one").len(), 1);
    for (text, line) in [
        ("tip a\nwhen cards sunny\nsay en A.\nsay it B.\nsay de C.\n", 2),
        ("tip a\nsay en A.\nsay it B.\nsay de C.\n", 2),
        ("tip a\nwhen cards\nsay en A.\nsay de C.\n", 4),
    ] {
        assert_eq!(read(text).expect_err("refused").line, line, "{text}");
    }
}
