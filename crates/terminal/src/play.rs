//! A game in the terminal: a person against others. It works in a pipe as well, with one answer a line.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `sitting` | the game under way: the others' moves, taking back, saving |
//! | `others` | who the others are |
//! | `desk` | where the person reads and types |
//! | `dialog` | the conversation, whichever game it is about |
//! | `advice` | what a search would do, in words |
//! | `words` | what can be typed as a command |
//! | `ending` | who has won, as all games say it |
//! | `cards` | the card games: questions, answers, the table as text |
//! | `islands` | the same for Origami Islands |

mod advice;
mod cards;
mod desk;
mod dialog;
mod ending;
mod islands;
mod others;
mod sitting;
mod words;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bots::Budget;
use origami::Setup;
use phrases::{Lexicon, Phrases, Teller};
use session::challenge::Challenge;
use tabletop::{Seat, Viewer, scenario};

use crate::cli::Play;
use cards::Cards;
pub(crate) use cards::draw as draw_cards;
pub use cards::points;
pub(crate) use desk::Desk;
use dialog::{Dialog, Ended};
use islands::Islands;
pub(crate) use islands::draw as draw_islands;
pub use islands::{PointsLine, points as islands_points};
use options::bot::BotName;
use options::game::{self, is_record};
use options::{atlas, edition};
use sitting::BadStart;
pub(crate) use sitting::{InTerminal, Sitting};
use speech::input;
use speech::out::Stop;

/// Plays the game that was asked for.
pub fn run(options: &Play) -> Result<ExitCode, Stop> {
    let text = options.from.as_deref().map(|path| text_of(path, options.speech.phrases())).transpose()?;
    // A record says which game it is of; a position may.
    let is_islands = match text.as_deref().filter(|text| is_record(text) || scenario::is_titled(text)) {
        Some(text) => game::is_of_islands(text),
        None => options.game.is_on_islands(),
    };
    if is_islands { run_islands(options, text.as_deref()) } else { run_cards(options, text.as_deref()) }
}

fn run_cards(options: &Play, text: Option<&str>) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    options.refuse_challenge(phrases)?;
    let loaded = edition::load(options.edition.path(), phrases)?;
    let lexicon = Lexicon::new(&loaded.names);
    let seed = options.seed.unwrap_or_else(any_seed);
    let seat = Seat(options.seat);
    let begun = match text {
        Some(text) => Sitting::from_text(text, seat, seed, options.edition.path().map(|_| loaded.edition)),
        None => Sitting::new(options.setup(loaded.edition, seed, phrases)?, seat, seed),
    };
    let mut sitting: cards::Sitting = begun.map_err(|bad| cannot_begin(bad, options))?;
    let bots = options.bots.seats_beside(seat, sitting.setup().players(), others::usual(), phrases)?;
    sitting.seat_others(others::bots(&bots, phrases)?, seed);
    let file = usual_file(&sitting, seed);
    let talking = Talking { phrases, bots: &bots, seed, file: Some(file), advice: advice::THOUGHT };
    at_terminal(|desk| converse(desk, &mut sitting, &lexicon, talking))
}

fn run_islands(options: &Play, text: Option<&str>) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let atlas = atlas::load(options.sheets.path(), phrases)?;
    let seed = options.seed.unwrap_or_else(any_seed);
    let seat = Seat(options.seat);
    let begun = match text {
        Some(text) => Sitting::from_text(text, seat, seed, options.sheets.path().map(|_| atlas)),
        None => Sitting::new(options.islands(atlas, phrases)?, seat, seed),
    };
    let mut sitting: islands::Sitting = begun.map_err(|bad| cannot_begin(bad, options))?;
    if sitting.setup().is_solo() && options.bots.is_given() {
        return Err(Stop::Bad(phrases.bots_alone()));
    }
    let bots = options.bots.seats_beside(seat, sitting.setup().players(), others::usual(), phrases)?;
    sitting.seat_others(others::bots(&bots, phrases)?, seed);
    match options.challenge.clone() {
        Some(challenge) if sitting.setup().is_solo() => {
            sitting.fix_chance(Box::new(move |state, roll| challenge.answer(state, roll)));
        }
        _ => options.refuse_challenge(phrases)?,
    }
    let challenge = options.challenge.as_ref().map(Challenge::name);
    let file = usual_file(&sitting, seed);
    let talking = Talking { phrases, bots: &bots, seed, file: Some(file), advice: advice::THOUGHT };
    at_terminal(|desk| converse_islands(desk, &mut sitting, challenge.as_deref(), talking))
}

/// The text of a saved game or of a position.
fn text_of(path: &Path, phrases: Phrases) -> Result<String, Stop> {
    String::from_utf8(input::game(path, phrases)?)
        .map_err(|error| Stop::Bad(format!("{}: {}", path.display(), phrases.edition_unreadable(&error.to_string()))))
}

/// Why the game can't begin.
fn cannot_begin(bad: BadStart, options: &Play) -> Stop {
    match bad {
        BadStart::NoSeat(players) => Stop::Bad(options.speech.phrases().refuse_seat(players - 1, options.seat)),
        BadStart::Text(error) => {
            let file = options.from.as_deref().unwrap_or(Path::new("-"));
            Stop::Bad(format!("{}: {error}", file.display()))
        }
    }
}

/// The name a game is saved under if none is said.
fn usual_file<G: InTerminal>(sitting: &Sitting<G>, seed: u64) -> PathBuf {
    PathBuf::from(format!("{}-{seed}.txt", G::title(&sitting.setup())))
}

/// Holds a conversation on standard input and output.
fn at_terminal(talk: impl FnOnce(&mut Desk) -> io::Result<Ended>) -> Result<ExitCode, Stop> {
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let typed = stdin.is_terminal();
    let (mut input, mut out) = (stdin.lock(), BufWriter::new(stdout.lock()));
    let mut desk = Desk::new(&mut input, &mut out, speech::width, speech::colour(), !typed);
    let ended = talk(&mut desk)?;
    out.flush()?;
    // A script that does not reach the end of its game is wrong; a person who leaves is not.
    Ok(if ended == Ended::OutOfInput && !typed { ExitCode::from(2) } else { ExitCode::SUCCESS })
}

/// So many worlds are imagined for advice to a script: enough to have something to say, and the same every time.
const SCRIPTED_ADVICE: Budget = Budget::nodes(60);

/// Plays a new card game from `input` to `out`, whatever is typed, and writes no files. The others choose at random.
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
    let bots = vec![BotName::RANDOM; usize::from(setup.players())];
    let talking = Talking { phrases, bots: &bots, seed, file: None, advice: SCRIPTED_ADVICE };
    converse(&mut desk, &mut sitting, &lexicon, talking).map(|_| ())
}

/// Plays a new game of Origami Islands from `input` to `out`, whatever is typed, and writes no files. The others choose
/// at random.
///
/// # Errors
/// Why nothing more can be read or written.
pub fn scripted_islands(
    setup: ::islands::Setup,
    seed: u64,
    phrases: Phrases,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Ok(mut sitting) = Sitting::new(setup, Seat(0), seed) else { return Ok(()) };
    let mut desk = Desk::new(input, out, || 80, false, true);
    let bots = vec![BotName::RANDOM; usize::from(setup.players())];
    let talking = Talking { phrases, bots: &bots, seed, file: None, advice: SCRIPTED_ADVICE };
    converse_islands(&mut desk, &mut sitting, None, talking).map(|_| ())
}

/// What a conversation needs to know whichever game it is about.
struct Talking<'a> {
    phrases: Phrases,
    /// Who plays, by seat.
    bots: &'a [BotName],
    seed: u64,
    /// The name a game is saved under if none is said; without one nothing is written.
    file: Option<PathBuf>,
    /// How long is thought about advice.
    advice: Budget,
}

fn converse(desk: &mut Desk, sitting: &mut cards::Sitting, lexicon: &Lexicon, talking: Talking) -> io::Result<Ended> {
    let Talking { phrases, bots, seed, file, advice } = talking;
    let names = names();
    let setup = sitting.setup();
    let (edition, title) = (setup.edition(), setup.title());
    let teller = Teller { phrases, lexicon, edition, title, names: &names, reader: Viewer::Seat(sitting.seat()) };
    let families: Vec<_> = setup.families().iter().map(|family| phrases.family(family)).collect();
    let others = others(sitting.seat(), setup.players(), &names);
    let (title, families) = (speech::title(setup.title(), phrases), families.join(", "));
    desk.say(&phrases.welcome(&families, setup.players(), &title, &others, &seed.to_string()), 0)?;
    let language = phrases.language();
    let characters: Vec<_> = setup.characters().iter().map(|c| speech::character_name(c, language)).collect();
    if !characters.is_empty() {
        desk.say(&phrases.welcome_characters(&characters.join(", ")), 0)?;
    }
    introduce(desk, bots, sitting.seat(), &names, phrases)?;
    Dialog::new(desk, sitting, Cards::new(teller, bots), file).with_advice(advice).run()
}

fn converse_islands(
    desk: &mut Desk,
    sitting: &mut islands::Sitting,
    challenge: Option<&str>,
    talking: Talking,
) -> io::Result<Ended> {
    let Talking { phrases, bots, seed, file, advice } = talking;
    let names = names();
    let talk = Islands::new(sitting, phrases, &names, bots).with_challenge(challenge);
    desk.say(&talk.welcome(&others(sitting.seat(), sitting.setup().players(), &names), seed), 0)?;
    introduce(desk, bots, sitting.seat(), &names, phrases)?;
    Dialog::new(desk, sitting, talk, file).with_advice(advice).run()
}

/// Says who plays how.
fn introduce(desk: &mut Desk, bots: &[BotName], me: Seat, names: &[String], phrases: Phrases) -> io::Result<()> {
    others::introductions(bots, me, names, phrases).iter().try_for_each(|line| desk.say(line, 0))
}

/// The names of the others, clockwise.
fn others(seat: Seat, players: u8, names: &[String]) -> String {
    let others: Vec<_> = seat.round(players).skip(1).map(|seat| names[seat.index()].clone()).collect();
    others.join(", ")
}

/// The names of players who have none of their own, by seat.
#[must_use]
pub fn names() -> [String; 6] {
    ["Akiko", "Hana", "Kenji", "Yuki", "Ren", "Sora"].map(str::to_owned)
}

/// A seed nobody knows: from the random keys of the standard library's hash maps.
fn any_seed() -> u64 {
    // Short enough to be typed again.
    RandomState::new().build_hasher().finish() % 1_000_000
}
