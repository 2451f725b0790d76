//! What if: games that are over are played on from, as they were or dealt anew, and what came of it stands side by side.

use session::{Act, CloseUp, Guest, Level, Limits, Origin, PlayOn, Scene, Seat, Status, TableId, Token};
use tabletop::Stream;

use crate::harness::{GAMES, Place, code, guest, name, wish};

/// A visitor with their token.
async fn visitor(place: &Place) -> (Guest, Token) {
    let (visitor, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    (Guest { visitor: Some(visitor.id), address: "a".to_owned() }, token)
}

/// A game that is over.
async fn over(place: &Place, game: &str) -> (TableId, Vec<Token>) {
    let (id, tokens) = place.seated(&wish(game)).await;
    place.steps(&id, &tokens, 100_000, 3).await;
    assert_eq!(place.look(&id, None).await.table.status, Status::Over);
    (id, tokens)
}

/// A moment at which somebody is asked, not before that share of the game, and who it is.
async fn moment(place: &Place, id: &TableId, of: u32) -> (u32, Seat) {
    let last = place.hub.replay(id, None, u32::MAX, None).await.expect("a replay").last;
    for at in last * of / 4..last {
        let asked = place.hub.replay(id, None, at, None).await.expect("a replay").asked;
        if let Some(seat) = asked.iter().next() {
            return (at, seat);
        }
    }
    panic!("nobody is asked from {of} quarters on");
}

const fn how(at: u32, seat: Seat, anew: bool) -> PlayOn {
    PlayOn { at, seat, anew, others: Some(Level::Hina) }
}

/// What is seen of a table, and what is asked.
fn seen(close_up: &CloseUp) -> String {
    match close_up.look.scene.as_ref().expect("a game") {
        Scene::Cards(scene) => format!("{:?}", scene.view),
        Scene::Islands(scene) => format!("{:?}", scene.view),
        Scene::Plain(scene) => format!("{scene:?}"),
    }
}

async fn origin(place: &Place, id: &TableId) -> Origin {
    place.hub.info(id).await.expect("a table").origin.expect("an origin")
}

#[tokio::test]
async fn as_it_was_shows_what_that_seat_saw_and_is_there_for_nobody_else() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    for game in GAMES {
        let (id, _) = over(&place, game).await;
        for quarter in 0..4 {
            let (at, seat) = moment(&place, &id, quarter).await;
            let made = place.hub.play_on(&ada, &name("Ada"), &id, None, how(at, seat, false)).await.expect("a table");
            assert_eq!((made.seat, made.table.status, made.table.practice), (Some(seat), Status::Running, true));
            let then = place.hub.replay(&id, None, at, Some(seat)).await.expect("a replay");
            // Bots answer at once, also to what all are asked together.
            let now = place.hub.replay(&made.table.id, Some(&token), 0, Some(seat)).await;
            assert_eq!(code(now), "not_over");
            if then.asked.iter().count() == 1 {
                let now = place.hub.close_up(&made.table.id, Some(&token)).await.expect("a look");
                assert_eq!(seen(&now), seen(&then.close_up), "{game} at {at}");
            }
            let origin = origin(&place, &made.table.id).await;
            assert_eq!((&origin.table, origin.at, origin.step, origin.seat), (&id, at, at - then.began, seat));
            assert_eq!(origin.result, place.look(&id, None).await.table.result);
            assert_eq!(code(place.hub.look(&made.table.id, None).await), "no_table");
        }
    }
}

#[tokio::test]
async fn dealt_anew_begins_with_the_turn_and_stays_what_it_was_in_sight() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    let (id, _) = over(&place, "origami").await;
    let mut deals = std::collections::BTreeSet::new();
    let (at, seat) = moment(&place, &id, 2).await;
    let then = place.hub.replay(&id, None, at, Some(seat)).await.expect("a replay");
    let Some(Scene::Cards(then)) = then.close_up.look.scene else { panic!("a card game") };
    for _ in 0..4 {
        let made = place.hub.play_on(&ada, &name("Ada"), &id, None, how(at, seat, true)).await.expect("a table");
        let Some(Scene::Cards(now)) = place.look(&made.table.id, Some(&token)).await.scene else { panic!("cards") };
        assert_eq!(now.view.table.seats.len(), then.view.table.seats.len());
        assert!(origin(&place, &made.table.id).await.anew);
        deals.insert(place.hub.export(&made.table.id).await.expect("a record"));
    }
    assert_eq!(deals.len(), 4, "each time something else");
}

#[tokio::test]
async fn tries_stand_side_by_side_and_lead_back() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    let (id, _) = over(&place, "islands-solo").await;
    let (other, _) = over(&place, "islands-solo").await;
    let (at, seat) = moment(&place, &id, 2).await;
    let mut made = Vec::new();
    for anew in [false, true] {
        let one = place.hub.play_on(&ada, &name("Ada"), &id, None, how(at, seat, anew)).await.expect("a table");
        place.source.pass(1_000);
        made.push(one.table.id);
    }
    let elsewhere = place.hub.play_on(&ada, &name("Ada"), &other, None, how(at, seat, false)).await.expect("a table");
    place.steps(&made[0], std::slice::from_ref(&token), 100_000, 5).await;
    let tries = place.hub.tries(&id, &token).await.expect("tries");
    assert_eq!(tries.iter().map(|(info, _)| &info.id).collect::<Vec<_>>(), made.iter().collect::<Vec<_>>());
    assert_eq!(tries[0].0.status, Status::Over);
    assert!(tries[0].0.result.is_some() && tries[1].0.result.is_none());
    // The end of a try shows all of them; a try under way, and the game itself, none.
    let end = place.hub.close_up(&made[0], Some(&token)).await.expect("a look");
    assert_eq!(end.tries.len(), 2);
    for shown in [&made[1], &elsewhere.table.id, &id] {
        assert!(place.hub.close_up(shown, Some(&token)).await.expect("a look").tries.is_empty());
    }
    // They are nobody else's.
    let (_, bo) = visitor(&place).await;
    assert!(place.hub.tries(&id, &bo).await.expect("none").is_empty());
    assert!(place.hub.mine(&token, None, session::Page { after: None, most: 9 }).await.expect("a list").is_empty());
    assert_eq!(place.hub.best(&token).await.expect("a best").games, 0, "a try counts for nothing");
    // A try from a try leads back to that one.
    let (at, seat) =
        (place.hub.replay(&made[0], Some(&token), u32::MAX, None).await.expect("a replay").began + 1, seat);
    let on = place.hub.play_on(&ada, &name("Ada"), &made[0], Some(&token), how(at, seat, false)).await;
    assert_eq!(origin(&place, &on.expect("a table").table.id).await.table, made[0]);
}

#[tokio::test]
async fn where_a_try_comes_from_survives_sleep_restart_export_and_the_end_of_the_game() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    let (id, _) = over(&place, "origami").await;
    let (at, seat) = moment(&place, &id, 2).await;
    let made = place.hub.play_on(&ada, &name("Ada"), &id, None, how(at, seat, true)).await.expect("a table").table.id;
    let was = origin(&place, &made).await;
    place.source.pass(60_001);
    place.hub.tick().await;
    assert_eq!(place.hub.figures().awake, 0, "everybody sleeps");
    assert_eq!(origin(&place, &made).await, was);
    let place = place.restart().await;
    assert_eq!(origin(&place, &made).await, was);
    let text = place.hub.export(&made).await.expect("a record");
    let again = place.hub.import(&text).await.expect("a table");
    assert_eq!((again.table.origin, again.table.practice), (Some(was.clone()), true));
    assert_eq!(place.hub.export(&again.table.id).await.expect("a record"), text);
    place.hub.delete(&id).await.expect("deleted");
    assert_eq!(place.hub.tries(&id, &token).await.expect("tries")[0].0.origin, Some(was), "with its result");
    // What a player takes out says nothing of where it comes from.
    place.act(&made, &token, Act::Resign).await.expect("resigned");
    let own = place.hub.record(&made, Some(&token)).await.expect("a record");
    assert!(own.starts_with("senbazuru "), "{own}");
    place.hub.forget(&token).await.expect("forgotten");
    let info = place.hub.info(&made).await.expect("a table");
    assert!(info.seats.iter().all(|seat| seat.name.is_empty()) && info.origin.is_some());
}

#[tokio::test]
async fn only_what_may_be_watched_is_played_on_from() {
    let place = Place::with(Limits { practice: 2, new_practice: 4, ..Limits::default() }).await;
    let (ada, token) = visitor(&place).await;
    let no_table = TableId::parse("000000000000").expect("an id");
    let try_on = async |id: &TableId, token: Option<&Token>, how| {
        place.hub.play_on(&ada, &name("Ada"), id, token, how).await.map(|made| made.table.id)
    };
    assert_eq!(code(try_on(&no_table, None, how(1, Seat(0), false)).await), "no_table");
    let (running, tokens) = place.seated(&wish("origami")).await;
    assert_eq!(code(try_on(&running, Some(&tokens[0]), how(1, Seat(0), false)).await), "not_over");
    let (id, _) = over(&place, "origami").await;
    let (at, seat) = moment(&place, &id, 1).await;
    assert_eq!(code(try_on(&id, None, how(at, Seat(2), false)).await), "no_seat");
    for nobody_asked in [0, u32::MAX] {
        assert_eq!(code(try_on(&id, None, how(nobody_asked, seat, true)).await), "not_asked");
    }
    let made = try_on(&id, None, how(at, seat, false)).await.expect("a table");
    place.act(&made, &token, Act::Resign).await.expect("resigned");
    // A game to practise is for those who sat there, and so is what is played on from it.
    assert_eq!(code(try_on(&made, None, how(at, seat, false)).await), "no_table");
    try_on(&made, Some(&token), how(at, seat, false)).await.expect("a table");
    assert_eq!(code(try_on(&id, None, how(at, seat, false)).await), "too_many");
}

#[tokio::test]
async fn friends_are_invited_and_see_no_more_than_their_seats() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    let (id, _) = over(&place, "origami").await;
    let (at, seat) = moment(&place, &id, 2).await;
    let how = PlayOn { others: None, ..how(at, seat, false) };
    let made = place.hub.play_on(&ada, &name("Ada"), &id, None, how).await.expect("a table");
    assert_eq!(made.table.status, Status::Open);
    let friend =
        place.hub.join(&made.table.id, &guest("b"), &name("Bo"), Some(&made.invite), None).await.expect("a seat");
    assert_eq!(friend.seat, Seat(1 - seat.0));
    let then = place.hub.replay(&id, None, at, Some(friend.seat)).await.expect("a replay");
    let now = place.hub.close_up(&made.table.id, Some(&friend.token)).await.expect("a look");
    assert_eq!(seen(&now), seen(&then.close_up));
    let mut stream = Stream::new(1);
    let mut tokens = vec![friend.token; 2];
    tokens[seat.index()] = token;
    assert!(place.step(&made.table.id, &tokens, &mut stream).await);
}

#[tokio::test]
async fn a_game_of_todays_challenge_is_played_on_from_by_those_who_may_watch_it() {
    let place = Place::new().await;
    let (_, ada) = visitor(&place).await;
    let (bo_guest, bo) = visitor(&place).await;
    let table = place.hub.daily("a", &name("Ada"), &ada).await.expect("a table").id;
    place.act(&table, &ada, Act::Resign).await.expect("given up");
    let at = place.hub.replay(&table, Some(&ada), u32::MAX, None).await.expect("a replay");
    let at = (at.began..at.last).next_back().unwrap_or(at.began);
    let as_bo = async || place.hub.play_on(&bo_guest, &name("Bo"), &table, Some(&bo), how(at, Seat(0), false)).await;
    assert_eq!(code(as_bo().await), "challenge");
    assert_eq!(
        code(place.hub.play_on(&bo_guest, &name("Bo"), &table, None, how(at, Seat(0), false)).await),
        "challenge"
    );
    let own = place.hub.daily("b", &name("Bo"), &bo).await.expect("a table").id;
    assert_eq!(code(as_bo().await), "challenge", "it is not over");
    place.act(&own, &bo, Act::Resign).await.expect("given up");
    as_bo().await.expect("a table");
}

#[tokio::test]
async fn a_rematch_of_a_try_is_another_try() {
    let place = Place::new().await;
    let (ada, token) = visitor(&place).await;
    let (id, _) = over(&place, "origami").await;
    let (at, seat) = moment(&place, &id, 3).await;
    let made = place.hub.play_on(&ada, &name("Ada"), &id, None, how(at, seat, false)).await.expect("a table").table.id;
    place.act(&made, &token, Act::Resign).await.expect("resigned");
    let again = place.hub.rematch("a", &made, &token).await.expect("a table");
    assert_eq!((again.seat, again.table.origin), (seat, Some(origin(&place, &made).await)));
    assert_eq!(place.hub.tries(&id, &token).await.expect("tries").len(), 2);
}
