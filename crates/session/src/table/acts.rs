//! What somebody does at a table: checked, and carried out.

use store::{Ending, SeatKind, SeatRow, Status};
use tabletop::{Seat, Seats};

use super::{Now, Table};
use crate::act::{Act, Done};
use crate::id::{Token, VisitorId};
use crate::look::Happened;
use crate::name::{BadName, Name};
use crate::refused::Refused;
use crate::source::Source;
use crate::wish::Absence;

impl Table {
    /// Somebody does something. What is refused has changed nothing.
    pub fn act(&mut self, by: Option<Seat>, act: &Act, now: Now, source: &dyn Source) -> Result<Done, Refused> {
        let seat = by.ok_or(Refused::NotAPlayer)?;
        match act {
            Act::Start => self.start(seat, now, source)?,
            Act::Remove(other) => self.remove(seat, *other, now)?,
            Act::Moves { version, answers, key } => {
                return self.answer(seat, *version, answers, key.as_deref(), now, source);
            }
            Act::Prepare { version, answer } => self.prepare(seat, *version, answer.as_deref())?,
            Act::TakeBack { version } => self.take_back(seat, *version, now)?,
            Act::Resign => self.resign(seat, now)?,
            Act::OfferEnd => self.offer(seat, now)?,
            Act::WithdrawOffer => self.withdraw(seat, now)?,
            Act::Leave => self.leave(seat, now)?,
            Act::Return => self.come_back(seat, now)?,
        }
        Ok(Done { version: self.version(), again: false })
    }

    /// The game must be running, and the player in it.
    pub(super) fn running(&self, seat: Seat) -> Result<(), Refused> {
        match self.status {
            Status::Running if self.marks.is_out(seat) => Err(Refused::Out),
            Status::Running => Ok(()),
            status => Err(Refused::NotNow(status)),
        }
    }

    fn open(&self) -> Result<(), Refused> {
        if self.status == Status::Open { Ok(()) } else { Err(Refused::NotNow(self.status)) }
    }

    /// Did the player in that seat make the table?
    pub(crate) fn is_host(&self, seat: Seat) -> bool {
        self.marks.host == Some(seat.0)
    }

    fn host(&self, seat: Seat) -> Result<(), Refused> {
        if self.is_host(seat) { Ok(()) } else { Err(Refused::NotTheHost) }
    }

    fn start(&mut self, seat: Seat, now: Now, source: &dyn Source) -> Result<(), Refused> {
        self.host(seat)?;
        self.open()?;
        match self.seats.iter().filter(|row| row.kind == SeatKind::Open).count() {
            0 => {}
            open => return Err(Refused::SeatsOpen(open as u8)),
        }
        self.begin(now, source);
        Ok(())
    }

    /// The game begins; with the moves that were made elsewhere, if there are any.
    pub fn begin(&mut self, now: Now, source: &dyn Source) {
        let lines = match self.terms.beginning.as_deref().map(|text| self.game.beginning(text)) {
            Some(Ok(beginning)) => beginning.lines,
            Some(Err(why)) => {
                // It was read when the table was made.
                tracing::error!(%why, "a beginning can't be read");
                Vec::new()
            }
            None => Vec::new(),
        };
        self.begin_with(&lines, now, source);
    }

    /// The game begins with these moves, which were checked.
    pub fn begin_with(&mut self, lines: &[String], now: Now, source: &dyn Source) {
        self.note(Happened::Started, now);
        self.status = Status::Running;
        self.marks.start(self.terms.pace, self.seats.len() as u8);
        self.play_lines(lines, now);
        self.go_on(now, source);
    }

    /// A record that somebody brought is laid out as far as it goes: nobody plays on here, and chance answers nothing.
    pub fn lay_out(&mut self, lines: &[String], now: Now) {
        self.note(Happened::Started, now);
        self.play_lines(lines, now);
        self.status = Status::Ended;
        self.finish(now);
    }

    /// Plays lines of a record, which were checked.
    fn play_lines(&mut self, lines: &[String], now: Now) {
        for line in lines {
            match self.game.play_line(line, now.day) {
                Ok(digest) => self.store_last(digest, None, now),
                Err(why) => {
                    tracing::error!(%why, "a move that was checked is refused");
                    break;
                }
            }
        }
    }

    /// Begins if it may begin by itself.
    pub fn begin_if_full(&mut self, now: Now, source: &dyn Source) {
        let full = self.seats.iter().all(|row| row.kind != SeatKind::Open);
        if full && self.status == Status::Open && self.terms.starts_when_full {
            self.begin(now, source);
        }
    }

    fn remove(&mut self, host: Seat, seat: Seat, now: Now) -> Result<(), Refused> {
        self.host(host)?;
        self.open()?;
        if seat == host || self.at(seat)?.kind != SeatKind::Person {
            return Err(Refused::NobodyThere(seat));
        }
        self.free(seat);
        self.note(Happened::Removed(seat), now);
        Ok(())
    }

    fn free(&mut self, seat: Seat) {
        if let Some(row) = self.seat_mut(seat) {
            *row = SeatRow { kind: SeatKind::Open, name: String::new(), level: None, visitor: None, token: None };
        }
    }

    /// Somebody sits down. A visitor who sits here already gets another token for the same seat.
    pub fn join(
        &mut self,
        visitor: Option<&VisitorId>,
        name: &Name,
        invite: Option<&Token>,
        wanted: Option<Seat>,
        token: &Token,
        now: Now,
    ) -> Result<Seat, Refused> {
        // Also who sits here already is told that there is no such seat.
        if wanted.is_some_and(|seat| seat.index() >= self.seats.len()) {
            return Err(Refused::NoSeat);
        }
        let own = |row: &SeatRow| visitor.is_some_and(|id| row.visitor.as_deref() == Some(id.as_str()));
        if let Some(at) = self.seats.iter().position(|row| row.kind == SeatKind::Person && own(row)) {
            let seat = Seat(at as u8);
            if let Some(row) = self.seat_mut(seat) {
                row.token = Some(token.hash());
            }
            return Ok(seat);
        }
        let invited = invite.is_some_and(|invite| self.invite == Some(invite.hash()));
        // A wrong invitation is one also where none is needed: whoever has it was meant to sit elsewhere.
        if !invited && (!self.lets_all_in() || invite.is_some()) {
            return Err(Refused::NotInvited);
        }
        self.open()?;
        let open = |seat: &Seat| self.seats.get(seat.index()).is_some_and(|row| row.kind == SeatKind::Open);
        let seat = match wanted {
            Some(seat) => Some(seat).filter(open),
            None => self.all().find(open),
        };
        let seat = seat.ok_or(Refused::NoSeat)?;
        if self.seats.iter().any(|row| row.kind == SeatKind::Person && name.looks_like(&row.name)) {
            return Err(BadName::Taken.into());
        }
        self.sit_down(seat, visitor, name, token, now);
        Ok(seat)
    }

    /// Somebody sits down on a free seat.
    pub fn sit_down(&mut self, seat: Seat, visitor: Option<&VisitorId>, name: &Name, token: &Token, now: Now) {
        if let Some(row) = self.seat_mut(seat) {
            *row = person(visitor, name, token);
        }
        self.note(Happened::Joined(seat), now);
    }

    fn take_back(&mut self, seat: Seat, version: u32, now: Now) -> Result<(), Refused> {
        self.running(seat)?;
        if version != self.version() {
            return Err(Refused::Stale { version: self.version() });
        }
        // A lesson goes one way only: what is not wanted is not played in the first place.
        let number = self.game.to_take_back(seat).filter(|_| !self.is_learning()).ok_or(Refused::NothingToTakeBack)?;
        self.note(Happened::TookBack(seat, number), now);
        self.run_clocks(now);
        Ok(())
    }

    fn offer(&mut self, seat: Seat, now: Now) -> Result<(), Refused> {
        self.running(seat)?;
        if !self.marks.offers.contains(&seat.0) {
            self.marks.offers.push(seat.0);
            self.note(Happened::Offered(seat), now);
        }
        let people: Seats = self.all().filter(|&seat| self.is_played_by_person(seat)).collect();
        if people.iter().all(|seat| self.marks.offers.contains(&seat.0)) {
            self.note(Happened::Ended, now);
            self.status = Status::Ended;
            self.keep_attempt(Ending::Resigned, now);
            self.run_clocks(now);
        }
        Ok(())
    }

    fn withdraw(&mut self, seat: Seat, now: Now) -> Result<(), Refused> {
        self.running(seat)?;
        if self.marks.offers.contains(&seat.0) {
            self.marks.offers.retain(|&offer| offer != seat.0);
            self.note(Happened::Withdrew(seat), now);
        }
        Ok(())
    }

    /// A player stands up.
    pub fn leave(&mut self, seat: Seat, now: Now) -> Result<(), Refused> {
        if self.status == Status::Open {
            self.free(seat);
            self.note(Happened::Left(seat), now);
            let next = self.all().find(|&seat| self.is_played_by_person(seat));
            match next {
                Some(next) if self.marks.host == Some(seat.0) => self.marks.host = Some(next.0),
                Some(_) => {}
                None => self.status = Status::Ended,
            }
            return Ok(());
        }
        self.running(seat)?;
        self.absent(seat, now);
        Ok(())
    }

    /// Somebody has left, or their time is up.
    pub(super) fn absent(&mut self, seat: Seat, now: Now) {
        match self.terms.absence {
            Absence::Bot(level) if !self.marks.is_away(seat) => {
                self.marks.away.push(seat.0);
                if let Some(row) = self.seat_mut(seat) {
                    row.level = Some(level.name().to_owned());
                }
                self.note(Happened::Away(seat), now);
                self.run_clocks(now);
            }
            Absence::Bot(_) => {}
            Absence::Out => {
                self.note(Happened::OutOfTime(seat), now);
                self.go_out(seat, now);
            }
        }
    }

    pub(super) fn come_back(&mut self, seat: Seat, now: Now) -> Result<(), Refused> {
        self.running(seat)?;
        if self.marks.is_away(seat) {
            self.marks.away.retain(|&away| away != seat.0);
            self.marks.returned(seat);
            if let Some(row) = self.seat_mut(seat) {
                row.level = None;
            }
            self.note(Happened::Returned(seat), now);
            self.run_clocks(now);
        }
        Ok(())
    }

    fn resign(&mut self, seat: Seat, now: Now) -> Result<(), Refused> {
        self.running(seat)?;
        self.note(Happened::Resigned(seat), now);
        self.go_out(seat, now);
        Ok(())
    }
}

/// A seat with a person in it.
pub(crate) fn person(visitor: Option<&VisitorId>, name: &Name, token: &Token) -> SeatRow {
    SeatRow {
        kind: SeatKind::Person,
        name: name.to_string(),
        level: None,
        visitor: visitor.map(|visitor| visitor.as_str().to_owned()),
        token: Some(token.hash()),
    }
}
