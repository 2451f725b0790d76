//! A record of a game, checked move by move and told again.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `watch` | the game like a film |
//! | `reel` | its steps, turns and rounds |
//! | `player` | what keys do |
//! | `show` | how each game is shown |
//! | `terminal` | a terminal as a screen, and given back as it was |

mod player;
mod reel;
mod show;
mod terminal;
mod watch;

use std::process::ExitCode;

use islands::{Atlas, Rank};
use origami::Edition;
use origami::edition_file::NewName;
use phrases::{IslandsTeller, Lexicon, Teller};
use serde::Serialize;
use tabletop::text::TextError;
use tabletop::{Actor, Game, Record, Seat, Viewer};

use crate::cli::Replay;
use crate::play;
use crate::play::PointsLine;
use options::atlas;
use options::edition::{self, Loaded};
use options::game::{self, Engine, ISLANDS_SOLO, NO_RANK, Recorded};
use player::Eyes;
use speech::input;
use speech::out::{Out, Stop};

/// Checks the record and prints the standing or the events.
pub fn run(options: &Replay) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let (edition, sheets) = (options.edition.path(), options.sheets.path());
    let Loaded { edition: cards, names, .. } = edition::load(edition, phrases)?;
    let islands = atlas::load(sheets, phrases)?;
    let bytes = input::game(&options.file, phrases)?;
    let text = text_of(&bytes).and_then(|text| Ok((text, game::engine_of(text)?)));
    match text {
        Ok((_, Engine::Islands)) if edition.is_some() => Err(Stop::Bad(phrases.islands_option_of_cards("--edition"))),
        Ok((_, Engine::Cards)) if sheets.is_some() => Err(Stop::Bad(phrases.islands_option_of_islands("--sheets"))),
        Ok((text, Engine::Islands)) => {
            let islands = sheets.map(|_| islands);
            if options.watch {
                return watch_islands(Ok(text), islands, options);
            }
            show::<islands::State>(Ok(text), islands, options, |record, out| tell_islands(record, options, out))
        }
        text => {
            let (text, cards) = (text.map(|(text, _)| text), edition.map(|_| cards));
            if options.watch {
                return watch_cards(text, cards, options, &names);
            }
            show::<origami::State>(text, cards, options, |record, out| tell_cards(record, options, &names, out))
        }
    }
}

/// Reads a record of that game and prints what is wanted of it; `tell` tells it in words.
fn show<G: Recorded>(
    text: Result<&str, TextError>,
    data: Option<G::Data>,
    options: &Replay,
    tell: impl FnOnce(&Record<G>, &mut Out) -> Result<(), Stop>,
) -> Result<ExitCode, Stop> {
    let mut out = Out::new();
    match read(text, data) {
        Ok(record) if options.log => tell(&record, &mut out)?,
        Ok(record) if options.events => print_events(&record, &mut out)?,
        Ok(record) if options.json => out.json(&Report::new(&record))?,
        Ok(record) => Report::new(&record).print(&mut out)?,
        Err(error) => {
            if options.json {
                let TextError { line, column, ref what } = error;
                out.json(&Refusal { ok: false, error: what, line, column })?;
                out.flush()?;
            }
            return Err(refused(&error, options));
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The record in a text; `data` count in place of those it names.
fn read<G: Recorded>(text: Result<&str, TextError>, data: Option<G::Data>) -> Result<Record<G>, TextError> {
    text.and_then(|text| data.map_or_else(|| Record::parse(text), |data| Record::parse_with(text, data)))
}

/// Why there is no record in the file.
fn refused(error: &TextError, options: &Replay) -> Stop {
    Stop::Bad(format!("{}: {error}", input::name(&options.file)))
}

fn watch_cards(
    text: Result<&str, TextError>,
    cards: Option<&'static Edition>,
    options: &Replay,
    corrected: &[NewName],
) -> Result<ExitCode, Stop> {
    let record = read::<origami::State>(text, cards).map_err(|error| refused(&error, options))?;
    let (phrases, setup, names, lexicon) =
        (options.speech.phrases(), record.setup, play::names(), Lexicon::new(corrected));
    let show = show::Cards { phrases, setup, lexicon: &lexicon, names: &names };
    watch::run(record, &show, eyes(options, setup.players())?)
}

fn watch_islands(
    text: Result<&str, TextError>,
    atlas: Option<&'static Atlas>,
    options: &Replay,
) -> Result<ExitCode, Stop> {
    let record = read::<islands::State>(text, atlas).map_err(|error| refused(&error, options))?;
    let (phrases, setup, names) = (options.speech.phrases(), record.setup, play::names());
    watch::run(record, &show::Islands { phrases, setup, names: &names }, eyes(options, setup.players())?)
}

/// With whose eyes a game is watched first.
fn eyes(options: &Replay, players: u8) -> Result<Eyes, Stop> {
    Ok(match reader(options, players)? {
        Viewer::Seat(seat) => Eyes::Seat(seat),
        Viewer::Spectator => Eyes::Open,
    })
}

/// The text of a file, or where it is none.
pub fn text_of(bytes: &[u8]) -> Result<&str, TextError> {
    std::str::from_utf8(bytes).map_err(|error| {
        // The part before the bad byte is good text, so its lines and columns can be counted.
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let line = 1 + good.matches('\n').count();
        let column = 1 + good.rsplit('\n').next().map_or(0, |last| last.chars().count());
        let place = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        TextError { line: place(line), column: place(column), what: "this is no UTF-8 text".to_owned() }
    })
}

/// What is printed for a good record. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    moves: usize,
    standing: Vec<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<&'static str>,
    digest: String,
    ok: bool,
}

/// One seat of the standing.
#[derive(Debug, Serialize)]
struct Line {
    seat: usize,
    score: i16,
    place: u8,
}

/// What is printed for a bad record.
#[derive(Debug, Serialize)]
struct Refusal<'a> {
    ok: bool,
    error: &'a str,
    line: u32,
    column: u32,
}

impl Report {
    fn new<G: Recorded>(record: &Record<G>) -> Self {
        let table = G::table(&record.setup);
        let mut standing = Vec::new();
        if let Some(result) = &record.standing {
            for (seat, (&score, &place)) in result.scores().iter().zip(result.places()).enumerate() {
                standing.push(Line { seat, score, place });
            }
        }
        Self {
            game: table.game,
            players: table.players,
            moves: record.moves.len(),
            rank: rank(table.game, &standing),
            standing,
            digest: record.digest().to_string(),
            ok: true,
        }
    }

    fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let Self { game, players, moves, digest, .. } = self;
        out.line(format_args!("{game}, {}, {moves} moves: every one is legal", game::players(*players)))?;
        if self.standing.is_empty() {
            out.line("the game is not over")?;
        } else {
            out.line("seat  score  place")?;
        }
        for Line { seat, score, place } in &self.standing {
            out.line(format_args!("{seat:<4}  {score:>5}  {place:>5}"))?;
        }
        if let Some(rank) = self.rank {
            out.line(format_args!("rank {rank}"))?;
        }
        out.line(format_args!("digest {digest}"))
    }
}

/// The rank of a solo game that is over (I-13.13).
fn rank(game: &str, standing: &[Line]) -> Option<&'static str> {
    let line = standing.first().filter(|_| game == ISLANDS_SOLO)?;
    Some(Rank::of(line.score).map_or(NO_RANK, Rank::word))
}

/// Who reads the game in words; without a seat, somebody who sees everything.
fn reader(options: &Replay, players: u8) -> Result<Viewer, Stop> {
    match options.reader {
        Some(seat) if seat >= players => Err(Stop::Bad(options.speech.phrases().refuse_seat(players - 1, seat))),
        Some(seat) => Ok(Viewer::Seat(Seat(seat))),
        None => Ok(Viewer::Spectator),
    }
}

/// A card game in words, and the points at its end.
fn tell_cards(
    record: &Record<origami::State>,
    options: &Replay,
    corrected: &[NewName],
    out: &mut Out,
) -> Result<(), Stop> {
    let reader = reader(options, record.setup.players())?;
    let mut events: Vec<origami::Event> = Vec::new();
    let state = record.replay(&mut events);
    let seen: Vec<_> = events
        .iter()
        .map(|event| if options.reader.is_some() { event.seen_by(reader) } else { event.with_all_hands_open() })
        .collect();
    let names = play::names();
    let lexicon = Lexicon::new(corrected);
    let (phrases, edition) = (options.speech.phrases(), record.setup.edition());
    let teller = Teller { phrases, lexicon: &lexicon, edition, title: record.setup.title(), names: &names, reader };
    for line in teller.log(&seen, 0) {
        print_told(&line.text, line.heading, out)?;
    }
    if state.standing().is_some() {
        out.line("")?;
        for line in play::points(&state, &teller) {
            speech::wrap(&line, speech::width(), 2).iter().try_for_each(|line| out.line(line))?;
        }
    }
    Ok(())
}

/// A game of Origami Islands in words, and the points at its end.
fn tell_islands(record: &Record<islands::State>, options: &Replay, out: &mut Out) -> Result<(), Stop> {
    let reader = reader(options, record.setup.players())?;
    let mut events: Vec<islands::Event> = Vec::new();
    let state = record.replay(&mut events);
    let seen: Vec<_> = events
        .iter()
        .map(|event| if options.reader.is_some() { event.seen_by(reader) } else { event.map(|_, kept| Some(kept)) })
        .collect();
    let names = play::names();
    let kept: Vec<_> = state.view(reader).table.seats.iter().map(|seat| seat.kept).collect();
    let (phrases, setup) = (options.speech.phrases(), record.setup);
    let teller = IslandsTeller { phrases, setup, names: &names, kept: &kept, reader };
    for line in teller.log(&seen, 0) {
        print_told(&line.text, line.heading, out)?;
    }
    if state.standing().is_some() {
        out.line("")?;
        for PointsLine { text, indent, .. } in play::islands_points(&state, &teller) {
            for text in speech::wrap(&text, speech::width().saturating_sub(indent), 2) {
                out.line(format_args!("{:indent$}{text}", ""))?;
            }
        }
    }
    Ok(())
}

/// One line of a game in words; headings have a blank line above them.
fn print_told(text: &str, heading: bool, out: &mut Out) -> Result<(), Stop> {
    if heading {
        out.line("")?;
    }
    let indent = if heading { 0 } else { 2 };
    for text in speech::wrap(text, speech::width().saturating_sub(indent), 0) {
        out.line(format_args!("{:indent$}{text}", ""))?;
    }
    Ok(())
}

/// An event and the move that caused it.
#[derive(Debug, Serialize)]
struct Told<'a, E> {
    /// The number of the move, counted from 1.
    r#move: usize,
    /// Who made it: a seat, or nobody if it was chance.
    by: Option<u8>,
    /// The move as its line in the record.
    text: &'a str,
    #[serde(flatten)]
    event: &'a E,
}

fn print_events<G: Recorded>(record: &Record<G>, out: &mut Out) -> Result<(), Stop> {
    let mut state = G::start(&record.setup);
    let mut events: Vec<G::Event> = Vec::new();
    for (i, &(actor, m)) in record.moves.iter().enumerate() {
        let mut line = Vec::new();
        G::write_move(&mut line, actor, m, &record.setup);
        let line = String::from_utf8_lossy(&line);
        let by = if let Actor::Seat(seat) = actor { Some(seat.0) } else { None };
        events.clear();
        // The record was checked when it was read: every move is legal.
        state.apply(actor, m, &mut events);
        for event in &events {
            out.json(&Told { r#move: i + 1, by, text: &line, event })?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_refused_with_their_place() {
        let error = text_of(b"senbazuru record 1\ngame \xff").expect_err("no UTF-8");
        assert_eq!((error.line, error.column), (2, 6));
    }
}
