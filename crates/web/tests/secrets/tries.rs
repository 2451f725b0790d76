//! Playing on from a game as it was: two games that differ in what one seat could not see. Whoever plays on in that seat gets the same
//! from both servers, to the last byte, at the new table and as text.

use serde_json::{Value, json};

use crate::sent::Difference;
use crate::world::{Ask, World};

const LANGUAGES: [&str; 3] = ["en", "it", "de"];

/// A position in which the second player holds these cards.
fn position(hand: &str) -> String {
    format!(
        "senbazuru position 1\ngame origami\nrules 1\nfamilies farm sky\nhand 0: fox cat pig\nhand 1: {hand}\n\
         line: sheep sheep chick parrot\nturn 0\n---\n"
    )
}

fn sure(world: &World, ask: &Ask) -> Value {
    let sent = world.ask(ask);
    let body = String::from_utf8_lossy(&sent.body);
    assert!(sent.status < 300, "{ask}: {body}");
    serde_json::from_str(&body).unwrap_or_default()
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// What is asked of a table played on from that game, by the one who does.
fn asks(of: &str, table: &str, token: &str, cookie: &str) -> Vec<Ask> {
    let api = |rest: &str| Ask::get("try", format!("/api/v1/tables/{table}{rest}")).by(Some(token));
    let page = |rest: String| Ask::get("try page", rest).with("accept", "text/html").cookie(Some(cookie));
    let mut all = vec![api(""), api("/events?since=0"), api("/record"), api("/tries"), api("/diagram")];
    all.push(Ask::get("tries", format!("/api/v1/tables/{of}/tries")).by(Some(token)));
    for language in LANGUAGES {
        for rest in
            ["", "/draft?play=fox&from=hand", "/cards", "/scores", "/discards", "/replay", "/diagram", "/record"]
        {
            let sign = if rest.contains('?') { '&' } else { '?' };
            all.push(page(format!("/t/{table}{rest}{sign}lang={language}")));
        }
        // What the seat saw then, as pages and as text.
        for rest in ["replay", "tries", "diagram"] {
            all.push(page(format!("/t/{of}/{rest}?at=1&seat=0&lang={language}")));
        }
        all.push(
            Ask::get("diagram", format!("/api/v1/tables/{of}/diagram?at=1&seat=0&lang={language}")).by(Some(token)),
        );
        all.push(page(format!("/records?lang={language}")));
    }
    all
}

/// Two servers at which a record was brought that differs in that hand, and played on from in the first seat; what differs then.
fn differences(hands: [&str; 2], seat: u8) -> Vec<Difference> {
    let worlds = [(); 2].map(|()| World::new(77, None));
    let made: Vec<_> = worlds
        .iter()
        .zip(hands)
        .map(|(world, hand)| {
            let visitor = Ask::post("visitor", "/api/v1/visitors", &json!({ "name": "Ada" }));
            let token = word(&sure(world, &visitor)["token"]);
            let bring = Ask::post("bring", "/api/v1/records", &json!({ "record": position(hand) })).by(Some(&token));
            let of = word(&sure(world, &bring)["id"]);
            let wish = json!({ "at": 1, "seat": seat });
            let made = sure(world, &Ask::post("try", format!("/api/v1/tables/{of}/tries"), &wish).by(Some(&token)));
            let table = word(&made["table"]["id"]);
            let join = json!({ "name": "Bo", "invite": made["invite"] });
            sure(world, &Ask::post("join", format!("/api/v1/tables/{table}/join"), &join));
            (of, table, token)
        })
        .collect();
    assert_eq!(made[0], made[1], "ids and tokens follow from the seed");
    let (of, table, token) = &made[0];
    let cookie = worlds[0].cookie(token);
    let compared = asks(of, table, token, &cookie).into_iter().filter_map(|ask| {
        let [one, other] = worlds.each_ref().map(|world| world.ask(&ask));
        one.compare(&other, &ask).err().map(|difference| *difference)
    });
    compared.collect()
}

#[test]
fn whoever_plays_on_learns_no_more_than_the_seat_saw() {
    let found = differences(["owl dove", "cat sheep"], 0);
    assert!(found.is_empty(), "{}", found[0]);
    // The battery sees a difference where there is one: from the other seat.
    assert!(!differences(["owl dove", "cat sheep"], 1).is_empty());
}
