//! Records that somebody brings: looked at by whoever knows where they are, and played on from.

use session::{
    Act, Guest, Level, Limits, MOST_RECORD_BYTES, MOST_RECORD_LINES, Page, PlayOn, Refused, Seat, Status, Sweep,
    TableInfo, Token,
};

use crate::harness::{GAMES, Place, code, guest, name, wish};

async fn visitor(place: &Place) -> (Guest, Token) {
    let (visitor, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    (Guest { visitor: Some(visitor.id), address: "a".to_owned() }, token)
}

/// The record of a game that was played for so many moves.
async fn record(place: &Place, game: &str, most: u32) -> String {
    let (id, tokens) = place.seated(&wish(game)).await;
    place.steps(&id, &tokens, most, 3).await;
    place.hub.export(&id).await.expect("a record")
}

async fn brought(place: &Place, who: &Guest, text: &str) -> TableInfo {
    place.hub.bring(who, text).await.unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

#[tokio::test]
async fn a_record_is_the_same_game_again_for_whoever_knows_its_address() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    for game in GAMES {
        for most in [5, 100_000] {
            let text = record(&place, game, most).await;
            let info = brought(&place, &ada, &text).await;
            let is_whole = text.contains("\nresult ");
            assert_eq!(info.status, if is_whole { Status::Over } else { Status::Ended });
            assert!(info.brought && info.practice && !info.listed && info.asked.is_empty());
            assert_eq!(place.hub.record(&info.id, None).await.expect("a record"), text);
            let last = place.hub.replay(&info.id, None, u32::MAX, Some(Seat(0))).await.expect("a replay");
            assert!(last.close_up.look.scene.is_some());
            assert_eq!(
                last.last - last.began,
                text.split_once("moves\n").expect("moves").1.lines().count() as u32 - if is_whole { 2 } else { 0 }
            );
            // It sleeps and wakes like any other.
            place.source.pass(60_001);
            place.hub.tick().await;
            assert_eq!(place.hub.figures().awake, 0);
            assert_eq!(place.hub.record(&info.id, None).await.expect("a record"), text);
            // Nobody sits there, whoever brought it included.
            assert_eq!(place.look(&info.id, Some(&token)).await.seat, None);
            assert_eq!(code(place.act(&info.id, &token, Act::Resign).await), "not_a_player");
            assert_eq!(code(place.hub.rematch("a", &info.id, &token).await), "not_a_player");
            assert_eq!(code(place.hub.join(&info.id, &guest("b"), &name("Bo"), None, None).await), "not_invited");
        }
    }
}

#[tokio::test]
async fn it_is_in_the_list_of_whoever_brought_it_and_in_no_other() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    let (_, other) = visitor(&place).await;
    let text = record(&place, "islands-solo", 100_000).await;
    let ids: Vec<_> =
        [brought(&place, &ada, &text).await, brought(&place, &guest("b"), &text).await].map(|info| info.id).into();
    let list = place.hub.records(&token).await.expect("a list");
    assert_eq!(list.iter().map(|info| &info.id).collect::<Vec<_>>(), [&ids[0]]);
    assert!(place.hub.records(&other).await.expect("a list").is_empty());
    assert!(place.hub.mine(&token, None, Page { after: None, most: 9 }).await.expect("a list").is_empty());
    assert_eq!(place.hub.best(&token).await.expect("a best").games, 0, "it counts for nothing");
    // It is kept as long as a table to practise, and forgotten with whoever brought it.
    place.hub.forget(&token).await.expect("forgotten");
    assert!(place.hub.replay(&ids[0], None, 3, None).await.is_ok());
    let later = place.hub.source().now() + 1_000_000;
    let swept = place.hub.sweep(Sweep { practice: Some(later), ..Sweep::default() }).await.expect("swept");
    assert_eq!(swept.expect("the clock is right").tables, 2);
}

#[tokio::test]
async fn an_unfinished_record_is_played_on_from_its_last_move() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    for game in ["origami", "legends", "islands-solo"] {
        let text = record(&place, game, 9).await;
        let info = brought(&place, &ada, &text).await;
        let last = place.hub.replay(&info.id, None, u32::MAX, None).await.expect("a replay");
        let seat = last.asked.iter().next().expect("somebody is asked");
        let how = PlayOn { at: last.at, seat, anew: false, others: Some(Level::Hina) };
        let made = place.hub.play_on(&ada, &name("Ada"), &info.id, None, how).await.expect("a table");
        assert_eq!(made.table.status, Status::Running);
        assert_eq!(made.table.origin.expect("an origin").result, None);
        assert!(place.look(&made.table.id, Some(&token)).await.scene.is_some());
    }
}

#[tokio::test]
async fn positions_can_be_brought_too() {
    let place = Place::new().await;
    let text = "senbazuru position 1\ngame origami\nrules 1\nfamilies farm sky\nhand 0: fox cat cat pig\nhand 1: owl\n\
                line: sheep sheep chick parrot\ncollection 0 left: cat\nturn 0\n---\n0 draw sheep\n";
    let info = brought(&place, &guest("a"), text).await;
    assert_eq!(place.hub.record(&info.id, None).await.expect("a record"), text);
    let place = place.restart().await;
    assert_eq!(place.hub.record(&info.id, None).await.expect("a record"), text);
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_its_place_and_own_data_before_anything_is_read() {
    let place = Place::new().await;
    let good = record(&place, "origami", 5).await;
    let islands = record(&place, "islands", 5).await;
    let bad = |line: u32| {
        good.lines()
            .enumerate()
            .map(|(i, l)| if i + 1 == line as usize { "0 fold the table\n".to_owned() } else { format!("{l}\n") })
            .collect::<String>()
    };
    for (text, place_of) in [
        (String::new(), Some(1)),
        ("hello".to_owned(), Some(1)),
        ("senbazuru record 2\n".to_owned(), Some(1)),
        ("senbazuru record 1\ngame chess\n".to_owned(), Some(2)),
        (good.replace("edition ", "edition 0"), None),
        (bad(9), Some(9)),
        (format!("{good}result 1:1 2:2\n"), None),
        (format!("{good}\u{0}"), None),
    ] {
        let refused = place.hub.bring(&guest("a"), &text).await.expect_err(&text);
        let Refused::BadRecord(error) = refused else { panic!("{refused:?}\n{text}") };
        assert!(place_of.is_none_or(|line| error.line == line), "{error}\n{text}");
    }
    for (text, line) in [
        (good.replacen("moves\n", "  override cat cost 3\nmoves\n", 1), 7),
        (format!("{good}override cat cost 99 nonsense\n"), good.lines().count() as u32 + 1),
        (islands.replacen("moves\n", "| sheet mine near\nmoves\n", 1), 7),
    ] {
        let refused = place.hub.bring(&guest("a"), &text).await.expect_err(&text);
        let Refused::OwnData(error) = refused else { panic!("{refused:?}\n{text}") };
        assert_eq!(error.line, line, "{text}");
    }
    for long in ["x".repeat(MOST_RECORD_BYTES + 1), "\n".repeat(MOST_RECORD_LINES + 1)] {
        assert_eq!(code(place.hub.bring(&guest("a"), &long).await), "record_too_long");
    }
}

#[tokio::test]
async fn there_is_an_end_to_records_and_it_is_their_own() {
    let place = Place::with(Limits { records: 2, new_records: 3, practice: 0, ..Limits::default() }).await;
    let (ada, _) = visitor(&place).await;
    let text = record(&place, "origami", 5).await;
    for who in [&ada, &guest("b")] {
        let most = if who.visitor.is_some() { 2 } else { 3 };
        for _ in 0..most {
            brought(&place, who, &text).await;
        }
        assert_eq!(code(place.hub.bring(who, &text).await), "too_many");
    }
    // What is refused for what it says counts for nothing.
    for _ in 0..9 {
        assert_eq!(code(place.hub.bring(&guest("c"), "hello").await), "bad_record");
    }
    brought(&place, &guest("c"), &text).await;
}

#[tokio::test]
async fn a_record_of_todays_challenge_is_shown_to_those_who_may_know_its_dice() {
    let place = Place::new().await;
    let (_, ada) = visitor(&place).await;
    let (_, bo) = visitor(&place).await;
    let table = place.hub.daily("a", &name("Ada"), &ada).await.expect("a table").id;
    place.steps(&table, std::slice::from_ref(&ada), 9, 1).await;
    place.act(&table, &ada, Act::Resign).await.expect("given up");
    let text = place.hub.record(&table, Some(&ada)).await.expect("a record");
    let info = brought(&place, &guest("a"), &text).await;
    assert_eq!(code(place.hub.replay(&info.id, None, 1, None).await), "challenge");
    assert_eq!(code(place.hub.record(&info.id, Some(&bo)).await), "challenge");
    assert!(place.hub.replay(&info.id, Some(&ada), 1, None).await.is_ok());
    // Another solo game is nobody's secret.
    let other = brought(&place, &guest("a"), &record(&place, "islands-solo", 30).await).await;
    assert!(place.hub.replay(&other.id, None, 1, None).await.is_ok());
    // The day goes by.
    place.source.pass(24 * 60 * 60 * 1000);
    assert!(place.hub.replay(&info.id, None, 1, None).await.is_ok());
}
