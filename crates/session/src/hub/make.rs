//! New tables: by wish, and once more with the same players.

use std::sync::Arc;

use store::{Filter, Page, SeatKind, SeatRow, SecretHash, Status};
use tabletop::{Seat, Stream};

use super::quota::Made;
use super::{Created, Guest, Hub, Joined};
use crate::agreement::Agreement;
use crate::course::Course;
use crate::id::{TableId, Token, TokenKind, VisitorId};
use crate::look::Happened;
use crate::name::Name;
use crate::refused::{Quota, Refused};
use crate::table::{self, Now, Table, person};
use crate::wish::{SeatWish, Wish};

pub(super) const OPEN: SeatRow =
    SeatRow { kind: SeatKind::Open, name: String::new(), level: None, visitor: None, token: None };

fn bot(level: &str) -> SeatRow {
    SeatRow { kind: SeatKind::Bot, level: Some(level.to_owned()), ..OPEN }
}

impl Hub {
    /// A new table.
    ///
    /// # Errors
    /// If it can't be as it is wished for, or the guest has too many.
    pub async fn create(&self, guest: &Guest, name: &Name, wish: &Wish) -> Result<Created, Refused> {
        let course = self.0.games.arrange(wish, &mut Stream::new(self.0.source.number()))?;
        self.check_quota(guest).await?;
        let terms = Agreement::new(&*course, wish);
        self.make(guest, name, wish, course, terms).await
    }

    /// A table that may be made.
    pub(super) async fn make(
        &self,
        guest: &Guest,
        name: &Name,
        wish: &Wish,
        course: Box<dyn Course>,
        terms: Agreement,
    ) -> Result<Created, Refused> {
        let (id, token) = (TableId::draw(self.source()), self.token(TokenKind::Seat));
        let invite = self.invitation(&id);
        let mut seats: Vec<SeatRow> = wish
            .seats
            .iter()
            .map(|seat| match seat {
                SeatWish::Bot(level) => bot(level.name()),
                SeatWish::Me | SeatWish::Person => OPEN,
            })
            .collect();
        seats.resize(usize::from(course.players()), OPEN);
        // The host sits where they wish, or on the first seat that is no bot's.
        let wished = wish.seats.iter().position(|&seat| seat == SeatWish::Me);
        let host = wished.or(seats.iter().position(|row| row.kind == SeatKind::Open));
        if let Some(host) = host {
            seats[host] = person(guest.visitor.as_ref(), name, &token);
        }
        let mut table = Table::new(id.clone(), course, terms, seats, self.now());
        table.marks.host = host.map(|seat| seat as u8);
        table.open_to(&invite, wish.listed);
        let (hub, guest) = (self.clone(), guest.clone());
        let source = Arc::clone(&self.0.source);
        let table = self.surely(async move {
            hub.store_new(&guest, table).await?;
            hub.change(&id, |table, now| {
                table.begin_if_full(now, &*source);
                Ok(table.info(now.served))
            })
            .await
        });
        Ok(Created { table: table.await?, seat: host.map(|seat| Seat(seat as u8)), token, invite })
    }

    pub(super) fn token(&self, kind: TokenKind) -> Token {
        Token::draw(kind, self.source())
    }

    /// What lets others join a table. It follows from the table, so that it can be shown again.
    fn invitation(&self, id: &TableId) -> Token {
        table::invitation(&self.0.secret, id)
    }

    /// May this guest make another table?
    pub(super) async fn check_quota(&self, guest: &Guest) -> Result<(), Refused> {
        let limits = self.0.limits;
        if let Some(visitor) = &guest.visitor {
            let alive = [Some(Status::Open), Some(Status::Running)];
            self.check_kept(visitor, &alive, Quota::Tables, limits.tables).await?;
        }
        self.count_made(Made::Table, guest).await
    }

    /// A new table is stored, and awake from now on.
    pub(super) async fn store_new(&self, guest: &Guest, table: Table) -> Result<(), Refused> {
        let term = self.may_take()?;
        self.0.store.create(table.row()).await?;
        if !table.is_practice() {
            self.count_alive(guest, &table.id).await;
        }
        self.keep(table, term);
        Ok(())
    }

    /// Does a visitor have fewer tables than that, of these kinds?
    pub(super) async fn check_kept(
        &self,
        visitor: &VisitorId,
        kinds: &[Option<Status>],
        what: Quota,
        most: u32,
    ) -> Result<(), Refused> {
        let mut kept = 0;
        for &status in kinds {
            let visitor = Some(visitor.as_str().to_owned());
            let filter = Filter { status, visitor, ..Filter::default() };
            kept += self.in_time(self.0.store.list(filter, Page { after: None, most })).await?.len();
        }
        if kept >= most as usize { Err(Refused::TooMany { what, most, wait: 3600 }) } else { Ok(()) }
    }

    /// Somebody sits down: with an invitation, or without one where the table is open to all; on that seat, or on the first that is free.
    ///
    /// # Errors
    /// If they can't.
    pub async fn join(
        &self,
        table: &TableId,
        guest: &Guest,
        name: &Name,
        invite: Option<&Token>,
        seat: Option<Seat>,
    ) -> Result<Joined, Refused> {
        let (hub, id, source) = (self.clone(), table.clone(), Arc::clone(&self.0.source));
        let (visitor, name, invite) = (guest.visitor.clone(), name.clone(), invite.cloned());
        let token = self.token(TokenKind::Seat);
        self.surely(async move {
            hub.change(&id, move |table, now| {
                let seat = table.join(visitor.as_ref(), &name, invite.as_ref(), seat, &token, now)?;
                table.begin_if_full(now, &*source);
                Ok(Joined { table: table.info(now.served), seat, token })
            })
            .await
        })
        .await
    }

    /// The same players once more, each one seat further; whoever asks later gets the same table, and their token of it.
    ///
    /// # Errors
    /// If the game is not over, the token not one of its players, or they have too many tables.
    pub async fn rematch(&self, address: &str, table: &TableId, token: &Token) -> Result<Joined, Refused> {
        let visitor = self.visitor_of(token).await?;
        let (hub, id, token, address) = (self.clone(), table.clone(), token.clone(), address.to_owned());
        self.surely(async move {
            let (awake, mut old) = hub.hold(&id).await?;
            let seat = old.seat_of(&token, visitor.as_ref())?.ok_or(Refused::NotAPlayer)?;
            if !matches!(old.status, Status::Over | Status::Ended) {
                return Err(Refused::NotOver);
            }
            let next = match old.next.clone() {
                Some(next) => next,
                None => {
                    let visitor = old.seats[seat.index()].visitor.as_deref().and_then(VisitorId::parse);
                    let guest = Guest { visitor, address };
                    match old.is_practice() {
                        true => hub.check_practice(&guest).await?,
                        false => hub.check_quota(&guest).await?,
                    }
                    let new = hub.once_more(&old, seat)?;
                    let next = new.id.clone();
                    hub.store_new(&guest, new).await?;
                    old.rematch(next.clone(), hub.now());
                    hub.commit(&awake, &mut old).await?;
                    next
                }
            };
            let player = old.seats[seat.index()].clone();
            let (seats, shift) = (old.seats.len(), old.shift());
            drop(old);
            hub.bring_here(&next).await?;
            let (token, source) = (hub.token(TokenKind::Seat), Arc::clone(&hub.0.source));
            let seat = Seat(((seat.index() + shift) % seats) as u8);
            hub.change(&next, move |table, now| {
                table.claim(seat, player, &token, visitor.as_ref(), now)?;
                table.begin_if_full(now, &*source);
                Ok(Joined { table: table.info(now.served), seat, token })
            })
            .await
        })
        .await
    }

    /// A table like that one, with everybody one seat further: bots sit down at once, people when they come.
    fn once_more(&self, old: &Table, host: Seat) -> Result<Table, Refused> {
        let (course, terms) = self.terms_once_more(old)?;
        let mut seats: Vec<SeatRow> = old
            .seats
            .iter()
            .map(|row| match row.kind {
                SeatKind::Bot => row.clone(),
                SeatKind::Person | SeatKind::Open => OPEN,
            })
            .collect();
        seats.rotate_right(old.shift());
        let id = TableId::draw(self.source());
        let invite = self.invitation(&id);
        let mut table = Table::new(id, course, terms, seats, self.now());
        table.marks.host = Some(((host.index() + old.shift()) % old.seats.len()) as u8);
        table.open_to(&invite, false);
        Ok(table)
    }

    /// What is agreed on for the same once more; after a daily challenge that is any game by that word, drawn anew.
    fn terms_once_more(&self, old: &Table) -> Result<(Box<dyn Course>, Agreement), Refused> {
        if old.terms.contest.is_none() {
            let course = old.terms.course(&self.0.games).map_err(Refused::Unreadable)?;
            return Ok((course, old.terms.clone()));
        }
        let game = old.game.title().to_owned();
        let wish = Wish { game, hints: true, starts_when_full: true, ..Wish::default() };
        let course = self.0.games.arrange(&wish, &mut Stream::new(self.0.source.number()))?;
        let terms = Agreement::new(&*course, &wish);
        Ok((course, terms))
    }
}

/// So much of a hash tells tokens apart that the server itself has drawn.
fn told_apart(SecretHash(hash): SecretHash) -> u64 {
    hash[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

impl Table {
    /// So many seats further everybody sits in a rematch: none where the position says who sits where.
    fn shift(&self) -> usize {
        usize::from(!self.is_practice())
    }

    /// A player of the game before takes their seat. Whoever asks again gets another token in place of the one they were given: names
    /// prove nothing, so a seat is theirs by that token, or by the visitor who asks.
    fn claim(
        &mut self,
        seat: Seat,
        player: SeatRow,
        token: &Token,
        by: Option<&VisitorId>,
        now: Now,
    ) -> Result<(), Refused> {
        let row = self.seats.get(seat.index()).ok_or(Refused::NoSeat)?;
        let given = self.marks.given.iter().find(|(at, _)| *at == seat.0).map(|(_, given)| *given);
        let is_given = given.is_some() && row.token.map(told_apart) == given;
        let is_visitors = by.is_some_and(|by| row.visitor.as_deref() == Some(by.as_str()));
        let sits_elsewhere = player.visitor.is_some() && self.seats.iter().any(|row| row.visitor == player.visitor);
        let row = match row.kind {
            SeatKind::Open if self.status == Status::Open && !sits_elsewhere => {
                SeatRow { kind: SeatKind::Person, level: None, token: Some(token.hash()), ..player }
            }
            SeatKind::Person if is_given || is_visitors => SeatRow { token: Some(token.hash()), ..row.clone() },
            _ => return Err(Refused::NoSeat),
        };
        let is_news = self.seats[seat.index()].kind == SeatKind::Open;
        self.set_seat(seat, row);
        self.marks.given.retain(|(at, _)| *at != seat.0);
        self.marks.given.push((seat.0, told_apart(token.hash())));
        if is_news {
            self.note(Happened::Joined(seat), now);
        }
        Ok(())
    }
}
