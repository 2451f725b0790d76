//! Oneself: name, tables, other devices, being forgotten; language and theme.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `device` | a link carries a visitor to another device |
//! | `games` | finished games, and how to find one |
//! | `numbers` | finished games in numbers |
//! | `switch` | language, theme, and how tables are shown |

pub mod device;
pub mod games;
mod numbers;
pub mod switch;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use session::islands::SOLO_TITLE;
use session::{Attention, Best, Millis, Refused};

use crate::App;
use crate::page::home::list::{self, Mine};
use crate::page::home::{quick, refused};
use crate::page::visit::Theme;
use crate::page::{Fields, Page, Visit, books, cookies, face};
use crate::problem::{Fault, Problem};

/// A page of one's tables shows so many.
const LIST: u32 = 20;

/// The routes.
pub fn router() -> Router<App> {
    let to_me = async || Redirect::to("/me");
    Router::new()
        .route("/me", get(show))
        .route("/me/games", get(games::show))
        .route("/me/name", get(to_me).post(name))
        .route("/me/tips", get(to_me).post(tips))
        .route("/me/link", get(to_me).post(device::link))
        .route("/me/forget", get(ask_to_forget).post(forget))
        .route("/link/{token}", get(device::ask).post(device::arrive))
        .route("/language/{word}", get(switch::language))
        .route("/theme/{word}", get(switch::theme))
        .route("/view/{word}", get(switch::view))
        .route("/talk/{word}", get(switch::talk))
}

async fn show(State(app): State<App>, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    page(&app, &visit, &Fields::of(&uri), None, None).await
}

/// Takes another name.
async fn name(State(app): State<App>, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let said = fields.one("name").unwrap_or_default();
    let named = match session::Name::new(said).map_err(Refused::from) {
        Ok(_) => visit.become_known(&app, Some(said)).await,
        Err(refused) => Err(refused.into()),
    };
    let mut response = match named {
        Ok(_) => Redirect::to("/me").into_response(),
        Err(problem) if problem.status() == StatusCode::UNPROCESSABLE_ENTITY => {
            page(&app, &visit, &Fields::default(), Some(said), Some(&problem)).await?
        }
        Err(problem) => return Err(problem),
    };
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

/// Wants tips, all of them once more, or none.
async fn tips(State(app): State<App>, visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let token = visit.token().ok_or(Refused::WrongToken)?;
    match fields.said("do") {
        Some("silence") => app.hub.silence_tips(token).await?,
        Some("tell") => app.hub.tell_tips(token, false).await?,
        Some("anew") => app.hub.tell_tips(token, true).await?,
        _ => return Err(Fault::Malformed("do: silence, tell or anew is expected".to_owned()).into()),
    }
    Ok(Redirect::to("/me").into_response())
}

async fn page(
    app: &App,
    visit: &Visit,
    fields: &Fields,
    typed: Option<&str>,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let after = fields.said("after").and_then(place);
    let is_first = after.is_none();
    let tables = list::mine(app, visit, None, session::Page { after, most: LIST }).await?;
    let best = match visit.token() {
        Some(token) => app.hub.best(token).await?,
        None => Best::default(),
    };
    let tally = match visit.token() {
        Some(token) if is_first => Some(app.hub.tally(token).await?),
        _ => None,
    };
    let attention = match visit.token() {
        Some(token) => Some(app.hub.attention(token).await?),
        None => None,
    };
    let say = visit.say();
    let main = html! {
        h1 { @if visit.known.is_some() { (visit.name()) } @else { (say.me_title()) } }
        @if visit.known.is_none() { p { (say.me_nobody()) } }
        @if let Some(tally) = &tally { (numbers::panel(visit, tally)) }
        div.about-me {
            section.panel.tables-of-me aria-labelledby="mine" {
                h2 #mine { (say.me_tables()) }
                (my_tables(visit, app.hub.source().now(), &tables, is_first))
            }
            div.stack {
                (alone(visit, best))
                (name_form(visit, typed, problem))
                @if visit.known.is_some() { (device::offer(visit)) }
                (looks(visit))
                @if let Some(attention) = attention { (tips_form(visit, attention)) }
                @if visit.known.is_some() { (export_offer(visit)) (forget_offer(visit)) }
            }
        }
    };
    Ok(refused(Page { visit, title: &say.me_title(), kind: "me", scripts: &[], main }, problem))
}

/// A place in a list, as an address says it.
pub(super) fn place(text: &str) -> Option<(Millis, String)> {
    let (touched, id) = text.split_once('-')?;
    Some((touched.parse().ok()?, id.to_owned()))
}

fn my_tables(visit: &Visit, now: Millis, tables: &[Mine], is_first: bool) -> Markup {
    let say = visit.say();
    let next = tables.last().filter(|_| tables.len() >= LIST as usize);
    html! {
        @if tables.is_empty() && is_first {
            div.empty {
                p { (say.me_tables_empty()) }
                p { a.button href="/" { (say.me_tables_play()) } }
            }
        } @else {
            (list::of_mine(visit, now, tables))
        }
        p { a href="/records" { (say.records_mine()) } }
        div.row {
            a.button.small href="/me/games" { (say.games_title()) }
            @if !is_first { a.button.small href="/me" { (say.me_newest()) } }
            @if let Some(Mine { table, .. }) = next {
                a.button.small rel="next" href={ "/me?after=" (table.touched) "-" (table.id) } { (say.me_older()) }
            }
        }
    }
}

/// What was reached in solo games, once there was one.
fn alone(visit: &Visit, best: Best) -> Markup {
    let say = visit.say();
    html! {
        @if let Some(points) = best.points {
            section.panel.stack aria-labelledby="best" {
                h2 #best { (say.me_best()) }
                p { (say.me_best_games(best.games)) " " (books::linked(&say.solo_result(points))) }
                form.row method="post" action="/play" {
                    button.button type="submit" name="game" value=(SOLO_TITLE) { (say.me_best_again()) }
                    a href="/daily" { (say.daily_teaser_go()) }
                }
            }
        }
    }
}

fn name_form(visit: &Visit, typed: Option<&str>, problem: Option<&Problem>) -> Markup {
    let say = visit.say();
    html! {
        form.panel.stack method="post" action="/me/name" {
            h2 { (say.me_name()) }
            (quick::refusal(visit, problem))
            p.field {
                label.visually-hidden for="name" { (say.me_name()) }
                input #name name="name" value=(typed.unwrap_or(visit.name())) maxlength=(session::name::LONGEST)
                    autocomplete="nickname" required;
                small { (say.me_name_hint()) }
            }
            div.row { button.button type="submit" { (say.me_name_save()) } }
        }
    }
}

fn looks(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        nav.panel.stack aria-labelledby="looks" {
            h2 #looks { (say.me_look()) }
            div.segmented {
                @for theme in Theme::ALL {
                    a href={ "/theme/" (theme.word()) "?to=%2Fme" }
                        aria-current=[(theme == visit.theme).then_some("true")] { (say.me_theme(theme.word())) }
                }
            }
        }
    }
}

fn tips_form(visit: &Visit, attention: Attention) -> Markup {
    let say = visit.say();
    html! {
        form.panel.stack method="post" action="/me/tips" aria-labelledby="tips" {
            h2 #tips { (say.me_tips()) }
            p { @if attention.is_on { (say.me_tips_told()) } @else { (say.me_tips_silent()) } }
            div.row {
                @if attention.is_on {
                    button.button name="do" value="silence" { (say.tip_silence()) }
                } @else {
                    button.button name="do" value="tell" { (say.me_tips_tell()) }
                }
                @if attention.has_heard { button.button.quiet name="do" value="anew" { (say.me_tips_anew()) } }
            }
        }
    }
}

fn export_offer(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        section.panel.stack aria-labelledby="export" {
            h2 #export { (say.me_export()) }
            p { (say.me_export_lead()) }
            div.row { a.button href="/me/export" download { (face::symbol("download")) (say.me_export_do()) } }
        }
    }
}

fn forget_offer(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        section.panel.stack aria-labelledby="forget" {
            h2 #forget { (say.me_forget()) }
            p { (say.me_forget_lead()) }
            div.row { a.button.danger href="/me/forget" { (say.me_forget_do()) } }
        }
    }
}

/// Asks once more before somebody is forgotten.
async fn ask_to_forget(visit: Visit) -> Response {
    if visit.known.is_none() {
        return Redirect::to("/me").into_response();
    }
    let say = visit.say();
    let main = html! {
        div.narrow.stack {
            h1 { (say.me_forget_title()) }
            form.panel.stack method="post" action="/me/forget" {
                p { (say.me_forget_lead()) }
                p { (say.me_forget_sure()) }
                div.row {
                    button.button.danger type="submit" name="sure" value="yes" { (say.me_forget_yes()) }
                    a.button.quiet href="/me" { (say.me_forget_no()) }
                }
            }
        }
    };
    Page { visit: &visit, title: &say.me_forget_title(), kind: "plain", scripts: &[], main }.answer()
}

/// Forgets a visitor, if they are sure.
async fn forget(State(app): State<App>, visit: Visit, fields: Fields) -> Result<Response, Problem> {
    if fields.one("sure") != Some("yes") {
        return Ok(Redirect::to("/me/forget").into_response());
    }
    if let Some(token) = visit.token() {
        app.hub.forget(token).await?;
    }
    let mut response = Redirect::to("/me").into_response();
    cookies::forget(&mut response, &app);
    Ok(response)
}
