//! News between the nodes: how far a table is, and whose. Numbers and ids, never a card.
//!
//! Nothing depends on them: they are lost now and then, and whoever follows a table asks the store besides. Who shows a table that
//! belongs to another node hears by them that the answer which comes through here is no longer the owner's, or comes no more.
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
/// There is news of a table, and for so long nothing at all has come through here, not even a heartbeat: nothing will. (How far what
/// comes through is tells less: whoever watches may be kept behind.)
const SILENT: Duration = Duration::from_secs(20);
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
    /// Is ready once what comes of the table from that node is not what is to be heard: the table is another's, or there is news and
    /// nothing comes. `heard` counts what has come.
    pub(crate) async fn stale(mut self, node: NodeId, heard: Arc<AtomicU32>) {
        loop {
            if self.next().await.owner.is_some_and(|owner| owner != node) {
                return;
            }
            let before = heard.load(Ordering::Relaxed);
            tokio::select! {
                () = tokio::time::sleep(SILENT) => {
                    if heard.load(Ordering::Relaxed) == before {
                        return;
                    }
                }
                () = self.passes_from(node) => return,
            }
        }
    }

    /// The next news.
    async fn next(&mut self) -> Head {
        if self.head.changed().await.is_err() {
            return std::future::pending().await;
        }
        *self.head.borrow_and_update()
    }

    /// Is ready once the table is another's.
    async fn passes_from(&mut self, node: NodeId) {
        while self.next().await.owner.is_none_or(|owner| owner == node) {}
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
    async fn what_is_silent_or_anothers_is_given_up() {
        let stale = |follow: &Arc<Follow>| {
            let heard = Arc::new(AtomicU32::new(7));
            (tokio::spawn(follow.table(&table()).stale(NodeId(1), Arc::clone(&heard))), heard)
        };
        let follow = Arc::new(Follow::default());
        let ((silent, _), (late, heard)) = (stale(&follow), stale(&follow));
        tokio::task::yield_now().await;
        follow.hear(&(table(), head(8, 1)));
        tokio::time::sleep(SILENT / 2).await;
        heard.store(8, Ordering::Relaxed);
        tokio::time::sleep(SILENT).await;
        assert!(silent.is_finished() && !late.is_finished());
        follow.hear(&(table(), head(3, 2)));
        tokio::time::sleep(SILENT * 2).await;
        assert!(!late.is_finished(), "that is old");
        follow.hear(&(table(), head(8, 2)));
        tokio::time::sleep(SILENT / 4).await;
        assert!(late.is_finished());
        assert!(follow.tables().is_empty(), "nobody follows it any more");
    }
}
