//! Tables that begin at a position: for those who sit at them, and for nobody else, at every way in.

use axum::body::Body;
use axum::http::Request;
use session::{Beginning, Guest, Level, Name, SeatWish, Wish};

use crate::harness::Server;

const POSITION: &str = "senbazuru position 1\ngame origami\nrules 1\nfamilies farm sky\nhand 0: fox cat pig\nhand 1: owl\n\
                        line: sheep sheep chick parrot\nturn 0\n---\n";

#[tokio::test]
async fn nobody_else_finds_such_a_table_at_any_address() {
    let server = Server::new(3).await;
    let wish =
        Wish { seats: vec![SeatWish::Me, SeatWish::Bot(Level::Hina)], starts_when_full: true, ..Wish::default() };
    let guest = Guest { visitor: None, address: "here".to_owned() };
    let name = Name::new("Ada").expect("a name");
    let beginning = Beginning::read(POSITION).expect("a position");
    let made = server.app.hub.begin_at(&guest, &name, &wish, &beginning).await.expect("a table");
    let (id, token) = (made.table.id.to_string(), made.token.reveal().to_owned());
    let visitor = server.post("/visitors", None, &serde_json::json!({ "name": "Bo" })).await.expect(201);
    let other = visitor["token"].as_str().expect("a token");
    for path in ["", "/events?since=0", "/stream", "/record"] {
        for who in [None, Some(other)] {
            server.get(&format!("/tables/{id}{path}"), who).await.refused(404, "no_table");
        }
    }
    let mine = server.get(&format!("/tables/{id}"), Some(&token)).await.expect(200);
    assert_eq!((&mine["table"]["practice"], &mine["table"]["listed"]), (&true.into(), &false.into()));
    let all = server.get("/tables", None).await.expect(200);
    assert!(!all.to_string().contains(&id), "it is in no list");
    // Whoever asks for a table of their own can't say where it begins.
    for field in ["beginning", "position", "record", "practice"] {
        let wish = serde_json::json!({ "game": "origami", "name": "Bo", field: POSITION });
        let answer = server.post("/tables", None, &wish).await;
        answer.refused(422, "bad_request");
    }
    for path in [
        "",
        "/live",
        "/draft",
        "/discards",
        "/cards",
        "/scores",
        "/hint",
        "/replay",
        "/replay?seat=all",
        "/replay/cards?eyes=all",
        "/record",
    ] {
        let page = Request::get(format!("/t/{id}{path}")).header("host", "here").body(Body::empty());
        let answer = server.send(page.expect("a request")).await;
        assert!([401, 403, 404].contains(&answer.status.as_u16()), "{path}: {}", answer.status);
    }
    server.stop().await;
}
