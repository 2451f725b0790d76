//! The home of the Origami games: rules, simulation and tools in one binary.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `cli` | what can be typed |
//! | `rules` | the rules and the glossary, to read |
//! | `catalogue` | the cards, to read |
//! | `game` | a game as the commands need it, whichever it is |
//! | `edition` | an owner's corrections of the cards |
//! | `atlas` | an owner's sheets |
//! | `bot` | who plays where no person does |
//! | `play` | a game in the terminal |
//! | `simulate` | many games, and what came out |
//! | `arena` | games between bots, and who is better |
//! | `workers` | many games on many threads |
//! | `picture` | pictures as files, and a table as one |
//! | `replay` | a record, checked |
//! | `perft` | counts of positions |
//! | `bench` | how fast the engine is |
//! | `effects` | what each effect costs |
//! | `speech` | language, width and colour of what people read |
//! | `island` | the islands, to look at |
//! | `fold` | the figures of the starting players, to fold |
//! | `input` | files that are read |
//! | `out` | printing and stopping |
//! | `serve` | the server: started, looked after, stopped |
//! | `operator` | what its operator does with tables, whether it runs or not |
//! | [`client`] | what talks to a server |
//! | [`bench_server`] | how fast the server is |

mod arena;
mod atlas;
mod bench;
pub mod bench_server;
mod bot;
mod catalogue;
mod cli;
pub mod client;
mod edition;
mod effects;
mod fold;
mod game;
mod input;
mod island;
mod operator;
mod out;
mod perft;
mod picture;
pub mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod speech;
mod workers;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use out::Stop;

/// Reads the command line and does what it says.
#[must_use]
pub fn main() -> ExitCode {
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
        Some(Command::Arena(options)) => arena::run(&options),
        Some(Command::Replay(options)) => replay::run(&options),
        Some(Command::Picture(options)) => picture::table::run(&options),
        Some(Command::Perft(options)) => perft::run(&options),
        Some(Command::Bench(options)) => bench::run(&options),
        Some(Command::BenchServer(options)) => bench_server::run(&options),
        Some(Command::Serve(options)) => serve::run(&options),
        Some(Command::Tables(options)) => operator::tables::run(&options),
        Some(Command::Export(options)) => operator::records::export(&options),
        Some(Command::Import(options)) => operator::records::import(&options),
        Some(Command::Backup(options)) => operator::backup::run(&options),
        Some(Command::Forget(options)) => operator::forget(&options),
        Some(Command::Sweep(options)) => operator::sweep(&options),
        Some(Command::Status(options)) => operator::status::run(&options),
        // Whoever just starts the program gets the house with all its tables.
        None => serve::run(&cli::server::Serve::default()),
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
