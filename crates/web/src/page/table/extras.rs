//! What is looked at now and then: points, a hint, and whatever else a game has. Each is a page, and a fragment for the script's
//! dialog.

use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::Response;
use maud::{Markup, html};
use session::{CloseUp, Hint, Refused, TableId};

use super::around::Around;
use super::game::{Game, Shown};
use crate::App;
use crate::input::At;
use crate::page::{Fields, Page, Visit, games};
use crate::problem::{Fault, Problem};

/// A page that only this game has.
///
/// # Errors
/// If there is no such table, no game on it, or no such page of it.
pub async fn of_game(
    State(app): State<App>,
    Path((table, page)): Path<(String, String)>,
    visit: Visit,
    uri: Uri,
) -> Result<Response, Problem> {
    let table = TableId::parse(&table).ok_or(Refused::NoTable)?;
    let close_up = app.hub.close_up(&table, visit.token()).await?;
    let fields = Fields::of(&uri);
    shown(&visit, &close_up, |game| game.extra(&page, &fields))
}

/// The points so far, and what they come from.
///
/// # Errors
/// If there is no such table, or no game on it.
pub async fn scores(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let close_up = app.hub.close_up(&table, visit.token()).await?;
    shown(&visit, &close_up, |game| Some((visit.say().table_scores(), game.points())))
}

/// What a bot would do.
///
/// # Errors
/// If the visitor is not asked, or the table has no hints.
pub async fn hint(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let token = visit.token().ok_or(Refused::NotAPlayer)?;
    let hint = app.hub.hint(&table, token).await?;
    let close_up = app.hub.close_up(&table, visit.token()).await?;
    shown(&visit, &close_up, |game| Some((visit.say().table_hint(), advice(game, &hint))))
}

fn advice(game: &dyn Game, hint: &Hint) -> Markup {
    let (say, has_places) = (game.around().say(), game.has_places());
    html! {
        p { (say.table_hint_text()) }
        table {
            thead {
                tr {
                    th scope="col" { (say.table_hint_move()) }
                    th scope="col" { (say.table_hint_score()) }
                    @if has_places { th scope="col" { (say.table_hint_place()) } }
                }
            }
            tbody {
                @for option in &hint.options {
                    @if let Some(answer) = game.in_short(&option.answer) {
                        tr {
                            td { (answer) }
                            td { (format!("{:.1}", option.score)) }
                            @if has_places { td { (format!("{:.1}", option.place)) } }
                        }
                    }
                }
            }
        }
    }
}

/// A page, or only what is on it.
fn shown(
    visit: &Visit,
    close_up: &CloseUp,
    show: impl FnOnce(&dyn Game) -> Option<Shown>,
) -> Result<Response, Problem> {
    let shown = games::with(visit, close_up, &Fields::default(), |game| show(game?));
    let (title, markup) = shown.ok_or(Fault::NotFound)?;
    let inner = html! { h1 { (title) } (markup) };
    if visit.wants_fragment {
        return Ok(super::fragment(&inner));
    }
    let table = Around { visit, close_up, names: &[] };
    let main = html! { (inner) p { a.button href=(table.at("")) { (visit.say().table_to_table()) } } };
    Ok(Page { visit, title: &title, kind: "plain", scripts: &[], main }.answer())
}
