//! Where a table leads to the figures: while it waits, as the mark of who starts, and at the end.

use crate::harness::Server;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_starts_has_the_figure_of_the_game() {
    let server = Server::new(41).await;
    let ada = server.browser();
    for (game, picture, name) in [
        ("origami", "butterfly.svg", "Butterfly"),
        ("legends", "penguin.svg", "Penguin"),
        ("mixed", "butterfly.svg", "Butterfly"),
    ] {
        let table = ada.post("/play", &[("game", game), ("level", "hina"), ("name", "Ada")]).await.table();
        let page = ada.get(&format!("/t/{table}")).await.expect(200);
        assert_eq!(page.text.matches("<img class=\"mark\"").count(), 1, "one player starts");
        let mark = page.between("<img class=\"mark\"", ">");
        assert!(mark.contains(&format!("/{picture}\"")) && mark.contains(&format!("alt=\"{name}\"")), "{mark}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_waiting_room_and_the_final_screen_lead_to_a_figure() {
    let server = Server::new(42).await;
    let ada = server.browser();
    for (game, figure) in [("origami", "butterfly"), ("legends", "penguin"), ("islands", "crane")] {
        let table = ada.post("/play", &[("game", game), ("with", "friends"), ("name", "Ada")]).await.table();
        ada.get(&format!("/t/{table}")).await.expect(200).says(&format!("href=\"/fold/{figure}\""));
    }
    let table = ada.post("/play", &[("game", "legends"), ("level", "hina"), ("name", "Ada")]).await.table();
    ada.get(&format!("/t/{table}")).await.expect(200).hides("href=\"/fold");
    ada.post(&format!("/t/{table}/do"), &[("do", "resign")]).await.location();
    ada.get(&format!("/t/{table}")).await.expect(200).says("href=\"/fold/crane\"");
    server.stop().await;
}
