//! Whole games through the API.

use serde_json::{Value, json};
use session::Source as _;
use session::source::Fixed;

use crate::harness::{Player, Server};

/// The seats that are asked.
fn asked(look: &Value) -> Vec<usize> {
    let seats = look["table"]["asked"].as_array().expect("a list");
    seats.iter().map(|seat| seat.as_u64().expect("a number") as usize).collect()
}

/// Plays to the end with legal moves drawn at random; answers with how many moves it took.
async fn play_to_the_end(server: &Server, players: &[Player], random: &Fixed) -> usize {
    for moves in 0..5_000 {
        let onlooker = server.get(&format!("/tables/{}", players[0].table), None).await.expect(200);
        assert_eq!(onlooker["seat"], Value::Null);
        if onlooker["table"]["status"] == "over" {
            return moves;
        }
        let asked = asked(&onlooker);
        let player = &players[asked[random.number() as usize % asked.len()]];
        let look = server.look(player).await;
        let legal = look["legal"]["moves"].as_array().expect("legal moves");
        assert!(!legal.is_empty(), "{look}");
        assert_eq!(look["question"]["seats"], onlooker["table"]["asked"]);
        let answer = &legal[random.number() as usize % legal.len()];
        let done = server.play(player, &look["table"]["version"], answer).await.expect(200);
        assert_eq!(done["again"], false);
    }
    panic!("this game does not end");
}

async fn a_whole_game(wish: Value, players: u64) {
    let server = Server::new(7).await;
    let random = Fixed::new(8);
    let players = server.table(&wish, players).await;
    let moves = play_to_the_end(&server, &players, &random).await;
    assert!(moves > 10, "{moves}");
    let look = server.look(&players[0]).await;
    let result = look["table"]["result"].as_array().expect("a result");
    assert_eq!(result.len(), players.len());
    assert!(result.iter().any(|placed| placed["place"] == 1), "{look}");
    assert_eq!((&look["question"], &look["legal"]), (&Value::Null, &Value::Null));
    let record = server.get(&format!("/tables/{}/record", players[0].table), None).await;
    assert!(record.status.is_success() && record.text.starts_with("senbazuru"), "{}", record.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn origami() {
    a_whole_game(json!({ "game": "origami" }), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legends() {
    a_whole_game(json!({ "game": "legends" }), 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mixed() {
    a_whole_game(json!({ "game": "mixed" }), 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn islands() {
    a_whole_game(json!({ "game": "islands" }), 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn islands_alone() {
    a_whole_game(json!({ "game": "islands-solo" }), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_to_several_are_answered_in_any_order_and_stay_secret() {
    let server = Server::new(3).await;
    let players = server.table(&json!({ "game": "islands" }), 3).await;
    let before = server.look(&players[2]).await;
    assert_eq!(before["question"]["kind"], "keep");
    assert_eq!(before["question"]["together"], true);
    assert_eq!(before["question"]["seats"], json!([0, 1, 2]));
    // All answer the same question, the last one first; nobody has to know of the others.
    let since = &before["table"]["version"];
    for player in players.iter().rev() {
        let look = server.look(player).await;
        server.play(player, since, &look["legal"]["moves"][0]).await.expect(200);
        let (mine, theirs) = (server.look(player).await, server.look(&players[0]).await);
        if player.seat != 0 {
            let seat = player.seat as usize;
            assert_ne!(mine["view"]["seats"][seat]["choice"], Value::Null, "what I chose is known to me");
            assert_eq!(theirs["view"]["seats"][seat]["choice"], Value::Null, "and to nobody else");
            assert_eq!(theirs["view"]["seats"][seat]["chosen"], true);
        }
    }
    let after = server.look(&players[0]).await;
    assert!(after["view"]["seats"][1]["kept"].is_array(), "{after}");
    server.stop().await;
}
