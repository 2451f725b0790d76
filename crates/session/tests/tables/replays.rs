//! Games that are over, looked at again.

use session::{Act, CloseUp, Eyes, Seat, Status, Wish};
use tabletop::Stream;

use crate::harness::{GAMES, Place, code, wish};

/// What a viewer saw of a moment: what lay on the table, and what had happened.
pub struct Moment {
    pub version: u32,
    pub seat: Option<Seat>,
    pub scene: String,
    pub entries: String,
}

pub async fn moment(place: &Place, id: &session::TableId, tokens: &[session::Token], seat: Option<Seat>) -> Moment {
    let token = seat.map(|seat| &tokens[seat.index()]);
    let close_up = place.hub.close_up(id, token).await.expect("a look");
    let entries = place.hub.news(id, token, 0).await.expect("news").entries;
    let scene = scene(&close_up);
    Moment { version: close_up.look.table.version, seat, scene, entries: format!("{entries:?}") }
}

/// What lies on the table and is known of it, without what is asked.
pub fn scene(close_up: &CloseUp) -> String {
    use session::{Help, Scene};
    let scene = match &close_up.look.scene {
        Some(Scene::Cards(scene)) => format!("{:?} {:?}", scene.view, scene.standing),
        Some(Scene::Islands(scene)) => format!("{:?} {:?}", scene.view, scene.standing),
        Some(Scene::Plain(_)) | None => String::new(),
    };
    let help = match &close_up.help {
        Some(Help::Cards(help)) => format!("{:?}", help.seats),
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

/// The points of a moment, as if the game had ended then.
fn points(close_up: &CloseUp) -> Vec<i16> {
    match &close_up.help {
        Some(session::Help::Cards(help)) => help.seats.iter().map(|seat| seat.score).collect(),
        Some(session::Help::Islands(help)) => help.scores.iter().map(|score| score.total).collect(),
        Some(session::Help::Plain(())) | None => Vec::new(),
    }
}

/// Does a turn or a round begin with this entry?
fn begins(entry: &session::NewsEntry) -> bool {
    use session::{Events, What};
    match &entry.what {
        What::Moved { events: Events::Cards(events), .. } => {
            events.iter().any(|event| matches!(event, session::cards::Event::Turn { .. }))
        }
        What::Moved { events: Events::Islands(events), .. } => {
            events.iter().any(|event| matches!(event, session::islands::Seen::Round { .. }))
        }
        _ => false,
    }
}

#[tokio::test]
async fn the_lead_is_told_as_the_record_has_it() {
    let place = Place::new().await;
    let mut changes = 0;
    for (game, seed) in [("origami", 1), ("legends", 2), ("mixed", 3), ("islands", 4), ("islands", 6)] {
        let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish(game) }).await;
        assert!(place.hub.close_up(&id, None).await.expect("a look").tale.is_none(), "not before the end");
        place.steps(&id, &tokens, 5_000, seed).await;
        let tale = place.hub.close_up(&id, None).await.expect("a look").tale.expect("it is over");
        // The same, by looking at every turn that was over.
        let entries = place.hub.news(&id, None, 0).await.expect("news").entries;
        let (mut leads, mut last) = (Vec::new(), None);
        for (n, entry) in entries.iter().enumerate() {
            if !begins(entry) && n + 1 < entries.len() {
                continue;
            }
            let replay = place.hub.replay(&id, None, entry.number, None).await.expect("a replay");
            let points = points(&replay.close_up);
            let most = points.iter().max().copied().unwrap_or_default();
            let first: Vec<usize> = (0..points.len()).filter(|&seat| points[seat] == most).collect();
            if let (&[seat], true) = (&first[..], first.first().copied() != last) {
                leads.push((entry.number, Seat(seat as u8)));
                last = Some(seat);
            }
        }
        let told = tale.lead.expect("somebody led");
        assert_eq!(Some(&(told.entry, told.seat)), leads.last(), "{game}");
        assert_eq!(told.from, leads.len().checked_sub(2).map(|before| leads[before].1));
        assert_eq!(usize::from(tale.changes), leads.len() - 1);
        assert!(told.round <= tale.rounds && told.round >= Some(1), "{:?} of {:?}", told.round, tale.rounds);
        changes += tale.changes;
    }
    assert!(changes > 5, "a lead that never changes tests nothing: {changes}");
}

/// The hands of all players as each of them saw their own, at one moment.
async fn own_hands(place: &Place, id: &session::TableId, players: u8, at: u32) -> Vec<Vec<session::cards::Species>> {
    let mut hands = Vec::new();
    for seat in (0..players).map(Seat) {
        let frame = place.hub.frames(id, None, Eyes::Seat(seat), vec![at]).await.expect("a frame").remove(0);
        let Some(session::Scene::Cards(scene)) = frame.look.scene else { panic!("no cards") };
        hands.push(scene.view.table.hand);
    }
    hands
}

#[tokio::test]
async fn all_hands_lie_open_once_the_game_is_over_and_not_before() {
    let place = Place::new().await;
    let (mut hidden_from_watchers, mut unseen) = (0, 0);
    for game in ["origami", "legends", "mixed"] {
        let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish(game) }).await;
        place.steps(&id, &tokens, 20, 8).await;
        for token in tokens.iter().map(Some).chain([None]) {
            assert_eq!(code(place.hub.frames(&id, token, Eyes::Open, vec![9]).await), "not_over");
            assert_eq!(code(place.hub.tape(&id, token, Some(Eyes::Open)).await), "not_over");
            assert_eq!(code(place.hub.tape(&id, token, None).await), "not_over");
        }
        place.steps(&id, &tokens, 5_000, 9).await;
        let tape = place.hub.tape(&id, None, Some(Eyes::Open)).await.expect("a tape");
        assert!(tape.has_open && tape.eyes == Eyes::Open);
        for at in (tape.first..=tape.last).step_by(5).chain([tape.last]) {
            let mut frames = place.hub.frames(&id, None, Eyes::Open, vec![at]).await.expect("a frame");
            let CloseUp { look, help: Some(session::Help::Cards(help)), .. } = frames.remove(0) else {
                panic!("no help")
            };
            assert!(help.is_open && look.seat.is_none() && !look.is_asked());
            let known: Vec<_> = help.seats.iter().map(|seat| seat.known.clone()).collect();
            assert_eq!(known, own_hands(&place, &id, 3, at).await, "{game} at {at}");
            let watched = place.hub.frames(&id, None, Eyes::Watcher, vec![at]).await.expect("a frame").remove(0);
            let Some(session::Help::Cards(watched)) = watched.help else { panic!("no help") };
            assert!(!watched.is_open);
            hidden_from_watchers += usize::from(watched.seats.iter().zip(&known).any(|(seat, all)| seat.known != *all));
        }
        // What is drawn is told, and the deck stays as it is.
        let told = format!("{:?}", tape.entries);
        assert!(told.contains("Shuffled { order: [Back, Back") && !told.contains("card: Back"), "{told}");
        let watched = place.hub.tape(&id, None, Some(Eyes::Watcher)).await.expect("a tape");
        unseen += format!("{:?}", watched.entries).matches("card: Back").count();
    }
    assert!(
        hidden_from_watchers > 3 && unseen > 3,
        "what watchers know as well tests nothing: {hidden_from_watchers} {unseen}"
    );
}

#[tokio::test]
async fn a_game_without_hands_has_none_to_lay_open() {
    let place = Place::new().await;
    for game in ["islands", "islands-solo", "cup"] {
        let (id, tokens) = place.seated(&wish(game)).await;
        place.steps(&id, &tokens, 5_000, 5).await;
        let tape = place.hub.tape(&id, None, None).await.expect("a tape");
        assert!(!tape.has_open && tape.eyes == Eyes::Watcher);
        assert_eq!(code(place.hub.tape(&id, None, Some(Eyes::Open)).await), "no_seat");
        assert_eq!(code(place.hub.frames(&id, None, Eyes::Open, vec![tape.last]).await), "no_seat");
    }
}

#[tokio::test]
async fn how_it_ended_is_told_at_the_end_and_the_first_moment_knows_who_starts() {
    let place = Place::new().await;
    for (game, seed) in [("origami", 3), ("legends", 5), ("islands", 6)] {
        let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish(game) }).await;
        place.steps(&id, &tokens, 5_000, seed).await;
        // The same players again: that is no part of the game.
        place.hub.rematch("a", &id, &tokens[0]).await.expect("a rematch");
        let tape = place.hub.tape(&id, Some(&tokens[1]), None).await.expect("a tape");
        assert_eq!(tape.eyes, Eyes::Seat(Seat(1)), "players see what they saw");
        assert_eq!(tape.last + 1, place.look(&id, None).await.table.version);
        assert_eq!(tape.entries.last().map(|entry| entry.number), Some(tape.last));
        for at in [tape.first, tape.last - 1, tape.last] {
            let frame = place.hub.frames(&id, None, Eyes::Watcher, vec![at]).await.expect("a frame").remove(0);
            let (table, is_end) = (&frame.look.table, at == tape.last);
            assert_eq!(
                (table.status == Status::Over, table.result.is_some(), table.next.is_some()),
                (is_end, is_end, is_end)
            );
            assert_eq!((table.version, table.asked.is_empty()), (at, is_end));
        }
        let first = place.hub.frames(&id, None, Eyes::Watcher, vec![tape.first]).await.expect("a frame").remove(0);
        if let Some(session::Scene::Cards(scene)) = &first.look.scene {
            let starts = first.look.table.asked.first();
            assert_eq!((Some(scene.view.table.start), Some(scene.view.table.active)), (starts, starts));
            assert_eq!(tape.chapters[0].turn, starts);
        }
        assert!(tape.chapters.is_sorted_by_key(|chapter| (chapter.entry, chapter.round)));
        assert_eq!(tape.chapters[0].round, Some(1));
    }
}

#[tokio::test]
async fn whoever_gave_up_plays_until_then() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish("legends") }).await;
    place.steps(&id, &tokens, 12, 3).await;
    place.act(&id, &tokens[2], Act::Resign).await.expect("resigned");
    let resigned = place.look(&id, None).await.table.version;
    place.act(&id, &tokens[1], Act::Resign).await.expect("resigned");
    let tape = place.hub.tape(&id, None, None).await.expect("a tape");
    let frames = place.hub.frames(&id, None, Eyes::Watcher, vec![resigned - 1, tape.last]).await.expect("frames");
    let out = |frame: &CloseUp| frame.look.table.seats.iter().map(|seat| seat.is_out).collect::<Vec<_>>();
    assert_eq!((out(&frames[0]), out(&frames[1])), (vec![false; 3], vec![false, true, true]));
}
