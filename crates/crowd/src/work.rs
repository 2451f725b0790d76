//! What there is to do for those who send moves.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Instant;

use tokio::sync::Notify;

use crate::table::CrowdTable;

/// How fast moves are sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Not at all.
    #[default]
    Rest,
    /// As soon as one can be.
    Closed,
    /// At times that do not depend on the server.
    Open,
}

/// Tables whose next move can be made, and, at a given pace, times at which a move is due.
#[derive(Debug, Default)]
pub struct Work {
    pace: Cell<Pace>,
    tables: RefCell<VecDeque<Rc<CrowdTable>>>,
    due: RefCell<VecDeque<Instant>>,
    bell: Notify,
}

impl Work {
    /// Changes the pace; what was due is forgotten.
    pub fn set_pace(&self, pace: Pace) {
        self.pace.set(pace);
        self.due.borrow_mut().clear();
        self.bell.notify_waiters();
    }

    /// The next move of this table can be made.
    pub fn push(&self, table: Rc<CrowdTable>) {
        self.tables.borrow_mut().push_back(table);
        self.ring();
    }

    /// A move is due since that time.
    pub fn push_due(&self, time: Instant) {
        self.due.borrow_mut().push_back(time);
        self.ring();
    }

    /// All tables whose next move can be made, as it is now.
    pub fn tables(&self) -> Vec<Rc<CrowdTable>> {
        self.tables.borrow().iter().cloned().collect()
    }

    /// How many moves are due and not sent.
    pub fn backlog(&self) -> usize {
        self.due.borrow().len()
    }

    /// Waits for a table at which a move is to be made, and since when it is due if there is a pace.
    pub async fn take(&self) -> (Rc<CrowdTable>, Option<Instant>) {
        loop {
            if let Some(work) = self.try_take() {
                return work;
            }
            self.bell.notified().await;
        }
    }

    fn try_take(&self) -> Option<(Rc<CrowdTable>, Option<Instant>)> {
        if !self.is_there() {
            return None;
        }
        let due = if self.pace.get() == Pace::Open { Some(self.due.borrow_mut().pop_front()?) } else { None };
        Some((self.tables.borrow_mut().pop_front()?, due))
    }

    fn is_there(&self) -> bool {
        let is_time = match self.pace.get() {
            Pace::Rest => false,
            Pace::Closed => true,
            Pace::Open => !self.due.borrow().is_empty(),
        };
        is_time && !self.tables.borrow().is_empty()
    }

    fn ring(&self) {
        if self.is_there() {
            self.bell.notify_one();
        }
    }
}
