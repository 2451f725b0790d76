//! Documents that tests write: a test makes a text and holds it against what the document says. `GOLDEN=write` writes
//! the text anew.

use std::fs;
use std::path::Path;

/// As long as a line of a document may be.
pub const WIDTH: usize = 120;

/// The document at that path is this text, or becomes it.
///
/// # Panics
/// If it is another one, by the first line that is different.
pub fn keep(path: &Path, text: &str) {
    if is_written() {
        fs::write(path, text).expect("a file to write");
        return;
    }
    let kept = fs::read_to_string(path).expect("the document");
    let line = kept.lines().zip(text.lines()).position(|(was, is)| was != is);
    let place = path.display();
    assert_eq!(line.map(|at| at + 1), None, "{place}: the first line that is different; GOLDEN=write writes it anew");
    assert!(kept == text, "{place}: something is missing at the end; GOLDEN=write writes it anew");
}

/// The part of a document between the marks of that name is this text, or becomes it.
///
/// # Panics
/// If it is another one, or the marks are not there.
pub fn keep_part(path: &Path, name: &str, text: &str) {
    let document = fs::read_to_string(path).expect("the document");
    let (begin, end) = (format!("<!-- {name}: written by a test -->\n"), format!("<!-- end of {name} -->\n"));
    let (before, rest) = document.split_once(&begin).expect("the place where the part begins");
    let (_, after) = rest.split_once(&end).expect("the place where it ends");
    keep(path, &format!("{before}{begin}\n{text}\n{end}{after}"));
}

/// Words broken into lines that are no longer than they may be; the later ones are indented as much as the first
/// one's beginning.
#[must_use]
pub fn broken(beginning: &str, words: &str) -> String {
    let indent = beginning.chars().count();
    let (mut text, mut length) = (beginning.to_owned(), indent);
    for (at, word) in words.split(' ').enumerate() {
        let more = word.chars().count();
        if at > 0 && length + 1 + more > WIDTH {
            text += &format!("\n{}", " ".repeat(indent));
            length = indent;
        } else if at > 0 {
            text.push(' ');
            length += 1;
        }
        text += word;
        length += more;
    }
    text
}

/// Are documents written, and not compared?
fn is_written() -> bool {
    match std::env::var("GOLDEN") {
        Ok(word) => {
            assert_eq!(word, "write", "GOLDEN is \"write\" or not set");
            true
        }
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be() {
        let words = vec!["fünf5"; 45].join(" ");
        let text = broken("- ", &words);
        let lines: Vec<_> = text.lines().map(|line| line.chars().count()).collect();
        assert_eq!(lines, [115, 115, 43]);
        assert!(text.lines().skip(1).all(|line| line.starts_with("  f")));
        assert_eq!(text.replace("\n  ", " "), format!("- {words}"));
    }
}
