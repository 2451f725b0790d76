//! Paintings that are prepared before a player's turn has come.
//!
//! A plan is the player's own: nobody else is told of it. It is played when its question is asked, if it is legal then and comes to
//! the same as it did when it was made; otherwise it is dropped and the player is asked.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tabletop::{Actor, Asked, Game as _, Seat};

use super::{Now, Table};
use crate::any::Any;
use crate::help::{Outcome, prepares};
use crate::look::words;
use crate::refused::{IllegalMove, Refused};

/// A prepared painting, as it is stored with the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plan {
    seat: u8,
    /// The round it is for.
    round: u8,
    /// The answer, in the words of records.
    answer: String,
    /// What it came to when it was made.
    promise: u64,
}

/// What a painting comes to, in few bits.
fn promise(outcome: &Outcome) -> u64 {
    let hash = Sha256::digest(format!("{outcome:?}"));
    let mut eight = [0; 8];
    eight.copy_from_slice(&hash[..8]);
    u64::from_le_bytes(eight)
}

impl Table {
    /// The prepared painting of that player, in the words of records.
    pub fn plan_of(&self, seat: Seat) -> Option<&str> {
        let Any::Islands(course) = &self.game else { return None };
        let round = course.state.round();
        let plan = self.marks.plans.iter().find(|plan| plan.seat == seat.0 && plan.round == round)?;
        Some(&plan.answer)
    }

    /// A player prepares a painting, or no longer does.
    pub(super) fn prepare(&mut self, seat: Seat, version: u32, answer: Option<&str>) -> Result<(), Refused> {
        self.running(seat)?;
        let Any::Islands(course) = &self.game else { return Err(Refused::NotAsked) };
        let Some(answer) = answer else {
            self.forget_plan(seat);
            return Ok(());
        };
        // What has come since may have changed what the player saw.
        if version != course.version() {
            return Err(Refused::Stale { version: course.version() });
        }
        let ahead = course.state.ahead(seat).ok_or(Refused::NotAsked)?;
        let m = course.read(answer).map_err(Refused::Unreadable)?;
        if let Err(illegal) = ahead.check(Actor::Seat(seat), m) {
            let scene = Any::Islands(course.scene(self.viewer(Some(seat))));
            let what = Any::Islands((m, illegal));
            return Err(Refused::Illegal(Box::new(IllegalMove { what, scene, names: self.names() })));
        }
        let plan = Plan {
            seat: seat.0,
            round: course.state.round(),
            answer: words::<islands::State>(&course.setup, m),
            promise: promise(&Outcome::of(&ahead, seat, m)),
        };
        self.forget_plan(seat);
        self.marks.plans.push(plan);
        self.has_new_plans = true;
        Ok(())
    }

    /// Nothing is prepared for that seat any more.
    pub(super) fn forget_plan(&mut self, seat: Seat) {
        let before = self.marks.plans.len();
        self.marks.plans.retain(|plan| plan.seat != seat.0);
        self.has_new_plans |= self.marks.plans.len() != before;
    }

    /// Plays the plan of the player who is asked now, if it still holds: was one played?
    pub(super) fn play_plan(&mut self, now: Now) -> bool {
        let Any::Islands(course) = &self.game else { return false };
        let Asked::Seat(seat, ask) = course.state.asked() else { return false };
        let is_there = self.is_played_by_person(seat);
        let Any::Islands(course) = &mut self.game else { return false };
        let Some(at) = self.marks.plans.iter().position(|plan| plan.seat == seat.0) else { return false };
        if !prepares(ask) && self.marks.plans[at].round == course.state.round() {
            return false;
        }
        // Its time has come, or has gone by.
        let plan = self.marks.plans.remove(at);
        let Ok(m) = course.read(&plan.answer) else { return false };
        let holds = is_there
            && plan.round == course.state.round()
            && course.state.check(Actor::Seat(seat), m).is_ok()
            && promise(&Outcome::of(&course.state, seat, m)) == plan.promise;
        if !holds {
            return false;
        }
        let Ok(digest) = course.play(Actor::Seat(seat), m, now.day, 0) else { return false };
        self.store_last(digest, None, now);
        self.marks.answered(seat, self.terms.pace, now.served);
        true
    }
}
