//! From an invitation to a seat: the page of a table before the game starts, for those who sit there and those who might.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `waiting`(mod@waiting) | a table that waits for players |
//! | `invitation`(mod@invitation) | a seat is offered |
//! | `options` | what a table is played with |
//! | `link` | a link to be sent, with its QR code |

pub mod invitation;
pub mod link;
pub mod options;
pub mod waiting;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::Markup;
use session::{BadName, CloseUp, Name, Refused, Status, TableId, TableInfo, Token, TokenKind};

use crate::App;
use crate::input::At;
use crate::page::home::refused;
use crate::page::picture::preview::Preview;
use crate::page::{Fields, Page, Visit, cookies};
use crate::problem::Problem;

/// No table has more players.
const MOST_GUESTS: u8 = 6;

pub use invitation::{invitation, take_seat, wrong};
pub use waiting::waiting;

/// The routes. What is asked for by POST leads back to the table when it is asked for by GET, as when the language is changed.
pub fn router() -> Router<App> {
    Router::new().route("/t/{table}/join", get(to_table).post(join)).route("/t/{table}/take", get(to_table).post(take))
}

fn address(table: &TableId) -> String {
    format!("/t/{table}")
}

async fn to_table(At(table): At) -> Redirect {
    Redirect::to(&address(&table))
}

/// What somebody is shown at the table's address who does not sit there, if it is not the table itself: a seat that is kept for
/// them or that they are offered, or that their invitation is none. With `watch` the table is shown as it is.
///
/// # Errors
/// If there is no such table.
pub async fn instead_of_table(
    app: &App,
    visit: &Visit,
    close_up: &CloseUp,
    fields: &Fields,
) -> Result<Option<Response>, Problem> {
    let info = &close_up.look.table;
    if close_up.look.seat.is_some() || fields.has("watch") {
        return Ok(None);
    }
    if let Some(text) = fields.said("s") {
        return Ok(Some(match seat_of(text) {
            Some(token) => page(visit, info, take_seat(visit, info, &token), None),
            None => page(visit, info, invitation::not_yours(visit, info), Some(&Refused::WrongToken.into())),
        }));
    }
    let Some(text) = fields.said("i") else {
        let is_offered = info.status == Status::Open && info.open;
        return Ok(is_offered.then(|| page(visit, info, invitation(visit, info, None), None)));
    };
    // Whoever comes with an invitation is told what became of it, instead of watching without a word.
    if info.status != Status::Open {
        return Ok(Some(page(visit, info, invitation::late(visit, info), None)));
    }
    match invitation_of(text) {
        Some(token) if app.hub.is_invited(&info.id, &token).await? => {
            Ok(Some(page(visit, info, invitation(visit, info, Some(&token)), None)))
        }
        _ => Ok(Some(page(visit, info, wrong(visit, info), Some(&Refused::NotInvited.into())))),
    }
}

/// Somebody sits down.
async fn join(State(app): State<App>, At(table): At, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let seated = sit_down(&app, &table, &mut visit, &fields).await;
    let mut response = match seated {
        Ok(()) => Redirect::to(&address(&table)).into_response(),
        Err(problem) => not_seated(&app, &table, &visit, &fields, problem).await?,
    };
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

async fn sit_down(app: &App, table: &TableId, visit: &mut Visit, fields: &Fields) -> Result<(), Problem> {
    let invite = fields.said("i").map(|text| invitation_of(text).ok_or(Refused::NotInvited)).transpose()?;
    // Nobody becomes a visitor by knocking at a table that is not there.
    app.hub.look(table, None).await?;
    let name = visit.become_known(app, fields.one("name")).await?;
    // Guests who said no name are told apart by a number.
    let is_guest = name.as_str() == visit.say().page_guest();
    let numbered = (2..=MOST_GUESTS).filter_map(|number| Name::new(&format!("{name} {number}")).ok());
    let mut names = std::iter::once(name.clone()).chain(numbered.filter(|_| is_guest));
    loop {
        let name = names.next().ok_or(Refused::BadName(BadName::Taken))?;
        match app.hub.join(table, &visit.guest(), &name, invite.as_ref(), None).await {
            Err(Refused::BadName(BadName::Taken)) => (),
            joined => return Ok(joined.map(|_| ())?),
        }
    }
}

fn seat_of(text: &str) -> Option<Token> {
    Token::parse(text).filter(|token| token.kind() == TokenKind::Seat)
}

fn invitation_of(text: &str) -> Option<Token> {
    Token::parse(text).filter(|token| token.kind() == TokenKind::Invite)
}

/// The page that says why somebody could not sit down, and what they can do instead.
async fn not_seated(
    app: &App,
    table: &TableId,
    visit: &Visit,
    fields: &Fields,
    problem: Problem,
) -> Result<Response, Problem> {
    let Problem::Refused(why) = &problem else { return Err(problem) };
    let info = match why {
        Refused::NotInvited | Refused::NoSeat | Refused::NotNow(_) | Refused::BadName(_) => {
            app.hub.look(table, None).await?.table
        }
        _ => return Err(problem),
    };
    let token = fields.said("i").and_then(invitation_of);
    // Where a change of the language leads back to.
    let path = token.as_ref().map_or_else(|| address(table), |token| format!("/t/{table}?i={}", token.reveal()));
    let visit = &Visit { path, ..visit.clone() };
    let main = match why {
        Refused::NotInvited => wrong(visit, &info),
        Refused::BadName(_) => {
            invitation::again(visit, &info, token.as_ref(), fields.one("name").unwrap_or_default(), &problem)
        }
        _ => invitation::late(visit, &info),
    };
    Ok(page(visit, &info, main, Some(&problem)))
}

/// Somebody takes over a seat whose token they have.
async fn take(State(app): State<App>, At(table): At, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let taken = take_over(&app, &table, &mut visit, &fields).await;
    let mut response = match taken {
        Ok(()) => Redirect::to(&address(&table)).into_response(),
        Err(problem)
            if matches!(problem.status(), StatusCode::UNAUTHORIZED | StatusCode::CONFLICT | StatusCode::FORBIDDEN) =>
        {
            let info = app.hub.look(&table, None).await?.table;
            page(&visit, &info, invitation::not_yours(&visit, &info), Some(&problem))
        }
        Err(problem) => return Err(problem),
    };
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

async fn take_over(app: &App, table: &TableId, visit: &mut Visit, fields: &Fields) -> Result<(), Problem> {
    let seat = fields.said("seat").and_then(seat_of).ok_or(Refused::WrongToken)?;
    // It must be one of this table before anybody becomes a visitor by it.
    app.hub.look(table, Some(&seat)).await?;
    visit.become_known(app, fields.one("name")).await?;
    let me = visit.token().ok_or(Refused::NoToken)?;
    app.hub.claim(table, &seat, me).await?;
    Ok(())
}

/// A page of a table that is not live; with the status of what was refused.
fn page(visit: &Visit, info: &TableInfo, main: Markup, problem: Option<&Problem>) -> Response {
    let title = visit.say().home_game_name(&info.game);
    let page = Page { visit, title: &title, kind: "plain", scripts: &[], main };
    match problem {
        Some(_) => refused(page, problem),
        None => page.shared(StatusCode::OK, &Preview::of_table(visit, info, None), None),
    }
}
