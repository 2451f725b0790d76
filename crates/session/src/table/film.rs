//! A table whose game is over, as it was at any moment.

use store::{Millis, Status};
use tabletop::{Seat, Seats};

use super::Table;
use crate::course::Moment;
use crate::help::{CloseUp, Eyes, Replay, Tape};
use crate::look::{Happened, Look, TableInfo};
use crate::refused::Refused;

/// The proof that a game is over. What shows more of it than a player saw asks for one, and only the table itself gives it.
pub(crate) struct Over(());

impl Table {
    /// Is the game over? Before that nothing of it can be looked at again.
    fn over(&self) -> Result<Over, Refused> {
        let is_over = matches!(self.status, Status::Over | Status::Ended);
        if is_over { Ok(Over(())) } else { Err(Refused::NotOver) }
    }

    /// The game from its first moment to its last; with the eyes of the player in that seat if nothing else is said.
    pub fn tape(&mut self, eyes: Option<Eyes>, own: Option<Seat>) -> Result<Tape, Refused> {
        let over = self.over()?;
        let eyes = eyes.unwrap_or_else(|| own.into());
        self.admit(eyes)?;
        let last = self.end();
        let (first, chapters) = self.game.chapters();
        let mut entries = match eyes {
            Eyes::Open => self.game.open_entries(&over),
            Eyes::Seat(_) | Eyes::Watcher => self.game.entries(0, self.viewer(eyes.seat())),
        };
        entries.retain(|entry| entry.number <= last);
        Ok(Tape { eyes, has_open: self.game.lays_open(), first: first.min(last), last, entries, chapters })
    }

    /// The table as it was after each of these entries; what came later is not told.
    pub fn frames(&mut self, eyes: Eyes, numbers: &[u32], served: Millis) -> Result<Vec<CloseUp>, Refused> {
        let over = self.over()?;
        self.admit(eyes)?;
        Ok(numbers.iter().map(|&at| self.frame(at, eyes, &over, served)).collect())
    }

    /// The table as it was after that entry, for the player in that seat or a spectator; only once the game is over.
    pub fn replay(&mut self, at: u32, seat: Option<Seat>, served: Millis) -> Result<Replay, Refused> {
        let (over, eyes) = (self.over()?, seat.into());
        self.admit(eyes)?;
        let last = self.version();
        let at = at.min(last);
        let mut entries = self.game.entries(0, self.viewer(seat));
        entries.retain(|entry| entry.number <= at);
        let close_up = self.frame(at, eyes, &over, served);
        // A record may end where somebody is still asked.
        let (asked, began) = (self.game.until(at).asked(), self.game.began());
        Ok(Replay { close_up, at, last, asked, began, entries })
    }

    /// Are there such eyes?
    fn admit(&self, eyes: Eyes) -> Result<(), Refused> {
        match eyes {
            Eyes::Seat(seat) => self.at(seat).map(|_| ()),
            Eyes::Open if !self.game.lays_open() => Err(Refused::NoSeat),
            Eyes::Open | Eyes::Watcher => Ok(()),
        }
    }

    /// The entry with which the game was over. What came after it is not part of the game.
    fn end(&self) -> u32 {
        let after: Vec<u32> = self
            .game
            .happened()
            .into_iter()
            .filter_map(|(number, what)| ends_nothing(&what).then_some(number))
            .collect();
        (0..=self.version()).rev().find(|number| !after.contains(number)).unwrap_or(0)
    }

    fn frame(&mut self, at: u32, eyes: Eyes, over: &Over, served: Millis) -> CloseUp {
        let moment = match eyes {
            Eyes::Open => self.game.open_frame(at, over),
            Eyes::Seat(_) | Eyes::Watcher => self.game.frame(at, self.viewer(eyes.seat())),
        };
        let happened = self.game.happened();
        let has_begun = happened.iter().any(|(number, what)| *number <= at && *what == Happened::Started);
        let table = self.info_then(&moment, &happened, served);
        let (scene, help) = has_begun.then_some((moment.scene, moment.help)).unzip();
        let look = Look { table, seat: eyes.seat(), scene };
        let tries = Vec::new();
        CloseUp { look, help, invite: None, may_take_back: false, tip: None, personal: None, tale: None, tries }
    }

    /// What everybody saw of the table then. How it ended is told at the end.
    fn info_then(&self, moment: &Moment, happened: &[(u32, Happened)], served: Millis) -> TableInfo {
        let at = moment.number;
        let mut info = TableInfo { version: at, coach: None, ..self.info(served) };
        for seat in &mut info.seats {
            seat.left = None;
        }
        if at >= self.end() {
            return info;
        }
        let (out, away) = absent(happened, at);
        for (seat, info) in (0..).map(Seat).zip(&mut info.seats) {
            (info.is_out, info.is_away) = (out.has(seat), away.has(seat));
        }
        TableInfo {
            status: Status::Running,
            asked: moment.asked,
            offers: Seats::NONE,
            result: None,
            next: None,
            ..info
        }
    }
}

/// Who was out of the game after that entry, and who was away.
pub(super) fn absent(happened: &[(u32, Happened)], at: u32) -> (Seats, Seats) {
    let (mut out, mut away) = (Seats::NONE, Seats::NONE);
    for (_, what) in happened.iter().filter(|(number, _)| *number <= at) {
        match *what {
            Happened::Resigned(seat) | Happened::OutOfTime(seat) => out.add(seat),
            Happened::Away(seat) => away.add(seat),
            Happened::Returned(seat) => away = away.iter().filter(|&other| other != seat).collect(),
            _ => {}
        }
    }
    (out, away)
}

/// Does it neither go on with the game nor end it, so that it may come after the end?
const fn ends_nothing(what: &Happened) -> bool {
    matches!(what, Happened::Rematch(_) | Happened::LearntOn(_))
}
