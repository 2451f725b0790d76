//! How a game ends, with all its players or without some of them; and what the operator may do.

use bots::Level;
use store::{Ending, SeatKind, Status};
use tabletop::{Seat, Standing};

use super::{Now, Table};
use crate::look::{Happened, Placed};
use crate::refused::Refused;
use crate::source::Source;

/// Who plays on for somebody who is out, so that the others can finish.
const FILLS_IN: Level = Level::Kaeru;

impl Table {
    /// A player is out. If nobody is left to play against, the game is over.
    pub(super) fn go_out(&mut self, seat: Seat, now: Now) {
        self.marks.out.push(seat.0);
        self.marks.away.retain(|&away| away != seat.0);
        self.marks.offers.retain(|&offer| offer != seat.0);
        if let Some(row) = self.seat_mut(seat) {
            row.level = Some(FILLS_IN.name().to_owned());
        }
        let left: Vec<Seat> = self.all().filter(|&seat| !self.marks.is_out(seat)).collect();
        let people = left.iter().any(|seat| self.seats[seat.index()].kind == SeatKind::Person);
        if left.is_empty() {
            self.status = Status::Ended;
            self.keep_attempt(Ending::Resigned, now);
        } else if left.len() == 1 || !people {
            self.status = Status::Over;
            self.result = Some(self.places(None));
        }
        self.run_clocks(now);
    }

    /// If the game is over by its rules, so is the table.
    pub(super) fn finish(&mut self, now: Now) {
        if let Some(standing) = self.game.standing() {
            let is_news = self.status != Status::Over;
            self.status = Status::Over;
            self.result = Some(self.places(Some(&standing)));
            if is_news {
                self.keep_scores(now);
            }
        }
    }

    /// Places by seat: those who are out come last, whoever went first at the very end.
    fn places(&self, standing: Option<&Standing>) -> Vec<Placed> {
        let inside = self.seats.len() - self.marks.out.len();
        let place = |seat: Seat| match self.marks.out.iter().position(|&out| out == seat.0) {
            Some(at) => inside + self.marks.out.len() - at,
            None => {
                let better =
                    |other: Seat| standing.is_some_and(|s| s.places()[other.index()] < s.places()[seat.index()]);
                1 + self.all().filter(|&other| !self.marks.is_out(other) && better(other)).count()
            }
        };
        let score = |seat: Seat| standing.map(|standing| standing.scores()[seat.index()]);
        self.all().map(|seat| Placed { score: score(seat), place: place(seat) as u8 }).collect()
    }

    /// Whoever is out of time is absent now.
    pub fn time_passes(&mut self, now: Now, source: &dyn Source) {
        while let (Status::Running, Some((deadline, seat))) = (self.status, self.marks.deadline()) {
            if deadline > now.served {
                break;
            }
            let before = self.version();
            self.absent(seat, now);
            if self.version() == before {
                break;
            }
            self.go_on(now, source);
        }
    }

    /// The operator stops the table for now.
    pub fn pause(&mut self, now: Now) -> Result<(), Refused> {
        if self.status != Status::Running {
            return Err(Refused::NotNow(self.status));
        }
        self.note(Happened::Paused, now);
        self.status = Status::Paused;
        self.run_clocks(now);
        Ok(())
    }

    /// The operator lets it go on: also a frozen one, once its log holds again.
    pub fn resume(&mut self, now: Now) -> Result<(), Refused> {
        if self.status != Status::Paused && !(self.status == Status::Frozen && self.holds) {
            return Err(Refused::NotNow(self.status));
        }
        self.note(Happened::Resumed, now);
        self.status = Status::Running;
        self.run_clocks(now);
        Ok(())
    }

    /// The same players play again at that table.
    pub fn rematch(&mut self, next: crate::id::TableId, now: Now) {
        self.next = Some(next.clone());
        self.note(Happened::Rematch(next), now);
    }

    /// The bots that have to answer, and are not thinking about it already.
    pub fn bots_asked(&self) -> Vec<(Seat, Level)> {
        if self.status != Status::Running || self.is_learning() {
            return Vec::new();
        }
        let bots = self.asked().iter().filter(|&seat| !self.is_played_by_person(seat) && !self.thinking.has(seat));
        let level =
            |seat: Seat| self.seats.get(seat.index()).and_then(|row| row.level.as_deref()).and_then(Level::by_name);
        bots.map(|seat| (seat, level(seat).unwrap_or(FILLS_IN))).collect()
    }
}
