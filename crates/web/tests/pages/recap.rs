//! What a player missed: told after a while, and to nobody else.

use session::Token;

use crate::harness::{Answer, Server};
use crate::streaming::play_on;

const RECAP: &str = "id=\"z-recap\"";
const THREE_MINUTES: i64 = 3 * 60 * 1000;

/// What stands in the lines of the recap.
fn lines(page: &Answer) -> Vec<&str> {
    let list = page.between(RECAP, "</section>").split_once("<ol>").expect("a list").1;
    list.split("<li>").skip(1).map(|line| line.split("</li>").next().unwrap_or_default()).collect()
}

/// In a game of four all through, Ada comes back whenever she is asked: so often she is told what she missed.
async fn comes_back(game: &str, seed: u64) -> usize {
    let server = Server::new(seed).await;
    let [ada, bea, cal, dan, stranger] = [(); 5].map(|()| server.browser());
    let fields = [("game", game), ("players", "4"), ("starts", "on"), ("name", "Ada")];
    let table = ada.post("/new", &fields).await.table();
    let address = format!("/t/{table}");
    for (browser, name) in [(&bea, "Bea"), (&cal, "Cal"), (&dan, "Dan")] {
        let link = ada.get(&address).await.expect(200).between("?i=", "<").to_owned();
        browser.post(&format!("{address}/join"), &[("i", &link), ("name", name)]).await.table();
    }
    let me = ada.token().expect("a token");
    let others: Vec<Token> = [&bea, &cal, &dan].map(|browser| browser.token().expect("a token")).into();
    let (mut dice, mut shown, mut has_answered) = (7, 0, false);
    for _ in 0..25 {
        let mut answers = 0;
        while !server.look(&table, Some(&me)).await.is_asked() && play_on(&server, &table, &others, &mut dice).await {
            answers += 1;
        }
        if !server.look(&table, Some(&me)).await.is_asked() {
            break;
        }
        ada.get(&address).await.expect(200).hides(RECAP);
        server.source.pass(THREE_MINUTES - 1);
        ada.get(&address).await.expect(200).hides(RECAP);
        server.source.pass(1);
        let page = ada.get(&address).await.expect(200);
        if answers < 4 || !has_answered {
            page.hides(RECAP);
        } else if page.text.contains(RECAP) {
            shown += 1;
            page.says("Since you were away").says(&format!("href=\"{address}?recap=seen\""));
            let told = lines(&page);
            assert!((1..=8).contains(&told.len()), "{told:?}");
            // The log of the same player has each of them: nothing is told that they may not know.
            let log = page.between("id=\"z-log\"", "</section>");
            assert!(told.iter().all(|line| log.contains(&format!(">{line}"))), "{told:?} in {log}");
            ada.get(&format!("{address}?recap=seen")).await.expect(200).hides(RECAP);
            stranger.get(&address).await.expect(200).hides(RECAP);
        }
        assert!(play_on(&server, &table, std::slice::from_ref(&me), &mut dice).await, "{game}: she is asked");
        has_answered = true;
        ada.get(&address).await.expect(200).hides(RECAP);
    }
    server.stop().await;
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_to_cards_is_told_what_they_missed() {
    let shown = comes_back("mixed", 81).await;
    assert!(shown >= 3, "{shown} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_to_islands_is_told_what_they_missed() {
    let shown = comes_back("islands", 82).await;
    assert!(shown >= 3, "{shown} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_alone_missed_nothing() {
    let server = Server::new(83).await;
    let ada = server.browser();
    let table = ada.post("/play", &[("game", "islands-solo"), ("name", "Ada")]).await.table();
    let (me, mut dice) = (ada.token().expect("a token"), 5);
    for _ in 0..20 {
        assert!(play_on(&server, &table, std::slice::from_ref(&me), &mut dice).await);
        server.source.pass(THREE_MINUTES);
        ada.get(&format!("/t/{table}")).await.expect(200).hides(RECAP);
    }
    server.stop().await;
}
