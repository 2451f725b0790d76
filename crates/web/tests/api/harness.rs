//! A server in a temporary directory, and what it answers.

use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use session::source::Fixed;
use session::{Games, Hub, Limits, Source as _};
use store::Store;
use store::faults::Faults;
use store::sqlite::Sqlite;
use tempfile::TempDir;
use tower::ServiceExt as _;
use web::{App, Config, Rate};

/// A server whose time stands still and whose randomness follows from a seed.
pub struct Server {
    pub app: App,
    router: Router,
    store: Sqlite,
    _directory: TempDir,
}

/// What it answered.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// The body, as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("no JSON ({error}): {}", self.text))
    }

    /// The body, if it is an answer with that status.
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The refusal, which must have that status and that code.
    pub fn refused(&self, status: u16, code: &str) -> Value {
        let error = self.expect(status)["error"].clone();
        assert_eq!(error["code"], code, "{}", self.text);
        assert!(error["message"].as_str().is_some_and(|message| message.len() > 10), "{}", self.text);
        assert_eq!(error["request"], self.headers["x-request-id"].to_str().expect("text"), "{}", self.text);
        error
    }
}

/// One seat of a table, with what plays it.
#[derive(Clone, Debug)]
pub struct Player {
    pub table: String,
    pub seat: u64,
    pub token: String,
}

impl Server {
    pub async fn new(seed: u64) -> Self {
        let config = Config { requests: Rate::NONE, moves: Rate::NONE, ..Config::default() };
        Self::with(seed, Limits::default(), config).await
    }

    pub async fn with(seed: u64, limits: Limits, config: Config) -> Self {
        let directory = TempDir::new().expect("a directory");
        let store = Sqlite::open(&directory.path().join("tables.db"), Faults::default()).expect("a store");
        let source = Arc::new(Fixed::new(seed));
        let as_store: Arc<dyn Store> = Arc::new(store.clone());
        let mut secret = [0; 32];
        source.fill(&mut secret);
        let games = Games::default().with::<toy::Cup>();
        let hub = Hub::open_with(as_store, source, limits, secret, games).await.expect("a hub");
        let app = App::new(hub, config);
        Self { router: web::router(app.clone()), app, store, _directory: directory }
    }

    /// The answer to any request, before its body has come.
    pub async fn respond(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.expect("an answer")
    }

    /// Sends any request.
    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.respond(request).await;
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// The answer to a request, before its body has come.
    pub async fn open(&self, path: &str, token: Option<&str>) -> axum::response::Response {
        let mut request = Request::get(format!("/api/v1{path}"));
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        self.router.clone().oneshot(request.body(Body::empty()).expect("a request")).await.expect("an answer")
    }

    pub async fn call(&self, method: &str, path: &str, token: Option<&str>, body: Option<&Value>) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = match body {
            Some(body) => {
                request = request.header("content-type", "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        self.send(request.body(body).expect("a request")).await
    }

    pub async fn get(&self, path: &str, token: Option<&str>) -> Answer {
        self.call("GET", path, token, None).await
    }

    pub async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Answer {
        self.call("POST", path, token, Some(body)).await
    }

    /// A table all seats of which are taken by persons; it has started.
    pub async fn table(&self, wish: &Value, players: u64) -> Vec<Player> {
        let mut wish = wish.clone();
        wish["name"] = json!("Ada");
        wish["players"] = json!(players);
        let made = self.post("/tables", None, &wish).await.expect(201);
        let player = |made: &Value| Player {
            table: made["table"]["id"].as_str().expect("an id").to_owned(),
            seat: made["seat"].as_u64().expect("a seat"),
            token: made["token"].as_str().expect("a token").to_owned(),
        };
        let mut all = vec![player(&made)];
        for name in ["Bea", "Cleo", "Dora", "Emmy", "Flora"].into_iter().take(players as usize - 1) {
            let join = json!({ "name": name, "invite": made["invite"] });
            let path = format!("/tables/{}/join", all[0].table);
            all.push(player(&self.post(&path, None, &join).await.expect(200)));
        }
        self.post(&format!("/tables/{}/start", all[0].table), Some(&all[0].token), &json!({})).await.expect(200);
        all.sort_by_key(|player| player.seat);
        all
    }

    /// What a player sees.
    pub async fn look(&self, player: &Player) -> Value {
        self.get(&format!("/tables/{}", player.table), Some(&player.token)).await.expect(200)
    }

    /// A player answers.
    pub async fn play(&self, player: &Player, version: &Value, answer: &Value) -> Answer {
        let body = json!({ "version": version, "move": answer });
        self.post(&format!("/tables/{}/moves", player.table), Some(&player.token), &body).await
    }

    pub async fn stop(self) {
        self.app.hub.stop().await;
        self.store.close();
    }
}

/// Compares with a file of `tests/golden`; with `GOLDEN=write` the file is written instead.
pub fn golden(name: &str, value: &Value) {
    let text = format!("{}\n", serde_json::to_string_pretty(value).expect("JSON"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.json"));
    if std::env::var_os("GOLDEN").is_some_and(|how| how == "write") {
        std::fs::write(&path, text).expect("a file");
        return;
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    if text != wanted {
        let (is, was): (Vec<_>, Vec<_>) = (text.lines().collect(), wanted.lines().collect());
        let same = is.iter().zip(&was).take_while(|(a, b)| a == b).count();
        let part =
            |lines: &[&str]| lines.iter().skip(same.saturating_sub(3)).take(12).copied().collect::<Vec<_>>().join("\n");
        panic!(
            "{name}.json differs from line {} on.\n--- it was\n{}\n--- it is\n{}\n(GOLDEN=write accepts it)",
            same + 1,
            part(&was),
            part(&is)
        );
    }
}
