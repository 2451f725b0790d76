//! Turns the Fluent files of `words/` into one Rust function per message: a wrong key or argument does not compile, and
//! neither does a message that one of the languages lacks.

mod generate;
mod messages;

use std::path::Path;
use std::{env, fs, process};

/// The languages, each a folder of `words/`.
const LANGUAGES: [&str; 3] = ["en", "it", "de"];

fn main() {
    println!("cargo::rerun-if-changed=words");
    println!("cargo::rerun-if-changed=build");
    if let Err(problems) = run() {
        for problem in problems {
            println!("cargo::error={problem}");
        }
        process::exit(1);
    }
}

fn run() -> Result<(), Vec<String>> {
    let mut files = Vec::new();
    let mut problems = Vec::new();
    for language in LANGUAGES {
        match read(language) {
            Ok((found, of_language)) => files.push((language, found, of_language)),
            Err(mut found) => problems.append(&mut found),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let languages: Vec<_> = files.iter().map(|(language, _, messages)| (*language, messages.as_slice())).collect();
    let differences = messages::compare(&languages);
    if !differences.is_empty() {
        return Err(differences);
    }
    let texts: Vec<_> = files.iter().map(|(language, text, _)| (*language, text.as_str())).collect();
    let folder = env::var("OUT_DIR").map_err(|e| vec![e.to_string()])?;
    let written =
        [("phrases.rs", generate::code(&texts, languages[0].1)), ("samples.rs", generate::samples(languages[0].1))];
    for (name, code) in written {
        let to = Path::new(&folder).join(name);
        fs::write(&to, code).map_err(|e| vec![format!("{}: {e}", to.display())])?;
    }
    Ok(())
}

/// The text of a language, and all messages in it.
fn read(language: &str) -> Result<(String, Vec<messages::Message>), Vec<String>> {
    let folder = Path::new("words").join(language);
    let failed = |e: std::io::Error| vec![format!("{}: {e}", folder.display())];
    let mut paths = Vec::new();
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|e| e == "ftl") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut text = String::new();
    for path in &paths {
        text.push_str(&fs::read_to_string(path).map_err(failed)?);
        text.push('\n');
    }
    let messages = messages::read(language, &text)?;
    Ok((text, messages))
}
