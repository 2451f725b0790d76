//! The text view of a table: switched on by one link, remembered, and complete without scripts.

use crate::harness::{Browser, Server};
use crate::streaming::play_on;

async fn alone(ada: &Browser<'_>, game: &str) -> String {
    let fields = [("game", game), ("players", "2"), ("seat-1", "hina"), ("starts", "on"), ("name", "Ada")];
    let fields =
        if game == "islands-solo" { vec![("game", game), ("starts", "on"), ("name", "Ada")] } else { fields.to_vec() };
    let page = ada.post("/new", &fields).await;
    format!("/t/{}", page.table())
}

#[tokio::test]
async fn one_link_switches_it_on_and_it_is_remembered() {
    let server = Server::new(1).await;
    let ada = server.browser();
    let address = alone(&ada, "islands-solo").await;
    let drawn = ada.get(&address).await.expect(200);
    drawn.says("Read the table as text").says("table.js");
    let link = drawn.between("href=\"/view/text", "\"").to_owned();
    assert_eq!(ada.get(&format!("/view/text{link}")).await.location(), address);
    let page = ada.get(&address).await.expect(200);
    page.says("data-view=\"text\"").says("text.js").hides("table.js").says("What happened last");
    // Nothing is drawn there but symbols, which nobody needs.
    let table = page.between("id=\"table\"", "id=\"z-log\"");
    assert!(!table.replace("<svg class=\"symbol\" aria-hidden=\"true\">", "").contains("<svg"), "{}", page.text);
    ada.get("/view/drawn?to=%2F").await.location();
    ada.get(&address).await.expect(200).says("table.js");
    ada.get("/view/braille?to=%2F").await.expect(404);
    // For one look the address may say it.
    ada.get(&format!("{address}?view=text")).await.expect(200).says("text.js");
    server.stop().await;
}

/// Every legal answer can be found in the page, or made of the boxes and fields in it.
#[tokio::test]
async fn every_question_can_be_answered_by_its_form() {
    for (seed, game) in [(2, "origami"), (3, "legends"), (4, "mixed"), (5, "islands"), (6, "islands-solo")] {
        let server = Server::new(seed).await;
        let (ada, bob) = (server.browser(), server.browser());
        let address = if game == "islands-solo" {
            alone(&ada, game).await
        } else {
            let fields = [("game", game), ("players", "2"), ("starts", "on"), ("name", "Ada")];
            let address = format!("/t/{}", ada.post("/new", &fields).await.table());
            let link = ada.get(&address).await.expect(200).between("?i=", "<").to_owned();
            bob.post(&format!("{address}/join"), &[("i", &link), ("name", "Bob")]).await.table();
            address
        };
        let me = ada.token().expect("a token");
        let tokens: Vec<_> = [Some(me.clone()), bob.token()].into_iter().flatten().collect();
        let (id, mut dice) = (address.trim_start_matches("/t/").to_owned(), seed as usize);
        for _ in 0..80 {
            let look = server.look(&id, Some(&me)).await;
            if let Some(legal) = look.scene.as_ref().and_then(|scene| scene.legal()) {
                let page = ada.get(&format!("{address}?view=text")).await.expect(200);
                let form = page.between("id=\"move\"", "</form>").to_owned();
                for answer in &legal.moves {
                    assert!(can_be_given(&form, answer), "{game}: no {answer} in {form}");
                }
            }
            if !play_on(&server, &id, &tokens, &mut dice).await {
                break;
            }
        }
        server.stop().await;
    }
}

/// Is there a button for it, or all that it is made of?
fn can_be_given(form: &str, answer: &str) -> bool {
    let has = |what: &str| form.contains(&format!("value=\"{what}\""));
    let (word, rest) = answer.split_once(' ').unwrap_or((answer, ""));
    let all = |name: &str| {
        let box_of = |card: &str| form.contains(&format!("name=\"{name}\" value=\"{card}\""));
        rest.split(' ').all(|card| match card {
            "nothing" | "" => true,
            "+discard" => form.contains("name=\"discard\""),
            card => box_of(card),
        })
    };
    match word {
        "draw" => has("draw") && all("line"),
        "take" => has("take") && all("line"),
        "pay" => has("pay") && all("pay"),
        "bid" => has(answer) || form.contains("name=\"coins\""),
        "pick" | "done" if has("discard-any") || has("discard") => all("hand"),
        "paint" => has(answer),
        "give-up" => has(answer),
        _ => has(answer),
    }
}

/// A painting may be named by its squares, in whatever way somebody types them.
#[tokio::test]
async fn squares_are_read_as_they_are_typed() {
    let server = Server::new(7).await;
    let ada = server.browser();
    let address = alone(&ada, "islands-solo").await;
    let me = ada.token().expect("a token");
    let (id, mut dice) = (address.trim_start_matches("/t/").to_owned(), 1);
    for _ in 0..60 {
        let look = server.look(&id, Some(&me)).await;
        let legal = look.scene.as_ref().and_then(|scene| scene.legal()).expect("she is asked");
        if let Some(paint) = legal.moves.iter().find_map(|answer| answer.strip_prefix("paint ")) {
            let mut words = paint.split(' ');
            let (island, colour) = (words.next().expect("an island"), words.next().expect("a colour"));
            let squares = words.map(str::to_uppercase).collect::<Vec<_>>().join(", ");
            let version = look.table.version.to_string();
            let named = |squares: &'static str| {
                [("do", "paint-named"), ("island", "1"), ("colour", "red"), ("squares", squares), ("version", "1")]
            };
            for wrong in ["", "here", "z99"] {
                ada.post(&format!("{address}/move"), &named(wrong)).await.expect(422);
            }
            let fields = [
                ("do", "paint-named"),
                ("island", island),
                ("colour", colour),
                ("squares", &squares),
                ("version", &version),
            ];
            assert_eq!(ada.post(&format!("{address}/move"), &fields).await.location(), address);
            return server.stop().await;
        }
        assert!(play_on(&server, &id, std::slice::from_ref(&me), &mut dice).await);
    }
    panic!("nothing was painted");
}

/// What the stream brings is the page as it is when it is loaded anew.
#[tokio::test]
async fn the_stream_of_words_has_zones_of_its_own() {
    let server = Server::new(8).await;
    let (ada, bob, eve) = (server.browser(), server.browser(), server.browser());
    let fields = [("game", "origami"), ("players", "2"), ("starts", "on"), ("name", "Ada")];
    let address = format!("/t/{}", ada.post("/new", &fields).await.table());
    let link = ada.get(&address).await.expect(200).between("?i=", "<").to_owned();
    bob.post(&format!("{address}/join"), &[("i", &link), ("name", "Bob")]).await.table();
    let mut in_words = eve.listen(&format!("{address}/live?since=0&view=text")).await;
    let mut drawn = eve.listen(&format!("{address}/live?since=0")).await;
    let (words, picture) = (in_words.next().await.expect("zones"), drawn.next().await.expect("zones"));
    let of_zones = words.split("id=\"log-more\"").next().expect("zones");
    assert!(of_zones.contains("id=\"z-scores\"") && !of_zones.contains("class=\"card"), "{words}");
    assert!(!picture.contains("id=\"z-scores\"") && picture.contains("class=\"card"), "{picture}");
    let tokens: Vec<_> = [&ada, &bob].map(|browser| browser.token().expect("a token")).into();
    let mut dice = 3;
    assert!(play_on(&server, address.trim_start_matches("/t/"), &tokens, &mut dice).await);
    let news = in_words.next().await.expect("news");
    assert!(news.contains("id=\"log-more\"") && news.contains("id=\"steps\""), "{news}");
    server.stop().await;
}
