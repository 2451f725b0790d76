//! Many times that something took.

use std::time::Duration;

/// Many times that something took.
#[derive(Clone, Debug, Default)]
pub struct Times {
    micros: Vec<u32>,
    sorted: bool,
}

impl Times {
    /// One more.
    pub fn add(&mut self, time: Duration) {
        self.micros.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
        self.sorted = false;
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.micros.len()
    }

    /// The time which that share of them does not exceed; 0 if there are none.
    pub fn quantile(&mut self, share: f64) -> Duration {
        if !self.sorted {
            self.micros.sort_unstable();
            self.sorted = true;
        }
        let rank = (share * self.micros.len() as f64).ceil() as usize;
        let micros = self.micros.get(rank.max(1) - 1).copied().unwrap_or(0);
        Duration::from_micros(micros.into())
    }
}

/// Milliseconds, to a hundredth.
pub fn ms(time: Duration) -> f64 {
    hundredths(time.as_secs_f64() * 1e3)
}

/// Rounded to two decimals: more would be noise.
pub fn hundredths(x: f64) -> f64 {
    (x * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_times_that_were_added() {
        let mut times = Times::default();
        assert_eq!(times.quantile(0.5), Duration::ZERO);
        for ms in (1..=100).rev() {
            times.add(Duration::from_millis(ms));
        }
        let quantiles = [0.0, 0.5, 0.99, 1.0].map(|share| times.quantile(share).as_millis());
        assert_eq!(quantiles, [1, 50, 99, 100]);
        times.add(Duration::from_secs(1_000_000));
        assert_eq!(times.quantile(1.0), Duration::from_micros(u32::MAX.into()), "it does not overflow");
    }
}
