//! A disk that fails, fills up or stalls, seen by those who play: refusals with a sentence, never a false acknowledgement, and it
//! goes on by itself. The server runs in this process, because only here its disk can be made to misbehave.

mod place;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::Store as _;
use tabletop::Stream as Dice;

use crate::GUARD;
use crate::crash::group::{self, GROUPS, Shared};
use crate::crash::{seed, what_was_acknowledged_is_there_once};
use place::{Move, Place, Seated, hears, listen, refusal, told};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails() {
    let place = Place::new().await;
    let mut seated = Seated::new(&place).await;
    for _ in 0..3 {
        let next = seated.next(&place).await;
        seated.insist(&place, &next).await;
    }
    let version = seated.version(&place).await;
    let mut stream = listen(&place, &seated, version).await;
    let next = seated.next(&place).await;

    place.faults.fail_commits(true);
    let mut sentences = Vec::new();
    for language in ["en", "de", "it"] {
        let answer = seated.send(&place, &next, language).await;
        assert_eq!(answer.header("content-language"), Some(language));
        sentences.push(refusal(&answer, &["storage"]));
        assert_eq!(seated.version(&place).await, version, "nobody sees what is not stored");
    }
    sentences.sort_unstable();
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "everybody is told in their language: {sentences:?}");
    refusal(&place.ask("POST", "/api/v1/visitors", &[], &json!({ "name": "Eve" })).await, &["storage"]);
    let wish = json!({ "game": "islands", "name": "Eve" });
    refusal(&place.ask("POST", "/api/v1/tables", &[], &wish).await, &["storage"]);
    let bearer = format!("Bearer {}", seated.tokens[0]);
    let headers = [("authorization", bearer.as_str())];
    for act in ["/resign", "/offer-end", "/leave"] {
        refusal(&place.ask("POST", &seated.path(act), &headers, &Value::Null).await, &["storage"]);
    }
    let events = place.json(200, "GET", &seated.path("/events"), &seated.tokens[0], &Value::Null).await;
    assert_eq!(events["version"], version);
    place.until_it_says(503).await;

    place.faults.fail_commits(false);
    assert!(!seated.insist(&place, &next).await, "it had not been carried out");
    let newer = seated.version(&place).await;
    assert!(newer > version);
    hears(&mut stream, version, newer).await;
    place.until_it_says(200).await;
    let (_data, store) = place.reopened().await;
    seated.is_stored(&store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_deleted() {
    let place = Place::new().await;
    let mut seated = Seated::new(&place).await;
    let next = seated.next(&place).await;
    seated.insist(&place, &next).await;
    let version = seated.version(&place).await;
    let next = seated.next(&place).await;
    let away = place.move_database_away();
    let mut sentences = Vec::new();
    for language in ["en", "de", "it"] {
        sentences.push(refusal(&seated.send(&place, &next, language).await, &["storage"]));
    }
    assert!(sentences[0].contains("data files are gone"), "{sentences:?}");
    assert_eq!(seated.version(&place).await, version, "it can be looked at, and nobody sees what is not stored");
    place.until_it_says(503).await;
    let health = place.ask("GET", "/healthz", &[], &Value::Null).await;
    assert_eq!(String::from_utf8_lossy(&health.body).trim(), sentences[0]);
    place.move_database_back(&away);
    assert!(!seated.insist(&place, &next).await, "it had not been carried out");
    place.until_it_says(200).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fills_up() {
    let place = Place::new().await;
    let mut playing = Vec::new();
    for _ in 0..8 {
        playing.push(Seated::new(&place).await);
    }
    place.faults.fill(true);
    // What fits is still taken; sooner or later nothing does.
    let mut tables = Vec::new();
    let wish = json!({ "game": "origami", "name": "Ann", "players": 4 });
    let is_full = loop {
        let answer = place.ask("POST", "/api/v1/tables", &[], &wish).await;
        if answer.status != 201 {
            break answer;
        }
        let made: Value = serde_json::from_slice(&answer.body).expect("JSON");
        tables.push(made["table"]["id"].as_str().expect("an id").to_owned());
        assert!(tables.len() < 2_000, "the disk is never full");
    };
    refusal(&is_full, &["storage"]);
    let (number, next) = play_until_it_is_full(&place, &mut playing).await;
    let seated = &mut playing[number];
    let version = seated.version(&place).await;
    let mut stream = listen(&place, seated, version).await;

    place.faults.fill(false);
    assert!(!seated.insist(&place, &next).await, "it had not been carried out");
    let newer = seated.version(&place).await;
    hears(&mut stream, version, newer).await;
    assert!(newer > version);
    place.json(201, "POST", "/api/v1/tables", "", &wish).await;
    let (_data, store) = place.reopened().await;
    for seated in &playing {
        seated.is_stored(&store).await;
    }
    for id in tables {
        assert!(store.load(&id).await.expect("it can be read").is_some(), "a table that was promised is not there");
    }
}

/// Plays at these tables in turn until a move is refused: at which table, and the move.
async fn play_until_it_is_full(place: &Place, playing: &mut [Seated]) -> (usize, Move) {
    for _ in 0..200 {
        for (number, seated) in playing.iter_mut().enumerate() {
            let Some(next) = seated.try_next(place).await else { continue };
            let answer = seated.send(place, &next, "de").await;
            if answer.status != 200 {
                refusal(&answer, &["storage"]);
                return (number, next);
            }
        }
    }
    panic!("the disk is never full");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_stalls() {
    let place = Place::with(1_000).await;
    let (mut seated, mut other) = (Seated::new(&place).await, Seated::new(&place).await);
    let version = seated.version(&place).await;
    let mut stream = listen(&place, &seated, version).await;
    let (next, before) = (seated.next(&place).await, other.version(&place).await);

    place.faults.hold(true);
    refusal(&seated.send(&place, &next, "it").await, &["slow"]);
    refusal(&seated.send(&place, &next, "it").await, &["slow"]);
    let look = place.ask("GET", &seated.path(""), &[], &Value::Null).await;
    refusal(&look, &["slow"]);
    assert_eq!(other.version(&place).await, before, "other tables are shown as they were");
    refusal(&place.ask("POST", "/api/v1/visitors", &[], &json!({ "name": "Eve" })).await, &["slow"]);
    place.until_it_says(503).await;

    place.faults.hold(false);
    assert!(seated.insist(&place, &next).await, "it was carried out after all, once");
    let newer = seated.version(&place).await;
    hears(&mut stream, version, newer).await;
    place.until_it_says(200).await;
    let next = other.next(&place).await;
    other.insist(&place, &next).await;
    let (_data, store) = place.reopened().await;
    seated.is_stored(&store).await;
    other.is_stored(&store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_answer_was_not_stored_is_asked_again() {
    let place = Place::new().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "hina" }]);
    let wish = json!({ "game": "origami", "name": "Ann", "seats": seats, "starts_when_full": true });
    let mut seated = Seated::sit(&place, &wish, 1).await;
    let mut stream = listen(&place, &seated, 0).await;
    // Commits take so long that the door can be opened before the bot's comes through.
    place.faults.stall(Duration::from_millis(200));
    let mut news = told(&mut stream).await;
    let failures = place.store.measures().failures;
    let version = loop {
        while news["asked"] != json!([0]) {
            news = told(&mut stream).await;
        }
        let next = seated.next(&place).await;
        seated.insist(&place, &next).await;
        place.faults.fail_commits(true);
        news = told(&mut stream).await;
        if news["asked"] == json!([1]) {
            break news["version"].as_u64();
        }
        place.faults.fail_commits(false);
    };
    place.faults.stall(Duration::ZERO);
    let start = Instant::now();
    while place.store.measures().failures == failures {
        assert!(start.elapsed() < GUARD, "the bot does not answer");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    place.faults.fail_commits(false);
    // Whoever listens does no more than that.
    assert!(told(&mut stream).await["version"].as_u64() > version);
    place.reopened().await;
}

#[test]
fn a_disk_that_does_all_of_that_while_many_play() {
    let mut dice = Dice::new(seed());
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let place = runtime.block_on(Place::with(300));
    let shared = Arc::new(Shared::default());
    let playing: Vec<_> = (0..GROUPS.len())
        .map(|group| runtime.spawn(group::play(group, place.address.clone(), dice.next(), Arc::clone(&shared))))
        .collect();
    for _ in 0..12 {
        group::wait_for(&shared, 1);
        let faults = &place.faults;
        match dice.below(4) {
            0 => faults.fail_commits(true),
            1 => faults.fill(true),
            2 => faults.hold(true),
            _ => faults.stall(Duration::from_millis(u64::from(dice.below(600)))),
        }
        std::thread::sleep(Duration::from_millis(u64::from(dice.below(700))));
        faults.fail_commits(false);
        faults.fill(false);
        faults.hold(false);
        faults.stall(Duration::ZERO);
    }
    group::wait_for(&shared, 2);
    shared.stop.store(true, Ordering::SeqCst);
    runtime.block_on(async {
        let mut diaries = Vec::new();
        for playing in playing {
            diaries.extend(tokio::time::timeout(GUARD, playing).await.expect("in time").expect("no client failed"));
        }
        let (_data, store) = place.reopened().await;
        let (mut moves, mut broken, mut repeated) = (0, 0, 0);
        for diary in &diaries {
            let stored = store.load(&diary.table).await.expect("it can be read").expect("a table");
            what_was_acknowledged_is_there_once(&stored, diary);
            moves += diary.acknowledged.len();
            broken += diary.broken;
            repeated += diary.repeated;
        }
        println!(
            "{moves} moves acknowledged, {broken} requests refused or without an answer, {repeated} of them carried out"
        );
        assert!(broken > 0, "nobody noticed anything: that was no test");
    });
}
