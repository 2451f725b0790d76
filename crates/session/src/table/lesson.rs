//! A table at which somebody learns: what it waits for, and what others do there by the lesson.

use store::Status;
use tabletop::Seat;

use super::{Now, Table};
use crate::act::Done;
use crate::lesson::{Coach, LEARNER};
use crate::look::Happened;
use crate::refused::Refused;
use crate::source::Source;

impl Table {
    /// What the coach says now, if there is one.
    pub fn coach(&self) -> Option<Coach> {
        Coach::of(self.terms.lesson.as_deref()?, self.marks.lesson.as_ref())
    }

    /// Is there a lesson that is not over?
    pub fn is_learning(&self) -> bool {
        self.coach().is_some_and(|coach| !coach.is_done())
    }

    /// Answers that the lesson does not want are refused before they are played.
    pub(super) fn is_wanted(&self, seat: Seat, answers: &[String]) -> Result<(), Refused> {
        let Some(coach) = self.coach().filter(|_| seat == LEARNER) else { return Ok(()) };
        let said = self.marks.lesson.as_ref().map_or(&[][..], |progress| &progress.said);
        let answers: Vec<String> = answers.iter().filter_map(|answer| self.game.in_words(answer)).collect();
        coach.hears(said, &answers).map_err(Refused::Lesson)
    }

    /// An answer was given: the lesson takes note of it.
    pub(super) fn has_said(&mut self, seat: Seat, answer: &str) {
        if seat == LEARNER
            && self.is_learning()
            && let Some(answer) = self.game.in_words(answer)
        {
            self.marks.lesson.get_or_insert_default().said.push(answer);
        }
    }

    /// Plays what the lesson says comes next, if what was said is enough; is it still going on?
    pub(super) fn follow_lesson(&mut self, now: Now) -> bool {
        if let (Some(coach), Some(progress)) = (self.coach(), &self.marks.lesson)
            && coach.is_content(&progress.said)
        {
            self.next_step(coach, now);
        }
        self.is_learning()
    }

    /// The learner has read what the coach says.
    pub fn learn_on(
        &mut self,
        seat: Option<Seat>,
        version: u32,
        now: Now,
        source: &dyn Source,
    ) -> Result<Done, Refused> {
        let coach = self.coach().filter(|_| seat == Some(LEARNER)).ok_or(Refused::NotAPlayer)?;
        if !matches!(self.status, Status::Running | Status::Over) {
            return Err(Refused::NotNow(self.status));
        }
        if version != self.version() {
            return Err(Refused::Stale { version: self.version() });
        }
        if !coach.waits() {
            return Err(Refused::NotAsked);
        }
        self.note(Happened::LearntOn(LEARNER), now);
        self.next_step(coach, now);
        if self.status == Status::Running {
            self.go_on(now, source);
        }
        Ok(Done { version: self.version(), again: false })
    }

    /// The others and chance do what the lesson says, and the next step begins.
    fn next_step(&mut self, coach: Coach, now: Now) {
        let progress = self.marks.lesson.get_or_insert_default();
        (progress.step, progress.said) = (coach.at + 1, Vec::new());
        for line in &coach.step().then {
            match self.game.play_line(line, now.day) {
                Ok(digest) => self.store_last(digest, None, now),
                Err(why) => {
                    // A test plays every lesson; a table that began by an older one plays on without.
                    tracing::error!(%why, line, "a lesson does not hold");
                    self.marks.lesson.get_or_insert_default().step = usize::MAX;
                    return;
                }
            }
        }
    }
}
