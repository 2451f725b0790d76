//! A table as those see it who watch: some moves behind those who play, where its host wants that.
//!
//! They are given another table, which is as this one was then. It knows nothing of what has come since, so nothing that is made of
//! it can tell.

use store::{Millis, SeatKind, SeatRow, Status};
use tabletop::{Seat, Seats};

use super::{Table, film, touched_at};
use crate::clock::Marks;
use crate::look::TableInfo;

/// The table as it was, and the seats it was made with.
pub(super) struct Afar {
    table: Box<Table>,
    seats: Vec<SeatRow>,
}

/// While a game goes on there is something to hold back. Who sits down at a table that waits is no secret, nor is the end.
const fn holds_back(delay: u8, status: Status) -> bool {
    delay > 0 && !matches!(status, Status::Open | Status::Over | Status::Ended)
}

impl Table {
    /// The last entry of the log that those who watch are shown.
    pub fn horizon(&self) -> u32 {
        let version = self.version();
        if !holds_back(self.terms.delay, self.status) {
            return version;
        }
        // What was set up before anybody was asked is there from the beginning.
        version.saturating_sub(self.terms.delay.into()).max(self.game.opening()).min(version)
    }

    /// The table as it is shown to the player in that seat, or to somebody without one.
    pub fn shown_to(&mut self, seat: Option<Seat>) -> &mut Self {
        if seat.is_some() || !holds_back(self.terms.delay, self.status) {
            return self;
        }
        let afar = self.afar.take().filter(|afar| self.is_as(afar)).unwrap_or_else(|| self.as_it_was());
        &mut self.afar.insert(afar).table
    }

    /// Is that still what those who watch see?
    fn is_as(&self, Afar { table, seats }: &Afar) -> bool {
        (table.version(), table.status) == (self.horizon(), self.status) && *seats == self.seats
    }

    /// The table as it was at the horizon.
    fn as_it_was(&self) -> Afar {
        let (at, happened) = (self.horizon(), self.game.happened());
        let (out, away) = film::absent(&happened, at);
        let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
        let game = self.game.until(at);
        let mut table = Self::new(self.id.clone(), game, self.terms.clone(), self.seats.clone(), self.born());
        // Clocks run for those who are asked now: they are not told.
        let mut marks = Marks::default();
        (marks.host, marks.out, marks.away) = (self.marks.host, list(out), list(away));
        for (seat, row) in (0..).map(Seat).zip(&mut table.seats) {
            // A bot plays for whoever is away.
            row.level = row.level.take().filter(|_| row.kind == SeatKind::Bot || away.has(seat));
        }
        table.touched = table.game.last_moved().map_or(self.created, |at| touched_at(at, self.created));
        (table.status, table.marks, table.invite, table.listed) = (self.status, marks, self.invite, self.listed);
        Afar { table: Box::new(table), seats: self.seats.clone() }
    }
}

impl TableInfo {
    /// What everybody is told of a table in a list: how it stands is nothing for those who would watch it later.
    #[must_use]
    pub(crate) fn veiled(mut self) -> Self {
        if holds_back(self.delay, self.status) {
            (self.asked, self.offers) = (Seats::NONE, Seats::NONE);
            self.version = self.version.saturating_sub(self.delay.into());
            for seat in &mut self.seats {
                (seat.is_out, seat.is_away, seat.left) = (false, false, None::<Millis>);
                seat.level = seat.level.take().filter(|_| seat.kind == SeatKind::Bot);
            }
        }
        self
    }
}
