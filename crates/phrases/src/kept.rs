//! Sentences that are made once and kept: those without an argument, and those with one small number. A table in a browser says
//! dozens of them after each move.

use std::sync::OnceLock;

use tabletop::Language;

/// Numbers below this are kept.
const NUMBERS: usize = 64;

/// A sentence, once it was said.
type Said = OnceLock<Box<str>>;

/// One message without an argument, in each language.
pub(crate) struct Kept([Said; Language::ALL.len()]);

impl Kept {
    pub(crate) const fn new() -> Self {
        Self([const { OnceLock::new() }; Language::ALL.len()])
    }

    /// The message in that language, made if it was not said before.
    pub(crate) fn of(&self, language: Language, say: impl FnOnce() -> String) -> String {
        self.0[language as usize].get_or_init(|| say().into_boxed_str()).to_string()
    }
}

/// One message with a number, in each language.
pub(crate) struct KeptNumbers([OnceLock<Box<[Said]>>; Language::ALL.len()]);

impl KeptNumbers {
    pub(crate) const fn new() -> Self {
        Self([const { OnceLock::new() }; Language::ALL.len()])
    }

    /// The message with that number, made if it was not said before; with a large number it is made each time.
    pub(crate) fn of(&self, language: Language, n: i64, say: impl FnOnce() -> String) -> String {
        let Some(place) = usize::try_from(n).ok().filter(|&n| n < NUMBERS) else { return say() };
        let kept = self.0[language as usize].get_or_init(|| (0..NUMBERS).map(|_| OnceLock::new()).collect());
        kept[place].get_or_init(|| say().into_boxed_str()).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_kept_by_language_and_number() {
        let (plain, numbers) = (Kept::new(), KeptNumbers::new());
        assert_eq!(plain.of(Language::En, || "one".to_owned()), "one");
        assert_eq!(plain.of(Language::En, || unreachable!("it was said before")), "one");
        assert_eq!(plain.of(Language::De, || "eins".to_owned()), "eins");
        assert_eq!(numbers.of(Language::It, 63, || "63".to_owned()), "63");
        assert_eq!(numbers.of(Language::It, 63, || unreachable!("it was said before")), "63");
        for n in [-1, 64, i64::MAX] {
            assert_eq!(numbers.of(Language::It, n, || n.to_string()), n.to_string());
            assert_eq!(numbers.of(Language::It, n, || "again".to_owned()), "again");
        }
    }
}
