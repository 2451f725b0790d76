//! What happened. An event is told to everybody, but not everybody sees the same of it.

use tabletop::{Seat, Viewer};

use crate::card::{Side, Species};
use crate::vocab::Source;

/// Something that happened. `C` stands for a card that not everybody sees: [`Species`] with full information,
/// [`Seen`] for one viewer. Cards that everybody sees are plain [`Species`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum Event<C = Species> {
    /// A deck was formed; at the start of the game from all cards, later from all discards.
    Shuffled {
        /// The deck, next card first.
        order: Box<[C]>,
    },
    /// A card was dealt face up.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Species,
    },
    /// The Starting Player is known.
    Starts {
        /// Who.
        seat: Seat,
    },
    /// A player begins a turn.
    Turn {
        /// Who.
        seat: Seat,
    },
    /// The active player takes an action that an effect added.
    ExtraAction {
        /// Who.
        seat: Seat,
    },
    /// A player has no legal action: the turn, or the extra action, is lost.
    NoAction {
        /// Who.
        seat: Seat,
    },
    /// The top card of the deck was turned over into the Draw Line.
    LineFilled {
        /// Which.
        card: Species,
    },
    /// A card of the Draw Line was discarded.
    LineDiscarded {
        /// Which.
        card: Species,
    },
    /// A card of the Draw Line was taken in hand.
    TookFromLine {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Species,
    },
    /// A card of the discard pile was taken in hand: the copy nearest the top.
    TookDiscard {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Species,
    },
    /// A card was drawn from the deck.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; seen by that player alone.
        card: C,
    },
    /// A card of the deck was looked at, apart from the hand.
    LookedAt {
        /// By whom.
        seat: Seat,
        /// Which; seen by that player alone.
        card: C,
    },
    /// A looked-at card was taken in hand.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which; seen by that player alone.
        card: C,
    },
    /// A looked-at card was discarded.
    DiscardedLookedAt {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Species,
    },
    /// A player chose an origami to play. Until it is paid for it is in that player's hand.
    Plays {
        /// Who.
        seat: Seat,
        /// Which.
        card: Species,
        /// Onto which collection; a character goes to none.
        side: Option<Side>,
        /// Where it comes from.
        from: Source,
    },
    /// A card was discarded from hand as part of a payment.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Species,
    },
    /// The top discard was part of a payment and went back with it (L-7.12).
    PaidWithDiscard {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Species,
    },
    /// A character went from hand to the middle of the table (L-4.2).
    PutInPlay {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Species,
    },
    /// A character was replaced by its other version and discarded (L-4.2).
    LeftPlay {
        /// Which.
        card: Species,
    },
    /// A card of a player's collections reacts to a play, and what it brings comes after the play's own effect (L-4.7); or to a
    /// draw that left folds (L-7.15); or a character to the hand at the end of a turn (L-3.3).
    Reacts {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Species,
    },
    /// Rice paper was drawn.
    DrewRicePaper {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// An origami was moved within a player's collections (L-7.3, L-7.4).
    Moved {
        /// In whose collections.
        seat: Seat,
        /// Which.
        card: Species,
        /// From which collection.
        from: Side,
        /// From which place there, counted from 1 at the bottom.
        place: u8,
        /// To which collection.
        to: Side,
        /// To which place there.
        new_place: u8,
    },
    /// An origami went from hand onto a collection.
    Placed {
        /// Whose.
        seat: Seat,
        /// Which collection.
        side: Side,
        /// Which card.
        card: Species,
    },
    /// The top card of a collection was discarded.
    Removed {
        /// Whose.
        seat: Seat,
        /// Which collection.
        side: Side,
        /// Which card.
        card: Species,
    },
    /// The top card of a collection was moved to its bottom.
    MovedUnder {
        /// Whose.
        seat: Seat,
        /// Which collection.
        side: Side,
    },
    /// A card was discarded from hand.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Species,
    },
    /// A player marked a card that will be discarded with others.
    Marked {
        /// Who.
        seat: Seat,
        /// Which; seen by that player alone.
        card: C,
    },
    /// A player who was asked together with others has answered.
    Answered {
        /// Who.
        seat: Seat,
        /// The card chosen; seen by that player alone until all have answered.
        card: C,
    },
    /// A card was passed from hand to hand.
    Passed {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which; seen by these two.
        card: C,
    },
    /// A card was taken at random from a hand.
    Stolen {
        /// From whom.
        seat: Seat,
        /// By whom.
        to: Seat,
        /// Which; seen by these two.
        card: C,
    },
    /// A card from hand was swapped with one of the Draw Line.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The card taken from the line.
        taken: Species,
        /// The card put there.
        given: Species,
    },
    /// A hand was shown to one player.
    HandShown {
        /// Whose.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The cards; seen by these two.
        cards: Box<[C]>,
    },
    /// A player shows that they hold several cards of a species (O-9.6).
    Shown {
        /// Who.
        seat: Seat,
        /// Of which species.
        card: Species,
        /// How many.
        count: u8,
    },
    /// A player uses a special action.
    UsesSpecial {
        /// Who.
        seat: Seat,
        /// Of which collection.
        side: Side,
        /// Of which card.
        card: Species,
    },
    /// A player uses an instant effect.
    UsesEffect {
        /// Who.
        seat: Seat,
        /// Of which card.
        card: Species,
    },
    /// A player does without an instant effect, or a part of one that was a "may".
    Declined {
        /// Who.
        seat: Seat,
        /// Of which card.
        card: Species,
    },
    /// An effect, or a part of it, had nothing to do.
    NothingToDo {
        /// Whose effect.
        seat: Seat,
        /// Of which card.
        card: Species,
    },
    /// A player copies an instant effect.
    Copies {
        /// Who.
        seat: Seat,
        /// Whose effect.
        card: Species,
    },
    /// A player chose an opponent.
    ChosePlayer {
        /// Who.
        seat: Seat,
        /// Whom.
        who: Seat,
    },
    /// The active player gets another action.
    GotAction {
        /// Who.
        seat: Seat,
    },
    /// The words "take another action" had no effect (O-3.4).
    LostAction {
        /// Who.
        seat: Seat,
    },
    /// The last card left the deck.
    RunOut {
        /// The how-manieth time.
        number: u8,
    },
    /// So many turns went by without a card leaving the deck that the end begins (O-7.3).
    Stalled,
    /// Everybody has one more turn.
    FinalRound,
    /// The game is over.
    Over,
}

/// A card as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Seen {
    /// Its face.
    Face(Species),
    /// Its back.
    Back,
}

impl Event {
    /// What `viewer` sees of this event.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event<Seen> {
        self.shown_to(|seat| viewer.is(seat))
    }

    /// What somebody sees of this event who looks over every player's shoulder; the deck stays face down.
    #[must_use]
    pub fn with_all_hands_open(&self) -> Event<Seen> {
        self.shown_to(|_| true)
    }

    /// What somebody sees of this event who looks at the hands of these seats.
    ///
    /// The match is exhaustive on purpose: a new event does not compile until somebody decides who sees it.
    fn shown_to(&self, looks_at: impl Fn(Seat) -> bool) -> Event<Seen> {
        let seen = |shown: bool, card: Species| {
            // Rice paper has a back of its own (L-5.4).
            if shown || card.is_rice_paper() { Seen::Face(card) } else { Seen::Back }
        };
        let own = |seat: Seat, card: Species| seen(looks_at(seat), card);
        let shared = |a: Seat, b: Seat, card: Species| seen(looks_at(a) || looks_at(b), card);
        match *self {
            // secrets
            Self::Shuffled { ref order } => Event::Shuffled { order: order.iter().map(|_| Seen::Back).collect() },
            Self::Drew { seat, card } => Event::Drew { seat, card: own(seat, card) },
            Self::LookedAt { seat, card } => Event::LookedAt { seat, card: own(seat, card) },
            Self::Kept { seat, card } => Event::Kept { seat, card: own(seat, card) },
            Self::Marked { seat, card } => Event::Marked { seat, card: own(seat, card) },
            // An answer is secret, rice paper or not, until all have answered.
            Self::Answered { seat, card } => {
                Event::Answered { seat, card: if looks_at(seat) { Seen::Face(card) } else { Seen::Back } }
            }
            Self::Passed { seat, to, card } => Event::Passed { seat, to, card: shared(seat, to, card) },
            Self::Stolen { seat, to, card } => Event::Stolen { seat, to, card: shared(seat, to, card) },
            Self::HandShown { seat, to, ref cards } => {
                Event::HandShown { seat, to, cards: cards.iter().map(|&c| shared(seat, to, c)).collect() }
            }
            // seen by all
            Self::Dealt { seat, card } => Event::Dealt { seat, card },
            Self::Starts { seat } => Event::Starts { seat },
            Self::Turn { seat } => Event::Turn { seat },
            Self::ExtraAction { seat } => Event::ExtraAction { seat },
            Self::NoAction { seat } => Event::NoAction { seat },
            Self::LineFilled { card } => Event::LineFilled { card },
            Self::LineDiscarded { card } => Event::LineDiscarded { card },
            Self::TookFromLine { seat, card } => Event::TookFromLine { seat, card },
            Self::TookDiscard { seat, card } => Event::TookDiscard { seat, card },
            Self::DiscardedLookedAt { seat, card } => Event::DiscardedLookedAt { seat, card },
            Self::Plays { seat, card, side, from } => Event::Plays { seat, card, side, from },
            Self::Paid { seat, card } => Event::Paid { seat, card },
            Self::PaidWithDiscard { seat, card } => Event::PaidWithDiscard { seat, card },
            Self::PutInPlay { seat, card } => Event::PutInPlay { seat, card },
            Self::LeftPlay { card } => Event::LeftPlay { card },
            Self::Reacts { seat, card } => Event::Reacts { seat, card },
            Self::DrewRicePaper { seat, count } => Event::DrewRicePaper { seat, count },
            Self::Moved { seat, card, from, place, to, new_place } => {
                Event::Moved { seat, card, from, place, to, new_place }
            }
            Self::Placed { seat, side, card } => Event::Placed { seat, side, card },
            Self::Removed { seat, side, card } => Event::Removed { seat, side, card },
            Self::MovedUnder { seat, side } => Event::MovedUnder { seat, side },
            Self::Discarded { seat, card } => Event::Discarded { seat, card },
            Self::Swapped { seat, taken, given } => Event::Swapped { seat, taken, given },
            Self::Shown { seat, card, count } => Event::Shown { seat, card, count },
            Self::UsesSpecial { seat, side, card } => Event::UsesSpecial { seat, side, card },
            Self::UsesEffect { seat, card } => Event::UsesEffect { seat, card },
            Self::Declined { seat, card } => Event::Declined { seat, card },
            Self::NothingToDo { seat, card } => Event::NothingToDo { seat, card },
            Self::Copies { seat, card } => Event::Copies { seat, card },
            Self::ChosePlayer { seat, who } => Event::ChosePlayer { seat, who },
            Self::GotAction { seat } => Event::GotAction { seat },
            Self::LostAction { seat } => Event::LostAction { seat },
            Self::RunOut { number } => Event::RunOut { number },
            Self::Stalled => Event::Stalled,
            Self::FinalRound => Event::FinalRound,
            Self::Over => Event::Over,
        }
    }
}

impl Event<Seen> {
    /// Does it show its viewer a card that was hidden before? What came before can't be taken back then.
    ///
    /// The match is exhaustive on purpose, like that of [`seen_by`](Event::seen_by).
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Self::Shuffled { .. }
            | Self::Dealt { .. }
            | Self::LineFilled { .. }
            | Self::Drew { .. }
            | Self::LookedAt { .. }
            | Self::Passed { .. }
            | Self::Stolen { .. }
            | Self::HandShown { .. } => true,
            Self::Starts { .. }
            | Self::Turn { .. }
            | Self::ExtraAction { .. }
            | Self::NoAction { .. }
            | Self::LineDiscarded { .. }
            | Self::TookFromLine { .. }
            | Self::TookDiscard { .. }
            | Self::Kept { .. }
            | Self::DiscardedLookedAt { .. }
            | Self::Plays { .. }
            | Self::Paid { .. }
            | Self::PaidWithDiscard { .. }
            | Self::PutInPlay { .. }
            | Self::LeftPlay { .. }
            | Self::Reacts { .. }
            | Self::DrewRicePaper { .. }
            | Self::Moved { .. }
            | Self::Placed { .. }
            | Self::Removed { .. }
            | Self::MovedUnder { .. }
            | Self::Discarded { .. }
            | Self::Marked { .. }
            | Self::Answered { .. }
            | Self::Swapped { .. }
            | Self::Shown { .. }
            | Self::UsesSpecial { .. }
            | Self::UsesEffect { .. }
            | Self::Declined { .. }
            | Self::NothingToDo { .. }
            | Self::Copies { .. }
            | Self::ChosePlayer { .. }
            | Self::GotAction { .. }
            | Self::LostAction { .. }
            | Self::RunOut { .. }
            | Self::Stalled
            | Self::FinalRound
            | Self::Over => false,
        }
    }
}
