//! New tables with all options.

use session::cards::{CHARACTERS, FAMILIES};
use session::{Absence, Level, Pace, SeatKind, Status};

use crate::harness::Server;

#[tokio::test(flavor = "multi_thread")]
async fn every_option_of_the_form_counts() {
    let server = Server::new(1).await;
    let ada = server.browser();
    let fields = [
        ("game", "mixed"),
        ("players", "3"),
        ("seat-0", "tsuru"),
        ("seat-1", "me"),
        ("seat-2", "person"),
        ("seat-3", "me"),
        ("how-families", "chosen"),
        ("family", "farm"),
        ("family", "polar"),
        ("family", "sea"),
        ("how-characters", "chosen"),
        ("character", "monk"),
        ("character", "ninja"),
        ("character", "geisha"),
        ("pace", "clock"),
        ("minutes", "5"),
        ("increment", "7"),
        ("days", "not looked at"),
        ("absence", "out"),
        ("listed", "on"),
        ("name", "Ada"),
    ];
    let table = ada.post("/new", &fields).await.table();
    let look = server.look(&table, ada.token().as_ref()).await;
    let info = look.table;
    assert_eq!(look.seat.map(|seat| seat.0), Some(1));
    assert_eq!((info.status, info.game.as_str(), info.options.players), (Status::Open, "mixed", 3));
    assert_eq!(info.options.chosen.all(&FAMILIES), ["farm", "sea", "polar"]);
    assert_eq!(info.options.chosen.all(&CHARACTERS), ["ninja", "geisha", "monk"]);
    assert_eq!((info.pace, info.absence), (Pace::Clock { seconds: 300, increment: 7 }, Absence::Out));
    assert_eq!((info.listed, info.hints, info.starts_when_full), (true, false, false));
    assert_eq!(info.seats[0].level.as_deref(), Some("tsuru"));
    let waiting = ada.get(&format!("/t/{table}")).await.expect(200);
    waiting.says("Tsuru (bot)").says("5 min each, plus 7 s per answer").says("Monk").says("Farm");
    // In the list for others, who may sit down without an invitation.
    let home = server.browser().get("/").await.expect(200);
    assert!(home.between("id=\"open\"", "</section>").contains(&table));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_sent_as_it_is_makes_a_table() {
    let server = Server::new(2).await;
    let ada = server.browser();
    ada.get("/new").await.expect(200);
    for (game, drawn) in [("origami", 0), ("legends", 2), ("mixed", 2)] {
        let table = ada.post("/new", &[("game", game), ("hints", "on"), ("starts", "on")]).await.table();
        let info = server.look(&table, None).await.table;
        assert_eq!((info.game.as_str(), info.options.players), (game, 2));
        assert_eq!((info.options.chosen.all(&FAMILIES).len(), info.options.chosen.all(&CHARACTERS).len()), (2, drawn));
        assert_eq!((info.pace, info.absence), (Pace::Free, Absence::Bot(Level::Kitsune)));
        assert_eq!(info.seats.iter().map(|seat| seat.kind).collect::<Vec<_>>(), [SeatKind::Person, SeatKind::Open]);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_form_comes_back_with_all_that_was_typed() {
    let server = Server::new(3).await;
    let ada = server.browser();
    let typed = [
        ("game", "mixed"),
        ("players", "4"),
        ("seat-0", "kaeru"),
        ("seat-1", "me"),
        ("how-families", "chosen"),
        ("family", "farm"),
        ("family", "polar"),
        ("how-characters", "none"),
        ("character", "monk"),
        ("pace", "clock"),
        ("minutes", "12"),
        ("increment", "34"),
        ("days", "5"),
        ("absence", "out"),
        ("listed", "on"),
        ("name", "Ada"),
    ];
    let refused = ada.post("/new", &typed).await.expect(422);
    refused.says("4 players need 4 different families").says("href=\"/rules/O-2.1\"");
    for kept in [
        "value=\"mixed\" checked",
        "value=\"4\" checked",
        "value=\"kaeru\" selected",
        "name=\"how-families\" value=\"chosen\" checked",
        "value=\"farm\" checked",
        "value=\"polar\" checked",
        "name=\"how-characters\" value=\"none\" checked",
        "value=\"monk\" checked",
        "value=\"clock\" checked",
        "value=\"12\"",
        "value=\"34\"",
        "value=\"5\"",
        "value=\"out\" selected",
        "name=\"listed\" value=\"on\" checked",
        "value=\"Ada\"",
        "<details class=\"panel\" open",
    ] {
        refused.says(kept);
    }
    for not_ticked in ["name=\"hints\" value=\"on\" checked", "value=\"sky\" checked", "value=\"ninja\" checked"] {
        refused.hides(not_ticked);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_is_refused_with_a_sentence() {
    let server = Server::new(4).await;
    for (fields, sentence) in [
        (&[("players", "9")][..], "2 to 4"),
        (&[("players", "x")], "cannot be understood"),
        (&[("seat-0", "me"), ("seat-1", "me")], "Only one of the seats can be yours"),
        (&[("seat-0", "emperor")], "cannot be understood"),
        (&[("pace", "clock"), ("minutes", "0")], "time for thinking"),
        (&[("pace", "clock"), ("minutes", "99999999999")], "time for thinking"),
        (&[("pace", "days"), ("days", "-1")], "time for thinking"),
        (&[("how-families", "chosen")], "2 players need 2 different families"),
        (&[("how-families", "chosen"), ("family", "<script>"), ("family", "sea")], "&lt;script&gt;"),
        (&[("how-families", "chosen"), ("family", "sea"), ("family", "sea")], "named twice"),
        (&[("game", "legends"), ("how-characters", "chosen"), ("character", "monk")], "2 pairs of characters"),
        (
            &[("game", "mixed"), ("how-families", "chosen"), ("family", "polar"), ("family", "exotic")],
            "belongs to the game",
        ),
        (&[("game", "chess")], "cannot be chosen here"),
        (&[("name", "\u{202e}")], "cannot be seen"),
    ] {
        let refused = server.browser().post("/new", fields).await.expect(422);
        refused.says("class=\"refusal\"").says(sentence).hides("<script>");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_bots_is_one_to_watch() {
    let server = Server::new(5).await;
    let ada = server.browser();
    let table = ada.post("/new", &[("seat-0", "hina"), ("seat-1", "kaeru")]).await.table();
    let look = server.look(&table, ada.token().as_ref()).await;
    assert!(look.seat.is_none() && look.table.status != Status::Open);
    ada.get(&format!("/t/{table}")).await.expect(200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_can_ask_for_a_game() {
    let server = Server::new(6).await;
    let page = server.browser().get("/new?game=legends&listed=on&players=%3Cb%3E").await.expect(200);
    page.says("value=\"legends\" checked").says("name=\"listed\" value=\"on\" checked");
    server.browser().get("/new?game=chess").await.expect(200).says("value=\"origami\" checked");
    server.stop().await;
}
