//! What is said at tables. It is stored before it is heard; who may hear it is asked when it is shown.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use store::{LineRow, Millis, ReportRow, Status};
use tabletop::Seat;

use super::awake::Awake;
use super::{Hub, Listener, lock};
use crate::id::{TableId, Token, VisitorId};
use crate::refused::{Quota, Refused};
use crate::table::Table;
use crate::talk::{self, Line, REPORTS_KEPT, Saying, Talk};

/// Between two counts of those who watch.
const COUNT: Millis = 1_000;

/// What has changed for a listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stir {
    /// The table has this version.
    Table(u32),
    /// Something was said, or others watch.
    Talk,
}

/// One who is in the room: by their seat, and as the visitor they are or play for.
#[derive(Clone)]
struct Present {
    seat: Option<Seat>,
    visitor: Option<String>,
    name: String,
    is_host: bool,
    status: Status,
}

impl Present {
    fn new(table: &Table, seat: Option<Seat>, visitor: Option<&VisitorId>) -> Self {
        let row = seat.and_then(|seat| table.seats.get(seat.index()));
        let visitor = visitor.map(ToString::to_string).or_else(|| row.and_then(|row| row.visitor.clone()));
        let name = row.map(|row| row.name.clone()).unwrap_or_default();
        Self { seat, visitor, name, is_host: seat.is_some_and(|seat| table.is_host(seat)), status: table.status }
    }

    /// By what they are told apart from others.
    fn speaker(&self, table: &TableId) -> Option<String> {
        self.visitor.clone().or_else(|| Some(format!("{table} {}", self.seat?.0)))
    }
}

/// Is that the newest switch?
fn is_open(lines: &[LineRow]) -> bool {
    lines.iter().rev().find_map(|line| match Saying::read(&line.kind, &line.text) {
        Some(Saying::Open(open)) => Some(open),
        _ => None,
    }) != Some(false)
}

impl Hub {
    /// Who somebody is in the room around a table.
    async fn present(&self, table: &TableId, token: Option<&Token>) -> Result<(Arc<Awake>, Present), Refused> {
        let visitor = match token {
            Some(token) => self.visitor_of(token).await?,
            None => None,
        };
        let (awake, table, seat) = self.hold_for(table, token).await?;
        // A record that was brought is nobody's game.
        if table.terms.brought.is_some() {
            return Err(Refused::NotNow(table.status));
        }
        let present = Present::new(&table, seat, visitor.as_ref());
        drop(table);
        Ok((awake, present))
    }

    /// What was said at a table.
    async fn lines(&self, awake: &Awake) -> Result<Arc<Vec<LineRow>>, Refused> {
        if let Some(lines) = awake.room.lines() {
            return Ok(lines);
        }
        let lines = self.in_time(self.0.store.said(awake.id.as_str(), 0)).await?;
        Ok(awake.room.learn(lines))
    }

    /// What is said at a table, as the holder of the token hears it.
    ///
    /// # Errors
    /// As [`look`](Self::look).
    pub async fn talk(&self, table: &TableId, token: Option<&Token>) -> Result<Arc<Talk>, Refused> {
        let (awake, present) = self.present(table, token).await?;
        self.heard(&awake, &present).await
    }

    async fn heard(&self, awake: &Awake, present: &Present) -> Result<Arc<Talk>, Refused> {
        let is_anybody = present.seat.is_none() && present.visitor.is_none();
        let (news, is_alive) = (*awake.room.news.borrow(), present.status.is_alive());
        if let Some(talk) = awake.room.shared(is_alive).filter(|_| is_anybody) {
            return Ok(talk);
        }
        let talk = Arc::new(self.hear_all(awake, present).await?);
        if is_anybody {
            awake.room.share(news, is_alive, &talk);
        }
        Ok(talk)
    }

    /// All lines that somebody hears.
    async fn hear_all(&self, awake: &Awake, present: &Present) -> Result<Talk, Refused> {
        let edition = awake.room.edition() * 2 + u64::from(present.status.is_alive());
        let lines = self.lines(awake).await?;
        let muted = match &present.visitor {
            Some(visitor) if !lines.is_empty() => self.in_time(self.0.store.muted(visitor)).await?,
            _ => Vec::new(),
        };
        let own = present.speaker(&awake.id);
        let is_alive = present.status.is_alive();
        let mut talk = Talk {
            edition,
            is_open: is_open(&lines),
            is_host: present.is_host,
            watchers: awake.room.watchers(),
            is_heard_later: present.seat.is_none() && is_alive,
            ..Talk::default()
        };
        for row in lines.iter().filter(|row| talk::is_heard(row, present.seat, is_alive)) {
            let who = talk::speaker(row);
            let Some(what) = Saying::read(&row.kind, &row.text) else { continue };
            let is_switch = matches!(what, Saying::Open(_));
            if muted.contains(&who) && !is_switch {
                talk.muted.retain(|(_, name)| *name != row.name);
                talk.muted.push((row.number, row.name.clone()));
                continue;
            }
            let (number, at, seat) = (row.number, row.at, row.seat.map(Seat));
            let is_mine = own.as_ref() == Some(&who);
            talk.lines.push(Line { number, at, seat, name: row.name.clone(), what, is_mine });
        }
        Ok(talk)
    }

    /// Somebody says something: a player, or a visitor who watches. Its number is told.
    ///
    /// # Errors
    /// [`Refused::NotAPlayer`] for one who is nobody in particular, [`Refused::NotTheHost`] if the switch is not theirs,
    /// [`Refused::TalkClosed`] if the host has turned it off, [`Refused::TooMany`] if it is too much; or if it can't be stored.
    pub async fn say(&self, table: &TableId, token: &Token, saying: Saying) -> Result<u64, Refused> {
        let (awake, mut present) = self.present(table, Some(token)).await?;
        let speaker = present.speaker(table).ok_or(Refused::NotAPlayer)?;
        let lines = self.lines(&awake).await?;
        match saying {
            Saying::Open(_) if !present.is_host => return Err(Refused::NotTheHost),
            Saying::Open(open) if open == is_open(&lines) => return Ok(lines.last().map_or(0, |line| line.number)),
            Saying::Open(_) => {}
            _ if !is_open(&lines) => return Err(Refused::TalkClosed),
            _ => {}
        }
        if present.seat.is_none() {
            present.name = self.visitor(token).await?.name;
        }
        let may_say = awake.room.may_say(&speaker, present.seat.is_none(), self.0.source.uptime());
        may_say.map_err(|(most, wait)| Refused::TooMany { what: Quota::Talk, most, wait })?;
        let (kind, text) = saying.stored();
        let line = LineRow {
            number: 0,
            table: table.to_string(),
            at: self.0.source.now(),
            visitor: present.visitor,
            seat: present.seat.map(|seat| seat.0),
            name: present.name,
            kind: kind.to_owned(),
            text: text.to_owned(),
        };
        let hub = self.clone();
        self.surely(async move {
            let number = hub.0.store.say(line.clone()).await?;
            awake.room.add(LineRow { number, ..line });
            Ok(number)
        })
        .await
    }

    /// The line with that number, if the holder of the token hears it or has muted who said it.
    async fn line(&self, awake: &Awake, present: &Present, number: u64) -> Result<LineRow, Refused> {
        let lines = self.lines(awake).await?;
        let is_it =
            |line: &&LineRow| line.number == number && talk::is_heard(line, present.seat, present.status.is_alive());
        lines.iter().find(is_it).cloned().ok_or(Refused::NoLine)
    }

    /// A visitor no longer hears whoever said that line, at any table; or hears them again.
    ///
    /// # Errors
    /// [`Refused::NoLine`] if they hear no such line, [`Refused::NotAPlayer`] if they are no visitor; or if it can't be stored.
    pub async fn mute(&self, table: &TableId, token: &Token, number: u64, is_muted: bool) -> Result<(), Refused> {
        let (awake, present) = self.present(table, Some(token)).await?;
        let line = self.line(&awake, &present, number).await?;
        let visitor = present.visitor.ok_or(Refused::NotAPlayer)?;
        self.in_time(self.0.store.mute(&visitor, &talk::speaker(&line), is_muted)).await?;
        awake.room.reedit();
        Ok(())
    }

    /// Shows a line to the operator.
    ///
    /// # Errors
    /// [`Refused::NoLine`] if whoever reports hears no such line, [`Refused::NotAPlayer`] for one who is nobody in particular,
    /// [`Refused::TooMany`] if they report too much; or if it can't be stored.
    pub async fn report(&self, table: &TableId, token: &Token, number: u64) -> Result<(), Refused> {
        let (awake, present) = self.present(table, Some(token)).await?;
        let by = present.speaker(table).ok_or(Refused::NotAPlayer)?;
        let line = self.line(&awake, &present, number).await?;
        let may = awake.room.may_say(&format!("report {by}"), false, self.0.source.uptime());
        may.map_err(|(most, wait)| Refused::TooMany { what: Quota::Talk, most, wait })?;
        self.in_time(self.0.store.report(ReportRow { at: self.0.source.now(), by: Some(by), line })).await
    }

    /// For the operator: what was reported and is still kept, the newest first.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn reports(&self) -> Result<Vec<ReportRow>, Refused> {
        self.in_time(self.0.store.reports(self.0.source.now() - REPORTS_KEPT)).await
    }

    /// All that a visitor has said and that is still there.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token; or if the store can't be read.
    pub async fn said_by(&self, token: &Token) -> Result<Vec<(TableId, Millis, Saying)>, Refused> {
        let visitor = self.visitor(token).await?;
        let rows = self.in_time(self.0.store.said_by(visitor.id.as_str())).await?;
        let line = |row: LineRow| Some((TableId::parse(&row.table)?, row.at, Saying::read(&row.kind, &row.text)?));
        Ok(rows.into_iter().filter_map(line).collect())
    }

    /// What somebody who was forgotten has said is looked up no longer.
    pub(super) fn unlearn_talk(&self) {
        for awake in lock(&self.0.awake).values() {
            awake.room.unlearn();
        }
    }

    /// Counts those who watch, at all tables that are awake.
    pub(super) fn count_watchers(&self) {
        let uptime = self.0.source.uptime();
        // By the time of the source: where that stands still, nothing changes.
        if uptime - self.0.watchers_counted.load(Ordering::Relaxed) < COUNT {
            return;
        }
        self.0.watchers_counted.store(uptime, Ordering::Relaxed);
        for awake in lock(&self.0.awake).values() {
            awake.room.count(uptime);
        }
    }
}

impl Listener {
    /// Waits until the table is newer than `version`, or something was said; `None` if there is nothing more to hear.
    pub async fn stirred(&mut self, version: u32) -> Option<Stir> {
        let mut talk = self.talk.clone();
        tokio::select! {
            biased;
            newest = self.newer(version) => newest.map(Stir::Table),
            Ok(()) = talk.changed() => {
                self.talk = talk;
                Some(Stir::Talk)
            }
        }
    }

    /// What is said at the table, as this listener hears it.
    ///
    /// # Errors
    /// As [`news`](Self::news).
    pub async fn talk(&mut self) -> Result<Arc<Talk>, Refused> {
        let visitor = match &self.token {
            Some(token) => self.hub.visitor_of(token).await?,
            None => None,
        };
        let present = self.read(|table, seat| Present::new(table, seat, visitor.as_ref())).await?;
        let awake = Arc::clone(&self.awake);
        self.hub.heard(&awake, &present).await
    }
}
