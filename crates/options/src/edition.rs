//! Edition files: an owner's corrections of the cards, as the commands take them.

use std::path::Path;

use origami::edition_file::{MAX_BYTES, NewFigure, NewName};
use origami::{Edition, EditionFile};
use phrases::Phrases;

use speech::input;
use speech::out::{self, Stop};

/// What a command plays with.
#[derive(Debug)]
pub struct Loaded {
    /// The numbers and abilities in force.
    pub edition: &'static Edition,
    /// The names the owner gives to cards.
    pub names: Vec<NewName>,
    /// The cards that look like others.
    pub figures: Vec<NewFigure>,
}

/// Reads the file of `--edition`; without one, the cards are as they are. Warnings go to standard error; what is wrong
/// is said in the language of `phrases`.
pub fn load(path: Option<&Path>, phrases: Phrases) -> Result<Loaded, Stop> {
    let Some(path) = path else {
        return Ok(Loaded { edition: Edition::standard(), names: Vec::new(), figures: Vec::new() });
    };
    let name = path.display();
    let bytes = input::read(path, MAX_BYTES)
        .map_err(|error| Stop::Bad(format!("{name}: {}", phrases.edition_unreadable(&error.to_string()))))?;
    let file = EditionFile::parse_bytes(&bytes)
        .map_err(|problem| Stop::Bad(format!("{name}:{}", phrases::edition::problem(phrases, &problem))))?;
    for warning in &file.warnings {
        out::complain(&format!("{name}:{}", phrases::edition::warning(phrases, warning)));
    }
    Ok(Loaded { edition: file.load(), names: file.names, figures: file.figures })
}
