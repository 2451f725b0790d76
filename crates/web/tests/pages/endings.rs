//! The end of a game, and the game once more.

use crate::harness::{Browser, Server};

/// A table at which Ada plays against Hina.
async fn table(ada: &Browser<'_>, game: &str) -> String {
    ada.post("/play", &[("game", game), ("level", "hina"), ("name", "Ada")]).await.table()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_given_up_says_who_wins_and_what_comes_next() {
    let server = Server::new(31).await;
    let (ada, onlooker) = (server.browser(), server.browser());
    let table = table(&ada, "origami").await;
    let page = format!("/t/{table}");
    ada.get(&page).await.expect(200).hides("value=\"rematch\"");
    ada.post(&format!("{page}/do"), &[("do", "resign")]).await.location();
    let end = ada.get(&page).await.expect(200);
    end.says("Hina wins: everybody else gave up.").says("gave up").says("value=\"rematch\"");
    end.says(&format!("href=\"{page}/replay\"")).says(&format!("href=\"{page}/record\""));
    // Whoever did not play can only look.
    onlooker.get(&page).await.expect(200).says("Hina wins").hides("value=\"rematch\"");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_replay_shows_a_hand_only_to_the_eyes_of_its_player_and_only_after_the_end() {
    let server = Server::new(32).await;
    let ada = server.browser();
    let table = table(&ada, "legends").await;
    let replay = format!("/t/{table}/replay");
    ada.get(&replay).await.expect(409);
    ada.get(&format!("/t/{table}/record")).await.expect(409);
    ada.post(&format!("/t/{table}/do"), &[("do", "resign")]).await.location();

    // It begins at the beginning, with the eyes of who asks.
    ada.get(&replay).await.expect(200).says("Step 0 of").hides("data-step=\"back\" href");
    let last = ada.get(&format!("{replay}?at=4000000000")).await.expect(200);
    last.says("data-place=\"hand\"").says("aria-current=\"step\"").hides("data-step=\"next\" href");
    let watched = server.browser().get(&format!("{replay}?at=4000000000&seat=none")).await.expect(200);
    watched.hides("data-place=\"hand\"");
    // Nothing can be done there.
    for page in [&last, &watched] {
        page.hides("id=\"move\"").hides("form=\"move\"").hides("data-draft");
    }
    // What makes no sense does no harm.
    for query in ["at=-1", "at=x&seat=x", "at=&seat=", "seat=999"] {
        ada.get(&format!("{replay}?{query}")).await.expect(200);
    }
    ada.get(&format!("{replay}?seat=7")).await.expect(409);
    server.stop().await;
}
