//! `island NAME --svg FILE`: an island as a picture, empty or as it is in a game.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use drawings::island::{Picture, Words};
use islands::scenario::Scenario;
use islands::view::IslandAt;
use islands::{Atlas, Record, State};
use phrases::{DrawingWords, Phrases, drawing_words};
use tabletop::text::TextError;
use tabletop::{Game, NoLog, Viewer};

use super::Common;
use options::atlas;
use options::game::{self, is_of_islands};
use speech::out::{Out, Stop};
use speech::{input, picture};

/// Options of a picture.
#[derive(Debug, Args)]
pub struct Drawing {
    /// Draw the island into this file; - draws to standard output.
    #[arg(long, value_name = "FILE", requires = "name", conflicts_with_all = ["json", "kind"])]
    pub svg: Option<PathBuf>,
    /// Draw it as it is at the end of this record, or of this position and its moves; - reads standard input.
    #[arg(long, value_name = "FILE", requires = "svg")]
    state: Option<PathBuf>,
    /// Whose island it is in that game: the seat, counted from 0 [default: 0].
    #[arg(long, value_name = "N", requires = "state")]
    seat: Option<u8>,
    /// Leave out the name, and what the signs mean.
    #[arg(long, requires = "svg")]
    no_legend: bool,
}

/// Draws the island of that name.
pub fn run(name: &str, file: &Path, options: &Drawing, common: &Common) -> Result<ExitCode, Stop> {
    let phrases = common.speech.phrases();
    let atlas = atlas::load(common.sheets.path(), phrases)?;
    let drawn = drawing_words(phrases);
    let words = words(&drawn);
    let mut in_play = None;
    if let Some(path) = &options.state {
        let given = common.sheets.path().map(|_| atlas);
        in_play = Some(island_of(name, path, options.seat.unwrap_or(0), given, phrases)?);
    }
    let mut picture = match &in_play {
        Some(at) => Picture { colours: at.colours, filled: &at.filled, ..Picture::empty(at.island, words) },
        None => match atlas::islands_named(atlas, name) {
            Some((_, islands)) if islands.len() == 1 => Picture::empty(islands[0], words),
            Some((_, islands)) => {
                let names: Vec<_> = islands.iter().map(|island| island.name.as_str()).collect();
                return Err(Stop::Bad(phrases.islands_draw_one(&names.join(", "), &speech::shown(name))));
            }
            None => return Err(atlas::unknown(atlas, name, phrases)),
        },
    };
    picture.legend = !options.no_legend;
    let mut out = Out::new();
    picture::save(file, &picture.to_svg(), &mut out)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The island of that name as the player in that seat has it in a game; a given atlas counts in place of the game's own.
fn island_of(
    name: &str,
    path: &Path,
    seat: u8,
    given: Option<&'static Atlas>,
    phrases: Phrases,
) -> Result<IslandAt, Stop> {
    let file = input::name(path);
    let text = String::from_utf8(input::game(path, phrases)?)
        .map_err(|error| Stop::Bad(format!("{file}: {}", phrases.edition_unreadable(&error.to_string()))))?;
    if game::is_record(&text) && game::engine_of(&text).is_ok() && !is_of_islands(&text) {
        return Err(Stop::Bad(phrases.islands_draw_not_islands(&file)));
    }
    let state = read(&text, given).map_err(|error| Stop::Bad(format!("{file}: {error}")))?;
    let table = state.view(Viewer::Spectator).table;
    let players = state.setup().players();
    let Some(at) = table.seats.get(usize::from(seat)) else {
        return Err(Stop::Bad(phrases.refuse_seat(players - 1, seat)));
    };
    if at.islands.is_empty() {
        return Err(Stop::Bad(phrases.islands_draw_not_kept(&file)));
    }
    let found = at.islands.iter().find(|at| atlas::is_name(&at.island.name, name));
    found.cloned().ok_or_else(|| {
        let names: Vec<_> = at.islands.iter().map(|at| at.island.name.as_str()).collect();
        Stop::Bad(phrases.islands_draw_not_there(&names.join(", "), seat, &speech::shown(name)))
    })
}

/// The position at the end of a record, or of a position and its moves.
fn read(text: &str, given: Option<&'static Atlas>) -> Result<State, TextError> {
    if game::is_record(text) {
        let record = match given {
            Some(atlas) => Record::parse_with(text, atlas)?,
            None => Record::parse(text)?,
        };
        return Ok(record.replay(&mut NoLog));
    }
    let scenario = match given {
        Some(atlas) => Scenario::parse_with(text, atlas)?,
        None => Scenario::parse(text)?,
    };
    let mut state = scenario.position();
    scenario.play_each(|by, m| {
        state.check(by, m)?;
        state.apply(by, m, &mut NoLog);
        Ok::<_, tabletop::Illegal<islands::Rule>>(())
    })?;
    Ok(state)
}

/// The words of a picture.
fn words(of: &DrawingWords) -> Words<'_> {
    Words {
        letters: of.letters.each_ref().map(String::as_str),
        colours: of.colours.each_ref().map(String::as_str),
        landmarks: of.landmarks.each_ref().map(String::as_str),
        outline: &of.outline,
        surrounded: of.surrounded.each_ref().map(String::as_str),
    }
}
