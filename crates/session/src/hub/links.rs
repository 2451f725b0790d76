//! One visitor on several devices: a link carries them there.

use store::{LinkRow, Millis, Trouble};

use super::{Hub, Visitor};
use crate::id::{Token, TokenKind, VisitorId};
use crate::refused::Refused;

/// A link is good for a day.
pub const LINK_LASTS: Millis = 24 * 60 * 60 * 1000;

impl Hub {
    /// A link that makes another device the same visitor: once, within a day.
    ///
    /// # Errors
    /// If the token is not one of a visitor, or it can't be stored.
    pub async fn link(&self, token: &Token) -> Result<Token, Refused> {
        let visitor = self.visitor(token).await?.id;
        let (link, now) = (Token::draw(TokenKind::Link, self.source()), self.0.source.now());
        let row = LinkRow { hash: link.hash(), visitor: visitor.as_str().to_owned(), expires: now + LINK_LASTS };
        let kept = self.in_time(self.0.store.keep_link(row, now)).await;
        kept.map_err(|refused| match refused {
            // They were forgotten a moment ago.
            Refused::Storage(Trouble::Conflict) => Refused::WrongToken,
            other => other,
        })?;
        Ok(link)
    }

    /// Another device takes a link, and gets a token of the same visitor.
    ///
    /// # Errors
    /// [`Refused::LinkSpent`] if it was taken before, is too old, or there never was one.
    pub async fn spend(&self, link: &Token) -> Result<(Visitor, Token), Refused> {
        if link.kind() != TokenKind::Link {
            return Err(Refused::LinkSpent);
        }
        let (hub, link, token) = (self.clone(), link.hash(), Token::draw(TokenKind::Visitor, self.source()));
        self.surely(async move {
            let spent = hub.0.store.spend_link(link, token.hash(), hub.0.source.now()).await?;
            let row = spent.ok_or(Refused::LinkSpent)?;
            let id = VisitorId::parse(&row.id).ok_or(Refused::LinkSpent)?;
            // One device too many has cost the oldest its token.
            hub.unlearn(&id);
            Ok((Visitor::of(id, row), token))
        })
        .await
    }
}
