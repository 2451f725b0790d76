//! The points: island by island, and who has won.

use islands::{Score, State};
use phrases::{IslandsTeller, Phrases, signed};
use tabletop::{Game, Seat};

use crate::play::ending::{called, victory};
use speech::NO_BREAK;

/// A line of the points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsLine {
    /// What it says.
    pub text: String,
    /// How far it is indented.
    pub indent: usize,
    /// Is it the one that says who has won?
    pub strong: bool,
}

/// The points of every player, island by island, and who has won if the game is over.
pub fn points(state: &State, teller: &IslandsTeller) -> Vec<PointsLine> {
    let say = teller.phrases;
    let mut lines = Vec::new();
    let mut line = |indent, text| lines.push(PointsLine { text, indent, strong: false });
    for seat in Seat(0).round(state.players()) {
        let (points, coins) = (points_text(state.points(seat), say), say.islands_coins(state.coins(seat)));
        line(0, format!("{} · {points} · {coins}", called(teller.person(seat), say)));
        let score = Score::of(state, seat);
        let mut of_islands = teller.score(seat, &score);
        // The sum stands above.
        of_islands.pop();
        for entry in of_islands {
            if entry.heading {
                line(2, entry.text);
            } else {
                // Blanks at which no line is broken, so that the numbers stand below each other.
                let plus = if entry.points < 0 { "" } else { "+" };
                let number = format!("{:>3}  ", format!("{plus}{}", signed(entry.points))).replace(' ', NO_BREAK);
                line(4, format!("{number}{}", entry.text));
            }
        }
    }
    lines.extend(result(state, teller).map(|text| PointsLine { text, indent: 0, strong: true }));
    lines
}

/// Who has won, or with which rank, if the game is over.
fn result(state: &State, teller: &IslandsTeller) -> Option<String> {
    let (say, standing) = (teller.phrases, state.standing()?);
    if state.is_solo() {
        return standing.scores().first().map(|&points| say.solo_result(points));
    }
    Some(victory(&standing, say, |seat| teller.person(seat), &say.islands_won_by_coins()))
}

/// So many points, in words.
pub fn points_text(points: i16, say: Phrases) -> String {
    say.islands_points(points, &signed(points))
}
