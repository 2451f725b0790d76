//! The words abilities are made of.
//!
//! An ability is `const` data. A step of its own needs two cards that use it; what one card alone does is a function
//! in that card's file ([`Step::Do`]). Nothing here asks a question of a new kind: the asks are a closed set.

use tabletop::{Seat, Sink};

use crate::card::{Family, Side, Species};
use crate::event::Event;
use crate::state::State;

/// What a card does, and when.
#[derive(Clone, Copy, Debug)]
pub enum Ability {
    /// Once, when played, if its player wants to (O-5.5).
    Instant(&'static [Step]),
    /// As an action of its own, from the next turn on, while on top (O-5.6, O-6).
    Special(&'static [Step]),
    /// At the end of the game, covered or not (O-5.7); of a character, while it is in play (L-6.1).
    Scoring(Score),
    /// A rule that is different while the card is on top of a collection, or the character in play: never run, only
    /// asked (L-4.1, L-4.4).
    Ongoing(Modifier),
    /// Something that follows something else, while the card is on top or the character in play (L-4.7).
    Reaction(Reaction),
    /// As part of the draw-cards action, between taking and refilling, if its player wants to, while on top (L-7.9).
    WithDraw(&'static [Step]),
}

/// The kind of an ability, as printed on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Kind {
    /// An instant effect.
    Instant,
    /// A special action.
    Special,
    /// A scoring effect.
    Scoring,
    /// An ongoing effect.
    Ongoing,
}

impl Ability {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Instant(_) => Kind::Instant,
            Self::Special(_) => Kind::Special,
            Self::Scoring(_) => Kind::Scoring,
            Self::Ongoing(_) | Self::Reaction(_) | Self::WithDraw(_) => Kind::Ongoing,
        }
    }

    /// Its steps; what is only asked has none.
    #[must_use]
    pub const fn steps(&self) -> &'static [Step] {
        match self {
            Self::Instant(steps) | Self::Special(steps) | Self::WithDraw(steps) => steps,
            Self::Scoring(_) | Self::Ongoing(_) | Self::Reaction(_) => &[],
        }
    }
}

/// One step of an ability. The player who uses the ability is its *owner*.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// The owner draws cards from the deck.
    Draw(Count),
    /// The owner, or every player in turn order, draws rice paper (L-5.2).
    RicePaper(Who, Count),
    /// Every player in turn order from the owner, one after another (O-5.11).
    Each(Each),
    /// The owner looks at cards from the deck, apart from the hand.
    Look(u8),
    /// The owner picks one card and notes it.
    Choose(From, Slot),
    /// The owner picks one card and takes it in hand; it is noted in slot A.
    Take(From),
    /// The owner takes every such card of the Draw Line.
    TakeAll(Which),
    /// The owner takes a group of Draw Line cards.
    TakeSome(Limit),
    /// The owner picks one card and discards it. From the hand it is a price: paid in full or the effect is not used.
    Discard(From),
    /// The owner discards any number of such cards from hand, in one group; their number is noted.
    DiscardAny(Which),
    /// What is left of the looked-at cards goes there.
    PutRest(Rest),
    /// The owner plays an origami.
    Play(Terms),
    /// Several players choose a card from hand in secret; then all are carried out in turn order (O-5.11).
    Together(Who, Deed),
    /// The owner picks an opponent who has cards.
    ChoosePlayer,
    /// The owner takes a card at random from the hand of the chosen player.
    Steal,
    /// The owner picks a place in a collection.
    PickSpot(Spot),
    /// The steps of the species in slot A go on in place of these.
    Become(Slot),
    /// The active player takes another action after this one (O-3.4).
    AnotherAction,
    /// The Draw Line is refilled at once.
    Refill,
    /// A function of the card's own.
    Do(Own),
}

/// What a card's own function knows of the effect it is part of.
#[derive(Debug)]
pub struct Context {
    /// The owner of the effect.
    pub seat: Seat,
    /// The card that was played or used.
    pub card: Species,
    /// Is the effect that of another card, which this one copies?
    pub is_copied: bool,
    /// The collection the card lies in.
    pub side: Side,
    /// The cards noted in the slots.
    pub slots: [Option<Species>; 2],
    /// The chosen player, or the player whose origami was picked.
    pub who: Seat,
    /// The origami of that player picked by [`Step::PickSpot`]: its collection, and its place from the bottom.
    pub spot: (Side, u8),
}

/// A step that only one card needs: what it does, and whether it would change anything (asked before the effect is
/// offered or the special action chosen).
#[derive(Clone, Copy, Debug)]
pub struct Own {
    /// Carries the step out. Events are handed to the last argument.
    pub run: fn(&mut State, &Context, &mut Tell),
    /// Would it do anything? For an instant effect this may look at public things only.
    pub possible: fn(&State, Seat, Side) -> bool,
}

/// Where a card's own function tells its events; they are built only if somebody listens.
pub type Tell<'a> = dyn FnMut(&dyn Fn() -> Event) + 'a;

/// A [`Tell`] as a sink.
pub(crate) struct Teller<'a, 'b>(pub(crate) &'a mut Tell<'b>);

impl Sink<Event> for Teller<'_, '_> {
    fn put(&mut self, event: impl FnOnce() -> Event) {
        // The listener calls at most once; the cell turns "once" into "may be called through a shared reference".
        let event = std::cell::Cell::new(Some(event));
        (self.0)(&|| match event.take() {
            Some(build) => build(),
            None => unreachable!("an event is told once"),
        });
    }
}

/// Where a picked card is noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The first.
    A,
    /// The second.
    B,
}

/// How many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// That many.
    Fixed(u8),
    /// One, or two if another origami of this species than the card itself is visible.
    OneOrTwoIfAnother(Species),
    /// One, and one more for each visible origami of this species.
    OnePlusVisible(Species),
    /// As many as were just discarded by [`Step::DiscardAny`].
    AsDiscarded,
    /// One for each origami under the card in its collection (L-7.13).
    EachUnder,
    /// One, or two if no opponent holds fewer cards than the owner.
    OneOrTwoIfNobodyHoldsFewer,
}

/// Which cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// All, rice paper included where it can be.
    Any,
    /// Those of a family.
    Of(Family),
    /// Family cards and characters (L-4.6).
    Origami,
    /// Those worth at most so many folds.
    UpTo(u8),
    /// Rice paper.
    RicePaper,
}

/// Where a card is picked from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum From {
    /// The Draw Line.
    Line(Which),
    /// The owner's hand.
    Hand(Which),
    /// The cards paid for the played card, wherever the payment put them.
    Paid,
    /// The top discard; there is nothing to pick.
    TopDiscard,
    /// The cards that [`Step::Together`] just made others discard.
    JustDiscarded,
    /// The discards, if rice paper was in the payment for the played card (L-7.13).
    DiscardsForRicePaper,
    /// The cards looked at.
    LookedAt,
    /// What is left of the hand beside the card chosen before (L-7.6, L-7.7).
    RestOfHand,
    /// The visible instant effects of other origami (O-9.1, O-9.12): the card stays where it is.
    VisibleInstants,
}

/// Which groups of Draw Line cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// At most so many folds, and at least one card.
    AtMost(u8),
    /// At most so many folds, and the top discard too if wanted; not nothing at all.
    AtMostWithTopDiscard(u8),
    /// Exactly so many folds.
    Exactly(u8),
    /// Exactly so many cards, or all there are.
    Cards(u8),
}

/// What becomes of the cards looked at and not picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// The owner takes them in hand.
    ToHand,
    /// They are discarded in one group.
    ToDiscards,
}

/// How an effect lets its owner play an origami.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Which origami.
    pub which: Which,
    /// At what price.
    pub price: Price,
    /// Whether it must be done.
    pub must: Must,
    /// Whether a card of the Draw Line may be taken instead.
    pub instead: Instead,
    /// The part of the card noted in slot A.
    pub noted: Noted,
    /// Where it comes from: the hand, or the Draw Line.
    pub from: Source,
}

impl Terms {
    /// One origami, paying, if wanted.
    pub const MAY: Self = Self {
        which: Which::Any,
        price: Price::Normal,
        must: Must::May,
        instead: Instead::Nothing,
        noted: Noted::Ignored,
        from: Source::Hand,
    };

    /// The bonus of a character: one origami of the Draw Line, without paying (L-4.3).
    pub const BONUS: Self = Self { price: Price::Free, from: Source::Line, ..Self::MAY };

    /// The terms of the action "play one origami".
    pub const ACTION: Self = Self { must: Must::IfAble, ..Self::MAY };
}

/// Where an origami that is played comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Source {
    /// The player's hand.
    #[default]
    Hand,
    /// The Draw Line (L-4.3).
    Line,
    /// The top of the discards (L-7.10).
    Discards,
}

/// What is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Price {
    /// The cost.
    Normal,
    /// The cost less any amount up to this one, never below 0.
    UpToLess(u8),
    /// Nothing.
    Free,
}

/// May or must.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Must {
    /// Only if wanted.
    May,
    /// If it can be done at all.
    IfAble,
}

/// What may be done in place of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Instead {
    /// Nothing else.
    Nothing,
    /// Take one Draw Line card of the same kind, whatever its folds.
    TakeFromLine,
}

/// What the noted card means for a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noted {
    /// Nothing.
    Ignored,
    /// It may not be the card played, though an identical copy may.
    NotPlayed,
    /// It may not be the card played and must be part of the payment.
    MustPay,
}

/// On whom an effect works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The owner alone.
    Owner,
    /// Every other player.
    Opponents,
    /// Every player.
    Everyone,
}

/// What several players do at once with the card each has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Discard it.
    Discard,
    /// Pass it to the player on the right; it is an origami (O-9.10).
    PassRight,
    /// Discard it and a second one (L-7.7).
    DiscardTwo,
    /// Pass it to the player on the left, and a second one to the right (L-7.6).
    PassLeftAndRight,
}

impl Deed {
    /// How many cards each player chooses.
    #[must_use]
    pub const fn cards(self) -> u8 {
        match self {
            Self::Discard | Self::PassRight => 1,
            Self::DiscardTwo | Self::PassLeftAndRight => 2,
        }
    }

    /// Which cards can be chosen.
    #[must_use]
    pub const fn which(self) -> Which {
        match self {
            Self::PassRight => Which::Origami,
            Self::Discard | Self::DiscardTwo | Self::PassLeftAndRight => Which::Any,
        }
    }
}

/// What every player does, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Each {
    /// Draws so many cards from the deck.
    Draws(u8),
    /// May play an origami, paying (L-7.5).
    MayPlay,
    /// May take one such Draw Line card, whereupon the line is refilled (L-7.16).
    MayTake(Which),
}

/// A place in a collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// That of an origami of any player, other than at the bottom (L-7.4).
    AnyOrigami,
    /// That of one of the owner's origami (L-7.3).
    OwnOrigami,
    /// A new one for the origami picked before; it goes there (L-7.3).
    NewPlace,
}

/// What an ongoing effect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// The hand limit (L-3.2).
    Hand(i8),
    /// The hand limit, for each origami of this species in the owner's collections; several on top do not add up.
    HandForEach(Species, i8),
    /// The limit of the draw-cards action is 3 plus the hand modifiers, where that is more than 4 (L-7.1).
    DrawLimitByHand,
    /// The limit of the draw-cards action.
    DrawLimit(i8),
    /// The limit of the draw-cards action, but a single card may always be taken.
    DrawLimitOrOneCard(i8),
    /// The draw-cards action takes at most so many cards.
    DrawAtMost(u8),
    /// The size of the Draw Line; a card is added at once (L-7.11).
    LineSize(u8),
    /// What playing an origami costs (L-4.5).
    Cost(i8),
    /// A payment may exceed the cost by so much (L-7.17).
    Overpay(u8),
    /// A payment above 0 has at least so many cards.
    PayWithAtLeast(u8),
    /// The top discard may be played (L-7.10).
    PlayTopDiscard,
    /// The top discard may be part of a payment (L-7.12).
    PayWithTopDiscard,
}

/// What follows something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// The owner plays an origami with one of these printed costs: another action (O-3.4).
    ActionForCost(&'static [u8]),
    /// The owner plays an origami into the other collection: so many cards from the deck.
    CardsForOtherCollection(u8),
    /// The owner's draw-cards action leaves folds unused: so much rice paper (L-7.15).
    RicePaperForUnusedFolds(u8),
    /// The active player ends a turn with at most so many cards: one card from the deck (L-3.3).
    CardAtTurnEnd {
        /// So many.
        at_most: u8,
    },
    /// The active player ends a turn with at least so many cards: one is discarded (L-3.3).
    DiscardAtTurnEnd {
        /// So many.
        at_least: u8,
    },
}

/// What a scoring effect adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// One point for each so many cards in hand, rounded down.
    PerCardsInHand(u8),
    /// Points for each origami of a species in the owner's collections.
    PerSpecies(Species, u8),
    /// Points for each origami of a family in the owner's collections, itself included.
    PerFamily(Family, u8),
    /// Points for each other origami in the same collection.
    PerOtherInCollection(u8),
    /// Points if the owner's collections hold at least so many of a species.
    IfAtLeast(u8, Species, u8),
    /// Points for each rice paper in hand.
    PerRicePaper(u8),
    /// Points if an origami of the species lies directly above or below, once.
    IfNextTo(Species, u8),
    /// The difference between what the owner's two collections score (L-7.2).
    DifferenceOfCollections,
    /// Points for each player with fewer cards in hand than the owner.
    PerPlayerWithFewerCards(u8),
    /// Points for each opponent with fewer origami of a family in their collections than the owner.
    PerPlayerWithFewerOf(Family, u8),
    /// Points for every player, whoever owns the card, with the most (or fewest) of something (L-6.2, L-6.3).
    ToThoseWith(Feat, u8),
}

/// What [`Score::ToThoseWith`] rewards; 0 never counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// The most origami of a family in the collections.
    MostOf(Family),
    /// The most different families in the collections.
    MostFamilies,
    /// The fewest different families in the collections.
    FewestFamilies,
    /// The most origami that cost at least so much in the collections.
    MostCostingAtLeast(u8),
    /// The most origami that cost at most so much in the collections.
    MostCostingAtMost(u8),
    /// The most origami in the collections.
    MostOrigami,
    /// The most cards in hand.
    MostCardsInHand,
}
