//! What happened is told step by step: in order, each once, with the far side of the table as the step left it.

use session::Token;

use crate::harness::{Listening, Server};
use crate::streaming::{Shown, Step, begun, html_of, listening, play_on, steps};

/// A server, a table of two on it, and who plays there.
async fn table(game: &str, seed: u64) -> (Server, String, [Token; 2]) {
    let server = Server::new(seed).await;
    let (table, players) = {
        let (ada, bea) = (server.browser(), server.browser());
        let table = begun(game, &ada, &bea).await;
        (table, [ada.token().expect("a token"), bea.token().expect("a token")])
    };
    (server, table, players)
}

async fn version(server: &Server, table: &str) -> u32 {
    server.look(table, None).await.table.version
}

/// So many answers are given, or as many as there are.
async fn play(server: &Server, table: &str, players: &[Token], dice: &mut usize, answers: usize) {
    for _ in 0..answers {
        if !play_on(server, table, players, dice).await {
            break;
        }
    }
}

/// The next message, which must bring this version.
async fn news(stream: &mut Listening, version: u32) -> String {
    let message = loop {
        let message = stream.next().await.expect("a message");
        // How many watch is counted meanwhile.
        if !message.starts_with("event: talk\n") {
            break message;
        }
    };
    assert!(message.contains(&format!("id: {version}\n")), "{message}");
    html_of(&message)
}

/// Every entry since is in exactly one step, save for those of a step that goes on.
fn are_in_order(steps: &[Step], since: u32, newest: u32) {
    let first = steps.first().expect("a step");
    assert!(first.first <= since + 1 && first.last > since, "{steps:?} after {since}");
    assert!(steps.windows(2).all(|two| two[0].last + 1 == two[1].first), "{steps:?}");
    assert_eq!(steps.last().map(|step| step.last), Some(newest));
}

/// What lies on the far side, without what is known of hands: that is as it is now.
fn far_side(shown: &Shown) -> Vec<String> {
    let far = ["z-seat", "z-line", "z-deck", "z-characters", "z-track", "z-auction"];
    let zones = shown.0.iter().filter(|(id, _)| far.iter().any(|far| id.starts_with(far)));
    let without = |zone: &String| match zone.split_once("<li class=\"known\">") {
        Some((before, rest)) => {
            format!("{before}{}", rest.split_once("</details></li>").map_or(rest, |(_, after)| after))
        }
        None => zone.clone(),
    };
    zones.map(|(_, zone)| without(zone)).collect()
}

/// Of those who watch without reading what comes, each step shows what a page showed that was loaded then.
async fn steps_show_each_position(game: &str, seed: u64) {
    let (server, table, players) = table(game, seed).await;
    let (watcher, reader) = (server.browser(), server.browser());
    let (mut dice, mut compared) = (11, 0);
    for _ in 0..6 {
        let (mut shown, mut stream) = listening(&watcher, &table).await;
        let since = version(&server, &table).await;
        let mut pages = Vec::new();
        for _ in 0..8 {
            play(&server, &table, &players, &mut dice, 1).await;
            pages.push(Shown::load(&reader, &table).await);
        }
        let newest = version(&server, &table).await;
        if newest == since {
            break;
        }
        let html = news(&mut stream, newest).await;
        let told = steps(&html);
        are_in_order(&told, since, newest);
        for step in &told[..told.len() - 1] {
            shown.take_in_html(&step.html);
            // Nobody could load a page between an answer and what chance added to it.
            if let Some((page, _)) = pages.iter().find(|(_, version)| *version == step.last) {
                assert_eq!(far_side(&shown), far_side(page), "after {}", step.last);
                compared += 1;
            }
        }
        shown.take_in_html(&html);
        assert_eq!(shown.0, Shown::load(&reader, &table).await.0.0, "at {newest}");
    }
    assert!(compared > 12, "{compared} positions");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_of_a_card_game_show_each_position() {
    steps_show_each_position("mixed", 71).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_of_islands_show_each_position() {
    steps_show_each_position("islands", 72).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_pays_goes_on_with_the_step_of_the_play() {
    let (server, table, players) = table("origami", 73).await;
    let watcher = server.browser();
    let (_, mut stream) = listening(&watcher, &table).await;
    let (mut dice, mut last) = (5, version(&server, &table).await);
    let mut told_again = 0;
    for _ in 0..80 {
        play(&server, &table, &players, &mut dice, 1).await;
        let newest = version(&server, &table).await;
        if newest == last {
            break;
        }
        let html = news(&mut stream, newest).await;
        let told = steps(&html);
        are_in_order(&told, last, newest);
        let is_payment = told[0].moves.contains(" discard") && html.contains(" and pays ");
        if is_payment {
            // The whole play is one sentence, in the place of the one that said what was chosen.
            assert!(told[0].first <= last, "{told:?}");
            assert!(html.contains(&format!("<li data-n=\"{}\">", told[0].first)), "{html}");
            assert!(told[0].moves.contains(" hand-") && told[0].moves.contains(" seat-"), "{}", told[0].moves);
            told_again += 1;
        }
        last = newest;
    }
    assert!(told_again > 2, "{told_again} payments");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told_what_they_missed_once() {
    let (server, table, players) = table("origami", 74).await;
    let (mut dice, watcher) = (3, server.browser());
    play(&server, &table, &players, &mut dice, 4).await;
    let since = version(&server, &table).await;
    play(&server, &table, &players, &mut dice, 6).await;
    let newest = version(&server, &table).await;
    let mut back = watcher.listen(&format!("/t/{table}/live?since={since}")).await;
    are_in_order(&steps(&news(&mut back, newest).await), since, newest);
    // Nothing comes again to one who has it.
    let mut again = watcher.listen(&format!("/t/{table}/live?since={newest}")).await;
    assert_eq!(again.next().await.as_deref(), Some("retry: 500\n\n"));
    // Whoever wants everything gets the present.
    let mut anew = watcher.listen(&format!("/t/{table}/live?since=0")).await;
    let html = news(&mut anew, newest).await;
    assert!(steps(&html).is_empty() && html.contains("id=\"z-line\""), "{html}");
    // Nobody watches a hundred moves: a sentence says that there were many, and the log tells them.
    play(&server, &table, &players, &mut dice, 70).await;
    let newest = version(&server, &table).await;
    let mut late = watcher.listen(&format!("/t/{table}/live?since={since}")).await;
    let html = news(&mut late, newest).await;
    assert!(steps(&html).is_empty() && html.contains(" data-recap=\"A lot has happened meanwhile"), "{html}");
    assert!(html.matches("<li data-n").count() > 40);
    server.stop().await;
}
