//! Lists of tables, and what is done with one of them.

use std::process::ExitCode;

use http::Method;

use super::line::with_line;
use super::line::{self, Line};
use super::{moment, records};
use crate::cli::{OneTable, PlayOn, TableAction, Tables};
use crate::serve::control::row::{ImportedLine, Lines, ReportLine, SeatLine, TableLine};
use speech;
use speech::out::{Out, Stop};

/// Lists tables, or does something with one of them.
pub fn run(options: &Tables) -> Result<ExitCode, Stop> {
    with_line(&options.data, async |line| {
        let mut out = Out::new();
        match &options.action {
            None => list(line, options, &mut out).await?,
            Some(TableAction::Show(table)) => show(line, table, options.json, &mut out).await?,
            Some(TableAction::Pause(table)) => act(line, table, Method::POST, "/pause", "paused", &mut out).await?,
            Some(TableAction::Resume(table)) => act(line, table, Method::POST, "/resume", "running", &mut out).await?,
            Some(TableAction::Delete(table)) => act(line, table, Method::DELETE, "", "deleted", &mut out).await?,
            Some(TableAction::Reports) => reports(line, options.json, &mut out).await?,
            Some(TableAction::PlayOn(wish)) => play_on(line, wish, options.json, &mut out).await?,
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    })
}

async fn list(line: &mut Line, options: &Tables, out: &mut Out) -> Result<(), Stop> {
    let mut is_first = true;
    let mut parts = Parts::new(options.status, options.practice);
    while let Some(tables) = parts.next(line).await.map_err(Stop::Bad)? {
        for table in tables {
            if options.json {
                out.json(&table)?;
                continue;
            }
            if std::mem::take(&mut is_first) {
                out.line("ID            GAME          STATUS   ENTRIES  TOUCHED (UTC)     SEATS")?;
            }
            let seats: Vec<_> = table.seats.iter().map(seat).collect();
            let TableLine { id, game, status, version, touched, .. } = &table;
            let touched = moment::written(*touched);
            out.line(format_args!("{id:<13} {game:<13} {status:<8} {version:>7}  {touched}  {}", seats.join(", ")))?;
        }
    }
    if is_first && !options.json {
        out.line("no tables")?;
    }
    Ok(())
}

async fn reports(line: &mut Line, json: bool, out: &mut Out) -> Result<(), Stop> {
    let reports: Vec<ReportLine> = line.json(Method::GET, "/reports", Vec::new()).await.map_err(Stop::Bad)?;
    if json {
        return reports.iter().try_for_each(|report| out.json(report));
    }
    if reports.is_empty() {
        return out.line("no reports");
    }
    for ReportLine { at, table, name, visitor, kind, text, .. } in reports {
        let who = if name.is_empty() { "somebody forgotten" } else { &name };
        let visitor = visitor.map_or_else(String::new, |visitor| format!(" ({visitor})"));
        out.line(format_args!("{}  {table}  {who}{visitor}  {kind}: {text}", moment::written(at)))?;
    }
    Ok(())
}

async fn show(line: &mut Line, table: &OneTable, json: bool, out: &mut Out) -> Result<(), Stop> {
    let found = line.json(Method::GET, &path(&table.id)?, Vec::new()).await;
    let found: TableLine = found.map_err(|why| Stop::Bad(format!("{}: {why}", table.id)))?;
    if json {
        return out.json(&found);
    }
    let mut fact = |name: &str, value: &dyn std::fmt::Display| out.line(format_args!("{name:<8} {value}"));
    fact("table", &found.id)?;
    fact("game", &found.game)?;
    fact("status", &found.status)?;
    fact("entries", &found.version)?;
    fact("made", &moment::written(found.created))?;
    fact("touched", &moment::written(found.touched))?;
    fact("listed", if found.listed { &"yes" } else { &"no" })?;
    for (number, who) in found.seats.iter().enumerate() {
        let is_asked = found.asked.iter().any(|&asked| usize::from(asked) == number);
        let place = found.places.as_ref().and_then(|places| places.get(number));
        let place = place.map_or_else(String::new, |place| format!(", place {place}"));
        fact(&format!("seat {number}"), &format!("{}{}{place}", seat(who), if is_asked { ", asked" } else { "" }))?;
    }
    if let Some(next) = &found.next {
        fact("rematch", next)?;
    }
    Ok(())
}

async fn act(
    line: &mut Line,
    table: &OneTable,
    method: Method,
    what: &str,
    became: &str,
    out: &mut Out,
) -> Result<(), Stop> {
    let id = &table.id;
    let done = line.ask(method, &format!("{}{what}", path(id)?), Vec::new()).await;
    done.map_err(|why| Stop::Bad(format!("{id}: {why}")))?;
    out.line(format_args!("{id} is {became}"))
}

async fn play_on(line: &mut Line, wish: &PlayOn, json: bool, out: &mut Out) -> Result<(), Stop> {
    let PlayOn { id, at, anew } = wish;
    let at = at.map(|at| format!("at={at}"));
    let anew = anew.map(|seat| format!("anew={seat}"));
    let query: Vec<String> = at.into_iter().chain(anew).collect();
    let made = line.json(Method::POST, &format!("{}/play-on?{}", path(id)?, query.join("&")), Vec::new()).await;
    let made: ImportedLine = made.map_err(|why| Stop::Bad(format!("{id}: {why}")))?;
    if json { out.json(&made) } else { records::tell(&made, id, out) }
}

/// The path of a table.
pub fn path(id: &str) -> Result<String, Stop> {
    let id = line::plain(id).ok_or_else(|| Stop::Bad(format!("{id}: no table has such an id")))?;
    Ok(format!("/tables/{id}"))
}

fn seat(seat: &SeatLine) -> String {
    let level = seat.level.as_deref().unwrap_or("bot");
    let who = match seat.kind.as_str() {
        "open" => return "(open)".to_owned(),
        "bot" => return format!("[{level}]"),
        _ if seat.name.is_empty() => "(somebody)".to_owned(),
        _ => seat.name.replace(|c| !speech::is_printable(c), "\u{fffd}"),
    };
    match (seat.out, seat.away) {
        (true, _) => format!("{who} (out)"),
        (false, true) => format!("{who} (away, [{level}])"),
        (false, false) => who,
    }
}

/// All tables, part by part.
pub struct Parts {
    status: Option<session::Status>,
    /// Those that begin at a position, or the others.
    practice: bool,
    /// Where the next part begins; nothing once there is none.
    from: Option<String>,
}

impl Parts {
    /// All tables of that status, or of any; those that begin at a position, or the others.
    pub fn new(status: Option<session::Status>, practice: bool) -> Self {
        Self { status, practice, from: Some(String::new()) }
    }

    /// The next part.
    pub async fn next(&mut self, line: &mut Line) -> Result<Option<Vec<TableLine>>, String> {
        let Some(from) = self.from.take() else { return Ok(None) };
        let mut query: Vec<_> = self.status.iter().map(|status| format!("status={}", status.word())).collect();
        if self.practice {
            query.push("practice=true".to_owned());
        }
        if !from.is_empty() {
            query.push(format!("after={from}"));
        }
        let Lines { tables, next } =
            line.json(Method::GET, &format!("/tables?{}", query.join("&")), Vec::new()).await?;
        self.from = next;
        Ok(Some(tables))
    }
}
