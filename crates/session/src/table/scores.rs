//! What is kept of a solo game that came to its end.

use store::{Millis, ScoreRow, Status};
use tabletop::Seat;

use super::{Now, Table, on};
use crate::entry::Line;
use crate::id::VisitorId;
use crate::look::Happened;
use crate::personal::{self, Reached, SOLO};

impl Table {
    /// The game has come to its end: what its player has reached is stored with it.
    pub(super) fn keep_scores(&mut self, now: Now) {
        let Some(reached) = self.reached(Some(Seat(0))) else { return };
        let row = |contest: String, only_first: bool| ScoreRow {
            contest,
            visitor: reached.visitor.as_str().to_owned(),
            name: reached.name.clone(),
            points: reached.points,
            at: now.day,
            only_first,
        };
        self.scores.push(row(SOLO.to_owned(), false));
        // Once the day is past everybody may know the dice.
        if let Some(day) = reached.day.filter(|day| now.day < day.ends()) {
            self.scores.push(row(personal::contest(day), true));
        }
    }

    /// What the player in that seat has reached, at a solo game that they played to its end by themselves.
    pub fn reached(&self, seat: Option<Seat>) -> Option<Reached> {
        let counts = self.word == SOLO && self.status == Status::Over && !self.is_practice();
        let seat = seat.filter(|_| counts)?;
        let row = self.seats.get(seat.index())?;
        let points = self.result.as_deref()?.get(seat.index())?.score?;
        let by_bot = on!(&self.game, course => course.has_happened(&Happened::Away(seat)));
        if by_bot {
            return None;
        }
        Some(Reached {
            table: self.id.clone(),
            visitor: VisitorId::parse(row.visitor.as_deref()?)?,
            name: row.name.clone(),
            points,
            at: self.last_moved(),
            day: self.terms.contest.as_ref().map(|contest| contest.day),
        })
    }

    /// When the last move was made.
    fn last_moved(&self) -> Millis {
        on!(&self.game, course => {
            let moves = course.log.iter().rev().filter(|logged| matches!(logged.line, Line::Move(..)));
            moves.map(|logged| logged.at).next().unwrap_or(self.created)
        })
    }
}
