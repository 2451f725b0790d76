//! From a link to a seat.

use session::{Guest, Name, SeatKind, Status, Wish};

use crate::harness::{Browser, Server};

/// A table that waits for a second player, and its link without the server's address.
async fn invited(host: &Browser<'_>) -> (String, String) {
    let table = host.post("/play", &[("with", "friends"), ("name", "Ada")]).await.table();
    let link = link_to(host, &table).await;
    (table, link)
}

/// The link to a table that waits, as its host is shown it.
async fn link_to(host: &Browser<'_>, table: &str) -> String {
    let waiting = host.get(&format!("/t/{table}")).await.expect(200);
    let link = waiting.between(">http://table.example", "<").to_owned();
    assert!(link.starts_with(&format!("/t/{table}?i=i_")), "{link}");
    link
}

fn invite(link: &str) -> &str {
    link.split_once("?i=").expect("an invitation").1
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_opens_the_link_and_sits_down() {
    let server = Server::new(1).await;
    let (ada, bea) = (server.browser(), server.browser());
    let (table, link) = invited(&ada).await;
    // Messengers fetch links, people look twice: nothing happens by that.
    for path in [link.clone(), link.clone(), format!("/t/{table}"), format!("/t/{table}?watch=1")] {
        bea.get(&path).await.expect(200);
    }
    assert_eq!(bea.get(&format!("/t/{table}/join")).await.location(), format!("/t/{table}"));
    let open = server.look(&table, None).await.table;
    assert_eq!((open.status, open.seats[1].kind), (Status::Open, SeatKind::Open));
    assert!(bea.token().is_none());

    let offer = bea.get(&link).await.expect(200);
    offer.says("Ada invites you to play").says("Origami").says(invite(&link)).says("Sit down");
    let sat = bea.post(&format!("/t/{table}/join"), &[("i", invite(&link)), ("name", "Bea")]).await;
    assert_eq!(sat.table(), table);
    let look = server.look(&table, bea.token().as_ref()).await;
    assert_eq!((look.seat.map(|seat| seat.0), look.table.status), (Some(1), Status::Running));
    assert_eq!(look.table.seats[1].name, "Bea");
    // Once more is harmless.
    bea.post(&format!("/t/{table}/join"), &[("i", invite(&link)), ("name", "Bea")]).await.table();
    assert_eq!(server.look(&table, bea.token().as_ref()).await.seat.map(|seat| seat.0), Some(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_is_for_those_who_sit_there() {
    let server = Server::new(2).await;
    let (ada, bea) = (server.browser(), server.browser());
    // A table for those who are invited, and nobody else.
    let table = ada.post("/new", &[("seat-1", "person"), ("name", "Ada")]).await.table();
    let link = link_to(&ada, &table).await;
    bea.get(&format!("/t/{table}?watch=1")).await.expect(200).hides(invite(&link));
    for wrong in ["nonsense", "i_00000000000000000000000000", "%3Cb%3E"] {
        let told = bea.get(&format!("/t/{table}?i={wrong}")).await.expect(403);
        told.says("This invitation does not fit").hides(invite(&link));
    }
    bea.get(&format!("/t/{table}?s=nonsense")).await.expect(401).says("This seat can’t be taken");
    // Nobody but those who are invited can sit down.
    for fields in [
        &[][..],
        &[("i", "")],
        &[("i", "nonsense")],
        &[("i", "i_00000000000000000000000000")],
        &[("i", "s_00000000000000000000000000")],
    ] {
        let refused = bea.post(&format!("/t/{table}/join"), fields).await.expect(403);
        refused.says("This invitation does not fit").hides(invite(&link));
    }
    assert_eq!(server.look(&table, None).await.table.seats[1].kind, SeatKind::Open);
    let elsewhere = bea.post_from_elsewhere(&format!("/t/{table}/join"), &[("i", invite(&link))]).await;
    elsewhere.expect(403);
    assert_eq!(server.look(&table, None).await.table.seats[1].kind, SeatKind::Open);
    bea.post("/t/000000000000/join", &[("i", invite(&link))]).await.expect(404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_used_invitation_says_so() {
    let server = Server::new(3).await;
    let (ada, bea, cleo) = (server.browser(), server.browser(), server.browser());
    let (table, link) = invited(&ada).await;
    bea.post(&format!("/t/{table}/join"), &[("i", invite(&link))]).await.table();
    // The game has begun: who comes later can watch.
    cleo.get(&link).await.expect(200).says("The game has already begun").hides("id=\"z-status\"");
    cleo.get(&format!("/t/{table}")).await.expect(200).hides("The game has already begun");
    let late = cleo.post(&format!("/t/{table}/join"), &[("i", invite(&link))]).await.expect(409);
    late.says("The game has already begun").says(&format!("href=\"/t/{table}?watch=1\""));

    // A table that is full and waits for its host.
    let fields = [("seat-0", "me"), ("seat-1", "person"), ("listed", "on"), ("name", "Ada")];
    let table = ada.post("/new", &fields).await.table();
    bea.post(&format!("/t/{table}/join"), &[("name", "Bea")]).await.table();
    let full = cleo.post(&format!("/t/{table}/join"), &[("name", "Cleo")]).await.expect(409);
    full.says("All seats are taken");
    cleo.get(&format!("/t/{table}")).await.expect(200).says("All seats are taken");
    // The host can start it, or free the seat of somebody who does not come.
    let waiting = ada.get(&format!("/t/{table}")).await.expect(200);
    waiting.says("value=\"start\"").says("Free the seat of Bea");
    bea.get(&format!("/t/{table}")).await.expect(200).hides("value=\"start\"").hides("value=\"remove\"");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_table_needs_no_invitation() {
    let server = Server::new(4).await;
    let (ada, bea) = (server.browser(), server.browser());
    let fields = [("listed", "on"), ("starts", "on"), ("name", "Ada")];
    let table = ada.post("/new", &fields).await.table();
    let offer = bea.get(&format!("/t/{table}")).await.expect(200);
    offer.says("Sit down at this table?").says(&format!("action=\"/t/{table}/join\""));
    bea.get(&format!("/t/{table}?watch=1")).await.expect(200).hides("Sit down at this table?");
    let long = "x".repeat(30);
    let again = bea.post(&format!("/t/{table}/join"), &[("name", &long)]).await.expect(422);
    again.says(&long).says("at most 24 characters").says("Sit down");
    bea.post(&format!("/t/{table}/join"), &[("name", "Bea")]).await.table();
    assert_eq!(server.look(&table, bea.token().as_ref()).await.seat.map(|seat| seat.0), Some(1));
    server.stop().await;
}

/// The address bar is an invitation too, unless the host wants to see one.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_opens_the_address_of_an_open_table_is_offered_a_seat() {
    let server = Server::new(8).await;
    let (ada, bea) = (server.browser(), server.browser());
    let (open, _) = invited(&ada).await;
    let address = format!("/t/{open}");
    assert!(server.look(&open, None).await.table.open);
    for _ in 0..2 {
        bea.get(&address).await.expect(200).says("Sit down at this table?").says(&format!("action=\"{address}/join\""));
    }
    assert_eq!(server.look(&open, None).await.table.seats[1].kind, SeatKind::Open, "looking takes no seat");
    // An invitation that is none is refused also here.
    let wrong = [("i", "i_00000000000000000000000000"), ("name", "Bea")];
    bea.post(&format!("{address}/join"), &wrong).await.expect(403).says("This invitation does not fit");
    bea.post(&format!("{address}/join"), &[("name", "Bea")]).await.table();
    assert_eq!(server.look(&open, bea.token().as_ref()).await.seat.map(|seat| seat.0), Some(1));

    let closed = ada.post("/new", &[("seat-1", "person"), ("name", "Ada")]).await.table();
    assert!(!server.look(&closed, None).await.table.open);
    let cleo = server.browser();
    cleo.get(&format!("/t/{closed}")).await.expect(200).hides("Sit down");
    cleo.post(&format!("/t/{closed}/join"), &[("name", "Cleo")]).await.expect(403);
    // The form offers it, and ticks it.
    ada.get("/new").await.expect(200).says("name=\"open\" value=\"on\" checked");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_loopback_one_is_told_how_to_be_reached() {
    for (base, told) in [
        ("http://localhost:3000", true),
        ("http://127.0.0.1:3000", true),
        ("http://[::1]:3000", true),
        ("http://192.168.1.7:3000", false),
        ("https://table.example", false),
    ] {
        let server = Server::at(5, Some(base)).await;
        let ada = server.browser();
        let table = ada.post("/play", &[("with", "friends")]).await.table();
        let waiting = ada.get(&format!("/t/{table}")).await.expect(200);
        assert_eq!(waiting.text.contains("senbazuru serve --lan"), told, "{base}");
        waiting.says(&format!(">{base}/t/{table}?i=i_"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_taken_over_by_its_token() {
    let server = Server::new(6).await;
    let (ada, bea) = (server.browser(), server.browser());
    let guest = Guest { visitor: None, address: "::1".to_owned() };
    let wish = Wish { game: "origami".to_owned(), ..Wish::default() };
    let made = server.app.hub.create(&guest, &Name::new("Zoe").expect("a name"), &wish).await.expect("a table");
    let (table, token) = (made.table.id.to_string(), made.token.reveal());
    for _ in 0..2 {
        ada.get(&format!("/t/{table}?s={token}")).await.expect(200).says("A seat is kept for you");
    }
    assert!(ada.token().is_none(), "looking at a link spends nothing");
    assert_eq!(ada.get(&format!("/t/{table}/take")).await.location(), format!("/t/{table}"));
    ada.post(&format!("/t/{table}/take"), &[("seat", token), ("name", "Ada")]).await.table();
    assert_eq!(server.look(&table, ada.token().as_ref()).await.seat.map(|seat| seat.0), Some(0));
    // It is Ada's now, and nobody else's.
    bea.post(&format!("/t/{table}/take"), &[("seat", token), ("name", "Bea")]).await.says("This seat can’t be taken");
    for wrong in ["", "nonsense", "s_00000000000000000000000000", "v_00000000000000000000000000"] {
        bea.post(&format!("/t/{table}/take"), &[("seat", wrong)]).await.expect(401).says("This seat can’t be taken");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_the_same_are_told_apart() {
    let server = Server::new(21).await;
    let (ada, bea, cy) = (server.browser(), server.browser(), server.browser());
    let fields = [("players", "4"), ("seat-0", "me"), ("listed", "on")];
    let table = ada.post("/new", &fields).await.table();
    let join = format!("/t/{table}/join");
    // Who says no name is a guest, and there may be several of them.
    bea.post(&join, &[("name", "")]).await.expect(303);
    let names = |look: session::Look| look.table.seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>();
    assert_eq!(names(server.look(&table, None).await)[..2], ["Guest", "Guest 2"]);
    // Who says one that is taken is asked for another one, and keeps the invitation.
    let again = cy.post(&join, &[("name", "gu\u{435}st")]).await.expect(422);
    again.says("has a name that looks the same").says("value=\"gu\u{435}st\"");
    cy.post(&join, &[("name", "Cy")]).await.expect(303);
    server.stop().await;
}
