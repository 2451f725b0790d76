//! Taking answers back.

use session::{Act, Happened, What, Wish};

use crate::harness::{Place, answer, code, legal, wish};

#[tokio::test]
async fn a_choice_can_be_taken_back_until_the_last_one_is_made() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish("islands") }).await;
    let version = place.look(&id, None).await.table.version;
    let choices = legal(&place.look(&id, Some(&tokens[0])).await);
    place.act(&id, &tokens[0], answer(version, &choices[0])).await.expect("chosen");
    let other = legal(&place.look(&id, Some(&tokens[1])).await);
    place.act(&id, &tokens[1], answer(version, &other[0])).await.expect("chosen");
    let now = place.look(&id, None).await.table.version;
    assert_eq!(code(place.act(&id, &tokens[2], Act::TakeBack { version: now }).await), "nothing_to_take_back");
    place.act(&id, &tokens[0], Act::TakeBack { version: now }).await.expect("taken back");
    let look = place.look(&id, Some(&tokens[0])).await;
    assert_eq!((look.table.asked.len(), legal(&look)), (2, choices.clone()), "asked again; the other answer stands");
    // The answer to the question as it was before it was taken back is stale.
    assert_eq!(code(place.act(&id, &tokens[0], answer(version, &choices[0])).await), "stale");
    place.act(&id, &tokens[0], answer(look.table.version, &choices[1])).await.expect("chosen anew");
    let last = legal(&place.look(&id, Some(&tokens[2])).await);
    place.act(&id, &tokens[2], answer(version, &last[0])).await.expect("the last choice");
    let now = place.look(&id, None).await.table.version;
    assert_eq!(code(place.act(&id, &tokens[0], Act::TakeBack { version: now }).await), "nothing_to_take_back");
    // What was taken back is in the log, and the table wakes with it.
    let seen = format!("{:?}", place.look(&id, Some(&tokens[0])).await);
    let place = place.restart().await;
    assert_eq!(format!("{:?}", place.look(&id, Some(&tokens[0])).await), seen);
    let news = place.hub.news(&id, None, 0).await.expect("news");
    assert!(news.entries.iter().any(|entry| matches!(entry.what, What::Happened(Happened::TookBack(..)))));
    assert_eq!(code(place.act(&id, &tokens[0], Act::TakeBack { version: 1 }).await), "stale");
}

#[tokio::test]
async fn what_showed_something_new_or_was_answered_stays() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    let (mut taken, mut refused) = (0, 0);
    let mut stream = tabletop::Stream::new(4);
    for _ in 0..60 {
        let before = place.look(&id, None).await;
        let Some(seat) = before.table.asked.iter().next() else { break };
        let token = &tokens[seat.index()];
        let question = legal(&place.look(&id, Some(token)).await);
        assert!(place.step(&id, &tokens, &mut stream).await);
        let after = place.look(&id, None).await.table;
        if after.result.is_some() {
            break;
        }
        let version = after.version;
        match place.act(&id, token, Act::TakeBack { version }).await {
            Ok(_) => {
                taken += 1;
                assert_eq!(legal(&place.look(&id, Some(token)).await), question, "the same question as before");
                assert!(place.step(&id, &tokens, &mut stream).await);
            }
            Err(why) => {
                refused += 1;
                assert_eq!(why.code(), "nothing_to_take_back");
            }
        }
    }
    assert!(taken > 3 && refused > 3, "{taken} taken back, {refused} refused");
    // News of a log with moves taken back are the same from memory and from the log.
    let news = format!("{:?}", place.hub.news(&id, Some(&tokens[0]), 0).await.expect("news").entries);
    let place = place.restart().await;
    assert_eq!(format!("{:?}", place.hub.news(&id, Some(&tokens[0]), 0).await.expect("news").entries), news);
}
