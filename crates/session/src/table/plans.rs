//! Answers that are prepared before a player's turn has come.
//!
//! A plan is the player's own: nobody else is told of it. It is played when its question is asked, if it is legal then and comes to
//! the same as it did when it was made; otherwise it is dropped and the player is asked.

use tabletop::Seat;

use super::{Now, Table};
use crate::refused::Refused;

impl Table {
    /// The prepared answer of that player, in the words of records.
    pub fn plan_of(&self, seat: Seat) -> Option<&str> {
        let round = self.game.round_of_plans()?;
        let plan = self.marks.plans.iter().find(|plan| plan.is_of(seat) && plan.round == round)?;
        Some(&plan.answer)
    }

    /// A player prepares an answer, or no longer does.
    pub(super) fn prepare(&mut self, seat: Seat, version: u32, answer: Option<&str>) -> Result<(), Refused> {
        self.running(seat)?;
        self.game.round_of_plans().ok_or(Refused::NotAsked)?;
        let Some(answer) = answer else {
            self.forget_plan(seat);
            return Ok(());
        };
        // What has come since may have changed what the player saw.
        if version != self.version() {
            return Err(Refused::Stale { version: self.version() });
        }
        let plan = self.game.prepare(seat, answer).map_err(|stumble| self.told_why(stumble))?;
        self.forget_plan(seat);
        self.marks.plans.push(plan);
        self.has_new_plans = true;
        Ok(())
    }

    /// Nothing is prepared for that seat any more.
    pub(super) fn forget_plan(&mut self, seat: Seat) {
        let before = self.marks.plans.len();
        self.marks.plans.retain(|plan| !plan.is_of(seat));
        self.has_new_plans |= self.marks.plans.len() != before;
    }

    /// Plays the plan of the player who is asked now, if it still holds: was one played?
    pub(super) fn play_plan(&mut self, now: Now) -> bool {
        let Some((seat, at)) = self.game.due_plan(&self.marks.plans) else { return false };
        // Its time has come, or has gone by.
        let plan = self.marks.plans.remove(at);
        if !self.is_played_by_person(seat) {
            return false;
        }
        let Some(digest) = self.game.play_plan(seat, &plan, now.day) else { return false };
        self.store_last(digest, None, now);
        self.marks.answered(seat, self.terms.pace, now.served);
        true
    }
}
