//! How fast the engine is: random 2-player games on one thread, by CPU time, every legal move listed at every decision.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ThreadTime;
use origami::{Edition, Event, Family, Move, Setup, State};
use phrases::Phrases;
use serde::Serialize;
use tabletop::drive::{self, Tally};
use tabletop::{Game, MoveBuf, NoLog, Seat, Sink, Stream};

use crate::cli::Bench;
use crate::edition;
use crate::effects::{self, Effect};
use crate::out::{self, Out, Stop, ratio};
use crate::speech::Speech;

/// So many games of each pair of families make one round.
const GAMES: u64 = 20;
/// The time is divided into so many parts for whole games; the rest is for clones and effects.
const SHARES: u32 = 4;
/// A clone is timed on so many different positions.
const POSITIONS: usize = 256;

/// Measures and prints.
pub fn run(options: &Bench) -> Result<ExitCode, Stop> {
    let phrases = Speech::default().phrases();
    let edition = edition::load(options.edition.path(), phrases)?.edition;
    let tables = pairs(edition, phrases)?;
    out::listen_for_interrupt();
    let share = Duration::from_secs(options.seconds.into()) / SHARES;
    let rates = rates(&tables, share * 3);
    let clone_ns = clone_ns(&tables, share / 4);
    let (decision_ns, effects) = effects::measure(edition, &tables, share / 4 * 3);
    let report = Report {
        game: "origami",
        state_bytes: size_of::<State>(),
        move_bytes: size_of::<Move>(),
        plain: rates[0].round(),
        with_clone: rates[1].round(),
        with_log: rates[2].round(),
        clone_ns: tenths(clone_ns),
        effects,
        decision_ns: tenths(decision_ns),
        interrupted: out::interrupted(),
    };
    let mut out = Out::new();
    if options.json {
        out.json(&report)?;
    } else {
        report.print(&mut out)?;
    }
    out.flush()?;
    Ok(out::exit_code(report.interrupted))
}

/// Rounded to one decimal: more would be noise.
pub fn tenths(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

/// A table for each pair of families.
fn pairs(edition: &'static Edition, phrases: Phrases) -> Result<Vec<Setup>, Stop> {
    let mut tables = Vec::new();
    for (i, &a) in Family::ALL.iter().enumerate() {
        for &b in &Family::ALL[i + 1..] {
            tables.push(Setup::new(2, [a, b].into_iter().collect(), edition).map_err(Stop::bad_setup(phrases))?);
        }
    }
    Ok(tables)
}

/// Decisions per CPU second: plain, with a clone at each decision, with all events.
///
/// The three take turns round by round, so that a busy moment of the machine hits all alike.
fn rates(tables: &[Setup], time: Duration) -> [f64; 3] {
    let mut spent = [Duration::ZERO; 3];
    let mut decisions = [0; 3];
    let mut moves = MoveBuf::with_capacity(State::MAX_MOVES);
    let mut events = Vec::new();
    let cloning = |state: &State, seat, moves: &[Move], stream: &mut Stream| {
        black_box(black_box(state).clone());
        drive::at_random(state, seat, moves, stream)
    };
    let mut round = 0;
    while spent.iter().sum::<Duration>() < time && !out::interrupted() {
        for i in 0..3 {
            let clock = ThreadTime::now();
            decisions[i] += match i {
                0 => play_round(tables, round, &mut moves, drive::at_random, &mut NoLog, |_| {}),
                1 => play_round(tables, round, &mut moves, cloning, &mut NoLog, |_| {}),
                _ => play_round(tables, round, &mut moves, drive::at_random, &mut events, |events| {
                    black_box(&*events);
                    events.clear();
                }),
            };
            spent[i] += clock.elapsed();
        }
        round += 1;
    }
    [0, 1, 2].map(|i| ratio(decisions[i] as f64, spent[i].as_secs_f64()))
}

/// Plays some games at each table and returns the number of decisions.
fn play_round<L: Sink<Event>>(
    tables: &[Setup],
    round: u64,
    moves: &mut MoveBuf<Move>,
    mut choose: impl FnMut(&State, Seat, &[Move], &mut Stream) -> usize,
    log: &mut L,
    mut after_each: impl FnMut(&mut L),
) -> u64 {
    let mut tally = Tally::default();
    for game in round * GAMES..(round + 1) * GAMES {
        for setup in tables {
            let mut state = State::start(setup);
            let mut stream = Stream::of_game(0, game);
            while drive::step(&mut state, moves, &mut stream, &mut tally, &mut choose, log).is_some() {
                after_each(log);
            }
            black_box(state.standing());
        }
    }
    tally.decisions
}

/// Nanoseconds for one clone.
fn clone_ns(tables: &[Setup], time: Duration) -> f64 {
    let positions = positions(tables);
    let mut copies = positions.clone();
    let (mut clones, clock) = (0_u64, ThreadTime::now());
    loop {
        for (copy, position) in copies.iter_mut().zip(&positions) {
            *copy = black_box(position).clone();
        }
        black_box(&copies);
        clones += positions.len() as u64;
        let spent = clock.elapsed();
        if spent >= time || out::interrupted() {
            return ratio(spent.as_secs_f64() * 1e9, clones as f64);
        }
    }
}

/// Positions of random games, one of twenty each.
fn positions(tables: &[Setup]) -> Vec<State> {
    let mut positions = Vec::new();
    let mut moves = MoveBuf::with_capacity(State::MAX_MOVES);
    for game in 0.. {
        for setup in tables {
            let (mut state, mut stream, mut tally) = (State::start(setup), Stream::of_game(1, game), Tally::default());
            let random = &mut drive::at_random::<State>;
            while drive::step(&mut state, &mut moves, &mut stream, &mut tally, random, &mut NoLog).is_some() {
                if stream.clone().below(20) == 0 {
                    positions.push(state.clone());
                }
                if positions.len() == POSITIONS {
                    return positions;
                }
            }
        }
    }
    positions
}

/// What is printed. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    state_bytes: usize,
    move_bytes: usize,
    plain: f64,
    with_clone: f64,
    with_log: f64,
    clone_ns: f64,
    effects: Vec<Effect>,
    decision_ns: f64,
    interrupted: bool,
}

impl Report {
    fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let million = |rate: f64| format!("{:>7.2} million decisions per CPU second", rate / 1e6);
        let rows = [
            ("plain", million(self.plain)),
            ("with a clone at each", million(self.with_clone)),
            ("with all events", million(self.with_log)),
            ("one clone", format!("{:>7.1} ns", self.clone_ns)),
            ("one position", format!("{:>7} bytes", self.state_bytes)),
            ("one move", format!("{:>7} bytes", self.move_bytes)),
        ];
        if self.interrupted {
            out.line("interrupted: this is what was measured so far")?;
        }
        out.line("origami, random play, 2 players, one thread")?;
        for (what, value) in rows {
            out.line(format_args!("  {what:<21} {value}"))?;
        }
        out.line("")?;
        out.line(format_args!("effects: one answer, against {:.1} ns for any answer", self.decision_ns))?;
        for Effect { card, ns_mean, times_mean } in &self.effects {
            out.line(format_args!("  {card:<12} {ns_mean:>7.1} ns  {times_mean:>5.2} times"))?;
        }
        Ok(())
    }
}
