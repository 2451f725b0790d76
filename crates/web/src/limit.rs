//! How often somebody may do something, and how much of it at once. Memory is bounded, whoever comes.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use session::{Millis, PER_ADDRESS};

use crate::config::Rate;
use crate::tags::Caller;

/// The most buckets kept.
const MOST: usize = 65_536;
/// What one token counts in the level of a bucket: then a bucket gains `per_minute` every millisecond.
const TOKEN: i64 = 60_000;

/// Too often: how many seconds to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(pub u32);

/// Buckets of tokens that fill up again with time, one for each caller or seat.
pub struct Buckets {
    rate: Rate,
    most: usize,
    hasher: RandomState,
    buckets: Mutex<HashMap<u64, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    level: i64,
    at: Millis,
}

impl Buckets {
    /// Buckets for that rate, all full.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self::with_most(rate, MOST)
    }

    fn with_most(rate: Rate, most: usize) -> Self {
        Self { rate, most, hasher: RandomState::new(), buckets: Mutex::default() }
    }

    /// Takes a token for whoever this is, at that time of the process's own clock.
    ///
    /// # Errors
    /// If there is none, how long to wait for it.
    pub fn take(&self, who: impl Hash, now: Millis) -> Result<(), Wait> {
        if self.rate.per_minute == 0 {
            return Ok(());
        }
        // Not the thing itself: tokens of seats do not belong into memory longer than needed.
        let key = self.hasher.hash_one(who);
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= self.most && !buckets.contains_key(&key) {
            self.make_room(&mut buckets, now);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { level: self.full(), at: now });
        bucket.level = self.level(*bucket, now);
        bucket.at = now;
        if bucket.level >= TOKEN {
            bucket.level -= TOKEN;
            return Ok(());
        }
        let per_second = i64::from(self.rate.per_minute) * 1_000;
        let seconds = (TOKEN - bucket.level + per_second - 1) / per_second;
        Err(Wait(u32::try_from(seconds.max(1)).unwrap_or(u32::MAX)))
    }

    /// How many are kept.
    #[must_use]
    pub fn kept(&self) -> usize {
        lock(&self.buckets).len()
    }

    fn full(&self) -> i64 {
        i64::from(self.rate.burst.max(1)) * TOKEN
    }

    fn level(&self, bucket: Bucket, now: Millis) -> i64 {
        let gained = now.saturating_sub(bucket.at).max(0).saturating_mul(i64::from(self.rate.per_minute));
        bucket.level.saturating_add(gained).min(self.full())
    }

    /// Forgets those that are full again, and the fullest eighth if that is not enough: they lose the least by it.
    fn make_room(&self, buckets: &mut HashMap<u64, Bucket>, now: Millis) {
        let full = self.full();
        buckets.retain(|_, bucket| self.level(*bucket, now) < full);
        let enough = self.most - self.most / 8 - 1;
        if buckets.len() > enough {
            let mut levels: Vec<_> = buckets.iter().map(|(key, bucket)| (self.level(*bucket, now), *key)).collect();
            let (_, _, fullest) = levels.select_nth_unstable(enough - 1);
            for (_, key) in fullest {
                buckets.remove(key);
            }
        }
    }
}

/// A rate for each guest, and one for all guests of an address together: so nobody gets more by coming as somebody else each time.
pub struct Rates {
    guest: Buckets,
    address: Buckets,
}

impl Rates {
    /// That rate for a guest, and as many times as often for an address as an address may.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self { guest: Buckets::new(rate), address: Buckets::new(rate.times(PER_ADDRESS)) }
    }

    /// Takes a token for this caller, as a guest and by their address.
    ///
    /// # Errors
    /// If there is none, how long to wait for it.
    pub fn take(&self, caller: &Caller, now: Millis) -> Result<(), Wait> {
        match &caller.token {
            Some(token) => self.guest.take(token, now)?,
            None => self.guest.take(&caller.address, now)?,
        }
        self.address.take(&caller.address, now)
    }

    /// How many buckets are kept.
    #[must_use]
    pub fn kept(&self) -> usize {
        self.guest.kept() + self.address.kept()
    }
}

/// How many of something each caller has at once.
pub struct Places {
    most: usize,
    taken: Mutex<HashMap<String, usize>>,
}

/// One place, free again when it is dropped.
pub struct Place {
    places: Arc<Places>,
    who: String,
}

impl Places {
    /// So many for each; 0 means without limit.
    #[must_use]
    pub fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, taken: Mutex::default() })
    }

    /// A place for this caller, if there is one left.
    #[must_use]
    pub fn take(self: &Arc<Self>, who: &str) -> Option<Place> {
        let mut taken = lock(&self.taken);
        // Only those who have a place are remembered: whoever can fill this memory holds as many connections.
        match taken.get_mut(who) {
            Some(count) if self.most > 0 && *count >= self.most => return None,
            Some(count) => *count += 1,
            None => {
                taken.insert(who.to_owned(), 1);
            }
        }
        Some(Place { places: Arc::clone(self), who: who.to_owned() })
    }

    /// The most one may take.
    #[must_use]
    pub const fn most(&self) -> usize {
        self.most
    }

    /// How many are taken by all.
    #[must_use]
    pub fn taken(&self) -> usize {
        lock(&self.taken).values().sum()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.places.taken);
        if let Some(count) = taken.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.who);
            }
        }
    }
}

/// Nothing in this crate panics between two changes that belong together, so a poisoned lock is still good.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { burst: 3, per_minute: 30 };

    #[test]
    fn a_burst_then_one_every_two_seconds() {
        let buckets = Buckets::new(RATE);
        for _ in 0..3 {
            assert_eq!(buckets.take("hana", 0), Ok(()));
        }
        assert_eq!(buckets.take("hana", 0), Err(Wait(2)));
        assert_eq!(buckets.take("ren", 0), Ok(()), "somebody else is not concerned");
        assert_eq!(buckets.take("hana", 1_001), Err(Wait(1)));
        assert_eq!(buckets.take("hana", 1_999), Err(Wait(1)));
        assert_eq!(buckets.take("hana", 2_000), Ok(()));
        assert_eq!(buckets.take("hana", 2_000), Err(Wait(2)));
    }

    #[test]
    fn a_rest_gives_no_more_than_the_burst() {
        let buckets = Buckets::new(RATE);
        assert_eq!(buckets.take("hana", 0), Ok(()));
        let later = Millis::MAX / 2;
        for _ in 0..3 {
            assert_eq!(buckets.take("hana", later), Ok(()));
        }
        assert!(buckets.take("hana", later).is_err());
        assert!(buckets.take("hana", 0).is_err(), "time that goes back gives nothing");
    }

    #[test]
    fn no_rate_is_no_limit_and_costs_nothing() {
        let buckets = Buckets::new(Rate::NONE);
        for n in 0..1_000 {
            assert_eq!(buckets.take(n, 0), Ok(()));
        }
        assert_eq!(buckets.kept(), 0);
        let slow = Buckets::new(Rate { burst: 0, per_minute: 1 });
        assert_eq!(slow.take("hana", 0), Ok(()), "a burst of 0 would never let anybody in");
        assert_eq!(slow.take("hana", 0), Err(Wait(60)));
    }

    #[test]
    fn memory_is_bounded_and_the_greedy_are_remembered() {
        let buckets = Buckets::with_most(RATE, 64);
        for _ in 0..3 {
            assert_eq!(buckets.take("greedy", 0), Ok(()));
        }
        for n in 0..10_000 {
            assert_eq!(buckets.take(n, 0), Ok(()));
            assert!(buckets.kept() <= 64);
        }
        assert_eq!(buckets.take("greedy", 0), Err(Wait(2)), "those with full buckets were forgotten first");
    }

    #[test]
    fn those_who_rest_are_forgotten() {
        let buckets = Buckets::with_most(RATE, 64);
        for n in 0..64 {
            assert_eq!(buckets.take(n, 0), Ok(()));
        }
        assert_eq!(buckets.take("hana", 2_000), Ok(()));
        assert_eq!(buckets.kept(), 1);
    }

    #[test]
    fn places_are_free_again_when_dropped() {
        let places = Places::new(2);
        let first = places.take("hana").expect("the first");
        let second = places.take("hana").expect("the second");
        assert!(places.take("hana").is_none());
        let other = places.take("ren").expect("somebody else's");
        assert_eq!(places.taken(), 3);
        drop(first);
        let third = places.take("hana").expect("free again");
        drop((second, third, other));
        assert_eq!(places.taken(), 0);
        assert!(lock(&places.taken).is_empty());
        let endless = Places::new(0);
        let many: Vec<_> = (0..100).map(|_| endless.take("hana")).collect();
        assert!(many.iter().all(Option::is_some));
    }
}
