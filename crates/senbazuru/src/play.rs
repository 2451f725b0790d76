//! A game in the terminal: a person against others. It works in a pipe as well, with one answer a line.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `sitting` | the game under way: the others' moves, taking back, saving |
//! | `desk` | where the person reads and types |
//! | `dialog` | the conversation |
//! | `question` | a question as the person sees it |
//! | `keys` | what can be typed as an answer |
//! | `choice` | what can be chosen, and a choice under way |
//! | `answer` | from keys to moves |
//! | `words` | what can be typed as a command |
//! | `board` | the table as text |
//! | `explain` | why a card can or can't be used |
//! | `result` | the points |

mod answer;
mod board;
mod choice;
mod desk;
mod dialog;
mod explain;
mod keys;
mod question;
mod result;
mod sitting;
mod words;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use origami::{Edition, Setup};
use phrases::{Lexicon, Phrases, Teller};
use tabletop::{Seat, Viewer};

use crate::cli::Play;
use crate::edition;
use crate::input;
use crate::out::Stop;
use crate::speech;
use desk::Desk;
use dialog::{Dialog, Ended};
pub use result::points;
use sitting::{BadStart, Sitting};

/// Plays the game that was asked for.
pub fn run(options: &Play) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let loaded = edition::load(options.edition.path(), phrases)?;
    let lexicon = Lexicon::new(&loaded.names);
    let seed = options.seed.unwrap_or_else(any_seed);
    let seat = Seat(options.seat);
    let begun = match &options.from {
        Some(path) => {
            let chosen = options.edition.path().map(|_| loaded.edition);
            let text = String::from_utf8(input::game(path, phrases)?).map_err(|error| {
                Stop::Bad(format!("{}: {}", path.display(), phrases.edition_unreadable(&error.to_string())))
            })?;
            Sitting::from_text(&text, seat, seed, chosen)
        }
        None => Sitting::new(options.setup(loaded.edition, seed, phrases)?, seat, seed),
    };
    let mut sitting = begun.map_err(|bad| match bad {
        BadStart::NoSeat(players) => Stop::Bad(phrases.refuse_seat(players - 1, seat.0)),
        BadStart::Text(error) => {
            let file = options.from.as_deref().unwrap_or(Path::new("-"));
            Stop::Bad(format!("{}: {error}", file.display()))
        }
    })?;
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let typed = stdin.is_terminal();
    let (mut input, mut out) = (stdin.lock(), BufWriter::new(stdout.lock()));
    let mut desk = Desk::new(&mut input, &mut out, speech::width, speech::colour(), !typed);
    let file = PathBuf::from(format!("{}-{seed}.txt", sitting.setup().title().word()));
    let ended = converse(&mut desk, &mut sitting, phrases, &lexicon, seed, Some(file))?;
    out.flush()?;
    // A script that does not reach the end of its game is wrong; a person who leaves is not.
    Ok(if ended == Ended::OutOfInput && !typed { ExitCode::from(2) } else { ExitCode::SUCCESS })
}

/// Plays a new game from `input` to `out`, whatever is typed, and writes no files.
///
/// # Errors
/// Why nothing more can be read or written.
pub fn scripted(
    setup: Setup,
    seed: u64,
    phrases: Phrases,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<()> {
    let lexicon = Lexicon::default();
    let Ok(mut sitting) = Sitting::new(setup, Seat(0), seed) else { return Ok(()) };
    let mut desk = Desk::new(input, out, || 80, false, true);
    converse(&mut desk, &mut sitting, phrases, &lexicon, seed, None).map(|_| ())
}

fn converse(
    desk: &mut Desk,
    sitting: &mut Sitting,
    phrases: Phrases,
    lexicon: &Lexicon,
    seed: u64,
    file: Option<PathBuf>,
) -> io::Result<Ended> {
    let names = names();
    let setup = sitting.setup();
    let edition: &'static Edition = setup.edition();
    let (title, reader) = (setup.title(), Viewer::Seat(sitting.seat()));
    let teller = Teller { phrases, lexicon, edition, title, names: &names, reader };
    let families: Vec<_> = setup.families().iter().map(|family| phrases.family(family)).collect();
    let others = sitting.seat().round(setup.players()).skip(1).map(|seat| names[seat.index()].clone());
    let others: Vec<_> = others.collect();
    let (title, families, others) = (speech::title(setup.title(), phrases), families.join(", "), others.join(", "));
    desk.say(&phrases.welcome(&families, setup.players(), &title, &others, &seed.to_string()), 0)?;
    let language = phrases.language();
    let characters: Vec<_> = setup.characters().iter().map(|c| speech::character_name(c, language)).collect();
    if !characters.is_empty() {
        desk.say(&phrases.welcome_characters(&characters.join(", ")), 0)?;
    }
    Dialog::new(desk, sitting, teller, file).run()
}

/// The names of players who have none of their own, by seat.
#[must_use]
pub fn names() -> [String; 4] {
    ["Akiko", "Hana", "Kenji", "Yuki"].map(str::to_owned)
}

/// A seed nobody knows: from the random keys of the standard library's hash maps.
fn any_seed() -> u64 {
    // Short enough to be typed again.
    RandomState::new().build_hasher().finish() % 1_000_000
}
