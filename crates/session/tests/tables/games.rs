//! Whole games.

use session::{Act, Happened, Status, What};

use crate::harness::{GAMES, Place, answer, code, first_answer, legal, wish};

#[tokio::test]
async fn every_game_is_played_to_its_end_and_leaves_a_record() {
    let place = Place::new().await;
    for (seed, game) in GAMES.into_iter().enumerate() {
        let (id, tokens) = place.seated(&wish(game)).await;
        assert_eq!(code(place.hub.record(&id, None).await), "not_over");
        let moves = place.steps(&id, &tokens, 5_000, seed as u64).await;
        let look = place.look(&id, None).await;
        assert_eq!(look.table.status, Status::Over, "{game} after {moves} moves");
        let result = look.table.result.expect("a result");
        assert!(result.iter().any(|placed| placed.place == 1) && result.iter().all(|placed| placed.score.is_some()));
        let record = place.hub.record(&id, None).await.expect("a record");
        let scores = match game {
            "islands" | "islands-solo" => tabletop::Record::<islands::State>::parse(&record).map(|r| r.standing),
            _ => tabletop::Record::<origami::State>::parse(&record).map(|r| r.standing),
        };
        let scores = scores.expect("a record that holds").expect("a result").scores().to_vec();
        assert_eq!(result.iter().filter_map(|placed| placed.score).collect::<Vec<_>>(), scores);
        assert_eq!(code(place.act(&id, &tokens[0], answer(look.table.version, "pass")).await), "not_now");
    }
}

#[tokio::test]
async fn an_answer_must_fit_the_question_the_rules_and_the_player() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    let (asked, other) = (&tokens[seat.index()], &tokens[1 - seat.index()]);
    assert_eq!(code(place.act(&id, other, answer(version, &first)).await), "illegal", "out of turn");
    assert_eq!(code(place.act(&id, asked, answer(version, "fold the table")).await), "unreadable");
    assert_eq!(code(place.act(&id, asked, answer(version, "pass")).await), "illegal");
    assert_eq!(code(place.act(&id, asked, answer(version - 1, &first)).await), "stale");
    assert_eq!(code(place.act(&id, asked, answer(version + 1, &first)).await), "stale");
    // A seat in front of the answer is none of the words of an answer: nobody answers for somebody else.
    assert_eq!(code(place.act(&id, asked, answer(version, &format!("1 {first}"))).await), "unreadable");
    assert_eq!(place.look(&id, None).await.table.version, version, "what is refused changes nothing");
    place.act(&id, asked, answer(version, &first)).await.expect("a legal move");
    assert_eq!(code(place.act(&id, asked, answer(version, &first)).await), "stale", "a double click is harmless");
}

#[tokio::test]
async fn a_request_with_a_key_is_carried_out_once() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    let token = &tokens[seat.index()];
    let keyed = |answer: &str| Act::answer(version, answer, Some("k1".to_owned()));
    let done = place.act(&id, token, keyed(&first)).await.expect("done");
    let after = place.look(&id, None).await.table.version;
    let again = place.act(&id, token, keyed(&format!(" {first}  "))).await.expect("done before");
    assert_eq!((again.version, again.again, done.again), (done.version, true, false));
    assert_eq!(place.look(&id, None).await.table.version, after);
    assert_eq!(code(place.act(&id, token, keyed("pass")).await), "key_used");
    let later = Act::answer(after, &first, Some("k1".to_owned()));
    assert_eq!(code(place.act(&id, token, later).await), "key_used", "the same words to another question");
    // The key of one player is not that of another; and it is known after a restart.
    let place = place.restart().await;
    assert!(place.act(&id, token, keyed(&first)).await.expect("done before").again);
    assert_ne!(code(place.act(&id, &tokens[1 - seat.index()], keyed(&first)).await), "key_used");
}

#[tokio::test]
async fn several_are_asked_at_once_and_answer_in_any_order() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&session::Wish { players: Some(3), ..wish("islands") }).await;
    let look = place.look(&id, None).await;
    assert_eq!(look.table.asked.len(), 3);
    let version = look.table.version;
    for seat in [2, 0, 1] {
        let choice = legal(&place.look(&id, Some(&tokens[seat])).await)[seat].clone();
        // All of them answer what they saw first, though others have answered since.
        place.act(&id, &tokens[seat], answer(version, &choice)).await.expect("an answer");
        assert_ne!(code(place.act(&id, &tokens[seat], answer(version, &choice)).await), "no_token");
    }
    assert_eq!(place.look(&id, None).await.table.asked.len(), 1, "the bidding has begun");
}

#[tokio::test]
async fn news_from_any_version_are_the_end_of_all_news() {
    let place = Place::new().await;
    for game in ["mixed", "islands"] {
        let (id, tokens) = place.seated(&wish(game)).await;
        place.steps(&id, &tokens, 30, 3).await;
        for token in [Some(&tokens[0]), Some(&tokens[1]), None] {
            let all = place.hub.news(&id, token, 0).await.expect("news");
            assert_eq!(all.entries.len(), all.version as usize);
            for since in 0..=all.version {
                let some = place.hub.news(&id, token, since).await.expect("news");
                let text = |entries: &[session::look::NewsEntry]| format!("{entries:?}");
                assert_eq!(text(&some.entries), text(&all.entries[since as usize..]), "{game} since {since}");
            }
            let later = place.hub.news(&id, token, all.version + 100).await.expect("no news");
            assert!(later.entries.is_empty());
        }
        let all = place.hub.news(&id, None, 0).await.expect("news");
        assert!(matches!(all.entries[0].what, What::Happened(Happened::Joined(_))));
    }
}
