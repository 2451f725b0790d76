//! The daily challenge for programs.

use serde_json::{Value, json};

use crate::harness::{Answer, Player, Server};

const TODAY: &str = "/daily/2026-11-16";

async fn visitor(server: &Server, name: &str) -> String {
    let made = server.post("/visitors", None, &json!({ "name": name })).await.expect(201);
    made["token"].as_str().expect("a token").to_owned()
}

async fn begin(server: &Server, token: &str) -> Player {
    let table = server.post("/daily", Some(token), &json!({})).await.expect(200);
    assert_eq!((&table["contest"], &table["status"]), (&json!("2026-11-16"), &json!("running")));
    assert_eq!((&table["hints"], &table["listed"]), (&json!(false), &json!(false)));
    Player { table: table["id"].as_str().expect("an id").to_owned(), seat: 0, token: token.to_owned() }
}

/// The first legal move each time, at most so often.
async fn play(server: &Server, player: &Player, most: u32) -> Value {
    for _ in 0..most {
        let look = server.look(player).await;
        let Some(first) = look["legal"]["moves"].get(0).or_else(|| look["legal"].get(0)) else { break };
        server.play(player, &look["table"]["version"], first).await.expect(200);
    }
    server.look(player).await
}

/// What a player sees, without who they are.
fn scene(look: &Value) -> Value {
    let mut look = look.clone();
    look["table"] = look["table"]["options"].take();
    look
}

#[tokio::test(flavor = "multi_thread")]
async fn two_visitors_meet_the_same_sheets_and_dice() {
    let server = Server::new(1).await;
    let (ada, bo) = (visitor(&server, "Ada").await, visitor(&server, "Bo").await);
    let (one, other) = (begin(&server, &ada).await, begin(&server, &bo).await);
    assert_ne!(one.table, other.table);
    for moves in [0, 1, 25] {
        let (left, right) = (play(&server, &one, moves).await, play(&server, &other, moves).await);
        assert_eq!(scene(&left), scene(&right));
    }
    assert_eq!(begin(&server, &ada).await.table, one.table, "it goes on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_tells_who_may_know_what() {
    let server = Server::new(2).await;
    let (ada, bo) = (visitor(&server, "Ada").await, visitor(&server, "Bo").await);
    let empty = server.get(TODAY, None).await.expect(200);
    assert_eq!((&empty["attempts"], &empty["players"], &empty["key"]), (&json!([]), &json!(0), &Value::Null));
    let player = begin(&server, &ada).await;
    let begun = server.get(TODAY, Some(&ada)).await.expect(200);
    assert_eq!(begun["running"], player.table.as_str());
    assert_eq!((&begun["players"], &begun["finished"], &begun["may_watch"]), (&json!(1), &json!(0), &json!(false)));
    let unfinished = json!({
        "place": null, "name": "Ada", "ending": "unfinished", "points": null, "rank": null, "ended_ms": null,
        "table": null, "own": true,
    });
    assert_eq!((&begun["own"], &begun["attempts"]), (&unfinished, &json!([unfinished])));
    assert_eq!(server.get(TODAY, Some(&bo)).await.expect(200)["running"], Value::Null);
    let over = play(&server, &player, 5_000).await;
    assert_eq!(over["table"]["status"], "over", "{over}");
    let mine = server.get(TODAY, Some(&ada)).await.expect(200);
    let points = &over["table"]["result"][0]["score"];
    assert_eq!((&mine["own"]["points"], &mine["own"]["place"], &mine["may_watch"]), (points, &json!(1), &json!(true)));
    assert_eq!(mine["attempts"][0]["table"], player.table.as_str());
    let theirs = server.get(TODAY, Some(&bo)).await.expect(200);
    let row = &theirs["attempts"][0];
    assert_eq!((&row["name"], &row["points"], &row["table"]), (&json!("Ada"), points, &Value::Null));
    assert_eq!((&theirs["may_watch"], &theirs["key"], &theirs["own"]), (&json!(false), &Value::Null, &Value::Null));
    let path = format!("/tables/{}", player.table);
    for token in [None, Some(bo.as_str())] {
        for path in [path.clone(), format!("{path}/events"), format!("{path}/record"), format!("{path}/stream")] {
            server.get(&path, token).await.refused(403, "challenge");
        }
    }
    assert!(server.get(&format!("{path}/record"), Some(&ada)).await.text.contains("result"));
    // Whoever gives up stands on the board as that, and may look from then on.
    let own = begin(&server, &bo).await;
    server.get(&path, Some(&bo)).await.refused(403, "challenge");
    server.post(&format!("/tables/{}/resign", own.table), Some(&bo), &json!({})).await.expect(200);
    server.get(&path, Some(&bo)).await.expect(200);
    let gave_up = server.get(TODAY, Some(&bo)).await.expect(200);
    let row = &gave_up["attempts"][1];
    assert_eq!((&row["ending"], &row["points"], &row["place"]), (&json!("resigned"), &Value::Null, &Value::Null));
    assert_eq!((&row["table"], &gave_up["own"]["table"]), (&json!(own.table), &json!(own.table)));
    assert_ne!(begin(&server, &bo).await.table, own.table);
    assert_eq!(server.get(TODAY, Some(&bo)).await.expect(200)["own"], gave_up["own"], "the first one counts");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dates_that_are_none_are_refused_and_past_ones_have_a_key() {
    let server = Server::new(3).await;
    for bad in ["today", "2026-11-31", "2026-1-1", "16.11.2026", "%00", "%ff%fe", "2026-11-16%0a", "😀", "1999-01-01"]
    {
        let refused: Answer = server.get(&format!("/daily/{}", bad.replace('😀', "%F0%9F%98%80")), None).await;
        refused.refused(400, "bad_date");
    }
    server.get("/daily/2026-11-17", None).await.refused(404, "no_challenge");
    server.get("/daily/9999-12-31", None).await.refused(404, "no_challenge");
    let past = server.get("/daily/2026-11-15", None).await.expect(200);
    assert_eq!(past["today"], false);
    assert_eq!(past["key"].as_str().map(str::len), Some(64));
    server.post("/daily", None, &json!({})).await.refused(401, "no_token");
    server.post("/daily", Some("s_00000000000000000000000000"), &json!({})).await.refused(401, "wrong_token");
    let ada = visitor(&server, "Ada").await;
    server.post("/daily", Some(&ada), &json!({ "date": "2026-11-15" })).await.refused(422, "bad_request");
    server.stop().await;
}
