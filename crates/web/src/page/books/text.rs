//! The text of rules: the little Markdown they are written in, as markup.
//!
//! A passage that nobody prints begins with a mark in italics and ends with its sentence, or with the list that the
//! sentence introduces. It is set apart, so that a reader sees what is ours.

use maud::{Markup, html};
use phrases::Phrases;
use phrases::markdown::{self, Block, Span};

use super::linked::{Piece, pieces};

/// How the text of rules is shown.
#[derive(Clone, Copy)]
pub struct Text<'a> {
    /// In which language it is written.
    pub say: Phrases,
    /// Which rules stand on the same page.
    pub here: &'a dyn Fn(&str) -> bool,
}

impl Text<'_> {
    /// The text of a rule.
    pub fn rule(&self, text: &str) -> Markup {
        let mut is_ours = false;
        html! {
            @for block in markdown::blocks(text) {
                @match block {
                    Block::Paragraph(spans) => {
                        @let passages = self.passages(&spans);
                        p { (self.all(&passages)) }
                        @let () = is_ours = passages.last().is_some_and(Passage::introduces);
                    }
                    Block::List(items) => {
                        ul class=[is_ours.then_some("ours")] {
                            @for item in items { li { (self.all(&self.passages(&item))) } }
                        }
                    }
                }
            }
        }
    }

    /// A text that speaks of marks, but has none: what stands before the first chapter, or in the glossary.
    pub fn words(&self, text: &str) -> Markup {
        html! {
            @for block in markdown::blocks(text) {
                @match block {
                    Block::Paragraph(spans) => p { (self.spans(&spans)) },
                    Block::List(items) => ul { @for item in items { li { (self.spans(&item)) } } },
                }
            }
        }
    }

    fn all(&self, passages: &[Passage]) -> Markup {
        html! {
            @for passage in passages {
                @match passage {
                    Passage::Printed(spans) => (self.spans(spans)),
                    Passage::Ours(mark, spans) => span.ours { em.mark { (mark) } (self.spans(spans)) },
                }
            }
        }
    }

    fn spans(&self, spans: &[Span]) -> Markup {
        html! {
            @for span in spans {
                @match (span.bold, span.italic) {
                    (false, false) => (self.linked(&span.text)),
                    (true, false) => strong { (self.linked(&span.text)) },
                    (false, true) => em { (self.linked(&span.text)) },
                    (true, true) => strong { em { (self.linked(&span.text)) } },
                }
            }
        }
    }

    /// Ids as links: to a place on the same page, if they stand there.
    fn linked(&self, text: &str) -> Markup {
        html! {
            @for piece in pieces(text) {
                @match piece {
                    Piece::Text(text) => (text),
                    Piece::Id(id) if (self.here)(id) => a.rule href={ "#" (id) } { (id) },
                    Piece::Id(id) => a.rule href={ "/rules/" (id) } { (id) },
                }
            }
        }
    }

    /// A paragraph cut into what is printed and what is not.
    fn passages(&self, spans: &[Span]) -> Vec<Passage> {
        let marks = [self.say.books_mark_ours(), self.say.books_mark_reconstructed()];
        let mut passages = Vec::new();
        for span in spans {
            if span.italic && marks.contains(&span.text) {
                passages.push(Passage::Ours(span.text.clone(), Vec::new()));
                continue;
            }
            let end = sentence_end(&span.text);
            match (passages.last_mut(), end) {
                (Some(Passage::Ours(_, ours)), Some(end)) => {
                    let (sentence, rest) = span.text.split_at(end);
                    let part = |text: &str| Span { text: text.to_owned(), ..span.clone() };
                    ours.push(part(sentence));
                    passages.push(Passage::Printed(vec![part(rest)]));
                }
                (Some(Passage::Ours(_, so_far) | Passage::Printed(so_far)), _) => so_far.push(span.clone()),
                (None, _) => passages.push(Passage::Printed(vec![span.clone()])),
            }
        }
        passages
    }
}

/// A part of a paragraph.
enum Passage {
    /// As the printed rules have it.
    Printed(Vec<Span>),
    /// Ours, or made by us after something printed, with the mark that says so.
    Ours(String, Vec<Span>),
}

impl Passage {
    /// Does it introduce a list that is ours like itself?
    fn introduces(&self) -> bool {
        matches!(self, Self::Ours(_, spans) if spans.last().is_some_and(|span| span.text.ends_with(':')))
    }
}

/// Behind the first sentence, if there is another one.
fn sentence_end(text: &str) -> Option<usize> {
    text.match_indices(['.', '!', '?']).map(|(at, _)| at + 1).find(|&at| text[at..].starts_with(' '))
}

/// Which marks a text of rules has: ours, reconstructed.
#[must_use]
pub fn marks(say: Phrases, text: &str) -> (bool, bool) {
    let has = |mark: &str| text.contains(&format!("*{mark}*"));
    (has(&say.books_mark_ours()), has(&say.books_mark_reconstructed()))
}

#[cfg(test)]
mod tests {
    use phrases::rules::{Entry, Rules};
    use phrases::{Language, glossary};

    use super::*;

    fn shown(text: &str) -> String {
        Text { say: Phrases(Language::En), here: &|id| id == "O-5.1" }.rule(text).into_string()
    }

    #[test]
    fn paragraphs_lists_styles_and_links() {
        let text = "A **bold** word & an *italic* one (O-5.1,\nO-5.2):\n\n- first\n  <goes> on;\n- second.";
        let html = "<p>A <strong>bold</strong> word &amp; an <em>italic</em> one \
                    (<a class=\"rule\" href=\"#O-5.1\">O-5.1</a>, <a class=\"rule\" href=\"/rules/O-5.2\">O-5.2</a>):</p>\
                    <ul><li>first &lt;goes&gt; on;</li><li>second.</li></ul>";
        assert_eq!(shown(text), html);
    }

    #[test]
    fn what_is_ours_ends_with_its_sentence() {
        let mark = "<em class=\"mark\">Ours:</em>";
        assert_eq!(
            shown("Printed. *Ours:* so it is (O-5.1), *really*. Printed again. *Ours:* the end."),
            format!(
                "<p>Printed. <span class=\"ours\">{mark} so it is (<a class=\"rule\" href=\"#O-5.1\">O-5.1</a>), \
                 <em>really</em>.</span> Printed again. <span class=\"ours\">{mark} the end.</span></p>"
            ),
        );
        let list = format!("<p><span class=\"ours\">{mark} these:</span></p><ul class=\"ours\"><li>a.</li></ul>");
        assert_eq!(shown("*Ours:* these:\n\n- a."), list);
        assert_eq!(shown("*Ours:* this. These:\n\n- a.").matches("ours").count(), 1, "the list is printed");
    }

    /// What a browser shows of markup: the text between tags.
    fn visible(html: &str) -> Vec<&str> {
        html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text)).collect()
    }

    #[test]
    fn no_markdown_is_left_over_in_any_rule() {
        for language in Language::ALL {
            let say = Phrases(language);
            let text = Text { say, here: &|_| false };
            let check = |id: &str, source: &str, html: String| {
                let shown = visible(&html);
                let is_item = shown.iter().any(|text| text.starts_with("- "));
                let shown = shown.concat();
                let is_left = is_item || shown.contains(['*', '`', '#', '|', '[', ']', '_', '<']);
                assert!(!is_left, "{language} {id}: {shown}");
                let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).count();
                let entities = shown.replace("&amp;", "").replace("&quot;", "");
                assert_eq!(letters(&entities), letters(source), "{language} {id}: a word is lost");
            };
            for rules in Rules::all(language) {
                check(rules.title, rules.intro, text.words(rules.intro).into_string());
                for Entry { id, text: source, .. } in rules.entries() {
                    let html = text.rule(source).into_string();
                    let marks = source.matches(&format!("*{}*", say.books_mark_ours())).count()
                        + source.matches(&format!("*{}*", say.books_mark_reconstructed())).count();
                    assert_eq!(html.matches("<em class=\"mark\">").count(), marks, "{language} {id}");
                    assert!(!html.contains(":</em> <"), "{language} {id}: an italic mark nobody knows");
                    check(id, source, html);
                }
            }
            for term in glossary::terms(say).into_iter().chain(glossary::islands(say)) {
                check(&term.term, &term.means, text.words(&term.means).into_string());
            }
        }
    }
}
