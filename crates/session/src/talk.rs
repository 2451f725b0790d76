//! What people say to each other at a table: quick phrases that everybody reads in their own language, small figures of paper, and
//! words. It is no part of any log or record.

use store::{LineRow, Millis};
use tabletop::Seat;

use crate::name::is_unprintable;

/// The longest line, in characters.
pub const LONGEST: usize = 200;

/// Reports to the operator are kept so long.
pub const REPORTS_KEPT: Millis = 30 * 24 * 60 * 60 * 1000;

/// A quick phrase, by its word: what it says stands with all other sentences.
pub const PHRASES: [&str; 10] = [
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "what-a-move",
    "so-close",
    "good-game",
    "bye",
];

/// A small figure of paper, by its word.
pub const EMOTES: [&str; 8] = ["crane", "pig", "bird", "fish", "elephant", "butterfly", "penguin", "dinosaur"];

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// A quick phrase.
    Phrase(&'static str),
    /// A figure of paper.
    Emote(&'static str),
    /// Words, as they were typed.
    Words(String),
    /// The host lets people talk, or no longer.
    Open(bool),
}

/// Why a line can't be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLine {
    /// There is nothing in it.
    Empty,
    /// It is longer than [`LONGEST`]: so many characters.
    Long(usize),
    /// It holds characters that can't be seen, or that turn the direction of what stands beside it.
    Unprintable,
    /// There is no such phrase or figure.
    Unknown,
}

impl BadLine {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Long(_) => "long",
            Self::Unprintable => "unprintable",
            Self::Unknown => "unknown",
        }
    }
}

impl Saying {
    /// What is said, by the word for its kind.
    ///
    /// # Errors
    /// If it can't be said.
    pub fn new(kind: &str, text: &str) -> Result<Self, BadLine> {
        let known = |all: &[&'static str]| all.iter().copied().find(|one| *one == text).ok_or(BadLine::Unknown);
        match kind {
            "phrase" => Ok(Self::Phrase(known(&PHRASES)?)),
            "emote" => Ok(Self::Emote(known(&EMOTES)?)),
            "words" => words(text).map(Self::Words),
            _ => Err(BadLine::Unknown),
        }
    }

    /// The words by which it is stored.
    #[must_use]
    pub fn stored(&self) -> (&'static str, &str) {
        match self {
            Self::Phrase(phrase) => ("phrase", phrase),
            Self::Emote(emote) => ("emote", emote),
            Self::Words(words) => ("words", words),
            Self::Open(true) => ("open", ""),
            Self::Open(false) => ("closed", ""),
        }
    }

    /// What is stored by these words; nothing if this program does not know it.
    #[must_use]
    pub fn read(kind: &str, text: &str) -> Option<Self> {
        match kind {
            "open" => Some(Self::Open(true)),
            "closed" => Some(Self::Open(false)),
            // What was good once is shown, whatever is good now.
            "words" => Some(Self::Words(text.to_owned())),
            _ => Self::new(kind, text).ok(),
        }
    }
}

/// Words in one line: blanks around them don't count, and several between two words count as one.
fn words(text: &str) -> Result<String, BadLine> {
    // A text of any length comes in here; what is too long is not looked at.
    if text.len() > LONGEST * 16 {
        return Err(BadLine::Long(text.len()));
    }
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.chars().count() {
        0 => Err(BadLine::Empty),
        length if length > LONGEST => Err(BadLine::Long(length)),
        _ if line.chars().any(is_unprintable) => Err(BadLine::Unprintable),
        _ => Ok(line),
    }
}

/// A line as one viewer hears it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number.
    pub number: u64,
    /// When it was said.
    pub at: Millis,
    /// Where who said it sat; nobody who watched did.
    pub seat: Option<Seat>,
    /// What they were called.
    pub name: String,
    /// What was said.
    pub what: Saying,
    /// Did the viewer say it?
    pub is_mine: bool,
}

/// What is said at a table, as one viewer hears it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Talk {
    /// Grows whenever more has changed than that lines have come.
    pub edition: u64,
    /// May people talk there?
    pub is_open: bool,
    /// Does the switch belong to the viewer?
    pub is_host: bool,
    /// The lines they hear, oldest first.
    pub lines: Vec<Line>,
    /// Those they do not hear, by name, each with the number of one of their lines.
    pub muted: Vec<(u64, String)>,
    /// How many watch.
    pub watchers: u32,
    /// Does the viewer watch a game that goes on, so that those who play hear them later?
    pub is_heard_later: bool,
}

/// Does a viewer hear that line? Whoever plays hears those who watch once the game is over.
pub(crate) fn is_heard(line: &LineRow, viewer: Option<Seat>, is_alive: bool) -> bool {
    line.seat.is_some() || viewer.is_none() || !is_alive
}

/// By what a speaker is told apart from others.
pub(crate) fn speaker(line: &LineRow) -> String {
    line.visitor.clone().unwrap_or_else(|| format!("{} {}", line.table, line.seat.unwrap_or(u8::MAX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line_of_visible_words() {
        let said = |text: &str| Saying::new("words", text);
        assert_eq!(said("  well\n played "), Ok(Saying::Words("well played".to_owned())));
        assert_eq!(said("<b>&amp;"), Ok(Saying::Words("<b>&amp;".to_owned())), "it is escaped where it is shown");
        assert_eq!(said(" \n"), Err(BadLine::Empty));
        assert_eq!(said(&"x".repeat(LONGEST + 1)), Err(BadLine::Long(LONGEST + 1)));
        assert_eq!(said(&"x".repeat(1 << 20)), Err(BadLine::Long(1 << 20)));
        for c in ['\u{202e}', '\u{200b}', '\0', '\u{e000}'] {
            assert_eq!(said(&format!("a{c}b")), Err(BadLine::Unprintable), "{c:?}");
        }
    }

    #[test]
    fn only_what_is_known_can_be_said_by_a_word() {
        assert_eq!(Saying::new("phrase", "hello"), Ok(Saying::Phrase("hello")));
        for (kind, text) in [("phrase", "pig"), ("emote", "hello"), ("open", ""), ("closed", ""), ("", "hello")] {
            assert_eq!(Saying::new(kind, text), Err(BadLine::Unknown));
        }
        for saying in [Saying::Emote("pig"), Saying::Words("hi".to_owned()), Saying::Open(false), Saying::Open(true)] {
            let (kind, text) = saying.stored();
            assert_eq!(Saying::read(kind, text), Some(saying.clone()));
        }
    }

    #[test]
    fn whoever_plays_hears_those_who_watch_after_the_game() {
        let line = |seat| LineRow {
            number: 1,
            table: "t".to_owned(),
            at: 0,
            visitor: None,
            seat,
            name: String::new(),
            kind: "phrase".to_owned(),
            text: "hello".to_owned(),
        };
        for (seat, viewer, is_alive, hears) in [
            (None, Some(Seat(0)), true, false),
            (None, Some(Seat(0)), false, true),
            (None, None, true, true),
            (Some(1), Some(Seat(0)), true, true),
            (Some(1), None, true, true),
        ] {
            assert_eq!(is_heard(&line(seat), viewer, is_alive), hears);
        }
    }
}
