//! Files of an owner's own sheets and board.

use islands::atlas::{Atlas, Notice, SourceText};
use islands::{Record, Score, SheetId, State};
use tabletop::{Digest, Game, Seat, Stream};

use crate::play::play_on;
use crate::tables::any_islands;
use crate::text::{assert_one_line, assert_within, assert_written};

/// How far a game with the sheets is played.
const STEPS: usize = 150;

/// A line of this alone ends a file; what follows is another one.
const NEXT_FILE: &[u8] = b"%%\n";

/// One file of sheets and board or several: read, and if they are good, played with.
///
/// # Panics
/// If the reader is wrong, or an atlas it accepts can't be played with.
pub fn sheets(input: &[u8]) {
    let files = files(input);
    let texts: Vec<_> = files.iter().map(|file| String::from_utf8_lossy(file).into_owned()).collect();
    let mut sources = Vec::new();
    for (nth, file) in files.iter().enumerate() {
        match SourceText::from_bytes(&nth.to_string(), file.to_vec()) {
            Ok(source) => sources.push(source),
            Err(notice) => return assert_notice(&notice, true, &texts),
        }
    }
    let warnings = match Atlas::check(&sources) {
        Ok(warnings) => warnings,
        Err(notice) => return assert_notice(&notice, true, &texts),
    };
    for warning in &warnings {
        assert_notice(warning, false, &texts);
    }
    if crate::may_leak(input) {
        load(&sources, &warnings, &mut Stream::new(Digest::of(input).0));
    }
}

/// The files of an input.
fn files(input: &[u8]) -> Vec<&[u8]> {
    let mut files = Vec::new();
    let (mut start, mut line_start) = (0, 0);
    for line in input.split_inclusive(|&byte| byte == b'\n') {
        let line_end = line_start + line.len();
        if line == NEXT_FILE {
            files.push(&input[start..line_start]);
            start = line_end;
        }
        line_start = line_end;
    }
    files.push(&input[start..]);
    files
}

/// A notice points into its file, whose name is its number, and is told in one line.
fn assert_notice(notice: &Notice, is_error: bool, texts: &[String]) {
    let nth: usize = notice.file.parse().unwrap_or_else(|why| panic!("{:?}: {why}", notice.file));
    // A byte order mark takes no column.
    let text = texts[nth].strip_prefix('\u{feff}').unwrap_or(&texts[nth]);
    assert_within(notice.line, notice.column, text);
    assert_one_line(&notice.to_string());
    assert_eq!(notice.what.is_error(), is_error, "{notice}");
}

/// Files that were read can be loaded and played with, and what is written of them says all that is needed.
fn load(sources: &[SourceText], warnings: &[Notice], stream: &mut Stream) {
    let loaded = Atlas::load(sources).unwrap_or_else(|why| panic!("looked at, it was good: {why}"));
    assert_eq!(loaded.warnings, warnings);
    let atlas = loaded.atlas;
    let again = reload(atlas, &atlas.all().collect::<Vec<_>>());
    assert!(std::ptr::eq(again, atlas), "written and read again, it is another atlas");
    let some: Vec<_> = atlas.all().filter(|_| stream.below(3) == 0).collect();
    reload(atlas, &some);
    for sheet in atlas.sheets() {
        let found = sheet.islands.iter().map(|island| &island.name).chain([&sheet.id]).map(|name| atlas.named(name));
        assert!(found.flatten().all(|id| atlas.sheet(id) == sheet), "{} is found otherwise", sheet.id);
    }

    let setup = any_islands(stream, atlas);
    let mut game = State::start(&setup);
    let moves = play_on(&mut game, &setup, stream, STEPS);
    for seat in Seat(0).round(game.players()) {
        assert_eq!(Score::of(&game, seat).total, game.points(seat), "points of {seat}");
    }
    assert_written(&Record { setup, moves, standing: game.standing() });
}

/// Loads what is written of some sheets of an atlas.
fn reload(atlas: &Atlas, sheets: &[SheetId]) -> &'static Atlas {
    let text = atlas.own_text(sheets.iter().copied());
    let source = SourceText { name: String::new(), text };
    let again = Atlas::load(std::slice::from_ref(&source)).unwrap_or_else(|why| panic!("{why}\n{}", source.text)).atlas;
    let named = |&id: &SheetId| again.named(&atlas.sheet(id).id);
    let ids: Option<Vec<_>> = sheets.iter().map(named).collect();
    let ids = ids.unwrap_or_else(|| panic!("a sheet is lost\n{}", source.text));
    assert_eq!(again.digest(ids), atlas.digest(sheets.iter().copied()), "another digest\n{}", source.text);
    again
}
