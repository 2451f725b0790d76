//! Points, in words.

use islands::Score;
use islands::score::{IslandScore, outline_points};
use tabletop::Seat;

use super::IslandsTeller;
use crate::number::signed;

/// A line of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// Does it tell of an island as a whole, or of everything together?
    pub heading: bool,
    /// What it says.
    pub text: String,
    /// The points.
    pub points: i16,
}

impl IslandsTeller<'_> {
    /// The points of a player, island by island, and the total at the end.
    #[must_use]
    pub fn score(&self, seat: Seat, score: &Score) -> Vec<ScoreLine> {
        let mut lines: Vec<_> = score.islands.iter().flat_map(|island| self.island_score(seat, island)).collect();
        lines.push(ScoreLine { heading: true, text: self.phrases.islands_score_total(), points: score.total });
        lines
    }

    fn island_score(&self, seat: Seat, score: &IslandScore) -> Vec<ScoreLine> {
        let (say, island) = (self.phrases, self.island(seat, score.island));
        if !score.started {
            return vec![ScoreLine { heading: true, text: say.islands_score_not_started(&island), points: 0 }];
        }
        let detail = |text, points| ScoreLine { heading: false, text, points };
        let text = say.islands_score_island(&island, score.total, &signed(score.total));
        let mut lines = vec![ScoreLine { heading: true, text, points: score.total }];
        for of in &score.landmarks {
            let text = say.islands_score_landmark(of.landmark.word(), of.side.word(), &of.square.to_string());
            lines.push(detail(text, of.points));
        }
        for &(square, points) in &score.outlines {
            let colour = if points == i16::from(outline_points(true)) { "own" } else { "other" };
            lines.push(detail(say.islands_score_outline(colour, &square.to_string()), points));
        }
        if score.unpainted > 0 {
            lines.push(detail(say.islands_score_unpainted(score.unpainted), -i16::from(score.unpainted)));
        }
        lines
    }
}
