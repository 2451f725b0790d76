//! Every number that an ongoing effect could change, asked in one place each; and what is visible.

use tabletop::Seat;

use crate::card::{Side, Species};
use crate::edition::{Edition, MAX_FOLDS};
use crate::frame::{Effect, Payment};
use crate::state::{MAX_LINE, State};
use crate::vocab::{Ability, Count, Modifier, Noted, Price, Reaction, Source, Terms, Which};

/// A hand may have so many cards at the end of its player's turn (O-3.2), before any modifier.
pub const HAND_LIMIT: u8 = 8;
/// A draw-cards action may take so many folds (O-4.1), before any modifier.
pub const DRAW_LIMIT: u8 = 4;
/// No limit is higher than this, so that a total and one card more fit into the bits of a word.
const MOST_DRAWN: u8 = 31 - MAX_FOLDS;
/// With a Mesosaurus the hand modifiers are added to so many folds (L-7.1).
const MESOSAURUS_BASE: i8 = 3;
/// The Draw Line holds so many cards (O-2.5), before any modifier.
pub const LINE_SIZE: u8 = 4;

/// What a draw-cards action may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// At most so many folds.
    pub folds: u8,
    /// At most so many cards.
    pub cards: u8,
    /// Whether a single card may be taken whatever its folds.
    pub any_single: bool,
}

impl DrawRule {
    /// The rule of the base game.
    pub const PLAIN: Self = Self { folds: DRAW_LIMIT, cards: MAX_LINE as u8, any_single: false };

    /// May so many cards with so many folds in all be taken?
    #[inline]
    pub(crate) const fn allows(self, cards: u8, folds: u8) -> bool {
        cards <= self.cards && (folds <= self.folds || (self.any_single && cards == 1))
    }
}

/// What the characters in play change about playing and paying.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prices {
    /// What is added to each cost.
    pub(crate) change: i8,
    /// By how much a payment may exceed the cost.
    pub(crate) over: u8,
    /// A payment above 0 has at least so many cards.
    pub(crate) cards: u8,
    /// Whether the top discard may pay.
    pub(crate) pay_discard: bool,
    /// Whether the top discard may be played.
    pub(crate) play_discard: bool,
}

/// All that the characters in play change, in four bytes of two halves each. It is worked out when a character enters
/// play and asked at every turn; there a branch on what a card does would be guessed wrong too often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Rules([u8; 4]);

impl Rules {
    const ANY_SINGLE: u8 = 1;
    const PLAY_DISCARD: u8 = 2;
    const PAY_DISCARD: u8 = 4;
    const TURN_END: u8 = 8;

    /// Nothing.
    pub(crate) const NONE: Self = Self([0; 4]);

    /// What these characters change together. Four of them at most, so that every sum fits into half a byte.
    pub(crate) fn of(edition: &Edition, characters: impl Iterator<Item = Species>) -> Self {
        let (mut hand, mut draw, mut cost, mut over) = (0, 0, 0, 0);
        let (mut cards, mut line, mut fewer, mut flags) = (0, 0, 0, 0);
        for species in characters {
            let modifier = match edition.facts(species).ability {
                Ability::Ongoing(modifier) => modifier,
                Ability::Reaction(_) => {
                    flags |= Self::TURN_END;
                    continue;
                }
                _ => continue,
            };
            match modifier {
                Modifier::Hand(n) => hand += n,
                Modifier::DrawLimit(n) => draw += n,
                Modifier::DrawLimitOrOneCard(n) => {
                    draw += n;
                    flags |= Self::ANY_SINGLE;
                }
                Modifier::DrawAtMost(n) => fewer = fewer.max(MAX_LINE as u8 - n),
                Modifier::LineSize(n) => line = line.max(n - LINE_SIZE),
                Modifier::Cost(n) => cost += n,
                Modifier::Overpay(n) => over += n,
                Modifier::PayWithAtLeast(n) => cards = cards.max(n),
                Modifier::PlayTopDiscard => flags |= Self::PLAY_DISCARD,
                Modifier::PayWithTopDiscard => flags |= Self::PAY_DISCARD,
                // These look at a player's collections; no character does.
                Modifier::HandForEach(..) | Modifier::DrawLimitByHand => {}
            }
        }
        let halves = |a: u8, b: u8| a & 15 | b << 4;
        Self([halves(hand as u8, draw as u8), halves(cost as u8, over), halves(cards, line), halves(fewer, flags)])
    }

    #[inline]
    const fn hand(self) -> i8 {
        (self.0[0] << 4) as i8 >> 4
    }

    #[inline]
    const fn draw(self) -> i8 {
        self.0[0] as i8 >> 4
    }

    #[inline]
    const fn has(self, flag: u8) -> bool {
        self.0[3] >> 4 & flag != 0
    }
}

impl State {
    /// Is it a game, like those of Origami, where no card changes a rule and no rice paper pays? Known from the setup, so it
    /// is never guessed wrong.
    #[inline]
    pub(crate) const fn is_plain(&self) -> bool {
        self.court.is_plain()
    }

    /// The ongoing effects on top of a player's collections (L-4.1), left first.
    #[inline]
    pub(crate) fn ongoing(&self, seat: Seat) -> impl Iterator<Item = (Side, Species)> + '_ {
        Side::BOTH.into_iter().filter_map(move |side| {
            let copy = self.top_copy(seat, side)?;
            self.edition.copy_facts(copy).is_ongoing().then(|| (side, self.edition.species_of(copy)))
        })
    }

    /// The sum of all hand modifiers (L-3.2).
    #[must_use]
    #[inline(never)]
    pub fn hand_modifier(&self, seat: Seat) -> i8 {
        let mut sum = self.court.rules.hand();
        self.each_own_modifier(seat, |modifier| match modifier {
            Modifier::Hand(n) => sum += n,
            Modifier::HandForEach(species, n) => sum += n * self.count_collected(seat, |s| s == species) as i8,
            _ => {}
        });
        sum
    }

    /// Hands over what a player's own ongoing effects change; those of which two on top do not add up (L-4.8) once.
    #[inline]
    fn each_own_modifier(&self, seat: Seat, mut each: impl FnMut(Modifier)) {
        let mut before = None;
        for (_, species) in self.ongoing(seat) {
            let Ability::Ongoing(modifier) = self.edition.facts(species).ability else { continue };
            let once = matches!(modifier, Modifier::HandForEach(..) | Modifier::DrawLimitByHand);
            if before.replace(modifier) != Some(modifier) || !once {
                each(modifier);
            }
        }
    }

    /// How many cards the active player may keep at the end of the turn (O-3.2, L-3.2).
    #[must_use]
    #[inline]
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        if self.is_plain() { HAND_LIMIT } else { HAND_LIMIT.saturating_add_signed(self.hand_modifier(seat)) }
    }

    /// The hand limit as far as it is the same for everybody: no card of a collection lowers it.
    #[inline]
    pub(crate) const fn hand_limit_of_all(&self) -> u8 {
        HAND_LIMIT.saturating_add_signed(self.court.rules.hand())
    }

    /// How many folds a draw-cards action may take (O-4.1, L-7.1).
    #[must_use]
    pub fn draw_limit(&self, seat: Seat) -> u8 {
        self.draw_rule(seat).folds
    }

    /// What a draw-cards action may take.
    #[must_use]
    pub fn draw_rule(&self, seat: Seat) -> DrawRule {
        let rules = self.court.rules;
        let mut folds = DRAW_LIMIT;
        self.each_own_modifier(seat, |modifier| {
            if modifier == Modifier::DrawLimitByHand {
                // "May": never less than without it.
                folds = folds.max(0_u8.saturating_add_signed(MESOSAURUS_BASE + self.hand_modifier(seat)));
            }
        });
        DrawRule {
            // The Monk's change comes after the Mesosaurus (L-7.1). More than any line has no edition needs.
            folds: folds.saturating_add_signed(rules.draw()).min(MOST_DRAWN),
            cards: MAX_LINE as u8 - (rules.0[3] & 15),
            any_single: rules.has(Rules::ANY_SINGLE),
        }
    }

    /// How many cards the Draw Line holds when refilled (O-2.5, O-4.2, L-7.11).
    #[must_use]
    #[inline]
    pub const fn line_size(&self) -> u8 {
        LINE_SIZE + (self.court.rules.0[2] >> 4)
    }

    /// What the characters in play change about playing and paying (L-4.5).
    #[inline]
    pub(crate) const fn prices(&self) -> Prices {
        let rules = self.court.rules;
        Prices {
            change: (rules.0[1] << 4) as i8 >> 4,
            over: rules.0[1] >> 4,
            cards: rules.0[2] & 15,
            pay_discard: rules.has(Rules::PAY_DISCARD),
            play_discard: rules.has(Rules::PLAY_DISCARD),
        }
    }

    /// What playing a card costs now, before any discount of an effect (L-4.5).
    #[must_use]
    pub fn cost_of(&self, species: Species) -> u8 {
        self.edition.facts(species).cost.saturating_add_signed(self.prices().change)
    }

    /// What a payment for a card must be on these terms; `None` if nothing is paid (O-5.1, O-9.8, O-9.11, L-4.5, L-7.12,
    /// L-7.17).
    #[inline]
    pub(crate) fn payment(
        &self,
        species: Species,
        prices: Prices,
        terms: Terms,
        noted: Option<Species>,
    ) -> Option<Payment> {
        let cost = self.edition.facts(species).cost.saturating_add_signed(prices.change);
        let least = match terms.price {
            Price::Normal => cost,
            Price::UpToLess(discount) => cost.saturating_sub(discount),
            Price::Free => return None,
        };
        let with = if terms.noted == Noted::MustPay { noted } else { None };
        Some(Payment { least, most: cost + prices.over, with, cards: prices.cards, discard: prices.pay_discard })
    }

    /// The top discard, if it may be played on these terms (L-7.10).
    #[inline]
    pub(crate) fn playable_discard(&self, prices: Prices, terms: Terms) -> Option<Species> {
        if !prices.play_discard || terms.from != Source::Hand {
            return None;
        }
        self.top_discard().filter(|&species| self.is_among(species, terms.which))
    }

    /// Could `seat` play an origami on these terms, as far as everybody can see?
    pub(crate) fn could_play(&self, seat: Seat, terms: Terms) -> bool {
        !self.hands[seat.index()].is_empty() || self.playable_discard(self.prices(), terms).is_some()
    }

    /// What a character in play makes of the active player's hand at the end of the turn, if anything (L-3.3).
    pub(crate) fn turn_end_reaction(&self) -> Option<(Species, Reaction)> {
        if !self.court.rules.has(Rules::TURN_END) {
            return None;
        }
        let cards = self.hand_size(self.active);
        self.characters_in_play().find_map(|species| match self.edition.facts(species).ability {
            Ability::Reaction(reaction @ Reaction::CardAtTurnEnd { at_most }) if cards <= at_most => {
                Some((species, reaction))
            }
            Ability::Reaction(reaction @ Reaction::DiscardAtTurnEnd { at_least }) if cards >= at_least => {
                Some((species, reaction))
            }
            _ => None,
        })
    }

    /// How many such origami lie in a player's collections.
    pub(crate) fn count_collected(&self, seat: Seat, wanted: impl Fn(Species) -> bool) -> u8 {
        let collected = Side::BOTH.into_iter().flat_map(|side| self.collection(seat, side));
        collected.filter(|&s| wanted(s)).count() as u8
    }

    /// Would moving a card to the bottom of its collection change anything (L-7.4)?
    pub(crate) fn changes_at_bottom(&self, seat: Seat, side: Side, place: u8) -> bool {
        self.changes_within(seat, side, place, 0)
    }

    /// Would it change anything to move a card within its collection? Copies are the same thing, unless one of them has a
    /// special action to be had and the other not (O-5.6, O-6.3).
    fn changes_within(&self, seat: Seat, side: Side, place: u8, new_place: u8) -> bool {
        let (least, most) = (usize::from(place.min(new_place)), usize::from(place.max(new_place)));
        let looks = |&copy: &u8| {
            let facts = self.edition.copy_facts(copy);
            (facts.species, facts.is_special() && self.resting.has(copy), facts.is_special() && self.used.has(copy))
        };
        let moved = self.column(seat, side).get(least..=most).unwrap_or_default();
        moved.iter().any(|copy| looks(copy) != looks(&moved[0]))
    }

    /// Can any origami be sent to the bottom of its collection?
    pub(crate) fn can_send_to_bottom(&self) -> bool {
        Seat(0).round(self.players).any(|seat| {
            Side::BOTH.into_iter().any(|side| {
                let top = self.height(seat, side);
                top > 1 && (1..top).any(|place| self.changes_at_bottom(seat, side, place))
            })
        })
    }

    /// May a player's origami be moved from one place to another (L-7.3)? Places are counted from 0; the new one is that
    /// after the move.
    pub(crate) fn may_move(&self, seat: Seat, (from, place): (Side, u8), (to, new_place): (Side, u8)) -> bool {
        let (height, other) = (self.height(seat, from), self.height(seat, from.other()));
        if place >= height {
            return false;
        }
        if from == to {
            new_place < height && self.changes_within(seat, from, place, new_place)
        } else {
            // One card fewer here, one more there: the sizes must fit afterwards (O-5.3).
            new_place <= other && (height - 1).abs_diff(other + 1) <= 1
        }
    }

    /// The places a player's origami may be moved to.
    pub(crate) fn new_places(&self, seat: Seat, from: (Side, u8)) -> impl Iterator<Item = (Side, u8)> + '_ {
        let all = Side::BOTH.into_iter().flat_map(move |side| (0..=self.height(seat, side)).map(move |n| (side, n)));
        all.filter(move |&to| self.may_move(seat, from, to))
    }

    /// Can any of a player's origami be moved?
    pub(crate) fn can_move_any(&self, seat: Seat) -> bool {
        Side::BOTH.into_iter().any(|side| (0..self.height(seat, side)).any(|n| self.can_move(seat, side, n)))
    }

    /// Can this origami of a player be moved?
    pub(crate) fn can_move(&self, seat: Seat, side: Side, place: u8) -> bool {
        self.new_places(seat, (side, place)).next().is_some()
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
            Which::Of(family) => self.edition.facts(species).family == Some(family),
            Which::Origami => !species.is_rice_paper(),
            Which::UpTo(folds) => self.edition.facts(species).folds <= folds,
            Which::RicePaper => species.is_rice_paper(),
        }
    }

    /// How many cards an effect draws.
    pub(crate) fn count(&self, count: Count, effect: &Effect) -> u8 {
        match count {
            Count::Fixed(n) => n,
            Count::OneOrTwoIfAnother(species) => {
                // The card itself lies on top of its collection, so it is one of the visible ones.
                1 + u8::from(self.count_visible(species) > u8::from(effect.card == species))
            }
            Count::OnePlusVisible(species) => 1 + self.count_visible(species),
            Count::AsDiscarded => effect.count,
            // Nothing has happened since the card was placed on top.
            Count::EachUnder => self.height(effect.seat, effect.side).saturating_sub(1),
            Count::OneOrTwoIfNobodyHoldsFewer => {
                let own = self.hand_size(effect.seat);
                1 + u8::from(Seat(0).round(self.players).all(|seat| self.hand_size(seat) >= own))
            }
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
