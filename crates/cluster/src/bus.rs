//! News between the nodes: how far a table is, and whose. Numbers and ids, never a card.
//!
//! Nothing depends on them: they are lost now and then, and whoever follows a table asks the store besides. Who shows a table that
//! belongs to another node hears by them that the answer which comes through here is no longer the owner's, or has fallen behind.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`Follow`] | the tables that are followed here |
//! | `nats` | the same news from the other nodes, over NATS |

#[cfg(feature = "nats")]
pub mod nats;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use session::{Hub, NodeId, TableId};
use tokio::sync::{mpsc, watch};

/// Without a bus the store is asked so often.
pub(crate) const ASK: Duration = Duration::from_millis(500);
/// With one, so often, for what it has lost.
pub(crate) const ASK_BESIDES: Duration = Duration::from_secs(5);
/// What comes through here may be so far behind the news.
const BEHIND: Duration = Duration::from_secs(2);
/// So many tables are asked for at once.
const AT_ONCE: usize = 1_000;
/// So many news may wait to be sent; what is beyond is not told.
const WAITING: usize = 10_000;

/// How far a table is, and which node says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The number of the last entry.
    pub version: u32,
    /// Whose the table is.
    pub owner: Option<NodeId>,
}

/// A table and its head, as it is told.
pub type Told = (TableId, Head);

/// What is told is written so: the version and the node.
#[must_use]
pub fn written(head: Head) -> String {
    format!("{} {}", head.version, head.owner.map_or(-1, |node| node.0))
}

/// The other way round.
#[must_use]
pub fn read(text: &str) -> Option<Head> {
    let (version, owner) = text.split_once(' ')?;
    let owner = owner.parse().ok()?;
    Some(Head { version: version.parse().ok()?, owner: (owner >= 0).then_some(NodeId(owner)) })
}

/// The tables that are followed here.
#[derive(Default)]
pub struct Follow {
    followed: Mutex<HashMap<TableId, (usize, watch::Sender<Head>)>>,
}

/// One who follows a table, until this is dropped.
pub(crate) struct Following {
    follow: Arc<Follow>,
    table: TableId,
    head: watch::Receiver<Head>,
}

impl Follow {
    /// Follows a table.
    pub(crate) fn table(self: &Arc<Self>, table: &TableId) -> Following {
        let mut followed = lock(&self.followed);
        let (count, sender) = followed.entry(table.clone()).or_insert_with(|| (0, watch::Sender::default()));
        *count += 1;
        Following { follow: Arc::clone(self), table: table.clone(), head: sender.subscribe() }
    }

    /// News of a table, of interest or not.
    pub fn hear(&self, (table, head): &Told) {
        if let Some((_, sender)) = lock(&self.followed).get(table) {
            sender.send_if_modified(|known| {
                // What comes late changes nothing, unless the table is another's.
                let is_news =
                    head.version > known.version || head.owner != known.owner && head.version >= known.version;
                if is_news {
                    *known = *head;
                }
                is_news
            });
        }
    }

    /// The tables that are followed.
    fn tables(&self) -> Vec<TableId> {
        lock(&self.followed).keys().cloned().collect()
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut followed = lock(&self.follow.followed);
        if let Some((count, _)) = followed.get_mut(&self.table) {
            *count -= 1;
            if *count == 0 {
                followed.remove(&self.table);
            }
        }
    }
}

impl Following {
    /// Is ready once what that node says of the table is not what is to be heard: the table is another's, or further than what was
    /// delivered, and was so for a while.
    pub(crate) async fn stale(mut self, node: NodeId, delivered: Arc<AtomicU32>) {
        loop {
            if self.head.changed().await.is_err() {
                return std::future::pending().await;
            }
            let head = *self.head.borrow_and_update();
            if head.owner.is_some_and(|owner| owner != node) {
                return;
            }
            if head.version > delivered.load(Ordering::Relaxed) {
                tokio::time::sleep(BEHIND).await;
                if head.version > delivered.load(Ordering::Relaxed) {
                    return;
                }
            }
        }
    }
}

/// Asks the store now and then about what is followed here.
pub(crate) async fn ask(hub: Hub, follow: Arc<Follow>, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        if hub.is_stopping() {
            return;
        }
        for some in follow.tables().chunks(AT_ONCE) {
            // If nobody can tell, nothing is known.
            for stand in hub.stands(some).await.unwrap_or_default() {
                if let Some(table) = TableId::parse(&stand.table) {
                    follow.hear(&(table, Head { version: stand.version, owner: stand.owner }));
                }
            }
        }
    }
}

/// What is to be told to the others: where it is put, and where it is taken from.
pub(crate) fn queue() -> (mpsc::Sender<Told>, mpsc::Receiver<Told>) {
    mpsc::channel(WAITING)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> TableId {
        TableId::parse("4tk0c3yj9d2m").expect("an id")
    }

    fn head(version: u32, owner: i64) -> Head {
        Head { version, owner: Some(NodeId(owner)) }
    }

    #[test]
    fn news_are_two_numbers() {
        for head in [head(7, 3), Head::default(), head(u32::MAX, i64::MAX)] {
            assert_eq!(read(&written(head)), Some(head));
        }
        for nonsense in ["", "7", "7 ", " 7", "7 x", "-1 2", "7 3 1", "99999999999 1"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_behind_or_anothers_is_given_up() {
        let stale = |follow: &Arc<Follow>, delivered: u32| {
            let delivered = Arc::new(AtomicU32::new(delivered));
            (tokio::spawn(follow.table(&table()).stale(NodeId(1), Arc::clone(&delivered))), delivered)
        };
        let follow = Arc::new(Follow::default());
        let (other, _) = stale(&follow, 9);
        let (behind, _) = stale(&follow, 7);
        let (late, delivered) = stale(&follow, 7);
        let (level, _) = stale(&follow, 9);
        tokio::task::yield_now().await;
        follow.hear(&(table(), head(8, 1)));
        tokio::time::sleep(BEHIND / 2).await;
        delivered.store(8, Ordering::Relaxed);
        tokio::time::sleep(BEHIND).await;
        assert!(behind.is_finished() && !late.is_finished() && !level.is_finished() && !other.is_finished());
        follow.hear(&(table(), head(3, 2)));
        tokio::time::sleep(BEHIND * 2).await;
        assert!(!level.is_finished(), "that is old");
        follow.hear(&(table(), head(8, 2)));
        tokio::time::sleep(BEHIND * 2).await;
        assert!(level.is_finished() && other.is_finished() && late.is_finished());
        assert!(follow.tables().is_empty(), "nobody follows it any more");
    }
}
