//! Questions and answers: who is asked what, and what an answer looks like.

use tabletop::{Asked, Outcome, Roll, Seat, Seats};

use crate::card::{Cards, Side, Species};
use crate::frame::{Effect, EndTurn, Frame, Payment, Stage, second};
use crate::payment::Purse;
use crate::state::{Ending, State};
use crate::vocab::{Ability, Deed, Each, From, Limit, Must, Source, Spot, Step, Terms, Which, Who};

/// A question. The set is closed: cards are made of these and invent no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Which action (O-3.1)?
    Action {
        /// Is it one that an effect added?
        extra: bool,
    },
    /// Which origami to play, and onto which collection?
    Play {
        /// Whose effect lets the player.
        of: Species,
        /// How.
        terms: Terms,
        /// The card that the terms' `noted` speaks of.
        noted: Option<Species>,
    },
    /// How to pay?
    Pay {
        /// For which card.
        card: Species,
        /// Onto which collection it will go; a character goes to none.
        side: Option<Side>,
        /// What the payment must be.
        payment: Payment,
    },
    /// Which card?
    Pick {
        /// Whose effect asks.
        of: Species,
        /// From where.
        from: From,
        /// Whether the player may decline.
        must: Must,
    },
    /// Which group of Draw Line cards?
    PickGroup {
        /// Whose effect asks.
        of: Species,
        /// Which groups will do.
        limit: Limit,
        /// Whether the player may decline.
        must: Must,
    },
    /// Which card next, of any number?
    PickAny {
        /// Whose effect asks.
        of: Species,
        /// Which cards will do.
        which: Which,
    },
    /// Which place in a collection?
    PickSpot {
        /// Whose effect asks.
        of: Species,
        /// What for.
        spot: Spot,
        /// Whether the player may decline.
        must: Must,
    },
    /// Which card next, of those above the hand limit?
    HandCheck {
        /// How many are still to be chosen.
        left: u8,
    },
    /// Which opponent?
    PickPlayer {
        /// Whose effect asks.
        of: Species,
        /// Whether the player may decline.
        must: Must,
    },
    /// Use the effect or not?
    Confirm {
        /// Of which card.
        of: Species,
    },
    /// To chance: the cards are shuffled.
    Shuffle,
    /// To chance: who of the tied players is Starting Player?
    Lot,
    /// To chance: which card of a hand?
    AnyCard {
        /// Whose hand.
        who: Seat,
    },
}

impl Ask {
    /// The card whose effect asks, if one does.
    #[must_use]
    pub const fn of(self) -> Option<Species> {
        match self {
            Self::Play { of, .. }
            | Self::Pick { of, .. }
            | Self::PickGroup { of, .. }
            | Self::PickAny { of, .. }
            | Self::PickSpot { of, .. }
            | Self::PickPlayer { of, .. }
            | Self::Confirm { of } => Some(of),
            Self::Action { .. }
            | Self::Pay { .. }
            | Self::HandCheck { .. }
            | Self::Shuffle
            | Self::Lot
            | Self::AnyCard { .. } => None,
        }
    }
}

/// An answer. Cards are named by species, never by copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Draw these cards of the Draw Line.
    Draw(Cards),
    /// Play this card onto that collection. (A character goes to the middle of the table: always `Left` here.)
    Play(Species, Side),
    /// Play the top discard, which is this card, onto that collection (L-7.10).
    PlayDiscard(Species, Side),
    /// Use the special action of the top card of that collection.
    Use(Side),
    /// No action is possible.
    Pass,
    /// Pay with these cards.
    Pay(Cards),
    /// Pay with these cards from hand and the top discard (L-7.12).
    PayWithDiscard(Cards),
    /// This card.
    Pick(Species),
    /// These cards of the Draw Line, and the top discard or not.
    Take(Cards, TopDiscard),
    /// This player.
    Player(Seat),
    /// This place: whose collection, which one, and the place counted from 1 at the bottom.
    Spot(Seat, Side, u8),
    /// Use the effect.
    Yes,
    /// Do without.
    No,
    /// No more cards.
    Done,
    /// Chance: the seed of a shuffle.
    Shuffled(u64),
    /// Chance: a number.
    Rolled(u8),
}

const _: () = assert!(size_of::<Move>() <= 16);

/// Whether the top discard is taken along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TopDiscard {
    /// It stays.
    Left,
    /// It is taken.
    Taken,
}

impl std::convert::From<Outcome> for Move {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Seed(seed) => Self::Shuffled(seed),
            Outcome::Number(n) => Self::Rolled(n),
        }
    }
}

impl State {
    /// Who is asked what: derived from the newest frame, never stored.
    #[inline]
    pub(crate) fn question(&self) -> Asked<Ask> {
        // The two commonest questions first; what is short is copied into the loops that ask.
        match *self.top() {
            Frame::Action { extra } => Asked::Seat(self.active, Ask::Action { extra }),
            Frame::Pay { seat, card, side, payment } => {
                Asked::Seat(seat, Ask::Pay { card, side: side_of(card, side), payment })
            }
            _ => self.rarer_question(),
        }
    }

    fn rarer_question(&self) -> Asked<Ask> {
        match *self.top() {
            Frame::Play { seat, of, terms, noted } => Asked::Seat(seat, Ask::Play { of, terms, noted }),
            Frame::Effect(ref effect) => self.question_of(effect),
            Frame::EndTurn(EndTurn::HandCheck) => {
                Asked::Seat(self.active, Ask::HandCheck { left: self.excess() - self.aside.len() })
            }
            Frame::EndTurn(EndTurn::React) => match self.turn_end_reaction() {
                Some((of, _)) => {
                    Asked::Seat(self.active, Ask::Pick { of, from: From::Hand(Which::Any), must: Must::IfAble })
                }
                None => Asked::Over,
            },
            Frame::Deal | Frame::Shuffle => Asked::Chance(Roll::Shuffle, Ask::Shuffle),
            Frame::Lot(seats) => Asked::Chance(Roll::Below(seats.len()), Ask::Lot),
            Frame::None
            | Frame::Action { .. }
            | Frame::Pay { .. }
            | Frame::Draw { .. }
            | Frame::AfterDraw { .. }
            | Frame::React { .. }
            | Frame::EndTurn(EndTurn::Refill | EndTurn::Next) => {
                debug_assert_eq!(self.ending, Ending::Over, "nothing waits, yet the game is not over");
                Asked::Over
            }
        }
    }

    fn question_of(&self, effect: &Effect) -> Asked<Ask> {
        let &Effect { seat, of, stage, .. } = effect;
        let step = self.step(effect);
        // Hands are secret, so nobody can be held to a price that an instant effect asks from hand, copied ones included.
        let is_price = || matches!(step, Some(Step::Discard(From::Hand(_)))) && self.is_instant(of);
        let must = if stage == Stage::Opening || is_price() { Must::May } else { Must::IfAble };
        let ask = match step {
            Some(Step::Choose(from, _) | Step::Take(from) | Step::Discard(from)) if *from != From::TopDiscard => {
                Ask::Pick { of, from: *from, must }
            }
            Some(&Step::TakeSome(limit)) => Ask::PickGroup { of, limit, must },
            Some(&Step::DiscardAny(which)) => Ask::PickAny { of, which },
            Some(&Step::PickSpot(spot)) => Ask::PickSpot { of, spot, must },
            Some(Step::ChoosePlayer) => Ask::PickPlayer { of, must },
            Some(&Step::Together(who, deed)) if stage == Stage::Asking => {
                let first = self.waiting(effect, who, deed, 1);
                let (waiting, from) = if first.is_empty() {
                    (self.waiting(effect, who, deed, 2), From::RestOfHand)
                } else {
                    (first, From::Hand(deed.which()))
                };
                return Asked::Together(waiting, Ask::Pick { of, from, must });
            }
            Some(&Step::Each(Each::MayTake(which))) if stage == Stage::Asking => {
                return Asked::Seat(effect.who, Ask::Pick { of, from: From::Line(which), must: Must::May });
            }
            Some(Step::Steal) if stage == Stage::Asking => {
                let who = effect.who;
                return Asked::Chance(Roll::Below(self.hand_size(who)), Ask::AnyCard { who });
            }
            _ => Ask::Confirm { of },
        };
        Asked::Seat(seat, ask)
    }

    /// Has `seat` any answer to this question? As good as listing all of them, and much faster.
    pub(crate) fn can_answer(&self, seat: Seat, ask: Ask) -> bool {
        let hand = &self.hands[seat.index()];
        match ask {
            Ask::Play { terms, noted, .. } => {
                terms.must == Must::May || terms.from == Source::Line || self.can_play(self.funds(seat), terms, noted)
            }
            Ask::Pay { card, payment, .. } => {
                let folds = self.edition.facts(card).folds;
                let mut others = *hand;
                if let Some(copy) = self.copy_in(hand, card) {
                    others.remove(copy);
                }
                payment.with.is_none_or(|species| self.copy_in(&others, species).is_some())
                    && Purse::new(self, self.funds(seat), payment.with, self.prices()).can_pay(folds, payment)
            }
            Ask::Pick { from: From::Hand(which), must: Must::IfAble, .. } => {
                self.hand(seat).any(|species| self.is_among(species, which))
            }
            _ => true,
        }
    }

    fn is_instant(&self, species: Species) -> bool {
        matches!(self.edition.facts(species).ability, Ability::Instant(_))
    }

    /// The step an effect is at.
    #[inline]
    pub(crate) fn step(&self, effect: &Effect) -> Option<&'static Step> {
        self.edition.facts(effect.of).steps.get(usize::from(effect.at))
    }

    /// Who chooses a card in a [`Step::Together`]: those who have one, in turn order.
    pub(crate) fn participants(&self, owner: Seat, who: Who, deed: Deed) -> impl Iterator<Item = Seat> + '_ {
        let skip = usize::from(who == Who::Opponents);
        owner.round(self.players).skip(skip).filter(move |&s| self.choosable(s, deed) > 0)
    }

    /// How many cards a player has to choose from.
    fn choosable(&self, seat: Seat, deed: Deed) -> u8 {
        match deed.which() {
            Which::Origami => self.hands[seat.index()].len(),
            _ => self.hand_size(seat),
        }
    }

    /// Who has still to choose the first or second card in a [`Step::Together`].
    pub(crate) fn waiting(&self, effect: &Effect, who: Who, deed: Deed, nth: u8) -> Seats {
        if nth > deed.cards() {
            return Seats::default();
        }
        let place = |seat: Seat| if nth == 1 { seat.index() } else { second(seat) };
        let owes = |seat: &Seat| self.choosable(*seat, deed) >= nth && effect.memo.get(place(*seat)).is_none();
        self.participants(effect.seat, who, deed).filter(owes).collect()
    }

    /// How many cards the active player holds above the limit.
    #[inline(always)]
    pub(crate) fn excess(&self) -> u8 {
        let size = self.hand_size(self.active);
        // Modifiers of a player's own cards only raise it, and most hands are smaller anyway.
        if size <= self.hand_limit_of_all() { 0 } else { size.saturating_sub(self.hand_limit(self.active)) }
    }
}

/// Onto which collection a card goes; a character goes to none (L-4.2).
pub(crate) const fn side_of(card: Species, side: Side) -> Option<Side> {
    if card.is_character() { None } else { Some(side) }
}
