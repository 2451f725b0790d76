//! The pages of the daily challenge.

use session::{Act, Scene, Status, TableId, Token};
use tabletop::Stream;

use crate::harness::{Browser, Server};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Begins, or goes on; the table it leads to.
async fn begin(browser: &Browser<'_>, name: &str) -> String {
    browser.post("/daily", &[("name", name)]).await.table()
}

/// The player answers at random until the game is over.
async fn finish(server: &Server, table: &str, token: &Token, seed: u64) -> i16 {
    server.source.pass(1_000);
    let (id, mut luck) = (TableId::parse(table).expect("an id"), Stream::new(seed));
    loop {
        let look = server.look(table, Some(token)).await;
        let Some(Scene::Islands(scene)) = &look.scene else { panic!("a game of Islands") };
        if look.table.status == Status::Over {
            return look.table.result.expect("a result")[0].score.expect("points");
        }
        let answer = scene.words(scene.legal[luck.below(scene.legal.len() as u32) as usize]);
        let act = Act::answer(look.table.version, &answer, None);
        server.app.hub.act(&id, token, act).await.expect("a legal move");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_page_to_the_board() {
    let server = Server::new(1).await;
    let (ada, bo) = (server.browser(), server.browser());
    let page = ada.get("/daily").await.expect(200);
    assert!(page.cookies().is_empty(), "looking leaves no trace");
    page.says("<time datetime=\"2026-11-16\">16 November 2026</time>").says("Play today’s challenge");
    page.says("Nobody has finished").says("datetime=\"2026-11-17T00:00:00Z\"").says("name=\"name\"");
    page.says("The first attempt you begin counts").says("with a fresh cookie you would be a new visitor");
    let table = begin(&ada, "Ada").await;
    let page = ada.get("/daily").await.expect(200);
    page.says("Continue your attempt").hides("name=\"name\"").hides(&table).hides("for practice");
    page.says("0 players have finished. 1 more has begun.").says("not finished");
    assert_eq!(begin(&ada, "").await, table);
    let token = ada.token().expect("a visitor");
    let points = finish(&server, &table, &token, 1).await;
    let shown = points.to_string().replace('-', "−");
    let page = ada.get("/daily").await.expect(200);
    page.says("Play once more").says("does not count").says("aria-current=\"true\"").says("1 player has finished");
    page.says(&format!("href=\"/t/{table}/replay\"")).says(&format!("<td class=\"number\">{shown}</td>"));
    page.says(&format!("Your best solo game so far: {points} point"));
    // Others see how it went, and no more.
    let theirs = bo.get("/daily").await.expect(200);
    theirs.says("Ada").says(&shown).hides(&table).says("Replays open").hides("aria-current=\"true\"><td");
    for rest in ["", "/replay", "/record"] {
        let refused = bo.get(&format!("/t/{table}{rest}")).await.expect(403);
        refused.says("today’s challenge");
    }
    // A second attempt changes nothing on the board.
    let again = begin(&ada, "").await;
    assert_ne!(again, table);
    let second = finish(&server, &again, &token, 2).await;
    let page = ada.get("/daily").await.expect(200);
    page.says(&format!("<td class=\"number\">{shown}</td>")).hides(&again);
    assert_ne!(second, points, "the test can tell them apart");
    page.hides(&format!("<td class=\"number\">{}</td>", second.to_string().replace('-', "−")));
    // Who has finished may see the others.
    let own = begin(&bo, "Bo").await;
    finish(&server, &own, &bo.token().expect("a visitor"), 3).await;
    bo.get("/daily").await.expect(200).says(&format!("href=\"/t/{table}/replay\"")).says("2 players have finished");
    let id = TableId::parse(&table).expect("an id");
    assert!(server.app.hub.replay(&id, bo.token().as_ref(), 5, None).await.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_stands_on_the_board_as_that() {
    let server = Server::new(6).await;
    for (language, gave_up, practice, teaser) in [
        ("en", "gave up", "You gave up today’s challenge. Another attempt", "You gave up today’s challenge. How"),
        ("it", "abbandonato", "Hai abbandonato la sfida di oggi. Un altro", "Hai abbandonato la sfida di oggi. Come"),
        ("de", "aufgegeben", "Herausforderung aufgegeben. Ein weiterer", "Herausforderung aufgegeben. Wie"),
    ] {
        let browser = server.browser_in(language);
        let table = begin(&browser, "Ada").await;
        browser.post(&format!("/t/{table}/do"), &[("do", "resign")]).await;
        let page = browser.get("/daily").await.expect(200);
        page.says(&format!("<span class=\"muted\">{gave_up}</span>")).says(practice);
        page.says(&format!("href=\"/t/{table}/replay\""));
        browser.get("/").await.expect(200).says(teaser);
        let again = begin(&browser, "").await;
        assert_ne!(again, table);
        let token = browser.token().expect("a visitor");
        finish(&server, &again, &token, 1).await;
        browser.get("/daily").await.expect(200).says(practice).hides(&again);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_past_day_has_its_board_its_key_and_its_neighbours() {
    let server = Server::new(2).await;
    let ada = server.browser();
    assert_eq!(ada.get("/daily/2026-11-16").await.location(), "/daily");
    let table = begin(&ada, "<b>Ada</b>").await;
    finish(&server, &table, &ada.token().expect("a visitor"), 1).await;
    server.source.pass(DAY);
    let stranger = server.browser();
    let page = stranger.get("/daily/2026-11-16").await.expect(200);
    page.says("Daily challenge of 16 November 2026").says("&lt;b&gt;Ada&lt;/b&gt;").hides("<b>");
    page.says(&format!("href=\"/t/{table}/replay\""));
    page.says("href=\"/daily/2026-11-15\"").says("href=\"/daily/2026-11-17\"");
    let key = page.between("<p><code>", "</code>");
    assert_eq!(key.len(), 64);
    page.says(&format!("senbazuru play islands-solo <span>--challenge</span> key:{key}"));
    let before = stranger.get("/daily/2026-11-15").await.expect(200);
    before.says("Nobody finished").hides(key);
    stranger.get("/daily/2026-01-01").await.expect(200).hides("rel=\"prev\"");
    let today = stranger.get("/daily").await.expect(200);
    today.says("17 November 2026").says("href=\"/daily/2026-11-16\"").hides("--challenge");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_there_in_three_languages() {
    let server = Server::new(3).await;
    for (language, title, date) in [
        ("en", "Daily challenge", "16 November 2026"),
        ("it", "Sfida del giorno", "16 novembre 2026"),
        ("de", "Herausforderung des Tages", "16. November 2026"),
    ] {
        let browser = server.browser_in(language);
        browser.get("/daily").await.expect(200).says(title).says(date);
        browser.get("/daily/2026-11-15").await.expect(200).says(title);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_date_or_no_name_is_said_so() {
    let server = Server::new(4).await;
    let ada = server.browser();
    for bad in ["today", "2026-13-01", "2026-11-1", "%00", "%ff", "..%2f..%2fetc", "1999-12-31"] {
        ada.get(&format!("/daily/{bad}")).await.expect(400).says("not a date");
    }
    ada.get("/daily/2026-11-17").await.expect(404).says("no challenge of this date yet");
    let long = "x".repeat(500);
    ada.post("/daily", &[("name", &long)]).await.expect(422).says("role=\"alert\"");
    assert!(ada.token().is_none());
    ada.post_from_elsewhere("/daily", &[]).await.expect(403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_leaves_the_board() {
    let server = Server::new(5).await;
    let ada = server.browser();
    let table = begin(&ada, "Unforgettable").await;
    finish(&server, &table, &ada.token().expect("a visitor"), 1).await;
    let bo = server.browser();
    bo.get("/daily").await.says("Unforgettable");
    ada.post("/me/forget", &[("sure", "yes")]).await;
    bo.get("/daily").await.expect(200).hides("Unforgettable").says("Nobody has finished");
    server.stop().await;
}
