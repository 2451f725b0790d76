//! The daily challenge: the same for everybody, a secret until one has finished it or the day is past, and scores that stay.

use islands::State;
use session::challenge::Challenge;
use session::islands::SHEETS;
use session::{
    Act, Day, Ending, Filter, Guest, Limits, Millis, Page, Personal, Scene, SeatWish, Status, Sweep, TableId, Token,
    Wish,
};
use tabletop::{Actor, Asked, Game as _, NoLog, Record, Stream};

use crate::attempts::ending;
use crate::harness::{Place, answer, code, guest, legal, name, wish};

pub const DAY: Millis = 24 * 60 * 60 * 1000;
pub const TODAY: &str = "2026-11-16";

pub async fn welcome(place: &Place, who: &str) -> Token {
    place.hub.welcome(&name(who)).await.expect("a visitor").1
}

/// Begins today's challenge, or goes on with it.
pub async fn begin(place: &Place, who: &str, token: &Token) -> TableId {
    let table = place.hub.daily("a", &name(who), token).await.expect("an attempt");
    assert_eq!(table.status, Status::Running);
    table.id
}

/// The player answers at random, at most so often.
pub async fn play(place: &Place, id: &TableId, token: &Token, most: u32, seed: u64) {
    let mut stream = Stream::new(seed);
    for _ in 0..most {
        let look = place.look(id, Some(token)).await;
        let legal = legal(&look);
        if legal.is_empty() {
            return;
        }
        let one = &legal[stream.below(legal.len() as u32) as usize];
        place.act(id, token, answer(look.table.version, one)).await.expect("a legal move");
    }
}

async fn finish(place: &Place, id: &TableId, token: &Token, seed: u64) -> i16 {
    place.source.pass(1_000);
    play(place, id, token, 5_000, seed).await;
    let table = place.look(id, Some(token)).await.table;
    assert_eq!(table.status, Status::Over);
    table.result.expect("a result")[0].score.expect("points")
}

/// Whoever begins, plays to the end and is done with it.
pub async fn attempt(place: &Place, who: &str, token: &Token, seed: u64) -> (TableId, i16) {
    let id = begin(place, who, token).await;
    let points = finish(place, &id, token, seed).await;
    (id, points)
}

pub async fn personal(place: &Place, id: &TableId, token: &Token) -> Option<Personal> {
    place.hub.close_up(id, Some(token)).await.expect("a close look").personal
}

/// Every answer of chance in a record must be that of the challenge; how many there are.
fn follows(record: &str, challenge: &Challenge) -> usize {
    let record = Record::<State>::parse(record).expect("a record");
    let mut state = State::start(&record.setup);
    let mut rolled = 0;
    for (by, m) in record.moves {
        if let (Actor::Chance, Asked::Chance(roll, _)) = (by, state.asked()) {
            assert_eq!(islands::Move::from(challenge.answer(&state, roll)), m);
            rolled += 1;
        }
        state.apply(by, m, &mut NoLog);
    }
    rolled
}

/// The sheets, and the first dice.
async fn met(place: &Place, id: &TableId, token: &Token) -> (Vec<String>, String) {
    let look = place.look(id, Some(token)).await;
    let Some(Scene::Islands(scene)) = &look.scene else { panic!("a game of Islands") };
    (look.table.options.chosen.all(&SHEETS).to_owned(), format!("{:?}", scene.view))
}

#[tokio::test]
async fn everybody_meets_the_same_sheets_and_dice_and_the_key_shows_it_afterwards() {
    let place = Place::new().await;
    let (ada, bo) = (welcome(&place, "Ada").await, welcome(&place, "Bo").await);
    let (first, second) = (begin(&place, "Ada", &ada).await, begin(&place, "Bo", &bo).await);
    assert_ne!(first, second);
    assert_eq!(met(&place, &first, &ada).await, met(&place, &second, &bo).await);
    play(&place, &first, &ada, 40, 3).await;
    play(&place, &second, &bo, 40, 3).await;
    assert_eq!(met(&place, &first, &ada).await, met(&place, &second, &bo).await, "the same answers, the same dice");
    finish(&place, &first, &ada, 1).await;
    finish(&place, &second, &bo, 2).await;
    assert_eq!(place.hub.board(TODAY, Some(&ada)).await.expect("a board").key, None, "not yet");
    let records = [
        place.hub.record(&first, Some(&ada)).await.expect("a record"),
        place.hub.record(&second, Some(&bo)).await.expect("a record"),
    ];
    place.source.pass(DAY);
    let key = place.hub.board(TODAY, None).await.expect("a board").key.expect("published");
    let challenge = Challenge::parse(&format!("key:{key}")).expect("a key");
    for record in &records {
        assert!(follows(record, &challenge) > 20);
    }
    // The next day is another one.
    let next = begin(&place, "Ada", &ada).await;
    assert_eq!(place.look(&next, Some(&ada)).await.table.contest.as_deref(), Some("2026-11-17"));
    finish(&place, &next, &ada, 1).await;
    let record = place.hub.record(&next, Some(&ada)).await.expect("a record");
    place.source.pass(DAY);
    let other = place.hub.board("2026-11-17", None).await.expect("a board").key.expect("published");
    assert_ne!(other, key);
    assert!(follows(&record, &Challenge::parse(&format!("key:{other}")).expect("a key")) > 20);
    assert!(std::panic::catch_unwind(|| follows(&record, &challenge)).is_err(), "those of another day don't fit");
}

#[tokio::test]
async fn an_attempt_goes_on_where_it_is_and_is_begun_once() {
    let place = Place::new().await;
    let ada = welcome(&place, "Ada").await;
    let (one, other) = tokio::join!(begin(&place, "Ada", &ada), begin(&place, "Ada", &ada));
    assert_eq!(one, other, "two clicks are one attempt");
    assert_eq!(place.hub.board(TODAY, Some(&ada)).await.expect("a board").running, Some(one.clone()));
    assert_eq!(place.hub.board(TODAY, None).await.expect("a board").running, None);
    play(&place, &one, &ada, 10, 1).await;
    assert_eq!(begin(&place, "Ada", &ada).await, one);
    // The key is kept with the table: it goes on with the same dice, though this server has another secret.
    let place = place.restart().await;
    assert_eq!(begin(&place, "Ada", &ada).await, one);
    finish(&place, &one, &ada, 1).await;
    let look = place.look(&one, Some(&ada)).await;
    assert_eq!((look.table.hints, look.table.listed), (false, false));
    assert_eq!(code(place.hub.hint(&one, &ada).await), "no_hints");
    assert_ne!(begin(&place, "Ada", &ada).await, one, "and once more, if one likes");
    let seat = Token::parse("s_00000000000000000000000000").expect("a token");
    assert_eq!(code(place.hub.daily("a", &name("Ada"), &seat).await), "wrong_token", "it takes a visitor");
}

#[tokio::test]
async fn what_was_taken_back_shows_no_die() {
    let place = Place::new().await;
    let ada = welcome(&place, "Ada").await;
    let id = begin(&place, "Ada", &ada).await;
    let (mut stream, mut taken_back) = (Stream::new(5), 0);
    for _ in 0..5_000 {
        let look = place.look(&id, Some(&ada)).await;
        let legal = legal(&look);
        if legal.is_empty() {
            break;
        }
        let before = look.table.version;
        let one = &legal[stream.below(legal.len() as u32) as usize];
        place.act(&id, &ada, answer(before, one)).await.expect("a legal move");
        let version = place.look(&id, Some(&ada)).await.table.version;
        let rolled = version > before + 1;
        let back = place.act(&id, &ada, Act::TakeBack { version }).await;
        assert!(back.is_err() || !rolled, "a die was seen");
        taken_back += u32::from(back.is_ok());
        if back.is_ok() {
            let version = place.look(&id, Some(&ada)).await.table.version;
            let again = place.act(&id, &ada, answer(version, one)).await;
            again.expect("the same once more");
        }
    }
    assert!(taken_back > 0);
    let record = place.hub.record(&id, Some(&ada)).await.expect("over");
    place.source.pass(DAY);
    let key = place.hub.board(TODAY, None).await.expect("a board").key.expect("published");
    assert!(follows(&record, &Challenge::parse(&format!("key:{key}")).expect("a key")) > 20);
}

#[tokio::test]
async fn the_first_attempt_counts_and_the_best_is_on_top() {
    let place = Place::new().await;
    let empty = place.hub.board(TODAY, None).await.expect("a board");
    assert_eq!((empty.rows.len(), empty.players, empty.own), (0, 0, None));
    let mut expected = Vec::new();
    for (seed, who) in (10..).zip(["Ada", "Bo", "Cleo", "Dan"]) {
        let token = welcome(&place, who).await;
        let (id, points) = attempt(&place, who, &token, seed).await;
        let (second, _) = attempt(&place, who, &token, seed + 100).await;
        assert_ne!(second, id);
        let found = personal(&place, &id, &token).await.and_then(|personal| personal.contest).expect("a contest");
        assert!(found.counts && found.date == TODAY);
        let found = personal(&place, &second, &token).await.and_then(|personal| personal.contest).expect("a contest");
        assert!(!found.counts);
        expected.push((points, who, id, token));
    }
    expected.sort_by_key(|&(points, ..)| std::cmp::Reverse(points));
    for (own, (points, _, id, token)) in expected.iter().enumerate() {
        let board = place.hub.board(TODAY, Some(token)).await.expect("a board");
        assert_eq!((board.players, board.finished, board.may_watch, board.is_today), (4, 4, true, true));
        for (at, (row, (points, who, id, _))) in board.rows.iter().zip(&expected).enumerate() {
            assert_eq!((row.ending, row.name.as_str(), row.table.as_ref()), (Ending::Points(*points), *who, Some(id)));
            assert_eq!(row.is_own, at == own);
        }
        let mine = board.own.expect("an own row");
        assert_eq!((mine.ending, mine.table.as_ref(), mine.is_own), (Ending::Points(*points), Some(id), true));
        let better = expected.iter().filter(|(other, ..)| other > points).count();
        assert_eq!(mine.place, Some(1 + better as u32));
    }
    let stranger = place.hub.board(TODAY, None).await.expect("a board");
    assert!(!stranger.may_watch && stranger.rows.iter().all(|row| row.table.is_none() && !row.is_own));
}

#[tokio::test]
async fn who_has_not_finished_sees_nothing_of_the_others() {
    let place = Place::new().await;
    let (ada, bo) = (welcome(&place, "Ada").await, welcome(&place, "Bo").await);
    let (id, _) = attempt(&place, "Ada", &ada, 1).await;
    let own = begin(&place, "Bo", &bo).await;
    play(&place, &own, &bo, 5, 1).await;
    for token in [None, Some(&bo)] {
        assert_eq!(code(place.hub.look(&id, token).await), "challenge");
        assert_eq!(code(place.hub.close_up(&id, token).await), "challenge");
        assert_eq!(code(place.hub.news(&id, token, 0).await), "challenge");
        assert_eq!(code(place.hub.record(&id, token).await), "challenge");
        assert_eq!(code(place.hub.replay(&id, token, 3, None).await.map(drop)), "challenge");
        assert_eq!(code(place.hub.listen(&id, token).await.map(drop)), "challenge");
    }
    for act in [Act::Resign, Act::Leave, answer(1, "pass")] {
        assert_eq!(code(place.act(&id, &bo, act).await), "not_a_player");
    }
    assert_eq!(code(place.hub.join(&id, &guest("b"), &name("Bo"), None, None).await), "not_invited");
    assert_eq!(code(place.hub.rematch("a", &id, &bo).await), "not_a_player");
    assert!(place.hub.export(&id).await.expect("the operator").contains("\nresult "));
    let everybody = Filter { listed: true, ..Filter::default() };
    let all = place.hub.list(everybody, Page { after: None, most: 100 }).await.expect("a list");
    assert!(all.is_empty(), "no list shows it");
    let mine = place.hub.mine(&bo, None, Page { after: None, most: 100 }).await.expect("a list");
    assert!(mine.len() == 1 && mine[0].0.id == own);
    // Ada has finished, and may see Bo play.
    assert_eq!(place.hub.look(&own, Some(&ada)).await.expect("a look").seat, None);
    finish(&place, &own, &bo, 2).await;
    assert!(place.hub.replay(&id, Some(&bo), 3, None).await.is_ok(), "now Bo may");
    assert_eq!(code(place.hub.look(&own, None).await), "challenge", "others may not");
    place.source.pass(DAY);
    assert!(place.hub.look(&own, None).await.is_ok(), "tomorrow everybody may");
    assert!(place.hub.record(&id, None).await.is_ok());
}

#[tokio::test]
async fn a_rematch_is_a_game_like_any_other() {
    let place = Place::new().await;
    let ada = welcome(&place, "Ada").await;
    let (id, _) = attempt(&place, "Ada", &ada, 1).await;
    let sheets = place.look(&id, Some(&ada)).await.table.options.chosen;
    let again = place.hub.rematch("a", &id, &ada).await.expect("once more").table;
    assert_eq!((again.contest, again.status), (None, Status::Running));
    assert_ne!(again.options.chosen, sheets, "the sheets of the day are not for everybody");
    assert!(place.hub.look(&again.id, None).await.is_ok());
    finish(&place, &again.id, &ada, 1).await;
    assert_eq!(place.hub.board(TODAY, None).await.expect("a board").players, 1);
    assert_eq!(place.hub.best(&ada).await.expect("a best").games, 2);
}

#[tokio::test]
async fn whoever_comes_too_late_does_not_count() {
    let place = Place::new().await;
    let ada = welcome(&place, "Ada").await;
    let id = begin(&place, "Ada", &ada).await;
    play(&place, &id, &ada, 10, 1).await;
    place.source.pass(DAY / 2);
    assert_ne!(begin(&place, "Ada", &ada).await, id, "a new day, a new challenge");
    finish(&place, &id, &ada, 1).await;
    let board = place.hub.board(TODAY, Some(&ada)).await.expect("a board");
    let own = board.own.expect("it was begun in time");
    assert_eq!((own.ending, own.place, own.table), (Ending::Unfinished, None, None), "its dice are known by now");
    assert_eq!((board.players, board.finished, board.is_today), (1, 0, false));
    let found = personal(&place, &id, &ada).await.expect("a finished game");
    let contest = found.contest.expect("a contest");
    assert_eq!((contest.counts, contest.is_first, contest.place, found.is_best), (false, true, None, true));
}

#[tokio::test]
async fn bests_are_personal_and_of_games_played_alone() {
    let place = Place::new().await;
    let (visitor, ada) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    let solo = Wish { starts_when_full: true, hints: true, ..wish("islands-solo") };
    assert_eq!(place.hub.best(&ada).await.expect("nothing yet"), session::Best::default());
    let (mut best, mut tables) = (None, Vec::new());
    for seed in 0..4 {
        let id = place.hub.create(&me, &name("Ada"), &solo).await.expect("a table").table.id;
        let points = finish(&place, &id, &ada, seed).await;
        let expected = Personal { before: best, is_best: best.is_none_or(|best| points > best), contest: None };
        assert_eq!(personal(&place, &id, &ada).await, Some(expected.clone()));
        best = best.max(Some(points));
        tables.push((id, expected));
    }
    assert_eq!(place.hub.best(&ada).await.expect("a best"), session::Best { points: best, games: 4 });
    for (id, expected) in tables {
        assert_eq!(personal(&place, &id, &ada).await.as_ref(), Some(&expected), "what it was then");
        let replay = place.hub.replay(&id, Some(&ada), 3, None).await.expect("a replay");
        assert_eq!(replay.close_up.personal, Some(expected));
        assert_eq!(place.hub.close_up(&id, None).await.expect("a look").personal, None, "nobody else's business");
        let mut listener = place.hub.listen(&id, Some(&ada)).await.expect("a listener");
        assert!(listener.close_up(0).await.expect("a look").personal.is_some());
        assert!(listener.close_up_with_news(0).await.expect("a look").0.personal.is_some());
    }
    // A game that a bot has played on, one of others, and one of nobody we know.
    let helped = place.hub.create(&me, &name("Ada"), &solo).await.expect("a table").table.id;
    place.act(&helped, &ada, Act::Leave).await.expect("away");
    place.act(&helped, &ada, Act::Return).await.expect("back");
    finish(&place, &helped, &ada, 9).await;
    assert_eq!(personal(&place, &helped, &ada).await, None);
    let two = Wish { seats: vec![SeatWish::Me, SeatWish::Person], starts_when_full: true, ..wish("islands") };
    let (id, tokens) = place.seated(&two).await;
    place.steps(&id, &tokens, 5_000, 1).await;
    let (id, tokens) = place.seated(&wish("islands-solo")).await;
    place.steps(&id, &tokens, 5_000, 1).await;
    assert_eq!(personal(&place, &id, &tokens[0]).await, None);
    assert_eq!(place.hub.best(&ada).await.expect("a best").games, 4);
}

#[tokio::test]
async fn every_game_has_its_own_bests() {
    let place = Place::new().await;
    let (visitor, ada) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    let mut bests = std::collections::BTreeMap::new();
    for (game, seed) in [("origami", 1), ("legends", 2), ("origami", 3), ("origami", 4), ("legends", 5)] {
        let two = Wish { seats: vec![SeatWish::Me, SeatWish::Person], starts_when_full: true, ..wish(game) };
        let created = place.hub.create(&me, &name("Ada"), &two).await.expect("a table");
        let id = created.table.id;
        let bob = place.hub.join(&id, &guest("b"), &name("Bob"), Some(&created.invite), None).await.expect("a seat");
        let tokens = [ada.clone(), bob.token];
        place.steps(&id, &tokens, 5_000, seed).await;
        place.source.pass(60_000);
        let points = place.look(&id, None).await.table.result.expect("a result")[0].score.expect("points");
        let before = bests.get(game).copied();
        let expected = Personal { before, is_best: before.is_none_or(|before| points > before), contest: None };
        assert_eq!(personal(&place, &id, &ada).await, Some(expected), "{game}");
        assert_eq!(personal(&place, &id, &tokens[1]).await, None, "a guest has none");
        bests.insert(game, before.map_or(points, |before: i16| before.max(points)));
    }
    assert_eq!(place.hub.best(&ada).await.expect("a best"), session::Best::default(), "none of them was a solo game");
}

#[tokio::test]
async fn dates_are_what_they_are() {
    let place = Place::new().await;
    assert_eq!(place.hub.today().to_string(), TODAY);
    for bad in ["", "today", "2026-11-31", "16.11.2026", "2026-1-1", "1999-01-01", "../../etc"] {
        assert_eq!(code(place.hub.board(bad, None).await), "bad_date", "{bad}");
    }
    for future in ["2026-11-17", "9999-12-31"] {
        assert_eq!(code(place.hub.board(future, None).await), "no_challenge");
    }
    let past = place.hub.board("2026-11-15", None).await.expect("a board");
    assert_eq!((past.day, past.players), (Day::parse("2026-11-15").expect("a day"), 0));
    assert!(past.key.is_some() && past.may_watch && !past.is_today);
}

#[tokio::test]
async fn scores_outlive_their_tables_and_go_with_their_players() {
    let place = Place::with(Limits { sleep_after: 1_000, ..Limits::default() }).await;
    let (ada, bo) = (welcome(&place, "Ada").await, welcome(&place, "Bo").await);
    attempt(&place, "Ada", &ada, 1).await;
    attempt(&place, "Bo", &bo, 2).await;
    place.source.pass(DAY);
    place.hub.tick().await;
    let now = session::source::Fixed::NOON + 10 * DAY;
    place.hub.sweep(Sweep { finished: Some(now), ..Sweep::default() }).await.expect("swept");
    let board = place.hub.board(TODAY, Some(&ada)).await.expect("a board");
    assert_eq!(board.rows.len(), 2);
    assert!(board.rows.iter().all(|row| row.table.is_none()), "nothing to look at any more");
    place.hub.forget(&ada).await.expect("forgotten");
    let board = place.hub.board(TODAY, Some(&bo)).await.expect("a board");
    assert_eq!(board.rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Bo"]);
    place.hub.sweep(Sweep { visitors: Some(now), ..Sweep::default() }).await.expect("swept");
    assert_eq!(place.hub.board(TODAY, None).await.expect("a board").players, 0);
}

#[tokio::test]
async fn a_score_is_stored_with_the_end_of_the_game_or_not_at_all() {
    let place = Place::new().await;
    let ada = welcome(&place, "Ada").await;
    let id = begin(&place, "Ada", &ada).await;
    let mut stream = Stream::new(4);
    loop {
        let look = place.look(&id, Some(&ada)).await;
        let legal = legal(&look);
        let one = &legal[stream.below(legal.len() as u32) as usize];
        // Every answer fails first: also the last one, whichever that is.
        place.faults.fail_commits(true);
        assert_eq!(code(place.act(&id, &ada, answer(look.table.version, one)).await), "storage");
        place.faults.fail_commits(false);
        assert_eq!(ending(&place, &ada).await, Some(Ending::Unfinished));
        place.act(&id, &ada, answer(look.table.version, one)).await.expect("a legal move");
        if place.look(&id, Some(&ada)).await.table.status == Status::Over {
            break;
        }
    }
    assert!(matches!(ending(&place, &ada).await, Some(Ending::Points(_))));
    assert_eq!(place.hub.best(&ada).await.expect("a best").games, 1);
}
