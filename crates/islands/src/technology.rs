//! The technologies of the solo game (I-13.5 to I-13.12): names, pairs, and what each level is.

use crate::rules::Rule;

/// So many levels each has.
pub const LEVELS: u8 = 3;

/// A technology, in the order of the science sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Technology {
    /// Paints shapes of one's own form, once.
    Expancing,
    /// Coins after the bidding.
    Auctionis,
    /// Coins at the end of the action step.
    Economicus,
    /// Changes the colour of the auctioned shape.
    ReColor,
    /// Rolls a die again.
    ReRoll,
    /// Changes the auctioned shape.
    Transforming,
    /// Changes what the season marker does.
    Timenautics,
}

impl Technology {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Expancing,
        Self::Auctionis,
        Self::Economicus,
        Self::ReColor,
        Self::ReRoll,
        Self::Transforming,
        Self::Timenautics,
    ];

    /// The word in records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Expancing => "expancing",
            Self::Auctionis => "auctionis",
            Self::Economicus => "economicus",
            Self::ReColor => "re-color",
            Self::ReRoll => "re-roll",
            Self::Transforming => "transforming",
            Self::Timenautics => "timenautics",
        }
    }

    /// The technology of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.word() == word)
    }

    /// The rule that tells what it does.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Expancing => Rule::Expancing,
            Self::Auctionis => Rule::Auctionis,
            Self::Economicus => Rule::Economicus,
            Self::ReColor => Rule::ReColor,
            Self::ReRoll => Rule::ReRoll,
            Self::Transforming => Rule::Transforming,
            Self::Timenautics => Rule::Timenautics,
        }
    }

    /// The one that its first level closes (I-13.5).
    #[must_use]
    pub const fn partner(self) -> Option<Self> {
        match self {
            Self::Expancing => None,
            Self::Auctionis => Some(Self::Economicus),
            Self::Economicus => Some(Self::Auctionis),
            Self::ReColor => Some(Self::ReRoll),
            Self::ReRoll => Some(Self::ReColor),
            Self::Transforming => Some(Self::Timenautics),
            Self::Timenautics => Some(Self::Transforming),
        }
    }
}

/// When technologies can be used (I-13.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Moment {
    /// A die was rolled: Re-Roll.
    Roll,
    /// The bidding is settled: Auctionis.
    Bidding,
    /// The auctioned shape has its form and colour: Transforming, Re-Color.
    Shape,
    /// The action step is over: Economicus.
    StepEnd,
    /// The season marker should move: Timenautics.
    Marker,
}

impl Moment {
    /// Those that can be used then.
    #[must_use]
    pub const fn technologies(self) -> &'static [Technology] {
        match self {
            Self::Roll => &[Technology::ReRoll],
            Self::Bidding => &[Technology::Auctionis],
            Self::Shape => &[Technology::ReColor, Technology::Transforming],
            Self::StepEnd => &[Technology::Economicus],
            Self::Marker => &[Technology::Timenautics],
        }
    }
}

/// What a roll is for. Every die has an address of round, purpose and count, so that with fixed dice nobody's decisions
/// change what another round's die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Purpose {
    /// Which card is auctioned.
    Auction,
    /// Carrambah's bid.
    Carrambah,
    /// The colour of the auctioned shape.
    Colour,
    /// The colour of a grove's shape.
    Grove,
    /// The shape of Transforming.
    Transforming,
    /// The colour of Re-Color.
    ReColor,
    /// A die rolled again.
    ReRoll,
}

impl Purpose {
    /// How many there are.
    pub const COUNT: usize = 7;
}

/// Where a die belongs: the same address has the same face in a game with fixed dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Address {
    /// The round, counted from 1, whatever space the season marker is on.
    pub round: u8,
    /// What for.
    pub purpose: Purpose,
    /// How many were rolled for that in this round before.
    pub count: u8,
}

/// How well a solo game went (I-13.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Rank {
    /// 75 points or more.
    Apprentice,
    /// 100 points or more.
    Master,
    /// 150 points or more.
    Builder,
    /// 200 points or more.
    Architect,
    /// 250 points or more.
    Founder,
    /// 300 points or more.
    Creator,
}

impl Rank {
    /// From the lowest to the highest.
    pub const ALL: [Self; 6] =
        [Self::Apprentice, Self::Master, Self::Builder, Self::Architect, Self::Founder, Self::Creator];

    /// The fewest points it takes.
    #[must_use]
    pub const fn least(self) -> i16 {
        match self {
            Self::Apprentice => 75,
            Self::Master => 100,
            Self::Builder => 150,
            Self::Architect => 200,
            Self::Founder => 250,
            Self::Creator => 300,
        }
    }

    /// The rank of a score; none below 75 points.
    #[must_use]
    pub fn of(points: i16) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|rank| points >= rank.least())
    }

    /// The word in reports.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Master => "master",
            Self::Builder => "builder",
            Self::Architect => "architect",
            Self::Founder => "founder",
            Self::Creator => "creator",
        }
    }
}
