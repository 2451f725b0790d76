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
    /// At the end of the game, covered or not (O-5.7).
    Scoring(Score),
}

/// The kind of an ability, as printed on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// An instant effect.
    Instant,
    /// A special action.
    Special,
    /// A scoring effect.
    Scoring,
}

impl Ability {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Instant(_) => Kind::Instant,
            Self::Special(_) => Kind::Special,
            Self::Scoring(_) => Kind::Scoring,
        }
    }

    /// Its steps; a scoring effect has none.
    #[must_use]
    pub const fn steps(&self) -> &'static [Step] {
        match self {
            Self::Instant(steps) | Self::Special(steps) => steps,
            Self::Scoring(_) => &[],
        }
    }
}

/// One step of an ability. The player who uses the ability is its *owner*.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// The owner draws cards from the deck.
    Draw(Count),
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
    /// The owner discards any number of cards from hand, in one group; their number is noted.
    DiscardAny,
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
    /// The collection the card lies in.
    pub side: Side,
    /// The cards noted in the slots.
    pub slots: [Option<Species>; 2],
    /// The chosen player.
    pub who: Seat,
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
}

/// Which cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// All.
    Any,
    /// Those of a family.
    Of(Family),
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
    /// The cards looked at.
    LookedAt,
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
}

impl Terms {
    /// One origami, paying, if wanted.
    pub const MAY: Self = Self {
        which: Which::Any,
        price: Price::Normal,
        must: Must::May,
        instead: Instead::Nothing,
        noted: Noted::Ignored,
    };

    /// The terms of the action "play one origami".
    pub const ACTION: Self = Self { must: Must::IfAble, ..Self::MAY };
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
    /// Pass it to the player on the right.
    PassRight,
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
}
