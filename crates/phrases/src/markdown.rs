//! The little Markdown the rules are written in: paragraphs, lists, bold and italic.

/// A part of a text, set apart from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// The items of a list.
    List(Vec<Vec<Span>>),
}

/// Some words in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// In bold type?
    pub bold: bool,
    /// In italics?
    pub italic: bool,
}

/// What an item of a list begins with.
const ITEM: &str = "- ";

/// The paragraphs and lists of a text.
#[must_use]
pub fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    for block in text.split("\n\n") {
        let mut items = Vec::new();
        for line in joined(block) {
            match line.strip_prefix(ITEM) {
                Some(item) => items.push(spans(item)),
                None => blocks.push(Block::Paragraph(spans(&line))),
            }
        }
        if !items.is_empty() {
            blocks.push(Block::List(items));
        }
    }
    blocks
}

/// The paragraphs and items in a block, each as one line.
fn joined(block: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in block.lines() {
        match lines.last_mut() {
            Some(last) if !line.starts_with(ITEM) => {
                last.push(' ');
                last.push_str(line.trim());
            }
            _ => lines.push(line.trim().to_owned()),
        }
    }
    lines
}

/// A line cut at the marks of `**bold**` and `*italic*`.
fn spans(line: &str) -> Vec<Span> {
    let (mut bold, mut italic) = (false, false);
    let (mut spans, mut rest) = (Vec::new(), line);
    loop {
        let (text, after) = rest.split_once('*').map_or((rest, None), |(text, after)| (text, Some(after)));
        if !text.is_empty() {
            spans.push(Span { text: text.to_owned(), bold, italic });
        }
        let Some(after) = after else { return spans };
        match after.strip_prefix('*') {
            Some(after) => (bold, rest) = (!bold, after),
            None => (italic, rest) = (!italic, after),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(text: &str, bold: bool, italic: bool) -> Span {
        Span { text: text.to_owned(), bold, italic }
    }

    #[test]
    fn paragraphs_and_lists_are_told_apart() {
        let text = "A **bold** word and\nan *italic* one:\n\n- first\n  goes on;\n- second.\n\nEnd.";
        let plain = |text| vec![span(text, false, false)];
        let first = vec![
            span("A ", false, false),
            span("bold", true, false),
            span(" word and an ", false, false),
            span("italic", false, true),
            span(" one:", false, false),
        ];
        let list = vec![plain("first goes on;"), plain("second.")];
        assert_eq!(blocks(text), [Block::Paragraph(first), Block::List(list), Block::Paragraph(plain("End."))]);
    }

    #[test]
    fn odd_text_does_no_harm() {
        assert_eq!(blocks(""), []);
        assert_eq!(blocks("***a"), [Block::Paragraph(vec![span("a", true, true)])]);
        assert_eq!(blocks("-a"), [Block::Paragraph(vec![span("-a", false, false)])]);
    }
}
