//! The daily challenge: what becomes of an attempt that is not played to its end.

use session::{Act, Ending, Token};

use crate::daily::{DAY, TODAY, attempt, begin, personal, play, welcome};
use crate::harness::{Place, code};

/// What became of the attempt of a visitor that counts.
pub async fn ending(place: &Place, token: &Token) -> Option<Ending> {
    place.hub.board(TODAY, Some(token)).await.expect("a board").own.map(|own| own.ending)
}

/// Whoever has seen a die has had their attempt: giving up and beginning anew with the same dice is practice.
#[tokio::test]
async fn an_attempt_that_was_given_up_stands_as_that() {
    let place = Place::new().await;
    let zoe = welcome(&place, "Zoe").await;
    let (other, _) = attempt(&place, "Zoe", &zoe, 9).await;
    for (who, act) in [("Ada", Act::Resign), ("Bo", Act::Leave), ("Cleo", Act::OfferEnd)] {
        let token = welcome(&place, who).await;
        assert_eq!(ending(&place, &token).await, None);
        let first = begin(&place, who, &token).await;
        assert_eq!(ending(&place, &token).await, Some(Ending::Unfinished));
        assert_eq!(code(place.hub.look(&other, Some(&token)).await), "challenge", "not yet");
        play(&place, &first, &token, 12, 1).await;
        place.act(&first, &token, act).await.expect("given up");
        assert_eq!(ending(&place, &token).await, Some(Ending::Resigned), "{who}");
        assert!(place.hub.look(&other, Some(&token)).await.is_ok(), "they have had theirs");
        let (second, _) = attempt(&place, who, &token, 2).await;
        assert_ne!(first, second);
        let board = place.hub.board(TODAY, Some(&token)).await.expect("a board");
        let own = board.own.expect("an own row");
        assert_eq!((own.ending, own.place, own.table), (Ending::Resigned, None, Some(first.clone())), "{who}");
        let found = personal(&place, &second, &token).await.and_then(|personal| personal.contest).expect("a contest");
        assert_eq!((found.counts, found.is_first, found.place, found.players), (false, false, None, 1));
    }
    // They stand below those who have finished, whoever asks.
    let board = place.hub.board(TODAY, None).await.expect("a board");
    assert_eq!((board.players, board.finished), (4, 1));
    let endings: Vec<_> = board.rows.iter().map(|row| (row.name.as_str(), row.place, row.ending.word())).collect();
    let gave_up = |who| (who, None, "resigned");
    assert_eq!(endings, [("Zoe", Some(1), "finished"), gave_up("Ada"), gave_up("Bo"), gave_up("Cleo")]);
    // Midnight changes nothing about it.
    place.source.pass(DAY);
    let board = place.hub.board(TODAY, None).await.expect("a board");
    assert!(board.rows.iter().all(|row| row.table.is_some()));
}

#[tokio::test]
async fn an_attempt_that_is_not_finished_stands_as_that() {
    let place = Place::new().await;
    let (ada, bo) = (welcome(&place, "Ada").await, welcome(&place, "Bo").await);
    attempt(&place, "Bo", &bo, 1).await;
    let id = begin(&place, "Ada", &ada).await;
    let own = async |place: &Place| {
        let board = place.hub.board(TODAY, Some(&ada)).await.expect("a board");
        let own = board.own.expect("an own row");
        (own.ending, own.place, own.table, board.may_watch)
    };
    assert_eq!(own(&place).await, (Ending::Unfinished, None, None, false));
    let place = place.restart().await;
    assert_eq!(own(&place).await, (Ending::Unfinished, None, None, false));
    // Should the operator delete it, there is no second first one.
    place.hub.delete(&id).await.expect("deleted");
    let (second, _) = attempt(&place, "Ada", &ada, 2).await;
    assert_ne!(second, id);
    assert_eq!(own(&place).await, (Ending::Unfinished, None, None, false));
}
