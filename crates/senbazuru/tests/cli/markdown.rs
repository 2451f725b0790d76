//! All documents can be read beside code: their lines and the cells of their tables are short, their links lead
//! somewhere, and the files they name are there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use laws::document::WIDTH;

/// As much as is read in a cell of a table without losing the row.
const CELL: usize = 160;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files of the repository below a folder, without what is built or hidden.
fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if entry.file_type().expect("a type").is_dir() {
            if !name.starts_with('.') && name != "target" {
                files(&path, all);
            }
        } else {
            all.push(path);
        }
    }
}

fn all_files() -> Vec<PathBuf> {
    let mut all = Vec::new();
    files(&root(), &mut all);
    all
}

/// The documents by their paths in the repository.
fn documents() -> BTreeMap<PathBuf, String> {
    let all = all_files().into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let documents: BTreeMap<_, _> = all
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a document");
            (path.strip_prefix(root()).expect("it is ours").to_owned(), text)
        })
        .collect();
    assert!(documents.len() > 25, "only {} documents", documents.len());
    documents
}

/// The line without where its links lead: an address may be as long as it is.
fn without_addresses(line: &str) -> String {
    let mut parts = line.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let text = parts.fold(first, |text, part| text + "](" + part.split_once(')').map_or(part, |(_, rest)| rest));
    text.split(' ').filter(|word| !word.contains("://")).collect::<Vec<_>>().join(" ")
}

/// The lines of a document that are no code, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    text.lines().enumerate().map(|(at, line)| (at + 1, line)).filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

#[test]
fn lines_and_cells_are_short() {
    let mut long = Vec::new();
    for (path, text) in documents() {
        let tables: BTreeSet<usize> =
            prose(&text).filter(|(_, line)| line.starts_with('|')).map(|(at, _)| at).collect();
        for (at, line) in text.lines().enumerate().map(|(at, line)| (at + 1, line)) {
            let is_long = if tables.contains(&at) {
                let line = line.replace("\\|", "/");
                line.split('|').any(|cell| without_addresses(cell.trim()).chars().count() > CELL)
            } else {
                without_addresses(line).chars().count() > WIDTH
            };
            if is_long {
                long.push(format!("{}:{at}: {line}", path.display()));
            }
        }
    }
    assert!(long.is_empty(), "lines have {WIDTH} characters at most, cells {CELL}:\n{}", long.join("\n"));
}

/// The address of a heading, as it is made from its words.
fn address(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The places in a document that a link can lead to.
fn places(text: &str) -> BTreeSet<String> {
    let headings = prose(text).map(|(_, line)| line).filter(|line| line.starts_with('#'));
    let anchors = text.split("<a id=\"").skip(1).filter_map(|part| part.split_once('"').map(|(id, _)| id.to_owned()));
    headings.map(|line| address(line.trim_start_matches('#'))).chain(anchors).collect()
}

/// Where the links of a text lead.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|part| part.split_once(')').map(|(link, _)| link))
}

#[test]
fn links_lead_somewhere() {
    let documents = documents();
    let (mut lost, mut count) = (Vec::new(), 0);
    for (path, text) in &documents {
        let prose: Vec<_> = prose(text).map(|(_, line)| line).filter(|line| !line.starts_with("    ")).collect();
        for link in links(&prose.join("\n")).filter(|link| !link.contains("://")) {
            count += 1;
            let (file, place) = link.split_once('#').map_or((link, None), |(file, place)| (file, Some(place)));
            let target = path.parent().expect("a folder").join(file);
            let target = if file.is_empty() { root().join(path) } else { root().join(target) };
            let is_there = target.exists()
                && place.is_none_or(|place| places(&fs::read_to_string(&target).unwrap_or_default()).contains(place));
            if !is_there {
                lost.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(count > 80, "only {count} links");
    assert!(lost.is_empty(), "links that lead nowhere:\n{}", lost.join("\n"));
}

#[test]
fn the_files_that_the_architecture_names_are_there() {
    let all: Vec<String> = all_files().iter().map(|path| path.to_string_lossy().into_owned()).collect();
    let is_there = |name: &str| all.iter().any(|path| path.ends_with(&format!("/{name}")));
    let (mut lost, mut count) = (Vec::new(), 0);
    for (path, text) in documents() {
        let is_architecture = path.starts_with("docs/architecture") || path.ends_with("ARCHITECTURE.md");
        if !is_architecture && !path.ends_with("CONTRIBUTING.md") {
            continue;
        }
        for name in prose(&text).flat_map(|(_, line)| line.split('`').skip(1).step_by(2).collect::<Vec<_>>()) {
            let is_file = [".rs", ".js", ".css", ".toml", ".ftl", ".txt"].iter().any(|end| name.ends_with(end));
            // A name in capitals, a star or braces stand for many, and the heron is still to be written.
            let stands_for_many =
                name.contains(|c: char| "*{ ".contains(c) || c.is_ascii_uppercase()) && !name.contains("Cargo");
            if !is_file || stands_for_many || name.contains("heron") {
                continue;
            }
            count += 1;
            if !is_there(name) {
                lost.push(format!("{}: {name}", path.display()));
            }
        }
    }
    assert!(count > 300, "only {count} files are named");
    assert!(lost.is_empty(), "files that are not there:\n{}", lost.join("\n"));
}
