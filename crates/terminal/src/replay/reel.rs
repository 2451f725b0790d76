//! A recorded game in steps, as they are watched: what people perceive as one event. A step ends where a sentence ends, as on the
//! page of a replay.

use std::ops::Range;

use phrases::teller::Line;
use tabletop::{Actor, Record, Seat};

use crate::play::InTerminal;
use options::game::Recorded;

/// A recorded game that can be watched.
pub trait Watched: InTerminal + Recorded {
    /// Does what chance does belong to what caused it?
    const CHANCE_FOLLOWS: bool;

    /// What begins by the event with that number.
    fn begins(events: &[Self::Event], at: usize) -> Option<Begins>;
}

/// A part of a game that one can go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// A turn of a player.
    Turn,
    /// A round, and a turn with it.
    Round,
}

/// What begins by an event, and in which step: that of the event, or the next one if the event ends something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// With it.
    Here(Mark),
    /// After it.
    Next(Mark),
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// So many moves were made when it is over.
    pub moves: usize,
    /// The numbers of its events.
    pub events: Range<usize>,
    /// Who acts.
    pub by: Option<Seat>,
    /// What begins with it.
    pub mark: Option<Mark>,
    /// The round it belongs to, from 1; 0 before the first.
    pub round: u16,
}

/// A recorded game in steps.
pub struct Reel<G: Watched> {
    /// The record.
    pub record: Record<G>,
    /// Everything that happened.
    pub events: Vec<G::Event>,
    /// The steps, at least one if there is a move.
    pub steps: Vec<Step>,
}

impl<G: Watched> Reel<G> {
    /// The steps of that game; `tell` tells its events with all cards open.
    pub fn new(record: Record<G>, tell: impl FnOnce(&[G::Event]) -> Vec<Line>) -> Self {
        let (mut state, mut events) = (G::start(&record.setup), Vec::new());
        let mut moves = Vec::with_capacity(record.moves.len());
        for &(by, m) in &record.moves {
            let begin = events.len();
            state.apply(by, m, &mut events);
            moves.push((by, begin..events.len()));
        }
        let mut steps = joined(&moves, &tell(&events), G::CHANCE_FOLLOWS);
        for at in 0..events.len() {
            let step = steps.partition_point(|step| step.events.end <= at);
            let (mark, step) = match G::begins(&events, at) {
                Some(Begins::Here(mark)) => (mark, step),
                Some(Begins::Next(mark)) => (mark, step + 1),
                None => continue,
            };
            if let Some(step) = steps.get_mut(step) {
                step.mark = step.mark.max(Some(mark));
            }
        }
        let mut round = 0;
        for step in &mut steps {
            round += u16::from(step.mark == Some(Mark::Round));
            step.round = round;
        }
        Self { record, events, steps }
    }

    /// The number of the last step.
    pub fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    /// The next step after `at` with which such a part begins, or the last step.
    pub fn next(&self, at: usize, mark: Mark) -> usize {
        let begins = |&step: &usize| self.steps[step].mark >= Some(mark);
        (at + 1..self.steps.len()).find(begins).unwrap_or_else(|| self.last())
    }

    /// The last step before `at` with which such a part begins, or the first step.
    pub fn back(&self, at: usize, mark: Mark) -> usize {
        (0..at).rev().find(|&step| self.steps[step].mark >= Some(mark)).unwrap_or(0)
    }
}

/// Moves with their events as steps.
fn joined(moves: &[(Actor, Range<usize>)], lines: &[Line], chance_follows: bool) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (n, (by, events)) in moves.iter().enumerate() {
        let goes_on = lines.iter().any(|line| line.at < events.start && events.start < line.until);
        let follows = chance_follows && *by == Actor::Chance;
        let tells = lines.iter().any(|line| !line.heading && events.contains(&line.at));
        let seat = if let Actor::Seat(seat) = *by { Some(seat) } else { None };
        match steps.last_mut().filter(|_| goes_on || follows || !tells) {
            Some(step) => {
                step.moves = n + 1;
                step.events.end = events.end;
                step.by = step.by.or(seat);
            }
            None => steps.push(Step { moves: n + 1, events: events.clone(), by: seat, mark: None, round: 0 }),
        }
    }
    steps
}

impl Watched for origami::State {
    const CHANCE_FOLLOWS: bool = true;

    /// A round is over when everybody has had a turn.
    fn begins(events: &[Self::Event], at: usize) -> Option<Begins> {
        let origami::Event::Turn { seat } = events[at] else { return None };
        let starts = |event: &Self::Event| matches!(event, origami::Event::Starts { seat: first } if *first == seat);
        Some(Begins::Next(if events.iter().any(starts) { Mark::Round } else { Mark::Turn }))
    }
}

impl Watched for islands::State {
    const CHANCE_FOLLOWS: bool = false;

    /// Bidding belongs to the round; then each player's painting is a turn.
    fn begins(events: &[Self::Event], at: usize) -> Option<Begins> {
        let painter = |event: &Self::Event| match *event {
            islands::Event::Paints { seat, .. } => Some(seat),
            _ => None,
        };
        match events[at] {
            islands::Event::Round { .. } => Some(Begins::Next(Mark::Round)),
            islands::Event::Paints { seat, .. } => {
                let before = events[..at].iter().rev();
                let before =
                    before.take_while(|event| !matches!(event, islands::Event::Round { .. })).find_map(painter);
                (before != Some(seat)).then_some(Begins::Here(Mark::Turn))
            }
            _ => None,
        }
    }
}
