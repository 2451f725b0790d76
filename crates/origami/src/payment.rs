//! What pays for an origami: the one place that knows which payments are good.

use tabletop::{CardSet, MoveBuf, Seat};

use crate::asks::Move;
use crate::card::{Cards, Species};
use crate::edition::MAX_FOLDS;
use crate::frame::Payment;
use crate::state::State;
use crate::subsets::{Choice, Totals, totals};
use crate::vocab::{Noted, Terms};

impl Payment {
    /// The totals that will do, as bits.
    #[inline]
    const fn totals(self) -> Totals {
        totals(self.least, self.most)
    }

    /// Do cards with this total pay?
    #[inline]
    pub(crate) const fn is_met_by(self, total: u8) -> bool {
        self.least <= total && total <= self.most
    }
}

/// Room for totals by folds: a power of two, so that looking one up needs no check.
const FOLDS: usize = 16;
const _: () = assert!(MAX_FOLDS < FOLDS as u8);

/// Which totals can be made of a hand with one card taken out, by the folds of that card.
pub(crate) struct Purse {
    without: [Totals; FOLDS],
    /// What the card that must pay adds to every total.
    base: u8,
}

/// The totals up to 15 of up to 7 cards each of 1, 2, 3 and 4 folds. Hands are looked up here at every decision.
static SMALL_SUMS: [u16; 4096] = small_sums();

const fn small_sums() -> [u16; 4096] {
    let mut table = [1; 4096];
    let mut index = 1;
    while index < 4096 {
        // One card less has been computed already: adding it back makes each total, and each total with that card.
        let worth = if index & 7 > 0 {
            1
        } else if index >> 3 & 7 > 0 {
            2
        } else if index >> 6 & 7 > 0 {
            3
        } else {
            4
        };
        let less: u16 = table[index - (1 << (3 * (worth - 1)))];
        table[index] = less | less << worth;
        index += 1;
    }
    table
}

/// A hand as it usually is, seen as folds only: how many cards of 1, 2, 3 and 4 folds, three bits for each.
#[derive(Clone, Copy)]
pub(crate) struct SmallHand(u16);

impl SmallHand {
    /// `None` if there are more than 7 cards of one kind, or cards of more than 4 folds.
    #[inline(always)]
    pub(crate) fn new(state: &State, hand: &CardSet) -> Option<Self> {
        let [ones, twos, threes, fours] = state.edition.worth()?;
        let (ones, twos) = (hand.count_common(ones), hand.count_common(twos));
        let (threes, fours) = (hand.count_common(threes), hand.count_common(fours));
        let index = u16::from(ones) | u16::from(twos) << 3 | u16::from(threes) << 6 | u16::from(fours) << 9;
        (ones | twos | threes | fours < 8).then_some(Self(index))
    }

    /// Without one card of these folds.
    #[inline(always)]
    const fn less(self, folds: u8) -> Self {
        Self(self.0.wrapping_sub(1 << ((3 * (folds - 1)) & 15)))
    }

    /// What its cards can make.
    #[inline(always)]
    fn totals(self) -> Totals {
        SMALL_SUMS[usize::from(self.0 & 4095)].into()
    }

    /// Can one of its cards, worth `folds`, be paid with exactly `cost` of the others?
    #[inline(always)]
    pub(crate) fn can_pay(self, folds: u8, cost: u8) -> bool {
        self.less(folds).totals() >> cost & 1 == 1
    }
}

impl Purse {
    /// The cards of a hand; `with` is the card that must be part of a payment.
    #[inline]
    pub(crate) fn new(state: &State, hand: &CardSet, with: Option<Species>) -> Self {
        let base = with.map_or(0, |species| state.edition.facts(species).folds);
        match SmallHand::new(state, hand) {
            Some(small) => Self::small(small, base),
            None => Self::any(state, hand, base),
        }
    }

    fn small(hand: SmallHand, base: u8) -> Self {
        let hand = if base > 0 { hand.less(base) } else { hand };
        let mut without = [0; FOLDS];
        for folds in 1..=4 {
            // Of folds that no card of the hand has this is nonsense, and nobody asks.
            without[usize::from(folds)] = hand.less(folds).totals();
        }
        Self { without, base }
    }

    #[cold]
    fn any(state: &State, hand: &CardSet, base: u8) -> Self {
        let mut counts = [0_u8; MAX_FOLDS as usize + 1];
        for copy in hand.iter() {
            counts[usize::from(state.edition.folds_of(copy))] += 1;
        }
        if base > 0 {
            counts[usize::from(base)] -= 1;
        }
        let mut without = [0; FOLDS];
        for folds in (1..counts.len()).filter(|&f| counts[f] > 0) {
            let mut totals: Totals = 1;
            for (worth, &count) in counts.iter().enumerate().skip(1) {
                for _ in 0..count - u8::from(worth == folds) {
                    totals |= totals << worth;
                }
            }
            without[folds] = totals;
        }
        Self { without, base }
    }

    /// Can a card worth `folds` be paid with the other cards?
    #[inline(always)]
    pub(crate) const fn can_pay(&self, folds: u8, payment: Payment) -> bool {
        self.without[folds as usize % FOLDS] << self.base & payment.totals() != 0
    }
}

impl State {
    /// Can `seat` play some origami on these terms out of `hand`?
    pub(crate) fn can_play(&self, seat: Seat, hand: &CardSet, terms: Terms, noted: Option<Species>) -> bool {
        let purse = self.purse(hand, terms, noted);
        hand.iter().any(|copy| self.is_playable(seat, copy, hand, terms, noted, &purse))
    }

    /// The purse for plays on these terms.
    #[inline]
    pub(crate) fn purse(&self, hand: &CardSet, terms: Terms, noted: Option<Species>) -> Purse {
        Purse::new(self, hand, if terms.noted == Noted::MustPay { noted } else { None })
    }

    /// May this card of a hand be played on these terms, and can it be paid?
    #[inline(always)]
    pub(crate) fn is_playable(
        &self,
        seat: Seat,
        copy: u8,
        hand: &CardSet,
        terms: Terms,
        noted: Option<Species>,
        purse: &Purse,
    ) -> bool {
        let species = self.edition.species_of(copy);
        let is_noted = terms.noted != Noted::Ignored && noted == Some(species);
        if is_noted && self.count_in(hand, species) < 2 {
            return false;
        }
        self.is_among(species, terms.which)
            && match self.payment(seat, copy, terms, noted) {
                None => true,
                Some(payment) => purse.can_pay(self.edition.folds_of(copy), payment),
            }
    }

    /// Adds every payment for `card` out of the other cards in hand.
    pub(crate) fn list_payments(&self, seat: Seat, card: Species, payment: Payment, out: &mut MoveBuf<Move>) {
        let mut choice = Choice::new();
        let mut played = Some(card);
        self.hands[seat.index()].each(|copy| {
            let species = self.edition.species_of(copy);
            // One copy is the card played; cards worth more than the price never pay.
            if played == Some(species) {
                played = None;
            } else if self.edition.folds_of(copy) <= payment.most {
                choice.add(species, self.edition.folds_of(copy));
            }
        });
        if payment.least == 0 && payment.with.is_none() {
            out.push(Move::Pay(Cards::NONE));
        }
        // No total of nothing: the empty payment has been added.
        choice.for_each(payment.totals() & !1, |cards| {
            if payment.with.is_none_or(|species| cards.mentions(species)) {
                out.push(Move::Pay(cards));
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Families;
    use crate::edition::Edition;

    #[test]
    fn the_table_of_totals_says_the_same_as_adding_up() {
        let mut stream = tabletop::Stream::new(8);
        let state = State::empty(Edition::standard(), 4, Families::default());
        for _ in 0..2_000 {
            let hand: CardSet = (0..1 + stream.below(10)).map(|_| stream.below(90) as u8).collect();
            let nth = stream.below(hand.len().into()) as usize;
            let with = hand.iter().nth(nth).filter(|_| stream.below(2) == 0).map(|c| state.edition.species_of(c));
            let base = with.map_or(0, |species| state.edition.facts(species).folds);
            let Some(small) = SmallHand::new(&state, &hand) else { continue };
            let (small, any) = (Purse::small(small, base), Purse::any(&state, &hand, base));
            // A card worth as much as the one that must pay may be that one itself: then there is nothing to ask.
            for folds in hand.iter().map(|c| state.edition.folds_of(c)).filter(|&f| any.without[usize::from(f)] > 0) {
                for most in 0..=9_u8 {
                    let payment = Payment { least: most.saturating_sub(2), most, with };
                    assert_eq!(small.can_pay(folds, payment), any.can_pay(folds, payment), "{hand:?} {with:?}");
                }
            }
        }
    }
}
