//! How many tables somebody makes, and how many of them are not over.
//!
//! Everything counts twice: for the guest, and for the address they come from, which may have [`PER_ADDRESS`] times as much. So nobody
//! gets more by coming as somebody new each time. Addresses are known in memory only, and no longer than for a day. Where several
//! nodes share a store, that counts for all of them; it knows neither guests nor addresses, only what follows from them and the
//! secret of the nodes.

use std::collections::HashMap;

use std::sync::Mutex;

use store::{Allowed, Claim, Claimed, Millis};

use super::data::PER_ADDRESS;
use super::{Guest, Hub, Inner, Limits, lock};
use crate::hmac::hmac;
use crate::id::TableId;
use crate::refused::{Quota, Refused};

const MINUTE: Millis = 60 * 1000;
const HOUR: Millis = 60 * MINUTE;
/// For so long a table counts for the address it was made at, if it is not over before.
const DAY: Millis = 24 * HOUR;
/// So many guests and addresses are counted at most; beyond that the count begins anew.
const MOST_GUESTS: usize = 50_000;
/// So many tables are remembered at most; beyond that the oldest count begins anew.
const MOST_TABLES: usize = 200_000;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    /// Tables, and those of them that are not over.
    Table,
    /// Tables that begin at a position.
    Practice,
    /// Records that somebody brings.
    Record,
}

impl Made {
    const fn word(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Practice => "practice",
            Self::Record => "record",
        }
    }

    /// So many one guest may make in an hour, and what is too many of them.
    const fn most(self, limits: Limits) -> (u32, Quota) {
        match self {
            Self::Table => (limits.new_tables, Quota::NewTables),
            Self::Practice => (limits.new_practice, Quota::NewPractice),
            Self::Record => (limits.new_records, Quota::NewRecords),
        }
    }

    /// Where it is counted, if one process counts for itself.
    const fn makers(self, hub: &Inner) -> &Mutex<Makers> {
        match self {
            Self::Table => &hub.makers,
            Self::Practice => &hub.practice_makers,
            Self::Record => &hub.record_makers,
        }
    }
}

impl Hub {
    /// Counts something that somebody makes, unless it is one too many.
    pub(super) async fn count_made(&self, made: Made, guest: &Guest) -> Result<(), Refused> {
        let limits = self.0.limits;
        let (most, quota) = made.most(limits);
        // How many tables there are is counted of tables alone.
        let tables = if made == Made::Table { limits.tables } else { u32::MAX };
        let by = shared_keys(&self.0.secret, guest).map(|(who, times)| Allowed {
            who,
            in_an_hour: most.saturating_mul(times),
            // Those of a visitor are counted by where they sit.
            alive: Some(tables.saturating_mul(times)).filter(|&most| most < u32::MAX && !is_stored(guest, times)),
        });
        let is_limited = by.iter().any(|allowed| allowed.in_an_hour < u32::MAX || allowed.alive.is_some());
        let claim = Claim { what: made.word().to_owned(), by: by.to_vec() };
        if is_limited && let Some(soon) = self.0.store.claim(claim) {
            let allowed = |at: usize| by.get(at).unwrap_or(&by[0]);
            return match self.in_time(soon).await? {
                Claimed::Granted => Ok(()),
                Claimed::TooManyAlive(at) => {
                    let most = allowed(at).alive.unwrap_or(tables);
                    Err(Refused::TooMany { what: Quota::Tables, most, wait: 3600 })
                }
                Claimed::TooManyMade(at, wait) => {
                    Err(Refused::TooMany { what: quota, most: allowed(at).in_an_hour, wait })
                }
            };
        }
        let counted = Limits { tables, new_tables: most, ..limits };
        let made = lock(made.makers(&self.0)).make(guest, counted, self.0.source.uptime());
        made.map_err(|refused| match refused {
            Refused::TooMany { what: Quota::NewTables, most, wait } => Refused::TooMany { what: quota, most, wait },
            other => other,
        })
    }

    /// What was counted has become a table, which counts as long as it is not over.
    pub(super) async fn count_alive(&self, guest: &Guest, id: &TableId) {
        if self.0.limits.tables == u32::MAX {
            return;
        }
        let who = shared_keys(&self.0.secret, guest).map(|(who, _)| who);
        match self.0.store.has_become(Made::Table.word(), &who, id.as_str()) {
            Some(soon) => {
                if let Err(refused) = self.in_time(soon).await {
                    tracing::warn!(code = refused.code(), "a table is not counted");
                }
            }
            None => lock(&self.0.makers).has_made(guest, id, self.0.source.uptime()),
        }
    }
}

/// Is it counted by the store how many tables this guest has, wherever they sit?
const fn is_stored(guest: &Guest, times: u32) -> bool {
    times == 1 && guest.visitor.is_some()
}

/// By what somebody is counted where others must not learn who it is.
fn shared_keys(secret: &[u8; 32], guest: &Guest) -> [(String, u32); 2] {
    keys(guest).map(|(key, times)| {
        let follows = hmac(secret, format!("quota {key}").as_bytes());
        (follows[..16].iter().map(|byte| format!("{byte:02x}")).collect(), times)
    })
}

/// Who has made how many tables lately.
#[derive(Debug, Default)]
pub(super) struct Makers {
    /// By guest and by address: since when, and how many.
    made: HashMap<String, (Millis, u32)>,
    /// Tables that are not over: who made them, and when.
    alive: HashMap<TableId, ([String; 2], Millis)>,
    /// How many of them each guest and each address has.
    counts: HashMap<String, u32>,
    /// When old tables were looked for last.
    tidied: Millis,
}

/// By what somebody is counted, and how many times as much is allowed there: as a guest, and by their address.
fn keys(guest: &Guest) -> [(String, u32); 2] {
    let own = match &guest.visitor {
        Some(visitor) => format!("visitor {visitor}"),
        None => format!("nobody at {}", guest.address),
    };
    [(own, 1), (format!("at {}", guest.address), PER_ADDRESS)]
}

impl Makers {
    /// Counts a table, unless it is one too many.
    pub fn make(&mut self, guest: &Guest, limits: Limits, now: Millis) -> Result<(), Refused> {
        if self.made.len() >= MOST_GUESTS {
            self.made.retain(|_, (since, _)| now - *since < HOUR);
            if self.made.len() >= MOST_GUESTS {
                self.made.clear();
            }
        }
        let keys = keys(guest);
        for (key, times) in &keys {
            let most = limits.tables.saturating_mul(*times);
            if !is_stored(guest, *times) && self.counted(key, most, now) >= most {
                return Err(Refused::TooMany { what: Quota::Tables, most, wait: 3600 });
            }
            let most = limits.new_tables.saturating_mul(*times);
            if let Some(&(since, made)) = self.made.get(key)
                && now - since < HOUR
                && made >= most
            {
                let wait = u32::try_from((since + HOUR - now) / 1000 + 1).unwrap_or(3600);
                return Err(Refused::TooMany { what: Quota::NewTables, most, wait });
            }
        }
        for (key, _) in keys {
            let (since, made) = self.made.entry(key).or_insert((now, 0));
            if now - *since >= HOUR {
                (*since, *made) = (now, 0);
            }
            *made += 1;
        }
        Ok(())
    }

    /// How many tables that are not over somebody has; those that are too old are looked for if it matters, and not too often.
    fn counted(&mut self, key: &str, most: u32, now: Millis) -> u32 {
        if self.counts.get(key).is_some_and(|&count| count >= most) && now - self.tidied >= MINUTE {
            self.tidied = now;
            let old = self.alive.iter().filter(|(_, (_, made))| now - made >= DAY).map(|(id, _)| id.clone());
            old.collect::<Vec<_>>().iter().for_each(|id| self.is_over(id));
        }
        self.counts.get(key).copied().unwrap_or(0)
    }

    /// A table was made.
    pub fn has_made(&mut self, guest: &Guest, id: &TableId, now: Millis) {
        if self.alive.len() >= MOST_TABLES {
            self.alive.clear();
            self.counts.clear();
        }
        let keys = keys(guest).map(|(key, _)| key);
        for key in &keys {
            *self.counts.entry(key.clone()).or_default() += 1;
        }
        self.alive.insert(id.clone(), (keys, now));
    }

    /// A table counts no longer.
    pub fn is_over(&mut self, id: &TableId) {
        for key in self.alive.remove(id).into_iter().flat_map(|(keys, _)| keys) {
            if let Some(count) = self.counts.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    self.counts.remove(&key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::VisitorId;
    use crate::source::Fixed;

    const LIMITS: Limits = Limits {
        thinkers: 1,
        tables: 3,
        new_tables: 2,
        practice: 0,
        new_practice: 0,
        records: 0,
        new_records: 0,
        new_visitors: 0,
        sleep_after: 0,
        bots_pause: 0,
        patience: 0,
    };

    fn nobody(address: &str) -> Guest {
        Guest { visitor: None, address: address.to_owned() }
    }

    /// Why not, and when again.
    fn refused(made: Result<(), Refused>) -> Option<(Quota, u32, u32)> {
        match made {
            Ok(()) => None,
            Err(Refused::TooMany { what, most, wait }) => Some((what, most, wait)),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn tables_are_counted_by_the_hour_and_by_guest() {
        let mut makers = Makers::default();
        let made = [0, 1, 2].map(|now| refused(makers.make(&nobody("a"), LIMITS, now)));
        assert_eq!(made, [None, None, Some((Quota::NewTables, 2, 3600))]);
        assert_eq!(refused(makers.make(&nobody("b"), LIMITS, 2)), None, "others are others");
        assert_eq!(refused(makers.make(&nobody("a"), LIMITS, HOUR)), None, "an hour later");
        for n in 0..60_000 {
            let _ = makers.make(&nobody(&n.to_string()), LIMITS, HOUR);
        }
        assert!(makers.made.len() <= MOST_GUESTS + 1);
    }

    #[test]
    fn whoever_comes_as_somebody_new_each_time_gets_no_more_than_the_address() {
        let (mut makers, source) = (Makers::default(), Fixed::new(1));
        let fresh = || Guest { visitor: Some(VisitorId::draw(&source)), address: "a".to_owned() };
        for _ in 0..2 * PER_ADDRESS {
            assert_eq!(refused(makers.make(&fresh(), LIMITS, 0)), None);
        }
        let most = 2 * PER_ADDRESS;
        assert_eq!(refused(makers.make(&fresh(), LIMITS, 0)), Some((Quota::NewTables, most, 3601)));
        assert_eq!(refused(makers.make(&nobody("a"), LIMITS, 0)), Some((Quota::NewTables, most, 3601)));
        assert_eq!(refused(makers.make(&nobody("b"), LIMITS, 0)), None);
    }

    #[test]
    fn nobody_learns_from_what_is_shared_who_is_counted() {
        let source = Fixed::new(1);
        let visitor = Guest { visitor: Some(VisitorId::draw(&source)), address: "192.0.2.7".to_owned() };
        let [own, at] = shared_keys(&[1; 32], &visitor);
        assert_eq!((own.1, at.1, own.0.len(), at.0.len()), (1, PER_ADDRESS, 32, 32));
        let [_, same] = shared_keys(&[1; 32], &nobody("192.0.2.7"));
        let [_, other] = shared_keys(&[2; 32], &nobody("192.0.2.7"));
        assert_eq!(at, same);
        assert_ne!(at, other);
    }

    #[test]
    fn tables_that_are_over_or_a_day_old_count_no_longer() {
        let (mut makers, source) = (Makers::default(), Fixed::new(1));
        let make = |makers: &mut Makers, address: &str, now| {
            let id = TableId::draw(&source);
            makers.has_made(&nobody(address), &id, now);
            id
        };
        let limits = Limits { new_tables: u32::MAX, ..LIMITS };
        let ids: Vec<TableId> = (0..3).map(|_| make(&mut makers, "a", 0)).collect();
        assert_eq!(refused(makers.make(&nobody("a"), limits, 1)), Some((Quota::Tables, 3, 3600)));
        assert_eq!(refused(makers.make(&nobody("b"), limits, 1)), None);
        makers.is_over(&ids[0]);
        makers.is_over(&ids[0]);
        assert_eq!(refused(makers.make(&nobody("a"), limits, 1)), None);
        make(&mut makers, "a", HOUR);
        assert_eq!(refused(makers.make(&nobody("a"), limits, DAY - 1)), Some((Quota::Tables, 3, 3600)));
        assert_eq!(refused(makers.make(&nobody("a"), limits, DAY + MINUTE)), None, "two of them are a day old");
        assert_eq!((makers.alive.len(), makers.counts.len()), (1, 2));
    }
}
