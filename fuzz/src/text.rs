//! Records and scenarios: the texts that people hand in.

use origami::Record;
use origami::scenario::Scenario;
use origami::text::TextError;
use tabletop::{Digest, Game, NoLog, Stream};

use crate::play::play_on;

/// How far a scenario is played on.
const STEPS: usize = 200;

/// A record: read, written, read again and replayed.
///
/// # Panics
/// If the reader or the writer is wrong.
pub fn record(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    if has_corrections(&text) && !crate::may_leak(input) {
        return;
    }
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(error) => return assert_readable(&error, &text),
    };
    let written = record.to_text();
    match Record::parse(&written) {
        Ok(again) => assert_eq!(again, record, "written and read again, it is another game"),
        Err(error) => panic!("what was written can't be read: {error}\n{written}"),
    }
    let last = record.replay(&mut NoLog);
    assert_eq!(last.standing(), record.standing, "replayed, it ends otherwise");
}

/// A scenario: read, checked and played on.
///
/// # Panics
/// If the reader is wrong, or a position it accepts can't be played.
pub fn scenario(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    if has_corrections(&text) && !crate::may_leak(input) {
        return;
    }
    let scenario = match Scenario::parse(&text) {
        Ok(scenario) => scenario,
        Err(error) => return assert_readable(&error, &text),
    };
    if let Err(error) = scenario.check() {
        assert_readable(&error, &text);
    }
    play_on(&mut scenario.position(), &mut Stream::new(Digest::of(input).0), STEPS);
}

/// Could reading this load an edition?
fn has_corrections(text: &str) -> bool {
    text.contains("override")
}

/// An error points into the text and is told in one line.
fn assert_readable(error: &TextError, text: &str) {
    assert_within(error.line, error.column, text);
    assert_one_line(&error.to_string());
}

/// A place lies in the text or just behind it, and its column in the line or just behind it.
pub(crate) fn assert_within(line: u32, column: u32, text: &str) {
    let lines = text.lines().count();
    assert!((1..=lines + 1).contains(&(line as usize)), "line {line} of {lines}");
    let length = text.split('\n').nth(line as usize - 1).map_or(0, |l| l.chars().count());
    assert!((1..=length + 1).contains(&(column as usize)), "column {column} of line {line}, which has {length}");
}

/// A message fits into one line of a terminal.
pub(crate) fn assert_one_line(message: &str) {
    assert!(!message.trim().is_empty(), "a message without words");
    assert!(!message.contains(char::is_control), "a message with control characters: {message:?}");
}
