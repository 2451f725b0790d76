//! A new table with all its options.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `draft` | [`Draft`]: what the form says, as it was typed |
//! | `form` | the form |
//! | `islands` | the part of it that is about Islands |

pub mod draft;
pub mod form;
mod islands;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::html;
use session::TableInfo;

use crate::App;
use crate::page::home::refused;
use crate::page::{Fields, Page, Visit, cookies};
use crate::problem::Problem;
use draft::Draft;

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/new", get(show).post(make))
}

/// The form, with what the address names filled in.
async fn show(visit: Visit, uri: Uri) -> Response {
    page(&visit, &Draft::asked_for(&Fields::of(&uri)), None)
}

async fn make(State(app): State<App>, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let draft = Draft::of(&fields);
    let mut response = match made(&app, &mut visit, &draft).await {
        Ok(table) => Redirect::to(&format!("/t/{}", table.id)).into_response(),
        Err(problem) if problem.status() == StatusCode::UNPROCESSABLE_ENTITY => page(&visit, &draft, Some(&problem)),
        Err(problem) => return Err(problem),
    };
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

async fn made(app: &App, visit: &mut Visit, draft: &Draft) -> Result<TableInfo, Problem> {
    let wish = draft.wish()?;
    let name = visit.become_known(app, draft.name.as_deref()).await?;
    Ok(app.hub.create(&visit.guest(), &name, &wish).await?.table)
}

fn page(visit: &Visit, draft: &Draft, problem: Option<&Problem>) -> Response {
    let say = visit.say();
    let main = html! {
        h1 { (say.new_title()) }
        (form::form(visit, draft, problem))
    };
    refused(Page { visit, title: &say.new_title(), kind: "new", scripts: &[], main }, problem)
}
