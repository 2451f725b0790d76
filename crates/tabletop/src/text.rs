//! Reading texts line by line and word by word, so that every error knows its place.

use std::fmt;

use crate::{Actor, Seat};

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, counted from 1.
    pub line: u32,
    /// The column in characters, counted from 1.
    pub column: u32,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

impl std::error::Error for TextError {}

/// The words of one line, or of a part of it, with their columns.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: &'a str,
    line: u32,
    column: u32,
}

const BLANKS: [char; 3] = [' ', '\t', '\r'];

impl<'a> Words<'a> {
    /// The words of a whole line with that number.
    #[must_use]
    pub fn new(text: &'a str, line: u32) -> Self {
        Self::within(text, line, 1)
    }

    /// The words of a part of a line that begins in that column.
    fn within(text: &'a str, line: u32, column: u32) -> Self {
        let rest = text.trim_start_matches(BLANKS);
        let column = column.saturating_add(length(text) - length(rest));
        Self { rest: rest.trim_end_matches(BLANKS), line, column }
    }

    /// Splits off what stands before the first `mark`; after the mark, `self` goes on. `None` if there is no mark.
    pub fn before(&mut self, mark: char) -> Option<Self> {
        let (part, rest) = self.rest.split_once(mark)?;
        let first = Self::within(part, self.line, self.column);
        *self = Self::within(rest, self.line, self.column.saturating_add(length(part) + 1));
        Some(first)
    }

    /// The column of the next word, or the one after the last word.
    #[must_use]
    pub const fn column(&self) -> u32 {
        self.column
    }

    /// What is left of the line.
    #[must_use]
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Is no word left?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// An error in that column.
    pub fn error(&self, column: u32, what: impl Into<String>) -> TextError {
        TextError { line: self.line, column, what: what.into() }
    }

    /// An error in the column of the next word.
    pub fn here(&self, what: impl Into<String>) -> TextError {
        self.error(self.column, what)
    }

    /// What is left of the line, with one blank between words.
    #[must_use]
    pub fn one_spaced(&self) -> String {
        self.rest.split(BLANKS).filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The next word with its column.
    // Not an iterator: it is asked for words of several kinds.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Option<(u32, &'a str)> {
        if self.rest.is_empty() {
            return None;
        }
        let word = self.rest.split(BLANKS).next().unwrap_or(self.rest);
        let at = self.column;
        *self = Self::within(&self.rest[word.len()..], self.line, at.saturating_add(length(word)));
        Some((at, word))
    }

    /// The next word, which stands for `what`.
    ///
    /// # Errors
    /// If there is none.
    pub fn need(&mut self, what: &str) -> Result<(u32, &'a str), TextError> {
        self.next().ok_or_else(|| self.error(self.column, format!("{what} is missing")))
    }

    /// No word may follow.
    pub fn end(&mut self) -> Result<(), TextError> {
        match self.next() {
            None => Ok(()),
            Some((at, word)) => Err(self.error(at, format!("{} is too much", quoted(word)))),
        }
    }

    /// The next word is exactly this one.
    ///
    /// # Errors
    /// If it is another one, or missing.
    pub fn exactly(&mut self, wanted: &str) -> Result<(), TextError> {
        match self.need(&format!("\"{wanted}\""))? {
            (_, word) if word == wanted => Ok(()),
            (at, word) => Err(self.error(at, format!("expected \"{wanted}\", got {}", quoted(word)))),
        }
    }

    /// A number, written in the one way a number is written.
    ///
    /// # Errors
    /// If it is none, or too large.
    pub fn number<N: std::str::FromStr + fmt::Display>(&mut self) -> Result<N, TextError> {
        let (at, word) = self.need("a number")?;
        match word.parse::<N>() {
            Ok(n) if n.to_string() == word => Ok(n),
            _ => Err(self.error(at, format!("{} is no number that fits here", quoted(word)))),
        }
    }

    /// Sixteen hex digits.
    ///
    /// # Errors
    /// If they are not there.
    pub fn hex(&mut self) -> Result<u64, TextError> {
        let (at, word) = self.need("a number of 16 hex digits")?;
        let plain = word.len() == 16 && word.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        match u64::from_str_radix(word, 16) {
            Ok(n) if plain => Ok(n),
            _ => Err(self.error(at, format!("{} is no number of 16 lowercase hex digits", quoted(word)))),
        }
    }

    /// A seat of a table for so many players.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn seat_of(&mut self, players: u8) -> Result<Seat, TextError> {
        self.seat_among(players, players)
    }

    /// A seat of a game for at most so many players, at a table for so many: whether it is one of this table is a question of the
    /// rules, but what is no seat at all is told which there are.
    ///
    /// # Errors
    /// If no table of the game has such a seat.
    pub fn seat_among(&mut self, most_players: u8, players: u8) -> Result<Seat, TextError> {
        let (at, word) = self.need("a seat")?;
        let seat = (0..most_players.min(10)).find(|s| word.len() == 1 && word.as_bytes()[0] == b'0' + s);
        seat.map(Seat).ok_or_else(|| {
            let last = players.saturating_sub(1);
            self.error(at, format!("no seat {}: seats are 0 to {last}", quoted(word)))
        })
    }

    /// A seat read in column `at` must be one of so many players.
    ///
    /// # Errors
    /// If it is not.
    pub fn seat_below(&self, seat: Seat, at: u32, players: u8) -> Result<(), TextError> {
        if seat.0 < players {
            Ok(())
        } else {
            Err(self.error(at, format!("no seat {seat}: there are {players} players")))
        }
    }

    /// A seat of a table for so many players, or `*` for chance.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn actor_of(&mut self, players: u8) -> Result<Actor, TextError> {
        if self.rest.split(BLANKS).next() == Some("*") {
            self.next();
            return Ok(Actor::Chance);
        }
        self.seat_of(players).map(Actor::Seat)
    }
}

/// The lines of a text that say something.
#[derive(Clone, Debug)]
pub struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    last: u32,
}

impl<'a> Lines<'a> {
    /// The lines of `text`.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { lines: text.lines().enumerate(), last: 0 }
    }

    /// The next line that is neither blank nor a comment.
    // Not an iterator: it is asked for lines of several kinds.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Option<Words<'a>> {
        for (i, line) in self.lines.by_ref() {
            self.last = u32::try_from(i + 1).unwrap_or(u32::MAX);
            let words = Words::new(line, self.last);
            if !words.is_empty() && !words.rest().starts_with('#') {
                return Some(words);
            }
        }
        None
    }

    /// The next line, which begins with the word `what`.
    ///
    /// # Errors
    /// If the text ends, or the line begins otherwise.
    pub fn need(&mut self, what: &str) -> Result<Words<'a>, TextError> {
        let mut words = self.next().ok_or_else(|| self.ended(what))?;
        words.exactly(what)?;
        Ok(words)
    }

    /// The text is at its end, but the line `what` is missing.
    #[must_use]
    pub fn ended(&self, what: &str) -> TextError {
        let what = format!("the text ends before the line \"{what}\"");
        TextError { line: self.last.saturating_add(1), column: 1, what }
    }
}

fn length(text: &str) -> u32 {
    u32::try_from(text.chars().count()).unwrap_or(u32::MAX)
}

/// Would a character garble the line it stands in, or not be seen at all?
#[must_use]
pub fn is_unprintable(c: char) -> bool {
    let is_unseen = matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    c.is_control() || is_unseen || matches!(c, '\u{2028}'..='\u{202e}')
}

/// A word from outside as it may stand in a message: at most so many characters, and none that is unprintable.
#[must_use]
pub fn shortened(word: &str, most: usize) -> String {
    let mut short = String::new();
    for c in word.chars().take(most) {
        if is_unprintable(c) { short.extend(c.escape_unicode()) } else { short.push(c) }
    }
    if word.chars().nth(most).is_some() {
        short.push('…');
    }
    short
}

/// A word from outside as it may stand in a message: in quotes, short, without control characters.
#[must_use]
pub fn quoted(word: &str) -> String {
    match word.char_indices().nth(32) {
        Some((end, _)) => format!("{:?}…", &word[..end]),
        None => format!("{word:?}"),
    }
}
