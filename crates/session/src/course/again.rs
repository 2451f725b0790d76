//! The same course once more, as far as somebody wants to see it.

use tabletop::{Seat, Stream, Viewer, scenario};

use super::CourseOf;
use crate::entry::Line;
use crate::game::Hosted;

impl<G: Hosted> CourseOf<G> {
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

    /// The game from the start of the turn that was under way after entry `at`, with everything drawn again that the player in that
    /// seat could not know then; as a text that a table can begin at. `position` tells where this game began, if not with its setup.
    pub fn dealt_anew(&self, at: u32, seat: Seat, stream: &mut Stream, position: Option<String>) -> Option<String> {
        let starts = (0..=at.min(self.version())).rev().map(|number| self.until(number));
        let mut course = starts.into_iter().find(|course| course.state.is_start_of_turn())?;
        let viewer = Viewer::Seat(seat);
        let imagined = course.with_memory(viewer, |state, memory| G::imagine(&state.view(viewer), memory, stream));
        Some(match imagined.write_position() {
            Some(lines) => scenario::title_lines::<G>(&self.setup) + &lines,
            // Nothing was hidden but what is still to be rolled or chosen.
            None => course.record(position),
        })
    }
}
