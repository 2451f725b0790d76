//! The parts questions are made of: which cards, from where, at what price; what is painted, and when.

use serde::Serialize;
use session::cards::{From as Place, Limit, Noted, Price, Source, Species, Spot, Which};
use session::islands::{Brush, Moment};
use utoipa::ToSchema;

/// Which cards.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Which)]
#[serde(rename_all = "snake_case")]
pub enum WhichJson {
    /// All.
    Any,
    /// Those of a family.
    Family(&'static str),
    /// Family cards and characters.
    Origami,
    /// Those worth at most so many folds.
    UpTo(u8),
    /// Rice paper.
    RicePaper,
}

impl From<Which> for WhichJson {
    fn from(which: Which) -> Self {
        match which {
            Which::Any => Self::Any,
            Which::Of(family) => Self::Family(family.word()),
            Which::Origami => Self::Origami,
            Which::UpTo(folds) => Self::UpTo(folds),
            Which::RicePaper => Self::RicePaper,
        }
    }
}

/// Where a card is picked from.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = From)]
#[serde(rename_all = "snake_case")]
pub enum FromJson {
    /// The Draw Line.
    Line(WhichJson),
    /// Your hand.
    Hand(WhichJson),
    /// The cards paid for the played card.
    Paid,
    /// The top discard.
    TopDiscard,
    /// The cards others just discarded.
    JustDiscarded,
    /// The discards, because rice paper was in the payment.
    DiscardsForRicePaper,
    /// The cards looked at.
    LookedAt,
    /// What is left of your hand beside the card chosen before.
    RestOfHand,
    /// The visible instant effects of other origami; the card stays where it is.
    VisibleInstants,
}

impl From<Place> for FromJson {
    fn from(place: Place) -> Self {
        match place {
            Place::Line(which) => Self::Line(which.into()),
            Place::Hand(which) => Self::Hand(which.into()),
            Place::Paid => Self::Paid,
            Place::TopDiscard => Self::TopDiscard,
            Place::JustDiscarded => Self::JustDiscarded,
            Place::DiscardsForRicePaper => Self::DiscardsForRicePaper,
            Place::LookedAt => Self::LookedAt,
            Place::RestOfHand => Self::RestOfHand,
            Place::VisibleInstants => Self::VisibleInstants,
        }
    }
}

/// Which groups of Draw Line cards.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Limit)]
#[serde(rename_all = "snake_case")]
pub enum LimitJson {
    /// At most so many folds, and at least one card.
    AtMost(u8),
    /// At most so many folds, and the top discard too if wanted; not nothing at all.
    AtMostWithTopDiscard(u8),
    /// Exactly so many folds.
    Exactly(u8),
    /// Exactly so many cards, or all there are.
    Cards(u8),
}

impl From<Limit> for LimitJson {
    fn from(limit: Limit) -> Self {
        match limit {
            Limit::AtMost(folds) => Self::AtMost(folds),
            Limit::AtMostWithTopDiscard(folds) => Self::AtMostWithTopDiscard(folds),
            Limit::Exactly(folds) => Self::Exactly(folds),
            Limit::Cards(count) => Self::Cards(count),
        }
    }
}

/// What is paid.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Price)]
#[serde(rename_all = "snake_case")]
pub enum PriceJson {
    /// The cost.
    Normal,
    /// The cost less any amount up to this one, never below 0.
    UpToLess(u8),
    /// Nothing.
    Free,
}

impl From<Price> for PriceJson {
    fn from(price: Price) -> Self {
        match price {
            Price::Normal => Self::Normal,
            Price::UpToLess(folds) => Self::UpToLess(folds),
            Price::Free => Self::Free,
        }
    }
}

/// A card that an effect treats apart.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Noted)]
pub struct NotedJson {
    /// Which.
    card: &'static str,
    /// Must it be part of the payment? In any case it may not be the card played, though an identical copy may.
    must_pay: bool,
}

impl NotedJson {
    /// What the noted card means for a play.
    #[must_use]
    pub fn new(how: Noted, card: Option<Species>) -> Option<Self> {
        let must_pay = match how {
            Noted::Ignored => return None,
            Noted::NotPlayed => false,
            Noted::MustPay => true,
        };
        card.map(|card| Self { card: card.slug(), must_pay })
    }
}

/// Where an origami that is played comes from.
#[must_use]
pub const fn source(source: Source) -> &'static str {
    match source {
        Source::Hand => "hand",
        Source::Line => "line",
        Source::Discards => "discards",
    }
}

/// A place in a collection.
#[must_use]
pub const fn spot(spot: Spot) -> &'static str {
    match spot {
        Spot::AnyOrigami => "any_origami",
        Spot::OwnOrigami => "own_origami",
        Spot::NewPlace => "new_place",
    }
}

/// What is painted.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Brush)]
#[serde(rename_all = "snake_case")]
pub enum BrushJson {
    /// One square.
    Square,
    /// The whole shape with this number.
    Whole(u8),
    /// The first piece of the shape with this number.
    First(u8),
    /// The second piece of the shape with this number: it must follow.
    Second(u8),
    /// Any connected form of so many squares.
    Free(u8),
}

impl From<Brush> for BrushJson {
    fn from(brush: Brush) -> Self {
        match brush {
            Brush::Square => Self::Square,
            Brush::Whole(shape) => Self::Whole(shape.number()),
            Brush::First(shape) => Self::First(shape.number()),
            Brush::Second(shape) => Self::Second(shape.number()),
            Brush::Free(size) => Self::Free(size),
        }
    }
}

/// When technologies can be used.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Moment)]
#[serde(rename_all = "snake_case")]
pub enum MomentJson {
    /// A die was rolled.
    Roll,
    /// The bidding is settled.
    Bidding,
    /// The auctioned shape has its form and colour.
    Shape,
    /// The action step is over.
    StepEnd,
    /// The season marker should move.
    Marker,
}

impl From<Moment> for MomentJson {
    fn from(moment: Moment) -> Self {
        match moment {
            Moment::Roll => Self::Roll,
            Moment::Bidding => Self::Bidding,
            Moment::Shape => Self::Shape,
            Moment::StepEnd => Self::StepEnd,
            Moment::Marker => Self::Marker,
        }
    }
}
