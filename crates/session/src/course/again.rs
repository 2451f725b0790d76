//! The same course once more, as far as somebody wants to see it.

use super::Course;
use crate::entry::Line;
use crate::game::Hosted;
use crate::look::Happened;

impl<G: Hosted> Course<G> {
    /// The course as it was after entry `at`.
    pub fn until(&self, at: u32) -> Self {
        let mut course = Self::new(self.setup.clone());
        if let Some((staged, position)) = self.staged.as_ref().filter(|&&(staged, _)| staged <= at) {
            course.log = self.log[..*staged as usize].to_vec();
            course.stage(G::clone(position));
        }
        let first = course.log.len();
        for logged in self.log.iter().take(at as usize).skip(first) {
            match &logged.line {
                &Line::Move(by, m) => {
                    if let Err(illegal) = course.play(by, m, logged.at, logged.key) {
                        // It was played before.
                        tracing::error!(%illegal, "a log does not replay");
                        break;
                    }
                }
                Line::Happened(happened) => {
                    course.note(happened.clone(), logged.at);
                }
            }
        }
        course
    }

    /// Is that in the log?
    pub fn has_happened(&self, what: &Happened) -> bool {
        self.log.iter().any(|logged| matches!(&logged.line, Line::Happened(happened) if happened == what))
    }
}
