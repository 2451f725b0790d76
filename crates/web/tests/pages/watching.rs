//! Those who watch: some moves behind if the host wants it, into all hands once the game is over, and on to the next game.

use session::Token;

use crate::harness::{Browser, Server};
use crate::streaming::play_on;

/// Ada and Bob sit at a listed table whose watchers are so many moves behind; its address.
async fn table(ada: &Browser<'_>, bob: &Browser<'_>, game: &str, delay: &str) -> String {
    let fields =
        [("game", game), ("players", "2"), ("starts", "on"), ("listed", "on"), ("delay", delay), ("name", "Ada")];
    let address = format!("/t/{}", ada.post("/new", &fields).await.table());
    let waiting = ada.get(&address).await.expect(200);
    match delay {
        "0" => waiting.hides("later than those who play"),
        _ => waiting.says(&format!("{delay} moves later than those who play")),
    };
    bob.post(&format!("{address}/join"), &[("name", "Bob")]).await.table();
    address
}

fn version(page: &str) -> u32 {
    let rest = page.split("data-version=\"").nth(1).expect("a version");
    rest.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
}

async fn plays(server: &Server, address: &str, players: [&Browser<'_>; 2], moves: u32) -> bool {
    let tokens: Vec<Token> = players.map(|browser| browser.token().expect("a token")).into();
    let mut dice = 3;
    for _ in 0..moves {
        if !play_on(server, address.trim_start_matches("/t/"), &tokens, &mut dice).await {
            return false;
        }
    }
    true
}

#[tokio::test]
async fn a_table_that_is_watched_later_says_so_and_tells_nothing_of_now() {
    let server = Server::new(31).await;
    let (ada, bob, eve) = (server.browser(), server.browser(), server.browser());
    ada.get("/new").await.expect(200).says("Those who watch see it").says("6 moves later");
    let address = table(&ada, &bob, "origami", "6").await;
    assert!(plays(&server, &address, [&ada, &bob], 20).await);
    let mine = version(&ada.get(&address).await.expect(200).text);
    for rest in ["", "?view=text"] {
        let page = eve.get(&format!("{address}{rest}")).await.expect(200);
        assert_eq!(version(&page.text) + 6, mine, "{rest}");
        page.says("6 moves behind those who play");
        ada.get(&format!("{address}{rest}")).await.expect(200).hides("behind those who play");
        eve.get(&format!("{address}?view=drawn")).await.expect(200);
    }
    // Lists do not say whose turn it is.
    let home = eve.get("/").await.expect(200);
    home.says("6 moves later than those who play").hides("Waiting for");
    eve.fragment("/watching").await.expect(200).hides("Waiting for");
    // Once it is over everybody sees it as it is.
    ada.post(&format!("{address}/do"), &[("do", "resign")]).await.location();
    let end = eve.get(&address).await.expect(200);
    assert!(version(&end.text) > mine);
    end.hides("behind those who play");
    server.stop().await;
}

#[tokio::test]
async fn after_the_game_the_text_view_tells_all_hands_to_everybody() {
    let server = Server::new(32).await;
    let (ada, bob, eve) = (server.browser(), server.browser(), server.browser());
    let address = table(&ada, &bob, "origami", "0").await;
    plays(&server, &address, [&ada, &bob], 9).await;
    for viewer in [&ada, &bob, &eve] {
        viewer.get(&format!("{address}?view=text")).await.expect(200).hides("id=\"z-hands\"");
    }
    ada.post(&format!("{address}/do"), &[("do", "resign")]).await.location();
    let mut told = Vec::new();
    for viewer in [&ada, &bob, &eve] {
        let page = viewer.get(&format!("{address}?view=text")).await.expect(200);
        told.push(page.between("id=\"z-hands\"", "</section>").to_owned());
    }
    assert!(told[0].contains("Ada: ") && told[0].contains("Bob: "), "{}", told[0]);
    assert!(told.iter().all(|hands| *hands == told[0]), "{told:?}");
    // Of Islands nothing is hidden, so there is nothing to lay open.
    let islands = table(&ada, &bob, "islands", "0").await;
    ada.post(&format!("{islands}/do"), &[("do", "resign")]).await.location();
    eve.get(&format!("{islands}?view=text")).await.expect(200).hides("id=\"z-hands\"");
    server.stop().await;
}

#[tokio::test]
async fn whoever_watched_follows_the_players_to_their_next_game() {
    let server = Server::new(33).await;
    let (ada, bob, eve) = (server.browser(), server.browser(), server.browser());
    let address = table(&ada, &bob, "origami", "6").await;
    plays(&server, &address, [&ada, &bob], 5).await;
    ada.post(&format!("{address}/do"), &[("do", "resign")]).await.location();
    let page = eve.get(&address).await.expect(200);
    page.hides("To the next game");
    let mut listening = eve.listen(&format!("{address}/live?since={}", version(&page.text))).await;
    let mut in_words = eve.listen(&format!("{address}/live?view=text&since={}", version(&page.text))).await;
    for stream in [&mut listening, &mut in_words] {
        stream.next().await.expect("a message");
    }
    let next = ada.post(&format!("{address}/do"), &[("do", "rematch")]).await.location().to_owned();
    for stream in [&mut listening, &mut in_words] {
        let told = stream.next().await.expect("a message");
        assert!(told.contains(&format!("href=\"{next}\"")) && told.contains("To the next game"), "{told}");
    }
    eve.get(&address).await.expect(200).says("To the next game");
    // There they watch as here: as far behind.
    bob.post(&format!("{address}/do"), &[("do", "rematch")]).await.location();
    assert!(plays(&server, &next, [&ada, &bob], 12).await);
    eve.get(&next).await.expect(200).says("6 moves behind those who play");
    server.stop().await;
}
