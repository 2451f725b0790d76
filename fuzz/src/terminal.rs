//! What people type at a game in the terminal.

use std::io::{self, Cursor};

use islands::Variant;
use origami::Edition;
use origami::setup::Title;
use phrases::{Language, Phrases};
use tabletop::{Digest, Stream};
use terminal::play;

use crate::tables;

/// So many lines are typed; a whole game would take longer than it tells.
const LINES: usize = 40;

/// A first line with seed, number of players, language and card game, as far as it says them; then what is typed.
///
/// # Panics
/// If the program does, or if it prints what a terminal must not be sent.
pub fn terminal(input: &[u8]) {
    let Typed { seed, players, language, more, mut lines } = Typed::new(input, 4);
    let title = more.first().and_then(|word| Title::named(word)).unwrap_or(Title::Origami);
    let Some(setup) = tables::cards(title, players, &mut Stream::new(seed), Edition::standard()) else { return };
    let mut out = Vec::new();
    let played = play::scripted(setup, seed, Phrases(language), &mut lines, &mut out);
    assert_printed(played, out);
}

/// The same with a game of Origami Islands; after the language the first line says the variant, and two numbers for atlas
/// and sheets.
///
/// # Panics
/// As [`terminal()`].
pub fn islands_terminal(input: &[u8]) {
    let Typed { seed, players, language, more, mut lines } = Typed::new(input, 6);
    let variant = more.first().and_then(|word| Variant::named(word)).unwrap_or_default();
    let number = |at: usize, usual| more.get(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let setup = tables::islands(players, variant, number(1, tables::STANDARD), number(2, 0));
    let mut out = Vec::new();
    let played = play::scripted_islands(setup, seed, Phrases(language), &mut lines, &mut out);
    assert_printed(played, out);
}

/// An input: what the game is, and what is typed.
struct Typed {
    seed: u64,
    players: u8,
    language: Language,
    /// What else the first line says.
    more: Vec<String>,
    lines: Cursor<Vec<u8>>,
}

impl Typed {
    /// For a game for at most so many players.
    fn new(input: &[u8], most: u8) -> Self {
        let mut lines = input.split_inclusive(|&byte| byte == b'\n');
        let first = String::from_utf8_lossy(lines.next().unwrap_or_default()).into_owned();
        let mut words = first.split_whitespace();
        Self {
            seed: words.next().and_then(|word| word.parse().ok()).unwrap_or(Digest::of(input).0),
            players: words.next().and_then(|word| word.parse().ok()).filter(|n| (2..=most).contains(n)).unwrap_or(2),
            language: words.next().and_then(Language::named).unwrap_or_default(),
            more: words.map(str::to_owned).collect(),
            lines: Cursor::new(lines.take(LINES).flatten().copied().collect()),
        }
    }
}

/// The game could be played, and what was printed may be sent to a terminal.
fn assert_printed(played: io::Result<()>, out: Vec<u8>) {
    played.unwrap_or_else(|why| panic!("memory can be read and written: {why}"));
    let printed = String::from_utf8(out).unwrap_or_else(|why| panic!("no UTF-8 was printed: {why}"));
    let bad = printed.chars().find(|c| c.is_control() && *c != '\n');
    assert_eq!(bad, None, "a control character was printed");
}
