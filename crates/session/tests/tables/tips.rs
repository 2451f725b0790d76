//! What is new to a visitor is explained once, and only to them.

use std::collections::BTreeSet;

use session::{Act, Guest, Hub, Limits, SeatWish, TableId, Tip, Token, Wish};
use tabletop::Stream;

use crate::harness::{Place, code, guest, legal, name, wish};

/// A visitor with a running game against another person, who has no token of a visitor.
async fn begun(place: &Place, game: &str, token: &Token) -> (TableId, Vec<Token>) {
    let visitor = place.hub.visitor(token).await.expect("known").id;
    let me = Guest { visitor: Some(visitor), address: "a".to_owned() };
    let wish = Wish { starts_when_full: true, ..wish(game) };
    let created = place.hub.create(&me, &name("Ada"), &wish).await.expect("a table");
    let mut tokens = vec![token.clone()];
    for seat in 1..created.table.seats.len() {
        let friend = name(&format!("Friend {seat}"));
        let joined = place.hub.join(&created.table.id, &guest("b"), &friend, Some(&created.invite), None).await;
        tokens.push(joined.expect("a seat").token);
    }
    (created.table.id, tokens)
}

async fn tip(hub: &Hub, id: &TableId, token: &Token) -> Option<&'static str> {
    hub.close_up(id, Some(token)).await.expect("a table").tip.map(|tip| tip.name)
}

/// Plays a game to its end, hearing each tip at once; those that came.
async fn play(place: &Place, game: &str, token: &Token, seed: u64, heard: &mut BTreeSet<&'static str>) {
    let (id, tokens) = begun(place, game, token).await;
    let mut stream = Stream::new(seed);
    loop {
        while let Some(name) = tip(&place.hub, &id, token).await {
            assert!(heard.insert(name), "{name} was explained before");
            place.hub.hear(token, Tip::named(name).expect("a tip")).await.expect("heard");
        }
        for other in &tokens[1..] {
            assert_eq!(tip(&place.hub, &id, other).await, None, "nobody else is told");
        }
        if !place.step(&id, &tokens, &mut stream).await {
            break;
        }
    }
    assert_eq!(tip(&place.hub, &id, token).await, None, "a game that is over explains nothing");
}

#[tokio::test]
async fn every_tip_comes_up_in_games_and_each_once() {
    let place = Place::with(Limits { new_tables: 100, tables: 100, ..Limits::default() }).await;
    let (_, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let mut heard = BTreeSet::new();
    for (game, games) in [("origami", 3), ("legends", 8), ("islands", 4), ("islands-solo", 2)] {
        for seed in 0..games {
            play(&place, game, &token, seed, &mut heard).await;
        }
    }
    let never: Vec<_> = Tip::all().iter().map(|tip| tip.name).filter(|name| !heard.contains(name)).collect();
    assert!(never.is_empty(), "these never come up: {never:?}");
}

#[tokio::test]
async fn what_was_heard_and_silence_last_longer_than_a_server() {
    let place = Place::new().await;
    let (_, ada) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let (_, bo) = place.hub.welcome(&name("Bo")).await.expect("another");
    let (id, _) = begun(&place, "islands", &ada).await;
    let (theirs, _) = begun(&place, "islands", &bo).await;
    assert_eq!(tip(&place.hub, &id, &ada).await, Some("keep"));
    place.hub.hear(&ada, Tip::named("keep").expect("a tip")).await.expect("heard");
    assert_eq!(tip(&place.hub, &id, &ada).await, None);
    // Another name changes nothing about it.
    place.hub.rename(&ada, &name("Adele")).await.expect("renamed");
    let place = place.restart().await;
    assert_eq!(tip(&place.hub, &id, &ada).await, None, "it was heard");
    assert_eq!(tip(&place.hub, &theirs, &bo).await, Some("keep"), "others were not told");
    place.hub.tell_tips(&ada, true).await.expect("all anew");
    assert_eq!(tip(&place.hub, &id, &ada).await, Some("keep"));
    place.hub.hear(&ada, Tip::named("auction").expect("a tip")).await.expect("heard");
    place.hub.silence_tips(&ada).await.expect("silent");
    assert_eq!(tip(&place.hub, &id, &ada).await, None);
    let place = place.restart().await;
    assert_eq!(tip(&place.hub, &id, &ada).await, None, "silence lasts");
    assert!(!place.hub.attention(&ada).await.expect("known").is_on);
    place.hub.tell_tips(&ada, false).await.expect("those that are left");
    assert!(place.hub.attention(&ada).await.expect("known").has_heard);
    assert_eq!(tip(&place.hub, &id, &ada).await, Some("keep"));
}

#[tokio::test]
async fn a_stream_tells_tips_too_and_another_device_has_heard_the_same() {
    let place = Place::new().await;
    let (_, ada) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let (id, _) = begun(&place, "islands", &ada).await;
    let link = place.hub.link(&ada).await.expect("a link");
    let (_, phone) = place.hub.spend(&link).await.expect("a device");
    let mut listener = place.hub.listen(&id, Some(&ada)).await.expect("a listener");
    let told = |close_up: session::CloseUp| close_up.tip.map(|tip| tip.name);
    assert_eq!(told(listener.close_up_with_news(0).await.expect("news").0), Some("keep"));
    place.hub.hear(&phone, Tip::named("keep").expect("a tip")).await.expect("heard");
    assert_eq!(told(listener.close_up_with_news(0).await.expect("news").0), None);
}

#[tokio::test]
async fn tips_are_for_visitors_at_normal_tables() {
    let place = Place::new().await;
    let (visitor, ada) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    let seats = vec![SeatWish::Me, SeatWish::Bot(session::Level::ALL[0])];
    let wish = Wish { seats, starts_when_full: true, ..wish("islands") };
    let created = place.hub.create(&me, &name("Ada"), &wish).await.expect("a table");
    assert_eq!(tip(&place.hub, &created.table.id, &ada).await, Some("keep"));
    assert_eq!(tip(&place.hub, &created.table.id, &created.token).await, None, "a seat remembers nothing");
    assert!(place.hub.close_up(&created.table.id, None).await.expect("a table").tip.is_none());
    assert!(place.hub.watched(&created.table.id, Some(&ada)).await.expect("a table").tip.is_none(), "a picture");
    let lesson = session::Lesson::all().first().expect("a lesson");
    let learns = place.hub.learn(&me, &name("Ada"), lesson).await.expect("a lesson").table.id;
    assert_eq!(tip(&place.hub, &learns, &ada).await, None, "a lesson has its coach");
    let keep = Tip::named("keep").expect("a tip");
    assert_eq!(code(place.hub.hear(&created.token, keep).await), "wrong_token");
    assert_eq!(code(place.hub.silence_tips(&created.token).await), "wrong_token");
    assert_eq!(code(place.hub.tell_tips(&created.token, true).await), "wrong_token");
    // Nothing is noted if it can't be stored.
    place.faults.fail_commits(true);
    assert!(place.hub.hear(&ada, keep).await.is_err());
    place.faults.fail_commits(false);
    assert_eq!(tip(&place.hub, &created.table.id, &ada).await, Some("keep"));
    let look = place.look(&created.table.id, Some(&ada)).await;
    let first = Act::answer(look.table.version, &legal(&look)[0], None);
    place.act(&created.table.id, &ada, first).await.expect("a tip is in nobody's way");
}
