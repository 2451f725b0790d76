//! One table: who sits there, what was agreed on, and the game. It decides; it does no input or output.

mod acts;
mod afar;
mod answer;
mod closely;
mod film;
mod lesson;
mod plans;
mod rest;
mod scores;
mod show;

use store::{Append, Entry, Epoch, Facts, Millis, SeatKind, SeatRow, SecretHash, Status, Stored, TableRow};
use tabletop::{Seat, Seats, Stream, Viewer};

use crate::agreement::Agreement;
use crate::challenge::Challenge;
use crate::clock::Marks;
use crate::course::Course;
use crate::games::Games;
use crate::id::{TableId, Token, TokenKind, VisitorId};
use crate::look::{Happened, Placed};
use crate::refused::Refused;
use crate::source::Source;

pub(crate) use acts::person;
pub(crate) use closely::invitation;
pub(crate) use film::Over;
pub(crate) use show::{info, read_result, theirs, write_result};

/// When something happens: the time of day, and the time the store was served, by which clocks run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    pub day: Millis,
    pub served: Millis,
}

/// When a table was touched is known to the minute: so lists are not sorted anew with every move.
const TOUCH: Millis = 60_000;

/// A table made then that was touched at that time of day.
fn touched_at(day: Millis, created: Millis) -> Millis {
    (day - day % TOUCH).max(created)
}

/// A table that is awake.
pub(crate) struct Table {
    pub id: TableId,
    pub game: Box<dyn Course>,
    pub terms: Agreement,
    pub seats: Vec<SeatRow>,
    pub status: Status,
    pub marks: Marks,
    pub result: Option<Vec<Placed>>,
    pub next: Option<TableId>,
    pub invite: Option<SecretHash>,
    /// Something could not be stored: what is here is not what is there, and nobody may see it.
    pub is_dead: bool,
    /// Does its log lead where it led when it was played?
    pub holds: bool,
    /// Bots that think about an answer.
    pub thinking: Seats,
    word: String,
    created: Millis,
    touched: Millis,
    listed: bool,
    /// Since when this node owns it.
    pub epoch: Epoch,
    /// Entries that are not stored yet.
    fresh: Vec<Entry>,
    seats_changed: bool,
    /// Plans that are not stored yet.
    has_new_plans: bool,
    /// The table as those who watch see it, if that is behind.
    afar: Option<afar::Afar>,
    /// What has become of the game for whoever played it, to be stored with what made it so.
    pub(super) scores: Vec<store::ScoreRow>,
}

impl Table {
    pub fn new(id: TableId, game: Box<dyn Course>, terms: Agreement, seats: Vec<SeatRow>, now: Now) -> Self {
        Self {
            id,
            word: game.title().to_owned(),
            game,
            terms,
            seats,
            status: Status::Open,
            marks: Marks::default(),
            result: None,
            next: None,
            invite: None,
            is_dead: false,
            holds: true,
            thinking: Seats::NONE,
            created: now.day,
            touched: now.day,
            listed: false,
            epoch: Epoch::FIRST,
            fresh: Vec::new(),
            seats_changed: false,
            has_new_plans: false,
            afar: None,
            scores: Vec::new(),
        }
    }

    /// When it was made, as a moment.
    const fn born(&self) -> Now {
        Now { day: self.created, served: 0 }
    }

    /// May somebody without an invitation join?
    pub const fn lets_all_in(&self) -> bool {
        self.listed || self.terms.open
    }

    /// Whoever holds this token may join; a listed table lets everybody.
    pub fn open_to(&mut self, invite: &Token, listed: bool) {
        self.invite = Some(invite.hash());
        self.listed = listed;
    }

    /// A table from its log. If the log does not lead where it led when it was played, the table stays at the last position that
    /// is sure, and is frozen.
    ///
    /// # Errors
    /// If it can't be read at all: what is stored of it is no table.
    pub fn wake(stored: Stored, games: &Games) -> Result<Self, String> {
        let Stored { table: row, log } = stored;
        let id = TableId::parse(&row.id).ok_or("no id")?;
        let terms: Agreement = serde_json::from_str(&row.terms).map_err(|error| error.to_string())?;
        let game = terms.course(games).map_err(|error| error.to_string())?;
        let marks = serde_json::from_str(&row.facts.clocks).map_err(|error| error.to_string())?;
        let mut table = Self {
            id,
            game,
            word: row.game,
            terms,
            seats: row.seats,
            status: row.facts.status,
            marks,
            result: row.facts.result.as_deref().and_then(read_result),
            next: row.facts.next.as_deref().and_then(TableId::parse),
            invite: row.invite,
            is_dead: false,
            holds: true,
            thinking: Seats::NONE,
            created: row.created,
            touched: row.facts.touched,
            listed: row.listed,
            epoch: Epoch::FIRST,
            fresh: Vec::new(),
            seats_changed: false,
            has_new_plans: false,
            afar: None,
            scores: Vec::new(),
        };
        if let Err(number) = table.game.replay(&log) {
            tracing::error!(entry = number, "the log does not replay: frozen");
            table.status = Status::Frozen;
            table.holds = false;
        }
        Ok(table)
    }

    /// The number of the last entry.
    pub fn version(&self) -> u32 {
        self.game.version()
    }

    /// What a new table stores.
    pub fn row(&self) -> TableRow {
        TableRow {
            id: self.id.to_string(),
            game: self.word.clone(),
            // Agreement are plain data: writing them can't fail.
            terms: serde_json::to_string(&self.terms).unwrap_or_default(),
            created: self.created,
            listed: self.listed,
            practice: self.is_practice(),
            invite: self.invite,
            seats: self.seats.clone(),
            facts: self.facts(),
        }
    }

    pub fn facts(&self) -> Facts {
        let deadline = if self.status == Status::Running { self.marks.deadline() } else { None };
        Facts {
            status: self.status,
            version: self.version(),
            asked: self.asked().iter().fold(0, |mask, seat| mask | 1 << seat.0),
            deadline: deadline.map(|(deadline, _)| deadline),
            clocks: serde_json::to_string(&self.marks).unwrap_or_default(),
            touched: self.touched,
            result: self.result.as_deref().map(write_result),
            next: self.next.as_ref().map(TableId::to_string),
        }
    }

    /// What is to be stored since the last time, if anything is.
    pub fn take_append(&mut self) -> Option<Append> {
        let changed = std::mem::take(&mut self.seats_changed);
        let entries = std::mem::take(&mut self.fresh);
        let planned = std::mem::take(&mut self.has_new_plans);
        if entries.is_empty() && !changed && !planned {
            return None;
        }
        Some(Append {
            table: self.id.to_string(),
            epoch: self.epoch,
            after: self.version() - entries.len() as u32,
            entries,
            facts: self.facts(),
            seats: changed.then(|| self.seats.clone()),
            scores: std::mem::take(&mut self.scores),
        })
    }

    /// Who is asked, while the game runs.
    pub fn asked(&self) -> Seats {
        match self.status {
            Status::Running | Status::Paused => self.game.asked(),
            _ => Seats::NONE,
        }
    }

    /// The seat a token plays: that of the seat itself, or of a visitor who sits here.
    pub fn seat_of(&self, token: &Token, visitor: Option<&VisitorId>) -> Result<Option<Seat>, Refused> {
        let at = match token.kind() {
            // Nobody sits at a record: its first seat only tells who has brought it.
            TokenKind::Visitor if self.terms.brought.is_some() => None,
            TokenKind::Seat => {
                let hash = token.hash();
                let seat = self.seats.iter().position(|seat| seat.token == Some(hash));
                Some(seat.ok_or(Refused::WrongToken)?)
            }
            TokenKind::Visitor => self
                .seats
                .iter()
                .position(|seat| visitor.is_some_and(|visitor| seat.visitor.as_deref() == Some(visitor.as_str()))),
            TokenKind::Invite | TokenKind::Link => return Err(Refused::WrongToken),
        };
        Ok(at.map(|at| Seat(at as u8)))
    }

    pub fn viewer(&self, seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn at(&self, seat: Seat) -> Result<&SeatRow, Refused> {
        self.seats.get(seat.index()).ok_or(Refused::NoSeat)
    }

    /// Is somebody in this seat whose answers come from a person?
    pub fn is_played_by_person(&self, seat: Seat) -> bool {
        let person = self.seats.get(seat.index()).is_some_and(|row| row.kind == SeatKind::Person);
        person && !self.marks.is_out(seat) && !self.marks.is_away(seat)
    }

    /// Is there a person who plays?
    pub fn has_people(&self) -> bool {
        self.all().any(|seat| self.is_played_by_person(seat))
    }

    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    fn seat_mut(&mut self, seat: Seat) -> Option<&mut SeatRow> {
        self.seats_changed = true;
        self.seats.get_mut(seat.index())
    }

    /// Somebody else sits there from now on, or the same in another way.
    pub fn set_seat(&mut self, seat: Seat, new: SeatRow) {
        if let Some(row) = self.seat_mut(seat) {
            *row = new;
        }
    }

    /// The player in that seat is that visitor.
    pub fn bind(&mut self, seat: Seat, visitor: &VisitorId) -> Result<(), Refused> {
        let theirs = self.seats.iter().position(|row| row.visitor.as_deref() == Some(visitor.as_str()));
        match (theirs, &self.at(seat)?.visitor) {
            (Some(at), _) if at == seat.index() => Ok(()),
            (None, None) => {
                if let Some(row) = self.seat_mut(seat) {
                    row.visitor = Some(visitor.as_str().to_owned());
                }
                Ok(())
            }
            _ => Err(Refused::NoSeat),
        }
    }

    /// Nobody knows any more who sits there.
    pub fn forget(&mut self, seat: Seat) {
        self.forget_plan(seat);
        if let Some(row) = self.seat_mut(seat) {
            (row.name, row.visitor, row.token) = (String::new(), None, None);
        }
    }

    /// Notes something that is no move.
    pub fn note(&mut self, happened: Happened, now: Now) {
        let digest = self.game.note(happened, now.day);
        self.store_last(digest, None, now);
    }

    /// The newest entry has to be stored.
    pub fn store_last(&mut self, digest: u64, request: Option<u64>, now: Now) {
        self.touched = touched_at(now.day, self.created);
        let number = self.version();
        let text = self.game.text(number);
        self.fresh.push(Entry { number, text, digest, at: now.day, request });
    }

    /// Lets chance answer, and plans be played, until a player is asked or the game is over.
    pub fn go_on(&mut self, now: Now, source: &dyn Source) {
        if !self.follow_lesson(now) {
            self.let_chance_answer(now, source);
            while self.play_plan(now) {
                self.let_chance_answer(now, source);
            }
        }
        self.finish(now);
        self.run_clocks(now);
    }

    /// Chance answers by the challenge that is played, else by the source.
    fn let_chance_answer(&mut self, now: Now, source: &dyn Source) {
        let fixed = self.terms.contest.as_ref().map(|contest| Challenge::keyed(contest.key.clone()));
        let mut draw = |roll: tabletop::Roll| roll.draw(&mut Stream::new(source.number()));
        while let Some(digest) = self.game.play_chance(fixed.as_ref(), &mut draw, now.day) {
            let number = self.version();
            self.fresh.push(Entry { number, text: self.game.text(number), digest, at: now.day, request: None });
        }
    }

    /// Starts and stops clocks.
    fn run_clocks(&mut self, now: Now) {
        let asked = if self.status == Status::Running { self.asked() } else { Seats::NONE };
        let people: Seats = asked.iter().filter(|&seat| self.is_played_by_person(seat)).collect();
        self.marks.run(people, self.terms.pace, now.served);
    }

    /// Does the game begin at a position, or with moves that were made elsewhere? Then it is the affair of those who sit here.
    pub const fn is_practice(&self) -> bool {
        self.terms.is_practice()
    }

    /// May somebody without a seat look at the table? Before the game there is nothing to see but who is invited; a record that
    /// somebody brought is there for whoever knows its address.
    pub fn admits(&self, seat: Option<Seat>) -> Result<(), Refused> {
        let is_private = self.is_practice() && self.terms.brought.is_none() && self.status != Status::Open;
        if is_private && seat.is_none() { Err(Refused::NoTable) } else { Ok(()) }
    }
}
