//! The finished games of a visitor. All of them are found by the index of their seats, and whatever is asked of a game by its number:
//! so it matters how many games one visitor has finished, and never how many tables there are.

use tokio_postgres::Row;

use super::connection::Connection;
use super::problem::Outcome;
use super::questions::{columns, place, sitting, summaries};
use crate::{Opponent, Page, Played, Summary};

/// Their games, and where they sat.
macro_rules! own {
    () => {
        "(SELECT table_key, min(number) AS seat FROM seats WHERE visitor = $1 GROUP BY table_key) AS own
         JOIN facts ON facts.key = own.table_key AND status IN ('over', 'ended') AND shelf <> 2"
    };
}

/// Who has won came first among several; a result is read as a list of words, one for each seat.
const PLAYED: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM (SELECT facts.*, id, game, terms, created, invite FROM ",
    own!(),
    " JOIN tables ON tables.key = facts.key
     WHERE touched <= $2 AND (touched < $2 OR id > $3) AND ($4::text IS NULL OR game = $4) AND version BETWEEN $5 AND $6
     AND ($7::text IS NULL OR EXISTS (SELECT FROM seats AS other WHERE other.table_key = own.table_key AND other.number <> own.seat
          AND other.kind = $7 AND CASE WHEN $7 = 'bot' THEN other.level ELSE other.name END = $8))
     AND ($9::boolean IS NULL OR $9 = (coalesce(split_part(result, ' ', own.seat + 1) LIKE '%:1', false)
          AND EXISTS (SELECT FROM seats AS other WHERE other.table_key = own.table_key AND other.number <> own.seat)))
     ORDER BY touched DESC, id LIMIT $10) AS facts",
    sitting!(),
    " ORDER BY touched DESC, id"
);

/// Those who sat elsewhere. Who was forgotten has no name.
const OPPONENTS: &str = concat!(
    "SELECT kind, called FROM (SELECT other.kind, CASE WHEN other.kind = 'bot' THEN other.level ELSE other.name END AS called FROM ",
    own!(),
    " JOIN seats AS other ON other.table_key = own.table_key AND other.number <> own.seat
       WHERE other.kind IN ('person', 'bot')) AS other
     WHERE called <> '' GROUP BY kind, called ORDER BY count(*) DESC, kind, called LIMIT $2"
);

pub(super) async fn played(db: &Connection, played: &Played, page: &Page) -> Outcome<Vec<Summary>> {
    let (touched, id) = place(page);
    let Played { visitor, game, with, won, entries: (least, most) } = played;
    let (least, most) = (i64::from(*least), i64::from(*most));
    let (kind, called) = match with {
        Some(Opponent::Person(name)) => (Some("person"), Some(name)),
        Some(Opponent::Bot(level)) => (Some("bot"), Some(level)),
        None => (None, None),
    };
    let limit = i64::from(page.most);
    let rows = db.rows(PLAYED, &[visitor, &touched, &id, game, &least, &most, &kind, &called, won, &limit]).await?;
    summaries(&rows)
}

pub(super) async fn opponents(db: &Connection, visitor: &str, most: u32) -> Outcome<Vec<Opponent>> {
    let opponent = |row: &Row| {
        let called = row.try_get(1)?;
        Ok(if row.try_get::<_, &str>(0)? == "bot" { Opponent::Bot(called) } else { Opponent::Person(called) })
    };
    db.rows(OPPONENTS, &[&visitor, &i64::from(most)]).await?.iter().map(opponent).collect()
}
