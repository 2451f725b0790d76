//! What the operator can ask of a server: JSON over HTTP on a socket in the data directory, for the owner of the directory alone.
//!
//! The operator's commands ask the same of a data directory on which no server runs: then the answers come from their own process.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`refusal`] | why something was not done |
//! | [`row`] | a table as the operator sees it |
//! | [`socket`] | the socket |

pub mod refusal;
pub mod row;
pub mod socket;

use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use session::{Filter, Hub, Imported, Page, Seat, Status, TableId, VisitorId};

use super::house::Kept;
use crate::cli::Keep;
use refusal::Refusal;
use row::{ImportedLine, Lines, ReportLine, TableLine};
use speech::input::MAX_GAME;

/// Tables in one part of the list.
const PART: u32 = 500;

/// What the operator's wishes are carried out on. Cheap to clone.
#[derive(Clone)]
pub struct Desk {
    /// All tables.
    pub hub: Hub,
    /// What they are kept in.
    pub kept: Kept,
    /// How long.
    pub keep: Keep,
}

type Answer<T> = Result<T, Refusal>;

/// All that can be asked.
pub fn router(desk: Desk) -> Router {
    Router::new()
        .route("/status", get(status))
        .route("/tables", get(list))
        .route("/tables/{id}", get(show).delete(remove))
        .route("/tables/{id}/pause", post(pause))
        .route("/tables/{id}/resume", post(resume))
        .route("/tables/{id}/record", get(record))
        .route("/tables/{id}/play-on", post(play_on))
        .route("/import", post(import))
        .route("/visitors/{id}", delete(forget))
        .route("/reports", get(reports))
        .route("/sweep", post(sweep))
        .fallback(async || Refusal::not_found())
        .layer(DefaultBodyLimit::max(MAX_GAME))
        .with_state(desk)
}

/// How the server is doing.
async fn status(State(desk): State<Desk>) -> Answer<Json<Value>> {
    let counts = desk.hub.counts().await?;
    let (journal, synchronous) = desk.kept.modes().await?.unzip();
    let measures = desk.kept.measures();
    let figures = desk.hub.figures();
    let tables: Map<_, _> =
        Status::ALL.iter().zip(counts.tables).map(|(status, count)| (status.word().to_owned(), count.into())).collect();
    let mut status = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "uptime_s": desk.hub.source().uptime() / 1000,
        "journal": journal,
        "synchronous": synchronous,
        "tables": tables,
        "awake": figures.awake,
        "listeners": figures.listeners,
        "moves": figures.moves,
        "bot_moves": figures.bot_moves,
        "bot_queue": figures.bot_queue,
        "woken": figures.woken,
        "frozen": figures.frozen,
        "commits": measures.commits,
        "commit_failures": measures.failures,
        "commits_waiting": measures.waiting,
        "clock_days_ahead": desk.hub.days_ahead().unwrap_or(0),
    });
    if desk.hub.is_shared() {
        let nodes = desk.hub.others().await?;
        status["nodes"] = nodes.iter().map(|node| format!("{} at {}", node.id.0, node.address)).collect();
    }
    Ok(Json(status))
}

/// What a list is asked for.
#[derive(Debug, Deserialize)]
struct Wanted {
    status: Option<String>,
    after: Option<String>,
    #[serde(default)]
    practice: bool,
}

/// Part of the list of all tables.
async fn list(State(desk): State<Desk>, Query(wanted): Query<Wanted>) -> Answer<Json<Lines>> {
    let status = wanted.status.map(|word| Status::named(&word).ok_or_else(|| Refusal::unreadable("no such status")));
    let after = wanted.after.map(|place| {
        let (touched, id) = place.split_once('.')?;
        Some((touched.parse().ok()?, id.to_owned()))
    });
    let after = match after {
        Some(None) => return Err(Refusal::unreadable("no such place in the list")),
        Some(place) => place,
        None => None,
    };
    let filter = Filter { status: status.transpose()?, practice: wanted.practice, ..Filter::default() };
    let tables = desk.hub.list(filter, Page { after, most: PART }).await?;
    let last = tables.last().filter(|_| tables.len() >= PART as usize);
    let next = last.map(|table| format!("{}.{}", table.touched, table.id));
    Ok(Json(Lines { tables: tables.iter().map(TableLine::from).collect(), next }))
}

async fn show(State(desk): State<Desk>, Path(id): Path<String>) -> Answer<Json<TableLine>> {
    Ok(Json(TableLine::from(&desk.hub.info(&table(&id)?).await?)))
}

async fn pause(State(desk): State<Desk>, Path(id): Path<String>) -> Answer<Json<Value>> {
    desk.hub.pause(&table(&id)?).await?;
    Ok(done())
}

async fn resume(State(desk): State<Desk>, Path(id): Path<String>) -> Answer<Json<Value>> {
    desk.hub.resume(&table(&id)?).await?;
    Ok(done())
}

async fn remove(State(desk): State<Desk>, Path(id): Path<String>) -> Answer<Json<Value>> {
    desk.hub.delete(&table(&id)?).await?;
    Ok(done())
}

/// The record of any table, over or not.
async fn record(State(desk): State<Desk>, Path(id): Path<String>) -> Answer<String> {
    Ok(desk.hub.export(&table(&id)?).await?)
}

async fn import(State(desk): State<Desk>, record: String) -> Answer<Json<ImportedLine>> {
    Ok(Json(told(&desk.hub.import(&record).await?)))
}

/// Where another table goes on from.
#[derive(Debug, Deserialize)]
struct From {
    at: Option<u32>,
    anew: Option<u8>,
}

async fn play_on(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Answer<Json<ImportedLine>> {
    let (at, anew) = (from.at.unwrap_or(u32::MAX), from.anew.map(Seat));
    let beginning = desk.hub.beginning(&table(&id)?, at, anew).await?;
    Ok(Json(told(&desk.hub.import_practice(&beginning).await?)))
}

/// A table that was made, with the tokens of its seats.
fn told(imported: &Imported) -> ImportedLine {
    let tokens = imported.tokens.iter().map(|token| token.reveal().to_owned()).collect();
    ImportedLine { table: TableLine::from(&imported.table), tokens }
}

async fn forget(State(desk): State<Desk>, Path(id): Path<String>) -> Answer<Json<Value>> {
    let visitor = VisitorId::parse(&id).ok_or_else(Refusal::not_found)?;
    desk.hub.forget_visitor(&visitor).await?;
    Ok(done())
}

/// Lines of talk that were reported, the newest first.
async fn reports(State(desk): State<Desk>) -> Answer<Json<Vec<ReportLine>>> {
    Ok(Json(desk.hub.reports().await?.into_iter().map(ReportLine::from).collect()))
}

/// Deletes now what is kept for long enough. Who asks for that says that the clock is right.
async fn sweep(State(desk): State<Desk>) -> Answer<Json<Value>> {
    desk.hub.believe_clock().await?;
    let swept = desk.hub.sweep(desk.keep.sweep(desk.hub.source().now())).await?.unwrap_or_default();
    Ok(Json(json!({ "tables": swept.tables, "visitors": swept.visitors })))
}

fn table(id: &str) -> Answer<TableId> {
    TableId::parse(id).ok_or_else(|| session::Refused::NoTable.into())
}

fn done() -> Json<Value> {
    Json(json!({ "done": true }))
}
