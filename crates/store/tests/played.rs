//! The finished games of a visitor: every filter, alone and together, page by page, and nothing of those who were forgotten.

mod helper;

use helper::{Home, Kept, Place, bot, done, hash, person, table};
use store::{Filter, Millis, Opponent, Page, Played, SeatRow, Status, TableRow};

fn all() -> Played {
    Played { visitor: "me".into(), game: None, with: None, won: None, entries: (0, u32::MAX) }
}

fn me() -> SeatRow {
    person("Me", "me", hash(1))
}

/// A table at which these sit, with a result and so many entries.
fn game(id: &str, game: &str, seats: Vec<SeatRow>, (status, result, entries): (Status, Option<&str>, u32)) -> TableRow {
    let touched = id.bytes().map(Millis::from).sum();
    let mut row = TableRow { game: game.into(), seats, ..table(id, status, touched) };
    (row.facts.result, row.facts.version) = (result.map(str::to_owned), entries);
    row
}

/// Stores them as they are: entries are counted by the version alone.
fn put(store: &Kept, row: TableRow) {
    let (id, facts) = (row.id.clone(), row.facts.clone());
    let entries = facts.version;
    let mut fresh = row;
    fresh.facts.version = 0;
    done(store.create(fresh));
    let mut append = helper::append(&id, 0, entries);
    append.facts = facts;
    done(store.append(append));
}

fn ids(store: &Kept, played: Played, after: Option<(Millis, String)>, most: u32) -> Vec<String> {
    done(store.played(played, Page { after, most })).into_iter().map(|summary| summary.table.id).collect()
}

fn twelve(store: &Kept) {
    let (ada, hina) = (person("Ada", "ada", hash(2)), bot("hina"));
    let over = |result, entries| (Status::Over, Some(result), entries);
    put(store, game("a", "origami", vec![me(), hina.clone()], over("41:1 36:2", 80)));
    put(store, game("b", "origami", vec![hina.clone(), me()], over("41:1 36:2", 120)));
    put(store, game("c", "islands", vec![ada.clone(), me()], over("9:2 11:1", 240)));
    put(store, game("d", "islands", vec![me(), ada.clone(), bot("kaeru")], over("9:1 9:1 3:3", 300)));
    put(store, game("e", "islands-solo", vec![me()], over("99:1", 200)));
    put(store, game("f", "legends", vec![me(), ada.clone()], (Status::Ended, None, 12)));
    // One gave up: there are no scores.
    put(store, game("g", "legends", vec![ada.clone(), me()], over("-:2 -:1", 30)));
    // With twelve seats the eleventh place is not the first.
    let many = |n: usize| (0..12).map(|at| if at == n { me() } else { bot("hina") }).collect::<Vec<_>>();
    let result = "5:11 5:1 5:3 5:4 5:5 5:6 5:7 5:8 5:9 5:10 5:12 5:2";
    put(store, game("h", "mixed", many(0), over(result, 50)));
    put(store, game("i", "mixed", many(1), over(result, 50)));
    // None of these is mine and over.
    put(store, game("j", "origami", vec![me(), ada.clone()], (Status::Running, None, 50)));
    put(store, game("k", "origami", vec![ada.clone(), hina], over("41:1 36:2", 80)));
    put(
        store,
        TableRow { practice: true, listed: false, ..game("l", "origami", vec![me(), ada], over("41:1 36:2", 80)) },
    );
}

fn games_are_found_by_game_opponent_result_and_length(home: &Home) {
    let store = home.open();
    twelve(&store);
    let list = |played| ids(&store, played, None, 100);
    assert_eq!(list(all()), ["i", "h", "g", "f", "e", "d", "c", "b", "a"]);
    assert_eq!(list(Played { game: Some("islands".into()), ..all() }), ["d", "c"]);
    let with = |who| Played { with: Some(who), ..all() };
    assert_eq!(list(with(Opponent::Person("Ada".into()))), ["g", "f", "d", "c"]);
    assert_eq!(list(with(Opponent::Bot("kaeru".into()))), ["d"]);
    assert_eq!(list(with(Opponent::Person("hina".into()))), [""; 0], "a bot is nobody of that name");
    assert_eq!(list(with(Opponent::Person("Me".into()))), [""; 0], "nobody plays with themselves");
    // Alone nobody wins, and without a result neither.
    assert_eq!(list(Played { won: Some(true), ..all() }), ["i", "g", "d", "c", "a"]);
    assert_eq!(list(Played { won: Some(false), ..all() }), ["h", "f", "e", "b"]);
    assert_eq!(list(Played { entries: (0, 100), ..all() }), ["i", "h", "g", "f", "a"]);
    assert_eq!(list(Played { entries: (101, 200), ..all() }), ["e", "b"]);
    assert_eq!(list(Played { entries: (201, u32::MAX), ..all() }), ["d", "c"]);
    let together = Played { game: Some("islands".into()), won: Some(true), entries: (240, 240), ..all() };
    assert_eq!(list(Played { with: Some(Opponent::Person("Ada".into())), ..together.clone() }), ["c"]);
    assert_eq!(list(Played { with: Some(Opponent::Bot("hina".into())), ..together }), [""; 0]);
    assert_eq!(list(Played { visitor: "ada".into(), ..all() }), ["k", "g", "f", "d", "c"]);
    assert_eq!(list(Played { visitor: "nobody".into(), ..all() }), [""; 0]);
    // What looks like SQL or a pattern is a name like any other.
    for odd in ["%", "_da", "' OR 1 = 1 --", "\"", "]"] {
        assert_eq!(list(with(Opponent::Person(odd.into()))), [""; 0], "{odd}");
    }
}

fn pages_of_games_have_no_gaps_and_nothing_twice(home: &Home) {
    let store = home.open();
    twelve(&store);
    for most in 1..5 {
        let (mut found, mut after) = (Vec::new(), None);
        loop {
            let page = done(store.played(all(), Page { after, most }));
            let Some(last) = page.last() else { break };
            after = Some(last.place());
            found.extend(page.into_iter().map(|summary| summary.table.id));
        }
        assert_eq!(found, ["i", "h", "g", "f", "e", "d", "c", "b", "a"], "by {most}");
    }
}

fn opponents_come_by_how_often_they_played_and_who_is_forgotten_is_none(home: &Home) {
    let store = home.open();
    twelve(&store);
    let (person, bot) = (|name: &str| Opponent::Person(name.into()), |level: &str| Opponent::Bot(level.into()));
    assert_eq!(done(store.opponents("me", 9)), [bot("hina"), person("Ada"), bot("kaeru")]);
    assert_eq!(done(store.opponents("me", 1)), [bot("hina")]);
    assert_eq!(done(store.opponents("nobody", 9)), []);
    done(store.forget("ada"));
    assert_eq!(done(store.opponents("me", 9)), [bot("hina"), bot("kaeru")]);
    assert_eq!(ids(&store, Played { with: Some(person("Ada")), ..all() }, None, 9), [""; 0]);
    // Whoever is forgotten has no games.
    done(store.forget("me"));
    assert_eq!(ids(&store, all(), None, 9), [""; 0]);
    assert_eq!(done(store.opponents("me", 9)), []);
    let own = Filter { visitor: Some("me".into()), ..Filter::default() };
    assert_eq!(helper::ids(&store, &own, None, 9), [""; 0]);
}

/// Ignored, a measurement: a page of the games of somebody who has played very many.
#[test]
#[ignore = "a measurement"]
fn how_long_a_page_takes() {
    const GAMES: usize = 10_000;
    let home = Home::File(Place::new());
    let store = home.open();
    let mut waiting = Vec::new();
    for n in 0..GAMES {
        let (id, seats) =
            (format!("t{n:05}"), vec![me(), bot(["hina", "kaeru"][n % 2]), person("Ada", "ada", hash(2))]);
        let mut row = game("a", "origami", seats, (Status::Over, Some("41:1 36:2 30:3"), 0));
        (row.id, row.facts.touched) = (id, n as Millis);
        waiting.push(store.create(row));
    }
    waiting.into_iter().for_each(done);
    for (what, played) in [
        ("all", all()),
        ("won", Played { won: Some(true), ..all() }),
        ("nothing found", Played { with: Some(Opponent::Person("Eve".into())), won: Some(false), ..all() }),
    ] {
        let begin = std::time::Instant::now();
        let found = ids(&store, played, None, 12).len();
        println!("{what}: {found} of {GAMES} games in {:?}", begin.elapsed());
    }
    let begin = std::time::Instant::now();
    let found = done(store.opponents("me", 40)).len();
    println!("opponents: {found} in {:?}", begin.elapsed());
}

on_both! {
    games_are_found_by_game_opponent_result_and_length,
    pages_of_games_have_no_gaps_and_nothing_twice,
    opponents_come_by_how_often_they_played_and_who_is_forgotten_is_none,
}
