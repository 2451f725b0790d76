//! From what is known about single cards to the table of worths.

use origami::cards::species;
use origami::edition::Facts;
use origami::setup::Title;
use origami::vocab::Kind;
use origami::{Edition, Species};

use super::rows::{
    ACTIONS, AHEAD, AHEAD_IN_HAND, BEST, DIFFERENCE, EFFECT, EVEN, FOLDS, GAIN, HAND, IN_HAND, LINE, MARKS, OPEN, ROWS,
    Row, SAFE, USE,
};
use super::{legends, origami as base};

/// What is known about a card.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    species: Species,
    hand: Option<Row>,
    line: Option<Row>,
    played: Option<Row>,
    on_top: Option<[Row; 3]>,
    used: Option<Row>,
}

/// Nothing is known yet about the card of that name.
pub const fn known(name: &str) -> Known {
    Known { species: species(name), hand: None, line: None, played: None, on_top: None, used: None }
}

impl Known {
    /// What it is worth in hand, beside its folds.
    pub const fn hand(self, row: Row) -> Self {
        Self { hand: Some(row), ..self }
    }

    /// What it is worth in the Draw Line, to who is next.
    pub const fn line(self, row: Row) -> Self {
        Self { line: Some(row), ..self }
    }

    /// What playing it brings, beside its points.
    pub const fn played(self, row: Row) -> Self {
        Self { played: Some(row), ..self }
    }

    /// What it is worth on top: if the next play does not cover it, may cover it, covers it.
    pub const fn on_top(self, safe: Row, even: Row, open: Row) -> Self {
        Self { on_top: Some([safe, even, open]), ..self }
    }

    /// What its special action brings.
    pub const fn used(self, row: Row) -> Self {
        Self { used: Some(row), ..self }
    }
}

/// What is known about a game beside single cards. The rows are those of the module `rows`.
#[derive(Clone, Copy, Debug)]
pub struct Common {
    /// So many folds in hand.
    pub folds: [Row; MARKS.len()],
    /// A point that a card in hand would bring beside those printed on it.
    pub gain: Row,
    /// A point of the best card that can be played at once.
    pub best: Row,
    /// A point that cards in hand bring at present.
    pub in_hand: Row,
    /// A point that the difference of the collections brings at present.
    pub difference: Row,
    /// A point for having more in collections, by the lead.
    pub ahead: [Row; 5],
    /// A point for having more in hand, by the lead.
    pub ahead_in_hand: [Row; 5],
}

impl Common {
    /// Writes the rows down, each with this share.
    fn add_to(&self, rows: &mut [Row], share: f32) {
        let singles = [(GAIN, self.gain), (BEST, self.best), (IN_HAND, self.in_hand), (DIFFERENCE, self.difference)];
        let of =
            |first: usize, all: &[Row]| all.iter().enumerate().map(|(i, &row)| (first + i, row)).collect::<Vec<_>>();
        let ahead = of(AHEAD, &self.ahead).into_iter().chain(of(AHEAD_IN_HAND, &self.ahead_in_hand));
        for (at, row) in of(FOLDS, &self.folds).into_iter().chain(singles).chain(ahead) {
            for (worth, more) in rows[at].iter_mut().zip(row) {
                *worth += share * more;
            }
        }
    }
}

/// The table of worths for a game with this edition.
pub fn table(title: Title, edition: &Edition) -> Vec<Row> {
    let mut rows = vec![[0.0; ACTIONS.len()]; ROWS];
    let (origami, legends) = match title {
        Title::Origami => (1.0, 0.0),
        Title::Legends => (0.0, 1.0),
        Title::Mixed => (0.5, 0.5),
    };
    base::COMMON.add_to(&mut rows, origami);
    legends::COMMON.add_to(&mut rows, legends);
    for species in Species::all() {
        by_print(species, edition.facts(species), &mut rows);
    }
    for card in base::CARDS.iter().chain(legends::CARDS) {
        // What was learned holds for the cards as they are; an owner's corrections shift it.
        let mut printed = vec![[0.0; ACTIONS.len()]; ROWS];
        by_print(card.species, Edition::standard().facts(card.species), &mut printed);
        let mut learn = |first: usize, row: Option<Row>| {
            let at = first + card.species.index();
            for (i, worth) in row.iter().flatten().enumerate() {
                rows[at][i] += worth - printed[at][i];
            }
        };
        learn(HAND, card.hand);
        learn(LINE, card.line);
        learn(EFFECT, card.played);
        learn(USE, card.used);
        for (first, row) in [SAFE, EVEN, OPEN].into_iter().zip(card.on_top.iter().flatten()) {
            learn(first, Some(*row));
        }
    }
    rows
}

/// What a card is worth by what is printed on it.
fn by_print(species: Species, facts: &Facts, rows: &mut [Row]) {
    let at = species.index();
    // A fold is worth a little less than half a point.
    let profit = f32::from(facts.points) - 0.45 * f32::from(facts.cost);
    // With the last action a card in hand is worth what it can be played for, which is counted elsewhere.
    rows[HAND + at][1..].fill(0.6 + 0.2 * profit);
    rows[LINE + at][1..].fill(0.1);
    if species.is_character() {
        rows[EFFECT + at] = [4.0; ACTIONS.len()];
        return;
    }
    match facts.ability.kind() {
        Kind::Instant => rows[EFFECT + at] = [-1.0, 0.0, 0.5, 0.5, 0.5],
        Kind::Special => {
            rows[EFFECT + at] = [-2.0, -1.0, -1.0, -1.0, -1.0];
            rows[SAFE + at] = [0.0, 0.8, 1.2, 1.2, 0.8];
            rows[EVEN + at] = [0.0, 0.6, 0.9, 0.7, 0.7];
            rows[OPEN + at] = [0.0, 0.4, 0.2, 0.0, 0.0];
            rows[USE + at] = [2.2, 2.2, 2.2, 2.4, 2.4];
        }
        Kind::Ongoing => {
            rows[EFFECT + at] = [-2.0, -1.0, -1.0, -1.0, -1.0];
            rows[SAFE + at] = [0.0, 0.3, 0.5, 0.6, 0.6];
        }
        Kind::Scoring => rows[EFFECT + at] = [-3.0, -2.0, -1.2, -1.2, -0.6],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_known_once() {
        let all: Vec<_> = base::CARDS.iter().chain(legends::CARDS).map(|card| card.species).collect();
        assert_eq!(all, Species::all().chain([Species::RICE_PAPER]).collect::<Vec<_>>());
    }
}
