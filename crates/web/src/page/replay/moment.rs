//! What is looked at now and then, as it was at a moment of a game that is over: a large island, discards, points.

use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::Response;
use maud::html;
use session::{Eyes, Refused, TableId};

use super::{Film, eyes, number, word};
use crate::App;
use crate::page::table::around::Moment;
use crate::page::table::fragment;
use crate::page::{Fields, Page, Visit, games};
use crate::problem::{Fault, Problem};

/// A page of a game, of the moment that its address tells.
///
/// # Errors
/// If there is no such table or no such page, or the game is not over.
pub async fn page(
    State(app): State<App>,
    Path((table, page)): Path<(String, String)>,
    visit: Visit,
    uri: Uri,
) -> Result<Response, Problem> {
    let table = TableId::parse(&table).ok_or(Refused::NoTable)?;
    let fields = Fields::of(&uri);
    let eyes = fields.said("eyes").map_or(Eyes::Watcher, eyes);
    let at = number(&fields, "at").unwrap_or(0);
    let close_up = Film::frame(&app, &visit, &table, eyes, at).await?;
    let moment = Moment { at: Some(at), eyes };
    let shown = games::once_more(&visit, &close_up, moment, &fields, |game| match &*page {
        "scores" => Some((visit.say().table_scores(), game?.points())),
        page => game?.extra(page, &fields),
    });
    let (title, markup) = shown.ok_or(Fault::NotFound)?;
    let inner = html! { h1 { (title) } (markup) };
    if visit.wants_fragment {
        return Ok(fragment(&inner));
    }
    let back = format!("/t/{table}/replay?at={at}&seat={}", word(eyes));
    let main = html! { (inner) p { a.button href=(back) { (visit.say().replay_back_to()) } } };
    Ok(Page { visit: &visit, title: &title, kind: "plain", scripts: &[], main }.answer())
}
