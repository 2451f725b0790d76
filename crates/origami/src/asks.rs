//! Questions and answers: who is asked what, and what an answer looks like.

use tabletop::{Asked, Outcome, Roll, Seat};

use crate::card::{Cards, Side, Species};
use crate::frame::{Effect, EndTurn, Frame, Payment, Stage};
use crate::payment::Purse;
use crate::state::{Ending, State};
use crate::vocab::{Ability, From, Limit, Must, Step, Terms, Which, Who};

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
        /// Onto which collection it will go.
        side: Side,
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

/// An answer. Cards are named by species, never by copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Draw these cards of the Draw Line.
    Draw(Cards),
    /// Play this card onto that collection.
    Play(Species, Side),
    /// Use the special action of the top card of that collection.
    Use(Side),
    /// No action is possible.
    Pass,
    /// Pay with these cards.
    Pay(Cards),
    /// This card.
    Pick(Species),
    /// These cards of the Draw Line, and the top discard or not.
    Take(Cards, TopDiscard),
    /// This player.
    Player(Seat),
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
        match *self.top() {
            Frame::Action { extra } => Asked::Seat(self.active, Ask::Action { extra }),
            Frame::Play { seat, of, terms, noted } => Asked::Seat(seat, Ask::Play { of, terms, noted }),
            Frame::Pay { seat, card, side, payment } => Asked::Seat(seat, Ask::Pay { card, side, payment }),
            Frame::Effect(ref effect) => self.question_of(effect),
            Frame::EndTurn(EndTurn::HandCheck) => {
                Asked::Seat(self.active, Ask::HandCheck { left: self.excess() - self.aside.len() })
            }
            Frame::Deal | Frame::Shuffle => Asked::Chance(Roll::Shuffle, Ask::Shuffle),
            Frame::Lot(seats) => Asked::Chance(Roll::Below(seats.len()), Ask::Lot),
            Frame::None | Frame::Draw { .. } | Frame::EndTurn(_) => {
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
            Some(Step::DiscardAny) => Ask::PickAny { of },
            Some(Step::ChoosePlayer) => Ask::PickPlayer { of, must },
            Some(&Step::Together(who, _)) if stage == Stage::Asking => {
                let waiting = self.participants(seat, who).filter(|s| effect.memo.get(s.index()).is_none()).collect();
                return Asked::Together(waiting, Ask::Pick { of, from: From::Hand(Which::Any), must });
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
            Ask::Play { terms, noted, .. } => terms.must == Must::May || self.can_play(seat, hand, terms, noted),
            Ask::Pay { card, payment, .. } => {
                let folds = self.edition.facts(card).folds;
                let mut others = *hand;
                if let Some(copy) = self.copy_in(hand, card) {
                    others.remove(copy);
                }
                payment.with.is_none_or(|species| self.copy_in(&others, species).is_some())
                    && Purse::new(self, hand, payment.with).can_pay(folds, payment)
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
        self.edition.facts(effect.of).ability.steps().get(usize::from(effect.at))
    }

    /// Who chooses a card in a [`Step::Together`]: those who have one, in turn order.
    pub(crate) fn participants(&self, owner: Seat, who: Who) -> impl Iterator<Item = Seat> + '_ {
        let skip = usize::from(who == Who::Opponents);
        owner.round(self.players).skip(skip).filter(|&s| self.hand_size(s) > 0)
    }

    /// How many cards the active player holds above the limit.
    #[inline]
    pub(crate) fn excess(&self) -> u8 {
        self.hand_size(self.active).saturating_sub(self.hand_limit(self.active))
    }
}
