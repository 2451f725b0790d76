//! A set of cards as bits.

/// A set of card numbers below 192.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet([u64; 3]);

impl CardSet {
    /// The set without any card.
    pub const EMPTY: Self = Self([0; 3]);
    /// Card numbers are below this.
    pub const CAPACITY: usize = 192;

    /// Is `card` in the set?
    #[must_use]
    #[inline]
    pub const fn has(&self, card: u8) -> bool {
        self.0[card as usize >> 6] >> (card & 63) & 1 == 1
    }

    /// Adds `card`.
    #[inline]
    pub const fn add(&mut self, card: u8) {
        self.0[card as usize >> 6] |= 1 << (card & 63);
    }

    /// Removes `card`.
    #[inline]
    pub const fn remove(&mut self, card: u8) {
        self.0[card as usize >> 6] &= !(1 << (card & 63));
    }

    /// How many cards the set holds.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as u8
    }

    /// Does the set hold no card?
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The lowest card of the set that is not below `from`.
    #[must_use]
    #[inline]
    pub const fn next(&self, from: u8) -> Option<u8> {
        let mut word = from as usize >> 6;
        if word >= 3 {
            return None;
        }
        let mut bits = self.0[word] & (u64::MAX << (from & 63));
        while bits == 0 {
            word += 1;
            if word == 3 {
                return None;
            }
            bits = self.0[word];
        }
        Some((word as u8) << 6 | bits.trailing_zeros() as u8)
    }

    /// How many cards this set and `other` have in common.
    #[must_use]
    #[inline]
    pub const fn count_common(&self, other: &Self) -> u8 {
        ((self.0[0] & other.0[0]).count_ones()
            + (self.0[1] & other.0[1]).count_ones()
            + (self.0[2] & other.0[2]).count_ones()) as u8
    }

    /// The cards of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(&self, other: &Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// The cards of this set and of `other`.
    #[must_use]
    #[inline]
    pub const fn with(&self, other: &Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The highest card of the set.
    #[must_use]
    #[inline]
    pub const fn last(&self) -> Option<u8> {
        let mut word = 3;
        while word > 0 {
            word -= 1;
            if self.0[word] != 0 {
                return Some((word as u8) << 6 | (63 - self.0[word].leading_zeros()) as u8);
            }
        }
        None
    }

    /// The cards of the set that are not below `first`.
    #[must_use]
    #[inline]
    pub const fn from(&self, first: u8) -> Self {
        let mut set = *self;
        let mut word = 0;
        while word < 3 {
            if (word as u8) < first >> 6 {
                set.0[word] = 0;
            } else if word as u8 == first >> 6 {
                set.0[word] &= u64::MAX << (first & 63);
            }
            word += 1;
        }
        set
    }

    /// Calls `each` for the cards in ascending order: the fastest way through a set.
    #[inline(always)]
    pub fn each(&self, mut each: impl FnMut(u8)) {
        let mut first = 0;
        for mut bits in self.0 {
            while bits != 0 {
                each(first | bits.trailing_zeros() as u8);
                bits &= bits - 1;
            }
            first += 64;
        }
    }

    /// The cards in ascending order.
    #[inline]
    #[must_use]
    pub const fn iter(&self) -> Iter {
        Iter { bits: self.0[0], rest: [self.0[1], self.0[2]], word: 0 }
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.add(card);
        }
        set
    }
}

/// The cards of a [`CardSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Iter {
    bits: u64,
    rest: [u64; 2],
    word: u8,
}

impl Iterator for Iter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        while self.bits == 0 {
            if self.word == 2 {
                return None;
            }
            self.word += 1;
            self.bits = self.rest[usize::from(self.word) - 1];
        }
        let card = self.word << 6 | self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_of_all_three_words_come_back_in_order() {
        let mut set: CardSet = [191, 0, 63, 64, 127, 128].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 127, 128, 191]);
        assert_eq!((set.len(), set.has(64), set.has(65)), (6, true, false));
        assert_eq!((set.next(1), set.next(129), set.next(64)), (Some(63), Some(191), Some(64)));
        set.remove(191);
        assert_eq!((set.next(129), set.next(192)), (None, None));
        let mut each = Vec::new();
        set.each(|card| each.push(card));
        assert_eq!(each, [0, 63, 64, 127, 128]);
        let low: CardSet = [0, 64].into_iter().collect();
        assert_eq!(set.without(&low).iter().collect::<Vec<_>>(), [63, 127, 128]);
        assert!(!set.is_empty() && CardSet::EMPTY.is_empty());
        assert_eq!((set.last(), CardSet::EMPTY.last()), (Some(128), None));
        assert_eq!(set.from(64).iter().collect::<Vec<_>>(), [64, 127, 128]);
        assert_eq!(set.from(65).with(&low).iter().collect::<Vec<_>>(), [0, 64, 127, 128]);
        assert_eq!((set.from(0), set.from(191), set.count_common(&low)), (set, CardSet::EMPTY, 2));
    }
}
