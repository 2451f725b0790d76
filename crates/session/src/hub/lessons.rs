//! Tables at which a game is learnt.

use std::sync::Arc;

use bots::Level;
use store::{Filter, Page};

use super::{Created, Guest, Hub};
use crate::act::Done;
use crate::agreement::Agreement;
use crate::id::{TableId, Token};
use crate::lesson::Lesson;
use crate::look::TableInfo;
use crate::name::Name;
use crate::refused::Refused;
use crate::table;
use crate::wish::{SeatWish, Wish};

/// Of so many tables at which a visitor practised last, lessons are told.
const LATELY: u32 = 24;

/// The other players of a lesson bear this name, and play on after it.
const OTHERS: Level = Level::ALL[0];

impl Hub {
    /// A new table at which that lesson is given.
    ///
    /// # Errors
    /// If the guest has too many such tables.
    pub async fn learn(&self, guest: &Guest, name: &Name, lesson: &'static Lesson) -> Result<Created, Refused> {
        self.check_practice(guest).await?;
        let beginning = &lesson.beginning;
        let mut seats = vec![SeatWish::Bot(OTHERS); beginning.players().into()];
        seats[crate::lesson::LEARNER.index()] = SeatWish::Me;
        let course = beginning.course.until(0);
        let wish = Wish { game: course.title().to_owned(), seats, starts_when_full: true, ..Wish::default() };
        let terms = Agreement {
            beginning: Some(beginning.text().to_owned()),
            lesson: Some(lesson.name.to_owned()),
            ..Agreement::new(&*course, &wish)
        };
        self.make(guest, name, &wish, course, terms).await
    }

    /// The learner has read what the coach says, and goes on.
    ///
    /// # Errors
    /// If they can't.
    pub async fn learn_on(&self, table: &TableId, token: &Token, version: u32) -> Result<Done, Refused> {
        let visitor = self.visitor_of(token).await?;
        let (hub, id, token) = (self.clone(), table.clone(), token.clone());
        self.surely(async move {
            let source = Arc::clone(&hub.0.source);
            hub.change(&id, move |table, now| {
                let seat = table.seat_of(&token, visitor.as_ref())?;
                table.learn_on(seat, version, now, &*source)
            })
            .await
        })
        .await
    }

    /// The lessons a visitor has begun and not finished, each once, the one touched last first.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn lessons(&self, token: &Token) -> Result<Vec<TableInfo>, Refused> {
        let visitor = self.visitor(token).await?.id.as_str().to_owned();
        let filter = Filter { visitor: Some(visitor), practice: true, ..Filter::default() };
        let page = Page { after: None, most: LATELY };
        let (served, rows) = (self.served(), self.in_time(self.0.store.list(filter, page)).await?);
        let mut all: Vec<TableInfo> = rows.iter().filter_map(|row| table::info(&row.table, served)).collect();
        // When a table was touched is known to the minute only.
        all.sort_by_key(|info| std::cmp::Reverse((info.touched, info.created)));
        let mut begun: Vec<TableInfo> = Vec::new();
        for info in all {
            let name = |info: &TableInfo| info.coach.map(|coach| coach.lesson.name);
            if name(&info).is_some() && begun.iter().all(|known| name(known) != name(&info)) {
                begun.push(info);
            }
        }
        begun.retain(TableInfo::is_learning);
        Ok(begun)
    }
}
