//! What each effect costs: the time of one answer to one of its questions, against that of any answer.
//!
//! A *sample* is a position of a random game and a random answer to its question. It belongs to an effect if the effect
//! asks the question, or if the answer is to use that special action. Listing the legal moves and carrying out the
//! answer is timed on a clone; the clone itself is timed alone and subtracted. Answers that end with a shuffle are left
//! out: a shuffle costs the same whoever causes it.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use origami::{Ask, Edition, Family, Move, Setup, Species, State};
use serde::Serialize;
use tabletop::drive::{self, Tally};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Roll, Stream};

use super::tenths;
use speech::out::{self, ratio};

/// Enough samples of one effect.
const SAMPLES: usize = 2000;
/// Rare effects are searched for in at most so many games at each table.
const MAX_GAMES: u64 = 4000;

/// The cost of one effect.
#[derive(Debug, Serialize)]
pub struct Effect {
    /// The card.
    pub card: &'static str,
    /// Nanoseconds for one answer.
    pub ns_mean: f64,
    /// How many times that of any answer.
    pub times_mean: f64,
}

/// A position and an answer.
struct Sample {
    state: State,
    by: Actor,
    /// The place of the answer in the list of legal moves.
    index: usize,
}

/// What was measured at some tables.
pub struct Measured {
    /// The mean time of any answer.
    pub decision_ns: f64,
    /// The effects.
    pub effects: Vec<Effect>,
}

/// Measures every effect of these families that asks something, and the mean of all answers at these tables.
pub fn measure(edition: &Edition, families: &[Family], tables: &[Setup], time: Duration) -> Measured {
    let mut samples = Samples::new(edition, families);
    samples.collect(tables);
    let sets = samples.of.iter().filter(|(_, list)| !list.is_empty()).count() + 1;
    let time = time / u32::try_from(sets).unwrap_or(u32::MAX);
    let decision_ns = mean_ns(&samples.any, time);
    let mut effects = Vec::new();
    for (card, list) in &samples.of {
        if out::interrupted() {
            break;
        }
        if !list.is_empty() {
            let ns = mean_ns(list, time);
            let times_mean = (ratio(ns, decision_ns) * 100.0).round() / 100.0;
            effects.push(Effect { card: card.slug(), ns_mean: tenths(ns), times_mean });
        }
    }
    Measured { decision_ns, effects }
}

/// The effects, the dearest first.
pub fn dearest_first(effects: impl Iterator<Item = Effect>) -> Vec<Effect> {
    let mut effects: Vec<_> = effects.collect();
    effects.sort_by(|a, b| b.ns_mean.total_cmp(&a.ns_mean).then(a.card.cmp(b.card)));
    effects
}

/// Samples of each effect, and of any answer.
struct Samples {
    of: Vec<(Species, Vec<Sample>)>,
    any: Vec<Sample>,
}

impl Samples {
    /// None of any effect of these families that can be met in an edition; what is only asked has no steps.
    fn new(edition: &Edition, families: &[Family]) -> Self {
        let has_effect = |&s: &Species| {
            let facts = edition.facts(s);
            let is_met = facts.quantity > 0 && facts.family.is_some_and(|family| families.contains(&family));
            is_met && !facts.ability.steps().is_empty()
        };
        Self { of: Species::all().filter(has_effect).map(|s| (s, Vec::new())).collect(), any: Vec::new() }
    }

    /// Plays random games until there are enough samples of each.
    fn collect(&mut self, tables: &[Setup]) {
        let mut moves = MoveBuf::with_capacity(State::MAX_MOVES);
        for game in 0..MAX_GAMES {
            if out::interrupted() || self.of.iter().all(|(_, list)| list.len() >= SAMPLES) {
                return;
            }
            for setup in tables {
                self.collect_from_game(setup, Stream::of_game(2, game), &mut moves);
            }
        }
    }

    fn collect_from_game(&mut self, setup: &Setup, mut stream: Stream, moves: &mut MoveBuf<Move>) {
        let mut state = State::start(setup);
        let mut tally = Tally::default();
        loop {
            let (by, ask) = match state.asked() {
                Asked::Seat(seat, ask) => (Some(Actor::Seat(seat)), ask),
                Asked::Together(seats, ask) => (seats.first().map(Actor::Seat), ask),
                Asked::Chance(_, ask) => (None, ask),
                Asked::Over => return,
            };
            if let Some(by) = by {
                moves.clear();
                state.moves(by, moves);
                let index = stream.below(moves.len() as u32) as usize;
                // One of eight, so that samples of any answer come from more games than a few.
                let spare = stream.below(8) == 0;
                self.offer(&state, by, ask, moves, index, spare);
            }
            let random = &mut drive::at_random::<State>;
            drive::step(&mut state, moves, &mut stream, &mut tally, random, &mut NoLog);
        }
    }

    /// Keeps the position for all it is a sample of; as one of any answer only if it is to `spare`.
    fn offer(&mut self, state: &State, by: Actor, ask: Ask, moves: &[Move], index: usize, spare: bool) {
        if spare && self.any.len() < SAMPLES && ends_without_shuffle(state, by, moves[index]) {
            self.any.push(Sample { state: state.clone(), by, index });
        }
        if let Some(card) = ask.of() {
            self.keep(card, state, by, moves, index);
        }
        if let (Actor::Seat(seat), Ask::Action { .. }) = (by, ask) {
            for (index, m) in moves.iter().enumerate() {
                if let Move::Use(side) = *m
                    && let Some(card) = state.top_card(seat, side)
                {
                    self.keep(card, state, by, moves, index);
                }
            }
        }
    }

    fn keep(&mut self, card: Species, state: &State, by: Actor, moves: &[Move], index: usize) {
        if let Some((_, list)) = self.of.iter_mut().find(|(c, _)| *c == card)
            && list.len() < SAMPLES
            && ends_without_shuffle(state, by, moves[index])
        {
            list.push(Sample { state: state.clone(), by, index });
        }
    }
}

fn ends_without_shuffle(state: &State, by: Actor, m: Move) -> bool {
    let mut after = state.clone();
    after.apply(by, m, &mut NoLog);
    !matches!(after.asked(), Asked::Chance(Roll::Shuffle, _))
}

/// The mean time of one answer.
fn mean_ns(samples: &[Sample], time: Duration) -> f64 {
    let mut moves = MoveBuf::with_capacity(State::MAX_MOVES);
    let (mut with, mut without, mut count) = (Duration::ZERO, Duration::ZERO, 0_u64);
    // The first pass warms the caches up and is not counted.
    let mut warm = false;
    while !samples.is_empty() {
        let clock = ThreadTime::now();
        for sample in samples {
            let mut state = black_box(&sample.state).clone();
            moves.clear();
            state.moves(sample.by, &mut moves);
            state.apply(sample.by, moves[sample.index], &mut NoLog);
            black_box(&state);
        }
        let first = clock.elapsed();
        let clock = ThreadTime::now();
        for sample in samples {
            black_box(&black_box(&sample.state).clone());
        }
        if warm {
            with += first;
            without += clock.elapsed();
            count += samples.len() as u64;
        }
        if out::interrupted() || with + without >= time {
            break;
        }
        warm = true;
    }
    ratio(with.saturating_sub(without).as_secs_f64() * 1e9, count as f64)
}
