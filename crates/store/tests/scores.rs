//! Scores: stored with what ended a game, kept when the table is gone, and gone with the visitor.

mod helper;

use helper::{Home, Kept, append, done, hash, now, score, table, visitor};
use store::{Bests, BoardRow, BoardRows, Ending, Epoch, Millis, OwnScore, ScoreRow, Status, Sweep, Swept, Trouble};

/// A table at which somebody has reached that.
fn reached(store: &Kept, id: &str, scores: Vec<ScoreRow>) {
    done(store.create(table(id, Status::Running, 1)));
    let mut end = append(id, 0, 1);
    end.facts.status = Status::Over;
    end.scores = scores;
    done(store.append(end));
}

fn first(contest: &str, visitor: &str, points: i16, at: Millis) -> ScoreRow {
    ScoreRow { only_first: true, ..score(contest, visitor, points, at) }
}

fn row(place: u32, visitor: &str, points: i16, at: Millis, table: &str) -> BoardRow {
    let (name, table) = (format!("name of {visitor}"), Some(table.to_owned()));
    BoardRow { place: Some(place), name, ending: Ending::Points(points), at, table, is_own: false }
}

fn a_board_is_in_order_and_everybody_finds_their_place(home: &Home) {
    let store = home.open();
    assert_eq!(now(store.board("day", Some("ada"), 9)), Ok(BoardRows::default()));
    for (id, who, points, at) in [
        ("t1", "ada", 80, 10),
        ("t2", "bo", 120, 30),
        ("t3", "cleo", 80, 5),
        ("t4", "dan", -3, 1),
        ("t5", "eve", 120, 20),
    ] {
        reached(&store, id, vec![first("day", who, points, at)]);
    }
    reached(&store, "t6", vec![first("another day", "ada", 999, 1)]);
    let all = [
        row(1, "eve", 120, 20, "t5"),
        row(1, "bo", 120, 30, "t2"),
        row(3, "cleo", 80, 5, "t3"),
        row(3, "ada", 80, 10, "t1"),
        row(5, "dan", -3, 1, "t4"),
    ];
    assert_eq!(done(store.board("day", None, 9)), BoardRows { best: all.to_vec(), own: None, all: 5, finished: 5 });
    let dan = BoardRow { is_own: true, ..all[4].clone() };
    let board = done(store.board("day", Some("dan"), 2));
    assert_eq!(board, BoardRows { best: all[..2].to_vec(), own: Some(dan), all: 5, finished: 5 });
    let own: Vec<bool> = done(store.board("day", Some("cleo"), 9)).best.iter().map(|row| row.is_own).collect();
    assert_eq!(own, [false, false, true, false, false]);
    assert_eq!(
        done(store.board("day", Some("nobody"), 0)),
        BoardRows { best: Vec::new(), own: None, all: 5, finished: 5 }
    );
}

fn the_first_one_counts_where_only_the_first_one_does(home: &Home) {
    let store = home.open();
    reached(&store, "t1", vec![first("day", "ada", 50, 10), score("all", "ada", 50, 10)]);
    reached(&store, "t2", vec![first("day", "ada", 90, 20), score("all", "ada", 90, 20)]);
    reached(&store, "t3", vec![first("day", "bo", 70, 30), score("all", "ada", 60, 30)]);
    let board = done(store.board("day", Some("ada"), 9));
    assert_eq!(board.best.iter().filter_map(|row| row.ending.points()).collect::<Vec<_>>(), [70, 50]);
    assert_eq!(board.own.map(|own| (own.ending, own.table)), Some((Ending::Points(50), Some("t1".into()))));
    let bests = |before| done(store.bests("all", "ada", before));
    assert_eq!(bests(10), Bests { before: None, ever: Some(90), games: 3 });
    assert_eq!(bests(20), Bests { before: Some(50), ever: Some(90), games: 3 });
    assert_eq!(bests(Millis::MAX), Bests { before: Some(90), ever: Some(90), games: 3 });
    assert_eq!(done(store.bests("all", "bo", 99)), Bests::default());
}

/// Tables at which somebody begins, and goes on.
fn goes(store: &Kept, id: &str, after: u32, who: &str, ending: Ending, at: Millis) {
    if after == 0 {
        done(store.create(table(id, Status::Running, 1)));
    }
    let mut next = append(id, after, 1);
    next.scores = vec![ScoreRow { ending, ..first("day", who, 0, at) }];
    done(store.append(next));
}

fn what_was_begun_first_stands_whatever_becomes_of_it(home: &Home) {
    use Ending::{Points, Resigned, Unfinished};
    let store = home.open();
    let own = |who: &str| done(store.board("day", Some(who), 0)).own.map(|own| (own.ending, own.at, own.place));
    for (at, who) in (1..).zip(["ada", "bo", "cleo", "dan"]) {
        goes(&store, &format!("first of {who}"), 0, who, Unfinished, at);
        assert_eq!(own(who), Some((Unfinished, at, None)));
    }
    goes(&store, "first of ada", 1, "ada", Points(-7), 10);
    goes(&store, "first of bo", 1, "bo", Resigned, 11);
    // A second one changes nothing, nor does the same once more.
    goes(&store, "second of bo", 0, "bo", Unfinished, 12);
    goes(&store, "second of bo", 1, "bo", Points(300), 13);
    goes(&store, "first of bo", 2, "bo", Points(200), 14);
    goes(&store, "first of ada", 2, "ada", Resigned, 15);
    goes(&store, "second of cleo", 0, "cleo", Points(100), 16);
    assert_eq!(own("ada"), Some((Points(-7), 10, Some(1))));
    assert_eq!(own("bo"), Some((Resigned, 11, None)));
    assert_eq!(own("cleo"), Some((Unfinished, 3, None)));
    let board = done(store.board("day", None, 9));
    let shown: Vec<_> = board.best.iter().map(|row| (row.place, &*row.name, row.ending)).collect();
    let (ada, bo) = ((Some(1), "name of ada", Points(-7)), (None, "name of bo", Resigned));
    assert_eq!(shown, [ada, bo, (None, "name of cleo", Unfinished), (None, "name of dan", Unfinished)]);
    assert_eq!((board.all, board.finished), (4, 1));
}

fn what_is_not_stored_leaves_no_score(home: &Home) {
    let store = home.open();
    done(store.create(table("a", Status::Running, 1)));
    let end = |after| {
        let mut end = append("a", after, 1);
        end.scores = vec![score("all", "ada", 50, 10)];
        end
    };
    assert_eq!(now(store.append(end(7))), Err(Trouble::Conflict));
    if let Some(place) = home.file() {
        place.faults.fail_commits(true);
        assert!(now(store.append(end(0))).is_err());
        place.faults.fail_commits(false);
    }
    assert_eq!(done(store.bests("all", "ada", 99)).games, 0);
    done(store.append(end(0)));
    assert_eq!(done(store.bests("all", "ada", 99)).games, 1);
    assert_eq!(now(store.append(end(0))), Err(Trouble::Conflict));
    drop(store);
    assert_eq!(done(home.open().bests("all", "ada", 99)).games, 1, "and it is on the disk");
}

fn scores_outlive_their_table_and_go_with_their_visitor(home: &Home) {
    let store = home.open();
    for (id, who) in [("t1", "ada"), ("t2", "bo"), ("t3", "cleo")] {
        done(store.keep_visitor(visitor(who, hash(id.as_bytes()[1]), who, 1)));
        reached(&store, id, vec![first("day", who, 50, 10), score("all", who, 50, 10)]);
    }
    assert!(done(store.delete("t1", Epoch::FIRST)));
    done(store.sweep(Sweep { finished: Some(Millis::MAX), ..Sweep::default() }));
    let board = done(store.board("day", None, 9));
    assert_eq!((board.all, board.best.iter().all(|row| row.table.is_none())), (3, true));
    done(store.forget("ada"));
    assert_eq!((done(store.board("day", Some("ada"), 9)).all, done(store.bests("all", "ada", 99)).games), (2, 0));
    done(store.keep_visitor(visitor("cleo", hash(9), "cleo", 100)));
    let swept = now(store.sweep(Sweep { visitors: Some(50), ..Sweep::default() }));
    assert_eq!(swept, Ok(Swept { tables: 0, visitors: 1 }));
    let left: Vec<String> = done(store.board("day", None, 9)).best.into_iter().map(|row| row.name).collect();
    assert_eq!(left, ["name of cleo"]);
    assert_eq!(done(store.bests("all", "bo", 99)).games, 0);
}

fn whoever_made_scores_finds_all_of_them(home: &Home) {
    let store = home.open();
    assert_eq!(now(store.scores_of("ada")), Ok(Vec::new()));
    let given_up = ScoreRow { ending: Ending::Resigned, ..first("day", "ada", 0, 5) };
    reached(&store, "t1", vec![score("solo", "ada", 80, 10), score("solo", "bo", 90, 10)]);
    reached(&store, "t2", vec![given_up]);
    let of = |contest: &str, ending, at, table: &str| {
        let (contest, table) = (contest.to_owned(), table.to_owned());
        OwnScore { contest, name: "name of ada".to_owned(), ending, at, table }
    };
    let all = [of("day", Ending::Resigned, 5, "t2"), of("solo", Ending::Points(80), 10, "t1")];
    assert_eq!(done(store.scores_of("ada")), all);
    // They outlive their tables, and go with their visitor.
    assert!(done(store.delete("t1", Epoch::FIRST)));
    assert_eq!(done(store.scores_of("ada")), all);
    done(store.forget("ada"));
    assert_eq!(done(store.scores_of("ada")), []);
    assert_eq!(done(store.scores_of("bo")).len(), 1);
}

on_both! {
    a_board_is_in_order_and_everybody_finds_their_place,
    the_first_one_counts_where_only_the_first_one_does,
    what_was_begun_first_stands_whatever_becomes_of_it,
    what_is_not_stored_leaves_no_score,
    scores_outlive_their_table_and_go_with_their_visitor,
    whoever_made_scores_finds_all_of_them,
}
