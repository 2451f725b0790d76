//! A hundred thousand sleeping tables.

mod helper;

use helper::{Place, append, done, ids, loaded, now, table};
use rusqlite::Connection;
use store::{Filter, Status, Store};

const MANY: u32 = 100_000;

/// So many tables with two entries each, straight into the file.
fn fill(place: &Place) {
    drop(place.open());
    let db = Connection::open(place.path()).expect("a connection");
    db.execute_batch(&format!(
        "PRAGMA synchronous = OFF;
         BEGIN;
         CREATE TEMP TABLE n AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {MANY}) SELECT n FROM n;
         INSERT INTO tables SELECT n, 'sleeping-' || n, '{{}}', n, NULL FROM n;
         INSERT INTO facts SELECT n, 'origami', n % 3 = 0, CASE WHEN n % 10 = 0 THEN 'over' ELSE 'running' END, 2, 1,
             CASE WHEN n % 10 = 1 THEN 1000000 + n END, n, '', NULL, NULL FROM n;
         INSERT INTO seats SELECT n, 0, 'person', 'Somebody', NULL, 'visitor-' || (n % 1000), NULL FROM n;
         INSERT INTO log SELECT n, m, 'move', 0, 0, NULL FROM n JOIN (SELECT 1 AS m UNION SELECT 2) ORDER BY n, m;
         COMMIT;"
    ))
    .expect("filled");
}

#[test]
fn a_hundred_thousand_sleeping_tables_are_in_nobodys_way() {
    let place = Place::new();
    fill(&place);
    let store = place.open();
    assert_eq!(loaded(&store, "sleeping-4711").log.len(), 2);
    done(store.append(append("sleeping-4711", 2, 1)));
    assert_eq!(loaded(&store, "sleeping-4711").log.len(), 3);
    done(store.create(table("new", Status::Open, 0)));
    let over = Filter { status: Some(Status::Over), listed: true, ..Filter::default() };
    assert_eq!(ids(&store, &over, None, 2), ["sleeping-99990", "sleeping-99960"]);
    assert_eq!(ids(&store, &Filter::default(), None, 2), ["sleeping-100000", "sleeping-99999"]);
    let own = Filter { visitor: Some("visitor-7".into()), ..Filter::default() };
    assert_eq!(ids(&store, &own, None, 1000).len(), 100);
    assert_eq!(now(store.due(1_000_020, 9)), Ok(vec!["sleeping-1".into(), "sleeping-11".into()]));
    let counts = done(store.counts()).tables;
    assert_eq!(counts, [1, 90_000, 0, 10_000, 0, 0]);
    let alive = done(store.forget("visitor-11"));
    assert_eq!(alive.len(), 100);
}
