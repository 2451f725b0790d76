//! What each endpoint answers, byte by byte, so that v1 stays v1.

use serde_json::{Value, json};

use crate::harness::{Answer, Player, Server, golden};

/// A conversation to be compared with its file.
struct Talk<'a> {
    server: &'a Server,
    lines: Vec<Value>,
}

impl<'a> Talk<'a> {
    const fn new(server: &'a Server) -> Self {
        Self { server, lines: Vec::new() }
    }

    async fn say(&mut self, method: &str, path: &str, token: Option<&str>, body: Option<Value>) -> Value {
        let answer = self.server.call(method, path, token, body.as_ref()).await;
        let value = body_of(&answer);
        let request = json!({ "request": format!("{method} {path}"), "token": token, "body": body });
        self.lines.push(json!({ "asks": request, "status": answer.status.as_u16(), "answer": value }));
        value
    }

    async fn get(&mut self, path: &str, token: Option<&str>) -> Value {
        self.say("GET", path, token, None).await
    }

    async fn post(&mut self, path: &str, token: Option<&str>, body: Value) -> Value {
        self.say("POST", path, token, Some(body)).await
    }

    fn compare(self, name: &str) {
        golden(name, &Value::Array(self.lines));
    }
}

fn body_of(answer: &Answer) -> Value {
    serde_json::from_str(&answer.text).unwrap_or_else(|_| Value::String(answer.text.clone()))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors() {
    let server = Server::new(11).await;
    let mut talk = Talk::new(&server);
    let ada = talk.post("/visitors", None, json!({ "name": " Ada  Lovelace " })).await;
    let token = Some(text(&ada["token"]));
    let token = token.as_deref();
    talk.get("/me", token).await;
    talk.say("PATCH", "/me", token, Some(json!({ "name": "Ada" }))).await;
    let seats = json!([{ "kind": "person" }, { "kind": "me" }]);
    talk.post(
        "/tables",
        token,
        json!({ "game": "origami", "families": ["farm", "sky"], "seats": seats, "listed": true }),
    )
    .await;
    talk.get("/me/tables", token).await;
    talk.get("/me/tables?status=over", token).await;
    talk.get("/me/export", token).await;
    talk.get("/me/export", None).await;
    talk.say("DELETE", "/me", token, None).await;
    talk.get("/me", token).await;
    talk.compare("visitors");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_start() {
    let server = Server::new(12).await;
    let mut talk = Talk::new(&server);
    let wish = json!({
        "game": "mixed", "players": 3, "families": ["sea", "lawn", "legendary"], "characters": [], "name": "Ada", "listed": true,
        "hints": true, "seats": [{ "kind": "me" }, { "kind": "person" }, { "kind": "bot", "level": "hina" }],
        "pace": { "kind": "clock", "seconds": 600, "increment": 10 }, "absence": { "kind": "out" },
    });
    let made = talk.post("/tables", None, wish).await;
    let (path, host) = (format!("/tables/{}", text(&made["table"]["id"])), text(&made["token"]));
    talk.get("/tables?status=open&limit=1", None).await;
    talk.get(&path, None).await;
    talk.post(&format!("{path}/start"), Some(&host), json!({})).await;
    let bea = talk.post(&format!("{path}/join"), None, json!({ "name": "Bea" })).await;
    talk.post(&format!("{path}/leave"), Some(&text(&bea["token"])), json!({})).await;
    talk.post(&format!("{path}/join"), None, json!({ "name": "Cleo", "seat": 1, "invite": made["invite"] })).await;
    talk.post(&format!("{path}/remove"), Some(&host), json!({ "seat": 1 })).await;
    talk.get(&format!("{path}/events?since=0&lang=en"), Some(&host)).await;
    talk.get("/tables?game=mixed&limit=100", None).await;
    talk.compare("before-the-start");
    server.stop().await;
}

/// Looks of all who look, some moves, and what is told of them.
async fn some_moves(talk: &mut Talk<'_>, players: &[Player], moves: usize) {
    let path = format!("/tables/{}", players[0].table);
    for number in 0..moves {
        let look = talk.server.look(&players[0]).await;
        let seat = look["table"]["asked"][0].as_u64().expect("somebody is asked") as usize;
        let (player, look) = (&players[seat], talk.server.look(&players[seat]).await);
        let legal = look["legal"]["moves"].as_array().expect("legal moves");
        // Not always the first, which is often the dullest.
        let answer = &legal[number * 5 % legal.len()];
        let body = json!({ "version": look["table"]["version"], "move": answer });
        talk.post(&format!("{path}/moves"), Some(&player.token), body).await;
    }
    talk.get(&path, None).await;
    for player in players {
        talk.get(&format!("{path}?lang=it"), Some(&player.token)).await;
    }
    talk.get(&format!("{path}/events?since=2"), Some(&players[0].token)).await;
    talk.get(&format!("{path}/events?since=2&lang=de"), None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn origami() {
    let server = Server::new(13).await;
    let mut talk = Talk::new(&server);
    let players = server.table(&json!({ "game": "origami", "families": ["sky", "sea"] }), 2).await;
    some_moves(&mut talk, &players, 6).await;
    // Bea is asked, so no bot answers for Ada while she is away.
    let (path, ada, bea) =
        (format!("/tables/{}", players[0].table), players[0].token.as_str(), players[1].token.as_str());
    for (what, token) in [
        ("offer-end", ada),
        ("withdraw-offer", ada),
        ("leave", ada),
        ("return", ada),
        ("offer-end", ada),
        ("offer-end", bea),
    ] {
        talk.post(&format!("{path}/{what}"), Some(token), json!({})).await;
    }
    talk.get(&format!("{path}/record"), None).await;
    talk.post(&format!("{path}/rematch"), Some(ada), json!({})).await;
    talk.post(&format!("{path}/rematch"), Some(bea), json!({})).await;
    talk.get(&path, Some(ada)).await;
    talk.compare("origami");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legends() {
    let server = Server::new(14).await;
    let mut talk = Talk::new(&server);
    let wish = json!({ "game": "legends", "families": ["exotic", "dinosaurs"], "characters": [] });
    let players = server.table(&wish, 2).await;
    some_moves(&mut talk, &players, 5).await;
    let path = format!("/tables/{}", players[0].table);
    talk.post(&format!("{path}/resign"), Some(&players[1].token), json!({})).await;
    talk.get(&path, None).await;
    talk.compare("legends");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn islands() {
    let server = Server::new(15).await;
    let mut talk = Talk::new(&server);
    let players = server.table(&json!({ "game": "islands", "variant": "catch-up" }), 2).await;
    some_moves(&mut talk, &players, 6).await;
    talk.compare("islands");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn islands_alone() {
    let server = Server::new(16).await;
    let mut talk = Talk::new(&server);
    let players = server.table(&json!({ "game": "islands-solo" }), 1).await;
    some_moves(&mut talk, &players, 6).await;
    talk.compare("islands-solo");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back() {
    let server = Server::new(17).await;
    let mut talk = Talk::new(&server);
    let players = server.table(&json!({ "game": "islands", "sheets": ["near"] }), 2).await;
    let path = format!("/tables/{}", players[0].table);
    let look = server.look(&players[1]).await;
    let body = json!({ "version": look["table"]["version"], "move": look["legal"]["moves"][1] });
    let done = talk.post(&format!("{path}/moves"), Some(&players[1].token), body).await;
    talk.post(&format!("{path}/take-back"), Some(&players[1].token), json!({ "version": done["version"] })).await;
    talk.post(&format!("{path}/take-back"), Some(&players[1].token), json!({ "version": 99 })).await;
    talk.get(&format!("{path}/events?since=2&lang=en"), Some(&players[0].token)).await;
    talk.compare("taking-back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said() {
    let server = Server::new(19).await;
    let mut talk = Talk::new(&server);
    let players = server.table(&json!({ "game": "origami", "delay": 6 }), 2).await;
    let (path, [ada, bea]) =
        (format!("/tables/{}", players[0].table), [0, 1].map(|at: usize| players[at].token.clone()));
    let zoe = text(&talk.post("/visitors", None, json!({ "name": "Zoe" })).await["token"]);
    let words = |text: &str| json!({ "kind": "words", "text": text });
    talk.post(&format!("{path}/talk"), Some(&ada), json!({ "kind": "phrase", "text": "good-luck" })).await;
    let line = talk.post(&format!("{path}/talk"), Some(&bea), words("<b>hi</b>")).await["number"].clone();
    talk.post(&format!("{path}/talk"), Some(&zoe), words("I am watching")).await;
    talk.post(&format!("{path}/talk"), None, words("nobody")).await;
    talk.post(&format!("{path}/talk"), Some(&ada), words("")).await;
    for token in [Some(&*ada), Some(&*bea), Some(&*zoe), None] {
        talk.get(&format!("{path}/talk"), token).await;
    }
    talk.post(&format!("{path}/talk/{line}/report"), Some(&zoe), json!({})).await;
    talk.post(&format!("{path}/talk/{line}/mute"), Some(&zoe), json!({ "muted": true })).await;
    talk.post(&format!("{path}/talk/0/mute"), Some(&zoe), json!({ "muted": true })).await;
    talk.get(&format!("{path}/talk"), Some(&zoe)).await;
    talk.post(&format!("{path}/talk-switch"), Some(&bea), json!({ "open": false })).await;
    talk.post(&format!("{path}/talk-switch"), Some(&ada), json!({ "open": false })).await;
    talk.post(&format!("{path}/talk"), Some(&bea), words("hello?")).await;
    talk.get("/me/export", Some(&zoe)).await;
    talk.compare("talk");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_names_legal_moves() {
    // What a search finds in a given time differs, so only its form is fixed.
    let server = Server::new(18).await;
    let players = server.table(&json!({ "game": "origami", "hints": true }), 2).await;
    let asked = server.look(&players[0]).await["table"]["asked"][0].as_u64().expect("a seat") as usize;
    let look = server.look(&players[asked]).await;
    let path = format!("/tables/{}/hint", players[0].table);
    let hint = server.get(&path, Some(&players[asked].token)).await.expect(200);
    assert_eq!(hint["version"], look["table"]["version"]);
    let legal = look["legal"]["moves"].as_array().expect("a list");
    let options = hint["options"].as_array().expect("a list");
    assert!(!options.is_empty(), "{hint}");
    for option in options {
        assert!(legal.contains(&option["move"]), "{option}");
        assert!(["place", "score", "share"].iter().all(|field| option[field].is_number()), "{option}");
        assert_eq!(option.as_object().map(serde_json::Map::len), Some(4));
    }
    server.get(&path, Some(&players[1 - asked].token)).await.refused(409, "not_asked");
    server.stop().await;
}
