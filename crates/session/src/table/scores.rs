//! What is kept of a finished game, and of an attempt at a daily challenge from its beginning.

use store::{Ending, ScoreRow, SeatRow, Status};
use tabletop::Seat;

use super::{Now, Table};
use crate::id::VisitorId;
use crate::look::Happened;
use crate::personal::{self, Reached};

impl Table {
    /// The game has come to its end: what its players have reached is stored with it.
    pub(super) fn keep_scores(&mut self, now: Now) {
        let all: Vec<Reached> = self.all().filter_map(|seat| self.reached(Some(seat))).collect();
        for reached in all {
            let ending = Ending::Points(reached.points);
            if reached.day.is_some() {
                self.keep_attempt(ending, now);
            }
            self.scores.push(ScoreRow {
                contest: reached.contest,
                visitor: reached.visitor.as_str().to_owned(),
                name: reached.name,
                ending,
                at: now.day,
                only_first: false,
            });
        }
    }

    /// What has become of an attempt at a daily challenge is stored with what made it so: its beginning, its end, or that it was given
    /// up. The first one of a visitor counts; once the day is past everybody may know the dice, and it stays as it is.
    pub fn keep_attempt(&mut self, ending: Ending, now: Now) {
        let Some(day) = self.terms.contest.as_ref().map(|contest| contest.day).filter(|day| now.day < day.ends())
        else {
            return;
        };
        let Some(SeatRow { visitor: Some(visitor), name, .. }) = self.seats.first() else { return };
        self.scores.push(ScoreRow {
            contest: personal::contest(day),
            visitor: visitor.clone(),
            name: name.clone(),
            ending,
            at: now.day,
            only_first: true,
        });
    }

    /// What the player in that seat has reached, at a game that they played to its end by themselves.
    pub fn reached(&self, seat: Option<Seat>) -> Option<Reached> {
        let counts = self.status == Status::Over && !self.is_practice();
        let seat = seat.filter(|_| counts)?;
        let row = self.seats.get(seat.index())?;
        let points = self.result.as_deref()?.get(seat.index())?.score?;
        // A bot has played for them.
        if self.game.has_happened(&Happened::Away(seat)) || self.marks.is_out(seat) {
            return None;
        }
        Some(Reached {
            table: self.id.clone(),
            contest: personal::bests_of(&self.word, self.seats.len()),
            visitor: VisitorId::parse(row.visitor.as_deref()?)?,
            name: row.name.clone(),
            points,
            at: self.game.last_moved().unwrap_or(self.created),
            day: self.terms.contest.as_ref().map(|contest| contest.day),
        })
    }
}
