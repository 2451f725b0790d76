//! What the players of a table remember.

use tabletop::{Imagine, Seat, Sink, Viewer};

/// What each player of a table remembers. It is a log: handed to a move that is carried out, everybody takes in what they see of
/// it at once.
#[derive(Clone, Debug)]
pub struct Memories<G: Imagine>(Vec<G::Memory>);

impl<G: Imagine> Memories<G> {
    /// What `players` players remember before the first move.
    #[must_use]
    pub fn new(setup: &G::Setup, players: u8) -> Self {
        Self((0..players).map(|seat| G::recall(setup, Viewer::Seat(Seat(seat)))).collect())
    }

    /// What the player in that seat remembers; nothing if nobody sits there.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&G::Memory> {
        self.0.get(seat.index())
    }

    /// Everybody takes in what they see of an event.
    pub fn take_in(&mut self, event: &G::Event) {
        for (seat, memory) in (0..).map(Seat).zip(&mut self.0) {
            G::remember(memory, &G::seen_by(event, Viewer::Seat(seat)));
        }
    }
}

impl<G: Imagine> Sink<G::Event> for Memories<G> {
    fn put(&mut self, event: impl FnOnce() -> G::Event) {
        self.take_in(&event());
    }
}
