//! Records that are brought and tables that are played on from them: what was acknowledged is there after the server was killed.

use serde_json::{Value, json};
use tabletop::Stream as Dice;

use super::{port, seed, start};
use crate::directory;

const RECORD: &str = include_str!("../../../../origami/tests/golden/records/v1-two.txt");

#[test]
fn what_was_brought_and_played_on_from_is_there_after_a_crash() {
    let mut dice = Dice::new(seed());
    let (data, port) = (directory(), port(&mut dice));
    let mut server = start(data.path(), port);
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let visitor = text(&server.json(201, "POST", "/api/v1/visitors", None, r#"{"name":"Ada"}"#)["token"]);
    let body = json!({ "record": RECORD }).to_string();
    for round in 0..4 {
        let id = text(&server.json(201, "POST", "/api/v1/records", Some(&visitor), &body)["id"]);
        let tries = format!("/api/v1/tables/{id}/tries");
        // Decisions begin after the first shuffle; where nobody decides it is said.
        let made = (4..40).find_map(|at| {
            let wish = json!({ "at": at, "seat": at % 2, "anew": round % 2 == 1, "level": "hina" }).to_string();
            let answer = server.ask("POST", &tries, Some(&visitor), &wish);
            (answer.status == 201).then(|| serde_json::from_slice::<Value>(&answer.body).expect("JSON"))
        });
        let made = made.expect("a decision");
        server.child.kill().expect("a child");
        server.ended();
        server = start(data.path(), port);
        let records = server.json(200, "GET", "/api/v1/me/records", Some(&visitor), "");
        assert_eq!(records["records"].as_array().map(Vec::len), Some(round + 1), "{records}");
        assert_eq!(server.ask("GET", &format!("/api/v1/tables/{id}/record"), None, "").body, RECORD.as_bytes());
        let found = server.json(200, "GET", &tries, Some(&visitor), "");
        assert_eq!(found["tries"].as_array().map(Vec::len), Some(1), "{found}");
        assert_eq!(
            (&found["tries"][0]["table"]["id"], &found["tries"][0]["table"]["origin"]),
            (&made["table"]["id"], &made["table"]["origin"])
        );
    }
    server.stop();
}
