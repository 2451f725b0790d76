//! A game as tables need it, whichever it is.

use std::cell::RefCell;

use bots::contender::Contested;
use tabletop::script::Staged;
use tabletop::{Digest, Encode, MoveBuf};

use crate::any::Any;
use crate::help::{CardsHelp, Help, IslandsHelp, Lately};
use crate::look::Options;

/// A game that can be played at a table.
pub(crate) trait Hosted: Contested + Staged {
    /// What a table is played with, in words.
    fn options(setup: &Self::Setup) -> Options;

    /// Does a turn start here, or what a game has instead: a round, or a choice that all make? Whoever plays on with what they could
    /// not know drawn again begins there.
    fn is_start_of_turn(&self) -> bool;

    /// Lends the list of moves of this thread, empty: making one costs more than filling it.
    fn with_buf<T>(with: impl FnOnce(&mut MoveBuf<Self::Move>) -> T) -> T;

    /// What is kept of the round under way, beside the position.
    type Lately: Clone + Default;

    /// Takes in what happened.
    fn take_in(lately: &mut Self::Lately, event: &Self::Event);

    /// What helps somebody with this view and this memory, who is asked this.
    fn help(
        state: &Self,
        view: &Self::View,
        memory: &Self::Memory,
        lately: &Self::Lately,
        ask: Option<Self::Ask>,
    ) -> Help;
}

macro_rules! lend {
    ($with:expr) => {{
        thread_local! {
            static BUF: RefCell<MoveBuf<<State as tabletop::Game>::Move>> =
                RefCell::new(MoveBuf::with_capacity(<State as tabletop::Game>::MAX_MOVES));
        }
        BUF.with_borrow_mut(|buf| {
            buf.clear();
            $with(buf)
        })
    }};
}

mod cards {
    use origami::State;

    use super::*;

    impl Hosted for State {
        fn options(setup: &origami::Setup) -> Options {
            Options {
                players: setup.players(),
                families: setup.families().iter().map(|family| family.word().to_owned()).collect(),
                characters: setup.characters().iter().map(|character| character.word().to_owned()).collect(),
                ..Options::default()
            }
        }

        fn is_start_of_turn(&self) -> bool {
            self.write_position().is_some()
        }

        fn with_buf<T>(with: impl FnOnce(&mut MoveBuf<Self::Move>) -> T) -> T {
            lend!(with)
        }

        type Lately = ();

        fn take_in((): &mut (), _: &Self::Event) {}

        fn help(
            state: &Self,
            view: &origami::View,
            memory: &origami::Memory,
            (): &(),
            ask: Option<origami::Ask>,
        ) -> Help {
            Any::Cards(CardsHelp::new(state, view, memory, ask))
        }
    }
}

mod islands {
    use ::islands::{Ask, State, Variant};
    use tabletop::{Asked, Game as _};

    use super::*;

    impl Hosted for State {
        fn options(setup: &::islands::Setup) -> Options {
            let variant = Some(setup.variant()).filter(|&variant| variant != Variant::Standard);
            Options {
                players: setup.players(),
                variant: variant.map(|variant| variant.word().to_owned()),
                sheets: setup.in_order().into_iter().map(|sheet| setup.atlas().sheet(sheet).id.clone()).collect(),
                ..Options::default()
            }
        }

        fn is_start_of_turn(&self) -> bool {
            match self.asked() {
                Asked::Chance(_, Ask::AuctionDie) => true,
                Asked::Together(waiting, Ask::Keep) => waiting.len() == self.players(),
                _ => false,
            }
        }

        fn with_buf<T>(with: impl FnOnce(&mut MoveBuf<Self::Move>) -> T) -> T {
            lend!(with)
        }

        type Lately = Lately;

        fn take_in(lately: &mut Lately, event: &::islands::Event) {
            lately.take_in(event);
        }

        fn help(state: &Self, view: &::islands::View, _: &Self::Memory, lately: &Lately, _: Option<Ask>) -> Help {
            Any::Islands(IslandsHelp::new(state, view.viewer, lately))
        }
    }
}

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
