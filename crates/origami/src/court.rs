//! The characters of a game: which there are, which are in play, and what those change.

use tabletop::{Encode, Encoding};

use crate::card::{Characters, Species};
use crate::queries::Rules;
use crate::setup::Setup;

/// The characters in the game, and those of them in play: a bit for each version in play, in the order of the card list,
/// then one for each character in the game, and one if any card in the game can change a rule; and what those in play
/// change.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Court {
    bits: u32,
    pub(crate) rules: Rules,
}

impl Court {
    const VERSIONS: u32 = 20;
    const IN_PLAY: u32 = (1 << Self::VERSIONS) - 1;
    const CHANGING: u32 = 1 << 31;

    pub(crate) const fn new(setup: &Setup) -> Self {
        let plain =
            setup.characters().is_empty() && !setup.has_rice_paper() && !setup.edition().has_ongoing(setup.families());
        let changing = if plain { 0 } else { Self::CHANGING };
        Self { bits: (setup.characters().bits() as u32) << Self::VERSIONS | changing, rules: Rules::NONE }
    }

    /// The characters in the game.
    pub(crate) const fn pairs(self) -> Characters {
        Characters::from_bits(((self.bits & !Self::CHANGING) >> Self::VERSIONS) as u16)
    }

    /// Can no card in the game change a rule? A single test, because it is asked everywhere.
    #[inline]
    pub(crate) const fn is_plain(self) -> bool {
        self.bits & Self::CHANGING == 0
    }

    /// The numbers of the versions in play.
    #[inline]
    pub(crate) fn in_play(self) -> impl Iterator<Item = u8> + use<> {
        let mut left = self.bits & Self::IN_PLAY;
        std::iter::from_fn(move || {
            let number = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            number
        })
    }

    pub(crate) const fn has(self, number: u8) -> bool {
        self.bits >> number & 1 == 1
    }

    pub(crate) const fn put(&mut self, number: u8) {
        self.bits |= 1 << number;
    }

    pub(crate) const fn take(&mut self, number: u8) {
        self.bits &= !(1 << number);
    }
}

impl Encode for Court {
    fn encode(&self, to: &mut Encoding) {
        // What those in play change follows from who they are.
        let Self { bits, rules: _ } = self;
        self.pairs().encode(to);
        to.byte((bits & Self::IN_PLAY).count_ones() as u8);
        self.in_play().for_each(|number| Species::of_character_number(number).encode(to));
    }
}

impl std::fmt::Debug for Court {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}, in play {:020b}", self.pairs(), self.bits & Self::IN_PLAY)
    }
}
