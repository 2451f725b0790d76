//! Sheet files: an owner's islands and board, as the commands take them.

use std::fs;
use std::path::{Path, PathBuf};

use islands::atlas::{Kind, SourceText};
use islands::setup::{BadSetup, SheetSet};
use islands::state::{MAX_PLAYERS, MIN_PLAYERS};
use islands::{Atlas, Island, SheetId};
use phrases::Phrases;
use tabletop::RuleId;

use speech::input;
use speech::out::{self, Stop};

/// Files with this ending are read.
const ENDING: &str = "txt";

/// Reads the files of `--sheets`; without them, the sheets are ours. Warnings go to standard error; what is wrong is
/// said in the language of `phrases`.
pub fn load(directory: Option<&Path>, phrases: Phrases) -> Result<&'static Atlas, Stop> {
    let Some(directory) = directory else { return Ok(Atlas::standard()) };
    let unreadable = |path: &Path, error: &std::io::Error| {
        Stop::Bad(format!("{}: {}", path.display(), phrases.edition_unreadable(&error.to_string())))
    };
    let mut sources = Vec::new();
    for path in files(directory).map_err(|error| unreadable(directory, &error))? {
        let name = path.display().to_string();
        let bytes = input::read(&path, islands::atlas::MAX_BYTES).map_err(|error| unreadable(&path, &error))?;
        sources.push(SourceText::from_bytes(&name, bytes).map_err(|notice| Stop::Bad(phrases.sheet_notice(&notice)))?);
    }
    if sources.is_empty() {
        return Err(Stop::Bad(format!("{}: {}", directory.display(), phrases.islands_no_files(ENDING))));
    }
    let loaded = Atlas::load(&sources).map_err(|notice| Stop::Bad(phrases.sheet_notice(&notice)))?;
    for warning in &loaded.warnings {
        out::complain(&phrases.sheet_notice(warning));
    }
    Ok(loaded.atlas)
}

/// The files of a directory that are read, sorted by name.
fn files(directory: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == ENDING) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The sheets of these names in the order they are named, each once: words of sheets, names of islands, or a kind for all
/// of it.
pub fn sheets_named(atlas: &Atlas, names: &[String], phrases: Phrases) -> Result<Vec<SheetId>, Stop> {
    let mut sheets: Vec<SheetId> = Vec::new();
    for name in names {
        if let Some(kind) = Kind::named(&name.trim().to_lowercase()) {
            sheets.extend(SheetSet::of_kind(atlas, kind).iter());
        } else {
            sheets.push(atlas.named(name).ok_or_else(|| unknown(atlas, name, phrases))?);
        }
    }
    let mut named = SheetSet::default();
    sheets.retain(|&sheet| {
        let is_new = !named.has(sheet);
        named = named.iter().chain([sheet]).collect();
        is_new
    });
    Ok(sheets)
}

/// There is no sheet and no island of that name.
pub fn unknown(atlas: &Atlas, name: &str, phrases: Phrases) -> Stop {
    let known: Vec<_> = atlas.sheets().iter().map(|sheet| sheet.id.as_str()).collect();
    Stop::Bad(phrases.islands_unknown(&known.join(", "), &speech::shown(name)))
}

/// The islands of that name: one, or the two of a sheet.
pub fn islands_named<'a>(atlas: &'a Atlas, name: &str) -> Option<(SheetId, Vec<&'a Island>)> {
    let sheet = atlas.named(name)?;
    let islands = &atlas.sheet(sheet).islands;
    let one = islands.iter().find(|island| is_name(&island.name, name));
    Some((sheet, one.map_or_else(|| islands.iter().collect(), |island| vec![island])))
}

/// Are these the same name? Case, blanks, `-` and `_` don't matter, as in [`Atlas::named`].
pub fn is_name(name: &str, other: &str) -> bool {
    let letters = |text: &str| {
        let letters = text.chars().filter(|c| !matches!(c, ' ' | '-' | '_'));
        letters.flat_map(char::to_lowercase).collect::<String>()
    };
    letters(name) == letters(other)
}

/// Why a table can't be set up like this.
pub fn bad_setup(bad: BadSetup, phrases: Phrases) -> Stop {
    let reason = match bad {
        BadSetup::Players(n) => phrases.refuse_players(MIN_PLAYERS, MAX_PLAYERS, n),
        BadSetup::NotAlone(n) => phrases.islands_refuse_not_alone(n),
        BadSetup::TooFewSheets(n) => phrases.islands_few_sheets(n),
    };
    Stop::Bad(phrases.refuse_with_rule(reason.trim_end_matches('.'), bad.rule().id()))
}
