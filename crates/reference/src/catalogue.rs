//! The catalogue in the terminal: every card as it is in force, each fact with where it comes from.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`list`] | `cards`: the table |
//! | [`one`] | `card`: one card in full |
//! | `json` | both as JSON |
//! | `picture` | figures as files |

mod json;
pub mod list;
pub mod one;
mod picture;

use phrases::Phrases;
use phrases::catalogue::Catalogue;

use options::EditionFile;
use options::edition::{self, Loaded};
use speech::out::Stop;

/// The cards with the corrections of this file; what is wrong with it is said in the language of `phrases`.
fn load(file: &EditionFile, phrases: Phrases) -> Result<Catalogue, Stop> {
    let Loaded { edition, names, figures } = edition::load(file.path(), phrases)?;
    Ok(Catalogue::new(edition, &names, &figures))
}
