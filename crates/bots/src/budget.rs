//! How long a bot may think.

use std::time::Duration;

use cpu_time::ThreadTime;

/// Worlds between two looks at the clock: a world takes some 20 to 60 microseconds, a look less than one.
const LOOK: u64 = 4;

/// How long a bot may think: until the first of the limits is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// So many worlds, each imagined and played out once. With this limit alone the answer depends on nothing but the sight
    /// and the stream.
    pub nodes: Option<u64>,
    /// So much CPU time of the thinking thread, so that a busy machine makes nobody weaker.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many worlds.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), time: None }
    }

    /// So many milliseconds of CPU time.
    #[must_use]
    pub const fn ms(ms: u64) -> Self {
        Self { nodes: None, time: Some(Duration::from_millis(ms)) }
    }

    /// The same, and so many milliseconds of CPU time at most.
    #[must_use]
    pub const fn within_ms(self, ms: u64) -> Self {
        Self { time: Some(Duration::from_millis(ms)), ..self }
    }

    /// So many times as much.
    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        Self { nodes: self.nodes.map(|n| n * u64::from(factor)), time: self.time.map(|t| t * factor) }
    }

    /// Starts the clock.
    pub(crate) fn start(self) -> Clock {
        Clock { budget: self, start: ThreadTime::now(), worlds: 0 }
    }
}

/// A budget being spent.
#[derive(Debug)]
pub(crate) struct Clock {
    budget: Budget,
    start: ThreadTime,
    worlds: u64,
}

impl Clock {
    /// Is there enough left for another world? The first is always granted.
    pub(crate) fn goes_on(&mut self) -> bool {
        let worlds = self.worlds;
        self.worlds += 1;
        if worlds == 0 {
            return true;
        }
        if self.budget.nodes.is_some_and(|nodes| worlds >= nodes) {
            return false;
        }
        match self.budget.time {
            Some(time) if worlds.is_multiple_of(LOOK) => self.start.elapsed() < time,
            Some(_) => true,
            // A budget without any limit would never end.
            None => self.budget.nodes.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worlds(budget: Budget) -> u64 {
        let mut clock = budget.start();
        let mut worlds = 0;
        while clock.goes_on() {
            worlds += 1;
        }
        worlds
    }

    #[test]
    fn nodes_are_counted_exactly_and_the_first_is_free() {
        assert_eq!(worlds(Budget::nodes(7)), 7);
        assert_eq!(worlds(Budget::nodes(0)), 1);
        assert_eq!(worlds(Budget { nodes: None, time: None }), 1);
        assert_eq!(worlds(Budget::nodes(7).times(10)), 70);
    }

    #[test]
    fn time_ends_a_search_without_nodes() {
        assert!(worlds(Budget::ms(2)) > 10);
        assert_eq!(worlds(Budget::nodes(5).within_ms(10_000)), 5);
    }
}
