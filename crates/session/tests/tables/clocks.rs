//! Clocks.

use session::{Absence, Level, Pace, Seat, Status, Wish};

use crate::harness::{Place, answer, first_answer, wish};

#[tokio::test]
async fn who_is_out_of_time_is_away_and_back_with_the_next_answer() {
    let place = Place::new().await;
    let pace = Pace::Clock { seconds: 60, increment: 5 };
    let timed = Wish { pace, absence: Absence::Bot(Level::Hina), ..wish("islands") };
    let (id, tokens) = place.seated(&timed).await;
    place.source.pass(20_000);
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    place.act(&id, &tokens[seat.index()], answer(version, &first)).await.expect("an answer");
    let left = |table: session::TableInfo| table.seats.iter().map(|s| s.left.expect("a clock")).collect::<Vec<_>>();
    assert_eq!(left(place.look(&id, None).await.table), [45_000, 40_000], "60 - 20 + 5, and still running");
    place.source.pass(39_999);
    place.hub.tick().await;
    assert!(!place.look(&id, None).await.table.seats[1].is_away);
    place.source.pass(1);
    place.hub.tick().await;
    let table = place.look(&id, None).await.table;
    assert!(table.seats[1].is_away && table.seats[1].level.as_deref() == Some("hina"));
    assert_eq!(table.status, Status::Running);
}

#[tokio::test]
async fn where_the_table_says_so_who_is_out_of_time_is_out() {
    let place = Place::new().await;
    let timed = Wish { pace: Pace::Days(2), absence: Absence::Out, ..wish("origami") };
    let (id, tokens) = place.seated(&timed).await;
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    place.source.pass(2 * 86_400_000 - 1);
    place.hub.tick().await;
    place.act(&id, &tokens[seat.index()], answer(version, &first)).await.expect("in time");
    place.source.pass(2 * 86_400_000);
    place.hub.tick().await;
    let table = place.look(&id, None).await.table;
    assert_eq!(table.status, Status::Over);
    assert_eq!(table.seats.iter().filter(|seat| seat.is_out).count(), 1);
}

#[tokio::test]
async fn clocks_stand_still_while_no_server_runs() {
    let place = Place::new().await;
    let timed = Wish { pace: Pace::Clock { seconds: 100, increment: 0 }, ..wish("origami") };
    let (id, tokens) = place.seated(&timed).await;
    let (seat, _, _) = first_answer(&place, &id, &tokens).await;
    place.source.pass(30_000);
    place.hub.tick().await;
    let place = place.restart().await;
    let left = |table: &session::TableInfo, seat: Seat| table.seats[seat.index()].left;
    assert_eq!(left(&place.look(&id, None).await.table, seat), Some(70_000));
    place.source.pass(69_000);
    place.hub.tick().await;
    assert!(!place.look(&id, None).await.table.seats[seat.index()].is_away);
    place.source.pass(1_000);
    place.hub.tick().await;
    assert!(place.look(&id, None).await.table.seats[seat.index()].is_away);
}

#[tokio::test]
async fn a_paused_table_stands_still() {
    let place = Place::new().await;
    let timed = Wish { pace: Pace::Clock { seconds: 100, increment: 0 }, ..wish("origami") };
    let (id, tokens) = place.seated(&timed).await;
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    place.source.pass(10_000);
    place.hub.pause(&id).await.expect("paused");
    place.source.pass(1_000_000);
    place.hub.tick().await;
    let refused = place.act(&id, &tokens[seat.index()], answer(version, &first)).await;
    assert_eq!(crate::harness::code(refused), "not_now");
    place.hub.resume(&id).await.expect("resumed");
    assert_eq!(place.look(&id, None).await.table.seats[seat.index()].left, Some(90_000));
    let (_, version, first) = first_answer(&place, &id, &tokens).await;
    place.act(&id, &tokens[seat.index()], answer(version, &first)).await.expect("it goes on");
}
