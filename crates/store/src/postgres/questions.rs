//! What only reads: tables, lists, what is due. Each question is one statement, and so about one moment.

use tokio_postgres::Row;

use super::connection::Connection;
use super::people::hash;
use super::problem::{Outcome, Stop};
use crate::shelf::Shelf;
use crate::{
    Counts, Entry, Facts, Filter, Millis, NodeId, Page, SeatKind, SeatRow, Status, Stored, Summary, TableRow, Trouble,
};

/// What is read of a table.
macro_rules! columns {
    () => {
        "id, game, terms, created, shelf, invite, status, version, asked, deadline, clocks, touched, result, next, \
         kinds, names, levels, visitors, tokens"
    };
}

/// The seats of a table, as columns.
macro_rules! sitting {
    () => {
        " CROSS JOIN LATERAL (SELECT array_agg(kind ORDER BY number) AS kinds, array_agg(name ORDER BY number) AS names,
              array_agg(level ORDER BY number) AS levels, array_agg(visitor ORDER BY number) AS visitors,
              array_agg(token ORDER BY number) AS tokens FROM seats WHERE table_key = facts.key) AS sitting"
    };
}
pub(super) use {columns, sitting};

const LOAD: &str = concat!(
    "SELECT ",
    columns!(),
    ", numbers, texts, digests, ats, requests FROM tables JOIN facts USING (key)",
    sitting!(),
    " CROSS JOIN LATERAL (SELECT array_agg(number ORDER BY number) AS numbers, array_agg(text ORDER BY number) AS texts,
          array_agg(digest ORDER BY number) AS digests, array_agg(at ORDER BY number) AS ats,
          array_agg(request ORDER BY number) AS requests FROM log WHERE table_key = facts.key) AS logged
     WHERE id = $1"
);

/// Of each shelf and status that is asked for, a range of an index, and of that only as much as is asked for.
const LIST: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM (
          SELECT one.* FROM unnest($1::smallint[], $2::text[]) AS part (shelf, status) CROSS JOIN LATERAL (
              SELECT facts.*, id, game, terms, created, invite FROM facts JOIN tables USING (key)
              WHERE facts.shelf = part.shelf AND facts.status = part.status COLLATE \"C\" AND touched <= $3 AND (touched < $3 OR id > $4)
              AND ($5::text IS NULL OR game = $5) ORDER BY touched DESC, id LIMIT $6
          ) AS one ORDER BY touched DESC, id LIMIT $6
      ) AS facts",
    sitting!(),
    " ORDER BY touched DESC, id"
);

/// The tables of one visitor: never so many that sorting them would matter.
const LIST_OF_VISITOR: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM (
          SELECT facts.*, id, game, terms, created, invite FROM facts JOIN tables USING (key)
          WHERE key IN (SELECT table_key FROM seats WHERE visitor = $1)
          AND shelf = ANY ($2) AND status = ANY ($3) AND touched <= $4 AND (touched < $4 OR id > $5)
          AND ($6::text IS NULL OR game = $6) ORDER BY touched DESC, id LIMIT $7
      ) AS facts",
    sitting!(),
    " ORDER BY touched DESC, id"
);

/// Of those that are this node's, or nobody's.
const DUE: &str = "SELECT id FROM facts JOIN tables USING (key) WHERE deadline <= $1 AND (owner IS NULL OR owner = $3
     OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = owner AND expires > clock_timestamp())) ORDER BY deadline LIMIT $2";

const COUNTS: &str = "SELECT status, count(*) FROM facts GROUP BY status";

pub(super) async fn load(db: &Connection, id: &str) -> Outcome<Option<Stored>> {
    let Some(row) = db.row(LOAD, &[&id]).await? else { return Ok(None) };
    Ok(Some(Stored { table: table(&row)?, log: log(&row)? }))
}

/// Which shelves and states of tables a filter is about.
fn parts(filter: &Filter) -> (Vec<i16>, Vec<&'static str>) {
    let shelves = Shelf::ALL.into_iter().filter(|shelf| shelf.is_asked_for(filter.listed, filter.practice));
    let statuses = Status::ALL.into_iter().filter(|&one| filter.status.is_none_or(|only| only == one));
    (shelves.map(|shelf| shelf as i16).collect(), statuses.map(Status::word).collect())
}

/// Before the first place of all, or after the last that was shown.
pub(super) fn place(page: &Page) -> (Millis, &str) {
    page.after.as_ref().map_or((Millis::MAX, ""), |(touched, id)| (*touched, id))
}

pub(super) async fn list(db: &Connection, filter: &Filter, page: &Page) -> Outcome<Vec<Summary>> {
    let ((touched, id), most) = (place(page), i64::from(page.most));
    let (shelves, statuses) = parts(filter);
    let rows = if let Some(visitor) = &filter.visitor {
        db.rows(LIST_OF_VISITOR, &[visitor, &shelves, &statuses, &touched, &id, &filter.game, &most]).await?
    } else {
        let each = shelves.iter().flat_map(|&shelf| statuses.iter().map(move |&status| (shelf, status)));
        let (shelves, statuses): (Vec<i16>, Vec<&str>) = each.unzip();
        db.rows(LIST, &[&shelves, &statuses, &touched, &id, &filter.game, &most]).await?
    };
    summaries(&rows)
}

/// What lists show of these tables.
pub(super) fn summaries(rows: &[Row]) -> Outcome<Vec<Summary>> {
    rows.iter().map(|row| Ok(Summary { table: table(row)? })).collect()
}

pub(super) async fn due(db: &Connection, now: Millis, most: u32, node: Option<NodeId>) -> Outcome<Vec<String>> {
    let rows = db.rows(DUE, &[&now, &i64::from(most), &node.map(|node| node.0)]).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

pub(super) async fn counts(db: &Connection) -> Outcome<Counts> {
    let mut counts = Counts::default();
    for row in db.rows(COUNTS, &[]).await? {
        counts.tables[status(row.try_get(0)?)? as usize] += row.try_get::<_, i64>(1)?.unsigned_abs();
    }
    Ok(counts)
}

fn status(word: &str) -> Outcome<Status> {
    Status::named(word).ok_or_else(|| unknown("a status"))
}

fn unknown(what: &str) -> Stop {
    Trouble::Failed(format!("{what} this program does not know")).into()
}

/// A number as small as it was when it was stored.
pub(super) fn small<T: TryFrom<i64>>(number: i64) -> Outcome<T> {
    T::try_from(number).map_err(|_| unknown("a number"))
}

fn table(row: &Row) -> Outcome<TableRow> {
    let shelf: i16 = row.try_get(4)?;
    let facts = Facts {
        status: status(row.try_get(6)?)?,
        version: small(row.try_get(7)?)?,
        asked: small(row.try_get::<_, i16>(8)?.into())?,
        deadline: row.try_get(9)?,
        clocks: row.try_get(10)?,
        touched: row.try_get(11)?,
        result: row.try_get(12)?,
        next: row.try_get(13)?,
    };
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        terms: row.try_get(2)?,
        created: row.try_get(3)?,
        listed: shelf == Shelf::Listed as i16,
        practice: shelf == Shelf::Practice as i16,
        invite: row.try_get::<_, Option<&[u8]>>(5)?.map(hash).transpose()?,
        seats: seats(row)?,
        facts,
    })
}

fn seats(row: &Row) -> Outcome<Vec<SeatRow>> {
    // Of no rows there is no array.
    let kinds: Vec<&str> = row.try_get::<_, Option<_>>(14)?.unwrap_or_default();
    let names: Vec<String> = row.try_get::<_, Option<_>>(15)?.unwrap_or_default();
    let levels: Vec<Option<String>> = row.try_get::<_, Option<_>>(16)?.unwrap_or_default();
    let visitors: Vec<Option<String>> = row.try_get::<_, Option<_>>(17)?.unwrap_or_default();
    let tokens: Vec<Option<&[u8]>> = row.try_get::<_, Option<_>>(18)?.unwrap_or_default();
    let columns = kinds.into_iter().zip(names).zip(levels).zip(visitors).zip(tokens);
    let seat = |((((kind, name), level), visitor), token): ((((&str, _), _), _), Option<&[u8]>)| {
        let kind = SeatKind::named(kind).ok_or_else(|| unknown("a kind of seat"))?;
        Ok(SeatRow { kind, name, level, visitor, token: token.map(hash).transpose()? })
    };
    columns.map(seat).collect()
}

fn log(row: &Row) -> Outcome<Vec<Entry>> {
    let numbers: Vec<i64> = row.try_get::<_, Option<_>>(19)?.unwrap_or_default();
    let texts: Vec<String> = row.try_get::<_, Option<_>>(20)?.unwrap_or_default();
    let digests: Vec<i64> = row.try_get::<_, Option<_>>(21)?.unwrap_or_default();
    let ats: Vec<i64> = row.try_get::<_, Option<_>>(22)?.unwrap_or_default();
    let requests: Vec<Option<i64>> = row.try_get::<_, Option<_>>(23)?.unwrap_or_default();
    let columns = numbers.into_iter().zip(texts).zip(digests).zip(ats).zip(requests);
    let entry = |((((number, text), digest), at), request): ((((i64, _), i64), _), Option<i64>)| {
        let (digest, request) = (digest.cast_unsigned(), request.map(i64::cast_unsigned));
        Ok(Entry { number: small(number)?, text, digest, at, request })
    };
    columns.map(entry).collect()
}
