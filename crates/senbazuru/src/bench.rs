//! How fast the engine is: random games on one thread, by CPU time, every legal move listed at every decision.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ThreadTime;
use origami::card::Character;
use origami::setup::{BadSetup, Title};
use origami::{Edition, Event, Family, Move, Setup, State};
use serde::Serialize;
use tabletop::drive::{self, Tally};
use tabletop::{Game, MoveBuf, NoLog, Seat, Sink, Stream};

use crate::cli::Bench;
use crate::edition;
use crate::effects::{self, Effect};
use crate::out::{self, Out, Stop, ratio};
use crate::speech::Speech;

/// So many games at each table make one round.
const GAMES: u64 = 100;
/// The time is divided into so many parts for whole games; the rest is for clones and effects.
const SHARES: u32 = 4;
/// A clone is timed on so many different positions.
const POSITIONS: usize = 256;

/// Measures and prints.
pub fn run(options: &Bench) -> Result<ExitCode, Stop> {
    let phrases = Speech::default().phrases();
    let edition = edition::load(options.edition.path(), phrases)?.edition;
    let games = Games::new(edition).map_err(Stop::bad_setup(phrases))?;
    out::listen_for_interrupt();
    let share = Duration::from_secs(options.seconds.into()) / SHARES;
    let rates = rates([&games.origami, &games.legends, &games.mixed], share * 3);
    let clone_ns = clone_ns(&games.origami, share / 4);
    let effects_time = share / 4 * 3;
    let origami = effects::measure(edition, &Family::ORIGAMI, &games.origami, effects_time / 3 * 2);
    let legends = effects::measure(edition, &Family::LEGENDS, &games.legends, effects_time / 3);
    let row = |title: Title, [plain, with_clone, with_log]: [f64; 3]| Row {
        game: title.word(),
        players: if title == Title::Mixed { 4 } else { 2 },
        plain: plain.round(),
        with_clone: with_clone.round(),
        with_log: with_log.round(),
    };
    let report = Report {
        base: row(Title::Origami, rates[0]),
        state_bytes: size_of::<State>(),
        move_bytes: size_of::<Move>(),
        clone_ns: tenths(clone_ns),
        effects: effects::dearest_first(origami.effects.into_iter().chain(legends.effects)),
        decision_ns: tenths(origami.decision_ns),
        legends_decision_ns: tenths(legends.decision_ns),
        more: [row(Title::Legends, rates[1]), row(Title::Mixed, rates[2])],
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

/// The tables of each game, always the same ones: what is measured can be compared with what was measured before.
struct Games {
    /// For 2, all pairs of families.
    origami: Vec<Setup>,
    /// For 2, all pairs of families, with every character at one table or more.
    legends: Vec<Setup>,
    /// For 4, every family at four tables, every character at three or more.
    mixed: Vec<Setup>,
}

impl Games {
    fn new(edition: &'static Edition) -> Result<Self, BadSetup> {
        let around = |from: usize, count: usize| {
            let characters = Character::ALL.into_iter().cycle().skip(from % Character::ALL.len());
            characters.take(count).collect()
        };
        let mut games = Self { origami: Vec::new(), legends: Vec::new(), mixed: Vec::new() };
        for pair in pairs(&Family::ORIGAMI) {
            games.origami.push(Setup::new(2, pair.into_iter().collect(), edition)?);
        }
        for (i, pair) in pairs(&Family::LEGENDS).into_iter().enumerate() {
            games.legends.push(Setup::with_characters(2, pair.into_iter().collect(), around(2 * i, 2), edition)?);
        }
        for i in 0..Family::ALL.len() {
            // Every second one from there: never of one game alone.
            let families = [0, 2, 4, 6].map(|step| Family::ALL[(i + step) % Family::ALL.len()]);
            games.mixed.push(Setup::with_characters(4, families.into_iter().collect(), around(i, 4), edition)?);
        }
        Ok(games)
    }
}

/// Rounded to one decimal: more would be noise.
pub fn tenths(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

/// All pairs of these families.
fn pairs(families: &[Family]) -> Vec<[Family; 2]> {
    let of = |(i, &a): (usize, &Family)| families[i + 1..].iter().map(move |&b| [a, b]).collect::<Vec<_>>();
    families.iter().enumerate().flat_map(of).collect()
}

/// Decisions per CPU second of each game: plain, with a clone at each decision, with all events.
///
/// All take turns round by round, so that a busy moment of the machine hits all alike.
fn rates(games: [&[Setup]; 3], time: Duration) -> [[f64; 3]; 3] {
    let mut spent = [[Duration::ZERO; 3]; 3];
    let mut decisions = [[0; 3]; 3];
    let mut moves = MoveBuf::with_capacity(State::MAX_MOVES);
    let mut events = Vec::new();
    let cloning = |state: &State, seat, moves: &[Move], stream: &mut Stream| {
        black_box(black_box(state).clone());
        drive::at_random(state, seat, moves, stream)
    };
    // A game whose rounds are long has fewer of them.
    let share = time / 3;
    for round in 0.. {
        let mut measured = false;
        for (game, tables) in games.into_iter().enumerate() {
            if out::interrupted() || spent[game].iter().sum::<Duration>() >= share {
                continue;
            }
            measured = true;
            for i in 0..3 {
                let clock = ThreadTime::now();
                decisions[game][i] += match i {
                    0 => play_round(tables, round, &mut moves, drive::at_random, &mut NoLog, |_| {}),
                    1 => play_round(tables, round, &mut moves, cloning, &mut NoLog, |_| {}),
                    _ => play_round(tables, round, &mut moves, drive::at_random, &mut events, |events| {
                        black_box(&*events);
                        events.clear();
                    }),
                };
                spent[game][i] += clock.elapsed();
            }
        }
        if !measured {
            break;
        }
    }
    [0, 1, 2].map(|game| [0, 1, 2].map(|i| ratio(decisions[game][i] as f64, spent[game][i].as_secs_f64())))
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

/// Decisions per CPU second of one game.
#[derive(Debug, Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    plain: f64,
    with_clone: f64,
    with_log: f64,
}

/// What is printed. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    #[serde(flatten)]
    base: Row,
    state_bytes: usize,
    move_bytes: usize,
    clone_ns: f64,
    effects: Vec<Effect>,
    decision_ns: f64,
    legends_decision_ns: f64,
    more: [Row; 2],
    interrupted: bool,
}

impl Report {
    fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let million = |rate: f64| format!("{:>7.2} million decisions per CPU second", rate / 1e6);
        if self.interrupted {
            out.line("interrupted: this is what was measured so far")?;
        }
        let line = |out: &mut Out, what: &str, value: String| out.line(format_args!("  {what:<21} {value}"));
        for Row { game, players, plain, with_clone, with_log } in std::iter::once(&self.base).chain(&self.more) {
            out.line(format_args!("{game}, random play, {players} players, one thread"))?;
            line(out, "plain", million(*plain))?;
            line(out, "with a clone at each", million(*with_clone))?;
            line(out, "with all events", million(*with_log))?;
        }
        out.line("any game")?;
        line(out, "one clone", format!("{:>7.1} ns", self.clone_ns))?;
        line(out, "one position", format!("{:>7} bytes", self.state_bytes))?;
        line(out, "one move", format!("{:>7} bytes", self.move_bytes))?;
        out.line("")?;
        let (origami, legends) = (self.decision_ns, self.legends_decision_ns);
        out.line(format_args!(
            "effects: one answer, against any answer of its game ({origami:.1} ns in origami, {legends:.1} ns in legends)"
        ))?;
        for Effect { card, ns_mean, times_mean } in &self.effects {
            out.line(format_args!("  {card:<15} {ns_mean:>7.1} ns  {times_mean:>5.2} times"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_tables_show_everything() {
        let Ok(games) = Games::new(Edition::standard()) else { panic!("good tables") };
        assert_eq!((games.origami.len(), games.legends.len(), games.mixed.len()), (10, 6, 9));
        let titles = |tables: &[Setup]| tables.iter().map(Setup::title).collect::<BTreeSet<_>>();
        assert_eq!(titles(&games.origami), [Title::Origami].into());
        assert_eq!(titles(&games.legends), [Title::Legends].into());
        assert_eq!(titles(&games.mixed), [Title::Mixed].into());
        for tables in [&games.legends, &games.mixed] {
            let characters: BTreeSet<_> = tables.iter().flat_map(|setup| setup.characters().iter()).collect();
            assert_eq!(characters.len(), Character::ALL.len());
        }
    }
}
