//! What helps to play Islands, and paintings that are prepared.

use session::islands::{Bid, Easel, IslandsHelp, Move, Outcome, Scene as Islands};
use session::{Act, CloseUp, Help, Scene, Seat, TableId, Token};
use store::Store as _;
use tabletop::{Actor, Asked, Game as _, NoLog, Stream};

use crate::harness::{Place, code, legal, name, wish};

fn parts(close_up: &CloseUp) -> (&Islands, &IslandsHelp) {
    match (&close_up.look.scene, &close_up.help) {
        (Some(Scene::Islands(scene)), Some(Help::Islands(help))) => (scene, help),
        other => panic!("{other:?}"),
    }
}

async fn close_up(place: &Place, id: &TableId, token: &Token) -> CloseUp {
    place.hub.close_up(id, Some(token)).await.expect("a close look")
}

/// The real position: the record of the table, played again.
async fn position(place: &Place, id: &TableId) -> islands::State {
    let record = place.hub.export(id).await.expect("a record");
    let record = tabletop::Record::<islands::State>::parse(&record).expect("it reads");
    let mut state = islands::State::start(&record.setup);
    record.moves.iter().for_each(|&(by, m)| state.apply(by, m, &mut NoLog));
    state
}

/// The strokes are the legal paintings, and come to what really comes of them.
fn check_easel(easel: &Easel, state: &islands::State, seat: Seat, legal: &[Move]) {
    let listed = legal.iter().filter(|m| matches!(m, Move::Paint { .. })).count();
    let mut told = 0;
    for stroke in &easel.strokes {
        for (colour, outcome) in islands::Colour::ALL.into_iter().zip(stroke.outcome) {
            let m = Move::Paint { island: stroke.island, colour, squares: stroke.squares };
            assert_eq!(outcome.is_some(), legal.contains(&m));
            let Some(outcome) = outcome else { continue };
            told += 1;
            let mut after = state.clone();
            after.apply(Actor::Seat(seat), m, &mut NoLog);
            let Outcome { points, coins, .. } = easel.outcomes[usize::from(outcome)];
            assert_eq!(points, after.points(seat) - state.points(seat));
            assert_eq!(coins, i32::from(after.coins(seat)) - i32::from(state.coins(seat)));
        }
    }
    assert_eq!(told, listed);
    assert_eq!(easel.give_up.is_some(), legal.contains(&Move::GiveUp));
    for canvas in &easel.canvases {
        assert!(canvas.reach.within(canvas.free));
        assert!(canvas.taken.is_some(), "no island is empty from edge to edge");
    }
}

#[tokio::test]
async fn strokes_are_the_legal_paintings_and_say_what_comes_of_them() {
    for game in ["islands", "islands-solo"] {
        let place = Place::new().await;
        let (id, tokens) = place.seated(&wish(game)).await;
        let mut stream = Stream::new(3);
        let (mut painted, mut rules) = (0, std::collections::BTreeSet::new());
        for _ in 0..160 {
            if !place.step(&id, &tokens, &mut stream).await {
                break;
            }
            let state = position(&place, &id).await;
            for (seat, token) in (0..).map(Seat).zip(&tokens) {
                let close_up = close_up(&place, &id, token).await;
                let (scene, help) = parts(&close_up);
                assert_eq!(help.scores.len(), tokens.len());
                assert_eq!(help.scores[seat.index()].total, state.points(seat));
                match (&help.easel, state.asked()) {
                    (Some(easel), Asked::Seat(asked, islands::Ask::Paint { .. })) if asked == seat => {
                        assert!(!easel.is_ahead);
                        check_easel(easel, &state, seat, &scene.legal);
                        let why = easel.canvases.iter().flat_map(|c| [c.taken, c.apart, c.other]).flatten();
                        rules.extend(why.map(|why| why.rule));
                        painted += 1;
                    }
                    (Some(easel), _) => assert!(easel.is_ahead && state.ahead(seat).is_some()),
                    (None, Asked::Seat(asked, islands::Ask::Paint { .. })) => assert_ne!(asked, seat),
                    (None, _) => {}
                }
            }
        }
        assert!(painted > 10, "{game}: {painted}");
        assert!(rules.len() >= 3, "reasons of several kinds: {rules:?}");
    }
}

/// Plays until the player in seat 1 waits for a square while seat 0 paints; what each sees.
async fn waiting(place: &Place) -> (TableId, Vec<Token>) {
    let (id, tokens) = place.seated(&wish("islands")).await;
    let mut stream = Stream::new(5);
    for _ in 0..60 {
        let look = place.look(&id, None).await;
        let Some(asked) = look.table.asked.iter().next() else { break };
        let look = place.look(&id, Some(&tokens[asked.index()])).await;
        let scene = match &look.scene {
            Some(Scene::Islands(scene)) => scene,
            _ => panic!("a game"),
        };
        if asked == Seat(0)
            && matches!(scene.ask, Some(islands::Ask::Paint { .. }))
            && position(place, &id).await.ahead(Seat(1)).is_some()
        {
            return (id, tokens);
        }
        // Seat 0 bids, seat 1 passes: so seat 0 wins.
        let words = legal(&look);
        let answer = match scene.ask {
            Some(islands::Ask::Bid { .. }) if asked == Seat(0) => words[0].clone(),
            Some(islands::Ask::Bid { .. }) => "pass".to_owned(),
            _ => words[stream.below(words.len() as u32) as usize].clone(),
        };
        let act = Act::answer(look.table.version, &answer, None);
        place.act(&id, &tokens[asked.index()], act).await.expect("legal");
    }
    panic!("nobody waits")
}

fn prepare(version: u32, answer: Option<&str>) -> Act {
    Act::Prepare { version, answer: answer.map(str::to_owned) }
}

/// Seat 0 gives its painting up, so that it is seat 1's turn.
async fn give_up(place: &Place, id: &TableId, tokens: &[Token]) {
    let version = place.look(id, None).await.table.version;
    let act = Act::answer(version, "give-up", None);
    place.act(id, &tokens[0], act).await.expect("it may be given up");
}

/// The first painting seat 1 could prepare, in words, and the version it saw.
async fn first_plan(place: &Place, id: &TableId, tokens: &[Token]) -> (u32, String) {
    let close_up = close_up(place, id, &tokens[1]).await;
    let (scene, help) = parts(&close_up);
    let easel = help.easel.as_ref().expect("something to prepare");
    let stroke = easel.strokes[0];
    let colour = easel.colours.iter().next().expect("a colour");
    let m = Move::Paint { island: stroke.island, colour, squares: stroke.squares };
    (close_up.look.table.version, scene.words(m))
}

#[tokio::test]
async fn a_prepared_painting_is_played_when_its_turn_comes() {
    let place = Place::new().await;
    let (id, tokens) = waiting(&place).await;
    let (version, answer) = first_plan(&place, &id, &tokens).await;
    place.act(&id, &tokens[1], prepare(version, Some(&answer))).await.expect("prepared");
    assert_eq!(place.look(&id, None).await.table.version, version, "nobody hears of it");
    let own = close_up(&place, &id, &tokens[1]).await;
    assert_eq!(parts(&own).1.plan.as_deref(), Some(answer.as_str()));
    let other = close_up(&place, &id, &tokens[0]).await;
    assert_eq!(parts(&other).1.plan, None);
    // It outlives the server.
    let place = place.restart().await;
    give_up(&place, &id, &tokens).await;
    let record = place.hub.export(&id).await.expect("a record");
    assert!(record.contains(&format!("\n1 {answer}\n")), "{record}");
    let later = close_up(&place, &id, &tokens[1]).await;
    assert_eq!(parts(&later).1.plan, None, "it is done");
    let told = parts(&later).1.lately.bids.iter().all(|(_, bid)| matches!(bid, Bid::Coins(_) | Bid::Pass { .. }));
    assert!(told);
}

/// Whoever is forgotten while the table is paused can't leave it; what they prepared goes with them all the same.
#[tokio::test]
async fn a_plan_is_forgotten_with_its_player() {
    let place = Place::new().await;
    let (id, tokens) = waiting(&place).await;
    let (_, visitor) = place.hub.welcome(&name("Zoe")).await.expect("a visitor");
    place.hub.claim(&id, &tokens[1], &visitor).await.expect("their seat");
    let (version, plan) = first_plan(&place, &id, &tokens).await;
    place.act(&id, &visitor, prepare(version, Some(&plan))).await.expect("prepared");
    let stored = async || place.store.load(id.as_str()).await.expect("a store").expect("a table").table.facts.clocks;
    assert!(stored().await.contains(&plan));
    place.hub.pause(&id).await.expect("paused");
    place.hub.forget(&visitor).await.expect("forgotten");
    assert!(!stored().await.contains(&plan), "{}", stored().await);
}

#[tokio::test]
async fn a_plan_can_be_changed_and_dropped_and_only_legal_ones_are_taken() {
    let place = Place::new().await;
    let (id, tokens) = waiting(&place).await;
    let (version, answer) = first_plan(&place, &id, &tokens).await;
    assert_eq!(code(place.act(&id, &tokens[1], prepare(version, Some("paint 1 red h8"))).await), "illegal");
    assert_eq!(code(place.act(&id, &tokens[1], prepare(version, Some("pass"))).await), "illegal");
    assert_eq!(code(place.act(&id, &tokens[1], prepare(version, Some("paint"))).await), "unreadable");
    assert_eq!(code(place.act(&id, &tokens[1], prepare(version - 1, Some(&answer))).await), "stale");
    assert_eq!(code(place.act(&id, &tokens[0], prepare(version, Some(&answer))).await), "not_asked");
    place.act(&id, &tokens[1], prepare(version, Some(&answer))).await.expect("prepared");
    place.act(&id, &tokens[1], prepare(version, None)).await.expect("dropped");
    give_up(&place, &id, &tokens).await;
    let look = place.look(&id, None).await;
    assert_eq!(look.table.asked.iter().collect::<Vec<_>>(), [Seat(1)], "the player is asked");
}

/// A volcano of seat 1 lacks one square, d1. Seat 0 is poorer, unless it fills its outline with the domino it wins.
const VOLCANO: &str = "
| board
| track ours
| line red red blue blue green green red red blue blue green green
| line red red blue blue green green red red blue blue green green
| card 1 choice printed random ours
| card 2 ## ## printed season printed
| card 3 #../### ours season printed
| card 4 .#./### ours season printed
| card 5 #.#/### ours season printed
| card 6 choice printed any ours
| sheet t-fire near
| island T Fire
| H.V..
| .....
| L....
| ....T
| island T Fair
| H.PG
| ....
| L..C
| sheet t-calm near
| island T Calm
| Hrr.
| ...L
| island T Calm Other
| H...
| ...L
painted 0 3 red: a2
painted 1 1 red: b1 b2 c2 d2
coins 0: 5
coins 1: 8
---
";

async fn at_the_volcano(place: &Place) -> (TableId, Vec<Token>) {
    let (id, tokens) = place.seated(&wish("islands")).await;
    let mut position = islands::scenario::Scenario::parse(VOLCANO).expect("a position").position();
    for (by, m) in
        [(Actor::Chance, Move::Rolled(2)), (Actor::Seat(Seat(0)), Move::Bid(2)), (Actor::Seat(Seat(1)), Move::Pass)]
    {
        position.play(by, m, &mut NoLog).expect("legal");
    }
    place.hub.stage(&id, position).await.expect("staged");
    (id, tokens)
}

async fn paint(place: &Place, id: &TableId, token: &Token, what: &str) {
    let version = place.look(id, None).await.table.version;
    let act = Act::answer(version, what, None);
    place.act(id, token, act).await.unwrap_or_else(|refused| panic!("{what}: {refused:?}"));
}

#[tokio::test]
async fn a_plan_that_would_come_to_something_else_is_not_played() {
    // The second pair fills the outline: seat 0 is the richest then, and the volcano would take from it.
    for (halves, is_played) in
        [(["paint 3 red b2 b1", "paint 3 red c1 d1"], true), (["paint 3 red b2 c2", "paint 3 red b1 c1"], false)]
    {
        let place = Place::new().await;
        let (id, tokens) = at_the_volcano(&place).await;
        let version = place.look(&id, None).await.table.version;
        place.act(&id, &tokens[1], prepare(version, Some("paint 1 red d1"))).await.expect("prepared");
        for half in halves {
            paint(&place, &id, &tokens[0], half).await;
        }
        let look = place.look(&id, None).await;
        assert_eq!(look.table.asked.has(Seat(1)), !is_played, "{halves:?}");
    }
}
