//! Those who watch a table are some moves behind, if its host wants that, until the game is over.

use session::{Act, Filter, Page, Status, Wish};
use tabletop::Stream;

use crate::harness::{Place, wish};
use crate::replays::{Moment, moment, scene};

const DELAY: u8 = 7;

/// What watchers saw at any time is the game as it was so many moves before, and nothing else.
#[tokio::test]
async fn those_who_watch_see_the_table_as_it_was() {
    let place = Place::new().await;
    for game in ["origami", "legends", "islands"] {
        let wish = Wish { delay: DELAY, listed: true, players: Some(3), ..wish(game) };
        let (id, tokens) = place.seated(&wish).await;
        let begun = place.look(&id, Some(&tokens[0])).await.table.version;
        let mut listener = place.hub.listen(&id, None).await.expect("a listener");
        let (mut stream, mut seen) = (Stream::new(4), Vec::<Moment>::new());
        loop {
            let now = place.look(&id, Some(&tokens[0])).await.table;
            let moment = moment(&place, &id, &tokens, None).await;
            if now.status != Status::Running {
                assert_eq!((moment.version, now.status), (now.version, Status::Over), "the end is no secret");
                break;
            }
            assert_eq!(moment.version, begun.max(now.version.saturating_sub(DELAY.into())));
            assert_eq!(listener.newer(u32::MAX).await, Some(moment.version));
            assert_eq!(listener.look().await.expect("a look").table.version, moment.version);
            let listed = Filter { listed: true, status: Some(Status::Running), ..Filter::default() };
            let list = place.hub.list(listed, Page { after: None, most: 9 }).await.expect("a list");
            let row = list.iter().find(|row| row.id == id).expect("it is listed");
            assert!(row.asked.is_empty() && row.version <= moment.version, "{row:?}");
            // What is passed on to others is what they would see themselves, whoever asks for it.
            let watched = place.hub.watched(&id, Some(&tokens[1])).await.expect("a look");
            assert_eq!(watched.look.table.version, moment.version);
            seen.push(moment);
            let turn = seen.len();
            assert!(place.step(&id, &tokens, &mut stream).await);
            if turn % 9 == 4 {
                let version = now.version + 1;
                for token in &tokens {
                    let _ = place.act(&id, token, Act::TakeBack { version }).await;
                }
            }
        }
        assert!(seen.len() > 30 && seen.windows(2).all(|two| two[0].version <= two[1].version), "{game}");
        for moment in &seen {
            let replay = place.hub.replay(&id, None, moment.version, None).await.expect("a replay");
            assert_eq!(scene(&replay.close_up), moment.scene, "{game} at {}", moment.version);
            assert_eq!(format!("{:?}", replay.entries), moment.entries, "{game} at {}", moment.version);
        }
    }
}

/// Whoever is out, away or asked is told as it was; clocks, which run for those who are asked now, are not told at all.
#[tokio::test]
async fn how_the_players_stand_is_told_as_it_was() {
    let place = Place::new().await;
    let pace = session::Pace::Clock { seconds: 600, increment: 0 };
    let wish = Wish { delay: DELAY, players: Some(3), pace, ..wish("origami") };
    let (id, tokens) = place.seated(&wish).await;
    let mut stream = Stream::new(2);
    for _ in 0..12 {
        assert!(place.step(&id, &tokens, &mut stream).await);
    }
    place.act(&id, &tokens[1], Act::Leave).await.expect("away");
    place.act(&id, &tokens[2], Act::OfferEnd).await.expect("offered");
    let table = place.look(&id, None).await.table;
    assert!(table.seats.iter().all(|seat| !seat.is_away && seat.level.is_none() && seat.left.is_none()), "{table:?}");
    assert!(table.offers.is_empty());
    assert!(place.look(&id, Some(&tokens[0])).await.table.seats[1].is_away);
    // A bot plays on for whoever left, and in time it is told.
    let mut told = false;
    for _ in 0..200 {
        place.hub.tick().await;
        let now = place.look(&id, Some(&tokens[0])).await.table;
        if now.status != Status::Running {
            break;
        }
        told |= place.look(&id, None).await.table.seats[1].is_away;
        if now.asked.iter().all(|seat| seat.0 == 1) || !place.step(&id, &tokens, &mut stream).await {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }
    assert!(told, "that somebody is away is told later");
}

/// Asleep and awake again, after a restart and at a rematch it is kept.
#[tokio::test]
async fn what_the_host_wants_is_kept() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&Wish { delay: DELAY, ..wish("origami") }).await;
    place.steps(&id, &tokens, 20, 3).await;
    let version = |place: Place| {
        let (id, token) = (id.clone(), tokens[0].clone());
        async move {
            let mine = place.look(&id, Some(&token)).await.table;
            let theirs = place.look(&id, None).await.table;
            assert_eq!((theirs.delay, theirs.version + u32::from(DELAY)), (DELAY, mine.version));
            place
        }
    };
    let place = version(place).await.restart().await;
    let place = version(place).await;
    place.act(&id, &tokens[0], Act::Resign).await.expect("over");
    let again = place.hub.rematch("a", &id, &tokens[0]).await.expect("a rematch");
    assert_eq!(again.table.delay, DELAY);
}
