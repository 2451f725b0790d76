//! The home page: one click to a game, and the lobby.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `words` | tables in words |
//! | `list` | lists of tables |
//! | `quick` | the form that starts a game at once |

pub mod list;
pub mod quick;
pub mod words;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use session::cards::Family;
use session::{Described, Filter, Millis, Status, TableInfo};

use crate::App;
use crate::page::picture::preview::Preview;
use crate::page::table::fragment;
use crate::page::{Fields, Page, Visit, assets, cookies, daily, figures, learn};
use crate::problem::Problem;
use crate::tags::Code;
use list::Mine;
use quick::Choice;

/// A list on the home page shows so many tables.
const LIST: u32 = 12;

/// The routes.
pub fn router() -> Router<App> {
    Router::new()
        .route("/", get(show))
        .route("/watching", get(watching))
        .route("/play", get(async || Redirect::to("/")).post(play))
}

async fn show(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    page(&app, &visit, &Choice::default(), None).await
}

/// Starts a game against a bot, or sets a table for a friend.
async fn play(State(app): State<App>, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let choice = Choice::of(&fields);
    let made = match choice.wish() {
        Ok(wish) => make(&app, &mut visit, &choice, &wish).await,
        Err(problem) => Err(problem),
    };
    let mut response = match made {
        Ok(table) => Redirect::to(&format!("/t/{}", table.id)).into_response(),
        Err(problem) if problem.status() == StatusCode::UNPROCESSABLE_ENTITY => {
            page(&app, &visit, &choice, Some(&problem)).await?
        }
        Err(problem) => return Err(problem),
    };
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

async fn make(app: &App, visit: &mut Visit, choice: &Choice, wish: &session::Wish) -> Result<TableInfo, Problem> {
    let name = visit.become_known(app, choice.name.as_deref()).await?;
    Ok(app.hub.create(&visit.guest(), &name, wish).await?.table)
}

/// What the lobby shows.
struct Lobby {
    mine: Vec<Mine>,
    open: Vec<TableInfo>,
    live: Vec<TableInfo>,
}

impl Lobby {
    async fn read(app: &App, visit: &Visit) -> Result<Self, Problem> {
        let first = || session::Page { after: None, most: LIST };
        let mut mine = Vec::new();
        for status in [Status::Running, Status::Open, Status::Paused] {
            mine.extend(list::mine(app, visit, Some(status), first()).await?);
        }
        // Where I am asked comes first; among the others what happened last.
        mine.sort_by_key(|mine| (!mine.is_my_turn(), std::cmp::Reverse(mine.table.touched)));
        mine.truncate(LIST as usize);
        let listed = |status| Filter { status: Some(status), listed: true, ..Filter::default() };
        let (mut open, mut live) =
            (app.hub.list(listed(Status::Open), first()).await?, app.hub.list(listed(Status::Running), first()).await?);
        for list in [&mut open, &mut live] {
            list.retain(|table| {
                Described::named(&table.game).is_some() && mine.iter().all(|mine| mine.table.id != table.id)
            });
        }
        open.retain(|table| words::free(table) > 0);
        Ok(Self { mine, open, live })
    }
}

async fn page(app: &App, visit: &Visit, choice: &Choice, problem: Option<&Problem>) -> Result<Response, Problem> {
    let lobby = Lobby::read(app, visit).await?;
    let daily = daily::teaser(app, visit).await?;
    let lessons = lessons(visit, &learn::begun(app, visit).await?);
    let (say, now) = (visit.say(), app.hub.source().now());
    let is_asked = lobby.mine.iter().any(Mine::is_my_turn);
    let main = html! {
        section.hero.known[visit.known.is_some()] {
            img.crane src=(assets::at("crane.svg")) alt=(say.home_crane()) width="192" height="192";
            h1 lang="ja-Latn" { "Senbazuru" }
            p.lead { (say.home_lead()) }
            (flock(visit))
        }
        (asked(visit, &lobby))
        (quick::form(visit, choice, problem))
        // Who has a game waiting wants to go on with it before anything else.
        @if is_asked { (mine(visit, now, &lobby)) }
        (lessons)
        (daily)
        @if !is_asked { (mine(visit, now, &lobby)) }
        (others(visit, now, &lobby))
    };
    let page = Page { visit, title: &say.home_title(), kind: "home", scripts: &["lobby.js"], main };
    Ok(match problem {
        Some(_) => refused(page, problem),
        None => page.shared(StatusCode::OK, &Preview::of_house(visit), None),
    })
}

/// On a phone, where one's tables lie below the form: a line that leads to those that wait.
fn asked(visit: &Visit, lobby: &Lobby) -> Markup {
    let waiting: Vec<&Mine> = lobby.mine.iter().filter(|mine| mine.is_my_turn()).collect();
    let to = match waiting[..] {
        [only] => format!("/t/{}", only.table.id),
        _ => "#mine".to_owned(),
    };
    html! {
        @if !waiting.is_empty() {
            p.asked { a.button href=(to) { (visit.say().home_asked(waiting.len() as i64)) } }
        }
    }
}

/// Which game is for whom, each with a lesson.
fn lessons(visit: &Visit, begun: &[TableInfo]) -> Markup {
    html! {
        section.lobby aria-labelledby="learn" {
            h2 #learn { (visit.say().learn_title()) }
            (learn::list(visit, begun))
        }
    }
}

/// One figure of each family, each a way into the catalogue.
fn flock(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        ul.flock.plain {
            @for family in Family::ALL {
                li { a href={ "/cards?family=" (family.word()) } title=(say.family(family)) {
                    (figures::of_family(family)) span.visually-hidden { (say.family(family)) }
                } }
            }
        }
    }
}

/// A page that shows a form again, with the status of what was wrong with it.
pub(crate) fn refused(page: Page, problem: Option<&Problem>) -> Response {
    let Some(problem) = problem else { return page.answer() };
    let mut response = page.with(problem.status());
    response.extensions_mut().insert(Code(problem.code()));
    response
}

fn mine(visit: &Visit, now: Millis, lobby: &Lobby) -> Markup {
    let say = visit.say();
    html! {
        section.lobby.mine aria-labelledby="mine" {
            h2 #mine { (say.home_mine()) }
            @if lobby.mine.is_empty() {
                div.empty { p { (say.home_mine_empty(&say.home_play())) } }
            } @else {
                (list::of_mine(visit, now, &lobby.mine))
            }
            @if visit.known.is_some() { p { a href="/me" { (say.home_mine_more()) } } }
        }
    }
}

fn others(visit: &Visit, now: Millis, lobby: &Lobby) -> Markup {
    let say = visit.say();
    html! {
        section.lobby aria-labelledby="open" {
            h2 #open { (say.home_open()) }
            @if lobby.open.is_empty() {
                div.empty {
                    p { (say.home_open_empty()) }
                    p { a.button href="/new?listed=on" { (say.home_open_do()) } }
                }
            } @else {
                (list::of_open(visit, now, &lobby.open))
            }
        }
        (watched(visit, now, &lobby.live))
    }
}

/// Tables under way that everybody may watch, each with its picture. A script fetches them anew now and then.
fn watched(visit: &Visit, now: Millis, live: &[TableInfo]) -> Markup {
    let say = visit.say();
    html! {
        section #watched .lobby aria-labelledby="live" {
            h2 #live { (say.home_live()) }
            @if live.is_empty() {
                div.empty { p { (say.home_live_empty()) } }
            } @else {
                (list::of_live(visit, now, live))
            }
        }
    }
}

/// The same, for the script.
async fn watching(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    let lobby = Lobby::read(&app, &visit).await?;
    Ok(fragment(&watched(&visit, app.hub.source().now(), &lobby.live)))
}
