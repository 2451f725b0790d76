//! Expansion of seeds, frozen: the same seed gives the same cards on every machine and in every later version.
//!
//! Nothing here is a source of randomness. A driver supplies an [`Outcome`] to each [`Roll`] that a game asks for.

/// What a game asks of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Roll {
    /// A seed to shuffle by.
    Shuffle,
    /// A number below this one, each equally likely.
    Below(u8),
}

/// What chance answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The seed of a shuffle.
    Seed(u64),
    /// A number.
    Number(u8),
}

impl Roll {
    /// Draws an answer from `stream`.
    #[inline]
    pub fn draw(self, stream: &mut Stream) -> Outcome {
        match self {
            Self::Shuffle => Outcome::Seed(stream.next()),
            Self::Below(n) => Outcome::Number(stream.below(u32::from(n)) as u8),
        }
    }
}

/// A stream of numbers expanded from a seed (SplitMix64).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream {
    state: u64,
}

impl Stream {
    /// The stream of `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The stream of the `index`-th game of a run with `seed`.
    #[must_use]
    pub const fn of_game(seed: u64, index: u64) -> Self {
        // Two rounds of mixing keep runs with neighbouring seeds apart.
        Self { state: mix(mix(seed).wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15))) }
    }

    /// The next 64 bits.
    // Not an iterator: it never ends and is asked for numbers of several kinds.
    #[allow(clippy::should_implement_trait)]
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.state)
    }

    /// A number below `n`, each exactly equally likely; 0 if `n` is 0.
    #[inline]
    pub const fn below(&mut self, n: u32) -> u32 {
        // Multiply and shift; the few products that would favour small numbers are drawn again.
        loop {
            let product = (self.next() >> 32) * n as u64;
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % if n == 0 { 1 } else { n } {
                return (product >> 32) as u32;
            }
        }
    }

    /// Brings `list` into an order that depends on nothing but the stream and the order before.
    #[inline]
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

const fn mix(z: u64) -> u64 {
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_expansion_is_frozen() {
        // Published test vector of SplitMix64 for seed 1234567.
        let mut s = Stream::new(1_234_567);
        assert_eq!(s.next(), 6_457_827_717_110_365_317);
        assert_eq!(s.next(), 3_203_168_211_198_807_973);
        let mut s = Stream::new(0);
        let drawn: Vec<_> = (0..12).map(|_| s.below(6)).collect();
        assert_eq!(drawn, [5, 2, 0, 5, 0, 1, 1, 4, 1, 5, 2, 4]);
        let mut list: Vec<u8> = (0..10).collect();
        Stream::new(42).shuffle(&mut list);
        assert_eq!(list, [8, 3, 6, 5, 4, 0, 9, 2, 1, 7]);
        assert_eq!(Stream::of_game(1, 2).next(), 9_366_171_507_420_456_997);
    }

    #[test]
    fn below_is_fair_and_in_range() {
        let mut s = Stream::new(3);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[s.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
        assert_eq!((s.below(1), s.below(0)), (0, 0));
    }

    #[test]
    fn a_shuffle_reaches_every_order_equally() {
        let mut seen = [0_u32; 6];
        for seed in 0..60_000 {
            let mut list = [0, 1, 2];
            Stream::new(seed).shuffle(&mut list);
            seen[list[0] * 2 + usize::from(list[1] > list[2])] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }
}
