//! What people call themselves.

use std::fmt;

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
    /// It holds characters that can't be seen, or that turn the direction of what stands beside it.
    Unprintable,
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
            length if length > LONGEST => Err(BadName::Long(length)),
            _ => Ok(Self(name)),
        }
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
fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}' | '\u{e000}'..='\u{f8ff}')
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
        for hidden in ["a\u{202e}b", "a\0b", "a\nb", "\u{200b}", "a\u{2066}b", "\u{feff}a"] {
            assert_eq!(name(hidden), Err(BadName::Unprintable), "{hidden:?}");
        }
    }
}
