//! The home of the Origami games: rules, simulation and tools in one binary.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`cli`] | what can be typed |
//! | [`game`] | a game as the commands need it, whichever it is |
//! | [`simulate`] | many random games, on many threads |
//! | [`replay`] | a record, checked |
//! | [`perft`] | counts of positions |
//! | [`mod@bench`] | how fast the engine is |
//! | [`effects`] | what each effect costs |
//! | [`out`] | printing and stopping |

mod bench;
mod cli;
mod effects;
mod game;
mod out;
mod perft;
mod replay;
mod simulate;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use cli::{Cli, Command};
use out::Stop;

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
        Some(Command::Simulate(options)) => simulate::run(&options),
        Some(Command::Replay(options)) => replay::run(&options),
        Some(Command::Perft(options)) => perft::run(&options),
        Some(Command::Bench(options)) => bench::run(&options),
        None => {
            Cli::command().print_help()?;
            Ok(ExitCode::SUCCESS)
        }
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
