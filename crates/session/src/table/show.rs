//! What a table shows.

use store::{Facts, Millis, SeatKind, SeatRow, Status, TableRow};
use tabletop::{Seat, Seats, Stream, scenario};

use super::Table;
use crate::agreement::Agreement;
use crate::beginning::{Beginning, above_moves};
use crate::clock::Marks;
use crate::id::TableId;
use crate::lesson::Coach;
use crate::look::{Look, MOST_IN_NEWS, News, Placed, SeatInfo, TableInfo};
use crate::refused::Refused;

impl Table {
    /// The table as the player in that seat sees it; without a seat, as a spectator does.
    pub fn look(&self, seat: Option<Seat>, served: Millis) -> Look {
        let (viewer, asked) = (self.viewer(seat), self.status == Status::Running);
        let scene = (self.status != Status::Open).then(|| self.game.scene(viewer, asked));
        Look { table: self.info(served), seat, scene }
    }

    pub fn info(&self, served: Millis) -> TableInfo {
        let known =
            Known { id: &self.id, game: &self.word, terms: &self.terms, seats: &self.seats, marks: &self.marks };
        let stand = Stand {
            status: self.status,
            version: self.version(),
            asked: self.asked(),
            touched: self.touched,
            result: self.result.clone(),
            next: self.next.clone(),
        };
        known.info(stand, self.created, self.listed, served)
    }

    /// What happened after entry `since`, and what may be answered now.
    pub fn news(&self, seat: Option<Seat>, since: u32) -> News {
        let runs = self.status == Status::Running;
        let legal = if runs { self.game.legal(self.viewer(seat), MOST_IN_NEWS) } else { None };
        News { legal, ..self.told(seat, since) }
    }

    /// What happened after entry `since`.
    pub fn told(&self, seat: Option<Seat>, since: u32) -> News {
        let entries = self.game.entries(since, self.viewer(seat));
        News { version: self.version(), status: self.status, asked: self.asked(), entries, legal: None }
    }

    /// The names of the players: of a bot, its level.
    pub fn names(&self) -> Vec<String> {
        let name = |row: &SeatRow| match row.kind {
            SeatKind::Bot => row.level.clone().unwrap_or_default(),
            SeatKind::Person | SeatKind::Open => row.name.clone(),
        };
        self.seats.iter().map(name).collect()
    }

    /// The game as a record; from the position it began at, if it did not begin with its setup.
    pub fn record(&self) -> String {
        self.game.record(self.position())
    }

    /// The lines of the position the game began at.
    fn position(&self) -> Option<String> {
        self.terms.beginning.as_deref().filter(|text| scenario::is_titled(text)).map(above_moves)
    }

    /// The game as far as entry `at`, for another table to begin with: as it was, or with everything drawn again that the player in
    /// that seat could not know at the start of the turn.
    ///
    /// # Errors
    /// [`Refused::NoSeat`] if there is no such seat, [`Refused::NotOver`] if nothing has begun by then.
    pub fn beginning_at(&self, at: u32, anew: Option<Seat>, stream: &mut Stream) -> Result<Beginning, Refused> {
        if let Some(seat) = anew {
            self.at(seat)?;
        }
        let text = match anew {
            Some(seat) => self.game.dealt_anew(at, seat, stream, self.position()),
            None => Some(self.game.until(at.min(self.version())).record(self.position())),
        };
        self.game.beginning(&text.ok_or(Refused::NotOver)?).map_err(Refused::Unreadable)
    }
}

/// What a list shows of a stored table; nothing if what is stored is no table.
pub(crate) fn info(row: &TableRow, served: Millis) -> Option<TableInfo> {
    let terms: Agreement = serde_json::from_str(&row.terms).ok()?;
    let marks: Marks = serde_json::from_str(&row.facts.clocks).ok()?;
    let id = TableId::parse(&row.id)?;
    let known = Known { id: &id, game: &row.game, terms: &terms, seats: &row.seats, marks: &marks };
    Some(known.info(Stand::of(&row.facts), row.created, row.listed, served))
}

/// The same of a table at which that visitor sits, with their seat.
pub(crate) fn theirs(row: &TableRow, visitor: &str, served: Millis) -> Option<(TableInfo, Seat)> {
    let seat = row.seats.iter().position(|seat| seat.visitor.as_deref() == Some(visitor))?;
    Some((info(row, served)?, Seat(seat as u8)))
}

struct Known<'a> {
    id: &'a TableId,
    game: &'a str,
    terms: &'a Agreement,
    seats: &'a [SeatRow],
    marks: &'a Marks,
}

/// How a table stands: what its facts say of it.
struct Stand {
    status: Status,
    version: u32,
    asked: Seats,
    touched: Millis,
    result: Option<Vec<Placed>>,
    next: Option<TableId>,
}

impl Stand {
    fn of(facts: &Facts) -> Self {
        Self {
            status: facts.status,
            version: facts.version,
            asked: (0..8).filter(|bit| facts.asked >> bit & 1 == 1).map(Seat).collect(),
            touched: facts.touched,
            result: facts.result.as_deref().and_then(read_result),
            next: facts.next.as_deref().and_then(TableId::parse),
        }
    }
}

impl Known<'_> {
    fn info(&self, stand: Stand, created: Millis, listed: bool, served: Millis) -> TableInfo {
        let seat = |(seat, row): (Seat, &SeatRow)| SeatInfo {
            kind: row.kind,
            name: row.name.clone(),
            level: row.level.clone(),
            is_away: self.marks.is_away(seat),
            is_out: self.marks.is_out(seat),
            left: self.marks.left(seat, served),
        };
        TableInfo {
            id: self.id.clone(),
            game: self.game.to_owned(),
            options: self.terms.options.clone(),
            status: stand.status,
            version: stand.version,
            created,
            touched: stand.touched,
            pace: self.terms.pace,
            absence: self.terms.absence,
            listed,
            open: listed || self.terms.open,
            delay: self.terms.delay,
            practice: self.terms.is_practice(),
            brought: self.terms.brought.is_some(),
            origin: self.terms.origin.clone(),
            hints: self.terms.hints,
            starts_when_full: self.terms.starts_when_full,
            seats: (0..).map(Seat).zip(self.seats).map(seat).collect(),
            host: self.marks.host.map(Seat),
            asked: stand.asked,
            offers: self.marks.offers(),
            result: stand.result,
            next: stand.next,
            contest: self.terms.contest.as_ref().map(|contest| contest.day.to_string()),
            coach: self.terms.lesson.as_deref().and_then(|name| Coach::of(name, self.marks.lesson.as_ref())),
        }
    }
}

/// Scores and places: `41:1 36:2`, or `-:1` without a score.
pub(crate) fn write_result(result: &[Placed]) -> String {
    let one = |placed: &Placed| match placed.score {
        Some(score) => format!("{score}:{}", placed.place),
        None => format!("-:{}", placed.place),
    };
    result.iter().map(one).collect::<Vec<_>>().join(" ")
}

pub(crate) fn read_result(text: &str) -> Option<Vec<Placed>> {
    let one = |word: &str| {
        let (score, place) = word.split_once(':')?;
        let score = if score == "-" { None } else { Some(score.parse().ok()?) };
        Some(Placed { score, place: place.parse().ok()? })
    };
    text.split(' ').map(one).collect()
}
