//! `island`: the islands, listed, drawn and compared.

use std::process::ExitCode;

use arena::balance;
use clap::{Args, Subcommand};
use reference::island::{self, IslandOptions, list};
use speech::out::Stop;

/// Options of `island`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Island {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    shown: IslandOptions,
}

/// What to do with the islands.
#[derive(Debug, Subcommand)]
enum Command {
    /// Print a table of the islands.
    List(list::Listing),
    /// Play games and compare what the sheets are worth.
    #[command(after_help = balance::HELP)]
    Balance(balance::BalanceOptions),
}

/// Carries out the command.
pub fn run(options: &Island) -> Result<ExitCode, Stop> {
    match &options.command {
        Some(Command::List(listing)) => list::run(listing),
        Some(Command::Balance(options)) => balance::run(options),
        None => island::run(&options.shown),
    }
}
