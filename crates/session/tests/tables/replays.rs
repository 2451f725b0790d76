//! Games that are over, looked at again.

use session::{Act, Seat, Status, Wish};
use tabletop::Stream;

use crate::harness::{GAMES, Place, code, wish};

/// What a viewer saw of a moment: what lay on the table, and what had happened.
struct Moment {
    version: u32,
    seat: Option<Seat>,
    scene: String,
    entries: String,
}

async fn moment(place: &Place, id: &session::TableId, tokens: &[session::Token], seat: Option<Seat>) -> Moment {
    let token = seat.map(|seat| &tokens[seat.index()]);
    let close_up = place.hub.close_up(id, token).await.expect("a look");
    let entries = place.hub.news(id, token, 0).await.expect("news").entries;
    let scene = scene(&close_up);
    Moment { version: close_up.look.table.version, seat, scene, entries: format!("{entries:?}") }
}

/// What lies on the table and is known of it, without what is asked.
fn scene(close_up: &session::CloseUp) -> String {
    use session::{Help, Scene};
    let scene = match &close_up.look.scene {
        Some(Scene::Cards(scene)) => format!("{:?} {:?}", scene.view, scene.standing),
        Some(Scene::Islands(scene)) => format!("{:?} {:?}", scene.view, scene.standing),
        Some(Scene::Plain(_)) | None => String::new(),
    };
    let help = match &close_up.help {
        Some(Help::Cards(help)) => format!("{:?} {:?}", help.seats, help.hidden),
        Some(Help::Islands(_) | Help::Plain(())) | None => String::new(),
    };
    format!("{:?} {scene} {help}", close_up.look.seat)
}

#[tokio::test]
async fn every_moment_is_shown_as_it_was() {
    let place = Place::new().await;
    for game in GAMES {
        let (id, tokens) = place.seated(&wish(game)).await;
        let seats: Vec<Option<Seat>> = (0..tokens.len() as u8).map(|seat| Some(Seat(seat))).chain([None]).collect();
        let mut moments = Vec::new();
        let mut stream = Stream::new(4);
        for step in 0_usize.. {
            assert_eq!(code(place.hub.replay(&id, None, 1, None).await), "not_over");
            let seat = seats[step % seats.len()];
            moments.push(moment(&place, &id, &tokens, seat).await);
            if !place.step(&id, &tokens, &mut stream).await {
                break;
            }
            if step % 7 == 3 {
                // Whoever could takes it back, and the game goes on from there.
                let version = place.look(&id, None).await.table.version;
                for token in &tokens {
                    if place.act(&id, token, Act::TakeBack { version }).await.is_ok() {
                        break;
                    }
                }
            }
            if place.look(&id, None).await.table.status == Status::Over {
                moments.push(moment(&place, &id, &tokens, seat).await);
                break;
            }
        }
        // Asleep or awake.
        place.source.pass(60_001);
        place.hub.tick().await;
        for moment in &moments {
            let replay = place.hub.replay(&id, None, moment.version, moment.seat).await.expect("a replay");
            assert_eq!(scene(&replay.close_up), moment.scene, "{game} at {}", moment.version);
            assert_eq!(format!("{:?}", replay.entries), moment.entries);
            assert_eq!((replay.at, replay.close_up.look.table.version), (moment.version, moment.version));
            assert!(replay.close_up.invite.is_none() && !replay.close_up.may_take_back);
        }
        let last = place.hub.replay(&id, None, u32::MAX, None).await.expect("a replay");
        let version = place.look(&id, None).await.table.version;
        assert_eq!((last.at, last.last), (version, version));
        let first = place.hub.replay(&id, None, 0, None).await.expect("a replay");
        assert!(first.close_up.look.scene.is_none() && first.entries.is_empty(), "nobody had sat down");
        for at in 0..=version {
            place.hub.replay(&id, None, at, Some(Seat(0))).await.expect("every version can be seen");
        }
        assert_eq!(code(place.hub.replay(&id, None, 1, Some(Seat(9))).await), "no_seat");
    }
}

#[tokio::test]
async fn a_game_that_was_given_up_can_be_seen_too() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish("legends") }).await;
    place.steps(&id, &tokens, 12, 3).await;
    for token in &tokens {
        place.act(&id, token, Act::OfferEnd).await.expect("offered");
    }
    assert_eq!(place.look(&id, None).await.table.status, Status::Ended);
    let replay = place.hub.replay(&id, None, u32::MAX, Some(Seat(2))).await.expect("a replay");
    assert_eq!(replay.entries.len() as u32, replay.last);
    assert!(replay.close_up.help.is_some());
}
