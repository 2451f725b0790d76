//! For those who draw: checks figures and shows them, straight from their files.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use drawings::figure::draw::Style;
use drawings::figure::sheet::Sheet;
use drawings::figure::{Fault, Figure, check, parse};

const USAGE: &str = "figures check FILE...
figures svg FILE OUT.svg [--rim] [--black]
figures sheet OUT.svg [--no-names] [--numbers] [--size PX] [--columns N] [--black] [--rim] [--ground #hex]
              [--shuffle SEED] FILE...";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match &words[..] {
        ["check", files @ ..] if !files.is_empty() => check_all(files),
        ["svg", file, out, flags @ ..] => draw_one(file, out, flags),
        ["sheet", out, rest @ ..] => draw_sheet(out, rest),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The figure of a file, and what does not fit together in it.
fn read(file: &str) -> Result<(Figure, Vec<Fault>), String> {
    let text = fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?;
    let name = Path::new(file).file_stem().and_then(|name| name.to_str()).unwrap_or(file);
    let figure = parse::figure(name, &text).map_err(|fault| fault.to_string())?;
    let faults = check::faults(&figure);
    Ok((figure, faults))
}

fn check_all(files: &[&str]) -> Result<(), String> {
    let mut wrong = Vec::new();
    for file in files {
        match read(file) {
            Err(why) => wrong.push(why),
            Ok((figure, faults)) => {
                wrong.extend(faults.iter().map(Fault::to_string));
                let (facets, bytes) = (figure.facets().count(), figure.to_svg(Style::Plain, "").len());
                println!("{}: {facets} facets, {bytes} bytes of SVG, {} faults", figure.name, faults.len());
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn draw_one(file: &str, out: &str, flags: &[&str]) -> Result<(), String> {
    let (figure, faults) = read(file)?;
    // One may look at a figure with faults, to see them.
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    write(out, &figure.to_svg(style(flags), &figure.name))
}

fn style(flags: &[&str]) -> Style {
    match flags {
        flags if flags.contains(&"--black") => Style::Black,
        flags if flags.contains(&"--rim") => Style::Rimmed,
        _ => Style::Plain,
    }
}

fn draw_sheet(out: &str, words: &[&str]) -> Result<(), String> {
    let (mut files, mut sheet, mut seed) = (Vec::new(), sheet_of(style(words)), None);
    let mut words_left = words.iter();
    while let Some(&word) = words_left.next() {
        let mut value = || words_left.next().copied().ok_or_else(|| format!("{word} needs a value"));
        match word {
            "--size" => sheet.size = value()?.parse().map_err(|_| USAGE)?,
            "--columns" => sheet.columns = value()?.parse().map_err(|_| USAGE)?,
            "--ground" => value()?.clone_into(&mut sheet.ground),
            "--shuffle" => seed = Some(value()?.parse::<u64>().map_err(|_| USAGE)?),
            "--no-names" | "--numbers" | "--black" | "--rim" => {}
            flag if flag.starts_with("--") => return Err(format!("{flag} is unknown\n{USAGE}")),
            file => files.push(file),
        }
    }
    let mut figures = files.iter().map(|file| read(file).map(|(figure, _)| figure)).collect::<Result<Vec<_>, _>>()?;
    if let Some(seed) = seed {
        shuffle(&mut figures, seed);
        figures.iter().enumerate().for_each(|(i, figure)| println!("{}={}", i + 1, figure.name));
    }
    let label = |(i, figure): (usize, &Figure)| match (words.contains(&"--numbers"), words.contains(&"--no-names")) {
        (true, true) => (i + 1).to_string(),
        (true, false) => format!("{} {}", i + 1, figure.name),
        (false, true) => String::new(),
        (false, false) => figure.name.clone(),
    };
    let labels = figures.iter().enumerate().map(label);
    let labelled: Vec<(&Figure, String)> = figures.iter().zip(labels).collect();
    write(out, &sheet.to_svg(&labelled))
}

fn sheet_of(style: Style) -> Sheet {
    Sheet { title: "Figures".to_owned(), size: 96.0, columns: 8, ground: "#f4ecd8".to_owned(), style }
}

/// Another order for each seed.
fn shuffle(figures: &mut [Figure], seed: u64) {
    let mut state = seed;
    for i in (1..figures.len()).rev() {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        figures.swap(i, ((mixed ^ (mixed >> 31)) % (i as u64 + 1)) as usize);
    }
}

fn write(out: &str, text: &str) -> Result<(), String> {
    fs::write(out, text).map_err(|why| format!("{out}: {why}"))
}
