//! The server that is measured, in a process of its own.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::process::Process;
use client::Address;
use speech::out::Stop;

/// It has to be up by then, and down after as long.
const PATIENCE: Duration = Duration::from_secs(30);
/// What stands before the address it listens on.
const LISTENING: &str = "listening on ";

/// A server in a process of its own; it ends with us, however we end.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: Address,
}

impl Server {
    /// Starts the server of that program, or of our own, with that data directory, without limits for single guests.
    pub fn start(data: &Path, program: Option<&Path>) -> Result<Self, Stop> {
        let cannot = |error: std::io::Error| Stop::Bad(format!("cannot start a server: {error}"));
        let log = data.join("server.log");
        let ourselves = || std::env::current_exe();
        let mut child = Command::new(program.map_or_else(ourselves, |path| Ok(path.to_owned())).map_err(cannot)?)
            .args(["serve", "--listen", "127.0.0.1:0", "--requests-per-minute", "0", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).map_err(cannot)?)
            .spawn()
            .map_err(cannot)?;
        let stdout = child.stdout.take();
        // Whatever happens from here on, the process does not outlive us.
        let mut server = Self { child, address: Address::Unix(PathBuf::new()) };
        let (send, receive) = mpsc::channel();
        thread::spawn(move || {
            // All of it is read, so that the server never waits for a reader.
            for line in stdout.into_iter().flat_map(|stdout| BufReader::new(stdout).lines()).map_while(Result::ok) {
                if let Some(address) = address_in(&line) {
                    // Nobody may be waiting any more.
                    let _ = send.send(address);
                }
            }
        });
        server.address = receive.recv_timeout(PATIENCE).map_err(|_| {
            let said = fs::read_to_string(&log).unwrap_or_default();
            let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it said nothing");
            Stop::Bad(format!("the server did not start: {last}"))
        })?;
        Ok(server)
    }

    /// Its process.
    pub fn process(&self) -> Process {
        Process::new(self.child.id())
    }

    /// Asks it to stop and waits until it has; true if it did so by itself and in order.
    pub fn stop(mut self) -> bool {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status();
        let until = Instant::now() + PATIENCE;
        while asked.as_ref().is_ok_and(std::process::ExitStatus::success) && Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(10)),
                Ok(Some(status)) => return status.success(),
                Err(_) => break,
            }
        }
        false
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The address in the line that tells it.
fn address_in(line: &str) -> Option<Address> {
    let (_, rest) = line.split_once(LISTENING)?;
    rest.split_whitespace().next()?.parse().ok()
}

/// A directory for the data of one measurement.
#[derive(Debug)]
pub struct Data {
    path: PathBuf,
    keep: bool,
}

impl Data {
    /// The directory somebody wants, which is kept; or else one that is removed in the end.
    pub fn new(wanted: Option<&Path>) -> Result<Self, Stop> {
        let made_up = || std::env::temp_dir().join(format!("senbazuru-bench-{}", std::process::id()));
        let path = wanted.map_or_else(made_up, Path::to_path_buf);
        fs::create_dir_all(&path).map_err(|error| Stop::Bad(format!("{}: {error}", path.display())))?;
        Ok(Self { path, keep: wanted.is_some() })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        if !self.keep {
            // What can't be removed lies where temporary things lie.
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_tells_where_it_listens() {
        let address = address_in("senbazuru 0.1.0 listening on http://127.0.0.1:7777 (stop with Ctrl-C)");
        assert_eq!(address.map(|address| address.to_string()).as_deref(), Some("http://127.0.0.1:7777"));
        assert_eq!(address_in("listening on"), None);
        assert_eq!(address_in("data in /tmp"), None);
    }

    #[test]
    fn only_a_directory_of_our_own_is_removed() {
        let directory = tempfile::tempdir().expect("a directory");
        let wanted = directory.path().join("a").join("b");
        drop(Data::new(Some(&wanted)).expect("a directory"));
        assert!(wanted.is_dir());
        let own = Data::new(None).expect("a directory");
        let path = own.path().to_path_buf();
        assert!(path.is_dir());
        drop(own);
        assert!(!path.exists());
    }
}
