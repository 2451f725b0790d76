//! Files that commands read, never more of them than can be needed.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use phrases::Phrases;

use crate::out::Stop;

/// A game as text has at most so many bytes.
pub const MAX_GAME: usize = 1 << 24;

/// The bytes of a file, or of standard input if it is called `-`; of one that is too large, one byte more than `most`.
pub fn read(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let limit = most as u64 + 1;
    if is_stdin(path) {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// The bytes of a game, or why there are none.
pub fn game(path: &Path, phrases: Phrases) -> Result<Vec<u8>, Stop> {
    let bad = |why: String| Stop::Bad(format!("{}: {why}", name(path)));
    let bytes = read(path, MAX_GAME).map_err(|error| bad(phrases.edition_unreadable(&error.to_string())))?;
    if bytes.len() > MAX_GAME {
        return Err(bad(phrases.edition_too_large(MAX_GAME as i64)));
    }
    Ok(bytes)
}

/// What a file is called in messages.
pub fn name(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { path.display().to_string() }
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}
