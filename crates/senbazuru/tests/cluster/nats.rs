//! A NATS server of the test's own.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A bus that runs; it is killed when this is dropped.
pub struct Bus {
    child: Child,
    port: u16,
}

impl Bus {
    /// A new one, on that port; nothing where NATS is not installed.
    pub fn start(port: u16) -> Option<Self> {
        let is_there = Command::new("nats-server").arg("--version").stdout(Stdio::null()).status();
        if !is_there.is_ok_and(|status| status.success()) {
            assert!(std::env::var_os("CI").is_none(), "no nats-server: apt-get install nats-server");
            println!("no nats-server: the servers ask the database instead");
            return None;
        }
        Some(Self { child: spawn(port), port })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.port).into()
    }

    /// It goes, and comes back.
    pub fn restart(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        std::thread::sleep(Duration::from_millis(500));
        self.child = spawn(self.port);
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(port: u16) -> Child {
    let mut command = Command::new("nats-server");
    command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let start = Instant::now();
    while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(start.elapsed() < Duration::from_secs(10), "the bus does not listen");
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}
