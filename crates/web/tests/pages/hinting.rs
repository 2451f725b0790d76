//! Hints: sorted by what they say, and taken over by a link.

use crate::harness::{Browser, Server};

async fn table(ada: &Browser<'_>, game: &str) -> String {
    ada.post("/play", &[("game", game), ("level", "hina"), ("name", "Ada")]).await.table()
}

/// The numbers that stand before a word, in order.
fn figures<'a>(text: &'a str, before: &str, after: &str) -> Vec<f64> {
    let one = |rest: &'a str| rest.split(after).next().and_then(|text| text.trim().parse().ok());
    text.split(before).skip(1).filter_map(one).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_sorted_by_what_they_say_and_can_be_taken_over() {
    let server = Server::new(61).await;
    for game in ["origami", "legends", "islands", "islands-solo"] {
        let ada = server.browser();
        let table = table(&ada, game).await;
        let hint = ada.get(&format!("/t/{table}/hint")).await;
        if hint.status != 200 {
            // It may be the other's turn.
            continue;
        }
        let list = hint.between("<ol class=\"advice\">", "</ol>");
        let points = figures(list, if game == "islands-solo" { "<b>" } else { "<small>" }, " points");
        let places = figures(list, "<b>place ", "</b>");
        assert!(!points.is_empty(), "{game}: {list}");
        let order = |n: usize| (places.get(n).copied().unwrap_or(1.0), -points[n]);
        assert!((1..points.len()).all(|n| order(n - 1) <= order(n)), "{game}: {places:?} {points:?}");
        // Each row is a link that lays the answer out, and nothing more: the form is still to be sent.
        let version = server.look(&table, ada.token().as_ref()).await.table.version;
        for link in list
            .split("class=\"take\" href=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap_or("").replace("&amp;", "&"))
        {
            assert!(link.contains("take="), "{link}");
            let page = ada.get(&link).await.expect(200);
            let shows =
                page.text.contains(" checked") || page.text.contains("advised") || page.text.contains("name=\"play\"");
            assert!(shows || link.contains("take=bid"), "{game}: {link}");
        }
        assert_eq!(server.look(&table, ada.token().as_ref()).await.table.version, version, "nothing was played");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_over_need_not_make_sense() {
    let server = Server::new(62).await;
    for game in ["origami", "islands"] {
        let ada = server.browser();
        let table = table(&ada, game).await;
        for take in
            ["", "x", "play", "play+fox+left", "pay+owl", "paint+9+red+z9", "bid+65536", "draw+fox+fox+fox", "%00"]
        {
            ada.get(&format!("/t/{table}?take={take}")).await.expect(200);
        }
    }
    server.stop().await;
}
