//! The home of the Origami games: rules, simulation and tools in one binary. It reads the command line and calls the crates that do
//! the work.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `cli` | what can be typed |
//! | `island` | what can be typed after `island` |

mod cli;
mod island;

use std::process::ExitCode;

use arena::{bench, contest, perft, simulate};
use clap::Parser;
use operator::{backup, keeping, migrate, records, serve, status, tables};
use reference::{catalogue, fold, rules};
use speech::out::Stop;
use terminal::{picture, play, replay};

use cli::{Cli, Command};

/// A server makes and forgets many small things on several threads; this allocator takes less time and less memory for it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    match run(cli) {
        Ok(code) => code,
        Err(stop) => stop.report(),
    }
}

fn run(cli: Cli) -> Result<ExitCode, Stop> {
    match cli.command {
        Some(Command::Rules(options)) => rules::run(&options),
        Some(Command::Cards(options)) => catalogue::list::run(&options),
        Some(Command::Card(options)) => catalogue::one::run(&options),
        Some(Command::Island(options)) => island::run(&options),
        Some(Command::Fold(options)) => fold::run(&options),
        Some(Command::Play(options)) => play::run(&options),
        Some(Command::Simulate(options)) => simulate::run(&options),
        Some(Command::Arena(options)) => contest::run(&options),
        Some(Command::Replay(options)) => replay::run(&options),
        Some(Command::Picture(options)) => picture::run(&options),
        Some(Command::Perft(options)) => perft::run(&options),
        Some(Command::Bench(options)) => bench::run(&options),
        Some(Command::Serve(options)) => serve::run(&options),
        Some(Command::Tables(options)) => tables::run(&options),
        Some(Command::Export(options)) => records::export(&options),
        Some(Command::Import(options)) => records::import(&options),
        Some(Command::Backup(options)) => backup::run(&options),
        Some(Command::Migrate(options)) => migrate::run(&options),
        Some(Command::Forget(options)) => keeping::forget(&options),
        Some(Command::Sweep(options)) => keeping::sweep(&options),
        Some(Command::Status(options)) => status::run(&options),
        // Whoever just starts the program gets the house with all its tables.
        None => serve::run(&operator::cli::Serve::default()),
    }
}

/// Prints help or the version if that was asked for, else why the command line is refused.
fn refuse(error: &clap::Error) -> ExitCode {
    match cli::reason(error) {
        None => {
            // Nobody reads it: nothing is lost.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        Some(reason) => Stop::Bad(format!("{reason} (see senbazuru --help)")).report(),
    }
}
