//! Several answers at once: all of them, or none.

use session::cards::{Ask, Move};
use session::{Act, Scene, Seat, TableId, Token};
use tabletop::Stream;

use crate::harness::{Place, answer, code, legal, wish};

fn moves(version: u32, answers: &[&str], key: Option<&str>) -> Act {
    let answers = answers.iter().map(|&answer| answer.to_owned()).collect();
    Act::Moves { version, answers, key: key.map(str::to_owned) }
}

/// A table at which somebody can play a card and pay for it with cards, and what they would say.
struct Turn {
    place: Place,
    id: TableId,
    tokens: Vec<Token>,
    seat: Seat,
    version: u32,
    play: String,
    pay: String,
}

impl Turn {
    async fn new(game: &str) -> Self {
        let place = Place::new().await;
        let (id, tokens) = place.seated(&wish(game)).await;
        let mut stream = Stream::new(8);
        loop {
            let look = place.look(&id, None).await;
            let seat = look.table.asked.iter().next().expect("the game goes on");
            let look = place.look(&id, Some(&tokens[seat.index()])).await;
            let Some(Scene::Cards(scene)) = &look.scene else { panic!("cards") };
            let is_play = |m: &&Move| matches!(m, Move::Play(..));
            if let (Some(Ask::Action { .. }), Some(&play)) = (scene.ask, scene.legal.iter().find(is_play)) {
                let (version, play) = (look.table.version, scene.words(play));
                place.act(&id, &tokens[seat.index()], answer(version, &play)).await.expect("played");
                let then = place.look(&id, Some(&tokens[seat.index()])).await;
                let Some(Scene::Cards(scene)) = &then.scene else { panic!("cards") };
                let pay = matches!(scene.ask, Some(Ask::Pay { .. })).then(|| legal(&then)[0].clone());
                let back = Act::TakeBack { version: then.table.version };
                let taken = place.act(&id, &tokens[seat.index()], back).await;
                if let (Some(pay), Ok(_)) = (pay, taken) {
                    let version = place.look(&id, None).await.table.version;
                    return Self { place, id, tokens, seat, version, play, pay };
                }
            }
            place.step(&id, &tokens, &mut stream).await;
        }
    }

    fn token(&self) -> &Token {
        &self.tokens[self.seat.index()]
    }

    async fn say(&self, act: Act) -> Result<session::Done, session::Refused> {
        self.place.act(&self.id, self.token(), act).await
    }

    /// All that can be seen of the table.
    async fn seen(&self) -> String {
        format!("{:?}", self.place.look(&self.id, Some(self.token())).await)
    }
}

#[tokio::test]
async fn a_card_is_played_and_paid_for_at_once() {
    let turn = Turn::new("mixed").await;
    let act = moves(turn.version, &[&turn.play, &turn.pay], Some("key"));
    let before = turn.place.hub.figures().moves;
    let done = turn.say(act.clone()).await.expect("both");
    assert_eq!((done.version, done.again), (turn.version + 2, false));
    assert_eq!(turn.place.hub.figures().moves, before + 2);
    let seen = turn.seen().await;
    // The same request again changes nothing, whatever happened since; another one with its key is refused.
    let again = turn.say(act.clone()).await.expect("done before");
    assert_eq!((again.version, again.again), (done.version, true));
    for other in [
        moves(turn.version, &[&turn.play], Some("key")),
        moves(turn.version, &[&turn.pay, &turn.play], Some("key")),
        moves(turn.version + 1, &[&turn.play, &turn.pay], Some("key")),
        Act::answer(turn.version, &turn.play, Some("key".to_owned())),
    ] {
        assert_eq!(code(turn.say(other).await), "key_used");
    }
    assert_eq!(code(turn.say(moves(turn.version, &[&turn.play, &turn.pay], None)).await), "stale");
    assert_eq!(turn.seen().await, seen);
    // Also after a restart.
    let token = turn.token().clone();
    let place = turn.place.restart().await;
    assert!(place.act(&turn.id, &token, act).await.expect("done before").again);
    assert_eq!(format!("{:?}", place.look(&turn.id, Some(&token)).await), seen);
}

#[tokio::test]
async fn two_answers_are_the_same_as_one_after_the_other() {
    let (one, two) = (Turn::new("origami").await, Turn::new("origami").await);
    one.say(answer(one.version, &one.play)).await.expect("played");
    one.say(answer(one.version + 1, &one.pay)).await.expect("paid");
    two.say(moves(two.version, &[&two.play, &two.pay], None)).await.expect("both");
    assert_eq!(one.seen().await, two.seen().await);
    let records = [one.place.hub.export(&one.id).await, two.place.hub.export(&two.id).await];
    assert_eq!(records[0].as_ref().ok(), records[1].as_ref().ok());
}

#[tokio::test]
async fn nothing_happens_unless_all_of_them_can() {
    let turn = Turn::new("origami").await;
    let seen = turn.seen().await;
    let (play, pay) = (&*turn.play, &*turn.pay);
    for (answers, why) in [
        (vec![], "unreadable"),
        (vec!["no such move", pay], "unreadable"),
        (vec![play, "no such move"], "unreadable"),
        (vec![pay], "illegal"),
        (vec![play, play], "illegal"),
        (vec![play, "pass"], "illegal"),
        (vec![play, pay, "no such move"], "not_asked"),
        (vec![play, pay, "pass", "pass"], "not_asked"),
        (vec![play; 13], "unreadable"),
    ] {
        // Some cards ask for more after they were paid for.
        let refused = code(turn.say(moves(turn.version, &answers, Some("key"))).await);
        assert!(
            refused == why || why == "not_asked" && ["illegal", "unreadable"].contains(&refused),
            "{answers:?}: {refused}"
        );
        assert_eq!(turn.seen().await, seen, "{answers:?}");
    }
    assert_eq!(code(turn.say(moves(turn.version - 1, &[play, pay], None)).await), "stale");
    let other = &turn.tokens[1 - turn.seat.index()];
    assert_eq!(code(turn.place.act(&turn.id, other, moves(turn.version, &[play, pay], None)).await), "illegal");
    assert_eq!(turn.seen().await, seen);
    // A key that was refused is free.
    turn.say(moves(turn.version, &[play, pay], Some("key"))).await.expect("both");
}

/// Nobody tries an answer on what they are about to see: a look into the deck would cost nothing.
#[tokio::test]
async fn nothing_is_answered_to_what_is_not_seen_yet() {
    let place = Place::new().await;
    let mut tried = 0;
    for (seed, game) in (1..).zip(["origami", "legends", "mixed", "origami", "mixed"]) {
        let (id, tokens) = place.seated(&wish(game)).await;
        let mut stream = Stream::new(seed);
        for _ in 0..200 {
            let before = place.look(&id, None).await;
            let Some(seat) = before.table.asked.iter().next() else { break };
            let token = &tokens[seat.index()];
            let all = legal(&place.look(&id, Some(token)).await);
            // Plays and special actions bring more questions than draws.
            let busy = |answer: &&String| ["play", "use", "yes"].iter().any(|&word| answer.starts_with(word));
            let any = &all[stream.below(all.len() as u32) as usize];
            let first = all.iter().rfind(busy).filter(|_| stream.below(2) == 0).unwrap_or(any).clone();
            let version = before.table.version;
            // What the game goes on with, tried on a table of its own.
            let copy = place.hub.import(&place.hub.export(&id).await.expect("a record")).await.expect("a table");
            let (there, copied) = (copy.table.id, &copy.tokens[seat.index()]);
            let at = place.look(&there, None).await.table.version;
            place.act(&there, copied, answer(at, &first)).await.expect("legal");
            let close_up = place.hub.close_up(&there, Some(copied)).await.expect("a look");
            let next = legal(&close_up.look);
            let both = place.act(&id, token, moves(version, &[&first, next.first().map_or("pass", |m| m)], None)).await;
            match both {
                // Nothing was shown in between, so the first answer could still have been taken back.
                Ok(_) => assert!(close_up.may_take_back && !next.is_empty()),
                Err(why) => {
                    assert_eq!(why.code(), "not_asked");
                    assert!(next.is_empty() || !close_up.may_take_back);
                    tried += u32::from(!next.is_empty());
                    place.act(&id, token, answer(version, &first)).await.expect("legal");
                }
            }
        }
    }
    assert!(tried > 5, "{tried}");
}
