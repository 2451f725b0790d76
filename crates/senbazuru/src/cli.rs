//! What can be typed: the commands and their help.

mod help;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use reference::{catalogue, fold, rules};
use terminal::picture;

use crate::island::Island;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "senbazuru",
    version,
    about = "The home of the Origami games: rules, simulation and tools in one binary.",
    after_help = help::ALL,
    max_term_width = 110
)]
pub struct Cli {
    /// What to do; without a command the server starts.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Start the server: tables for people and bots, in one process with its own database.
    #[command(after_help = operator::cli::SERVE_HELP)]
    Serve(operator::cli::Serve),
    /// List the tables of a server, or look after one of them.
    #[command(after_help = operator::cli::TABLES_HELP)]
    Tables(operator::cli::Tables),
    /// Write the records of tables into files, finished games and others.
    #[command(after_help = operator::cli::EXPORT_HELP)]
    Export(operator::cli::Export),
    /// Make tables of records, finished games and others.
    #[command(after_help = operator::cli::IMPORT_HELP)]
    Import(operator::cli::Import),
    /// Copy the database into a file, also while the server runs.
    #[command(after_help = operator::cli::BACKUP_HELP)]
    Backup(operator::cli::Backup),
    /// Move everything of a data directory into a PostgreSQL database, which several servers can share.
    #[command(after_help = operator::migrate::HELP)]
    Migrate(operator::migrate::Migrate),
    /// Forget a visitor: name, token, and who they were at every table.
    #[command(after_help = operator::cli::FORGET_HELP)]
    Forget(operator::cli::Forget),
    /// Delete now what was kept for long enough, and say that the clock is right.
    #[command(after_help = operator::cli::SWEEP_HELP)]
    Sweep(operator::cli::SweepNow),
    /// Print how a server is doing.
    #[command(after_help = operator::cli::STATUS_HELP)]
    Status(operator::cli::Status),
    /// Print the rules, one of them, or what the terms mean.
    #[command(after_help = rules::HELP)]
    Rules(rules::RulesOptions),
    /// Print a table of the cards.
    #[command(after_help = catalogue::list::HELP)]
    Cards(catalogue::list::CardsOptions),
    /// Print everything about one card, and where each fact comes from.
    #[command(after_help = catalogue::one::HELP)]
    Card(catalogue::one::CardOptions),
    /// Print a table of the islands, draw one of them, or compare how much they are worth.
    #[command(after_help = reference::island::HELP)]
    Island(Island),
    /// Print how the figures of the starting players are folded, draw the steps, or make a page to print.
    #[command(after_help = fold::HELP)]
    Fold(fold::FoldOptions),
    /// Play a game in the terminal against others.
    #[command(after_help = terminal::cli::PLAY_HELP)]
    Play(terminal::cli::Play),
    /// Play many games without people and print what came out.
    #[command(after_help = arena::cli::SIMULATE_HELP)]
    Simulate(arena::cli::Simulate),
    /// Let bots compete and print who is better, and how sure that is.
    #[command(after_help = arena::cli::ARENA_HELP)]
    Arena(arena::cli::Arena),
    /// Check the record of a game and print the final standing, or all that happened.
    #[command(after_help = terminal::cli::REPLAY_HELP)]
    Replay(terminal::cli::Replay),
    /// Draw the table of a recorded game, at its end or at any moment before.
    #[command(after_help = picture::HELP)]
    Picture(picture::PictureOptions),
    /// Count the positions that can be reached by so many moves: a fingerprint of the rules.
    #[command(after_help = arena::cli::PERFT_HELP)]
    Perft(arena::cli::Perft),
    /// Measure how fast the engine is, by CPU time of one thread.
    #[command(after_help = arena::cli::BENCH_HELP)]
    Bench(arena::cli::Bench),
}

/// The reason why the command line was refused, in one line; `None` if help or the version was asked for.
pub fn reason(error: &clap::Error) -> Option<String> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return None;
    }
    let text = error.render().to_string();
    // clap's first paragraph says what is wrong, the others how to go on.
    let first: Vec<_> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    Some(first.join(" ").trim_start_matches("error: ").to_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_refusal_is_one_line() {
        for line in [
            "simulate",
            "simulate chess",
            "replay",
            "fly",
            "bench --seconds x",
            "perft origami --depth 0",
            "cards --game islands",
            "island balance --games many",
            "simulate islands --bots parrot",
            "serve --listen nowhere",
            "serve --base-url example.org",
            "serve --trusted-proxy friend",
            "tables --status asleep",
            "tables pause",
            "backup",
        ] {
            let args = ["senbazuru"].into_iter().chain(line.split(' '));
            let error = Cli::try_parse_from(args).expect_err(line);
            let reason = reason(&error).expect(line);
            assert!(!reason.contains('\n') && reason.len() > 10, "{line}: {reason}");
        }
    }
}
