//! A game the product does not know, played whole through the API: it is shown in words.

use serde_json::{Value, json};

use crate::harness::Server;
use crate::openapi::{description, differences};

#[tokio::test(flavor = "multi_thread")]
async fn a_plain_game_is_played_to_its_end() {
    let server = Server::new(5).await;
    let players = server.table(&json!({ "game": "cup" }), 2).await;
    let mut answers = 0;
    loop {
        let look = server.look(&players[0]).await;
        described(&look);
        let Some(seat) = look["question"]["seats"][0].as_u64() else { break };
        let asked = &players[seat as usize];
        let look = server.look(asked).await;
        assert_eq!((&look["view"]["kind"], &look["question"]["kind"]), (&json!("plain"), &json!("plain")));
        let answer = look["legal"]["moves"].as_array().expect("answers").last().expect("an answer").clone();
        let labelled = look["view"]["answers"].as_array().expect("labels");
        assert!(labelled.iter().any(|one| one["answer"] == answer && one["label"] != ""), "{labelled:?}");
        server.play(asked, &look["table"]["version"], &answer).await.expect(200);
        answers += 1;
    }
    let over = server.look(&players[0]).await;
    assert_eq!((answers, &over["table"]["status"]), (8, &json!("over")), "{over}");
    server.stop().await;
}

/// It is as the description says.
fn described(look: &Value) {
    let (all, mut found) = (description(), std::collections::BTreeSet::new());
    differences(&all, &json!({ "$ref": "#/components/schemas/Look" }), look, "look", &mut found);
    assert!(found.is_empty(), "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn its_words_are_in_the_readers_language_and_its_secret_is_the_speakers() {
    let server = Server::new(5).await;
    let players = server.table(&json!({ "game": "cup" }), 2).await;
    let path = |more: &str| format!("/tables/{}{more}", players[0].table);
    let mine = server.get(&path("?lang=it"), Some(&players[0].token)).await.expect(200);
    assert_eq!(mine["question"]["say"], "Che numero dici?");
    assert_eq!(mine["view"]["sections"][0]["lines"][0], "Ada ha il bicchiere.");
    let theirs = server.get(&path("?lang=de"), Some(&players[1].token)).await.expect(200);
    assert_eq!(theirs["view"]["sections"][0]["lines"], json!(["Ada hat den Becher."]), "nothing of the die");
    let news = server.get(&path("/events?since=0&lang=de"), Some(&players[1].token)).await.expect(200);
    let rolled = news["entries"].as_array().expect("entries").last().expect("an entry");
    assert_eq!(rolled["say"], json!(["Ada würfelt unter dem Becher."]), "{rolled}");
    assert_eq!(rolled["events"][0]["say"]["en"], "{0} rolls under the cup.");
    let refused = server.play(&players[0], &mine["table"]["version"], &json!("say 9")).await.refused(422, "illegal");
    assert_eq!(refused["rule"], "T-2", "{refused}");
    assert!(refused["message"].as_str().is_some_and(|message| message.starts_with("A die has six faces")), "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_is_refused_at_its_table_too() {
    let server = Server::new(5).await;
    for wish in [
        json!({ "players": 0 }),
        json!({ "players": 1 }),
        json!({ "players": 3 }),
        json!({ "players": 255 }),
        json!({ "families": ["farm"] }),
        json!({ "characters": [] }),
        json!({ "variant": "standard" }),
        json!({ "sheets": ["near"] }),
        json!({ "seats": [{ "kind": "me" }, { "kind": "person" }, { "kind": "person" }] }),
    ] {
        let mut wish = wish;
        wish["game"] = json!("cup");
        wish["name"] = json!("Ada");
        server.post("/tables", None, &wish).await.refused(422, "bad_table");
    }
    let players = server.table(&json!({ "game": "cup" }), 2).await;
    let before = server.look(&players[0]).await;
    let version = before["table"]["version"].clone();
    for (answer, code) in [
        ("", "unreadable"),
        ("say", "unreadable"),
        ("say -1", "unreadable"),
        ("say 99999999999999999999", "unreadable"),
        ("say 1 2", "unreadable"),
        ("play fox left", "unreadable"),
        ("say 0", "illegal"),
        ("say 7", "illegal"),
        ("believe", "illegal"),
        ("rolled 3", "illegal"),
    ] {
        let refused = server.play(&players[0], &version, &json!(answer)).await;
        assert_eq!(refused.json()["error"]["code"], code, "{answer:?}: {}", refused.text);
    }
    for answer in [json!(null), json!(3), json!(["say 3"]), json!({})] {
        server.play(&players[0], &version, &answer).await.refused(422, "bad_request");
    }
    server.play(&players[1], &version, &json!("say 3")).await.refused(422, "illegal");
    server.play(&players[0], &json!(0), &json!("say 3")).await.refused(409, "stale");
    assert_eq!(server.look(&players[0]).await, before, "nothing of that has changed anything");
    server.play(&players[0], &version, &json!("say 3")).await.expect(200);
    server.stop().await;
}
