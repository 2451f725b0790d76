//! How much one guest may do, and one address: at every way in, for programs and for browsers.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, Uri, header};
use axum::response::Response;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use session::{Act, Limits, PER_ADDRESS, TableId, Token};
use tower::ServiceExt as _;
use web::page::{Visit, cookies};
use web::{Config, Rate};

use crate::harness::Server;

/// Two addresses.
const HERE: [u8; 4] = [192, 0, 2, 1];
const THERE: [u8; 4] = [192, 0, 2, 2];

async fn server(limits: Limits, config: Config) -> Server {
    Server::with(9, limits, config).await
}

fn unlimited() -> Config {
    Config { requests: Rate::NONE, moves: Rate::NONE, ..Config::default() }
}

/// Somebody at an address: by a token, by a cookie, or without either.
#[derive(Clone)]
struct Somebody<'a> {
    server: &'a Server,
    address: [u8; 4],
    token: Option<String>,
    cookie: Option<String>,
}

impl<'a> Somebody<'a> {
    fn nobody(server: &'a Server, address: [u8; 4]) -> Self {
        Self { server, address, token: None, cookie: None }
    }

    /// A visitor who was not here before, with a token and the cookie for it.
    async fn fresh(server: &'a Server, address: [u8; 4]) -> Self {
        let name = session::Name::new("Ada").expect("a name");
        let (visitor, token) = server.app.hub.welcome(&name).await.expect("a visitor");
        let (uri, none) = (Uri::from_static("/"), cookies::Carried::default());
        let mut visit = Visit::anonymous(&uri, &HeaderMap::new(), &server.app, &none);
        visit.known = Some((visitor, token.clone()));
        let mut response = Response::default();
        cookies::remember(&mut response, &server.app, &visit);
        let cookie = response.headers()[header::SET_COOKIE].to_str().expect("text");
        let cookie = cookie.split(';').next().map(str::to_owned);
        Self { server, address, token: Some(token.reveal().to_owned()), cookie }
    }

    fn token(&self) -> Token {
        Token::parse(self.token.as_deref().expect("a token")).expect("a token")
    }

    /// The answer to a request, before its body has come; a program's if it begins with `/api`.
    async fn open(&self, method: &str, path: &str, body: &str) -> Response {
        let is_page = !path.starts_with("/api");
        let from = ConnectInfo(SocketAddr::from((self.address, 4711)));
        let mut request = Request::builder().method(method).uri(path).extension(from);
        let kind = if is_page { "application/x-www-form-urlencoded" } else { "application/json" };
        if !body.is_empty() {
            request = request.header("content-type", kind);
        }
        if is_page {
            request = request.header("accept", "text/html").header("host", "t");
        }
        match (is_page, &self.cookie, &self.token) {
            (true, Some(cookie), _) => request = request.header("cookie", cookie),
            (false, _, Some(token)) => request = request.header("authorization", format!("Bearer {token}")),
            _ => {}
        }
        let request = request.body(Body::from(body.to_owned())).expect("a request");
        web::router(self.server.app.clone()).oneshot(request).await.expect("an answer")
    }

    async fn status(&self, method: &str, path: &str, body: &str) -> u16 {
        self.open(method, path, body).await.status().as_u16()
    }

    async fn json(&self, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.open(method, path, &body.to_string()).await;
        let bytes = answer.into_body().collect().await.expect("a body").to_bytes();
        serde_json::from_slice(&bytes).expect("JSON")
    }
}

const SOLO: &str = r#"{"game":"islands-solo","name":"Ada"}"#;

/// Every way to a new table, for a visitor.
const WAYS: [(&str, &str); 5] = [
    ("/api/v1/tables", SOLO),
    ("/api/v1/daily", "{}"),
    ("/new", "game=origami&players=2&name=Ada"),
    ("/play", "game=origami&level=hina&name=Ada"),
    ("/daily", "name=Ada"),
];

/// A game of this visitor's that is over.
async fn over(server: &Server, who: &Somebody<'_>) -> TableId {
    let wish = json!({ "game": "islands-solo", "name": "Ada", "starts_when_full": true });
    let made = who.json("POST", "/api/v1/tables", &wish).await;
    let id = TableId::parse(made["table"]["id"].as_str().expect("an id")).expect("an id");
    server.app.hub.act(&id, &who.token(), Act::Resign).await.expect("over");
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn every_way_to_a_new_table_is_counted_for_the_visitor_and_for_the_address() {
    let server = server(Limits { new_tables: 1, ..Limits::default() }, unlimited()).await;
    // Each visitor makes one, by whichever way: that is all an address may.
    let mut first = None;
    for _ in 0..PER_ADDRESS {
        let who = Somebody::fresh(&server, HERE).await;
        let id = over(&server, &who).await;
        for (path, body) in WAYS {
            assert_eq!(who.status("POST", path, body).await, 429, "{path}");
        }
        first.get_or_insert((who, id));
    }
    let (first, id) = first.expect("the first");
    for (path, body) in [(format!("/api/v1/tables/{id}/rematch"), ""), (format!("/t/{id}/do"), "do=rematch")] {
        assert_eq!(first.status("POST", &path, body).await, 429, "{path}");
    }
    let fresh = Somebody::fresh(&server, HERE).await;
    let nobody = Somebody::nobody(&server, HERE);
    for (path, body) in WAYS {
        assert_eq!(fresh.status("POST", path, body).await, 429, "{path}");
        if path != "/api/v1/daily" {
            assert_eq!(nobody.status("POST", path, body).await, 429, "{path}: somebody without a token");
        }
    }
    // Elsewhere each of them leads to a table, until that address has had as many.
    for (at, (path, body)) in (0..).zip(WAYS) {
        let status = Somebody::fresh(&server, THERE).await.status("POST", path, body).await;
        assert!(if at < PER_ADDRESS { status < 400 } else { status == 429 }, "{path}: {status}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_not_over_are_counted_for_the_address() {
    let server = server(Limits { tables: 1, new_tables: 100, ..Limits::default() }, unlimited()).await;
    for _ in 0..PER_ADDRESS {
        let who = Somebody::fresh(&server, HERE).await;
        assert_eq!(who.status("POST", "/api/v1/tables", SOLO).await, 201);
        assert_eq!(who.status("POST", "/api/v1/tables", SOLO).await, 429);
    }
    let fresh = Somebody::fresh(&server, HERE).await;
    assert_eq!(fresh.status("POST", "/api/v1/tables", SOLO).await, 429);
    let fresh = Somebody { address: THERE, ..fresh };
    assert_eq!(fresh.status("POST", "/api/v1/tables", SOLO).await, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_are_counted_for_the_visitor_and_for_the_address() {
    let server = server(Limits::default(), Config { streams_per_guest: 2, ..unlimited() }).await;
    let host = Somebody::nobody(&server, HERE);
    let made = host.json("POST", "/api/v1/tables", &json!({ "game": "origami", "name": "Ada", "listed": true })).await;
    let id = made["table"]["id"].as_str().expect("an id").to_owned();
    let ways = [format!("/api/v1/tables/{id}/stream"), format!("/t/{id}/live")];
    let mut streams = Vec::new();
    let mut open = async |who: &Somebody<'_>, path: &str| {
        let answer = who.open("GET", path, "").await;
        let status = answer.status();
        if status == StatusCode::OK {
            streams.push(answer);
        }
        status.as_u16()
    };
    // Two of each guest, whichever way they come; others at the address are not concerned.
    let seat = Somebody { token: made["token"].as_str().map(str::to_owned), ..host.clone() };
    assert_eq!(
        [open(&seat, &ways[0]).await, open(&seat, &ways[0]).await, open(&seat, &ways[0]).await],
        [200, 200, 429]
    );
    let ada = Somebody::fresh(&server, HERE).await;
    assert_eq!([open(&ada, &ways[0]).await, open(&ada, &ways[1]).await], [200, 200]);
    assert_eq!([open(&ada, &ways[0]).await, open(&ada, &ways[1]).await], [429, 429]);
    assert_eq!(
        [open(&host, &ways[0]).await, open(&host, &ways[1]).await, open(&host, &ways[1]).await],
        [200, 200, 429]
    );
    let bo = Somebody::fresh(&server, HERE).await;
    assert_eq!([open(&bo, &ways[1]).await, open(&bo, &ways[0]).await], [200, 200]);
    // That were four times as many as a guest's.
    let cleo = Somebody::fresh(&server, HERE).await;
    assert_eq!([open(&cleo, &ways[0]).await, open(&cleo, &ways[1]).await], [429, 429]);
    let cleo = Somebody { address: THERE, ..cleo };
    assert_eq!(open(&cleo, &ways[0]).await, 200);
    drop(streams);
    assert_eq!(server.app.streams(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_counted_by_the_token_whichever_way_it_comes() {
    let moves = Rate { burst: 3, per_minute: 60 };
    let server = server(Limits::default(), Config { moves, ..unlimited() }).await;
    let ada = Somebody::fresh(&server, HERE).await;
    let (api, page) = ("/api/v1/tables/aaaaaaaaaaaa/moves", "/t/aaaaaaaaaaaa/move");
    let body = r#"{"version":1,"move":"pass"}"#;
    assert_eq!(ada.status("POST", api, body).await, 404);
    assert_eq!(ada.status("POST", page, "do=pass&version=1").await, 404);
    assert_eq!(ada.status("POST", "/t/aaaaaaaaaaaa/do", "do=leave").await, 404);
    for (path, body) in [(api, body), (page, "do=pass&version=1"), ("/t/aaaaaaaaaaaa/do", "do=leave")] {
        assert_eq!(ada.status("POST", path, body).await, 429, "{path}");
    }
    // With blanks it is the same token; a header beside the cookie changes nothing.
    let blanks = Somebody { token: ada.token.as_ref().map(|token| format!("   {token}  ")), ..ada.clone() };
    assert_eq!(blanks.status("POST", api, body).await, 429);
    let from = ConnectInfo(SocketAddr::from((HERE, 4711)));
    let request = Request::post(page).extension(from).header("cookie", ada.cookie.clone().expect("one"));
    let request = request.header("authorization", "Bearer s_00000000000000000000000000").header("host", "t");
    let request =
        request.header("content-type", "application/x-www-form-urlencoded").body(Body::from("do=pass&version=1"));
    let answer = web::router(server.app.clone()).oneshot(request.expect("a request")).await.expect("an answer");
    assert_eq!(answer.status(), 429);
    // Others have their own, as long as the address has not had four times as much.
    for _ in 1..PER_ADDRESS {
        let other = Somebody::fresh(&server, HERE).await;
        for _ in 0..3 {
            assert_eq!(other.status("POST", api, body).await, 404);
        }
    }
    assert_eq!(Somebody::fresh(&server, HERE).await.status("POST", api, body).await, 429);
    assert_eq!(Somebody::fresh(&server, THERE).await.status("POST", api, body).await, 404);
    server.stop().await;
}

const RECORD: &str = include_str!("../../../origami/tests/golden/records/v1-two.txt");

/// Each visitor may do once what can be done in two ways, and each address as often as [`PER_ADDRESS`] says.
async fn one_each(server: &Server, ways: &[(String, String); 2]) {
    for at in 0..PER_ADDRESS {
        let who = Somebody::fresh(server, HERE).await;
        let (path, body) = &ways[at as usize % 2];
        assert!(who.status("POST", path, body).await < 400, "{path}");
        for (path, body) in ways {
            assert_eq!(who.status("POST", path, body).await, 429, "{path}");
        }
    }
    for (path, body) in ways {
        assert_eq!(Somebody::fresh(server, HERE).await.status("POST", path, body).await, 429, "{path}");
        assert_eq!(Somebody::nobody(server, HERE).status("POST", path, body).await, 429, "{path}: without a token");
        assert!(Somebody::fresh(server, THERE).await.status("POST", path, body).await < 400, "{path}: elsewhere");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn records_that_are_brought_are_counted_for_the_visitor_and_for_the_address() {
    let server = server(Limits { new_records: 1, new_practice: 0, ..Limits::default() }, unlimited()).await;
    let form: String = form_urlencoded::Serializer::new(String::new()).append_pair("text", RECORD).finish();
    let ways = [("/api/v1/records".to_owned(), json!({ "record": RECORD }).to_string()), ("/records".to_owned(), form)];
    one_each(&server, &ways).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tries_are_counted_for_the_visitor_and_for_the_address() {
    let server = server(Limits { new_practice: 1, new_tables: 0, ..Limits::default() }, unlimited()).await;
    let id = server.app.hub.import(RECORD).await.expect("a table").table.id;
    // The first decision of the game.
    let mut at = 0;
    while server.app.hub.replay(&id, None, at, None).await.expect("a replay").asked.is_empty() {
        at += 1;
    }
    let ways = [
        (format!("/api/v1/tables/{id}/tries"), json!({ "at": at, "seat": 0, "name": "Ada" }).to_string()),
        (format!("/t/{id}/tries"), format!("at={at}&seat=0&name=Ada")),
    ];
    one_each(&server, &ways).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn small_pictures_are_made_as_seldom_as_others() {
    let server = server(Limits::default(), Config::default()).await;
    let ada = Somebody::fresh(&server, HERE).await;
    let mut tables = Vec::new();
    for _ in 0..11 {
        tables.push(over(&server, &ada).await);
    }
    let (mut made, mut refused) = (0, 0);
    for language in ["en", "it", "de"] {
        for table in &tables {
            match ada.status("GET", &format!("/t/{table}/small.png?lang={language}"), "").await {
                200 => made += 1,
                429 => refused += 1,
                other => panic!("{other}"),
            }
        }
    }
    assert!(made >= 30 && refused > 0, "{made} made, {refused} refused");
    // What was made before is there all the same.
    assert_eq!(ada.status("GET", &format!("/t/{}/small.png?lang=en", tables[0]), "").await, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_are_counted_for_whoever_says_them_whichever_way_and_for_all_who_watch_together() {
    let server = server(Limits::default(), unlimited()).await;
    let ada = Somebody::fresh(&server, HERE).await;
    let wish =
        json!({ "game": "origami", "listed": true, "seats": [{ "kind": "me" }, { "kind": "bot", "level": "hina" }] });
    let made = ada.json("POST", "/api/v1/tables", &wish).await;
    let id = made["table"]["id"].as_str().expect("an id").to_owned();
    let seat = Somebody { token: made["token"].as_str().map(str::to_owned), ..ada.clone() };
    let (api, page) = (format!("/api/v1/tables/{id}/talk"), format!("/t/{id}/talk"));
    let (line, form) = (r#"{"kind":"phrase","text":"hello"}"#, "phrase=hello");
    // By the token of the seat, by that of the visitor and by the cookie it is the same person.
    for n in 0..6 {
        let (status, wanted) = match n % 3 {
            0 => (seat.status("POST", &api, line).await, 200),
            1 => (ada.status("POST", &api, line).await, 200),
            _ => (ada.status("POST", &page, form).await, 303),
        };
        assert_eq!(status, wanted, "{n}");
    }
    for (who, path, body) in [(&seat, &api, line), (&ada, &api, line), (&ada, &page, form)] {
        assert_eq!(who.status("POST", path, body).await, 429, "{path}");
    }
    // Reports are counted by themselves, and a crowd together, without those who play.
    let first = ada.json("GET", &api, &Value::Null).await["lines"][0]["number"].clone();
    let (api_report, page_report) = (format!("{api}/{first}/report"), format!("do=report&line={first}"));
    let eve = Somebody::fresh(&server, HERE).await;
    for _ in 0..3 {
        assert_eq!(eve.status("POST", &api_report, "").await, 204);
        assert_eq!(eve.status("POST", &page, &page_report).await, 303);
    }
    assert_eq!(eve.status("POST", &api_report, "").await, 429);
    assert_eq!(eve.status("POST", &page, &page_report).await, 429);
    let mut said = 0;
    for _ in 0..7 {
        let one = Somebody::fresh(&server, THERE).await;
        for _ in 0..6 {
            said += u32::from(one.status("POST", &api, line).await == 200);
        }
    }
    assert_eq!(said, 20, "all who watch together");
    // Posts are counted beside that as all posts are.
    let few = Config { moves: Rate { burst: 2, per_minute: 60 }, ..unlimited() };
    let strict = self::server(Limits::default(), few).await;
    let bob = Somebody::fresh(&strict, HERE).await;
    let nowhere =
        ["/api/v1/tables/aaaaaaaaaaaa/talk", "/t/aaaaaaaaaaaa/talk", "/api/v1/tables/aaaaaaaaaaaa/talk/1/report"];
    let statuses = [
        bob.status("POST", nowhere[0], line).await,
        bob.status("POST", nowhere[1], form).await,
        bob.status("POST", nowhere[2], "").await,
    ];
    assert_eq!(statuses, [404, 404, 429]);
    strict.stop().await;
    server.stop().await;
}
