//! A game that is over, seen once more: the page, what a script is sent, and what it must not tell before the end.

use session::{Chapter, Eyes, TableId};

use crate::harness::{Answer, Browser, Server};

const CARDS: &str = include_str!("../../../origami/tests/golden/records/v1-mixed-three.txt");
const ISLANDS: &str = include_str!("../../../islands/tests/golden/records/v1-two.txt");

async fn imported(server: &Server, record: &str) -> String {
    server.app.hub.import(record).await.expect("a table").table.id.as_str().to_owned()
}

/// The number that stands in an attribute of where one is.
fn attribute(page: &Answer, name: &str) -> u32 {
    let here = page.between("id=\"now\"", ">");
    let (_, rest) = here.split_once(&format!("{name}=\"")).expect(name);
    rest.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
}

/// Where a button leads; nothing if it leads nowhere.
fn way(page: &Answer, word: &str) -> Option<String> {
    let button = page.between(&format!("id=\"step-{word}\""), ">");
    let (_, href) = button.split_once(" href=\"")?;
    Some(href.split('"').next().expect("an address").replace("&amp;", "&"))
}

async fn part(browser: &Browser<'_>, address: &str) -> Answer {
    browser.fragment(address).await.expect(200)
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_lead_from_the_first_moment_to_the_last_and_only_that_tells_how_it_ended() {
    let server = Server::new(61).await;
    let browser = server.browser();
    for (record, open) in [(CARDS, true), (ISLANDS, false)] {
        let table = imported(&server, record).await;
        let replay = format!("/t/{table}/replay");
        let mut page = browser.get(&replay).await.expect(200);
        assert!(["first", "back", "turn-back"].iter().all(|word| way(&page, word).is_none()), "it is the first one");
        assert_eq!(page.text.contains("data-eyes=\"all\""), open);
        let (mut steps, mut at) = (0, attribute(&page, "data-at"));
        let mut told = 0;
        // A game of Islands is long: by rounds.
        let word = if open { "next" } else { "turn-next" };
        while let Some(next) = way(&page, word) {
            // Nothing of the end, wherever it might stand.
            for spoiler in [" wins with", "\"#s-crown\"", "class=\"strand"] {
                page.hides(spoiler);
            }
            page.says("id=\"result\" aria-live=\"polite\"></p>").says("og:description\" content=\"Replay\"");
            page = browser.get(&next).await.expect(200);
            assert!(attribute(&page, "data-at") > at, "{next}");
            at = attribute(&page, "data-at");
            let lines = page.between("id=\"log\"", "</section>").matches("<li").count();
            assert!(lines >= told, "the log goes on");
            (steps, told) = (steps + 1, lines);
        }
        if let Some(last) = way(&page, "last") {
            page = browser.get(&last).await.expect(200);
        }
        page.says(" wins with ");
        if open {
            page.says(&format!("<b>{steps}</b>/{steps}"));
        }
        assert!(steps > 20, "{steps}");
        // And back again, by turns.
        let mut turns = 0;
        while let Some(before) = way(&page, "turn-back") {
            page = browser.get(&before).await.expect(200);
            turns += 1;
        }
        let id = TableId::parse(&table).expect("an id");
        let chapters = server.app.hub.tape(&id, None, Some(Eyes::Watcher)).await.expect("a tape").chapters;
        assert!(turns >= chapters.len() - 1, "{turns} of {}", chapters.len());
        let rounds = chapters.iter().filter_map(|Chapter { round, .. }| *round).max().expect("rounds");
        page.says(&format!(">Round {rounds}")).says("<select id=\"chapter\" name=\"at\">");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_line_of_the_log_leads_to_its_moment() {
    let server = Server::new(62).await;
    let browser = server.browser();
    let table = imported(&server, CARDS).await;
    let page = browser.get(&format!("/t/{table}/replay?at=40&seat=1")).await.expect(200);
    let log = page.between("id=\"log\"", "</section>");
    let lines: Vec<_> = log.split("<li ").skip(1).collect();
    assert!(lines.iter().all(|line| line.contains("<a class=\"jump\" href=\"/t/")), "{log}");
    let link = lines[lines.len() / 2].split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let there = browser.get(&link.replace("&amp;", "&")).await.expect(200);
    assert!(
        attribute(&there, "data-at") < 40
            && there.between("id=\"log\"", "</section>").contains("aria-current=\"step\"")
    );
    there.says("aria-current=\"true\"").says("data-eyes=\"1\"");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_script_is_sent_what_differs_from_what_it_shows() {
    let server = Server::new(63).await;
    let browser = server.browser();
    for record in [CARDS, ISLANDS] {
        let table = imported(&server, record).await;
        let replay = format!("/t/{table}/replay");
        let whole = browser.fragment(&format!("{replay}?at=60&seat=0")).await.expect(200);
        let page = browser.get(&format!("{replay}?at=60&seat=0")).await.expect(200);
        let (at, back) = (attribute(&page, "data-at"), way(&page, "back").expect("a step back"));
        let next = way(&page, "next").expect("a next step");
        let step = part(&browser, &format!("{next}&since={at}")).await;
        step.says("id=\"steps\"").says("id=\"log-more\"").says("id=\"ways\"").says("id=\"caption\"");
        step.hides("id=\"z-steps\"").hides("id=\"z-viewers\"").hides("id=\"place\"").hides("<html");
        assert!(step.text.len() * 4 < whole.text.len(), "{} of {}", step.text.len(), whole.text.len());
        // Back again there is nothing to be seen moving, and no line to be told.
        let before = part(&browser, &format!("{back}&since={at}")).await;
        before.hides("id=\"steps\"").hides("id=\"log-more\"").says("id=\"ways\"");
        // The same moment: nothing lies anywhere else.
        let same = part(&browser, &format!("{replay}?at={at}&seat=0&since={at}")).await;
        same.hides("id=\"z-").hides("id=\"p-");
        for odd in ["since=x", "since=-1", "since=4000000000", "since="] {
            browser.fragment(&format!("{replay}?at=60&seat=0&{odd}")).await.expect(200);
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_looked_at_now_and_then_is_of_that_moment() {
    let server = Server::new(64).await;
    let browser = server.browser();
    let table = imported(&server, ISLANDS).await;
    let isle = |at: u32| format!("/t/{table}/replay/isle?seat=0&island=1&eyes=none&at={at}");
    let page = browser.get(&format!("/t/{table}/replay?at=60&seat=none")).await.expect(200);
    let at = attribute(&page, "data-at");
    page.says(&format!("/t/{table}/replay/isle?seat=0&amp;eyes=none&amp;at={at}"));
    page.hides(&format!("href=\"/t/{table}/isle")).hides(&format!("href=\"/t/{table}/scores"));
    let (early, late) = (browser.get(&isle(60)).await.expect(200), browser.get(&isle(4_000_000_000)).await.expect(200));
    assert!(early.text.len() < late.text.len(), "an island fills up");
    early.says(&format!("/t/{table}/replay?at=60&amp;seat=none"));
    let now = browser.get(&format!("/t/{table}/isle?seat=0&island=1")).await.expect(200);
    let drawn = |page: &Answer| {
        page.between("<main", "</main>").matches("<use").count()
            + page.between("<main", "</main>").matches("<path").count()
    };
    assert_eq!(drawn(&late), drawn(&now));
    browser.get(&format!("/t/{table}/replay/nothing?at=3")).await.expect(404);
    browser.get(&format!("/t/{table}/replay/scores?at=3&eyes=7")).await.expect(409);
    browser.get(&format!("/t/{table}/replay/scores?at=3&eyes=all")).await.expect(409);
    let cards = imported(&server, CARDS).await;
    let scores = |at: u32| format!("/t/{cards}/replay/scores?at={at}&eyes=none");
    let (early, late) =
        (browser.get(&scores(20)).await.expect(200), browser.get(&scores(4_000_000_000)).await.expect(200));
    assert!(early.text.len() < late.text.len());
    for rest in ["player?seat=1", "discards?x=1", "cards?x=1", "goal?x=1"] {
        browser.get(&format!("/t/{cards}/replay/{rest}&at=30&eyes=all")).await.expect(200);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_hands_lie_open_only_when_the_game_is_over() {
    let server = Server::new(65).await;
    let ada = server.browser();
    let table = ada.post("/play", &[("game", "legends"), ("level", "hina"), ("name", "Ada")]).await.table();
    let addresses = [
        format!("/t/{table}/replay?seat=all"),
        format!("/t/{table}/replay?at=3&seat=all&since=1"),
        format!("/t/{table}/replay/cards?eyes=all&at=3"),
        format!("/t/{table}/replay/player?eyes=all&at=3&seat=1"),
        format!("/t/{table}/replay/scores?eyes=0&at=3"),
    ];
    let other = server.browser();
    for address in &addresses {
        ada.get(address).await.expect(409);
        ada.fragment(address).await.expect(409);
        other.get(address).await.expect(409);
    }
    ada.post(&format!("/t/{table}/do"), &[("do", "resign")]).await.location();
    let page = other.get(&addresses[0]).await.expect(200);
    page.says("id=\"p-hand-0\"").says("id=\"p-hand-1\"").says("data-place=\"hand-1\"").hides("id=\"hand-title\"");
    // A bot is told by its figure and by a word.
    page.says("Hina").says("<small class=\"muted\">Bot</small>").says("bots.svg#hina");
    let watched = other.get(&format!("/t/{table}/replay?seat=none")).await.expect(200);
    watched.hides("id=\"p-hand-0\"");
    server.stop().await;
}

/// How long the server takes. `cargo test -p web --test pages -- --ignored --nocapture replay`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn what_a_replay_costs() {
    let server = Server::new(66).await;
    let browser = server.browser();
    for (name, record) in [("cards", CARDS), ("islands", ISLANDS)] {
        let table = imported(&server, record).await;
        let replay = format!("/t/{table}/replay");
        let last = attribute(&browser.get(&format!("{replay}?at=4000000000")).await.expect(200), "data-at");
        let time = async |addresses: Vec<String>, as_part: bool| {
            let (begun, count) = (std::time::Instant::now(), addresses.len());
            let (mut bytes, mut most) = (0, 0);
            for address in addresses {
                let answer =
                    if as_part { part(&browser, &address).await } else { browser.get(&address).await.expect(200) };
                (bytes, most) = (bytes + answer.text.len(), most.max(answer.text.len()));
            }
            format!(
                "{:.1} ms, {} bytes, at most {most}",
                begun.elapsed().as_secs_f64() * 1e3 / count as f64,
                bytes / count
            )
        };
        let pages = (0..10).map(|n| format!("{replay}?seat=0&at={}", last * n / 10)).collect();
        println!("{name}, {last} entries: a page {}", time(pages, false).await);
        let steps = (5..last).map(|at| format!("{replay}?seat=0&at={at}&since={}", at - 1)).collect();
        println!("{name}: a step {}", time(steps, true).await);
        let jumps = (0..60)
            .map(|n| format!("{replay}?seat=0&at={}&since={}", n * 7919 % last, (n + 1) * 7919 % last))
            .collect();
        println!("{name}: a jump {}", time(jumps, true).await);
    }
    server.stop().await;
}
