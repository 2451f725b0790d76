//! What visitors are told once.

use store::Status;

use super::Hub;
use crate::help::CloseUp;
use crate::id::{Token, TokenKind};
use crate::refused::Refused;
use crate::tip::{SILENCE, Tip};

/// What a visitor has to do with tips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attention {
    /// Do they want to be told of new things?
    pub is_on: bool,
    /// Were they told of any?
    pub has_heard: bool,
}

impl Hub {
    /// What a player is told now. Only visitors are: nobody else could be remembered. A lesson has a coach of its own, and whoever
    /// practises knows the game.
    pub(super) async fn tip(&self, token: Option<&Token>, close_up: &CloseUp) -> Result<Option<&'static Tip>, Refused> {
        let info = &close_up.look.table;
        let Some(token) = token.filter(|token| token.kind() == TokenKind::Visitor) else { return Ok(None) };
        if info.status != Status::Running || info.practice {
            return Ok(None);
        }
        Ok(Tip::for_viewer(close_up, &self.visitor(token).await?.heard))
    }

    /// A visitor has understood something.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token; or if it can't be stored.
    pub async fn hear(&self, token: &Token, tip: &'static Tip) -> Result<(), Refused> {
        self.note(token, tip.name).await
    }

    /// A visitor wants no more tips, for good.
    ///
    /// # Errors
    /// As [`hear`](Self::hear).
    pub async fn silence_tips(&self, token: &Token) -> Result<(), Refused> {
        self.note(token, SILENCE).await
    }

    async fn note(&self, token: &Token, word: &'static str) -> Result<(), Refused> {
        let visitor = self.visitor(token).await?;
        if !visitor.heard.has(word) {
            self.in_time(self.0.store.hear(visitor.id.as_str(), word)).await?;
            self.unlearn(&visitor.id);
        }
        Ok(())
    }

    /// A visitor wants tips again: those they have not heard, or all of them.
    ///
    /// # Errors
    /// As [`hear`](Self::hear).
    pub async fn tell_tips(&self, token: &Token, all: bool) -> Result<(), Refused> {
        let visitor = self.visitor(token).await?;
        let word = (!all).then_some(SILENCE);
        self.in_time(self.0.store.unhear(visitor.id.as_str(), word)).await?;
        self.unlearn(&visitor.id);
        Ok(())
    }

    /// What a visitor has to do with tips.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn attention(&self, token: &Token) -> Result<Attention, Refused> {
        let heard = self.visitor(token).await?.heard;
        Ok(Attention { is_on: !heard.has(SILENCE), has_heard: !heard.is_empty() })
    }
}
