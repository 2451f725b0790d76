//! What comes out of many deals.

use super::deal::{Effort, Outcome};
use super::statistics::{Estimate, Moments, Pairs, elo};

/// A victory is counted in so many parts, so that a share of it is a whole number for up to six winners.
const PARTS: i64 = 60;
/// Before so many deals nobody knows how wide an interval is.
pub const LEAST_DEALS: u64 = 20;

/// What comes out of many deals. Whole numbers only, and each deal counts once, however many games it has: games of one deal
/// are no independent evidence.
#[derive(Clone, Debug)]
pub struct Tally {
    deals: u64,
    games: u64,
    contenders: Vec<Contender>,
    /// Half points of each against each other.
    against: Vec<Vec<u64>>,
}

/// What came out for one contender.
#[derive(Clone, Debug, Default)]
struct Contender {
    /// Parts of victories by deal.
    wins: Moments,
    first_places: u64,
    /// Over all games: the score as many times as there are others, less the scores of the others.
    ahead: i64,
    /// The sum of scores by deal.
    scores: Moments,
    /// The same, beside that of the last contender.
    beside_last: Pairs,
    effort: Effort,
}

impl Tally {
    /// Nothing yet, for so many contenders.
    #[must_use]
    pub fn new(contenders: usize) -> Self {
        Self {
            deals: 0,
            games: 0,
            contenders: vec![Contender::default(); contenders],
            against: vec![vec![0; contenders]; contenders],
        }
    }

    /// Counts a deal.
    pub fn add(&mut self, deal: &Outcome) {
        self.deals += 1;
        self.games += deal.rounds.len() as u64;
        let n = self.contenders.len();
        let (mut wins, mut scores) = (vec![0; n], vec![0_i64; n]);
        for round in &deal.rounds {
            let winners = round.places.iter().filter(|&&place| place == 1).count() as i64;
            let total: i64 = round.scores.iter().map(|&score| i64::from(score)).sum();
            for (a, contender) in self.contenders.iter_mut().enumerate() {
                let score = i64::from(round.scores[a]);
                contender.ahead += score * n as i64 - total;
                scores[a] += score;
                if round.places[a] == 1 {
                    contender.first_places += 1;
                    wins[a] += PARTS / winners;
                }
                for b in (0..n).filter(|&b| b != a) {
                    self.against[a][b] += match round.places[a].cmp(&round.places[b]) {
                        std::cmp::Ordering::Less => 2,
                        std::cmp::Ordering::Equal => 1,
                        std::cmp::Ordering::Greater => 0,
                    };
                }
            }
        }
        let last = scores.last().copied().unwrap_or(0);
        for (a, contender) in self.contenders.iter_mut().enumerate() {
            contender.wins.add(wins[a]);
            contender.scores.add(scores[a]);
            contender.beside_last.add(scores[a], last);
            contender.effort.add(&deal.efforts[a]);
        }
    }

    /// How many deals were counted.
    #[must_use]
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// How many games they had.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// How many games each deal has.
    fn games_a_deal(&self) -> i64 {
        self.games.checked_div(self.deals).map_or(1, |games| games.max(1) as i64)
    }

    /// The share of victories of a contender, from 0 to 1; shared ones are split.
    #[must_use]
    pub fn win_share(&self, contender: usize) -> Estimate {
        self.contenders[contender].wins.share(PARTS * self.games_a_deal())
    }

    /// How many games a contender won; shared victories count for everybody.
    #[must_use]
    pub fn first_places(&self, contender: usize) -> u64 {
        self.contenders[contender].first_places
    }

    /// How far the mean score of a contender is above that of the others.
    #[must_use]
    pub fn score_difference(&self, contender: usize) -> f64 {
        let comparisons = self.games as f64 * (self.contenders.len() as f64 - 1.0);
        if comparisons > 0.0 { self.contenders[contender].ahead as f64 / comparisons } else { 0.0 }
    }

    /// The mean score in a deal of one game.
    #[must_use]
    pub fn score(&self, contender: usize) -> Estimate {
        self.contenders[contender].scores.estimate()
    }

    /// The mean score in parts of that of the last contender, paired by deals.
    #[must_use]
    pub fn score_beside_last(&self, contender: usize) -> Option<Estimate> {
        self.contenders[contender].beside_last.ratio()
    }

    /// What a contender spent.
    #[must_use]
    pub fn effort(&self, contender: usize) -> &Effort {
        &self.contenders[contender].effort
    }

    /// The ratings of all contenders.
    #[must_use]
    pub fn elo(&self) -> Vec<f64> {
        let points = |row: &Vec<u64>| row.iter().map(|&halves| halves as f64 / 2.0).collect();
        elo(&self.against.iter().map(points).collect::<Vec<_>>())
    }

    /// Is the half-width of every share below so many hundredths? Never before [`LEAST_DEALS`].
    #[must_use]
    pub fn is_certain(&self, hundredths: f64) -> bool {
        let certain = |contender| 100.0 * self.win_share(contender).half_width() < hundredths;
        self.deals >= LEAST_DEALS && (0..self.contenders.len()).all(certain)
    }

    /// The same of games that each contender plays alone: of every mean in parts of the last one, or of the only mean in parts of
    /// itself.
    #[must_use]
    pub fn is_certain_alone(&self, hundredths: f64) -> bool {
        let certain = |contender| {
            let half = match self.contenders.len() {
                1 => {
                    Some(self.score(contender)).filter(|score| score.mean != 0.0).map(|s| s.half_width() / s.mean.abs())
                }
                _ => self.score_beside_last(contender).map(|ratio| ratio.half_width()),
            };
            half.is_some_and(|half| 100.0 * half < hundredths)
        };
        self.deals >= LEAST_DEALS && (0..self.contenders.len()).all(certain)
    }
}

#[cfg(test)]
mod tests {
    use super::super::deal::Round;
    use super::*;

    /// A deal of games, each by scores; places follow.
    fn deal(games: &[&[i16]]) -> Outcome {
        let round = |scores: &&[i16]| {
            let results: Vec<_> = scores.iter().map(|&score| (score, 0)).collect();
            Round { scores: scores.to_vec(), places: tabletop::Standing::rank(&results).places().to_vec() }
        };
        let efforts = vec![Effort { decisions: 2, worlds: 30, ..Effort::default() }; games[0].len()];
        Outcome { rounds: games.iter().map(round).collect(), efforts }
    }

    #[test]
    fn shared_victories_are_split() {
        let mut tally = Tally::new(3);
        tally.add(&deal(&[&[9, 9, 3], &[1, 2, 3], &[5, 5, 5]]));
        tally.add(&deal(&[&[9, 9, 3], &[1, 2, 3], &[5, 5, 5]]));
        let shares = [0, 1, 2].map(|c| tally.win_share(c).mean);
        let wanted = [0.5 + 1.0 / 3.0, 0.5 + 1.0 / 3.0, 1.0 + 1.0 / 3.0].map(|wins: f64| wins / 3.0);
        assert!(shares.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-12), "{shares:?}");
        assert_eq!([0, 1, 2].map(|c| tally.first_places(c)), [4, 4, 4]);
        assert_eq!((tally.deals(), tally.games()), (2, 6));
        // 15 points against a mean of (16 + 11) / 2 in three games.
        assert!((tally.score_difference(0) - (15.0 - 13.5) / 3.0).abs() < 1e-12);
        assert_eq!((tally.effort(1).decisions, tally.effort(1).worlds), (4, 60));
    }

    #[test]
    fn a_deal_counts_once() {
        // Whoever sits first wins: nobody is better, and that is certain.
        let mut tally = Tally::new(2);
        for _ in 0..100 {
            tally.add(&deal(&[&[5, 1], &[1, 5]]));
        }
        let share = tally.win_share(0);
        assert_eq!(share.mean, 0.5);
        assert!((share.low - 0.4038).abs() < 1e-3, "Wilson's of 100 deals, not of 200 games: {share:?}");
        assert!(tally.elo().iter().all(|rating| (rating - 1500.0).abs() < 1e-9));
    }

    #[test]
    fn it_is_certain_when_the_intervals_are_narrow() {
        let mut tally = Tally::new(2);
        let mut deals = 0;
        while !tally.is_certain(10.0) {
            tally.add(&deal(if deals % 2 == 0 { &[&[5, 1], &[5, 1]] } else { &[&[5, 1], &[1, 5]] }));
            deals += 1;
        }
        // Shares of 1 and ½ in turn: 0.25 around the mean, so about (1.98 · 0.25 / 0.1)² deals.
        assert!((24..30).contains(&deals), "{deals}");
        let mut sure = Tally::new(2);
        for _ in 1..LEAST_DEALS {
            sure.add(&deal(&[&[5, 1], &[5, 1]]));
            assert!(!sure.is_certain(50.0), "too early");
        }
        sure.add(&deal(&[&[5, 1], &[5, 1]]));
        assert!(sure.is_certain(50.0) && !sure.is_certain(1.0), "only Wilson knows how sure");
    }

    #[test]
    fn alone_ratios_are_what_counts() {
        let mut tally = Tally::new(2);
        for n in 0..30 {
            let base = 100 + 10 * (n % 5);
            tally.add(&deal(&[&[base * 6 / 5, base]]));
        }
        let ratio = tally.score_beside_last(0).expect("a ratio");
        assert!((ratio.mean - 1.2).abs() < 1e-12 && ratio.half_width() < 1e-6);
        assert!(tally.is_certain_alone(0.1) && tally.score(1).half_width() > 1.0);
        let mut one = Tally::new(1);
        (0..30).for_each(|n| one.add(&deal(&[&[100 + n % 2]])));
        assert!(one.is_certain_alone(1.0) && !one.is_certain_alone(0.01));
        assert_eq!((one.win_share(0).mean, one.elo()), (1.0, vec![1500.0]));
    }
}
