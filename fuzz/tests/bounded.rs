//! Every target with its corpus and a fixed number of mutants of it: the form of the fuzz targets that `./test` runs.
//!
//! `FUZZ_INPUTS` and `FUZZ_SEED` change how many mutants there are and which.

use std::panic::{catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};

use fuzz::{TARGETS, Target, mutate::mutant};
use tabletop::Stream;

/// So many mutants each target is given.
const INPUTS: u64 = 4_000;
/// The seed they are made with.
const SEED: u64 = 1;

#[test]
fn record() {
    run("record");
}

#[test]
fn scenario() {
    run("scenario");
}

#[test]
fn edition() {
    run("edition");
}

#[test]
fn moves() {
    run("moves");
}

#[test]
fn terminal() {
    run("terminal");
}

/// A target without a corpus or a test would never be run; a folder without a target never be read.
#[test]
fn every_target_has_a_corpus_a_program_and_a_test() {
    let names: Vec<_> = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(sorted(names.clone()), stems(&root().join("corpus")));
    assert_eq!(sorted(names.clone()), stems(&root().join("targets")));
    for name in names {
        assert!(include_str!("bounded.rs").contains(&format!("fn {name}() {{\n    run(\"{name}\");")), "{name}");
    }
}

/// Gives a target its corpus and its mutants.
fn run(name: &str) {
    let Some(&(_, target)) = TARGETS.iter().find(|(n, _)| *n == name) else { panic!("no target {name}") };
    let (names, corpus): (Vec<_>, Vec<_>) = read_corpus(name).into_iter().unzip();
    assert!(!corpus.is_empty(), "{name} has no corpus");
    for (file, input) in names.iter().zip(&corpus) {
        try_input(name, file, target, input);
    }
    let (inputs, seed) = (number("FUZZ_INPUTS", INPUTS), number("FUZZ_SEED", SEED));
    for n in 0..inputs {
        let input = mutant(&corpus, &mut Stream::of_game(seed, n));
        try_input(name, &format!("mutant {n} of seed {seed}"), target, &input);
    }
}

/// Gives a target one input; if it panics, says which input that was. While it is at work the input lies in a file, so
/// that it is known even if the target hangs or the process dies.
fn try_input(name: &str, which: &str, target: Target, input: &[u8]) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{name}"));
    std::fs::write(&file, input).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    if let Err(panic) = catch_unwind(|| target(input)) {
        let escaped = input.escape_ascii();
        eprintln!("{name}, {which}, {} bytes (a copy is {}):\nb\"{escaped}\"", input.len(), file.display());
        resume_unwind(panic);
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
