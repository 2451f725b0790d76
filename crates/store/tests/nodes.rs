//! Which node owns a table. A file belongs to one process: every table is its own.

mod helper;

use helper::{Place, append, done, loaded, now, table};
use store::{Epoch, Lease, NodeId, NodeRow, Status, Store, Taken, Trouble};

#[test]
fn the_only_node_owns_every_table_for_ever() {
    let place = Place::new();
    let store = place.open();
    let me = NodeRow { id: NodeId::ALONE, address: String::new() };
    assert_eq!(now(store.join("here")), Ok(Lease { node: NodeId::ALONE, lasts: None }));
    assert_eq!(now(store.nodes()), Ok(vec![me.clone()]));
    assert_eq!((now(store.take("a")), now(store.owner("a"))), (Ok(Taken::NoTable), Ok(None)));
    done(store.create(table("a", Status::Open, 1)));
    for _ in 0..2 {
        assert_eq!(now(store.take("a")), Ok(Taken::Mine(Epoch::FIRST)));
        assert_eq!(now(store.owner("a")), Ok(Some(me.clone())));
        done(store.append(append("a", loaded(&store, "a").table.facts.version, 1)));
        done(store.renew());
        done(store.release("a", Epoch::FIRST));
        done(store.leave());
    }
}

#[test]
fn no_other_epoch_is_ever_true() {
    let place = Place::new();
    let store = place.open();
    done(store.create(table("a", Status::Open, 1)));
    let mut other = append("a", 0, 1);
    other.epoch = Epoch(1);
    assert_eq!(now(store.append(other)), Err(Trouble::Fenced));
    assert_eq!(now(store.delete("a", Epoch(1))), Err(Trouble::Fenced));
    assert_eq!(loaded(&store, "a").log, []);
}
