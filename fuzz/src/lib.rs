//! Fuzz targets: functions that take any bytes and must return, whatever the bytes are.
//!
//! What they say about the bytes is checked with plain assertions, so each target has two forms: `tests/bounded.rs` calls
//! it with the committed corpus and a fixed number of mutants of it, and `fuzz/run` lets libFuzzer search for inputs that
//! reach new code.
//!
//! To add a target: a function here, a line in [`TARGETS`], a file in `targets/` with its `[[bin]]`, a folder in
//! `corpus/`, a line in `tests/bounded.rs`.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `text.rs` | records and scenarios |
//! | `edition.rs` | edition files |
//! | `sheets.rs` | files of sheets and board |
//! | `steered.rs` | games whose every move comes from the bytes |
//! | `terminal.rs` | what people type |
//! | `requests.rs` | requests to the server |
//! | `play.rs` | what is asserted of a position and of playing on from it |
//! | `tables.rs` | tables to play at |
//! | `games.rs` | what the targets need of a game |
//! | [`mutate`] | inputs made of other inputs |

mod edition;
mod games;
pub mod mutate;
mod play;
mod requests;
mod sheets;
mod steered;
mod tables;
mod terminal;
mod text;

pub use edition::edition;
pub use requests::requests;
pub use sheets::sheets;
pub use steered::{islands, moves};
pub use terminal::{islands_terminal, terminal};
pub use text::{record, scenario};

/// A target: takes any bytes, returns, and panics only if it found something.
pub type Target = fn(&[u8]);

/// Every target by its name, which is that of its folder in `corpus` and of its program in `targets`.
pub const TARGETS: &[(&str, Target)] = &[
    ("record", record),
    ("scenario", scenario),
    ("edition", edition),
    ("sheets", sheets),
    ("moves", moves),
    ("islands", islands),
    ("terminal", terminal),
    ("islands_terminal", islands_terminal),
    ("requests", requests),
];

/// Loading an edition or an atlas leaks it. A bounded run may; in a libFuzzer process, which may go on for days, only a fraction of
/// the inputs may, chosen by the input itself so that each does the same every time.
fn may_leak(input: &[u8]) -> bool {
    !cfg!(feature = "libfuzzer") || tabletop::Digest::of(input).0.is_multiple_of(16)
}
