//! Decisions per CPU second, and the cost of a clone, whichever the game.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use tabletop::drive::{self, Tally};
use tabletop::{Game, MoveBuf, NoLog, Seat, Sink, Stream};

use crate::out::{self, ratio};

/// So many games at each table make one round.
const GAMES: u64 = 100;
/// A clone is timed on so many different positions.
const POSITIONS: usize = 256;

/// Decisions per CPU second: plain, with a clone at each decision, with all events.
pub type Rates = [f64; 3];

/// Tables of some game, played at in rounds.
pub trait Rounds {
    /// Plays some games at each table, in the way the index in [`Rates`] says, and returns the number of decisions.
    fn play(&mut self, round: u64, way: usize) -> u64;
}

/// Tables of a game, and what is used again and again.
pub struct Tables<'a, G: Game> {
    setups: &'a [G::Setup],
    moves: MoveBuf<G::Move>,
    events: Vec<G::Event>,
}

impl<'a, G: Game> Tables<'a, G> {
    /// These tables.
    pub fn new(setups: &'a [G::Setup]) -> Self {
        Self { setups, moves: MoveBuf::with_capacity(G::MAX_MOVES), events: Vec::new() }
    }
}

impl<G: Game> Rounds for Tables<'_, G> {
    fn play(&mut self, round: u64, way: usize) -> u64 {
        let Self { setups, moves, events } = self;
        let cloning = |state: &G, seat: Seat, moves: &[G::Move], stream: &mut Stream| {
            black_box(black_box(state).clone());
            drive::at_random(state, seat, moves, stream)
        };
        match way {
            0 => play_round::<G, _>(setups, round, moves, drive::at_random, &mut NoLog, |_| {}),
            1 => play_round::<G, _>(setups, round, moves, cloning, &mut NoLog, |_| {}),
            _ => play_round::<G, _>(setups, round, moves, drive::at_random, events, |events| {
                black_box(&*events);
                events.clear();
            }),
        }
    }
}

/// Plays some games at each table and returns the number of decisions.
fn play_round<G: Game, L: Sink<G::Event>>(
    tables: &[G::Setup],
    round: u64,
    moves: &mut MoveBuf<G::Move>,
    mut choose: impl FnMut(&G, Seat, &[G::Move], &mut Stream) -> usize,
    log: &mut L,
    mut after_each: impl FnMut(&mut L),
) -> u64 {
    let mut tally = Tally::default();
    for game in round * GAMES..(round + 1) * GAMES {
        for setup in tables {
            let mut state = G::start(setup);
            let mut stream = Stream::of_game(0, game);
            while drive::step(&mut state, moves, &mut stream, &mut tally, &mut choose, log).is_some() {
                after_each(log);
            }
            black_box(state.standing());
        }
    }
    tally.decisions
}

/// The rates of each game.
///
/// All take turns round by round, so that a busy moment of the machine hits all alike.
pub fn measure<const N: usize>(mut games: [&mut dyn Rounds; N], time: Duration) -> [Rates; N] {
    let mut spent = [[Duration::ZERO; 3]; N];
    let mut decisions = [[0; 3]; N];
    // A game whose rounds are long has fewer of them.
    let share = time / u32::try_from(N).unwrap_or(u32::MAX).max(1);
    for round in 0.. {
        let mut measured = false;
        for (game, tables) in games.iter_mut().enumerate() {
            if out::interrupted() || spent[game].iter().sum::<Duration>() >= share {
                continue;
            }
            measured = true;
            for way in 0..3 {
                let clock = ThreadTime::now();
                decisions[game][way] += tables.play(round, way);
                spent[game][way] += clock.elapsed();
            }
        }
        if !measured {
            break;
        }
    }
    std::array::from_fn(|game| [0, 1, 2].map(|way| ratio(decisions[game][way] as f64, spent[game][way].as_secs_f64())))
}

/// Nanoseconds for one clone.
pub fn clone_ns<G: Game>(positions: &[G], time: Duration) -> f64 {
    let mut copies = positions.to_vec();
    let (mut clones, clock) = (0_u64, ThreadTime::now());
    loop {
        for (copy, position) in copies.iter_mut().zip(positions) {
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

/// Positions of random games, one of twenty of those that are wanted.
pub fn positions<G: Game>(tables: &[G::Setup], wanted: impl Fn(&G) -> bool) -> Vec<G> {
    let mut positions = Vec::new();
    let mut moves = MoveBuf::with_capacity(G::MAX_MOVES);
    for game in 0.. {
        for setup in tables {
            let (mut state, mut stream, mut tally) = (G::start(setup), Stream::of_game(1, game), Tally::default());
            let random = &mut drive::at_random::<G>;
            while drive::step(&mut state, &mut moves, &mut stream, &mut tally, random, &mut NoLog).is_some() {
                if stream.clone().below(20) == 0 && wanted(&state) {
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
