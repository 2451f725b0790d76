//! `island balance`: what the sheets of each kind are worth, by games between two bots.
//!
//! Each player keeps two sheets at random; everything else is chosen by the bot.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use islands::atlas::{Kind, MAX_SHEETS};
use islands::{Ask, Atlas, Move, Nth, Setup, SheetId, SheetSet, State, Variant};
use serde::Serialize;
use tabletop::drive::{self, Tally};
use tabletop::{Asked, Game, MoveBuf, NoLog, Seat, Stream};

use crate::players;
use crate::workers::{self, Done, Worker};
use options::SheetFiles;
use options::atlas;
use options::bot::BotName;
use speech::Speech;
use speech::out::{self, Out, Stop, grouped, ratio};
use speech::threads::threads;

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru island balance
  senbazuru island balance --games 5000 --seed 7 --json
  senbazuru island balance --sheets mine           (with the sheets of the files mine/*.txt)

For each kind, near and far, two greedy bots play that many games; each keeps two random sheets of
the kind. A sheet is marked if the mean score of those who hold it is more than 10 % away from that of
all sheets of its kind.";

/// A sheet that is further from the mean, in percent, is marked.
const MOST: f64 = 10.0;
/// So many play.
const PLAYERS: u8 = 2;

/// Options of `island balance`.
#[derive(Debug, Args)]
pub struct BalanceOptions {
    /// How many games of each kind.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The seed all chance comes from.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many games are played at the same time [default: one for each core].
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<u16>,
    #[command(flatten)]
    sheets: SheetFiles,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints the report.
pub fn run(options: &BalanceOptions) -> Result<ExitCode, Stop> {
    let atlas = atlas::load(options.sheets.path(), Speech::default().phrases())?;
    let of_kind = |kind| (kind, Setup::new(PLAYERS, SheetSet::of_kind(atlas, kind), Variant::Standard, atlas));
    // A kind with fewer than two sheets can't be played.
    let tables: Vec<_> =
        Kind::BOTH.map(of_kind).into_iter().filter_map(|(kind, setup)| Some((kind, setup.ok()?))).collect();
    let threads = workers::threads(options.threads);
    out::listen_for_interrupt();
    let start = Instant::now();
    let (mut counts, mut cpu) = (Counts::default(), Duration::ZERO);
    let games = options.games.saturating_mul(tables.len() as u64);
    let new = || Player {
        tables: &tables,
        options,
        moves: MoveBuf::with_capacity(State::MAX_MOVES),
        counts: Counts::default(),
    };
    for Done { worker, cpu: more } in workers::run(games, threads, new)? {
        counts.add(&worker.counts);
        cpu += more;
    }
    let report = Report {
        players: PLAYERS,
        bot: BotName::GREEDY.word(),
        seed: options.seed,
        atlas: atlas.digest(atlas.all()).to_string(),
        kinds: tables.iter().map(|(kind, setup)| OfKind::new(*kind, setup, &counts)).collect(),
        wall_seconds: start.elapsed().as_secs_f64(),
        cpu_seconds: cpu.as_secs_f64(),
        threads,
        interrupted: out::interrupted(),
    };
    out::tell(&report, options.json, Report::print)?;
    Ok(out::exit_code(report.interrupted))
}

/// What is counted of one sheet; whole numbers only.
#[derive(Clone, Copy, Debug, Default)]
struct OfSheet {
    /// How often a player held it.
    held: u64,
    /// The scores of those who did.
    score: i64,
    /// The points of its own islands.
    own: i64,
    /// The painted squares of its own islands.
    painted: u64,
}

/// What is counted over games.
#[derive(Clone, Debug)]
struct Counts {
    sheets: [OfSheet; MAX_SHEETS],
    /// By kind.
    games: [u64; Kind::BOTH.len()],
}

impl Default for Counts {
    fn default() -> Self {
        Self { sheets: [OfSheet::default(); MAX_SHEETS], games: [0; Kind::BOTH.len()] }
    }
}

impl Counts {
    fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.games.iter_mut().zip(&other.games) {
            *mine += theirs;
        }
        for (mine, theirs) in self.sheets.iter_mut().zip(&other.sheets) {
            mine.held += theirs.held;
            mine.score += theirs.score;
            mine.own += theirs.own;
            mine.painted += theirs.painted;
        }
    }

    /// Counts what a player has at the end of a game.
    fn add_seat(&mut self, state: &State, seat: Seat, score: i16) {
        for halves in Nth::ALL.chunks(2) {
            let Some(sheet) = sheet_of(state.setup().atlas(), state, seat, halves[0]) else { continue };
            let of_sheet = &mut self.sheets[usize::from(sheet.0)];
            of_sheet.held += 1;
            of_sheet.score += i64::from(score);
            for &nth in halves {
                of_sheet.own += i64::from(state.island_points(seat, nth));
                of_sheet.painted += u64::from(state.painted(seat, nth).len());
            }
        }
    }
}

/// The sheet whose first island that is.
fn sheet_of(atlas: &Atlas, state: &State, seat: Seat, nth: Nth) -> Option<SheetId> {
    let island = state.island(seat, nth);
    atlas.all().find(|&sheet| std::ptr::eq(atlas.island(sheet, 0), island))
}

/// One thread.
struct Player<'a> {
    tables: &'a [(Kind, Setup)],
    options: &'a BalanceOptions,
    moves: MoveBuf<Move>,
    counts: Counts,
}

impl Worker for Player<'_> {
    fn play(&mut self, index: u64) -> Result<(), Stop> {
        let Some((kind, setup)) = usize::try_from(index / self.options.games).ok().and_then(|at| self.tables.get(at))
        else {
            return Ok(());
        };
        let (mut state, mut tally) = (State::start(setup), Tally::default());
        let mut stream = Stream::of_game(self.options.seed, index);
        let mut bots = players::chooser(&[BotName::GREEDY; PLAYERS as usize]);
        let mut choose = |state: &State, seat: Seat, moves: &[Move], stream: &mut Stream| match state.asked() {
            // A bot would keep what it likes best, and some sheets would hardly be played.
            Asked::Together(_, Ask::Keep) => drive::at_random(state, seat, moves, stream),
            _ => bots(state, seat, moves, stream),
        };
        while drive::step(&mut state, &mut self.moves, &mut stream, &mut tally, &mut choose, &mut NoLog).is_some() {}
        if let Some(standing) = state.standing() {
            for (seat, &score) in (0..).map(Seat).zip(standing.scores()) {
                self.counts.add_seat(&state, seat, score);
            }
            self.counts.games[*kind as usize] += 1;
        }
        Ok(())
    }
}

/// What is printed. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    players: u8,
    bot: &'static str,
    seed: u64,
    atlas: String,
    kinds: Vec<OfKind>,
    wall_seconds: f64,
    cpu_seconds: f64,
    threads: u64,
    interrupted: bool,
}

/// The sheets of one kind.
#[derive(Debug, Serialize)]
struct OfKind {
    kind: Kind,
    games: u64,
    /// The mean of the sheets' mean scores.
    score_mean: f64,
    sheets: Vec<Line>,
}

/// One sheet.
#[derive(Debug, Serialize)]
struct Line {
    sheet: &'static str,
    /// How often a player held it.
    held: u64,
    /// The mean score of those who did.
    score_mean: f64,
    /// The mean points of its own two islands.
    own_points_mean: f64,
    /// The mean number of painted squares on them.
    painted_mean: f64,
    /// How far the mean score is from that of its kind.
    deviation_percent: f64,
    /// Is that too far?
    marked: bool,
}

impl OfKind {
    fn new(kind: Kind, setup: &Setup, counts: &Counts) -> Self {
        let atlas = setup.atlas();
        let held = |sheet: &SheetId| counts.sheets[usize::from(sheet.0)].held > 0;
        let mean = |sum: f64, sheet: SheetId| ratio(sum, counts.sheets[usize::from(sheet.0)].held as f64);
        let scores = setup.sheets().iter().filter(held);
        let scores: Vec<_> = scores.map(|s| mean(counts.sheets[usize::from(s.0)].score as f64, s)).collect();
        let score_mean = ratio(scores.iter().sum(), scores.len() as f64);
        let line = |sheet: SheetId| {
            let OfSheet { held, score, own, painted } = counts.sheets[usize::from(sheet.0)];
            let deviation_percent = deviation(mean(score as f64, sheet), score_mean, held);
            Line {
                sheet: &atlas.sheet(sheet).id,
                held,
                score_mean: mean(score as f64, sheet),
                own_points_mean: mean(own as f64, sheet),
                painted_mean: mean(painted as f64, sheet),
                deviation_percent,
                marked: deviation_percent.abs() > MOST,
            }
        };
        Self { kind, games: counts.games[kind as usize], score_mean, sheets: setup.sheets().iter().map(line).collect() }
    }
}

/// How far a sheet is from the mean of its kind, in percent; one that nobody held is not away from it.
fn deviation(score: f64, mean: f64, held: u64) -> f64 {
    if held == 0 { 0.0 } else { 100.0 * ratio(score - mean, mean.abs()) }
}

impl Report {
    fn print(&self, out: &mut Out) -> Result<(), Stop> {
        if self.interrupted {
            out.line("interrupted: this is what was done so far")?;
        }
        let mut any = false;
        for OfKind { kind, games, score_mean, sheets } in &self.kinds {
            let (kind, games, bot, players) = (kind.word(), grouped(*games), self.bot, self.players);
            out.line(format_args!(
                "{kind} islands: {games} games of {players} {bot} bots, mean score {score_mean:.1}"
            ))?;
            let width = sheets.iter().map(|line| line.sheet.len()).max().unwrap_or(0).max(5);
            out.line(format_args!("{:width$}      held   score  own points  painted  deviation", "sheet"))?;
            for line in sheets {
                let Line { sheet, held, score_mean, own_points_mean, painted_mean, deviation_percent, marked } = line;
                let mark = if *marked { " !" } else { "" };
                any |= marked;
                out.line(format_args!(
                    "{sheet:width$} {held:>9} {score_mean:>7.1} {own_points_mean:>11.1} {painted_mean:>8.1} {deviation_percent:>+8.1} %{mark}"
                ))?;
            }
            out.line("")?;
        }
        if any {
            out.line(format_args!("! more than {MOST:.0} % from the mean of its kind"))?;
        }
        let Self { seed, atlas, wall_seconds, cpu_seconds, threads, .. } = self;
        out.line(format_args!(
            "seed {seed}, atlas {atlas}, {wall_seconds:.2} s ({cpu_seconds:.2} CPU s, threads: {threads})"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deviation_is_measured_from_the_mean() {
        assert_eq!(deviation(110.0, 100.0, 3), 10.0);
        assert_eq!(deviation(-5.0, -10.0, 1), 50.0, "less negative is more");
        assert_eq!(deviation(0.0, 100.0, 0), 0.0, "nobody held it");
    }
}
