//! A table at which the crowd plays.

use std::cell::RefCell;

use serde::Deserialize;

use crate::person::Person;
use crate::progress::Progress;
use client::{Connection, Trouble};

/// Everything of the API stands below this path.
const API: &str = "/api/v1/tables";
/// What everybody in the crowd is called.
const NAME: &str = "bench";
/// What every request with a body says of it.
const JSON: (&str, &str) = ("content-type", "application/json");

/// A table at which the crowd has taken all seats.
#[derive(Debug)]
pub struct CrowdTable {
    /// Its path.
    path: String,
    /// Where moves are sent to.
    pub moves: String,
    /// What plays each of its seats.
    pub tokens: Vec<String>,
    /// The same as a header.
    pub bearers: Vec<String>,
    /// Those who play it as visitors of the pages, if they do.
    pub people: Vec<Person>,
    /// Where forms with answers are sent to.
    pub form: String,
    /// How far it is.
    pub progress: RefCell<Progress>,
}

/// Why there is no table.
#[derive(Debug)]
pub enum NoTable {
    /// No answer.
    Trouble(Trouble),
    /// The answer to a request, if it is not what it should be.
    Refused(&'static str, u16, String),
}

#[derive(Deserialize)]
struct Created {
    table: Info,
    token: String,
    invite: String,
}

#[derive(Deserialize)]
struct Joined {
    table: Info,
    token: String,
}

#[derive(Deserialize)]
struct Info {
    id: String,
    status: String,
}

impl CrowdTable {
    /// Makes a table for that many players, takes all of its seats, for these people if there are any, and starts the game.
    pub async fn make(
        connection: &mut Connection,
        game: &str,
        players: u8,
        listeners: usize,
        people: Vec<Person>,
    ) -> Result<Self, NoTable> {
        let bearer = |seat: usize| people.get(seat).map(|person| person.bearer.clone());
        let wish = serde_json::json!({ "game": game, "players": players, "starts_when_full": true, "name": NAME });
        let Created { mut table, token, invite } = ask(connection, "making a table", API, bearer(0), &wish).await?;
        let path = format!("{API}/{}", table.id);
        let mut tokens = vec![token];
        for seat in 1..usize::from(players) {
            // Nobody at a table may be called like somebody else.
            let join = serde_json::json!({ "invite": invite, "name": format!("{NAME} {seat}") });
            let joined: Joined = ask(connection, "joining", &format!("{path}/join"), bearer(seat), &join).await?;
            table = joined.table;
            tokens.push(joined.token);
        }
        if table.status != "running" {
            let start = serde_json::json!({});
            let bearer = Some(format!("Bearer {}", tokens[0]));
            match ask::<serde::de::IgnoredAny>(connection, "starting", &format!("{path}/start"), bearer, &start).await {
                // Somebody was faster: it starts by itself.
                Ok(_) | Err(NoTable::Refused(_, 409, _)) => {}
                Err(other) => return Err(other),
            }
        }
        let bearers = tokens.iter().map(|token| format!("Bearer {token}")).collect();
        let progress = RefCell::new(Progress::new(listeners));
        let form = format!("/t/{}/move", table.id);
        Ok(Self { moves: format!("{path}/moves"), path, tokens, bearers, people, form, progress })
    }

    /// The seat of a listener; the first ones sit at the table, further ones look on.
    pub fn seat(&self, listener: usize) -> Option<u8> {
        u8::try_from(listener).ok().filter(|_| listener < self.tokens.len())
    }

    /// Where news since a version are streamed.
    pub fn stream(&self, since: u32) -> String {
        format!("{}/stream?since={since}", self.path)
    }

    /// Where zones since a version are streamed.
    pub fn live(&self, since: u32) -> String {
        format!("{}live?since={since}", self.form.trim_end_matches("move"))
    }

    /// Where something is said.
    pub fn talk(&self) -> String {
        format!("{}/talk", self.path)
    }

    /// Where news since a version can be asked for.
    pub fn events(&self, since: u32) -> String {
        format!("{}/events?since={since}", self.path)
    }
}

async fn ask<T: serde::de::DeserializeOwned>(
    connection: &mut Connection,
    what: &'static str,
    path: &str,
    bearer: Option<String>,
    body: &serde_json::Value,
) -> Result<T, NoTable> {
    let mut headers = vec![JSON];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    let answer = connection.ask("POST", path, &headers, body.to_string().as_bytes()).await.map_err(NoTable::Trouble)?;
    let refused = || NoTable::Refused(what, answer.status, shortened(answer.body));
    if !matches!(answer.status, 200..300) {
        return Err(refused());
    }
    serde_json::from_slice(answer.body).map_err(|_| refused())
}

/// The beginning of an answer, for people.
pub fn shortened(body: &[u8]) -> String {
    const MOST: usize = 300;
    String::from_utf8_lossy(&body[..body.len().min(MOST)]).into_owned()
}

impl std::fmt::Display for NoTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Trouble(trouble) => write!(f, "{trouble}"),
            Self::Refused(what, status, body) => write!(f, "{what} was answered with {status}: {body}"),
        }
    }
}
