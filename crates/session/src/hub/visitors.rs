//! People who come back.

use store::{Filter, Page, Status, VisitorRow};

use super::{Hub, Visitor, lock};
use crate::id::{TableId, Token, TokenKind, VisitorId};
use crate::name::Name;
use crate::refused::Refused;
use crate::table::Table;

/// So many visitors are remembered at once; others are looked up.
const MOST: usize = 10_000;

impl Hub {
    /// A new visitor.
    ///
    /// # Errors
    /// If they can't be stored.
    pub async fn welcome(&self, name: &Name) -> Result<(Visitor, Token), Refused> {
        let (id, token) = (VisitorId::draw(self.source()), Token::draw(TokenKind::Visitor, self.source()));
        let created = self.0.source.now();
        let visitor = Visitor { id, name: name.to_string(), created };
        self.keep_visitor(&visitor, &token).await?;
        Ok((visitor, token))
    }

    async fn keep_visitor(&self, visitor: &Visitor, token: &Token) -> Result<(), Refused> {
        let row = VisitorRow {
            id: visitor.id.as_str().to_owned(),
            token: token.hash(),
            name: visitor.name.clone(),
            created: visitor.created,
            seen: self.0.source.now(),
        };
        self.in_time(self.0.store.keep_visitor(row)).await
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
        if let Some(visitor) = lock(&self.0.visitors).get(&hash) {
            return Ok(visitor.clone());
        }
        let row = self.in_time(self.0.store.visitor(hash)).await?.ok_or(Refused::WrongToken)?;
        let id = VisitorId::parse(&row.id).ok_or(Refused::WrongToken)?;
        let visitor = Visitor { id, name: row.name, created: row.created };
        let mut known = lock(&self.0.visitors);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(hash, visitor.clone());
        Ok(visitor)
    }

    /// A visitor takes another name, at tables to come.
    ///
    /// # Errors
    /// If it can't be stored.
    pub async fn rename(&self, token: &Token, name: &Name) -> Result<Visitor, Refused> {
        let visitor = Visitor { name: name.to_string(), ..self.visitor(token).await? };
        self.keep_visitor(&visitor, token).await?;
        lock(&self.0.visitors).remove(&token.hash());
        Ok(visitor)
    }

    /// Forgets a visitor: name, token, and who they were at every table; where a game is running they leave it.
    ///
    /// # Errors
    /// If it can't be stored.
    pub async fn forget(&self, token: &Token) -> Result<(), Refused> {
        let visitor = self.visitor(token).await?;
        lock(&self.0.visitors).remove(&token.hash());
        self.forget_visitor(&visitor.id).await
    }

    /// The tables of a visitor at which something can still happen.
    async fn alive(&self, visitor: &VisitorId) -> Result<Vec<TableId>, Refused> {
        let mut ids = Vec::new();
        for status in Status::ALL.into_iter().filter(|status| status.is_alive()) {
            let mut after = None;
            loop {
                let visitor = Some(visitor.as_str().to_owned());
                let filter = Filter { status: Some(status), visitor, ..Filter::default() };
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
        lock(&self.0.visitors).retain(|_, known| known.id != id);
        self.surely(async move {
            let theirs = |table: &Table| {
                table.all().find(|seat| table.seats[seat.index()].visitor.as_deref() == Some(id.as_str()))
            };
            for table in hub.alive(&id).await? {
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
