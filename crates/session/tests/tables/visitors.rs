//! Visitors: known again, and forgotten.

use session::{Act, Filter, Guest, Limits, Opponent, PER_ADDRESS, Page, Seat, SeatKind, Status, Tally, Wish};

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
    // Whoever has no token is counted by their address; what is over makes room, up to so many an hour.
    let make = async || place.hub.create(&guest("b"), &name("Bo"), &wish("origami")).await;
    let first = make().await.expect("a table");
    make().await.expect("a table");
    assert_eq!(code(make().await), "too_many");
    place.act(&first.table.id, &first.token, Act::Leave).await.expect("it is over");
    make().await.expect("a table");
    assert_eq!(code(make().await), "too_many");
}

/// Not by coming as somebody new, and not by asking for the same once more.
#[tokio::test]
async fn an_address_makes_a_few_times_as_many_tables_and_no_more() {
    let place = Place::with(Limits { new_tables: 2, ..Limits::default() }).await;
    let solo = Wish { starts_when_full: true, ..wish("islands-solo") };
    let fresh = async || {
        let (visitor, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
        (Guest { visitor: Some(visitor.id), address: "a".to_owned() }, token)
    };
    for _ in 0..PER_ADDRESS {
        let (me, token) = fresh().await;
        let id = place.hub.create(&me, &name("Ada"), &solo).await.expect("a table").table.id;
        place.act(&id, &token, Act::Resign).await.expect("over");
        let next = place.hub.rematch("a", &id, &token).await.expect("once more").table.id;
        assert_eq!(place.hub.rematch("a", &id, &token).await.expect("the same").table.id, next, "that makes none");
        place.act(&next, &token, Act::Resign).await.expect("over");
        assert_eq!(code(place.hub.rematch("elsewhere", &next, &token).await), "too_many", "of this visitor");
        assert_eq!(code(place.hub.daily("elsewhere", &name("Ada"), &token).await), "too_many");
    }
    let (me, token) = fresh().await;
    assert_eq!(code(place.hub.create(&me, &name("Ada"), &solo).await), "too_many", "of this address");
    assert_eq!(code(place.hub.create(&guest("a"), &name("Ada"), &solo).await), "too_many");
    assert_eq!(code(place.hub.daily("a", &name("Ada"), &token).await), "too_many");
    place.hub.create(&guest("b"), &name("Bo"), &solo).await.expect("another address");
}

#[tokio::test]
async fn finished_games_are_counted_with_the_cards_that_were_played() {
    let place = Place::new().await;
    let (visitor, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    assert_eq!(place.hub.tally(&token).await.expect("numbers"), Tally::default());
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    let wish = Wish { starts_when_full: true, ..wish("origami") };
    let created = place.hub.create(&me, &name("Ada"), &wish).await.expect("a table");
    let id = &created.table.id;
    let joined = place.hub.join(id, &guest("b"), &name("Bo"), Some(&created.invite), None).await.expect("a seat");
    let tokens = [created.token.clone(), joined.token];
    // Under way it is not counted.
    place.steps(id, &tokens, 20, 1).await;
    assert_eq!(place.hub.tally(&token).await.expect("numbers").counted, 0);
    place.steps(id, &tokens, u32::MAX, 2).await;
    let tally = place.hub.tally(&token).await.expect("numbers");
    let result = place.look(id, None).await.table.result.expect("a result");
    let (mine, theirs) = (result[0], result[1]);
    let of = &tally.games[0];
    assert_eq!((tally.counted, of.game.as_str(), of.finished, of.contested), (1, "origami", 1, 1));
    assert_eq!((of.won, of.best()), (u32::from(mine.place == 1), mine.score));
    assert_eq!(
        (tally.against[0].who.clone(), tally.against[0].ahead),
        (Opponent::Person("Bo".to_owned()), u32::from(mine.place < theirs.place))
    );
    // The cards are those of her seat in the record, most often first.
    let record = place.hub.record(id, None).await.expect("a record");
    let plays =
        |line: &str| line.strip_prefix("0 play ").map(|rest| rest.split(' ').next().unwrap_or_default().to_owned());
    let played: Vec<String> = record.lines().filter_map(plays).collect();
    assert!(played.len() > 2, "{record}");
    for favourite in &tally.favourites {
        assert_eq!(
            played.iter().filter(|card| **card == favourite.card).count() as u32,
            favourite.times,
            "{favourite:?}"
        );
    }
    assert!(tally.favourites.is_sorted_by(|a, b| a.times >= b.times) && !tally.favourites.is_empty());
    // Everything has the table, and none of it what others keep to themselves.
    let all = place.hub.everything(&token).await.expect("everything");
    assert_eq!(
        (all.tables.len(), all.tables[0].1, all.practice.len(), all.records.len(), all.scores.len()),
        (1, Seat(0), 0, 0, 1)
    );
    place.hub.forget(&token).await.expect("forgotten");
    assert_eq!(code(place.hub.everything(&token).await), "wrong_token");
    assert_eq!(code(place.hub.tally(&token).await), "wrong_token");
}
