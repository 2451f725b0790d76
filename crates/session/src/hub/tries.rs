//! What if: somebody plays on from a moment of a game that is over, at a table of their own, and compares what came of it.

use bots::Level;
use store::{Filter, Page, TableRow};
use tabletop::{Seat, Stream};

use super::{Created, Guest, Hub};
use crate::agreement::Agreement;
use crate::beginning::Beginning;
use crate::help::CloseUp;
use crate::id::{TableId, Token, VisitorId};
use crate::look::TableInfo;
use crate::name::Name;
use crate::origin::{Origin, is_over};
use crate::refused::Refused;
use crate::table::{self, Table};
use crate::wish::{SeatWish, Wish};

/// How somebody plays on from a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOn {
    /// After that entry of its log; a number that is too high is the last one.
    pub at: u32,
    /// In which seat.
    pub seat: Seat,
    /// Not as it was, but from the start of the turn, with everything drawn again that could not be known from that seat.
    pub anew: bool,
    /// Bots of that level on the other seats; people who are invited if nothing is said.
    pub others: Option<Level>,
}

impl PlayOn {
    /// Who sits where.
    fn seats(self, players: u8) -> Vec<SeatWish> {
        let others = self.others.map_or(SeatWish::Person, SeatWish::Bot);
        let seat = |seat: u8| if Seat(seat) == self.seat { SeatWish::Me } else { others };
        (0..players).map(seat).collect()
    }
}

impl Hub {
    /// A new table at which a game that is over is played on from one of its moments. Whoever may watch that game may do so; what the
    /// others held then is known to the table alone.
    ///
    /// # Errors
    /// As a replay; [`Refused::NotAsked`] if nobody decides anything at that moment; [`Refused::TooMany`].
    pub async fn play_on(
        &self,
        guest: &Guest,
        name: &Name,
        table: &TableId,
        token: Option<&Token>,
        how: PlayOn,
    ) -> Result<Created, Refused> {
        let source = std::sync::Arc::clone(&self.0.source);
        let taken = move |table: &mut Table, _: Option<Seat>, _| {
            table.moment(how.at, how.seat, how.anew, &mut Stream::new(source.number()))
        };
        let (origin, beginning) = self.read(table, token, taken).await??;
        self.check_practice(guest).await?;
        let course = beginning.course.until(0);
        let wish = Wish {
            game: course.title().to_owned(),
            seats: how.seats(beginning.players()),
            hints: true,
            starts_when_full: true,
            ..Wish::default()
        };
        let terms = Agreement {
            beginning: Some(beginning.text().to_owned()),
            origin: Some(origin),
            ..Agreement::new(&*course, &wish)
        };
        self.make(guest, name, &wish, course, terms).await
    }

    /// The tables at which a visitor has played on from that game, the first one first, each with their seat. None of them wakes.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn tries(&self, of: &TableId, token: &Token) -> Result<Vec<(TableInfo, Seat)>, Refused> {
        let visitor = self.visitor(token).await?.id;
        let mut tries = self.practice_of(&visitor, |row| row.terms.contains(of.as_str())).await?;
        tries.retain(|(info, _)| info.origin.as_ref().is_some_and(|origin| origin.table == *of));
        tries.sort_by(|(a, _), (b, _)| (a.created, &a.id).cmp(&(b.created, &b.id)));
        Ok(tries)
    }

    /// The tries beside one that is over, for the visitor who sits there. That they can't be looked up is no reason to show nothing
    /// else.
    pub(super) async fn tries_beside(&self, token: Option<&Token>, close_up: &CloseUp) -> Vec<(TableInfo, Seat)> {
        let info = &close_up.look.table;
        match (&info.origin, token) {
            (Some(origin), Some(token)) if is_over(info.status) => {
                self.tries(&origin.table, token).await.unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// The tables of a visitor that begin elsewhere or were played elsewhere, the one touched last first; only those rows that may be
    /// meant are read.
    pub(super) async fn practice_of(
        &self,
        visitor: &VisitorId,
        may_be: impl Fn(&TableRow) -> bool,
    ) -> Result<Vec<(TableInfo, Seat)>, Refused> {
        let id = visitor.as_str();
        let filter = Filter { visitor: Some(id.to_owned()), practice: true, ..Filter::default() };
        let most = self.0.limits.practice.saturating_add(self.0.limits.records).max(1);
        let (served, rows) =
            (self.served(), self.in_time(self.0.store.list(filter, Page { after: None, most })).await?);
        let theirs = |row: &TableRow| {
            let seat = row.seats.iter().position(|seat| seat.visitor.as_deref() == Some(id))?;
            Some((table::info(row, served)?, Seat(seat as u8)))
        };
        Ok(rows.iter().filter(|row| may_be(&row.table)).filter_map(|row| theirs(&row.table)).collect())
    }
}

impl Table {
    /// A moment of a game that is over, for another table to begin with.
    fn moment(&self, at: u32, seat: Seat, anew: bool, stream: &mut Stream) -> Result<(Origin, Beginning), Refused> {
        if !is_over(self.status) {
            return Err(Refused::NotOver);
        }
        if seat.index() >= self.seats.len() {
            return Err(Refused::NoSeat);
        }
        let at = at.min(self.version());
        let then = self.game.until(at);
        let began = then.began();
        if began == 0 || then.asked().is_empty() {
            return Err(Refused::NotAsked);
        }
        let beginning = self.beginning_at(at, anew.then_some(seat), stream)?;
        let origin = Origin { table: self.id.clone(), at, step: at - began, seat, anew, result: self.result.clone() };
        Ok((origin, beginning))
    }
}
