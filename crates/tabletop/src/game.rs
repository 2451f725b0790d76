//! A game as everything else sees it.

use std::hash::Hash;

use crate::{Actor, Encode, Illegal, MoveBuf, Outcome, Roll, RuleId, Seat, Seats, Sink, Standing, Stream, Viewer};

/// Who is asked what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked<A> {
    /// One player is asked.
    Seat(Seat, A),
    /// Each of these players is asked once, in any order; answers stay secret until the last one is in.
    Together(Seats, A),
    /// Chance is asked.
    Chance(Roll, A),
    /// The game is over.
    Over,
}

/// A game whose every position is a value.
///
/// Equality is structural: two positions are equal if every later answer has the same result, card copies included. What is
/// [`Encode`]d tells the positions of a game apart just as well, and stays the same for ever.
pub trait Game: Clone + Eq + Hash + Encode + Send + Sync + 'static {
    /// What is decided before the first move: players and options.
    type Setup: Clone + Eq + std::fmt::Debug + Send + Sync;
    /// An answer, by a player or by chance.
    type Move: Copy + Eq + Hash + Ord + std::fmt::Debug + Send + Sync + From<Outcome>;
    /// A question.
    type Ask: Copy + Eq + std::fmt::Debug;
    /// Something that happened, with full information.
    type Event: Clone + Eq + std::fmt::Debug + Send + Sync;
    /// What one viewer may know of a position.
    type View: Clone + Eq + std::fmt::Debug + Send;
    /// The rules that refusals cite.
    type Rule: RuleId;

    /// No list of legal moves is longer than this.
    const MAX_MOVES: usize;

    /// The position before the first move.
    fn start(setup: &Self::Setup) -> Self;

    /// How many players sit at the table.
    fn players(&self) -> u8;

    /// Who is asked what.
    fn asked(&self) -> Asked<Self::Ask>;

    /// Is `m` a legal answer of `by`?
    ///
    /// # Errors
    /// The first rule that the move breaks, in the order of the rulebook.
    fn check(&self, by: Actor, m: Self::Move) -> Result<(), Illegal<Self::Rule>>;

    /// Adds all legal answers of `by` to `out`, in a fixed order, each once. Chance has none: it is asked by [`Roll`].
    fn moves(&self, by: Actor, out: &mut MoveBuf<Self::Move>);

    /// Carries out a move that [`check`](Self::check) accepts. For an illegal move the result is unspecified (it may
    /// panic): this is the gate for search, which plays only listed moves.
    fn apply(&mut self, by: Actor, m: Self::Move, log: &mut impl Sink<Self::Event>);

    /// Checks a move and carries it out: the gate for everything that comes from outside.
    ///
    /// # Errors
    /// As [`check`](Self::check); the position is then unchanged.
    fn play(&mut self, by: Actor, m: Self::Move, log: &mut impl Sink<Self::Event>) -> Result<(), Illegal<Self::Rule>> {
        self.check(by, m)?;
        self.apply(by, m, log);
        Ok(())
    }

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The result, once the game is over.
    fn standing(&self) -> Option<Standing>;
}

/// A game with secrets that a player who does not know them can imagine.
pub trait Imagine: Game {
    /// An event as one viewer sees it.
    type Seen: Clone + Eq + std::fmt::Debug + Send;
    /// What one viewer can know of hidden cards from everything seen so far.
    type Memory: Clone + Eq + std::fmt::Debug + Send + Sync;

    /// What `viewer` sees of `event`.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// Does the event show the one who sees it something that was hidden? What came before can't be taken back then.
    fn reveals(seen: &Self::Seen) -> bool;

    /// The memory of `viewer` before the first move of a game with `setup`.
    fn recall(setup: &Self::Setup, viewer: Viewer) -> Self::Memory;

    /// Takes in what was seen.
    fn remember(memory: &mut Self::Memory, seen: &Self::Seen);

    /// A whole position that looks to this viewer like the real one, each possible one equally likely.
    fn imagine(view: &Self::View, memory: &Self::Memory, stream: &mut Stream) -> Self;
}
