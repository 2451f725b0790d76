//! The languages everything is said in.

use std::fmt;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// German.
    De,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::It, Self::De];

    /// Its code, as `--lang` and files use it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::De => "de",
        }
    }

    /// The language of a code, or of a locale that begins with one ("it", "it_IT.UTF-8", "de-AT").
    #[must_use]
    pub fn named(code: &str) -> Option<Self> {
        let first = code.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Self::ALL.into_iter().find(|l| l.code() == first)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Language::named("it_IT.UTF-8"), Some(Language::It));
        assert_eq!(Language::named("de-AT"), Some(Language::De));
        assert_eq!(Language::named("EN"), Some(Language::En));
        assert_eq!((Language::named("C.UTF-8"), Language::named("")), (None, None));
    }
}
