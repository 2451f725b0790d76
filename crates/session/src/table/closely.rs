//! What a table shows to those who look closely, now and later.

use store::{Millis, Status};
use tabletop::Seat;

use super::Table;
use crate::course::Moment;
use crate::help::CloseUp;
use crate::id::{TableId, Token, TokenKind};
use crate::look::{Look, TableInfo};

/// The invitation to a table.
pub(crate) fn invitation(secret: &[u8; 32], id: &TableId) -> Token {
    Token::derive(TokenKind::Invite, secret, id.as_str())
}

impl Table {
    /// The table with what helps the player in that seat, or a spectator.
    pub fn close_up(&mut self, seat: Option<Seat>, served: Millis, secret: &[u8; 32]) -> CloseUp {
        // While the coach waits to be read nothing is asked, so nothing on the table can be chosen.
        let is_read = !self.coach().is_some_and(|coach| coach.waits());
        let (viewer, asked) = (self.viewer(seat), self.status == Status::Running && is_read);
        let plan = seat.and_then(|seat| self.plan_of(seat)).map(str::to_owned);
        let has_begun = self.status != Status::Open;
        let (scene, help) = has_begun.then(|| self.game.closely(viewer, asked, plan.as_deref())).unzip();
        let look = Look { table: self.info(served), seat, scene };
        let may_take_back = match seat {
            Some(seat) if self.status == Status::Running && !self.marks.is_out(seat) => {
                self.game.to_take_back(seat).is_some() && !self.is_learning()
            }
            _ => false,
        };
        let is_over = matches!(self.status, Status::Over | Status::Ended);
        let tale = (is_over && has_begun).then(|| self.game.tale());
        let invite = seat.and_then(|_| self.invitation(secret));
        let tries = Vec::new();
        CloseUp { look, help, invite, may_take_back, tip: None, personal: None, tale, tries }
    }

    /// What lets others join, while they can; nothing for a table that was made with another secret.
    fn invitation(&self, secret: &[u8; 32]) -> Option<Token> {
        let is_open = self.status == Status::Open;
        is_open.then(|| invitation(secret, &self.id)).filter(|token| self.invite == Some(token.hash()))
    }

    /// The table as it was after each of these entries, for the player in that seat or a spectator, who is asked nothing; who sits
    /// there, and what they know of hidden cards, is as it is now.
    pub fn moments(&mut self, seat: Option<Seat>, numbers: &[u32], served: Millis) -> Vec<CloseUp> {
        let (viewer, info) = (self.viewer(seat), self.info(served));
        let moment = |moment: Moment| {
            let table =
                TableInfo { version: moment.number, asked: moment.asked, status: Status::Running, ..info.clone() };
            let look = Look { table, seat, scene: Some(moment.scene) };
            CloseUp::bare(look, Some(moment.help))
        };
        self.game.moments(numbers, viewer).into_iter().map(moment).collect()
    }
}
