//! Edition files: an owner's corrections of the cards.

use origami::card::{Character, Family};
use origami::edition::Override;
use origami::edition_file::{EditionFile, MAX_NAME};
use origami::{Edition, Record, State};
use tabletop::{Digest, Game, Stream};

use crate::play::play_on;
use crate::tables::any_cards;
use crate::text::{assert_one_line, assert_within, assert_written};

/// How far a game with a read edition is played.
const STEPS: usize = 120;

/// An edition file: read, and if it is good, played with.
///
/// # Panics
/// If the reader is wrong, or an edition it accepts can't be played.
pub fn edition(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let file = match EditionFile::parse_bytes(input) {
        Ok(file) => file,
        Err(problem) => {
            assert_within(problem.line, problem.column, &text);
            return assert_one_line(&problem.to_string());
        }
    };
    for warning in &file.warnings {
        assert_within(warning.line, warning.column, &text);
        assert_one_line(&warning.to_string());
    }
    for name in &file.names {
        for form in [&name.one, &name.many, &name.oblique] {
            assert_one_line(form);
            assert!(form.chars().count() <= MAX_NAME, "{form} is too long");
        }
    }
    for correction in &file.overrides {
        let line = correction.to_string();
        let words: Vec<_> = line.split(' ').collect();
        let [card, field, value] = words[..] else { panic!("{line:?} is not three words") };
        assert_eq!(Override::parse(card, field, value), Some(*correction));
    }
    if crate::may_leak(input) {
        play(&file, &mut Stream::new(Digest::of(input).0));
    }
}

/// An edition that was read can be loaded and played with, and a record of that game says all that is needed.
fn play(file: &EditionFile, stream: &mut Stream) {
    let edition = file.load();
    assert_eq!(edition.overrides(), file.overrides, "what was read is not what is loaded");
    let digest =
        |edition: &Edition| edition.digest(Family::ALL.into_iter().collect(), Character::ALL.into_iter().collect());
    let is_standard = digest(edition) == digest(Edition::standard());
    assert_eq!(is_standard, file.overrides.is_empty(), "a correction that changes nothing: {:?}", file.overrides);
    let Some(setup) = any_cards(stream, edition) else { return };
    let mut game = State::start(&setup);
    let moves = play_on(&mut game, &setup, stream, STEPS);
    assert_written(&Record { setup, moves, standing: game.standing() });
}
