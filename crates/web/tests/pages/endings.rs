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

/// Games that are over, as records: by cards in hand, with a place that is shared, and won clearly.
const BY_CARDS: &str = include_str!("../../../origami/tests/golden/records/v1-four.txt");
const SHARED: &str = include_str!("../../../origami/tests/golden/records/v1-legends-four.txt");
const CLEAR: &str = include_str!("../../../origami/tests/golden/records/v1-mixed-three.txt");

/// The number of an attribute that begins here.
fn number(rest: &str) -> i32 {
    rest.split('"').next().and_then(|text| text.parse().ok()).expect("a number")
}

/// The strings of a final screen: the total of each, and what its pieces are worth.
fn strings(page: &crate::harness::Answer) -> Vec<(i32, i32)> {
    let strings = page.between("class=\"strands\"", "class=\"legend\"");
    let one = |strand: &str| {
        let total = number(strand.split("data-total=\"").nth(1).expect("a total"));
        (total, strand.split("data-worth=\"").skip(1).map(number).sum())
    };
    strings.split("<li class=\"strand").skip(1).map(one).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn points_grow_as_strings_that_add_up() {
    let server = Server::new(33).await;
    let games = [
        (BY_CARDS, "wins with 39 points", "Level with 39, after", vec![39, 39, 35, 34]),
        (SHARED, "wins by 3 points", "38 to 35, after", vec![38, 35, 31, 31]),
        (CLEAR, "wins by 10 points", "55 to 45, after", vec![55, 45, 37]),
    ];
    for (record, headline, why, totals) in games {
        let table = server.app.hub.import(record).await.expect("a table").table.id;
        let page = server.browser().get(&format!("/t/{table}")).await.expect(200);
        page.says(headline).says(why).says("<dt>Best card</dt>").says("id=\"card-by-card\"");
        assert_eq!(strings(&page), totals.iter().map(|&total| (total, total)).collect::<Vec<_>>());
        // Whoever only looks has no record, and sets no table.
        page.hides("Your record").hides("value=\"rematch\"");
    }
    for (language, said) in [("it", "Carta migliore"), ("de", "Beste Karte")] {
        let table = server.app.hub.import(CLEAR).await.expect("a table").table.id;
        server.browser_in(language).get(&format!("/t/{table}")).await.expect(200).says(said);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_all_agreed_to_end_shows_what_there_was() {
    let server = Server::new(34).await;
    let ada = server.browser();
    let table = table(&ada, "origami").await;
    ada.post(&format!("/t/{table}/do"), &[("do", "offer")]).await.location();
    let page = ada.get(&format!("/t/{table}")).await.expect(200);
    page.says("The points as they stood").hides("class=\"place\"").hides("Last change of lead");
    assert_eq!(strings(&page).len(), 2, "nobody has won, and everybody is there");
    server.stop().await;
}
