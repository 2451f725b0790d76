//! What pays for an origami: the one place that knows which payments are good.

use tabletop::{CardSet, MoveBuf, Seat};

use crate::asks::Move;
use crate::card::{Cards, Species};
use crate::edition::MAX_FOLDS;
use crate::frame::Payment;
use crate::queries::Prices;
use crate::state::State;
use crate::subsets::{Choice, Totals, totals};
use crate::vocab::{Noted, Terms};

impl Payment {
    /// The totals that will do, as bits.
    #[inline]
    const fn totals(self) -> Totals {
        totals(self.least, self.most)
    }

    /// Is the total all that matters?
    #[inline]
    const fn is_plain(self) -> bool {
        self.with.is_none() && self.cards < 2 && !self.discard
    }

    /// Are so many cards enough for this total?
    #[inline]
    pub(crate) const fn has_enough(self, cards: u8, total: u8) -> bool {
        total == 0 || cards >= self.cards
    }
}

/// Room for totals by folds: a power of two, so that looking one up needs no check.
const FOLDS: usize = 16;
const _: () = assert!(MAX_FOLDS < FOLDS as u8);

/// The cards a payment is made of.
#[derive(Clone, Copy)]
pub(crate) struct Funds<'a> {
    /// The origami in hand, the one to be played included.
    pub(crate) hand: &'a CardSet,
    /// The rice paper in hand.
    pub(crate) rice_paper: u8,
}

/// What a hand can pay once a card is taken out of it to be played.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    sums: Sums,
    /// What the card that must pay adds to every total.
    base: u8,
    /// The folds of the top discard, if it may pay.
    discard: Option<u8>,
}

/// Which totals can be made of a hand without the card that must pay.
#[derive(Clone, Copy)]
enum Sums {
    /// Looked up when they are asked for.
    Small(RicherHand),
    /// By the folds of the card taken out, with 0 of the whole hand: with any number of cards, and with at least two.
    Large([Totals; FOLDS], [Totals; FOLDS]),
}

/// The totals up to 15 of up to 7 cards each of 1, 2, 3 and 4 folds: of any number of cards, and of at least two. Hands
/// are looked up here at every decision.
static SMALL_SUMS: [u16; 4096] = small_sums().0;
static SMALL_SUMS_OF_TWO: [u16; 4096] = small_sums().1;

const fn small_sums() -> ([u16; 4096], [u16; 4096]) {
    let (mut any, mut two) = ([1_u16; 4096], [0_u16; 4096]);
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
        let less = index - (1 << (3 * (worth - 1)));
        any[index] = any[less] | any[less] << worth;
        // Only no card at all makes 0.
        two[index] = two[less] | (any[less] & !1) << worth;
        index += 1;
    }
    (any, two)
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
    fn any(self) -> Totals {
        SMALL_SUMS[usize::from(self.0 & 4095)].into()
    }

    /// What two or more of its cards can make.
    #[inline(always)]
    fn two(self) -> Totals {
        SMALL_SUMS_OF_TWO[usize::from(self.0 & 4095)].into()
    }

    /// Can one of its cards, worth `folds`, be paid with exactly `cost` of the others?
    #[inline(always)]
    pub(crate) fn can_pay(self, folds: u8, cost: u8) -> bool {
        self.less(folds).any() >> cost & 1 == 1
    }
}

/// A small hand with rice paper: beside seven of them, any number of further cards of 1 fold.
#[derive(Clone, Copy)]
pub(crate) struct RicherHand {
    hand: SmallHand,
    more_ones: u8,
}

impl RicherHand {
    /// `None` if there are more than 7 cards of one kind, rice paper aside, or cards of more than 4 folds.
    #[inline(always)]
    pub(crate) fn new(state: &State, funds: Funds) -> Option<Self> {
        let SmallHand(index) = SmallHand::new(state, funds.hand)?;
        let ones = (index & 7) as u8 + funds.rice_paper;
        let hand = SmallHand(index & !7 | u16::from(ones.min(7)));
        Some(Self { hand, more_ones: ones.saturating_sub(7) })
    }

    /// Without one card of these folds.
    #[inline]
    const fn less(self, folds: u8) -> Self {
        if folds == 1 && self.more_ones > 0 {
            return Self { more_ones: self.more_ones - 1, ..self };
        }
        Self { hand: self.hand.less(folds), ..self }
    }

    /// What its cards can make.
    #[inline]
    fn any(self) -> Totals {
        let mut totals = self.hand.any();
        for _ in 0..self.more_ones {
            totals |= totals << 1;
        }
        totals
    }

    /// What two or more of its cards can make.
    fn two(self) -> Totals {
        let (mut any, mut two) = (self.hand.any(), self.hand.two());
        for _ in 0..self.more_ones {
            two |= (any & !1) << 1;
            any |= any << 1;
        }
        two
    }

    /// Can one of its cards, worth `folds`, be paid with the others at these prices, which do not let the top discard
    /// pay?
    #[inline]
    pub(crate) fn can_pay(self, folds: u8, cost: u8, prices: Prices) -> bool {
        let others = self.less(folds);
        let totals = if prices.cards > 1 { others.two() | 1 } else { others.any() };
        let cost = cost.saturating_add_signed(prices.change);
        // The cost itself, or up to so much more.
        let wanted = (2 << prices.over) - 1;
        totals >> cost & wanted != 0
    }
}

impl Purse {
    /// The cards of a hand; `with` is the card that must be part of a payment.
    #[inline]
    pub(crate) fn new(state: &State, funds: Funds, with: Option<Species>, prices: Prices) -> Self {
        let base = with.map_or(0, |species| state.edition.facts(species).folds);
        let discard = if prices.pay_discard { state.discard_folds(0) } else { None };
        let sums = match RicherHand::new(state, funds) {
            Some(hand) => Sums::Small(if base > 0 { hand.less(base) } else { hand }),
            None => Self::large(state, funds, base),
        };
        Self { sums, base, discard }
    }

    #[cold]
    fn large(state: &State, funds: Funds, base: u8) -> Sums {
        let mut counts = [0_u8; MAX_FOLDS as usize + 1];
        for copy in funds.hand.iter() {
            counts[usize::from(state.edition.folds_of(copy))] += 1;
        }
        counts[1] += funds.rice_paper;
        if base > 0 {
            counts[usize::from(base)] -= 1;
        }
        let (mut all_any, mut all_two) = ([0; FOLDS], [0; FOLDS]);
        for folds in (0..counts.len()).filter(|&f| f == 0 || counts[f] > 0) {
            let (mut any, mut two): (Totals, Totals) = (1, 0);
            for (worth, &count) in counts.iter().enumerate().skip(1) {
                for _ in 0..count - u8::from(worth == folds) {
                    two |= (any & !1) << worth;
                    any |= any << worth;
                }
            }
            (all_any[folds], all_two[folds]) = (any, two);
        }
        Sums::Large(all_any, all_two)
    }

    /// What any number of the cards left can make when a card of these folds is taken out, or none.
    #[inline(always)]
    fn any(&self, folds: u8) -> Totals {
        match self.sums {
            Sums::Small(hand) => (if folds > 0 { hand.less(folds) } else { hand }).any(),
            Sums::Large(ref any, _) => any[usize::from(folds) % FOLDS],
        }
    }

    /// What two or more of them can make.
    fn two(&self, folds: u8) -> Totals {
        match self.sums {
            Sums::Small(hand) => (if folds > 0 { hand.less(folds) } else { hand }).two(),
            Sums::Large(_, ref two) => two[usize::from(folds) % FOLDS],
        }
    }

    /// Can a card worth `folds` be paid with the other cards? With 0 the card played is none of the hand.
    #[inline(always)]
    pub(crate) fn can_pay(&self, folds: u8, payment: Payment) -> bool {
        let any = self.any(folds);
        if payment.cards < 2 && self.discard.is_none() {
            return any << self.base & payment.totals() != 0;
        }
        self.can_pay_otherwise(folds, any, payment)
    }

    /// [`Self::can_pay`] where the number of cards counts, or the top discard may pay.
    fn can_pay_otherwise(&self, folds: u8, any: Totals, payment: Payment) -> bool {
        let wanted = payment.totals();
        // How many cards beside those that pay anyway are needed?
        let sum = match (payment.cards, self.base) {
            (0 | 1, _) => any,
            (_, 0) => self.two(folds) | 1,
            _ => any & !1,
        };
        if sum << self.base & wanted != 0 {
            return true;
        }
        let Some(discard) = self.discard else { return false };
        let sum = match (payment.cards, self.base) {
            (2.., 0) => any & !1,
            _ => any,
        };
        sum << self.base << discard & wanted != 0
    }
}

impl State {
    /// What a player can pay with.
    #[inline]
    pub(crate) fn funds(&self, seat: Seat) -> Funds<'_> {
        Funds { hand: &self.hands[seat.index()], rice_paper: self.rice_paper(seat) }
    }

    /// Can some origami be played from hand on these terms, with these cards in hand?
    pub(crate) fn can_play(&self, funds: Funds, terms: Terms, noted: Option<Species>) -> bool {
        let prices = self.prices();
        let purse = self.purse(funds, terms, noted, prices);
        funds.hand.iter().any(|copy| self.is_playable(copy, funds.hand, terms, noted, prices, &purse))
            || self.can_play_discard(terms, noted, prices, &purse)
    }

    /// Can the top discard be played on these terms (L-7.10)?
    pub(crate) fn can_play_discard(&self, terms: Terms, noted: Option<Species>, prices: Prices, purse: &Purse) -> bool {
        let Some(species) = self.playable_discard(prices, terms) else { return false };
        self.is_payable(species, 0, terms, noted, prices, &self.without_top_discard(purse))
    }

    /// What pays for the top discard itself: it has left the pile by then, so that the next one may pay (L-7.12).
    pub(crate) fn without_top_discard(&self, purse: &Purse) -> Purse {
        Purse { discard: purse.discard.and_then(|_| self.discard_folds(1)), ..*purse }
    }

    /// The folds of the discard with so many on top of it.
    fn discard_folds(&self, above: usize) -> Option<u8> {
        self.discarded_copies().get(above).map(|&copy| self.edition.folds_of(copy))
    }

    /// The purse for plays on these terms.
    #[inline]
    pub(crate) fn purse(&self, funds: Funds, terms: Terms, noted: Option<Species>, prices: Prices) -> Purse {
        Purse::new(self, funds, if terms.noted == Noted::MustPay { noted } else { None }, prices)
    }

    /// May this card of a hand be played on these terms, and can it be paid?
    #[inline(always)]
    pub(crate) fn is_playable(
        &self,
        copy: u8,
        hand: &CardSet,
        terms: Terms,
        noted: Option<Species>,
        prices: Prices,
        purse: &Purse,
    ) -> bool {
        let species = self.edition.species_of(copy);
        let is_noted = terms.noted != Noted::Ignored && noted == Some(species);
        if is_noted && self.count_in(hand, species) < 2 {
            return false;
        }
        self.is_among(species, terms.which)
            && self.is_payable(species, self.edition.folds_of(copy), terms, noted, prices, purse)
    }

    /// Can a card be paid that takes a card of so many folds out of the hand, or none?
    #[inline]
    pub(crate) fn is_payable(
        &self,
        species: Species,
        folds: u8,
        terms: Terms,
        noted: Option<Species>,
        prices: Prices,
        purse: &Purse,
    ) -> bool {
        self.payment(species, prices, terms, noted).is_none_or(|payment| purse.can_pay(folds, payment))
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
        for _ in 0..self.rice_paper(seat).min(payment.most) {
            choice.add(Species::RICE_PAPER, 1);
        }
        if payment.least == 0 && payment.with.is_none() {
            out.push(Move::Pay(Cards::NONE));
        }
        // No total of nothing: the empty payment has been added.
        let totals = payment.totals() & !1;
        if payment.is_plain() {
            return choice.for_each(totals, |cards| out.push_to_long(Move::Pay(cards)));
        }
        self.list_changed_payments(choice, payment, out);
    }

    /// The rest of [`Self::list_payments`] where more than the total matters.
    #[inline(never)]
    fn list_changed_payments(&self, mut choice: Choice, payment: Payment, out: &mut MoveBuf<Move>) {
        let totals = payment.totals() & !1;
        let is_good = |cards: Cards, more: u8| {
            payment.with.is_none_or(|species| cards.mentions(species)) && cards.len() + more >= payment.cards
        };
        choice.for_each(totals, |cards| {
            if is_good(cards, 0) {
                out.push_to_long(Move::Pay(cards));
            }
        });
        if let (true, Some(top)) = (payment.discard, self.top_discard()) {
            let rest = payment.totals() >> self.edition.facts(top).folds;
            if rest & 1 == 1 && is_good(Cards::NONE, 1) {
                out.push_to_long(Move::PayWithDiscard(Cards::NONE));
            }
            choice.for_each(rest & !1, |cards| {
                if is_good(cards, 1) {
                    out.push_to_long(Move::PayWithDiscard(cards));
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Family;
    use crate::edition::Edition;
    use crate::setup::Setup;

    #[test]
    fn the_table_of_totals_says_the_same_as_adding_up() {
        let mut stream = tabletop::Stream::new(8);
        let families = Family::ORIGAMI.into_iter().take(4).collect();
        let state = State::empty(&Setup::new(4, families, Edition::standard()).unwrap());
        for _ in 0..2_000 {
            let hand: CardSet = (0..1 + stream.below(10)).map(|_| stream.below(90) as u8).collect();
            let nth = stream.below(hand.len().into()) as usize;
            let with = hand.iter().nth(nth).filter(|_| stream.below(2) == 0).map(|c| state.edition.species_of(c));
            let base = with.map_or(0, |species| state.edition.facts(species).folds);
            let funds = Funds { hand: &hand, rice_paper: [0, 0, 3, 18][stream.below(4) as usize] };
            let small = Purse::new(&state, funds, with, Prices::default());
            if matches!(small.sums, Sums::Large(..)) {
                continue;
            }
            let large = Purse { sums: Purse::large(&state, funds, base), ..small };
            // A card worth as much as the one that must pay may be that one itself: then there is nothing to ask.
            let folds = hand.iter().map(|c| state.edition.folds_of(c)).filter(|&f| large.any(f) > 0);
            for (folds, discard) in folds.chain([0]).zip([None, Some(1), Some(4)].into_iter().cycle()) {
                let [small, large] = [&small, &large].map(|purse| Purse { discard, ..*purse });
                for (most, cards) in (0..=11_u8).flat_map(|most| [(most, 0), (most, 2)]) {
                    let payment = Payment { least: most.saturating_sub(2), most, with, cards, discard: true };
                    assert_eq!(small.can_pay(folds, payment), large.can_pay(folds, payment), "{hand:?} {with:?}");
                }
            }
        }
    }
}
