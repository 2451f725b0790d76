//! What everybody at a table remembers, players and those who only watch.

use tabletop::{Imagine, Seat, Sink, Viewer};

use crate::game::Hosted;

/// What everybody at a table remembers. It is a log: handed to a move that is carried out, everybody takes in what they see of it
/// at once.
#[derive(Clone, Debug)]
pub(crate) struct Memories<G: Imagine> {
    players: Vec<G::Memory>,
    /// Of somebody who has watched from the beginning.
    watcher: G::Memory,
}

impl<G: Hosted> Memories<G> {
    /// What can be known of that position without having seen how it came about.
    pub fn of_newcomers(state: &G) -> Self {
        let seats = (0..state.players()).map(Seat);
        Self {
            players: seats.map(|seat| state.newcomer(Viewer::Seat(seat))).collect(),
            watcher: state.newcomer(Viewer::Spectator),
        }
    }

    /// What one viewer remembers.
    pub fn of(&self, viewer: Viewer) -> &G::Memory {
        match viewer {
            Viewer::Seat(seat) => self.players.get(seat.index()).unwrap_or(&self.watcher),
            Viewer::Spectator => &self.watcher,
        }
    }

    /// Everybody takes in what they see of an event.
    pub fn take_in(&mut self, event: &G::Event) {
        for (seat, memory) in (0..).map(Seat).zip(&mut self.players) {
            G::remember(memory, &G::seen_by(event, Viewer::Seat(seat)));
        }
        G::remember(&mut self.watcher, &G::seen_by(event, Viewer::Spectator));
    }
}

impl<G: Hosted> Sink<G::Event> for Memories<G> {
    fn put(&mut self, event: impl FnOnce() -> G::Event) {
        self.take_in(&event());
    }
}
