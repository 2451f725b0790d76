//! The islands: listed and drawn.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`grid`] | an island as a grid of letters |
//! | [`list`] | `island list`: the table |
//! | `one` | `island NAME`: an island in full |
//! | `draw` | `island NAME --svg FILE`: an island as a picture |
//! | `json` | islands as JSON |

mod draw;
pub mod grid;
mod json;
pub mod list;
mod one;

use std::process::ExitCode;

use clap::Args;
use islands::atlas::Kind;
use phrases::Phrases;

use options::SheetFiles;
use speech::Speech;
use speech::out::Stop;

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru island                               (a table of all islands)
  senbazuru island list --kind near --lang it
  senbazuru island heron bay                     (one island; a sheet shows both of its islands)
  senbazuru island --sheets mine                 (those of the files mine/*.txt too)
  senbazuru island my_sheet --sheets mine
  senbazuru island heron bay --svg bay.svg       (a picture; - writes it to standard output)
  senbazuru island heron bay --svg bay.svg --state games/000001.txt --seat 1
  senbazuru island balance --games 2000          (what the sheets are worth in play)

Small letters are paint, capitals are landmarks; the drawing explains its signs.";

/// Options of `island`.
#[derive(Debug, Args)]
pub struct IslandOptions {
    /// An island or a sheet, by its name.
    #[arg(value_name = "NAME", conflicts_with = "kind")]
    name: Vec<String>,
    #[command(flatten)]
    drawing: draw::Drawing,
    #[command(flatten)]
    list: list::Listing,
}

/// What most forms of the command take.
#[derive(Debug, Args)]
struct Common {
    #[command(flatten)]
    speech: Speech,
    #[command(flatten)]
    sheets: SheetFiles,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// Carries out the command.
pub fn run(options: &IslandOptions) -> Result<ExitCode, Stop> {
    let name = options.name.join(" ");
    match &options.drawing.svg {
        _ if options.name.is_empty() => list::run(&options.list),
        Some(file) => draw::run(&name, file, &options.drawing, &options.list.common),
        None => one::run(&name, &options.list.common),
    }
}

/// The word for a kind of islands.
fn kind_word(kind: Kind, phrases: Phrases) -> String {
    match kind {
        Kind::Near => phrases.islands_near(),
        Kind::Far => phrases.islands_far(),
    }
}
