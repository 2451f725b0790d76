//! A change that waits for its commit, and whoever waits for the change.

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::Trouble;

/// What became of a change: SQLite's complaint, or a refusal of ours that left everything as it was, or the answer.
pub(crate) type Outcome<T> = rusqlite::Result<Result<T, Trouble>>;

/// A change on its way through the writer.
pub(crate) trait Job: Send {
    /// Makes the change, without a commit. Done again from the start if the transaction had to be rolled back.
    fn carry_out(&mut self, db: &Connection) -> rusqlite::Result<()>;

    /// Tells whoever waits, once the commit has returned or failed. A job of several transactions comes back.
    fn finish(self: Box<Self>, fate: Result<(), Trouble>) -> Option<Box<dyn Job>>;

    /// Log entries it adds.
    fn entries(&self) -> u64 {
        0
    }

    /// Does it remove something that may linger in the files?
    fn traces(&self) -> bool {
        false
    }

    /// Pages it has looked at, if it changes whole pages.
    fn pages(&self) -> usize {
        0
    }
}

/// A change in one transaction.
pub(crate) struct Change<T, F> {
    change: F,
    outcome: Option<Result<T, Trouble>>,
    answer: oneshot::Sender<Result<T, Trouble>>,
    entries: u64,
    traces: bool,
}

impl<T, F: FnMut(&Connection) -> Outcome<T>> Change<T, F> {
    pub(crate) fn new(answer: oneshot::Sender<Result<T, Trouble>>, change: F) -> Self {
        Self { change, outcome: None, answer, entries: 0, traces: false }
    }

    /// The same, adding so many entries to a log.
    pub(crate) fn adding(self, entries: usize) -> Self {
        Self { entries: entries as u64, ..self }
    }

    /// The same, removing something and leaving traces of it.
    pub(crate) fn leaving_traces(self) -> Self {
        Self { traces: true, ..self }
    }
}

impl<T: Send, F: FnMut(&Connection) -> Outcome<T> + Send> Job for Change<T, F> {
    fn carry_out(&mut self, db: &Connection) -> rusqlite::Result<()> {
        self.outcome = Some((self.change)(db)?);
        Ok(())
    }

    fn finish(self: Box<Self>, fate: Result<(), Trouble>) -> Option<Box<dyn Job>> {
        let answer = match (fate, self.outcome) {
            // Also what was refused: perhaps only because of a change that is now undone.
            (Err(trouble), _) => Err(trouble),
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(Trouble::Failed("it was not carried out".into())),
        };
        // Nobody waits any longer: that changes nothing about what is stored.
        let _ = self.answer.send(answer);
        None
    }

    fn entries(&self) -> u64 {
        if matches!(self.outcome, Some(Ok(_))) { self.entries } else { 0 }
    }

    fn traces(&self) -> bool {
        self.traces
    }
}
