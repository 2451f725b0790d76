//! All ways to choose some of a few cards whose folds have a given total: draws from the line and payments alike.

use arrayvec::ArrayVec;

use crate::card::{Cards, MAX_CARDS_NAMED, Species};
use crate::queries::DrawRule;
use crate::state::{MAX_IN_PLAY, RICE_PAPER_CARDS};

/// Totals of folds as bits: bit n stands for n folds. More than 31 are never needed.
pub(crate) type Totals = u32;

/// The totals from `least` to `most`.
#[inline]
pub(crate) const fn totals(least: u8, most: u8) -> Totals {
    ((1 << (most - least + 1)) - 1) << least
}

/// Cards to choose from, copies of a species side by side.
pub(crate) struct Choice {
    cards: ArrayVec<Item, { MAX_IN_PLAY + RICE_PAPER_CARDS as usize }>,
}

#[derive(Clone, Copy)]
struct Item {
    species: Species,
    folds: u8,
    /// The first card after this one that is of another species.
    other: u8,
    /// The totals that the cards after this one can make.
    makes: Totals,
}

impl Choice {
    #[inline]
    pub(crate) const fn new() -> Self {
        Self { cards: ArrayVec::new_const() }
    }

    /// Adds a card; species come in ascending order.
    #[inline]
    pub(crate) fn add(&mut self, species: Species, folds: u8) {
        self.cards.push(Item { species, folds, other: 0, makes: 0 });
    }

    /// Calls `each` for every set of one or more cards with one of these totals. Sets that differ only in copies are one. No
    /// card is worth more than the largest total.
    #[inline]
    pub(crate) fn for_each(&mut self, totals: Totals, mut each: impl FnMut(Cards)) {
        // A few more cards than this still fit, but then searching is faster.
        if self.cards.len() <= 6 && totals < 1 << 16 {
            self.for_each_of_few(totals, &mut each);
        } else {
            self.search(totals, &mut each);
        }
    }

    /// [`Self::for_each`] for at most six cards: the totals of all 64 sets side by side in eight words, a byte each, compared
    /// eight at a time. A search would take branches that nobody can guess.
    #[inline]
    fn for_each_of_few(&self, totals: Totals, each: &mut impl FnMut(Cards)) {
        const ALL: u64 = 0x0101_0101_0101_0101;
        let folds = |at: usize| self.cards.get(at).map_or(0, |item| u64::from(item.folds));
        let mut twins = 0_u32;
        for (at, pair) in self.cards.windows(2).enumerate() {
            twins |= u32::from(pair[0].species == pair[1].species) << (at + 1);
        }
        // Lane m of a word is the total of the cards of mask m.
        let first = folds(0) * 0x0100_0100_0100_0100 + folds(1) * 0x0101_0000_0101_0000 + folds(2) * (ALL << 32);
        let (d, e, f) = (folds(3) * ALL, folds(4) * ALL, folds(5) * ALL);
        let words = [first, first + d, first + e, first + d + e];
        let words = [words, words.map(|word| word + f)];
        let mut wanted = totals;
        while wanted != 0 {
            let total = u64::from(wanted.trailing_zeros()) * ALL;
            wanted &= wanted - 1;
            for at in 0..1 << self.cards.len().saturating_sub(3) {
                // The highest bit of each byte that is zero, exactly.
                let off = words[at >> 2 & 1][at & 3] ^ total;
                let sevens = 0x7f * ALL;
                let mut hits = !(((off & sevens) + sevens) | off | sevens);
                while hits != 0 {
                    let mask = (at as u32) << 3 | hits.trailing_zeros() >> 3;
                    hits &= hits - 1;
                    // Lanes of cards that are not there repeat others; a twin is taken only with the one before it.
                    if mask >> self.cards.len() == 0 && (mask & twins) >> 1 & !mask == 0 && mask != 0 {
                        each(self.set_of(mask));
                    }
                }
            }
        }
    }

    /// The cards of a mask.
    #[inline]
    fn set_of(&self, mask: u32) -> Cards {
        let (mut left, mut set, mut shift) = (mask, 0_u64, 0);
        while left != 0 {
            if let Some(item) = self.cards.get(left.trailing_zeros() as usize) {
                set |= (item.species.index() as u64) << shift;
            }
            left &= left - 1;
            shift += 8;
        }
        Cards::from_bytes([set, 0])
    }

    /// [`Self::for_each`] for any number of cards, by growing sets card by card.
    fn search(&mut self, totals: Totals, each: &mut impl FnMut(Cards)) {
        let (mut makes, mut other) = (1, self.cards.len() as u8);
        let mut after: Option<(Species, u8)> = None;
        for (at, item) in self.cards.iter_mut().enumerate().rev() {
            item.makes = makes;
            makes |= makes << item.folds;
            if let Some((species, place)) = after
                && species != item.species
            {
                other = place;
            }
            item.other = other;
            after = Some((item.species, at as u8));
        }
        let cards = self.cards.as_slice();
        // A set grows card by card, a byte each (most have at most eight): which card is at each place of it, and the
        // total before.
        let mut set = [0_u64; 2];
        let mut taken = [(0_u8, 0_u8); MAX_CARDS_NAMED];
        let (mut size, mut total, mut next) = (0, 0_u8, 0);
        loop {
            while let Some(item) = cards.get(usize::from(next)) {
                let with = total + item.folds;
                // Only where the cards after it can still complete a total, itself being enough included.
                if item.makes << (with & 31) & totals != 0 && size < MAX_CARDS_NAMED {
                    taken[size] = (next, total);
                    set[size >> 3] |= (item.species.index() as u64) << (8 * (size & 7));
                    size += 1;
                    total = with;
                    if totals >> total & 1 == 1 {
                        each(Cards::from_bytes(set));
                    }
                    next += 1;
                } else {
                    next = item.other;
                }
            }
            if size == 0 {
                return;
            }
            size -= 1;
            set[size >> 3] &= !(0xff << (8 * (size & 7)));
            let (last, before) = taken[size];
            total = before;
            // A twin in the place of this card would make the same sets again.
            next = cards[usize::from(last)].other;
        }
    }
}

/// Which sets of up to four cards of 1 to 4 folds total at most so many, by that limit and by folds: bit `m` of an entry
/// stands for the set with the cards of mask `m`. The index has two bits per card, folds less one. The Draw Line is
/// looked up here at every action.
static DRAWS: [[u16; 256]; MOST_FOLDS + 1] = draws();

/// Four cards total at most so much.
const MOST_FOLDS: usize = 16;

const fn draws() -> [[u16; 256]; MOST_FOLDS + 1] {
    let mut table = [[0; 256]; MOST_FOLDS + 1];
    let mut index = 0;
    while index < 256 {
        let mut mask = 1;
        while mask < 16 {
            let (mut folds, mut card) = (0, 0);
            while card < 4 {
                folds += (mask >> card & 1) * ((index >> (2 * card) & 3) + 1);
                card += 1;
            }
            let mut limit = folds;
            while limit <= MOST_FOLDS {
                table[limit][index] |= 1 << mask;
                limit += 1;
            }
            mask += 1;
        }
        index += 1;
    }
    table
}

/// The masks with at most so many of four cards.
static AT_MOST_CARDS: [u16; 5] = [0x0001, 0x0117, 0x177f, 0x7fff, 0xffff];
/// The masks with a single card.
const SINGLE_CARDS: u16 = 0x0116;

/// The masks of up to four cards that skip no twin: bit i of the index says that card i is of the same species as the
/// one before it, so that it is chosen only together with that one.
static NO_TWINS_SKIPPED: [u16; 16] = no_twins_skipped();

const fn no_twins_skipped() -> [u16; 16] {
    let mut table = [0; 16];
    let mut twins = 0;
    while twins < 16 {
        let mut mask = 0;
        while mask < 16 {
            if (mask & twins) >> 1 & !mask == 0 {
                table[twins] |= 1 << mask;
            }
            mask += 1;
        }
        twins += 1;
    }
    table
}

/// Up to four cards in order, each with its folds; a place without a card has folds 0.
pub(crate) type FewCards = [(Option<Species>, u8); 4];

/// Calls `each` for all sets of one or more of these cards, with whether the rule allows to take it and no twin was
/// skipped, if they are small enough for the table. Returns whether they were. Copies stand side by side, places without
/// a card last.
#[inline(always)]
pub(crate) fn for_each_draw(cards: FewCards, rule: DrawRule, mut each: impl FnMut(Cards, bool)) -> bool {
    if cards.iter().any(|&(_, folds)| folds > 4) {
        return false;
    }
    let [a, b, c, d] = cards.map(|(species, _)| species);
    let fold = |i: usize| usize::from(cards[i].1.wrapping_sub(1) & 3) << (2 * i);
    let twins = usize::from(a == b) << 1 | usize::from(b == c) << 2 | usize::from(c == d) << 3;
    // Masks that name a place without a card are not there.
    let there = match [b, c, d] {
        [_, _, Some(_)] => 0xffff,
        [_, Some(_), None] => 0x00ff,
        [Some(_), None, None] => 0x000f,
        _ if a.is_some() => 0x0003,
        _ => 0,
    };
    let within = DRAWS[usize::from(rule.folds).min(MOST_FOLDS)][fold(0) | fold(1) | fold(2) | fold(3)];
    let singles = if rule.any_single { SINGLE_CARDS } else { 0 };
    let allowed = (within | singles) & AT_MOST_CARDS[usize::from(rule.cards).min(4)];
    let masks = u32::from(allowed & NO_TWINS_SKIPPED[twins]) & there;
    // The sets as bytes side by side: whole words are written and read faster than their parts.
    let [a, b, c, d] = [a, b, c, d].map(|species| species.map_or(0, |s| s.index() as u32));
    let (ab, ac, bc) = (a | b << 8, a | c << 8, b | c << 8);
    let abc = ab | c << 16;
    let (d2, d3) = (d << 8, d << 16);
    let sets = [0, a, b, ab, c, ac, bc, abc, d, a | d2, b | d2, ab | d3, c | d2, ac | d3, bc | d3, abc | d << 24];
    // All of them, without a branch on which ones fit: nobody could guess that.
    for (mask, &set) in sets.iter().enumerate().skip(1) {
        each(Cards::from_bytes([set.into(), 0]), masks >> mask & 1 == 1);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All sets by trying all subsets of copies.
    fn obvious(cards: &[(u8, u8)], totals: Totals) -> Vec<Vec<u8>> {
        let mut sets: Vec<Vec<u8>> = (1_u32..1 << cards.len())
            .map(|mask| (0..cards.len()).filter(|i| mask >> i & 1 == 1).collect::<Vec<_>>())
            .filter(|set| totals >> set.iter().map(|&i| u32::from(cards[i].1)).sum::<u32>().min(31) & 1 == 1)
            .map(|set| set.into_iter().map(|i| cards[i].0).collect())
            .collect();
        sets.sort();
        sets.dedup();
        sets
    }

    #[test]
    fn the_table_of_draws_says_the_same_as_the_search() {
        let mut stream = tabletop::Stream::new(6);
        for _ in 0..2_000 {
            let mut cards: Vec<(Species, u8)> = (0..stream.below(5))
                .filter_map(|_| Species::new(stream.below(7) as u8 + 1))
                .map(|species| (species, species.index() as u8 % 4 + 1))
                .collect();
            cards.sort_unstable();
            let (mut slow, mut fast) = (Vec::new(), Vec::new());
            let mut choice = Choice::new();
            let mut few = [(None, 0); 4];
            for (place, &(species, folds)) in few.iter_mut().zip(&cards) {
                *place = (Some(species), folds);
                choice.add(species, folds);
            }
            let folds = stream.below(19) as u8;
            let rule = DrawRule { folds, cards: 1 + stream.below(6) as u8, any_single: stream.below(3) == 0 };
            choice.for_each(totals(1, 20), |set| {
                let total = set.iter().map(|s| s.index() as u8 % 4 + 1).sum();
                slow.extend(rule.allows(set.len(), total).then_some(set));
            });
            assert!(for_each_draw(few, rule, |set, fits| fast.extend(fits.then_some(set))));
            slow.sort_unstable();
            fast.sort_unstable();
            assert_eq!(slow, fast, "{rule:?}");
        }
        let large = [(Species::new(1), 5), (None, 0), (None, 0), (None, 0)];
        assert!(!for_each_draw(large, DrawRule::PLAIN, |_, _| unreachable!()));
    }

    #[test]
    fn every_set_is_listed_once() {
        let mut stream = tabletop::Stream::new(5);
        for _ in 0..2_000 {
            let mut cards: Vec<(u8, u8)> = (0..stream.below(10))
                .map(|_| stream.below(7) as u8 + 1)
                .map(|species| (species, species % 4 + 1))
                .collect();
            cards.sort_unstable();
            let least = stream.below(6) as u8 + 1;
            let totals = totals(least, least + stream.below(3) as u8);
            let mut choice = Choice::new();
            for &(species, folds) in &cards {
                choice.add(Species::new(species).unwrap(), folds);
            }
            let mut listed: Vec<Vec<u8>> = Vec::new();
            choice.for_each(totals, |set| listed.push(set.iter().map(|s| s.index() as u8).collect()));
            listed.sort();
            assert_eq!(listed, obvious(&cards, totals), "{cards:?} {totals:b}");
        }
    }
}
