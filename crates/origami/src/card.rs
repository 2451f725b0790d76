//! What a card is: species, families, printed facts and where each fact comes from.

mod words;

use std::fmt;
use std::num::NonZeroU8;

use tabletop::{Encode, Encoding};

use crate::vocab::Ability;

pub use words::{Gender, Names, Noun, Words, f, m, n, weak};

/// A kind of origami: all Cats are one species. Copies of a species are the same thing to everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Species(NonZeroU8);

impl Species {
    /// The species with this number, counted from 1 in the order of the card list; rice paper comes last.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number as usize > Self::COUNT + 1 { None } else { Self::from_byte(number) }
    }

    /// The species with this number, which is that of a species or 0.
    #[inline(always)]
    pub(crate) const fn from_byte(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(n) => Some(Self(n)),
            None => None,
        }
    }

    /// An index into tables by species; 0 is no species.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }
}

impl fmt::Debug for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Species {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.slug())
    }
}

/// The most cards one answer can name: a payment of 9 folds with 1-fold cards, one fold more by a Musician and one more
/// by a Calligrapher, and one to spare.
pub const MAX_CARDS_NAMED: usize = 12;

/// A few cards by species, ascending; copies stand next to each other.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards([Option<Species>; MAX_CARDS_NAMED]);

impl Cards {
    /// No card.
    pub const NONE: Self = Self([None; MAX_CARDS_NAMED]);

    /// The cards of `list`, sorted; `None` if there are more than [`MAX_CARDS_NAMED`].
    #[must_use]
    pub fn new(list: &[Species]) -> Option<Self> {
        let mut cards = Self::NONE;
        for (slot, &s) in cards.0.get_mut(..list.len())?.iter_mut().zip(list) {
            *slot = Some(s);
        }
        cards.0[..list.len()].sort_unstable();
        Some(cards)
    }

    /// Cards by their numbers, a byte each, lowest first, 0 for none; the caller has sorted them.
    #[inline(always)]
    pub(crate) fn from_bytes(bytes: [u64; 2]) -> Self {
        let (first, rest) = (bytes[0].to_le_bytes(), bytes[1].to_le_bytes());
        Self(std::array::from_fn(|at| Species::from_byte(if at < 8 { first[at] } else { rest[at - 8] })))
    }

    /// Puts a species at position `at`. The caller keeps the order.
    #[inline]
    pub(crate) const fn set(&mut self, at: usize, species: Option<Species>) {
        self.0[at] = species;
    }

    /// The species at position `at`.
    #[inline]
    pub(crate) const fn get(&self, at: usize) -> Option<Species> {
        self.0[at]
    }

    /// The cards in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Species> + '_ {
        self.0.iter().map_while(|s| *s)
    }

    /// These cards and one more; one too many is left out.
    pub(crate) fn plus(mut self, species: Species) -> Self {
        let len = usize::from(self.len());
        if let Some(slot) = self.0.get_mut(len) {
            *slot = Some(species);
            self.0[..=len].sort_unstable();
        }
        self
    }

    /// How many cards.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// No card at all?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// How many of `species`.
    #[must_use]
    pub fn count(&self, species: Species) -> u8 {
        self.iter().filter(|&s| s == species).count() as u8
    }

    /// Is `species` at any position, gaps or not?
    pub(crate) fn mentions(&self, species: Species) -> bool {
        self.0.contains(&Some(species))
    }

    /// Each species once.
    pub(crate) fn distinct(&self) -> impl Iterator<Item = Species> + '_ {
        let mut last = None;
        self.iter().filter(move |&s| last.replace(s) != Some(s))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

/// One of a player's two collections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Side {
    /// The left column.
    #[default]
    Left,
    /// The right column.
    Right,
}

impl Side {
    /// Both, left first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The word records use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// A family of 18 cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Family {
    /// Animals of the farm.
    Farm,
    /// Animals of the sky.
    Sky,
    /// Animals of the sea.
    Sea,
    /// Animals of the savannah.
    Savannah,
    /// Animals of the lawn.
    Lawn,
    /// Polar animals.
    Polar,
    /// Exotic animals.
    Exotic,
    /// Dinosaurs.
    Dinosaurs,
    /// Legendary creatures.
    Legendary,
}

impl Family {
    /// All families, in the order of the card list.
    pub const ALL: [Self; 9] = [
        Self::Farm,
        Self::Sky,
        Self::Sea,
        Self::Savannah,
        Self::Lawn,
        Self::Polar,
        Self::Exotic,
        Self::Dinosaurs,
        Self::Legendary,
    ];
    /// The families of Origami.
    pub const ORIGAMI: [Self; 5] = [Self::Farm, Self::Sky, Self::Sea, Self::Savannah, Self::Lawn];
    /// The families of Origami: Legends.
    pub const LEGENDS: [Self; 4] = [Self::Polar, Self::Exotic, Self::Dinosaurs, Self::Legendary];

    /// The word the command line and records use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Farm => "farm",
            Self::Sky => "sky",
            Self::Sea => "sea",
            Self::Savannah => "savannah",
            Self::Lawn => "lawn",
            Self::Polar => "polar",
            Self::Exotic => "exotic",
            Self::Dinosaurs => "dinosaurs",
            Self::Legendary => "legendary",
        }
    }

    /// The family of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.word() == word)
    }
}

/// A character of Origami: Legends; there is a yellow and a red card of each (L-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Character {
    /// Changes what playing costs.
    Musician,
    /// Changes how many cards may be kept.
    Ninja,
    /// Makes something of the top discard.
    Geisha,
    /// Changes the Draw Line, or how many cards may be taken from it.
    Merchant,
    /// Rewards families in collections.
    Actor,
    /// Rewards dear or cheap origami.
    SumoWrestler,
    /// Rewards many cards.
    Samurai,
    /// Changes the limit of a draw.
    Monk,
    /// Changes what may pay.
    Calligrapher,
    /// Looks at hands at the end of a turn.
    Gardener,
}

impl Character {
    /// All characters, in the order of the card list.
    pub const ALL: [Self; 10] = [
        Self::Musician,
        Self::Ninja,
        Self::Geisha,
        Self::Merchant,
        Self::Actor,
        Self::SumoWrestler,
        Self::Samurai,
        Self::Monk,
        Self::Calligrapher,
        Self::Gardener,
    ];

    /// The word the command line and records use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Musician => "musician",
            Self::Ninja => "ninja",
            Self::Geisha => "geisha",
            Self::Merchant => "merchant",
            Self::Actor => "actor",
            Self::SumoWrestler => "sumo_wrestler",
            Self::Samurai => "samurai",
            Self::Monk => "monk",
            Self::Calligrapher => "calligrapher",
            Self::Gardener => "gardener",
        }
    }

    /// The character of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.word() == word)
    }
}

/// One of the two versions of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Colour {
    /// With a yellow background.
    Yellow,
    /// With a red background.
    Red,
}

impl Colour {
    /// Both, in the order of the card list.
    pub const BOTH: [Self; 2] = [Self::Yellow, Self::Red];
}

/// A set of families or characters as bits, in the order of the card list.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $of:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $set(u16);

        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// Is it in the set?
            #[must_use]
            pub const fn has(self, one: $of) -> bool {
                self.0 >> one as u16 & 1 == 1
            }

            /// How many the set holds.
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Is the set empty?
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those of the set, in the order of the card list.
            pub fn iter(self) -> impl Iterator<Item = $of> {
                $of::ALL.into_iter().filter(move |&one| self.has(one))
            }
        }

        impl FromIterator<$of> for $set {
            fn from_iter<I: IntoIterator<Item = $of>>(all: I) -> Self {
                Self(all.into_iter().fold(0, |set, one| set | 1 << one as u16))
            }
        }

        impl Encode for $set {
            fn encode(&self, to: &mut Encoding) {
                to.byte(self.len());
                for one in self.iter() {
                    to.word(one.word());
                }
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

set! {
    /// A set of characters, each with both versions.
    Characters of Character
}

set! {
    /// A set of families.
    Families of Family
}

impl Characters {
    /// The characters of these bits.
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// A bit for each character.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

impl Families {
    /// Those of Origami: Legends.
    const LEGENDS: u16 = 0b1_1110_0000;

    /// Is every family one of Origami?
    pub(crate) const fn are_all_origami(self) -> bool {
        self.0 & Self::LEGENDS == 0
    }

    /// Is every family one of Origami: Legends?
    pub(crate) const fn are_all_legends(self) -> bool {
        self.0 & !Self::LEGENDS == 0
    }

    /// Have the sets a family in common?
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// Where a fact comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Provenance {
    /// Printed on the card, in a rulebook or in a published review.
    Printed,
    /// Ours, because no printed source available to us gives it.
    Ours,
}

/// A fact with its provenance.
#[derive(Clone, Copy, Debug)]
pub struct Field<T> {
    /// The fact.
    pub value: T,
    /// Where it comes from.
    pub from: Provenance,
}

/// A printed fact.
pub const fn printed<T: Copy>(value: T) -> Field<T> {
    Field { value, from: Provenance::Printed }
}

/// A fact of ours.
pub const fn ours<T: Copy>(value: T) -> Field<T> {
    Field { value, from: Provenance::Ours }
}

/// Everything about one species, in one place. Nothing but an [`Edition`](crate::Edition) reads the numbers.
#[derive(Clone, Copy, Debug)]
pub struct Def {
    /// Its names.
    pub name: Names,
    /// The family it counts for; characters and rice paper have none.
    pub family: Field<Option<Family>>,
    /// How many copies its family holds.
    pub quantity: Field<u8>,
    /// Folds to pay to play it.
    pub cost: Field<u8>,
    /// What it is worth when it pays, and against a draw limit.
    pub folds: Field<u8>,
    /// Points in a collection.
    pub points: Field<u8>,
    /// Where the *kind* of its effect comes from (instant, scoring, ongoing, special action).
    pub kind: Provenance,
    /// What it does.
    pub ability: Field<Ability>,
    /// What it does, in words of ours.
    pub text: Words,
    /// Which part of a printed effect is ours, if any.
    pub ours: Option<Words>,
}
