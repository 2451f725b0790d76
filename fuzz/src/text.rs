//! Records and scenarios: the texts that people hand in.

use tabletop::text::{Lines, TextError};
use tabletop::{Digest, NoLog, Record, Stream};

use crate::games::Fuzzed;
use crate::play::play_on;

/// How far a scenario is played on.
const STEPS: usize = 200;

/// A record: read, with its own cards or sheets and with ours, written, read again and replayed. It is one of Origami
/// Islands if it says so.
///
/// # Panics
/// If the reader or the writer is wrong.
pub fn record(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match first_after(&text, "game") {
        Some(islands::record::TITLE) => record_of::<islands::State>(input, &text),
        _ => record_of::<origami::State>(input, &text),
    }
}

/// A scenario: read, checked and played on. It is one of Origami Islands unless it says which families are in play.
///
/// # Panics
/// If the reader is wrong, or a position it accepts can't be played.
pub fn scenario(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match first_after(&text, "families") {
        None => scenario_of::<islands::State>(input, &text),
        Some(_) => scenario_of::<origami::State>(input, &text),
    }
}

/// The second word of the first line that begins with `word`, perhaps an empty one.
fn first_after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let mut lines = Lines::new(text);
    while let Some(mut words) = lines.next() {
        if matches!(words.next(), Some((_, first)) if first == word) {
            return Some(words.next().map_or("", |(_, second)| second));
        }
    }
    None
}

fn record_of<G: Fuzzed>(input: &[u8], text: &str) {
    if G::may_load(text) && !crate::may_leak(input) {
        return;
    }
    for read in [Record::<G>::parse(text), Record::<G>::parse_with(text, G::standard())] {
        match read {
            Ok(record) => assert_written(&record),
            Err(error) => assert_readable(&error, text),
        }
    }
}

fn scenario_of<G: Fuzzed>(input: &[u8], text: &str) {
    if G::may_load(text) && !crate::may_leak(input) {
        return;
    }
    let (mut game, met) = match G::stage(text) {
        Ok(staged) => staged,
        Err(error) => return assert_readable(&error, text),
    };
    if let Err(error) = met {
        assert_readable(&error, text);
    }
    let setup = game.table();
    play_on(&mut game, &setup, &mut Stream::new(Digest::of(input).0), STEPS);
}

/// A record says all that is needed to play its game again.
///
/// # Panics
/// If written and read again, it is another game, or if replayed, it ends otherwise.
pub(crate) fn assert_written<G: Fuzzed>(record: &Record<G>) {
    let written = record.to_text();
    match Record::<G>::parse(&written) {
        Ok(again) => {
            assert_eq!(again.to_text(), written, "written and read again, it is another text");
            if G::is_written_whole(&record.setup) {
                assert!(again == *record, "written and read again, it is another game");
            }
        }
        Err(error) => panic!("what was written can't be read: {error}\n{written}"),
    }
    let last = record.replay(&mut NoLog);
    assert_eq!(last.standing(), record.standing, "replayed, it ends otherwise");
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
