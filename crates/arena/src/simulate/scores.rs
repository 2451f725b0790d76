//! The scores of solo games: how often each came up, and which ranks they are (I-13.13).

use std::collections::BTreeMap;

use drawings::chart::{Bars, Chart, Format};
use islands::Rank;
use phrases::Phrases;
use serde::{Serialize, Serializer};

use options::game::NO_RANK;
use speech::out::{Out, Stop, grouped, ratio};

/// A chart has at most about so many bars.
const BARS: i32 = 44;
/// So many points can be in one bar. Up to 25, the boundaries of ranks are boundaries of bars.
const STEPS: [i16; 5] = [5, 25, 50, 100, 500];

/// How often each score came up. Whole numbers only: it does not depend on the order of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    games: BTreeMap<i16, u64>,
}

impl Scores {
    /// One more game with this score.
    pub fn count(&mut self, score: i16) {
        *self.games.entry(score).or_default() += 1;
    }

    /// The games of another thread.
    pub fn add(&mut self, other: &Self) {
        for (&score, &games) in &other.games {
            *self.games.entry(score).or_default() += games;
        }
    }

    fn total(&self) -> u64 {
        self.games.values().sum()
    }

    /// The lowest score that at least so many hundredths of the games do not exceed.
    fn percentile(&self, hundredths: u64) -> Option<i16> {
        let wanted = (self.total() * hundredths).div_ceil(100).max(1);
        let mut games = 0;
        let mut reaches = |n: u64| {
            games += n;
            games >= wanted
        };
        self.games.iter().find(|&(_, &n)| reaches(n)).map(|(&score, _)| score)
    }

    /// What can be said of them in a few numbers; nothing if there are none.
    pub fn summary(&self) -> Option<Summary> {
        let sum: f64 = self.games.iter().map(|(&score, &games)| f64::from(score) * games as f64).sum();
        Some(Summary {
            min: *self.games.keys().next()?,
            p10: self.percentile(10)?,
            median: self.percentile(50)?,
            mean: ratio(sum, self.total() as f64),
            p90: self.percentile(90)?,
            max: *self.games.keys().next_back()?,
        })
    }

    /// How many games have each rank; nothing if there are none.
    pub fn ranks(&self) -> Option<Ranks> {
        let mut ranks = Ranks { games: [0; 1 + Rank::ALL.len()] };
        for (&score, &games) in &self.games {
            ranks.games[Rank::of(score).map_or(0, |rank| 1 + rank as usize)] += games;
        }
        (!self.games.is_empty()).then_some(ranks)
    }

    /// A chart of them, with the boundaries of ranks.
    pub fn chart(&self, title: &str, phrases: Phrases) -> String {
        let Bars { step, first, bars } = Bars::of(&self.games, BARS, &STEPS);
        let marks = Rank::ALL.map(|rank| (rank.least(), phrases.rank(rank)));
        Chart { title, step, first, bars: &bars, marks: &marks, format: Format::Page }.to_svg()
    }
}

/// Scores in a few numbers. Each is a score that came up, but for the mean.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The lowest.
    pub min: i16,
    /// What a tenth of the games does not exceed.
    pub p10: i16,
    /// What half of them does not exceed.
    pub median: i16,
    /// Their mean.
    pub mean: f64,
    /// What nine tenths do not exceed.
    pub p90: i16,
    /// The highest.
    pub max: i16,
}

impl Summary {
    /// Prints them as a small table.
    pub fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let Self { min, p10, median, mean, p90, max } = self;
        out.line("points   lowest     p10  median    mean     p90  highest")?;
        out.line(format_args!("{min:>15} {p10:>7} {median:>7} {mean:>7.1} {p90:>7} {max:>8}"))
    }
}

/// How many games have no rank, and each of the ranks from the lowest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranks {
    games: [u64; 1 + Rank::ALL.len()],
}

impl Ranks {
    fn rows(&self) -> impl Iterator<Item = (&'static str, Option<Rank>, u64)> {
        let ranks = [None].into_iter().chain(Rank::ALL.map(Some));
        ranks.zip(self.games).map(|(rank, games)| (rank.map_or(NO_RANK, Rank::word), rank, games))
    }

    /// Prints them as a table.
    pub fn print(&self, out: &mut Out) -> Result<(), Stop> {
        out.line("rank        points       games   share")?;
        let all = self.games.iter().sum::<u64>() as f64;
        for (word, rank, games) in self.rows() {
            let points = rank.map_or_else(|| format!("<{}", Rank::ALL[0].least()), |rank| format!("{}+", rank.least()));
            let share = 100.0 * ratio(games as f64, all);
            out.line(format_args!("{word:<12}{points:>6} {:>11} {share:>6.1}%", grouped(games)))?;
        }
        Ok(())
    }
}

impl Serialize for Ranks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.rows().map(|(word, _, games)| (word, games)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(list: impl IntoIterator<Item = i16>) -> Scores {
        let mut scores = Scores::default();
        list.into_iter().for_each(|score| scores.count(score));
        scores
    }

    #[test]
    fn few_numbers_say_what_came_up() {
        let summary = scores(1..=100).summary().expect("games");
        assert_eq!((summary.min, summary.p10, summary.median, summary.p90, summary.max), (1, 10, 50, 90, 100));
        assert_eq!(summary.mean, 50.5);
        let one = scores([-7]).summary().expect("a game");
        assert_eq!((one.min, one.p10, one.median, one.p90, one.max), (-7, -7, -7, -7, -7));
        assert_eq!((scores([]).summary(), scores([]).ranks()), (None, None));
    }

    #[test]
    fn ranks_begin_at_their_points() {
        let all = scores([-3, 74, 75, 99, 100, 149, 150, 199, 200, 249, 250, 299, 300, 1000]);
        assert_eq!(all.ranks().expect("games").games, [2; 7]);
    }

    #[test]
    fn threads_add_up() {
        let mut all = scores([1, 2]);
        all.add(&scores([2, 3]));
        assert_eq!(all, scores([1, 2, 2, 3]));
    }

    #[test]
    fn a_chart_shows_every_game() {
        let phrases = Phrases(tabletop::Language::En);
        for list in [vec![], vec![-1], vec![-40, 74, 75, 300], vec![i16::MIN, i16::MAX], (0..=200).collect()] {
            let svg = scores(list.iter().copied()).chart("T & t", phrases);
            assert!(svg.starts_with("<svg ") && svg.contains("T &amp; t"), "{svg}");
        }
    }
}
