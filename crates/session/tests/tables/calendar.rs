//! What is kept for long enough is deleted, but not by a clock that can't be right.

use session::{Status, Sweep};

use crate::harness::{Place, wish};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// All that is older than that by the clock of the machine.
fn older_than(place: &Place, days: i64) -> Sweep {
    let before = Some(place.hub.source().now() - days * DAY);
    Sweep { practice: before, finished: before, open: before, unfinished: before, visitors: before, reports: before }
}

async fn tables(place: &Place) -> u64 {
    place.hub.counts().await.expect("counts").tables.iter().sum()
}

#[tokio::test]
async fn a_start_with_a_wrong_clock_deletes_nothing() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    place.steps(&id, &tokens, 5, 1).await;
    // Twice: a second start with the same clock makes it no better, nor does a table that was made meanwhile.
    let mut place = place;
    for days in [200, 0, 200] {
        place = place.restart_with_clock_wrong_by(days).await;
        assert!(place.hub.days_ahead().is_some(), "{days}");
        place.create(&wish("origami")).await;
        place.hub.tick().await;
        assert_eq!(place.hub.sweep(older_than(&place, 180)).await.expect("no sweep"), None);
    }
    assert_eq!(tables(&place).await, 4);
    assert_eq!(place.look(&id, None).await.table.status, Status::Running);
    // The operator says that it is right.
    place.hub.believe_clock().await.expect("noted");
    let swept = place.hub.sweep(older_than(&place, 180)).await.expect("a sweep").expect("it is believed");
    assert_eq!(swept.tables, 3, "those of the start, and of the days in between");
    let place = place.restart_with_clock_wrong_by(0).await;
    assert_eq!(place.hub.days_ahead(), None, "what the operator said is noted");
}

#[tokio::test]
async fn a_clock_that_is_right_again_is_believed() {
    let place = Place::new().await;
    place.create(&wish("origami")).await;
    let place = place.restart_with_clock_wrong_by(400).await;
    assert_eq!(place.hub.days_ahead(), Some(400));
    place.source.pass(-399 * DAY);
    assert_eq!(place.hub.days_ahead(), None);
    let swept = place.hub.sweep(older_than(&place, 7)).await.expect("a sweep").expect("it is believed");
    assert_eq!(swept.tables, 0);
    // A clock that jumps while the server runs is no better.
    place.hub.tick().await;
    place.source.pass(8 * DAY);
    assert_eq!(place.hub.sweep(older_than(&place, 7)).await.expect("no sweep"), None);
    // Days that are served pass one after the other.
    place.source.pass(-8 * DAY);
    for _ in 0..8 {
        place.source.pass(DAY);
        place.hub.tick().await;
    }
    let swept = place.hub.sweep(older_than(&place, 7)).await.expect("a sweep").expect("it is believed");
    assert_eq!(swept.tables, 1);
}

#[tokio::test]
async fn where_no_time_was_noted_the_newest_that_is_stored_is_taken() {
    use store::Store as _;
    let place = Place::new().await;
    assert_eq!(place.store.day().await, Ok(None));
    place.create(&wish("origami")).await;
    let made = place.hub.source().now();
    assert_eq!(place.store.day().await, Ok(Some(made)));
    place.source.pass(DAY);
    place.hub.tick().await;
    assert_eq!(place.store.day().await, Ok(Some(made + DAY)));
}
