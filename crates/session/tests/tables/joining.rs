//! From the wish for a table to the start.

use session::{Act, Level, Seat, SeatKind, SeatWish, Status, Wish};

use crate::harness::{Place, code, guest, name, wish};

#[tokio::test]
async fn a_private_table_is_joined_by_its_invitation_only() {
    let place = Place::new().await;
    let created = place.create(&Wish { players: Some(3), ..wish("origami") }).await;
    let id = &created.table.id;
    let (bo, b) = (name("Bo"), guest("b"));
    let join = |invite, seat| place.hub.join(id, &b, &bo, invite, seat);
    assert_eq!(code(join(None, None).await), "not_invited");
    assert_eq!(code(join(Some(&created.token), None).await), "not_invited");
    assert_eq!(code(join(Some(&created.invite), Some(Seat(0))).await), "no_seat");
    assert_eq!(code(join(Some(&created.invite), Some(Seat(200))).await), "no_seat");
    let joined = join(Some(&created.invite), Some(Seat(2))).await.expect("a seat");
    assert_eq!((joined.seat, joined.table.seats[2].name.as_str()), (Seat(2), "Bo"));
    // Nobody sits down in somebody else's name, or in one that looks like it.
    for same in ["Bo", "bO", "B\u{43e}", "B o", "Ad\u{430}"] {
        let joined = place.hub.join(id, &guest("c"), &name(same), Some(&created.invite), None).await;
        assert_eq!(code(joined), "bad_name", "{same}");
    }
    let joined = place.hub.join(id, &guest("c"), &name("Cy"), Some(&created.invite), None).await;
    assert_eq!(joined.expect("a seat").seat, Seat(1));
    assert_eq!(code(join(Some(&created.invite), None).await), "no_seat");
}

#[tokio::test]
async fn a_listed_table_is_found_and_joined_by_anybody() {
    let place = Place::new().await;
    let listed = place.create(&Wish { listed: true, ..wish("islands") }).await;
    place.create(&wish("islands")).await;
    let filter = session::Filter { listed: true, status: Some(Status::Open), ..Default::default() };
    let page = session::Page { after: None, most: 10 };
    let found = place.hub.list(filter, page).await.expect("a list");
    assert_eq!(found.iter().map(|table| &table.id).collect::<Vec<_>>(), [&listed.table.id]);
    place.hub.join(&listed.table.id, &guest("b"), &name("Bo"), None, None).await.expect("a seat");
}

#[tokio::test]
async fn an_open_table_is_joined_by_whoever_has_its_address_and_is_in_no_list() {
    let place = Place::new().await;
    let open = place.create(&Wish { open: true, ..wish("origami") }).await;
    let id = &open.table.id;
    let filter = session::Filter { listed: true, ..Default::default() };
    let found = place.hub.list(filter, session::Page { after: None, most: 10 }).await.expect("a list");
    assert!(found.is_empty());
    // Also after it was stored and read again.
    let place = place.restart().await;
    assert!(place.look(id, None).await.table.open);
    place.hub.join(id, &guest("b"), &name("Bo"), None, None).await.expect("a seat");
}

#[tokio::test]
async fn the_host_starts_and_frees_seats_before_the_start() {
    let place = Place::new().await;
    let created = place.create(&Wish { players: Some(2), ..wish("origami") }).await;
    let (id, host) = (&created.table.id, &created.token);
    assert_eq!(code(place.act(id, host, Act::Start).await), "seats_open");
    let friend = place.hub.join(id, &guest("b"), &name("Bo"), Some(&created.invite), None).await.expect("a seat");
    assert_eq!(friend.table.status, Status::Open, "it does not start by itself");
    assert_eq!(code(place.act(id, &friend.token, Act::Start).await), "not_the_host");
    assert_eq!(code(place.act(id, &friend.token, Act::Remove(Seat(0))).await), "not_the_host");
    assert_eq!(code(place.act(id, host, Act::Remove(Seat(0))).await), "nobody_there");
    place.act(id, host, Act::Remove(Seat(1))).await.expect("removed");
    assert_eq!(code(place.act(id, &friend.token, Act::Leave).await), "wrong_token");
    place.hub.join(id, &guest("c"), &name("Cy"), Some(&created.invite), None).await.expect("a seat");
    place.act(id, host, Act::Start).await.expect("started");
    assert_eq!(place.look(id, None).await.table.status, Status::Running);
    assert_eq!(code(place.act(id, host, Act::Start).await), "not_now");
    assert_eq!(code(place.act(id, host, Act::Remove(Seat(1))).await), "not_now");
}

#[tokio::test]
async fn a_table_with_bots_starts_at_once_and_the_host_sits_where_they_wish() {
    let place = Place::new().await;
    let seats = vec![SeatWish::Bot(Level::Hina), SeatWish::Me, SeatWish::Bot(Level::Kaeru)];
    let created = place.create(&Wish { seats, starts_when_full: true, ..wish("legends") }).await;
    assert_eq!((created.seat, created.table.status), (Some(Seat(1)), Status::Running));
    let kinds: Vec<_> = created.table.seats.iter().map(|seat| (seat.kind, seat.level.as_deref())).collect();
    assert_eq!(kinds, [(SeatKind::Bot, Some("hina")), (SeatKind::Person, None), (SeatKind::Bot, Some("kaeru"))]);
}

#[tokio::test]
async fn who_leaves_before_the_start_frees_their_seat_and_the_next_one_is_host() {
    let place = Place::new().await;
    let created = place.create(&Wish { players: Some(3), ..wish("origami") }).await;
    let id = &created.table.id;
    let friend = place.hub.join(id, &guest("b"), &name("Bo"), Some(&created.invite), None).await.expect("a seat");
    place.act(id, &created.token, Act::Leave).await.expect("left");
    let table = place.look(id, None).await.table;
    assert_eq!((table.host, table.seats[0].kind), (Some(Seat(1)), SeatKind::Open));
    let place = place.restart().await;
    assert_eq!(place.look(id, None).await.table.host, Some(Seat(1)), "also after a restart");
    place.act(id, &friend.token, Act::Leave).await.expect("left");
    assert_eq!(place.look(id, None).await.table.status, Status::Ended, "nobody is left");
}
