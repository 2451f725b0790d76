//! The server under test: the built binary on a data directory of the test's own. Shared by the tests of the server and of the browser.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use client::{Address, Blocking, Response};
use serde_json::Value;
use tempfile::TempDir;

/// Nothing takes this long unless it hangs.
pub const GUARD: Duration = Duration::from_secs(60);

/// A server that runs; it is killed when this is dropped.
pub struct Server {
    pub child: Child,
    /// What it printed on standard output.
    pub line: String,
    /// Where it listens.
    pub address: Address,
    /// What it has said so far on standard error, once it has ended.
    said: Option<JoinHandle<String>>,
}

impl Server {
    /// Starts a server on a free port, without limits per guest.
    pub fn start(data: &Path) -> Self {
        Self::start_with(data, &["--requests-per-minute", "0"])
    }

    /// Starts a server on a free port, with these options.
    pub fn start_with(data: &Path, options: &[&str]) -> Self {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(options);
        Self::spawn(command)
    }

    /// Starts a server by a command that is ready.
    pub fn spawn(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
        let mut stderr = child.stderr.take().expect("piped");
        let said = std::thread::spawn(move || {
            let mut said = Vec::new();
            let _ = stderr.read_to_end(&mut said);
            String::from_utf8_lossy(&said).into_owned()
        });
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            let mut line = String::new();
            let _ = stdout.read_line(&mut line);
            let _ = sender.send(line);
            // Whatever else comes is read too, so that the server is not kept waiting.
            let _ = std::io::copy(&mut stdout, &mut std::io::sink());
        });
        let line = lines.recv_timeout(GUARD);
        let line = match line {
            Ok(line) if line.starts_with("listening on ") => line,
            other => {
                let _ = child.kill();
                let _ = child.wait();
                panic!("no address but {other:?}: {}", said.join().unwrap_or_default());
            }
        };
        let address = line.trim_end().trim_start_matches("listening on ").parse().expect("an address");
        Self { child, line, address, said: Some(said) }
    }

    /// One request on a connection of its own.
    pub fn ask(&self, method: &str, path: &str, token: Option<&str>, body: &str) -> Response {
        ask(&self.address, method, path, token, body)
    }

    /// One request that is answered in JSON, with this status.
    pub fn json(&self, status: u16, method: &str, path: &str, token: Option<&str>, body: &str) -> Value {
        json(status, method, path, &self.ask(method, path, token, body))
    }

    /// Sends a signal, by its name.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &id]).status().expect("kill runs");
        assert!(sent.success(), "{name} to {id}");
    }

    /// Waits until the server has ended: how it did, and what it said on standard error.
    pub fn ended(mut self) -> (ExitStatus, String) {
        let start = Instant::now();
        let status = loop {
            match self.child.try_wait().expect("a child") {
                Some(status) => break status,
                None if start.elapsed() > GUARD => panic!("the server goes on"),
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        };
        let said = self.said.take().map(|said| said.join().expect("it was read"));
        (status, said.unwrap_or_default())
    }

    /// Asks the server to stop, which it must do in order.
    pub fn stop(self) -> String {
        self.signal("TERM");
        let (status, said) = self.ended();
        assert_eq!(status.code(), Some(0), "{said}");
        said
    }
}

/// One request on a connection of its own.
pub fn ask(address: &Address, method: &str, path: &str, token: Option<&str>, body: &str) -> Response {
    let mut client = Blocking::new(address, GUARD).expect("a client");
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    client.request(method, path, &headers, body.as_bytes()).expect("an answer")
}

/// An answer in JSON, with this status, to that request.
pub fn json(status: u16, method: &str, path: &str, answer: &Response) -> Value {
    let text = String::from_utf8_lossy(&answer.body);
    assert_eq!(answer.status, status, "{method} {path}: {text}");
    serde_json::from_str(&text).unwrap_or_else(|why| panic!("{method} {path}: {why}: {text}"))
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A directory for one test.
pub fn directory() -> TempDir {
    tempfile::tempdir().expect("a directory")
}

/// The binary, in the language of the tests and with nobody's home. A measurement may be of another one, as of a release build.
pub fn program() -> Command {
    let binary = std::env::var_os("MEASURED").unwrap_or_else(|| env!("CARGO_BIN_EXE_senbazuru").into());
    let mut command = Command::new(binary);
    command.stdin(Stdio::null()).env("LC_ALL", "C");
    for variable in ["COLUMNS", "HOME", "XDG_DATA_HOME", "SENBAZURU_LOG"] {
        command.env_remove(variable);
    }
    command
}

/// What a command printed and how it ended.
pub struct Run {
    pub stdout: String,
    pub stderr: String,
    pub code: Option<i32>,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            stdout: String::from_utf8(output.stdout).expect("UTF-8 on standard output"),
            stderr: String::from_utf8(output.stderr).expect("UTF-8 on standard error"),
            code: output.status.code(),
        }
    }
}

/// Runs an operator's command (words separated by single blanks) on a data directory, whatever comes of it.
pub fn run(args: &str, data: &Path) -> Run {
    let mut command = program();
    command.args(args.split(' ').filter(|word| !word.is_empty())).arg("--data").arg(data);
    command.output().expect("the binary starts").into()
}

/// Runs an operator's command, which must do without complaint, and returns what it printed.
pub fn good(args: &str, data: &Path) -> String {
    let run = run(args, data);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args}: {}", run.stdout);
    run.stdout
}

/// Runs a command that must be refused with one line, and returns it.
pub fn refused(args: &str, data: &Path) -> String {
    one_line(&run(args, data), args)
}

/// The one line of a refusal.
pub fn one_line(run: &Run, what: &str) -> String {
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{what}: {}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{what}: {}", run.stderr);
    run.stderr.trim_end().to_owned()
}
