//! Who is asked: the server that runs on the data directory, or, if there is none, this process. Of a database that several servers
//! share this process becomes a node for that moment.

use std::process::ExitCode;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use http::{Method, Request};
use http_body_util::BodyExt as _;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use session::Limits;
use tower::ServiceExt as _;

use crate::cli::{DataDirectory, Home, Keep};
use crate::serve::control::socket::Socket;
use crate::serve::control::{self, Desk};
use crate::serve::house::House;
use client::{Address, Connection, Trouble};
use speech::out::Stop;

/// How long a server may take for one answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// The line to the tables of a data directory.
pub enum Line {
    /// To the server that runs.
    Server {
        /// The connection.
        connection: Box<Connection>,
        /// Where it goes.
        _socket: Socket,
    },
    /// To this process, which owns the directory meanwhile.
    Own {
        /// What answers.
        router: Router,
        /// What it answers from.
        house: House,
    },
}

/// What is said about a refusal.
#[derive(Deserialize)]
struct Complaint {
    error: Why,
}

#[derive(Deserialize)]
struct Why {
    message: String,
}

impl Line {
    /// Finds out who is to be asked.
    pub async fn open(home: &Home) -> Result<Self, Stop> {
        if let Home::Directory(data) = home {
            let directory = store::Directory::look(data).map_err(|why| Stop::Bad(why.to_string()))?;
            let socket = directory.control();
            let bad = |why: std::io::Error| Stop::Bad(format!("{}: {why}", directory.control().display()));
            let socket = Socket::at(socket).map_err(bad)?;
            if socket.is_answered().await {
                let connection = Box::new(Connection::new(&Address::Unix(socket.to_open().to_owned())));
                return Ok(Self::Server { connection, _socket: socket });
            }
        }
        // Nobody is here to play: bots need no more than one thread, if a table wakes at all.
        let house = House::open_existing(home, Limits { thinkers: 1, ..Limits::default() }).await?;
        let desk = Desk { hub: house.hub.clone(), kept: house.kept.clone(), keep: Keep::default() };
        Ok(Self::Own { router: control::router(desk), house })
    }

    /// Is this process one of several that share a database?
    pub fn is_shared(&self) -> bool {
        matches!(self, Self::Own { house, .. } if house.directory.is_none())
    }

    /// Is a server asked?
    pub const fn is_server(&self) -> bool {
        matches!(self, Self::Server { .. })
    }

    /// Asks, and returns the body of the answer or the sentence of a refusal.
    pub async fn ask(&mut self, method: Method, path: &str, body: Vec<u8>) -> Result<Vec<u8>, String> {
        let (status, body) = match self {
            Self::Server { connection, .. } => {
                let answer = tokio::time::timeout(PATIENCE, connection.request(method.as_str(), path, &[], &body));
                let answer = answer.await.unwrap_or(Err(Trouble::Late)).map_err(|why| why.to_string())?;
                (answer.status, answer.body)
            }
            Self::Own { router, .. } => {
                let request = Request::builder().method(method).uri(path).body(Body::from(body));
                let request = request.map_err(|why| why.to_string())?;
                let Ok(answer) = router.clone().oneshot(request).await;
                let status = answer.status().as_u16();
                let body = answer.into_body().collect().await.map_err(|why| why.to_string())?;
                (status, body.to_bytes().to_vec())
            }
        };
        if status < 400 {
            return Ok(body);
        }
        let complaint = serde_json::from_slice(&body).map(|complaint: Complaint| complaint.error.message);
        Err(complaint.unwrap_or_else(|_| format!("refused with status {status}")))
    }

    /// Asks for something that is answered in JSON.
    pub async fn json<T: DeserializeOwned>(&mut self, method: Method, path: &str, body: Vec<u8>) -> Result<T, String> {
        let body = self.ask(method, path, body).await?;
        serde_json::from_slice(&body).map_err(|why| format!("the server of another version answers: {why}"))
    }

    /// Hangs up: whatever was to be stored is stored, and the directory is free again.
    pub async fn close(self) {
        if let Self::Own { router, house } = self {
            drop(router);
            house.close().await;
        }
    }
}

/// Does something on the line to the tables of a data directory, and hangs up.
pub fn with_line(
    data: &DataDirectory,
    work: impl AsyncFnOnce(&mut Line) -> Result<ExitCode, Stop>,
) -> Result<ExitCode, Stop> {
    let home = data.home().map_err(Stop::Bad)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.map_err(|why| Stop::Bad(format!("no threads to be had: {why}")))?;
    runtime.block_on(async {
        let mut line = Line::open(&home).await?;
        let result = work(&mut line).await;
        line.close().await;
        result
    })
}

/// An id that can stand in a path as it is.
pub fn plain(id: &str) -> Option<&str> {
    let is_plain = !id.is_empty() && id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_plain.then_some(id)
}
