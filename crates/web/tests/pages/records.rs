//! Records that somebody brings, by the form of their page.

use crate::harness::Server;

const CARDS: &str = include_str!("../../../origami/tests/golden/records/v1-three.txt");

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_brought_looked_at_and_in_ones_own_list() {
    let server = Server::new(71).await;
    let (ada, bo) = (server.browser(), server.browser());
    ada.get("/records").await.expect(200).says("You have brought none yet").says("enctype=\"multipart/form-data\"");
    ada.get("/").await.says("href=\"/records\"");
    let answer = ada.post("/records", &[("text", CARDS)]).await;
    let replay = answer.location().to_owned();
    assert!(replay.ends_with("/replay"), "{replay}");
    // Whoever has the link sees it, from every seat; it can be taken out again as it was.
    for browser in [&ada, &bo] {
        let page = browser.get(&format!("{replay}?at=30&seat=1")).await.expect(200);
        page.says("data-place=\"hand\"").says("Play on from here");
        let (_, _, bytes) = browser.fetch(&replay.replace("/replay", "/record")).await;
        assert_eq!(String::from_utf8(bytes).expect("text"), CARDS);
    }
    ada.get(replay.trim_end_matches("/replay")).await.expect(200).hides("value=\"rematch\"");
    ada.get("/records").await.says(&format!("href=\"{replay}\""));
    bo.get("/records").await.hides(&replay);
    assert!(bo.token().is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_record_is_said_with_its_place_and_stays_in_the_form() {
    let server = Server::new(72).await;
    let own = CARDS.replacen("moves\n", "override cat cost 3\nmoves\n", 1);
    for (language, bad, place, terminal) in [
        ("en", "fold <the> table", "Line 1, column 1", "The command line shows it, by “senbazuru replay"),
        ("it", "piega", "Riga 1, colonna 1", "La riga di comando la mostra, con «senbazuru replay"),
        ("de", "falte", "Zeile 1, Spalte 1", "Die Kommandozeile zeigt sie mit „senbazuru replay"),
    ] {
        let ada = server.browser_in(language);
        let page = ada.post("/records", &[("text", bad)]).await.expect(422);
        page.says(place).says(&bad.replace('<', "&lt;").replace('>', "&gt;"));
        ada.post("/records", &[("text", &own)]).await.expect(422).says(terminal);
        ada.post("/records", &[("text", &"x".repeat(49 * 1024))]).await.expect(422);
        ada.post("/records", &[("text", "  "), ("file", "")]).await.expect(422).says("role=\"alert\"");
        ada.post("/records", &[]).await.expect(422);
        assert!(ada.token().is_none(), "nobody becomes a visitor by what is no record");
    }
    server.stop().await;
}
