//! What happened, in words.

use maud::{Markup, html};
use phrases::pieces::{Piece, pieces};
use session::Language;
use session::look::{Look, NewsEntry};

use crate::page::face;
use crate::say;

/// The log with all its entries.
#[must_use]
pub fn zone(look: &Look, entries: &[NewsEntry], language: Language) -> Markup {
    let words = phrases::Phrases(language);
    html! {
        section #z-log .zone.log data-below data-scrolls aria-labelledby="log-title" {
            h2 #log-title { (words.table_log()) }
            ol #log tabindex="0" aria-live="polite" aria-relevant="additions" { (items(look, entries, language)) }
        }
    }
}

/// New entries, to be added to the others.
#[must_use]
pub fn more(look: &Look, entries: &[NewsEntry], language: Language) -> Markup {
    html! { ol #log-more { (items(look, entries, language)) } }
}

fn items(look: &Look, entries: &[NewsEntry], language: Language) -> Markup {
    let told = say::marked_lines(look, entries, language);
    html! {
        @for (entry, lines) in entries.iter().zip(&told) {
            @for line in lines {
                li data-n=(entry.number) class=[line.heading.then_some("heading")] {
                    (sentence(&line.text))
                    @if let Some(rule) = line.rule { " " a.rule href={ "/rules/" (rule) } { (rule) } }
                }
            }
        }
    }
}

/// A sentence in which each card has its figure and leads to all there is to know about it.
#[must_use]
pub fn sentence(text: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Words(words) => (words),
                Piece::Card(card, name) => (face::mention(card, name)),
            }
        }
    }
}
