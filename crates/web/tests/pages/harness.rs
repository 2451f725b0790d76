//! A server in a temporary directory, and browsers that visit it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt as _;
use session::source::Fixed;
use session::{Games, Hub, Limits, Look, Source as _, TableId, Token};
use store::Store;
use store::faults::Faults;
use store::sqlite::Sqlite;
use tempfile::TempDir;
use tower::ServiceExt as _;
use web::{App, Config, Rate};

/// A server whose time stands still until it is moved, and whose randomness follows from a seed.
pub struct Server {
    pub app: App,
    pub source: Arc<Fixed>,
    router: Router,
    store: Sqlite,
    _directory: TempDir,
}

impl Server {
    pub async fn new(seed: u64) -> Self {
        Self::at(seed, None).await
    }

    /// A server that knows by which address it is reached.
    pub async fn at(seed: u64, base_url: Option<&str>) -> Self {
        let directory = TempDir::new().expect("a directory");
        let store = Sqlite::open(&directory.path().join("tables.db"), Faults::default()).expect("a store");
        let source = Arc::new(Fixed::new(seed));
        let as_store: Arc<dyn Store> = Arc::new(store.clone());
        let limits = Limits { new_tables: 1_000, tables: 1_000, new_visitors: 1_000, ..Limits::default() };
        let mut secret = [0; 32];
        source.fill(&mut secret);
        let games = Games::default().with::<toy::Cup>();
        let hub = Hub::open_with(as_store, Arc::<Fixed>::clone(&source), limits, secret, games).await.expect("a hub");
        let base_url = base_url.map(str::to_owned);
        let config = Config { requests: Rate::NONE, moves: Rate::NONE, base_url, ..Config::default() };
        let app = App::new(hub, config);
        Self { router: web::router(app.clone()), app, source, store, _directory: directory }
    }

    /// Somebody who was never here.
    pub fn browser(&self) -> Browser<'_> {
        self.browser_in("en")
    }

    /// Somebody who was never here and prefers that language.
    pub fn browser_in(&self, language: &'static str) -> Browser<'_> {
        Browser { server: self, language, cookies: Mutex::default() }
    }

    /// A table as somebody with that token sees it, or as an onlooker does.
    pub async fn look(&self, table: &str, token: Option<&Token>) -> Look {
        let id = TableId::parse(table).expect("an id");
        self.app.hub.look(&id, token).await.expect("a table")
    }

    pub async fn stop(self) {
        self.app.hub.stop().await;
        self.store.close();
    }
}

/// What the server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// The answer, which must have that status.
    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        self
    }

    /// Where it leads to.
    #[track_caller]
    pub fn location(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.text);
        self.headers["location"].to_str().expect("text")
    }

    /// The id of the table it leads to.
    #[track_caller]
    pub fn table(&self) -> String {
        let id = self.location().strip_prefix("/t/").expect("a table");
        assert!(TableId::parse(id).is_some(), "{id}");
        id.to_owned()
    }

    /// The cookies it sets, whole.
    pub fn cookies(&self) -> Vec<&str> {
        self.headers.get_all("set-cookie").iter().map(|value| value.to_str().expect("text")).collect()
    }

    /// The page says this.
    #[track_caller]
    pub fn says(&self, text: &str) -> &Self {
        assert!(self.text.contains(text), "“{text}” is missing in {}", self.text);
        self
    }

    /// The page does not say this.
    #[track_caller]
    pub fn hides(&self, text: &str) -> &Self {
        assert!(!self.text.contains(text), "“{text}” stands in {}", self.text);
        self
    }

    /// What stands between these in the page.
    #[track_caller]
    pub fn between(&self, before: &str, after: &str) -> &str {
        let (_, rest) =
            self.text.split_once(before).unwrap_or_else(|| panic!("“{before}” is missing in {}", self.text));
        rest.split_once(after).expect("an end").0
    }
}

/// A browser without script: it keeps cookies, and asks for pages.
pub struct Browser<'a> {
    server: &'a Server,
    language: &'static str,
    cookies: Mutex<BTreeMap<String, String>>,
}

impl Browser<'_> {
    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path), Body::empty()).await
    }

    /// Something that is no page: its status, its kind, and its bytes.
    pub async fn fetch(&self, path: &str) -> (u16, String, Vec<u8>) {
        let request = self.request(Request::get(path)).body(Body::empty()).expect("a request");
        let (parts, body) = self.server.router.clone().oneshot(request).await.expect("an answer").into_parts();
        let kind = parts.headers.get("content-type").map_or("", |kind| kind.to_str().expect("text")).to_owned();
        (parts.status.as_u16(), kind, body.collect().await.expect("a body").to_bytes().to_vec())
    }

    /// What a script is sent: parts of a page.
    pub async fn fragment(&self, path: &str) -> Answer {
        let request = self.request(Request::get(path).header("x-fragment", "1")).body(Body::empty());
        let response = self.server.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        Answer { status: parts.status, headers: parts.headers, text: String::from_utf8(bytes.to_vec()).expect("text") }
    }

    /// What is said before the body of something.
    pub async fn headers_of(&self, path: &str) -> HeaderMap {
        let request = self.request(Request::get(path)).body(Body::empty()).expect("a request");
        self.server.router.clone().oneshot(request).await.expect("an answer").headers().clone()
    }

    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.send(form(path), Body::from(encoded(fields))).await
    }

    /// A form that a page of another site makes this browser send.
    pub async fn post_from_elsewhere(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = form(path).header("sec-fetch-site", "cross-site").header("origin", "https://evil.example");
        self.send(request, Body::from(encoded(fields))).await
    }

    /// Opens a stream.
    pub async fn listen(&self, path: &str) -> Listening {
        let request = self.request(Request::get(path)).body(Body::empty()).expect("a request");
        let response = self.server.router.clone().oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        Listening(response.into_body())
    }

    /// A request with what every request of this browser says.
    fn request(&self, request: http::request::Builder) -> http::request::Builder {
        let kept: Vec<String> = self.kept().iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = request.header("accept", "text/html").header("accept-language", self.language);
        request = request.header("host", "table.example");
        if !kept.is_empty() {
            request = request.header("cookie", kept.join("; "));
        }
        request
    }

    async fn send(&self, request: http::request::Builder, body: Body) -> Answer {
        let request = self.request(request).body(body).expect("a request");
        let (method, uri) = (request.method().clone(), request.uri().clone());
        let response = self.server.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        let answer = Answer { status: parts.status, headers: parts.headers, text };
        for cookie in answer.cookies() {
            let (name, value) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            if value.is_empty() {
                self.cookies.lock().expect("cookies").remove(name);
            } else {
                self.set_cookie(name, value);
            }
        }
        let is_page = answer.headers.get("content-type").is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        if is_page {
            check(&format!("{method} {uri}"), &answer);
        } else {
            assert!(answer.status.is_redirection(), "{method} {uri}: {} {}", answer.status, answer.text);
        }
        answer
    }

    pub fn kept(&self) -> BTreeMap<String, String> {
        self.cookies.lock().expect("cookies").clone()
    }

    pub fn set_cookie(&self, name: &str, value: &str) {
        self.cookies.lock().expect("cookies").insert(name.to_owned(), value.to_owned());
    }

    /// The name and value of the cookie that says who this is.
    pub fn visitor_cookie(&self) -> Option<(String, String)> {
        self.kept().into_iter().find(|(name, _)| name.ends_with("-visitor"))
    }

    /// The token in that cookie: it stands behind the signature.
    pub fn token(&self) -> Option<Token> {
        let (_, value) = self.visitor_cookie()?;
        Token::parse(&value[value.find("v_")?..])
    }
}

/// A stream that is open.
pub struct Listening(Body);

impl Listening {
    /// The next message, which must come in time; nothing if none will come.
    pub async fn next(&mut self) -> Option<String> {
        let frame = tokio::time::timeout(Duration::from_secs(30), self.0.frame()).await.expect("a message in time")?;
        let bytes = frame.expect("a frame").into_data().expect("data");
        Some(String::from_utf8(bytes.to_vec()).expect("text"))
    }
}

fn form(path: &str) -> http::request::Builder {
    Request::post(path).header("content-type", "application/x-www-form-urlencoded")
}

fn encoded(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// What holds for every page.
fn check(what: &str, answer: &Answer) {
    let text = &answer.text;
    let count = |part: &str| text.matches(part).count();
    assert_eq!(count("<h1"), 1, "{what}: one main heading: {text}");
    let title = answer.between("<title>", "</title>");
    assert!(title.ends_with("Senbazuru") && title.len() > "Senbazuru".len(), "{what}: {title}");
    assert_eq!(count("<main"), 1, "{what}: one main part");
    let language = answer.headers["content-language"].to_str().expect("text");
    assert!(text.contains(&format!("<html lang=\"{language}\"")), "{what}");
    let kept = answer.headers["cache-control"].to_str().expect("text");
    assert!(kept == "no-store" || kept == "private, no-cache", "{what}: nobody on the way keeps a page: {kept}");
    let policy = answer.headers["content-security-policy"].to_str().expect("text");
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{what}: {policy}");
    assert!(!text.contains("<style"), "{what}");
    let mut ids = Vec::new();
    for tag in text.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        for (name, value) in attributes(tag) {
            assert!(name != "style" && !name.starts_with("on"), "{what}: <{tag}>");
            assert!(!value.starts_with("javascript:"), "{what}: <{tag}>");
            if name == "id" {
                assert!(!ids.contains(&value), "{what}: {value} is an id twice");
                ids.push(value);
            }
        }
        if tag.starts_with("script") {
            assert!(tag.contains("src=\"/assets/"), "{what}: <{tag}>");
        }
    }
    labelled(what, text, &ids);
}

/// The attributes of a tag.
fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let parts: Vec<&str> = tag.split('"').collect();
    let pairs = parts.chunks(2).filter_map(|pair| match *pair {
        [before, value] => Some((before.trim_end_matches('=').rsplit(' ').next()?, value)),
        _ => None,
    });
    pairs.collect()
}

/// Every field has a label, and every label, description and heading that is referred to is there.
fn labelled(what: &str, text: &str, ids: &[&str]) {
    for tag in text.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        let attributes = attributes(tag);
        let value = |name: &str| attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
        for name in ["for", "aria-labelledby", "aria-describedby"] {
            for id in value(name).into_iter().flat_map(str::split_whitespace) {
                assert!(ids.contains(&id), "{what}: nothing has the id {id} in <{tag}>");
            }
        }
        let is_field = tag.starts_with("select") || tag.starts_with("input");
        if is_field && value("type") != Some("hidden") {
            let by_id = value("id").is_some_and(|id| text.contains(&format!("for=\"{id}\"")));
            // Boxes and buttons stand inside of their labels.
            let inside = matches!(value("type"), Some("checkbox" | "radio"));
            assert!(by_id || inside || value("aria-label").is_some(), "{what}: <{tag}> has no label");
        }
    }
}
