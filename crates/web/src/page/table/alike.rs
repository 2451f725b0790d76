//! What all who watch a table in the same language see alike: made once for each version, however many they are.
//!
//! Who may look is asked for each of them at each read, and so is whether anything has changed that is no entry of the log, like
//! a name: what was made before is given only to those who would see exactly the same.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use rustc_hash::FxHashMap;
use session::{Language, Look, Millis, TableId, TableInfo, Talk};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::parts::Sketch;
use super::talk::Heard;
use super::zone::MadeZone;
use crate::page::visit::View;

/// A clock that was written down longer ago is wrong by more than anybody would forgive.
const CLOCK: Millis = 1_000;

/// So many of a group are served at once. All of them wake at the same moment: those who play elsewhere must not wait until the last
/// of thousands is served.
const AT_ONCE: usize = 16;

/// Those who watch a table in one language, drawn or in words.
type Group = (TableId, Language, View);

/// All groups of watchers.
#[derive(Default)]
pub struct Groups(Mutex<FxHashMap<Group, Arc<Watched>>>);

/// A watcher's place in their group. A group is gone once its last watcher is.
pub struct Watcher {
    groups: Arc<Groups>,
    group: Group,
    watched: Arc<Watched>,
}

/// What leads to what is said: what a browser has, whether talk is hidden there, and the message, if it lacks anything.
type ToTalk = (Heard, bool, Option<Bytes>);

/// What one group sees.
pub struct Watched {
    turns: Arc<Semaphore>,
    latest: Mutex<Option<Arc<Frame>>>,
    /// Messages that lead to what is said now, by what a browser has.
    talk: Mutex<(Option<Arc<Talk>>, Vec<ToTalk>)>,
    /// Held by the one who makes what all others wait for.
    pub making: tokio::sync::Mutex<()>,
}

/// What leads to a moment.
#[derive(Clone)]
pub struct Led {
    /// The message.
    pub message: Bytes,
    /// The number of the entry with which its last step begins, which may go on.
    pub open: u32,
}

/// The table at one moment.
pub struct Frame {
    /// When that was.
    pub at: Millis,
    /// What a watcher saw of the table then.
    pub look: Look,
    /// What lies on it.
    pub zones: Vec<MadeZone>,
    /// What a browser has that got all of it.
    pub sketch: Arc<Sketch>,
    /// Messages that lead here, by the version and the sketch they start from.
    messages: Mutex<Vec<(u32, Arc<Sketch>, Led)>>,
}

impl Groups {
    /// Somebody watches that table, too.
    #[must_use]
    pub fn join(groups: &Arc<Self>, table: &TableId, language: Language, view: View) -> Watcher {
        let group = (table.clone(), language, view);
        let watched = Arc::clone(lock(&groups.0).entry(group.clone()).or_default());
        Watcher { groups: Arc::clone(groups), group, watched }
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let mut groups = lock(&self.groups.0);
        // The group itself, and this watcher.
        if Arc::strong_count(&self.watched) <= 2 {
            groups.remove(&self.group);
        }
    }
}

impl std::ops::Deref for Watcher {
    type Target = Watched;

    fn deref(&self) -> &Watched {
        &self.watched
    }
}

impl Default for Watched {
    fn default() -> Self {
        Self {
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            latest: Mutex::default(),
            talk: Mutex::default(),
            making: tokio::sync::Mutex::default(),
        }
    }
}

impl Watched {
    /// Waits for one's turn, which lasts as long as what is returned.
    pub async fn turn(&self) -> Option<OwnedSemaphorePermit> {
        // Nobody ever closes it.
        Arc::clone(&self.turns).acquire_owned().await.ok()
    }

    /// The message that leads a browser to what is said now: made once for all who hear the same and have the same.
    #[must_use]
    pub fn talk(
        &self,
        talk: &Arc<Talk>,
        has: Heard,
        hides: bool,
        make: impl FnOnce() -> Option<Bytes>,
    ) -> Option<Bytes> {
        let mut made = lock(&self.talk);
        if !made.0.as_ref().is_some_and(|known| Arc::ptr_eq(known, talk)) {
            *made = (Some(Arc::clone(talk)), Vec::new());
        }
        if let Some((.., message)) = made.1.iter().find(|(had, hid, _)| (*had, *hid) == (has, hides)) {
            return message.clone();
        }
        let message = make();
        made.1.push((has, hides, message.clone()));
        message
    }

    /// What was made last.
    #[must_use]
    pub fn latest(&self) -> Option<Arc<Frame>> {
        lock(&self.latest).clone()
    }

    /// This is what everybody sees from now on.
    pub fn publish(&self, frame: &Arc<Frame>) {
        *lock(&self.latest) = Some(Arc::clone(frame));
    }
}

impl Frame {
    /// The table at that moment.
    #[must_use]
    pub fn new(at: Millis, look: Look, zones: Vec<MadeZone>, before: &Sketch) -> Self {
        let sketch = Arc::new(before.compare_made(&zones).0.of_all());
        Self { at, look, zones, sketch, messages: Mutex::default() }
    }

    /// Would somebody who looks now see the same? `info` is what the table tells now as of the moment of this frame.
    #[must_use]
    pub fn is_current(&self, info: &TableInfo, now: Millis) -> bool {
        let has_clock = info.seats.iter().any(|seat| seat.left.is_some());
        self.look.table == *info && (!has_clock || now - self.at < CLOCK)
    }

    /// The message for a browser that has that, if it was made before.
    #[must_use]
    pub fn message(&self, since: u32, has: &Arc<Sketch>) -> Option<Led> {
        let messages = lock(&self.messages);
        let found = messages.iter().find(|(version, sketch, _)| *version == since && Arc::ptr_eq(sketch, has));
        found.map(|(.., led)| led.clone())
    }

    /// Keeps a message for others.
    pub fn keep(&self, since: u32, has: &Arc<Sketch>, led: &Led) {
        lock(&self.messages).push((since, Arc::clone(has), led.clone()));
    }
}

/// What was half done when a thread panicked is made anew with the next version.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
