//! The little Markdown the rules are written in, for the terminal: paragraphs, lists, bold and italic.

use anstyle::{Effects, Reset, Style};

use crate::speech;

/// The text in lines of at most `width` columns, all begun with `indent` blanks. Marks become styles if `colour`, else
/// they are left out.
pub fn render(text: &str, width: usize, indent: usize, colour: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, block) in text.split("\n\n").enumerate() {
        if number > 0 {
            lines.push(String::new());
        }
        for paragraph in paragraphs(block) {
            // The text of an item stands right of its mark.
            let hanging = if paragraph.starts_with("- ") { 2 } else { 0 };
            let wrapped = speech::wrap(&inline(&paragraph, colour), width.saturating_sub(indent), hanging);
            lines.extend(wrapped.into_iter().map(|line| format!("{:indent$}{line}", "")));
        }
    }
    lines
}

/// The paragraphs and the items of lists in a block, each as one line.
fn paragraphs(block: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    for line in block.lines() {
        match paragraphs.last_mut() {
            Some(last) if !line.starts_with("- ") => {
                last.push(' ');
                last.push_str(line.trim());
            }
            _ => paragraphs.push(line.trim().to_owned()),
        }
    }
    paragraphs
}

/// `**bold**` and `*italic*` as styles, or without their marks.
fn inline(text: &str, colour: bool) -> String {
    let (mut bold, mut italic) = (false, false);
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('*') {
        out.push_str(before);
        if let Some(after) = after.strip_prefix('*') {
            bold = !bold;
            rest = after;
        } else {
            italic = !italic;
            rest = after;
        }
        if colour {
            let effects = Effects::new().set(Effects::BOLD, bold).set(Effects::ITALIC, italic);
            out.push_str(&format!("{Reset}{}", Style::new().effects(effects)));
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_and_lists_are_wrapped() {
        let text = "A **bold** word and\nan *italic* one:\n\n- first\n  goes on;\n- second.\n\nEnd.";
        let lines = [
            "  A bold word",
            "  and an italic",
            "  one:",
            "",
            "  - first goes",
            "    on;",
            "  - second.",
            "",
            "  End.",
        ];
        assert_eq!(render(text, 15, 2, false), lines);
    }

    #[test]
    fn marks_become_styles() {
        assert_eq!(inline("a **b** *c* d", false), "a b c d");
        assert_eq!(inline("a **b** *c* d", true), "a \x1b[0m\x1b[1mb\x1b[0m \x1b[0m\x1b[3mc\x1b[0m d");
        assert_eq!(render("a **b**", 20, 0, true), ["a \x1b[0m\x1b[1mb\x1b[0m"]);
    }
}
