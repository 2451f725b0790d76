//! Talk at a table: who hears whom, in which language, and what can be done about it.

use session::Token;

use crate::harness::{Answer, Browser, Listening, Server};
use crate::streaming::play_on;

/// Ada and Bob sit at a listed table; a stranger may watch.
async fn table(ada: &Browser<'_>, bob: &Browser<'_>) -> String {
    let fields = [("game", "origami"), ("players", "2"), ("starts", "on"), ("name", "Ada")];
    let address = format!("/t/{}", ada.post("/new", &fields).await.table());
    let link = ada.get(&address).await.expect(200).between("?i=", "<").to_owned();
    bob.post(&format!("{address}/join"), &[("i", &link), ("name", "Bob")]).await.table();
    address
}

async fn say(browser: &Browser<'_>, address: &str, field: (&str, &str)) -> Answer {
    browser.post(&format!("{address}/talk"), &[field]).await
}

/// What somebody hears, as their page says it.
async fn heard(browser: &Browser<'_>, address: &str) -> String {
    browser.get(address).await.expect(200).between("id=\"talk-lines\"", "</ol>").to_owned()
}

/// The number of the line that holds this.
fn number(page: &str, text: &str) -> String {
    let before = page.split(text).next().expect("a part");
    before.rsplit("data-n=\"").next().and_then(|rest| rest.split('"').next()).expect("a number").to_owned()
}

#[tokio::test]
async fn everybody_reads_phrases_in_their_own_language_and_words_as_they_are() {
    let server = Server::new(1).await;
    let (ada, bob, eve) = (server.browser_in("en"), server.browser_in("de"), server.browser_in("it"));
    let address = table(&ada, &bob).await;
    assert_eq!(say(&ada, &address, ("phrase", "well-played")).await.location(), format!("{address}#z-talk"));
    say(&bob, &address, ("words", "<b>Schön</b> & \u{201e}gut\u{201c}")).await.location();
    say(&bob, &address, ("emote", "pig")).await.location();
    for (who, phrase, figure) in [
        (&ada, "Well played!", "a paper pig"),
        (&bob, "Gut gespielt!", "ein Schwein aus Papier"),
        (&eve, "Ben giocato!", "un maialino di carta"),
    ] {
        let told = heard(who, &address).await;
        for part in [phrase, figure, "&lt;b&gt;Schön&lt;/b&gt; &amp; \u{201e}gut\u{201c}"] {
            assert!(told.contains(part), "{part} in {told}");
        }
    }
    // It is no part of the log, nor of what is written down.
    let page = ada.get(&address).await.expect(200);
    assert!(!page.between("id=\"z-log\"", "</section>").contains("Well played"));
    let id = session::TableId::parse(address.trim_start_matches("/t/")).expect("an id");
    assert!(!server.app.hub.export(&id).await.expect("a record").contains("Schön"));
    server.stop().await;
}

#[tokio::test]
async fn players_hear_those_who_watch_after_the_game() {
    let server = Server::new(2).await;
    let (ada, bob, eve, sam) = (server.browser(), server.browser(), server.browser(), server.browser());
    let address = table(&ada, &bob).await;
    say(&eve, &address, ("words", "look at the whale")).await.location();
    assert!(heard(&eve, &address).await.contains("look at the whale"));
    assert!(heard(&sam, &address).await.contains("look at the whale"));
    for player in [&ada, &bob] {
        assert!(!heard(player, &address).await.contains("look at the whale"));
        player.get(&format!("{address}?view=text")).await.expect(200).hides("look at the whale");
    }
    // The line is nobody's to report who does not hear it.
    let line = number(&heard(&eve, &address).await, "look at the whale");
    let report = [("do", "report"), ("line", line.as_str())];
    ada.post(&format!("{address}/talk"), &report).await.expect(404);
    ada.post(&format!("{address}/do"), &[("do", "resign")]).await.location();
    for player in [&ada, &bob] {
        assert!(heard(player, &address).await.contains("look at the whale"));
    }
    ada.post(&format!("{address}/talk"), &report).await.location();
    let reports = server.app.hub.reports().await.expect("reports");
    assert_eq!(reports.iter().map(|report| report.line.text.as_str()).collect::<Vec<_>>(), ["look at the whale"]);
    server.stop().await;
}

#[tokio::test]
async fn somebody_can_be_muted_and_all_of_it_turned_off() {
    let server = Server::new(3).await;
    let (ada, bob) = (server.browser(), server.browser());
    let address = table(&ada, &bob).await;
    say(&bob, &address, ("words", "hurry up")).await.location();
    let line = number(&heard(&ada, &address).await, "hurry up");
    ada.post(&format!("{address}/talk"), &[("do", "mute"), ("line", &line)]).await.location();
    let page = ada.get(&address).await.expect(200);
    page.hides("hurry up").says("Hear Bob again");
    assert!(heard(&bob, &address).await.contains("hurry up"), "who is muted is not told");
    ada.post(&format!("{address}/talk"), &[("do", "unmute"), ("line", &line)]).await.location();
    assert!(heard(&ada, &address).await.contains("hurry up"));
    // The switch is the host's.
    bob.post(&format!("{address}/talk"), &[("do", "close")]).await.expect(403);
    ada.post(&format!("{address}/talk"), &[("do", "close")]).await.location();
    say(&bob, &address, ("phrase", "hello")).await.expect(409);
    bob.get(&address).await.expect(200).says("Ada has turned talk off.").hides("id=\"talk-words\"");
    ada.post(&format!("{address}/talk"), &[("do", "open")]).await.location();
    say(&bob, &address, ("phrase", "hello")).await.location();
    // One may hide it for oneself.
    assert_eq!(ada.get(&format!("/talk/hidden?to={address}")).await.location(), address);
    ada.get(&address).await.expect(200).hides("hurry up").says("You have hidden talk.");
    ada.get(&format!("/talk/shown?to={address}")).await.location();
    assert!(heard(&ada, &address).await.contains("hurry up"));
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_said_is_refused_with_a_reason_and_nobody_drowns_the_others() {
    let server = Server::new(4).await;
    let (ada, bob) = (server.browser(), server.browser());
    let address = table(&ada, &bob).await;
    let long = "x".repeat(201);
    for (field, status) in [
        (("words", ""), 422),
        (("words", " \u{3000} "), 422),
        (("words", long.as_str()), 422),
        (("words", "a\u{202e}b"), 422),
        (("phrase", "nonsense"), 422),
        (("emote", "../pig"), 422),
        (("do", "shout"), 400),
        (("do", "report"), 404),
    ] {
        say(&ada, &address, field).await.expect(status);
    }
    for _ in 0..6 {
        say(&ada, &address, ("phrase", "hello")).await.location();
    }
    say(&ada, &address, ("phrase", "hello")).await.expect(429).says("Wait a moment");
    say(&bob, &address, ("phrase", "hello")).await.location();
    server.source.pass(20_000);
    say(&ada, &address, ("phrase", "bye")).await.location();
    server.stop().await;
}

#[tokio::test]
async fn talk_goes_with_whoever_said_it_and_with_the_table() {
    let server = Server::new(5).await;
    let (ada, bob) = (server.browser(), server.browser());
    let address = table(&ada, &bob).await;
    say(&bob, &address, ("words", "remember me")).await.location();
    let token = bob.token().expect("a token");
    assert_eq!(server.app.hub.said_by(&token).await.expect("lines").len(), 1);
    let line = number(&heard(&ada, &address).await, "remember me");
    ada.post(&format!("{address}/talk"), &[("do", "report"), ("line", &line)]).await.location();
    bob.post("/me/forget", &[("sure", "yes")]).await.location();
    ada.get(&address).await.expect(200).hides("remember me");
    // A report stays for its time, without who it was.
    let [report] = &server.app.hub.reports().await.expect("reports")[..] else { panic!("one report") };
    assert_eq!((report.line.name.as_str(), &report.line.visitor), ("", &None));
    server.source.pass(31 * 24 * 60 * 60 * 1000);
    assert_eq!(server.app.hub.reports().await.expect("reports"), []);
    server.stop().await;
}

/// All messages up to the one that says this.
async fn until(listening: &mut Listening, text: &str) -> String {
    let mut told = String::new();
    while !told.contains(text) {
        told += &listening.next().await.expect("a message");
    }
    told
}

/// Lines come by the stream in a message of their own; the version of the table stays what it is.
#[tokio::test]
async fn a_line_comes_by_the_stream_and_is_no_news_of_the_table() {
    let server = Server::new(6).await;
    let (ada, bob, eve) = (server.browser(), server.browser(), server.browser());
    let address = table(&ada, &bob).await;
    let version = ada.get(&address).await.expect(200).between("data-version=\"", "\"").to_owned();
    let mut stream = ada.listen(&format!("{address}/live?since={version}")).await;
    let mut watcher = eve.listen(&format!("{address}/live?since={version}")).await;
    for listening in [&mut stream, &mut watcher] {
        assert!(listening.next().await.expect("a message").starts_with("retry:"));
    }
    say(&bob, &address, ("phrase", "good-luck")).await.location();
    for listening in [&mut stream, &mut watcher] {
        let told = until(listening, "Good luck!").await;
        assert!(told.starts_with("event: talk\ndata: ") && !told.contains("id: "), "{told}");
    }
    // What those who watch say is not sent to those who play: they are told how many watch, and what happens.
    say(&eve, &address, ("words", "psst")).await.location();
    until(&mut watcher, "psst").await;
    server.source.pass(1_000);
    server.app.hub.tick().await;
    let mut dice = 1;
    let tokens: Vec<Token> = [&ada, &bob].map(|browser| browser.token().expect("a token")).into();
    assert!(play_on(&server, address.trim_start_matches("/t/"), &tokens, &mut dice).await);
    let told = until(&mut stream, "event: zones").await;
    assert!(!told.contains("psst"), "{told}");
    ada.get(&address).await.expect(200).says("1 person is watching");
    server.stop().await;
}
