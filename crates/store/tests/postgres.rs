//! A table in PostgreSQL: the first look.
#![cfg(feature = "postgres")]

mod helper;

use helper::{append, done, now, table};
use store::{Epoch, Lease, NodeId, Postgres, Status, Store, Taken, Trouble};

#[test]
fn two_nodes_share_a_database() {
    let Some(server) = testbed::Postgres::start(&[]) else { return };
    let address = server.database();
    let [one, two] = [(), ()].map(|()| Postgres::open(&address).expect("opened"));
    let Lease { node, .. } = done(one.join("one"));
    assert_eq!(node, NodeId(1));
    done(two.join("two"));
    done(one.create(table("a", Status::Open, 1)));
    done(one.append(append("a", 0, 2)));
    assert_eq!(done(one.load("a")).expect("there").log.len(), 2);
    assert_eq!(done(two.take("a")), Taken::Other(store::NodeRow { id: node, address: "one".into() }));
    done(one.release("a", Epoch::FIRST));
    assert_eq!(done(two.take("a")), Taken::Mine(Epoch(1)));
    assert_eq!(now(one.append(append("a", 2, 1))), Err(Trouble::Fenced));
    println!("{}", server.sql(&address, "SELECT * FROM log"));
}
