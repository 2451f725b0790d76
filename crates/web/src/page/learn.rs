//! Learning a game by playing it: the list of lessons, and the form that begins one.

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use session::cards::Family;
use session::islands::{Atlas, SHEETS};
use session::{Described, Lesson, TableInfo};

use crate::App;
use crate::page::home::words;
use crate::page::islands::picture::{self, Size};
use crate::page::{Fields, Page, Visit, cookies, figures};
use crate::problem::{Fault, Problem};

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/learn", get(show).post(begin))
}

/// The lessons this visitor has begun and not finished.
///
/// # Errors
/// If they can't be read.
pub async fn begun(app: &App, visit: &Visit) -> Result<Vec<TableInfo>, Problem> {
    match visit.token() {
        Some(token) => Ok(app.hub.lessons(token).await?),
        None => Ok(Vec::new()),
    }
}

async fn show(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    let begun = begun(&app, &visit).await?;
    let say = visit.say();
    let title = say.learn_title();
    let main = html! {
        h1 { (title) }
        p.lead { (say.learn_lead()) }
        (list(&visit, &begun))
    };
    Ok(Page { visit: &visit, title: &title, kind: "learn", scripts: &[], main }.answer())
}

/// Begins a lesson, or goes on with it: it is named, or is that of a game. `anew` begins it once more.
async fn begin(State(app): State<App>, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let lesson = match (fields.said("lesson"), fields.said("game")) {
        (Some(name), _) => Lesson::named(name),
        (None, Some(game)) => of_game(game),
        (None, None) => None,
    };
    let lesson = lesson.ok_or(Fault::NotFound)?;
    let begun = if fields.one("anew").is_some() { Vec::new() } else { begun(&app, &visit).await? };
    let table = match begun.into_iter().find(|info| is_of(info, lesson)) {
        Some(info) => info.id,
        None => {
            let name = visit.become_known(&app, fields.said("name")).await?;
            app.hub.learn(&visit.guest(), &name, lesson).await?.table.id
        }
    };
    let mut response = Redirect::to(&format!("/t/{table}")).into_response();
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

/// The lesson for a game. One that has none of its own is played like the first.
fn of_game(game: &str) -> Option<&'static Lesson> {
    let own = Lesson::all().iter().find(|lesson| lesson.game == game);
    own.or_else(|| Lesson::all().first().filter(|_| words::games().any(|word| word == game)))
}

fn is_of(info: &TableInfo, lesson: &Lesson) -> bool {
    info.coach.is_some_and(|coach| coach.lesson.name == lesson.name)
}

/// All lessons: what each is about, whom its game is for, and a button that begins it.
#[must_use]
pub fn list(visit: &Visit, begun: &[TableInfo]) -> Markup {
    let (say, language) = (visit.say(), visit.language);
    html! {
        ul.lessons.plain {
            @for lesson in Lesson::all() {
                @let coach = begun.iter().find(|info| is_of(info, lesson)).and_then(|info| info.coach);
                li.lesson {
                    div.picture { (drawn(visit, lesson)) }
                    div.about {
                        h3 { (say.home_game_name(lesson.game)) }
                        p { (say.learn_for_whom(lesson.game)) }
                        p.muted { (lesson.about.to(language)) " " (say.learn_minutes(lesson.minutes)) }
                    }
                    form method="post" action="/learn" {
                        input type="hidden" name="lesson" value=(lesson.name);
                        @if let Some(coach) = coach {
                            button.button.primary { (say.learn_resume(coach.lesson.steps.len() as i64, coach.at as i64 + 1)) }
                            button.button.quiet.small name="anew" value="on" { (say.learn_anew()) }
                        } @else {
                            button.button { (say.learn_show()) span.visually-hidden { ": " (say.home_game_name(lesson.game)) } }
                        }
                    }
                }
            }
        }
    }
}

/// A picture of the game a lesson is about.
fn drawn(visit: &Visit, lesson: &Lesson) -> Markup {
    let game = Described::named(lesson.game).filter(|game| game.has(&SHEETS));
    let island = game.and_then(|game| Atlas::standard().sheets().get(usize::from(game.is_solo())));
    match (island, lesson.game) {
        (Some(sheet), _) => picture::printed(visit, &sheet.islands[0], Size::Small),
        (None, "origami") => figures::of_family(Family::Farm),
        (None, _) => figures::of_family(Family::Legendary),
    }
}
