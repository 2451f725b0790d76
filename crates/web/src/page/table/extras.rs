//! What is looked at now and then: points, a hint, and whatever else a game has. Each is a page, and a fragment for the script's
//! dialog.

use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::Response;
use maud::{Markup, html};
use session::look::HintOption;
use session::{CloseUp, Hint, Refused, Seat, TableId};

use super::around::Around;
use super::game::{Game, Shown};
use super::places;
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
    let (table, say, has_places) = (game.around(), game.around().say(), game.has_places());
    let text = if has_places { say.table_hint_text() } else { say.table_hint_text_alone() };
    html! {
        p.hint-text { (text) }
        @if hint.options.is_empty() { p.hint-text { (say.table_hint_only()) } }
        ol.advice { @for option in &hint.options { (advised(game, &table, option)) } }
    }
}

/// So much of how the game is expected to go on is told.
const MOST_EXPECTED: usize = 4;

/// One answer: what it is, what it brings, and how the game is expected to go on. A click takes it over; it is still to be confirmed.
fn advised(game: &dyn Game, table: &Around, option: &HintOption) -> Markup {
    let (say, me) = (table.say(), table.me().unwrap_or_default());
    let after: Vec<&str> = option.right_after(me).collect();
    let Some(what) = game.in_short(&option.answer, &after) else { return html! {} };
    let taken: Vec<String> = [option.answer.as_str()].into_iter().chain(after.iter().copied()).map(field).collect();
    let then = option.then.iter().filter_map(|(by, answer)| Some((*by, game.expected(*by, answer)?)));
    let then: Vec<(Seat, Markup)> = then.take(MOST_EXPECTED).collect();
    // Each is named once for all they do in a row.
    let names = |n: usize| (n == 0 || then[n - 1].0 != then[n].0).then(|| places::name(table, then[n].0));
    html! {
        li {
            a.take href=(table.at(&format!("?{}", taken.join("&")))) data-draft {
                span.what { (what) }
                span.brings {
                    @if game.has_places() {
                        b { (say.table_hint_place_of(&format!("{:.1}", option.place))) }
                        small { (say.table_hint_points_of(&format!("{:.1}", option.score))) }
                    } @else {
                        b { (say.table_hint_points_of(&format!("{:.1}", option.score))) }
                    }
                }
                @if !then.is_empty() {
                    span.then {
                        (say.table_hint_then())
                        @for (n, (_, step)) in then.iter().enumerate() { span { @if let Some(name) = names(n) { b { (name) } " " } (step) } }
                    }
                }
            }
        }
    }
}

/// An answer as a field of an address.
fn field(answer: &str) -> String {
    let safe = |c: char| match c {
        ' ' => "+".to_owned(),
        c if c.is_ascii_alphanumeric() || "_-.".contains(c) => c.to_string(),
        // The plus of `+discard`, which would be read as a blank.
        c => c.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect(),
    };
    format!("take={}", answer.chars().map(safe).collect::<String>())
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
    let table = Around::new(visit, close_up, &[]);
    let main = html! { (inner) p { a.button href=(table.at("")) { (visit.say().table_to_table()) } } };
    Ok(Page { visit, title: &title, kind: "plain", scripts: &[], main }.answer())
}
