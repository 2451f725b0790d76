//! A game that is over, step by step, as one of the players or a spectator saw it; and its record.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use maud::{Markup, html};
use session::{Happened, NewsEntry, Replay, Seat, TableId, Token, What};

use crate::App;
use crate::input::At;
use crate::page::picture::preview::Preview;
use crate::page::table::around::{self, Around};
use crate::page::table::game::{Felt, Game, caption};
use crate::page::table::log;
use crate::page::table::steps::Story;
use crate::page::table::{fragment, words};
use crate::page::{Fields, Page, Visit, assets, face, figures, games};
use crate::problem::{Fault, Problem};

/// The replay and the record.
pub fn router() -> Router<App> {
    Router::new().route("/t/{table}/replay", get(page)).route("/t/{table}/record", get(record))
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

async fn page(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let fields = Fields::of(&uri);
    let seat = match fields.said("seat") {
        Some(seat) => seat.parse().ok().map(Seat),
        // Players see the game as they saw it.
        None => app.hub.look(&table, visit.token()).await?.seat,
    };
    let at = fields.said("at").and_then(|at| at.parse().ok()).unwrap_or(0);
    let (replay, start) = moment(&app, &table, visit.token(), at, seat).await?;
    let parts = |game: &dyn Game| {
        let sheets = assets::sheets(&Vec::from_iter(["table.css"].into_iter().chain(game.sheet())));
        (sheets, Felt::new(game, None).made(), words::words(&visit, Some(game)))
    };
    let parts = games::with(&visit, &replay.close_up, &Fields::default(), |game| game.map(parts));
    let (sheets, felt, words) = parts.ok_or(Fault::NotFound)?;
    let names = around::names(&replay.close_up);
    let table = Around::new(&visit, &replay.close_up, &names);
    let story = Story::new(&replay.close_up.look, &replay.entries, 0, visit.language);
    let log = log::zone(&story, visit.language, Some(replay.at));
    let step = Step { table, felt, replay: &replay, start, seat };
    if visit.wants_fragment {
        return Ok(fragment(
            &html! { (step.steps()) (step.zones()) (caption(&story.caption())) (step.viewers()) (log) },
        ));
    }
    let title = format!("{}: {}", visit.say().end_replay_title(), names.join(", "));
    let main = html! {
        (sheets)
        h1.visually-hidden { (title) }
        div.board.replay {
            (step.felt.around(&step.steps(), &story.caption()))
            aside.side { (step.viewers()) (log) }
        }
        dialog #dialog aria-label=(visit.say().table_dialog()) {}
        (words)
    };
    let preview = Preview::of_table(&visit, &replay.close_up.look.table, Some(replay.at));
    let page = Page { visit: &visit, title: &title, kind: "table", scripts: &["replay.js"], main };
    Ok(page.shared(StatusCode::OK, &preview, None))
}

/// The game after that entry, and the number of the entry with which it began: there is nothing to be seen before.
async fn moment(
    app: &App,
    table: &TableId,
    token: Option<&Token>,
    at: u32,
    seat: Option<Seat>,
) -> Result<(Replay, u32), Problem> {
    let replay = app.hub.replay(table, token, at, seat).await?;
    if let Some(start) = began(&replay.entries) {
        return Ok((replay, start));
    }
    let whole = app.hub.replay(table, token, u32::MAX, seat).await?;
    match began(&whole.entries) {
        Some(start) => Ok((app.hub.replay(table, token, start, seat).await?, start)),
        None => Ok((whole, 0)),
    }
}

fn began(entries: &[NewsEntry]) -> Option<u32> {
    let started = |entry: &&NewsEntry| matches!(entry.what, What::Happened(Happened::Started));
    entries.iter().find(started).map(|entry| entry.number)
}

/// One moment of the replay.
struct Step<'a> {
    table: Around<'a>,
    felt: Felt<'static>,
    replay: &'a Replay,
    /// The first moment there is.
    start: u32,
    /// Who sees it.
    seat: Option<Seat>,
}

impl Step<'_> {
    /// All that lies on the table. Nobody is asked anything: the steps are in the place of the question.
    fn zones(&self) -> Markup {
        let Felt { others, commons, own, .. } = &self.felt;
        html! { @for zone in others.iter().chain(commons).chain(own) { (zone.html()) } }
    }

    fn address(&self, at: u32, seat: Option<Seat>) -> String {
        let seat = seat.map_or_else(|| "none".to_owned(), |seat| seat.0.to_string());
        self.table.at(&format!("/replay?at={at}&seat={seat}"))
    }

    /// Where one is, and whence to go.
    fn steps(&self) -> Markup {
        let (say, at, last) = (self.table.say(), self.replay.at, self.replay.last);
        let (done, all) = (at - self.start, last - self.start);
        let (back, on) = ((at > self.start).then(|| at - 1), (at < last).then(|| at + 1));
        html! {
            section #z-steps .zone.note.steps aria-label=(say.end_replay_steps()) {
                nav aria-label=(say.end_replay_steps()) {
                    (self.step("first", "first", &say.end_replay_first(), back.map(|_| self.start)))
                    (self.step("back", "left", &say.end_replay_back(), back))
                    (self.step("next", "right", &say.end_replay_next(), on))
                    (self.step("last", "last", &say.end_replay_last(), on.map(|_| last)))
                }
                p.position aria-live="polite" { (say.end_replay_at(i64::from(all), i64::from(done))) }
                progress max=(all.max(1)) value=(done) aria-hidden="true" {}
            }
        }
    }

    /// A link to another moment; one that leads nowhere is no link.
    fn step(&self, word: &str, symbol: &str, label: &str, to: Option<u32>) -> Markup {
        html! {
            a.button data-step=(word) href=[to.map(|to| self.address(to, self.seat))]
                aria-disabled=[to.is_none().then_some("true")] aria-label=(label) { (face::symbol(symbol)) }
        }
    }

    /// With whose eyes it is seen.
    fn viewers(&self) -> Markup {
        let say = self.table.say();
        let players = (0..self.table.names.len()).map(|seat| Some(Seat(seat as u8)));
        html! {
            section #z-viewers .zone.viewers aria-labelledby="viewers-title" {
                h2 #viewers-title { (say.end_replay_seen_by()) }
                ul {
                    @for seat in players.chain([None]) {
                        li {
                            a.button.small href=(self.address(self.replay.at, seat)) data-step={ "seat-" (seat.map_or(9, |seat| seat.0)) }
                                aria-current=[(seat == self.seat).then_some("true")] {
                                @match seat {
                                    Some(seat) => {
                                        @if let Some(info) = self.table.info().seats.get(seat.index()) { (figures::of_seat(info)) }
                                        (self.table.name(seat))
                                    },
                                    None => { (face::symbol("eye")) (say.end_replay_spectator()) },
                                }
                            }
                        }
                    }
                }
                p { a href=(self.table.at("")) { (say.end_replay_to_result()) } }
                p.muted.keys-hint { (say.end_replay_keys()) }
            }
        }
    }
}
