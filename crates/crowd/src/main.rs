//! How fast the server is: a crowd of our own plays at many tables of a server of our own, over the loopback interface.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `disk` | how long the disk takes to keep something |
//! | `child` | the server, in a process of its own |
//! | `process` | what a process costs |
//! | `load` | the measurement: full speed, then a given pace |
//! | `crowd` | everybody who plays and listens |
//! | `work` | what there is to do for those who send moves |
//! | `table` | a table at which the crowd plays |
//! | `person` | a visitor of the pages |
//! | `progress` | how far a table is |
//! | `gallery` | browsers that watch one table, thousands of them |
//! | `news` | what matters of what a table tells |
//! | `times` | many times, and their quantiles |
//! | `report` | what is printed |

mod child;
mod crowd;
mod disk;
mod gallery;
mod load;
mod news;
mod person;
mod process;
mod progress;
mod report;
mod table;
mod times;
mod work;

#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use operator::cli::Serve;
use session::Games;
use speech::out::{self, Stop};

use child::{Data, Server};
use crowd::Plan;
use gallery::{Gallery, Seen};
use load::{Failed, Load, Measured};
use report::Report;

/// The server has it too (`senbazuru`): what is measured is what is played on.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Examples for the help.
const HELP: &str = "Examples:
  crowd
  crowd --tables 200 --listeners 4 --game islands
  crowd --rate 2000 --seconds 60 --json
  crowd --html                         (with browsers instead of programs)
  crowd --html --watchers 5000 --tables 20 --rate 50   (while thousands watch another table)
  crowd --data /var/tmp/bench          (on another disk; what was written stays there)
  crowd --server old/senbazuru         (another build of the server)

A server is started on a free port of this machine, with a data directory of its own that is removed in the end. Persons at all seats
make random legal moves: half of the time as fast as the server acknowledges them, the other half at --rate moves a second, whatever
the server does. Every listener has an event stream; a move has arrived when the last listener of its table has heard of it.
Tables that are over are replaced, which costs the server something too; a short run ends before the first games do and looks better.

With --html listeners are browsers, in three languages: each holds the stream of zones of its page with a signed cookie, and players answer
by the page's form, as its script does. What they could answer they ask the API for, once before each move, since reading it off the page
would cost more than it measures; what such a request costs the server is measured by itself afterwards and told apart: the figure with
browsers is without it, all others are with it.

The crowd shares the machine with the server. Take a release build and an idle machine: cargo run --release -p crowd.";

/// No more streams than that: the server takes 10,000 connections.
const MOST_STREAMS: u32 = 9_500;
/// At most so many moves are on their way at once.
const SENDERS: u32 = 128;
/// Files that are open besides a connection for every stream and every sender.
const OTHER_FILES: u32 = 128;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "crowd",
    version,
    about = "Measures how fast the server is, with tables and listeners of its own.",
    after_help = HELP,
    max_term_width = 110,
    args_conflicts_with_subcommands = true
)]
struct Cli {
    #[command(subcommand)]
    child: Option<ChildCommand>,
    #[command(flatten)]
    options: Options,
}

/// What this program calls itself with.
#[derive(Debug, Subcommand)]
enum ChildCommand {
    /// Be the server that is measured.
    #[command(hide = true)]
    Serve(Box<Serve>),
}

/// What is to be measured.
#[derive(Clone, Debug, clap::Args)]
struct Options {
    /// Tables at which is played at once.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=9_500))]
    tables: u32,
    /// Event streams for each table; the first ones are those of its players.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=100))]
    listeners: u32,
    /// Moves a second in the second half; 0 leaves it out.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    rate: u32,
    /// About how long to measure, without what it takes to make the tables.
    #[arg(long, value_name = "S", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// The game: origami, legends, mixed, islands or islands-solo.
    #[arg(long, value_name = "GAME", default_value = "origami", value_parser = PossibleValuesParser::new(Games::default().words()))]
    game: String,
    /// Listeners are browsers, and moves are forms; for origami, legends and mixed.
    #[arg(long)]
    html: bool,
    /// Browsers that watch one more table, at which somebody moves every second.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=9_000))]
    watchers: u32,
    /// The data directory, which is then kept [default: a temporary one].
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The program whose server is measured [default: the server this program was built with].
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

impl Options {
    /// An error if that is too much for this machine.
    fn check(&self) -> Result<(), Stop> {
        let streams = self.tables.saturating_mul(self.listeners).saturating_add(self.watchers);
        if streams > MOST_STREAMS {
            return Err(Stop::Bad(format!(
                "{streams} streams are too many: tables times listeners, and watchers, may be {MOST_STREAMS}"
            )));
        }
        if self.html && (self.game == "islands-solo" || self.listeners < 2) {
            return Err(Stop::Bad("--html needs a game of two, and a listener for each of its players".to_owned()));
        }
        let needed = u64::from(streams + SENDERS + OTHER_FILES);
        match process::open_files() {
            Some(limit) if limit < needed => Err(Stop::Bad(format!(
                "{streams} streams need {needed} open files and {limit} are allowed: raise the limit (ulimit -n {needed})"
            ))),
            _ => Ok(()),
        }
    }

    /// What to measure.
    fn load(&self) -> Load {
        let players = if self.game == "islands-solo" { 1 } else { 2 };
        let plan = Plan {
            game: self.game.clone(),
            players,
            tables: self.tables as usize,
            listeners: self.listeners as usize,
            html: self.html,
            senders: self.tables.min(SENDERS) as usize,
            seed: 1,
        };
        let all = Duration::from_secs(self.seconds.into());
        let open = (self.rate > 0).then_some((all / 2, self.rate));
        // Warming up takes a tenth of the first part.
        let first = if open.is_some() { all / 2 } else { all };
        Load { plan, closed: first * 10 / 11, open }
    }
}

/// What the crowd measures, and what was seen by those who watch meanwhile.
fn measure(server: &Server, options: &Options) -> Result<(Measured, Option<Seen>), Failed> {
    let watchers = options.watchers as usize;
    let gallery = if watchers > 0 { Some(Gallery::open(&server.address, watchers)?) } else { None };
    let measured = load::measure(&server.address, server.process(), &options.load());
    let watched = gallery.map(Gallery::close).transpose();
    Ok((measured?, watched?))
}

fn main() -> ExitCode {
    let Cli { child, options } = Cli::parse();
    let done = match child {
        Some(ChildCommand::Serve(options)) => operator::serve::run(&options),
        None => run(&options),
    };
    done.unwrap_or_else(|stop| stop.report())
}

/// Measures and prints.
///
/// # Errors
/// If there is nothing to measure.
fn run(options: &Options) -> Result<ExitCode, Stop> {
    options.check()?;
    out::listen_for_interrupt();
    let data = Data::new(options.data.as_deref())?;
    let sync = disk::sync_times(data.path())
        .map_err(|error| Stop::Bad(format!("cannot write to {}: {error}", data.path().display())))?;
    let server = Server::start(data.path(), options.server.as_deref())?;
    let measured = measure(&server, options);
    let stopped = server.stop();
    let (measured, watched) = measured.map_err(|Failed(why)| Stop::Bad(why))?;
    let report = Report::new(options, sync, measured);
    let report = match watched {
        Some(seen) => report.watched(options.watchers, seen),
        None => report,
    };
    out::tell(&report, options.json, Report::print)?;
    let contradiction = report.contradiction();
    if let Some(why) = &contradiction {
        out::complain(why);
    }
    if !stopped && !out::interrupted() {
        out::complain("the server did not stop in order");
    }
    let good = contradiction.is_none() && (stopped || out::interrupted());
    Ok(if good { out::exit_code(out::interrupted()) } else { ExitCode::FAILURE })
}
