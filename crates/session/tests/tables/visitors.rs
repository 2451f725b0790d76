//! Visitors: known again, and forgotten.

use session::{Act, Filter, Guest, Limits, Page, SeatKind, Status, Wish};

use crate::harness::{Place, code, guest, name, wish};

#[tokio::test]
async fn a_visitor_plays_with_their_own_token_and_finds_their_tables() {
    let place = Place::new().await;
    let (visitor, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    assert_eq!(place.hub.visitor(&token).await.expect("known").id, visitor.id);
    let guest = Guest { visitor: Some(visitor.id.clone()), address: "a".to_owned() };
    let created = place.hub.create(&guest, &name("Ada"), &wish("origami")).await.expect("a table");
    let look = place.look(&created.table.id, Some(&token)).await;
    assert_eq!(look.seat, created.seat);
    let filter = Filter { visitor: Some(visitor.id.as_str().to_owned()), ..Filter::default() };
    let mine = place.hub.list(filter, Page { after: None, most: 5 }).await.expect("a list");
    assert_eq!(mine.len(), 1);
    // Who comes back by the invitation sits where they sat, and gets another token.
    let again =
        place.hub.join(&created.table.id, &guest, &name("Ada"), Some(&created.invite), None).await.expect("back");
    assert_eq!(Some(again.seat), created.seat);
    assert_eq!(code(place.act(&created.table.id, &created.token, Act::Leave).await), "wrong_token");
    let renamed = place.hub.rename(&token, &name("Grace")).await.expect("renamed");
    assert_eq!(place.hub.visitor(&token).await.expect("known"), renamed);
}

#[tokio::test]
async fn who_is_forgotten_is_gone_everywhere() {
    let place = Place::new().await;
    let (visitor, token) = place.hub.welcome(&name("Unforgettable")).await.expect("a visitor");
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    let wish = Wish { starts_when_full: true, ..wish("origami") };
    let created = place.hub.create(&me, &name("Unforgettable"), &wish).await.expect("a table");
    let id = &created.table.id;
    place.hub.join(id, &guest("b"), &name("Bo"), Some(&created.invite), None).await.expect("a seat");
    // Asleep or awake, everywhere.
    place.source.pass(60_001);
    place.hub.tick().await;
    assert_eq!(place.hub.figures().awake, 0);
    place.hub.forget(&token).await.expect("forgotten");
    assert_eq!(code(place.hub.visitor(&token).await), "wrong_token");
    assert_eq!(code(place.hub.look(id, Some(&created.token)).await), "wrong_token");
    let table = place.look(id, None).await.table;
    assert_eq!((table.seats[0].name.as_str(), table.seats[0].is_away, table.status), ("", true, Status::Running));
    let place = place.restart().await;
    let table = place.look(id, None).await.table;
    assert_eq!((table.seats[0].kind, table.seats[0].name.as_str()), (SeatKind::Person, ""));
}

#[tokio::test]
async fn there_is_an_end_to_visitors_of_one_address() {
    let place = Place::with(Limits { new_visitors: 2, ..Limits::default() }).await;
    for _ in 0..2 {
        place.hub.welcome_from("here", &name("Ada")).await.expect("a visitor");
    }
    assert_eq!(code(place.hub.welcome_from("here", &name("Ada")).await), "too_many");
    place.hub.welcome_from("there", &name("Bo")).await.expect("a visitor from elsewhere");
    place.source.pass(60 * 60 * 1000);
    place.hub.welcome_from("here", &name("Ada")).await.expect("a visitor an hour later");
}

#[tokio::test]
async fn there_is_an_end_to_tables() {
    let place = Place::with(Limits { tables: 2, new_tables: 3, ..Limits::default() }).await;
    let (visitor, _) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    for _ in 0..2 {
        place.hub.create(&me, &name("Ada"), &wish("origami")).await.expect("a table");
    }
    assert_eq!(code(place.hub.create(&me, &name("Ada"), &wish("origami")).await), "too_many");
    for _ in 0..3 {
        place.hub.create(&guest("b"), &name("Bo"), &wish("origami")).await.expect("a table");
    }
    assert_eq!(code(place.hub.create(&guest("b"), &name("Bo"), &wish("origami")).await), "too_many");
}
