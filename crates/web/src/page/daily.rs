//! The daily challenge: today's attempt, the scores of a day, and what its dice followed from once it is past.

use axum::Router;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use phrases::{Phrases, signed};
use session::islands::Rank;
use session::{Attempt, Best, Board, Day, Ending, Refused, TableInfo};

use crate::App;
use crate::page::home::{quick, refused};
use crate::page::{Fields, Page, Visit, cookies, face};
use crate::problem::Problem;

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/daily", get(today).post(play)).route("/daily/{date}", get(of_date))
}

async fn today(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    page(&app, &visit, app.hub.today(), None, None).await
}

/// Begins today's attempt, or goes on with it.
async fn play(State(app): State<App>, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let said = fields.said("name");
    let mut response = match begin(&app, &mut visit, said).await {
        Ok(table) => Redirect::to(&format!("/t/{}", table.id)).into_response(),
        Err(problem) if problem.status() == StatusCode::UNPROCESSABLE_ENTITY => {
            page(&app, &visit, app.hub.today(), said, Some(&problem)).await?
        }
        Err(problem) => return Err(problem),
    };
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

async fn begin(app: &App, visit: &mut Visit, said: Option<&str>) -> Result<TableInfo, Problem> {
    let name = visit.become_known(app, said).await?;
    let token = visit.token().ok_or(Refused::NoToken)?;
    Ok(app.hub.daily(&visit.address, &name, token).await?)
}

async fn of_date(
    State(app): State<App>,
    visit: Visit,
    date: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(date) = date.map_err(|_| Refused::BadDate)?;
    let day = app.hub.day(&date)?;
    if day == app.hub.today() {
        return Ok(Redirect::to("/daily").into_response());
    }
    page(&app, &visit, day, None, None).await
}

async fn page(
    app: &App,
    visit: &Visit,
    day: Day,
    typed: Option<&str>,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let board = app.hub.board(&day.to_string(), visit.token()).await?;
    let best = match visit.token() {
        Some(token) => app.hub.best(token).await?,
        None => Best::default(),
    };
    let say = visit.say();
    let title = if board.is_today { say.daily_title() } else { say.daily_title_of(&date(say, day)) };
    let main = html! {
        header.daily-head {
            h1 { (title) }
            @if board.is_today { p.daily-date { time datetime=(day) { (date(say, day)) } } }
        }
        div.daily-page {
            div.stack {
                @if board.is_today { (attempt(visit, &board, best, typed, problem)) }
                @if let Some(key) = &board.key { (published(say, key)) }
                (days(say, &board))
            }
            (scores(say, &board))
        }
    };
    Ok(refused(Page { visit, title: &title, kind: "daily", scripts: &[], main }, problem))
}

/// What it is, and the way in.
fn attempt(visit: &Visit, board: &Board, best: Best, typed: Option<&str>, problem: Option<&Problem>) -> Markup {
    let say = visit.say();
    // An attempt that is not finished and can't go on either has had its time.
    let had = board.own.as_ref().filter(|own| own.ending != Ending::Unfinished || board.running.is_none());
    let go = match (&board.running, had) {
        (Some(_), _) => say.daily_continue(),
        (None, Some(_)) => say.daily_again(),
        (None, None) => say.daily_start(),
    };
    let next = board.day.next().map(|next| (next, format!("{}, 00:00", date(say, next))));
    html! {
        form.panel.daily-attempt method="post" action="/daily" aria-label=(say.daily_title()) {
            p.lead { (say.daily_intro()) }
            p { (say.daily_rule()) }
            p.muted { (say.daily_cookie()) }
            (quick::refusal(visit, problem))
            @if let Some(own) = had { p.notice.good[own.place.is_some()] { (say.daily_again_note(own.ending.word())) } }
            @if visit.known.is_none() { (quick::name_field(visit, typed)) }
            p { button.button.primary[had.is_none()].large type="submit" { (go) } }
            @if let Some(points) = best.points { p.muted { (say.daily_best(points)) } }
            @if let Some((next, text)) = next {
                p.muted { time datetime={ (next) "T00:00:00Z" } { (say.daily_next(&text)) } }
            }
        }
    }
}

/// What the sheets and dice of a past day followed from.
fn published(say: Phrases, key: &str) -> Markup {
    html! {
        section.panel.daily-key aria-labelledby="daily-key" {
            h2 #daily-key { (say.daily_key()) }
            p { (say.daily_key_why()) }
            p { code { (key) } }
            p #daily-command-label { (say.daily_command()) ":" }
            pre tabindex="0" aria-labelledby="daily-command-label" {
                code { "senbazuru play islands-solo " span { "--challenge" } " key:" (key) }
            }
        }
    }
}

fn days(say: Phrases, board: &Board) -> Markup {
    let (before, after) = (board.day.before(), board.day.next().filter(|_| !board.is_today));
    html! {
        nav.row aria-label=(say.daily_days()) {
            @if let Some(day) = before { a.button.small rel="prev" href={ "/daily/" (day) } { (say.daily_before()) } }
            @if let Some(day) = after { a.button.small rel="next" href={ "/daily/" (day) } { (say.daily_after()) } }
            @if !board.is_today { a.button.small href="/daily" { (say.daily_today()) } }
        }
    }
}

/// The board.
fn scores(say: Phrases, board: &Board) -> Markup {
    // Whoever is further down than the board goes sees their own place below it.
    let below = board.own.as_ref().filter(|_| !board.rows.iter().any(|row| row.is_own));
    let with_games = board.rows.iter().chain(below).any(|row| row.table.is_some());
    html! {
        section.panel.daily-scores aria-labelledby="daily-board" {
            h2 #daily-board { (say.daily_board()) }
            @if board.rows.is_empty() {
                div.empty { p { @if board.is_today { (say.daily_empty()) } @else { (say.daily_empty_past()) } } }
            } @else {
                // With very large letters it scrolls by itself, not the page.
                div.scroll tabindex="0" role="region" aria-labelledby="daily-board" {
                    table {
                        caption {
                            (say.daily_players(board.finished))
                            @if board.players > board.finished {
                                " " (say.daily_others(board.players - board.finished))
                            }
                        }
                        thead {
                            tr {
                                th.number scope="col" { (say.daily_place()) }
                                th scope="col" { (say.daily_player()) }
                                th.number scope="col" { (say.daily_points()) }
                                th.rank scope="col" { (say.daily_rank()) }
                                @if with_games { th scope="col" { (say.daily_game()) } }
                            }
                        }
                        tbody {
                            @for row in &board.rows { (line(say, row, with_games)) }
                            @if let Some(own) = below {
                                tr.gap aria-hidden="true" { td colspan=(if with_games { 5 } else { 4 }) { "⋯" } }
                                (line(say, own, with_games))
                            }
                        }
                    }
                }
                @if !board.may_watch { p.muted { (say.daily_locked()) } }
            }
        }
    }
}

/// One attempt, with what its points are called (I-13.13).
fn line(say: Phrases, row: &Attempt, with_games: bool) -> Markup {
    let rank = row.ending.points().and_then(Rank::of);
    html! {
        tr.own[row.is_own] aria-current=[row.is_own.then_some("true")] {
            td.number { @if let Some(place) = row.place { (place) } @else { span.muted { "–" } } }
            th scope="row" {
                bdi { (row.name) }
                @if row.is_own { " " span.badge { (say.daily_you()) } }
                // A phone has no room for another column.
                @if let Some(rank) = rank { small.rank { (say.islands_rank(rank.word())) } }
            }
            td.number {
                @match row.ending.points() {
                    Some(points) => { (signed(points)) }
                    None => { span.muted { (say.daily_ending(row.ending.word())) } }
                }
            }
            td.rank {
                @match rank {
                    Some(rank) => { (say.islands_rank(rank.word())) }
                    None => { span.muted { (say.daily_no_rank()) } }
                }
            }
            @if with_games {
                td.watch {
                    @if let Some(table) = &row.table {
                        a href={ "/t/" (table) "/replay" } aria-label=(say.daily_replay_of(&row.name)) {
                            (face::symbol("right")) span { (say.daily_replay()) }
                        }
                    }
                }
            }
        }
    }
}

/// A day as people write it.
#[must_use]
pub fn date(say: Phrases, day: Day) -> String {
    const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let (year, month, of_month) = day.parts();
    let month = MONTHS.get(usize::from(month) - 1).copied().unwrap_or(MONTHS[0]);
    say.daily_date(month, &of_month.to_string(), &year.to_string())
}

/// Where somebody stands with today's challenge, for the home page.
///
/// # Errors
/// If the scores can't be read.
pub async fn teaser(app: &App, visit: &Visit) -> Result<Markup, Problem> {
    let board = app.hub.board(&app.hub.today().to_string(), visit.token()).await?;
    let say = visit.say();
    Ok(html! {
        section.panel.daily-teaser aria-labelledby="daily" {
            h2 #daily { (say.daily_title()) }
            p {
                @match (&board.running, &board.own) {
                    (_, Some(Attempt { place: Some(place), .. })) => { (say.daily_teaser_done(board.finished, *place)) }
                    (_, Some(Attempt { ending: Ending::Resigned, .. })) => { (say.daily_teaser_resigned()) }
                    (Some(_), _) => { (say.daily_teaser_running()) }
                    (None, _) => { (say.daily_teaser()) }
                }
            }
            p { a.button href="/daily" { (say.daily_teaser_go()) } }
        }
    })
}
