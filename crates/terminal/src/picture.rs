//! `picture`: the table of a recorded game, at any moment, as one picture.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::builder::PossibleValuesParser;
use drawings::shapes::Drawing;
use drawings::table::{self, Caption, Format, Player};
use islands::Technology;
use phrases::{Person, Phrases};
use tabletop::{Asked, Game as _, NoLog, Record, Seat, Standing, Viewer};

use crate::{play, replay};
use options::game::{self, Engine, Recorded};
use speech::Speech;
use speech::input;
use speech::out::{Out, Stop};
use speech::picture::{save, save_bytes};

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru picture d/000001.txt --png end.png                    (the end of a recorded game)
  senbazuru picture d/000001.txt --at 40 --svg table.svg          (after its first 40 moves; - writes to standard output)
  senbazuru picture d/000001.txt --at 40 --seat 0 --png mine.png  (as the player in seat 0 saw it, with their hand)
  senbazuru picture d/000001.txt --format square --png end.png    (1080 by 1080 instead of 1200 by 630)

Without --seat a picture shows what everybody may see.";

/// Options of `picture`.
#[derive(Debug, Args)]
#[command(group(clap::ArgGroup::new("file_out").required(true).multiple(true).args(["svg", "png"])))]
pub struct PictureOptions {
    /// The record; - reads standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Draw into this SVG file; - draws to standard output.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Paint into this PNG file.
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// After so many moves, those of chance counted [default: all of them].
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// As the player in this seat saw it, counted from 0 [default: as somebody who watches].
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// How large: wide is 1200 by 630, square 1080 by 1080.
    #[arg(long, value_name = "FORMAT", default_value = "wide", value_parser = PossibleValuesParser::new(Format::ALL.map(Format::word)))]
    format: String,
    #[command(flatten)]
    speech: Speech,
}

/// Carries out the command.
pub fn run(options: &PictureOptions) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let bytes = input::game(&options.file, phrases)?;
    let bad = |error: tabletop::text::TextError| Stop::Bad(format!("{}: {error}", input::name(&options.file)));
    let text = replay::text_of(&bytes).map_err(bad)?;
    let (drawing, words) = match game::engine_of(text).map_err(bad)? {
        Engine::Cards => {
            let moment = Moment::<origami::State>::of(&Record::parse(text).map_err(bad)?, options)?;
            let view = moment.state.view(moment.viewer);
            moment.drawn(options, origami::State::score, |format, caption, players| {
                table::cards::drawing(&view, format, caption, players)
            })
        }
        Engine::Islands => {
            let moment = Moment::<islands::State>::of(&Record::parse(text).map_err(bad)?, options)?;
            let view = moment.state.view(moment.viewer);
            let technologies = Technology::ALL.map(|technology| phrases.technology(technology));
            moment.drawn(options, islands::State::points, |format, caption, players| {
                table::islands::drawing(&view, format, caption, players, &technologies)
            })
        }
    };
    let mut out = Out::new();
    if let Some(file) = &options.svg {
        save(file, &drawing.to_svg(&words), &mut out)?;
    }
    if let Some(file) = &options.png {
        save_bytes(file, &drawing.to_pixels(drawing.width as u32).to_png())?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// A moment of a recorded game.
struct Moment<G: Recorded> {
    state: G,
    viewer: Viewer,
    standing: Option<Standing>,
    game: &'static str,
    players: u8,
    /// So many moves were made, of so many.
    at: (usize, usize),
}

impl<G: Recorded> Moment<G> {
    fn of(record: &Record<G>, options: &PictureOptions) -> Result<Self, Stop> {
        let (phrases, all) = (options.speech.phrases(), record.moves.len());
        let about = G::table(&record.setup);
        let viewer = match options.seat {
            Some(seat) if seat >= about.players => return Err(Stop::Bad(phrases.refuse_seat(about.players - 1, seat))),
            Some(seat) => Viewer::Seat(Seat(seat)),
            None => Viewer::Spectator,
        };
        let at = options.at.unwrap_or(all);
        if at > all {
            return Err(Stop::Bad(phrases.picture_too_late(all as i64, at as i64)));
        }
        let mut state = G::start(&record.setup);
        for &(actor, m) in &record.moves[..at] {
            // The record was checked when it was read: every move is legal.
            state.apply(actor, m, &mut NoLog);
        }
        let standing = state.standing();
        Ok(Self { state, viewer, standing, game: about.game, players: about.players, at: (at, all) })
    }

    /// The drawing of the moment, and what it shows in words.
    fn drawn(
        &self,
        options: &PictureOptions,
        points: impl Fn(&G, Seat) -> i16,
        draw: impl FnOnce(Format, &Caption, &[Player]) -> Drawing,
    ) -> (Drawing, String) {
        let (phrases, names, asked) = (options.speech.phrases(), play::names(), self.state.asked());
        let title = phrases.table_game(self.game);
        let note = self.note(phrases, &names);
        let progress = match self.standing {
            Some(_) => String::new(),
            None => phrases.replay_at(self.at.1 as i64, self.at.0 as i64),
        };
        let players: Vec<Player> = (0..self.players)
            .map(|seat| Player {
                name: &names[usize::from(seat)],
                points: Some(points(&self.state, Seat(seat))),
                place: self
                    .standing
                    .as_ref()
                    .filter(|_| self.players > 1)
                    .map(|standing| standing.places()[usize::from(seat)]),
                is_asked: match &asked {
                    Asked::Seat(one, _) => *one == Seat(seat),
                    Asked::Together(some, _) => some.has(Seat(seat)),
                    Asked::Chance(..) | Asked::Over => false,
                },
            })
            .collect();
        let format = Format::named(&options.format).unwrap_or_default();
        let drawing = draw(format, &Caption { title: &title, note: &note, progress: &progress }, &players);
        (drawing, if note.is_empty() { title } else { format!("{title} · {note}") })
    }

    /// Who has won, once somebody has.
    fn note(&self, phrases: Phrases, names: &[String]) -> String {
        let Some(standing) = &self.standing else { return String::new() };
        let first: Vec<usize> = (0..standing.places().len()).filter(|&seat| standing.places()[seat] == 1).collect();
        let score = first.first().map_or(0, |&seat| standing.scores()[seat]);
        match first[..] {
            // Alone there is no place to take, only points.
            _ if self.players == 1 => phrases.islands_points(score, &score.to_string()),
            [only] => phrases.won(score, &Person::Other(names[only].clone())),
            _ => {
                let names: Vec<&str> = first.iter().map(|&seat| &*names[seat]).collect();
                phrases.won_together(&names.join(", "), score)
            }
        }
    }
}
