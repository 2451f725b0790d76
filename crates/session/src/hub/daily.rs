//! The daily challenge: the same sheets and dice for everybody on a date, the first attempt a visitor begins counts.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use store::{BoardRow, Ending, Filter, Page, Status};

use super::{Guest, Hub};
use crate::agreement::{Agreement, Contest};
use crate::challenge::{Challenge, Key};
use crate::day::Day;
use crate::id::{TableId, Token, TokenKind, VisitorId};
use crate::look::TableInfo;
use crate::name::Name;
use crate::personal::{self, ContestPlace, Personal, Reached, SOLO};
use crate::refused::Refused;
use crate::table::{self, Table, person};
use crate::wish::{Absence, Wish};

/// A board shows so many players.
pub const MOST_ON_BOARD: u32 = 100;

/// Visitors are told apart so far when they begin: nobody begins twice at the same time.
pub(super) const LOCKS: usize = 64;

/// The board of a day, for one visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The day.
    pub day: Day,
    /// Is it today? Otherwise it is past.
    pub is_today: bool,
    /// The best attempts, best first; of equals whoever was earlier. Then those that were given up, then those that are not finished.
    pub rows: Vec<Attempt>,
    /// The visitor's own attempt that counts: the first they have begun.
    pub own: Option<Attempt>,
    /// How many players have begun.
    pub players: u32,
    /// How many of them have finished, and so have a place.
    pub finished: u32,
    /// The visitor's attempt under way.
    pub running: Option<TableId>,
    /// May the visitor look at the attempts of others?
    pub may_watch: bool,
    /// What the sheets and dice follow from, once the day is past.
    pub key: Option<String>,
}

/// An attempt that counts: the first one its player has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Its place, from 1, if it is finished; equal points are equal places.
    pub place: Option<u32>,
    /// What the player is called.
    pub name: String,
    /// How it ended, if it has.
    pub ending: Ending,
    /// When it ended, or began if it has not.
    pub at: store::Millis,
    /// The table of one that is over, for those who may look at it, as long as it is kept.
    pub table: Option<TableId>,
    /// Is it the visitor's own?
    pub is_own: bool,
}

/// What a visitor has reached in solo games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Best {
    /// The most points.
    pub points: Option<i16>,
    /// How many games came to their end.
    pub games: u32,
}

/// Is an attempt finished or given up? Then its player may look at those of others.
fn is_over(attempt: &BoardRow) -> bool {
    attempt.ending != Ending::Unfinished
}

impl Hub {
    /// The day it is.
    #[must_use]
    pub fn today(&self) -> Day {
        Day::of(self.0.source.now())
    }

    pub(super) fn key_of(&self, day: Day) -> Key {
        Key::of_day(&self.0.secret, day)
    }

    /// Somebody plays the challenge of today: at the table of the attempt that is under way, or at a new one.
    ///
    /// # Errors
    /// If it is no visitor's token, or they have too many tables.
    pub async fn daily(&self, address: &str, name: &Name, token: &Token) -> Result<TableInfo, Refused> {
        let visitor = self.visitor(token).await?.id;
        let guest = Guest { visitor: Some(visitor.clone()), address: address.to_owned() };
        let (hub, name) = (self.clone(), name.clone());
        self.surely(async move {
            let mut hasher = DefaultHasher::new();
            visitor.hash(&mut hasher);
            let _alone = hub.0.beginning[hasher.finish() as usize % LOCKS].lock().await;
            let day = hub.today();
            match hub.under_way(day, &visitor).await? {
                Some(running) => Ok(running),
                None => hub.begin(day, &guest, &name).await,
            }
        })
        .await
    }

    /// The attempt of a visitor that is not over.
    async fn under_way(&self, day: Day, visitor: &VisitorId) -> Result<Option<TableInfo>, Refused> {
        let date = day.to_string();
        for status in [Status::Running, Status::Paused] {
            let filter = Filter {
                status: Some(status),
                game: Some(SOLO.to_owned()),
                visitor: Some(visitor.as_str().to_owned()),
                ..Filter::default()
            };
            let page = Page { after: None, most: self.0.limits.tables.max(1) };
            let rows = self.in_time(self.0.store.list(filter, page)).await?;
            let served = self.served();
            let mut tables = rows.iter().filter_map(|summary| table::info(&summary.table, served));
            if let Some(running) = tables.find(|info| info.contest.as_deref() == Some(&*date)) {
                return Ok(Some(running));
            }
        }
        Ok(None)
    }

    /// A new attempt.
    async fn begin(&self, day: Day, guest: &Guest, name: &Name) -> Result<TableInfo, Refused> {
        self.check_quota(guest).await?;
        let key = self.key_of(day);
        let course = self.0.games.challenge(&Challenge::keyed(key.clone())).ok_or(Refused::NoChallenge)??;
        // Nobody helps, and nobody plays on for the player.
        let wish = Wish {
            game: course.title().to_owned(),
            hints: false,
            absence: Absence::Out,
            starts_when_full: true,
            ..Wish::default()
        };
        let terms = Agreement { contest: Some(Contest { day, key }), ..Agreement::new(&*course, &wish) };
        let id = TableId::draw(self.source());
        let seat = person(guest.visitor.as_ref(), name, &Token::draw(TokenKind::Seat, self.source()));
        let mut table = Table::new(id.clone(), course, terms, vec![seat], self.now());
        table.marks.host = Some(0);
        self.store_new(guest, table).await?;
        let source = Arc::clone(&self.0.source);
        // That it was begun is stored with the beginning: whoever sees a die has had their attempt.
        self.change(&id, move |table, now| {
            table.begin_if_full(now, &*source);
            table.keep_attempt(Ending::Unfinished, now);
            Ok(table.info(now.served))
        })
        .await
    }

    /// The day of that date, today or past.
    ///
    /// # Errors
    /// [`Refused::BadDate`] if it is none, [`Refused::NoChallenge`] if it has not come yet.
    pub fn day(&self, date: &str) -> Result<Day, Refused> {
        let day = Day::parse(date).ok_or(Refused::BadDate)?;
        if day > self.today() { Err(Refused::NoChallenge) } else { Ok(day) }
    }

    /// The board of a day that has come.
    ///
    /// # Errors
    /// As [`day`](Self::day); or if the token is wrong.
    pub async fn board(&self, date: &str, token: Option<&Token>) -> Result<Board, Refused> {
        let day = self.day(date)?;
        let visitor = match token {
            Some(token) => self.visitor_of(token).await?,
            None => None,
        };
        let id = visitor.as_ref().map(VisitorId::as_str);
        let rows = self.in_time(self.0.store.board(&personal::contest(day), id, MOST_ON_BOARD)).await?;
        let is_today = day == self.today();
        let running = match &visitor {
            Some(visitor) if is_today => self.under_way(day, visitor).await?.map(|table| table.id),
            _ => None,
        };
        let may_watch = !is_today || rows.own.as_ref().is_some_and(is_over);
        let attempt = |row: BoardRow| Attempt {
            table: row.table.as_deref().filter(|_| may_watch && is_over(&row)).and_then(TableId::parse),
            place: row.place,
            name: row.name,
            ending: row.ending,
            at: row.at,
            is_own: row.is_own,
        };
        Ok(Board {
            day,
            is_today,
            rows: rows.best.into_iter().map(attempt).collect(),
            own: rows.own.map(attempt),
            players: rows.all,
            finished: rows.finished,
            running,
            may_watch,
            key: (!is_today).then(|| self.key_of(day).reveal()),
        })
    }

    /// What a visitor has reached in solo games so far.
    ///
    /// # Errors
    /// If it is no visitor's token.
    pub async fn best(&self, token: &Token) -> Result<Best, Refused> {
        let visitor = self.visitor(token).await?.id;
        let bests = self.in_time(self.0.store.bests(SOLO, visitor.as_str(), store::Millis::MAX)).await?;
        Ok(Best { points: bests.ever, games: bests.games })
    }

    /// May somebody who does not play there look at a table of that day's challenge?
    pub(super) async fn may_watch(&self, day: Day, visitor: Option<&VisitorId>) -> Result<(), Refused> {
        if day < self.today() {
            return Ok(());
        }
        let visitor = visitor.ok_or(Refused::Challenge)?;
        let found = self.in_time(self.0.store.board(&personal::contest(day), Some(visitor.as_str()), 0)).await?;
        if found.own.as_ref().is_some_and(is_over) { Ok(()) } else { Err(Refused::Challenge) }
    }

    /// What a finished game is to whoever played it. That it can't be looked up is no reason to show nothing else.
    pub(super) async fn personal(&self, reached: Option<Reached>) -> Option<Personal> {
        let reached = reached?;
        let visitor = reached.visitor.as_str();
        let compared = async {
            let bests = self.in_time(self.0.store.bests(&reached.contest, visitor, reached.at)).await?;
            let contest = match reached.day {
                Some(day) => {
                    let board = self.in_time(self.0.store.board(&personal::contest(day), Some(visitor), 0)).await?;
                    let this = |own: &BoardRow| own.table.as_deref() == Some(reached.table.as_str());
                    Some(ContestPlace {
                        date: day.to_string(),
                        counts: board.own.as_ref().is_some_and(|own| this(own) && is_over(own)),
                        is_first: board.own.as_ref().is_none_or(this),
                        place: board.own.and_then(|own| own.place),
                        players: board.finished,
                    })
                }
                None => None,
            };
            Ok::<_, Refused>(Personal {
                before: bests.before,
                is_best: bests.before.is_none_or(|before| reached.points > before),
                contest,
            })
        };
        match compared.await {
            Ok(personal) => Some(personal),
            Err(refused) => {
                tracing::warn!(code = refused.code(), "scores could not be read");
                None
            }
        }
    }
}
