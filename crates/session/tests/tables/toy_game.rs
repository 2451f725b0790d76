//! A game the product does not know, played through the hub like any other.

use session::{Level, Scene, Seat, SeatWish, Status, Wish};
use tabletop::{Language, Record};
use toy::Cup;

use crate::harness::{Place, answer, code, first_answer, guest, name, wish};

#[tokio::test]
async fn it_is_played_to_its_end_woken_shown_again_and_imported() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("cup")).await;
    assert_eq!(place.steps(&id, &tokens, 5, 3).await, 5);
    let place = place.restart().await;
    assert_eq!(place.look(&id, None).await.table.status, Status::Running, "its log leads where it led");
    assert_eq!(place.steps(&id, &tokens, 100, 4).await, 3);
    let table = place.look(&id, None).await.table;
    let scores: Vec<_> = table.result.expect("a result").iter().filter_map(|placed| placed.score).collect();
    let record = place.hub.record(&id, None).await.expect("a record");
    let read = Record::<Cup>::parse(&record).expect("a record that holds");
    assert_eq!((table.status, read.standing.expect("a result").scores()), (Status::Over, &*scores));
    let replay = place.hub.replay(&id, None, 4, Some(Seat(0))).await.expect("a moment");
    assert!(matches!(replay.close_up.look.scene, Some(Scene::Plain(_))));
    let imported = place.hub.import(&record).await.expect("a table");
    assert_eq!(place.hub.export(&imported.table.id).await.expect("a record"), record);
}

/// All that a player reads on the table.
async fn reads(place: &Place, id: &session::TableId, token: &session::Token) -> Vec<String> {
    let Some(Scene::Plain(scene)) = place.look(id, Some(token)).await.scene else { panic!("no plain game") };
    let names = ["Ada".to_owned(), "Bea".to_owned()];
    let lines = scene.sections.iter().flat_map(|section| &section.lines);
    lines.map(|line| line.to(Language::En, &names)).collect()
}

#[tokio::test]
async fn only_whoever_has_the_cup_sees_the_die() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("cup")).await;
    let (seat, version, _) = first_answer(&place, &id, &tokens).await;
    assert_eq!(seat, Seat(0));
    let (speaks, judges) = (reads(&place, &id, &tokens[0]).await, reads(&place, &id, &tokens[1]).await);
    assert!(speaks[0] == "Ada has the cup." && speaks[1].starts_with("Under it lies a "), "{speaks:?}");
    assert_eq!(judges, ["Ada has the cup.", "Ada: 0", "Bea: 0"]);
    assert_eq!(code(place.act(&id, &tokens[0], answer(version, "say 7")).await), "illegal");
    assert_eq!(code(place.act(&id, &tokens[1], answer(version, "say 3")).await), "illegal");
    assert_eq!(code(place.act(&id, &tokens[0], answer(version, "paint 1")).await), "unreadable");
    place.act(&id, &tokens[0], answer(version, "say 3")).await.expect("a number");
    assert!(reads(&place, &id, &tokens[1]).await.contains(&"Ada says 3.".to_owned()));
}

#[tokio::test]
async fn what_it_does_not_have_is_refused() {
    let place = Place::new().await;
    let sheets = wish("cup").with(&session::islands::SHEETS, &["heron"]);
    let three = Wish { players: Some(3), ..wish("cup") };
    for bad in [sheets, three] {
        assert_eq!(code(place.hub.create(&guest("host"), &name("Ada"), &bad).await), "bad_table");
    }
    let (id, tokens) = place.seated(&wish("cup")).await;
    let plan = session::Act::Prepare { version: place.look(&id, None).await.table.version, answer: None };
    assert_eq!(code(place.act(&id, &tokens[0], plan).await), "not_asked");
}

#[tokio::test]
async fn a_bot_plays_it_too() {
    let place = Place::new().await;
    let seats = vec![SeatWish::Me, SeatWish::Bot(Level::Kaeru)];
    let made = place.create(&Wish { seats, starts_when_full: true, hints: true, ..wish("cup") }).await;
    let (id, tokens) = (made.table.id, [made.token]);
    let mut listener = place.hub.listen(&id, Some(&tokens[0])).await.expect("a listener");
    let mut version = 0;
    loop {
        let look = place.look(&id, Some(&tokens[0])).await;
        if look.table.status == Status::Over {
            break;
        }
        if look.table.asked.has(Seat(0)) {
            let hint = place.hub.hint(&id, &tokens[0]).await.expect("a hint");
            let act = answer(look.table.version, &hint.options[0].answer);
            place.act(&id, &tokens[0], act).await.expect("a legal answer");
        } else {
            version = listener.newer(version.max(look.table.version)).await.expect("a newer version");
        }
    }
}
