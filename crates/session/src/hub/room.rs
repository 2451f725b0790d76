//! The room around a table: what is said there, and who watches. None of it is an entry of the log.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use store::{LineRow, Millis};
use tokio::sync::watch;

use super::lock;
use crate::talk::Talk;

/// Whoever stops listening is counted for so long: a tab that is hidden, or a train in a tunnel.
const FORGIVEN: Millis = 60_000;

/// One person may say so many lines in so many milliseconds.
const LINES: (usize, Millis) = (6, 20_000);

/// All who watch may say so many together: a crowd must not drown each other.
const LINES_OF_WATCHERS: (usize, Millis) = (20, 10_000);

/// So many people's lines are counted at once; beyond that the counts begin anew.
const MOST_SPEAKERS: usize = 10_000;

/// The room around a table that is awake.
pub(super) struct Room {
    /// Changes with all that is heard or counted there.
    pub news: watch::Sender<u64>,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// What was said; nothing if nobody has asked yet.
    lines: Option<Arc<Vec<LineRow>>>,
    /// Changes when something other than new lines is to be heard: somebody was forgotten or muted.
    edition: u64,
    spoken: HashMap<String, VecDeque<Millis>>,
    watchers: HashMap<String, Watcher>,
    /// The number of watchers that was told last.
    told: u32,
    /// What all hear who watch and are nobody in particular, and what it was made of.
    shared: Option<(u64, bool, Arc<Talk>)>,
}

/// The streams of one who watches, or of all who are nobody in particular.
#[derive(Default)]
struct Watcher {
    open: u32,
    /// When others were closed, oldest first.
    closed: VecDeque<Millis>,
}

impl Default for Room {
    fn default() -> Self {
        Self { news: watch::Sender::new(0), inner: Mutex::default() }
    }
}

/// The key of those who are nobody in particular: each stream counts.
const ANYBODY: &str = "";

impl Room {
    /// What was said, as far as it is known here.
    pub fn lines(&self) -> Option<Arc<Vec<LineRow>>> {
        lock(&self.inner).lines.clone()
    }

    /// What was said is known now; what has come meanwhile counts.
    pub fn learn(&self, lines: Vec<LineRow>) -> Arc<Vec<LineRow>> {
        let mut inner = lock(&self.inner);
        Arc::clone(inner.lines.get_or_insert_with(|| Arc::new(lines)))
    }

    /// What all hear who watch and are nobody in particular, if nothing has changed since it was made.
    pub fn shared(&self, is_alive: bool) -> Option<Arc<Talk>> {
        let news = *self.news.borrow();
        let inner = lock(&self.inner);
        inner.shared.as_ref().filter(|made| (made.0, made.1) == (news, is_alive)).map(|made| Arc::clone(&made.2))
    }

    /// That is what they hear, made when the news had that number.
    pub fn share(&self, news: u64, is_alive: bool, talk: &Arc<Talk>) {
        lock(&self.inner).shared = Some((news, is_alive, Arc::clone(talk)));
    }

    /// Somebody has said this.
    pub fn add(&self, line: LineRow) {
        let mut inner = lock(&self.inner);
        if let Some(lines) = &mut inner.lines {
            let lines = Arc::make_mut(lines);
            lines.push(line);
            let more = lines.len().saturating_sub(store::talk::MOST_LINES as usize);
            lines.drain(..more);
        }
        drop(inner);
        self.stir();
    }

    /// What was said has to be looked up anew, and heard from its beginning.
    pub fn unlearn(&self) {
        let mut inner = lock(&self.inner);
        inner.lines = None;
        inner.edition += 1;
        drop(inner);
        self.stir();
    }

    /// The same lines are heard in another way by somebody.
    pub fn reedit(&self) {
        lock(&self.inner).edition += 1;
        self.stir();
    }

    pub fn edition(&self) -> u64 {
        lock(&self.inner).edition
    }

    fn stir(&self) {
        self.news.send_modify(|news| *news += 1);
    }

    /// May that speaker say one more line? The seconds to wait if not.
    pub fn may_say(&self, speaker: &str, watches: bool, uptime: Millis) -> Result<(), (u32, u32)> {
        let mut inner = lock(&self.inner);
        if inner.spoken.len() > MOST_SPEAKERS {
            inner.spoken.clear();
        }
        // Nobody is called so.
        let crowd = watches.then_some(("\0watchers", LINES_OF_WATCHERS));
        let counted: Vec<_> = [(speaker, LINES)].into_iter().chain(crowd).collect();
        for &(who, (most, time)) in &counted {
            let spoken = inner.spoken.entry(who.to_owned()).or_default();
            while spoken.front().is_some_and(|&at| uptime - at >= time) {
                spoken.pop_front();
            }
            if let Some(&first) = spoken.front().filter(|_| spoken.len() >= most) {
                let wait = u32::try_from((first + time - uptime) / 1000 + 1).unwrap_or(1);
                return Err((u32::try_from(most).unwrap_or(u32::MAX), wait));
            }
        }
        for (who, _) in counted {
            inner.spoken.entry(who.to_owned()).or_default().push_back(uptime);
        }
        Ok(())
    }

    /// Somebody begins to watch. Whoever was away for a little while only has never been.
    pub fn enter(&self, who: Option<&str>) {
        let mut inner = lock(&self.inner);
        let watcher = inner.watchers.entry(who.unwrap_or(ANYBODY).to_owned()).or_default();
        watcher.open += 1;
        watcher.closed.pop_front();
    }

    /// Somebody watches no longer.
    pub fn leave(&self, who: Option<&str>, uptime: Millis) {
        let mut inner = lock(&self.inner);
        if let Some(watcher) = inner.watchers.get_mut(who.unwrap_or(ANYBODY)) {
            watcher.open = watcher.open.saturating_sub(1);
            watcher.closed.push_back(uptime);
        }
    }

    /// How many watch.
    pub fn watchers(&self) -> u32 {
        lock(&self.inner).told
    }

    /// Counts those who watch; it is told if they are more or fewer than before.
    pub fn count(&self, uptime: Millis) {
        let mut inner = lock(&self.inner);
        inner.watchers.retain(|_, watcher| {
            while watcher.closed.front().is_some_and(|&at| uptime - at >= FORGIVEN) {
                watcher.closed.pop_front();
            }
            watcher.open > 0 || !watcher.closed.is_empty()
        });
        let of = |(who, watcher): (&String, &Watcher)| {
            // Of one person all tabs count as one.
            if who == ANYBODY { watcher.open + watcher.closed.len() as u32 } else { 1 }
        };
        let now = inner.watchers.iter().map(of).sum();
        if inner.told != now {
            inner.told = now;
            drop(inner);
            self.stir();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(room: &Room, uptime: Millis) -> u32 {
        room.count(uptime);
        room.watchers()
    }

    #[test]
    fn watchers_are_counted_without_flicker() {
        let room = Room::default();
        room.enter(Some("ada"));
        room.enter(Some("ada"));
        room.enter(None);
        room.enter(None);
        assert_eq!(counted(&room, 0), 3, "two tabs of one person are one person");
        let news = *room.news.borrow();
        // A tab is hidden, and shown again within a minute.
        room.leave(Some("ada"), 1_000);
        room.leave(None, 1_000);
        assert_eq!(counted(&room, 30_000), 3);
        room.enter(None);
        assert_eq!(counted(&room, 60_999), 3);
        assert_eq!(*room.news.borrow(), news, "nothing is told meanwhile");
        room.leave(Some("ada"), 60_999);
        room.leave(None, 60_999);
        assert_eq!(counted(&room, 120_998), 3, "they are forgiven for a minute");
        assert_eq!(counted(&room, 120_999), 1);
        assert_eq!(*room.news.borrow(), news + 1);
        room.leave(None, 130_000);
        assert_eq!(counted(&room, 190_000), 0);
    }

    #[test]
    fn nobody_talks_without_end_and_a_crowd_does_not_either() {
        let room = Room::default();
        for _ in 0..LINES.0 {
            assert_eq!(room.may_say("ada", false, 0), Ok(()));
        }
        assert_eq!(room.may_say("ada", false, 0), Err((6, 21)));
        assert_eq!(room.may_say("bob", false, 0), Ok(()), "others are others");
        assert_eq!(room.may_say("ada", false, LINES.1), Ok(()));
        let room = Room::default();
        let said = (0..100).filter(|n| room.may_say(&format!("w{n}"), true, 0).is_ok()).count();
        assert_eq!(said, LINES_OF_WATCHERS.0);
        assert_eq!(room.may_say("ada", false, 0), Ok(()), "whoever plays is heard all the same");
    }
}
