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
