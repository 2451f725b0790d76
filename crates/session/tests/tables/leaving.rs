//! Players who give up, go away and come back; games that end early, and begin once more.

use session::{Absence, Act, Joined, Level, Seat, SeatWish, Status, TableId, Token, Wish};

use crate::harness::{Place, answer, code, first_answer, guest, name, wish};

#[tokio::test]
async fn who_gives_up_against_one_opponent_loses() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    place.act(&id, &tokens[0], Act::Resign).await.expect("resigned");
    let table = place.look(&id, None).await.table;
    assert_eq!(table.status, Status::Over);
    let places: Vec<_> = table.result.expect("a result").iter().map(|p| (p.score, p.place)).collect();
    assert_eq!(places, [(None, 2), (None, 1)]);
    assert!(place.hub.record(&id, None).await.expect("the moves so far").contains("\nmoves\n"));
}

#[tokio::test]
async fn the_others_play_on_and_who_gave_up_comes_last() {
    let place = Place::new().await;
    let wish = Wish { players: Some(3), ..wish("origami") };
    let (id, tokens) = place.seated(&wish).await;
    place.act(&id, &tokens[1], Act::Resign).await.expect("resigned");
    assert_eq!(code(place.act(&id, &tokens[1], Act::Resign).await), "out");
    let table = place.look(&id, None).await.table;
    assert!(table.status == Status::Running && table.seats[1].is_out);
    // A bot fills in; people answer when they are asked.
    for _ in 0..5_000 {
        let look = place.look(&id, None).await;
        match look.table.asked.iter().next() {
            None => break,
            Some(Seat(1)) => tokio::time::sleep(std::time::Duration::from_millis(1)).await,
            Some(_) => {
                let (seat, version, first) = first_answer(&place, &id, &tokens).await;
                if seat != Seat(1) {
                    let _ = place.act(&id, &tokens[seat.index()], answer(version, &first)).await;
                }
            }
        }
    }
    let table = place.look(&id, None).await.table;
    let result = table.result.expect("played to the end");
    assert_eq!(result[1].place, 3, "{result:?}");
    assert!(result[1].score.is_some() && result.iter().any(|placed| placed.place == 1));
}

#[tokio::test]
async fn a_game_ends_without_a_result_if_all_agree() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("islands")).await;
    place.act(&id, &tokens[0], Act::OfferEnd).await.expect("offered");
    assert!(place.look(&id, None).await.table.offers.has(Seat(0)));
    place.act(&id, &tokens[0], Act::WithdrawOffer).await.expect("withdrawn");
    place.act(&id, &tokens[1], Act::OfferEnd).await.expect("offered");
    assert_eq!(place.look(&id, None).await.table.status, Status::Running);
    // An offer stands until the next move.
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    place.act(&id, &tokens[seat.index()], answer(version, &first)).await.expect("a move");
    assert!(place.look(&id, None).await.table.offers.is_empty());
    for token in &tokens {
        place.act(&id, token, Act::OfferEnd).await.expect("offered");
    }
    let table = place.look(&id, None).await.table;
    assert_eq!((table.status, table.result), (Status::Ended, None));
}

#[tokio::test]
async fn who_leaves_is_away_and_may_return_or_is_out_as_the_table_says() {
    let place = Place::new().await;
    let away = Wish { absence: Absence::Bot(Level::Hina), ..wish("origami") };
    let (id, tokens) = place.seated(&away).await;
    place.act(&id, &tokens[0], Act::Leave).await.expect("left");
    let table = place.look(&id, None).await.table;
    assert!(table.seats[0].is_away && table.seats[0].level.as_deref() == Some("hina"));
    place.act(&id, &tokens[0], Act::Return).await.expect("back");
    assert!(!place.look(&id, None).await.table.seats[0].is_away);
    let out = Wish { absence: Absence::Out, ..wish("origami") };
    let (id, tokens) = place.seated(&out).await;
    place.act(&id, &tokens[0], Act::Leave).await.expect("left");
    assert_eq!(place.look(&id, None).await.table.status, Status::Over);
}

#[tokio::test]
async fn the_same_players_play_again_one_seat_further() {
    let place = Place::new().await;
    let seats = vec![SeatWish::Me, SeatWish::Person, SeatWish::Bot(Level::Hina)];
    let created = place.create(&Wish { seats, starts_when_full: true, ..wish("origami") }).await;
    let id = created.table.id.clone();
    let friend = place.hub.join(&id, &guest("b"), &name("Bo"), Some(&created.invite), None).await.expect("a seat");
    assert_eq!(code(place.hub.rematch("a", &id, &created.token).await), "not_over");
    for token in [&created.token, &friend.token] {
        place.act(&id, token, Act::OfferEnd).await.expect("offered");
    }
    let again = place.hub.rematch("a", &id, &friend.token).await.expect("another table");
    assert_eq!((again.seat, again.table.host, again.table.status), (Seat(2), Some(Seat(2)), Status::Open));
    assert_eq!(again.table.seats[0].level.as_deref(), Some("hina"));
    assert_eq!(place.look(&id, None).await.table.next, Some(again.table.id.clone()));
    // Asked again, it is the same table, and the newer token counts.
    let twice = place.hub.rematch("a", &id, &friend.token).await.expect("the same table");
    assert_eq!(twice.table.id, again.table.id);
    assert_eq!(code(place.act(&again.table.id, &again.token, Act::Leave).await), "wrong_token");
    let host = place.hub.rematch("a", &id, &created.token).await.expect("the same table");
    assert_eq!((host.seat, host.table.status), (Seat(1), Status::Running), "it starts when all are there");
    assert_eq!(host.table.seats[2].name, "Bo");
}

/// A table that is over, and the same players at the next one: Bo on seat 2, who has no visitor, and the host on seat 1.
async fn once_more(place: &Place) -> (TableId, Token, Joined) {
    let wish = Wish { players: Some(3), ..wish("origami") };
    let (id, tokens) = place.seated(&wish).await;
    for token in &tokens {
        place.act(&id, token, Act::OfferEnd).await.expect("offered");
    }
    place.hub.rematch("a", &id, &tokens[0]).await.expect("another table");
    let again = place.hub.rematch("a", &id, &tokens[1]).await.expect("the same table");
    assert_eq!(again.seat, Seat(2));
    (id, tokens[1].clone(), again)
}

/// A name proves nothing, and neither does having no visitor: who left the seat can't have it back from its next owner.
#[tokio::test]
async fn a_seat_is_not_taken_over_through_a_rematch() {
    let place = Place::new().await;
    let (id, before, again) = once_more(&place).await;
    let next = &again.table.id;
    place.act(next, &again.token, Act::Leave).await.expect("left");
    let invite = place.hub.close_up(next, Some(&place.hub.rematch("a", &id, &before).await.expect("back").token)).await;
    let invite = invite.expect("a look").invite.expect("an invitation");
    let back = place.hub.rematch("a", &id, &before).await.expect("and again");
    place.act(next, &back.token, Act::Leave).await.expect("left");
    let other =
        place.hub.join(next, &guest("x"), &name("Guest 1"), Some(&invite), Some(Seat(2))).await.expect("a seat");
    let place = place.restart().await;
    assert_eq!(code(place.hub.rematch("a", &id, &before).await), "no_seat");
    place.act(next, &other.token, Act::Leave).await.expect("their token counts");
}

#[tokio::test]
async fn the_token_that_was_given_is_replaced_also_after_a_restart_and_for_visitors() {
    let place = Place::new().await;
    let (id, before, again) = once_more(&place).await;
    let next = again.table.id.clone();
    let place = place.restart().await;
    let second = place.hub.rematch("a", &id, &before).await.expect("asked again");
    assert_eq!((second.seat, &second.table.id), (again.seat, &next));
    assert_eq!(code(place.hub.look(&next, Some(&again.token)).await), "wrong_token");
    // They become a visitor there, and stay one whoever asks.
    let (_, visitor) = place.hub.welcome(&name("Bo")).await.expect("a visitor");
    place.hub.claim(&next, &second.token, &visitor).await.expect("theirs");
    let third = place.hub.rematch("a", &id, &before).await.expect("asked again");
    assert_eq!(place.look(&next, Some(&visitor)).await.seat, Some(third.seat));
    assert_eq!(place.look(&next, Some(&third.token)).await.seat, Some(third.seat));
}
