//! The same course once more, as far as somebody wants to see it.

use tabletop::{Asked, NoLog, Seat, Stream, Viewer, scenario};

use super::{CourseOf, Numbered};
use crate::agreement::header;
use crate::challenge::Challenge;
use crate::entry::Line;
use crate::game::Hosted;
use crate::look::Happened;

/// An entry of the log that is gone through once more: its number, the position after it, what came of it, and what the round has
/// brought by then.
pub(super) struct Passed<'a, G: Hosted> {
    pub number: u32,
    pub state: &'a G,
    pub events: &'a [G::Event],
    pub lately: &'a G::Lately,
}

impl<G: Hosted> CourseOf<G> {
    /// Goes through the log once more, entry by entry.
    pub(super) fn retrace(&self, mut each: impl FnMut(Passed<G>)) {
        let (mut state, mut lately) = (self.start(), G::Lately::default());
        let (mut done, mut events) = (Vec::<Numbered<G>>::new(), Vec::<G::Event>::new());
        for (number, logged) in (1..).zip(&self.log) {
            events.clear();
            match &logged.line {
                Line::Move(..) if !self.counts(number) => continue,
                &Line::Move(by, m) => {
                    state.apply(by, m, &mut events);
                    events.iter().for_each(|event| G::take_in(&mut lately, event));
                    done.push((number, by, m));
                }
                Line::Happened(Happened::TookBack(_, taken)) => {
                    done.retain(|(number, ..)| number != taken);
                    (state, lately) = (self.start(), G::Lately::default());
                    for &(_, by, m) in &done {
                        events.clear();
                        state.apply(by, m, &mut events);
                        events.iter().for_each(|event| G::take_in(&mut lately, event));
                    }
                    events.clear();
                }
                Line::Happened(_) => {}
            }
            each(Passed { number, state: &state, events: &events, lately: &lately });
        }
    }

    /// What happened after entry `since`, as `viewer` saw it: numbers, and events of moves.
    pub fn history(&self, since: u32, viewer: Viewer) -> Vec<(u32, Vec<G::Seen>)> {
        let seen = |events: &[G::Event]| events.iter().map(|event| G::seen_by(event, viewer)).collect();
        let first = self.recent.front().map_or(self.version() + 1, |&(number, _)| number);
        if let Some(reel) = &self.reel {
            let newer = reel.events.iter().filter(|&&(number, _)| number > since);
            return newer.map(|(number, events)| (*number, seen(events))).collect();
        }
        let is_move = |number| matches!(self.line(number), Some(Line::Move(..)));
        if !(since + 1..first).any(is_move) {
            let newer = self.recent.iter().filter(|&&(number, _)| number > since);
            return newer.map(|(number, events)| (*number, seen(events))).collect();
        }
        let mut told = Vec::new();
        self.retrace(|passed| {
            if passed.number > since && is_move(passed.number) {
                told.push((passed.number, seen(passed.events)));
            }
        });
        told
    }

    /// The course as it was after entry `at`.
    pub fn until(&self, at: u32) -> Self {
        let mut course = Self::new(self.setup.clone());
        if let Some((staged, position)) = self.staged.as_ref().filter(|&&(staged, _)| staged <= at) {
            course.log = self.log[..*staged as usize].to_vec();
            course.stage(G::clone(position));
        }
        let first = course.log.len();
        for logged in self.log.iter().take(at as usize).skip(first) {
            match &logged.line {
                &Line::Move(by, m) => {
                    if let Err(illegal) = course.play(by, m, logged.at, logged.key) {
                        // It was played before.
                        tracing::error!(%illegal, "a log does not replay");
                        break;
                    }
                }
                Line::Happened(happened) => {
                    course.note(happened.clone(), logged.at);
                }
            }
        }
        course
    }

    /// Has chance answered all that this challenge fixes as it would, at the same setup? Something must have been answered.
    pub fn follows(&self, challenge: &Challenge) -> bool {
        let Some(Ok(setup)) = G::challenge(challenge) else { return false };
        if header::<G>(&setup) != header::<G>(&self.setup) {
            return false;
        }
        let (mut state, mut fixed) = (self.start(), 0);
        for (_, by, m) in self.moves() {
            if let Asked::Chance(roll, _) = state.asked()
                && let Some(outcome) = state.fixed(challenge, roll)
            {
                if G::Move::from(outcome) != m {
                    return false;
                }
                fixed += 1;
            }
            state.apply(by, m, &mut NoLog);
        }
        fixed > 0
    }

    /// The game from the start of the turn that was under way after entry `at`, with everything drawn again that the player in that
    /// seat could not know then; as a text that a table can begin at. `position` tells where this game began, if not with its setup.
    pub fn dealt_anew(&self, at: u32, seat: Seat, stream: &mut Stream, position: Option<String>) -> Option<String> {
        let starts = (0..=at.min(self.version())).rev().map(|number| self.until(number));
        let mut course = starts.into_iter().find(|course| course.state.is_start_of_turn())?;
        let viewer = Viewer::Seat(seat);
        let imagined = course.with_memory(viewer, |state, memory| G::imagine(&state.view(viewer), memory, stream));
        Some(match imagined.write_position() {
            Some(lines) => scenario::title_lines::<G>(&self.setup) + &lines,
            // Nothing was hidden but what is still to be rolled or chosen.
            None => course.record(position),
        })
    }
}
