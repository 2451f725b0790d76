//! Talk: what was acknowledged is there after the server was killed, and nothing that was not.

use serde_json::{Value, json};
use tabletop::Stream as Dice;

use super::{port, seed, start};
use crate::{directory, good};

#[test]
fn what_was_said_muted_and_reported_is_there_after_a_crash() {
    let mut dice = Dice::new(seed());
    let (data, port) = (directory(), port(&mut dice));
    let mut server = start(data.path(), port);
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let visitor = |server: &crate::Server, name: &str| {
        let body = json!({ "name": name }).to_string();
        text(&server.json(201, "POST", "/api/v1/visitors", None, &body)["token"])
    };
    let [ada, bob] = ["Ada", "Bob"].map(|name| visitor(&server, name));
    let wish = json!({ "game": "origami", "players": 2, "starts_when_full": true }).to_string();
    let made = server.json(201, "POST", "/api/v1/tables", Some(&ada), &wish);
    let (table, invite) = (text(&made["table"]["id"]), json!({ "invite": made["invite"] }).to_string());
    server.json(200, "POST", &format!("/api/v1/tables/{table}/join"), Some(&bob), &invite);
    let talk = format!("/api/v1/tables/{table}/talk");
    let mut said = Vec::new();
    for round in 0..4_u32 {
        let words = format!("line {round}");
        let body = json!({ "kind": "words", "text": words }).to_string();
        let line = server.json(200, "POST", &talk, Some(&bob), &body)["number"].as_u64().expect("a number");
        said.push((line, words));
        if round == 2 {
            let [report, mute] = ["report", "mute"].map(|deed| format!("{talk}/{line}/{deed}"));
            assert_eq!(server.ask("POST", &report, Some(&ada), "").status, 204);
            assert_eq!(server.ask("POST", &mute, Some(&ada), r#"{"muted":true}"#).status, 204);
        }
        server.child.kill().expect("a child");
        server.ended();
        server = start(data.path(), port);
        let heard = |token: &str| {
            let heard = server.json(200, "GET", &talk, Some(token), "");
            let lines = heard["lines"].as_array().expect("a list").iter();
            lines.map(|line| (line["number"].as_u64().expect("a number"), text(&line["text"]))).collect::<Vec<_>>()
        };
        assert_eq!(heard(&bob), said, "he hears himself");
        assert_eq!(heard(&ada), if round < 2 { said.clone() } else { Vec::new() }, "she hears him until she mutes him");
    }
    let reports: Value = serde_json::from_str(&good("tables reports --json", data.path())).expect("JSON");
    assert!(reports.to_string().contains("line 2") && !reports.to_string().contains("line 3"), "{reports}");
    // Whoever is forgotten is silent, whatever happens next.
    assert_eq!(server.ask("DELETE", "/api/v1/me", Some(&bob), "").status, 204);
    server.child.kill().expect("a child");
    server.ended();
    server = start(data.path(), port);
    let heard = server.json(200, "GET", &talk, None, "");
    assert_eq!(heard["lines"], json!([]), "{heard}");
    server.stop();
}
