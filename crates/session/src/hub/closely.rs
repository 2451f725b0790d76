//! Tables for those who look closely.

use tabletop::Seat;

use super::Hub;
use crate::help::{CloseUp, Eyes, Replay, Tape};
use crate::id::{TableId, Token};
use crate::refused::Refused;
use crate::table::Table;

impl Hub {
    /// The table as the holder of the token sees it, with what helps them to play.
    ///
    /// # Errors
    /// As [`look`](Self::look).
    pub async fn close_up(&self, table: &TableId, token: Option<&Token>) -> Result<CloseUp, Refused> {
        let secret = self.0.secret;
        let closely =
            move |table: &mut Table, seat, served| (table.close_up(seat, served, &secret), table.reached(seat));
        let (mut close_up, reached) = self.read(table, token, closely).await?;
        close_up.personal = self.personal(reached).await;
        close_up.tip = self.tip(token, &close_up).await?;
        close_up.tries = self.tries_beside(token, &close_up).await;
        Ok(close_up)
    }

    /// The table as a spectator sees it, for whoever may look at it, players too: what may be passed on to others.
    ///
    /// # Errors
    /// As [`look`](Self::look).
    pub async fn watched(&self, table: &TableId, token: Option<&Token>) -> Result<CloseUp, Refused> {
        let secret = self.0.secret;
        let from_afar = move |table: &mut Table, _, served| table.shown_to(None).close_up(None, served, &secret);
        self.read(table, token, from_afar).await
    }

    /// Is that the invitation to that table?
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn is_invited(&self, table: &TableId, invite: &Token) -> Result<bool, Refused> {
        let hash = invite.hash();
        self.read(table, None, move |table, _, _| table.invite == Some(hash)).await
    }

    /// A game that is over, as it was after that entry, as the player in that seat saw it, or a spectator. A number that is too
    /// high is the last one.
    ///
    /// # Errors
    /// [`Refused::NotOver`] before the end, [`Refused::NoSeat`] if there is no such seat.
    pub async fn replay(
        &self,
        table: &TableId,
        token: Option<&Token>,
        at: u32,
        seat: Option<Seat>,
    ) -> Result<Replay, Refused> {
        let again = move |table: &mut Table, own, served| (table.replay(at, seat, served), table.reached(own));
        let (replay, reached) = self.read(table, token, again).await?;
        let mut replay = replay?;
        replay.close_up.personal = self.personal(reached).await;
        Ok(replay)
    }

    /// A game that is over, from its first moment to its last; with the eyes of the holder of the token if nothing else is said.
    ///
    /// # Errors
    /// As [`replay`](Self::replay); [`Refused::NoSeat`] too if all hands are asked for and the game has none.
    pub async fn tape(&self, table: &TableId, token: Option<&Token>, eyes: Option<Eyes>) -> Result<Tape, Refused> {
        self.read(table, token, move |table: &mut Table, own, _| table.tape(eyes, own)).await?
    }

    /// The table of such a game as it was after each of these entries.
    ///
    /// # Errors
    /// As [`tape`](Self::tape).
    pub async fn frames(
        &self,
        table: &TableId,
        token: Option<&Token>,
        eyes: Eyes,
        numbers: Vec<u32>,
    ) -> Result<Vec<CloseUp>, Refused> {
        self.read(table, token, move |table: &mut Table, _, served| table.frames(eyes, &numbers, served)).await?
    }
}
