//! Tables for those who look closely.

use tabletop::Seat;

use super::Hub;
use crate::help::{Close, Replay};
use crate::id::{TableId, Token};
use crate::refused::Refused;

impl Hub {
    /// The table as the holder of the token sees it, with what helps them to play.
    ///
    /// # Errors
    /// As [`look`](Self::look).
    pub async fn close(&self, table: &TableId, token: Option<&Token>) -> Result<Close, Refused> {
        let secret = self.0.secret;
        self.read(table, token, move |table, seat, served| table.close(seat, served, &secret)).await
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
    pub async fn replay(&self, table: &TableId, at: u32, seat: Option<Seat>) -> Result<Replay, Refused> {
        self.read(table, None, move |table, _, served| table.replay(at, seat, served)).await?
    }
}
