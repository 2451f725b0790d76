//! Lists: what they show, in which order, page by page.

mod helper;

use std::collections::BTreeSet;

use helper::{Home, Kept, append, done, hash, ids, now, person, table};
use store::{Epoch, Filter, Millis, Page, Status, TableRow};

/// Twelve tables: each status, listed and not; games take turns.
fn twelve(store: &Kept) {
    for (number, status) in Status::ALL.into_iter().enumerate() {
        for listed in [true, false] {
            let id = format!("{}-{listed}", status.word());
            let game = if number % 2 == 0 { "origami" } else { "islands" };
            let touched = 100 * number as Millis + Millis::from(listed);
            done(store.create(TableRow { listed, game: game.into(), ..table(&id, status, touched) }));
        }
    }
}

fn a_list_shows_what_is_asked_for_and_the_last_touched_first(home: &Home) {
    let store = home.open();
    twelve(&store);
    let all = Filter::default();
    let mut expected: Vec<String> =
        Status::ALL.iter().flat_map(|s| [format!("{}-false", s.word()), format!("{}-true", s.word())]).collect();
    expected.reverse();
    assert_eq!(ids(&store, &all, None, 100), expected);
    assert_eq!(ids(&store, &all, None, 3), expected[..3]);
    assert_eq!(ids(&store, &all, None, 0), [""; 0]);
    let listed = Filter { listed: true, ..all.clone() };
    assert_eq!(ids(&store, &listed, None, 2), ["frozen-true", "ended-true"]);
    let open = Filter { status: Some(Status::Open), ..all.clone() };
    assert_eq!(ids(&store, &open, None, 100), ["open-true", "open-false"]);
    let islands = Filter { game: Some("islands".into()), listed: true, ..all.clone() };
    assert_eq!(ids(&store, &islands, None, 100), ["frozen-true", "over-true", "running-true"]);
    let none = Filter { game: Some("islands".into()), status: Some(Status::Open), ..all };
    assert_eq!(ids(&store, &none, None, 100), [""; 0]);
}

fn a_list_follows_the_changes(home: &Home) {
    let store = home.open();
    twelve(&store);
    let mut change = append("open-true", 0, 1);
    change.facts.status = Status::Over;
    change.facts.touched = 10_000;
    change.facts.result = Some("2:1".into());
    change.seats = Some(vec![person("Aki", "v", hash(1))]);
    done(store.append(change.clone()));
    let over = Filter { status: Some(Status::Over), ..Filter::default() };
    let first = done(store.list(over, Page { after: None, most: 1 })).remove(0).table;
    let old = TableRow { game: "origami".into(), ..table("open-true", Status::Open, 1) };
    assert_eq!(first, TableRow { facts: change.facts, seats: vec![person("Aki", "v", hash(1))], ..old });
    let open = Filter { status: Some(Status::Open), ..Filter::default() };
    assert_eq!(ids(&store, &open, None, 100), ["open-false"]);
}

/// All pages of a list, one after the other.
fn pages(store: &Kept, filter: &Filter, most: u32) -> Vec<(Millis, String)> {
    let mut all = Vec::new();
    let mut after = None;
    loop {
        let page = done(store.list(filter.clone(), Page { after, most }));
        all.extend(page.iter().map(store::Summary::place));
        assert!(all.len() <= 1_000, "it never ends");
        if page.len() < most as usize {
            return all;
        }
        after = all.last().cloned();
    }
}

fn pages_have_no_gaps_and_nothing_twice_also_when_many_were_touched_at_once(home: &Home) {
    let store = home.open();
    let waiting: Vec<_> = (0..90)
        .map(|number: i64| {
            // Ids in an order of their own; three points in time; statuses, games and seats mixed.
            let id = format!("{:02}", number * 37 % 90);
            let status = Status::ALL[(number % 6) as usize];
            let game = if number % 4 == 0 { "islands" } else { "origami" };
            let mut row = TableRow { listed: number % 5 != 0, game: game.into(), ..table(&id, status, number % 3) };
            if number % 2 == 0 {
                row.seats = vec![person("Aki", "aki", hash(1)), person("Aki", "aki", hash(2))];
            }
            store.create(row)
        })
        .collect();
    waiting.into_iter().for_each(done);
    let filters = [
        Filter::default(),
        Filter { listed: true, ..Filter::default() },
        Filter { status: Some(Status::Over), ..Filter::default() },
        Filter { game: Some("islands".into()), ..Filter::default() },
        Filter { visitor: Some("aki".into()), ..Filter::default() },
        Filter { visitor: Some("aki".into()), listed: true, game: Some("islands".into()), ..Filter::default() },
        Filter { visitor: Some("aki".into()), status: Some(Status::Open), ..Filter::default() },
    ];
    let mut sizes = Vec::new();
    for filter in filters {
        let whole = pages(&store, &filter, 1_000);
        let mut sorted = whole.clone();
        sorted.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        assert_eq!(whole, sorted);
        assert_eq!(whole.iter().collect::<BTreeSet<_>>().len(), whole.len(), "nothing twice");
        for most in [1, 2, 7] {
            assert_eq!(pages(&store, &filter, most), whole, "{filter:?} by {most}");
        }
        sizes.push(whole.len());
    }
    assert_eq!(sizes, [90, 72, 15, 23, 45, 18, 15]);
    // The place goes on to count when the table that stood there is gone.
    let whole = pages(&store, &Filter::default(), 1_000);
    done(store.delete(&whole[9].1, Epoch::FIRST));
    assert_eq!(ids(&store, &Filter::default(), Some(whole[9].clone()), 1), [whole[10].1.clone()]);
}

fn a_visitor_finds_their_own_tables_wherever_they_sit(home: &Home) {
    let store = home.open();
    for (id, touched, listed) in [("a", 1, true), ("b", 3, false), ("c", 2, true), ("d", 4, true)] {
        let mut row = TableRow { listed, ..table(id, Status::Running, touched) };
        if id != "d" {
            row.seats.push(person("Aki", "aki", hash(touched as u8)));
        }
        done(store.create(row));
    }
    let own = Filter { visitor: Some("aki".into()), ..Filter::default() };
    assert_eq!(ids(&store, &own, None, 10), ["b", "c", "a"]);
    assert_eq!(ids(&store, &Filter { listed: true, ..own.clone() }, None, 10), ["c", "a"]);
    // Whoever leaves no longer finds it.
    let mut left = append("b", 0, 1);
    left.seats = Some(vec![helper::empty_seat()]);
    done(store.append(left));
    assert_eq!(ids(&store, &own, None, 10), ["c", "a"]);
    assert_eq!(ids(&store, &Filter { visitor: Some("nobody".into()), ..own.clone() }, None, 10), [""; 0]);
    // A table that begins at a position is found by those who ask for such tables, and no list of others shows it.
    let seats = vec![person("Aki", "aki", hash(9))];
    done(store.create(TableRow { practice: true, listed: false, seats, ..table("p", Status::Running, 9) }));
    let practice = Filter { practice: true, ..own.clone() };
    assert_eq!(ids(&store, &own, None, 10), ["c", "a"]);
    assert_eq!(ids(&store, &practice, None, 10), ["p"]);
    assert_eq!(ids(&store, &Filter { visitor: None, ..practice.clone() }, None, 10), ["p"]);
    assert_eq!(ids(&store, &Filter { listed: true, ..practice }, None, 10), [""; 0]);
}

fn what_is_due_comes_in_the_order_of_urgency(home: &Home) {
    let store = home.open();
    for (id, deadline) in [("a", Some(30)), ("b", None), ("c", Some(10)), ("d", Some(20)), ("e", Some(31))] {
        let mut row = table(id, Status::Running, 1);
        row.facts.deadline = deadline;
        done(store.create(row));
    }
    assert_eq!(now(store.due(30, 10)), Ok(vec!["c".into(), "d".into(), "a".into()]));
    assert_eq!(now(store.due(30, 2)), Ok(vec!["c".into(), "d".into()]));
    assert_eq!(now(store.due(9, 10)), Ok(Vec::new()));
    // A deadline moves, another goes away.
    let mut moved = append("c", 0, 1);
    moved.facts.deadline = Some(25);
    done(store.append(moved));
    done(store.append(append("d", 0, 1)));
    assert_eq!(now(store.due(30, 10)), Ok(vec!["c".into(), "a".into()]));
}

on_both! {
    a_list_shows_what_is_asked_for_and_the_last_touched_first,
    a_list_follows_the_changes,
    pages_have_no_gaps_and_nothing_twice_also_when_many_were_touched_at_once,
    a_visitor_finds_their_own_tables_wherever_they_sit,
    what_is_due_comes_in_the_order_of_urgency,
}
