//! What is refused, and how.

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use crate::harness::{Answer, Player, Server};

/// A table of two, and the seat that is asked.
async fn table(server: &Server) -> (Vec<Player>, usize) {
    let players = server.table(&json!({ "game": "origami", "families": ["farm", "sky"] }), 2).await;
    let asked = server.look(&players[0]).await["table"]["asked"][0].as_u64().expect("a seat");
    (players, asked as usize)
}

async fn raw(server: &Server, path: &str, kind: &str, body: impl Into<Body>) -> Answer {
    let request = Request::post(format!("/api/v1{path}")).header("content-type", kind);
    server.send(request.body(body.into()).expect("a request")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_none() {
    let server = Server::new(1).await;
    for (body, status) in [
        ("", 422),
        ("{", 400),
        ("nonsense", 400),
        ("{\"name\":\"A\"} {}", 400),
        ("null", 422),
        ("[]", 422),
        (" [\"A\"]", 422),
        ("{\"name\":null}", 422),
        ("{\"name\":{\"$ne\":1}}", 422),
        ("{\"name\":[\"A\"]}", 422),
        ("{\"name\":\"A\",\"name\":\"B\"}", 422),
        ("{\"name\":\"A\",\"admin\":true}", 422),
        ("{\"name\":\"A\",\"__proto__\":{}}", 422),
        ("\u{feff}{\"name\":\"A\"}", 400),
    ] {
        let error = raw(&server, "/visitors", "application/json", body).await.refused(status, "bad_request");
        assert!(error["detail"].as_str().is_some_and(|detail| detail.contains("line")), "{body}: {error}");
    }
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    let error = raw(&server, "/visitors", "application/json", deep).await.refused(422, "bad_request");
    assert!(error["detail"].as_str().is_some_and(|detail| detail.len() <= 300), "{error}");
    raw(&server, "/visitors", "application/json", vec![0xff, 0xfe]).await.refused(400, "bad_request");
    raw(&server, "/visitors", "text/plain", "{\"name\":\"A\"}").await.refused(415, "wrong_type");
    raw(&server, "/visitors", "application/x-www-form-urlencoded", "name=A").await.refused(415, "wrong_type");
    raw(&server, "/visitors", "application/json; charset=utf-8", "{\"name\":\"A\"}").await.expect(201);
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    raw(&server, "/visitors", "application/json", long).await.refused(413, "too_large");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_can_not_be() {
    let server = Server::new(1).await;
    for (wish, code) in [
        (json!({ "game": "chess" }), "bad_table"),
        (json!({ "game": "" }), "bad_table"),
        (json!({ "game": 5 }), "bad_request"),
        (json!({}), "bad_request"),
        (json!({ "game": "origami", "players": 1e9 }), "bad_request"),
        (json!({ "game": "origami", "players": -1 }), "bad_request"),
        (json!({ "game": "origami", "players": 2.5 }), "bad_request"),
        (json!({ "game": "origami", "players": "2" }), "bad_request"),
        (json!({ "game": "origami", "players": 0 }), "bad_table"),
        (json!({ "game": "origami", "players": 200 }), "bad_table"),
        (json!({ "game": "origami", "families": ["unicorns"] }), "bad_table"),
        (json!({ "game": "origami", "families": ["sky", "sky"] }), "bad_table"),
        (json!({ "game": "origami", "sheets": ["near"] }), "bad_table"),
        (json!({ "game": "islands", "families": ["sky"] }), "bad_table"),
        (json!({ "game": "islands", "sheets": ["nowhere"] }), "bad_table"),
        (json!({ "game": "islands-solo", "players": 2 }), "bad_table"),
        (json!({ "game": "origami", "seats": ["me"] }), "bad_request"),
        (json!({ "game": "origami", "seats": [{ "kind": "bot" }] }), "bad_request"),
        (json!({ "game": "origami", "seats": [{ "kind": "bot", "level": "sensei" }] }), "bad_request"),
        (json!({ "game": "origami", "seats": [{ "kind": "me" }, { "kind": "me" }] }), "bad_table"),
        (json!({ "game": "origami", "players": 2, "seats": vec![json!({ "kind": "person" }); 9] }), "bad_table"),
        (json!({ "game": "origami", "pace": { "kind": "clock", "seconds": 0 } }), "bad_table"),
        (json!({ "game": "origami", "pace": { "kind": "clock", "seconds": 4_000_000_000_u32 } }), "bad_table"),
        (json!({ "game": "origami", "pace": { "kind": "days", "days": 99 } }), "bad_table"),
        (json!({ "game": "origami", "pace": { "kind": "warp" } }), "bad_request"),
        (json!({ "game": "origami", "seed": 4 }), "bad_request"),
        (json!({ "game": "origami", "name": "a\u{202e}b" }), "bad_name"),
        (json!({ "game": "origami", "name": "" }), "bad_name"),
    ] {
        let mut wish = wish;
        if wish.get("name").is_none() {
            wish["name"] = json!("Ada");
        }
        let error = server.post("/tables", None, &wish).await.refused(422, code);
        assert_eq!(error.get("detail").is_some(), code == "bad_request", "{wish}: {error}");
    }
    // Where a rule is in the way, it is cited, in the sentence and beside it.
    for (game, rule) in [("origami", "O-2.1"), ("islands", "I-2.1"), ("islands-solo", "I-13.1")] {
        let wish = json!({ "game": game, "name": "A", "players": 9 });
        let error = server.post("/tables", None, &wish).await.refused(422, "bad_table");
        assert_eq!(error["rule"], rule);
        assert!(error["message"].as_str().is_some_and(|message| message.ends_with(rule)), "{error}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_doubled_and_out_of_turn() {
    let server = Server::new(2).await;
    let (players, asked) = table(&server).await;
    let (player, other) = (&players[asked], &players[1 - asked]);
    let path = format!("/tables/{}/moves", player.table);
    let look = server.look(player).await;
    let (version, first) = (look["table"]["version"].as_u64().expect("a number"), look["legal"]["moves"][0].clone());

    server.play(other, &json!(version), &first).await.refused(422, "illegal");
    server.play(player, &json!(version), &json!("play hippogriff left")).await.refused(422, "unreadable");
    for word in ["", "shuffled 0000000000000000", "rolled 1", "0 pass", "State", "__proto__", "play\nfox left", "\0"] {
        let answer = server.play(player, &json!(version), &json!(word)).await;
        let code = answer.expect(422)["error"]["code"].clone();
        assert!(code == "unreadable" || code == "illegal", "{word:?}: {}", answer.text);
    }
    let error = server.play(player, &json!(version), &json!("pass")).await.refused(422, "illegal");
    assert!(
        error["rule"].as_str().is_some_and(|rule| error["message"].as_str().expect("text").ends_with(rule)),
        "{error}"
    );
    for wrong in [version - 1, version + 1, 0] {
        let error = server.play(player, &json!(wrong), &first).await.refused(409, "stale");
        assert_eq!(error["version"], version);
    }

    let body = json!({ "version": version, "move": first, "key": "one" });
    let done = server.post(&path, Some(&player.token), &body).await.expect(200);
    let again = server.post(&path, Some(&player.token), &body).await.expect(200);
    assert_eq!((done["again"].clone(), again["again"].clone()), (json!(false), json!(true)));
    assert_eq!(done["version"], again["version"]);
    let same_in_header = Request::post(format!("/api/v1{path}"))
        .header("authorization", format!("Bearer {}", player.token))
        .header("content-type", "application/json")
        .header("idempotency-key", "one")
        .body(Body::from(json!({ "version": version, "move": first }).to_string()));
    assert_eq!(server.send(same_in_header.expect("a request")).await.expect(200), again);
    let different = json!({ "version": done["version"], "move": look["legal"]["moves"][1], "key": "one" });
    server.post(&path, Some(&player.token), &different).await.refused(409, "key_used");
    for key in ["", "with blank", "é", &"x".repeat(65)] {
        let body = json!({ "version": version, "move": first, "key": key });
        server.post(&path, Some(&player.token), &body).await.refused(422, "bad_request");
    }
    server.play(player, &json!(version), &first).await.refused(409, "stale");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_follows_from_the_token_alone() {
    let server = Server::new(2).await;
    let (players, asked) = table(&server).await;
    let (elsewhere, _) = table(&server).await;
    let path = format!("/tables/{}", players[0].table);
    server.post(&format!("{path}/resign"), None, &json!({})).await.refused(401, "no_token");
    server.get(&format!("{path}/hint"), None).await.refused(401, "no_token");
    for token in ["s_00000000000000000000000000", "nonsense", "", elsewhere[0].token.as_str()] {
        server.get(&path, Some(token)).await.refused(401, "wrong_token");
        server.post(&format!("{path}/resign"), Some(token), &json!({})).await.refused(401, "wrong_token");
    }
    let seat = json!({ "version": 1, "move": "pass", "seat": asked });
    server.post(&format!("{path}/moves"), Some(&players[0].token), &seat).await.refused(422, "bad_request");
    server
        .post(&format!("{path}/resign"), Some(&players[0].token), &json!({ "seat": 1 }))
        .await
        .refused(422, "bad_request");
    let stranger = server.post("/visitors", None, &json!({ "name": "Eve" })).await.expect(201);
    let stranger = stranger["token"].as_str().expect("a token");
    server.post(&format!("{path}/resign"), Some(stranger), &json!({})).await.refused(403, "not_a_player");
    server.get("/me", Some(&players[0].token)).await.refused(401, "wrong_token");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_start_and_after_the_end() {
    let server = Server::new(2).await;
    let wish = json!({ "game": "origami", "players": 2, "name": "Ada" });
    let made = server.post("/tables", None, &wish).await.expect(201);
    let (path, host) = (format!("/tables/{}", made["table"]["id"].as_str().expect("an id")), made["token"].as_str());
    let post =
        async |end: &str, token: Option<&str>, body: Value| server.post(&format!("{path}/{end}"), token, &body).await;
    post("start", host, json!({})).await.refused(409, "seats_open");
    post("moves", host, json!({ "version": 0, "move": "pass" })).await.refused(409, "not_now");
    post("join", None, json!({ "name": "Bea" })).await.refused(403, "not_invited");
    post("join", None, json!({ "name": "Bea", "invite": "i_00000000000000000000000000" }))
        .await
        .refused(403, "not_invited");
    post("join", None, json!({ "name": "Bea", "invite": "rubbish" })).await.refused(403, "not_invited");
    let invited = |name: &str, seat: u8| json!({ "name": name, "invite": made["invite"], "seat": seat });
    post("join", None, invited("Bea", 0)).await.refused(409, "no_seat");
    post("join", None, invited("Bea", 77)).await.refused(409, "no_seat");
    post("join", None, invited("<b>\u{7}</b>", 1)).await.refused(422, "bad_name");
    let guest = post("join", None, invited("<b>Bea</b>", 1)).await.expect(200);
    assert_eq!(guest["table"]["seats"][1]["name"], "<b>Bea</b>");
    let guest = guest["token"].as_str();
    post("start", guest, json!({})).await.refused(403, "not_the_host");
    post("remove", guest, json!({ "seat": 0 })).await.refused(403, "not_the_host");
    post("remove", host, json!({ "seat": 0 })).await.refused(409, "nobody_there");
    post("start", host, json!({})).await.expect(200);
    post("start", host, json!({})).await.refused(409, "not_now");
    server.get(&format!("{path}/record"), None).await.refused(409, "not_over");
    server.get(&format!("{path}/hint"), host).await.refused(403, "no_hints");
    post("rematch", host, json!({})).await.refused(409, "not_over");
    post("take-back", host, json!({ "version": 1 })).await.expect(409);
    post("resign", guest, json!({})).await.expect(200);
    let look = server.get(&path, host).await.expect(200);
    assert_ne!(look["table"]["status"], "running", "{look}");
    post("moves", host, json!({ "version": 3, "move": "pass" })).await.refused(409, "not_now");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_and_methods_there_are_not() {
    let server = Server::new(2).await;
    server.get("/nowhere", None).await.refused(404, "not_found");
    server.get("/", None).await.refused(404, "not_found");
    server.get("/tables/UPPER/events", None).await.refused(404, "no_table");
    server.get("/tables/aaaaaaaaaaaa", None).await.refused(404, "no_table");
    server.get("/tables/..%2f..%2fetc%2fpasswd", None).await.refused(404, "no_table");
    let answer = server.call("PUT", "/tables", None, None).await;
    answer.refused(405, "not_allowed");
    assert_eq!(answer.headers["allow"], "GET,HEAD,POST");
    for query in ["?limit=0", "?limit=101", "?limit=x", "?status=great", "?after=x", "?after=1e9-x"] {
        server.get(&format!("/tables{query}"), None).await.refused(400, "bad_request");
    }
    server.get("/tables?unknown=1", None).await.expect(200);
    server.stop().await;
}
