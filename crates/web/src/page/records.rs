//! Records that somebody brings: the form, and the list of one's own.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use session::{MOST_RECORD_BYTES, Millis, Status, TableInfo};

use crate::App;
use crate::page::home::{quick, refused, words};
use crate::page::{Fields, Page, Visit, cookies};
use crate::problem::{Fault, Problem};

/// The line every record begins with.
const FIRST_LINE: &str = "senbazuru record 1";

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/records", get(show).post(bring))
}

async fn show(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    page(&app, &visit, "", None).await
}

/// Somebody brings a record: a file, or its text.
async fn bring(State(app): State<App>, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let text = ["file", "text"].into_iter().find_map(|name| fields.one(name).filter(|text| !text.trim().is_empty()));
    let brought = match text {
        Some(text) => kept(&app, &mut visit, text).await,
        None => Err(Fault::NothingChosen.into()),
    };
    let mut response = match brought {
        Ok(info) => Redirect::to(&format!("/t/{}/replay", info.id)).into_response(),
        Err(problem) if problem.status() == StatusCode::UNPROCESSABLE_ENTITY => {
            page(&app, &visit, fields.one("text").unwrap_or_default(), Some(&problem)).await?
        }
        Err(problem) => return Err(problem),
    };
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

async fn kept(app: &App, visit: &mut Visit, text: &str) -> Result<TableInfo, Problem> {
    // Nobody becomes a visitor by what is no record.
    app.hub.read_record(text)?;
    visit.become_known(app, None).await?;
    Ok(app.hub.bring(&visit.guest(), text).await?)
}

async fn page(app: &App, visit: &Visit, typed: &str, problem: Option<&Problem>) -> Result<Response, Problem> {
    let mine = match visit.token() {
        Some(token) => app.hub.records(token).await?,
        None => Vec::new(),
    };
    let say = visit.say();
    let main = html! {
        h1 { (say.records_title()) }
        p.lead { (say.records_lead()) }
        div.records {
            (form(visit, typed, problem))
            section.panel.stack aria-labelledby="mine" {
                h2 #mine { (say.records_mine()) }
                @if mine.is_empty() {
                    div.empty { p { (say.records_empty()) } }
                } @else {
                    (list(visit, app.hub.source().now(), &mine))
                }
            }
        }
    };
    Ok(refused(Page { visit, title: &say.records_title(), kind: "records", scripts: &[], main }, problem))
}

fn form(visit: &Visit, typed: &str, problem: Option<&Problem>) -> Markup {
    let say = visit.say();
    html! {
        form.panel.stack method="post" action="/records" enctype="multipart/form-data" {
            h2 { (say.records_bring()) }
            @match problem {
                Some(Problem::Fault(Fault::NothingChosen)) => p.refusal role="alert" { (say.records_nothing()) },
                other => (quick::refusal(visit, other)),
            }
            p.field {
                label for="file" { (say.records_file()) }
                input #file type="file" name="file" accept=".txt,text/plain";
            }
            p.field {
                label for="text" { (say.records_text()) }
                textarea #text name="text" rows="6" maxlength=(MOST_RECORD_BYTES) spellcheck="false" autocapitalize="off" { (typed) }
                small { (say.records_text_hint(FIRST_LINE)) }
            }
            p.muted { (say.records_who_sees()) }
            div.row { button.button.primary { (say.records_show()) } }
            p.muted { small { (say.records_whence()) } }
        }
    }
}

fn list(visit: &Visit, now: Millis, mine: &[TableInfo]) -> Markup {
    let say = visit.say();
    html! {
        ul.tables.plain {
            @for info in mine {
                @let game = say.home_game_name(&info.game);
                @let players = say.home_players(info.options.players);
                li {
                    article.table-row {
                        div.about {
                            p.what { strong { (game) } " " span { (players) } }
                            p.how {
                                @if info.status == Status::Ended { span.chip { (say.records_unfinished()) } }
                                span.muted { (words::ago(say, now, info.created)) }
                            }
                        }
                        a.button.small href={ "/t/" (info.id) "/replay" }
                            aria-label=(say.home_of_table(&game, &players, &say.records_look())) { (say.records_look()) }
                    }
                }
            }
        }
    }
}
