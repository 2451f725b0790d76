//! Pages for what went wrong.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse as _, Response};
use maud::{Markup, html};

use crate::page::{Page, Visit, books};
use crate::problem::Problem;
use crate::tags::{Code, RequestId};

/// The page that says why something is not done, and what to do next; for a script only the sentence.
#[must_use]
pub fn page(problem: &Problem, visit: &Visit, request: RequestId) -> Response {
    let status = problem.status();
    let mut response = if visit.wants_fragment {
        (status, Html(refusal(problem, visit).into_string())).into_response()
    } else {
        let say = visit.say();
        let reason = reason(status);
        let title = say.page_oops_title(reason);
        let main = html! {
            div.oops {
                (drawing(reason))
                h1 { (title) }
                // What a program would have to send is no help to a person.
                @if status != StatusCode::UNAUTHORIZED { (refusal(problem, visit)) }
                p { (say.page_oops_next(reason)) }
                @if let Some(wait) = problem.retry_after() { p { (say.page_oops_wait(wait)) } }
                p.row {
                    @if let Some(table) = table_of(&visit.path) { a.button.primary href=(table) { (say.page_oops_table()) } }
                    a.button href="/" { (say.page_oops_home()) }
                }
                p.muted { small { (say.page_oops_request(&request.to_string())) } }
            }
        };
        Page { visit, title: &title, kind: "oops-page", scripts: &[], main }.with(status)
    };
    if let Some(wait) = problem.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
    }
    response.extensions_mut().insert(Code(problem.code()));
    response
}

/// The sentence, with the rule that is broken.
fn refusal(problem: &Problem, visit: &Visit) -> Markup {
    html! { p.refusal { (books::linked(&problem.sentence(visit.language))) } }
}

/// What kind of trouble a status means to a person.
fn reason(status: StatusCode) -> &'static str {
    match status.as_u16() {
        404 | 405 => "lost",
        410 => "spent",
        401 | 403 => "closed",
        429 => "many",
        408 | 500..=599 => "broken",
        _ => "refused",
    }
}

/// The address of the table something was to be done at.
fn table_of(path: &str) -> Option<String> {
    let (id, rest) = path.strip_prefix("/t/")?.split_once('/')?;
    let is_plain = !id.is_empty() && id.bytes().all(|letter| letter.is_ascii_alphanumeric());
    (is_plain && !rest.is_empty()).then(|| format!("/t/{id}"))
}

/// A crumpled sheet; where somebody is only refused, the crane looks on.
fn drawing(reason: &str) -> Markup {
    let is_crumpled = matches!(reason, "lost" | "spent" | "broken");
    html! {
        svg.drawing viewBox="0 0 96 64" aria-hidden="true" {
            path.shade d="M10 58 86 58 70 63 22 63Z" {}
            @if is_crumpled {
                path.a d="M30 18 46 9 44 27ZM46 9 62 15 44 27ZM26 38 44 27 38 50ZM72 30 66 47 54 38ZM44 27 54 38 38 50Z" {}
                path.b d="M30 18 44 27 26 38ZM62 15 72 30 54 38ZM38 50 54 38 52 56ZM26 38 38 50 30 53Z" {}
                path.c d="M62 15 54 38 44 27ZM66 47 54 38 52 56ZM66 47 52 56 64 56ZM30 53 38 50 52 56Z" {}
                path.a d="M30 18 14 10 20 22ZM72 30 88 17 70 22Z" {}
                path.b d="M14 10 8 17 20 14Z" {}
            } @else {
                svg x="20" y="4" width="56" height="56" { use href="#s-crane" {} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_leads_to_a_table_only() {
        for (path, table) in [
            ("/t/abc123/move", Some("/t/abc123")),
            ("/t/abc123/draft?play=fox", Some("/t/abc123")),
            ("/t/abc123", None),
            ("/t//move", None),
            ("/t/a.b/move", None),
            ("/t/%2Fevil.example/x", None),
            ("//t/abc/x", None),
            ("/cards", None),
        ] {
            assert_eq!(table_of(path).as_deref(), table, "{path}");
        }
    }

    #[test]
    fn every_status_has_its_page() {
        for (status, word) in [
            (404, "lost"),
            (410, "spent"),
            (403, "closed"),
            (429, "many"),
            (500, "broken"),
            (503, "broken"),
            (422, "refused"),
        ] {
            assert_eq!(reason(StatusCode::from_u16(status).expect("a status")), word);
        }
    }
}
