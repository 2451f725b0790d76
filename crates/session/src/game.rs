//! A game as tables need it, whichever it is.

pub(crate) mod cards;
pub(crate) mod islands;

use bots::contender::Contested;
use tabletop::script::Staged;
use tabletop::{Digest, Encode, MoveBuf, Outcome, Roll, Seat, Stream, Viewer};

use crate::challenge::Challenge;
use crate::described::Described;
use crate::look::{Options, SceneOf};
use crate::rendered::{Broken, Events, Forbidden, GameKind, Help, Scene};
use crate::tale::Begins;
use crate::wish::{BadWish, Wish};

/// A game that can be played at a table: what it has to bring beside its rules, its texts and its bots.
pub trait Hosted: Contested + Staged {
    /// What can be wished for: each game that is played by these rules, with its options.
    const GAMES: &'static [Described];

    /// How it is shown, and how its forms are read.
    const KIND: GameKind;

    /// The words with which lines begin that tell data of an owner's own: a record that has one is only read where its owner is.
    const OWN_DATA: &'static [&'static str];

    /// The setup a wish for one of these games asks for; what it leaves open is drawn. It names nothing the game does not have.
    ///
    /// # Errors
    /// If it can't be as it is wished for.
    fn arrange(wish: &Wish, stream: &mut Stream) -> Result<Self::Setup, BadWish>;

    /// What a table is played with, in words.
    fn options(setup: &Self::Setup) -> Options;

    /// Does a turn start here, or what a game has instead: a round, or a choice that all make? Whoever plays on with what they could
    /// not know drawn again begins there.
    fn is_start_of_turn(&self) -> bool;

    /// What is kept of the round under way, beside the position.
    type Lately: Clone + Default + Send + Sync;

    /// Takes in what happened.
    fn take_in(lately: &mut Self::Lately, event: &Self::Event);

    /// What lies on the table, to be rendered.
    fn scene(scene: SceneOf<Self>) -> Scene;

    /// What happened, to be rendered.
    fn events(seen: Vec<Self::Seen>) -> Events;

    /// A move and the rule it breaks, to be rendered.
    fn forbidden(what: Broken<Self>) -> Forbidden;

    /// What helps somebody who sees this scene, remembers that, and has prepared that answer.
    fn help(&self, scene: &SceneOf<Self>, memory: &Self::Memory, lately: &Self::Lately, plan: Option<&str>) -> Help;

    /// Does it have hands that can be laid open once a game is over?
    const LAYS_OPEN: bool = false;

    /// What somebody sees of an event who looks into all hands.
    fn seen_open(event: &Self::Event) -> Self::Seen {
        Self::seen_by(event, Viewer::Spectator)
    }

    /// What helps somebody who watches and looks into all hands.
    fn help_open(&self, scene: &SceneOf<Self>, memory: &Self::Memory, lately: &Self::Lately) -> Help {
        self.help(scene, memory, lately, None)
    }

    /// The points of all players by seat, as if the game ended now; nothing if it does not tell.
    fn points(&self) -> Vec<i16> {
        Vec::new()
    }

    /// The card that is played by a move, as records call it; nothing if none is.
    fn played(_: Self::Move) -> Option<&'static str> {
        None
    }

    /// The turn or the round that begins with an event.
    fn begins(_: &Self::Event) -> Option<Begins> {
        None
    }

    /// Lends a list of moves, empty. A game with long lists lends the same one again: making one costs more than filling it.
    fn with_buf<T>(with: impl FnOnce(&mut MoveBuf<Self::Move>) -> T) -> T {
        with(&mut MoveBuf::with_capacity(Self::MAX_MOVES))
    }

    /// The setup of a challenge; nothing if there are none of this game.
    ///
    /// # Errors
    /// If no game can be made of it.
    fn challenge(_: &Challenge) -> Option<Result<Self::Setup, BadWish>> {
        None
    }

    /// What chance answers here at a challenge; nothing if the game has none.
    fn fixed(&self, _: &Challenge, _: Roll) -> Option<Outcome> {
        None
    }

    /// The round an answer can be prepared for; nothing if the game has no such answers, as with all that follows here.
    fn round_of_plans(&self) -> Option<u8> {
        None
    }

    /// The position in which the player in that seat would be asked for what can be prepared, as far as it is known.
    fn ahead(&self, _: Seat) -> Option<Self> {
        None
    }

    /// Is the question that is asked now one whose answer can be prepared?
    fn is_prepared_for(&self) -> bool {
        false
    }

    /// What a prepared answer comes to, told apart from everything else it could come to.
    fn outcome(&self, _: Seat, _: Self::Move) -> String {
        String::new()
    }
}

/// Lends the list of moves of this thread.
macro_rules! lend {
    ($with:expr) => {{
        thread_local! {
            static BUF: std::cell::RefCell<tabletop::MoveBuf<<State as tabletop::Game>::Move>> =
                std::cell::RefCell::new(tabletop::MoveBuf::with_capacity(<State as tabletop::Game>::MAX_MOVES));
        }
        BUF.with_borrow_mut(|buf| {
            buf.clear();
            $with(buf)
        })
    }};
}
use lend;

/// 32 bits that tell positions apart, and above them by which scheme: a table that comes to another position than it did when it was
/// played is not continued. They are those of an encoding of our own (see [`tabletop::encode`]), so no compiler changes them.
pub(crate) fn digest<G: Encode>(state: &G) -> u64 {
    let Digest(hash) = state.fingerprint();
    DIGESTS << 32 | (hash ^ hash >> 32) & 0xffff_ffff
}

/// Is that the digest of this position? One by another scheme tells nothing, and so does not speak against it.
pub(crate) fn may_be(digest: u64, stored: u64) -> bool {
    stored >> 32 != DIGESTS || stored == digest
}

/// The scheme by which positions have digests. It grows when a position that is on disk would get another one; the test below then
/// gets new vectors, and says so. Entries of the first scheme, the layout in memory, have no number: they are read and not compared.
const DIGESTS: u64 = 2;

#[cfg(test)]
mod tests;
