//! Tables that begin at a position, or with moves that were made elsewhere: for lessons, puzzles, and to play on from a game.
//!
//! They are there for those who sit at them, are in no list and count for nothing. Only the server and the operator make them.

use std::sync::Arc;

use store::{SeatKind, SeatRow};
use tabletop::{Seat, Stream};

use super::make::OPEN;
use super::quota::Made;
use super::{Created, Guest, Hub, Imported};
use crate::agreement::Agreement;
use crate::beginning::Beginning;
use crate::id::{TableId, Token, TokenKind};
use crate::name::Name;
use crate::origin::Origin;
use crate::refused::{Quota, Refused};
use crate::table::Table;
use crate::wish::{BadWish, Wish};

impl Hub {
    /// A new table at which the game begins there. Of the wish counts who sits where and how it is played; the game is that of the
    /// beginning.
    ///
    /// # Errors
    /// If there are more seats than players, or the guest has too many such tables.
    pub async fn begin_at(
        &self,
        guest: &Guest,
        name: &Name,
        wish: &Wish,
        beginning: &Beginning,
    ) -> Result<Created, Refused> {
        let players = beginning.players();
        if wish.seats.len() > usize::from(players) {
            return Err(Refused::BadWish(BadWish::Seats { got: wish.seats.len(), players }));
        }
        self.check_practice(guest).await?;
        let course = beginning.course.until(0);
        let wish = Wish { game: course.title().to_owned(), listed: false, open: false, ..wish.clone() };
        let terms = Agreement { beginning: Some(beginning.text().to_owned()), ..Agreement::new(&*course, &wish) };
        self.make(guest, name, &wish, course, terms).await
    }

    /// May this guest make another table that begins at a position?
    pub(super) async fn check_practice(&self, guest: &Guest) -> Result<(), Refused> {
        let limits = self.0.limits;
        if let Some(visitor) = &guest.visitor {
            let kept = self.practice_of(visitor, |_| true).await?.iter().filter(|(info, _)| !info.brought).count();
            if kept >= limits.practice as usize {
                return Err(Refused::TooMany { what: Quota::Practice, most: limits.practice, wait: 3600 });
            }
        }
        // Those that are kept were counted by the store.
        self.count_made(Made::Practice, guest).await
    }

    /// The game of a table as far as entry `at`, for another table to begin with: as it was; or from the start of the turn under way,
    /// with everything drawn again that the player in that seat could not know. Whoever asks must be allowed to see all of it.
    ///
    /// # Errors
    /// If there is no such table or seat.
    pub async fn beginning(&self, table: &TableId, at: u32, anew: Option<Seat>) -> Result<Beginning, Refused> {
        let stream = &mut Stream::new(self.0.source.number());
        if self.is_shared() {
            return self.peek(table).await?.beginning_at(at, anew, stream);
        }
        let (_, table) = self.hold_in_time(table).await?;
        table.beginning_at(at, anew, stream)
    }

    /// For the operator: a table with the game of a record, finished or not, or with one that begins at a position.
    ///
    /// # Errors
    /// [`Refused::Unreadable`] if the record does not hold.
    pub async fn import(&self, text: &str) -> Result<Imported, Refused> {
        let (origin, text) = Origin::above(text).map_or((None, text), |(origin, text)| (Some(origin), text));
        let beginning = self.0.games.beginning(text)?;
        let wish = Wish { hints: true, ..Wish::default() };
        let plain = Agreement::new(&*beginning.course, &wish);
        // A game from its setup on is a game like any other.
        let kept = beginning.is_position().then(|| beginning.text().to_owned());
        self.seat_all(&beginning, Agreement { beginning: kept, origin, ..plain }).await
    }

    /// For the operator: another table that begins there, with a token for each seat.
    ///
    /// # Errors
    /// If it can't be stored.
    pub async fn import_practice(&self, beginning: &Beginning) -> Result<Imported, Refused> {
        let wish = Wish { hints: true, ..Wish::default() };
        let terms = Agreement::new(&*beginning.course, &wish);
        self.seat_all(beginning, Agreement { beginning: Some(beginning.text().to_owned()), ..terms }).await
    }

    /// A table at which everybody sits whom the operator gives a token.
    async fn seat_all(&self, beginning: &Beginning, terms: Agreement) -> Result<Imported, Refused> {
        let tokens: Vec<Token> = (0..beginning.players()).map(|_| self.token(TokenKind::Seat)).collect();
        let player = |(seat, token): (usize, &Token)| SeatRow {
            kind: SeatKind::Person,
            name: format!("P{}", seat + 1),
            token: Some(token.hash()),
            ..OPEN
        };
        let rows = tokens.iter().enumerate().map(player).collect();
        let id = TableId::draw(self.source());
        let mut table = Table::new(id.clone(), beginning.course.until(0), terms, rows, self.now());
        table.marks.host = Some(0);
        let (hub, source, lines) = (self.clone(), Arc::clone(&self.0.source), beginning.lines.clone());
        self.surely(async move {
            let term = hub.may_take()?;
            hub.0.store.create(table.row()).await?;
            hub.keep(table, term);
            hub.change(&id, move |table, now| {
                table.begin_with(&lines, now, &*source);
                let tokens = if table.status.is_alive() { tokens } else { Vec::new() };
                Ok(Imported { table: table.info(now.served), tokens })
            })
            .await
        })
        .await
    }
}
