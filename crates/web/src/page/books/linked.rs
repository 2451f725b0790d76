//! Rule ids in sentences become links to the rules.

use std::collections::HashSet;
use std::sync::OnceLock;

use maud::{Markup, html};
use phrases::{Language, Rules};

/// What ids of rules begin with.
const LETTERS: [char; 3] = ['O', 'L', 'I'];

/// A sentence with every rule id in it, like O-5.1, as a link to `/rules/O-5.1`. All else is text.
#[must_use]
pub fn linked(text: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Id(id) => a.rule href={ "/rules/" (id) } { (id) },
            }
        }
    }
}

/// Something in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Text(&'a str),
    /// The id of a rule or a chapter that there is.
    Id(&'a str),
}

/// A sentence cut at its rule ids.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut told, mut at) = (0, 0);
    while let Some(found) = text[at..].find(LETTERS) {
        let start = at + found;
        let begins_word = text[..start].chars().next_back().is_none_or(|before| !before.is_alphanumeric());
        match id(&text[start..]).filter(|_| begins_word) {
            Some(id) => {
                pieces.extend([&text[told..start]].into_iter().filter(|text| !text.is_empty()).map(Piece::Text));
                pieces.push(Piece::Id(id));
                at = start + id.len();
                told = at;
            }
            None => at = start + 1,
        }
    }
    pieces.extend([&text[told..]].into_iter().filter(|text| !text.is_empty()).map(Piece::Text));
    pieces
}

/// The id that a text begins with, if there is such a rule or chapter.
fn id(text: &str) -> Option<&str> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let numbers = text.get(1..)?.strip_prefix('-')?;
    let chapter = digits(numbers);
    let rule = numbers[chapter..].strip_prefix('.').map_or(0, digits);
    let end = 2 + chapter + if rule > 0 { 1 + rule } else { 0 };
    let ends_word = text[end..].chars().next().is_none_or(|after| !after.is_alphanumeric());
    text.get(..end).filter(|id| chapter > 0 && ends_word && known().contains(id))
}

/// The ids of all rules and chapters, which are the same in each language.
fn known() -> &'static HashSet<&'static str> {
    static KNOWN: OnceLock<HashSet<&'static str>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let chapters = Rules::all(Language::En).into_iter().flat_map(|rules| &rules.chapters);
        chapters.flat_map(|chapter| chapter.rules.iter().map(|rule| rule.id).chain([chapter.id])).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_links_and_markup_is_text() {
        for (text, shown) in [
            ("Too dear (O-5.1).", "Too dear (<a class=\"rule\" href=\"/rules/O-5.1\">O-5.1</a>)."),
            ("O-5", "<a class=\"rule\" href=\"/rules/O-5\">O-5</a>"),
            (
                "L-4.2–I-13.2",
                "<a class=\"rule\" href=\"/rules/L-4.2\">L-4.2</a>–<a class=\"rule\" href=\"/rules/I-13.2\">I-13.2</a>",
            ),
            ("See O-5.", "See <a class=\"rule\" href=\"/rules/O-5\">O-5</a>."),
            ("<b>O-5.1</b>", "&lt;b&gt;<a class=\"rule\" href=\"/rules/O-5.1\">O-5.1</a>&lt;/b&gt;"),
            ("\"><script>alert(1)</script> & 'co'", "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; 'co'"),
        ] {
            assert_eq!(linked(text).into_string(), shown, "{text}");
        }
    }

    #[test]
    fn what_only_looks_like_an_id_stays_text() {
        let odd = [
            "", "O", "O-", "O-.", "O-5.99", "O-99", "XO-5.1", "O-5.1x", "O–5.1", "L-4.2.", "è O-", "O-5é", "I-I-I",
            "O-5.1.1",
        ];
        for text in odd {
            let ids: Vec<_> = pieces(text).into_iter().filter(|piece| matches!(piece, Piece::Id(_))).collect();
            let expected: &[Piece] = match text {
                "L-4.2." => &[Piece::Id("L-4.2")],
                "O-5.1.1" => &[Piece::Id("O-5.1")],
                _ => &[],
            };
            assert_eq!(ids, expected, "{text}");
        }
    }
}
