//! Decisions per CPU second, of random play and in a search, and the cost of a clone, whichever the game.

use std::hint::black_box;
use std::time::Duration;

use bots::{Bot, Budget, Ismcts, Memories, Sight};
use cpu_time::ThreadTime;
use tabletop::drive::{self, Tally};
use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, NoLog, Seat, Sink, Stream, Viewer};

use speech::out::{self, ratio};

/// So many games at each table make one round.
const GAMES: u64 = 100;
/// A clone is timed on so many different positions.
const POSITIONS: usize = 256;

/// A search is timed on so many different positions, two of them in a round, with so many worlds each.
const SEARCHED: usize = 64;
const SEARCHES: usize = 2;
const WORLDS: u64 = 500;

/// The ways to play: plain, with a clone at each decision, with all events; and a search.
const WAYS: usize = 4;
const SEARCH: usize = 3;

/// What was measured of a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rates {
    /// Decisions per CPU second: plain, with a clone at each decision, with all events.
    pub decisions: [f64; SEARCH],
    /// Worlds a search without knowledge imagines and plays out in a CPU second.
    pub worlds: f64,
    /// Decisions made in each of them.
    pub per_world: f64,
}

/// How much was done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    decisions: u64,
    worlds: u64,
}

/// Tables of some game, played at in rounds.
pub trait Rounds {
    /// Plays some games at each table, or searches a little, in one of the ways.
    fn play(&mut self, round: u64, way: usize) -> Done;
}

/// Tables of a game, and what is used again and again.
pub struct Tables<'a, G: Imagine> {
    setups: &'a [G::Setup],
    moves: MoveBuf<G::Move>,
    events: Vec<G::Event>,
    sights: Vec<Seen<G>>,
    search: Ismcts<G>,
}

/// What somebody sees who is asked.
struct Seen<G: Imagine> {
    seat: Seat,
    view: G::View,
    memory: G::Memory,
    legal: Vec<G::Move>,
}

impl<'a, G: Imagine> Tables<'a, G> {
    /// These tables.
    pub fn new(setups: &'a [G::Setup]) -> Self {
        Self {
            setups,
            moves: MoveBuf::with_capacity(G::MAX_MOVES),
            events: Vec::new(),
            sights: sights(setups),
            search: Ismcts::new(Budget::nodes(WORLDS)),
        }
    }

    /// Searches at the next positions.
    fn search(&mut self, round: u64) -> Done {
        let mut done = Done::default();
        let from = round as usize * SEARCHES;
        let mut stream = Stream::of_game(2, round);
        for Seen { seat, view, memory, legal } in (from..from + SEARCHES).map(|at| &self.sights[at % self.sights.len()])
        {
            black_box(self.search.choose(&Sight { seat: *seat, view, memory, legal }, &mut stream));
            if let Some(thoughts) = self.search.thoughts() {
                done.decisions += thoughts.decisions;
                done.worlds += thoughts.worlds;
            }
        }
        done
    }
}

impl<G: Imagine> Rounds for Tables<'_, G> {
    fn play(&mut self, round: u64, way: usize) -> Done {
        if way == SEARCH {
            return self.search(round);
        }
        let Self { setups, moves, events, .. } = self;
        let cloning = |state: &G, seat: Seat, moves: &[G::Move], stream: &mut Stream| {
            black_box(black_box(state).clone());
            drive::at_random(state, seat, moves, stream)
        };
        let decisions = match way {
            0 => play_round::<G, _>(setups, round, moves, drive::at_random, &mut NoLog, |_| {}),
            1 => play_round::<G, _>(setups, round, moves, cloning, &mut NoLog, |_| {}),
            _ => play_round::<G, _>(setups, round, moves, drive::at_random, events, |events| {
                black_box(&*events);
                events.clear();
            }),
        };
        Done { decisions, worlds: 0 }
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
    let mut spent = [[Duration::ZERO; WAYS]; N];
    let mut done = [[Done::default(); WAYS]; N];
    // A game whose rounds are long has fewer of them.
    let share = time / u32::try_from(N).unwrap_or(u32::MAX).max(1);
    for round in 0.. {
        let mut measured = false;
        for (game, tables) in games.iter_mut().enumerate() {
            if out::interrupted() || spent[game].iter().sum::<Duration>() >= share {
                continue;
            }
            measured = true;
            for way in 0..WAYS {
                let clock = ThreadTime::now();
                let now = tables.play(round, way);
                spent[game][way] += clock.elapsed();
                done[game][way].decisions += now.decisions;
                done[game][way].worlds += now.worlds;
            }
        }
        if !measured {
            break;
        }
    }
    std::array::from_fn(|game| {
        let rate = |count: u64, way: usize| ratio(count as f64, spent[game][way].as_secs_f64());
        let searched = done[game][SEARCH];
        Rates {
            decisions: [0, 1, 2].map(|way| rate(done[game][way].decisions, way)),
            worlds: rate(searched.worlds, SEARCH),
            per_world: ratio(searched.decisions as f64, searched.worlds as f64),
        }
    })
}

/// What is seen in positions of random games, one of twenty.
fn sights<G: Imagine>(tables: &[G::Setup]) -> Vec<Seen<G>> {
    let mut sights = Vec::new();
    let mut legal = MoveBuf::with_capacity(G::MAX_MOVES);
    for game in 0.. {
        for setup in tables {
            let (mut state, mut stream, mut tally) = (G::start(setup), Stream::of_game(3, game), Tally::default());
            let mut memories = Memories::<G>::new(setup, state.players());
            loop {
                if let Asked::Seat(seat, _) = state.asked()
                    && stream.clone().below(20) == 0
                    && let Some(memory) = memories.of(seat)
                {
                    legal.clear();
                    state.moves(Actor::Seat(seat), &mut legal);
                    if legal.len() > 1 {
                        let view = state.view(Viewer::Seat(seat));
                        sights.push(Seen { seat, view, memory: memory.clone(), legal: legal.to_vec() });
                    }
                }
                if sights.len() == SEARCHED {
                    return sights;
                }
                let random = &mut drive::at_random::<G>;
                if drive::step(&mut state, &mut legal, &mut stream, &mut tally, random, &mut memories).is_none() {
                    break;
                }
            }
        }
    }
    sights
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
