//! Options of the server and of its operator's commands.

use std::ffi::OsString;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};
use ipnet::IpNet;
use session::Millis;

use speech::threads::threads;

/// What the help of `serve` ends with.
pub const SERVE_HELP: &str = "Examples:
  senbazuru                                         (the same as: senbazuru serve)
  senbazuru serve --lan                             (everybody in the local network can reach it)
  senbazuru serve --listen 8080 --data /srv/tables
  senbazuru serve --listen 127.0.0.1:0              (a port that is free)
  senbazuru serve --base-url https://play.example.org --trusted-proxy 127.0.0.1 --log json

Standard output has one line, with the address: listening on http://127.0.0.1:7777. The log goes to standard error; how
much of it there is can be set by the variable SENBAZURU_LOG (warn, debug, web=debug). Everything is kept in the data directory: DIR of --data, or senbazuru in $XDG_DATA_HOME, or
~/.local/share/senbazuru. One server works on a data directory at a time.
Ctrl-C and SIGTERM stop the server once the requests it has begun are answered; a second one stops it at once.
Several servers of one PostgreSQL database, behind any proxy: docs/SCALE.md.
docs/SERVER.md tells the rest: proxy and TLS, backup, what is kept for how long.";

/// What the help of `tables` ends with.
pub const TABLES_HELP: &str = "Examples:
  senbazuru tables
  senbazuru tables --status running --json          (one line of JSON for each table)
  senbazuru tables show 4tk0c3yj9d2m
  senbazuru tables pause 4tk0c3yj9d2m               (clocks stand still until: tables resume)
  senbazuru tables delete 4tk0c3yj9d2m --data /srv/tables

If a server runs on the data directory, it is asked to do it; otherwise it is done at once.";

/// What the help of `export` ends with.
pub const EXPORT_HELP: &str = "Examples:
  senbazuru export 4tk0c3yj9d2m                     (to standard output)
  senbazuru export 4tk0c3yj9d2m 0d8v2qk5r7xw --out games
  senbazuru export --all --out games                (then: senbazuru replay games/4tk0c3yj9d2m.txt)

The record of a game that is not over shows all hands: it is for the operator only. A table whose game has not started has no
record and is left out of --all. docs/RECORDS.md describes the format.";

/// What the help of `import` ends with.
pub const IMPORT_HELP: &str = "Examples:
  senbazuru import games/4tk0c3yj9d2m.txt
  senbazuru import games/*.txt --json
  senbazuru simulate origami --games 1 --record games && senbazuru import games/000001.txt

Each record becomes a new table, whose id is printed. If the game is not over, the tokens of its seats are printed too: they
are shown this once, and whoever has one plays that seat.";

/// What the help of `backup` ends with.
pub const BACKUP_HELP: &str = "Examples:
  senbazuru backup tables-monday.db
  senbazuru backup /var/backups/tables.db --data /srv/tables

The copy is whole and consistent, whatever the server does meanwhile. A file that exists is not overwritten.
To restore: stop the server, put the copy into an empty data directory as senbazuru.db, start the server.";

/// What the help of `forget` ends with.
pub const FORGET_HELP: &str = "Examples:
  senbazuru forget 7q2m9x0d4tkc

Visitors can do this themselves. Games they have played stay, without their name.";

/// What the help of `sweep` ends with.
pub const SWEEP_HELP: &str = "Examples:
  senbazuru sweep --data /srv/tables

A running server does this every hour by itself, as long as its clock can be believed. Started with a clock that is more than a week
ahead of the last time it ran, it deletes nothing until this command says that the clock is right. How long things are kept is decided
by the options of the server, so one must run.";

/// What the help of `status` ends with.
pub const STATUS_HELP: &str = "Examples:
  senbazuru status
  senbazuru status --json --data /srv/tables";

/// The port if none is asked for.
const PORT: u16 = 7777;
/// Where the server is told where to listen.
const WHERE: &str = "Where";
/// Where one of several servers is told how to reach the others.
const SEVERAL: &str = "One of several servers (with --store)";
/// Options that say how much is allowed.
const HOW_MUCH: &str = "How much";
/// Options that say how long things are kept.
const HOW_LONG: &str = "How long tables are kept since they were last touched";

/// Options of `serve`.
#[derive(Debug, Default, Args)]
pub struct Serve {
    /// Address and port to listen on, or only a port; port 0 is one that is free [default: 127.0.0.1:7777].
    #[arg(long, value_name = "ADDR", value_parser = Listen::parse, help_heading = WHERE)]
    listen: Option<Listen>,
    /// Listen on all addresses of this machine, so that others in the local network can play; --listen may name a port.
    #[arg(long, help_heading = WHERE)]
    pub lan: bool,
    #[command(flatten)]
    pub(crate) data: DataDirectory,
    /// How the outside world reaches this server: an address that begins with https://, without a path.
    #[arg(long, value_name = "URL", value_parser = base_url, help_heading = WHERE)]
    pub base_url: Option<String>,
    /// A proxy, or a network of them, whose word on where a request comes from is taken; may be given several times.
    #[arg(long, value_name = "CIDR", value_parser = network, help_heading = WHERE)]
    pub trusted_proxy: Vec<IpNet>,
    /// How the log is written: text, or json with one line for each event.
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t, hide_possible_values = true)]
    pub log: LogFormat,
    /// Let everybody read /metrics, not only this machine and trusted proxies.
    #[arg(long)]
    pub open_metrics: bool,
    /// Requests one guest may send in a minute in the long run; 0 lifts all limits per guest, also on tables, streams
    /// and connections [default: 1200].
    #[arg(long, value_name = "N", help_heading = HOW_MUCH)]
    pub requests_per_minute: Option<u32>,
    /// Threads that answer requests [default: one for each core].
    #[arg(long, value_name = "N", value_parser = threads, help_heading = HOW_MUCH)]
    pub threads: Option<u16>,
    /// Threads on which bots think [default: one for every two cores].
    #[arg(long, value_name = "N", value_parser = threads, help_heading = HOW_MUCH)]
    pub thinkers: Option<u16>,
    #[command(flatten)]
    pub(crate) keep: Keep,
    #[command(flatten)]
    pub(crate) several: Several,
}

/// What one of several servers is told besides.
#[derive(Debug, Default, Args)]
pub struct Several {
    /// The NATS server that carries news between the servers; without one the database is asked [default: $SENBAZURU_BUS].
    #[arg(long, value_name = "URL", value_parser = bus, help_heading = SEVERAL)]
    bus: Option<String>,
    /// Where this server listens to the others; nobody else should reach it [default: a free port of 127.0.0.1].
    #[arg(long, value_name = "ADDR", value_parser = Listen::parse, help_heading = SEVERAL)]
    inside: Option<Listen>,
    /// The address by which the others reach it, if it is another one.
    #[arg(long, value_name = "HOST:PORT", help_heading = SEVERAL)]
    pub reached_by: Option<String>,
    /// Seconds in which a server that was asked to stop passes everything on, until proxies have noticed [default: 3].
    #[arg(long, value_name = "SECONDS", help_heading = SEVERAL)]
    drain: Option<u16>,
}

impl Several {
    /// The address of the bus, if there is one.
    ///
    /// # Errors
    /// If the variable names none.
    pub fn bus(&self) -> Result<Option<String>, String> {
        let named = self.bus.clone().or_else(|| said(BUS));
        named.map(|url| bus(&url).map_err(|why| format!("{BUS} {why}"))).transpose()
    }

    /// Where to listen to the other servers.
    pub fn inside(&self) -> SocketAddr {
        match self.inside {
            None => (Ipv4Addr::LOCALHOST, 0).into(),
            Some(Listen::Port(port)) => (Ipv4Addr::LOCALHOST, port).into(),
            Some(Listen::Address(address)) => address,
        }
    }

    /// How long everything is passed on before the server stops.
    pub fn drain(&self) -> Duration {
        Duration::from_secs(self.drain.unwrap_or(3).into())
    }
}

impl Serve {
    /// Where to listen.
    ///
    /// # Errors
    /// If `--lan` and `--listen` contradict each other.
    pub fn address(&self) -> Result<SocketAddr, String> {
        let host = if self.lan { IpAddr::V4(Ipv4Addr::UNSPECIFIED) } else { IpAddr::V4(Ipv4Addr::LOCALHOST) };
        match self.listen {
            None => Ok(SocketAddr::new(host, PORT)),
            Some(Listen::Port(port)) => Ok(SocketAddr::new(host, port)),
            Some(Listen::Address(address)) if !self.lan => Ok(address),
            Some(Listen::Address(address)) => {
                Err(format!("--lan listens on all addresses: give --listen only a port with it ({})", address.port()))
            }
        }
    }

    /// Was a port asked for?
    pub const fn has_own_port(&self) -> bool {
        self.listen.is_some()
    }
}

/// Where to listen, as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listen {
    /// An address with its port.
    Address(SocketAddr),
    /// Only a port.
    Port(u16),
}

impl Listen {
    fn parse(word: &str) -> Result<Self, String> {
        let port = word.strip_prefix(':').unwrap_or(word);
        let local = || word.strip_prefix("localhost:").and_then(|port| port.parse().ok());
        if let Ok(port) = port.parse() {
            Ok(Self::Port(port))
        } else if let Ok(address) = word.parse() {
            Ok(Self::Address(address))
        } else if let Some(port) = local() {
            Ok(Self::Address((Ipv4Addr::LOCALHOST, port).into()))
        } else {
            Err("needs an address with a port, such as 127.0.0.1:7777 or [::1]:7777, or a port".to_owned())
        }
    }
}

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One line of JSON for each event.
    Json,
}

/// How long things are kept.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct Keep {
    /// Days for games that are over, or "forever" [default: 365].
    #[arg(long, value_name = "DAYS", value_parser = Days::parse, help_heading = HOW_LONG)]
    keep_finished: Option<Days>,
    /// Days for tables that wait for players, or "forever" [default: 7].
    #[arg(long, value_name = "DAYS", value_parser = Days::parse, help_heading = HOW_LONG)]
    keep_open: Option<Days>,
    /// Days for games that have begun and are not over, or "forever" [default: 180].
    #[arg(long, value_name = "DAYS", value_parser = Days::parse, help_heading = HOW_LONG)]
    keep_unfinished: Option<Days>,
    /// Days for tables that begin at a position, or "forever" [default: 7].
    #[arg(long, value_name = "DAYS", value_parser = Days::parse, help_heading = HOW_LONG)]
    keep_practice: Option<Days>,
    /// Days for visitors who sit at no table, since they were last seen, or "forever" [default: 365].
    #[arg(long, value_name = "DAYS", value_parser = Days::parse, help_heading = HOW_LONG)]
    keep_visitors: Option<Days>,
}

impl Keep {
    /// What is deleted at that time.
    pub fn sweep(self, now: Millis) -> session::Sweep {
        let before = |days: Option<Days>, usual: u32| match days.unwrap_or(Days(Some(usual))) {
            Days(Some(days)) => Some(now - Millis::from(days) * Days::MILLIS),
            Days(None) => None,
        };
        session::Sweep {
            practice: before(self.keep_practice, 7),
            finished: before(self.keep_finished, 365),
            open: before(self.keep_open, 7),
            unfinished: before(self.keep_unfinished, 180),
            visitors: before(self.keep_visitors, 365),
            reports: Some(now - session::talk::REPORTS_KEPT),
        }
    }
}

/// So many days, or for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Days(Option<u32>);

impl Days {
    const MILLIS: Millis = 24 * 60 * 60 * 1000;
    const MOST: u32 = 36_500;

    fn parse(word: &str) -> Result<Self, String> {
        match word.parse() {
            Ok(days) if (1..=Self::MOST).contains(&days) => Ok(Self(Some(days))),
            _ if word == "forever" => Ok(Self(None)),
            _ => Err(format!("needs a number of days from 1 to {}, or \"forever\"", Self::MOST)),
        }
    }
}

/// Where the tables are.
#[derive(Clone, Debug, Default, Args)]
pub struct DataDirectory {
    /// The data directory [default: senbazuru in $XDG_DATA_HOME, or ~/.local/share/senbazuru].
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// A PostgreSQL database in place of the data directory, which several servers share [default: $SENBAZURU_STORE].
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data", value_parser = database)]
    store: Option<String>,
}

/// What tables are kept in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Home {
    /// A data directory, which one process owns.
    Directory(PathBuf),
    /// A database, by its address.
    Database(String),
}

impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Directory(path) => path.display().fmt(f),
            // There may be a password in its address.
            Self::Database(_) => f.write_str("a PostgreSQL database"),
        }
    }
}

impl DataDirectory {
    /// What the tables are kept in.
    ///
    /// # Errors
    /// If the variable names no database.
    pub fn home(&self) -> Result<Home, String> {
        let named = || said(STORE).filter(|_| self.data.is_none());
        match self.store.clone().or_else(named) {
            Some(url) => database(&url).map(Home::Database).map_err(|why| format!("{STORE} {why}")),
            None => Ok(Home::Directory(self.path())),
        }
    }

    /// The directory.
    fn path(&self) -> PathBuf {
        let variable = |name| std::env::var_os(name);
        self.data.clone().unwrap_or_else(|| usual(variable("XDG_DATA_HOME"), variable("HOME")))
    }
}

/// The variable that names the database.
const STORE: &str = "SENBAZURU_STORE";
/// The variable that names the bus.
const BUS: &str = "SENBAZURU_BUS";

/// What a variable says, if it says something.
fn said(variable: &str) -> Option<String> {
    std::env::var(variable).ok().filter(|value| !value.is_empty())
}

/// The address of a database.
fn database(word: &str) -> Result<String, String> {
    let is_one = word.starts_with("postgres://") || word.starts_with("postgresql://");
    if is_one { Ok(word.to_owned()) } else { Err("needs an address such as postgres://user@host/database".to_owned()) }
}

/// The address of a bus.
fn bus(word: &str) -> Result<String, String> {
    let is_one = word.starts_with("nats://");
    if is_one { Ok(word.to_owned()) } else { Err("needs an address such as nats://host:4222".to_owned()) }
}

/// The usual data directory of somebody with these variables.
fn usual(data_home: Option<OsString>, home: Option<OsString>) -> PathBuf {
    // What is not absolute is to be ignored, says the specification of these variables.
    let absolute = |path: Option<OsString>| path.map(PathBuf::from).filter(|path| path.is_absolute());
    match (absolute(data_home), absolute(home)) {
        (Some(data), _) => data.join("senbazuru"),
        (None, Some(home)) => home.join(".local/share/senbazuru"),
        (None, None) => PathBuf::from("senbazuru-data"),
    }
}

/// Options of `tables`.
#[derive(Debug, Args)]
pub struct Tables {
    #[command(flatten)]
    pub(crate) data: DataDirectory,
    /// Only tables that are open, running, paused, over, ended (without a result) or frozen (no longer replay).
    #[arg(long, value_name = "STATUS", value_parser = status)]
    pub status: Option<session::Status>,
    /// Only tables that begin at a position, which are not listed otherwise.
    #[arg(long)]
    pub practice: bool,
    /// Print JSON, one line for each table.
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do; without it tables are listed.
    #[command(subcommand)]
    pub action: Option<TableAction>,
}

/// What an operator does with one table.
#[derive(Debug, Subcommand)]
pub enum TableAction {
    /// Show what is known of a table, save for what lies on it.
    Show(OneTable),
    /// Stop a running game for now.
    Pause(OneTable),
    /// Let a paused game go on.
    Resume(OneTable),
    /// Delete a table with all that happened there.
    Delete(OneTable),
    /// List what was said at tables and reported, the newest first; it is kept for 30 days.
    Reports,
    /// Make another table that goes on from where this one was, for its players alone.
    PlayOn(PlayOn),
}

/// Where another table goes on from.
#[derive(Debug, Args)]
pub struct PlayOn {
    /// The id of the table.
    #[arg(value_name = "ID")]
    pub id: String,
    /// After that entry of its log [default: the last one].
    #[arg(long, value_name = "ENTRY")]
    pub at: Option<u32>,
    /// From the start of the turn, with everything drawn again that the player in this seat could not know.
    #[arg(long, value_name = "SEAT")]
    pub anew: Option<u8>,
}

/// One table.
#[derive(Debug, Args)]
pub struct OneTable {
    /// The id of the table.
    #[arg(value_name = "ID")]
    pub id: String,
}

/// Options of `export`.
#[derive(Debug, Args)]
pub struct Export {
    /// The ids of the tables.
    #[arg(value_name = "ID", required_unless_present = "all")]
    pub ids: Vec<String>,
    /// All tables whose game has begun.
    #[arg(long, conflicts_with = "ids", requires = "out")]
    pub all: bool,
    /// Write one file for each table into this directory, as ID.txt [default: standard output].
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) data: DataDirectory,
}

/// Options of `import`.
#[derive(Debug, Args)]
pub struct Import {
    /// The records; - reads standard input.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) data: DataDirectory,
    /// Print JSON, one line for each table.
    #[arg(long)]
    pub json: bool,
}

/// Options of `backup`.
#[derive(Debug, Args)]
pub struct Backup {
    /// Where to.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataDirectory,
}

/// Options of `forget`.
#[derive(Debug, Args)]
pub struct Forget {
    /// The id of the visitor.
    #[arg(value_name = "ID")]
    pub visitor: String,
    #[command(flatten)]
    pub(crate) data: DataDirectory,
}

/// Options of `sweep`.
#[derive(Debug, Args)]
pub struct SweepNow {
    #[command(flatten)]
    pub(crate) data: DataDirectory,
}

/// Options of `status`.
#[derive(Debug, Args)]
pub struct Status {
    #[command(flatten)]
    pub(crate) data: DataDirectory,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
}

fn status(word: &str) -> Result<session::Status, String> {
    session::Status::named(word).ok_or_else(|| {
        let words = session::Status::ALL.map(session::Status::word);
        format!("needs one of {}", words.join(", "))
    })
}

fn network(word: &str) -> Result<IpNet, String> {
    let one = || word.parse::<IpAddr>().ok().map(IpNet::from);
    one().or_else(|| word.parse().ok()).ok_or_else(|| "needs an address or a network, such as 10.0.0.0/8".to_owned())
}

/// The address without the slash at its end.
fn base_url(word: &str) -> Result<String, String> {
    let bad = || "needs an address such as https://play.example.org, without a path".to_owned();
    let uri: http::Uri = word.parse().map_err(|_| bad())?;
    let (Some("http" | "https"), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return Err(bad()) };
    let is_plain = !authority.as_str().contains('@') && matches!(uri.path(), "" | "/") && uri.query().is_none();
    if is_plain { Ok(word.trim_end_matches('/').to_owned()) } else { Err(bad()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_directory_follows_the_environment() {
        let path = |data: Option<&str>, home: Option<&str>| {
            usual(data.map(OsString::from), home.map(OsString::from)).display().to_string()
        };
        assert_eq!(path(Some("/x"), Some("/home/a")), "/x/senbazuru");
        assert_eq!(path(Some("x"), Some("/home/a")), "/home/a/.local/share/senbazuru");
        assert_eq!(path(None, Some("/home/a")), "/home/a/.local/share/senbazuru");
        assert_eq!(path(None, None), "senbazuru-data");
        assert_eq!(path(Some(""), Some("")), "senbazuru-data");
    }

    #[test]
    fn an_address_may_be_short() {
        let parsed = |word| Listen::parse(word).map(|listen| Serve { listen: Some(listen), ..Serve::default() });
        let address = |word| parsed(word).expect(word).address().expect(word).to_string();
        assert_eq!(address("8080"), "127.0.0.1:8080");
        assert_eq!(address(":8080"), "127.0.0.1:8080");
        assert_eq!(address("localhost:0"), "127.0.0.1:0");
        assert_eq!(address("[::1]:80"), "[::1]:80");
        assert!(Listen::parse("70000").is_err() && Listen::parse("example.org").is_err());
        let lan = Serve { lan: true, listen: Some(Listen::Port(5)), ..Serve::default() };
        assert_eq!(lan.address().expect("a port").to_string(), "0.0.0.0:5");
        assert_eq!(Serve::default().address().expect("usual").to_string(), "127.0.0.1:7777");
    }

    #[test]
    fn base_addresses_have_no_path() {
        assert_eq!(base_url("https://a.example/").as_deref(), Ok("https://a.example"));
        assert_eq!(base_url("http://[::1]:80").as_deref(), Ok("http://[::1]:80"));
        for bad in
            ["a.example", "ftp://a", "https://a/b", "https://a?b", "https://u:p@a", "", "https://", "https://a b"]
        {
            assert!(base_url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_kept_for_ever_is_not_swept() {
        let keep = Keep { keep_open: Some(Days(None)), keep_finished: Some(Days(Some(1))), ..Keep::default() };
        let sweep = keep.sweep(1_000 * Days::MILLIS);
        assert_eq!((sweep.open, sweep.finished), (None, Some(999 * Days::MILLIS)));
        assert_eq!((sweep.unfinished, sweep.practice), (Some(820 * Days::MILLIS), Some(993 * Days::MILLIS)));
        assert!(Days::parse("0").is_err() && Days::parse("forever") == Ok(Days(None)));
    }
}
