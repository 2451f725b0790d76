//! For how long this node may speak for the tables it owns, by its own clock.
//!
//! Where several nodes share a store, each of them counts as alive for a while after it was renewed, by the clock of the database. Here
//! the same is counted from the moment at which the node *asked*, which is earlier, by a clock that never jumps; so it knows that it
//! is too late before anybody else may take its tables. Where one process owns the store nothing of this is ever looked at.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use store::{Lease, NodeId};

use super::lock;

/// So long before its end a lease counts as over: what is said now still has to arrive.
const MARGIN: Duration = Duration::from_millis(200);

/// Which of the times this process was a node of the store: what was woken in an earlier one may belong to others.
pub(super) type Term = u64;

/// For how long this node may speak for the tables it owns.
pub(super) struct Tenure {
    /// Do several nodes share the store?
    is_shared: bool,
    /// The node gives its tables away and takes no others.
    is_leaving: AtomicBool,
    state: Mutex<State>,
}

struct State {
    node: NodeId,
    term: Term,
    /// When the lease is over; nothing if it is, or has no end.
    until: Option<Instant>,
    lasts: Duration,
}

impl Tenure {
    /// What the node was given, which it asked for at that moment.
    pub fn new(lease: Lease, asked: Instant) -> Self {
        let lasts = lease.lasts.unwrap_or_default().saturating_sub(MARGIN);
        let until = lease.lasts.map(|_| asked + lasts);
        Self {
            is_shared: lease.lasts.is_some(),
            is_leaving: AtomicBool::new(false),
            state: Mutex::new(State { node: lease.node, term: 0, until, lasts }),
        }
    }

    /// Do several nodes share the store?
    pub const fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// The term there is, if the lease is not over.
    pub fn term(&self) -> Option<Term> {
        if !self.is_shared {
            return Some(0);
        }
        let state = lock(&self.state);
        state.until.filter(|&until| Instant::now() < until).map(|_| state.term)
    }

    /// May the node still speak for what it took in that term?
    pub fn holds(&self, term: Term) -> bool {
        !self.is_shared || self.term() == Some(term)
    }

    /// Which node this is.
    pub fn node(&self) -> NodeId {
        lock(&self.state).node
    }

    /// The lease was renewed, which was asked for at that moment. If it had been over meanwhile, the tables were given up.
    pub fn renew(&self, asked: Instant) {
        let mut state = lock(&self.state);
        if state.until.is_none_or(|until| until <= Instant::now()) {
            state.term += 1;
        }
        state.until = Some(asked + state.lasts);
    }

    /// This process is another node from now on.
    pub fn begin_anew(&self, lease: Lease, asked: Instant) {
        let mut state = lock(&self.state);
        state.node = lease.node;
        state.term += 1;
        state.until = lease.lasts.map(|_| asked + state.lasts);
    }

    /// The lease is over: nothing this node owned is its own any more.
    pub fn lose(&self) {
        let mut state = lock(&self.state);
        state.until = None;
        state.term += 1;
    }

    /// From now on no table is taken.
    pub fn leave(&self) {
        self.is_leaving.store(true, Ordering::SeqCst);
    }

    /// Does the node give its tables away?
    pub fn is_leaving(&self) -> bool {
        self.is_leaving.load(Ordering::SeqCst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lease(node: i64, lasts: Option<u64>) -> Lease {
        Lease { node: NodeId(node), lasts: lasts.map(Duration::from_millis) }
    }

    #[test]
    fn a_store_of_one_process_is_its_own_for_ever() {
        let tenure = Tenure::new(lease(0, None), Instant::now());
        assert!(!tenure.is_shared() && tenure.holds(0) && tenure.term() == Some(0));
    }

    #[test]
    fn a_lease_is_over_before_the_database_says_so() {
        let now = Instant::now();
        let asked = |ago: u64| now - Duration::from_millis(ago);
        assert!(Tenure::new(lease(1, Some(2_000)), asked(1_000)).holds(0));
        let late = Tenure::new(lease(1, Some(2_000)), asked(1_900));
        assert!(!late.holds(0), "the margin");
        late.renew(now);
        assert!(!late.holds(0) && late.holds(1), "what was woken before may have been another's meanwhile");
        late.renew(now);
        assert!(late.holds(1), "renewed in time");
        late.lose();
        assert_eq!(late.term(), None);
        late.begin_anew(lease(2, Some(2_000)), now);
        assert_eq!((late.node(), late.term()), (NodeId(2), Some(3)));
    }
}
