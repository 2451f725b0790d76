//! Scores: written with what began or ended a game, and asked for as boards and bests.
//!
//! What has no points is stored as a number below all points: see [`points`](crate::points).

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::points::{RESIGNED, UNFINISHED, read, written};
use crate::{Bests, BoardRow, BoardRows, Millis, OwnScore, ScoreRow};

/// A score that is there already stays as it is, unless its game was not over; where only the first game of a visitor counts,
/// those of other tables stay away.
pub(crate) const KEEP: &str = "INSERT INTO scores (contest, visitor, table_id, name, points, at)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE NOT (?7 AND EXISTS (SELECT 1 FROM scores WHERE contest = ?1 AND visitor = ?2 AND table_id <> ?3))
     ON CONFLICT (contest, visitor, table_id) DO UPDATE SET name = excluded.name, points = excluded.points, at = excluded.at
     WHERE scores.points = ?8";

/// The best of a contest, in the order of their index.
pub(crate) const BOARD: &str = "SELECT visitor, name, points, at, table_id FROM scores INDEXED BY board
     WHERE contest = ?1 ORDER BY points DESC, at, table_id LIMIT ?2";

/// The best score of one visitor.
pub(crate) const OWN: &str = "SELECT visitor, name, points, at, table_id FROM scores
     WHERE contest = ?1 AND visitor = ?2 ORDER BY points DESC, at, table_id LIMIT 1";

pub(crate) const ALL: &str = "SELECT count(*) FROM scores INDEXED BY board WHERE contest = ?1";

pub(crate) const BETTER: &str = "SELECT count(*) FROM scores INDEXED BY board WHERE contest = ?1 AND points > ?2";

pub(crate) const BESTS: &str = "SELECT max(CASE WHEN at < ?3 THEN points END), max(points), count(*) FROM scores
     WHERE contest = ?1 AND visitor = ?2";

/// Those of one visitor, wherever they were made.
pub(crate) const OF: &str = "SELECT contest, name, points, at, table_id FROM scores WHERE visitor = ?1
     ORDER BY at, contest, table_id";

pub(crate) const FORGET: &str = "DELETE FROM scores WHERE visitor = ?1";

/// Keeps a score, in the transaction of what began or ended the game.
pub(crate) fn keep(db: &Connection, table: &str, score: &ScoreRow) -> rusqlite::Result<()> {
    let ScoreRow { contest, visitor, name, ending, at, only_first } = score;
    let points = written(*ending);
    db.prepare_cached(KEEP)?.execute(params![contest, visitor, table, name, points, at, only_first, UNFINISHED])?;
    Ok(())
}

pub(crate) fn board(db: &Connection, contest: &str, visitor: Option<&str>, most: u32) -> rusqlite::Result<BoardRows> {
    let better = |than: i32| -> rusqlite::Result<u32> {
        db.prepare_cached(BETTER)?.query_row(params![contest, than], |row| row.get(0))
    };
    let mut best: Vec<BoardRow> = db
        .prepare_cached(BOARD)?
        .query_map(params![contest, most], |row| one(db, row, visitor))?
        .collect::<rusqlite::Result<_>>()?;
    for at in 0..best.len() {
        let same = at.checked_sub(1).map(|before| &best[before]).filter(|before| before.ending == best[at].ending);
        let place = same.map_or(Some(at as u32 + 1), |before| before.place);
        best[at].place = best[at].ending.points().and(place);
    }
    let mut own = match visitor {
        Some(visitor) => db
            .prepare_cached(OWN)?
            .query_row(params![contest, visitor], |row| one(db, row, Some(visitor)))
            .optional()?,
        None => None,
    };
    if let Some(own) = &mut own
        && own.ending.points().is_some()
    {
        own.place = Some(better(written(own.ending))? + 1);
    }
    let all = db.prepare_cached(ALL)?.query_row([contest], |row| row.get(0))?;
    Ok(BoardRows { best, own, all, finished: better(RESIGNED)? })
}

/// A row without its place.
fn one(db: &Connection, row: &Row<'_>, visitor: Option<&str>) -> rusqlite::Result<BoardRow> {
    let table: String = row.get(4)?;
    let is_there = db.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([&table])?;
    Ok(BoardRow {
        place: None,
        name: row.get(1)?,
        ending: read(row.get(2)?),
        at: row.get(3)?,
        table: is_there.then_some(table),
        is_own: visitor.is_some_and(|visitor| row.get_ref(0).is_ok_and(|found| found.as_str() == Ok(visitor))),
    })
}

pub(crate) fn bests(db: &Connection, contest: &str, visitor: &str, before: Millis) -> rusqlite::Result<Bests> {
    db.prepare_cached(BESTS)?.query_row(params![contest, visitor, before], |row| {
        Ok(Bests { before: row.get(0)?, ever: row.get(1)?, games: row.get(2)? })
    })
}

pub(crate) fn of(db: &Connection, visitor: &str) -> rusqlite::Result<Vec<OwnScore>> {
    let one = |row: &Row<'_>| {
        let ending = read(row.get(2)?);
        Ok(OwnScore { contest: row.get(0)?, name: row.get(1)?, ending, at: row.get(3)?, table: row.get(4)? })
    };
    db.prepare_cached(OF)?.query_map([visitor], one)?.collect()
}

/// All scores of a visitor are gone.
pub(crate) fn forget(db: &Connection, visitor: &str) -> rusqlite::Result<()> {
    db.prepare_cached(FORGET)?.execute([visitor]).map(|_| ())
}
