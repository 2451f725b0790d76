//! What can be typed as an answer: numbers, squares, colours, and a few words.

use islands::{Colour, Square};
use phrases::{Language, Phrases};

/// One key of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A number: of an island, a shape, an entry of a list, or of coins.
    Number(u16),
    /// A square.
    Square(Square),
    /// A colour.
    Colour(Colour),
}

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// No (further) bid, or no painting.
    Decline,
    /// All places, please.
    List,
    /// No technology, or no research.
    GoOn,
    /// Keys; none if the line is empty.
    Keys(Vec<Key>),
}

/// A larger number is no answer to anything.
const MOST: u16 = 9_999;

/// Reads a line.
///
/// # Errors
/// The first word that is no key.
pub fn read(line: &str, phrases: Phrases) -> Result<Typed, String> {
    let lower = line.to_lowercase();
    let joined: String = lower.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    if is_one_of(Phrases::islands_words_decline, &joined, phrases) {
        return Ok(Typed::Decline);
    }
    if is_one_of(Phrases::islands_words_list, &joined, phrases) {
        return Ok(Typed::List);
    }
    if is_one_of(Phrases::islands_words_go_on, &joined, phrases) {
        return Ok(Typed::GoOn);
    }
    let mut keys = Vec::new();
    for word in lower.split([' ', ',', ';', '\t', '/']).filter(|word| !word.is_empty()) {
        if !is_skipped(word, phrases) && !read_word(word, phrases, &mut keys) {
            return Err(word.to_owned());
        }
    }
    Ok(Typed::Keys(keys))
}

/// Does this word mean nothing?
pub fn is_skipped(word: &str, phrases: Phrases) -> bool {
    is_one_of(Phrases::islands_words_skipped, word, phrases)
}

/// Is this one of the words, in the language spoken or in English?
fn is_one_of(words: fn(Phrases) -> String, word: &str, phrases: Phrases) -> bool {
    [phrases, Phrases(Language::En)].into_iter().any(|phrases| words(phrases).split(' ').any(|known| known == word))
}

/// Adds the keys of a word: a colour, or numbers and squares without blanks between them.
fn read_word(word: &str, phrases: Phrases, keys: &mut Vec<Key>) -> bool {
    if let Some(colour) = colour(word, phrases) {
        keys.push(Key::Colour(colour));
        return true;
    }
    let mut rest = word;
    while !rest.is_empty() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (key, length) = if digits > 0 {
            (rest[..digits].parse().ok().filter(|&number| number <= MOST).map(Key::Number), digits)
        } else {
            // Both letters of a square are one byte each.
            (rest.get(..2).and_then(Square::named).map(Key::Square), 2)
        };
        let Some(key) = key else { return false };
        keys.push(key);
        rest = &rest[length..];
    }
    true
}

/// The colour of that name, or of the beginning of one, in the language spoken or in English.
fn colour(word: &str, phrases: Phrases) -> Option<Colour> {
    let is = |colour: &Colour| {
        let names = [phrases, Phrases(Language::En)].map(|phrases| phrases.colour(*colour));
        names.iter().any(|name| name.starts_with(word))
    };
    Colour::ALL.into_iter().find(is)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::words::Command;

    fn keys(line: &str) -> Result<Typed, String> {
        read(line, Phrases(Language::En))
    }

    fn square(name: &str) -> Key {
        Key::Square(Square::named(name).expect("a square"))
    }

    #[test]
    fn keys_are_read_with_and_without_blanks() {
        assert_eq!(keys(""), Ok(Typed::Keys(vec![])));
        assert_eq!(keys("5"), Ok(Typed::Keys(vec![Key::Number(5)])));
        let painting = Ok(Typed::Keys(vec![Key::Number(1), square("b2"), square("c3")]));
        for line in ["1 b2 c3", "1b2c3", "1 B2, C3", "paint island 1 b2 and c3", "1/b2/c3"] {
            assert_eq!(keys(line), painting, "{line}");
        }
        assert_eq!(keys("b2 red"), Ok(Typed::Keys(vec![square("b2"), Key::Colour(Colour::Red)])));
        assert_eq!(keys("b"), Ok(Typed::Keys(vec![Key::Colour(Colour::Blue)])));
    }

    #[test]
    fn words_are_known_in_their_language_and_in_english() {
        for line in ["pass", "give up", "give-up", "GIVEUP", "n"] {
            for language in Language::ALL {
                assert_eq!(read(line, Phrases(language)), Ok(Typed::Decline), "{line}");
            }
        }
        assert_eq!(read("rinuncio", Phrases(Language::It)), Ok(Typed::Decline));
        assert_eq!(read("verzichte", Phrases(Language::De)), Ok(Typed::Decline));
        assert_eq!(read("liste", Phrases(Language::De)), Ok(Typed::List));
        assert_eq!(read("Weiter", Phrases(Language::De)), Ok(Typed::GoOn));
        for line in ["go on", "go-on", "act"] {
            assert_eq!(read(line, Phrases(Language::It)), Ok(Typed::GoOn), "{line}");
        }
        assert_eq!(read("1 b2 grün", Phrases(Language::De)), read("1 b2 g", Phrases(Language::De)));
        assert_eq!(read("v", Phrases(Language::It)), Ok(Typed::Keys(vec![Key::Colour(Colour::Green)])));
    }

    #[test]
    fn what_is_no_key_is_named() {
        for (line, word) in [("1 zz", "zz"), ("b9", "b9"), ("i1", "i1"), ("5 99999", "99999"), ("-1", "-1")] {
            assert_eq!(keys(line), Err(word.to_owned()));
        }
        for line in ["🦊", "é", "b2é", "1é", "鶴鶴", "b2b", "redd"] {
            assert!(keys(line).is_err(), "{line}");
        }
    }

    /// Commands are read first, so no word of an answer may be one; and no word has two meanings.
    #[test]
    fn no_word_is_a_command_or_has_two_meanings() {
        for phrases in Language::ALL.map(Phrases) {
            let lists = [
                Phrases::islands_words_decline,
                Phrases::islands_words_list,
                Phrases::islands_words_go_on,
                Phrases::islands_words_skipped,
            ];
            let mut all: Vec<String> = Vec::new();
            for words in lists.map(|words| words(phrases)) {
                for word in words.split(' ') {
                    assert_eq!(Command::read(word, phrases), None, "{word}");
                    assert!(!read_word(word, phrases, &mut Vec::new()), "{word}");
                    assert!(!all.iter().any(|known| known == word), "{word}");
                    all.push(word.to_owned());
                }
            }
        }
    }
}
