//! What was measured, printed.

use serde::Serialize;

use crate::Options;
use crate::gallery::Seen;
use crate::load::{Measured, Phase};
use crate::times::{Times, hundredths, ms};
use speech::out::{Out, Stop, grouped, ratio};

/// What was measured, as it is printed.
#[derive(Debug, Serialize)]
pub struct Report {
    tables: u32,
    listeners: u32,
    /// Durable moves a second, as fast as it goes.
    moves_per_s: f64,
    /// From sending a move until the last listener has heard of it, at the given pace.
    p50_ms: f64,
    p99_ms: f64,
    /// CPU time of the server for a durable move, as fast as it goes.
    cpu_us_per_move: f64,
    /// Memory of the server for a table with its listeners: after they sat down or in the end, whichever is more.
    rss_kb_per_table: f64,
    sync_ms_p50: f64,
    sync_ms_p99: f64,
    game: String,
    closed: Part,
    open: Option<Part>,
    rate: u32,
    rss_kb: [u64; 3],
    set_up_s: f64,
    games: u64,
    moves: u64,
    /// What the server counted.
    server_moves: Option<u64>,
    refused: u64,
    unknown: u64,
    reopened: u64,
    broken: u64,
    bytes_per_news: f64,
    /// Only if listeners were browsers.
    #[serde(skip_serializing_if = "Option::is_none")]
    html: Option<Html>,
    /// Only if somebody watched.
    #[serde(skip_serializing_if = "Option::is_none")]
    watched: Option<Watched>,
    interrupted: bool,
}

/// What a move costs with browsers, less what only this measurement asks for.
#[derive(Clone, Copy, Debug, Serialize)]
struct Html {
    /// As fast as it goes, without the requests for moves.
    cpu_us_per_move: f64,
    /// CPU time of the server for one of them.
    asking_us: f64,
    asks_per_move: f64,
}

impl Html {
    fn new(measured: &Measured) -> Option<Self> {
        let asking = measured.asking?.as_secs_f64() * 1e6;
        let closed = &measured.closed;
        let moves = closed.moves as f64;
        let (all, asks) = (ratio(closed.server.as_secs_f64() * 1e6, moves), ratio(closed.asks as f64, moves));
        let cpu_us_per_move = hundredths(asks.mul_add(-asking, all).max(0.0));
        Some(Self { cpu_us_per_move, asking_us: hundredths(asking), asks_per_move: hundredths(asks) })
    }
}

/// What came to those who watched one more table.
#[derive(Clone, Copy, Debug, Serialize)]
struct Watched {
    watchers: u32,
    moves: u64,
    lines: u64,
    talk_messages: u64,
    messages: u64,
    bytes_per_message: f64,
}

/// A part of the time.
#[derive(Debug, Serialize)]
struct Part {
    seconds: f64,
    moves_per_s: f64,
    /// Games that ended and were replaced meanwhile.
    games: u64,
    /// Moves that were followed to the last listener.
    followed: usize,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    acknowledged_p50_ms: f64,
    acknowledged_p99_ms: f64,
    cpu_us_per_move: f64,
    crowd_cpu_us_per_move: f64,
    /// How late moves were sent, and how many that were due were not.
    late_p99_ms: f64,
    left_out: u64,
}

impl Part {
    fn new(mut phase: Phase) -> Self {
        let moves = phase.moves as f64;
        Self {
            seconds: hundredths(phase.time.as_secs_f64()),
            moves_per_s: ratio(moves, phase.time.as_secs_f64()).round(),
            games: phase.games,
            followed: phase.took.count(),
            p50_ms: ms(phase.took.quantile(0.5)),
            p99_ms: ms(phase.took.quantile(0.99)),
            max_ms: ms(phase.took.quantile(1.0)),
            acknowledged_p50_ms: ms(phase.acknowledged_after.quantile(0.5)),
            acknowledged_p99_ms: ms(phase.acknowledged_after.quantile(0.99)),
            cpu_us_per_move: hundredths(ratio(phase.server.as_secs_f64() * 1e6, moves)),
            crowd_cpu_us_per_move: hundredths(ratio(phase.crowd.as_secs_f64() * 1e6, moves)),
            late_p99_ms: ms(phase.late.quantile(0.99)),
            left_out: phase.left_out,
        }
    }
}

impl Report {
    /// What was measured with these options, on a disk of that speed.
    pub fn new(options: &Options, mut sync: Times, measured: Measured) -> Self {
        let [idle, seated, end] = measured.resident;
        let grown = seated.max(end).saturating_sub(idle);
        let html = Html::new(&measured);
        let tally = measured.tally;
        let closed = Part::new(measured.closed);
        let open = measured.open.map(Part::new);
        let paced = open.as_ref().unwrap_or(&closed);
        Self {
            tables: options.tables,
            listeners: options.listeners,
            moves_per_s: closed.moves_per_s,
            p50_ms: paced.p50_ms,
            p99_ms: paced.p99_ms,
            cpu_us_per_move: closed.cpu_us_per_move,
            rss_kb_per_table: hundredths(ratio(grown as f64, options.tables.into())),
            sync_ms_p50: ms(sync.quantile(0.5)),
            sync_ms_p99: ms(sync.quantile(0.99)),
            game: options.game.clone(),
            closed,
            open,
            rate: options.rate,
            rss_kb: measured.resident,
            set_up_s: hundredths(measured.set_up.as_secs_f64()),
            games: tally.games,
            moves: tally.acknowledged,
            server_moves: measured.server_moves,
            refused: tally.refused,
            unknown: tally.unknown,
            reopened: tally.reopened,
            broken: tally.broken,
            bytes_per_news: ratio(tally.news_bytes as f64, tally.news as f64).round(),
            html,
            watched: None,
            interrupted: measured.interrupted,
        }
    }

    /// So many watched another table, and saw that.
    pub fn watched(self, watchers: u32, Seen { moves, lines, heard, messages, bytes }: Seen) -> Self {
        let bytes_per_message = ratio(bytes as f64, messages as f64).round();
        Self {
            watched: Some(Watched { watchers, moves, lines, talk_messages: heard, messages, bytes_per_message }),
            ..self
        }
    }

    /// Why the server's count can't be right, if it can't. A move of which nobody knows what became may be among those it counted.
    pub fn contradiction(&self) -> Option<String> {
        if self.interrupted {
            return None;
        }
        let Some(counted) = self.server_moves else {
            return Some("the server did not tell how many moves it counted".to_owned());
        };
        // Nor are those at the table that is watched counted at the same moments.
        let (least, most) = (self.moves, self.moves + self.unknown + self.watched.map_or(0, |watched| watched.moves));
        let agree = (least..=most).contains(&counted);
        (!agree).then(|| format!("{} moves were acknowledged, but the server counted {counted}", self.moves))
    }

    /// Prints it for people.
    pub fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let Self { tables, listeners, game, .. } = self;
        out.line(format_args!("{tables} tables of {game}, {listeners} listeners each, set up in {} s", self.set_up_s))?;
        out.line(format_args!("the disk syncs in {} ms (p99 {} ms)", self.sync_ms_p50, self.sync_ms_p99))?;
        out.line("")?;
        out.line(format_args!("{:28}{:>14}{:>14}", "", "full speed", "at a pace"))?;
        let row = |out: &mut Out, name: &str, of: &dyn Fn(&Part) -> String| {
            let open = self.open.as_ref().map_or_else(|| "-".to_owned(), of);
            out.line(format_args!("{name:28}{:>14}{open:>14}", of(&self.closed)))
        };
        row(out, "durable moves/s", &|part| grouped(part.moves_per_s as u64))?;
        row(out, "games replaced meanwhile", &|part| grouped(part.games))?;
        row(out, "to all listeners, p50 ms", &|part| format!("{:.2}", part.p50_ms))?;
        row(out, "to all listeners, p99 ms", &|part| format!("{:.2}", part.p99_ms))?;
        row(out, "to all listeners, max ms", &|part| format!("{:.2}", part.max_ms))?;
        row(out, "acknowledged, p50 ms", &|part| format!("{:.2}", part.acknowledged_p50_ms))?;
        row(out, "acknowledged, p99 ms", &|part| format!("{:.2}", part.acknowledged_p99_ms))?;
        row(out, "server CPU per move, µs", &|part| format!("{:.1}", part.cpu_us_per_move))?;
        row(out, "crowd CPU per move, µs", &|part| format!("{:.1}", part.crowd_cpu_us_per_move))?;
        row(out, "sent late, p99 ms", &|part| format!("{:.2}", part.late_p99_ms))?;
        out.line("")?;
        let [idle, seated, end] = self.rss_kb.map(grouped);
        out.line(format_args!(
            "{:.1} kB of memory for a table with its listeners ({idle} kB idle, {seated} kB seated, {end} kB in the end)",
            self.rss_kb_per_table
        ))?;
        if let Some(html) = self.html {
            out.line(format_args!(
                "with browsers {:.1} µs of server CPU per move at full speed, without {:.2} requests of {:.1} µs for the moves there are",
                html.cpu_us_per_move, html.asks_per_move, html.asking_us
            ))?;
        }
        if let Some(watched) = self.watched {
            out.line(format_args!(
                "{} watched {} moves and heard {} lines at another table: {} messages of {} bytes, {} of them of talk",
                watched.watchers,
                watched.moves,
                watched.lines,
                watched.messages,
                watched.bytes_per_message,
                watched.talk_messages
            ))?;
        }
        let counted = self.server_moves.map_or_else(|| "?".to_owned(), grouped);
        out.line(format_args!(
            "{} moves acknowledged, {counted} counted by the server, {} refused, {} unknown; {} games, {} streams reopened",
            grouped(self.moves),
            self.refused,
            self.unknown,
            grouped(self.games),
            self.reopened
        ))?;
        if let Some(open) = self.open.as_ref().filter(|open| open.moves_per_s < 0.95 * f64::from(self.rate)) {
            out.line(format_args!("The server did not keep the pace: {} of {} moves/s.", open.moves_per_s, self.rate))?;
        }
        if self.interrupted {
            out.line("Ended early by Ctrl-C.")?;
        }
        Ok(())
    }
}
