//! A PostgreSQL of the test's own, which servers reach by an address, so that the way there can be cut.

use std::net::SocketAddr;

use testbed::Postgres;

/// A PostgreSQL that runs; it is stopped when this is dropped.
pub struct Database {
    server: Postgres,
    port: u16,
}

impl Database {
    /// A new one, on that port; nothing where PostgreSQL is not installed.
    pub fn start(port: u16) -> Option<Self> {
        let server = Postgres::start(&["listen_addresses = '127.0.0.1'", &format!("port = {port}")])?;
        Some(Self { server, port })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.port).into()
    }

    /// It goes down as by a crash, and comes up again.
    pub fn restart(&self) {
        self.server.crash();
        self.server.start_again();
    }
}
