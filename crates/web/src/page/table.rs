//! The table: one page before, during and after the game, live.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`desk`] | [`Desk`]: all that the zones of a card table are made from |
//! | [`status`], [`seats`], [`middle`], [`hand`], [`ask`], [`log`](mod@log) | the zones |
//! | [`pick`] | cards that can be chosen |
//! | [`answer`] | from the fields of a form to answers |
//! | [`live`] | the stream of zones |
//! | [`extras`] | discards, cards left, scores, hints |

pub mod answer;
pub mod ask;
pub mod desk;
pub mod extras;
pub mod hand;
pub mod live;
pub mod log;
pub mod middle;
pub mod pick;
pub mod seats;
pub mod status;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use session::{Act, Close, Refused, Seat, Status, TableId};

use crate::App;
use crate::api::input::At;
use crate::api::problem::{Fault, Problem};
use crate::page::{Fields, Page, Visit, books, end, invite};
use crate::request::Code;
use desk::Desk;

/// All of a table but joining it.
pub fn router() -> Router<App> {
    Router::new()
        .route("/t/{table}", get(page))
        .route("/t/{table}/live", get(live::stream))
        .route("/t/{table}/draft", get(draft))
        .route("/t/{table}/move", post(answered))
        .route("/t/{table}/do", post(deed))
        .route("/t/{table}/discards", get(extras::discards))
        .route("/t/{table}/cards", get(extras::cards))
        .route("/t/{table}/scores", get(extras::scores))
        .route("/t/{table}/hint", get(extras::hint))
}

/// A part of the page that is replaced as a whole.
pub struct Zone {
    /// The id of its element.
    pub id: String,
    /// The element.
    pub html: Markup,
}

/// An answer that is a part of a page only.
#[must_use]
pub fn fragment(html: &Markup) -> Response {
    let mut response = html.0.clone().into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    response
}

async fn page(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let fields = Fields::of(&uri);
    let close = app.hub.close(&table, visit.token()).await?;
    if let Some(answer) = invite::at_the_door(&app, &visit, &close, &fields).await? {
        return Ok(answer);
    }
    whole(&app, &visit, &close, &fields, None).await
}

/// What the table is called: its game and who plays it.
fn title(visit: &Visit, close: &Close) -> String {
    let game = visit.say().table_game(&close.look.table.game);
    let names = desk::names(close);
    format!("{game}: {}", names.join(", "))
}

/// The whole page of a table.
async fn whole(
    app: &App,
    visit: &Visit,
    close: &Close,
    fields: &Fields,
    refusal: Option<&Problem>,
) -> Result<Response, Problem> {
    let info = &close.look.table;
    let news = app.hub.news(&info.id, visit.token(), 0).await?;
    // What came after the look is told by the stream.
    let entries: Vec<_> = news.entries.into_iter().filter(|entry| entry.number <= info.version).collect();
    let refusal_text = refusal.map(|problem| refused(visit, problem));
    let names = desk::names(close);
    let inner = match (info.status, Desk::new(visit, close, &names, fields)) {
        (Status::Open, _) => html! {
            @if let Some(refusal) = &refusal_text { (refusal) }
            section #z-wait .zone { (invite::waiting(app, visit, close)) }
        },
        (_, Some(desk)) => {
            html! {
                (end_zone(&desk))
                div.board {
                    (felt(&desk, refusal_text.as_ref()))
                    aside.side {
                        (status::tools(&desk))
                        (log::zone(&close.look, &entries, visit.language))
                        (end::toggles(visit))
                    }
                }
            }
        }
        (_, None) => html! {
            @if let Some(refusal) = &refusal_text { (refusal) }
            p.notice { (visit.say().table_no_game()) }
        },
    };
    let title = title(visit, close);
    let main = html! {
        h1.visually-hidden { (title) }
        div #table data-table=(info.id) data-version=(info.version) { (inner) }
        dialog #dialog aria-label=(visit.say().table_dialog()) {}
        (end::words(visit))
    };
    let status = refusal.map_or(StatusCode::OK, Problem::status);
    let mut response = Page { visit, title: &title, kind: "table", scripts: &["table.js"], main }.with(status);
    if let Some(problem) = refusal {
        response.extensions_mut().insert(Code(problem.code()));
    }
    Ok(response)
}

/// Why something is not done, with a link to the rule.
fn refused(visit: &Visit, problem: &Problem) -> Markup {
    html! { p.refusal { (books::linked(&problem.sentence(visit.language))) } }
}

/// All that lies on the table.
#[must_use]
pub fn felt(desk: &Desk, refusal: Option<&Markup>) -> Markup {
    let Felt { status, seats, middle } = Felt::new(desk, refusal);
    html! {
        div.felt {
            (status.html)
            div.middle { @for zone in middle { (zone.html) } }
            div.players data-players=(seats.len()) { @for zone in seats { (zone.html) } }
        }
    }
}

fn end_zone(desk: &Desk) -> Markup {
    let is_over = matches!(desk.info().status, Status::Over | Status::Ended);
    html! { section #z-end .zone.end hidden[!is_over] { @if is_over { (end::screen(desk)) } } }
}

/// All zones of a table as it is now, save for the log.
fn zones(app: &App, visit: &Visit, close: &Close) -> Vec<Zone> {
    if close.look.table.status == Status::Open {
        let html = html! { section #z-wait .zone { (invite::waiting(app, visit, close)) } };
        return vec![Zone { id: "z-wait".to_owned(), html }];
    }
    let names = desk::names(close);
    let Some(desk) = Desk::new(visit, close, &names, &Fields::default()) else { return Vec::new() };
    let Felt { status, mut seats, mut middle } = Felt::new(&desk, None);
    let mut zones = vec![status];
    zones.append(&mut seats);
    zones.append(&mut middle);
    zones.push(Zone { id: "z-tools".to_owned(), html: status::tools(&desk) });
    zones.push(Zone { id: "z-end".to_owned(), html: end_zone(&desk) });
    zones
}

/// What lies on the table, in the order in which it is read.
struct Felt {
    status: Zone,
    seats: Vec<Zone>,
    middle: Vec<Zone>,
}

impl Felt {
    fn new(desk: &Desk, refusal: Option<&Markup>) -> Self {
        let zone = |id: &str, html: Markup| Zone { id: id.to_owned(), html };
        let seat = |seat: Seat| Zone { id: format!("z-seat-{}", seat.0), html: seats::zone(desk, seat) };
        let players = desk.info().seats.len() as u8;
        // In turn order; the visitor comes first, next to their own cards.
        let first = desk.me().map_or(0, |me| me.0);
        Self {
            status: zone("z-status", status::status(desk)),
            seats: (0..players).map(|n| seat(Seat((first + n) % players))).collect(),
            middle: vec![
                zone("z-characters", middle::characters(desk)),
                zone("z-deck", middle::deck(desk)),
                zone("z-line", middle::line(desk)),
                zone("z-ask", ask::zone(desk, refusal)),
                zone("z-hand", hand::zone(desk)),
            ],
        }
    }
}

/// The zones that a play in the making changes.
async fn draft(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let close = app.hub.close(&table, visit.token()).await?;
    let names = desk::names(&close);
    let desk = Desk::new(&visit, &close, &names, &Fields::of(&uri)).ok_or(Fault::NotFound)?;
    Ok(fragment(&html! { (ask::zone(&desk, None)) (hand::zone(&desk)) (middle::line(&desk)) (middle::deck(&desk)) }))
}

/// A form with an answer.
async fn answered(State(app): State<App>, At(table): At, visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let token = visit.token().ok_or(Refused::NotAPlayer)?;
    let version = fields.said("version").and_then(|version| version.parse().ok());
    let done = match (answer::read(&fields), version) {
        (Ok(answers), Some(version)) => {
            let act = Act::Moves { version, answers, key: None };
            app.hub.act(&table, token, act).await.map_err(Problem::from)
        }
        (Ok(_), None) => Err(Fault::Malformed("version: a number is expected".to_owned()).into()),
        (Err(problem), _) => Err(problem),
    };
    match done {
        Ok(_) if visit.wants_fragment => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(_) => Ok(back(&table)),
        Err(problem) if visit.wants_fragment => Err(problem),
        Err(problem) => {
            // The page as it is now, with the reason on it.
            let close = app.hub.close(&table, Some(token)).await?;
            whole(&app, &visit, &close, &fields, Some(&problem)).await
        }
    }
}

fn back(table: &TableId) -> Response {
    Redirect::to(&format!("/t/{table}")).into_response()
}

/// What players and hosts do besides moves.
async fn deed(State(app): State<App>, At(table): At, visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let token = visit.token().ok_or(Refused::NotAPlayer)?;
    let number = |name: &str| fields.said(name).and_then(|number| number.parse::<u32>().ok());
    let malformed = || Fault::Malformed("do: a deed is expected".to_owned());
    let act = match fields.said("do").unwrap_or_default() {
        "rematch" => {
            let joined = app.hub.rematch(&table, token).await?;
            return Ok(back(&joined.table.id));
        }
        "start" => Act::Start,
        "remove" => Act::Remove(Seat(number("seat").and_then(|seat| u8::try_from(seat).ok()).ok_or_else(malformed)?)),
        "take-back" => Act::TakeBack { version: number("version").ok_or_else(malformed)? },
        "resign" => Act::Resign,
        "offer" => Act::OfferEnd,
        "withdraw" => Act::WithdrawOffer,
        "leave" => Act::Leave,
        "return" => Act::Return,
        _ => return Err(malformed().into()),
    };
    app.hub.act(&table, token, act).await?;
    if visit.wants_fragment { Ok(StatusCode::NO_CONTENT.into_response()) } else { Ok(back(&table)) }
}
