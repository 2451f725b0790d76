//! Requests for those who wait for the answer.

use std::time::Duration;

use tokio::runtime::{Builder, Runtime};

use super::address::Address;
use super::connection::{Connection, Response};
use super::trouble::Trouble;

/// A connection for code that is not asynchronous.
pub struct Blocking {
    runtime: Runtime,
    connection: Connection,
    patience: Duration,
}

impl Blocking {
    /// A connection to that server, to be made with the first request; an answer may take as long as `patience`.
    ///
    /// # Errors
    /// If the system does not let us wait for sockets.
    pub fn new(address: &Address, patience: Duration) -> Result<Self, Trouble> {
        let runtime = Builder::new_current_thread().enable_all().build().map_err(Trouble::Connect)?;
        Ok(Self { runtime, connection: Connection::new(address), patience })
    }

    /// Sends a request and waits for the answer.
    ///
    /// # Errors
    /// If there is none, or none in time. A request may have been carried out nevertheless.
    pub fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Result<Response, Trouble> {
        let (connection, patience) = (&mut self.connection, self.patience);
        self.runtime.block_on(async {
            let answer = connection.request(method, path, headers, body);
            tokio::time::timeout(patience, answer).await.unwrap_or(Err(Trouble::Late))
        })
    }
}
