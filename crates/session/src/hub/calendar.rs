//! The time of day, as far as it can be believed: what is kept for long enough is deleted by it.
//!
//! A clock that is wrong at the start of a server, by a battery that is empty or a slip of the pen, would make everything look old.
//! So the time is noted while tables are served, and a clock that is far ahead of the last note is not believed until it is right
//! again, or the operator says that it is. Meanwhile nothing is deleted, and the note stays as it is: a second start does not make
//! the clock any better.

use store::{Millis, Sweep, Swept};

use super::{Hub, Refused, lock};

/// A day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// So far ahead of the last note the clock may be: nobody was here meanwhile. It is the shortest time something is kept.
const JUMP: Millis = 7 * DAY;

impl Hub {
    /// The days by which the clock is ahead of the last time that was noted, if they are too many to be believed.
    #[must_use]
    pub fn days_ahead(&self) -> Option<Millis> {
        let noted = (*lock(&self.0.day))?;
        let ahead = self.0.source.now().saturating_sub(noted);
        (ahead > JUMP).then_some(ahead / DAY)
    }

    /// Notes the time of day, if it can be believed.
    pub(super) async fn note_day(&self) -> Result<(), Refused> {
        if self.days_ahead().is_some() { Ok(()) } else { self.believe_clock().await }
    }

    /// Deletes what is kept for long enough, unless the clock can't be believed.
    ///
    /// # Errors
    /// If the store refuses.
    pub async fn sweep(&self, sweep: Sweep) -> Result<Option<Swept>, Refused> {
        if self.days_ahead().is_some() {
            return Ok(None);
        }
        let swept = self.0.store.sweep(sweep).await?;
        if swept.visitors > 0 {
            self.unlearn_all();
        }
        Ok(Some(swept))
    }

    /// For the operator: the clock is right, whatever was noted.
    ///
    /// # Errors
    /// If that can't be stored.
    pub async fn believe_clock(&self) -> Result<(), Refused> {
        let now = self.0.source.now();
        self.in_time(self.0.store.keep_day(now)).await?;
        let mut day = lock(&self.0.day);
        *day = (*day).max(Some(now));
        Ok(())
    }
}
