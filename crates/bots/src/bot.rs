//! What all bots have in common.

use tabletop::{Game, Stream};

/// Somebody who plays without being a person.
///
/// A bot gets no position, so it can't look at what is hidden from its seat:
///
/// ```compile_fail,E0308
/// use bots::Bot;
/// use islands::{Move, State};
///
/// fn cheat(bot: &mut dyn Bot<State>, position: &State, legal: &[Move]) -> usize {
///     bot.choose(position, legal, &mut tabletop::Stream::new(1))
/// }
/// ```
pub trait Bot<G: Game>: Send {
    /// The word on the command line and in reports.
    fn name(&self) -> &'static str;

    /// Chooses one of the legal moves of the seat whose view this is, and returns its index.
    ///
    /// `legal` has at least one move. The same view, list and stream give the same answer; what a bot leaves to chance
    /// comes from `stream`.
    fn choose(&mut self, view: &G::View, legal: &[G::Move], stream: &mut Stream) -> usize;
}
