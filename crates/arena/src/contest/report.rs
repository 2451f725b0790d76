//! What the arena prints.

use bots::arena::statistics::Estimate;
use serde::Serialize;

use super::{Results, Spent};
use crate::cli::Arena;
use crate::simulate::scores::{Ranks, Summary};
use options::bot::Thinking;
use speech::out::{self, Out, Stop, grouped, ratio};

/// What is printed. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    games: u64,
    seed: u64,
    budget: Thinking,
    bots: Vec<Row>,
    deals: u64,
    interrupted: bool,
    /// How many games were asked for.
    #[serde(skip)]
    asked: u64,
}

/// One contender.
#[derive(Debug, Serialize)]
struct Row {
    name: String,
    win_share: f64,
    ci95: [f64; 2],
    score_diff_mean: f64,
    first_places: u64,
    ms_p50: f64,
    ms_p99: f64,
    nodes_mean: f64,
    elo: f64,
    /// Decisions for a move that is surely no better than another one.
    dominated: u64,
    #[serde(flatten)]
    alone: Option<Alone>,
}

/// What is known of a contender who played alone.
#[derive(Debug, Serialize)]
struct Alone {
    scores: Option<Summary>,
    score_ci95: [f64; 2],
    ranks: Option<Ranks>,
    /// The mean score in parts of that of the last contender.
    ratio: f64,
    ratio_ci95: [f64; 2],
}

fn interval(estimate: Estimate) -> [f64; 2] {
    [estimate.low, estimate.high]
}

/// The shares so far, in a few words.
pub fn so_far(names: &[String], results: &Results) -> String {
    let share = |(at, name): (usize, &String)| match results.alone {
        Some(_) => format!("{name} {:.1}", results.tally.score(at).mean),
        None => {
            let share = results.tally.win_share(at);
            format!("{name} {:.1} % ±{:.1}", 100.0 * share.mean, 100.0 * share.half_width())
        }
    };
    names.iter().enumerate().map(share).collect::<Vec<_>>().join(", ")
}

impl Report {
    /// The report of a run in which so many games were asked for.
    pub fn new(options: &Arena, names: &[String], results: &Results, asked: u64) -> Self {
        let tally = &results.tally;
        let elo = tally.elo();
        let row = |(at, name): (usize, &String)| {
            let (share, effort) = (tally.win_share(at), tally.effort(at));
            let alone = results.alone.as_ref().map(|scores| {
                let beside = tally.score_beside_last(at);
                Alone {
                    scores: scores[at].summary(),
                    score_ci95: interval(tally.score(at)),
                    ranks: scores[at].ranks(),
                    ratio: beside.map_or(0.0, |ratio| ratio.mean),
                    ratio_ci95: beside.map_or([0.0; 2], interval),
                }
            });
            Row {
                name: name.clone(),
                win_share: share.mean,
                ci95: interval(share),
                score_diff_mean: tally.score_difference(at),
                first_places: tally.first_places(at),
                ms_p50: effort.times.percentile(50),
                ms_p99: effort.times.percentile(99),
                nodes_mean: ratio(effort.worlds as f64, effort.decisions as f64),
                elo: elo[at],
                dominated: effort.dominated,
                alone,
            }
        };
        Self {
            game: options.game.word(),
            games: tally.games(),
            seed: options.seed,
            budget: options.thinking(),
            bots: names.iter().enumerate().map(row).collect(),
            deals: tally.deals(),
            interrupted: out::interrupted(),
            asked,
        }
    }

    /// Was the run interrupted?
    pub const fn interrupted(&self) -> bool {
        self.interrupted
    }

    /// Prints it for people.
    pub fn print(&self, out: &mut Out, spent: &Spent, options: &Arena) -> Result<(), Stop> {
        let Self { game, games, seed, budget, deals, .. } = self;
        out.line(format_args!("{game}, {budget}, seed {seed}"))?;
        for (option, value) in options.with.named() {
            out.line(format_args!("{option}: {}", speech::shown(&value)))?;
        }
        if self.interrupted {
            out.line("interrupted: this is what was done so far")?;
        }
        let alone = self.bots.iter().any(|row| row.alone.is_some());
        let resumed = match spent.resumed {
            0 => String::new(),
            n => format!(", {} of them from the file", grouped(n)),
        };
        if alone {
            out.line(format_args!("{} deals, each played alone by every bot{resumed}", grouped(*deals)))?;
        } else {
            let rounded = match games {
                games if *games > self.asked => format!(" (rounded up from {} to whole deals)", grouped(self.asked)),
                _ => String::new(),
            };
            let rotations = self.bots.len();
            let (games, deals) = (grouped(*games), grouped(*deals));
            out.line(format_args!("{games} games{rounded}: {deals} deals in {rotations} rotations{resumed}"))?;
        }
        let Spent { wall, cpu, threads, .. } = spent;
        let (wall, cpu) = (wall.as_secs_f64(), cpu.as_secs_f64());
        out.line(format_args!("{wall:.2} s ({cpu:.2} CPU s, threads: {threads}); intervals are of 95 %"))?;
        out.line("")?;
        if alone { self.print_alone(out) } else { self.print_shares(out) }
    }

    /// How wide the column of names is.
    fn width(&self) -> usize {
        self.bots.iter().map(|row| row.name.len()).max().unwrap_or(0).max(10)
    }

    fn print_shares(&self, out: &mut Out) -> Result<(), Stop> {
        let wide = self.width();
        out.line(format_args!(
            "{:<wide$}  win share  interval          Elo  score diff  first   p50 ms   p99 ms    worlds  dominated",
            "bot"
        ))?;
        for row in &self.bots {
            let Row { name, score_diff_mean, first_places, ms_p50, ms_p99, nodes_mean, elo, dominated, .. } = row;
            let share = 100.0 * row.win_share;
            let [low, high] = row.ci95.map(|share| 100.0 * share);
            out.line(format_args!(
                "{name:<wide$}  {share:>7.2} %  {low:>5.1} to {high:>5.1} %  {elo:>5.0}  {score_diff_mean:>+10.2} {first_places:>6} \
                 {ms_p50:>8.2} {ms_p99:>8.2} {nodes_mean:>9.1} {dominated:>10}"
            ))?;
        }
        Ok(())
    }

    fn print_alone(&self, out: &mut Out) -> Result<(), Stop> {
        let wide = self.width();
        let last = self.bots.last().map_or("", |row| &row.name);
        out.line(format_args!(
            "{:<wide$}    mean  interval           p10  median  p90  of {last:<12} interval         p50 ms   p99 ms    worlds",
            "bot"
        ))?;
        for row in &self.bots {
            let Row { name, ms_p50, ms_p99, nodes_mean, .. } = row;
            let Some(Alone { scores: Some(scores), score_ci95: [low, high], ratio, ratio_ci95: [from, to], .. }) =
                &row.alone
            else {
                continue;
            };
            let (p10, median, p90) = (scores.p10, scores.median, scores.p90);
            out.line(format_args!(
                "{name:<wide$}  {:>6.1}  {low:>6.1} to {high:>6.1}  {p10:>4} {median:>7} {p90:>4}  {ratio:>15.3}  {from:>5.3} to {to:>5.3} \
                 {ms_p50:>8.2} {ms_p99:>8.2} {nodes_mean:>9.1}",
                scores.mean
            ))?;
        }
        for row in &self.bots {
            if let Some(Alone { ranks: Some(ranks), .. }) = &row.alone {
                out.line(format_args!("\n{}", row.name))?;
                ranks.print(out)?;
            }
        }
        Ok(())
    }
}
