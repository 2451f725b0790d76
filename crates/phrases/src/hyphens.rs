//! Where long words may be broken: soft hyphens for names and effects on cards that are narrower than their words.
//!
//! The names themselves have none, so that records, programs, searches and terminals meet plain words; pages ask for them here.
//! `hyphens/` holds a file a language, with every long word that occurs in a name or an effect: `Veloci-rap-tor`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use tabletop::Language;

/// Shows only where a line ends at it.
pub const SOFT: char = '\u{ad}';

/// Words of so many letters and more are in the files.
const LONG: usize = 8;

/// The same in effects, which have more room.
#[cfg(test)]
const LONG_IN_EFFECT: usize = 9;

type Words = BTreeMap<String, String>;

const fn file(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../hyphens/en.txt"),
        Language::It => include_str!("../hyphens/it.txt"),
        Language::De => include_str!("../hyphens/de.txt"),
    }
}

/// Long words of a language, each with where it may be broken.
fn words(language: Language) -> &'static Words {
    static READ: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let pair = |line: &str| (line.replace('-', ""), line.replace('-', SOFT.encode_utf8(&mut [0; 2])));
    READ[language as usize].get_or_init(|| file(language).lines().map(pair).collect())
}

/// A name or an effect with soft hyphens in its long words.
#[must_use]
pub fn hyphenated(language: Language, text: &str) -> Cow<'_, str> {
    if !split(text).any(is_long) {
        return text.into();
    }
    let known = words(language);
    split(text).map(|part| known.get(part).map_or(part, String::as_str)).collect()
}

fn is_long(word: &str) -> bool {
    word.chars().count() >= LONG
}

/// Words, and what stands between them.
fn split(name: &str) -> impl Iterator<Item = &str> {
    let mut rest = name;
    std::iter::from_fn(move || {
        let is_letter = rest.chars().next()?.is_alphabetic();
        let end = rest.find(|c: char| c.is_alphabetic() != is_letter).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        rest = after;
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use islands::{Atlas, Landmark};
    use origami::Species;
    use origami::card::Family;

    use super::*;
    use crate::{Lexicon, Phrases};

    /// Every name that pages show where there is little room.
    fn names(language: Language) -> Vec<String> {
        let (say, lexicon) = (Phrases(language), Lexicon::default());
        let cards = Species::all().chain([Species::RICE_PAPER]).map(|card| lexicon.noun(card, language).one.to_owned());
        let families = Family::ALL.into_iter().map(|family| say.family(family));
        let landmarks = Landmark::ALL.into_iter().map(|landmark| say.islands_landmark(landmark.word()));
        let sheets = Atlas::standard().sheets().iter();
        let islands = sheets.flat_map(|sheet| sheet.islands.iter().map(|island| island.name.clone()));
        cards.chain(families).chain(landmarks).chain(islands).collect()
    }

    fn effects(language: Language) -> Vec<&'static str> {
        Species::all().map(|card| card.def().text.of(language)).collect()
    }

    #[test]
    fn every_long_word_of_a_name_can_be_broken_and_no_word_is_there_for_nothing() {
        for language in Language::ALL {
            let (names, effects) = (names(language), effects(language));
            let mut long: BTreeSet<&str> =
                names.iter().flat_map(|name| split(name)).filter(|word| is_long(word)).collect();
            let said = effects.iter().flat_map(|effect| split(effect));
            long.extend(said.filter(|word| word.chars().count() >= LONG_IN_EFFECT));
            let known: BTreeSet<&str> = words(language).keys().map(String::as_str).collect();
            let missing: Vec<_> = long.difference(&known).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
            let idle: Vec<_> = known.difference(&long).collect();
            assert!(idle.is_empty(), "{language}: {idle:?} are nowhere");
        }
    }

    #[test]
    fn nothing_but_soft_hyphens_is_added() {
        for language in Language::ALL {
            for name in names(language) {
                assert!(!name.contains(SOFT), "{name:?}: names are plain");
                let broken = hyphenated(language, &name);
                assert_eq!(broken.replace(SOFT, ""), name);
                assert!(!broken.starts_with(SOFT) && !broken.ends_with(SOFT));
            }
        }
        assert_eq!(hyphenated(Language::De, "Schneeeule"), "Schnee\u{ad}eule");
        assert_eq!(hyphenated(Language::En, "T-Rex"), "T-Rex");
    }
}
