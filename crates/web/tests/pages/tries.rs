//! What if, by forms alone: from a moment of a replay to a table of one's own, and back.

use crate::harness::{Answer, Browser, Server};

const SOLO: &str = include_str!("../../../islands/tests/golden/records/v1-solo.txt");
const CARDS: &str = include_str!("../../../origami/tests/golden/records/v1-three.txt");

/// A game of a record, at a table of its own.
async fn over(server: &Server, text: &str) -> String {
    server.app.hub.import(text).await.expect("a table").table.id.to_string()
}

/// A moment at which somebody decides, from that one on, as the page shows it.
async fn moment(ada: &Browser<'_>, table: &str, from: u32) -> (u32, Answer) {
    for at in from.. {
        let page = ada.get(&format!("/t/{table}/tries?at={at}&seat=none")).await.expect(200);
        if page.text.contains("name=\"how\"") {
            return (at, page);
        }
    }
    unreachable!()
}

#[tokio::test(flavor = "multi_thread")]
async fn from_a_moment_of_a_replay_one_plays_on_and_finds_back() {
    let server = Server::new(61).await;
    let ada = server.browser();
    let table = over(&server, CARDS).await;
    let (at, page) = moment(&ada, &table, 40).await;
    ada.get(&format!("/t/{table}/replay?at={at}")).await.says("Play on from here");
    page.says("as it was").says("value=\"anew\"").says("Nothing tried yet");
    assert!(ada.token().is_none(), "nobody becomes a visitor by looking");
    let fields = |how: &'static str| {
        vec![("at", at.to_string()), ("seat", "1".into()), ("how", how.into()), ("others", "hina".into())]
    };
    let mut tries = Vec::new();
    for how in ["as-it-was", "anew"] {
        let fields = fields(how);
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        tries.push(ada.post(&format!("/t/{table}/tries"), &fields).await.table());
    }
    // At the table a link leads back to the same moment, from the eyes of that seat.
    let back = format!("href=\"/t/{table}/replay?at={at}&amp;seat=1\"");
    ada.get(&format!("/t/{}", tries[0])).await.expect(200).says(&back).says("What if, from move");
    // One is given up: its end shows both, and leads back too.
    ada.post(&format!("/t/{}/do", tries[0]), &[("do", "resign")]).await.location();
    let end = ada.get(&format!("/t/{}", tries[0])).await.expect(200);
    end.says("Your tries")
        .says("this try")
        .says("as it was")
        .says("dealt anew")
        .says("not over yet")
        .says("Back to the moment");
    end.says("In the game itself").says(&back);
    // So does the page where one plays on; nobody else sees them.
    let all = ada.get(&format!("/t/{table}/tries?at={at}")).await.expect(200);
    for id in &tries {
        all.says(&format!("href=\"/t/{id}\""));
        server.browser().get(&format!("/t/{id}")).await.expect(404);
    }
    server.browser().get(&format!("/t/{table}/tries?at={at}")).await.expect(200).says("Nothing tried yet");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_nobody_else_is_asked_for_and_friends_are_invited() {
    let server = Server::new(62).await;
    let ada = server.browser();
    let solo = over(&server, SOLO).await;
    let (at, page) = moment(&ada, &solo, 20).await;
    page.hides("name=\"others\"").hides("<select");
    let table = ada.post(&format!("/t/{solo}/tries"), &[("at", &at.to_string()), ("seat", "0")]).await.table();
    ada.get(&format!("/t/{table}")).await.expect(200).says("What if, from move");
    let cards = over(&server, CARDS).await;
    let (at, _) = moment(&ada, &cards, 30).await;
    let fields = [("at", at.to_string()), ("seat", "2".into()), ("others", "friends".into())];
    let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let table = ada.post(&format!("/t/{cards}/tries"), &fields).await.table();
    ada.get(&format!("/t/{table}")).await.expect(200).says("?i=i_");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_played_on_from_is_refused_and_makes_nobody_a_visitor() {
    let server = Server::new(63).await;
    let (ada, bo) = (server.browser(), server.browser());
    let running = ada.post("/play", &[("game", "origami"), ("level", "hina"), ("name", "Ada")]).await.table();
    let over = over(&server, CARDS).await;
    for (table, fields, status) in [
        (&running, vec![("at", "9"), ("seat", "0")], 409),
        (&over, vec![("at", "9"), ("seat", "4")], 409),
        (&over, vec![("at", "4000000000"), ("seat", "0")], 409),
        (&over, vec![("at", "0"), ("seat", "0")], 409),
        (&over, vec![("at", "9")], 400),
        (&over, vec![("seat", "1")], 400),
        (&over, vec![("at", "9"), ("seat", "0"), ("how", "so")], 400),
        (&over, vec![("at", "9"), ("seat", "0"), ("others", "carrambah")], 400),
    ] {
        ada.post(&format!("/t/{table}/tries"), &fields).await.expect(status);
    }
    bo.post(&format!("/t/{running}/tries"), &[("at", "9"), ("seat", "0")]).await.expect(409);
    bo.post("/t/000000000000/tries", &[("at", "9"), ("seat", "0")]).await.expect(404);
    assert!(bo.token().is_none());
    ada.get(&format!("/t/{running}/tries")).await.expect(409);
    for query in ["", "?at=-1&seat=x", "?at=4000000000"] {
        ada.get(&format!("/t/{over}/tries{query}")).await.expect(200).says("Nobody decides anything");
    }
    ada.get(&format!("/t/{over}/tries?seat=7")).await.expect(409);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_is_told_as_text_by_what_its_viewer_saw() {
    let server = Server::new(64).await;
    let cards = over(&server, CARDS).await;
    let text = async |table: &str, query: &str| {
        let page = server.browser().get(&format!("/t/{table}/diagram{query}")).await.expect(200);
        page.between("id=\"diagram\" translate=\"no\">", "</pre>").to_owned()
    };
    let mine = text(&cards, "?at=40&seat=1").await;
    assert!(mine.contains("in hand: ") && mine.contains("Draw Line: ") && mine.contains("as P2 saw it"), "{mine}");
    let watched = text(&cards, "?at=40&seat=none").await;
    assert!(!watched.contains("in hand: ") && watched.contains("as a spectator saw it"), "{watched}");
    // Each sees one hand and no other.
    for seat in 0..3 {
        assert_eq!(text(&cards, &format!("?at=40&seat={seat}")).await.matches("in hand: ").count(), 1);
    }
    let islands = text(&over(&server, SOLO).await, "").await;
    assert!(islands.contains("  a  b  c") && islands.contains("coins"), "{islands}");
    let running = server.browser();
    let table = running.post("/play", &[("game", "origami"), ("level", "hina"), ("name", "Ada")]).await.table();
    running.get(&format!("/t/{table}/diagram")).await.expect(409);
    server.stop().await;
}
