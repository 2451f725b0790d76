//! What people call themselves.

use std::fmt;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The longest name, in characters.
pub const LONGEST: usize = 24;

/// A name that can be shown anywhere: one line, not empty, nothing invisible in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// Why a name is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// Nothing is left of it.
    Empty,
    /// It is longer than [`LONGEST`].
    Long(usize),
    /// It holds characters that can't be seen, or that turn the direction of what stands beside it; or there is nothing to be seen in it.
    Unprintable,
    /// Somebody at the same table has a name that looks the same.
    Taken,
}

impl Name {
    /// A name; blanks around it don't count, and several between two words count as one.
    ///
    /// # Errors
    /// If it is none.
    pub fn new(text: &str) -> Result<Self, BadName> {
        // A text of any length comes in here; what is too long is not looked at.
        if text.len() > LONGEST * 16 {
            return Err(BadName::Long(text.len()));
        }
        if text.chars().any(is_unprintable) {
            return Err(BadName::Unprintable);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            0 => Err(BadName::Empty),
            // Marks need something to stand on.
            _ if name.chars().all(|c| c == ' ' || is_combining_mark(c) || is_variation(c)) => Err(BadName::Unprintable),
            length if length > LONGEST => Err(BadName::Long(length)),
            _ => Ok(Self(name)),
        }
    }

    /// Could it be taken for that one? Blanks, large and small letters, other forms of the same letters and letters that look the same
    /// (those of other scripts among them, by the tables of Unicode) make no difference.
    #[must_use]
    pub fn looks_like(&self, other: &str) -> bool {
        let plain = |text: &str| text.nfkc().filter(|&c| !c.is_whitespace() && !is_variation(c)).collect::<String>();
        let (own, other) = (plain(&self.0), plain(other));
        let same = |a: &str, b: &str| skeleton(a).eq(skeleton(b));
        // As they are, since I and l look the same; and as small letters, since I and i do not.
        same(&own, &other) || same(&own.to_lowercase(), &other.to_lowercase())
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Control characters, marks of direction, and what is not seen: all of them could make a name look like another one.
pub(crate) fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{2800}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}' | '\u{e000}'..='\u{f8ff}')
}

/// It chooses a form of the character before it, and is not seen itself.
fn is_variation(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        let name = |text: &str| Name::new(text).map(|name| name.to_string());
        assert_eq!(name("  Ada   Lovelace "), Ok("Ada Lovelace".to_owned()));
        assert_eq!(name("<b>千羽鶴</b>"), Ok("<b>千羽鶴</b>".to_owned()), "markup is text like any other");
        assert_eq!(name(" \u{a0} "), Err(BadName::Empty));
        assert_eq!(name(&"x".repeat(25)), Err(BadName::Long(25)));
        assert!(matches!(name(&"x".repeat(100_000)), Err(BadName::Long(_))));
        for hidden in [
            "\u{2800}",
            "A\u{2800}",
            "\u{34f}",
            "A\u{34f}",
            "\u{301}",
            "\u{fe0f}",
            "\u{17b4}",
            "a\u{202e}b",
            "a\0b",
            "a\nb",
            "\u{200b}",
            "a\u{2066}b",
            "\u{feff}a",
        ] {
            assert_eq!(name(hidden), Err(BadName::Unprintable), "{hidden:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_told() {
        let alike = |a: &str, b: &str| {
            let (first, second) = (Name::new(a).expect("a name"), Name::new(b).expect("a name"));
            assert_eq!(first.looks_like(second.as_str()), second.looks_like(first.as_str()), "{a} and {b}");
            first.looks_like(second.as_str())
        };
        for (a, b) in [
            ("Ada", "Ada"),
            ("Ada", "ADA"),
            // Cyrillic, full width, bold, with a blank, with an invisible choice of form.
            ("Ada", "\u{410}d\u{430}"),
            ("Ada", "\u{ff21}\u{ff44}\u{ff41}"),
            ("Ada", "\u{1d400}\u{1d41d}\u{1d41a}"),
            ("Ada", "A da"),
            ("Ada", "A\u{fe0f}da"),
            ("Ill", "lll"),
            ("Ill", "ill"),
            ("Anna 10", "Anna lO"),
            ("Zo\u{eb}", "Zoe\u{308}"),
        ] {
            assert!(alike(a, b), "{a} and {b}");
        }
        for (a, b) in [("Ada", "Ida"), ("Zoë", "Zoe"), ("Guest 1", "Guest 2"), ("千羽", "千鶴"), ("Bo", "Bob")] {
            assert!(!alike(a, b), "{a} and {b}");
        }
    }
}
