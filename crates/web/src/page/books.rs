//! The catalogues of cards and of islands, and the rules.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `cards` | `/cards`: all cards |
//! | `card` | `/cards/{slug}`: one card, and its large view for a table |
//! | `sheets` | `/sheets`: all sheets of Islands, and the board |
//! | `sheet` | `/sheets/{id}`: one sheet with both its islands |
//! | `rules` | `/rules`: the games, and finding a rule |
//! | `book` | the whole rules of a game, a chapter, one rule |
//! | `glossary` | the terms of the games |
//! | `text` | the Markdown of the rules as markup |
//! | `linked` | rule ids in sentences become links |

mod book;
mod card;
mod cards;
mod glossary;
mod linked;
mod rules;
mod sheet;
mod sheets;
mod text;

use axum::Router;
use axum::http::{HeaderValue, Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use maud::{Markup, html};
use phrases::Phrases;
use phrases::catalogue::Source;
use phrases::rules::Entry;

use crate::App;
use crate::page::Visit;

pub use linked::linked;
pub use sheets::{kind_name, sheet_link};

/// The routes.
pub fn router() -> Router<App> {
    Router::new()
        .route("/cards", get(cards::page))
        .route("/cards/{name}", get(card::page))
        .route("/sheets", get(sheets::page))
        .route("/sheets/{id}", get(sheet::page))
        .route("/rules", get(rules::page))
        .route("/rules/{word}", get(book::page))
}

/// Some markup without the frame of a page.
fn fragment(visit: &Visit, markup: &Markup) -> Response {
    let mut response = markup.0.clone().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(visit.language.code()));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language, cookie, x-fragment"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    response
}

/// A path with the query of another address: it may say in which language.
fn with_query(path: &str, uri: &Uri) -> String {
    uri.query().map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"))
}

/// Links to what comes before and after one of these: `link` gives address and title.
fn neighbours<T>(say: Phrases, all: &[T], is_it: impl Fn(&T) -> bool, link: impl Fn(&T) -> (String, String)) -> Markup {
    let at = all.iter().position(is_it).unwrap_or(0);
    let before = at.checked_sub(1).and_then(|at| all.get(at)).map(&link);
    let after = all.get(at + 1).map(&link);
    html! {
        nav.neighbours aria-label=(say.books_neighbours()) {
            @if let Some((address, title)) = before {
                a rel="prev" href=(address) { span aria-hidden="true" { "← " } (title) }
            }
            @if let Some((address, title)) = after {
                a rel="next" href=(address) { (title) span aria-hidden="true" { " →" } }
            }
        }
    }
}

/// Where something comes from, in a word.
fn badge(say: Phrases, from: Source) -> Markup {
    let word = match from {
        Source::Printed => say.term_printed(),
        Source::Ours => say.term_ours(),
        Source::Edition => say.from_edition(),
    };
    html! { small class={ "badge from-" (from.slug()) } { (word) } }
}

/// Where something of Islands comes from.
const fn source(from: session::islands::Provenance) -> Source {
    match from {
        session::islands::Provenance::Printed => Source::Printed,
        session::islands::Provenance::Ours => Source::Ours,
    }
}

/// Rules as links, with their titles.
fn index(rules: &[&Entry]) -> Markup {
    html! {
        ul.index {
            @for rule in rules {
                li { a href={ "/rules/" (rule.id) } { b { (rule.id) } " " (rule.title) } }
            }
        }
    }
}
