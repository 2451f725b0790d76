//! What the server counts about itself, as Prometheus reads it.
//!
//! Routes are templates and codes are constants, so nobody can make new lines appear; nothing here tells anything of a game, a
//! table or a person.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{OnceLock, PoisonError, RwLock};

use http::StatusCode;
use session::{Counts, Figures, Millis, Status};

/// The upper ends of the histogram, in milliseconds.
const ENDS: [Millis; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/// What the server counts about itself.
#[derive(Default)]
pub struct Metrics {
    /// By method, route and class of the status.
    requests: RwLock<BTreeMap<(&'static str, String), [AtomicU64; 5]>>,
    refusals: RwLock<BTreeMap<&'static str, AtomicU64>>,
    times: [AtomicU64; ENDS.len() + 1],
    sum: AtomicI64,
    connections: AtomicI64,
    accepted: AtomicU64,
    turned_away: AtomicU64,
    store: OnceLock<Box<dyn Fn() -> String + Send + Sync>>,
}

/// A connection that is counted while it lasts.
pub(crate) struct Counted<'a>(&'a Metrics);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    /// Where the figures of the store come from: lines for Prometheus. The first one to say so is asked.
    pub fn set_store(&self, lines: Box<dyn Fn() -> String + Send + Sync>) {
        let _ = self.store.set(lines);
    }

    /// A request was answered. The route is a template.
    pub fn answered(&self, method: &'static str, route: &str, status: StatusCode, took: Millis) {
        let class = usize::from(status.as_u16() / 100).clamp(1, 5) - 1;
        let key = (method, route.to_owned());
        let known = self.requests.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(classes) = known.get(&key) {
            classes[class].fetch_add(1, Relaxed);
        } else {
            drop(known);
            let mut known = self.requests.write().unwrap_or_else(PoisonError::into_inner);
            known.entry(key).or_default()[class].fetch_add(1, Relaxed);
        }
        let place = ENDS.iter().position(|&end| took <= end).unwrap_or(ENDS.len());
        self.times[place].fetch_add(1, Relaxed);
        self.sum.fetch_add(took, Relaxed);
    }

    /// Something was refused with this code.
    pub fn refused(&self, code: &'static str) {
        let known = self.refusals.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = known.get(code) {
            count.fetch_add(1, Relaxed);
        } else {
            drop(known);
            let mut known = self.refusals.write().unwrap_or_else(PoisonError::into_inner);
            known.entry(code).or_default().fetch_add(1, Relaxed);
        }
    }

    /// A connection was opened.
    pub(crate) fn connected(&self) -> Counted<'_> {
        self.connections.fetch_add(1, Relaxed);
        self.accepted.fetch_add(1, Relaxed);
        Counted(self)
    }

    /// A connection was turned away: there are too many.
    pub(crate) fn turned_away(&self) {
        self.turned_away.fetch_add(1, Relaxed);
    }

    /// Connections now.
    #[must_use]
    pub fn connections(&self) -> i64 {
        self.connections.load(Relaxed)
    }

    /// All of it, as Prometheus reads it. What the store can't tell at the moment is left out.
    #[must_use]
    pub fn text(&self, streams: usize, figures: Figures, counts: Option<Counts>) -> String {
        let mut page = Sheet::default();
        page.head("senbazuru_build_info", "gauge", "What is running.");
        page.line("senbazuru_build_info", &[("version", env!("CARGO_PKG_VERSION"))], 1);
        self.of_requests(&mut page);
        page.one("senbazuru_connections", "gauge", "Connections now.", self.connections());
        page.one("senbazuru_connections_total", "counter", "Connections so far.", self.accepted.load(Relaxed));
        page.one("senbazuru_connections_refused_total", "counter", "Turned away.", self.turned_away.load(Relaxed));
        page.one("senbazuru_streams", "gauge", "Streams now.", streams);
        of_hub(&mut page, figures);
        if let Some(counts) = counts {
            page.head("senbazuru_tables", "gauge", "Tables, by how far they are.");
            for (status, count) in Status::ALL.iter().zip(counts.tables) {
                page.line("senbazuru_tables", &[("status", status.word())], count);
            }
        }
        let mut text = page.0;
        if let Some(store) = self.store.get() {
            text.push_str(&store());
        }
        text
    }

    fn of_requests(&self, page: &mut Sheet) {
        page.head("senbazuru_requests_total", "counter", "Requests answered, by route and class of status.");
        for ((method, route), classes) in &*self.requests.read().unwrap_or_else(PoisonError::into_inner) {
            for (class, count) in ["1xx", "2xx", "3xx", "4xx", "5xx"].into_iter().zip(classes) {
                let count = count.load(Relaxed);
                if count > 0 {
                    let labels = [("method", *method), ("route", route), ("status", class)];
                    page.line("senbazuru_requests_total", &labels, count);
                }
            }
        }
        page.head("senbazuru_refusals_total", "counter", "Requests refused, by code.");
        for (code, count) in &*self.refusals.read().unwrap_or_else(PoisonError::into_inner) {
            page.line("senbazuru_refusals_total", &[("code", code)], count.load(Relaxed));
        }
        let name = "senbazuru_request_seconds";
        page.head(name, "histogram", "Time until an answer began.");
        let mut so_far = 0;
        for (place, count) in self.times.iter().enumerate() {
            so_far += count.load(Relaxed);
            let end = ENDS.get(place).map_or("+Inf".to_owned(), |&end| seconds(end));
            page.line("senbazuru_request_seconds_bucket", &[("le", &end)], so_far);
        }
        page.line("senbazuru_request_seconds_sum", &[], seconds(self.sum.load(Relaxed)));
        page.line("senbazuru_request_seconds_count", &[], so_far);
    }
}

fn of_hub(page: &mut Sheet, figures: Figures) {
    page.one("senbazuru_tables_awake", "gauge", "Tables in memory.", figures.awake);
    page.one("senbazuru_listeners", "gauge", "Listeners of tables.", figures.listeners);
    page.one("senbazuru_moves_total", "counter", "Moves acknowledged.", figures.moves);
    page.one("senbazuru_bot_moves_total", "counter", "Answers of bots.", figures.bot_moves);
    page.one("senbazuru_bot_queue", "gauge", "Questions that wait for a bot.", figures.bot_queue);
    // To the second: how long a bot thinks about a question is nobody's business.
    page.one("senbazuru_bot_seconds_total", "counter", "Time bots have thought.", figures.bot_ms / 1000);
    page.one("senbazuru_woken_total", "counter", "Tables woken from their log.", figures.woken);
    page.one("senbazuru_frozen_total", "counter", "Tables found that no longer replay.", figures.frozen);
}

fn seconds(millis: Millis) -> String {
    format!("{}.{:03}", millis / 1_000, millis % 1_000)
}

/// A page of lines.
#[derive(Default)]
struct Sheet(String);

impl Sheet {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = write!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
    }

    fn line(&mut self, name: &str, labels: &[(&str, &str)], value: impl std::fmt::Display) {
        self.0.push_str(name);
        for (n, (label, text)) in labels.iter().enumerate() {
            let _ = write!(self.0, "{}{label}=\"{text}\"", if n == 0 { '{' } else { ',' });
        }
        let _ = writeln!(self.0, "{} {value}", if labels.is_empty() { "" } else { "}" });
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.head(name, kind, help);
        self.line(name, &[], value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_by_route_and_class() {
        let metrics = Metrics::default();
        metrics.answered("GET", "/api/v1/tables/{id}", StatusCode::OK, 0);
        metrics.answered("GET", "/api/v1/tables/{id}", StatusCode::OK, 3);
        metrics.answered("GET", "/api/v1/tables/{id}", StatusCode::NOT_FOUND, 70_000);
        metrics.refused("no_table");
        let open = metrics.connected();
        metrics.turned_away();
        metrics.set_store(Box::new(|| "store_syncs_total 7\n".to_owned()));
        let counts = Counts { tables: [1, 2, 3, 4, 5, 6] };
        let text = metrics.text(5, Figures { moves: 9, bot_ms: 1_234, ..Figures::default() }, Some(counts));
        for line in [
            "senbazuru_requests_total{method=\"GET\",route=\"/api/v1/tables/{id}\",status=\"2xx\"} 2",
            "senbazuru_requests_total{method=\"GET\",route=\"/api/v1/tables/{id}\",status=\"4xx\"} 1",
            "senbazuru_refusals_total{code=\"no_table\"} 1",
            "senbazuru_request_seconds_bucket{le=\"0.001\"} 1",
            "senbazuru_request_seconds_bucket{le=\"0.005\"} 2",
            "senbazuru_request_seconds_bucket{le=\"5.000\"} 2",
            "senbazuru_request_seconds_bucket{le=\"+Inf\"} 3",
            "senbazuru_request_seconds_sum 70.003",
            "senbazuru_request_seconds_count 3",
            "senbazuru_connections 1",
            "senbazuru_connections_refused_total 1",
            "senbazuru_streams 5",
            "senbazuru_moves_total 9",
            "senbazuru_bot_seconds_total 1",
            "senbazuru_tables{status=\"frozen\"} 6",
            "store_syncs_total 7",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
        drop(open);
        assert_eq!(metrics.connections(), 0);
    }

    #[test]
    fn every_line_has_a_name_a_type_and_a_number() {
        let metrics = Metrics::default();
        metrics.answered("POST", "none", StatusCode::CREATED, 12);
        let text = metrics.text(0, Figures::default(), None);
        let mut typed = std::collections::BTreeSet::new();
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("# TYPE ") {
                let (name, _) = rest.split_once(' ').expect("a name and a kind");
                assert!(typed.insert(name.to_owned()), "{name} is there twice");
            } else if !line.starts_with('#') {
                let (name, value) = line.rsplit_once(' ').expect("a name and a value");
                assert!(value.parse::<f64>().is_ok(), "{line}");
                let name = name.split('{').next().unwrap_or_default();
                let family =
                    ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
                assert!(typed.contains(family), "{line}");
            }
        }
    }
}
