//! Sentences in the reader's language.

use axum::body::Body;
use axum::http::Request;
use serde_json::json;

use crate::harness::Server;

#[tokio::test(flavor = "multi_thread")]
async fn refusals_speak_the_language_of_the_request() {
    let server = Server::new(1).await;
    let ask = |path: &str, accept: &str| {
        Request::get(format!("/api/v1{path}")).header("accept-language", accept).body(Body::empty()).expect("a request")
    };
    let table = "/tables/aaaaaaaaaaaa";
    for (path, accept, language, says) in [
        (table, "", "en", "There is no such table"),
        (table, "it-IT,it;q=0.9,en;q=0.5", "it", "Questo tavolo non esiste"),
        (table, "fr,de;q=0.8", "de", "Diesen Tisch gibt es nicht"),
        ("/tables/aaaaaaaaaaaa?lang=de", "it", "de", "Diesen Tisch gibt es nicht"),
        ("/nowhere?lang=it", "", "it", "A questo indirizzo non c'è nulla"),
        ("/tables/%ff", "de", "de", "Diesen Tisch gibt es nicht"),
    ] {
        let answer = server.send(ask(path, accept)).await;
        assert_eq!(answer.headers["content-language"], language);
        let message = answer.json()["error"]["message"].as_str().expect("a sentence").to_owned();
        assert!(message.starts_with(says), "{message}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sentences_are_there_only_if_asked_for() {
    let server = Server::new(1).await;
    let players = server.table(&json!({ "game": "origami" }), 2).await;
    let seat = server.look(&players[0]).await["table"]["asked"][0].as_u64().expect("a seat") as usize;
    let (player, path) = (&players[seat], format!("/tables/{}", players[seat].table));
    let look = server.get(&path, Some(&player.token)).await.expect(200);
    assert!(look["question"].get("say").is_none(), "{look}");
    let mut sentences = std::collections::BTreeSet::new();
    for lang in ["en", "it", "de"] {
        let look = server.get(&format!("{path}?lang={lang}"), Some(&player.token)).await.expect(200);
        sentences.insert(look["question"]["say"].as_str().expect("a sentence").to_owned());
        let news = server.get(&format!("{path}/events?since=0&lang={lang}"), Some(&player.token)).await.expect(200);
        let entries = news["entries"].as_array().expect("a list");
        assert!(entries.iter().all(|entry| entry["say"].is_array()), "{news}");
        assert_eq!(news["say"], look["question"]["say"]);
    }
    assert_eq!(sentences.len(), 3, "{sentences:?}");
    server.get(&format!("{path}?lang=tlh"), Some(&player.token)).await.refused(400, "bad_request");
    let news = server.get(&format!("{path}/events?since=0"), Some(&player.token)).await.expect(200);
    assert!(news["entries"].as_array().expect("a list").iter().all(|entry| entry.get("say").is_none()), "{news}");
    server.stop().await;
}
