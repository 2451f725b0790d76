//! A part of the rules, found by what people call it.

use origami::setup::Title;
use tabletop::Language;

use crate::rules::{Chapter, Entry, Rules};
use crate::say::Phrases;

/// The chapter about playing with both card games.
pub const MIXING: &str = "L-8";
/// The chapter about playing Origami Islands alone.
pub const SOLO: &str = "I-13";

/// What the game is called that is no card game; its name is the same in each language.
const ISLANDS: [&str; 2] = ["islands", "origami islands"];

/// So many ids are named if the one asked for is not there.
const NEAREST: usize = 3;

/// What of the rules is meant.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// The rules of a game.
    All(&'static Rules),
    /// What mixing means, then the rules of both card games.
    Mixed(&'static Chapter, [&'static Rules; 2]),
    /// A chapter.
    Chapter(&'static Chapter),
    /// One rule.
    Rule(&'static Entry),
    /// The glossary.
    Glossary,
}

/// What is meant by a word: "O-5.1", "o5.1" and "5.1" are the same.
#[must_use]
pub fn find(language: Language, word: &str) -> Option<Part> {
    let is = |said: fn(Phrases) -> String| {
        let word = word.trim().to_lowercase();
        Language::ALL.into_iter().any(|language| said(Phrases(language)).to_lowercase() == word)
    };
    if is(Phrases::glossary_title) {
        return Some(Part::Glossary);
    }
    if ISLANDS.contains(&word.trim().to_lowercase().as_str()) {
        return Some(Part::All(Rules::islands(language)));
    }
    if word.trim().eq_ignore_ascii_case(islands::record::SOLO_TITLE) {
        return Rules::islands(language).chapter(SOLO).map(Part::Chapter);
    }
    let title = Title::named(&word.trim().to_lowercase());
    match title.or_else(|| is(Phrases::term_mixed).then_some(Title::Mixed)) {
        Some(Title::Origami) => return Some(Part::All(Rules::origami(language))),
        Some(Title::Legends) => return Some(Part::All(Rules::legends(language))),
        Some(Title::Mixed) => {
            let mixing = Rules::legends(language).chapter(MIXING)?;
            return Some(Part::Mixed(mixing, [Rules::origami(language), Rules::legends(language)]));
        }
        None => {}
    }
    let (rules, numbers) = split(language, word);
    let rules = rules.unwrap_or_else(|| Rules::origami(language));
    let id = format!("{}-{numbers}", rules.letter);
    rules.rule(&id).map(Part::Rule).or_else(|| rules.chapter(&id).map(Part::Chapter))
}

/// The rules whose ids begin like this one, if it begins with a letter, and what comes after that.
fn split(language: Language, word: &str) -> (Option<&'static Rules>, &str) {
    let word = word.trim();
    let after = |rules: &Rules| word.strip_prefix([rules.letter, rules.letter.to_ascii_lowercase()]);
    let found = Rules::all(language).into_iter().find_map(|rules| Some((rules, after(rules)?)));
    let rest = found.map_or(word, |(_, rest)| rest);
    (found.map(|(rules, _)| rules), rest.strip_prefix('-').unwrap_or(rest))
}

/// The ids nearest to one that is not there: of its chapter, else chapters. They are the same in each language.
#[must_use]
pub fn nearest(word: &str) -> Vec<&'static str> {
    let (rules, numbers) = split(Language::En, word);
    let (chapter, rule) = numbers.split_once('.').unwrap_or((numbers, ""));
    let chapters = |rules: &'static Rules| rules.chapters.iter().map(|chapter| chapter.id);
    let Some(rules) = rules.or_else(|| chapter.parse::<usize>().is_ok().then(|| Rules::origami(Language::En))) else {
        return Rules::all(Language::En).into_iter().flat_map(chapters).collect();
    };
    let known = rules.chapter(&format!("{}-{chapter}", rules.letter));
    let (ids, wanted): (Vec<_>, _) = match known {
        Some(chapter) => (chapter.rules.iter().map(|rule| rule.id).collect(), rule.parse::<usize>()),
        None => (chapters(rules).collect(), chapter.parse()),
    };
    let Ok(wanted) = wanted else { return ids };
    // They are numbered from 1 in order.
    let mut by_distance: Vec<_> = ids.into_iter().enumerate().collect();
    by_distance.sort_by_key(|(at, _)| (at + 1).abs_diff(wanted));
    by_distance.truncate(NEAREST);
    by_distance.sort_unstable();
    by_distance.into_iter().map(|(_, id)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(word: &str) -> Option<&'static str> {
        find(Language::En, word).map(|part| match part {
            Part::All(rules) => rules.title,
            Part::Mixed(mixing, _) => mixing.title,
            Part::Chapter(chapter) => chapter.id,
            Part::Rule(rule) => rule.id,
            Part::Glossary => "glossary",
        })
    }

    #[test]
    fn an_id_can_be_written_in_several_ways() {
        for word in ["O-5.1", "o-5.1", "o5.1", "O5.1", "5.1", " 5.1 "] {
            assert_eq!(id(word), Some("O-5.1"), "{word}");
        }
        for word in ["L-4.7", "l-4.7", "l4.7", "L4.7", " L-4.7 "] {
            assert_eq!(id(word), Some("L-4.7"), "{word}");
        }
        for word in ["I-5.10", "i-5.10", "i5.10", "I5.10", " I-5.10 "] {
            assert_eq!(id(word), Some("I-5.10"), "{word}");
        }
        assert_eq!((id("o-5"), id("5"), id("l5"), id("i12")), (Some("O-5"), Some("O-5"), Some("L-5"), Some("I-12")));
        assert_eq!(["glossary", "Glossario", "GLOSSAR"].map(id), [Some("glossary"); 3]);
        assert_eq!(["O-5.12", "O-10", "", "O", "x", "5.", "--5", "5.1.1", "+5"].map(id), [None; 9]);
        assert_eq!(["L-4.9", "L-9", "L", "l-", "LO-5", "OL-5", "legend", "4.9."].map(id), [None; 8]);
        assert_eq!(["I-5.13", "I-13.24", "I-14", "I", "i-", "island", "IO-5", "I-0"].map(id), [None; 8]);
    }

    #[test]
    fn a_game_is_found_by_its_name() {
        assert_eq!((id("origami"), id(" Origami ")), (Some("Origami — the rules"), Some("Origami — the rules")));
        assert_eq!(id("Legends"), Some("Origami: Legends — the rules"));
        assert_eq!(["mixed", "MIXED", "misto", "Gemischt"].map(id), [Some("Mixing with Origami"); 4]);
        let islands = ["islands", " Islands ", "ISLANDS", "Origami Islands"].map(id);
        assert_eq!(islands, [Some("Origami Islands — the rules"); 4]);
        assert_eq!(["islands-solo", " Islands-Solo "].map(id), [Some("I-13"); 2]);
    }

    #[test]
    fn the_nearest_ids() {
        assert_eq!(nearest("O-5.12"), ["O-5.9", "O-5.10", "O-5.11"]);
        assert_eq!(nearest("2.0"), ["O-2.1", "O-2.2", "O-2.3"]);
        assert_eq!(nearest("99999.1"), ["O-7", "O-8", "O-9"]);
        assert_eq!(nearest("L-4.9"), ["L-4.6", "L-4.7", "L-4.8"]);
        assert_eq!((nearest("l9"), nearest("L-8.7")), (vec!["L-6", "L-7", "L-8"], vec!["L-8.1", "L-8.2"]));
        assert_eq!(
            (nearest("I-5.13"), nearest("i14")),
            (vec!["I-5.10", "I-5.11", "I-5.12"], vec!["I-11", "I-12", "I-13"])
        );
        let [origami, legends, islands] =
            Rules::all(Language::En).map(|rules| rules.chapters.iter().map(|c| c.id).collect::<Vec<_>>());
        assert_eq!((nearest("O-99999999999999999999"), nearest("lx")), (origami.clone(), legends.clone()));
        assert_eq!(nearest("island"), islands);
        assert_eq!(nearest("x"), [origami, legends, islands].concat());
    }
}
