//! Pictures of tables, and what messengers are told of pages.

use session::{Act, Scene, Status, TableId};

use crate::harness::{Browser, Server};

/// A table at which Ada plays against Hina.
async fn table(ada: &Browser<'_>, game: &str) -> String {
    ada.post("/play", &[("game", game), ("level", "hina"), ("name", "Ada")]).await.table()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_a_picture_and_a_player_gets_the_one_of_everybody() {
    let server = Server::new(71).await;
    let (ada, onlooker) = (server.browser(), server.browser());
    for game in ["origami", "legends", "mixed", "islands", "islands-solo"] {
        let table = table(&ada, game).await;
        let picture = format!("/t/{table}/picture");
        // A bot may answer in between.
        let (seen, own) = loop {
            let before = server.look(&table, None).await.table.version;
            let both = (onlooker.fetch(&format!("{picture}.svg")).await, ada.fetch(&format!("{picture}.svg")).await);
            if server.look(&table, None).await.table.version == before {
                break both;
            }
        };
        // Also who holds cards gets a picture without them.
        assert_eq!(seen, own, "{game}");
        let (status, kind, svg) = seen;
        assert_eq!((status, &*kind), (200, "image/svg+xml"), "{game}");
        let text = String::from_utf8(svg).expect("text");
        assert!(text.starts_with("<svg ") && text.contains("viewBox=\"0 0 1200 630\""), "{game}");
        assert!(text.contains("Ada"), "{game}");
        let (status, kind, png) = onlooker.fetch(&format!("{picture}.png?format=square")).await;
        assert_eq!((status, &*kind, &png[..4]), (200, "image/png", &b"\x89PNG"[..]), "{game}");
        assert_eq!(png[16..24], [0, 0, 4, 56, 0, 0, 4, 56], "1080 by 1080");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_follows_the_game_and_shows_earlier_moments_only_once_it_is_over() {
    let server = Server::new(72).await;
    let ada = server.browser();
    let table = table(&ada, "origami").await;
    let (picture, token) = (format!("/t/{table}/picture.svg"), ada.token().expect("a visitor"));
    let before = ada.fetch(&picture).await.2;
    assert_eq!(ada.fetch(&format!("{picture}?at=3")).await.0, 409);
    let look = server.look(&table, Some(&token)).await;
    let Some(Scene::Cards(scene)) = &look.scene else { panic!("a card game") };
    if let (Some(&first), true) = (scene.legal.first(), look.table.status == Status::Running) {
        let act = Act::Moves { version: look.table.version, answers: vec![scene.words(first)], key: None };
        server.app.hub.act(&TableId::parse(&table).expect("an id"), &token, act).await.expect("a legal move");
        assert_ne!(ada.fetch(&picture).await.2, before);
    }
    ada.post(&format!("/t/{table}/do"), &[("do", "resign")]).await.location();
    let end = String::from_utf8(ada.fetch(&picture).await.2).expect("text");
    assert!(end.contains("Hina wins: everybody else gave up."), "{}", &end[..300]);
    let (status, _, moment) = ada.fetch(&format!("{picture}?at=2")).await;
    let moment = String::from_utf8(moment).expect("text");
    assert!(status == 200 && moment != end, "a moment of its own");
    // A number that is too high is the last one.
    assert_eq!(ada.fetch(&format!("{picture}?at=4000000000")).await.2, end.into_bytes());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused_in_words() {
    let server = Server::new(73).await;
    let ada = server.browser();
    let table = table(&ada, "islands").await;
    for (query, status) in [
        ("format=huge", 400),
        ("format=WIDE", 400),
        ("at=-1", 400),
        ("at=x", 400),
        ("at=99999999999999999999", 400),
        ("at=1", 409),
        ("format=&at=", 200),
        ("width=1000000&format=wide", 200),
    ] {
        for file in ["picture.svg", "picture.png"] {
            assert_eq!(ada.fetch(&format!("/t/{table}/{file}?{query}")).await.0, status, "{file}?{query}");
        }
    }
    ada.get("/t/nowhere/picture.png").await.expect(404);
    ada.get("/t/aaaaaaaaaaaaaaaa/picture.png").await.expect(404);
    ada.get(&format!("/t/{table}/picture.gif")).await.expect(404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn todays_challenge_is_drawn_for_its_player_alone() {
    let server = Server::new(74).await;
    let (ada, onlooker) = (server.browser(), server.browser());
    let table = ada.post("/daily", &[("name", "Ada")]).await.table();
    for file in ["picture.svg", "picture.png"] {
        assert_eq!(ada.fetch(&format!("/t/{table}/{file}")).await.0, 200);
        onlooker.get(&format!("/t/{table}/{file}")).await.expect(403);
    }
    // Its page leads nobody there.
    ada.get(&format!("/t/{table}")).await.expect(200).says("og:image").hides("/picture.png?lang=en&amp;v");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messengers_are_told_what_a_stranger_may_see() {
    let server = Server::at(75, Some("https://senbazuru.example")).await;
    let (ada, stranger) = (server.browser(), server.browser());
    let home = stranger.get("/?lang=de").await.expect(200);
    home.says("property=\"og:image\" content=\"https://senbazuru.example/picture.png?lang=de\"");
    home.says("name=\"twitter:card\" content=\"summary_large_image\"").says("Das Zuhause der Origami-Spiele");
    assert_eq!(stranger.fetch("/picture.png?lang=de").await.1, "image/png");

    let table = table(&ada, "origami").await;
    let image =
        format!("property=\"og:image\" content=\"https://senbazuru.example/t/{table}/picture.png?lang=en&amp;v=");
    let head = |page: &crate::harness::Answer| page.between("og:site_name", "twitter:card").to_owned();
    // A bot may answer in between.
    let (own, seen) = loop {
        let before = server.look(&table, None).await.table.version;
        let both = (ada.get(&format!("/t/{table}")).await, stranger.get(&format!("/t/{table}")).await);
        if server.look(&table, None).await.table.version == before {
            break both;
        }
    };
    seen.says(&image).says("property=\"og:title\" content=\"Origami: Ada, Hina\"");
    assert_eq!(head(&own), head(&seen), "the same whoever asks");
    ada.post(&format!("/t/{table}/do"), &[("do", "resign")]).await.location();
    let (own, seen) = (ada.get(&format!("/t/{table}")).await, stranger.get(&format!("/t/{table}")).await);
    seen.says("property=\"og:description\" content=\"Hina wins: everybody else gave up.\"");
    assert_eq!(head(&own), head(&seen), "the same whoever asks");
    let replay = stranger.get(&format!("/t/{table}/replay?at=3")).await.expect(200);
    replay.says(&format!("/t/{table}/picture.png?lang=en&amp;at=3\""));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_says_who_invites_and_gives_nothing_else_away() {
    let server = Server::new(76).await;
    let (ada, friend) = (server.browser(), server.browser());
    let table = ada.post("/play", &[("game", "legends"), ("with", "friends"), ("name", "Ada <3")]).await.table();
    let waiting = ada.get(&format!("/t/{table}")).await.expect(200);
    let invitation = waiting.between("?i=", "<").to_owned();
    let page = friend.get(&format!("/t/{table}?i={invitation}")).await.expect(200);
    let head = page.between("og:site_name", "twitter:card");
    assert!(head.contains("Ada &lt;3 invites you to play") && head.contains("http://table.example/t/"), "{head}");
    // Whoever reads the message has the link itself; the picture must not hand the seat to others.
    assert!(!head.contains(&invitation), "{head}");
    let (status, _, svg) = friend.fetch(&format!("/t/{table}/picture.svg")).await;
    let svg = String::from_utf8(svg).expect("text");
    assert!(status == 200 && !svg.contains(&invitation) && svg.contains("Origami: Legends"), "{}", &svg[..300]);
    server.stop().await;
}
