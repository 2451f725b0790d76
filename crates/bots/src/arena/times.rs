//! How long decisions took: counts by length, fine enough for percentiles and small enough to keep.

use std::collections::BTreeMap;
use std::time::Duration;

/// A length is known to this many bits after the first, so within about 3 %.
const BITS: u32 = 5;

/// How often each length of time came up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    counts: BTreeMap<u16, u64>,
}

impl Times {
    /// One more.
    pub fn count(&mut self, time: Duration) {
        *self.counts.entry(bin(time)).or_default() += 1;
    }

    /// Those of another one.
    pub fn add(&mut self, other: &Self) {
        other.iter().for_each(|(bin, count)| self.put(bin, count));
    }

    /// Counts by bins, as [`put`](Self::put) takes them.
    pub fn iter(&self) -> impl Iterator<Item = (u16, u64)> {
        self.counts.iter().map(|(&bin, &count)| (bin, count))
    }

    /// So many more in that bin.
    pub fn put(&mut self, bin: u16, count: u64) {
        let counted = self.counts.entry(bin).or_default();
        *counted = counted.saturating_add(count);
    }

    /// The time in milliseconds that so many hundredths of the decisions did not exceed; 0 if there are none.
    #[must_use]
    pub fn percentile(&self, hundredths: u64) -> f64 {
        let all = self.counts.values().fold(0_u64, |sum, &n| sum.saturating_add(n));
        let wanted = all.saturating_mul(hundredths).div_ceil(100).max(1);
        let mut seen = 0_u64;
        for (bin, count) in self.iter() {
            seen = seen.saturating_add(count);
            if seen >= wanted {
                return middle(bin) / 1e6;
            }
        }
        0.0
    }
}

/// The number of the bin of a time: its highest bit and the next few, in nanoseconds.
fn bin(time: Duration) -> u16 {
    let ns = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX).max(1);
    let high = ns.ilog2();
    let next = if high >= BITS { ns >> (high - BITS) } else { ns << (BITS - high) };
    // The highest bit itself is in `high`.
    ((high << BITS) as u64 + (next & ((1 << BITS) - 1))) as u16
}

/// The middle of a bin in nanoseconds.
fn middle(bin: u16) -> f64 {
    let (high, next) = (u32::from(bin) >> BITS, u32::from(bin) & ((1 << BITS) - 1));
    f64::from(high).exp2() * (1.0 + (f64::from(next) + 0.5) / f64::from(1 << BITS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_close() {
        let mut times = Times::default();
        assert_eq!(times.percentile(50), 0.0);
        for us in 1..=10_000 {
            times.count(Duration::from_micros(us));
        }
        for (hundredths, ms) in [(1, 0.1), (50, 5.0), (99, 9.9), (100, 10.0)] {
            let got = times.percentile(hundredths);
            assert!((got / ms - 1.0).abs() < 0.035, "{hundredths}: {got}");
        }
    }

    #[test]
    fn every_time_has_a_bin_and_longer_ones_a_later_bin() {
        let times: Vec<_> = (0..64).flat_map(|bit| [1_u64 << bit, (1 << bit) + (1 << bit) / 2]).collect();
        let bins: Vec<_> = times.iter().map(|&ns| bin(Duration::from_nanos(ns))).collect();
        assert!(bins.is_sorted());
        for (&ns, &bin) in times.iter().zip(&bins).skip(10) {
            assert!((middle(bin) / ns as f64 - 1.0).abs() < 0.035, "{ns}: {}", middle(bin));
        }
        assert_eq!(bin(Duration::ZERO), 0);
        assert!(bin(Duration::MAX) >= bins[bins.len() - 1]);
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let (mut a, mut b) = (Times::default(), Times::default());
        a.count(Duration::from_millis(3));
        b.count(Duration::from_millis(70));
        let (mut ab, mut ba) = (a.clone(), b.clone());
        ab.add(&b);
        ba.add(&a);
        assert_eq!(ab, ba);
        assert_eq!(ab.iter().map(|(_, n)| n).sum::<u64>(), 2);
    }
}
