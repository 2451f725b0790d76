//! How many decisions the laws are tried at.

use crate::Lawful;

/// Numbers of decisions for one law, over all numbers of players together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// At which a cheap law is tried.
    pub cheap: u64,
    /// At which a dear law is tried.
    pub dear: u64,
}

/// A dear law is tried at one decision in so many.
pub const ONE_IN: u32 = 64;

impl Scale {
    /// The default size.
    pub const NORMAL: Self = Self { cheap: 300_000, dear: 5_000 };

    /// The size that the environment variable `LAWS` asks for: `quick`, `normal` or `long`.
    ///
    /// # Panics
    /// If it is something else: a misspelt size would go unnoticed otherwise.
    #[must_use]
    pub fn from_env() -> Self {
        let word = std::env::var("LAWS").unwrap_or_default();
        match Self::named(&word) {
            Some(scale) => scale,
            None => panic!("LAWS is quick, normal or long, not {word:?}"),
        }
    }

    /// The size of that name.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        match word {
            "quick" => Some(Self { cheap: 20_000, dear: 300 }),
            "" | "normal" => Some(Self::NORMAL),
            "long" => Some(Self { cheap: 20 * Self::NORMAL.cheap, dear: 20 * Self::NORMAL.dear }),
            _ => None,
        }
    }

    /// The share of one number of players.
    #[must_use]
    pub fn share<L: Lawful>(self) -> Self {
        let tables = L::PLAYERS.len().max(1) as u64;
        Self { cheap: self.cheap.div_ceil(tables), dear: self.dear.div_ceil(tables) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_is_twenty_times_normal_and_other_words_are_refused() {
        assert_eq!(Scale::named(""), Scale::named("normal"));
        assert_eq!(Scale::named("long"), Some(Scale { cheap: 6_000_000, dear: 100_000 }));
        assert_eq!(Scale::named("lnog"), None);
    }
}
