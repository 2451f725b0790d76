//! Corrections: what an owner of the printed game says is different, and what is wrong with it.

use std::fmt;

use tabletop::CardSet;

use super::{MAX_COST, MAX_FAMILY, MAX_FOLDS, MAX_RAISE, MAX_ROUNDS, MIN_FAMILY};
use crate::card::{Family, Species};

/// A correction of one fact of one card by the owner of a printed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Override {
    /// Which card.
    pub species: Species,
    /// What is different.
    pub change: Change,
}

/// What an [`Override`] changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// How many copies.
    Quantity(u8),
    /// Its cost.
    Cost(u8),
    /// Its folds.
    Folds(u8),
    /// Its points.
    Points(u8),
    /// Its family.
    Family(Family),
    /// It has the kind and ability of this card.
    AbilityOf(Species),
}

/// A fact of a card that is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// How many copies.
    Quantity,
    /// Its cost.
    Cost,
    /// Its folds.
    Folds,
    /// Its points.
    Points,
}

impl Number {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Quantity, Self::Cost, Self::Folds, Self::Points];

    /// The word records and edition files use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Quantity => "quantity",
            Self::Cost => "cost",
            Self::Folds => "folds",
            Self::Points => "points",
        }
    }

    /// The least and the most it can be.
    #[must_use]
    pub const fn range(self) -> (u8, u8) {
        match self {
            Self::Quantity => (0, MAX_FAMILY),
            Self::Cost => (0, MAX_COST),
            // At least 1: otherwise a payment could name any number of cards.
            Self::Folds => (1, MAX_FOLDS),
            Self::Points => (0, 99),
        }
    }

    /// The change that makes it `n`.
    #[must_use]
    pub const fn change(self, n: u8) -> Change {
        match self {
            Self::Quantity => Change::Quantity(n),
            Self::Cost => Change::Cost(n),
            Self::Folds => Change::Folds(n),
            Self::Points => Change::Points(n),
        }
    }
}

impl fmt::Display for Override {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.species)?;
        match self.change {
            Change::Quantity(n) => write!(f, "quantity {n}"),
            Change::Cost(n) => write!(f, "cost {n}"),
            Change::Folds(n) => write!(f, "folds {n}"),
            Change::Points(n) => write!(f, "points {n}"),
            Change::Family(family) => write!(f, "family {}", family.word()),
            Change::AbilityOf(species) => write!(f, "ability {species}"),
        }
    }
}

impl Override {
    /// Reads what `Display` writes: card, field, value.
    #[must_use]
    pub fn parse(card: &str, field: &str, value: &str) -> Option<Self> {
        let change = match field {
            "family" => Change::Family(Family::named(value)?),
            "ability" => Change::AbilityOf(Species::named(value)?),
            _ => Number::ALL.into_iter().find(|number| number.word() == field)?.change(value.parse().ok()?),
        };
        Some(Self { species: Species::named(card)?, change })
    }
}

/// Why an edition can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadEdition {
    /// A number is outside its range.
    OutOfRange {
        /// The correction at fault.
        at: Override,
        /// The least allowed.
        least: u8,
        /// The most allowed.
        most: u8,
    },
    /// A family has too few cards to deal a game with.
    SmallFamily(Family, u8),
    /// A family has so many cards that four like it would not fit on the table.
    LargeFamily(Family, u8),
    /// All species together have more cards than there are card numbers.
    TooManyCards(u16),
    /// A character has no family and no points, and there is one of each version; of rice paper nothing can be corrected.
    FixedFact(Override),
    /// A character has the ability of a character, and nobody else has.
    WrongAbility(Override),
    /// Characters could raise payments by more folds than there is room for.
    TooDear(u8),
    /// More rounds of plays could be open at once (every Dragon, every Parrot that copies one) than there is room for.
    TooManyRounds(u8),
    /// A card could be paid in more ways than a list of moves holds.
    TooManyPayments(Species),
}

impl fmt::Display for BadEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { at, least, most } => write!(f, "{at}: must be from {least} to {most}"),
            Self::SmallFamily(family, n) => write!(f, "{} has {n} cards, needs at least {MIN_FAMILY}", family.word()),
            Self::LargeFamily(family, n) => write!(f, "{} has {n} cards, may have {MAX_FAMILY}", family.word()),
            Self::TooManyCards(n) => write!(f, "{n} cards in all, there is room for {}", CardSet::CAPACITY),
            Self::FixedFact(at) => write!(f, "{at}: this card has no such fact to correct"),
            Self::WrongAbility(at) => write!(f, "{at}: characters have abilities of characters, and nobody else has"),
            Self::TooDear(n) => {
                write!(f, "characters could raise payments by {n} folds, there is room for {MAX_RAISE}")
            }
            Self::TooManyRounds(n) => {
                write!(f, "{n} cards open rounds of plays or copy them, there is room for {MAX_ROUNDS}")
            }
            Self::TooManyPayments(species) => write!(f, "{species} could be paid in too many ways"),
        }
    }
}

impl std::error::Error for BadEdition {}
