//! Playing on from games that are over, their moments as text, and records that are brought, for programs.

use serde_json::json;

use crate::harness::Server;

const RECORD: &str = include_str!("../../../origami/tests/golden/records/v1-two.txt");

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_brought_played_on_from_and_compared() {
    let server = Server::new(5).await;
    let visitor = server.post("/visitors", None, &json!({ "name": "Ada" })).await.expect(201);
    let token = visitor["token"].as_str().expect("a token");
    let brought = server.post("/records", Some(token), &json!({ "record": RECORD })).await.expect(201);
    assert_eq!(
        (&brought["brought"], &brought["practice"], &brought["status"]),
        (&json!(true), &json!(true), &json!("over"))
    );
    let id = brought["id"].as_str().expect("an id");
    assert_eq!(server.get(&format!("/tables/{id}/record"), None).await.text, RECORD);
    let mine = server.get("/me/records", Some(token)).await.expect(200);
    assert_eq!(mine["records"][0]["id"], brought["id"]);
    // At a moment at which somebody decides.
    let mut at = 4;
    let made = loop {
        let answer = server
            .post(&format!("/tables/{id}/tries"), Some(token), &json!({ "at": at, "seat": 1, "level": "hina" }))
            .await;
        if answer.status == 201 {
            break answer.json();
        }
        answer.refused(409, "not_asked");
        at += 1;
    };
    let origin = &made["table"]["origin"];
    assert_eq!(
        (&origin["table"], &origin["at"], &origin["seat"], &origin["anew"]),
        (&brought["id"], &json!(at), &json!(1), &json!(false))
    );
    assert_eq!(origin["result"], brought["result"]);
    assert_eq!((&made["seat"], &made["table"]["seats"][0]["level"]), (&json!(1), &json!("hina")));
    let tries = server.get(&format!("/tables/{id}/tries"), Some(token)).await.expect(200);
    assert_eq!((&tries["tries"][0]["table"]["id"], &tries["tries"][0]["seat"]), (&made["table"]["id"], &json!(1)));
    // Somebody without a visitor's token may, too; but nobody tells them apart later.
    let nobody = server.post(&format!("/tables/{id}/tries"), None, &json!({ "at": at, "seat": 0, "name": "Bo" })).await;
    assert!(nobody.expect(201)["invite"].is_string(), "friends are invited");
    server.get(&format!("/tables/{id}/tries"), None).await.refused(401, "no_token");
    let text = server.get(&format!("/tables/{id}/diagram?at={at}&seat=1&lang=de"), None).await;
    assert!(text.status == 200 && text.text.contains("auf der Hand: "), "{}", text.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_record_is_refused_with_its_place() {
    let server = Server::new(6).await;
    let bring = async |text: &str| server.post("/records", None, &json!({ "record": text })).await;
    let why = bring("senbazuru record 1\ngame chess\n").await.refused(422, "bad_record");
    assert!(why["message"].as_str().is_some_and(|says| says.starts_with("Line 2, column 6: ")), "{why}");
    let own = RECORD.replacen("moves\n", "override cat cost 3\nmoves\n", 1);
    bring(&own).await.refused(422, "own_data");
    bring(&"x".repeat(50_000)).await.refused(422, "record_too_long");
    server.stop().await;
}
