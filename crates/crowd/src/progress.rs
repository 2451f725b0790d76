//! How far a table is, as far as its players know.

use std::time::{Duration, Instant};

use crate::news::News;

/// A table at which more moves than that fail in a row is given up.
const MOST_FAILURES: u8 = 5;

/// How far a table is: what each listener has heard, which move is on its way, and which one can follow.
#[derive(Debug, Default)]
pub struct Progress {
    /// The newest version each listener has heard of.
    heard: Vec<u32>,
    /// The newest version anybody has heard of.
    newest: u32,
    /// Who is asked in the newest version, if anybody.
    asked: Option<u8>,
    next: Option<Next>,
    over: bool,
    flight: Option<Flight>,
    /// What was heard while a move was on its way: by whom, which version, when.
    arrivals: Vec<(usize, u32, Instant)>,
    /// Was the table handed out for a move, or given back because it is over?
    handed_out: bool,
    failures: u8,
}

/// A move that can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// Who makes it.
    pub seat: u8,
    /// The version it answers.
    pub version: u32,
    /// The move, in words.
    pub answer: String,
}

/// A move on its way.
#[derive(Debug)]
struct Flight {
    sent: Instant,
    acknowledged: Option<u32>,
}

/// What is to be done with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Wait for more news.
    Wait,
    /// The next move can be made.
    Move,
    /// The game is over.
    Replace,
}

/// What came of some news.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// If the move on its way has now been heard of by every listener: how long it took.
    pub took: Option<Duration>,
    /// What is to be done now.
    pub then: Then,
}

impl Progress {
    /// A table of which nothing is known yet.
    pub fn new(listeners: usize) -> Self {
        Self { heard: vec![0; listeners], ..Self::default() }
    }

    /// The newest version a listener has heard of.
    pub fn heard(&self, listener: usize) -> u32 {
        self.heard[listener]
    }

    /// The newest version, and who is asked there.
    pub fn newest(&self) -> (u32, Option<u8>) {
        (self.newest, self.asked)
    }

    /// A listener, at a seat or at none, has heard news.
    pub fn hear(
        &mut self,
        listener: usize,
        seat: Option<u8>,
        news: &News<'_>,
        at: Instant,
        pick: impl FnOnce(usize) -> usize,
    ) {
        self.heard[listener] = self.heard[listener].max(news.version);
        if self.flight.is_some() {
            self.arrivals.push((listener, news.version, at));
        }
        self.learn(seat, news, pick);
    }

    /// Somebody at a seat has asked for news.
    pub fn learn(&mut self, seat: Option<u8>, news: &News<'_>, pick: impl FnOnce(usize) -> usize) {
        if news.version < self.newest {
            return;
        }
        if news.version > self.newest {
            self.newest = news.version;
            self.next = None;
            self.asked = None;
        }
        // A page tells each player only whether they are asked themselves.
        self.asked = news.asked.first().copied().or(self.asked);
        self.over |= news.is_last();
        if self.next.is_none()
            && let Some(seat) = seat
            && let Some(answer) = news.choose(pick)
        {
            self.next = Some(Next { seat, version: news.version, answer: answer.to_owned() });
        }
    }

    /// The next move, if one is known.
    pub fn take_next(&mut self) -> Option<Next> {
        self.next.take()
    }

    /// A move is about to be sent.
    pub fn send(&mut self, at: Instant) {
        self.arrivals.clear();
        self.flight = Some(Flight { sent: at, acknowledged: None });
    }

    /// The move on its way was acknowledged, as the entry with that number.
    pub fn acknowledge(&mut self, version: u32) {
        self.handed_out = false;
        self.failures = 0;
        if let Some(flight) = &mut self.flight {
            flight.acknowledged = Some(version);
        }
    }

    /// The move was refused, or nobody knows what became of it. Tells whether there is hope.
    pub fn fail(&mut self) -> bool {
        self.handed_out = false;
        self.flight = None;
        self.failures = self.failures.saturating_add(1);
        !self.is_hopeless()
    }

    /// What is to be done now. Each move and each end is told once.
    pub fn settle(&mut self) -> Settled {
        let took = self.landed();
        if took.is_some() {
            self.flight = None;
        }
        let is_hopeless = self.is_hopeless();
        let all_know = is_hopeless || self.heard.iter().all(|&version| version >= self.newest);
        let then = if self.handed_out || self.flight.is_some() || !all_know {
            Then::Wait
        } else if self.over || is_hopeless {
            Then::Replace
        } else if self.next.is_some() || self.asked.is_some() {
            Then::Move
        } else {
            Then::Wait
        };
        self.handed_out |= then != Then::Wait;
        Settled { took, then }
    }

    const fn is_hopeless(&self) -> bool {
        self.failures > MOST_FAILURES
    }

    /// How long the move on its way took to reach the last listener, if it has.
    fn landed(&self) -> Option<Duration> {
        let flight = self.flight.as_ref()?;
        let version = flight.acknowledged?;
        let arrival = |listener| {
            let arrivals = self.arrivals.iter();
            arrivals.filter(|arrival| arrival.0 == listener && arrival.1 >= version).map(|arrival| arrival.2).min()
        };
        let mut last = flight.sent;
        for listener in 0..self.heard.len() {
            last = last.max(arrival(listener)?);
        }
        Some(last.saturating_duration_since(flight.sent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(text: &str) -> News<'_> {
        News::read(text.as_bytes()).expect("news")
    }

    const FIRST: &str = r#"{"version":3,"status":"running","asked":[1],"legal":{"moves":["a","b"]}}"#;
    const FIRST_FOR_OTHERS: &str = r#"{"version":3,"status":"running","asked":[1]}"#;
    const SECOND: &str = r#"{"version":5,"status":"running","asked":[0]}"#;
    const LAST: &str = r#"{"version":6,"status":"over","asked":[]}"#;

    /// A table whose first move is about to be sent.
    fn at_first_move(start: Instant) -> Progress {
        let mut progress = Progress::new(2);
        progress.hear(1, Some(1), &news(FIRST), start, |_| 1);
        assert_eq!(progress.settle().then, Then::Wait, "the other one has heard nothing");
        progress.hear(0, Some(0), &news(FIRST_FOR_OTHERS), start, |_| 0);
        assert_eq!(progress.settle().then, Then::Move);
        assert_eq!(progress.settle().then, Then::Wait, "it is told once");
        let next = progress.take_next().expect("a move");
        assert_eq!(next, Next { seat: 1, version: 3, answer: "b".to_owned() });
        progress.send(start);
        progress
    }

    #[test]
    fn a_move_takes_until_the_last_listener_has_heard_of_it() {
        enum Step {
            Acknowledged,
            Heard(usize, u64),
        }
        use Step::{Acknowledged, Heard};
        let start = Instant::now();
        let orders = [
            [Acknowledged, Heard(0, 2), Heard(1, 7)],
            [Heard(0, 2), Acknowledged, Heard(1, 7)],
            [Heard(1, 3), Heard(0, 7), Acknowledged],
        ];
        for (number, order) in orders.into_iter().enumerate() {
            let mut progress = at_first_move(start);
            let steps = order.map(|step| {
                match step {
                    Acknowledged => progress.acknowledge(4),
                    Heard(listener, ms) => {
                        progress.hear(listener, None, &news(SECOND), start + Duration::from_millis(ms), |_| 0);
                    }
                }
                progress.settle()
            });
            let took = steps.map(|settled| settled.took);
            assert_eq!(took, [None, None, Some(Duration::from_millis(7))], "{number}");
            assert_eq!(steps.map(|settled| settled.then), [Then::Wait, Then::Wait, Then::Move], "{number}");
        }
    }

    #[test]
    fn an_older_version_does_not_end_the_wait() {
        let start = Instant::now();
        let mut progress = at_first_move(start);
        progress.acknowledge(5);
        let between = r#"{"version":4,"status":"running","asked":[]}"#;
        for listener in [0, 1] {
            progress.hear(listener, None, &news(between), start, |_| 0);
            assert_eq!(progress.settle(), Settled { took: None, then: Then::Wait });
        }
        progress.hear(0, Some(0), &news(SECOND), start, |_| 0);
        assert_eq!(progress.settle().took, None);
        progress.hear(1, Some(1), &news(SECOND), start, |_| 0);
        assert_eq!(progress.settle(), Settled { took: Some(Duration::ZERO), then: Then::Move });
        assert_eq!((progress.take_next(), progress.newest()), (None, (5, Some(0))), "to be asked for");
    }

    #[test]
    fn a_game_that_is_over_or_hopeless_is_replaced_once() {
        let start = Instant::now();
        let mut progress = at_first_move(start);
        progress.hear(0, None, &news(LAST), start, |_| 0);
        progress.acknowledge(6);
        assert_eq!(progress.settle().then, Then::Wait);
        progress.hear(1, None, &news(LAST), start, |_| 0);
        assert_eq!(progress.settle().then, Then::Replace);
        assert_eq!(progress.settle().then, Then::Wait);

        let mut progress = at_first_move(start);
        let mut failures = 1;
        while progress.fail() {
            failures += 1;
            assert_eq!(progress.settle().then, Then::Move, "once more");
        }
        assert_eq!((failures, progress.settle().then), (6, Then::Replace));
    }
}
