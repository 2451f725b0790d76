//! What a table shows to those who look closely, now and later.

use store::{Millis, Status};
use tabletop::Seat;

use super::{Table, on, show};
use crate::any::Any;
use crate::course::Course;
use crate::game::Hosted;
use crate::help::{Close, Help, Replay};
use crate::id::{TableId, Token, TokenKind};
use crate::look::{Happened, Look, Scene, SceneOf};
use crate::refused::Refused;

/// The invitation to a table.
pub(crate) fn invitation(secret: &[u8; 32], id: &TableId) -> Token {
    Token::derive(TokenKind::Invite, secret, id.as_str())
}

impl Table {
    /// The table with what helps the player in that seat, or a spectator.
    pub fn close(&mut self, seat: Option<Seat>, served: Millis, secret: &[u8; 32]) -> Close {
        let look = self.look(seat, served);
        let mut help = help(&mut self.game, look.scene.as_ref());
        if let (Some(Any::Islands(help)), Some(seat)) = (&mut help, seat) {
            help.plan = self.plan_of(seat).map(str::to_owned);
        }
        let may_take_back = match seat {
            Some(seat) if self.status == Status::Running && !self.marks.is_out(seat) => {
                on!(&self.game, course => course.to_take_back(seat)).is_some()
            }
            _ => false,
        };
        Close { look, help, invite: seat.and_then(|_| self.invitation(secret)), may_take_back, personal: None }
    }

    /// What lets others join, while they can; nothing for a table that was made with another secret.
    fn invitation(&self, secret: &[u8; 32]) -> Option<Token> {
        let is_open = self.status == Status::Open;
        is_open.then(|| invitation(secret, &self.id)).filter(|token| self.invite == Some(token.hash()))
    }

    /// The table as it was after that entry, for the player in that seat or a spectator; only once the game is over.
    pub fn replay(&self, at: u32, seat: Option<Seat>, served: Millis) -> Result<Replay, Refused> {
        if !matches!(self.status, Status::Over | Status::Ended) {
            return Err(Refused::NotOver);
        }
        if let Some(seat) = seat {
            self.at(seat)?;
        }
        let (viewer, last) = (self.viewer(seat), self.version());
        let at = at.min(last);
        let mut game = match &self.game {
            Any::Cards(course) => Any::Cards(Box::new(course.until(at))),
            Any::Islands(course) => Any::Islands(Box::new(course.until(at))),
        };
        let has_begun = on!(&game, course => course.has_happened(&Happened::Started));
        let scene = has_begun.then(|| match &game {
            Any::Cards(course) => Any::Cards(unasked(course, viewer)),
            Any::Islands(course) => Any::Islands(unasked(course, viewer)),
        });
        let help = help(&mut game, scene.as_ref());
        let mut table = self.info(served);
        table.version = at;
        let close =
            Close { look: Look { table, seat, scene }, help, invite: None, may_take_back: false, personal: None };
        Ok(Replay { close, at, last, entries: show::entries_of(&game, 0, viewer) })
    }
}

/// What lies on the table, to somebody who is not asked anything.
fn unasked<G: Hosted>(course: &Course<G>, viewer: tabletop::Viewer) -> SceneOf<G> {
    let mut scene = course.scene(viewer);
    (scene.ask, scene.legal, scene.legal_count) = (None, Vec::new(), 0);
    scene
}

/// What helps somebody who sees this.
fn help(game: &mut super::Game, scene: Option<&Scene>) -> Option<Help> {
    match (game, scene?) {
        (Any::Cards(course), Any::Cards(scene)) => Some(course.help(scene)),
        (Any::Islands(course), Any::Islands(scene)) => Some(course.help(scene)),
        _ => None,
    }
}
