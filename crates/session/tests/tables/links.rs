//! One visitor on several devices, and seats that become theirs.

use session::{Act, Guest, Page, Status, Token, TokenKind, Wish};

use crate::harness::{Place, code, guest, name, wish};

const DAY: i64 = 24 * 60 * 60 * 1000;

#[tokio::test]
async fn a_link_carries_a_visitor_to_another_device_once() {
    let place = Place::new().await;
    let (visitor, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let link = place.hub.link(&token).await.expect("a link");
    assert_eq!((link.kind(), link.reveal().starts_with("l_")), (TokenKind::Link, true));
    let (same, second) = place.hub.spend(&link).await.expect("spent");
    assert_eq!((same.id.clone(), same.name.as_str()), (visitor.id.clone(), "Ada"));
    assert_ne!(second, token);
    assert_eq!(code(place.hub.spend(&link).await), "link_spent");
    // Both play the same seats, and know the same name.
    let me = Guest { visitor: Some(visitor.id.clone()), address: "a".to_owned() };
    let created = place.hub.create(&me, &name("Ada"), &wish("origami")).await.expect("a table");
    for token in [&token, &second] {
        assert_eq!(place.look(&created.table.id, Some(token)).await.seat, created.seat);
    }
    place.hub.rename(&second, &name("Ada L.")).await.expect("renamed");
    let place = place.restart().await;
    for token in [&token, &second] {
        assert_eq!(place.hub.visitor(token).await.expect("known").name, "Ada L.");
    }
    place.hub.rename(&token, &name("Ada")).await.expect("renamed");
    assert_eq!(place.hub.visitor(&second).await.expect("known").name, "Ada", "at once on all devices");
    // A device can carry on to a third.
    let link = place.hub.link(&second).await.expect("a link");
    let (third, _) = place.hub.spend(&link).await.expect("spent");
    assert_eq!(third.id, visitor.id);
    assert_eq!(code(place.hub.spend(&link).await), "link_spent");
}

#[tokio::test]
async fn two_devices_that_come_at_once_are_one() {
    let place = Place::new().await;
    let (_, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let link = place.hub.link(&token).await.expect("a link");
    let tries = (0..8).map(|_| {
        let (hub, link) = (place.hub.clone(), link.clone());
        tokio::spawn(async move { hub.spend(&link).await.is_ok() })
    });
    let mut spent = 0;
    for one in tries.collect::<Vec<_>>() {
        spent += u32::from(one.await.expect("an answer"));
    }
    assert_eq!(spent, 1);
}

#[tokio::test]
async fn a_link_is_good_for_a_day() {
    let place = Place::new().await;
    let (_, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let (early, late) = (place.hub.link(&token).await.expect("a link"), place.hub.link(&token).await.expect("a link"));
    place.source.pass(DAY - 1);
    place.hub.spend(&early).await.expect("in time");
    place.source.pass(1);
    assert_eq!(code(place.hub.spend(&late).await), "link_spent");
    // No other token is a link, and none that was never made.
    let never = Token::parse("l_00000000000000000000000000").expect("it could be one");
    for wrong in [&token, &never] {
        assert_eq!(code(place.hub.spend(wrong).await), "link_spent");
    }
    for wrong in [&never, &early] {
        assert_eq!(code(place.hub.link(wrong).await), "wrong_token");
    }
    let (id, _) = place.seated(&wish("origami")).await;
    assert_eq!(code(place.hub.look(&id, Some(&late)).await), "wrong_token");
}

#[tokio::test]
async fn who_is_forgotten_is_forgotten_on_all_devices() {
    let place = Place::new().await;
    let (_, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let link = place.hub.link(&token).await.expect("a link");
    let (_, second) = place.hub.spend(&link).await.expect("spent");
    let open = place.hub.link(&second).await.expect("a link");
    for token in [&token, &second] {
        place.hub.visitor(token).await.expect("known");
    }
    place.hub.forget(&second).await.expect("forgotten");
    for token in [&token, &second] {
        assert_eq!(code(place.hub.visitor(token).await), "wrong_token");
        assert_eq!(code(place.hub.link(token).await), "wrong_token");
    }
    assert_eq!(code(place.hub.spend(&open).await), "link_spent");
}

#[tokio::test]
async fn a_seat_becomes_that_of_a_visitor_who_holds_its_token() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish("mixed") }).await;
    let (_, ada) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let (_, eve) = place.hub.welcome(&name("Eve")).await.expect("a visitor");
    assert_eq!(place.look(&id, Some(&ada)).await.seat, None);
    let seat = place.hub.claim(&id, &tokens[1], &ada).await.expect("claimed");
    assert_eq!((seat.0, place.look(&id, Some(&ada)).await.seat), (1, Some(seat)));
    assert_eq!(place.hub.claim(&id, &tokens[1], &ada).await.expect("again"), seat);
    assert_eq!(code(place.hub.claim(&id, &tokens[1], &eve).await), "no_seat", "somebody else's");
    assert_eq!(code(place.hub.claim(&id, &tokens[2], &ada).await), "no_seat", "one seat each");
    assert_eq!(code(place.hub.claim(&id, &ada, &ada).await), "wrong_token");
    assert_eq!(code(place.hub.claim(&id, &tokens[2], &tokens[2]).await), "wrong_token");
    let (other, others) = place.seated(&wish("origami")).await;
    assert_eq!(code(place.hub.claim(&other, &tokens[1], &eve).await), "wrong_token", "of another table");
    place.hub.claim(&other, &others[0], &ada).await.expect("claimed");
    // They find it again, and it is stored.
    let place = place.restart().await;
    assert_eq!(place.look(&id, Some(&ada)).await.seat, Some(seat));
    let page = Page { after: None, most: 10 };
    let mut mine: Vec<_> = place
        .hub
        .mine(&ada, Some(Status::Running), page.clone())
        .await
        .expect("a list")
        .into_iter()
        .map(|(table, seat)| (table.id, seat.0))
        .collect();
    mine.sort();
    let mut both = vec![(id.clone(), 1), (other, 0)];
    both.sort();
    assert_eq!(mine, both);
    assert_eq!(place.hub.mine(&ada, Some(Status::Open), page.clone()).await.expect("a list").len(), 0);
    assert_eq!(place.hub.mine(&eve, None, page.clone()).await.expect("a list").len(), 0);
    assert_eq!(code(place.hub.mine(&tokens[1], None, page).await), "wrong_token");
    // The token of the seat plays on as well.
    place.act(&id, &tokens[1], Act::OfferEnd).await.expect("offered");
    place.hub.join(&id, &guest("x"), &name("X"), None, None).await.expect_err("it is full");
}
