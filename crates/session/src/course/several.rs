//! One answer, or several right after each other: checked before any of them is given.

use std::borrow::Cow;

use tabletop::{Actor, Seat, Viewer};

use super::{CourseOf, asked_viewer, scene};
use crate::game::Hosted;
use crate::refused::Refused;
use crate::rendered::{Forbidden, Scene};

/// Why answers can't be given.
pub(crate) enum Stumble {
    /// One of them is not even an answer, or nobody asked for it.
    Refused(Refused),
    /// The rules forbid one, in the position the answers before it lead to.
    Illegal(Forbidden, Box<Scene>),
}

impl<G: Hosted> CourseOf<G> {
    /// May the player in that seat answer so? All answers but the last are tried on a copy of the position.
    ///
    /// Nothing may be shown to the player before the last one: whoever could try answers on what they are about to see, and have
    /// them refused, would look into the deck.
    pub fn rehearse(&self, seat: Seat, answers: &[String]) -> Result<(), Stumble> {
        let (by, viewer) = (Actor::Seat(seat), Viewer::Seat(seat));
        let mut state = Cow::Borrowed(&self.state);
        for (at, answer) in (1..).zip(answers) {
            let m = self.read(answer).map_err(|error| Stumble::Refused(Refused::Unreadable(error)))?;
            if let Err(illegal) = state.check(by, m) {
                let seen = scene(&*state, &self.setup, viewer, true);
                return Err(Stumble::Illegal(G::forbidden((m, illegal)), Box::new(G::scene(seen))));
            }
            if at == answers.len() {
                break;
            }
            let mut events: Vec<G::Event> = Vec::new();
            state.to_mut().apply(by, m, &mut events);
            let shown = events.iter().any(|event| G::reveals(&G::seen_by(event, viewer)));
            if shown || asked_viewer(&*state, viewer).is_none() {
                return Err(Stumble::Refused(Refused::NotAsked));
            }
        }
        Ok(())
    }
}
