//! Questions and answers.

use std::fmt;

use tabletop::{Outcome, Seat};

use crate::atlas::{Landmark, Shape, SheetId};
use crate::bits::Squares;
use crate::colour::{Colour, Colours};
use crate::rules::Rule;
use crate::technology::{Moment, Purpose, Technology};

/// A player has so many islands (I-2.2).
pub const ISLANDS: usize = 4;

/// Where a painting action comes from (I-5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Source {
    /// The one square of a player without the card (I-4.3).
    Square,
    /// A coal-pit token (I-8.4).
    CoalPit,
    /// The auctioned shape (I-4.2).
    Auction,
    /// A surrounded grove (I-8.5).
    Grove,
    /// The technology Expancing (I-13.6).
    Expancing,
}

impl Source {
    /// The rule that gives the painting action.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Square => Rule::Others,
            Self::CoalPit => Rule::CoalPit,
            Self::Auction => Rule::Winner,
            Self::Grove => Rule::Grove,
            Self::Expancing => Rule::Expancing,
        }
    }
}

/// What is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Brush {
    /// One square.
    Square,
    /// A whole shape of one piece.
    Whole(Shape),
    /// The first piece of a shape of two (I-5.6).
    First(Shape),
    /// The second piece of a shape of two: it must follow (I-5.9).
    Second(Shape),
    /// Any connected form of so many squares (I-13.21).
    Free(u8),
}

/// How a landmark was surrounded, and the side of the token it gives (I-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Side {
    /// With a single colour: the better side, *any colour* or +2.
    Single,
    /// With different colours: *season colour* or +1.
    Different,
}

impl Side {
    /// Both, the better one first.
    pub const BOTH: [Self; 2] = [Self::Single, Self::Different];

    /// The word in records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Different => "different",
        }
    }
}

/// Two of the three sheets a player was dealt, in the order dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kept(pub SheetId, pub SheetId);

/// One of a player's four islands, counted from 0 in reading order (I-2.6); people count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nth(pub u8);

impl Nth {
    /// All four.
    pub const ALL: [Self; ISLANDS] = [Self(0), Self(1), Self(2), Self(3)];

    /// As an index into arrays by island.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Nth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.saturating_add(1).fmt(f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Nth {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0.saturating_add(1))
    }
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Chance deals three sheets to each player (I-2.2).
    Deal,
    /// Which two of the three sheets are kept? All players answer in secret (I-2.2).
    Keep,
    /// Chance draws the first player (I-2.1).
    Lot,
    /// The auction die (I-3.1).
    AuctionDie,
    /// A bid, or pass (I-3.2).
    Bid {
        /// The card, 1 to 6.
        card: u8,
        /// The lowest legal bid.
        least: u16,
    },
    /// Which shape (I-4.6, I-8.12)?
    Shape {
        /// For what.
        source: Source,
    },
    /// The colour die (I-5.5).
    ColourDie {
        /// For what.
        source: Source,
        /// For which shape.
        shape: Shape,
    },
    /// Where, and in which colour where it is free; or give up (I-5.7). For coal pits, giving up ends all of them.
    Paint {
        /// For what.
        source: Source,
        /// What is painted.
        brush: Brush,
        /// The colours that may be used.
        colours: Colours,
    },
    /// From which of the equally rich (I-8.7)?
    Richest {
        /// How many coins are taken, if there are so many.
        coins: u8,
    },
    /// Whose token, and with which side up (I-12.3)?
    Token {
        /// Coal pit or gold mine.
        landmark: Landmark,
    },
    /// A die of Carrambah's bid, of Re-Color or of Transforming, or one rolled again (I-13.2, I-13.9 to I-13.11).
    SoloDie {
        /// What for.
        purpose: Purpose,
    },
    /// Use a technology now, or go on (I-13.16)?
    Technology {
        /// When.
        moment: Moment,
    },
    /// Research a level, or act (I-13.3)?
    Research,
    /// Which of the two forms of Expancing comes first (I-13.21)?
    FormFirst,
}

impl Ask {
    /// The rule that the question comes from: what an answer of another kind breaks.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Deal | Self::Keep => Rule::KeepTwo,
            Self::Lot => Rule::Players,
            Self::AuctionDie => Rule::Rounds,
            Self::Bid { .. } => Rule::Bids,
            Self::Shape { source: Source::Grove } => Rule::GroveInDetail,
            Self::Shape { .. } => Rule::ShapeOrder,
            Self::ColourDie { .. } => Rule::OneColour,
            Self::Paint { source, .. } => source.rule(),
            Self::FormFirst => Rule::Expancing,
            Self::SoloDie { .. } | Self::Technology { .. } => Rule::SoloOrder,
            Self::Research => Rule::Research,
            Self::Richest { .. } => Rule::Volcano,
            Self::Token { .. } => Rule::TakeToken,
        }
    }
}

/// A level of a technology, used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Use {
    /// Which technology.
    pub technology: Technology,
    /// Which level, 1 to 3.
    pub level: u8,
    /// What else has to be said.
    pub choice: Choice,
}

/// What has to be said to use a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Choice {
    /// Nothing.
    None,
    /// Which die is rolled again, 1 or 2.
    Die(u8),
    /// Which shape it becomes.
    Shape(Shape),
}

/// An answer, by a player or by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Keep these two sheets.
    Keep(Kept),
    /// Bid so many coins.
    Bid(u16),
    /// No (further) bid this round.
    Pass,
    /// Choose this shape.
    Shape(Shape),
    /// Paint these squares.
    Paint {
        /// Of which island.
        island: Nth,
        /// In which colour.
        colour: Colour,
        /// All of them.
        squares: Squares,
    },
    /// Give up the painting action; with coal pits, all squares not yet painted.
    GiveUp,
    /// Take from this player.
    From(Seat),
    /// Take a token that lies on this side from this player.
    Token(Seat, Side),
    /// Research the next level of this technology (I-13.3).
    Research(Technology),
    /// Use a level of a technology.
    Use(Use),
    /// Use nothing (more), or act instead of researching.
    GoOn,
    /// Paint the form of so many squares first (I-13.21).
    Form(u8),
    /// The seed chance deals by.
    Shuffled(u64),
    /// What the die shows, from 1; for the first player, the seat counted from 1.
    Rolled(u8),
}

impl From<Outcome> for Move {
    #[inline]
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Seed(seed) => Self::Shuffled(seed),
            Outcome::Number(n) => Self::Rolled(n.saturating_add(1)),
        }
    }
}

const _: () = assert!(size_of::<Move>() <= 16);
