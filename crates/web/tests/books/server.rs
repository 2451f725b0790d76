//! A server in a temporary directory, and the pages it answers with.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt as _;
use phrases::Language;
use session::source::Fixed;
use session::{Hub, Limits};
use store::Store;
use store::faults::Faults;
use store::sqlite::Sqlite;
use tempfile::TempDir;
use tower::ServiceExt as _;
use web::{App, Config, Rate};

/// A server with nobody at its tables.
pub struct Server {
    router: Router,
    _directory: TempDir,
}

/// What it answered.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub html: String,
}

impl Server {
    pub async fn new() -> Self {
        let directory = TempDir::new().expect("a directory");
        let store = Sqlite::open(&directory.path().join("tables.db"), Faults::default()).expect("a store");
        let store: Arc<dyn Store> = Arc::new(store);
        let hub = Hub::open(store, Arc::new(Fixed::new(9)), Limits::default()).await.expect("a hub");
        let config = Config { requests: Rate::NONE, moves: Rate::NONE, ..Config::default() };
        Self { router: web::router(App::new(hub, config)), _directory: directory }
    }

    async fn send(&self, path: &str, language: Language, fragment: bool) -> Answer {
        let mut request = Request::get(path).header("accept", "text/html").header("accept-language", language.code());
        if fragment {
            request = request.header("x-fragment", "1");
        }
        let request = request.body(Body::empty()).expect("a request");
        let (parts, body) = self.router.clone().oneshot(request).await.expect("an answer").into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        let html = String::from_utf8(bytes.to_vec()).expect("text");
        Answer { status: parts.status, headers: parts.headers, html }
    }

    /// How many bytes come over the wire, compressed as browsers want it.
    pub async fn wire(&self, path: &str) -> usize {
        let request = Request::get(path).header("accept", "text/html").header("accept-encoding", "gzip");
        let request = request.body(Body::empty()).expect("a request");
        let answer = self.router.clone().oneshot(request).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        answer.into_body().collect().await.expect("a body").to_bytes().len()
    }

    pub async fn get(&self, path: &str, language: Language) -> Answer {
        self.send(path, language, false).await
    }

    pub async fn fragment(&self, path: &str, language: Language) -> Answer {
        self.send(path, language, true).await
    }

    /// A page that must be there and in order.
    pub async fn page(&self, path: &str, language: Language) -> String {
        let answer = self.get(path, language).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        let html = answer.html;
        assert!(html.contains(&format!("<html lang=\"{language}\"")), "{path}");
        assert_eq!(html.matches("<h1").count(), 1, "{path}: {language}");
        let main = html.split("<main").nth(1).expect("a main part");
        for forbidden in [" style=\"", "<style", "<script", " onclick=\"", "javascript:"] {
            assert!(!main.contains(forbidden), "{path}: {forbidden}");
        }
        let ids: Vec<_> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let mut once = ids.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), ids.len(), "{path}: an id stands there twice");
        html
    }
}

impl Answer {
    /// Where it leads to instead.
    pub fn leads_to(&self) -> Option<&str> {
        self.headers.get("location").filter(|_| self.status == StatusCode::SEE_OTHER)?.to_str().ok()
    }
}

/// A text as it stands in markup.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
