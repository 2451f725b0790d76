//! People who come back.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use store::{Filter, Page, SecretHash, Status, VisitorRow};
use tabletop::Seat;

use super::{Hub, Visitor, lock};
use crate::id::{TableId, Token, TokenKind, VisitorId};
use crate::look::TableInfo;
use crate::name::Name;
use crate::refused::{Quota, Refused};
use crate::table::{self, Table};
use crate::tip::Heard;

/// So many visitors are remembered at once; others are looked up.
const MOST: usize = 10_000;

/// Where several nodes share a store, somebody may have changed at another one that could not say so: they are looked up again after
/// this time.
const TRUSTED: Duration = Duration::from_secs(2);

/// Visitors who were here lately, by their tokens.
#[derive(Debug, Default)]
pub(super) struct Known {
    by_token: HashMap<SecretHash, (Visitor, Option<Instant>)>,
    /// How often somebody was unlearned: what was looked up before the last time may be out of date.
    unlearned: u64,
}

impl Known {
    /// Who has that token, if that is still sure.
    fn get(&self, token: SecretHash) -> Option<&Visitor> {
        let (visitor, learned) = self.by_token.get(&token)?;
        learned.is_none_or(|learned| learned.elapsed() < TRUSTED).then_some(visitor)
    }

    /// Remembers somebody who was looked up when so many had been unlearned; for a while only if that time is told.
    fn learn(&mut self, token: SecretHash, visitor: &Visitor, asked: Option<Instant>, unlearned: u64) {
        if self.unlearned != unlearned {
            return;
        }
        if self.by_token.len() >= MOST {
            self.by_token.clear();
        }
        self.by_token.insert(token, (visitor.clone(), asked));
    }

    /// Those are looked up the next time.
    fn unlearn(&mut self, whom: impl Fn(&Visitor) -> bool) {
        self.unlearned += 1;
        self.by_token.retain(|_, (known, _)| !whom(known));
    }
}

impl Visitor {
    /// The visitor of a row.
    pub(super) fn of(id: VisitorId, row: VisitorRow) -> Self {
        Self { id, name: row.name, created: row.created, heard: Heard::of(&row.heard) }
    }
}

impl Hub {
    /// A new visitor who comes from that address.
    ///
    /// # Errors
    /// [`Refused::TooMany`] if too many came from there lately; or if they can't be stored.
    pub async fn welcome_from(&self, address: &str, name: &Name) -> Result<(Visitor, Token), Refused> {
        let (most, uptime) = (self.0.limits.new_visitors, self.0.source.uptime());
        if let Some(wait) = lock(&self.0.arrivals).come(address, most, uptime) {
            return Err(Refused::TooMany { what: Quota::NewVisitors, most, wait });
        }
        self.welcome(name).await
    }

    /// A new visitor, from wherever they come.
    ///
    /// # Errors
    /// If they can't be stored.
    pub async fn welcome(&self, name: &Name) -> Result<(Visitor, Token), Refused> {
        let (id, token) = (VisitorId::draw(self.source()), Token::draw(TokenKind::Visitor, self.source()));
        let created = self.0.source.now();
        let row = VisitorRow {
            id: id.as_str().to_owned(),
            token: token.hash(),
            name: name.to_string(),
            created,
            seen: created,
            heard: String::new(),
        };
        self.in_time(self.0.store.keep_visitor(row)).await?;
        Ok((Visitor { id, name: name.to_string(), created, heard: Heard::default() }, token))
    }

    /// The visitor with that token.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if there is none.
    pub async fn visitor(&self, token: &Token) -> Result<Visitor, Refused> {
        if token.kind() != TokenKind::Visitor {
            return Err(Refused::WrongToken);
        }
        let hash = token.hash();
        let unlearned = {
            let known = lock(&self.0.visitors);
            if let Some(visitor) = known.get(hash) {
                return Ok(visitor.clone());
            }
            known.unlearned
        };
        let asked = self.is_shared().then(Instant::now);
        let row = self.in_time(self.0.store.visitor(hash)).await?.ok_or(Refused::WrongToken)?;
        let id = VisitorId::parse(&row.id).ok_or(Refused::WrongToken)?;
        let visitor = Visitor::of(id, row);
        lock(&self.0.visitors).learn(hash, &visitor, asked, unlearned);
        Ok(visitor)
    }

    /// A visitor takes another name, at tables to come.
    ///
    /// # Errors
    /// If it can't be stored.
    pub async fn rename(&self, token: &Token, name: &Name) -> Result<Visitor, Refused> {
        if token.kind() != TokenKind::Visitor {
            return Err(Refused::WrongToken);
        }
        // The row has the token of the first device, whichever asks; that one stays as it is.
        let row = self.in_time(self.0.store.visitor(token.hash())).await?.ok_or(Refused::WrongToken)?;
        let id = VisitorId::parse(&row.id).ok_or(Refused::WrongToken)?;
        let row = VisitorRow { name: name.to_string(), seen: self.0.source.now(), ..row };
        self.in_time(self.0.store.keep_visitor(row.clone())).await?;
        let visitor = Visitor::of(id, row);
        self.unlearn(&visitor.id);
        Ok(visitor)
    }

    /// The tables of a visitor, touched last first, each with their seat. None of them wakes.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn mine(
        &self,
        token: &Token,
        status: Option<Status>,
        page: Page,
    ) -> Result<Vec<(TableInfo, Seat)>, Refused> {
        let visitor = self.visitor(token).await?.id.as_str().to_owned();
        let filter = Filter { status, visitor: Some(visitor.clone()), ..Filter::default() };
        let (served, rows) = (self.served(), self.in_time(self.0.store.list(filter, page)).await?);
        Ok(rows.iter().filter_map(|summary| table::theirs(&summary.table, &visitor, served)).collect())
    }

    /// A visitor sits from now on where they hold the token of the seat. Whoever sits there already keeps their seat.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if one of the tokens is not what it should be, [`Refused::NoSeat`] if another visitor sits there, or
    /// this one elsewhere at the table.
    pub async fn claim(&self, table: &TableId, seat: &Token, visitor: &Token) -> Result<Seat, Refused> {
        if seat.kind() != TokenKind::Seat {
            return Err(Refused::WrongToken);
        }
        let visitor = self.visitor(visitor).await?.id;
        let (hub, id, token) = (self.clone(), table.clone(), seat.clone());
        self.surely(async move {
            hub.change(&id, move |table, _| {
                let seat = table.seat_of(&token, None)?.ok_or(Refused::WrongToken)?;
                table.bind(seat, &visitor)?;
                Ok(seat)
            })
            .await
        })
        .await
    }

    /// Forgets a visitor: name, token, and who they were at every table; where a game is running they leave it.
    ///
    /// # Errors
    /// If it can't be stored.
    pub async fn forget(&self, token: &Token) -> Result<(), Refused> {
        let visitor = self.visitor(token).await?;
        self.forget_visitor(&visitor.id).await
    }

    /// A visitor is looked up the next time, on whichever of their devices.
    pub(super) fn unlearn(&self, visitor: &VisitorId) {
        lock(&self.0.visitors).unlearn(|known| known.id == *visitor);
    }

    /// All visitors are.
    pub(super) fn unlearn_all(&self) {
        lock(&self.0.visitors).unlearn(|_| true);
    }

    /// The tables of a visitor at which something can still happen.
    async fn alive(&self, visitor: &VisitorId) -> Result<Vec<TableId>, Refused> {
        let mut ids = Vec::new();
        let alive = Status::ALL.into_iter().filter(|status| status.is_alive());
        for (status, practice) in alive.flat_map(|status| [(status, false), (status, true)]) {
            let mut after = None;
            loop {
                let visitor = Some(visitor.as_str().to_owned());
                let filter = Filter { status: Some(status), visitor, practice, ..Filter::default() };
                let found = self.in_time(self.0.store.list(filter, Page { after, most: 100 })).await?;
                let Some(last) = found.last() else { break };
                after = Some(last.place());
                ids.extend(found.iter().filter_map(|summary| TableId::parse(&summary.table.id)));
            }
        }
        Ok(ids)
    }

    /// The same for the operator, by the visitor's id.
    ///
    /// # Errors
    /// If it can't be stored.
    pub async fn forget_visitor(&self, visitor: &VisitorId) -> Result<(), Refused> {
        let (hub, id) = (self.clone(), visitor.clone());
        self.unlearn(&id);
        self.surely(async move {
            let theirs = |table: &Table| {
                table.all().find(|seat| table.seats[seat.index()].visitor.as_deref() == Some(id.as_str()))
            };
            for table in hub.alive(&id).await? {
                hub.bring_here(&table).await?;
                // Who can't leave any more is forgotten all the same.
                let left = hub.change(&table, |table, now| {
                    if let Some(seat) = theirs(table) {
                        let _ = table.leave(seat, now);
                        table.forget(seat);
                    }
                    Ok(())
                });
                left.await?;
            }
            hub.0.store.forget(id.as_str()).await?;
            // Somebody may have asked for them meanwhile.
            hub.unlearn(&id);
            hub.unlearn_talk();
            hub.tell_others_of(&id).await;
            // Tables in memory still know them.
            let awake: Vec<_> = lock(&hub.0.awake).values().cloned().collect();
            for awake in awake {
                let mut table = awake.table.lock().await;
                if let Some(seat) = theirs(&table) {
                    table.forget(seat);
                    hub.commit(&awake, &mut table).await?;
                }
            }
            Ok(())
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Fixed;

    #[test]
    fn who_was_unlearned_meanwhile_is_not_remembered() {
        let source = Fixed::new(1);
        let visitor =
            Visitor { id: VisitorId::draw(&source), name: "Ada".to_owned(), created: 0, heard: Heard::default() };
        let token = Token::draw(TokenKind::Visitor, &source).hash();
        let mut known = Known::default();
        let before = known.unlearned;
        known.unlearn(|known| known.id == visitor.id);
        known.learn(token, &visitor, None, before);
        assert!(known.by_token.is_empty(), "the store was asked before they were forgotten");
        known.learn(token, &visitor, None, known.unlearned);
        assert_eq!(known.by_token.len(), 1);
        known.unlearn(|_| false);
        assert_eq!(known.by_token.len(), 1);
        known.unlearn(|known| known.id == visitor.id);
        assert!(known.by_token.is_empty());
    }

    #[test]
    fn where_others_may_have_changed_somebody_they_are_known_for_a_moment_only() {
        let source = Fixed::new(1);
        let visitor =
            Visitor { id: VisitorId::draw(&source), name: "Ada".to_owned(), created: 0, heard: Heard::default() };
        let token = Token::draw(TokenKind::Visitor, &source).hash();
        let mut known = Known::default();
        known.learn(token, &visitor, Some(Instant::now()), 0);
        assert!(known.get(token).is_some());
        known.learn(token, &visitor, Instant::now().checked_sub(TRUSTED), 0);
        assert!(known.get(token).is_none());
    }
}
