//! Every target with its corpus and a fixed number of mutants of it: the form of the fuzz targets that `./test` runs.
//!
//! `FUZZ_INPUTS` and `FUZZ_SEED` change how many mutants each target is given and which.

use std::fs::File;
use std::io::{self, Seek, Write};
use std::panic::{catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};

use fuzz::{TARGETS, Target, mutate::mutant};
use tabletop::Stream;

/// The seed the mutants are made with.
const SEED: u64 = 1;

#[test]
fn record() {
    run("record", 6_000);
}

#[test]
fn scenario() {
    run("scenario", 6_000);
}

#[test]
fn edition() {
    run("edition", 4_000);
}

#[test]
fn sheets() {
    run("sheets", 6_000);
}

#[test]
fn moves() {
    run("moves", 4_000);
}

#[test]
fn islands() {
    run("islands", 4_000);
}

#[test]
fn terminal() {
    run("terminal", 4_000);
}

#[test]
fn islands_terminal() {
    run("islands_terminal", 3_000);
}

#[test]
fn requests() {
    run("requests", 10_000);
}

/// A target without a corpus or a test would never be run; a folder without a target never be read.
#[test]
fn every_target_has_a_corpus_a_program_and_a_test() {
    let names: Vec<_> = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(sorted(names.clone()), stems(&root().join("corpus")));
    assert_eq!(sorted(names.clone()), stems(&root().join("targets")));
    for name in names {
        assert!(include_str!("bounded.rs").contains(&format!("fn {name}() {{\n    run(\"{name}\", ")), "{name}");
    }
}

/// A record is good only with the cards and sheets it was played with: if they change, the corpus must follow, or nothing
/// behind the header is ever read.
#[test]
fn the_corpus_has_good_records_of_all_games() {
    let texts: Vec<_> =
        read_corpus("record").iter().map(|(_, text)| String::from_utf8_lossy(text).into_owned()).collect();
    let cards = texts.iter().filter(|text| origami::Record::parse(text).is_ok()).count();
    let islands = texts.iter().filter(|text| islands::Record::parse(text).is_ok()).count();
    assert!(cards >= 10 && islands >= 10, "{cards} of card games and {islands} of Origami Islands");
}

/// Gives a target its corpus and so many mutants of it.
fn run(name: &str, usual: u64) {
    let mut trial = Trial::new(name);
    let (names, corpus): (Vec<_>, Vec<_>) = read_corpus(name).into_iter().unzip();
    assert!(!corpus.is_empty(), "{name} has no corpus");
    for (file, input) in names.iter().zip(&corpus) {
        trial.give(file, input);
    }
    let (inputs, seed) = (number("FUZZ_INPUTS", usual), number("FUZZ_SEED", SEED));
    for n in 0..inputs {
        let input = mutant(&corpus, &mut Stream::of_game(seed, n));
        trial.give(&format!("mutant {n} of seed {seed}"), &input);
    }
}

/// A target, and the file where the input lies while the target is at work: so it is known even if the target hangs or
/// the process dies.
struct Trial<'a> {
    name: &'a str,
    target: Target,
    path: PathBuf,
    // Held open: to close it after each input would cost more than most inputs do.
    file: File,
}

impl<'a> Trial<'a> {
    fn new(name: &'a str) -> Self {
        let Some(&(_, target)) = TARGETS.iter().find(|(n, _)| *n == name) else { panic!("no target {name}") };
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{name}"));
        let file = File::create(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        Self { name, target, path, file }
    }

    /// Gives the target one input; if it panics, says which input that was.
    fn give(&mut self, which: &str, input: &[u8]) {
        self.write(input).unwrap_or_else(|why| panic!("{}: {why}", self.path.display()));
        let Self { name, target, ref path, .. } = *self;
        if let Err(panic) = catch_unwind(|| target(input)) {
            let escaped = input.escape_ascii();
            eprintln!("{name}, {which}, {} bytes (a copy is {}):\nb\"{escaped}\"", input.len(), path.display());
            resume_unwind(panic);
        }
    }

    fn write(&mut self, input: &[u8]) -> io::Result<()> {
        self.file.rewind()?;
        self.file.write_all(input)?;
        self.file.set_len(input.len() as u64)
    }
}

/// The number in an environment variable, or the usual one.
fn number(variable: &str, usual: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is a number, not {text:?}")),
        Err(_) => usual,
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files of a corpus, in the order of their names: the mutants depend on it.
fn read_corpus(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = root().join("corpus").join(name);
    let read = |file: &String| std::fs::read(folder.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
    entries(&folder).into_iter().map(|file| (file.clone(), read(&file))).collect()
}

/// The names in a folder, sorted.
fn entries(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    sorted(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// The names in a folder without what follows the dot.
fn stems(folder: &Path) -> Vec<String> {
    entries(folder).iter().map(|name| name.split('.').next().unwrap_or_default().to_owned()).collect()
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}
