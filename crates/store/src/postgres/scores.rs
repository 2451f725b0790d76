//! Scores, asked for as boards and bests. They are written with what began or ended a game.

use tokio_postgres::Row;

use super::connection::Connection;
use super::problem::Outcome;
use super::questions::small;
use crate::points::{RESIGNED, read, written};
use crate::{Bests, BoardRow, BoardRows, Millis, OwnScore};

/// A score, and the table if it is still there.
macro_rules! score {
    () => {
        "SELECT visitor, name, points, at, (SELECT id FROM tables WHERE id = table_id) FROM scores"
    };
}

/// The best of a contest, in the order of their index.
const BOARD: &str = concat!(score!(), " WHERE contest = $1 ORDER BY points DESC, at, table_id LIMIT $2");

/// The best score of one visitor.
const OWN: &str = concat!(score!(), " WHERE contest = $1 AND visitor = $2 ORDER BY points DESC, at, table_id LIMIT 1");

const ALL: &str = "SELECT count(*), count(*) FILTER (WHERE points > $2) FROM scores WHERE contest = $1";

const BETTER: &str = "SELECT count(*) FROM scores WHERE contest = $1 AND points > $2";

const BESTS: &str = "SELECT max(points) FILTER (WHERE at < $3), max(points), count(*) FROM scores
     WHERE contest = $1 AND visitor = $2";

/// Those of one visitor, wherever they were made.
const OF: &str =
    "SELECT contest, name, points, at, table_id FROM scores WHERE visitor = $1 ORDER BY at, contest, table_id";

/// What is gone with a visitor.
pub(super) const FORGET: [&str; 1] = ["DELETE FROM scores WHERE visitor = $1"];

pub(super) async fn board(db: &Connection, contest: &str, visitor: Option<&str>, most: u32) -> Outcome<BoardRows> {
    let rows = db.rows(BOARD, &[&contest, &i64::from(most)]).await?;
    let mut best: Vec<BoardRow> = rows.iter().map(|row| one(row, visitor)).collect::<Outcome<_>>()?;
    for at in 0..best.len() {
        let same = at.checked_sub(1).map(|before| &best[before]).filter(|before| before.ending == best[at].ending);
        let place = same.map_or(Some(at as u32 + 1), |before| before.place);
        best[at].place = best[at].ending.points().and(place);
    }
    let mut own = match db.row(OWN, &[&contest, &visitor]).await? {
        Some(row) => Some(one(&row, visitor)?),
        None => None,
    };
    if let Some(own) = own.as_mut().filter(|own| own.ending.points().is_some()) {
        let better = db.one(BETTER, &[&contest, &written(own.ending)]).await?;
        own.place = Some(small::<u32>(better.try_get(0)?)? + 1);
    }
    let all = db.one(ALL, &[&contest, &RESIGNED]).await?;
    Ok(BoardRows { best, own, all: small(all.try_get(0)?)?, finished: small(all.try_get(1)?)? })
}

/// A row without its place.
fn one(row: &Row, visitor: Option<&str>) -> Outcome<BoardRow> {
    Ok(BoardRow {
        place: None,
        is_own: visitor == Some(row.try_get(0)?),
        name: row.try_get(1)?,
        ending: read(row.try_get(2)?),
        at: row.try_get(3)?,
        table: row.try_get(4)?,
    })
}

pub(super) async fn bests(db: &Connection, contest: &str, visitor: &str, before: Millis) -> Outcome<Bests> {
    let row = db.one(BESTS, &[&contest, &visitor, &before]).await?;
    // What has no points is a number below all points, and is no best of anybody.
    let points = |column: usize| -> Outcome<Option<i16>> {
        row.try_get::<_, Option<i32>>(column)?.map(|points| small(points.into())).transpose()
    };
    Ok(Bests { before: points(0)?, ever: points(1)?, games: small(row.try_get(2)?)? })
}

pub(super) async fn of(db: &Connection, visitor: &str) -> Outcome<Vec<OwnScore>> {
    let one = |row: &Row| {
        let ending = read(row.try_get(2)?);
        let (contest, name, at, table) = (row.try_get(0)?, row.try_get(1)?, row.try_get(3)?, row.try_get(4)?);
        Ok(OwnScore { contest, name, ending, at, table })
    };
    db.rows(OF, &[&visitor]).await?.iter().map(one).collect()
}
