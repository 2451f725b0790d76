//! What there is of a visitor: their games in numbers, and everything at once.

use store::{Filter, Millis, OwnScore, Page, Status};
use tabletop::Seat;

use super::{Hub, Sought, Visitor};
use crate::id::{TableId, Token};
use crate::look::TableInfo;
use crate::refused::Refused;
use crate::table::{self, Table};
use crate::talk::Saying;
use crate::tally::Tally;

/// So many games are counted, the newest ones.
const COUNTED: u32 = 500;
/// In so many of them the cards are counted that were played: their logs are read for it.
const READ: usize = 24;
/// So many cards are told.
const FAVOURITES: usize = 6;
/// Lists are read in pieces of so many.
const PIECE: u32 = 200;

/// Everything that is stored about a visitor, save their tokens, which nobody knows.
#[derive(Clone, Debug)]
pub struct Everything {
    /// Who they are.
    pub visitor: Visitor,
    /// What was explained to them, or that nothing is to be.
    pub heard: Vec<String>,
    /// The tables at which they sit or sat, touched last first, each with their seat.
    pub tables: Vec<(TableInfo, Seat)>,
    /// The same of tables that begin at a position: lessons, tries.
    pub practice: Vec<(TableInfo, Seat)>,
    /// The records they have brought.
    pub records: Vec<TableInfo>,
    /// What they have reached.
    pub scores: Vec<OwnScore>,
    /// What they have said, the oldest first: at which table, and when.
    pub talk: Vec<(TableId, Millis, Saying)>,
}

impl Hub {
    /// The finished games of a visitor in numbers. No table wakes.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn tally(&self, token: &Token) -> Result<Tally, Refused> {
        let games = self.games_of(token, Sought::default(), Page { after: None, most: COUNTED }).await?;
        let mut tally = Tally::of(&games);
        let mut cards = Vec::new();
        let played_out = games.iter().filter(|(table, _)| table.status == Status::Over);
        for (table, seat) in played_out.take(READ) {
            let Some(stored) = self.in_time(self.0.store.load(table.id.as_str())).await? else { continue };
            let Ok(read) = Table::wake(stored, &self.0.games) else { continue };
            cards.extend(read.game.played().into_iter().filter(|(by, _)| by == seat).map(|(_, card)| card));
        }
        tally.count_cards(cards.into_iter(), FAVOURITES);
        Ok(tally)
    }

    /// Everything that is stored about a visitor. No table wakes.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn everything(&self, token: &Token) -> Result<Everything, Refused> {
        let visitor = self.visitor(token).await?;
        let id = visitor.id.as_str();
        let heard = visitor.heard.words().map(str::to_owned).collect();
        let practice = self.practice_of(&visitor.id, |row| !row.terms.contains("\"brought\"")).await?;
        let records = self.records(token).await?;
        let scores = self.in_time(self.0.store.scores_of(id)).await?;
        let talk = self.said_by(token).await?;
        Ok(Everything { talk, heard, tables: self.all_tables(id).await?, practice, records, scores, visitor })
    }

    async fn all_tables(&self, visitor: &str) -> Result<Vec<(TableInfo, Seat)>, Refused> {
        let (served, mut all, mut after) = (self.served(), Vec::new(), None);
        loop {
            let filter = Filter { visitor: Some(visitor.to_owned()), ..Filter::default() };
            let rows = self.in_time(self.0.store.list(filter, Page { after, most: PIECE })).await?;
            after = rows.last().map(store::Summary::place);
            all.extend(rows.iter().filter_map(|summary| table::theirs(&summary.table, visitor, served)));
            if rows.len() < PIECE as usize {
                return Ok(all);
            }
        }
    }
}
