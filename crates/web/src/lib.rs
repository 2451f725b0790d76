//! The server: pages and JSON over HTTP, streams of events.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`api`] | the JSON API, below `/api/v1` |
//! | [`page`] | all that is shown in a browser |
//! | `events` | streams of server-sent events |
//! | `input` | how requests are read: body, query, credentials |
//! | [`problem`], `fault` | [`Problem`](problem::Problem): why something is not done |
//! | `tags` | what is noted on requests and answers on their way |
//! | `sentence`, `say` | sentences: for problems, for questions and what happened |
//! | `language` | in which language |
//! | `secret` | [`Secret`]: what cookies are signed with |
//! | [`server`] | [`serve`]: connections, their limits, and the end |
//! | [`request`] | what every request gets: an id, a caller, a time limit, a line in the log |
//! | `front` | [`Front`]: limits, figures and the signal to stop |
//! | `address` | where a request comes from, behind proxies or not |
//! | `limit` | how often somebody may do something |
//! | `health` | `/healthz` and `/metrics` |
//! | [`metrics`] | [`Metrics`]: what is counted |
//! | `config` | [`Config`]: what the operator decides |
//! | [`telemetry`] | the log |

mod address;
pub mod api;
mod config;
pub(crate) mod events;
mod fault;
mod front;
mod health;
mod input;
mod language;
mod limit;
pub mod metrics;
pub mod page;
pub mod problem;
pub mod request;
pub(crate) mod say;
mod secret;
pub(crate) mod sentence;
pub mod server;
mod tags;
pub mod telemetry;

use std::sync::Arc;

pub use address::Origin;
pub use config::{Config, Rate};
pub use front::Front;
pub use limit::Wait;
pub use metrics::Metrics;

pub use secret::Secret;
pub use server::{serve, serve_unix};
pub use tags::{Caller, Code, Listens, Passed, RequestId};

use session::{Hub, Millis, Source};

/// The tables, and what stands in front of them. Cheap to clone.
#[derive(Clone)]
pub struct App {
    /// All tables.
    pub hub: Hub,
    /// What stands in front of them; `app.config` and `app.metrics` are found through it.
    pub front: Arc<Front>,
    /// Those who watch tables and see the same.
    pub groups: Arc<page::table::alike::Groups>,
    /// Pictures of tables.
    pub pictures: Arc<page::picture::kept::Pictures>,
}

impl App {
    /// A server for these tables.
    #[must_use]
    pub fn new(hub: Hub, config: Config) -> Self {
        let source = Arc::new(OfHub(hub.clone()));
        let pictures = Arc::new(page::picture::kept::Pictures::new(config.requests));
        Self { hub, front: Arc::new(Front::new(config, source)), groups: Arc::default(), pictures }
    }
}

impl std::ops::Deref for App {
    type Target = Front;

    fn deref(&self) -> &Front {
        &self.front
    }
}

impl axum::extract::FromRef<App> for Arc<Front> {
    fn from_ref(app: &App) -> Self {
        Self::clone(&app.front)
    }
}

/// The time and randomness of the tables.
struct OfHub(Hub);

impl Source for OfHub {
    fn now(&self) -> Millis {
        self.0.source().now()
    }

    fn uptime(&self) -> Millis {
        self.0.source().uptime()
    }

    fn fill(&self, bytes: &mut [u8]) {
        self.0.source().fill(bytes);
    }
}

/// All the server answers to, as a service that needs no connection.
pub fn router(app: App) -> axum::Router {
    router_behind(app, |routes| routes)
}

/// The same with something between what every request gets and the handlers: it sees who asks, and gives its own answers.
pub fn router_behind(app: App, between: impl FnOnce(axum::Router) -> axum::Router) -> axum::Router {
    let front = Arc::clone(&app.front);
    let routes = axum::Router::new()
        .merge(page::router())
        .merge(api::for_browsers())
        .merge(health::router())
        .nest("/api/v1", api::router());
    request::attended(between(routes.with_state(app)), front)
}
