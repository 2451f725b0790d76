//! Tables that begin at a position, or go on from another game.

use session::{
    Act, Beginning, Filter, Guest, Level, Limits, Page, Scene, Seat, SeatWish, Status, Sweep, TableId, Wish,
};

use crate::harness::{Place, answer, code, first_answer, guest, legal, name, wish};

const FOX: &str = "\
senbazuru position 1
game origami
rules 1
families farm sky
hand 0: fox cat cat pig
hand 1: owl
line: sheep sheep chick parrot
collection 0 left: cat
turn 0
---
0 draw sheep
";

const HARBOR: &str = "\
senbazuru position 1
game islands
rules 1
sheets 0: heron ember
sheets 1: heron ember
coins 0: 5
round 3
---
";

const ALONE: &str = "\
senbazuru position 1
game islands-solo
rules 1
players 1
sheets 0: heron ember
round 8
---
";

const ALL: [&str; 3] = [FOX, HARBOR, ALONE];

fn read(text: &str) -> Beginning {
    Beginning::read(text).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// A table with the host on the first seat, and a bot on any other.
async fn practice(place: &Place, text: &str) -> (TableId, session::Token) {
    let beginning = read(text);
    let mut seats = vec![SeatWish::Me];
    seats.resize(beginning.players().into(), SeatWish::Bot(Level::Hina));
    let wish = Wish { seats, hints: true, starts_when_full: true, ..Wish::default() };
    let made = place.hub.begin_at(&guest("a"), &name("Ada"), &wish, &beginning).await.expect("a table");
    assert_eq!((made.table.status, made.table.practice, made.table.listed), (Status::Running, true, false));
    (made.table.id, made.token)
}

/// What somebody is shown of the table, and what they may answer.
async fn seen(place: &Place, id: &TableId, token: &session::Token) -> String {
    match place.look(id, Some(token)).await.scene.expect("a game") {
        Scene::Cards(scene) => format!("{:?} {:?} {:?}", scene.view, scene.ask, scene.legal),
        Scene::Islands(scene) => format!("{:?} {:?} {:?}", scene.view, scene.ask, scene.legal),
        Scene::Plain(scene) => format!("{scene:?}"),
    }
}

/// The hand of the first player.
async fn hand(place: &Place, id: &TableId, token: &session::Token) -> Vec<String> {
    let Some(Scene::Cards(scene)) = place.look(id, Some(token)).await.scene else { panic!("a card game") };
    scene.view.table.hand.iter().map(|card| card.slug().to_owned()).collect()
}

#[tokio::test]
async fn a_game_begins_at_the_position_and_with_the_moves_below_it() {
    let place = Place::new().await;
    let (id, token) = practice(&place, FOX).await;
    assert_eq!(hand(&place, &id, &token).await, ["cat", "cat", "sheep", "pig", "fox"]);
    // It is woken there, too.
    let before = seen(&place, &id, &token).await;
    let place = place.restart().await;
    assert_eq!(seen(&place, &id, &token).await, before);
}

#[tokio::test]
async fn it_is_woken_replayed_exported_and_imported_like_any_other() {
    let place = Place::new().await;
    for text in ALL {
        let made = place.hub.import(text).await.expect(text);
        let (id, tokens) = (made.table.id, made.tokens);
        assert!(made.table.practice);
        place.steps(&id, &tokens, 7, 5).await;
        let half = place.hub.export(&id).await.expect("a record");
        let again = place.hub.import(&half).await.expect(&half);
        assert_eq!(place.hub.export(&again.table.id).await.expect("a record"), half);
        let seen_again = seen(&place, &again.table.id, &again.tokens[0]).await;
        assert_eq!(seen_again, seen(&place, &id, &tokens[0]).await);
        place.source.pass(60_001);
        place.hub.tick().await;
        assert_eq!(place.hub.figures().awake, 0, "everybody sleeps");
        place.steps(&id, &tokens, 10_000, 6).await;
        let whole = place.hub.record(&id, Some(&tokens[0])).await.expect("over");
        assert!(
            whole.starts_with(&text[..text.find("---").expect("moves")]) && whole.contains("\n= result "),
            "{whole}"
        );
        let finished = place.hub.import(&whole).await.expect(&whole);
        assert_eq!(finished.table.status, Status::Over);
        assert_eq!(finished.table.result, place.look(&id, Some(&tokens[0])).await.table.result);
        // A wrong result is found.
        let at = whole.find("= result ").expect("a result") + "= result ".len();
        let wrong = format!("{}9{}", &whole[..at], &whole[at..]);
        assert_eq!(code(place.hub.import(&wrong).await), "unreadable");
        // The replay begins at the position: what is seen after the start is what the text says.
        let replay = place.hub.replay(&id, Some(&tokens[0]), 1, Some(Seat(0))).await.expect("a replay");
        let first =
            place.hub.import(&format!("{}---\n", &text[..text.find("---").expect("moves")])).await.expect("a table");
        let now = place.hub.beginning(&first.table.id, 1, None).await.expect("a beginning");
        assert_eq!(now.text(), place.hub.beginning(&id, 1, None).await.expect("a beginning").text());
        assert!(replay.close_up.look.scene.is_some() && replay.at == 1);
    }
}

#[tokio::test]
async fn it_is_there_for_those_who_sit_at_it_and_for_no_list() {
    let place = Place::new().await;
    let (visitor, visitors_token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    let seats = vec![SeatWish::Me, SeatWish::Person];
    let wish = Wish { seats, starts_when_full: true, listed: true, open: true, ..Wish::default() };
    let made = place.hub.begin_at(&me, &name("Ada"), &wish, &read(FOX)).await.expect("a table");
    let id = made.table.id;
    assert!(!made.table.listed && !made.table.open, "whatever was wished for");
    let page = || Page { after: None, most: 9 };
    let all = place.hub.list(Filter::default(), page()).await.expect("a list");
    assert!(all.is_empty(), "{all:?}");
    assert!(place.hub.mine(&visitors_token, None, page()).await.expect("a list").is_empty());
    let practice = Filter { practice: true, ..Filter::default() };
    assert_eq!(place.hub.list(practice, page()).await.expect("a list").len(), 1);
    // Before the game others see who is invited, and nothing that lies on the table.
    assert!(place.look(&id, None).await.scene.is_none());
    let mut watcher = place.hub.listen(&id, None).await.expect("a listener");
    let friend = place.hub.join(&id, &guest("b"), &name("Bo"), Some(&made.invite), None).await.expect("a seat");
    assert_eq!(code(place.hub.look(&id, None).await), "no_table");
    assert_eq!(code(place.hub.listen(&id, None).await.map(|_| ())), "no_table");
    assert_eq!(code(watcher.look().await), "no_table", "who listened before sees no more");
    assert_eq!(code(watcher.news(0).await), "no_table");
    assert_eq!(code(watcher.close_up_with_news(0).await), "no_table");
    assert!(place.look(&id, Some(&friend.token)).await.scene.is_some());
    assert!(place.hub.info(&id).await.is_ok(), "the operator may");
    // Whoever is forgotten is forgotten here, too.
    place.hub.forget(&visitors_token).await.expect("forgotten");
    assert_eq!(place.look(&id, Some(&friend.token)).await.table.seats[0].name, "");
}

#[tokio::test]
async fn it_counts_for_nothing_and_is_kept_for_its_own_time() {
    let place = Place::new().await;
    let (visitor, token) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    let wish = Wish { starts_when_full: true, ..Wish::default() };
    let made = place.hub.begin_at(&me, &name("Ada"), &wish, &read(ALONE)).await.expect("a table");
    place.steps(&made.table.id, &[made.token], 10_000, 4).await;
    assert_eq!(place.look(&made.table.id, Some(&token)).await.table.status, Status::Over);
    assert_eq!(place.hub.best(&token).await.expect("known").games, 0);
    let later = place.hub.source().now() + 1_000_000;
    let others = Sweep { finished: Some(later), open: Some(later), unfinished: Some(later), ..Sweep::default() };
    let swept = async |sweep| place.hub.sweep(sweep).await.expect("swept").expect("the clock is right").tables;
    assert_eq!(swept(others).await, 0);
    assert_eq!(swept(Sweep { practice: Some(later), ..Sweep::default() }).await, 1);
}

#[tokio::test]
async fn there_is_an_end_to_such_tables_and_it_is_their_own() {
    let place = Place::with(Limits { practice: 2, new_practice: 3, tables: 1, ..Limits::default() }).await;
    let (visitor, _) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let me = Guest { visitor: Some(visitor.id), address: "a".to_owned() };
    let make = async |who: &Guest| place.hub.begin_at(who, &name("Ada"), &Wish::default(), &read(HARBOR)).await;
    for _ in 0..2 {
        make(&me).await.expect("a table");
    }
    assert_eq!(code(make(&me).await), "too_many");
    for _ in 0..3 {
        make(&guest("b")).await.expect("a table");
    }
    assert_eq!(code(make(&guest("b")).await), "too_many");
    place.hub.create(&me, &name("Ada"), &wish("origami")).await.expect("other tables are counted apart");
    assert_eq!(code(place.hub.create(&me, &name("Ada"), &wish("origami")).await), "too_many");
    let five = Wish { seats: vec![SeatWish::Person; 3], ..Wish::default() };
    assert_eq!(code(place.hub.begin_at(&guest("c"), &name("Ada"), &five, &read(FOX)).await), "bad_table");
}

#[tokio::test]
async fn a_rematch_begins_there_again_with_everybody_where_they_sat() {
    let place = Place::new().await;
    let (id, token) = practice(&place, FOX).await;
    place.act(&id, &token, Act::Resign).await.expect("resigned");
    let again = place.hub.rematch("a", &id, &token).await.expect("a rematch");
    assert_eq!((again.seat, again.table.practice, again.table.status), (Seat(0), true, Status::Running));
    assert_eq!(hand(&place, &again.table.id, &again.token).await, ["cat", "cat", "sheep", "pig", "fox"]);
}

#[tokio::test]
async fn another_table_goes_on_as_it_was_also_in_the_middle_of_an_effect() {
    let place = Place::new().await;
    for game in ["origami", "legends", "mixed", "islands", "islands-solo"] {
        let (id, tokens) = place.seated(&wish(game)).await;
        for seed in 0..12 {
            place.steps(&id, &tokens, 3, seed).await;
            let (seat, version, _) = first_answer(&place, &id, &tokens).await;
            let beginning = place.hub.beginning(&id, version, None).await.expect("a beginning");
            let on = place.hub.import_practice(&beginning).await.expect("a table");
            assert!(on.table.practice);
            let is = seen(&place, &on.table.id, &on.tokens[seat.index()]).await;
            assert_eq!(is, seen(&place, &id, &tokens[seat.index()]).await);
        }
    }
}

#[tokio::test]
async fn dealt_anew_looks_the_same_to_whom_it_is_dealt_and_is_another_deal_each_time() {
    let place = Place::new().await;
    let mut differ = 0;
    for game in ["origami", "legends", "mixed", "islands", "islands-solo"] {
        let (id, tokens) = place.seated(&wish(game)).await;
        for seed in 0..30 {
            place.steps(&id, &tokens, 2, seed).await;
            if place.hub.info(&id).await.expect("a table").status != Status::Running {
                break;
            }
            let (seat, version, _) = first_answer(&place, &id, &tokens).await;
            let beginning = place.hub.beginning(&id, version, Some(seat)).await.expect("a beginning");
            let anew = place.hub.import_practice(&beginning).await.expect("a table");
            let mine = place.look(&anew.table.id, Some(&anew.tokens[seat.index()])).await;
            let was = place.look(&id, Some(&tokens[seat.index()])).await;
            if let (Some(Scene::Cards(is)), Some(Scene::Cards(was))) = (&mine.scene, &was.scene)
                && was.ask.is_some_and(|ask| matches!(ask, session::cards::Ask::Action { extra: false }))
            {
                assert_eq!((&is.view.table.hand, &is.view.table.line), (&was.view.table.hand, &was.view.table.line));
                let once_more = place.hub.beginning(&id, version, Some(seat)).await.expect("a beginning");
                differ += u32::from(once_more.text() != beginning.text());
            }
        }
        assert_eq!(code(place.hub.beginning(&id, 9, Some(Seat(7))).await), "no_seat");
    }
    assert!(differ > 3, "what could not be known is drawn again each time: {differ}");
}

#[tokio::test]
async fn what_no_game_can_begin_with_is_refused_with_its_place() {
    let place = Place::new().await;
    for (text, line, what) in [
        ("senbazuru position 2\n", 1, "position 2 is not supported"),
        ("senbazuru position 1\ngame chess\n", 3, "rules"),
        ("senbazuru position 1\ngame legends\nrules 1\nfamilies farm sky\n", 2, "the game at this position is origami"),
        ("senbazuru position 1\ngame origami\nrules 1\nfamilies farm sky\nline: cat\n---\n0 pass\n", 7, "(O-3.3)"),
        ("senbazuru position 1\ngame islands\nrules 1\nround 99\n", 4, ""),
    ] {
        let refused = place.hub.import(text).await.expect_err(text);
        let session::Refused::Unreadable(why) = refused else { panic!("{refused:?}") };
        assert!(why.line == line && why.what.contains(what), "{why:?}\n{text}");
    }
    // Nobody's answer is read as anything but an answer.
    let (id, token) = practice(&place, &FOX.replace("0 draw sheep\n", "")).await;
    let look = place.look(&id, Some(&token)).await;
    assert!(!legal(&look).is_empty());
    let wrong = place.act(&id, &token, answer(look.table.version, "override cat cost 1")).await;
    assert_eq!(code(wrong), "unreadable");
}
