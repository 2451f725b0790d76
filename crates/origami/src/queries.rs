//! Every number that an ongoing effect could change, asked in one place each; and what is visible.

use tabletop::Seat;

use crate::card::{Side, Species};
use crate::frame::Payment;
use crate::state::State;
use crate::vocab::{Count, Noted, Price, Terms, Which};

impl State {
    /// How many cards the active player may keep at the end of the turn (O-3.2).
    #[must_use]
    #[inline]
    pub const fn hand_limit(&self, _seat: Seat) -> u8 {
        8
    }

    /// How many folds a draw-cards action may take (O-4.1).
    #[must_use]
    #[inline]
    pub const fn draw_limit(&self, _seat: Seat) -> u8 {
        4
    }

    /// How many cards the Draw Line holds when refilled (O-2.5, O-4.2).
    #[must_use]
    #[inline]
    pub const fn line_size(&self) -> u8 {
        4
    }

    /// What playing a card costs `seat` before any discount of an effect.
    #[inline]
    pub(crate) fn cost(&self, _seat: Seat, copy: u8) -> u8 {
        self.edition.copy_facts(copy).cost
    }

    /// What a payment for a card must be on these terms; `None` if nothing is paid (O-5.1, O-9.8, O-9.11).
    #[inline]
    pub(crate) fn payment(&self, seat: Seat, copy: u8, terms: Terms, noted: Option<Species>) -> Option<Payment> {
        let most = self.cost(seat, copy);
        let least = match terms.price {
            Price::Normal => most,
            Price::UpToLess(discount) => most.saturating_sub(discount),
            Price::Free => return None,
        };
        let with = if terms.noted == Noted::MustPay { noted } else { None };
        Some(Payment { least, most, with })
    }

    /// The visible origami (O-9.1): the top card of every collection, then the Draw Line.
    pub fn visible(&self) -> impl Iterator<Item = Species> + '_ {
        let tops = (0..self.players).flat_map(|s| Side::BOTH.map(|side| self.top_card(Seat(s), side)));
        tops.flatten().chain(self.line())
    }

    /// How many origami of a species are visible.
    #[must_use]
    pub fn count_visible(&self, species: Species) -> u8 {
        self.visible().filter(|&s| s == species).count() as u8
    }

    /// Does `species` belong to these cards?
    #[must_use]
    #[inline]
    pub fn is_among(&self, species: Species, which: Which) -> bool {
        match which {
            Which::Any => true,
            Which::Of(family) => self.edition.facts(species).family == family,
        }
    }

    /// How many cards an effect of `card` draws.
    pub(crate) fn count(&self, count: Count, card: Species, noted: u8) -> u8 {
        match count {
            Count::Fixed(n) => n,
            Count::OneOrTwoIfAnother(species) => {
                // The card itself lies on top of its collection, so it is one of the visible ones.
                1 + u8::from(self.count_visible(species) > u8::from(card == species))
            }
            Count::OnePlusVisible(species) => 1 + self.count_visible(species),
            Count::AsDiscarded => noted,
        }
    }

    /// Onto which collections may `seat` play (O-5.3)?
    #[inline]
    pub(crate) fn sides(&self, seat: Seat) -> &'static [Side] {
        let (left, right) = (self.height(seat, Side::Left), self.height(seat, Side::Right));
        match left.cmp(&right) {
            std::cmp::Ordering::Less => &[Side::Left],
            std::cmp::Ordering::Greater => &[Side::Right],
            // RULING O-5.3: two empty columns are the same thing.
            std::cmp::Ordering::Equal if left == 0 => &[Side::Left],
            std::cmp::Ordering::Equal => &Side::BOTH,
        }
    }

    /// The opponents of `seat` who have cards, clockwise from the next player.
    pub(crate) fn opponents_with_cards(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        seat.round(self.players).skip(1).filter(|&s| self.hand_size(s) > 0)
    }

    /// Can anything be drawn from the deck, now or after a shuffle?
    pub(crate) const fn can_draw(&self) -> bool {
        self.deck_size() > 0 || self.discard_count() > 0
    }
}
