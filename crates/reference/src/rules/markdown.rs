//! The little Markdown the rules are written in, for the terminal.

use std::slice;

use anstyle::{Effects, Reset, Style};
use phrases::markdown::{self, Block, Span};

use speech;

/// The text in lines of at most `width` columns, all begun with `indent` blanks. Marks become styles if `colour`, else
/// they are left out.
pub fn render(text: &str, width: usize, indent: usize, colour: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, block) in markdown::blocks(text).iter().enumerate() {
        if number > 0 {
            lines.push(String::new());
        }
        // The text of an item stands right of its mark.
        let (mark, paragraphs) = match block {
            Block::Paragraph(spans) => ("", slice::from_ref(spans)),
            Block::List(items) => ("- ", items.as_slice()),
        };
        for spans in paragraphs {
            let text = format!("{mark}{}", inline(spans, colour));
            let wrapped = speech::wrap(&text, width.saturating_sub(indent), mark.len());
            lines.extend(wrapped.into_iter().map(|line| format!("{:indent$}{line}", "")));
        }
    }
    lines
}

/// The words, in their styles if `colour`.
fn inline(spans: &[Span], colour: bool) -> String {
    let (mut out, mut last) = (String::new(), Effects::new());
    for Span { text, bold, italic } in spans {
        let effects = Effects::new().set(Effects::BOLD, *bold).set(Effects::ITALIC, *italic);
        out.push_str(&change(last, effects, colour));
        out.push_str(text);
        last = effects;
    }
    out.push_str(&change(last, Effects::new(), colour));
    out
}

/// What turns one style into another.
fn change(from: Effects, to: Effects, colour: bool) -> String {
    if colour && from != to { format!("{Reset}{}", Style::new().effects(to)) } else { String::new() }
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
        assert_eq!(render("a **b** *c* d", 20, 0, false), ["a b c d"]);
        let styled = "a \x1b[0m\x1b[1mb\x1b[0m \x1b[0m\x1b[3mc\x1b[0m d";
        assert_eq!(render("a **b** *c* d", 20, 0, true), [styled]);
        assert_eq!(render("a **b**", 20, 0, true), ["a \x1b[0m\x1b[1mb\x1b[0m"]);
    }
}
