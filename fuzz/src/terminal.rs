//! What people type at a game in the terminal.

use std::io::Cursor;

use origami::Edition;
use origami::setup::Title;
use phrases::{Language, Phrases};
use senbazuru::play;
use tabletop::{Digest, Stream};

use crate::play::table;

/// So many lines are typed; a whole game would take longer than it tells.
const LINES: usize = 40;

/// A first line with seed, number of players, language and game, as far as it says them; then what is typed.
///
/// # Panics
/// If the program does, or if it prints what a terminal must not be sent.
pub fn terminal(input: &[u8]) {
    let mut lines = input.split_inclusive(|&byte| byte == b'\n');
    let first = String::from_utf8_lossy(lines.next().unwrap_or_default()).into_owned();
    let mut words = first.split_whitespace();
    let seed = words.next().and_then(|word| word.parse().ok()).unwrap_or(Digest::of(input).0);
    let players = words.next().and_then(|word| word.parse().ok()).filter(|n| (2..=4).contains(n)).unwrap_or(2);
    let language = words.next().and_then(Language::named).unwrap_or_default();
    let title = words.next().and_then(Title::named).unwrap_or(Title::Origami);
    let Some(setup) = table(title, players, &mut Stream::new(seed), Edition::standard()) else { return };
    let typed: Vec<u8> = lines.take(LINES).flatten().copied().collect();
    let mut out = Vec::new();
    let played = play::scripted(setup, seed, Phrases(language), &mut Cursor::new(typed), &mut out);
    played.unwrap_or_else(|why| panic!("memory can be read and written: {why}"));
    let printed = String::from_utf8(out).unwrap_or_else(|why| panic!("no UTF-8 was printed: {why}"));
    let bad = printed.chars().find(|c| c.is_control() && *c != '\n');
    assert_eq!(bad, None, "a control character was printed");
}
