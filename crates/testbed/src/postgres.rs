//! A PostgreSQL server of Debian, in a directory of its own, reached by a socket in it: no port is taken.

use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use tempfile::TempDir;

/// Where Debian puts the programs of a version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// A server. It stops with this, or when this process ends.
#[derive(Debug)]
pub struct Postgres {
    directory: TempDir,
    programs: PathBuf,
    databases: AtomicU32,
    /// Locked as long as this process lives: whoever gets the lock after it stops the server.
    _lives: File,
}

impl Postgres {
    /// Starts a server, if PostgreSQL is installed. What it stores survives its end, but not that of the machine, and is not
    /// synchronised: whoever measures says `fsync=on`.
    ///
    /// # Panics
    /// If it is installed and does not start; or if it is not, and `CI` is set.
    #[must_use]
    pub fn start(settings: &[&str]) -> Option<Self> {
        let Some(programs) = programs() else {
            crate::is_missing("PostgreSQL (package postgresql)");
            return None;
        };
        // What has to be synchronised is on a disk. The path of a socket is short.
        let parent = if settings.iter().any(|setting| setting.contains("fsync")) { "/tmp" } else { roomy() };
        let directory = tempfile::Builder::new().prefix("pg-").tempdir_in(parent).expect("a temporary directory");
        give(directory.path());
        let lives = File::create(directory.path().join("lives")).expect("a file");
        lives.lock().expect("a lock");
        let this = Self { directory, programs, databases: AtomicU32::new(0), _lives: lives };
        this.fill();
        let mut lines = format!(
            "listen_addresses = ''\nunix_socket_directories = '{}'\nfsync = off\nshared_buffers = 32MB\n",
            this.path()
        );
        for setting in settings {
            lines += setting;
            lines += "\n";
        }
        let config = this.directory.path().join("data/postgresql.conf");
        let usual = fs::read_to_string(&config).expect("its settings");
        fs::write(&config, usual + &lines).expect("settings of ours");
        this.start_again();
        this.stop_if_orphaned();
        Some(this)
    }

    /// The address of a new database.
    ///
    /// # Panics
    /// If it can't be made.
    #[must_use]
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::SeqCst));
        self.run("createdb", &["-h", self.path(), "-U", "app", &name]);
        self.address(&name)
    }

    /// The address of a database of that name.
    #[must_use]
    pub fn address(&self, name: &str) -> String {
        format!("host={} user=app dbname={name}", self.path())
    }

    /// Carries out SQL in a database, and tells what it printed.
    ///
    /// # Panics
    /// If it fails.
    #[must_use]
    pub fn sql(&self, address: &str, sql: &str) -> String {
        let output = self.run("psql", &["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", address, "-c", sql]);
        String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
    }

    /// Somebody who is connected to a database and carries out one line of SQL after the other, until this is dropped.
    ///
    /// # Panics
    /// If they can't be.
    #[must_use]
    pub fn session(&self, address: &str) -> Session {
        let mut command = self.command("psql");
        command.args(["-X", "-q", "-A", "-t", "-d", address]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut psql = command.spawn().expect("psql");
        let (input, output) = (psql.stdin.take().expect("its input"), psql.stdout.take().expect("its output"));
        Session { psql, input: Some(input), output: BufReader::new(output) }
    }

    /// Stops the server at once, as if it had crashed.
    pub fn crash(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
    }

    /// Stops the server, which tells those who are connected.
    pub fn stop(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "fast", "-w", "stop"]);
    }

    /// Starts the server that was stopped.
    pub fn start_again(&self) {
        let log = format!("{}/log", self.path());
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-l", &log, "start"]);
    }

    /// Signals all processes of the server: `STOP`, and later `CONT`.
    pub fn signal(&self, signal: &str) {
        // None, if it was stopped.
        let number = fs::read_to_string(self.directory.path().join("data/postmaster.pid")).unwrap_or_default();
        let Some(first) = number.lines().next() else { return };
        let children = Command::new("pgrep").args(["-P", first]).output().expect("pgrep");
        let children = String::from_utf8_lossy(&children.stdout).into_owned();
        for process in std::iter::once(first).chain(children.lines()) {
            // One that has just ended needs no signal.
            let _ = Command::new("kill").args(["-s", signal, process]).stderr(Stdio::null()).status();
        }
    }

    /// Its data directory: a copy of one that is made once, because that takes longer than most tests.
    fn fill(&self) {
        let (made, kept) = (self.data(), kept(&self.programs));
        if !kept.as_ref().is_some_and(|kept| copy(kept, Path::new(&made))) {
            self.run(
                "initdb",
                &["-D", &made, "-A", "trust", "-U", "app", "--no-sync", "--wal-segsize=1", "-E", "UTF8", "--locale=C"],
            );
            if let Some(kept) = kept {
                // Others may do the same: the first is as good as the second.
                let part = kept.with_extension(std::process::id().to_string());
                let _ = copy(Path::new(&made), &part) && fs::rename(&part, &kept).is_ok();
                let _ = fs::remove_dir_all(&part);
            }
        }
    }

    fn path(&self) -> &str {
        self.directory.path().to_str().expect("a path of letters")
    }

    fn data(&self) -> String {
        format!("{}/data", self.path())
    }

    /// Runs one of its programs, as somebody who is not root.
    fn run(&self, program: &str, arguments: &[&str]) -> Output {
        let output = self.command(program).args(arguments).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program} {arguments:?}: {said}");
        output
    }

    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir("/").stdin(Stdio::null()).env("LC_ALL", "C");
        command
    }

    /// Somebody waits until this process has ended, however it does, and stops the server then.
    fn stop_if_orphaned(&self) {
        let (path, bin) = (self.path(), self.programs.display());
        // One that stands still could not be stopped.
        let wake = format!("kill -s CONT $(head -n 1 {path}/data/postmaster.pid)");
        let stop = format!("{bin}/pg_ctl -D {path}/data -m immediate stop; rm -rf {path}");
        let wait = format!("flock {path}/lives true; {wake}; {stop}");
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        command.args(["-c", &wait]).current_dir("/");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut waits = command.spawn().expect("somebody who waits");
        // It is told apart from what is left behind.
        thread::spawn(move || waits.wait());
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // One that stands still could not be stopped.
        self.signal("CONT");
        let stopped = self.command("pg_ctl").args(["-D", &self.data(), "-m", "immediate", "-w", "stop"]).output();
        if stopped.is_err() {
            eprintln!("the server of {} was not stopped", self.path());
        }
    }
}

/// Somebody who is connected to a database: what they hold others wait for.
#[derive(Debug)]
pub struct Session {
    psql: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Session {
    /// Carries out SQL, and waits until it is done.
    ///
    /// # Panics
    /// If they are not connected any more.
    pub fn run(&mut self, sql: &str) {
        const DONE: &str = "that was all";
        let input = self.input.as_mut().expect("its input");
        writeln!(input, "{sql};\n\\echo {DONE}").expect("asked");
        let mut line = String::new();
        while line.trim_end() != DONE {
            line.clear();
            let read = self.output.read_line(&mut line).expect("answered");
            assert!(read > 0, "it has ended");
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // Without input it ends.
        self.input = None;
        let _ = self.psql.wait();
    }
}

/// Where many small files are made in a moment: in the memory, if there is room.
fn roomy() -> &'static str {
    const ROOM: u64 = 1 << 20;
    let output = Command::new("df").args(["--output=avail", "/dev/shm"]).stderr(Stdio::null()).output();
    let said = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let kilobytes = said.lines().last().and_then(|line| line.trim().parse::<u64>().ok());
    if kilobytes.is_some_and(|kilobytes| kilobytes > ROOM) { "/dev/shm" } else { "/tmp" }
}

/// Where a data directory as it is at first is kept, beside what was built: that of these programs.
fn kept(programs: &Path) -> Option<PathBuf> {
    let own = std::env::current_exe().ok()?;
    let built = own.ancestors().find(|path| path.ends_with("deps"))?.parent()?;
    let version = programs.parent()?.file_name()?.to_str()?;
    Some(built.join("testbed").join(format!("postgres-{version}")))
}

/// Copies a directory with its owners: was it there?
fn copy(from: &Path, to: &Path) -> bool {
    let Some(parent) = to.parent().filter(|_| from.exists()) else { return false };
    fs::create_dir_all(parent).is_ok()
        && Command::new("cp").arg("-a").arg(from).arg(to).status().is_ok_and(|status| status.success())
}

/// The programs of the newest version that is installed.
fn programs() -> Option<PathBuf> {
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let all = fs::read_dir(DEBIAN).ok()?.flatten().map(|entry| entry.path());
    let newest = all.filter(|path| path.join("bin/initdb").exists()).max_by_key(|path| version(path))?;
    Some(newest.join("bin"))
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// A directory of root's is given to whom the server runs as.
fn give(path: &Path) {
    if !is_root() {
        return;
    }
    let number = |flag: &str| -> io::Result<u32> {
        let output = Command::new("id").args([flag, "postgres"]).output()?;
        String::from_utf8_lossy(&output.stdout).trim().parse().map_err(io::Error::other)
    };
    let (user, group) = (number("-u").expect("somebody called postgres"), number("-g").expect("a group"));
    chown(path, Some(user), Some(group)).expect("given");
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("open to us");
}
