//! Additions to the logs of many tables, in one statement.
//!
//! Whether the row of facts is still the one that was seen, and the epoch still the one in which the table was taken, is part of the
//! change itself: whoever is slower, or was fenced, changes no row, and nothing else of theirs is stored either.

use std::collections::{HashMap, HashSet};

use super::connection::{Connection, Given, Value};
use super::lane::Answer;
use super::problem::Outcome;
use crate::points::{UNFINISHED, written};
use crate::{Append, Trouble};

/// Additions to the logs of different tables.
#[derive(Default)]
pub(super) struct Wave {
    appends: Vec<(Box<Append>, Answer<()>)>,
    tables: HashSet<String>,
}

impl Wave {
    pub(super) fn has(&self, table: &str) -> bool {
        self.tables.contains(table)
    }

    pub(super) fn add(&mut self, append: Box<Append>, answer: Answer<()>) {
        self.tables.insert(append.table.clone());
        self.appends.push((append, answer));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.appends.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.appends.len()
    }

    pub(super) fn entries(&self) -> u64 {
        self.appends.iter().map(|(append, _)| append.entries.len() as u64).sum()
    }

    /// Each of them alone.
    pub(super) fn singly(self) -> impl Iterator<Item = Self> {
        self.appends.into_iter().map(|one| Self { appends: vec![one], tables: HashSet::new() })
    }

    /// Tells everybody what became of theirs.
    pub(super) fn tell(self, came_to: Result<Vec<Result<(), Trouble>>, Trouble>) {
        let mut each = came_to.map(Vec::into_iter);
        for (_, answer) in self.appends {
            let this = match &mut each {
                Ok(each) => each.next().unwrap_or_else(|| Err(Trouble::Failed("it was not carried out".into()))),
                Err(trouble) => Err(trouble.clone()),
            };
            // Nobody waits any longer: that changes nothing about what is stored.
            let _ = answer.send(this);
        }
    }
}

/// The additions that are given, with the number of each, and those of them that have changed their facts. The entries of each are a
/// range of all entries: to look for them by a number would cost more the more there are.
macro_rules! changed {
    () => {
        "WITH given AS (
             SELECT given.*, tables.key FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::smallint[],
                 $7::bigint[], $8::text[], $9::bigint[], $10::text[], $11::text[], $12::integer[])
             WITH ORDINALITY AS given (id, epoch, after, status, version, asked, deadline, clocks, touched, result, next, entries, n)
             JOIN tables USING (id)
         ), changed AS (
             UPDATE facts SET status = given.status, version = given.version, asked = given.asked, deadline = given.deadline,
                 clocks = given.clocks, touched = given.touched, result = given.result, next = given.next
             FROM given WHERE facts.key = given.key AND facts.version = given.after AND facts.epoch = given.epoch
             RETURNING facts.key, given.n, given.after, facts.version, given.entries
         ), logged AS (
             INSERT INTO log (table_key, number, text, digest, at, request)
             SELECT key, after + 1 + at, ($13::text[])[entries + at], ($14::bigint[])[entries + at], ($15::bigint[])[entries + at],
                 ($16::bigint[])[entries + at]
             FROM changed CROSS JOIN generate_series(0, (version - after - 1)::integer) AS at
         )"
    };
}

/// Most of them: entries and facts.
const PLAIN: &str = concat!(changed!(), " SELECT n FROM changed");

/// The same with seats and scores. A score that is there already stays as it is, unless its game was not over; where only the first
/// game of a visitor counts, those of other tables stay away, by an index if both come at once.
const WITH_SEATS_AND_SCORES: &str = concat!(
    changed!(),
    ", seated AS (
         INSERT INTO seats (table_key, number, kind, name, level, visitor, token)
         SELECT changed.key, seat.number, seat.kind, seat.name, seat.level, seat.visitor, seat.token
         FROM unnest($17::bigint[], $18::smallint[], $19::text[], $20::text[], $21::text[], $22::text[], $23::bytea[])
             AS seat (n, number, kind, name, level, visitor, token) JOIN changed USING (n)
         ON CONFLICT (table_key, number) DO UPDATE SET kind = excluded.kind, name = excluded.name, level = excluded.level,
             visitor = excluded.visitor, token = excluded.token
     ), unseated AS (
         DELETE FROM seats USING changed JOIN unnest($24::bigint[], $25::smallint[]) AS left_ (n, seats) USING (n)
         WHERE seats.table_key = changed.key AND seats.number >= left_.seats
     ), scored AS (
         SELECT given.id, score.* FROM unnest($26::bigint[], $27::text[], $28::text[], $29::text[], $30::integer[], $31::bigint[], $32::boolean[])
             AS score (n, contest, visitor, name, points, at, only_first) JOIN changed USING (n) JOIN given USING (n)
     ), ended AS (
         UPDATE scores SET name = scored.name, points = scored.points, at = scored.at FROM scored
         WHERE scores.contest = scored.contest AND scores.visitor = scored.visitor AND scores.table_id = scored.id AND scores.points = $33
     ), begun AS (
         INSERT INTO scores (contest, visitor, table_id, name, points, at, only_first)
         SELECT contest, visitor, id, name, points, at, only_first FROM scored
         WHERE NOT (only_first AND EXISTS (SELECT 1 FROM scores AS other WHERE other.contest = scored.contest
             AND other.visitor = scored.visitor AND other.table_id <> scored.id))
         ON CONFLICT DO NOTHING
     )
     SELECT n FROM changed"
);

/// Where tables are, for those whose addition changed nothing.
const EPOCHS: &str = "SELECT id, epoch FROM tables JOIN facts USING (key) WHERE id = ANY ($1)";

/// Stores a wave: what has become of each addition?
pub(super) async fn store(db: &Connection, wave: &Wave) -> Outcome<Vec<Result<(), Trouble>>> {
    let stored = insert(db, wave).await?;
    if stored.iter().all(|&is_stored| is_stored) {
        return Ok(vec![Ok(()); wave.len()]);
    }
    let refused = wave.appends.iter().zip(&stored).filter(|(_, is_stored)| !**is_stored);
    let refused: Vec<&str> = refused.map(|((append, _), _)| append.table.as_str()).collect();
    let mut epochs = HashMap::new();
    for row in db.rows(EPOCHS, &[&refused]).await? {
        epochs.insert(row.try_get::<_, String>(0)?, row.try_get::<_, i64>(1)?);
    }
    let why = |append: &Append| match epochs.get(&append.table) {
        Some(&epoch) if epoch != append.epoch.0 => Trouble::Fenced,
        _ => Trouble::Conflict,
    };
    let each = wave.appends.iter().zip(stored);
    Ok(each.map(|((append, _), is_stored)| if is_stored { Ok(()) } else { Err(why(append)) }).collect())
}

/// Is each of them stored?
async fn insert(db: &Connection, wave: &Wave) -> Outcome<Vec<bool>> {
    let appends: Vec<&Append> = wave.appends.iter().map(|(append, _)| &**append).collect();
    let ids: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let epochs: Vec<i64> = appends.iter().map(|append| append.epoch.0).collect();
    let afters: Vec<i64> = appends.iter().map(|append| append.after.into()).collect();
    let statuses: Vec<&str> = appends.iter().map(|append| append.facts.status.word()).collect();
    let versions: Vec<i64> = appends.iter().map(|append| append.facts.version.into()).collect();
    let asked: Vec<i16> = appends.iter().map(|append| append.facts.asked.into()).collect();
    let deadlines: Vec<Option<i64>> = appends.iter().map(|append| append.facts.deadline).collect();
    let clocks: Vec<&str> = appends.iter().map(|append| append.facts.clocks.as_str()).collect();
    let touched: Vec<i64> = appends.iter().map(|append| append.facts.touched).collect();
    let results: Vec<Option<&str>> = appends.iter().map(|append| append.facts.result.as_deref()).collect();
    let nexts: Vec<Option<&str>> = appends.iter().map(|append| append.facts.next.as_deref()).collect();
    // Where the first entry of each stands, from 1.
    let begins: Vec<i32> = appends
        .iter()
        .scan(1, |begin, append| Some(std::mem::replace(begin, *begin + append.entries.len() as i32)))
        .collect();
    let entries: Vec<_> = appends.iter().flat_map(|append| &append.entries).collect();
    let texts: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
    // Any 64 bits: the database's numbers have a sign.
    let digests: Vec<i64> = entries.iter().map(|entry| entry.digest.cast_signed()).collect();
    let at: Vec<i64> = entries.iter().map(|entry| entry.at).collect();
    let requests: Vec<Option<i64>> = entries.iter().map(|entry| entry.request.map(u64::cast_signed)).collect();
    let plain: [Value<'_>; 16] = [
        &ids, &epochs, &afters, &statuses, &versions, &asked, &deadlines, &clocks, &touched, &results, &nexts, &begins,
        &texts, &digests, &at, &requests,
    ];
    let rows = if appends.iter().all(|append| append.seats.is_none() && append.scores.is_empty()) {
        db.rows(PLAIN, &plain).await?
    } else {
        with_seats_and_scores(db, &appends, &plain).await?
    };
    let mut stored = vec![false; appends.len()];
    for row in rows {
        let n = usize::try_from(row.try_get::<_, i64>(0)?).unwrap_or(0);
        if let Some(stored) = n.checked_sub(1).and_then(|at| stored.get_mut(at)) {
            *stored = true;
        }
    }
    Ok(stored)
}

async fn with_seats_and_scores(
    db: &Connection,
    appends: &[&Append],
    plain: Given<'_>,
) -> Outcome<Vec<tokio_postgres::Row>> {
    let numbered = || (1_i64..).zip(appends);
    let left: Vec<(i64, i16)> =
        numbered().filter_map(|(n, append)| append.seats.as_ref().map(|seats| (n, seats.len() as i16))).collect();
    let (left_of, left): (Vec<i64>, Vec<i16>) = left.into_iter().unzip();
    let seats: Vec<_> = numbered()
        .flat_map(|(n, append)| append.seats.iter().flatten().zip(0_i16..).map(move |(seat, number)| (n, number, seat)))
        .collect();
    let of: Vec<i64> = seats.iter().map(|(n, ..)| *n).collect();
    let numbers: Vec<i16> = seats.iter().map(|(_, number, _)| *number).collect();
    let kinds: Vec<&str> = seats.iter().map(|(.., seat)| seat.kind.word()).collect();
    let names: Vec<&str> = seats.iter().map(|(.., seat)| seat.name.as_str()).collect();
    let levels: Vec<Option<&str>> = seats.iter().map(|(.., seat)| seat.level.as_deref()).collect();
    let visitors: Vec<Option<&str>> = seats.iter().map(|(.., seat)| seat.visitor.as_deref()).collect();
    let tokens: Vec<Option<&[u8]>> =
        seats.iter().map(|(.., seat)| seat.token.as_ref().map(|hash| &hash.0[..])).collect();
    let scores: Vec<_> = numbered().flat_map(|(n, append)| append.scores.iter().map(move |score| (n, score))).collect();
    let scores_of: Vec<i64> = scores.iter().map(|(n, _)| *n).collect();
    let contests: Vec<&str> = scores.iter().map(|(_, score)| score.contest.as_str()).collect();
    let players: Vec<&str> = scores.iter().map(|(_, score)| score.visitor.as_str()).collect();
    let called: Vec<&str> = scores.iter().map(|(_, score)| score.name.as_str()).collect();
    let points: Vec<i32> = scores.iter().map(|(_, score)| written(score.ending)).collect();
    let at: Vec<i64> = scores.iter().map(|(_, score)| score.at).collect();
    let only_first: Vec<bool> = scores.iter().map(|(_, score)| score.only_first).collect();
    let mut given: Vec<Value<'_>> = plain.to_vec();
    let seats: [Value<'_>; 9] = [&of, &numbers, &kinds, &names, &levels, &visitors, &tokens, &left_of, &left];
    let scores: [Value<'_>; 8] = [&scores_of, &contests, &players, &called, &points, &at, &only_first, &UNFINISHED];
    given.extend(seats);
    given.extend(scores);
    db.rows(WITH_SEATS_AND_SCORES, &given).await
}
