//! Means, intervals and ratings.

/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// Sums of whole numbers, exact, from which means and intervals follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    count: u64,
    sum: i64,
    squares: i64,
}

/// An estimate with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The best guess.
    pub mean: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

impl Estimate {
    /// Half of the width of the interval.
    #[must_use]
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    fn around(mean: f64, half: f64) -> Self {
        Self { mean, low: mean - half, high: mean + half }
    }

    fn scaled(self, factor: f64) -> Self {
        Self { mean: self.mean * factor, low: self.low * factor, high: self.high * factor }
    }
}

impl Moments {
    /// One more number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Their sum.
    #[must_use]
    pub const fn sum(&self) -> i64 {
        self.sum
    }

    /// Their mean; 0 if there are none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The square of the standard error of the mean; `None` if there are too few numbers to tell.
    fn error_squared(&self) -> Option<f64> {
        let n = i128::from(self.count);
        // Whole numbers until the end: equal numbers have no variance at all.
        let spread = n * i128::from(self.squares) - i128::from(self.sum) * i128::from(self.sum);
        (n > 1).then(|| spread as f64 / (n as f64 * n as f64 * (n - 1) as f64))
    }

    /// The mean with its interval.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let half = self.error_squared().map_or(0.0, |square| quantile(self.count - 1) * square.sqrt());
        Estimate::around(self.mean(), half)
    }

    /// The mean as a share of `whole`, from 0 to 1, with its interval. Where all numbers are the same it is Wilson's: that
    /// nothing else was seen does not mean that it can't be.
    #[must_use]
    pub fn share(&self, whole: i64) -> Estimate {
        let whole = whole as f64;
        match self.error_squared() {
            Some(square) if square > 0.0 => {
                let share = self.estimate().scaled(1.0 / whole);
                Estimate { low: share.low.max(0.0), high: share.high.min(1.0), ..share }
            }
            _ => wilson(self.mean() / whole, self.count),
        }
    }
}

/// Wilson's interval of a share in so many independent trials.
#[must_use]
pub fn wilson(share: f64, trials: u64) -> Estimate {
    let n = trials as f64;
    if trials == 0 {
        return Estimate { mean: share, low: 0.0, high: 1.0 };
    }
    let whole = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / whole;
    let half = Z / whole * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Estimate { mean: share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The 97.5 % quantile of Student's distribution, by its expansion around the normal one where that is good to a thousandth.
fn quantile(degrees: u64) -> f64 {
    let exact = [12.706_204_736, 4.302_652_730, 3.182_446_305, 2.776_445_105];
    if let Some(&known) = usize::try_from(degrees.saturating_sub(1)).ok().and_then(|at| exact.get(at)) {
        return known;
    }
    let (d, z2) = (degrees as f64, Z * Z);
    let first = Z * (z2 + 1.0) / 4.0;
    let second = Z * (5.0 * z2 * z2 + 16.0 * z2 + 3.0) / 96.0;
    let third = Z * (3.0 * z2 * z2 * z2 + 19.0 * z2 * z2 + 17.0 * z2 - 15.0) / 384.0;
    Z + first / d + second / (d * d) + third / (d * d * d)
}

/// Pairs of whole numbers, from which the ratio of their means follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    left: Moments,
    right: Moments,
    products: i64,
}

impl Pairs {
    /// One more pair.
    pub fn add(&mut self, left: i64, right: i64) {
        self.left.add(left);
        self.right.add(right);
        self.products += left * right;
    }

    /// The mean of the left ones in parts of the mean of the right ones, with its interval (by the delta method); `None` if
    /// the right ones are nothing on average.
    #[must_use]
    pub fn ratio(&self) -> Option<Estimate> {
        let right = self.right.mean();
        if right == 0.0 {
            return None;
        }
        let n = self.left.count as f64;
        let ratio = self.left.mean() / right;
        let covered = |a: i64, sum_a: i64, sum_b: i64| a as f64 - sum_a as f64 * (sum_b as f64 / n);
        let left_left = covered(self.left.squares, self.left.sum, self.left.sum);
        let right_right = covered(self.right.squares, self.right.sum, self.right.sum);
        let left_right = covered(self.products, self.left.sum, self.right.sum);
        let spread = (left_left - 2.0 * ratio * left_right + ratio * ratio * right_right).max(0.0);
        let half = match self.left.count {
            0 | 1 => 0.0,
            count => quantile(count - 1) * (spread / (n - 1.0) / n).sqrt() / right.abs(),
        };
        Some(Estimate::around(ratio, half))
    }
}

/// The ratings of players whose mean is 1500, from the points each made against each other, by the model of Bradley and Terry.
///
/// A drawn game of each pair is added, so that nobody's rating is infinite.
#[must_use]
pub fn elo(points: &[Vec<f64>]) -> Vec<f64> {
    /// The drawn game is half a point for both.
    const PRIOR: f64 = 0.5;
    let n = points.len();
    let made = |a: usize, b: usize| points[a][b] + PRIOR;
    let others = |a: usize| (0..n).filter(move |&b| b != a);
    let mut strength = vec![1.0_f64; n];
    if n == 2 {
        strength[0] = made(0, 1) / made(1, 0);
    } else {
        for _ in 0..20_000 {
            let mut change = 0.0_f64;
            for a in 0..n {
                let won: f64 = others(a).map(|b| made(a, b)).sum();
                let expected: f64 = others(a).map(|b| (made(a, b) + made(b, a)) / (strength[a] + strength[b])).sum();
                let new = if n > 1 { won / expected } else { 1.0 };
                change = change.max((new / strength[a]).ln().abs());
                strength[a] = new;
            }
            let middle = (strength.iter().map(|s| s.ln()).sum::<f64>() / n as f64).exp();
            strength.iter_mut().for_each(|s| *s /= middle);
            if change < 1e-12 {
                break;
            }
        }
    }
    let ratings: Vec<_> = strength.iter().map(|s| 400.0 * s.log10()).collect();
    let mean = ratings.iter().sum::<f64>() / n.max(1) as f64;
    ratings.iter().map(|rating| 1500.0 + rating - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moments(numbers: &[i64]) -> Moments {
        let mut moments = Moments::default();
        numbers.iter().for_each(|&n| moments.add(n));
        moments
    }

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-3, "{a} is not {b}");
    }

    #[test]
    fn an_interval_is_that_of_student() {
        // Mean 3, variance 2.5, 4 degrees of freedom.
        let estimate = moments(&[1, 2, 3, 4, 5]).estimate();
        close(estimate.mean, 3.0);
        close(estimate.half_width(), 2.776_445 * (2.5_f64 / 5.0).sqrt());
        for (degrees, known) in [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (30, 2.0423)] {
            assert!((quantile(degrees) - known).abs() < 0.003, "{degrees}: {}", quantile(degrees));
        }
        close(quantile(1_000_000), Z);
    }

    #[test]
    fn a_share_is_between_nothing_and_all() {
        let share = moments(&[0, 120, 60, 60, 120, 120]).share(120);
        close(share.mean, 480.0 / 720.0);
        assert!(share.low > 0.0 && share.low < share.mean && share.high == 1.0, "{share:?}");
    }

    #[test]
    fn without_variance_an_interval_is_wilsons() {
        // Ten of ten: the published interval is from 72.25 % to 100 %.
        let all = moments(&[60; 10]).share(60);
        close(all.low, 0.7225);
        close(all.high, 1.0);
        let half = moments(&[30; 100]).share(60);
        close(half.low, 0.4038);
        close(half.high, 0.5962);
        let one = moments(&[60]).share(60);
        close(one.low, 0.2065);
        assert_eq!(moments(&[]).share(60), Estimate { mean: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn large_numbers_do_not_hide_a_small_variance() {
        let mut moments = Moments::default();
        (0..1_000_000).for_each(|_| moments.add(359));
        assert_eq!(moments.error_squared(), Some(0.0));
        moments.add(360);
        assert!(moments.error_squared().is_some_and(|square| square > 0.0));
    }

    #[test]
    fn a_ratio_is_paired() {
        let mut pairs = Pairs::default();
        for right in [100, 150, 200, 250] {
            // Always a fifth more: whatever the deals are worth, nothing is uncertain.
            pairs.add(right * 6 / 5, right);
        }
        let ratio = pairs.ratio().expect("a ratio");
        close(ratio.mean, 1.2);
        close(ratio.half_width(), 0.0);
        pairs.add(100, 300);
        let ratio = pairs.ratio().expect("a ratio");
        close(ratio.mean, 940.0 / 1000.0);
        // By hand: residuals of 0.94, scaled by the mean of 200 and the root of 5.
        let residuals: [f64; 5] = [120.0 - 94.0, 180.0 - 141.0, 240.0 - 188.0, 300.0 - 235.0, 100.0 - 282.0];
        let variance = residuals.iter().map(|r| r * r).sum::<f64>() / 4.0;
        close(ratio.half_width(), 2.776_445 * (variance / 5.0).sqrt() / 200.0);
        assert_eq!(Pairs::default().ratio(), None);
    }

    #[test]
    fn two_ratings_follow_from_the_share() {
        let ratings = elo(&[vec![0.0, 750.0], vec![250.0, 0.0]]);
        let apart = 400.0 * (750.5_f64 / 250.5).log10();
        close(ratings[0] - ratings[1], apart);
        close(ratings[0] + ratings[1], 3000.0);
        let lost = elo(&[vec![0.0, 0.0], vec![1000.0, 0.0]]);
        assert!(lost[0].is_finite() && lost[1] - lost[0] > 1000.0, "{lost:?}");
        assert_eq!((elo(&[]), elo(&[vec![0.0]])), (vec![], vec![1500.0]));
    }

    #[test]
    fn several_ratings_explain_all_results() {
        // Ten to one, ten to one, and a hundred to one: exactly what the model expects of steps of 400 points.
        let many = 1e9;
        let points = vec![
            vec![0.0, many * 10.0 / 11.0, many * 100.0 / 101.0],
            vec![many / 11.0, 0.0, many * 10.0 / 11.0],
            vec![many / 101.0, many / 11.0, 0.0],
        ];
        let ratings = elo(&points);
        for (got, wanted) in ratings.iter().zip([1900.0, 1500.0, 1100.0]) {
            assert!((got - wanted).abs() < 0.01, "{ratings:?}");
        }
        let lost = elo(&[vec![0.0, 9.0, 9.0], vec![0.0, 0.0, 9.0], vec![0.0, 0.0, 0.0]]);
        assert!(lost.iter().all(|rating| rating.is_finite()) && lost[0] > lost[1] && lost[1] > lost[2], "{lost:?}");
        close(lost.iter().sum::<f64>(), 4500.0);
    }
}
