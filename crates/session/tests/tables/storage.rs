//! A disk that fails, fills up or stalls.

use std::time::Duration;

use session::{Act, Limits};

use crate::harness::{Place, answer, code, first_answer, wish};

#[tokio::test]
async fn what_can_not_be_stored_did_not_happen() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    place.steps(&id, &tokens, 4, 1).await;
    let mut listener = place.hub.listen(&id, None).await.expect("a listener");
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    let token = &tokens[seat.index()];
    place.faults.fail_commits(true);
    for _ in 0..3 {
        assert_eq!(code(place.act(&id, token, answer(version, &first)).await), "storage");
        let look = place.look(&id, Some(token)).await;
        assert_eq!(look.table.version, version, "nobody sees what is not stored");
    }
    place.faults.fail_commits(false);
    let done = place.act(&id, token, answer(version, &first)).await.expect("it goes on by itself");
    assert!(done.version > version);
    let newest = tokio::time::timeout(Duration::from_secs(20), listener.newer(version)).await.expect("in time");
    assert!(newest.expect("news") > version, "who listened before listens still");
    assert!(!listener.news(version).await.expect("news").entries.is_empty());
}

#[tokio::test]
async fn a_disk_that_stalls_is_not_waited_for_and_nothing_is_said_too_early() {
    let place = Place::with(Limits { patience: 300, ..Limits::default() }).await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    let token = &tokens[seat.index()];
    let keyed = || Act::answer(version, &first, Some("once".to_owned()));
    place.faults.hold(true);
    assert_eq!(code(place.act(&id, token, keyed()).await), "slow");
    assert_eq!(code(place.hub.look(&id, None).await), "slow", "nobody sees what may not be stored");
    place.faults.hold(false);
    let again = async {
        loop {
            match place.act(&id, token, keyed()).await {
                Ok(done) => break done,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    };
    let done = tokio::time::timeout(Duration::from_secs(20), again).await.expect("in time");
    assert!(done.again, "the first request was carried out after all, once");
    let version = place.look(&id, None).await.table.version;
    assert_eq!(version, place.hub.news(&id, None, 0).await.expect("news").entries.len() as u32);
}
