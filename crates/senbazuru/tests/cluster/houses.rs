//! Servers of one database, each behind wires that can be cut.

use std::net::SocketAddr;
use std::time::Duration;

use client::Response;
use serde_json::Value;

use crate::common::{ask, json};
use crate::database::Database;
use crate::relay::{Relay, Wire};
use crate::{Server, program};

/// A server, and the wires between it and everything else.
pub struct House {
    /// The process; nothing while it is down.
    pub server: Option<Server>,
    /// From clients.
    pub clients: Relay,
    /// From the other servers.
    pub inside: Relay,
    /// To the database.
    pub database: Relay,
    /// To the bus.
    pub bus: Option<Relay>,
    ports: [u16; 2],
}

impl House {
    /// A server that runs.
    pub async fn open(database: &Database, bus: Option<SocketAddr>) -> Self {
        let ports = [free_port(), free_port()];
        let bus = match bus {
            Some(bus) => Some(Relay::to(bus).await),
            None => None,
        };
        let mut house = Self {
            server: None,
            clients: Relay::to(([127, 0, 0, 1], ports[0]).into()).await,
            inside: Relay::to(([127, 0, 0, 1], ports[1]).into()).await,
            database: Relay::to(database.address()).await,
            bus,
            ports,
        };
        house.start();
        house
    }

    /// Starts the process.
    pub fn start(&mut self) {
        let [public, inside] = self.ports.map(|port| format!("127.0.0.1:{port}"));
        let mut command = program();
        let (store, reached_by) = (self.store(), self.inside.address.to_string());
        command.args(["serve", "--requests-per-minute", "0", "--drain", "1", "--thinkers", "1", "--threads", "2"]);
        command.args(["--store", &store, "--listen", &public, "--inside", &inside, "--reached-by", &reached_by]);
        if let Some(bus) = &self.bus {
            command.args(["--bus", &format!("nats://{}", bus.address)]);
        }
        let log = std::env::var("SENBAZURU_LOG").unwrap_or_else(|_| "warn".to_owned());
        command.env("SENBAZURU_LOG", log);
        self.server = Some(Server::spawn(command));
    }

    /// The address of the database, through the wire.
    pub fn store(&self) -> String {
        format!("postgres://app@{}/postgres", self.database.address)
    }

    /// Ends the process at once.
    pub fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.child.kill().expect("a child");
            tell(&server.ended().1);
        }
    }

    /// Asks the process to stop, and waits until it has.
    pub fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            tell(&server.stop());
        }
    }

    /// Sends a signal to the process.
    pub fn signal(&self, name: &str) {
        self.server.as_ref().expect("it runs").signal(name);
    }

    /// All wires are like that.
    pub fn make_all(&self, wire: Wire) {
        let all = [&self.clients, &self.inside, &self.database];
        all.into_iter().chain(&self.bus).for_each(|relay| relay.make(wire));
    }

    /// One request to this server.
    pub fn ask(&self, method: &str, path: &str, token: Option<&str>, body: &str) -> Response {
        let address = format!("http://{}", self.clients.address).parse().expect("an address");
        ask(&address, method, path, token, body)
    }

    /// One request that is answered in JSON, with this status.
    pub fn json(&self, status: u16, method: &str, path: &str, token: Option<&str>, body: &str) -> Value {
        json(status, method, path, &self.ask(method, path, token, body))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What a server has said, for whoever looks for a cause.
fn tell(said: &str) {
    if std::env::var_os("TELL").is_some() {
        println!("--- a server:\n{said}");
    }
}

/// A port that is free, and is not one of those the system hands out.
pub fn free_port() -> u16 {
    let mut seed =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(1, |since| since.subsec_nanos());
    loop {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let port = 10_000 + (seed >> 8) as u16 % 22_000;
        if std::net::TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}
