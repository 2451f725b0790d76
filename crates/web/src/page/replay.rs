//! A game that is over, seen once more: step by step as one of the players or a watcher saw it, or with all hands open; and its record.
//!
//! How it ended is told when the end is reached and not before: neither by the title, nor by what messengers show of a link, nor by
//! the log, which ends where one is.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`stops`] | [`Stops`]: the moments at which one can stop, one a step |
//! | [`controls`] | the bar, the buttons and whose eyes they are |
//! | [`moment`] | what is looked at now and then, as it was at that moment |
//! | [`part`] | what a browser lacks that shows another moment |

pub mod controls;
pub mod moment;
pub mod part;
pub mod stops;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use maud::html;
use session::look::NewsEntry;
use session::{CloseUp, Eyes, Refused, Seat, TableId, Tape};

use crate::App;
use crate::input::At;
use crate::page::picture::preview::Preview;
use crate::page::table::around::{self, Around, Moment};
use crate::page::table::game::{Felt, Game, caption};
use crate::page::table::log::Now;
use crate::page::table::steps::Story;
use crate::page::table::{fragment, log, words};
use crate::page::{Fields, Page, Visit, assets, games};
use crate::problem::{Fault, Problem};
use controls::Controls;
use stops::Stops;

/// The replay, what belongs to it, and the record.
pub fn router() -> Router<App> {
    Router::new()
        .route("/t/{table}/replay", get(page))
        .route("/t/{table}/replay/{page}", get(moment::page))
        .route("/t/{table}/record", get(record))
}

/// The record, as a file.
async fn record(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let record = app.hub.record(&table, visit.token()).await?;
    let game = app.hub.look(&table, visit.token()).await?.table.game;
    let file = format!("attachment; filename=\"senbazuru-{game}-{table}.txt\"");
    let mut response = record.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    if let Ok(file) = HeaderValue::try_from(file) {
        headers.insert(header::CONTENT_DISPOSITION, file);
    }
    Ok(response)
}

/// The word for eyes in an address.
#[must_use]
pub fn word(eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) => seat.0.to_string(),
        Eyes::Watcher => "none".to_owned(),
        Eyes::Open => "all".to_owned(),
    }
}

/// The eyes that a word in an address means. A word that means nothing means those of a watcher.
fn eyes(word: &str) -> Eyes {
    if word == "all" { Eyes::Open } else { word.parse().ok().map(Seat).into() }
}

/// A game that is over, for one who looks at it.
struct Film {
    table: TableId,
    tape: Tape,
    stops: Stops,
}

impl Film {
    async fn of(app: &App, visit: &Visit, table: TableId, fields: &Fields) -> Result<Self, Problem> {
        // Players see the game as they saw it.
        let tape = app.hub.tape(&table, visit.token(), fields.said("seat").map(eyes)).await?;
        let look = Self::frame(app, visit, &table, tape.eyes, tape.first).await?.look;
        let stops = Stops::new(&look, &tape, visit.language);
        Ok(Self { table, tape, stops })
    }

    async fn frame(app: &App, visit: &Visit, table: &TableId, eyes: Eyes, at: u32) -> Result<CloseUp, Problem> {
        let mut frames = app.hub.frames(table, visit.token(), eyes, vec![at]).await?;
        Ok(frames.pop().ok_or(Refused::NoTable)?)
    }

    /// What had happened by that entry.
    fn until(&self, at: u32) -> &[NewsEntry] {
        let count = self.tape.entries.partition_point(|entry| entry.number <= at);
        &self.tape.entries[..count]
    }
}

/// A number in an address; 0 if it is none.
fn number(fields: &Fields, name: &str) -> Option<u32> {
    fields.said(name).map(|at| at.parse().unwrap_or(0))
}

async fn page(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let fields = Fields::of(&uri);
    let film = Film::of(&app, &visit, table, &fields).await?;
    let stop = film.stops.at(number(&fields, "at").unwrap_or(0));
    if visit.wants_fragment
        && let Some(since) = number(&fields, "since")
    {
        return Ok(fragment(&part::since(&app, &visit, &film, stop, film.stops.at(since)).await?));
    }
    let close_up = Film::frame(&app, &visit, &film.table, film.tape.eyes, film.stops.number(stop)).await?;
    Ok(whole(&visit, &film, stop, &close_up)?)
}

/// The whole page; or, for a script, all of it that is not the same at every moment.
fn whole(visit: &Visit, film: &Film, stop: usize, close_up: &CloseUp) -> Result<Response, Fault> {
    let at = film.stops.number(stop);
    let moment = Moment { at: Some(at), eyes: film.tape.eyes };
    let parts = |game: &dyn Game| {
        let sheets = assets::sheets(&Vec::from_iter(["table.css", "replay.css"].into_iter().chain(game.sheet())));
        (sheets, Felt::new(game, None).made(), words::words(visit, Some(game)))
    };
    let parts = games::once_more(visit, close_up, moment, &Fields::default(), |game| game.map(parts));
    let (sheets, felt, words) = parts.ok_or(Fault::NotFound)?;
    let names = around::names(close_up);
    let table = Around { moment: Some(moment), ..Around::new(visit, close_up, &names) };
    let entries = film.until(at);
    let story = Story::new(&close_up.look, entries, 0, visit.language);
    let controls = Controls { table, film, stop };
    let log = log::zone(
        &story,
        visit.language,
        Some(Now { step: film.stops.step(stop), address: &|to| controls.address(to) }),
    );
    if visit.wants_fragment {
        let zones = felt.others.iter().chain(&felt.commons).chain(&felt.own);
        return Ok(fragment(&html! {
            @for zone in zones { (zone.html()) }
            (controls.moving()) (caption(&story.caption())) (controls.what_if()) (log)
        }));
    }
    let title = format!("{}: {}", visit.say().replay_title(), names.join(", "));
    let main = html! {
        (sheets)
        h1.visually-hidden { (title) }
        div.board.replay {
            (felt.around(&controls.note(), &story.caption()))
            aside.side { (controls.viewers()) (controls.what_if()) (log) }
        }
        dialog #dialog aria-label=(visit.say().table_dialog()) {}
        (words)
    };
    let preview = Preview::of_table(visit, &close_up.look.table, Some(at));
    let page = Page { visit, title: &title, kind: "table", scripts: &["replay.js"], main };
    Ok(page.shared(StatusCode::OK, &preview, None))
}
