//! Bots at tables.

use std::time::Duration;

use session::{Level, Limits, SeatWish, Status, Wish};

use crate::harness::{GAMES, Place, answer, code, first_answer, wish};

const GUARD: Duration = Duration::from_secs(120);

#[tokio::test]
async fn a_person_plays_against_bots_to_the_end() {
    let place = Place::new().await;
    for game in GAMES.into_iter().filter(|&game| game != "islands-solo") {
        let seats = vec![SeatWish::Me, SeatWish::Bot(Level::Hina)];
        let created = place.create(&Wish { seats, starts_when_full: true, ..wish(game) }).await;
        let (id, tokens) = (created.table.id, [created.token]);
        let mut listener = place.hub.listen(&id, Some(&tokens[0])).await.expect("a listener");
        let playing = async {
            let mut version = 0;
            loop {
                let look = place.look(&id, Some(&tokens[0])).await;
                if look.table.status == Status::Over {
                    break;
                }
                if look.table.asked.has(session::Seat(0)) {
                    place.step(&id, &tokens, &mut tabletop::Stream::new(u64::from(version))).await;
                }
                version = listener.newer(version).await.expect("news");
            }
        };
        tokio::time::timeout(GUARD, playing).await.expect("an end");
        assert!(place.hub.record(&id, None).await.expect("a record").contains("\nresult "), "{game}");
    }
    assert!(place.hub.figures().bot_moves > 20);
}

#[tokio::test]
async fn a_table_without_people_goes_on_only_while_somebody_looks() {
    let place = Place::with(Limits { sleep_after: 1_000, bots_pause: 0, ..Limits::default() }).await;
    let seats = vec![SeatWish::Bot(Level::Hina); 2];
    let created = place.create(&Wish { seats, starts_when_full: true, ..wish("origami") }).await;
    let id = created.table.id;
    assert_eq!((created.seat, created.table.host), (None, None));
    let version = place.look(&id, None).await.table.version;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(place.look(&id, None).await.table.version, version, "nobody looks");
    let mut listener = place.hub.listen(&id, None).await.expect("a listener");
    let over = async {
        let mut version = version;
        while place.look(&id, None).await.table.status == Status::Running {
            version = listener.newer(version).await.expect("news");
        }
    };
    tokio::time::timeout(GUARD, over).await.expect("an end");
}

#[tokio::test]
async fn bots_among_themselves_take_their_time() {
    // Longer than any test: whoever waits for that has not answered.
    let place = Place::with(Limits { bots_pause: 3_600_000, ..Limits::default() }).await;
    let mut listeners = Vec::new();
    for _ in 0..32 {
        let seats = vec![SeatWish::Bot(Level::Hina); 2];
        let created = place.create(&Wish { seats, starts_when_full: true, ..wish("origami") }).await;
        listeners.push(place.hub.listen(&created.table.id, None).await.expect("a listener"));
        place.look(&created.table.id, None).await;
    }
    // Meanwhile people play with theirs.
    let seats = vec![SeatWish::Me, SeatWish::Bot(Level::Hina)];
    let created = place.create(&Wish { seats, starts_when_full: true, ..wish("origami") }).await;
    let (id, tokens) = (created.table.id, [created.token]);
    let mut listener = place.hub.listen(&id, Some(&tokens[0])).await.expect("a listener");
    let mut version = 0;
    while place.hub.figures().bot_moves < 10 {
        if place.look(&id, None).await.table.asked.has(session::Seat(0)) {
            place.step(&id, &tokens, &mut tabletop::Stream::new(u64::from(version))).await;
        }
        version = tokio::time::timeout(GUARD, listener.newer(version)).await.expect("in time").expect("news");
    }
    for mut listener in listeners {
        let entries = listener.news(0).await.expect("news").entries.len();
        assert!(entries <= 3, "no bot has answered, only chance: {entries}");
    }
}

#[tokio::test]
async fn hints_are_given_where_they_are_allowed_and_to_who_is_asked() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&Wish { hints: true, ..wish("origami") }).await;
    let (seat, version, _) = first_answer(&place, &id, &tokens).await;
    let hint = place.hub.hint(&id, &tokens[seat.index()]).await.expect("a hint");
    assert_eq!(hint.version, version);
    let best = hint.options.first().expect("an option");
    assert!(best.place >= 1.0 && best.share > 0.0);
    assert_eq!(code(place.hub.hint(&id, &tokens[1 - seat.index()]).await), "not_asked");
    let ask = || place.hub.hint(&id, &tokens[seat.index()]);
    let (a, b, c) = tokio::join!(ask(), ask(), ask());
    let refused = [a, b, c].into_iter().filter(|hint| hint.as_ref().is_err_and(|why| why.code() == "too_many")).count();
    assert_eq!(refused, 1, "two at once for one table");
    place.act(&id, &tokens[seat.index()], answer(version, &best.answer)).await.expect("a hint is a legal move");
    let (id, tokens) = place.seated(&wish("origami")).await;
    assert_eq!(code(place.hub.hint(&id, &tokens[0]).await), "no_hints");
}
