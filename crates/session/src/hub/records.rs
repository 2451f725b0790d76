//! Records that somebody brings: looked at like a game that is over, and played on from.

use store::{SeatKind, SeatRow};

use super::make::OPEN;
use super::quota::Made;
use super::{Guest, Hub};
use crate::agreement::Agreement;
use crate::beginning::Beginning;
use crate::challenge::Challenge;
use crate::id::{TableId, Token, VisitorId};
use crate::look::TableInfo;
use crate::origin::Brought;
use crate::refused::{Quota, Refused};
use crate::table::Table;
use crate::wish::Wish;

/// The longest record that can be brought, in bytes: several times as long as the longest game.
pub const MOST_RECORD_BYTES: usize = 48 * 1024;
/// And so many lines.
pub const MOST_RECORD_LINES: usize = 4_000;

impl Hub {
    /// A record that somebody brings becomes a table at which nobody sits: it is there for whoever knows its address, and in no list
    /// but that of whoever brought it.
    ///
    /// # Errors
    /// [`Refused::RecordTooLong`], [`Refused::OwnData`], [`Refused::BadRecord`] with the place of what is wrong;
    /// [`Refused::TooMany`].
    pub async fn bring(&self, guest: &Guest, text: &str) -> Result<TableInfo, Refused> {
        let beginning = self.read_brought(text)?;
        self.check_records(guest).await?;
        let today = self.today();
        let wish = Wish { hints: true, ..Wish::default() };
        // What was played tells whether it is a game of today's challenge.
        let mut played = beginning.course.until(0);
        let holds = beginning.lines.iter().all(|line| played.play_line(line, 0).is_ok());
        let is_of_today = holds && played.follows(&Challenge::keyed(self.key_of(today)));
        let terms = Agreement {
            beginning: beginning.is_position().then(|| beginning.text().to_owned()),
            brought: Some(Brought { day: Some(today).filter(|_| is_of_today) }),
            ..Agreement::new(&*beginning.course, &wish)
        };
        let by = guest.visitor.as_ref().map(|visitor| visitor.as_str().to_owned());
        let seat = |seat: u8| SeatRow {
            kind: SeatKind::Person,
            name: format!("P{}", seat + 1),
            visitor: by.clone().filter(|_| seat == 0),
            ..OPEN
        };
        let rows = (0..beginning.players()).map(seat).collect();
        let id = TableId::draw(self.source());
        let table = Table::new(id.clone(), beginning.course.until(0), terms, rows, self.now());
        let (hub, guest, lines) = (self.clone(), guest.clone(), beginning.lines.clone());
        self.surely(async move {
            hub.store_new(&guest, table).await?;
            hub.change(&id, move |table, now| {
                table.lay_out(&lines, now);
                Ok(table.info(now.served))
            })
            .await
        })
        .await
    }

    /// Is that a record that could be brought?
    ///
    /// # Errors
    /// As [`bring`](Self::bring), as far as it lies in the text.
    pub fn read_record(&self, text: &str) -> Result<(), Refused> {
        self.read_brought(text).map(drop)
    }

    /// The records a visitor has brought, the newest first. None of them wakes.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn records(&self, token: &Token) -> Result<Vec<TableInfo>, Refused> {
        let visitor = self.visitor(token).await?.id;
        let mut records = self.brought_by(&visitor).await?;
        records.sort_by(|a, b| (b.created, &b.id).cmp(&(a.created, &a.id)));
        Ok(records)
    }

    async fn brought_by(&self, visitor: &VisitorId) -> Result<Vec<TableInfo>, Refused> {
        let found = self.practice_of(visitor, |row| row.terms.contains("\"brought\"")).await?;
        Ok(found.into_iter().map(|(info, _)| info).filter(|info| info.brought).collect())
    }

    /// Reads what somebody brings: nothing of it is kept unless all of it holds.
    fn read_brought(&self, text: &str) -> Result<Beginning, Refused> {
        // Some editors put a mark before the first line.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > MOST_RECORD_BYTES || text.lines().count() > MOST_RECORD_LINES {
            return Err(Refused::RecordTooLong);
        }
        let bad = |why: Refused| match why {
            Refused::Unreadable(error) => Refused::BadRecord(error),
            other => other,
        };
        if let Some(own) = self.0.games.own_data(text).map_err(bad)? {
            return Err(Refused::OwnData(own));
        }
        self.0.games.beginning(text).map_err(bad)
    }

    /// May this guest bring another record?
    async fn check_records(&self, guest: &Guest) -> Result<(), Refused> {
        let limits = self.0.limits;
        if let Some(visitor) = &guest.visitor {
            let kept = self.brought_by(visitor).await?.len();
            if kept >= limits.records as usize {
                return Err(Refused::TooMany { what: Quota::Records, most: limits.records, wait: 3600 });
            }
        }
        self.count_made(Made::Record, guest).await
    }
}
