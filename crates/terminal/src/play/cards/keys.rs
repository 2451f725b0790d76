//! What can be typed as an answer: short keys, or names of cards.

use origami::{Side, Species};
use phrases::Lexicon;
use phrases::lexicon::NotFound;

/// One key of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A number: a card in hand, or an entry of a list; counted from 0.
    Number(usize),
    /// A number taken back.
    Back(usize),
    /// A card of the Draw Line, counted from 0.
    Line(usize),
    /// A collection.
    Side(Side),
    /// Yes.
    Yes,
    /// No.
    No,
    /// The top discard.
    TopDiscard,
    /// The top discard taken back.
    BackDiscard,
    /// A card by name; rice paper has a key, `p`.
    Card(Species),
    /// A rice paper taken back.
    BackPaper,
}

/// What was typed and is no key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoKey {
    /// The word.
    pub word: String,
    /// The cards it may mean.
    pub like: Vec<Species>,
}

/// The key of rice paper.
pub const PAPER: char = 'p';

/// The letter of a card of the Draw Line.
pub fn letter(at: usize) -> char {
    char::from(b'a'.saturating_add(u8::try_from(at).unwrap_or(0)))
}

/// The key of a collection.
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::Left => "l",
        Side::Right => "r",
    }
}

/// A name has at most so many words.
const MAX_WORDS: usize = 20;
/// The letters of the Draw Line: at most six cards lie there.
const LETTERS: std::ops::RangeInclusive<char> = 'a'..='f';

/// Reads all keys of a line.
///
/// # Errors
/// The first word that is none.
pub fn read(line: &str, lexicon: &Lexicon) -> Result<Vec<Key>, NoKey> {
    let mut keys = Vec::new();
    let words: Vec<_> = line.split([' ', ',', ';', '\t']).filter(|word| !word.is_empty()).collect();
    let mut rest = words.as_slice();
    while let Some(word) = rest.first() {
        // A name may have several words.
        let named = (1..=rest.len().min(MAX_WORDS)).rev().find_map(|n| {
            let name = rest[..n].join(" ");
            // Whatever an owner calls a card, keys stay keys.
            let may_be_name = name.chars().count() > 2 && name.starts_with(char::is_alphabetic);
            lexicon.exact(&name).filter(|_| may_be_name).map(|card| (n, card))
        });
        match named {
            Some((n, card)) => {
                keys.push(Key::Card(card));
                rest = &rest[n..];
            }
            None => {
                read_word(word, lexicon, &mut keys)?;
                rest = &rest[1..];
            }
        }
    }
    Ok(keys)
}

/// A word that is no name, letter by letter; if it is no key either, it may be a misspelt name.
fn read_word(word: &str, lexicon: &Lexicon, keys: &mut Vec<Key>) -> Result<(), NoKey> {
    let lower = word.to_lowercase();
    match lower.as_str() {
        "l" | "left" | "sinistra" | "links" => keys.push(Key::Side(Side::Left)),
        "r" | "right" | "destra" | "rechts" => keys.push(Key::Side(Side::Right)),
        "y" | "yes" | "s" | "si" | "sì" | "j" | "ja" | "ok" => keys.push(Key::Yes),
        "n" | "no" | "nein" => keys.push(Key::No),
        _ => match read_letters(&lower) {
            Some(more) => keys.extend(more),
            None => match lexicon.find(word) {
                Ok(card) => keys.push(Key::Card(card)),
                Err(NotFound { like }) => return Err(NoKey { word: word.to_owned(), like }),
            },
        },
    }
    Ok(())
}

/// Keys without blanks between them: "ac", "ab+", "3l", "-2", "2pp".
fn read_letters(word: &str) -> Option<Vec<Key>> {
    let mut keys = Vec::new();
    let mut rest = word;
    let is_pair = word.chars().count() == 2;
    while let Some(first) = rest.chars().next() {
        let (back, digits) = (first == '-', rest.trim_start_matches('-'));
        let length = digits.bytes().take_while(u8::is_ascii_digit).count();
        if length > 0 {
            let number: usize = digits[..length].parse().ok()?;
            let number = number.checked_sub(1)?;
            keys.push(if back { Key::Back(number) } else { Key::Number(number) });
            rest = &digits[length..];
            continue;
        }
        if let (true, Some(second @ ('+' | PAPER))) = (back, rest.chars().nth(1)) {
            keys.push(if second == '+' { Key::BackDiscard } else { Key::BackPaper });
            rest = &rest[2..];
            continue;
        }
        // Behind what can be played; behind a letter only if there is but one: "card" is no answer.
        let side_may_follow = match keys.last() {
            Some(Key::Number(_) | Key::TopDiscard) => true,
            Some(Key::Line(_)) => is_pair,
            _ => false,
        };
        keys.push(match first {
            '+' => Key::TopDiscard,
            PAPER => Key::Card(Species::RICE_PAPER),
            'l' if side_may_follow => Key::Side(Side::Left),
            'r' if side_may_follow => Key::Side(Side::Right),
            c if LETTERS.contains(&c) => Key::Line(c as usize - *LETTERS.start() as usize),
            _ => return None,
        });
        rest = &rest[first.len_utf8()..];
    }
    Some(keys)
}

#[cfg(test)]
mod tests {
    use super::*;
    use origami::cards::species;

    fn keys(line: &str) -> Result<Vec<Key>, NoKey> {
        read(line, &Lexicon::default())
    }

    #[test]
    fn keys_are_read_with_and_without_blanks() {
        assert_eq!(keys("ac"), Ok(vec![Key::Line(0), Key::Line(2)]));
        assert_eq!(keys("a, c"), keys("a c"));
        assert_eq!(keys("3l"), Ok(vec![Key::Number(2), Key::Side(Side::Left)]));
        assert_eq!(keys("12 -3"), Ok(vec![Key::Number(11), Key::Back(2)]));
        assert_eq!(keys("ab+"), Ok(vec![Key::Line(0), Key::Line(1), Key::TopDiscard]));
        assert_eq!(keys("+r"), Ok(vec![Key::TopDiscard, Key::Side(Side::Right)]));
        assert_eq!(keys("bl"), Ok(vec![Key::Line(1), Key::Side(Side::Left)]));
        let paper = Key::Card(Species::RICE_PAPER);
        assert_eq!(keys("2pp"), Ok(vec![Key::Number(1), paper, paper]));
        assert_eq!(keys("p -p -+"), Ok(vec![paper, Key::BackPaper, Key::BackDiscard]));
        assert_eq!(keys(""), Ok(vec![]));
        assert_eq!(
            [keys("y"), keys("sì"), keys("JA")],
            [const { Ok(()) }; 3].map(|r: Result<(), NoKey>| r.map(|()| vec![Key::Yes]))
        );
    }

    #[test]
    fn cards_are_read_by_name() {
        assert_eq!(keys("bee"), Ok(vec![Key::Card(species("bee"))]));
        assert_eq!(keys("cdab"), Ok([2, 3, 0, 1].map(Key::Line).to_vec()), "no misspelt Crab");
        assert_eq!(keys("Volpe links"), Ok(vec![Key::Card(species("fox")), Key::Side(Side::Left)]));
        let hare = Key::Card(species("arctic_hare"));
        for line in ["arctic hare r", "Arctic_Hare right", "lepre artica destra", "Polarhase rechts"] {
            assert_eq!(keys(line), Ok(vec![hare, Key::Side(Side::Right)]), "{line}");
        }
        assert_eq!(keys("t-rex seal"), Ok(vec![Key::Card(species("t_rex")), Key::Card(species("seal"))]));
        let paper = Key::Card(Species::RICE_PAPER);
        assert_eq!(keys("rice paper, carta di riso Reispapier"), Ok(vec![paper, paper, paper]));
        for line in ["yellow musician", "musician (yellow)", "Musicista (giallo)", "yellow_musician"] {
            assert_eq!(keys(line), Ok(vec![Key::Card(species("yellow_musician"))]), "{line}");
        }
    }

    #[test]
    fn what_is_no_key_is_named() {
        let no = keys("3 zzz").expect_err("no key");
        assert_eq!(no.word, "zzz");
        for line in ["0", "-", "--", "--p", "-a", "99999999999999999999999", "ä", "x", "-0", "🦊", "3l🦊"] {
            assert!(keys(line).is_err(), "{line}");
        }
    }
}
