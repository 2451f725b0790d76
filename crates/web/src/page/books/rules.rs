//! `/rules`: the games, and finding a rule.

use axum::http::Uri;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use phrases::rules::{Entry, Rules};
use phrases::{Phrases, part};

use super::book::{Book, address};
use super::{index, linked};
use crate::page::{Fields, Page, Visit};

/// So many letters of what somebody looks for are looked at.
const LONGEST: usize = 60;

/// The page. What somebody looks for is either something that has an address, or words in the rules.
pub async fn page(visit: Visit, uri: Uri) -> Response {
    let say = visit.say();
    let fields = Fields::of(&uri);
    let wanted: String = fields.said("find").unwrap_or_default().chars().take(LONGEST).collect();
    if let Some(part) = part::find(say.language(), &wanted).filter(|_| !wanted.is_empty()) {
        return Redirect::to(&address(part)).into_response();
    }
    let main = html! {
        h1 { (say.books_rules()) }
        p.lead { (linked(&say.books_rules_intro())) }
        form.find.panel action="/rules" method="get" role="search" aria-label=(say.books_find()) {
            p.field {
                label for="find" { (say.books_find_text()) }
                input #find name="find" type="search" value=(wanted) maxlength=(LONGEST) autocomplete="off";
            }
            button.button type="submit" { (say.books_find_button()) }
        }
        @if !wanted.is_empty() { (found(say, &wanted)) }
        h2 { (say.books_games()) }
        ul.games {
            @for book in Book::ALL {
                li.panel {
                    h3 { a href={ "/rules/" (book.word()) } { (book.title(say)) } }
                    p { (book.means(say)) }
                }
            }
            li.panel {
                h3 { a href="/fold" { (say.fold_title()) } }
                p { (say.fold_intro()) }
            }
            li.panel {
                h3 { a href="/sheets" { (say.books_sheets_title()) } }
                p { (say.books_sheets_intro()) }
            }
            li.panel {
                h3 { a href="/rules/glossary" { (say.glossary_title()) } }
                p { (say.books_glossary_means()) }
            }
        }
    };
    Page { visit: &visit, title: &say.books_rules(), kind: "books rules", scripts: &[], main }.answer()
}

/// The rules that have these words in them.
fn found(say: Phrases, wanted: &str) -> Markup {
    let words = wanted.to_lowercase();
    let has = |rule: &&Entry| {
        let text = rule.text.replace('*', "").split_whitespace().collect::<Vec<_>>().join(" ");
        rule.title.to_lowercase().contains(&words) || text.to_lowercase().contains(&words)
    };
    let all = Rules::all(say.language()).into_iter().flat_map(Rules::entries);
    let found: Vec<_> = all.filter(has).collect();
    html! {
        section.found role="status" {
            @if found.is_empty() {
                p.empty { (say.books_found_no_rule(wanted)) }
            } @else {
                p { (say.books_found_rules(i64::try_from(found.len()).unwrap_or(i64::MAX), wanted)) }
                (index(&found))
            }
        }
    }
}
