//! From the first page to a game.

use session::{SeatKind, Status};

use crate::harness::{Answer, Server};

/// The part of the home page that lists the visitor's tables.
fn mine(home: &Answer) -> &str {
    home.between("id=\"mine\"", "</section>")
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_leads_to_a_game_against_a_bot() {
    let server = Server::new(1).await;
    let ada = server.browser();
    let home = ada.get("/").await.expect(200);
    assert!(home.cookies().is_empty(), "looking leaves no trace");
    // What is sent is what is chosen at first.
    for chosen in ["value=\"origami\" checked", "value=\"hina\" checked"] {
        home.says(chosen);
    }
    let made = ada.post("/play", &[("game", "origami"), ("level", "hina"), ("name", "")]).await;
    let table = made.table();
    let look = server.look(&table, ada.token().as_ref()).await;
    assert_eq!(look.seat.map(|seat| seat.0), Some(0));
    assert_eq!((look.table.status, look.table.hints, look.table.listed), (Status::Running, true, false));
    assert_eq!((look.table.seats[0].name.as_str(), look.table.seats[1].kind), ("Guest", SeatKind::Bot));
    ada.get(&format!("/t/{table}")).await.expect(200);
    let home = ada.get("/").await.expect(200);
    assert!(mine(&home).contains(&format!("href=\"/t/{table}\"")), "{}", mine(&home));
    assert!(mine(&home).contains("Hina (bot)"), "{}", mine(&home));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_is_signed_and_kept_from_scripts_and_other_sites() {
    for (base, secure) in [(None, false), (Some("http://table.example"), false), (Some("https://table.example"), true)]
    {
        let server = Server::at(2, base).await;
        let made = server.browser().post("/play", &[("name", "Ada")]).await;
        let cookies = made.cookies();
        let [cookie] = cookies[..] else { panic!("one cookie: {cookies:?}") };
        let mut parts = cookie.split("; ");
        let (name, value) = parts.next().and_then(|pair| pair.split_once('=')).expect("a cookie");
        assert!(name.starts_with("senbazuru-") && name.ends_with("-visitor"), "{name}");
        assert!(!value.starts_with("v_"), "the signature comes first: {value}");
        let parts: Vec<&str> = parts.collect();
        for wanted in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(parts.contains(&wanted), "{wanted} in {cookie}");
        }
        assert_eq!(parts.contains(&"Secure"), secure, "{cookie}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_was_tampered_with_is_nobodys() {
    let server = Server::new(3).await;
    let (ada, mallory) = (server.browser(), server.browser());
    ada.post("/play", &[("name", "Ada")]).await.table();
    ada.get("/me").await.says("Ada");
    let (name, value) = ada.visitor_cookie().expect("a cookie");
    let token = ada.token().expect("a token");
    let mut forged = value.clone().into_bytes();
    forged[3] = if forged[3] == b'A' { b'B' } else { b'A' };
    let forged = String::from_utf8(forged).expect("text");
    for forged in [forged.as_str(), token.reveal(), "", "x"] {
        mallory.set_cookie(&name, forged);
        mallory.get("/me").await.expect(200).hides("Ada").says("We do not know you yet");
    }
    mallory.set_cookie(&name, &value);
    mallory.get("/me").await.says("Ada");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_taken_and_a_bad_one_comes_back_as_it_was_typed() {
    let server = Server::new(4).await;
    let ada = server.browser();
    let long = "x".repeat(25);
    let refused = ada.post("/play", &[("game", "mixed"), ("level", "tsuru"), ("name", &long)]).await.expect(422);
    refused.says("A name has at most 24 characters").says(&long).says("value=\"mixed\" checked");
    refused.says("value=\"tsuru\" checked");
    assert!(refused.cookies().is_empty(), "nobody came of it");
    ada.post("/play", &[("name", " Ada  <b> ")]).await.table();
    ada.get("/").await.says("value=\"Ada &lt;b&gt;\"");
    ada.post("/play", &[("name", "Bea")]).await.table();
    ada.get("/me").await.says("Bea");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_form_does_not_offer_is_refused() {
    let server = Server::new(5).await;
    for fields in [&[("game", "go")][..], &[("game", "chess")], &[("level", "sensei")]] {
        let refused = server.browser().post("/play", fields).await.expect(422);
        assert!(refused.cookies().is_empty());
        refused.says("class=\"refusal\"");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_sets_a_table_for_a_friend() {
    let server = Server::at(6, Some("https://table.example")).await;
    let ada = server.browser();
    let table = ada.post("/play", &[("game", "legends"), ("with", "friends"), ("name", "Ada")]).await.table();
    let look = server.look(&table, ada.token().as_ref()).await;
    assert_eq!((look.table.status, look.table.game.as_str()), (Status::Open, "legends"));
    assert_eq!(look.table.seats[1].kind, SeatKind::Open);
    let waiting = ada.get(&format!("/t/{table}")).await.expect(200);
    waiting.says(&format!(">https://table.example/t/{table}?i=i_")).says("<svg class=\"qr\"");
    waiting.hides("--lan");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_other_sites_send_do_nothing() {
    let server = Server::new(7).await;
    let ada = server.browser();
    ada.post("/play", &[("name", "Ada")]).await.table();
    let before = ada.get("/me").await.text.matches("table-row").count();
    for path in ["/play", "/new", "/me/name", "/me/link", "/me/forget"] {
        ada.post_from_elsewhere(path, &[("name", "Mallory"), ("sure", "yes")]).await.expect(403);
    }
    let me = ada.get("/me").await.expect(200);
    me.says("Ada").hides("Mallory");
    assert_eq!(me.text.matches("table-row").count(), before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_lists_say_what_to_do() {
    let server = Server::new(8).await;
    let home = server.browser().get("/").await.expect(200);
    assert_eq!(home.text.matches("class=\"empty\"").count(), 3);
    home.says("You are not sitting at a table").says("Nobody is looking for players").says("No public game");
    server.browser().get("/me").await.expect(200).says("class=\"empty\"");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn my_turn_comes_first() {
    let server = Server::new(9).await;
    let (ada, bea) = (server.browser(), server.browser());
    let mut running = Vec::new();
    for _ in 0..6 {
        let fields = [("seat-0", "me"), ("seat-1", "person"), ("listed", "on"), ("starts", "on"), ("name", "Ada")];
        let table = ada.post("/new", &fields).await.table();
        bea.post(&format!("/t/{table}/join"), &[("name", "Bea")]).await.table();
        server.source.pass(60_000);
        running.push(table);
    }
    for browser in [&ada, &bea] {
        let home = browser.get("/").await.expect(200);
        let rows: Vec<&str> = mine(&home).split("<article").skip(1).collect();
        assert_eq!(rows.len(), running.len());
        let marked: Vec<bool> = rows.iter().map(|row| row.contains("Your turn")).collect();
        assert!(marked.contains(&true) && marked.is_sorted_by(|a, b| a >= b), "{marked:?}");
        for (row, marked) in rows.iter().zip(marked) {
            let id = row.split("/t/").nth(1).and_then(|rest| rest.split('"').next()).expect("a table");
            let look = server.look(id, browser.token().as_ref()).await;
            assert_eq!(look.seat.is_some_and(|seat| look.table.asked.has(seat)), marked);
        }
    }
    // Onlookers find them too.
    let live = server.browser().get("/").await;
    assert_eq!(live.between("id=\"live\"", "</section>").matches("<article").count(), running.len());
    server.stop().await;
}
