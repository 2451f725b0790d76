//! The points: island by island, and who has won.

use islands::{Score, State};
use phrases::{IslandsTeller, Person, Phrases};
use tabletop::{Game, Seat};

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
        line(0, format!("{} · {points} · {coins}", name(teller, seat)));
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
                let number = format!("{:>3}  ", format!("{plus}{}", with_minus(entry.points))).replace(' ', NO_BREAK);
                line(4, format!("{number}{}", entry.text));
            }
        }
    }
    lines.extend(victory(state, teller).map(|text| PointsLine { text, indent: 0, strong: true }));
    lines
}

/// Who has won, or with which rank, if the game is over.
fn victory(state: &State, teller: &IslandsTeller) -> Option<String> {
    let say = teller.phrases;
    let standing = state.standing()?;
    if state.is_solo() {
        return standing.scores().first().map(|&points| say.solo_result(points));
    }
    let winners: Vec<Seat> = standing.winners().collect();
    let score = winners.first().map_or(0, |seat| standing.scores()[seat.index()]);
    let text = match *winners {
        [only] => say.won(score, &teller.person(only)),
        _ => {
            let names: Vec<_> = winners.iter().map(|&seat| name(teller, seat)).collect();
            say.won_together(&names.join(", "), score)
        }
    };
    // Who has as many points and fewer coins has lost by that alone, which is worth saying.
    let tied = standing.scores().iter().filter(|&&s| s == score).count() > winners.len();
    Some(if tied { format!("{text} {}", say.islands_won_by_coins()) } else { text })
}

fn name(teller: &IslandsTeller, seat: Seat) -> String {
    match teller.person(seat) {
        Person::You => teller.phrases.board_you(),
        Person::Other(name) => name,
    }
}

/// So many points, in words.
pub fn points_text(points: i16, say: Phrases) -> String {
    say.islands_points(points, &with_minus(points))
}

/// A number with a sign that is no hyphen.
fn with_minus(n: i16) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}
