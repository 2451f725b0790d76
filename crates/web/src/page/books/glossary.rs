//! `/rules/glossary`: the terms of the games.

use axum::response::Response;
use maud::{Markup, html};
use phrases::Phrases;
use phrases::glossary::{self, Term};

use super::badge;
use super::book::path;
use super::text::Text;
use crate::page::{Page, Visit};

/// The page.
pub fn page(visit: &Visit) -> Response {
    let say = visit.say();
    let main = html! {
        (path(say, &[]))
        h1 { (say.glossary_title()) }
        p.lead { (say.books_glossary_intro()) }
        h2 { (say.books_glossary_cards()) }
        (terms(say, glossary::terms(say)))
        h2 { "Origami Islands" }
        (terms(say, glossary::islands(say)))
    };
    Page { visit, title: &say.glossary_title(), kind: "books glossary", scripts: &[], main }.answer()
}

fn terms(say: Phrases, mut terms: Vec<Term>) -> Markup {
    let text = Text { say, here: &|_| false };
    // Whoever looks a word up looks for it by its letters.
    terms.sort_by_cached_key(|term| term.term.to_lowercase());
    html! {
        dl.terms {
            @for Term { term, means, provenance } in terms {
                div {
                    dt {
                        (term)
                        @if let Some(from) = provenance { " " (badge(say, from.into())) }
                    }
                    dd { (text.words(&means)) }
                }
            }
        }
    }
}
