//! Printing: everything goes through one buffered writer, and a reader that went away is no error.

use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use origami::setup::BadSetup;
use phrases::Phrases;
use serde::Serialize;

/// Why a command stops early.
#[derive(Debug)]
pub enum Stop {
    /// Something from outside is wrong; one line says what.
    Bad(String),
    /// Standard output does not take any more.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Stop {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}

impl Stop {
    /// Turns what is wrong with a table into words.
    pub fn bad_setup(phrases: Phrases) -> impl Fn(BadSetup) -> Self {
        move |bad| Self::Bad(phrases.bad_setup(bad))
    }

    /// Says why on standard error, in one line, and returns the exit code.
    pub fn report(&self) -> ExitCode {
        let why = match self {
            // The reader has seen enough (`… | head`).
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Output(error) => format!("cannot write the output: {error}"),
            Self::Bad(why) => why.clone(),
        };
        complain(&why);
        ExitCode::from(2)
    }
}

/// One line on standard error; if nobody listens there, nothing is lost.
pub fn complain(why: &str) {
    let _ = writeln!(io::stderr(), "senbazuru: {}", one_line(why));
}

/// The text in one line that only shows letters, whatever it repeats from outside: nothing in it moves the cursor or
/// changes colours.
fn one_line(text: &str) -> String {
    let line = text.trim().split('\n').map(str::trim).collect::<Vec<_>>().join(" ");
    line.replace(|c| !crate::is_printable(c), "\u{fffd}")
}

/// Standard output.
pub struct Out(BufWriter<StdoutLock<'static>>);

impl Default for Out {
    fn default() -> Self {
        Self::new()
    }
}

impl Out {
    /// Standard output, buffered.
    pub fn new() -> Self {
        Self(BufWriter::with_capacity(1 << 16, io::stdout().lock()))
    }

    /// Prints a value as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Stop> {
        serde_json::to_writer(&mut self.0, value)?;
        self.0.write_all(b"\n")?;
        Ok(())
    }

    /// Prints a line.
    pub fn line(&mut self, line: impl std::fmt::Display) -> Result<(), Stop> {
        writeln!(self.0, "{line}")?;
        Ok(())
    }

    /// Hands over what is still in the buffer.
    pub fn flush(&mut self) -> Result<(), Stop> {
        self.0.flush()?;
        Ok(())
    }
}

/// Tells what came out of something: as JSON, or in words.
pub fn tell<R: Serialize>(
    report: &R,
    json: bool,
    print: impl FnOnce(&R, &mut Out) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let mut out = Out::new();
    if json {
        out.json(report)?;
    } else {
        print(report, &mut out)?;
    }
    out.flush()
}

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// From now on the first Ctrl-C asks to stop, the second one ends the program.
pub fn listen_for_interrupt() {
    // Without a handler Ctrl-C ends the program at once, which is fine too.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

/// Was Ctrl-C pressed?
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// The exit code of a command that went as far as it could: done, or stopped by Ctrl-C.
pub fn exit_code(interrupted: bool) -> ExitCode {
    if interrupted { ExitCode::from(130) } else { ExitCode::SUCCESS }
}

/// A whole number with a thin mark between groups of three digits.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `a / b`, and 0 if there is nothing to divide by.
pub fn ratio(a: f64, b: f64) -> f64 {
    if b > 0.0 { a / b } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_from_the_right() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn a_complaint_is_one_line_without_control_characters() {
        assert_eq!(one_line("größe: „x“ – 鶴"), "größe: „x“ – 鶴");
        assert_eq!(one_line("one\n  two \r\nthree\n"), "one two three");
        assert_eq!(one_line("a\x1b[2Jb\rc\x07\td\u{9b}31m\x7f\0"), "a�[2Jb�c��d�31m��");
        let all: String = ('\0'..='\u{ff}').collect();
        assert!(!one_line(&all).contains(char::is_control));
    }

    #[test]
    fn nothing_is_divided_by_zero() {
        assert_eq!((ratio(1.0, 0.0), ratio(1.0, 4.0)), (0.0, 0.25));
    }
}
