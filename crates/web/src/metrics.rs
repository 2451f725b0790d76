//! What the server counts about itself, as Prometheus reads it.
//!
//! Routes are templates and codes are constants, so nobody can make new lines appear; nothing here tells anything of a game, a
//! table or a person.

use std::sync::OnceLock;

use http::StatusCode;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use session::{Counts, Figures, Millis, Status};

/// The upper ends of the histogram, in milliseconds.
const ENDS: [Millis; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
/// The classes of a status.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// Adds figures to those that are told.
type Adds = dyn Fn(&mut Registry) + Send + Sync;

/// What the server counts about itself.
pub struct Metrics {
    requests: Family<Answered, Counter>,
    refusals: Family<Refusal, Counter>,
    seconds: Histogram,
    connections: Gauge,
    accepted: Counter,
    turned_away: Counter,
    store: OnceLock<Box<Adds>>,
}

/// What an answer was to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: &'static str,
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    code: &'static str,
}

/// How far tables are.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct HowFar {
    status: &'static str,
}

/// A connection that is counted while it lasts.
pub(crate) struct Counted<'a>(&'a Metrics);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.connections.dec();
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            requests: Family::default(),
            refusals: Family::default(),
            seconds: Histogram::new(ENDS.map(seconds)),
            connections: Gauge::default(),
            accepted: Counter::default(),
            turned_away: Counter::default(),
            store: OnceLock::new(),
        }
    }
}

impl Metrics {
    /// Where the figures of the store come from. The first one to say so is asked.
    pub fn set_store(&self, adds: Box<Adds>) {
        let _ = self.store.set(adds);
    }

    /// A request was answered. The route is a template.
    pub fn answered(&self, method: &'static str, route: &str, status: StatusCode, took: Millis) {
        let status = CLASSES[usize::from(status.as_u16() / 100).clamp(1, 5) - 1];
        self.requests.get_or_create(&Answered { method, route: route.to_owned(), status }).inc();
        self.seconds.observe(seconds(took));
    }

    /// Something was refused with this code.
    pub fn refused(&self, code: &'static str) {
        self.refusals.get_or_create(&Refusal { code }).inc();
    }

    /// A connection was opened.
    pub(crate) fn connected(&self) -> Counted<'_> {
        self.connections.inc();
        self.accepted.inc();
        Counted(self)
    }

    /// A connection was turned away: there are too many.
    pub(crate) fn turned_away(&self) {
        self.turned_away.inc();
    }

    /// Connections now.
    #[must_use]
    pub fn connections(&self) -> i64 {
        self.connections.get()
    }

    /// All of it, as Prometheus reads it (OpenMetrics). What the store can't tell at the moment is left out.
    #[must_use]
    pub fn text(&self, streams: usize, figures: Figures, counts: Option<Counts>) -> String {
        let mut all = Registry::with_prefix("senbazuru");
        all.register("build", "What is running", Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]));
        self.add_requests(&mut all);
        self.add_connections(&mut all, streams);
        add_hub(&mut all, figures);
        if let Some(counts) = counts {
            add_tables(&mut all, counts);
        }
        if let Some(add_store) = self.store.get() {
            add_store(&mut all);
        }
        let mut told = String::new();
        // Writing to a string can't fail.
        let _ = text::encode(&mut told, &all);
        in_order(&told)
    }

    fn add_requests(&self, all: &mut Registry) {
        all.register("requests", "Requests answered, by route and class of status", self.requests.clone());
        all.register("refusals", "Requests refused, by code", self.refusals.clone());
        all.register_with_unit("request", "Time until an answer began", Unit::Seconds, self.seconds.clone());
    }

    fn add_connections(&self, all: &mut Registry, streams: usize) {
        all.register("connections", "Connections now", self.connections.clone());
        all.register("connections_accepted", "Connections so far", self.accepted.clone());
        all.register("connections_refused", "Turned away", self.turned_away.clone());
        gauge(all, "streams", "Streams now", streams);
    }
}

/// The same with the lines of each figure in the order of their labels: they are kept in none, and one that changes from server to
/// server tells what it was drawn from. Buckets are in order.
fn in_order(told: &str) -> String {
    let name = |line: &str| line.split(['{', ' ']).next().unwrap_or_default().to_owned();
    let mut lines: Vec<&str> = told.lines().collect();
    for figure in lines.chunk_by_mut(|one, next| name(one) == name(next)) {
        if figure.iter().all(|line| !line.starts_with('#') && !name(line).ends_with("_bucket")) {
            figure.sort_unstable();
        }
    }
    lines.into_iter().flat_map(|line| [line, "\n"]).collect()
}

fn add_hub(all: &mut Registry, figures: Figures) {
    gauge(all, "tables_awake", "Tables in memory", figures.awake);
    gauge(all, "listeners", "Listeners of tables", figures.listeners);
    counter(all, "moves", "Moves acknowledged", figures.moves);
    counter(all, "bot_moves", "Answers of bots", figures.bot_moves);
    gauge(all, "bot_queue", "Questions that wait for a bot", figures.bot_queue);
    // To the second: how long a bot thinks about a question is nobody's business.
    counter(all, "bot_seconds", "Time bots have thought", figures.bot_ms / 1000);
    counter(all, "woken", "Tables woken from their log", figures.woken);
    counter(all, "frozen", "Tables found that no longer replay", figures.frozen);
}

fn add_tables(all: &mut Registry, counts: Counts) {
    let tables = Family::<HowFar, Gauge>::default();
    for (status, count) in Status::ALL.into_iter().zip(counts.tables) {
        tables.get_or_create(&HowFar { status: status.word() }).set(i64::try_from(count).unwrap_or(i64::MAX));
    }
    all.register("tables", "Tables, by how far they are", tables);
}

/// A number that may fall again.
pub fn gauge(all: &mut Registry, name: &str, help: &str, now: impl TryInto<i64>) {
    all.register(name, help, ConstGauge::new(now.try_into().unwrap_or(i64::MAX)));
}

/// A number that only grows.
pub fn counter(all: &mut Registry, name: &str, help: &str, so_far: u64) {
    all.register(name, help, ConstCounter::new(so_far));
}

fn seconds(millis: Millis) -> f64 {
    millis as f64 / 1000.0
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
        metrics.set_store(Box::new(|all| counter(all, "store_syncs", "Syncs", 7)));
        let counts = Counts { tables: [1, 2, 3, 4, 5, 6] };
        let text = metrics.text(5, Figures { moves: 9, bot_ms: 1_234, ..Figures::default() }, Some(counts));
        for line in [
            "senbazuru_requests_total{method=\"GET\",route=\"/api/v1/tables/{id}\",status=\"2xx\"} 2",
            "senbazuru_requests_total{method=\"GET\",route=\"/api/v1/tables/{id}\",status=\"4xx\"} 1",
            "senbazuru_refusals_total{code=\"no_table\"} 1",
            "senbazuru_request_seconds_bucket{le=\"0.001\"} 1",
            "senbazuru_request_seconds_bucket{le=\"0.005\"} 2",
            "senbazuru_request_seconds_bucket{le=\"5.0\"} 2",
            "senbazuru_request_seconds_bucket{le=\"+Inf\"} 3",
            "senbazuru_request_seconds_sum 70.003",
            "senbazuru_request_seconds_count 3",
            "senbazuru_connections 1",
            "senbazuru_connections_accepted_total 1",
            "senbazuru_connections_refused_total 1",
            "senbazuru_streams 5",
            "senbazuru_moves_total 9",
            "senbazuru_bot_seconds_total 1",
            "senbazuru_tables{status=\"frozen\"} 6",
            "senbazuru_store_syncs_total 7",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
        drop(open);
        assert_eq!(metrics.connections(), 0);
        let requests: Vec<_> = text.lines().filter(|line| line.starts_with("senbazuru_requests_total")).collect();
        assert!(requests.is_sorted() && requests.len() == 2, "{text}");
    }

    #[test]
    fn every_figure_has_a_name_of_its_own_and_the_page_ends() {
        let metrics = Metrics::default();
        metrics.answered("POST", "none", StatusCode::CREATED, 12);
        let text = metrics.text(0, Figures::default(), Some(Counts { tables: [0; 6] }));
        let names: Vec<_> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
        let own: std::collections::BTreeSet<_> = names.iter().collect();
        assert!(names.len() > 15 && own.len() == names.len(), "{names:?}");
        assert!(text.ends_with("# EOF\n"), "{text}");
    }
}
