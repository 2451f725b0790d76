//! Tables made, deleted and left by who is forgotten.

use super::connection::{Connection, Value};
use super::problem::Outcome;
use super::{people, scores, talk};
use crate::shelf::Shelf;
use crate::{Epoch, NodeId, SeatRow, TableRow, Trouble};

/// A table with its facts and seats, unless there is one of that id.
const CREATE: &str = "WITH made AS (
         INSERT INTO tables (id, game, terms, created, invite) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING RETURNING key
     ), stated AS (
         INSERT INTO facts (key, shelf, status, version, asked, deadline, touched, clocks, result, next, owner)
         SELECT key, $6, $7, 0, $8, $9, $10, $11, $12, $13, $14 FROM made
     ), seated AS (
         INSERT INTO seats (table_key, number, kind, name, level, visitor, token)
         SELECT key, seat.number - 1, seat.kind, seat.name, seat.level, seat.visitor, seat.token
         FROM made CROSS JOIN unnest($15::text[], $16::text[], $17::text[], $18::text[], $19::bytea[])
             WITH ORDINALITY AS seat (kind, name, level, visitor, token, number)
     )
     SELECT key FROM made";

/// Held until the end of the transaction by whoever deletes a table: what is added to it comes before or after.
const HOLD: &str = "SELECT epoch FROM facts JOIN tables USING (key) WHERE id = $1 FOR UPDATE";

const DELETE: &str = "WITH gone AS (
         DELETE FROM facts USING tables WHERE tables.key = facts.key AND id = $1 AND epoch = $2 RETURNING facts.key
     ), unlogged AS (DELETE FROM log USING gone WHERE table_key = gone.key),
     unseated AS (DELETE FROM seats USING gone WHERE table_key = gone.key),
     unsaid AS (DELETE FROM talk USING gone WHERE table_key = gone.key)
     DELETE FROM tables USING gone WHERE tables.key = gone.key RETURNING id";

/// Tables of a visitor that another node may have in its memory, with the name: whoever owned them has to take them anew.
const FENCE: &str = "UPDATE facts SET epoch = epoch + 1, owner = NULL WHERE key IN
     (SELECT table_key FROM seats WHERE visitor = $1) AND owner IS DISTINCT FROM $2";

/// Tables of a visitor at which something can still happen.
const ALIVE: &str =
    "SELECT id FROM tables JOIN facts USING (key) WHERE key IN (SELECT table_key FROM seats WHERE visitor = $1)
     AND status IN ('open', 'running', 'paused') ORDER BY created, key";

/// What is left of somebody who sat there: that it was a person.
const LEAVE: &str = "UPDATE seats SET name = '', token = NULL, visitor = NULL WHERE visitor = $1";

pub(super) async fn create(db: &Connection, table: &TableRow, owner: Option<NodeId>) -> Outcome<()> {
    let TableRow { id, game, terms, created, listed: _, practice: _, invite, seats, facts } = table;
    if facts.version != 0 {
        return Err(Trouble::Failed("a new table has no entries yet".into()).into());
    }
    let (invite, shelf) = (invite.as_ref().map(|hash| &hash.0[..]), Shelf::of(table) as i16);
    let (asked, owner) = (i16::from(facts.asked), owner.map(|node| node.0));
    let seats = Seats::of(seats);
    let made = db
        .row(
            CREATE,
            &[
                id,
                game,
                terms,
                created,
                &invite,
                &shelf,
                &facts.status.word(),
                &asked,
                &facts.deadline,
                &facts.touched,
                &facts.clocks,
                &facts.result,
                &facts.next,
                &owner,
                &seats.kinds,
                &seats.names,
                &seats.levels,
                &seats.visitors,
                &seats.tokens,
            ],
        )
        .await?;
    made.map(drop).ok_or_else(|| Trouble::Conflict.into())
}

/// Seats as columns.
#[derive(Default)]
struct Seats<'a> {
    kinds: Vec<&'a str>,
    names: Vec<&'a str>,
    levels: Vec<Option<&'a str>>,
    visitors: Vec<Option<&'a str>>,
    tokens: Vec<Option<&'a [u8]>>,
}

impl<'a> Seats<'a> {
    fn of(seats: &'a [SeatRow]) -> Self {
        let mut columns = Self::default();
        for SeatRow { kind, name, level, visitor, token } in seats {
            columns.kinds.push(kind.word());
            columns.names.push(name);
            columns.levels.push(level.as_deref());
            columns.visitors.push(visitor.as_deref());
            columns.tokens.push(token.as_ref().map(|hash| &hash.0[..]));
        }
        columns
    }
}

pub(super) async fn delete(db: &Connection, id: &str, epoch: Epoch) -> Outcome<bool> {
    let [held, gone] = two(db.together(&[(HOLD, &[&id]), (DELETE, &[&id, &epoch.0])]).await?);
    // One that is there and was not deleted was taken in another epoch.
    if gone.is_empty() && !held.is_empty() { Err(Trouble::Fenced.into()) } else { Ok(!gone.is_empty()) }
}

fn two<T>(answers: Vec<Vec<T>>) -> [Vec<T>; 2] {
    let mut answers = answers.into_iter();
    std::array::from_fn(|_| answers.next().unwrap_or_default())
}

/// Forgets a visitor: which of their tables are not over?
pub(super) async fn forget(db: &Connection, visitor: &str, node: Option<NodeId>) -> Outcome<Vec<String>> {
    loop {
        match forget_once(db, visitor, node).await {
            // Two nodes had locked each other out; this one has changed nothing.
            Err(stop) if stop.is_others() => (),
            came_to => return came_to,
        }
    }
}

async fn forget_once(db: &Connection, visitor: &str, node: Option<NodeId>) -> Outcome<Vec<String>> {
    let node = node.map(|node| node.0);
    let own: [Value<'_>; 1] = [&visitor];
    let fence: [Value<'_>; 2] = [&visitor, &node];
    let mut steps: Vec<(&'static str, &[Value<'_>])> = vec![(ALIVE, &own), (FENCE, &fence), (LEAVE, &own)];
    steps.extend(people::FORGET.into_iter().chain(scores::FORGET).chain(talk::FORGET).map(|sql| (sql, &own[..])));
    let mut answers = db.together(&steps).await?;
    answers.swap_remove(0).iter().map(|row| Ok(row.try_get(0)?)).collect()
}
