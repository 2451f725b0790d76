//! The stream of news.

use std::time::Duration;

use axum::body::BodyDataStream;
use futures_util::StreamExt as _;
use serde_json::{Value, json};

use crate::harness::{Player, Server};

/// A message of a stream.
#[derive(Clone, Debug, PartialEq)]
struct Message {
    id: u64,
    event: String,
    data: Value,
}

/// The messages of a stream, as a client reads them.
struct Messages {
    stream: BodyDataStream,
    text: String,
}

impl Messages {
    async fn open(server: &Server, player: &Player, query: &str) -> Self {
        let path = format!("/tables/{}/stream{query}", player.table);
        let response = server.open(&path, Some(&player.token)).await;
        assert!(response.status().is_success(), "{response:?}");
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert_eq!(response.headers()["cache-control"], "private, no-cache, no-transform");
        assert_eq!(response.headers()["x-accel-buffering"], "no");
        Self { stream: response.into_body().into_data_stream(), text: String::new() }
    }

    /// The next message; `None` once the stream has ended.
    async fn next(&mut self) -> Option<Message> {
        loop {
            if let Some((block, rest)) = self.text.split_once("\n\n") {
                let (block, rest) = (block.to_owned(), rest.to_owned());
                self.text = rest;
                if let Some(message) = read(&block) {
                    return Some(message);
                }
                continue;
            }
            let waiting = tokio::time::timeout(Duration::from_secs(30), self.stream.next());
            let bytes = waiting.await.expect("news within half a minute")?.expect("bytes");
            self.text.push_str(std::str::from_utf8(&bytes).expect("text"));
        }
    }
}

fn read(block: &str) -> Option<Message> {
    let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name));
    let data = serde_json::from_str(field("data: ")?).expect("JSON in one line");
    let id = field("id: ").map_or(0, |id| id.parse().expect("a number"));
    Some(Message { id, event: field("event: ").expect("an event").to_owned(), data })
}

/// The first player who is asked answers with the first legal move.
async fn one_move(server: &Server, players: &[Player]) {
    let look = server.look(&players[0]).await;
    let seat = look["table"]["asked"][0].as_u64().expect("somebody is asked");
    let look = server.look(&players[seat as usize]).await;
    server.play(&players[seat as usize], &look["table"]["version"], &look["legal"]["moves"][0]).await.expect(200);
}

async fn events(server: &Server, player: &Player, since: u64) -> Value {
    let path = format!("/tables/{}/events?since={since}", player.table);
    server.get(&path, Some(&player.token)).await.expect(200)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_since_any_version_is_what_events_tell() {
    for game in ["origami", "islands"] {
        let server = Server::new(5).await;
        let players = server.table(&json!({ "game": game }), 2).await;
        for _ in 0..12 {
            one_move(&server, &players).await;
        }
        let last = server.look(&players[0]).await["table"]["version"].as_u64().expect("a number");
        for since in 0..=last {
            let told = events(&server, &players[1], since).await;
            let numbers: Vec<_> =
                told["entries"].as_array().expect("a list").iter().map(|e| e["number"].as_u64()).collect();
            assert_eq!(numbers, (since + 1..=last).map(Some).collect::<Vec<_>>());
            let mut messages = Messages::open(&server, &players[1], &format!("?since={since}")).await;
            let first = messages.next().await.expect("a first message at once");
            assert_eq!(first.id, last);
            if since == last {
                assert_eq!((first.event.as_str(), &first.data), ("hello", &json!({ "version": last })));
            } else {
                assert_eq!((first.event.as_str(), &first.data), ("news", &told));
            }
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listener_hears_everything_once_and_in_order() {
    let server = Server::new(6).await;
    let players = server.table(&json!({ "game": "legends" }), 2).await;
    let mut messages = Messages::open(&server, &players[0], "").await;
    let hello = messages.next().await.expect("a greeting");
    assert_eq!(hello.event, "hello");
    let (start, mut heard) = (hello.id, Vec::new());
    for number in 0..20 {
        one_move(&server, &players).await;
        // A slow client gets what it missed in one message.
        if number % 5 != 0 {
            continue;
        }
        let version = server.look(&players[0]).await["table"]["version"].as_u64().expect("a number");
        while heard.len() as u64 + start < version {
            let message = messages.next().await.expect("news");
            assert_eq!(message.data["version"], message.id);
            heard.extend(message.data["entries"].as_array().expect("a list").iter().cloned());
        }
    }
    let told = events(&server, &players[0], start).await;
    let told = told["entries"].as_array().expect("a list");
    assert_eq!(heard.as_slice(), &told[..heard.len()]);
    assert!(heard.len() >= 16, "{}", heard.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn last_event_id_counts_as_since_and_streams_end_when_the_server_stops() {
    use axum::body::Body;
    use axum::http::Request;
    let server = Server::new(6).await;
    let players = server.table(&json!({ "game": "origami" }), 2).await;
    one_move(&server, &players).await;
    let path = format!("/api/v1/tables/{}/stream", players[0].table);
    let request = |id: &str| Request::get(&path).header("last-event-id", id).body(Body::empty()).expect("a request");
    server.send(request("-1")).await.refused(400, "bad_request");
    let since = server.app.clone();
    let answer = tokio::spawn({
        let (router, request) = (web::router(since), request("2"));
        async move { tower::ServiceExt::oneshot(router, request).await.expect("an answer") }
    });
    let mut messages =
        Messages { stream: answer.await.expect("done").into_body().into_data_stream(), text: String::new() };
    let first = messages.next().await.expect("news");
    assert_eq!(first.data["entries"][0]["number"], 3);
    assert_eq!(first.data["legal"], Value::Null, "somebody who looks on is not asked");
    server.app.hub.stop().await;
    assert_eq!(messages.next().await, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sentences_come_with_the_stream_if_asked_for() {
    let server = Server::new(6).await;
    let players = server.table(&json!({ "game": "islands" }), 2).await;
    let mut messages = Messages::open(&server, &players[0], "?since=0&lang=de").await;
    let first = messages.next().await.expect("news");
    let says: Vec<_> = first.data["entries"].as_array().expect("a list").iter().map(|entry| &entry["say"]).collect();
    assert!(says.contains(&&json!(["Die Partie beginnt."])), "{says:?}");
    assert!(first.data["say"].is_string(), "{}", first.data);
    server.stop().await;
}
