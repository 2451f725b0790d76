//! What all bots have in common.

use tabletop::{Imagine, Seat, Stream};

use crate::thoughts::Thoughts;

/// What a person in a seat has before them when they are asked: all a bot gets.
#[derive(Debug)]
pub struct Sight<'a, G: Imagine> {
    /// Whose turn it is to answer.
    pub seat: Seat,
    /// What they see.
    pub view: &'a G::View,
    /// What they remember.
    pub memory: &'a G::Memory,
    /// What they may answer: at least one move.
    pub legal: &'a [G::Move],
}

/// Somebody who plays without being a person.
///
/// A bot gets no position, so it can't look at what is hidden from its seat:
///
/// ```compile_fail,E0308
/// use bots::Sight;
/// use islands::{Memory, Move, State};
/// use tabletop::Seat;
///
/// fn cheat<'a>(position: &'a State, memory: &'a Memory, legal: &'a [Move]) -> Sight<'a, State> {
///     Sight { seat: Seat(0), view: position, memory, legal }
/// }
/// ```
pub trait Bot<G: Imagine>: Send {
    /// The word on the command line and in reports.
    fn name(&self) -> &'static str;

    /// Chooses one of the legal moves and returns its index.
    ///
    /// The same sight and stream give the same answer, unless the bot thinks for a time; what it leaves to chance comes
    /// from `stream`.
    fn choose(&mut self, sight: &Sight<G>, stream: &mut Stream) -> usize;

    /// What it thought when it chose last, if it is one that thinks.
    fn thoughts(&self) -> Option<&Thoughts<G::Move>> {
        None
    }
}
