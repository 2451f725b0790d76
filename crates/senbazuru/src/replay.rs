//! A record of a game, checked move by move and told again.

use std::process::ExitCode;

use origami::edition_file::NewName;
use origami::text::{self, TextError};
use origami::{Edition, Event, Record, State};
use phrases::{Lexicon, Teller};
use serde::Serialize;
use tabletop::{Actor, Game, Seat, Viewer};

use crate::cli::Replay;
use crate::edition::{self, Loaded};
use crate::out::{Out, Stop};
use crate::{input, play, speech};

/// Checks the record and prints the standing or the events.
pub fn run(options: &Replay) -> Result<ExitCode, Stop> {
    let mut out = Out::new();
    let Loaded { edition, names } = edition::load(options.edition.path(), options.speech.phrases())?;
    let edition = options.edition.path().map(|_| edition);
    let text = input::game(&options.file, options.speech.phrases())?;
    match parse(&text, edition) {
        Ok(record) if options.log => tell(&record, options, &names, &mut out)?,
        Ok(record) if options.events => print_events(&record, &mut out)?,
        Ok(record) if options.json => out.json(&Report::new(&record))?,
        Ok(record) => Report::new(&record).print(&mut out)?,
        Err(error) => {
            if options.json {
                let TextError { line, column, ref what } = error;
                out.json(&Refusal { ok: false, error: what, line, column })?;
                out.flush()?;
            }
            return Err(Stop::Bad(format!("{}: {error}", input::name(&options.file))));
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn parse(bytes: &[u8], edition: Option<&'static Edition>) -> Result<Record, TextError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => edition.map_or_else(|| Record::parse(text), |edition| Record::parse_with(text, edition)),
        Err(error) => {
            // The part before the bad byte is good text, so its lines and columns can be counted.
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let line = 1 + good.matches('\n').count();
            let column = 1 + good.rsplit('\n').next().map_or(0, |last| last.chars().count());
            let place = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            Err(TextError { line: place(line), column: place(column), what: "this is no UTF-8 text".to_owned() })
        }
    }
}

/// What is printed for a good record. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    moves: usize,
    standing: Vec<Line>,
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
    fn new(record: &Record) -> Self {
        let mut standing = Vec::new();
        if let Some(result) = &record.standing {
            for (seat, (&score, &place)) in result.scores().iter().zip(result.places()).enumerate() {
                standing.push(Line { seat, score, place });
            }
        }
        Self {
            game: record.setup.title().word(),
            players: record.setup.players(),
            moves: record.moves.len(),
            standing,
            digest: record.digest().to_string(),
            ok: true,
        }
    }

    fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let Self { game, players, moves, digest, .. } = self;
        out.line(format_args!("{game}, {players} players, {moves} moves: every one is legal"))?;
        if self.standing.is_empty() {
            out.line("the game is not over")?;
        } else {
            out.line("seat  score  place")?;
        }
        for Line { seat, score, place } in &self.standing {
            out.line(format_args!("{seat:<4}  {score:>5}  {place:>5}"))?;
        }
        out.line(format_args!("digest {digest}"))
    }
}

/// The game in words, and the points at its end.
fn tell(record: &Record, options: &Replay, corrected: &[NewName], out: &mut Out) -> Result<(), Stop> {
    let players = record.setup.players();
    let reader = match options.reader {
        Some(seat) if seat >= players => {
            return Err(Stop::Bad(options.speech.phrases().refuse_seat(players - 1, seat)));
        }
        Some(seat) => Viewer::Seat(Seat(seat)),
        None => Viewer::Spectator,
    };
    let mut events: Vec<Event> = Vec::new();
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
        if line.heading {
            out.line("")?;
        }
        let indent = if line.heading { 0 } else { 2 };
        for text in speech::wrap(&line.text, speech::width().saturating_sub(indent), 0) {
            out.line(format_args!("{:indent$}{text}", ""))?;
        }
    }
    if state.standing().is_some() {
        out.line("")?;
        for line in play::points(&state, &teller) {
            speech::wrap(&line, speech::width(), 2).iter().try_for_each(|line| out.line(line))?;
        }
    }
    Ok(())
}

/// An event and the move that caused it.
#[derive(Debug, Serialize)]
struct Told<'a> {
    /// The number of the move, counted from 1.
    r#move: usize,
    /// Who made it: a seat, or nobody if it was chance.
    by: Option<u8>,
    /// The move as its line in the record.
    text: &'a str,
    #[serde(flatten)]
    event: &'a Event,
}

fn print_events(record: &Record, out: &mut Out) -> Result<(), Stop> {
    let mut state = State::start(&record.setup);
    let mut events: Vec<Event> = Vec::new();
    for (i, &(actor, m)) in record.moves.iter().enumerate() {
        let mut line = Vec::new();
        text::write_move(&mut line, actor, m);
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
        let error = parse(b"senbazuru record 1\ngame \xff", None).expect_err("no UTF-8");
        assert_eq!((error.line, error.column), (2, 6));
    }
}
