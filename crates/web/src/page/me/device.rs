//! A link carries a visitor to another device: once, within a day.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use session::{Refused, Token, TokenKind};

use crate::App;
use crate::page::home::refused;
use crate::page::invite::link as sendable;
use crate::page::{Page, Visit, cookies};
use crate::problem::Problem;

/// A link is good for so many hours.
const HOURS: i64 = 24;

/// The offer to make a link.
#[must_use]
pub fn offer(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        form.panel.stack method="post" action="/me/link" {
            h2 { (say.me_device()) }
            p { (say.me_device_lead()) }
            div.row { button.button type="submit" { (say.me_device_make()) } }
        }
    }
}

/// Makes a link and shows it. It is told in this answer and never again, so there is no page to be led to.
///
/// # Errors
/// If nothing can be stored.
pub async fn link(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    let Some(token) = visit.token() else { return Ok(Redirect::to("/me").into_response()) };
    let link = app.hub.link(token).await?;
    let say = visit.say();
    let address = format!("{}/link/{}", visit.base, link.reveal());
    let main = html! {
        div.narrow.stack {
            h1 { (say.me_link_title()) }
            div.panel.stack {
                p { (say.me_link_lead(HOURS)) }
                (sendable::shown(&visit, &address, &say.me_link_link(), &say.me_link_qr()))
                (sendable::reachable(&visit))
            }
            div.row { a.button.quiet href="/me" { "← " (say.me_title()) } }
        }
    };
    let mut response =
        Page { visit: &visit, title: &say.me_device(), kind: "plain", scripts: &["share.js"], main }.answer();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

fn parse(text: &str) -> Option<Token> {
    Token::parse(text).filter(|token| token.kind() == TokenKind::Link)
}

/// Asks whether this browser shall be that visitor's. Messengers fetch links, so looking at one spends nothing.
pub async fn ask(visit: Visit, Path(text): Path<String>) -> Response {
    let Some(token) = parse(&text) else { return spent(&visit) };
    let say = visit.say();
    let main = html! {
        div.narrow.stack {
            h1 { (say.me_arrive_title()) }
            form.panel.stack method="post" action={ "/link/" (token.reveal()) } {
                p { (say.me_arrive_lead()) }
                @if visit.known.is_some() { p.notice { (say.me_arrive_instead(visit.name())) } }
                div.row {
                    button.button.primary.large type="submit" { (say.me_arrive_do()) }
                    a.button.quiet href="/" { (say.me_arrive_no()) }
                }
            }
        }
    };
    let mut response =
        Page { visit: &visit, title: &say.me_arrive_title(), kind: "plain", scripts: &[], main }.answer();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Spends the link: this browser is that visitor's from now on.
///
/// # Errors
/// If nothing can be stored.
pub async fn arrive(State(app): State<App>, mut visit: Visit, Path(text): Path<String>) -> Result<Response, Problem> {
    let Some(token) = parse(&text) else { return Ok(spent(&visit)) };
    match app.hub.spend(&token).await {
        Ok(known) => {
            visit.known = Some(known);
            let mut response = Redirect::to("/").into_response();
            cookies::remember(&mut response, &app, &visit);
            Ok(response)
        }
        Err(Refused::LinkSpent) => Ok(spent(&visit)),
        Err(other) => Err(other.into()),
    }
}

/// The page for a link that was used, is too old, or never was one.
fn spent(visit: &Visit) -> Response {
    let say = visit.say();
    let main = html! {
        div.narrow.stack {
            h1 { (say.me_spent_title()) }
            p { (say.me_spent(&say.me_title())) }
            div.row { a.button href="/" { (say.home_home()) } }
        }
    };
    let page = Page { visit, title: &say.me_spent_title(), kind: "plain", scripts: &[], main };
    refused(page, Some(&Refused::LinkSpent.into()))
}
