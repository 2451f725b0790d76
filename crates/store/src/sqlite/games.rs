//! The finished games of a visitor.
//!
//! All of them are found by the index of their seats, and whatever is asked of a game by its number: so it matters how many games
//! one visitor has finished, and never how many tables there are.

use rusqlite::{Connection, Row, params};

use super::questions::{at_once, summaries};
use crate::{Millis, Opponent, Page, Played, Summary};

/// Their games, and where they sat.
macro_rules! own {
    () => {
        "(SELECT table_key, min(number) AS number FROM seats INDEXED BY seats_of_visitor WHERE visitor = ?1
          GROUP BY table_key) AS own CROSS JOIN facts ON facts.key = own.table_key AND status IN ('over', 'ended') AND listed <> 2"
    };
}

/// Who has won came first among several; a result is read as a list of words, one for each seat.
pub(crate) const PLAYED: &str = concat!(
    "SELECT facts.key FROM ",
    own!(),
    " CROSS JOIN tables ON tables.key = facts.key
     WHERE touched <= ?2 AND (touched < ?2 OR id > ?3) AND (?4 IS NULL OR game = ?4) AND version BETWEEN ?5 AND ?6
     AND (?7 IS NULL OR EXISTS (SELECT 1 FROM seats AS other WHERE other.table_key = own.table_key AND other.number <> own.number
          AND other.kind = ?7 AND iif(?7 = 'bot', other.level, other.name) = ?8))
     AND (?9 IS NULL OR ?9 = (EXISTS (SELECT 1 FROM json_each('[\"' || replace(result, ' ', '\",\"') || '\"]') AS word
          WHERE word.key = own.number AND word.value LIKE '%:1')
          AND EXISTS (SELECT 1 FROM seats AS other WHERE other.table_key = own.table_key AND other.number <> own.number)))
     ORDER BY touched DESC, id LIMIT ?10"
);

/// Those who sat elsewhere. Who was forgotten has no name.
pub(crate) const OPPONENTS: &str = concat!(
    "SELECT other.kind, iif(other.kind = 'bot', other.level, other.name) AS called FROM ",
    own!(),
    " CROSS JOIN seats AS other ON other.table_key = own.table_key AND other.number <> own.number
     WHERE other.kind IN ('person', 'bot') AND called <> '' GROUP BY other.kind, called
     ORDER BY count(*) DESC, other.kind, called LIMIT ?2"
);

pub(crate) fn played(db: &Connection, played: &Played, page: &Page) -> rusqlite::Result<Vec<Summary>> {
    // Before the first place of all.
    let (touched, id) = page.after.as_ref().map_or((Millis::MAX, ""), |(touched, id)| (*touched, id));
    let Played { visitor, game, with, won, entries: (least, most) } = played;
    let (kind, called) = match with {
        Some(Opponent::Person(name)) => (Some("person"), Some(name)),
        Some(Opponent::Bot(level)) => (Some("bot"), Some(level)),
        None => (None, None),
    };
    at_once(db, || {
        let mut own = db.prepare_cached(PLAYED)?;
        let asked = params![visitor, touched, id, game, least, most, kind, called, won, page.most];
        let keys = own.query_map(asked, |row| row.get(0))?.collect::<rusqlite::Result<Vec<i64>>>()?;
        summaries(db, keys.into_iter())
    })
}

pub(crate) fn opponents(db: &Connection, visitor: &str, most: u32) -> rusqlite::Result<Vec<Opponent>> {
    let opponent = |row: &Row<'_>| {
        let called = row.get(1)?;
        Ok(if row.get_ref(0)?.as_str()? == "bot" { Opponent::Bot(called) } else { Opponent::Person(called) })
    };
    db.prepare_cached(OPPONENTS)?.query_map(params![visitor, most], opponent)?.collect()
}
