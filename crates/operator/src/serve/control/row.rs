//! A table as the operator sees it: who and how far, never what lies on it.

use serde::{Deserialize, Serialize};
use session::TableInfo;
use store::{LineRow, ReportRow};

/// A table in a list.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The word for the game.
    pub game: String,
    /// How far it is.
    pub status: String,
    /// The number of its last entry.
    pub version: u32,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was changed last.
    pub touched: i64,
    /// May everybody find it?
    pub listed: bool,
    /// Who sits where.
    pub seats: Vec<SeatLine>,
    /// The seats that are asked, from 0.
    pub asked: Vec<u8>,
    /// Places by seat, once it is over.
    pub places: Option<Vec<u8>>,
    /// The table at which the same players play again.
    pub next: Option<String>,
}

/// One seat.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SeatLine {
    /// Who sits there: open, person or bot.
    pub kind: String,
    /// The person's name.
    pub name: String,
    /// The level of the bot that plays here.
    pub level: Option<String>,
    /// Is the person away?
    pub away: bool,
    /// Is the player out of the game?
    pub out: bool,
}

impl From<&TableInfo> for TableLine {
    fn from(table: &TableInfo) -> Self {
        let seat = |seat: &session::look::SeatInfo| SeatLine {
            kind: seat.kind.word().to_owned(),
            name: seat.name.clone(),
            level: seat.level.clone(),
            away: seat.is_away,
            out: seat.is_out,
        };
        Self {
            id: table.id.to_string(),
            game: table.game.clone(),
            status: table.status.word().to_owned(),
            version: table.version,
            created: table.created,
            touched: table.touched,
            listed: table.listed,
            seats: table.seats.iter().map(seat).collect(),
            asked: table.asked.iter().map(|seat| seat.0).collect(),
            places: table.result.as_ref().map(|result| result.iter().map(|placed| placed.place).collect()),
            next: table.next.as_ref().map(ToString::to_string),
        }
    }
}

/// Part of the list of all tables.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Lines {
    /// The tables, the one touched last first.
    pub tables: Vec<TableLine>,
    /// What to ask for to get the next part.
    pub next: Option<String>,
}

/// A line of talk that was reported.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct ReportLine {
    /// When it was reported, in milliseconds since 1970.
    pub at: i64,
    /// Who reported it: a visitor, or a table and a seat; nobody who was forgotten since.
    pub by: Option<String>,
    /// At which table it was said, and when.
    pub table: String,
    /// When it was said.
    pub said: i64,
    /// The number of the line.
    pub line: u64,
    /// What who said it was called; nothing if they were forgotten since.
    pub name: String,
    /// Which visitor they are: `senbazuru forget` takes this id.
    pub visitor: Option<String>,
    /// What kind of line it is.
    pub kind: String,
    /// The line.
    pub text: String,
}

impl From<ReportRow> for ReportLine {
    fn from(ReportRow { at, by, line }: ReportRow) -> Self {
        let LineRow { number, table, at: said, visitor, seat: _, name, kind, text } = line;
        Self { at, by, table, said, line: number, name, visitor, kind, text }
    }
}

/// A table made of a record.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct ImportedLine {
    /// The table.
    pub table: TableLine,
    /// The tokens of its seats, if the game is not over.
    pub tokens: Vec<String>,
}
