//! A lesson by forms alone, as a browser without script takes it.

use crate::harness::{Answer, Browser, Server};

/// The version a table page answers to.
fn version(page: &Answer) -> String {
    page.between("id=\"p-move-version\" type=\"hidden\" name=\"version\" value=\"", "\"").to_owned()
}

/// The learner has read what the crane says.
async fn go_on(ada: &Browser<'_>, table: &str) -> Answer {
    let page = ada.get(&format!("/t/{table}")).await;
    ada.post(&format!("/t/{table}/do"), &[("do", "learn-on"), ("version", &version(&page))]).await
}

/// Answers with these fields.
async fn answer(ada: &Browser<'_>, table: &str, fields: &[(&str, &str)]) -> Answer {
    let page = ada.get(&format!("/t/{table}")).await;
    let version = version(&page);
    let fields: Vec<_> = fields.iter().copied().chain([("version", version.as_str())]).collect();
    ada.post(&format!("/t/{table}/move"), &fields).await
}

/// From the second step of Origami to the fourth, which waits to be read.
async fn play_a_cat(ada: &Browser<'_>, table: &str) {
    let cat = [("do", "play"), ("play", "cat"), ("from", "hand"), ("side", "left"), ("pays", "yes"), ("pay", "sheep")];
    answer(ada, table, &cat).await.expect(303);
    answer(ada, table, &[("do", "yes")]).await.expect(303);
}

/// The first step of Origami.
async fn draw(ada: &Browser<'_>, table: &str) {
    answer(ada, table, &[("do", "draw"), ("line", "raccoon"), ("line", "dove")]).await.expect(303);
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_first_page_one_click_leads_to_the_first_lesson() {
    let server = Server::new(1).await;
    let ada = server.browser();
    let home = ada.get("/").await;
    home.says("formaction=\"/learn\"").says("Show me how").says("For everybody, and for the first evening");
    // The form of the home page says which game; a name is taken along.
    let table = ada.post("/learn", &[("game", "origami"), ("level", "hina"), ("name", "Ada")]).await.table();
    let page = ada.get(&format!("/t/{table}")).await.expect(200);
    // The first step asks already; what the coach speaks of is ringed where it lies, and signs are shown.
    page.says("id=\"z-coach\"").says("Welcome!").says("Step 1 of 17").hides("learn-on").says("href=\"#s-folds\"");
    page.says("data-look=\"line:raccoon line:dove\" data-coach=\"asks\"").hides("{folds}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_wanted_is_explained_and_can_be_tried_again() {
    let server = Server::new(2).await;
    for (language, first, wrong, waits) in [
        ("en", "One moment: read", "The Eagle alone is 4 folds", "The crane is waiting for you"),
        ("it", "Un momento: leggi", "L’Aquila da sola vale 4 pieghe", "La gru ti aspetta"),
        ("de", "Einen Moment: Lies", "Der Adler allein hat 4 Faltungen", "Der Kranich wartet auf dich"),
    ] {
        let ada = server.browser_in(language);
        let table = ada.post("/learn", &[("lesson", "origami")]).await.table();
        let eagle = [("do", "draw"), ("line", "eagle")];
        answer(&ada, &table, &eagle).await.expect(422).says(wrong).says("1 / 17");
        draw(&ada, &table).await;
        ada.get(&format!("/t/{table}")).await.says("2 / 17").hides(waits);
        play_a_cat(&ada, &table).await;
        // Who goes on first reads, and nobody is asked meanwhile.
        let page = ada.get(&format!("/t/{table}")).await;
        page.says("4 / 17")
            .says(waits)
            .says("data-coach=\"waits\"")
            .says("id=\"p-deed-version\"")
            .hides("chip turn")
            .hides("data-draft")
            .hides("form=\"move\"");
        answer(&ada, &table, &[("do", "draw"), ("line", "pig")]).await.expect(422).says(first);
        go_on(&ada, &table).await.expect(303);
        ada.get(&format!("/t/{table}")).await.says("5 / 17").hides(waits);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_left_and_found_again() {
    let server = Server::new(3).await;
    let ada = server.browser();
    let table = ada.post("/learn", &[("lesson", "origami")]).await.table();
    draw(&ada, &table).await;
    for page in ["/", "/learn"] {
        ada.get(page).await.says("Go on with the lesson (2 of 17)");
    }
    assert_eq!(ada.post("/learn", &[("lesson", "origami")]).await.table(), table, "it goes on");
    server.source.pass(1);
    let anew = ada.post("/learn", &[("lesson", "origami"), ("anew", "on")]).await.table();
    assert_ne!(anew, table);
    ada.get("/learn").await.says("Go on with the lesson (1 of 17)");
    // It is in no list of tables, and nobody else finds it.
    ada.get("/me").await.hides(&table);
    server.browser().get(&format!("/t/{table}")).await.expect(404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_in_anothers_place_or_out_of_turn() {
    let server = Server::new(4).await;
    let (ada, bo) = (server.browser(), server.browser());
    for unknown in [&[("lesson", "chess")][..], &[("game", "chess")], &[]] {
        ada.post("/learn", unknown).await.expect(404);
    }
    let table = ada.post("/learn", &[("lesson", "origami")]).await.table();
    bo.post("/play", &[("name", "Bo")]).await.table();
    // There is nothing to read on yet.
    go_on(&ada, &table).await.expect(409);
    draw(&ada, &table).await;
    play_a_cat(&ada, &table).await;
    let (go, version) = (format!("/t/{table}/do"), version(&ada.get(&format!("/t/{table}")).await));
    bo.post(&go, &[("do", "learn-on"), ("version", &version)]).await.expect(403);
    ada.post(&go, &[("do", "learn-on")]).await.expect(400);
    ada.post(&go, &[("do", "learn-on"), ("version", "0")]).await.expect(409);
    ada.post(&go, &[("do", "learn-on"), ("version", &version)]).await.expect(303);
    ada.post(&go, &[("do", "learn-on"), ("version", &version)]).await.expect(409);
    // There is nothing to read on now, nor can anything be taken back.
    go_on(&ada, &table).await.expect(409);
    // A table without a coach has nobody to listen to.
    let plain = ada.post("/play", &[]).await.table();
    go_on(&ada, &plain).await.expect(403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_have_an_end_like_all_tables_of_that_kind() {
    let server = Server::new(5).await;
    let ada = server.browser();
    let anew = [("lesson", "origami"), ("anew", "on")];
    let mut made = 0;
    while made < 1_000 && ada.post("/learn", &anew).await.status == 303 {
        made += 1;
    }
    assert_eq!(made, session::Limits::default().new_practice, "as many as in an hour");
    ada.post("/learn", &anew).await.expect(429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tip_is_read_once_and_silence_is_for_good() {
    let server = Server::new(6).await;
    let (ada, bo) = (server.browser(), server.browser());
    let solo = [("game", "islands-solo")];
    let first = "Keep two of these sheets";
    let table = ada.post("/play", &solo).await.table();
    let at = format!("/t/{table}");
    ada.get(&at).await.expect(200).says(first).says("Got it").says("No more tips");
    assert_eq!(ada.post(&format!("{at}/tip"), &[("do", "heard"), ("tip", "keep")]).await.location(), at);
    ada.get(&at).await.hides(first).says("id=\"z-tip\"");
    // Not at another table either; but everybody hears it for themselves.
    let other = ada.post("/play", &solo).await.table();
    ada.get(&format!("/t/{other}")).await.hides(first);
    let theirs = bo.post("/play", &solo).await.table();
    bo.get(&format!("/t/{theirs}")).await.says(first);
    bo.post(&format!("/t/{theirs}/tip"), &[("do", "silence")]).await.expect(303);
    bo.get(&format!("/t/{theirs}")).await.hides(first);
    bo.get("/me").await.says("keeps silent").says("value=\"tell\"");
    bo.post("/me/tips", &[("do", "tell")]).await.expect(303);
    bo.get(&format!("/t/{theirs}")).await.says(first);
    ada.get("/me").await.says("value=\"silence\"").says("value=\"anew\"");
    ada.post("/me/tips", &[("do", "anew")]).await.expect(303);
    ada.get(&format!("/t/{other}")).await.says(first);
    // A stranger is told nothing, and a lesson has its coach.
    let shared = ada.post("/play", &[("game", "origami")]).await.table();
    server.browser().get(&format!("/t/{shared}")).await.hides("z-tip");
    let lesson = ada.post("/learn", &[("lesson", "origami")]).await.table();
    ada.get(&format!("/t/{lesson}")).await.hides("z-tip");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tips_speak_every_language() {
    let server = Server::new(7).await;
    for (language, said) in [("en", "Keep two of"), ("it", "Tieni due di"), ("de", "Behalte zwei")] {
        let ada = server.browser_in(language);
        let table = ada.post("/play", &[("game", "islands-solo")]).await.table();
        ada.get(&format!("/t/{table}")).await.expect(200).says(said);
    }
    server.stop().await;
}
