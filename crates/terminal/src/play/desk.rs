//! Where a player reads and types: a terminal, or a pipe with a script.

use std::io::{self, BufRead, Read, Write};

use anstyle::Style;

use speech::{self, NO_BREAK, columns};

/// A line has at most so many bytes; what is longer is no answer.
const MAX_LINE: u64 = 4096;

/// Input and output of one player.
pub struct Desk<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// How many columns there are; asked again with every line that is read.
    pub width: usize,
    measure: fn() -> usize,
    /// Whether colours are wanted.
    pub colour: bool,
    /// Whether typed lines are to be shown: a pipe does not show them by itself.
    pub echo: bool,
}

impl<'a> Desk<'a> {
    /// A desk with this input and output.
    pub fn new(
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
        measure: fn() -> usize,
        colour: bool,
        echo: bool,
    ) -> Self {
        Self { input, out, width: measure(), measure, colour, echo }
    }

    /// Prints a text, wrapped, `indent` blanks before every line.
    pub fn say(&mut self, text: &str, indent: usize) -> io::Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        self.paragraph(&" ".repeat(indent), text, indent)
    }

    /// Prints a text, wrapped; the first line begins with `head`, all others with `indent` blanks.
    pub fn paragraph(&mut self, head: &str, text: &str, indent: usize) -> io::Result<()> {
        // A line does not begin with what stands between two parts.
        let text = text.replace(" · ", &format!("{NO_BREAK}· "));
        let lines = speech::wrap(&text, self.width.saturating_sub(indent), 0);
        let mut head = speech::pad(head, indent);
        for line in lines {
            self.line(&format!("{head}{line}"))?;
            head = " ".repeat(indent);
        }
        Ok(())
    }

    /// Prints a title.
    pub fn title(&mut self, text: &str) -> io::Result<()> {
        let line = self.styled(Style::new().bold(), text);
        self.say(&line, 0)
    }

    /// Prints which keys do what.
    pub fn hints(&mut self, hints: &[String]) -> io::Result<()> {
        let hints: Vec<_> = hints.iter().map(|hint| together(hint)).collect();
        let hints = self.styled(Style::new().dimmed(), &hints.join(" · "));
        self.say(&hints, 2)
    }

    /// Prints a line as it is.
    pub fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", line.trim_end())
    }

    /// The text in a style, if colours are wanted.
    pub fn styled(&self, style: Style, text: &str) -> String {
        if self.colour { speech::styled(style, text) } else { text.to_owned() }
    }

    /// What is typed next, without blanks around it; `None` at the end of the input.
    pub fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if (&mut *self.input).take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        while !line.ends_with(b"\n") && line.len() as u64 >= MAX_LINE {
            // The rest of an endless line is dropped.
            let mut rest = Vec::new();
            let more = (&mut *self.input).take(MAX_LINE).read_until(b'\n', &mut rest)?;
            if more == 0 || rest.ends_with(b"\n") {
                break;
            }
        }
        self.width = (self.measure)();
        // Control characters would reach the terminal through an echo.
        let text: String = String::from_utf8_lossy(&line).chars().filter(|&c| speech::is_printable(c)).collect();
        if self.echo {
            writeln!(self.out, "{}", text.trim())?;
        }
        Ok(Some(text.trim().to_owned()))
    }
}

/// A short hint that is not broken over two lines.
fn together(hint: &str) -> String {
    let hint = hint.trim_end_matches('.');
    if columns(hint) <= 24 { hint.replace(' ', NO_BREAK) } else { hint.to_owned() }
}
