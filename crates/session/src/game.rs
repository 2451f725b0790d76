//! A game as tables need it, whichever it is.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use bots::contender::Contested;
use tabletop::MoveBuf;
use tabletop::script::Staged;

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

mod isles {
    use islands::{Ask, State, Variant};
    use tabletop::{Asked, Game as _};

    use super::*;

    impl Hosted for State {
        fn options(setup: &islands::Setup) -> Options {
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

        fn take_in(lately: &mut Lately, event: &islands::Event) {
            lately.take_in(event);
        }

        fn help(state: &Self, view: &islands::View, _: &Self::Memory, lately: &Lately, _: Option<Ask>) -> Help {
            Any::Islands(IslandsHelp::new(state, view.viewer, lately))
        }
    }
}

/// 32 bits that tell positions apart: a table that comes to another position than it did when it was played is not continued.
///
/// They depend on how a position is laid out; when that changes, [`DIGESTS`] grows, and older entries are not compared.
pub(crate) fn digest<G: Hash>(state: &G) -> u32 {
    let mut fold = Fold(DIGESTS);
    state.hash(&mut fold);
    let hash = fold.finish();
    (hash ^ (hash >> 32)) as u32
}

/// Which positions have which digests: see [`digest`].
pub(crate) const DIGESTS: u64 = 1;

/// A hash that is the same in every process.
struct Fold(u64);

impl Hasher for Fold {
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            let mut eight = [0; 8];
            eight.copy_from_slice(word);
            self.write_u64(u64::from_le_bytes(eight));
        }
        let mut last = [0; 8];
        let rest = words.remainder();
        if !rest.is_empty() {
            last[..rest.len()].copy_from_slice(rest);
            self.write_u64(u64::from_le_bytes(last));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        let product = u128::from(self.0 ^ n).wrapping_mul(0x9fb2_1c65_1e98_df25);
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(0x2545_f491_4f6c_dd1d);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
