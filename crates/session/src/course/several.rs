//! Several answers at once: rehearsed on a copy of the position before any of them is given.

use tabletop::{Actor, Seat, Viewer};

use super::{Course, Forbidden, asked_viewer, scene};
use crate::game::Hosted;
use crate::look::SceneOf;
use crate::refused::Refused;

/// Where a rehearsal ends that does not come to its end.
pub(crate) enum Stumble<G: Hosted> {
    /// It is not even an answer, or nobody asked for it.
    Refused(Refused),
    /// The rules forbid an answer, in the position the answers before it lead to.
    Illegal(Forbidden<G>, Box<SceneOf<G>>),
}

impl<G: Hosted> Course<G> {
    /// Reads answers of the player in that seat and tries them, one right after the other.
    ///
    /// Nothing may be shown to the player before the last one: whoever could try answers on what they are about to see, and have
    /// them refused, would look into the deck.
    pub fn rehearse(&self, seat: Seat, answers: &[String]) -> Result<Vec<G::Move>, Stumble<G>> {
        let (by, viewer) = (Actor::Seat(seat), Viewer::Seat(seat));
        let mut state = self.state.clone();
        let mut moves = Vec::with_capacity(answers.len());
        let mut events: Vec<G::Event> = Vec::new();
        for answer in answers {
            let is_asked = moves.is_empty() || asked_viewer(&state, viewer).is_some();
            let shown = events.iter().any(|event| G::reveals(&G::seen_by(event, viewer)));
            if !is_asked || shown {
                return Err(Stumble::Refused(Refused::NotAsked));
            }
            let m = self.read(answer).map_err(|error| Stumble::Refused(Refused::Unreadable(error)))?;
            events.clear();
            if let Err(illegal) = state.play(by, m, &mut events) {
                return Err(Stumble::Illegal((m, illegal), Box::new(scene(&state, &self.setup, viewer))));
            }
            moves.push(m);
        }
        Ok(moves)
    }
}
