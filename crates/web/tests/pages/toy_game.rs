//! A game the product does not know, played whole by the pages: it is shown in words.

use session::{Guest, Name, Status, Wish};

use crate::harness::{Answer, Browser, Server};

/// A table of that game for two, which both sit down at.
async fn begun(server: &Server, ada: &Browser<'_>, bea: &Browser<'_>) -> String {
    let guest = Guest { visitor: None, address: "::1".to_owned() };
    let wish = Wish { game: "cup".to_owned(), starts_when_full: true, ..Wish::default() };
    let made = server.app.hub.create(&guest, &Name::new("Ada").expect("a name"), &wish).await.expect("a table");
    let table = made.table.id.to_string();
    ada.post(&format!("/t/{table}/take"), &[("seat", made.token.reveal()), ("name", "Ada")]).await.table();
    let link = ada.get(&format!("/t/{table}")).await.expect(200).between("?i=", "<").to_owned();
    bea.post(&format!("/t/{table}/join"), &[("i", &link), ("name", "Bea")]).await.table();
    table
}

/// The answers a page offers by buttons, with the version they are for.
fn offered(page: &Answer) -> (String, Vec<String>) {
    let form = page.between("id=\"move\"", "</form>");
    let value = |tag: &str| tag.split_once("value=\"").and_then(|(_, rest)| rest.split('"').next()).map(str::to_owned);
    let version = form.split('<').find(|tag| tag.contains("name=\"version\"")).and_then(value).expect("a version");
    let buttons = form.split('<').filter(|tag| tag.starts_with("button") && tag.contains("name=\"do\""));
    (version, buttons.filter_map(value).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plain_game_is_played_to_its_end_by_its_buttons() {
    let server = Server::new(5).await;
    let (ada, bea) = (server.browser(), server.browser_in("de"));
    let table = begun(&server, &ada, &bea).await;
    let at = format!("/t/{table}");
    ada.get(&at).await.expect(200).says("Which number do you say?").says("Ada has the cup.");
    bea.get(&at).await.expect(200).says("Ada hat den Becher.").hides("Welche Zahl");
    let mut answers = 0;
    while server.look(&table, None).await.table.status == Status::Running {
        let asked = server.look(&table, None).await.table.asked;
        let player = if asked.has(session::Seat(0)) { &ada } else { &bea };
        let page = player.get(&at).await.expect(200);
        let (version, buttons) = offered(&page);
        let answer = buttons.last().expect("an answer");
        player.post(&format!("{at}/move"), &[("do", answer), ("version", &version)]).await.location();
        answers += 1;
    }
    assert_eq!(answers, 8);
    for browser in [&ada, &bea] {
        browser.get(&at).await.expect(200).says("class=\"standings\"");
        browser.get(&format!("{at}/replay")).await.expect(200);
        browser.get(&format!("{at}/scores")).await.expect(200);
    }
    ada.get(&format!("{at}/goal")).await.expect(404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_answered_is_refused_with_its_rule() {
    let server = Server::new(5).await;
    let (ada, bea) = (server.browser(), server.browser());
    let table = begun(&server, &ada, &bea).await;
    let (version, _) = offered(&ada.get(&format!("/t/{table}")).await);
    let refused = ada.post(&format!("/t/{table}/move"), &[("do", "say 9"), ("version", &version)]).await.expect(422);
    refused.says("A die has six faces").says("Which number do you say?");
    server.stop().await;
}

/// Whatever else is sent to its table, a page says why not, and nothing has changed.
#[tokio::test(flavor = "multi_thread")]
async fn bad_input_is_refused_at_its_table_too() {
    let server = Server::new(5).await;
    let (ada, bea, eve) = (server.browser(), server.browser_in("it"), server.browser_in("de"));
    let table = begun(&server, &ada, &bea).await;
    let at = format!("/t/{table}");
    let (version, _) = offered(&ada.get(&at).await);
    let before = server.look(&table, None).await.table;
    for rest in [
        "/goal",
        "/player",
        "/player?seat=0",
        "/player?seat=-1",
        "/player?seat=256",
        "/isle?seat=0",
        "/cards",
        "/discards",
    ] {
        for browser in [&ada, &bea, &eve] {
            browser.get(&format!("{at}{rest}")).await.expect(404);
        }
    }
    for rest in ["/replay", "/replay?at=4294967295&seat=9", "/record"] {
        ada.get(&format!("{at}{rest}")).await.expect(409);
    }
    ada.get(&format!("{at}/hint")).await.expect(403);
    let long = "9".repeat(5_000);
    let number = format!("say {long}");
    for answer in [
        "",
        "say",
        "say 0",
        "say 7",
        "say -1",
        "say x",
        "say 1 2",
        "Say 1",
        "rolled 3",
        "believe",
        "play fox left",
        "\0",
        &number,
    ] {
        let refused = ada.post(&format!("{at}/move"), &[("do", answer), ("version", &version)]).await;
        assert!([400, 422].contains(&refused.status.as_u16()), "{answer:?}: {} {}", refused.status, refused.text);
    }
    for (answer, version, status) in
        [("say 1", "0", 409), ("say 1", "4294967295", 409), ("say 1", "-1", 400), ("say 1", "", 400)]
    {
        let sent = [("do", answer), ("version", version)];
        ada.post(&format!("{at}/move"), &sent).await.expect(status);
    }
    let good = [("do", "say 1"), ("version", version.as_str())];
    bea.post(&format!("{at}/move"), &good).await.expect(422);
    eve.post(&format!("{at}/move"), &good).await.expect(403);
    assert_eq!(
        format!("{:?}", server.look(&table, None).await.table),
        format!("{before:?}"),
        "nothing of that has changed anything"
    );
    ada.post(&format!("{at}/move"), &good).await.location();
    server.stop().await;
}
