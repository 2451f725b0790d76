//! My games: found by a plain form, page by page, with a small picture each.

use crate::harness::{Browser, Server};

/// Games of Ada that she has given up: of the games named, the first of them first.
async fn given_up(ada: &Browser<'_>, games: &[&str]) -> Vec<String> {
    let mut tables = Vec::new();
    for game in games {
        let table = ada.post("/play", &[("game", game), ("level", "hina"), ("name", "Ada")]).await.table();
        ada.post(&format!("/t/{table}/do"), &[("do", "resign")]).await.location();
        tables.push(table);
    }
    tables
}

/// The tables a page shows, in its order.
fn shown(page: &str) -> Vec<&str> {
    let pictures = page.split("<a class=\"picture\" href=\"/t/").skip(1);
    pictures.map(|rest| rest.split_once('"').expect("an end").0).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_games_is_told_what_to_do() {
    let server = Server::new(91).await;
    let (ada, nobody) = (server.browser(), server.browser());
    nobody
        .get("/me/games")
        .await
        .expect(200)
        .says("No finished games yet")
        .says("href=\"/\"")
        .hides("<form class=\"games-filter");
    assert!(nobody.token().is_none(), "nobody becomes a visitor by looking");
    // One under way is none yet.
    ada.post("/play", &[("game", "origami"), ("level", "hina"), ("name", "Ada")]).await.table();
    ada.get("/me/games").await.expect(200).says("No finished games yet");
    ada.get("/me").await.expect(200).says("href=\"/me/games\"");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_found_by_a_form() {
    let server = Server::new(92).await;
    let (ada, eve) = (server.browser(), server.browser());
    let tables = given_up(&ada, &["origami", "legends", "islands-solo"]).await;
    let all = ada.get("/me/games").await.expect(200);
    assert_eq!(shown(&all.text).len(), 3);
    for table in &tables {
        all.says(&format!("href=\"/t/{table}/replay\"")).says(&format!("src=\"/t/{table}/small.png?v="));
    }
    all.says("loading=\"lazy\"").says("<option value=\"bot:hina\">Hina").says("Place 2");
    // The end of a game leads here, for those who played it.
    ada.get(&format!("/t/{}", tables[0])).await.expect(200).says("href=\"/me/games\"");
    eve.get(&format!("/t/{}", tables[0])).await.expect(200).hides("href=\"/me/games\"");
    for (query, expected) in [
        ("game=legends", &tables[1..2]),
        ("game=islands-solo", &tables[2..]),
        ("game=mixed", &[]),
        ("with=person%3AEve", &[]),
        ("result=won", &[]),
        ("length=long", &[]),
        ("game=origami&with=bot%3Ahina&result=other&length=short", &tables[..1]),
    ] {
        let page = ada.get(&format!("/me/games?{query}")).await.expect(200);
        assert_eq!(shown(&page.text), expected.iter().map(String::as_str).collect::<Vec<_>>(), "{query}");
        page.says("Show all games");
        if expected.is_empty() {
            page.says("None of your games is like that.");
        }
    }
    // What was chosen stays chosen.
    let page = ada.get("/me/games?game=legends&with=bot%3Ahina&result=other&length=short").await.expect(200);
    for chosen in [
        "value=\"legends\" selected",
        "value=\"bot:hina\" selected",
        "value=\"other\" selected",
        "value=\"short\" selected",
    ] {
        page.says(chosen);
    }
    // These are nobody else's games.
    eve.get("/me/games").await.expect(200).hides(&tables[0]);
    // Whoever is forgotten has none.
    ada.post("/me/forget", &[("sure", "yes")]).await.location();
    ada.get("/me/games").await.expect(200).hides(&tables[0]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_come_page_by_page_with_the_same_filters() {
    let server = Server::new(93).await;
    let ada = server.browser();
    let mut expected = given_up(&ada, &["origami"; 14]).await;
    let mut path = "/me/games?game=origami&with=bot%3Ahina".to_owned();
    let mut found = Vec::new();
    loop {
        let page = ada.get(&path).await.expect(200);
        found.extend(shown(&page.text).into_iter().map(str::to_owned));
        let Some((before, _)) = page.text.split_once("\">Older ones") else { break };
        let next = before.rsplit_once("href=\"").expect("a link").1;
        path = next.replace("&amp;", "&");
        assert!(path.starts_with("/me/games?game=origami&with=bot%3Ahina&after="), "{path}");
    }
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_asks_for_nothing() {
    let server = Server::new(94).await;
    let ada = server.browser();
    let table = given_up(&ada, &["origami"]).await.remove(0);
    for query in ["game=chess", "with=", "with=bot", "with=cat:x", "result=yes", "length=endless", "after=x", "after=-"]
    {
        let page = ada.get(&format!("/me/games?{query}")).await.expect(200);
        assert_eq!(shown(&page.text), [&table], "{query}");
    }
    // Names are shown as they are, whatever they hold.
    ada.get("/me/games?with=person%3A%3Cb%3E%22").await.expect(200).hides("<b>").says("&lt;b&gt;");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_picture_shows_what_watchers_see_and_is_kept_once_the_game_is_over() {
    let server = Server::new(95).await;
    let (ada, eve) = (server.browser(), server.browser());
    let table = ada.post("/play", &[("game", "legends"), ("level", "hina"), ("name", "Ada")]).await.table();
    let small = format!("/t/{table}/small.png?v=1&lang=en");
    let (status, kind, mine) = ada.fetch(&small).await;
    assert_eq!((status, &*kind, &mine[..4]), (200, "image/png", &b"\x89PNG"[..]));
    assert_eq!(mine[16..24], [0, 0, 1, 224, 0, 0, 0, 252], "480 by 252");
    assert_eq!(ada.headers_of(&small).await["cache-control"], "no-cache");
    ada.post(&format!("/t/{table}/do"), &[("do", "resign")]).await.location();
    assert_eq!(ada.headers_of(&small).await["cache-control"], "private, max-age=3600");
    assert!(ada.fetch(&small).await.2 == eve.fetch(&small).await.2, "whoever played sees no more on it");
    assert_eq!(ada.fetch("/t/000000000000/small.png").await.0, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_told_in_numbers() {
    let server = Server::new(94).await;
    let (ada, nobody) = (server.browser(), server.browser());
    nobody.get("/me").await.expect(200).hides("class=\"panel numbers\"").hides("/me/export");
    assert_eq!(nobody.get("/me/export").await.location(), "/me");
    ada.post("/me/name", &[("name", "Ada")]).await;
    ada.get("/me").await.expect(200).says("Finish a game, and here stands how often you win");
    given_up(&ada, &["origami", "origami", "legends", "islands-solo"]).await;
    let page = ada.get("/me").await.expect(200);
    page.says("Your games in numbers").says("Of your newest 4 games.").says("href=\"/me/games?game=legends\"");
    page.says("0 of 2").says("0 of 3").hides("You have won").hides("<h3>Your points");
    for language in ["it", "de"] {
        ada.get(&format!("/me?lang={language}")).await.expect(200).hides("Your games in numbers");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_is_known_of_somebody_is_theirs_to_take_along() {
    let server = Server::new(95).await;
    let (ada, eve) = (server.browser(), server.browser());
    let tables = given_up(&ada, &["origami", "islands-solo"]).await;
    given_up(&eve, &["legends"]).await;
    let (status, kind, file) = ada.fetch("/me/export").await;
    assert_eq!((status, kind.as_str()), (200, "application/json"));
    let headers = ada.headers_of("/me/export").await;
    assert_eq!(headers["content-disposition"], "attachment; filename=\"senbazuru.json\"");
    let file = String::from_utf8(file).expect("text");
    let all: serde_json::Value = serde_json::from_str(&file).expect("JSON");
    let mut ids: Vec<&str> =
        all["tables"].as_array().expect("tables").iter().filter_map(|of| of["table"]["id"].as_str()).collect();
    ids.sort_unstable();
    let mut wanted: Vec<&str> = tables.iter().map(String::as_str).collect();
    wanted.sort_unstable();
    assert_eq!((ids, all["visitor"]["name"].as_str()), (wanted, Some("Ada")));
    // Neither tokens nor digests of them.
    assert!(!file.contains("token") && !file.contains("v_"), "{file}");
}
