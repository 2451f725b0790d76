//! A position as text, for forums and letters: what one viewer saw at a moment of a game that is over, and nothing else.

use axum::Router;
use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use axum::routing::get;
use maud::html;
use session::{Replay, Seat};

use crate::App;
use crate::input::At;
use crate::page::table::around::{self, Around};
use crate::page::{Fields, Page, Visit, games};
use crate::problem::{Fault, Problem};

/// The route.
pub fn router() -> Router<App> {
    Router::new().route("/t/{table}/diagram", get(page))
}

async fn page(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let fields = Fields::of(&uri);
    let seat = fields.said("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let at = fields.said("at").and_then(|at| at.parse().ok()).unwrap_or(u32::MAX);
    let replay = app.hub.replay(&table, visit.token(), at, seat).await?;
    let text = text(&visit, &replay).ok_or(Fault::NotFound)?;
    let say = visit.say();
    let title = say.tries_diagram_title();
    let seen_by = seat.map_or_else(|| "none".to_owned(), |seat| seat.to_string());
    let back = format!("/t/{table}/replay?at={}&seat={seen_by}", replay.at);
    let main = html! {
        div.narrow.stack {
            h1 { (title) }
            p.lead { (say.tries_diagram_lead()) }
            pre #diagram .diagram translate="no" { (text) }
            div.row {
                button.button.scripted-only type="button" data-copy="diagram" data-done=(say.home_link_copied()) { (say.tries_diagram_copy()) }
                a.button.quiet href=(back) { (say.tries_back()) }
                span.muted role="status" data-copied {}
            }
        }
    };
    Ok(Page { visit: &visit, title: &title, kind: "plain", scripts: &["share.js"], main }.answer())
}

/// The position as text; nothing where the game never began.
#[must_use]
pub fn text(visit: &Visit, replay: &Replay) -> Option<String> {
    let (say, names) = (visit.say(), around::names(&replay.close_up));
    let around = Around::new(visit, &replay.close_up, &names);
    let seen =
        replay.close_up.look.seat.map_or_else(|| say.diagram_watched(), |seat| say.diagram_seen(around.name(seat)));
    let (number, all) = (replay.at.saturating_sub(replay.began), replay.last.saturating_sub(replay.began));
    let step = say.tries_diagram_at(i64::from(all), i64::from(number));
    let head = format!("{} · {step} · {seen}", say.table_game(&around.info().game));
    let lines = games::with(visit, &replay.close_up, &Fields::default(), |game| game.map(|game| game.diagram()))?;
    Some([head, String::new()].into_iter().chain(lines).map(|line| line + "\n").collect())
}
